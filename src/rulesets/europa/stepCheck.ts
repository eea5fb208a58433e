/**
 * Bars to steps, the only checks of the hottest loop: those that bind by some reading alone are left out of other games.
 * @module
 */
import type { Check } from '../../kernel/rule.js';
import type { Readings } from './readings.js';
import type { StepQuery } from './rules.js';

/** A bar to a step. One that binds only by some reading says so, and is not asked in games with other readings. */
export interface StepCheck extends Check<StepQuery> {
  readonly when?: (readings: Readings) => boolean;
}

/** A bar that binds only by some reading. */
export const bindingWhen = (when: (readings: Readings) => boolean, check: Check<StepQuery>): StepCheck => ({ ...check, when });
