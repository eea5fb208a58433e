/**
 * A heuristic for bots: how well a side stands.
 * @module
 */
import type { Position } from './position.js';
import { camp } from './position.js';

/** Points of a side against its enemies, in strength points: units, hexes worth having. */
export const evaluate = (pos: Position, side: string): number => {
  const mine = pos.board.players.indexOf(side) === 0 ? 0 : 1;
  let value = 0;
  const { hex, sp } = pos.state.units;
  for (let u = 0; u < hex.length; u++) {
    if (hex[u] === -1) continue;
    const c = camp(pos, u);
    if (c >= 0) value += c === mine ? sp[u] : -sp[u];
  }
  const { control } = pos.state.hexes;
  for (let h = 0; h < control.length; h++) {
    if (control[h] < 0) continue;
    const worth = pos.board.center[h] === 1 ? 0.5 : pos.board.city[h] === 1 ? 0.3 : 0.05;
    value += (control[h] === 0) === (mine === 0) ? worth : -worth;
  }
  return value;
};
