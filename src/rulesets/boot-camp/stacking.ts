/**
 * The stacking limit: six units, three of them divisional, and artillery besides.
 * @rule EBC 8A, 8B
 * @module
 */
import { BARRED } from '../../kernel/reach.js';
import { allHold, type Check } from '../../kernel/rule.js';
import { ebc } from '../europa/cases.js';
import { STEP_MODES } from '../europa/action.js';
import { mayMove, stepEvent, stepQuery, stepStops } from '../europa/movement.js';
import { hexName, type Position, stackCounts, stackOf, unitName, unitsIn } from '../europa/position.js';
import type { StackQuery, StepQuery } from '../europa/rules.js';
import { MOVED, STOPPED } from '../europa/state.js';

/** Units that may stack besides the six: two artillery units below division size, or an artillery division. */
const EXTRA_ARTILLERY = 2;
const EXTRA_ARTILLERY_DIVISIONS = 1;
const UNITS = 6;
/** Divisional units among the six. */
export const DIVISIONS = 3;

/** With the extra places used as helps most: which artillery fills them is nobody's choice (AMB-BC-51). */
const fits = (q: StackQuery, test: (units: number, divisions: number) => boolean): boolean => {
  const units = q.divisions + q.artilleryDivisions + q.others + q.artillery;
  const divisions = q.divisions + q.artilleryDivisions;
  return (
    test(units - Math.min(EXTRA_ARTILLERY, q.artillery), divisions) ||
    ((q.pos.board.readings['extra-artillery-division'] !== 'beyond-six' || units > UNITS) &&
      test(units - Math.min(EXTRA_ARTILLERY_DIVISIONS, q.artilleryDivisions), divisions - Math.min(EXTRA_ARTILLERY_DIVISIONS, q.artilleryDivisions)))
  );
};

const described = (q: StackQuery): string =>
  `${q.divisions + q.artilleryDivisions} divisional and ${q.others + q.artillery} other units (${q.artillery + q.artilleryDivisions} of them artillery)`;

const params = (q: StackQuery) => ({
  hex: hexName(q.pos, q.hex),
  divisional: q.divisions + q.artilleryDivisions,
  others: q.others + q.artillery,
  artillery: q.artillery + q.artilleryDivisions,
});

const withinBoth = (units: number, divisions: number): boolean => units <= UNITS && divisions <= DIVISIONS;

/** At most six units, three of them divisional, and two artillery units or one artillery division besides. */
export const withinStackingLimit: Check<StackQuery> = {
  ref: ebc('8A', ['BC-8A.1', 'BC-8A.2', 'BC-8A.3', 'BC-8A.4', 'BC-8A.5', 'BC-8A.6', 'BC-8A.7'], 'Six units may stack, no more than three divisional; two artillery units or one artillery division may stack besides.'),
  code: 'stacking/over-limit',
  holds: (q) => fits(q, withinBoth),
  breach: (q) => ({
    subject: [hexName(q.pos, q.hex)],
    detail: `${hexName(q.pos, q.hex)} would hold ${described(q)}; at most six units, three of them divisional, may stack, with two artillery units or one artillery division besides.`,
    params: params(q),
  }),
};

// ---- excess that would last ------------------------------------------------------------------------------------------

/** The position after a step, as far as the unit's own way on depends on it: its stacks are those of before. */
export const afterStep = (q: StepQuery): Position => {
  const { pos, unit } = q;
  const { units, hexes } = pos.state;
  const step = stepEvent(q);
  if (step.type !== 'unitStepped') return pos;
  const put = (column: ReadonlyArray<number>, ix: number, value: number): ReadonlyArray<number> => {
    const out = [...column];
    out[ix] = value;
    return out;
  };
  return {
    ...pos,
    state: {
      ...pos.state,
      units: {
        ...units,
        hex: put(units.hex, unit, step.to),
        mp: put(units.mp, unit, step.left),
        status: put(units.status, unit, units.status[unit] | MOVED | (step.stops ? STOPPED : 0)),
      },
      hexes: { ...hexes, owner: step.captures ? put(hexes.owner, step.to, pos.board.roster.power[unit]) : hexes.owner },
    },
  };
};

