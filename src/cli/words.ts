/**
 * Actions as they are typed on the command line.
 * @module
 */
import { isLeft } from '../prelude.js';
import { parseAction as read } from '../rulesets/europa/words.js';
import { badInput } from './failure.js';

export { ACTION_WORDS, actionWords } from '../rulesets/europa/words.js';

/** Words as an action, or as JSON when they begin with a brace; a failure says how it is typed. */
export const parseAction = (words: ReadonlyArray<string>): unknown => {
  const action = read(words.join(' '));
  if (isLeft(action)) throw badInput(...action.left.flatMap(({ at, detail }) => (detail.startsWith('It is typed') ? `${at}: ${detail}` : detail).split('\n')));
  return action.right;
};
