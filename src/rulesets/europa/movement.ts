/**
 * Steps: one hex at a time, by march, road or rail. What is legal stands in the ruleset's checks; here the
 * candidates are found and what a step does is told.
 * @rule EBC 6, 7
 * @module
 */
import type { Dice } from '../../engine/random.js';
import { directionTo, type HexIx } from '../../kernel/hex.js';
import { BARRED } from '../../kernel/reach.js';
import { allHold } from '../../kernel/rule.js';
import { total } from '../../kernel/tally.js';
import { type Step, STEP_MODES, type StepMode } from './action.js';
import { foldNow } from './board.js';
import type { EuropaEvent } from './event.js';
import { faceOf, isPhasing, type Position, takes } from './position.js';
import type { StepQuery } from './rules.js';
import { RAILED, STOPPED } from './state.js';
import type { UnitIx } from './unit.js';

/** What a unit may spend in a phase, in twentieths. */
export const allowanceOf = (pos: Position, unit: UnitIx): number =>
  total(faceOf(pos, unit).movement[unit], pos.board.rules.allowance, { pos, unit });

/** What a step costs in all: the ground, and what zones add; or by rail what rules say of the unit. */
const paidCost = (q: StepQuery, ground: number): number => {
  const { railCost, zoneCost } = q.pos.board.rules;
  return q.by === 'rail' && railCost !== null ? railCost(q) : zoneCost === null ? ground : ground + zoneCost(q);
};

/** A step as the checks see it. */
export const stepQuery = (pos: Position, unit: UnitIx, to: HexIx, by: StepMode): StepQuery => {
  const from = pos.state.units.hex[unit];
  const dir = from < 0 || to < 0 ? -1 : directionTo(pos.board.map.neighbors, from, to);
  const q: StepQuery = { pos, unit, from, to, dir, by, cost: BARRED };
  if (dir < 0) return q;
  const ground = foldNow(pos.board, pos.state.turn).costs[by][pos.board.roster.movementClass[unit] as 0 | 1][from * 6 + dir];
  if (ground !== BARRED) q.cost = paidCost(q, ground);
  return q;
};

/** Whether a unit might still move: on the map, of the phasing player, moving in this phase, not stopped. */
export const mayMove = (pos: Position, unit: UnitIx): boolean =>
  pos.state.units.hex[unit] >= 0 &&
  isPhasing(pos, unit) &&
  (pos.state.units.status[unit] & STOPPED) === 0 &&
  pos.board.rules.moves(pos, unit);

/** Units that might still move, ascending. */
export const movers = (pos: Position): UnitIx[] => {
  const found: UnitIx[] = [];
  for (let u = 0; u < pos.state.units.hex.length; u++) if (mayMove(pos, u)) found.push(u);
  return found;
};

/** Ways out of a unit's hex that the terrain allows, legal or not, as bits `direction × 4 + mode`. */
export const waysOut = ({ board, state }: Position, unit: UnitIx): number => foldNow(board, state.turn).ways[board.roster.movementClass[unit] as 0 | 1][state.units.hex[unit]];

/** Whether one of these ways is a legal step. `q` is filled in, so that playouts do not allocate. */
const isStep = (q: StepQuery, code: number): boolean => {
  const { board, state } = q.pos;
  const mode = code & 3;
  const edge = q.from * 6 + (code >> 2);
  q.dir = code >> 2;
  q.to = board.map.neighbors[edge];
  q.by = STEP_MODES[mode];
  q.cost = paidCost(q, foldNow(board, state.turn).tables[board.roster.movementClass[q.unit] as 0 | 1][mode][edge]);
  return allHold(board.stepTests[mode], q);
};

const anyStep = (pos: Position, unit: UnitIx): StepQuery => ({ pos, unit, from: pos.state.units.hex[unit], to: 0, dir: 0, by: 'march', cost: 0 });
const lowest = (bits: number): number => 31 - Math.clz32(bits & -bits);

/** Legal steps of a unit as `direction × 4 + mode`, ascending. Written into `out` so that playouts do not allocate. */
export const stepsOf = (pos: Position, unit: UnitIx, out: number[]): number[] => {
  out.length = 0;
  const q = anyStep(pos, unit);
  for (let left = waysOut(pos, unit); left !== 0; left &= left - 1) if (isStep(q, lowest(left))) out.push(lowest(left));
  return out;
};

/** Draws of a way out, before all of them are looked at. */
const DRAWS = 8;

/** One of the legal steps of a unit, each alike, as in {@link stepsOf}; -1 where there is none. Ways are drawn until one is legal: as a rule most are. */
export const drawStep = (pos: Position, unit: UnitIx, dice: Dice, scratch: number[]): number => {
  const ways = waysOut(pos, unit);
  let count = 0;
  for (let left = ways; left !== 0; left &= left - 1) count++;
  if (count === 0) return -1;
  const q = anyStep(pos, unit);
  for (let i = 0; i < DRAWS; i++) {
    let left = ways;
    for (let skipped = dice.below(count); skipped > 0; skipped--) left &= left - 1;
    if (isStep(q, lowest(left))) return lowest(left);
  }
  const steps = stepsOf(pos, unit, scratch);
  return steps.length === 0 ? -1 : steps[dice.below(steps.length)];
};

/** The action of an entry of {@link stepsOf}. */
export const stepAction = (pos: Position, unit: UnitIx, code: number): Step => {
  const { board, state } = pos;
  const to = board.map.neighbors[state.units.hex[unit] * 6 + Math.floor(code / STEP_MODES.length)];
  return { type: 'step', unit: board.roster.ids[unit], to: board.map.ids[to], by: STEP_MODES[code % STEP_MODES.length] };
};

/** Whether a unit goes no farther in this phase after a step. @rule EBC 6A */
export const stepStops = (q: StepQuery): boolean => q.cost > q.pos.state.units.mp[q.unit] || q.pos.board.rules.mustStop(q);

/** What a legal step does. Movement is paid from what is left; a minimum move ends with nothing left. @rule EBC 6A */
export const stepEvent = (q: StepQuery): EuropaEvent => {
  const { pos, unit, from, to, by, cost } = q;
  const before = pos.state.units.mp[unit];
  const left = Math.max(0, before - cost);
  return {
    type: 'unitStepped',
    unit,
    from,
    to,
    by,
    cost: Math.min(cost, before),
    left,
    stops: stepStops(q),
    entrains: by === 'rail' && (pos.state.units.status[unit] & RAILED) === 0,
    captures: takes(pos, unit, to),
  };
};
