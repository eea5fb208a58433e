/**
 * Moves worth considering: overruns, gatherings against enemy stacks, then for each unit the hexes where it does most for the
 * objectives, as if the units before it had gone where they do best.
 * @rule EBC 6, 6B, 7
 * @module
 */
import type { Order } from '../../../engine/game.js';
import type { HexIx } from '../../../kernel/hex.js';
import type { EuropaAction } from '../action.js';
import { movers } from '../movement.js';
import { faceOf, hexName, ownerOf, type Position, unitName } from '../position.js';
import { ATTACKED, RAILED } from '../state.js';
import type { UnitIx } from '../unit.js';
import { worthOf } from './contact.js';
import { gatherings, prospectsOf } from './gather.js';
import { gaitOf } from './ground.js';
import { influenceOf, leverage, taken, urgency } from './influence.js';
import { loadsOf, type Loads, type Marches, marchesOf } from './march.js';
import { overrunPlans } from './overruns.js';

/** Destinations that are offered for one unit. */
const OFFERED = 2;
/** What a place without a supply line costs, as a part of the unit's worth. */
const CUT_OFF = 0.25;
/** What a hex of an enemy railroad or road is worth. */
const LINE_CUT = 0.03;
/** What a zone of control costs that need not be entered. */
const PINNED = 0.01;
/** What a destination must be better by than staying, and one by rail than one on foot. */
const MARGIN = 0.002;
const RAIL_MARGIN = 0.05;

/** Overruns, where a die may decide them. @rule REFORM 13 */
export const throwPlans = (pos: Position): ReadonlyArray<Order<EuropaAction>> => {
  if (!pos.board.rules.overruns || pos.board.rules.overrunTerms.table === null) return [];
  const m = marchesOf(pos);
  return overrunPlans(m, prospectsOf(m, movers(pos))).orders;
};

/** Orders for the units that may move. */
export function* movePlans(pos: Position): Generator<Order<EuropaAction>> {
  const m = marchesOf(pos);
  const loads = loadsOf(pos);
  const units = movers(pos);
  const busy = new Set<UnitIx>();
  const prospects = pos.state.phase === 'movement' || pos.board.rules.overruns ? prospectsOf(m, units) : [];
  const overruns = overrunPlans(m, prospects);
  for (const u of overruns.held) busy.add(u);
  const orders: Order<EuropaAction>[] = [...overruns.orders];
  // where units attack at the end of exploitation, those that may are brought up for it
  const late = pos.state.phase === 'exploitation' && pos.board.rules.phases.includes('exploitationCombat');
  const fighters = late ? prospectsOf(m, units.filter((u) => (pos.state.units.status[u] & ATTACKED) === 0 && pos.board.rules.attacksLate(pos, u))) : prospects;
  if (pos.state.phase === 'movement' || late)
    for (const g of gatherings(m, fighters.map(({ target, options }) => ({ target, options: options.filter((o) => !busy.has(o.unit)) })), loads)) {
      for (const u of g.units) busy.add(u);
      if (g.moves.length > 0)
        orders.push({ label: `gather against ${hexName(pos, g.target)}`, actions: g.moves.flatMap(({ unit, to }) => m.steps(unit, to)) });
    }
  const free = units.filter((u) => !busy.has(u));
  orders.push(...departures(m, free));
  orders.push(...journeys(m, free, loads));
  yield* orders;
}

/** Where a unit would stand, and how good that is. */
interface Place {
  readonly hex: HexIx;
  readonly value: number;
  readonly rail: boolean;
}

/** Scores places for units against the objectives, and follows what has been planned. */
const scorer = (m: Marches) => {
  const { pos, ground, side } = m;
  const { board } = pos;
  const n = ground.objectives.length;
  const influence = influenceOf(pos, ground);
  const wants = n > 0 && ground.objectives[0].side === side;
  const as = wants ? 'attack' : 'defense';
  const sums = wants ? influence.takers : influence.keepers;
  const open = ground.objectives.map((_, o) => !taken(pos, ground, o));
  const urgent = urgency(pos, open.filter(Boolean).length);
  const pulls = new Float64Array(n);
  return {
    strength: (unit: UnitIx): number => faceOf(pos, unit)[as][unit],
    /** The value of hexes for a unit, as things are planned so far. */
    valueFor: (unit: UnitIx): ((hex: HexIx) => number) => {
      const strength = faceOf(pos, unit)[as][unit];
      const table = ground.nearness(board.roster.power[unit])[gaitOf(pos, unit)];
      const lines = m.lines(unit);
      const worth = worthOf(pos, unit) + ground.stake(pos, unit);
      for (let o = 0; o < n; o++)
        pulls[o] = leverage(ground, influence, o, wants ? 'taker' : 'keeper') * (ground.objectives[o].worth + (open[o] ? urgent : 0)) * strength;
      return (hex) => {
        let sum = 0;
        for (let o = 0; o < n; o++) sum += pulls[o] * table[hex * n + o];
        const owner = ownerOf(pos, hex);
        const mine = owner >= 0 && board.powers[owner].side === side;
        if (!mine && board.lines[hex] !== 0) sum += LINE_CUT;
        const o = ground.objectiveAt[hex];
        if (o >= 0 && !mine && wants && open[o]) sum += ground.objectives[o].worth + urgent + 1;
        if (lines[hex] < 0) sum -= CUT_OFF * worth;
        return sum - PINNED * pos.sit.zoc[1 - side][hex] - board.rules.burden(pos, unit, hex);
      };
    },
    moved: (unit: UnitIx, from: HexIx, to: HexIx): void => {
      const strength = faceOf(pos, unit)[as][unit];
      const table = ground.nearness(board.roster.power[unit])[gaitOf(pos, unit)];
      for (let o = 0; o < n; o++) sums[o] += strength * (table[to * n + o] - table[from * n + o]);
      if (ground.objectiveAt[to] >= 0) open[ground.objectiveAt[to]] = false;
    },
  };
};

