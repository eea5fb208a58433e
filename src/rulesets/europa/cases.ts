/**
 * The cases of the Europa Boot Camp booklet: citing one that does not exist does not compile.
 * @module
 */
import { citing } from '../../kernel/rule.js';

/** Rule numbers as printed, with the charts. */
export type BootCampCase =
  | '1' | '2' | '3A' | '3B' | '3C' | '3D' | '3E' | '4' | '4A' | '4B' | '4C' | '5'
  | '6A' | '6B' | '7' | '7A' | '7B' | '8A' | '8B'
  | '9' | '9A' | '9B' | '9C' | '9D' | '9E' | '9F1' | '9F2' | '9G' | '9H'
  | '10' | '11' | '12' | '12A' | '12B' | '12C' | '12D'
  | '13' | '14A1' | '14A1a' | '14A1b' | '14A2' | '14A3' | '14A4' | '14A5' | '14B' | '14C' | '14D' | '14E'
  | '15A' | '15B' | '15C1' | '15C2' | '15C3' | '15C4' | '15C5' | '15C6' | '15D' | '15D1' | '15D2'
  | '16' | '16A' | '16B' | '16C' | '16D' | '17' | '17A1' | '17A2' | '17A3' | '17B' | 'UIC' | 'CRT' | 'TEC';

/** A citation of the Boot Camp booklet. */
export const ebc = citing<'EBC', BootCampCase>('EBC');
