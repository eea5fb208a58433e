/** Everything that a player of Europa could say, whatever the position is. */
import type { EuropaAction } from '../../src/rulesets/europa/action.js';
import { MISSIONS } from '../../src/rulesets/europa/air.js';
import type { EuropaGame } from '../../src/rulesets/europa/game.js';
import { ORDER_KINDS } from '../../src/rulesets/europa/order.js';
import type { EuropaState } from '../../src/rulesets/europa/state.js';

/** Every set of some things that is not empty, in their order. */
export const subsets = <T>(all: ReadonlyArray<T>): ReadonlyArray<ReadonlyArray<T>> =>
  all.reduce<ReadonlyArray<ReadonlyArray<T>>>((sets, one) => [...sets, ...sets.map((set) => [...set, one])], [[]]).filter((set) => set.length > 0);

/** More air points, and logistical ones, than a small position has. */
const MOST_POINTS = 12;
const upTo = (n: number): ReadonlyArray<number> => Array.from({ length: n + 1 }, (_, i) => i);
const MODES = ['march', 'road', 'rail', 'admin'] as const;

/** All candidates for the positions of a game. Those about several units name them in the order of the list of units. */
export const europaCandidates = (game: EuropaGame): ((state: EuropaState) => Iterable<EuropaAction>) => {
  const { map, roster, powers, rules } = game.board;
  const units = roster.ids;
  const hexes = map.ids;
  const sets = subsets(units);
  const payers = powers.map((p) => p.id);
  // naming the own power is another wording of naming nobody
  const others = (unit: string): ReadonlyArray<string> => payers.filter((_, p) => p !== roster.power[units.indexOf(unit)]);
  const names = [...units, ...hexes, ...payers];
  const always: EuropaAction[] = [{ type: 'resolve' }, { type: 'pass' }, { type: 'endPhase' }];
  for (let die = 0; die <= 7; die++) always.push({ type: 'roll', die });
  for (const unit of units) {
    always.push({ type: 'mobilize', unit }, { type: 'uncommit', unit }, { type: 'advance', unit }, { type: 'build', unit, work: 'fort' }, { type: 'build', unit, work: 'airfield' });
    for (const to of hexes) {
      always.push({ type: 'deploy', unit, hex: to }, { type: 'place', unit, hex: to }, { type: 'commit', unit, target: to }, { type: 'retreat', unit, to });
      for (const by of MODES) always.push({ type: 'step', unit, to, by });
    }
  }
  for (const { id } of roster.data.conversions) for (const set of sets) always.push({ type: 'convert', conversion: id, units: set });
  for (const set of [[], ...sets]) always.push({ type: 'lose', units: set }, { type: 'supply', units: set });
  for (const hex of hexes) {
    always.push({ type: 'abandon', hex });
    for (const points of upTo(MOST_POINTS)) always.push({ type: 'aim', hex, points });
    if (rules.air !== null) for (const target of hexes) for (const mission of MISSIONS) for (const points of upTo(MOST_POINTS)) always.push({ type: 'allocate', base: hex, target, mission, points });
  }
  const subjects = [[], ...names.map((a) => [a]), ...units.flatMap((a) => [...units, ...hexes, ...others(a)].map((b) => [a, b])), ...units.flatMap((a) => hexes.flatMap((b) => others(a).map((c) => [a, b, c])))];
  for (const rule of rules.orders ?? [])
    if (ORDER_KINDS.includes(rule.kind))
      for (const subject of subjects) {
        always.push({ type: 'order', order: rule.kind, subject });
        if (rule.counts) for (const points of upTo(MOST_POINTS)) always.push({ type: 'order', order: rule.kind, subject, points });
      }
  return function* (state) {
    yield* always;
    // whoever overruns stands in one hex: the others would only make the list longer
    for (const from of new Set(state.units.hex.filter((hex) => hex >= 0)))
      for (const set of subsets(units.filter((_, u) => state.units.hex[u] === from)))
        for (const target of hexes) for (const by of ['march', 'road'] as const) yield { type: 'overrun', units: set, target, by };
  };
};
