/**
 * Where Soviets and Germans may operate: Eastern Poland, the Soviet area, and the distance that the two armies keep.
 * @rule FTF 19A (FF-19A.8 to FF-19A.15)
 * @module
 */
import { columnOf, type HexIx } from '../../kernel/hex.js';
import type { Check, RuleRef } from '../../kernel/rule.js';
import type { Board } from '../europa/board.js';
import { hexName, occupiedApart, type Position, unitName } from '../europa/position.js';
import type { AdvanceQuery, AllocateQuery, CommitQuery, EntryQuery, EuropaRules, OverrunQuery, RetreatQuery, Standing, StepQuery } from '../europa/rules.js';
import { bindingWhen, type StepCheck } from '../europa/stepCheck.js';
import type { UnitIx } from '../europa/unit.js';
import { ftf } from './cases.js';
import { intervention } from './interventionState.js';
import { FTF, powerIx } from './powers.js';

/** The westernmost hex column of Eastern Poland. @rule FTF 19A (FF-19A.9) */
const FIRST_COLUMN = 31;

const land = (board: Board, hex: HexIx): string | undefined => board.map.territories[board.map.territory[hex]];

/** Whether a hex is in Eastern Poland. @rule FTF 19A (FF-19A.9) */
export const inEasternPoland = (board: Board, hex: HexIx): boolean => columnOf(board.map.grid, hex) >= FIRST_COLUMN && land(board, hex) === 'Poland';

/** Whether a hex is in the area of the Soviet forces. @rule FTF 19A (FF-19A.8) */
export const inSovietArea = (board: Board, hex: HexIx): boolean => inEasternPoland(board, hex) || land(board, hex) === 'Soviet Union';

const powerOf = (pos: Standing, unit: UnitIx): string => pos.board.powers[pos.board.roster.power[unit]].id;

/** Whether the Soviet Union is in the war. */
export const soviets = ({ board, state }: Standing): boolean => {
  const power = powerIx(board, FTF.sovietUnion);
  return power >= 0 && state.dormant[power] === 0;
};

/** Whether two powers are the German and the Soviet one: friends that are not one army. @rule FTF 19A (FF-19A.11, FF-19A.12) */
export const apartFrom = (board: Pick<Board, 'powers'>, a: number, b: number): boolean => {
  const ids = [board.powers[a].id, board.powers[b].id];
  return ids.includes(FTF.germany) && ids.includes(FTF.sovietUnion);
};

/** German units in Eastern Poland, ascending; Slovak units and units on their way through are among them (AMB-BC-198). @rule FTF 19A (FF-19A.13) */
export const germansInEast = (pos: Position): ReadonlyArray<UnitIx> =>
  pos.state.units.hex.flatMap((hex, u) => (hex >= 0 && powerOf(pos, u) === FTF.germany && inEasternPoland(pos.board, hex) ? [u] : []));

// ---- entry -------------------------------------------------------------------------------------------------------------

/** A bar to a unit's entering a hex, from another hex or, with -1, from off the map. */
interface Bar {
  readonly ref: RuleRef;
  readonly code: string;
  readonly closed: (pos: Position, unit: UnitIx, from: HexIx, to: HexIx) => boolean;
  readonly detail: (pos: Position, unit: UnitIx, to: HexIx) => string;
}

const AREA = ftf('19A', ['FF-19A.8', 'FF-19A.9'], 'Soviet forces operate in the Soviet Union and in Eastern Poland, the Polish hexes from column 31 on, and nowhere else.');
const NO_MORE = ftf('19A', ['FF-19A.14', 'FF-19A.15', 'FF-19A.9'], 'Once the Soviet Union has intervened no additional German unit may enter Eastern Poland; those in it may stay.');
const APART = ftf('19A', ['FF-19A.12'], 'German and Soviet units do not stack.');
const CLOSED_UNION = ftf('19A', ['FF-19A.8', 'FF-19C.2'], 'By the reading in force Polish units stay out of the Soviet Union.', 'ruling');

const outsideArea: Bar = {
  ref: AREA,
  code: 'soviet/outside-area',
  closed: (pos, unit, _, to) => powerOf(pos, unit) === FTF.sovietUnion && !inSovietArea(pos.board, to),
  detail: (pos, _, to) => `${hexName(pos, to)} lies neither in the Soviet Union nor in Eastern Poland (Polish hexes from column ${FIRST_COLUMN} on); Soviet units stay there.`,
};

