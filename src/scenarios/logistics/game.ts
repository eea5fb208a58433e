/**
 * The ledger as a game.
 * @module
 */
import { digest } from '../../engine/digest.js';
import type { Game, Identity, Order, Result, Side } from '../../engine/game.js';
import { reformSchedules } from '../../rulesets/europa-reform/logistics/schedules.js';
import { LP_NATIONS, LP_PLACES, type LpNation, poolSide } from '../../rulesets/europa-reform/logistics/nations.js';
import { startOfLogistics } from '../../rulesets/europa-reform/logistics/state.js';
import { headquarters } from '../../rulesets/europa-reform/tables/headquarters.js';
import { decodeLedgerAction, type LedgerAction } from './action.js';
import { decideLedger, forcedEvents, ledgerOutcomes } from './course.js';
import type { LedgerEvent } from './event.js';
import { HQS, hqSide } from './headquarters.js';
import { reduceLedger } from './reduce.js';
import { ledgerActions, ledgerViolations } from './rules.js';
import { LEDGER_TURNS, type LedgerSetting, SIDES } from './setting.js';
import { ledgerView } from './sheet.js';
import { LEDGER_PHASES, ledgerDecoder, type LedgerState } from './state.js';
import { explainLedger, kindText, ledgerProspect, narrateLedger } from './tell.js';

/** The game, with its setting. @since 0.3.0 */
export type LedgerGame = Game<LedgerState, LedgerAction, LedgerEvent> & { readonly setting: LedgerSetting };

/** Before anything happens: stocks in the pools, Finland at peace. */
const initialState = (stocks: Readonly<Partial<Record<LpNation, number>>>): LedgerState => ({
  turn: 1,
  phase: 'before',
  units: {},
  hexes: {},
  side: 0,
  begun: false,
  logistics: { ...startOfLogistics(stocks), atPeace: ['Finland'] },
  held: Object.fromEntries(LP_PLACES.map((p) => [p, 'own'])) as LedgerState['held'],
  supplied: true,
  cities: { whole: 0, partly: 0 },
  due: [],
  upkeep: false,
  active: [],
  declared: [],
  totals: Object.entries(stocks).flatMap(([nation, points]) => (points === 0 ? [] : [{ nation: nation as LpNation, kind: 'stock' as const, of: '', count: 1, points }])),
  pages: [],
});

/** Points that came to the nations of a side, stocks among them. */
const received = ({ totals }: LedgerState, side: Side): number =>
  totals.reduce((n, t) => (poolSide(t.nation) === side && (t.kind === 'stock' || t.kind === 'income' || t.kind === 'bombing') ? n + t.points : n), 0);

const resultOf = (s: LedgerState, winner: Side | null, level: string): Result => ({
  winner,
  level,
  counted: 'Points by nation',
  score: { axis: received(s, 'axis'), allied: received(s, 'allied') },
  lines: s.totals.map((t) => ({ label: `${t.nation}: ${kindText(t.kind)}${t.of === '' ? '' : `, ${t.of}`}`, count: t.count, points: t.points })),
});

/** How the books stand, whether they are closed or not. @since 0.3.0 */
export const ledgerStanding = (s: LedgerState): Result => resultOf(s, null, s.phase === 'over' ? 'The books are closed' : 'The books are open');

/** What a point is worth that waits, and what one is worth that will make a headquarters active. */
const WAITING = 1;
const PLANNED = 1.4;
const IN_PLAY = 1.2;
/** A place that gives points, in points. */
const PLACE = 6;

