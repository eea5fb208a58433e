/**
 * Headquarters of Tank Armies: put on a stack with a c/m corps, and taken off again.
 * @rule REFORM 31C (ER-31C.6, ER-31C.8, ER-31C.9)
 * @module
 */
import type { HexIx } from '../../../../kernel/hex.js';
import { citation, type RuleViolation } from '../../../../kernel/rule.js';
import { halfMonthIx, halfMonthName, halfMonthNamed, type HalfMonth } from '../../../europa/halfMonth.js';
import { namedUnit, notAtHand, refusal } from '../../../europa/legality.js';
import type { OrderQuery, OrderRule, OrderTerms } from '../../../europa/order.js';
import { hexName, isLed, isPhasing, type Position, unitName, unitsIn } from '../../../europa/position.js';
import { ELIMINATED, EXPECTED } from '../../../europa/state.js';
import type { UnitIx } from '../../../europa/unit.js';
import { hexText, unitText } from '../../../europa/wording.js';
import { reform } from '../../cases.js';
import { bears } from '../../escort.js';
import { tankArmyPlans } from '../plans.js';
import { isTankArmyHq } from '../units.js';
import { type Found, found, hexNamed, misworded, wrong } from './parse.js';

const FROM = reform('31C', ['ER-31C.6'], 'No Tank Army headquarters before Jun II 42.');
const GUARDS = reform('31C', ['ER-31C.8'], 'A Guards Tank Army’s headquarters is in play only with a Guards tank or mechanized corps.');
const MARKER = reform('31C', ['ER-31C.9'], 'It works as a marker on a stack with a c/m corps: put on it, or taken off, in an initial phase; it goes where the stack goes.', 'ruling');

/** The first half-month of Tank Armies. @rule REFORM 31C (ER-31C.6) */
const FIRST = halfMonthNamed('Jun II 42') as HalfMonth;

const FORM = 'formTankArmy <Tank Army headquarters> <hex>';
const DISSOLVE = 'dissolveTankArmy <Tank Army headquarters>';

/** Whether Tank Armies exist yet. */
export const inTime = ({ board, state }: Pick<Position, 'board' | 'state'>): boolean => halfMonthIx(board.setting.date(state.turn)) >= halfMonthIx(FIRST);

/** Against Tank Armies before their time. */
export const tooEarly = (pos: Position, id: string): ReadonlyArray<RuleViolation> =>
  inTime(pos) ? [] : [refusal(FROM, 'tank-army/too-early', [id], `${id} cannot come into play in ${halfMonthName(pos.board.setting.date(pos.state.turn))}; Tank Armies are formed from ${halfMonthName(FIRST)} on.`)];

/** Whether somebody stands in a hex whom a headquarters can lead. */
export const leads = (pos: Position, hq: UnitIx, hex: HexIx): boolean => unitsIn(pos, hex).some((u) => isPhasing(pos, u) && isLed(pos, hq, u));

/** Against a hex without a corps to lead. */
export const nobodyToLead = (pos: Position, hq: UnitIx, hex: HexIx): ReadonlyArray<RuleViolation> => {
  if (leads(pos, hq, hex)) return [];
  const guards = bears(pos.board, hq, 'guards');
  return [
    guards
      ? refusal(GUARDS, 'tank-army/no-guards-corps', [unitName(pos, hq), hexName(pos, hex)], `${hexText(pos, hex)} holds no Guards tank or mechanized corps; ${unitName(pos, hq)} needs one.`)
      : refusal(MARKER, 'tank-army/no-corps', [unitName(pos, hq), hexName(pos, hex)], `${hexText(pos, hex)} holds no Soviet c/m corps; put ${unitName(pos, hq)} where one stands.`),
  ];
};

/** Those there are, for whoever named something else. */
const markersOf = (pos: Position): string => {
  const there = pos.board.roster.ids.filter((_, unit) => isTankArmyHq(pos.board, unit));
  return there.length === 0 ? 'these forces have none' : `there are ${there.join(', ')}`;
};

const namedTankArmy = (pos: Position, id: string): Found<UnitIx> => {
  const unit = namedUnit(pos, id);
  if (unit.ix < 0) return wrong(...unit.wrong);
  if (!isTankArmyHq(pos.board, unit.ix)) return wrong(refusal(MARKER, 'tank-army/not-headquarters', [id], `${id} is not the headquarters of a Tank Army; ${markersOf(pos)}.`));
  return isPhasing(pos, unit.ix) ? found(unit.ix) : wrong(...notAtHand(pos, unit.ix, id));
};

/** Whether a counter may be put on the map: it is in the theater and not in play. */
const isAtHand = ({ board, state }: Position, hq: UnitIx): boolean => {
  const hex = state.units.hex[hq];
  const { arrives, leaves } = board.roster.units[hq];
  const gone = typeof leaves === 'number' && leaves <= state.turn;
  return hex < 0 && hex !== ELIMINATED && !gone && (hex !== EXPECTED || arrives === null || arrives <= state.turn);
};

