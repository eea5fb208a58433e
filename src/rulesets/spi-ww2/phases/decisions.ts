/**
 * Decisions that interrupt a phase, each kind with its own part of the rules.
 * @rule SPI 5.85, 8.3, 8.5, 8.6, 16.5, 17.3, 17.8, 17.92, 17.93
 * @module
 */
import { listed } from '../../../engine/actionSet.js';
import { DIE } from '../../../kernel/chance.js';
import { type RuleViolation, violationsOf } from '../../../kernel/rule.js';
import type { SpiAction } from '../action.js';
import { spi } from '../cases.js';
import { type AdvanceDecision, advanceEvents, advancers, advanceViolations, declineAdvance } from '../combat/advance.js';
import { counterActions, counterEvents, counterViolations, standEvents } from '../combat/counter.js';
import { evadeEvents, evasionActions, evasionViolations, stayEvents } from '../combat/evasion.js';
import { lossActions, lossViolations, loseEvents } from '../combat/losses.js';
import { retreatActions, retreatEvents, retreatViolations } from '../combat/retreat.js';
import { conversionActions, conversionEvents, conversionViolations } from '../conversion.js';
import type { SpiEvent } from '../event.js';
import { hexIx, namedHex, refusal } from '../legality.js';
import { raiseEvent, raiseHexes } from '../partisans.js';
import { hexName, type Position, unitName } from '../position.js';
import type { Decision } from '../state.js';
import { fits, nothing, PASS, type Part } from './phase.js';

/** A part whose actions are a short list. */
const part = (
  actions: (pos: Position) => ReadonlyArray<SpiAction>,
  violations: (pos: Position, action: SpiAction) => ReadonlyArray<RuleViolation>,
  decide: (pos: Position, action: SpiAction) => ReadonlyArray<SpiEvent>,
): Part => ({ legal: (pos) => listed<SpiAction>(actions(pos), (a) => fits(pos, a, violations)), violations, decide });

const DICE = spi('8.3', [], 'A die has six sides.');

const THROWS = DIE.map((die): SpiAction => ({ type: 'roll', die }));

const roll = (purpose: string): Part =>
  part(
    () => THROWS,
    (_, a) => (a.type === 'roll' && !DIE.includes(a.die) ? [refusal(DICE, 'roll/die', [], `A die shows 1 to 6, not ${a.die}.`)] : nothing),
    (pos, a) => {
      if (a.type !== 'roll') return nothing;
      const [kind, subject] = [purpose.split(':')[0], purpose.split(':').slice(1).join(':')];
      return [{ type: 'dieRolled', die: a.die, purpose }, ...(pos.board.rules.rolls[kind]?.(pos, a.die, subject) ?? [])];
    },
  );

const permission: Part = part(
  () => [{ type: 'grant' }, PASS],
  () => nothing,
  (pos, a) => [
    { type: 'decisionClosed' },
    { type: 'balticAnswered', baltic: a.type === 'grant' ? (pos.board.readings['baltic-permission'] === 'standing' ? 'standing' : 'operation') : 'refused' },
  ],
);

const partisans = (d: Extract<Decision, { kind: 'partisans' }>): Part =>
  part(
    (pos) => [...raiseHexes(pos, d.row).map((hex): SpiAction => ({ type: 'raise', hex: hexName(pos, hex) })), PASS],
    (pos, a) => {
      if (a.type !== 'raise') return nothing;
      const hex = namedHex(pos, a.hex);
      return hex.ix < 0 ? hex.wrong : violationsOf(pos.board.rules.raiseChecks, { pos, row: d.row, hex: hex.ix });
    },
    (pos, a) => (a.type === 'raise' ? [{ type: 'decisionClosed' }, raiseEvent(pos, d.row, hexIx(pos, a.hex))] : [{ type: 'decisionClosed' }]),
  );

const losses = (d: Extract<Decision, { kind: 'losses' }>): Part =>
  part(
    (pos) => lossActions(pos, d),
    (pos, a) => (a.type === 'lose' ? lossViolations(pos, d, a) : nothing),
    (pos, a) => (a.type === 'lose' ? loseEvents(pos, d, a) : nothing),
  );

const retreat = (d: Extract<Decision, { kind: 'retreat' }>): Part =>
  part(
    (pos) => retreatActions(pos, d),
    (pos, a) => (a.type === 'retreat' ? retreatViolations(pos, d, a) : nothing),
    (pos, a) => (a.type === 'retreat' ? retreatEvents(pos, d, a) : nothing),
  );

const evasion = (d: Extract<Decision, { kind: 'evasion' }>): Part =>
  part(
    (pos) => evasionActions(pos, d),
    (pos, a) => evasionViolations(pos, d, a),
    (pos, a) => (a.type === 'retreat' ? evadeEvents(pos, d, a) : stayEvents(pos)),
  );

const counter = (d: Extract<Decision, { kind: 'counter' }>): Part =>
  part(
    (pos) => [...counterActions(pos, d), PASS],
    (pos, a) => (a.type === 'counter' ? counterViolations(pos, d, a) : nothing),
    (pos, a) => (a.type === 'counter' ? counterEvents(pos, a) : [{ type: 'decisionClosed' }]),
  );

const stand: Part = part(
  () => [{ type: 'stand' }, PASS],
  () => nothing,
  (pos, a) => (a.type === 'stand' ? standEvents(pos) : [{ type: 'decisionClosed' }]),
);

const advance = (d: AdvanceDecision): Part =>
  part(
    (pos) => [...advancers(pos, d).map((u): SpiAction => ({ type: 'advance', unit: unitName(pos, u) })), PASS],
    (pos, a) => (a.type === 'advance' ? advanceViolations(pos, d, a) : nothing),
    (pos, a) => (a.type === 'advance' ? advanceEvents(pos, d, a) : declineAdvance(pos, d)),
  );

const conversion = (d: Extract<Decision, { kind: 'conversion' }>): Part =>
  part(
    (pos) => [...conversionActions(pos, d), PASS],
    (pos, a) => (a.type === 'convert' ? conversionViolations(pos, d, a) : nothing),
    (pos, a) => (a.type === 'convert' ? conversionEvents(pos, d, a) : [{ type: 'decisionClosed' }]),
  );

/** The part of the rules that a decision belongs to. */
export const decisionPart = (decision: Decision): Part => {
  switch (decision.kind) {
    case 'roll':
      return roll(decision.purpose);
    case 'permission':
      return permission;
    case 'partisans':
      return partisans(decision);
    case 'losses':
      return losses(decision);
    case 'evasion':
      return evasion(decision);
    case 'counter':
      return counter(decision);
    case 'stand':
      return stand;
    case 'retreat':
      return retreat(decision);
    case 'advance':
      return advance(decision);
    case 'conversion':
      return conversion(decision);
  }
};
