/**
 * How headquarters move and fight: checks of steps and entries.
 * @rule REFORM 12H (ER-12H.9, ER-12H.14 to ER-12H.16, ER-12H.65, ER-12H.68), 31C (ER-31C.4, ER-31C.5), OB (ER-OB.4)
 * @module
 */
import { allHold, type Check, checksAbout } from '../../../kernel/rule.js';
import type { HexIx } from '../../../kernel/hex.js';
import type { ModifierRule } from '../../../kernel/tally.js';
import { hexName, ownerOf, type Position, stackCounts, unitName } from '../../europa/position.js';
import type { AdvanceQuery, CommitQuery, EntryQuery, StackQuery, StepQuery, UnitQuery } from '../../europa/rules.js';
import { bindingWhen, type StepCheck } from '../../europa/stepCheck.js';
import { hexText } from '../../europa/wording.js';
import { isArctic } from '../../fire-in-the-east/stacking.js';
import { reform } from '../cases.js';
import { hqKindOf, hqMovement } from '../tables/hqCapacity.js';
import { nobodyToLead, tooEarly, inTime, leads } from './orders/tankArmy.js';
import { isActive } from './state.js';
import { isServer, isTankArmyHq, isTankArmyMarker } from './units.js';

const step = checksAbout<StepQuery>((q) => ({
  subject: [unitName(q.pos, q.unit), hexName(q.pos, q.to)],
  params: { unit: unitName(q.pos, q.unit), from: hexName(q.pos, q.from), to: hexName(q.pos, q.to), by: q.by },
}));

const NO_RAIL = reform('12H', ['ER-12H.14', 'ER-12H.15', 'ER-12H.16', 'ER-12H.17'], 'Headquarters move neither by rail nor by air or sea, but for strategic rail that was planned a turn ahead.');
const ARCTIC = reform('12H', ['ER-12H.65', 'ER-12H.66'], 'Headquarters do not operate in the Arctic.');

const notByRail = step(
  NO_RAIL,
  'hq/no-rail',
  (q) => q.by !== 'rail' || !isServer(q.pos.board, q.unit),
  (q) => `${unitName(q.pos, q.unit)} is a headquarters and takes no part in rail movement; march, or plan a move with railPlan and make it with strategicRail a turn later.`,
);

const notIntoArctic = step(
  ARCTIC,
  'hq/arctic',
  (q) => q.to < 0 || !isServer(q.pos.board, q.unit) || !isArctic(q.pos.board, q.to),
  (q) => `${hexText(q.pos, q.to)} lies in the Arctic, where headquarters do not operate; stay outside it.`,
);

/** Bars to the steps of headquarters. */
export const hqStepChecks: ReadonlyArray<StepCheck> = [notByRail, notIntoArctic];

const placed = checksAbout<EntryQuery>((q) => ({ subject: [unitName(q.pos, q.unit), hexName(q.pos, q.hex)], params: { unit: unitName(q.pos, q.unit), hex: hexName(q.pos, q.hex) } }));

/** Bars to where headquarters appear. */
export const hqEntryChecks: ReadonlyArray<Check<EntryQuery>> = [
  placed(
    ARCTIC,
    'hq/placed-in-arctic',
    (q) => !isServer(q.pos.board, q.unit) || !isArctic(q.pos.board, q.hex),
    (q) => `${hexText(q.pos, q.hex)} lies in the Arctic, where headquarters do not operate; place ${unitName(q.pos, q.unit)} elsewhere.`,
  ),
];

/** The side that owns a hex, -1 for nobody's. */
const ownSide = (pos: Position, hex: HexIx): number => {
  const owner = ownerOf(pos, hex);
  return owner < 0 ? -1 : pos.board.powers[owner].side;
};

/** Where they are set up before play. @rule REFORM OB (ER-OB.4) */
export const hqDeployChecks: ReadonlyArray<Check<EntryQuery>> = [
  placed(
    reform('OB', ['ER-OB.4'], 'Before play headquarters are set up in any hex that their side owns.'),
    'hq/set-up-abroad',
    (q) => !isServer(q.pos.board, q.unit) || ownSide(q.pos, q.hex) === q.pos.board.unitSide[q.unit],
    (q) => `${hexText(q.pos, q.hex)} is not owned by the side of ${unitName(q.pos, q.unit)}; set it up in one that is.`,
  ),
];

const advancing = checksAbout<AdvanceQuery>((q) => ({ subject: [unitName(q.pos, q.unit), hexName(q.pos, q.hex)], params: { unit: unitName(q.pos, q.unit), hex: hexName(q.pos, q.hex) } }));