/** Whether a German unit was in Eastern Poland when the Soviet Union intervened, or comes from off the map. */
const wasThere = (pos: Position, unit: UnitIx, from: HexIx): boolean => from < 0 || intervention(pos.state).germans.includes(unit);

const noMoreGermans: Bar = {
  ref: NO_MORE,
  code: 'soviet/no-more-germans',
  closed: (pos, unit, from, to) =>
    powerOf(pos, unit) === FTF.germany &&
    inEasternPoland(pos.board, to) &&
    !(from >= 0 && inEasternPoland(pos.board, from)) &&
    soviets(pos) &&
    !(pos.board.readings['german-return'] === 'yes' && wasThere(pos, unit, from)),
  detail: (pos, _, to) => `${hexName(pos, to)} is in Eastern Poland (column ${FIRST_COLUMN} and beyond), which no German unit may enter since the Soviet Union has intervened.`,
};

const apart: Bar = {
  ref: APART,
  code: 'soviet/not-with-germans',
  closed: (pos, unit, _, to) => occupiedApart(pos, pos.board.roster.power[unit], to),
  detail: (pos, unit, to) => `${hexName(pos, to)} holds ${powerOf(pos, unit) === FTF.sovietUnion ? 'German' : 'Soviet'} units, with which ${unitName(pos, unit)} may not stack; go elsewhere.`,
};

const closedUnion: Bar = {
  ref: CLOSED_UNION,
  code: 'soviet/no-poles',
  closed: (pos, unit, _, to) => pos.board.readings['poles-in-the-union'] === 'no' && powerOf(pos, unit) === FTF.poland && land(pos.board, to) === 'Soviet Union' && soviets(pos),
  detail: (pos, _, to) => `${hexName(pos, to)} lies in the Soviet Union, which Polish units do not enter by the reading in force.`,
};

const words = (bar: Bar, pos: Position, unit: UnitIx, to: HexIx) => ({
  subject: [unitName(pos, unit), hexName(pos, to)],
  detail: bar.detail(pos, unit, to),
  params: { unit: unitName(pos, unit), hex: hexName(pos, to) },
});

const check = <Q>(bar: Bar, of: (q: Q) => { readonly pos: Position; readonly unit: UnitIx; readonly from: HexIx; readonly to: HexIx }, unless: (pos: Position) => boolean = () => false): Check<Q> => ({
  ref: bar.ref,
  code: bar.code,
  holds: (q) => {
    const { pos, unit, from, to } = of(q);
    return to < 0 || !bar.closed(pos, unit, from, to) || unless(pos);
  },
  breach: (q) => {
    const { pos, unit, to } = of(q);
    return words(bar, pos, unit, to);
  },
});

const mayRetreatEast = (pos: Position): boolean => pos.board.readings['german-retreat-east'] === 'open';
const mayAdvanceAnywhere = (pos: Position): boolean => pos.board.readings['areas-in-advance'] === 'no';

const entering = (q: EntryQuery) => ({ pos: q.pos, unit: q.unit, from: -1, to: q.hex });
const advancing = (q: AdvanceQuery) => ({ pos: q.pos, unit: q.unit, from: q.pos.state.units.hex[q.unit], to: q.hex });
const itself = <Q extends StepQuery | RetreatQuery>(q: Q): Q => q;

/** A German unit in Eastern Poland that goes farther into it, where the reading in force sends it home. */
const westward: Check<StepQuery> = {
  ref: ftf('19A', ['FF-19A.15'], 'By the reading in force German units in Eastern Poland do not go farther into it.', 'ruling'),
  code: 'soviet/westward-only',
  holds: (q) =>
    q.to < 0 ||
    powerOf(q.pos, q.unit) !== FTF.germany ||
    !inEasternPoland(q.pos.board, q.from) ||
    columnOf(q.pos.board.map.grid, q.to) <= columnOf(q.pos.board.map.grid, q.from) ||
    !soviets(q.pos),
  breach: (q) => ({
    subject: [unitName(q.pos, q.unit), hexName(q.pos, q.to)],
    detail: `${hexName(q.pos, q.to)} lies farther east than ${hexName(q.pos, q.from)}; since the Soviet Union has intervened German units in Eastern Poland only go west, by the reading in force.`,
    params: { unit: unitName(q.pos, q.unit), hex: hexName(q.pos, q.to) },
  }),
};

