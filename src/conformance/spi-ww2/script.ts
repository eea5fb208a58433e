/**
 * What is done in a case of World War II, in words: every action as on the command line, and a few words for several actions.
 * @module
 */
import type { Problem } from '../../engine/problem.js';
import { brief } from '../../engine/shape.js';
import { type Either, isLeft, left, type NonEmpty, right } from '../../prelude.js';
import type { SpiAction } from '../../rulesets/spi-ww2/action.js';
import type { SpiEvent } from '../../rulesets/spi-ww2/event.js';
import type { SpiGame } from '../../rulesets/spi-ww2/game.js';
import { due, type SpiState } from '../../rulesets/spi-ww2/state.js';
import { parseAction } from '../../rulesets/spi-ww2/words.js';
import type { Script } from '../../testing/index.js';

type Actions = Script<SpiState, SpiAction, SpiEvent, SpiGame>;

/** Words that stand for several actions. @since 0.2.0 */
export const SPI_WORDS: Readonly<Record<string, string>> = {
  march: 'march <unit> <hex> <hex>…',
  attack: 'attack <hex> <unit,unit…>',
  to: 'to <phase> [<player>]',
};

const PHASES: ReadonlyArray<string> = ['setup', 'production', 'movement', 'combat', 'mechanized', 'rail', 'over'];

const inTurn = (actions: ReadonlyArray<unknown>): Actions => (_, done) => actions[done] ?? null;
const unreadable = (at: string, form: string): Either<NonEmpty<Problem>, never> => left([{ code: 'words/unreadable', at: brief(at, 'the words'), detail: `It is put as "${form}".` }]);

/** Ends phases, at least one, until a phase begins, of a player if one is named. Dice show a one, offers are declined. */
const onward =
  (phase: string, player: string | undefined): Actions =>
  ({ game, state }, done) => {
    const decision = due(state);
    if (decision !== null) return decision.kind === 'roll' ? { type: 'roll', die: 1 } : { type: 'pass' };
    const there = state.phase === phase && (player === undefined || game.board.players[state.player] === player);
    return done > 0 && (there || state.phase === 'over') ? null : { type: 'endPhase' };
  };

/** The script of some words, or how they ought to be put. @since 0.2.0 */
export const readSpiScript = (line: string): Either<NonEmpty<Problem>, Actions> => {
  const [word = '', first, ...others] = line.trim().split(/\s+/);
  const form = Object.hasOwn(SPI_WORDS, word) ? SPI_WORDS[word] : undefined;
  if (form === undefined) {
    const action = parseAction(line);
    return isLeft(action) ? left(action.left) : right(inTurn([action.right]));
  }
  switch (word) {
    case 'to':
      return first === undefined || !PHASES.includes(first) || others.length > 1 ? unreadable(line, form) : right(onward(first, others[0]));
    case 'attack': {
      const units = others.join(',').split(',').filter((u) => u !== '');
      if (first === undefined || units.length === 0) return unreadable(line, form);
      return right(inTurn([...units.map((unit) => ({ type: 'commit', unit, target: first })), { type: 'resolve' }]));
    }
    default:
      return first === undefined || others.length === 0 ? unreadable(line, form) : right(inTurn(others.map((to) => ({ type: 'step', unit: first, to }))));
  }
};
