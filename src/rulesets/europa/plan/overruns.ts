/**
 * Overruns worth trying: a stack brought together beside a weak enemy hex, and the overrun itself. Planners guess who could be
 * strong enough; the odds of what is offered are those of the rules.
 * @rule EBC 13, REFORM 13
 * @module
 */
import type { Order } from '../../../engine/game.js';
import { opposite, type HexIx } from '../../../kernel/hex.js';
import { BARRED } from '../../../kernel/reach.js';
import { allHold } from '../../../kernel/rule.js';
import type { EuropaAction, Overrun } from '../action.js';
import { foldNow } from '../board.js';
import { maySetOut } from '../overrun.js';
import { type OverrunOdds, overrunOddsOf } from '../overrunCourse.js';
import { enemyIn, faceOf, hexName, type Position, stackOf, unitName, unitsIn } from '../position.js';
import type { OverrunQuery } from '../rules.js';
import { zonesFrom } from '../situation.js';
import { MOVED, STOPPED } from '../state.js';
import type { UnitIx } from '../unit.js';
import { defenseOf, gainOf, join, prizeAt, shutIn, thrust } from './contact.js';
import type { Option, Prospect } from './gather.js';
import type { Marches } from './march.js';
import { STOPPED as NOTHING_LOST } from './outlook.js';

/** Hexes to overrun from that are offered for one enemy hex. */
const OFFERED = 2;

/** A gain, by the rough reckoning, for which units wait. */
const PROMISING = 0.3;

/** An overrun with the moves that lead up to it. */
interface Plan {
  readonly units: ReadonlyArray<UnitIx>;
  readonly from: HexIx;
  /** What is to be expected of it, by the rough reckoning; 0 where no die is ever thrown. */
  readonly gain: number;
  readonly actions: ReadonlyArray<EuropaAction>;
}

/** Orders to overrun, and units that had better wait for theirs, since a die decides it and dice come last. */
export interface OverrunPlans {
  readonly orders: ReadonlyArray<Order<EuropaAction>>;
  readonly held: ReadonlySet<UnitIx>;
}

/** Orders to overrun enemy hexes, by hex; alternatives for one hex have the same label. */
export const overrunPlans = (m: Marches, prospects: ReadonlyArray<Prospect>): OverrunPlans => {
  const { pos } = m;
  const { overruns, overrunTerms } = pos.board.rules;
  if (!overruns) return { orders: [], held: new Set() };
  // with a die, what is to be expected comes first; without one, whatever takes least
  const better = (a: Plan, b: Plan): number => b.gain - a.gain || a.actions.length - b.actions.length || a.units.length - b.units.length || a.from - b.from;
  const byTarget = withHeld(pos, m, prospects).map(({ target, options }) => {
    const need = overrunTerms.least * defenseOf(pos, m.ground, target, 0).defense;
    return { target, plans: startsOf(options, need).flatMap((list) => plansFrom(m, target, list, need)).sort(better).slice(0, OFFERED) };
  });
  const held = new Set<UnitIx>();
  for (const best of byTarget.flatMap(({ plans }) => plans.slice(0, 1)).sort(better))
    if (best.gain > PROMISING && !best.units.some((u) => held.has(u))) for (const u of best.units) held.add(u);
  return { orders: byTarget.flatMap(({ target, plans }) => plans.map(({ actions }) => ({ label: `overrun ${hexName(pos, target)}`, actions }))), held };
};

/** With the units that a zone holds where they stand: they move no more, but may overrun. */
const withHeld = (pos: Position, m: Marches, prospects: ReadonlyArray<Prospect>): ReadonlyArray<Prospect> => {
  const { board, state } = pos;
  const all = prospects.map(({ target, options }) => ({ target, options: [...options] }));
  for (let unit = 0; unit < state.units.hex.length; unit++) {
    if ((state.units.status[unit] & STOPPED) === 0 || !maySetOut(pos, unit)) continue;
    const hex = state.units.hex[unit];
    const power = board.roster.power[unit];
    for (let d = 0; d < 6; d++) {
      const target = board.map.neighbors[hex * 6 + d];
      if (target < 0 || !enemyIn(pos, m.side, target)) continue;
      const edge = hex * 6 + d;
      const option: Option = { unit, hex, edge, strength: faceOf(pos, unit).attack[unit] * m.ground.bite(unit, edge) * thrust(pos, unit, hex) };
      const known = all.find((p) => p.target === target && board.beside[power][board.roster.power[p.options[0].unit]] === 1);
      if (known === undefined) all.push({ target, options: [option] });
      else known.options.push(option);
    }
  }
  return all;
};

/** The options of one prospect by hex, as far as all of them together would be strong enough. */
const startsOf = (options: ReadonlyArray<Option>, need: number): ReadonlyArray<ReadonlyArray<Option>> => {
  const byHex = new Map<HexIx, Option[]>();
  for (const o of options) {
    const list = byHex.get(o.hex);
    if (list === undefined) byHex.set(o.hex, [o]);
    else list.push(o);
  }
  return [...byHex.values()].filter((list) => list.reduce((sum, o) => sum + o.strength, 0) >= need);
};

