/**
 * Moves worth considering: gatherings against enemy stacks, then for each unit the hexes where it does most for the
 * objectives, as if the units before it had gone where they do best.
 * @rule EBC 6, 6B
 * @module
 */
import type { Order } from '../../../engine/game.js';
import type { HexIx } from '../../../kernel/hex.js';
import type { EuropaAction } from '../action.js';
import { movers } from '../movement.js';
import { faceOf, friendlyOwned, hexName, type Position, unitName } from '../position.js';
import { overlandLines } from '../supply.js';
import type { UnitIx } from '../unit.js';
import { worthOf } from './contact.js';
import { gatherings } from './gather.js';
import { gaitOf } from './ground.js';
import { influenceOf, leverage, taken, urgency } from './influence.js';
import { loadsOf, marchesOf } from './march.js';

/** Destinations that are offered for one unit. */
const OFFERED = 2;
/** What a place without a supply line costs, as a part of the unit's worth. */
const CUT_OFF = 0.25;

/** Orders for the units that may move. */
export function* movePlans(pos: Position): Generator<Order<EuropaAction>> {
  const m = marchesOf(pos);
  const { board, state } = pos;
  const { ground, side } = m;
  const loads = loadsOf(pos);
  const units = movers(pos);
  const start = [...state.units.hex];
  const busy = new Set<UnitIx>();
  const orders: Order<EuropaAction>[] = [];

  if (state.phase === 'movement')
    for (const g of gatherings(m, units, loads)) {
      for (const u of g.units) busy.add(u);
      if (g.moves.length > 0)
        orders.push({ label: `gather against ${hexName(pos, g.target)}`, actions: g.moves.flatMap(({ unit, to }) => m.steps(unit, to)) });
    }

  const n = ground.objectives.length;
  const influence = influenceOf(pos, ground);
  const wants = n > 0 && ground.objectives[0].side === side;
  const as = wants ? 'attack' : 'defense';
  const sums = wants ? influence.takers : influence.keepers;
  const open = ground.objectives.map((_, o) => !taken(pos, ground, o));
  const lines = overlandLines(pos, units.length === 0 ? 0 : board.roster.power[units[0]]);
  const pulls = new Float64Array(n);
  const urgent = urgency(pos, open.filter(Boolean).length);
  const order = units.filter((u) => !busy.has(u)).sort((a, b) => faceOf(pos, b)[as][b] - faceOf(pos, a)[as][a] || a - b);
  for (const unit of order) {
    const strength = faceOf(pos, unit)[as][unit];
    const table = ground.nearness[gaitOf(pos, unit)];
    const from = start[unit];
    for (let o = 0; o < n; o++) pulls[o] = leverage(ground, influence, o, wants ? 'taker' : 'keeper') * (ground.objectives[o].worth + (open[o] ? urgent : 0)) * strength;
    const score = (hex: HexIx): number => {
      let sum = 0;
      for (let o = 0; o < n; o++) sum += pulls[o] * table[hex * n + o];
      const mine = friendlyOwned(pos, board.roster.power[unit], hex);
      if (!mine && board.lines[hex] !== 0) sum += 0.03;
      const o = ground.objectiveAt[hex];
      if (o >= 0 && !mine && wants && open[o]) sum += ground.objectives[o].worth + urgent + 1;
      if (lines[board.roster.movementClass[unit]][hex] < 0) sum -= CUT_OFF * (worthOf(pos, unit) + ground.stake(pos, unit));
      return sum - 0.01 * pos.sit.zoc[1 - side][hex];
    };
    const here = score(from);
    const crowded = loads.over(from);
    const best: { hex: HexIx; value: number }[] = [];
    for (const hex of m.range(unit)) {
      if (hex === from) continue;
      const value = score(hex);
      if (!crowded && value <= here + 0.002) continue;
      if (best.length === OFFERED && value <= best[OFFERED - 1].value) continue;
      if (!loads.fits(unit, hex)) continue;
      best.push({ hex, value });
      best.sort((a, b) => b.value - a.value || a.hex - b.hex);
      if (best.length > OFFERED) best.pop();
    }
    for (const { hex } of best) orders.push({ label: `move ${unitName(pos, unit)}`, actions: m.steps(unit, hex) });
    if (best.length > 0) {
      const to = best[0].hex;
      loads.move(unit, from, to);
      for (let o = 0; o < n; o++) sums[o] += strength * (table[to * n + o] - table[from * n + o]);
      const o = ground.objectiveAt[to];
      if (o >= 0) open[o] = false;
    }
  }
  yield* orders;
}
