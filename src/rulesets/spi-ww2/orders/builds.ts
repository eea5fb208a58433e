/**
 * New units and shipping that bots consider.
 * @module
 */
import type { Order } from '../../../engine/game.js';
import type { Build, SpiAction } from '../action.js';
import { buildsOf, buys, combinesOf } from '../production.js';
import { buyViolations } from '../purchases.js';
import { hexName, nationOf, type Position, unitName } from '../position.js';
import { KINDS } from '../unit.js';
import type { Outlook } from './outlook.js';

/** Places of one nation that are looked at; pairs of units that make room for a new one. */
const MOST = 8;
const PAIRS = 4;
/** Units that a nation buys in one sweep through the plans. */
const ROUNDS = 4;

/** For each kind the largest units that can be bought, the most promising places first. */
const largestBuilds = (pos: Position, nation: number, outlook: Outlook): ReadonlyArray<Build> => {
  const all = [...buildsOf(pos, nation)];
  return [...new Set(all.map((b) => b.kind))].flatMap((kind) => {
    const own = all.filter((b) => b.kind === kind);
    const most = Math.max(...own.map((b) => b.sp));
    const hexOf = (b: Build): number => pos.board.map.hexOf.get(b.hex) ?? 0;
    return own
      .filter((b) => b.sp === most)
      .map((b) => ({ b, score: -outlook.far[hexOf(b)] + outlook.menaced[hexOf(b)] }))
      .sort((x, y) => y.score - x.score)
      .slice(0, MOST)
      .map(({ b }) => b);
  });
};

/** Where all counters or places of a nation are taken: two units made one, and a new one in the room that leaves. */
function* roomMade(pos: Position, nation: number): Generator<Order<SpiAction>> {
  const { first, last, kind } = pos.board.roster;
  const { muster, name } = pos.board.nations[nation];
  const { hex, sp } = pos.state.units;
  let found = 0;
  for (let u = first[nation]; u <= last[nation] && found < PAIRS; u++)
    for (const into of combinesOf(pos, u)) {
      if (into < u || nationOf(pos, into) !== nation) continue;
      found++;
      const action: SpiAction = { type: 'combine', unit: unitName(pos, u), into: unitName(pos, into) };
      const places = muster[hex[u]] === 1 ? [hex[u]] : pos.board.places.filter((h) => muster[h] === 1 && pos.sit.stacks.size[h] < pos.board.tables.buildUp.unitsInHex).slice(0, PAIRS);
      const most = Math.max(1, Math.min(pos.board.tables.buildUp.groups[pos.board.nations[nation].group].at(-1)?.most ?? 1, Math.floor(pos.state.points[nation] / 2)));
      for (const place of places)
        for (let size = most; size >= 1; size--)
          yield { label: `room for ${name} ${sp[u]}`, actions: [action, { type: 'build', nation: name, kind: KINDS[kind[u]], sp: size, hex: hexName(pos, place) }] };
    }
}

/** For each nation with points new units, kinds and places as alternatives; shipping, when units can be had no more. */
export function* buildOrders(pos: Position, outlook: Outlook): Generator<Order<SpiAction>> {
  let spent = true;
  for (let nation = 0; nation < pos.board.nations.length; nation++) {
    if (!buys(pos, nation)) continue;
    const builds = largestBuilds(pos, nation, outlook);
    // as often as its points may last; places that are taken by then drop out
    const rounds = Math.min(ROUNDS, Math.ceil(pos.state.points[nation] / 2 / Math.max(1, ...builds.map((b) => b.sp))));
    for (let round = 1; round <= rounds; round++) for (const action of builds) yield { label: `build ${action.nation} ${round}`, actions: [action] };
    if (builds.length > 0) spent = false;
    else yield* roomMade(pos, nation);
  }
  if (!spent) return;
  for (const point of ['naval', 'amphibious'] as const)
    if (buyViolations(pos, { type: 'buy', point }).length === 0) yield { label: `buy ${point}`, actions: [{ type: 'buy', point }] };
}
