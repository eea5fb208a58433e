/**
 * What a position says of Soviet intervention where a sketch says only that the Soviet Union is in the war.
 * @rule FTF 19A
 * @module
 */
import type { EuropaGame } from '../rulesets/europa/game.js';
import type { EuropaRules } from '../rulesets/europa/rules.js';
import type { EuropaState } from '../rulesets/europa/state.js';
import { isSpecialTurn } from '../rulesets/first-to-fight/intervention.js';
import { INTERVENTION, intervention } from '../rulesets/first-to-fight/interventionState.js';
import { FTF } from '../rulesets/first-to-fight/powers.js';
import { germansInEast, soviets } from '../rulesets/first-to-fight/theater.js';
import type { Sketch } from './sketch.js';

/** Powers that the sketch brings into the war are in it from the start, so that their units may stand abroad. */
export const broughtIn = (rules: EuropaRules, { dormant }: Sketch): EuropaRules =>
  dormant === undefined
    ? rules
    : {
        ...rules,
        dormant: (board, power) => dormant[board.powers[power].id] ?? rules.dormant(board, power),
        slices: rules.slices.map((s) => (s.key === INTERVENTION.key && dormant[FTF.sovietUnion] === false ? { ...s, initial: { ...INTERVENTION.initial, turn: 1 } } : s)),
      };

/**
 * The position with the state of rule 19A filled in where the sketch does not give it: in its special player turn the Soviet
 * Union has intervened in this game turn, otherwise in the one before. Germans who are in Eastern Poland were there, as
 * nobody has come since.
 */
export const withIntervention = (game: EuropaGame, state: EuropaState, { slices }: Sketch): EuropaState => {
  const pos = game.position(state);
  if (slices?.[INTERVENTION.key] !== undefined || !game.board.rules.slices.some((s) => s.key === INTERVENTION.key) || !soviets(pos)) return state;
  const turn = Math.max(1, isSpecialTurn(pos) ? state.turn : state.turn - 1);
  return { ...state, slices: { ...state.slices, [INTERVENTION.key]: { ...intervention(state), turn, germans: germansInEast(pos) } } };
};

/** Whether a position has a state of rule 19A that has to be told. */
export const tellsIntervention = (game: EuropaGame, state: EuropaState, key: string): boolean => key === INTERVENTION.key && soviets(game.position(state));
