/**
 * Advanced Training, rules 13 to 17, as amendments of Basic Training in rulebook order. Each can be left out.
 * @rule EBC 1 (BC-1.2), 13, 14, 15, 16, 17
 * @module
 */
import { type Amendment, amend } from '../../../kernel/amendment.js';
import { isLeft } from '../../../prelude.js';
import type { EuropaRules } from '../../europa/rules.js';
import { basic } from '../index.js';
import { airAmendments } from './air/index.js';
import { overrunAmendments } from './overruns/index.js';
import { specialAmendments } from './special/index.js';

/** The chapters of Advanced Training. @since 0.2.0 */
export const advancedAmendments: ReadonlyArray<Amendment<EuropaRules>> = [...overrunAmendments, ...specialAmendments, ...airAmendments];

const made = amend<EuropaRules>(basic, advancedAmendments);
if (isLeft(made)) throw new Error(made.left.map((e) => e.detail).join(' '));

/** Basic and Advanced Training together; like the basic rules no game by itself. @since 0.2.0 */
export const advanced: EuropaRules = {
  ...made.right,
  id: 'boot-camp-advanced',
  title: 'Europa Boot Camp, Advanced Training',
  amendments: advancedAmendments.map((a) => a.id),
};
