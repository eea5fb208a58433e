/**
 * A heuristic for bots: how well a side stands.
 * @module
 */
import { campOfPlayer, nearest, objectives, worthOf } from './objectives.js';
import { camp, type Position } from './position.js';

/** What a strength point gains for each hex that it is nearer to the enemy’s cities. */
const APPROACH = 0.012;
const FAR = 30;

/** Strength and hexes of a side against those of its enemies, in strength points, and how near its units are to what they want. */
export const evaluate = (pos: Position, side: string): number => {
  const mine = campOfPlayer(pos.board.players.indexOf(side));
  const wanted = objectives(pos, mine);
  const { hex, sp } = pos.state.units;
  let value = 0;
  for (let u = 0; u < hex.length; u++) {
    if (hex[u] === -1) continue;
    const c = camp(pos, u);
    if (c < 0) continue;
    value += c === mine ? sp[u] : -sp[u];
    if (c === mine && hex[u] >= 0) value -= APPROACH * sp[u] * nearest(pos, hex[u], wanted, FAR);
  }
  const { control } = pos.state.hexes;
  for (let h = 0; h < control.length; h++) {
    if (control[h] < 0 || pos.board.land[h] === 0) continue;
    const worth = worthOf(pos, h);
    value += campOfPlayer(control[h]) === mine ? worth : -worth;
  }
  return value;
};
