/**
 * Spending points: nobody spends what he does not have, nor a point twice.
 * @rule REFORM 12G (ER-12G.1), 12H (ER-12H.28 to ER-12H.36, ER-12H.42, ER-12H.43), 32 (ER-32.1, ER-32.2)
 * @module
 */
import { beginsQuarter, type HalfMonth } from '../../europa/halfMonth.js';
import type { Readings } from '../../europa/readings.js';
import { reform } from '../cases.js';
import { hqKindOf } from '../tables/hqCapacity.js';
import type { LedgerEntry, Spending } from './ledger.js';
import { hasPool, type LpNation } from './nations.js';
import { booked, type Logistics, withNation } from './state.js';

export const POINTS = reform('12G', ['ER-12G.1', 'ER-12G.2', 'ER-12G.4'], 'Points are kept in a pool off the map for each nation, arrive as reinforcements and are spent on what the rules name; nobody spends what he does not have.');
export const ACTIVATION_COST = reform('12H', ['ER-12H.34', 'ER-12H.35', 'ER-12H.36'], 'A headquarters is paid for with a point in the initial phase of the turn before it is to be active, or before play begins.');
export const AD_HOC = reform('12H', ['ER-12H.28', 'ER-12H.29', 'ER-12H.31'], 'Germany may create one ad hoc headquarters for a point, may pay another point to have it active at once, disband it and create it again.');
export const AD_HOC_UPKEEP = reform('12H', ['ER-12H.30', 'ER-12H.32'], 'The ad hoc headquarters costs a point at the beginning of each quarter in which it is in play.');
export const DEFECTION = reform('32', ['ER-32.1', 'ER-32.2'], 'A nation that defects loses its headquarters and the points in its pool.');

/** What is spent in initial phases. */
const IN_INITIAL_PHASE: ReadonlyArray<Spending> = ['activation', 'replacement', 'ad-hoc-creation', 'ad-hoc-upkeep'];

/** Points that a nation may spend on something now. @rule REFORM 12G (ER-12G.4) (AMB-ER-94) @since 0.3.0 */
export const spendable = ({ pools, ledger }: Pick<Logistics, 'pools' | 'ledger'>, nation: LpNation, on: Spending, readings: Readings): number => {
  if (readings['fresh-points'] !== 'kept' || !IN_INITIAL_PHASE.includes(on)) return pools[nation];
  // of what is in the pool, what has arrived in the turn stays there
  const fresh = ledger.reduce((n, e) => (e.nation === nation && (e.kind === 'income' || e.kind === 'bombing') ? n + e.points : n), 0);
  return Math.max(0, pools[nation] - Math.max(0, fresh));
};

/** Why points cannot be spent, for people; null when they can. @since 0.3.0 */
export const spendingProblem = (logistics: Pick<Logistics, 'pools' | 'ledger'>, nation: LpNation, points: number, on: Spending, readings: Readings): string | null => {
  const left = spendable(logistics, nation, on, readings);
  if (points <= left) return null;
  const has = logistics.pools[nation];
  return has > left ? `${nation} has ${has} points, of which ${has - left} have only just arrived, and needs ${points}` : `${nation} has ${has} ${has === 1 ? 'point' : 'points'} and needs ${points}`;
};

/** The books after points were spent; ask {@link spendingProblem} first. @since 0.3.0 */
export const spent = (logistics: Logistics, nation: LpNation, on: Spending, about: string | null, points = 1): Logistics =>
  booked(logistics, [{ nation, kind: on, points: -points, about } satisfies LedgerEntry]);

/** Whether a nation’s points may be spent on the headquarters of another: German ones on any of the Axis. @rule REFORM 12H (ER-12H.42, ER-12H.43) @since 0.3.0 */
export const mayPayFor = (payer: LpNation, nation: string): boolean => payer === nation || (payer === 'Germany' && hqKindOf(nation) !== 'front');

/** Nations that may pay for a headquarters, its own first. @since 0.3.0 */
export const payersFor = (nation: string): ReadonlyArray<LpNation> => [...(hasPool(nation) ? [nation] : []), ...(nation !== 'Germany' && mayPayFor('Germany', nation) ? (['Germany'] as const) : [])];

// ---- the ad hoc headquarters -------------------------------------------------------------------------------------------

/** What its creation costs: a point, and by one reading the upkeep of a quarter that begins. @rule REFORM 12H (ER-12H.28) (AMB-ER-108) @since 0.3.0 */
export const creationCost = (date: HalfMonth, readings: Readings): number => (readings['ad-hoc-first-quarter'] === 'both' && beginsQuarter(date) ? 2 : 1);

/** Whether upkeep is due: at the beginning of a quarter, while it is in play. @rule REFORM 12H (ER-12H.30) @since 0.3.0 */
export const upkeepDue = ({ adHoc }: Pick<Logistics, 'adHoc'>, date: HalfMonth): boolean => adHoc !== null && beginsQuarter(date);

/** Whether upkeep may be refused, and the headquarters disbanded. @rule REFORM 12H (ER-12H.30) (AMB-ER-107) @since 0.3.0 */
export const mayRefuseUpkeep = (logistics: Pick<Logistics, 'pools' | 'ledger'>, readings: Readings): boolean =>
  readings['ad-hoc-unpaid'] !== 'owed' || spendable(logistics, 'Germany', 'ad-hoc-upkeep', readings) < 1;

// ---- defection ---------------------------------------------------------------------------------------------------------

/** The books without what is written down of some headquarters that are gone for good. */
export const withoutHeadquarters = (logistics: Logistics, isOf: (hq: number) => boolean): Logistics => ({
  ...logistics,
  planned: logistics.planned.filter(({ hq }) => !isOf(hq)),
  rail: logistics.rail.filter(({ hq }) => !isOf(hq)),
  lost: logistics.lost.filter((hq) => !isOf(hq)),
  transportable: logistics.transportable.filter(({ hq }) => !isOf(hq)),
});

/** The books after a nation has gone over: nothing is left of its pool and plans. `isOf` says which headquarters are its own. @rule REFORM 32 (ER-32.1 to ER-32.3), ruling AMB-ER-160 @since 0.3.0 */
export const defection = (logistics: Logistics, nation: LpNation, isOf: (hq: number) => boolean): Logistics => {
  const points = logistics.pools[nation];
  const after = booked(logistics, points === 0 ? [] : [{ nation, kind: 'defection', points: -points, about: null }]);
  return { ...withoutHeadquarters(after, isOf), defected: withNation(after.defected, nation) };
};
