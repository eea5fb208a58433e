/**
 * Paying for headquarters, a turn ahead; and at once for the one that has just been created.
 * @rule REFORM 12H (ER-12H.26, ER-12H.29, ER-12H.33 to ER-12H.36, ER-12H.42, ER-12H.43, ER-12H.67)
 * @module
 */
import { citation, type RuleViolation, violationsOf } from '../../../../kernel/rule.js';
import { refusal } from '../../../europa/legality.js';
import type { OrderQuery, OrderRule, OrderTerms } from '../../../europa/order.js';
import { isPhasing, type Position, unitName } from '../../../europa/position.js';
import type { UnitIx } from '../../../europa/unit.js';
import { hexText, unitText } from '../../../europa/wording.js';
import { reform } from '../../cases.js';
import { logisticsWritten, payerId, payersOf, pointsEntered } from '../../logistics/books.js';
import { AT_ONCE } from '../../logistics/ledger.js';
import type { LpNation } from '../../logistics/nations.js';
import { logisticsIn } from '../../logistics/state.js';
import { trials } from '../life.js';
import { activationPlans } from '../plans.js';
import { isActive } from '../state.js';
import { dieRef, failureOf, highestThrow } from '../trial.js';
import { isAdHoc, phasingServers } from '../units.js';
import { affords, misworded, namedHq, namedHqOnMap, payerOf, poolText, unaffordable } from './parse.js';

const PAID = reform('12H', ['ER-12H.34', 'ER-12H.35', 'ER-12H.36', 'ER-12H.67'], 'A point spent in an initial phase, or before play, makes one headquarters active in the following game turn.');
const ONCE = reform('12H', ['ER-12H.17', 'ER-12H.34'], 'One point is enough for one headquarters; whoever is to move by rail is not made active.');
const REPLACED = reform('12H', ['ER-12H.26'], 'A headquarters may not be activated in the turn in which it is replaced.');
const NOW = reform('12H', ['ER-12H.29'], 'The ad hoc headquarters may be active in the turn of its creation.');

const WORDS = 'activate <headquarters> [<who pays>]';
const NOW_WORDS = 'activateNow <ad hoc headquarters>';

/** The turn that a payment made now is for. */
const turnOf = (pos: Position): number => pos.board.rules.activation.turn(pos);

const isReplaced = (pos: Position, hq: UnitIx): boolean => logisticsIn(pos.state).replaced.some((r) => r.hq === hq && r.turn === pos.state.turn);

/** By one reading the ad hoc headquarters is paid for before it is created. (AMB-ER-106) */
const awaitsCreation = (pos: Position, hq: UnitIx): boolean => isAdHoc(pos.board, hq) && pos.board.readings['ad-hoc-activation'] === 'prepaid' && pos.state.units.hex[hq] < 0 && isPhasing(pos, hq);

/** Against paying for a headquarters, whoever pays. */
const against = (pos: Position, hq: UnitIx): ReadonlyArray<RuleViolation> => {
  const logistics = logisticsIn(pos.state);
  const turn = turnOf(pos);
  const id = unitName(pos, hq);
  return [
    ...(logistics.planned.some((p) => p.hq === hq && p.turn === turn) ? [refusal(ONCE, 'hq/already-paid', [id], `${id} is paid for already; it will be tested in turn ${turn}.`)] : []),
    ...(logistics.rail.some((p) => p.hq === hq && p.turn === turn) ? [refusal(ONCE, 'hq/planned-for-rail', [id], `${id} is to move by rail in turn ${turn} instead of becoming active; pay for another headquarters.`)] : []),
    ...(pos.board.readings['replaced-hq'] === 'no-payment' && isReplaced(pos, hq) && !isAdHoc(pos.board, hq)
      ? [refusal(REPLACED, 'hq/replaced-this-turn', [id], `${id} was replaced in this turn, and by the reading in force it may be paid for from the next turn on.`)]
      : []),
    ...violationsOf(pos.board.rules.activation.paying, { pos, hq, turn }),
  ];
};

const violations = ({ pos, subject }: OrderQuery): ReadonlyArray<RuleViolation> => {
  if (subject.length < 1 || subject.length > 2) return [misworded(PAID, WORDS)];
  const any = namedHq(pos, subject[0]);
  const hq = any.value !== null && awaitsCreation(pos, any.value) ? any : namedHqOnMap(pos, subject[0]);
  if (hq.value === null) return hq.wrong;
  const payer = payerOf(pos, hq.value, subject[1]);
  if (payer.value === null) return payer.wrong;
  const bars = against(pos, hq.value);
  return bars.length > 0 ? bars : unaffordable(pos, payer.value, 'activation', hq.value);
};

/** Headquarters that may be paid for, ascending. */
const payable = (pos: Position): ReadonlyArray<UnitIx> =>
  [...phasingServers(pos), ...pos.board.roster.armyHqs.filter((hq) => awaitsCreation(pos, hq))].sort((a, b) => a - b).filter((hq) => against(pos, hq).length === 0);

/** A headquarters with one that pays, as it is put: its own nation need not be named. */
const terms = (pos: Position, hq: UnitIx, payer: LpNation): OrderTerms => ({
  subject: [unitName(pos, hq), ...(payer === pos.board.roster.units[hq].nation ? [] : [payerId(payer)])],
  points: null,
});

