/**
 * What a case of the errata is: an amendment, and the edition of the sheet that it is known from.
 * @rule SPI 0 (SPI-0.1)
 * @module
 */
import type { Amendment } from '../../../kernel/amendment.js';
import type { SpiRules } from '../rules.js';

/** `dec73`: seen in the sheet of December 1973; `after-dec73`: missing there; `unknown`: that part of the sheet was not seen. */
export type Seen = 'dec73' | 'after-dec73' | 'unknown';

/** A case of the errata. */
export interface Erratum {
  readonly amendment: Amendment<SpiRules>;
  readonly seen: Seen;
}

type A = Amendment<SpiRules>;

/** A case from its parts. */
export const erratum = (id: string, seen: Seen, ref: A['ref'], does: A['does'], touches: A['touches'], to: A['to']): Erratum => ({
  amendment: { id, ref, does, touches, excludes: [], slice: null, to },
  seen,
});

/** A case that changes nothing in play. */
export const clarification = (id: string, seen: Seen, ref: A['ref']): Erratum => erratum(id, seen, ref, 'clarify', [], (rules) => rules);
