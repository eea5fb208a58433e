/**
 * Overruns at low odds: on the results table, while moving.
 * @rule REFORM 13
 * @module
 */
import type { Amendment } from '../../../kernel/amendment.js';
import { overrunChecks, overrunLimits, overrunOdds } from '../../boot-camp/advanced/overruns/checks.js';
import { overrunReadings } from '../../boot-camp/advanced/overruns/readings.js';
import { overrunSteps } from '../../europa/overrunCourse.js';
import type { EuropaRules, Hook } from '../../europa/rules.js';
import { HALTED, STORMED } from '../../europa/state.js';
import { reform } from '../cases.js';
import { attackAfterOverrun, reformOverrunChecks, reformOverrunGroup, reformOverrunLimits, reformOverrunOdds } from './checks.js';
import { reformOverrunReadings } from './readings.js';
import { reformOverrunRefs, reformOverrunTable, reformOverrunTerms } from './terms.js';

export { reformOverrunReadings } from './readings.js';
export { reformOverrunRulings } from './rulings.js';

/** Units that an overrun stopped in the movement phase may move again in exploitation. @rule REFORM 13 (ER-13.35) */
const forgetHalts: Hook = ({ state }) => {
  const units = state.units.status.flatMap((s, u) => (s & HALTED ? [u] : []));
  return units.length === 0 ? [] : [{ type: 'unitsMarked', units, set: 0, clear: HALTED }];
};

/** What stays of a list of checks: neither the bar of Basic Training nor those of the rule that is replaced. */
const kept = <C extends { readonly code: string }>(checks: ReadonlyArray<C>, replaced: ReadonlyArray<C>): ReadonlyArray<C> =>
  checks.filter((c) => c.code !== 'overrun/not-in-force' && !replaced.includes(c));

/**
 * Overruns from 5:1 and 6:1, in place of those at ten to one where there are any.
 * @rule REFORM 13 (ER-13.1 to ER-13.47)
 * @since 0.3.0
 */
export const reformOverruns: Amendment<EuropaRules> = {
  id: 'REFORM-13',
  ref: reform(
    '13',
    ['ER-13.1', 'ER-13.23', 'ER-13.27', 'ER-13.37', 'ER-13.41', 'ER-13.42', 'ER-13.43', 'ER-13.44', 'ER-13.45', 'ER-13.46', 'ER-13.47'],
    'Moving units overrun from 5:1 or 6:1 on: at 10:1 everybody in the hex is lost, below that a die decides as in an attack.',
  ),
  does: 'replace',
  touches: ['overruns', 'overrunChecks', 'overrunLimits', 'overrunOdds', 'overrunGroup', 'overrunTerms', 'overrunFactors', 'steps', 'commitChecks', 'entering', 'marks', 'readings'],
  excludes: [],
  slice: null,
  to: (rules) => ({
    ...rules,
    overruns: true,
    overrunChecks: [...reformOverrunChecks, ...kept(rules.overrunChecks, overrunChecks)],
    overrunLimits: [...reformOverrunLimits, ...kept(rules.overrunLimits, overrunLimits)],
    overrunOdds: [...reformOverrunOdds, ...kept(rules.overrunOdds, overrunOdds)],
    overrunGroup: [...rules.overrunGroup, ...reformOverrunGroup],
    overrunTerms: reformOverrunTerms,
    overrunFactors: ({ rules: now }) => now.attackFactors,
    steps: { ...rules.steps, ...overrunSteps(reformOverrunRefs, reformOverrunTable) },
    commitChecks: [...rules.commitChecks, attackAfterOverrun],
    entering: { ...rules.entering, exploitation: [...(rules.entering.exploitation ?? []), forgetHalts] },
    marks: rules.marks | STORMED | HALTED,
    readings: [...kept13(rules.readings), ...reformOverrunReadings],
  }),
};

/** The questions of the rule that is replaced are none any more. */
const kept13 = (readings: EuropaRules['readings']): EuropaRules['readings'] => readings.filter((r) => !overrunReadings.includes(r));