/** Steps. Hexes of the other army are a matter of their own: see `passage.ts`. */
export const theaterStepChecks: ReadonlyArray<StepCheck> = [
  check(outsideArea, itself<StepQuery>),
  check(noMoreGermans, itself<StepQuery>),
  bindingWhen((readings) => readings['germans-inside'] === 'westward', westward),
  bindingWhen((readings) => readings['poles-in-the-union'] === 'no', check(closedUnion, itself<StepQuery>)),
];

/** Never into a hex of the other army. */
export const apartStep: Check<StepQuery> = check(apart, itself<StepQuery>);

export const theaterRetreatBars: ReadonlyArray<Check<RetreatQuery>> = [
  check(outsideArea, itself<RetreatQuery>),
  check(noMoreGermans, itself<RetreatQuery>, mayRetreatEast),
  check(apart, itself<RetreatQuery>),
  check(closedUnion, itself<RetreatQuery>),
];

/** Advances. They lead into a hex that enemies have left, and nobody of the other army has come to. */
export const theaterAdvanceChecks: ReadonlyArray<Check<AdvanceQuery>> = [
  check(outsideArea, advancing, mayAdvanceAnywhere),
  check(noMoreGermans, advancing, mayAdvanceAnywhere),
  check(closedUnion, advancing),
];

/** Reinforcements. @rule FTF 20A */
export const theaterPlaceChecks: ReadonlyArray<Check<EntryQuery>> = [check(outsideArea, entering), check(noMoreGermans, entering), check(apart, entering)];

// ---- attacks -----------------------------------------------------------------------------------------------------------

const OUTSIDE = ftf('19A', ['FF-19A.10'], 'Soviet forces do not attack outside of their area.');
const JOINT = ftf('19A', ['FF-19A.11'], 'German and Soviet forces never combine in combat.');
const BAR = ftf('19A', ['FF-19A.13'], 'So long as German units are in Eastern Poland, Soviet units may not attack Polish units.');

/** Whether Soviet attacks are barred now, and by whom. */
const hindrances = (pos: Position): ReadonlyArray<UnitIx> => {
  const { readings } = pos.board;
  return readings['germans-in-the-east'] === 'phase-start' ? intervention(pos.state).hindering : germansInEast(pos);
};

const outside = (pos: Position, from: HexIx, target: HexIx): boolean =>
  !inSovietArea(pos.board, pos.board.readings['attack-area'] === 'attackers' ? from : target);

const outsideText = (pos: Position, target: HexIx): string =>
  `${hexName(pos, target)} lies neither in the Soviet Union nor in Eastern Poland (column ${FIRST_COLUMN} and beyond); Soviet units attack there and nowhere else.`;
const barText = (pos: Position): string =>
  `German units are in Eastern Poland (${hindrances(pos).map((u) => unitName(pos, u)).join(', ')}); Soviet units attack only when all of them have left it.`;

/** Whether units of different armies would fight together. */
const mixed = (pos: Position, units: ReadonlyArray<UnitIx>): boolean => {
  const { beside, roster } = pos.board;
  return units.some((u) => beside[roster.power[units[0]]][roster.power[u]] === 0);
};
const jointText = (pos: Position, units: ReadonlyArray<UnitIx>): string =>
  `${units.map((u) => unitName(pos, u)).join(', ')} are of two armies; Germans and Soviets attack separately.`;

const commits = (ref: RuleRef, code: string, holds: (q: CommitQuery) => boolean, detail: (q: CommitQuery) => string): Check<CommitQuery> => ({
  ref,
  code,
  holds: (q) => q.target < 0 || holds(q),
  breach: (q) => ({
    subject: [unitName(q.pos, q.unit), hexName(q.pos, q.target)],
    detail: detail(q),
    params: { unit: unitName(q.pos, q.unit), target: hexName(q.pos, q.target) },
  }),
});

const soviet = (q: CommitQuery): boolean => powerOf(q.pos, q.unit) === FTF.sovietUnion;
const together = (q: CommitQuery): ReadonlyArray<UnitIx> => [...(q.pos.state.attack?.units ?? []), q.unit];
/** Whether a unit is of the army of those committed already, which are all of one. */
const joins = ({ pos: { board, state }, unit }: CommitQuery): boolean => {
  const { power } = board.roster;
  return state.attack === null || state.attack.units.length === 0 || board.beside[power[state.attack.units[0]]][power[unit]] === 1;
};

