/**
 * Headquarters that come back from the replacement pool.
 * @rule REFORM 12H (ER-12H.25, ER-12H.26, ER-12H.27)
 * @module
 */
import type { HexIx } from '../../../../kernel/hex.js';
import { allHold, citation, type RuleViolation, violationsOf } from '../../../../kernel/rule.js';
import { halfMonthIx } from '../../../europa/halfMonth.js';
import { refusal } from '../../../europa/legality.js';
import type { OrderQuery, OrderRule, OrderTerms } from '../../../europa/order.js';
import { hexName, isPhasing, type Position, takes, unitName } from '../../../europa/position.js';
import type { Hook } from '../../../europa/rules.js';
import { ELIMINATED } from '../../../europa/state.js';
import type { UnitIx } from '../../../europa/unit.js';
import { hexText, unitText } from '../../../europa/wording.js';
import { reform } from '../../cases.js';
import { logisticsWritten, payerId, payersOf, pointsEntered } from '../../logistics/books.js';
import { type Logistics, logisticsIn, type Replacement } from '../../logistics/state.js';
import { replacementPlans } from '../plans.js';
import { headquartersIn } from '../state.js';
import { hqEntryChecks } from '../unitRules.js';
import { divisionsIn, isAdHoc, isDivision, isServer } from '../units.js';
import { affords, hexNamed, misworded, namedHq, payerOf, poolText, unaffordable } from './parse.js';

const REPLACING = reform('12H', ['ER-12H.25'], 'A headquarters that was eliminated may be replaced in the next friendly initial phase for one point, with a friendly division.');
const MONTHLY = reform('12H', ['ER-12H.27'], 'No more than one headquarters may be replaced in a month.');

const WORDS = 'replace <headquarters> <hex> [<who pays>]';

/** Whether two turns fall into one month. */
const sameMonth = ({ board: { setting } }: Position, a: number, b: number): boolean => Math.floor(halfMonthIx(setting.date(a)) / 2) === Math.floor(halfMonthIx(setting.date(b)) / 2);

/** Replacements of this month that count against another one. (AMB-ER-109) */
const counted = (pos: Position, hq: UnitIx): ReadonlyArray<Replacement> => {
  const { board, state } = pos;
  const scope = board.readings['hq-replacements'];
  return logisticsIn(state).replaced.filter(
    (r) =>
      sameMonth(pos, r.turn, state.turn) &&
      board.unitSide[r.hq] === board.unitSide[hq] &&
      (scope === 'with-ad-hoc' || !r.adHoc) &&
      (scope !== 'nation' || r.nation === board.roster.units[hq].nation),
  );
};

/** Hexes where a headquarters may appear: with a division of its nation, or of its side where it has none. (AMB-ER-110) */
const withDivisions = (pos: Position, hq: UnitIx): ReadonlyArray<HexIx> => {
  const { board, state } = pos;
  const { nation } = board.roster.units[hq];
  const divisions = (fits: (u: UnitIx) => boolean): ReadonlyArray<HexIx> =>
    [...new Set(state.units.hex.flatMap((h, u) => (h >= 0 && isDivision(pos, u) && isPhasing(pos, u) && fits(u) ? [h] : [])))].sort((a, b) => a - b);
  const own = board.readings['hq-replacement-division'] === 'any' ? [] : divisions((u) => board.roster.units[u].nation === nation);
  return own.length > 0 ? own : divisions(() => true);
};

/** Those of them that are not in the Arctic. @rule REFORM 12H (ER-12H.65) */
export const homes = (pos: Position, hq: UnitIx): ReadonlyArray<HexIx> => withDivisions(pos, hq).filter((hex) => allHold(hqEntryChecks, { pos, unit: hq, hex }));

/** The refusal of a hex without such a division, or in the Arctic. */
export const homeless = (pos: Position, hq: UnitIx, hex: HexIx): ReadonlyArray<RuleViolation> => {
  if (withDivisions(pos, hq).includes(hex)) return violationsOf(hqEntryChecks, { pos, unit: hq, hex });
  const { nation } = pos.board.roster.units[hq];
  const own = divisionsIn(pos, hex, nation).length === 0;
  return [refusal(REPLACING, 'hq/no-division', [unitName(pos, hq), hexName(pos, hex)], `${hexText(pos, hex)} holds no division ${own ? `of ${nation} ` : ''}that a headquarters could be placed with; choose a hex with one.`)];
};

