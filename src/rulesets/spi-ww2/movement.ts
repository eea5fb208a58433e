/**
 * Movement on land, hex by hex.
 * @rule SPI 5.2, 5.4, 6.0, 7
 * @module
 */
import type { HexIx } from '../../kernel/hex.js';
import { directionTo } from '../../kernel/hex.js';
import { allHold, type Check, checksAbout, type RuleViolation, violationsOf } from '../../kernel/rule.js';
import type { Step } from './action.js';
import { spi } from './cases.js';
import { onEntry } from './entered.js';
import type { Happening } from './event.js';
import { refusal, unitAndHex, unitIx, hexIx } from './legality.js';
import { allowance, camp, classOf, firstIn, hexName, isMechanized, isPhasing, outOfSupply, type Position, unitName } from './position.js';
import type { StepQuery } from './rules.js';
import { ignoredZones, leadsPlan } from './plan.js';
import { CARRIED, MOVED, STEPPED, STOPPED } from './state.js';
import type { UnitIx } from './unit.js';
import { inEnemyZoneBut } from './zone.js';

const COSTS = spi('5.2', [], 'A unit pays the cost of each hex it enters from its allowance; some hexes and hexsides are closed.');
const ALLOWANCE = spi('5.4', [], 'Allowances differ by season and by kind of unit.');
const ZONES = spi('6.0', ['SPI-8.47.4'], 'A unit stops when it enters an enemy zone of control.');
const MECHANIZED_PHASE = spi('5.3', ['SPI-17.7.1'], 'Only mechanized units move in the mechanized movement phase, those that did not move before.');
const ENEMIES = spi('8.1', [], 'Enemy units are attacked or overrun, not walked into.');

/** A step in a scratch record. */
export const stepQuery = (pos: Position, unit: UnitIx, to: HexIx): StepQuery => {
  const from = pos.state.units.hex[unit];
  const dir = from < 0 || to < 0 ? -1 : directionTo(pos.board.map.neighbors, from, to);
  return { pos, unit, from, to, dir, cost: dir < 0 ? -1 : pos.board.folds.costs[classOf(pos, unit)][from * 6 + dir], mode: 'march' };
};

/** Whether a unit may move in this phase at all: it has points left and has not been stopped. */
export const mayMove = (pos: Position, unit: UnitIx): boolean => {
  const { hex, mp, status } = pos.state.units;
  return hex[unit] >= 0 && mp[unit] > 0 && (status[unit] & STOPPED) === 0 && isPhasing(pos, unit);
};

/** Whether a unit out of supply takes the one hex that it may always enter. */
const minimum = (q: StepQuery): boolean =>
  q.cost > q.pos.state.units.mp[q.unit] && (q.pos.state.units.status[q.unit] & STEPPED) === 0 && outOfSupply(q.pos, q.unit);

const step = checksAbout<StepQuery>((q) => ({ subject: [unitName(q.pos, q.unit), hexName(q.pos, q.to)], params: { unit: unitName(q.pos, q.unit), hex: hexName(q.pos, q.to) } }));

const adjacent = step(COSTS, 'movement/not-adjacent', (q) => q.dir >= 0, (q) => `${hexName(q.pos, q.to)} is not adjacent to ${hexName(q.pos, q.from)}; a step leads into a neighboring hex.`);
const passable = step(
  COSTS,
  'movement/prohibited',
  (q) => q.dir < 0 || q.cost >= 0,
  (q) => `Land units cannot go from ${hexName(q.pos, q.from)} to ${hexName(q.pos, q.to)}: ${q.pos.board.land[q.to] === 0 ? 'the hex is sea or prohibited' : 'the hexside between them is closed'}.`,
);
const affordable = step(
  ALLOWANCE,
  'movement/points',
  (q) => q.cost < 0 || q.cost <= q.pos.state.units.mp[q.unit] || minimum(q),
  (q) => `${hexName(q.pos, q.to)} costs ${q.cost} movement points; ${unitName(q.pos, q.unit)} has ${q.pos.state.units.mp[q.unit]} left.`,
);
const free = step(
  ENEMIES,
  'movement/occupied',
  (q) => q.to < 0 || firstIn(q.pos, q.to) < 0 || camp(q.pos, firstIn(q.pos, q.to)) === camp(q.pos, q.unit),
  (q) => `Units of another side hold ${hexName(q.pos, q.to)}; attack or overrun them, or go round.`,
);
/** Where an overrun is announced its units move first, and on a way that leads to it. @rule SPI 8.4, 17.6 */
const planned = step(
  spi('8.4', ['SPI-17.6.4'], 'Units that overrun are moved before all others, and what was announced must remain possible.'),
  'overrun/plan',
  (q) => q.dir < 0 || q.pos.state.announced.length === 0 || leadsPlan(q),
  (q) => `An overrun of ${hexName(q.pos, q.pos.state.announced[0].target)} is announced; move its units first, and so that it stays possible.`,
);

