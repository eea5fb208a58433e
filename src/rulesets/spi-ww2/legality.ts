/**
 * What holds for every action before its own rules are asked: whose decision it is, which phase, which unit.
 * @rule SPI 3.4, 4
 * @module
 */
import { perhaps } from '../../engine/nearest.js';
import type { RuleRef, RuleViolation } from '../../kernel/rule.js';
import type { SpiAction } from './action.js';
import { spi } from './cases.js';
import { isPhasing, type Position, playerName } from './position.js';
import { AFLOAT, type Decision, due, type PhaseName } from './state.js';
import type { UnitIx } from './unit.js';

const SEQUENCE = spi('4', [], 'Activities belong to their place in the sequence of play.');
const OWN_FORCES = spi('4', [], 'Each player commands the nations of his side, in his own player turn.');
const PIECES = spi('3.4', ['SPI-3.4.1'], 'A game is played with the counters and the map that its scenario sheet lists.');

/** A refusal that no single rule slot gives. */
export const refusal = (ref: RuleRef, code: string, subject: ReadonlyArray<string>, detail: string): RuleViolation => ({
  ref,
  code,
  subject,
  detail,
  params: Object.fromEntries(subject.map((s, i) => [`subject${i}`, s])),
});

const MOVING: ReadonlyArray<PhaseName> = ['movement', 'mechanized'];

/** The phases that an action belongs to; an empty list: it answers a decision. */
const PHASES: Readonly<Record<SpiAction['type'], ReadonlyArray<PhaseName>>> = {
  deploy: ['setup'],
  build: ['production'],
  buy: ['production'],
  combine: ['production', 'movement', 'mechanized', 'rail'],
  split: ['production', 'movement', 'mechanized'],
  step: MOVING,
  announce: MOVING,
  overrun: MOVING,
  assault: ['movement'],
  drop: ['movement'],
  request: ['movement', 'rail'],
  grant: [],
  commit: ['combat'],
  uncommit: ['combat'],
  resolve: ['combat'],
  roll: [],
  lose: [],
  retreat: [],
  advance: [],
  counter: [],
  stand: [],
  rail: ['rail'],
  ship: ['rail'],
  raise: [],
  convert: [],
  pass: [],
  endPhase: ['setup', 'production', 'movement', 'combat', 'mechanized', 'rail'],
};

/** The actions that answer each kind of decision. */
export const ANSWERS: Readonly<Record<Decision['kind'], ReadonlyArray<SpiAction['type']>>> = {
  roll: ['roll'],
  permission: ['grant', 'pass'],
  partisans: ['raise', 'pass'],
  losses: ['lose'],
  evasion: ['retreat', 'pass'],
  counter: ['counter', 'pass'],
  stand: ['stand', 'pass'],
  retreat: ['retreat'],
  advance: ['advance', 'pass'],
  conversion: ['convert', 'pass'],
};

/** Whether the action is in its place: the game is on, the phase is right, no other decision comes first. */
export const outOfPlace = (pos: Position, action: SpiAction): ReadonlyArray<RuleViolation> => {
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
  const phases = PHASES[action.type];
  if (phases.length === 0) return [refusal(SEQUENCE, 'sequence/nothing-due', [], `There is no decision that ${action.type} would answer now.`)];
  return phases.includes(phase)
    ? []
    : [
        refusal(
          SEQUENCE,
          'sequence/wrong-phase',
          [],
          `${action.type} belongs to the ${phases.join(' and ')} phase${phases.length > 1 ? 's' : ''}; this is the ${phase} phase.`,
        ),
      ];
};

/** Something named in an action as a number; -1 with the reason when it is none. */
export interface Named {
  readonly ix: number;
  readonly wrong: ReadonlyArray<RuleViolation>;
}

/** A counter named in an action. */
export const namedUnit = (pos: Position, id: string): Named => {
  const ix = pos.board.roster.ixOf.get(id) ?? -1;
  return { ix, wrong: ix >= 0 ? [] : [refusal(PIECES, 'unit/unknown', [id], `There is no unit ${JSON.stringify(id)} in this game.${perhaps(id, pos.board.roster.ixOf.keys())}`)] };
};

/** A hex named in an action. */
export const namedHex = (pos: Position, id: string): Named => {
  const ix = pos.board.map.hexOf.get(id) ?? -1;
  const { ids } = pos.board.map;
  return {
    ix,
    wrong: ix >= 0 ? [] : [refusal(PIECES, 'hex/unknown', [id], `${JSON.stringify(id)} is not a hex of the map (${ids[0]} to ${ids[ids.length - 1]}).`)],
  };
};

/** A nation named in an action. */
export const namedNation = (pos: Position, name: string): Named => {
  const ix = pos.board.nationIx.get(name) ?? -1;
  return { ix, wrong: ix >= 0 ? [] : [refusal(PIECES, 'nation/unknown', [name], `There is no nation ${JSON.stringify(name)} in this game.${perhaps(name, pos.board.nationIx.keys())}`)] };
};

/** A unit that is to act: the phasing player's, and on the map (or afloat, where that will do). */
export const notAtHand = (pos: Position, unit: UnitIx, id: string, afloat = false): ReadonlyArray<RuleViolation> => {
  const hex = pos.state.units.hex[unit];
  if (hex < 0 && !(afloat && hex === AFLOAT)) return [refusal(PIECES, 'unit/not-on-map', [id], `${id} is not on the map; only units in play can be ordered.`)];
  if (!isPhasing(pos, unit))
    return [refusal(OWN_FORCES, 'unit/not-phasing', [id], `${id} is not under the command of the ${playerName(pos, pos.state.player)} player, whose turn it is.`)];
  return [];
};

/** A unit and a hex named in an action, and everything wrong with them. */
export const unitAndHex = (pos: Position, unitId: string, hexId: string, afloat = false): { readonly unit: number; readonly hex: number; readonly wrong: ReadonlyArray<RuleViolation> } => {
  const unit = namedUnit(pos, unitId);
  const hex = namedHex(pos, hexId);
  const wrong = [...unit.wrong, ...hex.wrong];
  return { unit: unit.ix, hex: hex.ix, wrong: wrong.length > 0 ? wrong : notAtHand(pos, unit.ix, unitId, afloat) };
};

/** The number of a unit or hex of a legal action. */
export const unitIx = (pos: Position, id: string): number => pos.board.roster.ixOf.get(id) ?? -1;
export const hexIx = (pos: Position, id: string): number => pos.board.map.hexOf.get(id) ?? -1;
