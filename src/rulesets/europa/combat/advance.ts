/**
 * Advance after combat: attackers may enter the hex they cleared, at once, up to the stacking limit.
 * @rule EBC 9F2
 * @module
 */
import { directionTo } from '../../../kernel/hex.js';
import { allHold } from '../../../kernel/rule.js';
import { SIDES } from '../board.js';
import type { EuropaEvent } from '../event.js';
import { type Position, takes } from '../position.js';
import type { AdvanceQuery } from '../rules.js';
import type { Combat, Decision } from '../state.js';
import type { UnitIx } from '../unit.js';

/** An advance decision. */
export type AdvanceDecision = Extract<Decision, { kind: 'advance' }>;

/** An advance as the checks see it. */
export const advanceQuery = (pos: Position, unit: UnitIx, hex: number): AdvanceQuery => ({
  pos,
  unit,
  hex,
  dir: directionTo(pos.board.map.neighbors, pos.state.units.hex[unit], hex),
});

/** Units of the decision that may still enter. */
export const advancers = (pos: Position, { units, hex }: Pick<AdvanceDecision, 'units' | 'hex'>): ReadonlyArray<UnitIx> =>
  units.filter((u) => allHold(pos.board.rules.advanceChecks, advanceQuery(pos, u, hex)));

/** Offers the advance to attackers that may enter the hex, if there are any. @rule EBC 9F2 (BC-9F2.2) */
export const offerAdvance = (pos: Position, { attackers, target }: Pick<Combat, 'attackers' | 'target'>): ReadonlyArray<EuropaEvent> => {
  const units = advancers(pos, { units: attackers, hex: target });
  return units.length === 0 ? [] : [{ type: 'decisionOpened', decision: { kind: 'advance', side: SIDES[pos.board.unitSide[units[0]]], hex: target, units } }];
};

/** What one unit's advance does; the decision closes when nobody else may follow. */
export const advanceEvents = (pos: Position, decision: AdvanceDecision, unit: UnitIx): ReadonlyArray<EuropaEvent> => {
  const from = pos.state.units.hex[unit];
  const rest = decision.units.filter((u) => u !== unit);
  return [
    { type: 'unitAdvanced', unit, from, to: decision.hex, captures: takes(pos, unit, decision.hex) },
    rest.length === 0 ? { type: 'decisionClosed' } : { type: 'decisionChanged', decision: { ...decision, units: rest } },
  ];
};

/** What happens by itself: the offer lapses when nobody may enter any more. */
export const forcedAdvance = (pos: Position, decision: AdvanceDecision): ReadonlyArray<EuropaEvent> =>
  advancers(pos, decision).length === 0 ? [{ type: 'decisionClosed' }] : [];