/** Bars to their advances. @rule REFORM 12H (ER-12H.13) */
export const hqAdvanceChecks: ReadonlyArray<Check<AdvanceQuery>> = [
  advancing(
    ARCTIC,
    'hq/advance-into-arctic',
    (q) => !isServer(q.pos.board, q.unit) || !isArctic(q.pos.board, q.hex),
    (q) => `${hexText(q.pos, q.hex)} lies in the Arctic, where headquarters do not operate.`,
  ),
];

// ---- Fronts and Tank Armies --------------------------------------------------------------------------------------------

/** An active Front headquarters has half its movement: 4 of 8. @rule REFORM 31C (ER-31C.4), ruling AMB-ER-148 */
export const slowFront: ModifierRule<UnitQuery> = {
  ref: reform('31C', ['ER-31C.4', 'ER-31C.10'], 'The movement of an active Front headquarters is halved, to 4 points.'),
  op: 'times',
  value: ({ pos, unit }) => {
    if (pos.board.roster.identity[unit].armyHq !== 'front' || !isActive(pos.state, unit)) return 1;
    const kind = hqKindOf(pos.board.roster.units[unit].nation);
    return hqMovement(kind, true) / hqMovement(kind, false);
  },
};

/** One c/m corps in a hex without the headquarters of a Tank Army. @rule REFORM 31C (ER-31C.5) */
export const oneTankCorps: Check<StackQuery> = {
  ref: reform('31C', ['ER-31C.5'], 'No more than one Soviet c/m corps may stack in a hex without the headquarters of a Tank Army.'),
  code: 'stacking/tank-corps',
  holds: (q) => q.cmCorps <= 1 || q.tankArmies > 0,
  breach: (q) => ({
    subject: [hexName(q.pos, q.hex)],
    detail: `${hexName(q.pos, q.hex)} would hold ${q.cmCorps} c/m corps; more than one may stack only with the headquarters of a Tank Army. Part them, or form a Tank Army in the initial phase.`,
    params: { hex: hexName(q.pos, q.hex), corps: q.cmCorps },
  }),
};

/** By one reading the limit holds at any time. (AMB-ER-143) */
export const partedAlways: StepCheck = bindingWhen(
  (readings) => readings['tank-corps-limit'] === 'always',
  step(
    oneTankCorps.ref,
    'stacking/tank-corps-passing',
    (q) => q.dir < 0 || allHold([oneTankCorps], stackCounts(q.pos, q.to, q.unit)),
    (q) => `By the reading in force c/m corps may not even pass through ${hexText(q.pos, q.to)}, where another one stands without the headquarters of a Tank Army; go round it.`,
  ),
);

const committing = checksAbout<CommitQuery>((q) => ({ subject: [unitName(q.pos, q.unit), hexName(q.pos, q.target)], params: { unit: unitName(q.pos, q.unit), target: hexName(q.pos, q.target) } }));

/** A marker does not attack: it goes with the last corps of its stack. */
export const noMarkers: Check<CommitQuery> = committing(
  reform('31C', ['ER-31C.9'], 'The headquarters of a Tank Army works as a marker: it does not fight, and goes where its stack goes.', 'ruling'),
  'tank-army/no-attack',
  (q) => !isTankArmyMarker(q.pos.board, q.unit),
  (q) => `${unitName(q.pos, q.unit)} is a marker and takes no part in attacks; attack with the units that it leads.`,
);

/** The headquarters of a Tank Army appears with a corps, and in its time. @rule REFORM 31C (ER-31C.6, ER-31C.8) */
export const tankArmyEntryChecks: ReadonlyArray<Check<EntryQuery>> = [
  placed(
    reform('31C', ['ER-31C.6'], 'No Tank Army headquarters before Jun II 42.'),
    'tank-army/placed-too-early',
    (q) => !isTankArmyHq(q.pos.board, q.unit) || inTime(q.pos),
    (q) => tooEarly(q.pos, unitName(q.pos, q.unit)).map((v) => v.detail).join(' '),
  ),
  placed(
    reform('31C', ['ER-31C.8', 'ER-31C.9'], 'The headquarters of a Tank Army comes into play with a c/m corps, that of a Guards Tank Army with a Guards one.'),
    'tank-army/placed-alone',
    (q) => !isTankArmyHq(q.pos.board, q.unit) || q.pos.board.readings['tank-army-hq'] === 'unit' || leads(q.pos, q.unit, q.hex),
    (q) => nobodyToLead(q.pos, q.unit, q.hex).map((v) => v.detail).join(' '),
  ),
];
