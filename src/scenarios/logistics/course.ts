/**
 * The course of the ledger: what happens by itself, and what actions do.
 * @rule REFORM 12G (ER-12G.4), 12H (ER-12H.35, ER-12H.36, ER-12H.41), 31G, 34A1, 34A2
 * @module
 */
import { rational } from '../../kernel/chance.js';
import type { Outcome } from '../../kernel/chance.js';
import { incomeDice, incomeOf, thrown, withIncome } from '../../rulesets/europa-reform/logistics/income.js';
import { type LedgerEntry, SPENDINGS } from '../../rulesets/europa-reform/logistics/ledger.js';
import { LP_NATIONS, type LpNation } from '../../rulesets/europa-reform/logistics/nations.js';
import { hitsForgotten } from '../../rulesets/europa-reform/logistics/places.js';
import { creationCost, upkeepDue } from '../../rulesets/europa-reform/logistics/spending.js';
import { booked, type HqIx, type Logistics, newPage } from '../../rulesets/europa-reform/logistics/state.js';
import { activationLimits, isUnprepared, unpreparednessLosses } from '../../rulesets/europa-reform/logistics/unpreparedness.js';
import type { LedgerAction } from './action.js';
import type { LedgerEvent } from './event.js';
import { AD_HOC, HQS, hqNamed, hqSide, inPlay } from './headquarters.js';
import { HISTORY } from './history.js';
import { dateOf, factsOf, LEDGER_TURNS, type LedgerSetting, nationNamed, SIDES, turnNamed } from './setting.js';
import type { LedgerState, Page } from './state.js';
import { matterOf, type WorldEvent, worldAfter, worldProblem } from './world.js';

/** Entries as events, one after another; and the books after them. */
const entered = (logistics: Logistics, entries: ReadonlyArray<LedgerEntry>): { readonly events: ReadonlyArray<LedgerEvent>; readonly logistics: Logistics } => {
  let books = logistics;
  const events = entries.map((entry): LedgerEvent => {
    books = booked(books, [entry]);
    return { type: 'pointsEntered', entry, logistics: books };
  });
  return { events, logistics: books };
};

const written = (before: Logistics, after: Logistics): ReadonlyArray<LedgerEvent> => (before === after ? [] : [{ type: 'booksWritten', logistics: after }]);

// ---- the beginning of phases -------------------------------------------------------------------------------------------

/** Headquarters of a side that were paid for and are in play: as many of them as may be. @rule REFORM 12H (ER-12H.35, ER-12H.41), 31G (ER-31G.3, ER-31G.4) */
const becoming = (s: LedgerState, { readings }: LedgerSetting): ReadonlyArray<HqIx> => {
  const date = dateOf(s.turn);
  const paid = s.logistics.planned.filter((p) => p.turn === s.turn && hqSide(p.hq) === s.side && inPlay(s.logistics, p.hq, date)).map((p) => p.hq);
  const most = s.side === 1 ? activationLimits(date, readings).becoming : Number.POSITIVE_INFINITY;
  return paid.slice(0, Math.min(most, paid.length)).sort((a, b) => a - b);
};

const SAME_MONTH = (turn: number, other: number): boolean => dateOf(turn).month === dateOf(other).month && dateOf(turn).year === dateOf(other).year;

/** The first initial phase of a game turn turns a page of the books; what was spent before play stands on the first one. */
const cleared = (s: LedgerState, setting: LedgerSetting): Logistics => {
  if (s.side !== 0 || s.turn === 1) return s.logistics;
  const replaced = s.logistics.replaced.filter((r) => SAME_MONTH(r.turn, s.turn));
  const page = newPage(hitsForgotten(s.logistics, setting.readings, 'turn-end'));
  return replaced.length === page.replaced.length ? page : { ...page, replaced };
};

