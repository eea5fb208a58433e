/** The errata of February 1975. @module */
import type { Amendment } from '../../../kernel/amendment.js';
import type { SpiRules } from '../rules.js';

/** A case of the errata, and the edition that it is known from. */
export interface Erratum {
  readonly amendment: Amendment<SpiRules>;
  readonly seen: 'dec73' | 'after-dec73' | 'unknown';
}

export const ERRATA: ReadonlyArray<Erratum> = [];
