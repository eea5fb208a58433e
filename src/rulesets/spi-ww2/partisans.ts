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

/** The nation of a row's partisans. */
export const partisanNation = (pos: Position, row: number): number => pos.board.nations.findIndex((n) => n.partisans === row);

/** Whether units of a camp (regular ones only, or any) stand in the country of a row. */
const standing = (pos: Position, row: number, side: number, regular: boolean): boolean => {
  const { home } = pos.board.nations[partisanNation(pos, row)];
  const { hex } = pos.state.units;
  for (let u = 0; u < hex.length; u++) if (hex[u] >= 0 && home[hex[u]] === 1 && camp(pos, u) === side && !(regular && isPartisan(pos, u))) return true;
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
export const noteUnrest = (pos: Position): ReadonlyArray<SpiEvent> =>
  pos.board.tables.partisans.flatMap((_, row): ReadonlyArray<SpiEvent> => {
    const now = pos.state.unrest[row];
    if (now === 0 && enemiesInside(pos, row)) return [{ type: 'unrestNoted', row, unrest: 1 }];
    const freed = now === 1 && pos.board.readings['partisan-stop'] === 'latched' && !enemiesInside(pos, row) && friendsInside(pos, row);
    return freed ? [{ type: 'unrestNoted', row, unrest: 2 }] : [];
  });

/** Rows for which the phasing player rolls, the last one first: decisions are a stack. */
const rowsToRoll = (pos: Position): ReadonlyArray<number> =>
  pos.board.tables.partisans.flatMap((_, row) =>
    pos.board.playerOf[pos.board.nations[partisanNation(pos, row)].bloc as 0] === pos.state.player && allHold(pos.board.rules.rollChecks, { pos, row, hex: -1 }) && mayRise(pos, row) ? [row] : [],
  );

/** Opens the rolls of a player turn. @rule SPI 16.5, 16.52 */
export const rollForPartisans = (pos: Position): ReadonlyArray<SpiEvent> =>
  [...rowsToRoll(pos)]
    .reverse()
    .map((row): SpiEvent => ({ type: 'decisionOpened', decision: { kind: 'roll', purpose: `partisans:${pos.board.tables.partisans[row].country}`, side: playerName(pos, pos.state.player) } }));

/** What a die does. */
export const partisanRoll = (pos: Position, die: number, country: string): ReadonlyArray<SpiEvent> => {
  const row = pos.board.tables.partisans.findIndex((p) => p.country === country);
  const { least } = pos.board.tables.partisans[row];
  return die >= least && mayRise(pos, row) ? [{ type: 'decisionOpened', decision: { kind: 'partisans', side: playerName(pos, pos.state.player), row } }] : [];
};

/** Hexes in which partisans of a row may rise, ascending. */
export const raiseHexes = (pos: Position, row: number): ReadonlyArray<HexIx> =>
  pos.board.nations[partisanNation(pos, row)].homeHexes.filter((hex) => allHold(pos.board.rules.raiseChecks, { pos, row, hex }));

/** Whether there are any. */
const mayRise = (pos: Position, row: number): boolean =>
  pos.board.nations[partisanNation(pos, row)].homeHexes.some((hex) => allHold(pos.board.rules.raiseChecks, { pos, row, hex }));

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

