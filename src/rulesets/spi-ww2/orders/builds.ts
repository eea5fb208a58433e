/**
 * New units that bots consider.
 * @module
 */
import type { Order } from '../../../engine/game.js';
import type { SpiAction } from '../action.js';
import { buildsOf, buys } from '../production.js';
import type { Position } from '../position.js';

/** Alternatives of one nation that are looked at. */
const MOST = 12;

/** For each nation with points its largest units, the places as alternatives. */
export function* buildOrders(pos: Position): Generator<Order<SpiAction>> {
  for (let nation = 0; nation < pos.board.nations.length; nation++) {
    if (!buys(pos, nation)) continue;
    const all = [...buildsOf(pos, nation)];
    const most = Math.max(0, ...all.map((b) => b.sp));
    for (const action of all.filter((b) => b.sp === most && b.kind !== 'paratroop').slice(0, MOST)) yield { label: `build ${action.nation}`, actions: [action] };
  }
}