export const theaterCommitChecks: ReadonlyArray<Check<CommitQuery>> = [
  commits(OUTSIDE, 'soviet/attack-outside-area', (q) => !soviet(q) || !outside(q.pos, q.pos.state.units.hex[q.unit], q.target), (q) => outsideText(q.pos, q.target)),
  commits(BAR, 'soviet/germans-in-the-east', (q) => !soviet(q) || hindrances(q.pos).length === 0, (q) => barText(q.pos)),
  commits(JOINT, 'soviet/joint-attack', joins, (q) => jointText(q.pos, together(q))),
];

const overruns = (ref: RuleRef, code: string, holds: (q: OverrunQuery) => boolean, detail: (q: OverrunQuery) => string): Check<OverrunQuery> => ({
  ref,
  code,
  holds: (q) => q.target < 0 || holds(q),
  breach: (q) => ({
    subject: [...q.units.map((u) => unitName(q.pos, u)), hexName(q.pos, q.target)],
    detail: detail(q),
    params: { target: hexName(q.pos, q.target), units: q.units.map((u) => unitName(q.pos, u)).join(' ') },
  }),
});

const someSoviet = (q: OverrunQuery): boolean => q.units.some((u) => powerOf(q.pos, u) === FTF.sovietUnion);
/** A bar to entering, for the units of an overrun: they end in the target hex. */
const overrunning = (bar: Bar): Check<OverrunQuery> =>
  overruns(bar.ref, bar.code, (q) => q.units.every((u) => !bar.closed(q.pos, u, q.from, q.target)), (q) => bar.detail(q.pos, q.units[0], q.target));

/** Overruns are attacks and moves at once. */
export const theaterOverrunChecks: ReadonlyArray<Check<OverrunQuery>> = [
  overrunning(outsideArea),
  overrunning(noMoreGermans),
  overrunning(closedUnion),
  overruns(
    BAR,
    'soviet/germans-in-the-east',
    (q) => !someSoviet(q) || q.pos.board.readings['soviet-overruns'] === 'open' || hindrances(q.pos).length === 0,
    (q) => barText(q.pos),
  ),
];

/** Nor do the two armies overrun anybody together. */
export const theaterOverrunLimits: ReadonlyArray<Check<OverrunQuery>> = [overruns(JOINT, 'soviet/joint-overrun', (q) => !mixed(q.pos, q.units), (q) => jointText(q.pos, q.units))];

/** Soviet bombers serve in the Soviet area. */
export const theaterAllocateChecks: ReadonlyArray<Check<AllocateQuery>> = [
  {
    ref: AREA,
    code: 'soviet/air-outside-area',
    holds: ({ pos, sortie }) => pos.board.powers[sortie.power]?.id !== FTF.sovietUnion || inSovietArea(pos.board, sortie.target),
    breach: ({ pos, sortie }) => ({
      subject: [hexName(pos, sortie.target)],
      detail: `${hexName(pos, sortie.target)} lies neither in the Soviet Union nor in Eastern Poland; Soviet air points are sent there and nowhere else.`,
      params: { target: hexName(pos, sortie.target) },
    }),
  },
];

// ---- for planners ------------------------------------------------------------------------------------------------------

/** Whether units of a power may ever go from one hex to the next. */
export const mayCross: EuropaRules['mayCross'] = (pos, power, from, to, by) => {
  switch (pos.board.powers[power].id) {
    case FTF.sovietUnion:
      return by === 'rail' ? land(pos.board, from) === 'Soviet Union' && land(pos.board, to) === 'Soviet Union' : inSovietArea(pos.board, to);
    case FTF.germany:
      return !inEasternPoland(pos.board, to) || inEasternPoland(pos.board, from) || !soviets(pos);
    default:
      return pos.board.readings['poles-in-the-union'] !== 'no' || land(pos.board, to) !== 'Soviet Union';
  }
};

/** Hexes that a power may attack now. */
export const mayAttack: EuropaRules['mayAttack'] = (pos, power) => {
  if (pos.board.powers[power].id !== FTF.sovietUnion) return () => true;
  if (hindrances(pos).length > 0) return () => false;
  return pos.board.readings['attack-area'] === 'attackers' ? () => true : (target) => inSovietArea(pos.board, target);
};

/** What a German unit in Eastern Poland costs, as it keeps the Soviets from attacking. */
const HINDRANCE = 0.2;

export const burden = (pos: Standing, unit: UnitIx, hex: HexIx): number =>
  powerOf(pos, unit) === FTF.germany && inEasternPoland(pos.board, hex) && soviets(pos) ? HINDRANCE : 0;
