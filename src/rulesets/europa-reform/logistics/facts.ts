/**
 * What income depends on, read off a position.
 * @rule REFORM 34A1 (ER-34A1.2), 34A2 (ER-34A2.4 to ER-34A2.6), rulings AMB-ER-165, AMB-ER-170
 * @module
 */
import type { HexIx } from '../../../kernel/hex.js';
import { type Board, SIDES } from '../../europa/board.js';
import { ownerOf, type Position } from '../../europa/position.js';
import { overlandLines } from '../../europa/supply.js';
import type { Holding, IncomeFacts } from './income.js';
import { LP_PLACES, type LpPlace } from './nations.js';
import { logisticsIn } from './state.js';

/** Cities by the names that maps print. */
const PRINTED: Readonly<Partial<Record<LpPlace, string>>> = { Moscow: 'Moskva' };
/** The place that is the Axis’s at first; the others are Soviet. */
const OF_AXIS: LpPlace = 'Ploesti';

/** The hexes of a place, ascending; none where it is off the map. */
export const hexesOf = ({ map }: Board, place: LpPlace): ReadonlyArray<HexIx> =>
  map.places.filter((p) => p.city === place || p.city === PRINTED[place]).map((p) => p.hex).sort((a, b) => a - b);

/** Who holds a place. One off the map stays with its first owner. */
export const holdingOf = (pos: Position, place: LpPlace): Holding => {
  const first = place === OF_AXIS ? 'axis' : 'allied';
  const hexes = hexesOf(pos.board, place);
  const enemy = hexes.filter((hex) => {
    const owner = ownerOf(pos, hex);
    return owner >= 0 && SIDES[pos.board.powers[owner].side] !== first;
  }).length;
  return enemy === 0 ? 'own' : enemy < hexes.length ? 'partly' : 'enemy';
};

/** Whether some hex of Ploesti is in general supply. @rule REFORM 34A1 (ER-34A1.2) */
const ploestiSupplied = (pos: Position): boolean => {
  const hexes = hexesOf(pos.board, OF_AXIS);
  return hexes.length === 0 || hexes.some((hex) => ownerOf(pos, hex) >= 0 && overlandLines(pos, ownerOf(pos, hex))(0)[hex] >= 0);
};

/** The facts of a position. */
export const factsOf = (pos: Position): IncomeFacts => {
  const { board, state } = pos;
  return {
    date: board.setting.date(state.turn),
    turn: state.turn,
    opening: state.turn === 1,
    held: Object.fromEntries(LP_PLACES.map((place) => [place, holdingOf(pos, place)])) as IncomeFacts['held'],
    ploestiSupplied: ploestiSupplied(pos),
    logistics: logisticsIn(state),
  };
};
