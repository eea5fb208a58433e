/**
 * What may be done in the ledger, and what is against everything else.
 * @rule REFORM 12G, 12H (ER-12H.25 to ER-12H.36, ER-12H.42, ER-12H.43), 31G
 * @module
 */
import { type ActionSet, listed } from '../../engine/actionSet.js';
import { perhaps } from '../../engine/nearest.js';
import type { RuleRef, RuleViolation } from '../../kernel/rule.js';
import { halfMonthName } from '../../rulesets/europa/halfMonth.js';
import { reform } from '../../rulesets/europa-reform/cases.js';
import type { Spending } from '../../rulesets/europa-reform/logistics/ledger.js';
import { LP_NATIONS, type LpNation } from '../../rulesets/europa-reform/logistics/nations.js';
import { ACTIVATION_COST, AD_HOC as AD_HOC_RULE, AD_HOC_UPKEEP, creationCost, mayPayFor, mayRefuseUpkeep, payersFor, POINTS, spendingProblem } from '../../rulesets/europa-reform/logistics/spending.js';
import { activationLimits, SLOW_START } from '../../rulesets/europa-reform/logistics/unpreparedness.js';
import { type LedgerAction, MISSIONS } from './action.js';
import { activeIn, ledgerOutcomes } from './course.js';
import { AD_HOC, HQS, hqNamed, hqSide, inPlay } from './headquarters.js';
import { dateOf, type LedgerSetting, nationId, nationNamed, nationsOf } from './setting.js';
import type { LedgerState } from './state.js';
import { matterOf, worldEvents, worldProblem } from './world.js';

const ORDER = reform('34A1', ['ER-34A1.1'], 'Points arrive first in an initial phase, dice and upkeep come next, then points are spent.');
const REPLACEMENT = reform('12H', ['ER-12H.25', 'ER-12H.26', 'ER-12H.27'], 'A lost headquarters is replaced for a point, one in a month for each side, and is not active in that turn.');
const WHOSE = reform('12H', ['ER-12H.42', 'ER-12H.43'], 'German points pay for any headquarters of the Axis, others for those of their own nation.');
const WORLD = reform('12G', ['ER-12G.2', 'ER-12G.3'], 'What happens in the world changes pools only where a rule says so.');

type Params = RuleViolation['params'];
const against = (ref: RuleRef, code: string, detail: string, subject: ReadonlyArray<string> = [], params: Params = {}): RuleViolation => ({ ref, code, subject, detail, params });
type Found = ReadonlyArray<RuleViolation | null>;

/** What is due before anything else; null when nothing is. */
const waiting = (s: LedgerState): string | null => (s.due.length > 0 ? 'a die' : s.upkeep ? 'the upkeep of the ad hoc headquarters' : null);

const inPhase = (s: LedgerState, a: LedgerAction, ...phases: ReadonlyArray<LedgerState['phase']>): RuleViolation | null => {
  if (s.phase === 'over') return against(ORDER, 'logistics/over', 'The books are closed.');
  const first = waiting(s);
  if (first !== null) return against(ORDER, 'logistics/not-now', `First ${first} has to be settled.`);
  return phases.includes(s.phase) ? null : against(ORDER, 'logistics/phase', `${a.type} belongs to the part of a player turn called ${phases.join(' or ')}; this is ${s.phase}.`);
};

const affords = (s: LedgerState, nation: LpNation, points: number, on: Spending, { readings }: LedgerSetting): RuleViolation | null => {
  const problem = spendingProblem(s.logistics, nation, points, on, readings);
  return problem === null ? null : against(POINTS, 'logistics/no-points', `${problem}.`, [nationId(nation)], { nation: nationId(nation), pool: s.logistics.pools[nation], points });
};

const unknown = (what: string, id: string, known: ReadonlyArray<string>): RuleViolation =>
  against(POINTS, 'logistics/unknown', `There is no ${what} ${JSON.stringify(id)}; there are ${known.length > 8 ? `${known.slice(0, 8).join(', ')} and ${known.length - 8} more` : known.join(', ')}.${perhaps(id, known)}`, [], { id });

