/**
 * What the want of attack supply does.
 * @rule REFORM 12D1
 * @module
 */
import type { ModifierRule } from '../../../kernel/tally.js';
import { outOfSupply } from '../../europa/position.js';
import type { CombatantQuery } from '../../europa/rules.js';
import { LACKING } from './account.js';

const HALF = 0.5;
/** The rule of other effects of supply, in every book of the family. */
const SUPPLY_EFFECTS = '12D';

/** Half the strength for units that nobody serves, unless another effect of supply halves it already. (AMB-ER-87) */
export const withoutAttackSupply: ModifierRule<CombatantQuery> = {
  ref: LACKING,
  op: 'times',
  atMost: 1,
  value: (q) => {
    const served = q.dir < 0 ? null : (q.serving?.() ?? null);
    if (served === null || served.has(q.unit)) return 1;
    const { rules, readings } = q.pos.board;
    const every = readings['attack-supply-halving'] === 'every';
    if (!every && !outOfSupply(q.pos, q.unit)) return HALF;
    const reduced = rules.attackFactors.some((f) => f !== withoutAttackSupply && f.op === 'times' && (every || f.ref.case === SUPPLY_EFFECTS) && f.value(q) < 1);
    return reduced ? 1 : HALF;
  },
};
