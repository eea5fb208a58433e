/**
 * The stacking limit: six units, three of them divisional, and artillery besides.
 * @rule EBC 8A, 8B
 * @module
 */
import type { Check } from '../../kernel/rule.js';
import { ebc } from '../europa/cases.js';
import { hexName } from '../europa/position.js';
import type { StackQuery } from '../europa/rules.js';

/** Units that may stack besides the six: two non-divisional artillery units or one artillery division. */
const EXTRA_ARTILLERY = 2;
const EXTRA_ARTILLERY_DIVISIONS = 1;
const UNITS = 6;
const DIVISIONS = 3;

/** With the extra places used as helps most: which artillery fills them is nobody's choice (AMB-BC-51). */
const fits = (q: StackQuery, test: (units: number, divisions: number) => boolean): boolean => {
  const units = q.divisions + q.artilleryDivisions + q.others + q.artillery;
  const divisions = q.divisions + q.artilleryDivisions;
  return (
    test(units - Math.min(EXTRA_ARTILLERY, q.artillery), divisions) ||
    test(units - Math.min(EXTRA_ARTILLERY_DIVISIONS, q.artilleryDivisions), divisions - Math.min(EXTRA_ARTILLERY_DIVISIONS, q.artilleryDivisions))
  );
};

const described = (q: StackQuery): string =>
  `${q.divisions + q.artilleryDivisions} divisional and ${q.others + q.artillery} other units (${q.artillery + q.artilleryDivisions} of them artillery)`;

const params = (q: StackQuery) => ({
  hex: hexName(q.pos, q.hex),
  divisional: q.divisions + q.artilleryDivisions,
  others: q.others + q.artillery,
  artillery: q.artillery + q.artilleryDivisions,
});

/** At most six units, three of them divisional, and two artillery units or one artillery division besides. */
export const withinStackingLimit: Check<StackQuery> = {
  ref: ebc('8A', ['BC-8A.1', 'BC-8A.2', 'BC-8A.3', 'BC-8A.4', 'BC-8A.5', 'BC-8A.6', 'BC-8A.7'], 'Six units may stack, no more than three divisional; two artillery units or one artillery division may stack besides.'),
  code: 'stacking/over-limit',
  holds: (q) => fits(q, (units, divisions) => units <= UNITS && divisions <= DIVISIONS),
  breach: (q) => ({
    subject: [hexName(q.pos, q.hex)],
    detail: `${hexName(q.pos, q.hex)} would hold ${described(q)}; at most six units, three of them divisional, may stack, with two artillery units or one artillery division besides.`,
    params: params(q),
  }),
};