/** A headquarters that somebody pays for, or what is wrong with the two names. */
const pair = (s: LedgerState, hqId: string, payerId: string): { readonly hq: number; readonly payer: LpNation } | RuleViolation => {
  const hq = hqNamed(hqId);
  const payer = nationNamed(payerId);
  if (hq < 0) return unknown('headquarters', hqId, HQS.map((hq) => hq.id));
  if (payer === null) return unknown('nation with points', payerId, LP_NATIONS.map(nationId));
  if (hqSide(hq) !== s.side) return against(WHOSE, 'logistics/not-yours', `${HQS[hq].name} is a headquarters of the other side.`, [hqId], { hq: hqId });
  if (mayPayFor(payer, HQS[hq].nation)) return { hq, payer };
  return against(WHOSE, 'logistics/wrong-payer', `Points of ${payer} may not be spent on ${HQS[hq].name}; ${payersFor(HQS[hq].nation).join(' or ')} may pay.`, [hqId, payerId], { hq: hqId, payer: payerId });
};

const activating = (s: LedgerState, a: Extract<LedgerAction, { type: 'activate' }>, setting: LedgerSetting): Found => {
  const named = pair(s, a.hq, a.payer);
  if ('code' in named) return [named];
  const { hq, payer } = named;
  const turn = activeIn(s);
  const limit = s.side === 1 ? activationLimits(dateOf(s.turn), setting.readings).paying : Number.POSITIVE_INFINITY;
  const already = s.logistics.planned.filter((p) => p.turn === turn && hqSide(p.hq) === s.side);
  return [
    inPlay(s.logistics, hq, dateOf(s.turn)) ? null : against(ACTIVATION_COST, 'logistics/not-in-play', `${HQS[hq].name} is not in play.`, [a.hq], { hq: a.hq }),
    already.some((p) => p.hq === hq) ? against(ACTIVATION_COST, 'logistics/paid-for', `${HQS[hq].name} is paid for already for ${halfMonthName(dateOf(turn))}.`, [a.hq], { hq: a.hq }) : null,
    already.length < limit
      ? null
      : against(SLOW_START, 'logistics/unprepared', limit === 0 ? 'No Front headquarters may be paid for in this turn.' : `Only ${limit} Front headquarters may be paid for in this turn.`, [a.hq], { limit }),
    affords(s, payer, 1, 'activation', setting),
  ];
};

const replacing = (s: LedgerState, a: Extract<LedgerAction, { type: 'replace' }>, setting: LedgerSetting): Found => {
  const named = pair(s, a.hq, a.payer);
  if ('code' in named) return [named];
  const { hq, payer } = named;
  const done = s.logistics.replaced.find((r) => !r.adHoc && hqSide(r.hq) === s.side);
  return [
    s.logistics.lost.includes(hq) ? null : against(REPLACEMENT, 'logistics/not-lost', `${HQS[hq].name} is not lost: there is nothing to replace.`, [a.hq], { hq: a.hq }),
    done === undefined ? null : against(REPLACEMENT, 'logistics/one-a-month', `${HQS[done.hq].name} was replaced in this month; another one can be in the next.`, [a.hq], { hq: a.hq }),
    affords(s, payer, 1, 'replacement', setting),
  ];
};

const german = (s: LedgerState): RuleViolation | null => (s.side === 0 ? null : against(AD_HOC_RULE, 'logistics/not-yours', 'Germany alone has an ad hoc headquarters.'));

const adHocThere = (s: LedgerState): RuleViolation | null => (s.logistics.adHoc !== null ? null : against(AD_HOC_RULE, 'logistics/no-ad-hoc', 'There is no ad hoc headquarters; it can be created.'));

