/**
 * Rule 9C replaced: the new results and their table.
 * @rule REFORM 9C
 * @module
 */
import type { Amendment } from '../../../kernel/amendment.js';
import type { ModifierRule } from '../../../kernel/tally.js';
import { totalsOf } from '../../europa/combat/strength.js';
import type { AttackQuery, EuropaRules } from '../../europa/rules.js';
import { faceOf } from '../../europa/position.js';
import { FULL } from '../../europa/state.js';
import { reform } from '../cases.js';
import { ATTACKER_ELIMINATED, reformCrtRules } from './elements.js';
import { reformOutlook } from './outlook.js';
import { reformCrtReadings } from './readings.js';
import { reformSteps, reformStepsOf, restated } from './results.js';

export { type Element, ELEMENTS, parseElements, reformCrtRules } from './elements.js';
export { reformCrtReadings } from './readings.js';
export { reformCrtRulings } from './rulings.js';
export { reformCrtData } from './table.js';

const NO_DEFENSE = 'DE';
/** Odds from which the reading `above-highest-odds` gives its bonus. */
const HIGH_ODDS = 8;

const BELOW = reform('9C', ['ER-9C.28', 'ER-9C.34'], 'An attack below the lowest odds of the table is an automatic A*.', 'ruling');
const ABOVE = reform('9C', ['ER-9C.28'], 'By one reading an attack at 8:1 or better adds 1 to the die.', 'ruling');

/** The old automatic results in the new elements. (AMB-ER-30) */
const automatic =
  (before: EuropaRules['automatic']): EuropaRules['automatic'] =>
  (board, defended, column) => {
    const found = before(board, defended, column);
    if (found === null) return null;
    if (found.result === NO_DEFENSE) return { ...found, result: 'E' };
    return board.readings['below-lowest-odds'] === 'elimination' ? { ...found, result: ATTACKER_ELIMINATED } : { result: 'A*', ref: BELOW };
  };

const highOdds: ModifierRule<AttackQuery> = {
  ref: ABOVE,
  op: 'add',
  value: (q) => {
    // overruns have a bonus of their own
    if (q.pos.board.readings['above-highest-odds'] !== 'plus-one' || q.overrun === true) return 0;
    const { attack, defense } = totalsOf(q);
    return attack >= HIGH_ODDS * defense ? 1 : 0;
  },
};

/** REs of a step: a division reduced to cadre is three of them, or two by one reading. (AMB-ER-13) */
const lossRes: EuropaRules['lossRes'] = (pos, unit) => {
  const { board, state } = pos;
  const whole = faceOf(pos, unit).re[unit];
  return board.readings['attrition-flip-res'] === 'two' && board.roster.hasCadre[unit] && state.units.face[unit] === FULL ? whole - 1 : whole;
};

/**
 * The combat results table of Europa Reform, whose results are made of elements that are applied one by one.
 * @rule REFORM 9C (ER-9C.1 to ER-9C.35)
 * @since 0.3.0
 */
export const reformCrt: Amendment<EuropaRules> = {
  id: 'REFORM-9C',
  ref: reform(
    '9C',
    ['ER-9C.1', 'ER-9C.2', 'ER-9C.4', 'ER-9C.12', 'ER-9C.13', 'ER-9C.14', 'ER-9C.18', 'ER-9C.19', 'ER-9C.21', 'ER-9C.24', 'ER-9C.25', 'ER-9C.28'],
    'Results are made of elements, applied one by one: A * S x X d R D E.',
  ),
  does: 'replace',
  touches: ['crt', 'oddsColumn', 'automatic', 'dieModifiers', 'steps', 'stepsOf', 'outlook', 'lossRes', 'readings'],
  excludes: [],
  slice: null,
  to: (rules) => ({
    ...rules,
    crt: reformCrtRules,
    oddsColumn: (board, column) => (board.readings['below-lowest-odds'] === 'column' ? Math.max(0, rules.oddsColumn(board, column)) : rules.oddsColumn(board, column)),
    automatic: automatic(rules.automatic),
    dieModifiers: [...rules.dieModifiers, highOdds],
    steps: { ...rules.steps, ...restated(rules.steps), ...reformSteps },
    stepsOf: reformStepsOf,
    outlook: reformOutlook,
    lossRes,
    readings: [...rules.readings, ...reformCrtReadings],
  }),
};
