/**
 * Entries in the books as events, and who may pay for whom.
 * @rule REFORM 12G (ER-12G.1, ER-12G.2), 12H (ER-12H.42, ER-12H.43), rulings AMB-ER-90, AMB-ER-91
 * @module
 */
import { type Board, SIDES } from '../../europa/board.js';
import type { EuropaEvent } from '../../europa/event.js';
import type { UnitIx } from '../../europa/unit.js';
import type { LedgerEntry } from './ledger.js';
import { LP_NATIONS, type LpNation, poolSide } from './nations.js';
import { payersFor } from './spending.js';
import { booked, type Logistics, LOGISTICS } from './state.js';

/** The event of one entry; the state of the books is that after it. */
export const pointsEntered = (before: Logistics, entry: LedgerEntry): { readonly event: EuropaEvent; readonly after: Logistics } => {
  const after = booked(before, [entry]);
  return { event: { type: 'pointsEntered', ...entry, key: LOGISTICS.key, value: after }, after };
};

/** The event that writes the books down where no point changes hands. */
export const logisticsWritten = (value: Logistics): EuropaEvent => ({ type: 'sliceWritten', key: LOGISTICS.key, value });

/** A nation as orders name it: `soviet-union`. */
export const payerId = (nation: LpNation): string => nation.toLowerCase().replaceAll(' ', '-');

/** The nation of such a name, null when none with a pool has it. */
export const payerNamed = (id: string): LpNation | null => LP_NATIONS.find((n) => payerId(n) === id.toLowerCase()) ?? null;

/**
 * Nations whose points may be spent on a headquarters: its own, and Germany for any of its side.
 * @rule REFORM 12H (ER-12H.42, ER-12H.43), rulings AMB-ER-110, AMB-ER-166
 */
export const payersOf = ({ roster, unitSide }: Board, hq: UnitIx): ReadonlyArray<LpNation> =>
  payersFor(roster.units[hq].nation).filter((payer) => SIDES[unitSide[hq]] === poolSide(payer));
