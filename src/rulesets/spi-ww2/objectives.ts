/**
 * What is worth having, for the heuristic and the orders of bots. No rule depends on it.
 * @module
 */
import { distance, type HexIx } from '../../kernel/hex.js';
import { atPeace, type Position } from './position.js';

/** Whether a player fights for the Axis camp (0) or the other one (1). */
export const campOfPlayer = (player: number): number => (player === 0 ? 0 : 1);

/** What a hex is worth to whoever controls it, in strength points. */
export const worthOf = (pos: Position, hex: HexIx): number => {
  const { board } = pos;
  if (board.axisGoals.some((goal) => goal.includes(hex))) return 2;
  if (board.center[hex] === 1) return 0.6;
  return board.city[hex] === 1 ? 0.4 : 0.05;
};

/** Cities and resource centers in enemy hands, of countries that are at war. */
export const objectives = (pos: Position, camp: number): ReadonlyArray<HexIx> => {
  const { control } = pos.state.hexes;
  const { city, center } = pos.board;
  const found: HexIx[] = [];
  for (let hex = 0; hex < control.length; hex++)
    if ((city[hex] === 1 || center[hex] === 1) && control[hex] >= 0 && campOfPlayer(control[hex]) !== camp && !atPeace(pos, hex)) found.push(hex);
  return found;
};

/** Hexes as the crow flies from a hex to the nearest of some others; `none` when there are none. */
export const nearest = (pos: Position, hex: HexIx, others: ReadonlyArray<HexIx>, none: number): number => {
  const { grid } = pos.board.map;
  let least = none;
  for (const other of others) {
    const far = distance(grid, hex, other);
    if (far < least) least = far;
  }
  return least;
};
