/**
 * What planners expect of the new results: the sum of what they expect of each element.
 * @rule REFORM 9C
 * @module
 */
import { bootCampOutlook } from '../../boot-camp/outlook.js';
import { addOutlook, type Outlook, STOPPED } from '../../europa/plan/outlook.js';
import { type Element, parseElements } from './elements.js';

/** Attrition is a division's cadre of about three divisions that fight, on either side. */
const ATTRITION = 0.25;

const OUTLOOKS: Readonly<Record<Element, Outlook>> = {
  A: bootCampOutlook('AH'),
  '*': { ...STOPPED, attackerLost: ATTRITION },
  S: STOPPED,
  x: bootCampOutlook('HX'),
  X: bootCampOutlook('EX'),
  d: { ...STOPPED, defenderLost: ATTRITION },
  R: bootCampOutlook('DR'),
  D: { ...STOPPED, defenderLost: 0.5 },
  E: bootCampOutlook('DE'),
};

/** The outlook of a cell; a result that stands in none changes nothing. */
export const reformOutlook = (result: string): Outlook => (parseElements(result) ?? []).reduce((sum, element) => addOutlook(sum, OUTLOOKS[element]), STOPPED);
