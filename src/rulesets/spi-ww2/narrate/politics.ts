/**
 * Nations, control and supply as lines of a log.
 * @rule SPI 9.7, 9.74, 11, 14, 16.5, 16.52, 16.82
 * @module
 */
import type { LogLine } from '../../../engine/game.js';
import { spi } from '../cases.js';
import type { Happening } from '../event.js';
import { outOfSupply, type Position } from '../position.js';
import { ABSENT, AXIS, GONE, NEUTRAL, PEACE, PRO_AXIS, RUSSIA, WEST } from '../state.js';
import type { UnitIx } from '../unit.js';
import { hexText, nationText, playerText, unitsText } from '../wording.js';
import { captured, IN_PHASE, line } from './line.js';

const SUPPLY = spi('9.7', [], 'Supply is judged when a player turn begins and when it ends.');
const CONTROL = spi('9.74', ['SPI-9.74.2'], 'A hex belongs to whoever holds its country, was the last to pass, or covers it alone by zone of control.');
const BROKEN = spi('6.0', ['SPI-6.0.2', 'SPI-6.0.3'], 'A country is neutral no more once it is attacked or entered.', 'errata');
const JOINS = spi('11', [], 'A neutral that is violated, or whose date has come, takes a side.');
const FALLS = spi('14', [], 'A nation falls when its capital is lost, Italy also by its losses.');
const SWEDEN = spi('16.82', ['SPI-16.82.2'], 'Russia has attacked Sweden.', 'errata');
const HALVED = spi('16.82', ['SPI-16.82.3', 'SPI-16.82.4'], 'German production is halved for the loss of Sweden.', 'errata');
const UNREST = spi('16.5', [], 'Partisans are rolled for in each country that an enemy has occupied.');
const FREED = spi('16.52', ['SPI-16.52.1'], 'Rolling stops in a country that is free of enemies and held by friends.', 'errata');

const STANCES: Readonly<Record<number, string>> = {
  [AXIS]: 'fights for the Axis',
  [WEST]: 'fights on the side of the Western Allies',
  [NEUTRAL]: 'is neutral',
  [PRO_AXIS]: 'leans to the Axis',
  [PEACE]: 'is at peace',
  [GONE]: 'falls',
  [ABSENT]: 'is not in the war yet',
};

/** A nation that takes a side, or falls. */
export const nationLines = (pos: Position, e: Happening<'nationChanged'>): ReadonlyArray<LogLine> => {
  const russian = pos.board.nations[e.nation]?.bloc === RUSSIA;
  const now = e.stance === RUSSIA ? (russian ? 'is at war' : 'fights on the side of Russia') : (STANCES[e.stance] ?? 'changes its mind');
  return [line(`${nationText(pos, e.nation)} ${now}: ${e.reason}`, IN_PHASE, [e.stance === GONE ? FALLS : JOINS])];
};

/** Neutrality that is no more. */
export const brokenLines = (pos: Position, e: Happening<'neutralityBroken'>): ReadonlyArray<LogLine> => [line(`The peace of ${nationText(pos, e.nation)} is broken`, IN_PHASE, [BROKEN])];

/** Towns, ports and resource centers that zones of control or politics give to another player; other hexes go untold. */
export const controlLines = (pos: Position, e: Happening<'controlTaken'>): ReadonlyArray<LogLine> => {
  const named = e.hexes.flatMap((hex) => captured(pos, hex, e.player));
  if (named.length === 0) return [];
  return [e.player < 0 ? line(`In nobody's hands: ${named.join(', ')}`) : line(`${playerText(pos, e.player)} takes ${named.join(', ')}`, IN_PHASE, [CONTROL])];
};

/** What Russia does to Sweden. */
export const swedenLines = (pos: Position, e: Happening<'swedenNoted'>): ReadonlyArray<LogLine> => [
  ...(e.attacked && !pos.state.sweden.attacked ? [line('Russia has attacked Sweden', IN_PHASE, [SWEDEN])] : []),
  ...(e.halved && !pos.state.sweden.halved ? [line('German production is halved for the loss of Sweden', IN_PHASE, [HALVED])] : []),
];

/** A country in which partisans may rise from now on, or no more. */
export const unrestLines = (pos: Position, e: Happening<'unrestNoted'>): ReadonlyArray<LogLine> => {
  const country = pos.board.tables.partisans[e.row]?.country ?? '';
  return [e.unrest === 2 ? line(`${country} is free; no more partisans rise there`, IN_PHASE, [FREED]) : line(`${country} is occupied; partisans may rise there from now on`, IN_PHASE, [UNREST])];
};

const stacks = (pos: Position, units: ReadonlyArray<UnitIx>): string =>
  [...new Set(units.map((u) => pos.state.units.hex[u]))]
    .sort((a, b) => a - b)
    .map((hex) => `${unitsText(pos, units.filter((u) => pos.state.units.hex[u] === hex))} in ${hexText(pos, hex)}`)
    .join('; ');

/** Units without supply: all of them when the player turn begins, the newly cut off when it ends, and those that are joined again. */
export const supplyLines = (pos: Position, e: Happening<'supplyJudged'>): ReadonlyArray<LogLine> => {
  const told = e.hungry ? e.out.filter((u) => !outOfSupply(pos, u)) : e.out;
  const restored = e.units.filter((u) => outOfSupply(pos, u) && !e.out.includes(u));
  return [
    ...(told.length === 0 ? [] : [line(`${e.hungry ? 'Cut off from supply' : 'Out of supply'}: ${stacks(pos, told)}`, IN_PHASE, [SUPPLY])]),
    ...(restored.length === 0 ? [] : [line(`In supply again: ${stacks(pos, restored)}`, IN_PHASE, [SUPPLY])]),
  ];
};
