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

/** Names of the options in words, by id: `counterattack`. @since 0.2.0 */
export const OPTION_NAMES: Readonly<Record<string, string>> = {
  '17.11': 'rational-stalin-one',
  '17.12': 'rational-stalin-two',
  '17.2': 'moderate-occupation',
  '17.3': 'finnish-conversion',
  '17.4': 'air-suppression',
  '17.5': 'amphibious-flexibility',
  '17.6': 'overrun-capability',
  '17.7': 'motorization',
  '17.8': 'mobile-defense',
  '17.9': 'counterattack',
};
