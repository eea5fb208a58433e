/**
 * What the runner of cases has to know of the Europa family.
 * @module
 */
import type { Problem } from '../engine/problem.js';
import { type Either, isLeft, left, type NonEmpty } from '../prelude.js';
import type { EuropaAction } from '../rulesets/europa/action.js';
import type { EuropaEvent } from '../rulesets/europa/event.js';
import type { EuropaGame } from '../rulesets/europa/game.js';
import type { EuropaState } from '../rulesets/europa/state.js';
import { actionWords } from '../rulesets/europa/words.js';
import { chapterOf, type Kit, type Setup } from '../testing/index.js';
import { LOOKS } from './look.js';
import { makePosition, type Stand } from './position.js';
import { showPosition } from './print.js';
import { readScript } from './script.js';
import { readSketch, RULES, type RulesName } from './sketch.js';

const isRules = (name: string): name is RulesName => (RULES as ReadonlyArray<string>).includes(name);

/** The scene of a case, or everything that is wrong with its setup. */
const make = ({ rules = 'basic', without = [], readings = {}, position = {} }: Setup): Either<NonEmpty<Problem>, Stand> => {
  if (!isRules(rules)) return left([{ code: 'case/rules', at: 'rules', detail: `There are no rules ${rules}; there are ${RULES.join(', ')}.` }]);
  const sketch = readSketch(position);
  if (isLeft(sketch)) return sketch;
  return makePosition({ ...sketch.right, rules, without, readings });
};

/** The Europa family as cases see it. @since 0.2.0 */
export const europaKit: Kit<EuropaState, EuropaAction, EuropaEvent, EuropaGame> = {
  make,
  script: readScript,
  words: actionWords,
  facts: LOOKS,
  // the questions and answers are one chapter
  chapterOf: (id) => (id.startsWith('QA-') ? 'QA' : chapterOf(id)),
  show: showPosition,
};
