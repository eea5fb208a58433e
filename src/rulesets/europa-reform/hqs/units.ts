/**
 * Headquarters as units: what they are, and who stands with them.
 * @rule REFORM 12H (ER-12H.1, ER-12H.2, ER-12H.7, ER-12H.11), 31C
 * @module
 */
import type { HexIx } from '../../../kernel/hex.js';
import { motorized } from '../../boot-camp/movement.js';
import type { Board } from '../../europa/board.js';
import { faceOf, isPhasing, type Position, unitsIn } from '../../europa/position.js';
import { CADRE } from '../../europa/state.js';
import type { UnitIx } from '../../europa/unit.js';
import { bears, isGerman } from '../escort.js';

/** Whether a unit is a headquarters that gives attack supply: a Tank Army’s gives none. */
export const isServer = ({ roster }: Board, unit: UnitIx): boolean => roster.identity[unit].armyHq !== null && roster.identity[unit].armyHq !== 'tank-army';

/** Whether a unit leads a Tank Army. */
export const isTankArmyHq = ({ roster }: Board, unit: UnitIx): boolean => roster.identity[unit].armyHq === 'tank-army';

/** Whether it only marks its stack: by the default reading. (AMB-ER-146) */
export const isTankArmyMarker = (board: Board, unit: UnitIx): boolean => isTankArmyHq(board, unit) && board.readings['tank-army-hq'] !== 'unit';

/** Whether a unit is the headquarters that Germany may create. @rule REFORM 12H (ER-12H.28) */
export const isAdHoc = (board: Board, unit: UnitIx): boolean => isServer(board, unit) && bears(board, unit, 'ad-hoc');

/** Headquarters of the phasing player that give attack supply, on the map, ascending. */
export const phasingServers = (pos: Position): ReadonlyArray<UnitIx> =>
  pos.board.roster.armyHqs.filter((hq) => pos.state.units.hex[hq] >= 0 && isServer(pos.board, hq) && isPhasing(pos, hq));

/** Whether a unit shows the side of a division. */
export const isDivision = (pos: Position, unit: UnitIx): boolean => faceOf(pos, unit).divisional[unit] === 1;

/** Divisions of a nation in a hex, ascending. */
export const divisionsIn = (pos: Position, hex: HexIx, nation: string): ReadonlyArray<UnitIx> =>
  unitsIn(pos, hex).filter((u) => isDivision(pos, u) && pos.board.roster.units[u].nation === nation);

/** Whether a German c/m division, or the cadre of one, stands in a hex. @rule REFORM 12H (ER-12H.39) */
export const germanMotorizedIn = (pos: Position, hex: HexIx): boolean => {
  const { board, state } = pos;
  const { identity, units } = board.roster;
  return unitsIn(pos, hex).some((u) => {
    const cadre = state.units.face[u] === CADRE || units[u].size === 'CADRE';
    return isGerman(board, u) && motorized(board, u, state.units.face[u]) && !identity[u].truck && (isDivision(pos, u) || cadre);
  });
};

/** Undepleted German trucks in a hex: their other side shows a depleted one. @rule REFORM 12H (ER-12H.39), FITE 14I */
export const trucksIn = (pos: Position, hex: HexIx): ReadonlyArray<UnitIx> =>
  unitsIn(pos, hex).filter((u) => pos.board.roster.identity[u].truck && isGerman(pos.board, u) && pos.state.units.face[u] !== CADRE);