const formViolations = ({ pos, subject }: OrderQuery): ReadonlyArray<RuleViolation> => {
  if (subject.length !== 2) return [misworded(MARKER, FORM)];
  const hq = namedTankArmy(pos, subject[0]);
  const hex = hexNamed(pos, subject[1]);
  if (hq.value === null || hex.value === null) return [...hq.wrong, ...hex.wrong];
  const early = tooEarly(pos, subject[0]);
  if (early.length > 0) return early;
  if (!isAtHand(pos, hq.value)) return [refusal(MARKER, 'tank-army/not-at-hand', [subject[0]], `${subject[0]} is ${pos.state.units.hex[hq.value] >= 0 ? `in play in ${hexText(pos, pos.state.units.hex[hq.value])}` : 'not to be had in this turn'}; take one that is not in play.`)];
  const other = unitsIn(pos, hex.value).find((u) => isTankArmyHq(pos.board, u));
  if (other !== undefined) return [refusal(MARKER, 'tank-army/led-already', [subject[1]], `${unitName(pos, other)} leads the units in ${hexText(pos, hex.value)} already.`)];
  return nobodyToLead(pos, hq.value, hex.value);
};

/** Hexes where a headquarters could be put, ascending. */
const hexesFor = (pos: Position, hq: UnitIx): ReadonlyArray<HexIx> => {
  const { cmCorps } = pos.board.roster;
  const hexes = [...new Set(pos.state.units.hex.flatMap((h, u) => (h >= 0 && cmCorps[u] === 1 && isPhasing(pos, u) ? [h] : [])))].sort((a, b) => a - b);
  return hexes.filter((h) => leads(pos, hq, h) && !unitsIn(pos, h).some((u) => isTankArmyHq(pos.board, u)));
};

const isMarker = ({ board }: Position): boolean => board.readings['tank-army-hq'] !== 'unit';

/** Every Tank Army that could be formed now. */
const formable = (pos: Position): ReadonlyArray<OrderTerms> =>
  !inTime(pos)
    ? []
    : pos.board.roster.armyHqs
        .filter((hq) => isTankArmyHq(pos.board, hq) && isPhasing(pos, hq) && isAtHand(pos, hq))
        .flatMap((hq) => hexesFor(pos, hq).map((h): OrderTerms => ({ subject: [unitName(pos, hq), hexName(pos, h)], points: null })));

/** Puts the headquarters of a Tank Army on a stack. */
export const formTankArmy: OrderRule = {
  kind: 'formTankArmy',
  ref: MARKER,
  phases: ['initial'],
  words: FORM,
  counts: false,
  candidates: formable,
  plans: tankArmyPlans(formable),
  violations: formViolations,
  decide: ({ pos, subject }) => {
    const hq = namedTankArmy(pos, subject[0]);
    const hex = hexNamed(pos, subject[1]);
    return hq.value === null || hex.value === null ? [] : [{ type: 'unitPlaced', unit: hq.value, hex: hex.value, captures: false }];
  },
  account: ({ pos, subject }) => {
    const hq = namedTankArmy(pos, subject[0] ?? '');
    return hq.value === null ? [] : [`With ${unitText(pos, hq.value)} a hex may hold more than one c/m corps, and only an active Front headquarters serves its units [${citation(MARKER)}].`];
  },
};

const dissolveViolations = ({ pos, subject }: OrderQuery): ReadonlyArray<RuleViolation> => {
  if (subject.length !== 1) return [misworded(MARKER, DISSOLVE)];
  const hq = namedTankArmy(pos, subject[0]);
  if (hq.value === null) return hq.wrong;
  if (!isMarker(pos)) return [refusal(MARKER, 'tank-army/unit', [subject[0]], `By the reading in force ${subject[0]} is a unit like any; it is not taken off the map.`)];
  return notAtHand(pos, hq.value, subject[0]);
};

/** Takes the headquarters of a Tank Army off the map; it may be put on another stack. */
export const dissolveTankArmy: OrderRule = {
  kind: 'dissolveTankArmy',
  ref: MARKER,
  phases: ['initial'],
  words: DISSOLVE,
  counts: false,
  candidates: (pos) =>
    pos.board.roster.armyHqs
      .filter((hq) => isTankArmyHq(pos.board, hq) && isPhasing(pos, hq) && pos.state.units.hex[hq] >= 0 && isMarker(pos))
      .map((hq): OrderTerms => ({ subject: [unitName(pos, hq)], points: null })),
  violations: dissolveViolations,
  decide: ({ pos, subject }) => {
    const hq = namedTankArmy(pos, subject[0]);
    return hq.value === null ? [] : [{ type: 'unitTakenOff', unit: hq.value, hex: pos.state.units.hex[hq.value] }];
  },
  account: ({ pos, subject }) => {
    const hq = namedTankArmy(pos, subject[0] ?? '');
    return hq.value === null ? [] : [`${unitText(pos, hq.value)} may be put on another stack in the same phase; c/m corps that it leaves together have to part by the end of the movement phase [${citation(MARKER)}].`];
  },
};
