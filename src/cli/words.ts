/**
 * Actions as they are typed on the command line.
 * @module
 */
import { isLeft } from '../prelude.js';
import { badInput } from './failure.js';
import type { Family } from './family.js';

/** Words as an action of a family, or as JSON when they begin with a brace; a failure says how it is typed. */
export const parseAction = ({ readAction }: Pick<Family, 'readAction'>, words: ReadonlyArray<string>): unknown => {
  const action = readAction(words.join(' '));
  if (isLeft(action)) throw badInput(...action.left.flatMap(({ at, detail }) => (detail.startsWith('It is typed') ? `${at}: ${detail}` : detail).split('\n')));
  return action.right;
};
