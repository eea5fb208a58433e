/**
 * What is done in a case, in words: every action as on the command line, and a few words for several actions.
 * @module
 */
import type { Problem } from '../engine/problem.js';
import { brief } from '../engine/shape.js';
import { type Either, isLeft, left, type NonEmpty, right } from '../prelude.js';
import type { EuropaAction } from '../rulesets/europa/action.js';
import type { EuropaEvent } from '../rulesets/europa/event.js';
import type { EuropaGame } from '../rulesets/europa/game.js';
import { PHASE_NAMES, type PhaseName } from '../rulesets/europa/phaseName.js';
import { due, type EuropaState } from '../rulesets/europa/state.js';
import { ACTION_WORDS, parseAction } from '../rulesets/europa/words.js';
import type { Script } from '../testing/index.js';
import { playerIn } from './facts.js';

type Actions = Script<EuropaState, EuropaAction, EuropaEvent, EuropaGame>;

/** Words that stand for several actions. @since 0.2.0 */
export const SEVERAL_WORDS: Readonly<Record<string, string>> = {
  march: 'march <unit> <hex> <hex>…',
  road: 'road <unit> <hex> <hex>…',
  rail: 'rail <unit> <hex> <hex>…',
  admin: 'admin <unit> <hex> <hex>…',
  attack: 'attack <hex> <unit,unit…>',
  to: 'to <phase> [<power>]',
};


const inTurn = (actions: ReadonlyArray<unknown>): Actions => (_, done) => actions[done] ?? null;

const unreadable = (at: string, form: string): Either<NonEmpty<Problem>, never> => left([{ code: 'words/unreadable', at: brief(at, 'the words'), detail: `It is put as "${form}".` }]);

/** Ends phases, at least one, until a phase begins, of a player turn of a power if one is named. */
const onward =
  (phase: string, power: string | undefined): Actions =>
  (scene, done) => {
    const now = scene.state.phase;
    const there = now === phase && (power === undefined || playerIn(scene).split('+').includes(power));
    // a die that falls due between player turns brings nothing about
    if (due(scene.state)?.kind === 'roll') return { type: 'roll', die: 1 };
    // nobody sends fighters
    if (due(scene.state)?.kind === 'fighters') return { type: 'pass' };
    return done > 0 && (there || now === 'over') ? null : { type: 'endPhase' };
  };

/** The script of some words, or how they ought to be put. @since 0.2.0 */
export const readScript = (line: string): Either<NonEmpty<Problem>, Actions> => {
  const [word = '', ...rest] = line.trim().split(/\s+/);
  const form = Object.hasOwn(SEVERAL_WORDS, word) ? SEVERAL_WORDS[word] : undefined;
  if (form === undefined) {
    const action = parseAction(line);
    if (!isLeft(action)) return right(inTurn([action.right]));
    const told = { ...action.left[0], detail: `${action.left[0].detail}\n  Or: ${Object.values(SEVERAL_WORDS).join('; ')}` };
    return left([Object.keys(ACTION_WORDS).some((kind) => kind.toLowerCase() === word.toLowerCase()) ? action.left[0] : told]);
  }
  const [first, ...others] = rest;
  switch (word) {
    case 'to':
      return !PHASE_NAMES.includes(first as PhaseName) || others.length > 1 ? unreadable(line, form) : right(onward(first, others[0]));
    case 'attack': {
      const units = others.join(',').split(',').filter((u) => u !== '');
      if (first === undefined || units.length === 0) return unreadable(line, form);
      return right(inTurn([...units.map((unit) => ({ type: 'commit', unit, target: first })), { type: 'resolve' }]));
    }
    default:
      return first === undefined || others.length === 0 ? unreadable(line, form) : right(inTurn(others.map((to) => ({ type: 'step', unit: first, to, by: word }))));
  }
};
