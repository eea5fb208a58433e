/**
 * The ledger in words: what happens, what an action would do, what has to be decided.
 * @module
 */
import { kindsIn } from '../../engine/actionSet.js';
import type { Explanation, LogLine, Prospect } from '../../engine/game.js';
import { citation, type RuleRef } from '../../kernel/rule.js';
import { halfMonthName } from '../../rulesets/europa/halfMonth.js';
import { ALLIED_INCOME, BOMBING, GERMAN_INCOME, type IncomeDie, LEND_LEASE, NO_INCOME_AFTER_DEFECTION, OIL_BOMBED, OIL_CAPTURED, SOVIET_INCOME } from '../../rulesets/europa-reform/logistics/income.js';
import type { LedgerEntry } from '../../rulesets/europa-reform/logistics/ledger.js';
import { ACTIVATION_COST, AD_HOC, AD_HOC_UPKEEP, creationCost, DEFECTION, POINTS } from '../../rulesets/europa-reform/logistics/spending.js';
import { UNPREPARED } from '../../rulesets/europa-reform/logistics/unpreparedness.js';
import { ORDER_OF_BATTLE } from '../../rulesets/europa-reform/tables/headquarters.js';
import { type LedgerAction, ledgerActionWords } from './action.js';
import { activeIn, decideLedger } from './course.js';
import type { LedgerEvent } from './event.js';
import { HQS, hqNamed } from './headquarters.js';
import { ledgerActions, ledgerViolations } from './rules.js';
import { dateOf, type LedgerSetting, nationNamed, SIDES } from './setting.js';
import type { LedgerState } from './state.js';
import type { WorldEvent } from './world.js';

const SIDE_NAMES = ['Axis', 'Soviet'] as const;

/** The rule that an entry is made by. */
const refOf = ({ nation, kind, about }: LedgerEntry): RuleRef => {
  switch (kind) {
    case 'income':
      if (about === 'Lend-Lease South') return LEND_LEASE;
      if (nation === 'Soviet Union') return SOVIET_INCOME;
      if (nation !== 'Germany') return ALLIED_INCOME;
      return about === 'Baku' ? OIL_CAPTURED : GERMAN_INCOME;
    case 'bombing':
      return about === 'Ploesti' || about === 'Baku' ? OIL_BOMBED : BOMBING;
    case 'unpreparedness':
      return UNPREPARED;
    case 'defection':
      return DEFECTION;
    case 'activation':
      return ACTIVATION_COST;
    case 'ad-hoc-creation':
      return AD_HOC;
    case 'ad-hoc-upkeep':
      return AD_HOC_UPKEEP;
    default:
      return POINTS;
  }
};

const KINDS: Readonly<Record<LedgerEntry['kind'], string>> = {
  stock: 'stock',
  income: 'received',
  bombing: 'forfeited by bombing',
  unpreparedness: 'lost unprepared',
  defection: 'lost by defection',
  activation: 'activation',
  replacement: 'replacement',
  'ad-hoc-creation': 'ad hoc headquarters created',
  'ad-hoc-upkeep': 'upkeep of the ad hoc headquarters',
  airdrop: 'airdrop',
  landing: 'amphibious landing',
};

/** What an entry is about, for people: headquarters by name. */
const about = (text: string | null): string => {
  if (text === null) return '';
  const hq = hqNamed(text);
  return `, ${hq < 0 ? text : HQS[hq].name}`;
};

/** A kind of entry in words. */
export const kindText = (kind: LedgerEntry['kind']): string => KINDS[kind];

const signed = (n: number): string => (n > 0 ? `+${n}` : String(n));
const cited = (text: string, ref: RuleRef): string => `${text} [${citation(ref)}]`;
const entryText = (e: LedgerEntry, pool: number): string => cited(`${e.nation} ${signed(e.points)}: ${KINDS[e.kind]}${about(e.about)}; ${pool} in the pool`, refOf(e));

const DICE: Readonly<Record<IncomeDie, string>> = { bombing: 'for strategic bombing', Finland: 'for a Finnish point', Romania: 'for a Romanian point', Hungary: 'for a Hungarian point' };

const WORLD_TEXT: Readonly<Record<WorldEvent['event'], (subject: string) => string>> = {
  take: (s) => `${s} falls`,
  'take-part': (s) => `Part of ${s} falls`,
  retake: (s) => `${s} is retaken`,
  cut: (s) => `${s} is cut off from supply`,
  restore: (s) => `${s} is in supply again`,
  bomb: (s) => `Bombers hit the oilfield of ${s}`,
  repair: (s) => `The oilfield of ${s} is repaired`,
  defect: (s) => `${nationNamed(s) ?? s} goes over to the enemy`,
  join: (s) => `${nationNamed(s) ?? s} enters the war`,
  destroy: (s) => `${HQS[hqNamed(s)]?.name ?? s}: headquarters lost`,
  cities: (s) => `The Axis holds ${s} Soviet major ${s === '1' ? 'city' : 'cities'}`,
};

const worldRef = ({ event }: WorldEvent): RuleRef => {
  switch (event) {
    case 'defect':
      return NO_INCOME_AFTER_DEFECTION;
    case 'bomb':
    case 'repair':
      return OIL_BOMBED;
    case 'cities':
      return UNPREPARED;
    case 'join':
      return ALLIED_INCOME;
    case 'destroy':
      return ORDER_OF_BATTLE;
    default:
      return event === 'cut' || event === 'restore' ? GERMAN_INCOME : SOVIET_INCOME;
  }
};

