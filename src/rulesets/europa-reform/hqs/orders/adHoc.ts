/**
 * The headquarters that Germany may create, keep up and disband.
 * @rule REFORM 12H (ER-12H.28 to ER-12H.32)
 * @module
 */
import { citation, type RuleViolation } from '../../../../kernel/rule.js';
import { SIDES } from '../../../europa/board.js';
import { refusal } from '../../../europa/legality.js';
import type { OrderQuery, OrderRule, OrderTerms } from '../../../europa/order.js';
import { hexName, isPhasing, phasingSide, type Position, takes, unitName } from '../../../europa/position.js';
import type { Hook } from '../../../europa/rules.js';
import type { UnitIx } from '../../../europa/unit.js';
import { hexText, unitText } from '../../../europa/wording.js';
import { logisticsWritten, pointsEntered } from '../../logistics/books.js';
import { AD_HOC, AD_HOC_UPKEEP, creationCost, mayRefuseUpkeep } from '../../logistics/spending.js';
import { logisticsIn } from '../../logistics/state.js';
import { trials } from '../life.js';
import { deactivated, headquartersIn, headquartersWritten } from '../state.js';
import { isAdHoc } from '../units.js';
import { affords, hexNamed, misworded, poolText, unaffordable } from './parse.js';
import { homeless, homes, withReplacement } from './replace.js';
import { counterOf, upkeepDue } from './upkeep.js';

const WORDS = 'adHoc <hex>';
const DISBAND = 'disband <ad hoc headquarters>';
const PAYER = 'Germany';

/** Points that its creation takes, the upkeep of a quarter that begins among them by one reading. */
const cost = ({ board, state }: Position): number => creationCost(board.setting.date(state.turn), board.readings);

/** Against creating it, wherever it is to be placed. */
const against = (pos: Position): ReadonlyArray<RuleViolation> => {
  const hq = counterOf(pos);
  if (hq < 0) return [refusal(AD_HOC, 'hq/no-counter', [], 'The order of battle has no counter for an ad hoc headquarters.')];
  const id = unitName(pos, hq);
  if (!isPhasing(pos, hq)) return [refusal(AD_HOC, 'hq/not-german', [id], `Only the Axis player creates a headquarters, in his initial phase; this is that of the ${SIDES[phasingSide(pos)]} side.`)];
  return pos.state.units.hex[hq] >= 0 ? [refusal(AD_HOC, 'hq/only-one', [id], `${id} is in play in ${hexText(pos, pos.state.units.hex[hq])}; there can be one at a time.`)] : [];
};

const violations = ({ pos, subject }: OrderQuery): ReadonlyArray<RuleViolation> => {
  if (subject.length !== 1) return [misworded(AD_HOC, WORDS)];
  const hex = hexNamed(pos, subject[0]);
  const bars = against(pos);
  if (bars.length > 0 || hex.value === null) return [...hex.wrong, ...bars];
  return [...homeless(pos, counterOf(pos), hex.value), ...unaffordable(pos, PAYER, 'ad-hoc-creation', counterOf(pos), cost(pos))];
};

