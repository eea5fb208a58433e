/**
 * Combat losses: which units a side may lose, and what becomes of them.
 * @rule EBC 9D, 9E
 * @module
 */
import { forcedLoss } from '../../../kernel/losses.js';
import { SIDES } from '../board.js';
import type { Cause, EuropaEvent } from '../event.js';
import { printedAttack, printedDefense, type Position } from '../position.js';
import { CADRE, type Combat, type CombatSide, type Decision, FULL, type LossMeasure } from '../state.js';
import type { UnitIx } from '../unit.js';

/** A losses decision. */
export type LossDecision = Extract<Decision, { kind: 'losses' }>;

/** What a unit's loss counts: printed strength, attack for attackers and defense for defenders, or REs. @rule EBC 9D (BC-9D.3) */
export const lossValue = (pos: Position, unit: UnitIx, of: CombatSide, measure: LossMeasure): number =>
  measure === 're' ? pos.board.rules.lossRes(pos, unit) : of === 'attacker' ? printedAttack(pos, unit) : printedDefense(pos, unit);

/** Loss values of the candidates of a decision. */
export const lossValues = (pos: Position, decision: LossDecision): number[] =>
  decision.candidates.map((u) => lossValue(pos, u, decision.of, decision.measure));

/** `'4 of printed strength'`, `'3 REs'`. */
export const lossText = (amount: number, measure: LossMeasure): string => (measure === 'strength' ? `${amount} of printed strength` : `${amount} ${amount === 1 ? 'RE' : 'REs'}`);

/** Becomes a cadre, or leaves play when it has none or is one. @rule EBC 9E (BC-9E.2, BC-9E.5) */
export const stepDown = (pos: Position, unit: UnitIx, of: CombatSide, cause: Cause): EuropaEvent => {
  const hex = pos.state.units.hex[unit];
  const face = pos.state.units.face[unit];
  return pos.board.roster.hasCadre[unit] && face === FULL
    ? { type: 'unitCadred', unit, hex, of, cause }
    : { type: 'unitEliminated', unit, hex, face, cause };
};

/** Leaves play, cadre or not. */
export const eliminate = (pos: Position, unit: UnitIx, cause: Cause): EuropaEvent => ({
  type: 'unitEliminated',
  unit,
  hex: pos.state.units.hex[unit],
  face: pos.state.units.face[unit],
  cause,
});

/** The units of a side of a combat that are still on the map. */
export const fighters = (pos: Position, combat: Combat, of: CombatSide): ReadonlyArray<UnitIx> =>
  (of === 'attacker' ? combat.attackers : [...combat.defenders, ...combat.bystanders].sort((a, b) => a - b)).filter(
    (u) => pos.state.units.hex[u] >= 0,
  );

/** Whether a fighter has become a cadre in this combat: it was a division when the combat was joined. */
export const isCadreNow = (pos: Position, unit: UnitIx): boolean => pos.state.units.face[unit] === CADRE;

/** Opens the choice of losses of at least `need`, or takes them when there is no choice. What nothing destroys is never among them. */
export const demandLosses = (
  pos: Position,
  of: CombatSide,
  all: ReadonlyArray<UnitIx>,
  need: number,
  measure: LossMeasure = 'strength',
): ReadonlyArray<EuropaEvent> => {
  const candidates = all.filter((u) => !pos.board.rules.indestructible(pos, u));
  if (candidates.length === 0) return [];
  const owner = pos.board.unitSide[candidates[0]];
  const side = SIDES[pos.board.readings['loss-chooser'] === 'opponent' ? 1 - owner : owner];
  const decision: LossDecision = { kind: 'losses', side, of, candidates, measure, need };
  const forced = forcedLoss(lossValues(pos, decision), need, pos.board.rules.lossPolicy(pos.board));
  return forced === null
    ? [{ type: 'decisionOpened', decision }]
    : forced.map((i) => stepDown(pos, candidates[i], of, 'combat'));
};
