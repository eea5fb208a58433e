/**
 * What has to be remembered of logistical points: the pools off the map, what has been paid for, and since when cities are whose.
 * Turns are game turns of the scenario. Which headquarters are active is not kept here.
 * @rule REFORM 12G, 12H, 31G, 31I, 32, 34A1, 34A2
 * @module
 */
import { formOf, listOf, oneOf, orNull, rising, truth, valueOf, whole, word } from '../../../engine/shape.js';
import type { StateSlice } from '../../../kernel/amendment.js';
import type { EuropaState } from '../../europa/state.js';
import { type LedgerEntry, ledgerEntryShape } from './ledger.js';
import { LP_NATIONS, LP_PLACES, type LpNation, type LpPlace, OILFIELDS, type Oilfield } from './nations.js';

/** A headquarters as a small integer: its unit where there are units. @since 0.3.0 */
export type HqIx = number;

/** A point spent to make a headquarters active in a later turn. @rule REFORM 12H (ER-12H.34, ER-12H.35) @since 0.3.0 */
export interface PlannedActivation {
  readonly hq: HqIx;
  /** The turn in which it is to be active. */
  readonly turn: number;
  readonly payer: LpNation;
}

/** A headquarters that is to move by strategic rail in a later turn instead. @rule REFORM 12H (ER-12H.17) @since 0.3.0 */
export interface RailPlan {
  readonly hq: HqIx;
  readonly turn: number;
}

/** A headquarters that came back from the replacement pool. @rule REFORM 12H (ER-12H.25, ER-12H.27) @since 0.3.0 */
export interface Replacement {
  readonly hq: HqIx;
  readonly nation: string;
  /** In which turn: its month is that of the scenario's date. */
  readonly turn: number;
  /** Whether it was the creation of the ad hoc headquarters. */
  readonly adHoc: boolean;
}

/**
 * When a place changed hands, all null before it first did: `lost` is the last time that the enemy took it, `regained` when it was
 * taken back since.
 * @since 0.3.0
 */
export interface PlaceHistory {
  readonly firstLost: number | null;
  readonly lost: number | null;
  readonly regained: number | null;
}

/** Attack supply that a headquarters has made available for transport. @rule REFORM 12C5 (ER-12C5.7) @since 0.3.0 */
export interface Transportable {
  readonly hq: HqIx;
  readonly points: number;
}

/** The state of logistical points. @since 0.3.0 */
export interface Logistics {
  /** Points in the pool of each nation. */
  readonly pools: Readonly<Record<LpNation, number>>;
  /** In the order in which they were paid for. */
  readonly planned: ReadonlyArray<PlannedActivation>;
  readonly rail: ReadonlyArray<RailPlan>;
  /** The ad hoc headquarters while it is in play. */
  readonly adHoc: HqIx | null;
  /** Of the present month only. */
  readonly replaced: ReadonlyArray<Replacement>;
  readonly places: Readonly<Record<LpPlace, PlaceHistory>>;
  /** Resource points of an oilfield's output that bombing hits standing now take away. */
  readonly bombed: Readonly<Record<Oilfield, number>>;
  /** Nations that are not at war yet, in the order of {@link LP_NATIONS}. */
  readonly atPeace: ReadonlyArray<LpNation>;
  /** Nations that have gone over to the enemy, in the order of {@link LP_NATIONS}. */
  readonly defected: ReadonlyArray<LpNation>;
  /** Attack supply that waits for transport. */
  readonly transportable: ReadonlyArray<Transportable>;
  /** Headquarters that wait for replacement, ascending. */
  readonly lost: ReadonlyArray<HqIx>;
  /** Entries of the present game turn, in order; those of earlier ones are in the events. */
  readonly ledger: ReadonlyArray<LedgerEntry>;
}

const eachOf = <K extends string, T>(keys: ReadonlyArray<K>, value: T): Readonly<Record<K, T>> => Object.fromEntries(keys.map((k) => [k, value])) as Readonly<Record<K, T>>;

