/**
 * What the runner of cases has to know of the Europa family.
 * @module
 */
import { perhaps } from '../engine/nearest.js';
import type { Problem } from '../engine/problem.js';
import type { Amendment } from '../kernel/amendment.js';
import { type Either, isLeft, left, type NonEmpty } from '../prelude.js';
import type { EuropaAction } from '../rulesets/europa/action.js';
import type { EuropaEvent } from '../rulesets/europa/event.js';
import type { EuropaGame } from '../rulesets/europa/game.js';
import type { EuropaRules } from '../rulesets/europa/rules.js';
import type { EuropaState } from '../rulesets/europa/state.js';
import { actionWords } from '../rulesets/europa/words.js';
import { chapterOf, type Kit, type Setup } from '../testing/index.js';
import { LOOKS } from './look.js';
import { makePosition, type Stand } from './position.js';
import { showPosition } from './print.js';
import { EXTRA_AMENDMENTS } from './rules.js';
import { readScript } from './script.js';
import { readSketch, RULES, type RulesName } from './sketch.js';

const isRules = (name: string): name is RulesName => (RULES as ReadonlyArray<string>).includes(name);

/** What makes scenes of cases, by rules that may be changed, and amendments that nobody else knows. */
const maker =
  (change?: (rules: EuropaRules) => EuropaRules, own: ReadonlyArray<Amendment<EuropaRules>> = []) =>
  ({ rules = 'basic', without = [], readings = {}, position = {} }: Setup): Either<NonEmpty<Problem>, Stand> => {
    // amendments of Europa Reform after plus signs: 'basic+REFORM-9C'
    const [name, ...named] = rules.split('+');
    const amend = named.filter((id) => !own.some((a) => a.id === id));
    const known = [...own, ...EXTRA_AMENDMENTS].map((a) => a.id);
    const strange = amend.find((id) => !known.includes(id));
    if (!isRules(name)) return left([{ code: 'case/rules', at: 'rules', detail: `There are no rules ${name}; there are ${RULES.join(', ')}.${perhaps(name, RULES)}` }]);
    if (strange !== undefined) return left([{ code: 'sketch/amendment', at: 'rules', detail: `${JSON.stringify(strange)} is no amendment to put in; they are ${known.join(', ')}.${perhaps(strange, known)}` }]);
    const sketch = readSketch(position);
    return isLeft(sketch) ? sketch : makePosition({ ...sketch.right, rules: name, amend, without, readings }, change, own.filter((a) => named.includes(a.id)));
  };

/** A kit of the Europa family. @since 0.2.0 */
export type EuropaKit = Kit<EuropaState, EuropaAction, EuropaEvent, EuropaGame>;

/**
 * The Europa family as cases see it, by rules that differ from those that cases name: to see which cases depend on a rule.
 * @param own - amendments that cases may name after a plus sign, beside those of the project
 * @since 0.2.0
 */
export const changedKit = (change?: (rules: EuropaRules) => EuropaRules, own?: ReadonlyArray<Amendment<EuropaRules>>): EuropaKit => ({
  make: maker(change, own),
  script: readScript,
  words: actionWords,
  facts: LOOKS,
  // the questions and answers are one chapter
  chapterOf: (id) => (id.startsWith('QA-') ? 'QA' : chapterOf(id)),
  show: showPosition,
});

/** The Europa family as cases see it. @since 0.2.0 */
export const europaKit: EuropaKit = changedKit();