const worth = (s: LedgerState, side: 0 | 1): number => {
  const { logistics, held } = s;
  const pools = LP_NATIONS.reduce((n, nation) => (poolSide(nation) === SIDES[side] ? n + logistics.pools[nation] : n), 0);
  const planned = logistics.planned.filter((p) => hqSide(p.hq) === side).length + s.active.filter((hq) => hqSide(hq) === side).length;
  const lost = logistics.lost.filter((hq) => hqSide(hq) === side).length;
  const places = LP_PLACES.filter((p) => (p === 'Ploesti' ? side === 0 : side === 1) === (held[p] !== 'enemy')).length;
  const oil = (side === 0 && s.supplied ? 1 : 0) - (logistics.bombed[side === 0 ? 'Ploesti' : 'Baku'] > 0 ? 1 : 0);
  return WAITING * pools + PLANNED * planned + PLACE * places + PLACE * oil - IN_PLAY * lost + (side === 0 && logistics.adHoc !== null ? IN_PLAY : 0) - (side === 0 ? PLACE * logistics.defected.length : 0);
};

/** Every legal action but the last, each by itself; then the end of the phase. */
const plans = (s: LedgerState, setting: LedgerSetting): ReadonlyArray<Order<LedgerAction>> => {
  const all = [...ledgerActions(s, setting)];
  if (s.upkeep) return all.map((a) => ({ label: 'upkeep', actions: [a] }));
  return [...all.filter((a) => a.type !== 'endPhase' && a.type !== 'roll').map((a, i) => ({ label: `${a.type} ${i}`, actions: [a] })), { label: 'end', actions: [{ type: 'endPhase' }] }];
};

/** What a named event shows: headquarters by their names. */
const named = (e: LedgerEvent) => {
  if (e.type === 'headquartersActive') return { ...e, active: e.active.map((hq) => HQS[hq].id) };
  if (e.type === 'pointsEntered') return { type: e.type, ...e.entry, pool: e.logistics.pools[e.entry.nation] };
  return e;
};

/** The ledger by some readings, with some stocks. @since 0.3.0 */
export const makeLedger = (
  identity: Pick<Identity, 'scenario' | 'options' | 'readings'>,
  title: string,
  notices: ReadonlyArray<string>,
  setting: LedgerSetting,
  stocks: Readonly<Partial<Record<LpNation, number>>>,
): LedgerGame => {
  const actor = (s: LedgerState): string => (s.phase === 'over' ? 'nobody' : s.due.length > 0 ? 'chance' : SIDES[s.side]);
  return {
    setting,
    identity: { ruleset: 'europa-reform-logistics', version: '1', amendments: [], ...identity, digests: { schedules: digest(reformSchedules), headquarters: digest(headquarters) } },
    title,
    notices,
    sides: SIDES,
    phases: LEDGER_PHASES,
    turns: LEDGER_TURNS,
    initial: initialState(stocks),
    actor,
    legalActions: (s) => ledgerActions(s, setting),
    plans: (s) => plans(s, setting),
    quiet: (s) => s.due.length === 0 && !s.upkeep,
    chanceOutcomes: ledgerOutcomes,
    violations: (s, a) => ledgerViolations(s, a, setting),
    decide: (s, a) => decideLedger(s, a, setting),
    forced: (s) => forcedEvents(s, setting),
    react: () => [],
    reduce: reduceLedger,
    result: (s) => (s.phase === 'over' ? ledgerStanding(s) : null),
    conceded: (s, by) => resultOf(s, SIDES.find((side) => side !== by) ?? null, 'Books given up'),
    evaluate: (s, side) => (side === 'axis' ? worth(s, 0) - worth(s, 1) : worth(s, 1) - worth(s, 0)),
    explain: (s, a) => explainLedger(s, a, setting),
    prospect: (s) => ledgerProspect(s, setting),
    view: (s) => ledgerView(s, title, notices),
    narrate: narrateLedger,
    named,
    decodeAction: decodeLedgerAction,
    decodeState: ledgerDecoder(LEDGER_TURNS, (s) => s.phase === 'over' || s.begun),
    // nothing is derived from the position
    watch: () => ({ unit: () => {}, rebuild: () => {}, adopt: () => {} }),
  };
};