const NEVER: PlaceHistory = { firstLost: null, lost: null, regained: null };

/** The beginning: pools empty unless they are given, nothing paid for, no city lost. @since 0.3.0 */
export const startOfLogistics = (pools: Readonly<Partial<Record<LpNation, number>>> = {}): Logistics => ({
  pools: { ...eachOf(LP_NATIONS, 0), ...pools },
  planned: [],
  rail: [],
  adHoc: null,
  replaced: [],
  places: eachOf(LP_PLACES, NEVER),
  bombed: eachOf(OILFIELDS, 0),
  atPeace: [],
  defected: [],
  transportable: [],
  lost: [],
  ledger: [],
});

const count = whole(0, Number.MAX_SAFE_INTEGER);
/** Cities may have been lost before the scenario begins. */
const turn = whole(-Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);
const nation = oneOf(LP_NATIONS);
const history = formOf({ firstLost: orNull(turn), lost: orNull(turn), regained: orNull(turn) }, {});

/** A list of nations, each at most once. */
const nations = valueOf(`a list of some of ${LP_NATIONS.join(', ')}, in this order`, (u): u is ReadonlyArray<LpNation> => {
  if (!listOf(nation).is(u)) return false;
  return u.every((n, i) => i === 0 || LP_NATIONS.indexOf(n) > LP_NATIONS.indexOf(u[i - 1]));
});

/** A list of nations with one more, in the order that the state keeps. @since 0.3.0 */
export const withNation = (list: ReadonlyArray<LpNation>, added: LpNation): ReadonlyArray<LpNation> => LP_NATIONS.filter((n) => n === added || list.includes(n));

const shape = formOf(
  {
    pools: formOf(eachOf(LP_NATIONS, count), {}),
    planned: listOf(formOf({ hq: count, turn, payer: nation }, {})),
    rail: listOf(formOf({ hq: count, turn }, {})),
    adHoc: orNull(count),
    replaced: listOf(formOf({ hq: count, nation: word, turn, adHoc: truth }, {})),
    places: formOf(eachOf(LP_PLACES, history), {}),
    bombed: formOf(eachOf(OILFIELDS, count), {}),
    atPeace: nations,
    defected: nations,
    transportable: listOf(formOf({ hq: count, points: count }, {})),
    lost: rising(count),
    ledger: listOf(ledgerEntryShape),
  },
  {},
);

/** The slice of logistical points, with the pools that a scenario begins with. @since 0.3.0 */
export const logisticsSlice = (initial: Logistics = startOfLogistics()): StateSlice<Logistics> => ({
  key: 'logistics',
  initial,
  is: (u): u is Logistics => shape.is(u),
});

/** The slice where nobody has points at first. @since 0.3.0 */
export const LOGISTICS: StateSlice<Logistics> = logisticsSlice();

/** Logistical points of a position; none where the rules are not in force. @since 0.3.0 */
export const logisticsIn = (state: Pick<EuropaState, 'slices'>): Logistics => (state.slices[LOGISTICS.key] as Logistics | undefined) ?? LOGISTICS.initial;

// ---- changes -----------------------------------------------------------------------------------------------------------

/**
 * The state after some entries of the ledger, in order. Whoever makes entries sees to it that no pool falls below 0: see
 * `spending.ts`.
 * @rule REFORM 12G (ER-12G.1, ER-12G.2)
 * @since 0.3.0
 */
export const booked = (logistics: Logistics, entries: ReadonlyArray<LedgerEntry>): Logistics => {
  if (entries.length === 0) return logistics;
  const pools: Record<LpNation, number> = { ...logistics.pools };
  for (const { nation, points } of entries) pools[nation] += points;
  return { ...logistics, pools, ledger: [...logistics.ledger, ...entries] };
};

/** The state when a game turn begins: its ledger is empty. @since 0.3.0 */
export const newPage = (logistics: Logistics): Logistics => (logistics.ledger.length === 0 ? logistics : { ...logistics, ledger: [] });