const beginInitial = (s: LedgerState, setting: LedgerSetting): ReadonlyArray<LedgerEvent> => {
  const page = cleared(s, setting);
  const done = page.planned.filter((p) => p.turn > s.turn || hqSide(p.hq) !== s.side);
  const books: Logistics = done.length === page.planned.length ? page : { ...page, planned: done };
  const facts = { ...factsOf(s), logistics: books };
  const income = entered(books, incomeOf(SIDES[s.side], facts, setting.readings));
  const after = withIncome(SIDES[s.side], facts, setting.readings);
  return [
    { type: 'headquartersActive', active: becoming(s, setting) },
    ...written(s.logistics, books),
    ...income.events,
    ...(after.bombed === books.bombed ? [] : written(income.logistics, { ...income.logistics, bombed: after.bombed })),
    { type: 'phaseOpened', due: incomeDice(SIDES[s.side], facts, setting.readings), upkeep: s.side === 0 && upkeepDue(books, dateOf(s.turn)) },
  ];
};

/** What happens by itself now. @since 0.3.0 */
export const forcedEvents = (s: LedgerState, setting: LedgerSetting): ReadonlyArray<LedgerEvent> => {
  if (s.begun || s.phase === 'over') return [];
  return s.phase === 'initial' ? beginInitial(s, setting) : [{ type: 'phaseOpened', due: [], upkeep: false }];
};

// ---- the end of phases -------------------------------------------------------------------------------------------------

/** What history says of the rest of a player turn: events that cannot come about as things stand are passed over. */
const historical = (s: LedgerState, setting: LedgerSetting): { readonly events: ReadonlyArray<LedgerEvent>; readonly state: LedgerState } => {
  let state = s;
  const events: LedgerEvent[] = [];
  if (setting.world === 'history')
    for (const { turn, side, events: list } of HISTORY)
      if (turnNamed(turn) === s.turn && side === s.side)
        for (const what of list) {
          if (worldProblem(state, what) !== null) continue;
          const change = worldAfter(state, what, setting);
          events.push({ type: 'worldChanged', what, matter: null, change });
          const { entries: _, ...parts } = change;
          state = { ...state, ...parts };
        }
  return { events, state };
};

const isSpending = ({ kind }: LedgerEntry): boolean => (SPENDINGS as ReadonlyArray<string>).includes(kind);

/** What a game turn has brought. */
const pageOf = (turn: number, { ledger, pools }: Logistics): Page => {
  const each = (counts: (e: LedgerEntry) => boolean, sign: 1 | -1): ReadonlyArray<number> =>
    LP_NATIONS.map((nation) => ledger.reduce((n, e) => (e.nation === nation && counts(e) ? n + sign * e.points : n), 0));
  return {
    turn,
    received: each((e) => e.kind === 'income' || e.kind === 'bombing', 1),
    spent: each(isSpending, -1),
    lost: each((e) => e.kind === 'unpreparedness' || e.kind === 'defection', -1),
    pools: LP_NATIONS.map((nation) => pools[nation]),
  };
};

/** The end of a player turn: history, losses of the first turn, and on to the next one. */
const endTurn = (s: LedgerState, setting: LedgerSetting): ReadonlyArray<LedgerEvent> => {
  const past = historical(s, setting);
  const { turn, side, cities } = past.state;
  const lost = side === 0 && isUnprepared(dateOf(turn), 'regular', setting.readings) ? entered(past.state.logistics, unpreparednessLosses(past.state.logistics, cities, setting.readings)) : null;
  const events = [...past.events, ...(lost?.events ?? [])];
  if (side === 0) return [...events, { type: 'phaseBegan', turn, side: 1, phase: 'initial' }];
  const page: LedgerEvent = { type: 'pageClosed', page: pageOf(turn, lost?.logistics ?? past.state.logistics) };
  return [...events, page, turn === LEDGER_TURNS ? { type: 'phaseBegan', turn, side, phase: 'over' } : { type: 'phaseBegan', turn: turn + 1, side: 0, phase: 'initial' }];
};

const endPhase = (s: LedgerState, setting: LedgerSetting): ReadonlyArray<LedgerEvent> => {
  if (s.phase === 'before') {
    // there is no Axis player turn of surprise here: its end is the beginning of the first one
    const surprise = isUnprepared(dateOf(s.turn), 'surprise', setting.readings) ? entered(s.logistics, unpreparednessLosses(s.logistics, s.cities, setting.readings)).events : [];
    return [...surprise, { type: 'phaseBegan', turn: s.turn, side: 0, phase: 'initial' }];
  }
  return s.phase === 'initial' && setting.world === 'free' ? [{ type: 'phaseBegan', turn: s.turn, side: s.side, phase: 'events' }] : endTurn(s, setting);
};

