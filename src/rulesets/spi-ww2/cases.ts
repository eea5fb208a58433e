/**
 * The cases of SPI's World War II, its errata of February 1975 and its options: citing one that does not exist does not
 * compile. Of the rules folder of 1973 only what the errata say of it is known; the numbers of its sections are taken
 * from there.
 * @module
 */
import { citing } from '../../kernel/rule.js';

/** Case numbers; `SCN` is the note on the scenarios, `MAP` the one on the mapsheet, `0` the errata sheet as a whole. */
export type SpiCase =
  | '0' | '3.4' | '4' | '5.2' | '5.3' | '5.33' | '5.4' | '5.41' | '5.6' | '5.66' | '5.7' | '5.72' | '5.79'
  | '5.8' | '5.83' | '5.85' | '5.86' | '5.89' | '5.9' | '5.91'
  | '6.0' | '6.5' | '6.53' | '7' | '8' | '8.1' | '8.2' | '8.3' | '8.41' | '8.4' | '8.47' | '8.48' | '8.5' | '8.6'
  | '9.7' | '9.74' | '10' | '10.3' | '10.32' | '11' | '12' | '13.0' | '14' | '14.1' | '14.18' | '14.5' | 'SCN' | '15' | '15.31'
  | '16' | '16.5' | '16.52' | '16.7' | '16.82' | 'MAP'
  | '17.0' | '17.1' | '17.11' | '17.12' | '17.2' | '17.3' | '17.4' | '17.5' | '17.6' | '17.7' | '17.8'
  | '17.9' | '17.91' | '17.92' | '17.93' | '17.94';

/** A citation of World War II. */
export const spi = citing<'SPI', SpiCase>('SPI');
