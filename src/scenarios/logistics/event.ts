/**
 * What happens in the ledger. Events say what is written; the reducer only writes it.
 * @module
 */
import type { IncomeDie } from '../../rulesets/europa-reform/logistics/income.js';
import type { LedgerEntry } from '../../rulesets/europa-reform/logistics/ledger.js';
import type { HqIx, Logistics } from '../../rulesets/europa-reform/logistics/state.js';
import type { LedgerPhase, Page } from './state.js';
import type { WorldChange, WorldEvent } from './world.js';

/** An event. @since 0.3.0 */
export type LedgerEvent =
  | { readonly type: 'phaseBegan'; readonly turn: number; readonly side: 0 | 1; readonly phase: LedgerPhase }
  /** What happens by itself at the beginning of a phase has happened; dice and upkeep may be due. */
  | { readonly type: 'phaseOpened'; readonly due: ReadonlyArray<IncomeDie>; readonly upkeep: boolean }
  /** A change of a pool, with the books after it. */
  | { readonly type: 'pointsEntered'; readonly entry: LedgerEntry; readonly logistics: Logistics }
  /** The books are written where no point changes hands. */
  | { readonly type: 'booksWritten'; readonly logistics: Logistics }
  | { readonly type: 'dieThrown'; readonly die: IncomeDie; readonly number: number; readonly due: ReadonlyArray<IncomeDie> }
  | { readonly type: 'upkeepSettled'; readonly paid: boolean }
  | { readonly type: 'headquartersActive'; readonly active: ReadonlyArray<HqIx> }
  | { readonly type: 'worldChanged'; readonly what: WorldEvent; readonly matter: string | null; readonly change: WorldChange }
  | { readonly type: 'pageClosed'; readonly page: Page };
