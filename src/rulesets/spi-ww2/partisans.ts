/**
 * Partisans: rolled for country by country, raised in a hex of the country, and converted in Finland by an option.
 * @rule SPI 16.5, 16.52, 14.18, 17.2, 17.3
 * @module
 */
import type { HexIx } from '../../kernel/hex.js';
import { allHold, type Check, checksAbout } from '../../kernel/rule.js';
import { spi } from './cases.js';
import { freeCounter } from './crossing.js';
import { stacksWith } from './entry.js';
import type { SpiEvent } from './event.js';
import { camp, firstIn, hexName, isPartisan, landName, nationAt, nationName, type Position, playerName, roomIn } from './position.js';
import type { UnrestQuery } from './rules.js';
import { campOf } from './situation.js';
import { PEACE, type SpiState } from './state.js';
import { PARTISAN, type UnitIx } from './unit.js';

/** The nation of a row's partisans: they come last, row by row. */
export const partisanNation = (pos: Position, row: number): number => pos.board.nations.length - pos.board.tables.partisans.length + row;

/** Whether units of a camp (regular ones only, or any) stand in the country of a row. */
const standing = (pos: Position, row: number, side: number, regular: boolean): boolean => {
  const { homeHexes } = pos.board.nations[partisanNation(pos, row)];
  const { first, next } = pos.sit.stacks;
  for (let i = 0; i < homeHexes.length; i++)
    for (let u = first[homeHexes[i]]; u >= 0; u = next[u]) if (camp(pos, u) === side && !(regular && isPartisan(pos, u))) return true;
  return false;
};

const sideOf = (pos: Position, row: number): number => campOf(pos.board.nations[partisanNation(pos, row)].bloc);

/** Whether an enemy of the partisans is in their country. */
export const enemiesInside = (pos: Position, row: number): boolean => standing(pos, row, 1 - sideOf(pos, row), true);
/** Whether a friend is: a regular unit, or by a reading any. @rule SPI 16.52 (SPI-16.52.1) */
export const friendsInside = (pos: Position, row: number): boolean => standing(pos, row, sideOf(pos, row), pos.board.readings['partisans-are-friends'] !== 'yes');

const unrest = checksAbout<UnrestQuery>((q) => ({
  subject: q.hex < 0 ? [] : [hexName(q.pos, q.hex)],
  params: { country: q.pos.board.tables.partisans[q.row].country, ...(q.hex < 0 ? {} : { hex: hexName(q.pos, q.hex) }) },
}));

const ROLLS = spi('16.5', [], 'Partisans are rolled for in each country that an enemy has occupied.');
const occupiedOnce = unrest(ROLLS, 'partisans/never-occupied', (q) => q.pos.state.unrest[q.row] > 0, (q) => `${q.pos.board.tables.partisans[q.row].country} has not been occupied.`);
const counterLeft = unrest(
  ROLLS,
  'partisans/no-counter',
  (q) => freeCounter(q.pos, partisanNation(q.pos, q.row), PARTISAN) >= 0,
  (q) => `All counters of ${nationName(q.pos, partisanNation(q.pos, q.row))} are in use.`,
);

/** When partisans are rolled for, in the first edition. */
export const baseRollChecks: ReadonlyArray<Check<UnrestQuery>> = [occupiedOnce, counterLeft];

/** Whether a nation at peace holds a hex. */
const heldInPeace = (pos: Position, hex: HexIx): boolean => nationAt(pos, hex) >= 0 && pos.state.stance[nationAt(pos, hex)] === PEACE;

const atHome = unrest(
  ROLLS,
  'partisans/country',
  (q) => q.hex < 0 || (q.pos.board.nations[partisanNation(q.pos, q.row)].home[q.hex] === 1 && q.pos.board.land[q.hex] === 1 && !heldInPeace(q.pos, q.hex)),
  (q) =>
    q.hex >= 0 && heldInPeace(q.pos, q.hex)
      ? `${hexName(q.pos, q.hex)} lies within the borders of ${landName(q.pos, q.hex)}, which is at peace.`
      : `${hexName(q.pos, q.hex)} is no land hex of ${q.pos.board.tables.partisans[q.row].country}.`,
);
const spare = unrest(
  ROLLS,
  'partisans/occupied',
  (q) => q.hex < 0 || firstIn(q.pos, q.hex) < 0 || (stacksWith(q.pos, partisanNation(q.pos, q.row), firstIn(q.pos, q.hex)) && roomIn(q.pos, q.hex) > 0),
  (q) => `${hexName(q.pos, q.hex)} is held by others, or full.`,
);