/** The best places of a range, better than a floor, best first. */
const bestOf = (range: Int32Array, from: HexIx, value: (hex: HexIx) => number, floor: number, fits: (hex: HexIx) => boolean, rail: boolean): Place[] => {
  const best: Place[] = [];
  for (const hex of range) {
    if (hex === from) continue;
    const v = value(hex);
    if (v <= floor || (best.length === OFFERED && v <= best[OFFERED - 1].value) || !fits(hex)) continue;
    best.push({ hex, value: v, rail });
    best.sort((a, b) => b.value - a.value || a.hex - b.hex);
    if (best.length > OFFERED) best.pop();
  }
  return best;
};

/** Moves of single units. */
const journeys = (m: Marches, units: ReadonlyArray<UnitIx>, loads: Loads): ReadonlyArray<Order<EuropaAction>> => {
  const { pos } = m;
  const start = [...pos.state.units.hex];
  const scores = scorer(m);
  const riders = ridersOf(m, units, loads, scores);
  const orders: Order<EuropaAction>[] = [];
  for (const unit of [...units].sort((a, b) => scores.strength(b) - scores.strength(a) || a - b)) {
    const from = start[unit];
    const value = scores.valueFor(unit);
    const floor = loads.over(from) ? -Infinity : value(from) + MARGIN;
    const fits = (hex: HexIx): boolean => loads.fits(unit, hex);
    const places = bestOf(m.range(unit), from, value, floor, fits, false);
    if (riders.has(unit)) {
      const byRail = bestOf(m.railRange(unit), from, value, Math.max(floor, (places[0]?.value ?? -Infinity) + RAIL_MARGIN), fits, true);
      places.unshift(...byRail.slice(0, 1));
    }
    for (const { hex, rail } of places) orders.push({ label: `move ${unitName(pos, unit)}`, actions: m.steps(unit, hex, rail) });
    if (places.length === 0) continue;
    loads.move(unit, from, places[0].hex);
    scores.moved(unit, from, places[0].hex);
  }
  return orders;
};

/** The units that gain most by rail, as many of each power as may still ride. @rule EBC 7A */
const ridersOf = (m: Marches, units: ReadonlyArray<UnitIx>, loads: Loads, scores: ReturnType<typeof scorer>): ReadonlySet<UnitIx> =>
  new Set(m.pos.board.powers.flatMap((_, power) => ridersFrom(m, power, units.filter((u) => m.pos.board.roster.power[u] === power), loads, scores)));

const ridersFrom = (m: Marches, power: number, units: ReadonlyArray<UnitIx>, loads: Loads, scores: ReturnType<typeof scorer>): ReadonlyArray<UnitIx> => {
  const { pos } = m;
  const { board, state } = pos;
  if (state.phase !== 'movement' || units.length === 0) return [];
  const left = (board.rules.supplement?.railCapacity(board, power) ?? 0) - state.railed[power];
  if (left <= 0) return [];
  const gains = units.flatMap((unit) => {
    if (state.units.status[unit] & RAILED || scores.strength(unit) < 2) return [];
    const from = state.units.hex[unit];
    const value = scores.valueFor(unit);
    const fits = (hex: HexIx): boolean => loads.fits(unit, hex);
    const onFoot = bestOf(m.range(unit), from, value, value(from), fits, false)[0]?.value ?? value(from);
    const byRail = bestOf(m.railRange(unit), from, value, onFoot + RAIL_MARGIN, fits, true)[0];
    return byRail === undefined ? [] : [{ unit, gain: byRail.value - onFoot }];
  });
  return gains
    .sort((a, b) => b.gain - a.gain || a.unit - b.unit)
    .slice(0, left)
    .map((g) => g.unit);
};

/** Ways out of play across a neutral border, for units near one: legal only where and while the rules allow it. @rule FTF 19B */
const departures = (m: Marches, units: ReadonlyArray<UnitIx>): ReadonlyArray<Order<EuropaAction>> => {
  const { pos, ground } = m;
  const { neighbors, ids } = pos.board.map;
  return units.flatMap((unit) => {
    for (const hex of m.range(unit))
      for (let d = 0; d < 6; d++) {
        const next = neighbors[hex * 6 + d];
        if (next < 0 || ground.closed[next] === 0 || !pos.board.rules.mayLeave(pos, unit, next)) continue;
        return [{ label: `withdraw ${unitName(pos, unit)}`, actions: [...m.steps(unit, hex), { type: 'step', unit: unitName(pos, unit), to: ids[next], by: 'march' } as const] }];
      }
    return [];
  });
};