/** The units of a hex by the position itself: its stacks are those of before the steps that are tried out. */
const standingIn = (pos: Position, hex: number): number[] => {
  const found: number[] = [];
  const at = pos.state.units.hex;
  for (let u = 0; u < at.length; u++) if (at[u] === hex) found.push(u);
  return found;
};

/** What a way out of a hex may pass by, and where it may end. */
export interface WayOut {
  /** Checks of steps that bind only who stays. */
  readonly ignored: ReadonlyArray<Check<StepQuery>>;
  /** Whether a unit may stay in a hex, stacking apart. */
  readonly mayStay: (pos: Position, unit: number, hex: number) => boolean;
}

const ANYWHERE: WayOut = { ignored: [], mayStay: () => true };

/**
 * Whether a unit has a way out of its hex to one that has room for it, through full hexes if need be. A hex is not
 * searched again with fewer movement points than before.
 */
export const canLeave = (pos: Position, unit: number, way: WayOut = ANYWHERE, searched: Map<number, number> = new Map()): boolean => {
  if (!mayMove(pos, unit)) return false;
  const { map, rules, stepChecks } = pos.board;
  const from = pos.state.units.hex[unit];
  searched.set(from, pos.state.units.mp[unit]);
  const full: StepQuery[] = [];
  for (let d = 0; d < 6; d++) {
    const to = map.neighbors[from * 6 + d];
    if (to < 0) continue;
    for (const by of STEP_MODES) {
      const q = stepQuery(pos, unit, to, by);
      if (q.cost === BARRED || !stepChecks.every((c) => c === noLastingExcess || way.ignored.includes(c) || c.holds(q))) continue;
      if (way.mayStay(pos, unit, to) && allHold(rules.stacking, stackOf(pos, to, [...standingIn(pos, to), unit]))) return true;
      full.push(q);
    }
  }
  return full.some((q) => {
    const then = afterStep(q);
    return then.state.units.mp[unit] > (searched.get(q.to) ?? -1) && canLeave(then, unit, way, searched);
  });
};

/**
 * Units may pass through a full hex, but none may enter it for good: those that could not leave it any more would be
 * over the limit when the phase ends, and by their owner's will. Excess that he did not bring about stays (AMB-BC-53).
 */
export const noLastingExcess: Check<StepQuery> = {
  ref: ebc('8B', ['BC-8B.1', 'BC-8B.3'], 'Units may pass through a full hex, but those that can go no farther may not exceed the stacking limit.'),
  code: 'stacking/no-way-on',
  holds: (q) => {
    const { pos, unit, to } = q;
    if (q.dir < 0 || pos.sit.stacks.size[to] < pos.board.rules.roomBelow || allHold(pos.board.rules.stacking, stackCounts(pos, to, unit))) return true;
    const all = [...unitsIn(pos, to), unit];
    // those who certainly stay are found without working out what the step does: often they alone are too many, or everybody
    const staying = all.filter((u) => (u === unit ? stepStops(q) : !mayMove(pos, u)));
    if (!allHold(pos.board.rules.stacking, stackOf(pos, to, staying))) return false;
    if (staying.length === all.length) return true;
    const then = afterStep(q);
    // whoever else leaves a hex that is not too full leaves room
    if (!staying.includes(unit) && allHold(pos.board.rules.stacking, stackCounts(pos, to)) && canLeave(then, unit)) return true;
    return allHold(pos.board.rules.stacking, stackOf(pos, to, all.filter((u) => staying.includes(u) || !canLeave(then, u))));
  },
  breach: (q) => ({
    subject: [unitName(q.pos, q.unit), hexName(q.pos, q.to)],
    detail: `${unitName(q.pos, q.unit)} could not leave ${hexName(q.pos, q.to)} again, which would then hold ${described(stackCounts(q.pos, q.to, q.unit))}, over the stacking limit; move others out first or go elsewhere.`,
    params: { unit: unitName(q.pos, q.unit), hex: hexName(q.pos, q.to) },
  }),
};
