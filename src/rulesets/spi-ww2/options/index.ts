/**
 * The options of section 17, each off unless chosen.
 * @rule SPI 17.0 (SPI-17.0.1)
 * @module
 */
import type { Amendment } from '../../../kernel/amendment.js';
import type { SpiRules } from '../rules.js';
import { counterattack, mobileDefense, motorization, overrunCapability } from './germans.js';
import { airSuppression, amphibiousFlexibility, finnishConversion, moderateOccupation } from './others.js';
import { rationalStalinOne, rationalStalinTwo } from './rationalStalin.js';

/** Every option, in the order of the section. 17.11 and 17.12 exclude one another. */
export const OPTIONS: ReadonlyArray<Amendment<SpiRules>> = [
  rationalStalinOne,
  rationalStalinTwo,
  moderateOccupation,
  finnishConversion,
  airSuppression,
  amphibiousFlexibility,
  overrunCapability,
  motorization,
  mobileDefense,
  counterattack,
];
