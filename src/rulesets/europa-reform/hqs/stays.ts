/**
 * Why headquarters do not move in a phase.
 * @rule REFORM 12H (ER-12H.68), 31C (ER-31C.9)
 * @module
 */
import { unitName } from '../../europa/position.js';
import type { Stay } from '../../europa/rules.js';
import { reform } from '../cases.js';
import { isServer, isTankArmyMarker } from './units.js';

/** Headquarters of armies stay where they are in exploitation. */
export const staysBehind: Stay = {
  ref: reform('12H', ['ER-12H.12', 'ER-12H.68'], 'Headquarters do not move in the exploitation phase.'),
  code: 'exploitation/headquarters',
  holds: (pos, unit) => pos.state.phase === 'exploitation' && isServer(pos.board, unit),
  detail: (pos, unit) => `${unitName(pos, unit)} is the headquarters of an army, and none moves in exploitation; it moves again in its next movement phase.`,
};

/** Markers of Tank Armies go with their stacks. */
export const goesWithStack: Stay = {
  ref: reform('31C', ['ER-31C.9'], 'The headquarters of a Tank Army marks a stack and goes where the stack goes.'),
  code: 'tank-army/goes-with-stack',
  holds: (pos, unit) => isTankArmyMarker(pos.board, unit),
  detail: (pos, unit) => `${unitName(pos, unit)} marks a stack and does not move by itself; move the corps that it leads, and it goes with the last of them.`,
};