/** The checks of a step in the first edition. */
export const baseStepChecks: ReadonlyArray<Check<StepQuery>> = [adjacent, passable, affordable, free, planned];

/** Whether a unit must stop in the hex it enters; where it breaks a peace, by the zones that are there from that instant. @rule SPI 6.0 (SPI-6.0.3) */
export const stopsIn = (pos: Position, unit: UnitIx, hex: HexIx, ignored: ReadonlyArray<HexIx>): boolean => inEnemyZoneBut(onEntry(pos, unit, hex), camp(pos, unit), hex, ignored);

/** Whether every rule lets a unit take a step. */
export const stepAllowed = (q: StepQuery): boolean => {
  const { rules } = q.pos.board;
  return allHold(rules.stepChecks, q) && allHold(rules.entryChecks, q) && allHold(rules.borderChecks, q);
};

/** Directions of the legal steps of a unit that may move. */
export const stepsOf = (pos: Position, unit: UnitIx): ReadonlyArray<number> => {
  const out: number[] = [];
  const from = pos.state.units.hex[unit];
  const costs = pos.board.folds.costs[classOf(pos, unit)];
  const { neighbors } = pos.board.map;
  const q: StepQuery = { pos, unit, from, to: -1, dir: -1, cost: -1, mode: 'march' };
  for (let d = 0; d < 6; d++) {
    const cost = costs[from * 6 + d];
    if (cost < 0) continue;
    q.to = neighbors[from * 6 + d];
    q.dir = d;
    q.cost = cost;
    if (stepAllowed(q)) out.push(d);
  }
  return out;
};

/** Why a unit may not move at all now. */
export const cannotMove = (pos: Position, unit: UnitIx, id: string): ReadonlyArray<RuleViolation> => {
  const { mp, status } = pos.state.units;
  if (status[unit] & STOPPED)
    return [refusal(ZONES, 'movement/stopped', [id], `${id} has stopped for this phase: it entered an enemy zone of control, or came by sea or air.`)];
  if (mp[unit] > 0) return [];
  if (pos.state.phase === 'mechanized' && (!isMechanized(pos, unit) || (status[unit] & (MOVED | CARRIED)) !== 0))
    return [refusal(MECHANIZED_PHASE, 'movement/not-mechanized', [id], `${id} ${isMechanized(pos, unit) ? 'has moved before combat' : 'is not mechanized'}; it does not move in the mechanized movement phase.`)];
  return [refusal(ALLOWANCE, 'movement/no-points', [id], `${id} has no movement points left in this phase (its allowance is ${allowance(pos, unit)}).`)];
};

/** Everything against a step. */
export const stepViolations = (pos: Position, action: Step): ReadonlyArray<RuleViolation> => {
  const { unit, hex, wrong } = unitAndHex(pos, action.unit, action.to);
  if (wrong.length > 0) return wrong;
  const q = stepQuery(pos, unit, hex);
  const { rules } = pos.board;
  return [...cannotMove(pos, unit, action.unit), ...violationsOf(rules.stepChecks, q), ...(q.dir < 0 || q.cost < 0 ? [] : [...violationsOf(rules.entryChecks, q), ...violationsOf(rules.borderChecks, q)])];
};

/** What a legal step does. */
export const stepEvent = (pos: Position, action: Step): Happening<'unitStepped'> => {
  const q = stepQuery(pos, unitIx(pos, action.unit), hexIx(pos, action.to));
  const ignored = ignoredZones(pos, q.unit);
  const spent = minimum(q) ? pos.state.units.mp[q.unit] : q.cost;
  return {
    type: 'unitStepped',
    unit: q.unit,
    from: q.from,
    to: q.to,
    cost: spent,
    left: pos.state.units.mp[q.unit] - spent,
    stops: stopsIn(pos, q.unit, q.to, ignored),
    player: pos.state.player,
  };
};
