/**
 * Zones of control of the generic rules: divisional units only.
 * @rule EBC 5 (BC-5.1, BC-5.2, BC-5.7)
 * @module
 */
import type { Board } from '../europa/board.js';
import { CADRE, FULL } from '../europa/state.js';

/** BC-5.1; BC-5.7: the side of the counter decides, so a division loses its zone when it becomes a cadre. */
export const divisionsExertZoc = (board: Board, unit: number, face: number): boolean =>
  board.roster.faces[face === CADRE ? CADRE : FULL].divisional[unit] === 1;
