/**
 * Retreats before combat: units that may slip away do so when their hex is overrun or attacked, one hex each, before anything
 * else is reckoned.
 * @rule FITE 9I, REFORM 13 (ER-13.41, ER-13.42), 12H (ER-12H.20)
 * @module
 */
import type { HexIx } from '../../../kernel/hex.js';
import { isCombat } from '../phaseName.js';
import type { EuropaEvent } from '../event.js';
import { type Position, unitsIn } from '../position.js';
import { DEFENDED, type Decision } from '../state.js';
import type { UnitIx } from '../unit.js';
import { eliminate } from './losses.js';
import { immobile, type RetreatOption, retreatOptions, retreatStep, type Withdrawal } from './retreat.js';

/** A decision about retreats before combat. */
export type EvadeDecision = Extract<Decision, { kind: 'evade' }>;

/** What it asks for. */
type Evasion = Pick<EvadeDecision, 'units' | 'group' | 'going' | 'visited'>;

/** The same as a retreat. */
export const asWithdrawal = ({ group, going, visited }: Omit<Evasion, 'units'>): Withdrawal => ({ of: 'defender', group, going, visited, evading: true });

/** The hexes open to a unit that may retreat before combat. */
export const evadeOptions = (pos: Position, decision: Omit<Evasion, 'units'>, unit: UnitIx): ReadonlyArray<RetreatOption> =>
  immobile(pos, unit) ? [] : retreatOptions(pos, asWithdrawal(decision), unit);

/** Units of the decision that may go now: the one that has to go on, or any with a way out. */
export const evadersNow = (pos: Position, decision: Evasion): ReadonlyArray<UnitIx> =>
  (decision.going === null ? decision.units : [decision.going]).filter((u) => evadeOptions(pos, decision, u).length > 0);

/**
 * Units of a hex that may retreat before combat and have a way out. Where attacks are made, whoever was attacked earlier in the
 * phase, or has slipped away in it, may not.
 */
export const evaders = (pos: Position, hex: HexIx): ReadonlyArray<UnitIx> => {
  const spent = isCombat(pos.state.phase) ? DEFENDED : 0;
  const able = unitsIn(pos, hex).filter((u) => pos.board.rules.evades(pos, u) && (pos.state.units.status[u] & spent) === 0);
  return evadersNow(pos, { units: able, group: able, going: null, visited: [] }).length === 0 ? [] : able;
};

/** What is left of the decision once a unit has gone, or is lost. It stays open, though nobody may be left: see `forcedEvade`. */
const without = (decision: EvadeDecision, unit: UnitIx): EuropaEvent => ({
  type: 'decisionChanged',
  decision: { ...decision, units: decision.units.filter((u) => u !== unit), going: null, visited: [] },
});

/** What one step of a retreat before combat does. Whoever slips away from an attack adds nothing to the defense where it goes. */
export const evadeEvents = (pos: Position, decision: EvadeDecision, unit: UnitIx, option: RetreatOption): ReadonlyArray<EuropaEvent> => {
  const { events, visited } = retreatStep(pos, asWithdrawal(decision), unit, option);
  const spent: ReadonlyArray<EuropaEvent> = decision.overrun === null && decision.going === null ? [{ type: 'unitsMarked', units: [unit], set: DEFENDED, clear: 0 }] : [];
  return [...events, ...spent, visited === null ? without(decision, unit) : { type: 'decisionChanged', decision: { ...decision, going: unit, visited } }];
};

/** Nobody else retreats. */
export const standFast = (decision: EvadeDecision): EuropaEvent => ({ type: 'decisionChanged', decision: { ...decision, units: [], going: null, visited: [] } });

/** A unit that has to go on and cannot is lost; a single way on is taken. Null where there is nobody under way. */
export const forcedOn = (pos: Position, decision: EvadeDecision): ReadonlyArray<EuropaEvent> | null => {
  const { going } = decision;
  if (going === null) return null;
  const options = evadeOptions(pos, decision, going);
  if (options.length === 0) return [eliminate(pos, going, 'stacking'), without(decision, going)];
  return options.length === 1 ? evadeEvents(pos, decision, going, options[0]) : [];
};
