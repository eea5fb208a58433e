/**
 * What holds for every action before its own rules are asked: whose decision it is, which phase, which unit.
 * @rule EBC 3E, 4, 4C
 * @module
 */
import { perhaps } from '../../engine/nearest.js';
import type { RuleRef, RuleViolation } from '../../kernel/rule.js';
import type { EuropaAction } from './action.js';
import { ebc } from './cases.js';
import { phaseWords } from './phaseName.js';
import { isPhasing, type Position } from './position.js';
import { type Decision, due, type PhaseName } from './state.js';

const SEQUENCE = ebc('4C', ['BC-4C.1', 'BC-4A.4', 'BC-4A.6', 'BC-4A.7'], 'Activities belong to their place in the sequence of play.');
const OWN_FORCES = ebc('3E', ['BC-3E.1', 'BC-3E.2', 'BC-4B.1'], 'Each player commands the forces of his side, in his own player turn.');
const PIECES = ebc('2', ['BC-2.1'], 'A game is played with the units and the map that its supplement lists.');

/** A refusal that no single rule slot gives. */
export const refusal = (ref: RuleRef, code: string, subject: ReadonlyArray<string>, detail: string): RuleViolation => ({
  ref,
  code,
  subject,
  detail,
  params: Object.fromEntries(subject.map((s, i) => [`subject${i}`, s])),
});

/** The phases that an action belongs to; an empty list: it answers a decision. */
const PHASES: Readonly<Record<EuropaAction['type'], ReadonlyArray<PhaseName>>> = {
  deploy: ['deployment'],
  place: ['initial'],
  mobilize: ['initial'],
  convert: ['initial'],
  step: ['movement', 'exploitation'],
  overrun: ['movement', 'exploitation'],
  build: ['initial'],
  allocate: ['air'],
  aim: [],
  abandon: ['initial', 'movement', 'air', 'combat', 'exploitation', 'exploitationCombat'],
  order: ['deployment', 'initial', 'movement'],
  commit: ['combat', 'exploitationCombat'],
  uncommit: ['combat', 'exploitationCombat'],
  resolve: ['combat', 'exploitationCombat'],
  endPhase: ['deployment', 'initial', 'movement', 'air', 'combat', 'exploitation', 'exploitationCombat'],
  roll: [],
  lose: [],
  retreat: [],
  advance: [],
  supply: [],
  pass: [],
};

/** The actions that answer each kind of decision. */
const ANSWERS: Readonly<Record<Decision['kind'], ReadonlyArray<EuropaAction['type']>>> = {
  roll: ['roll'],
  losses: ['lose'],
  retreat: ['retreat'],
  evade: ['retreat', 'pass'],
  advance: ['advance', 'pass'],
  ration: ['supply'],
  fighters: ['allocate', 'aim', 'pass'],
};

/** Whether the action is in its place: the game is on, the phase is right, no other decision comes first. */
export const outOfPlace = (pos: Position, action: EuropaAction): ReadonlyArray<RuleViolation> => {
  const { phase } = pos.state;
  if (phase === 'over') return [refusal(SEQUENCE, 'sequence/game-over', [], 'The game is over; nothing more can be done.')];
  const decision = due(pos.state);
  if (decision !== null)
    return ANSWERS[decision.kind].includes(action.type)
      ? []
      : [
          refusal(
            SEQUENCE,
            'sequence/decision-due',
            [],
            `A decision of the ${decision.side} side comes first (${decision.kind}); answer it with ${ANSWERS[decision.kind].join(' or ')}, not ${action.type}.`,
          ),
        ];
  // phases that the rules in force do not have are no answer to anybody
  const phases = PHASES[action.type].filter((p) => p === 'deployment' || pos.board.rules.phases.includes(p));
  if (PHASES[action.type].length === 0)
    return [refusal(SEQUENCE, 'sequence/nothing-due', [], `There is no decision that ${action.type} would answer now.`)];
  return phases.includes(phase)
    ? []
    : [
        refusal(
          SEQUENCE,
          'sequence/wrong-phase',
          [],
          `${action.type} belongs to the ${[phases.slice(0, -1).map(phaseWords).join(', '), phaseWords(phases[phases.length - 1])].filter((w) => w !== '').join(' and ')} phase${phases.length > 1 ? 's' : ''}; this is the ${phaseWords(phase)} phase.`,
        ),
      ];
};

/** A unit named in an action, as a number; -1 with the reason when it is none. */
export const namedUnit = (pos: Position, id: string): { readonly ix: number; readonly wrong: ReadonlyArray<RuleViolation> } => {
  const ix = pos.board.roster.ixOf.get(id) ?? -1;
  return { ix, wrong: ix >= 0 ? [] : [refusal(PIECES, 'unit/unknown', [id], `There is no unit ${JSON.stringify(id)} in this game.${perhaps(id, pos.board.roster.ixOf.keys())}`)] };
};

/** A hex named in an action, as a number; -1 with the reason when it is none. */
export const namedHex = (pos: Position, id: string): { readonly ix: number; readonly wrong: ReadonlyArray<RuleViolation> } => {
  const ix = pos.board.map.hexOf.get(id) ?? -1;
  const { ids } = pos.board.map;
  return {
    ix,
    wrong: ix >= 0 ? [] : [refusal(PIECES, 'hex/unknown', [id], `${JSON.stringify(id)} is not a hex of the map (${ids[0]} to ${ids[ids.length - 1]}).`)],
  };
};

/** A unit that is to act: the phasing player's, and on the map. */
export const notAtHand = (pos: Position, unit: number, id: string): ReadonlyArray<RuleViolation> => {
  if (!isPhasing(pos, unit))
    return [refusal(OWN_FORCES, 'unit/not-phasing', [id], `${id} does not belong to the phasing player; order one of ${pos.board.playerTurns[pos.state.playerTurn].name} units.`)];
  if (pos.state.units.hex[unit] < 0)
    return [refusal(PIECES, 'unit/not-on-map', [id], `${id} is not on the map; only units in play can be ordered.`)];
  return [];
};