/** Everything against an action; some of it may keep the rest from being asked. */
const found = (s: LedgerState, a: LedgerAction, setting: LedgerSetting): Found => {
  switch (a.type) {
    case 'roll':
      return [s.due.length > 0 ? null : against(ORDER, s.phase === 'over' ? 'logistics/over' : 'logistics/no-die', 'No die is due.')];
    case 'upkeep': {
      if (s.due.length > 0 || !s.upkeep) return [against(AD_HOC_UPKEEP, 'logistics/no-upkeep', 'No upkeep is due now.')];
      if (a.pay) return [affords(s, 'Germany', 1, 'ad-hoc-upkeep', setting)];
      return [mayRefuseUpkeep(s.logistics, setting.readings) ? null : against(AD_HOC_UPKEEP, 'logistics/upkeep-owed', 'By the reading in force the upkeep has to be paid while there are points to pay it with.')];
    }
    case 'activate': {
      const phase = inPhase(s, a, 'before', 'initial');
      return phase === null ? activating(s, a, setting) : [phase];
    }
    case 'activateNow': {
      const phase = inPhase(s, a, 'initial') ?? german(s) ?? adHocThere(s);
      if (phase !== null) return [phase];
      const created = s.logistics.replaced.some((r) => r.adHoc && r.turn === s.turn);
      return [
        created ? null : against(AD_HOC_RULE, 'logistics/created-before', 'Only in the turn of its creation can it be made active at once; pay for the next turn.'),
        s.active.includes(AD_HOC) ? against(AD_HOC_RULE, 'logistics/active', 'It is active already.') : null,
        affords(s, 'Germany', 1, 'activation', setting),
      ];
    }
    case 'replace': {
      const phase = inPhase(s, a, 'initial');
      return phase === null ? replacing(s, a, setting) : [phase];
    }
    case 'create': {
      const phase = inPhase(s, a, 'initial') ?? german(s);
      if (phase !== null) return [phase];
      return [
        s.logistics.adHoc === null ? null : against(AD_HOC_RULE, 'logistics/one-ad-hoc', 'There is an ad hoc headquarters already, and only one may be in play.'),
        affords(s, 'Germany', creationCost(dateOf(s.turn), setting.readings), 'ad-hoc-creation', setting),
      ];
    }
    case 'disband':
      return [inPhase(s, a, 'initial') ?? german(s) ?? adHocThere(s)];
    case 'spend': {
      const phase = inPhase(s, a, 'initial');
      const payer = nationNamed(a.payer);
      if (phase !== null || payer === null) return [phase ?? unknown('nation with points', a.payer, LP_NATIONS.map(nationId))];
      if (!nationsOf(s.side).includes(payer)) return [against(WHOSE, 'logistics/not-yours', `Points of ${payer} are those of the other side.`, [a.payer], { payer: a.payer })];
      return [s.logistics.defected.includes(payer) ? against(POINTS, 'logistics/defected', `${payer} has gone over.`, [a.payer], { payer: a.payer }) : null, affords(s, payer, 1, a.on, setting)];
    }
    case 'declare': {
      const phase = inPhase(s, a, 'events');
      if (phase !== null) return [phase];
      const problem = worldProblem(s, a);
      return [
        problem === null ? null : against(WORLD, 'logistics/no-such-event', `That cannot come about: ${problem}.`, [a.subject], { event: a.event, subject: a.subject }),
        s.declared.includes(matterOf(a)) ? against(WORLD, 'logistics/declared', 'Something was declared of this already in this player turn.', [a.subject], { event: a.event, subject: a.subject }) : null,
      ];
    }
    case 'endPhase':
      return [inPhase(s, a, 'before', 'initial', 'events')];
  }
};

/** Everything against an action; an empty list means that it is legal. @since 0.3.0 */
export const ledgerViolations = (s: LedgerState, a: LedgerAction, setting: LedgerSetting): ReadonlyArray<RuleViolation> => found(s, a, setting).filter((v) => v !== null);

/** Everything that might be done, in a fixed order. */
const candidates = (s: LedgerState): ReadonlyArray<LedgerAction> => {
  if (s.phase === 'over') return [];
  if (s.due.length > 0) return ledgerOutcomes(s).map((o) => o.action);
  if (s.upkeep) return [{ type: 'upkeep', pay: true }, { type: 'upkeep', pay: false }];
  if (s.phase === 'events') return [...worldEvents().map((e): LedgerAction => ({ type: 'declare', ...e })), { type: 'endPhase' }];
  const paying = HQS.flatMap((hq, ix) => (hqSide(ix) === s.side ? payersFor(hq.nation).map((payer) => ({ hq: hq.id, payer: nationId(payer) })) : []));
  return [
    ...paying.map((p): LedgerAction => ({ type: 'activate', ...p })),
    ...(s.phase === 'before'
      ? []
      : [
          { type: 'activateNow' } as const,
          ...paying.map((p): LedgerAction => ({ type: 'replace', ...p })),
          { type: 'create' } as const,
          { type: 'disband' } as const,
          ...MISSIONS.flatMap((on) => nationsOf(s.side).map((nation): LedgerAction => ({ type: 'spend', on, payer: nationId(nation) }))),
        ]),
    { type: 'endPhase' },
  ];
};

/** The legal actions of a position. @since 0.3.0 */
export const ledgerActions = (s: LedgerState, setting: LedgerSetting): ActionSet<LedgerAction> =>
  listed(candidates(s).filter((a) => ledgerViolations(s, a, setting).length === 0), (a) => ledgerViolations(s, a, setting).length === 0);