const candidates = (pos: Position): ReadonlyArray<OrderTerms> =>
  payable(pos).flatMap((hq) => payersOf(pos.board, hq).filter((p) => affords(pos, p, 'activation')).map((p) => terms(pos, hq, p)));

/** What a test would say if it were made now. */
const outlook = (pos: Position, hq: UnitIx, turn: number): ReadonlyArray<string> => {
  if (pos.state.units.hex[hq] < 0) return [];
  const failure = failureOf({ pos, hq, turn });
  const where = `${unitText(pos, hq)} in ${hexText(pos, pos.state.units.hex[hq])}`;
  if (failure !== null) return [`As things stand ${where} would stay inactive, and the point would be lost: ${failure.text} [${citation(failure.ref)}: ${failure.ref.gist}].`];
  const most = highestThrow(pos, hq);
  const die = dieRef(pos, hq);
  return [`As things stand ${where} would become active${most < 6 && die !== null ? ` on a die of 1 to ${most} [${citation(die)}]` : ''}.`];
};

const account = ({ pos, subject }: OrderQuery): ReadonlyArray<string> => {
  const hq = namedHq(pos, subject[0] ?? '');
  if (hq.value === null) return [];
  const payer = payerOf(pos, hq.value, subject[1]);
  const turn = turnOf(pos);
  return [
    ...(payer.value === null ? [] : [`It costs 1 logistical point; ${poolText(pos, payer.value)} [${citation(PAID)}].`]),
    `Tested in its owner’s initial phase of turn ${turn} (${pos.board.setting.turnName(turn)}): general supply, enemy zones of control.`,
    ...outlook(pos, hq.value, turn),
  ];
};

/** Pays for a headquarters to be active in the following game turn. */
export const activate: OrderRule = {
  kind: 'activate',
  ref: PAID,
  phases: ['deployment', 'initial'],
  words: WORDS,
  counts: false,
  candidates,
  plans: activationPlans(candidates),
  violations,
  decide: ({ pos, subject }) => {
    const hq = namedHq(pos, subject[0]);
    const payer = hq.value === null ? null : payerOf(pos, hq.value, subject[1]);
    if (hq.value === null || payer === null || payer.value === null) return [];
    const { event, after } = pointsEntered(logisticsIn(pos.state), { nation: payer.value, kind: 'activation', points: -1, about: unitName(pos, hq.value) });
    return [event, logisticsWritten({ ...after, planned: [...after.planned, { hq: hq.value, turn: turnOf(pos), payer: payer.value }] })];
  },
  account,
};

// ---- at once -----------------------------------------------------------------------------------------------------------

const nowViolations = ({ pos, subject }: OrderQuery): ReadonlyArray<RuleViolation> => {
  if (subject.length !== 1) return [misworded(NOW, NOW_WORDS)];
  const hq = namedHqOnMap(pos, subject[0]);
  if (hq.value === null) return hq.wrong;
  const id = subject[0];
  const created = logisticsIn(pos.state).replaced.some((r) => r.hq === hq.value && r.adHoc && r.turn === pos.state.turn);
  if (pos.board.readings['ad-hoc-activation'] !== 'immediate')
    return [refusal(NOW, 'hq/not-at-once', [id], 'By the reading in force no headquarters is paid for in the turn in which it is active.')];
  if (!isAdHoc(pos.board, hq.value) || !created)
    return [refusal(NOW, 'hq/not-created-now', [id], `Only the ad hoc headquarters may be activated at once, in the turn of its creation; pay for ${id} with activate, for the next turn.`)];
  if (isActive(pos.state, hq.value)) return [refusal(NOW, 'hq/already-active', [id], `${id} is active already.`)];
  if (logisticsIn(pos.state).ledger.some((e) => e.kind === 'activation' && e.about === `${id}${AT_ONCE}`))
    return [refusal(NOW, 'hq/tested-already', [id], `${id} has been tested in this turn; a headquarters is tested once.`)];
  return unaffordable(pos, 'Germany', 'activation', hq.value);
};

/** Pays for the ad hoc headquarters to be active in the turn of its creation: it is tested at once. (AMB-ER-106) */
export const activateNow: OrderRule = {
  kind: 'activateNow',
  ref: NOW,
  phases: ['initial'],
  words: NOW_WORDS,
  counts: false,
  candidates: (pos) =>
    phasingServers(pos)
      .filter((hq) => isAdHoc(pos.board, hq))
      .map((hq): OrderTerms => ({ subject: [unitName(pos, hq)], points: null }))
      .filter((t) => nowViolations({ pos, ...t }).length === 0),
  violations: nowViolations,
  decide: ({ pos, subject }) => {
    const hq = namedHq(pos, subject[0]);
    if (hq.value === null) return [];
    const { event } = pointsEntered(logisticsIn(pos.state), { nation: 'Germany', kind: 'activation', points: -1, about: `${unitName(pos, hq.value)}${AT_ONCE}` });
    return [event, ...trials(pos, [hq.value])];
  },
  account: ({ pos, subject }) => {
    const hq = namedHq(pos, subject[0] ?? '');
    return hq.value === null ? [] : [`It costs 1 logistical point; ${poolText(pos, 'Germany')} [${citation(NOW)}].`, ...outlook(pos, hq.value, pos.state.turn)];
  },
};