// ---- actions -----------------------------------------------------------------------------------------------------------

/** The turn in which a headquarters is active that is paid for now. @rule REFORM 12H (ER-12H.35, ER-12H.36) */
export const activeIn = (s: LedgerState): number => (s.phase === 'before' ? s.turn : s.turn + 1);

const paid = (s: LedgerState, entry: LedgerEntry, change: (logistics: Logistics) => Logistics = (l) => l): ReadonlyArray<LedgerEvent> => {
  const { events, logistics } = entered(s.logistics, [entry]);
  return [...events, ...written(logistics, change(logistics))];
};

const payer = (id: string): LpNation => nationNamed(id) as LpNation;

/** What a legal action does. @since 0.3.0 */
export const decideLedger = (s: LedgerState, a: LedgerAction, setting: LedgerSetting): ReadonlyArray<LedgerEvent> => {
  switch (a.type) {
    case 'roll': {
      const [die, ...due] = s.due;
      return [{ type: 'dieThrown', die, number: a.die, due }, ...entered(s.logistics, thrown(die, a.die, factsOf(s))).events];
    }
    case 'upkeep':
      return a.pay
        ? [...paid(s, { nation: 'Germany', kind: 'ad-hoc-upkeep', points: -1, about: null }), { type: 'upkeepSettled', paid: true }]
        : [{ type: 'booksWritten', logistics: { ...s.logistics, adHoc: null } }, { type: 'upkeepSettled', paid: false }];
    case 'activate': {
      const hq = hqNamed(a.hq);
      return paid(s, { nation: payer(a.payer), kind: 'activation', points: -1, about: a.hq }, (l) => ({ ...l, planned: [...l.planned, { hq, turn: activeIn(s), payer: payer(a.payer) }] }));
    }
    case 'activateNow':
      return [...paid(s, { nation: 'Germany', kind: 'activation', points: -1, about: HQS[AD_HOC].id }), { type: 'headquartersActive', active: [...s.active, AD_HOC].sort((x, y) => x - y) }];
    case 'replace': {
      const hq = hqNamed(a.hq);
      return paid(s, { nation: payer(a.payer), kind: 'replacement', points: -1, about: a.hq }, (l) => ({
        ...l,
        lost: l.lost.filter((x) => x !== hq),
        replaced: [...l.replaced, { hq, nation: HQS[hq].nation, turn: s.turn, adHoc: false }],
      }));
    }
    case 'create':
      return paid(s, { nation: 'Germany', kind: 'ad-hoc-creation', points: -creationCost(dateOf(s.turn), setting.readings), about: null }, (l) => ({
        ...l,
        adHoc: AD_HOC,
        replaced: [...l.replaced, { hq: AD_HOC, nation: 'Germany', turn: s.turn, adHoc: true }],
      }));
    case 'disband':
      return [
        { type: 'booksWritten', logistics: { ...s.logistics, adHoc: null } },
        ...(s.active.includes(AD_HOC) ? [{ type: 'headquartersActive' as const, active: s.active.filter((hq) => hq !== AD_HOC) }] : []),
      ];
    case 'spend':
      return paid(s, { nation: payer(a.payer), kind: a.on, points: -1, about: null });
    case 'declare': {
      const what: WorldEvent = { event: a.event, subject: a.subject };
      return [{ type: 'worldChanged', what, matter: matterOf(what), change: worldAfter(s, what, setting) }];
    }
    case 'endPhase':
      return endPhase(s, setting);
  }
};

const SIX = [1, 2, 3, 4, 5, 6];

/** The throws of the die that is due. @since 0.3.0 */
export const ledgerOutcomes = (s: LedgerState): ReadonlyArray<Outcome<LedgerAction>> => (s.due.length === 0 ? [] : SIX.map((die) => ({ action: { type: 'roll', die }, weight: rational(1, SIX.length) })));