/** Against replacing a headquarters, wherever it is to be placed. */
const against = (pos: Position, hq: UnitIx): ReadonlyArray<RuleViolation> => {
  const { board, state } = pos;
  const id = unitName(pos, hq);
  if (isAdHoc(board, hq)) return [refusal(REPLACING, 'hq/not-lost', [id], `${id} is no headquarters to be replaced; it is created anew with adHoc.`)];
  if (state.units.hex[hq] !== ELIMINATED || !logisticsIn(state).lost.includes(hq)) return [refusal(REPLACING, 'hq/not-lost', [id], `${id} is not in the replacement pool; only headquarters that were eliminated are replaced.`)];
  if (headquartersIn(state).fallen.includes(hq)) return [refusal(REPLACING, 'hq/lost-just-now', [id], `${id} was lost in this initial phase; it may be replaced from the next friendly one on.`)];
  const earlier = counted(pos, hq);
  return earlier.length === 0 ? [] : [refusal(MONTHLY, 'hq/one-a-month', [id], `${unitName(pos, earlier[0].hq)} has been replaced in this month already; replace ${id} in the next one.`)];
};

const violations = ({ pos, subject }: OrderQuery): ReadonlyArray<RuleViolation> => {
  if (subject.length < 2 || subject.length > 3) return [misworded(REPLACING, WORDS)];
  const hq = namedHq(pos, subject[0]);
  const hex = hexNamed(pos, subject[1]);
  if (hq.value === null || hex.value === null) return [...hq.wrong, ...hex.wrong];
  const payer = payerOf(pos, hq.value, subject[2]);
  if (payer.value === null) return payer.wrong;
  return [...against(pos, hq.value), ...homeless(pos, hq.value, hex.value), ...unaffordable(pos, payer.value, 'replacement', hq.value)];
};

const candidates = (pos: Position): ReadonlyArray<OrderTerms> =>
  logisticsIn(pos.state).lost.filter((hq) => isServer(pos.board, hq) && isPhasing(pos, hq) && against(pos, hq).length === 0).flatMap((hq) =>
    homes(pos, hq).flatMap((hex) =>
      payersOf(pos.board, hq)
        .filter((p) => affords(pos, p, 'replacement'))
        .map((p): OrderTerms => ({ subject: [unitName(pos, hq), hexName(pos, hex), ...(p === pos.board.roster.units[hq].nation ? [] : [payerId(p)])], points: null })),
    ),
  );

/** Those of the present month, with another one. */
export const withReplacement = (pos: Position, logistics: Logistics, replacement: Replacement): Logistics => ({
  ...logistics,
  replaced: [...logistics.replaced.filter((r) => sameMonth(pos, r.turn, pos.state.turn)), replacement],
});

/** By one reading headquarters that were not replaced in the next friendly initial phase are gone for good. (AMB-ER-183) */
export const forgetLost: Hook = (pos) => {
  if (pos.board.readings['hq-replacement-time'] !== 'next') return [];
  const logistics = logisticsIn(pos.state);
  const { fallen } = headquartersIn(pos.state);
  const lost = logistics.lost.filter((hq) => !isPhasing(pos, hq) || fallen.includes(hq));
  return lost.length === logistics.lost.length ? [] : [logisticsWritten({ ...logistics, lost })];
};

/** Places a headquarters that was eliminated with a friendly division. */
export const replace: OrderRule = {
  kind: 'replace',
  ref: REPLACING,
  phases: ['initial'],
  words: WORDS,
  counts: false,
  candidates,
  plans: replacementPlans(candidates),
  violations,
  decide: ({ pos, subject }) => {
    const hq = namedHq(pos, subject[0]);
    const hex = hexNamed(pos, subject[1]);
    if (hq.value === null || hex.value === null) return [];
    const payer = payerOf(pos, hq.value, subject[2]);
    if (payer.value === null) return [];
    const { event, after } = pointsEntered(logisticsIn(pos.state), { nation: payer.value, kind: 'replacement', points: -1, about: unitName(pos, hq.value) });
    const next = withReplacement(pos, { ...after, lost: after.lost.filter((u) => u !== hq.value) }, { hq: hq.value, nation: pos.board.roster.units[hq.value].nation, turn: pos.state.turn, adHoc: false });
    return [event, logisticsWritten(next), { type: 'unitPlaced', unit: hq.value, hex: hex.value, captures: takes(pos, hq.value, hex.value) }];
  },
  account: ({ pos, subject }) => {
    const hq = namedHq(pos, subject[0] ?? '');
    if (hq.value === null) return [];
    const payer = payerOf(pos, hq.value, subject[2]);
    return [
      `${unitText(pos, hq.value)} would be inactive in this turn [${citation(REPLACING)}].`,
      ...(payer.value === null ? [] : [`It costs 1 logistical point; ${poolText(pos, payer.value)}.`]),
      `It can be placed with divisions in ${homes(pos, hq.value).map((h) => hexText(pos, h)).join(', ') || 'no hex'}.`,
    ];
  },
};
