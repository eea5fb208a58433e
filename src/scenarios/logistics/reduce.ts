/**
 * The reducer of the ledger.
 * @module
 */
import type { Writer } from '../../engine/writer.js';
import type { LedgerEntry } from '../../rulesets/europa-reform/logistics/ledger.js';
import type { LedgerEvent } from './event.js';
import type { LedgerState, Total } from './state.js';

/** Where the points of an entry are counted: income by its sources, dice together. */
const heading = ({ kind, about }: LedgerEntry): string => (kind !== 'income' || about === null ? '' : about.startsWith('die') ? 'dice' : about);

/** Totals with one more entry. */
export const withEntry = (totals: ReadonlyArray<Total>, entry: LedgerEntry): ReadonlyArray<Total> => {
  const of = heading(entry);
  const at = totals.findIndex((t) => t.nation === entry.nation && t.kind === entry.kind && t.of === of);
  if (at < 0) return [...totals, { nation: entry.nation, kind: entry.kind, of, count: 1, points: entry.points }];
  return totals.map((t, i) => (i === at ? { ...t, count: t.count + 1, points: t.points + entry.points } : t));
};

/** Writes what an event says. @since 0.3.0 */
export const reduceLedger = (w: Writer<LedgerState>, e: LedgerEvent): void => {
  switch (e.type) {
    case 'phaseBegan':
      w.put('turn', e.turn);
      w.put('side', e.side);
      w.put('phase', e.phase);
      w.put('begun', false);
      w.put('declared', []);
      break;
    case 'phaseOpened':
      w.put('begun', true);
      w.put('due', e.due);
      w.put('upkeep', e.upkeep);
      break;
    case 'pointsEntered':
      w.put('logistics', e.logistics);
      w.put('totals', withEntry(w.state.totals, e.entry));
      break;
    case 'booksWritten':
      w.put('logistics', e.logistics);
      break;
    case 'dieThrown':
      w.put('due', e.due);
      break;
    case 'upkeepSettled':
      w.put('upkeep', false);
      break;
    case 'headquartersActive':
      w.put('active', e.active);
      break;
    case 'worldChanged':
      w.put('logistics', e.change.logistics);
      w.put('held', e.change.held);
      w.put('supplied', e.change.supplied);
      w.put('cities', e.change.cities);
      w.put('active', e.change.active);
      w.put('totals', e.change.entries.reduce(withEntry, w.state.totals));
      if (e.matter !== null) w.put('declared', [...w.state.declared, e.matter]);
      break;
    case 'pageClosed':
      w.put('pages', [...w.state.pages, e.page]);
      break;
  }
};