/** The position with units in a hex, as far as their strengths depend on it. */
const gathered = (pos: Position, units: ReadonlyArray<UnitIx>, hex: HexIx): Position => ({
  ...pos,
  state: { ...pos.state, units: { ...pos.state.units, hex: pos.state.units.hex.map((h, u) => (units.includes(u) ? hex : h)) } },
});

/** Odds by which it is told who could pay: dearer ones are reckoned with the group. */
const CHEAP_ODDS = 12;

/** Units added, those that are there first, then the strong: as few as will do, or where odds decide the best of all that will do. */
const plansFrom = (m: Marches, target: HexIx, options: ReadonlyArray<Option>, need: number): ReadonlyArray<Plan> => {
  const { pos } = m;
  const { board, state } = pos;
  const { hex: from, edge } = options[0];
  const { status, hex: at, mp } = state.units;
  const { zonesStop, overrunLimits, overrunOdds, overrunGroup, overrunTerms, stacking } = board.rules;
  const others = pos.sit.zoc[1 - m.side][from] - zonesFrom(pos, target, opposite(edge % 6));
  const { march, road } = foldNow(board, state.turn).costs;
  const classOf = (unit: UnitIx): 0 | 1 => board.roster.movementClass[unit] as 0 | 1;
  // one way for all of them: the road where it is of use to somebody
  const by: Overrun['by'] = options.some(({ unit }) => {
    const [onFoot, byRoad] = [march[classOf(unit)][edge], road[classOf(unit)][edge]];
    return byRoad !== BARRED && (onFoot === BARRED || byRoad < onFoot);
  })
    ? 'road'
    : 'march';
  const dir = edge % 6;
  const query = (units: ReadonlyArray<UnitIx>): OverrunQuery => ({ pos: gathered(pos, units, from), units, target, from, dir, by });
  const able = ({ unit }: Option): boolean => {
    const last = (by === 'road' ? road : march)[classOf(unit)][edge];
    if (last === BARRED) return false;
    // zones of others hold whoever came, or comes, in this phase
    if (zonesStop && others > 0 && (at[unit] !== from || (status[unit] & MOVED) !== 0)) return false;
    // where there is a defense the price depends on no hex
    const price = need === 0 ? overrunTerms.price(query([unit]), unit, Infinity) : overrunTerms.price({ pos, units: [unit], target, from, dir, by }, unit, CHEAP_ODDS);
    return m.spent(unit, from) + last + price <= mp[unit];
  };
  const standing = unitsIn(pos, from);
  const here = (o: Option): number => (at[o.unit] === from ? 1 : 0);
  const chosen: Option[] = [];
  const found: Plan[] = [];
  let strength = 0;
  for (const o of [...options].sort((a, b) => here(b) - here(a) || b.strength - a.strength || a.unit - b.unit)) {
    const units = [...chosen.map((c) => c.unit), o.unit];
    // who comes stands beside who is there already
    const crowd = here(o) === 1 ? units : [...standing, ...units.filter((u) => at[u] !== from)];
    if (!able(o) || !allHold(stacking, stackOf(pos, from, crowd))) continue;
    chosen.push(o);
    strength += o.strength;
    if (strength < need) continue;
    const q = query(units);
    if (!allHold(overrunOdds, q) || !allHold(overrunLimits, q)) continue;
    if (overrunTerms.table === null) return [{ units, from, gain: 0, actions: actionsOf(m, units, target, from, by) }];
    if (!allHold(overrunGroup, afterMarch(m, q))) continue;
    const { die } = overrunOddsOf(q);
    found.push({ units, from, gain: gainFrom(m, q, die), actions: actionsOf(m, units, target, from, by) });
    // nothing is better than no die
    if (die === null) break;
  }
  return found;
};

/** The overrun with what its units have left when they have come. */
const afterMarch = (m: Marches, q: OverrunQuery): OverrunQuery => {
  const { units } = q.pos.state;
  const mp = units.mp.map((left, u) => (q.units.includes(u) ? left - m.spent(u, q.from) : left));
  return { ...q, pos: { ...q.pos, state: { ...q.pos.state, units: { ...units, mp } } } };
};

const actionsOf = (m: Marches, units: ReadonlyArray<UnitIx>, target: HexIx, from: HexIx, by: Overrun['by']): ReadonlyArray<EuropaAction> => [
  ...units.filter((u) => m.pos.state.units.hex[u] !== from).flatMap((u) => m.steps(u, from)),
  { type: 'overrun', units: [...units].sort((a, b) => a - b).map((u) => unitName(m.pos, u)), target: hexName(m.pos, target), by },
];

/** What an overrun is worth as far as it can be told: by the chances of the table, or the loss of everybody. */
const gainFrom = ({ pos, ground, side }: Marches, q: OverrunQuery, die: OverrunOdds['die']): number => {
  const e = defenseOf(pos, ground, q.target, prizeAt(pos, ground, side, q.target));
  e.trapped = shutIn(pos, ground, q.target, side);
  for (const u of q.units) join(pos, ground, e, u, q.from * 6 + q.dir, 1);
  return gainOf(die === null ? { ...NOTHING_LOST, defenderLost: 1, clears: 1 } : ground.outlook(die.column, die.modifier), e);
};
