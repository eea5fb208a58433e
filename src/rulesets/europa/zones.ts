/**
 * Whose zone of control a hex lies in.
 * @rule EBC 5
 * @module
 */
import type { HexIx } from '../../kernel/hex.js';
import { foldNow } from './board.js';
import { type Position, unitsIn } from './position.js';
import type { UnitIx } from './unit.js';

/** Enemy units whose zones of control reach into a hex. @rule EBC 5 */
export const zocSources = (pos: Position, side: number, hex: HexIx): ReadonlyArray<UnitIx> => {
  const { board, state } = pos;
  const open = foldNow(board, state.turn).open;
  const found: UnitIx[] = [];
  for (let d = 0; d < 6; d++) {
    const next = board.map.neighbors[hex * 6 + d];
    if (next < 0) continue;
    for (const u of unitsIn(pos, next))
      if (board.unitSide[u] !== side && state.dormant[board.roster.power[u]] === 0 && board.exerts[state.units.face[u] as 0 | 1][u] && open[board.roster.movementClass[u] as 0 | 1][next] & (1 << ((d + 3) % 6))) found.push(u);
  }
  return found;
};
