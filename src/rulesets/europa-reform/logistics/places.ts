/**
 * Places that give points: since when they are whose, and what bombing does to oilfields.
 * @rule REFORM 34A1 (ER-34A1.3), 34A2 (ER-34A2.7, ER-34A2.8), 31I (ER-31I.3), 20F1e
 * @module
 */
import type { Readings } from '../../europa/readings.js';
import type { LedgerEntry } from './ledger.js';
import { type LpNation, type LpPlace, OILFIELDS, type Oilfield } from './nations.js';
import type { Logistics, PlaceHistory } from './state.js';

const withPlace = (logistics: Logistics, place: LpPlace, history: PlaceHistory): Logistics => ({ ...logistics, places: { ...logistics.places, [place]: history } });

/** Whether a place is in the enemy’s hands by what is written down of it. @since 0.3.0 */
export const isLost = ({ lost, regained }: PlaceHistory): boolean => lost !== null && regained === null;

/** A place that the enemy owns whole from this turn on. @rule ruling AMB-ER-170 @since 0.3.0 */
export const placeLost = (logistics: Logistics, place: LpPlace, turn: number): Logistics =>
  isLost(logistics.places[place]) ? logistics : withPlace(logistics, place, { firstLost: logistics.places[place].firstLost ?? turn, lost: turn, regained: null });

/** A lost place that its first owner has taken back. @since 0.3.0 */
export const placeRegained = (logistics: Logistics, place: LpPlace, turn: number): Logistics =>
  isLost(logistics.places[place]) ? withPlace(logistics, place, { ...logistics.places[place], regained: turn }) : logistics;

/**
 * Whether a place that was lost and regained gives points again: after so many turns without, of which the turn after its recapture is
 * the first. Places that were never lost always do.
 * @rule REFORM 34A1 (ER-34A1.3), 34A2 (ER-34A2.7, ER-34A2.8)
 * @since 0.3.0
 */
export const isRestored = ({ regained }: PlaceHistory, turn: number, wait: number, firstTurn: 'after' | 'at' = 'after'): boolean =>
  regained === null || (firstTurn === 'after' ? turn - regained > wait : turn - regained >= wait);

/** The turn in which the wait for captured Baku began; null before its capture. @rule REFORM 31I (ER-31I.3) @since 0.3.0 */
export const capturedIn = ({ firstLost, lost }: PlaceHistory, readings: Readings): number | null => (readings['baku-wait'] === 'once' ? firstLost : lost);

// ---- bombing -----------------------------------------------------------------------------------------------------------

/** Whether bombing keeps a field from giving points now. @rule REFORM 20F1e (ER-20F1e.1, ER-20F1e.2) @since 0.3.0 */
export const isBombed = ({ bombed }: Pick<Logistics, 'bombed'>, place: LpPlace): boolean => (OILFIELDS as ReadonlyArray<LpPlace>).includes(place) && bombed[place as Oilfield] > 0;

const withBombed = (logistics: Logistics, field: Oilfield, points: number): Logistics => ({ ...logistics, bombed: { ...logistics.bombed, [field]: points } });

/** Hits that take resource points of an oilfield’s output, and what they take away again of points that have arrived. @rule REFORM 20F1e @since 0.3.0 */
export const fieldBombed = (logistics: Logistics, field: Oilfield, points: number, readings: Readings): { readonly logistics: Logistics; readonly entries: ReadonlyArray<LedgerEntry> } => {
  const next = withBombed(logistics, field, logistics.bombed[field] + points);
  if (readings['bombed-oilfields'] !== 'same-turn') return { logistics: next, entries: [] };
  const received = new Map<LpNation, number>();
  for (const entry of logistics.ledger) if (entry.about === field) received.set(entry.nation, (received.get(entry.nation) ?? 0) + entry.points);
  return {
    logistics: next,
    entries: [...received].flatMap(([nation, got]): ReadonlyArray<LedgerEntry> => {
      const taken = Math.min(got, logistics.pools[nation]);
      return taken > 0 ? [{ nation, kind: 'bombing', points: -taken, about: field }] : [];
    }),
  };
};

/** A field all of whose hits are repaired. @since 0.3.0 */
export const fieldRepaired = (logistics: Logistics, field: Oilfield): Logistics => (logistics.bombed[field] === 0 ? logistics : withBombed(logistics, field, 0));

/** Hits that have done what they do by the reading in force: at the end of the game turn, or once points were due. */
export const hitsForgotten = (logistics: Logistics, readings: Readings, when: 'turn-end' | 'income', fields: ReadonlyArray<Oilfield> = OILFIELDS): Logistics => {
  const over = readings['bombed-oilfields'] === (when === 'turn-end' ? 'same-turn' : 'next');
  return over ? fields.reduce(fieldRepaired, logistics) : logistics;
};