const line = (text: string, ref: RuleRef | null, depth = 2): LogLine => (ref === null ? { text, depth } : { text: cited(text, ref), depth, refs: [ref] });

/** What an event is to a log. @since 0.3.0 */
export const narrateLedger = (before: LedgerState, e: LedgerEvent): ReadonlyArray<LogLine> => {
  switch (e.type) {
    case 'phaseBegan': {
      if (e.phase === 'over') return [{ text: 'The books are closed', depth: 0, heading: true }, ...totalLines(before).map((text) => ({ text, depth: 1 }))];
      const turn: ReadonlyArray<LogLine> = e.side === 0 && e.phase === 'initial' ? [{ text: `Turn ${e.turn}, ${halfMonthName(dateOf(e.turn))}`, depth: 0, heading: true }] : [];
      return [...turn, { text: `${SIDE_NAMES[e.side]} ${e.phase === 'initial' ? 'initial phase' : 'events'}`, depth: 1, heading: true }];
    }
    case 'phaseOpened':
      return before.phase === 'before' ? [{ text: 'Before play', depth: 0, heading: true }] : [];
    case 'pointsEntered':
      return [{ text: entryText(e.entry, e.logistics.pools[e.entry.nation]), depth: 2, refs: [refOf(e.entry)] }];
    case 'dieThrown':
      return [line(`Die ${DICE[e.die]}: ${e.number}`, e.die === 'bombing' ? BOMBING : ALLIED_INCOME)];
    case 'upkeepSettled':
      return e.paid ? [] : [line('The ad hoc headquarters is disbanded: its upkeep is not paid', AD_HOC_UPKEEP)];
    case 'headquartersActive':
      return e.active.filter((hq) => !before.active.includes(hq)).map((hq) => line(`${HQS[hq].name} is active`, ACTIVATION_COST));
    case 'worldChanged':
      return [line(WORLD_TEXT[e.what.event](e.what.subject), worldRef(e.what)), ...e.change.entries.map((entry) => line(entryText(entry, e.change.logistics.pools[entry.nation]), null))];
    default:
      return [];
  }
};

/** The totals of a ledger, nation by nation. */
export const totalLines = ({ totals, logistics }: LedgerState): ReadonlyArray<string> => [
  ...totals.map((t) => `${t.nation}, ${KINDS[t.kind]}${t.of === '' ? '' : ` (${t.of})`}: ${signed(t.points)} in ${t.count} ${t.count === 1 ? 'entry' : 'entries'}`),
  ...Object.entries(logistics.pools).map(([nation, pool]) => `${nation}: ${pool} left`),
];

/** Why an action may not be done, or what comes of it. @since 0.3.0 */
export const explainLedger = (s: LedgerState, a: LedgerAction, setting: LedgerSetting): Explanation => {
  const violations = ledgerViolations(s, a, setting);
  if (violations.length > 0) return { legal: false, violations, figures: [], lines: violations.map((v) => cited(v.detail, v.ref)) };
  const told = decideLedger(s, a, setting).flatMap((e) => narrateLedger(s, e)).filter((l) => l.heading !== true).map((l) => l.text);
  const more: ReadonlyArray<string> =
    a.type === 'activate'
      ? [`${HQS[hqNamed(a.hq)].name} is to be active in ${halfMonthName(dateOf(activeIn(s)))}.`]
      : a.type === 'create'
        ? [`It costs ${creationCost(dateOf(s.turn), setting.readings)}, and may be made active at once for another point.`]
        : [];
  return { legal: true, violations: [], figures: [], lines: [...told, ...more, ...(told.length + more.length === 0 ? [`${ledgerActionWords(a)}: no point changes hands.`] : [])] };
};

/** What has to be decided now. @since 0.3.0 */
export const ledgerProspect = (s: LedgerState, setting: LedgerSetting): Prospect => {
  if (s.phase === 'over') return { actor: 'nobody', decision: 'over', refs: [], answers: [], lines: ['The books are closed.', ...totalLines(s)] };
  const answers = kindsIn(ledgerActions(s, setting), []);
  if (s.due.length > 0) {
    const ref = s.due[0] === 'bombing' ? BOMBING : ALLIED_INCOME;
    return { actor: 'chance', decision: 'die', refs: [ref], answers, lines: [cited(`A die ${DICE[s.due[0]]} is due.`, ref)] };
  }
  const ref = s.upkeep ? AD_HOC_UPKEEP : POINTS;
  const pools = Object.entries(s.logistics.pools).filter(([nation]) => (nation === 'Soviet Union') === (s.side === 1));
  return {
    actor: SIDES[s.side],
    decision: s.upkeep ? 'upkeep' : s.phase === 'before' ? 'before play' : s.phase === 'initial' ? 'initial phase' : 'events',
    refs: [ref],
    answers,
    lines: [
      cited(`${halfMonthName(dateOf(s.turn))}, ${SIDE_NAMES[s.side]} player: ${s.upkeep ? 'pay the upkeep of the ad hoc headquarters or refuse it' : s.phase === 'events' ? 'declare what happens in the rest of the player turn, or end it' : 'spend points or end the phase'}.`, ref),
      `In the pools: ${pools.map(([nation, pool]) => `${nation} ${pool}`).join(', ')}.`,
    ],
  };
};
