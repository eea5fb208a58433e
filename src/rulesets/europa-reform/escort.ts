/**
 * Who is who in the war in the East, and the German troops that lead their allies.
 * @rule REFORM 6, 9K, 12H
 * @module
 */
import { motorized } from '../boot-camp/movement.js';
import type { Board } from '../europa/board.js';
import { type Position, unitsIn } from '../europa/position.js';
import { CADRE } from '../europa/state.js';
import type { UnitIx } from '../europa/unit.js';

const GERMANY = 'Germany';
const SOVIET_UNION = 'Soviet Union';

/** Whether a unit is German by its counter. */
export const isGerman = ({ roster }: Board, unit: UnitIx): boolean => roster.units[unit].nation === GERMANY;
/** Whether a unit is Soviet by its counter. */
export const isSoviet = ({ roster }: Board, unit: UnitIx): boolean => roster.units[unit].nation === SOVIET_UNION;
/** Whether a unit bears a mark. */
export const bears = ({ roster }: Board, unit: UnitIx, mark: string): boolean => (roster.units[unit].marks as ReadonlyArray<string> | undefined)?.includes(mark) === true;
/** Whether a unit is Soviet, or foreign in Soviet service. (AMB-ER-55) */
export const servesSoviets = (board: Board, unit: UnitIx): boolean => isSoviet(board, unit) || bears(board, unit, 'soviet-service');
/** Whether a unit is of an ally of Germany: on its side, and neither German nor Soviet. */
export const isAxisAllied = (board: Board, unit: UnitIx): boolean => board.unitSide[unit] === 0 && !isGerman(board, unit) && !isSoviet(board, unit);

/**
 * Whether a German c/m division, its cadre, or a German headquarters stands in a hex: by default a c/m one, by a reading any.
 * @rule REFORM 6, 9K (ER-6.4, ER-9K.2, AMB-ER-8)
 */
export const hasGermanEscort = (pos: Position, hex: number): boolean => {
  const { board, state } = pos;
  const anyHq = board.readings['german-escort'] === 'any-headquarters';
  return unitsIn(pos, hex).some((u) => {
    if (!isGerman(board, u)) return false;
    const { identity, units } = board.roster;
    const cm = motorized(board, u, state.units.face[u]);
    if (identity[u].headquarters) return anyHq || cm;
    return cm && (identity[u].divisional || state.units.face[u] === CADRE || units[u].size === 'CADRE');
  });
};
