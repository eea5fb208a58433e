/**
 * Overruns worth trying: a stack brought together beside a weak enemy hex, and the overrun itself. Planners guess who could be
 * strong enough; the odds of what is offered are those of the rules.
 * @rule EBC 13
 * @module
 */
import type { Order } from '../../../engine/game.js';
import { opposite, type HexIx } from '../../../kernel/hex.js';
import { BARRED } from '../../../kernel/reach.js';
import { allHold } from '../../../kernel/rule.js';
import type { EuropaAction, Overrun } from '../action.js';
import { foldNow } from '../board.js';
import { maySetOut, overrunCost } from '../overrun.js';
import { enemyIn, faceOf, hexName, type Position, stackOf, unitName, unitsIn } from '../position.js';
import { zonesFrom } from '../situation.js';
import { MOVED, STOPPED } from '../state.js';
import type { UnitIx } from '../unit.js';
import { defenseOf, inSupply } from './contact.js';
import type { Option, Prospect } from './gather.js';
import type { Marches } from './march.js';

/** Hexes to overrun from that are offered for one enemy hex. */
const OFFERED = 2;

/** An overrun with the moves that lead up to it. */
interface Plan {
  readonly units: ReadonlyArray<UnitIx>;
  readonly from: HexIx;
  readonly actions: ReadonlyArray<EuropaAction>;
}

/** Orders to overrun enemy hexes, by hex; alternatives for one hex have the same label. */
export const overrunPlans = (m: Marches, prospects: ReadonlyArray<Prospect>): ReadonlyArray<Order<EuropaAction>> => {
  const { pos } = m;
  if (!pos.board.rules.overruns) return [];
  return withHeld(pos, m, prospects).flatMap(({ target, options }) => {
    const need = pos.board.rules.overrunTerms.least * defenseOf(pos, m.ground, target, 0).defense;
    return startsOf(options, need)
      .flatMap((list) => planFrom(m, target, list, need) ?? [])
      .sort((a, b) => a.actions.length - b.actions.length || a.units.length - b.units.length || a.from - b.from)
      .slice(0, OFFERED)
      .map(({ actions }) => ({ label: `overrun ${hexName(pos, target)}`, actions }));
  });
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
      const option: Option = { unit, hex, edge, strength: faceOf(pos, unit).attack[unit] * m.ground.bite(unit, edge) * inSupply(pos, unit) };
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

/** As few units as will do, those that are there first, then the strong. */
const planFrom = (m: Marches, target: HexIx, options: ReadonlyArray<Option>, need: number): Plan | null => {
  const { pos } = m;
  const { board, state } = pos;
  const { hex: from, edge } = options[0];
  const { status, hex: at } = state.units;
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
  const able = ({ unit }: Option): boolean => {
    const last = (by === 'road' ? road : march)[classOf(unit)][edge];
    if (last === BARRED) return false;
    // zones of others hold whoever came, or comes, in this phase
    if (others > 0 && (at[unit] !== from || (status[unit] & MOVED) !== 0)) return false;
    return m.spent(unit, from) + last <= state.units.mp[unit];
  };
  const dir = edge % 6;
  const { overrunLimits, overrunOdds, overrunGroup, stacking } = board.rules;
  const standing = unitsIn(pos, from);
  const here = (o: Option): number => (at[o.unit] === from ? 1 : 0);
  const chosen: Option[] = [];
  let strength = 0;
  let met = false;
  for (const o of [...options].sort((a, b) => here(b) - here(a) || b.strength - a.strength || a.unit - b.unit)) {
    const units = [...chosen.map((c) => c.unit), o.unit];
    // who comes stands beside who is there already
    const crowd = here(o) === 1 ? units : [...standing, ...units.filter((u) => at[u] !== from)];
    if (!able(o) || !allHold(stacking, stackOf(pos, from, crowd))) continue;
    chosen.push(o);
    strength += o.strength;
    if (strength < need) continue;
    const q = { pos: gathered(pos, units, from), units, target, from, dir, by };
    met = allHold(overrunOdds, q) && allHold(overrunLimits, q) && allHold(overrunGroup, q) && units.every((u) => m.spent(u, from) + overrunCost(q, u) <= state.units.mp[u]);
    if (met) break;
  }
  if (!met) return null;
  const units = chosen.map((o) => o.unit);
  return {
    units,
    from,
    actions: [
      ...units.filter((u) => at[u] !== from).flatMap((u) => m.steps(u, from)),
      { type: 'overrun', units: [...units].sort((a, b) => a - b).map((u) => unitName(pos, u)), target: hexName(pos, target), by },
    ],
  };
};
