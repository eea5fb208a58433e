/**
 * Factors of an overrunner's strength: those of an attacker, but for two readings.
 * @rule EBC 13 (BC-13.6), 11, 14A3
 * @module
 */
import type { ModifierRule } from '../../../../kernel/tally.js';
import type { Board } from '../../../europa/board.js';
import type { CombatantQuery } from '../../../europa/rules.js';

type Factor = ModifierRule<CombatantQuery>;

const SUPPORT = '11';
const ENGINEERS = '14A3';
const isOf = ({ ref }: Factor, rule: string): boolean => ref.book === 'EBC' && ref.case === rule;

/** The same rule for a unit that nobody else supports. */
const alone = (factor: Factor): Factor => ({ ...factor, value: (q) => factor.value({ ...q, beside: [q.unit] }) });

/** The factors by the readings in force (AMB-BC-115, AMB-BC-152). */
export const factorsOf = ({ rules, readings }: Board): ReadonlyArray<Factor> => {
  const unsupported = readings['overrun-support'] === 'none';
  const plain = readings['overrun-engineers'] === 'plain';
  if (!unsupported && !plain) return rules.attackFactors;
  return rules.attackFactors.filter((f) => !plain || !isOf(f, ENGINEERS)).map((f) => (unsupported && isOf(f, SUPPORT) ? alone(f) : f));
};