/** Where partisans rise, in the first edition. */
export const baseRaiseChecks: ReadonlyArray<Check<UnrestQuery>> = [atHome, spare];

/** Countries that an enemy is in are occupied from now on; by a reading those that are free again stay so. @rule SPI 16.5 */
export const noteUnrest = (pos: Position): ReadonlyArray<SpiEvent> => {
  const events: SpiEvent[] = [];
  const latched = pos.board.readings['partisan-stop'] === 'latched';
  const { unrest } = pos.state;
  for (let row = 0; row < unrest.length; row++) {
    if (unrest[row] === 0 && enemiesInside(pos, row)) events.push({ type: 'unrestNoted', row, unrest: 1 });
    else if (unrest[row] === 1 && latched && !enemiesInside(pos, row) && friendsInside(pos, row)) events.push({ type: 'unrestNoted', row, unrest: 2 });
  }
  return events;
};

/** Whether the phasing player rolls for a row. */
const rolls = (pos: Position, row: number): boolean => {
  const { playerOf, nations, rules } = pos.board;
  return playerOf[nations[partisanNation(pos, row)].bloc as 0] === pos.state.player && allHold(rules.rollChecks, { pos, row, hex: -1 }) && mayRise(pos, row);
};

/** Opens the rolls of a player turn, the last one first: decisions are a stack. @rule SPI 16.5, 16.52 */
export const rollForPartisans = (pos: Position): ReadonlyArray<SpiEvent> => {
  const events: SpiEvent[] = [];
  const { partisans } = pos.board.tables;
  for (let row = partisans.length - 1; row >= 0; row--)
    if (rolls(pos, row)) events.push({ type: 'decisionOpened', decision: { kind: 'roll', purpose: `partisans:${partisans[row].country}`, side: playerName(pos, pos.state.player) } });
  return events;
};

/** What a die does. */
export const partisanRoll = (pos: Position, die: number, country: string): ReadonlyArray<SpiEvent> => {
  const row = pos.board.tables.partisans.findIndex((p) => p.country === country);
  const { least } = pos.board.tables.partisans[row];
  return die >= least && mayRise(pos, row) ? [{ type: 'decisionOpened', decision: { kind: 'partisans', side: playerName(pos, pos.state.player), row } }] : [];
};

/** Hexes in which partisans of a row may rise, ascending. */
export const raiseHexes = (pos: Position, row: number): ReadonlyArray<HexIx> => {
  const q: UnrestQuery = { pos, row, hex: -1 };
  return pos.board.nations[partisanNation(pos, row)].homeHexes.filter((hex) => risesIn(q, hex));
};

/** Whether there are any. */
const mayRise = (pos: Position, row: number): boolean => {
  const q: UnrestQuery = { pos, row, hex: -1 };
  return pos.board.nations[partisanNation(pos, row)].homeHexes.some((hex) => risesIn(q, hex));
};

const risesIn = (q: UnrestQuery, hex: HexIx): boolean => {
  q.hex = hex;
  return allHold(q.pos.board.rules.raiseChecks, q);
};

/** What raising partisans does. */
export const raiseEvent = (pos: Position, row: number, hex: HexIx): SpiEvent => ({
  type: 'partisansRaised',
  unit: freeCounter(pos, partisanNation(pos, row), PARTISAN),
  sp: pos.board.tables.partisans[row].strength,
  hex,
  player: pos.state.player,
});

/** Units of a nation on the map, by state. */
export const strengthOnMap = (pos: Position, nation: number): number => {
  const { first, last } = pos.board.roster;
  const { hex, sp }: SpiState['units'] = pos.state.units;
  let sum = 0;
  for (let u: UnitIx = first[nation]; u <= last[nation]; u++) if (hex[u] >= 0) sum += sp[u];
  return sum;
};