/** Creates the ad hoc headquarters with a German division. */
export const adHoc: OrderRule = {
  kind: 'adHoc',
  ref: AD_HOC,
  phases: ['initial'],
  words: WORDS,
  counts: false,
  candidates: (pos) => (against(pos).length > 0 || !affords(pos, PAYER, 'ad-hoc-creation', cost(pos)) ? [] : homes(pos, counterOf(pos)).map((hex): OrderTerms => ({ subject: [hexName(pos, hex)], points: null }))),
  violations,
  decide: ({ pos, subject }) => {
    const hq = counterOf(pos);
    const hex = hexNamed(pos, subject[0]);
    if (hq < 0 || hex.value === null) return [];
    const { event, after } = pointsEntered(logisticsIn(pos.state), { nation: PAYER, kind: 'ad-hoc-creation', points: -1, about: unitName(pos, hq) });
    const prepaid = after.planned.some((p) => p.hq === hq && p.turn === pos.state.turn);
    const next = withReplacement(
      pos,
      { ...after, adHoc: hq, planned: after.planned.filter((p) => p.hq !== hq || p.turn > pos.state.turn) },
      { hq, nation: PAYER, turn: pos.state.turn, adHoc: true },
    );
    // whether it becomes active is seen where it stands
    const there = { ...pos, state: { ...pos.state, units: { ...pos.state.units, hex: pos.state.units.hex.map((h, u) => (u === hq ? (hex.value as number) : h)) } } };
    const active = prepaid || pos.board.readings['ad-hoc-activation'] === 'free';
    return [event, logisticsWritten(next), { type: 'unitPlaced', unit: hq, hex: hex.value, captures: takes(pos, hq, hex.value) }, ...(active ? trials(there, [hq]) : [])];
  },
  account: ({ pos, subject }) => {
    const hex = hexNamed(pos, subject[0] ?? '');
    const hq = counterOf(pos);
    if (hq < 0 || hex.value === null) return [];
    return [
      `It costs ${cost(pos)} logistical point${cost(pos) === 1 ? '' : 's'}; ${poolText(pos, PAYER)} [${citation(AD_HOC)}].`,
      `Another point makes it active at once (order activateNow), and one is due at the beginning of each quarter that it is in play [${citation(AD_HOC_UPKEEP)}].`,
    ];
  },
};

const takenOff = (pos: Position, hq: UnitIx): ReturnType<Hook> => [
  { type: 'unitTakenOff', unit: hq, hex: pos.state.units.hex[hq] },
  headquartersWritten(deactivated(headquartersIn(pos.state), hq)),
  logisticsWritten({ ...logisticsIn(pos.state), adHoc: null, planned: logisticsIn(pos.state).planned.filter((p) => p.hq !== hq) }),
];

/** When the initial phase ends, upkeep is paid, or the headquarters goes. (AMB-ER-107) */
export const upkeep: Hook = (pos) => {
  const hq = upkeepDue(pos);
  if (hq < 0) return [];
  return affords(pos, PAYER, 'ad-hoc-upkeep') ? [pointsEntered(logisticsIn(pos.state), { nation: PAYER, kind: 'ad-hoc-upkeep', points: -1, about: unitName(pos, hq) }).event] : takenOff(pos, hq);
};

const disbandViolations = ({ pos, subject }: OrderQuery): ReadonlyArray<RuleViolation> => {
  if (subject.length !== 1) return [misworded(AD_HOC, DISBAND)];
  const hq = pos.board.roster.ixOf.get(subject[0]) ?? -1;
  if (hq < 0 || !isAdHoc(pos.board, hq) || !isPhasing(pos, hq) || pos.state.units.hex[hq] < 0)
    return [refusal(AD_HOC, 'hq/not-to-disband', [subject[0]], `${subject[0]} is no ad hoc headquarters in play; no other headquarters is disbanded.`)];
  return upkeepDue(pos) === hq && !mayRefuseUpkeep(logisticsIn(pos.state), pos.board.readings)
    ? [refusal(AD_HOC_UPKEEP, 'hq/upkeep-owed', [subject[0]], `A point is due for ${subject[0]} in this turn and Germany has it; by the reading in force it is paid first. Disband it in another turn.`)]
    : [];
};

/** Takes the ad hoc headquarters off the map. */
export const disband: OrderRule = {
  kind: 'disband',
  ref: AD_HOC,
  phases: ['initial'],
  words: DISBAND,
  counts: false,
  candidates: (pos) => {
    const hq = counterOf(pos);
    const terms: OrderTerms = { subject: hq < 0 ? [] : [unitName(pos, hq)], points: null };
    return hq >= 0 && disbandViolations({ pos, ...terms }).length === 0 ? [terms] : [];
  },
  violations: disbandViolations,
  decide: ({ pos, subject }) => takenOff(pos, pos.board.roster.ixOf.get(subject[0]) ?? -1),
  account: ({ pos, subject }) => {
    const hq = pos.board.roster.ixOf.get(subject[0] ?? '') ?? -1;
    return hq < 0 ? [] : [`${unitText(pos, hq)} leaves the map; it may be created again, for a point [${citation(AD_HOC)}].`];
  },
};
