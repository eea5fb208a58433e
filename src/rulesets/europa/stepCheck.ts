/**
 * Bars to steps, the only checks of the hottest loop: those that bind by some reading alone are left out of other games, and
 * those that are about one way to move are not asked of the others.
 * @module
 */
import type { Check } from '../../kernel/rule.js';
import type { StepMode } from './action.js';
import type { Readings } from './readings.js';
import type { StepQuery } from './rules.js';

/** A bar to a step. One that binds only by some reading says so, and is not asked in games with other readings. */
export interface StepCheck extends Check<StepQuery> {
  readonly when?: (readings: Readings) => boolean;
  /** The ways to move that it is about: it holds of all others. Left out where it is about all of them. */
  readonly by?: ReadonlyArray<StepMode>;
  /** Most steps that are barred fail here: asked first where only whether a step is legal matters. */
  readonly strict?: true;
}

/** A bar to some ways of moving. */
export const about = (by: ReadonlyArray<StepMode>, check: StepCheck): StepCheck => ({ ...check, by });

/** The bars that may keep a unit from moving in a way, the strict one first. */
export const testsOf = (checks: ReadonlyArray<StepCheck>, mode: StepMode): ReadonlyArray<StepCheck> => {
  const mine = checks.filter(({ by }) => by === undefined || by.includes(mode));
  return [...mine.filter((c) => c.strict), ...mine.filter((c) => !c.strict)];
};

/** A bar that binds only by some reading. */
export const bindingWhen = (when: (readings: Readings) => boolean, check: StepCheck): StepCheck => ({ ...check, when });
