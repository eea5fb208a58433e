/**
 * Which rows of the Terrain Effects Chart work in combat: of the hex attacked, of what stands in it, of hexsides attacked across.
 * @rule EBC 9H, 14D
 * @module
 */
import { inForce, type Position, weatherIn } from './position.js';
import { between, hexAt } from './printed.js';

/** Fortifications that the enemy has taken have lost their effects for good. @rule EBC 14D */
const isLost = (pos: Position, hex: string): boolean => inForce(pos, 'EBC-14D') && pos.captured.includes(hex);
const LOST_WITH_THE_HEX = ['fort', 'fortress', 'unimproved-fortress'];

/** Works that have their effect in a hex. */
export const worksIn = (pos: Position, hex: string): ReadonlyArray<string> => [...hexAt(pos.printed, hex).works].filter((w) => !(LOST_WITH_THE_HEX.includes(w) && isLost(pos, hex)));

/** The kind of city in a hex, null for none. */
export const cityIn = (pos: Position, hex: string): string | null => hexAt(pos.printed, hex).towns[0]?.kind ?? null;
export const inMajorCity = (pos: Position, hex: string): boolean => (cityIn(pos, hex) ?? '').startsWith('major');

const known = (pos: Position, rows: ReadonlyArray<string>): ReadonlyArray<string> => rows.filter((row) => pos.printed.chart.has(row));

/** Rows of the hex attacked. */
export const hexRows = (pos: Position, target: string): ReadonlyArray<string> => {
  const city = cityIn(pos, target);
  return known(pos, [`hex/${hexAt(pos.printed, target).terrain}`, ...(city === null ? [] : [`feature/${city}`]), ...worksIn(pos, target).map((w) => `feature/${w}`)]);
};

/** Rows of the hexside between an attacker and the hex attacked. A fortified one works only against those outside, while it stands. */
export const hexsideRows = (pos: Position, from: string, target: string): ReadonlyArray<string> =>
  known(
    pos,
    [...between(pos.printed, from, target)].filter((f) => f !== 'fortified' || (pos.printed.protects.has(`${from}>${target}`) && !isLost(pos, target))).map((f) => `hexside/${f}`),
  );

/** The entry of a row for combat; rivers and swamps are frozen in frost, snow and winter. */
export const combatEntry = (pos: Position, row: string, column: 'attackers' | 'die', target: string): string => {
  const frozen = ['frost', 'snow', 'winter'].includes(weatherIn(pos, target));
  return pos.printed.chart.get(row)?.get(frozen ? `${column}/frozen` : column) as string;
};

/** Whose armor effects a row lets count: `yes`, `no`, or `defender` for theirs alone. */
export const armorEntry = (pos: Position, row: string): string => pos.printed.chart.get(row)?.get('aec') as string;
