/**
 * Where a unit's supply comes from, hex by hex, or why none does.
 * @rule SPI 9.7, 9.74, 5.85
 * @module
 */
import type { HexIx } from '../../../kernel/hex.js';
import { citation } from '../../../kernel/rule.js';
import { spi } from '../cases.js';
import { isPartisan, nationName, outOfSupply, playerOf, type Position } from '../position.js';
import { goalOf, suppliedHexes, type SupplyGoal, supplyNetwork, supplyOpen } from '../supply.js';
import { quarterOf } from '../tables/turn.js';
import type { UnitIx } from '../unit.js';
import { counted, hexText, unitText } from '../wording.js';
import { type Account, NOTHING, ruled, told } from './account.js';

const LINES = spi('9.7', [], 'Supply lines run over land to a home country that is joined to a capital or resource center, with a leg by sea at most.');
const JUDGED = spi('9.7', [], 'Supply is judged when a player turn begins and when it ends, and holds in between.');
const SPARED = spi('16.5', [], 'Partisans need no supply.');

/** `'1411 → 1410 → 1409 Berlin'`. */
const wayText = (pos: Position, from: HexIx, line: ReadonlyArray<HexIx>): string => [from, ...line].map((hex) => hexText(pos, hex)).join(' → ');

/** The line of a hex, in words; what supply needs and does not find when there is none. */
export const supplyLine = (pos: Position, hex: HexIx, goal: SupplyGoal): string => {
  const { board } = pos;
  const range = board.tables.supply.land[quarterOf(pos.state.turn)];
  const open = supplyOpen(pos, goal);
  const sources = supplyNetwork(pos, goal);
  const to = goal.nation < 0 ? 'a home country of its player' : nationName(pos, goal.nation);
  const supplied = suppliedHexes(pos, goal);
  board.tracer.flood({ sources, range, enterable: open, crossable: board.folds.open.supply });
  const line = board.tracer.line(hex);
  if (line !== null) return line.length === 0 ? `${hexText(pos, hex)} is a hex of ${to}` : `${wayText(pos, hex, line)}, ${counted(line.length, 'hex', 'hexes')} of at most ${range}`;
  if (supplied[hex] === 1) return `from ${hexText(pos, hex)} at most ${counted(range, 'hex', 'hexes')} to a coast, and from there by sea to a port in supply`;
  const free = board.tracer.flood({ sources, range: Infinity, enterable: open, crossable: board.folds.open.supply })[hex];
  if (sources.length === 0) return `none: no capital or resource center of ${to} is open to its player`;
  if (free >= 0) return `none: the nearest hex of ${to} is ${counted(free, 'hex', 'hexes')} away, ${range} are the most in this quarter`;
  const barred = board.rules.supplyBars.filter((bar) => bar.closed(pos, goal.player, hex)).map((bar) => ` [${citation(bar.ref)}]`);
  return `none: every way from ${hexText(pos, hex)} to ${to} leads through enemies, their zones of control or closed hexes${barred.join('')}`;
};

/** How a unit was judged, and where its line runs now. */
export const supplyAccount = (pos: Position, unit: UnitIx, nation = -1): Account => {
  const hex = pos.state.units.hex[unit] ?? -1;
  if (hex < 0 || playerOf(pos, unit) < 0) return NOTHING;
  if (isPartisan(pos, unit) && nation < 0) return told(ruled(`${unitText(pos, unit)} live off the land.`, SPARED));
  const now = ruled(`Supply line of ${unitText(pos, unit)}: ${supplyLine(pos, hex, { ...goalOf(pos, unit), nation })}.`, LINES);
  return outOfSupply(pos, unit) ? told(ruled(`${unitText(pos, unit)} was judged out of supply.`, JUDGED), now) : told(now);
};
