/**
 * Stacking by divisions, REs of other units and REs of artillery, with less room in mountains and in the Arctic.
 * @rule FITE 8A
 * @module
 */
import type { Amendment } from '../../kernel/amendment.js';
import type { HexIx } from '../../kernel/hex.js';
import { featureBit } from '../../kernel/map.js';
import type { Check } from '../../kernel/rule.js';
import type { Cell, Table } from '../../kernel/table.js';
import type { Board } from '../europa/board.js';
import { hexName, type Position } from '../europa/position.js';
import { type Ruling, ruling } from '../europa/ruling.js';
import type { EuropaRules, StackQuery } from '../europa/rules.js';
import { fite } from './cases.js';

export const stackingRulings: ReadonlyArray<Ruling> = [
  ruling('AMB-FITE-6', 'FITE 8A', 'Where is the Arctic?', 'In weather zone A, and where a map says so.', 'The play aid doubles costs of movement there and in the Arctic alike.'),
];

const cells = (...values: ReadonlyArray<number>): ReadonlyArray<Cell<number>> => values.map((value) => ({ value, source: 'secondary' }));

/**
 * How much may stand in a hex: divisional units; REs of units below division; REs of artillery besides, or one artillery division
 * in their place.
 * @since 0.3.0
 */
export const stackingLimits: Table<number> = {
  id: 'fite-stacking',
  title: 'Stacking (Fire in the East)',
  notice: 'From a play aid of the series, not from the rules.',
  columns: ['normal', 'mountain', 'arctic'],
  rows: ['divisions', 'other-res', 'artillery-res'],
  cells: [cells(3, 2, 1), cells(3, 2, 1), cells(2, 1, 1)],
};

const MOUNTAIN: ReadonlyArray<string> = ['mountain', 'high-mountain'];
/** The weather zone of the Arctic. @rule ruling AMB-FITE-6 */
const ARCTIC = 'A';

/** Whether a hex is of the Arctic: by its weather zone, or by its map. @rule FITE 8A, REFORM 12H (ER-12H.65), ruling AMB-FITE-6 @since 0.3.0 */
export const isArctic = ({ map, weatherZones, zoneOf }: Pick<Board, 'map' | 'weatherZones' | 'zoneOf'>, hex: HexIx): boolean =>
  weatherZones[zoneOf[hex]] === ARCTIC || (map.hexFeatures[hex] & featureBit(map, 'arctic')) !== 0;

/** The column of a hex: the Arctic before mountains. @rule FITE 8A @since 0.3.0 */
export const stackingColumn = ({ board }: Pick<Position, 'board'>, hex: HexIx): number =>
  isArctic(board, hex) ? 2 : MOUNTAIN.includes(board.map.terrains[board.map.terrain[hex]]) ? 1 : 0;

/** Divisions, REs of other units and REs of artillery by column. */
const LIMITS: ReadonlyArray<ReadonlyArray<number>> = stackingLimits.columns.map((_, c) => stackingLimits.cells.map((row) => row[c].value));

/** One artillery division in place of the artillery’s REs. */
const ARTILLERY_DIVISIONS = 1;

/** What is over the limits: divisions and REs. Artillery that does not find room in its own places takes others’. */
const fits = (q: StackQuery): boolean => {
  const [divisions, others, artillery] = LIMITS[stackingColumn(q.pos, q.hex)];
  const within = (divisional: number, res: number): boolean => divisional <= divisions && res <= others;
  const divisional = q.divisions + q.artilleryDivisions;
  return (
    within(divisional, q.otherRes + Math.max(0, q.artilleryRes - artillery)) ||
    (q.artilleryDivisions > 0 && within(divisional - ARTILLERY_DIVISIONS, q.otherRes + q.artilleryRes))
  );
};

const PLACES: ReadonlyArray<string> = ['', ' in mountains', ' in the Arctic'];

/** Three divisions, three REs of other units and two of artillery, or an artillery division; less in mountains and in the Arctic. */
export const withinReLimit: Check<StackQuery> = {
  ref: fite('8A', [], 'Three divisions, 3 REs of other units and 2 REs of artillery (or an artillery division) may stack; 2, 2 and 1 in mountains, 1 of each in the Arctic. Headquarters of armies, trucks and position antiaircraft stack freely.'),
  code: 'stacking/over-limit',
  holds: fits,
  breach: (q) => {
    const hex = hexName(q.pos, q.hex);
    const column = stackingColumn(q.pos, q.hex);
    const [divisions, others, artillery] = LIMITS[column];
    const divisional = q.divisions + q.artilleryDivisions;
    return {
      subject: [hex],
      detail:
        `${hex} would hold ${divisional} divisional units (${q.artilleryDivisions} of artillery), ${q.otherRes} REs of other units and ${q.artilleryRes} of artillery; ` +
        `at most ${divisions}, ${others} and ${artillery} may stack${PLACES[column]}, with one artillery division in place of the ${artillery === 1 ? 'RE' : 'REs'} of artillery if there is one.`,
      params: { hex, divisional, artilleryDivisions: q.artilleryDivisions, otherRes: q.otherRes, artilleryRes: q.artilleryRes },
    };
  },
};

/**
 * Stacking by REs, in place of a number of units.
 * @rule FITE 8A
 * @since 0.3.0
 */
export const regimentalStacking: Amendment<EuropaRules> = {
  id: 'FITE-8A',
  ref: withinReLimit.ref,
  does: 'replace',
  touches: ['stacking', 'roomBelow'],
  excludes: [],
  slice: null,
  // one unit may be all that the Arctic has room for
  to: (rules) => ({ ...rules, stacking: [withinReLimit, ...rules.stacking.filter((check) => check.ref.book !== 'EBC')], roomBelow: 1 }),
};
