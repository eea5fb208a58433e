/**
 * The position of the ledger: books, who holds the places that give points, and where the sequence of play stands. There is no map.
 * @rule REFORM 12G, 34A1, 34A2
 * @module
 */
import { column, stateDecoder } from '../../engine/decode.js';
import type { GameState } from '../../engine/game.js';
import type { Problem } from '../../engine/problem.js';
import { formOf, listOf, oneOf, rising, text, truth, valueOf, whole } from '../../engine/shape.js';
import { type Holding, INCOME_DICE, type IncomeDie } from '../../rulesets/europa-reform/logistics/income.js';
import { ENTRY_KINDS, type EntryKind } from '../../rulesets/europa-reform/logistics/ledger.js';
import { LP_NATIONS, LP_PLACES, type LpNation, type LpPlace } from '../../rulesets/europa-reform/logistics/nations.js';
import { type HqIx, LOGISTICS, type Logistics } from '../../rulesets/europa-reform/logistics/state.js';
import type { CitiesHeld } from '../../rulesets/europa-reform/logistics/unpreparedness.js';
import { HQS } from './headquarters.js';

/** Phases: before play, the initial phase of a player turn, and what happens in the rest of it. @since 0.3.0 */
export const LEDGER_PHASES = ['before', 'initial', 'events', 'over'] as const;
export type LedgerPhase = (typeof LEDGER_PHASES)[number];

/** What has been entered so far of one kind: for the totals. @since 0.3.0 */
export interface Total {
  readonly nation: LpNation;
  readonly kind: EntryKind;
  /** Where income comes from; empty for other kinds. */
  readonly of: string;
  readonly count: number;
  readonly points: number;
}

/** A closed game turn. Lists have an entry for each nation. @since 0.3.0 */
export interface Page {
  readonly turn: number;
  /** What arrived, bombing taken off; what was spent; what was lost otherwise; what is left. */
  readonly received: ReadonlyArray<number>;
  readonly spent: ReadonlyArray<number>;
  readonly lost: ReadonlyArray<number>;
  readonly pools: ReadonlyArray<number>;
}

/** The position. @since 0.3.0 */
export interface LedgerState extends GameState {
  readonly phase: LedgerPhase;
  /** Whose player turn it is: 0 the Axis’s, 1 the Soviets’. */
  readonly side: 0 | 1;
  /** Whether what happens by itself at the beginning of the phase has happened. */
  readonly begun: boolean;
  readonly logistics: Logistics;
  readonly held: Readonly<Record<LpPlace, Holding>>;
  /** Whether Ploesti is in general supply. */
  readonly supplied: boolean;
  /** Soviet major cities in Axis hands in the first turn. */
  readonly cities: CitiesHeld;
  /** Dice that are due, first one first. */
  readonly due: ReadonlyArray<IncomeDie>;
  /** Whether the upkeep of the ad hoc headquarters has to be settled first. */
  readonly upkeep: boolean;
  /** Headquarters that are active in this player turn, ascending. */
  readonly active: ReadonlyArray<HqIx>;
  /** What has been declared in this phase, by subject. */
  readonly declared: ReadonlyArray<string>;
  readonly totals: ReadonlyArray<Total>;
  readonly pages: ReadonlyArray<Page>;
}

const count = whole(0, Number.MAX_SAFE_INTEGER);
const points = whole(-1_000_000, 1_000_000);
const nation = oneOf(LP_NATIONS);
const nations = (low: number) => column('nation', LP_NATIONS.length, low, 1_000_000);
const nothing = valueOf('an empty object', (u): u is Readonly<Record<string, never>> => typeof u === 'object' && u !== null && !Array.isArray(u) && Object.keys(u).length === 0);
const bit = valueOf('0 or 1', (u): u is 0 | 1 => u === 0 || u === 1);

const shape = (turns: number) =>
  formOf(
    {
      turn: whole(1, turns),
      phase: oneOf(LEDGER_PHASES),
      units: nothing,
      hexes: nothing,
      side: bit,
      begun: truth,
      logistics: valueOf('the books of points', LOGISTICS.is),
      held: formOf(Object.fromEntries(LP_PLACES.map((p) => [p, oneOf<Holding>(['own', 'partly', 'enemy'])])) as Record<LpPlace, ReturnType<typeof oneOf<Holding>>>, {}),
      supplied: truth,
      cities: formOf({ whole: count, partly: count }, {}),
      due: listOf(oneOf(INCOME_DICE)),
      upkeep: truth,
      active: rising(whole(0, HQS.length - 1)),
      declared: listOf(text),
      totals: listOf(formOf({ nation, kind: oneOf(ENTRY_KINDS), of: text, count, points }, {})),
      pages: listOf(formOf({ turn: whole(1, turns), received: nations(-1_000_000), spent: nations(0), lost: nations(0), pools: nations(0) }, {})),
    },
    {},
  );

/** What no play leads to, as far as it can be seen. */
const problems = (s: LedgerState): ReadonlyArray<Problem> => {
  const wrong = (at: string, detail: string): ReadonlyArray<Problem> => [{ code: 'state/ledger', at, detail }];
  const named = [...s.logistics.planned, ...s.logistics.rail, ...s.logistics.replaced].map(({ hq }) => hq);
  return [
    ...([...named, ...s.logistics.lost].some((hq) => hq >= HQS.length) ? wrong('logistics', `There are ${HQS.length} headquarters, numbered from 0.`) : []),
    ...(s.due.length > 0 && s.phase !== 'initial' ? wrong('due', 'Dice are due in initial phases only.') : []),
    ...(s.upkeep && (s.phase !== 'initial' || s.logistics.adHoc === null) ? wrong('upkeep', 'Upkeep is due in an initial phase, while the ad hoc headquarters is in play.') : []),
    ...(s.phase !== 'events' && s.declared.length > 0 ? wrong('declared', 'Nothing is declared outside the events of a player turn.') : []),
    ...(s.pages.some((p, i) => p.turn !== i + 1) || s.pages.length !== (s.phase === 'over' ? s.turn : s.turn - 1) ? wrong('pages', 'There is one page for each game turn that is over, in order.') : []),
  ];
};

/** A decoder of positions: frozen, or everything that keeps them from being one. @since 0.3.0 */
export const ledgerDecoder = (turns: number, settled: (s: LedgerState) => boolean) => stateDecoder<LedgerState>({ shape: shape(turns) as never, problems, settled });
