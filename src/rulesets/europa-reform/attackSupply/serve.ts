/**
 * Who is served in an attack or an overrun. Units are served one after another, in the order in which their owner names them; each by
 * the best headquarters in its reach that has room for it.
 * @rule REFORM 12 (ER-12.2), 12C5, 12H (ER-12H.45 to ER-12H.64), 25D (ER-25D.3), 31F1 (ER-31F1.3), 39J, rulings AMB-ER-118, AMB-ER-119
 * @module
 */
import type { HexIx } from '../../../kernel/hex.js';
import type { Effort, Server, Serving } from '../../europa/attackSupply.js';
import { faceOf, outOfSupply, type Position, printedAttack } from '../../europa/position.js';
import type { UnitIx } from '../../europa/unit.js';
import { isArctic } from '../../fire-in-the-east/stacking.js';
import { charged, fresh, inTankArmy, lackOf, type Offer, offersOf } from './capacity.js';
import { type Line, linesFrom } from './lines.js';
import { needsNone, neverServed } from './nations.js';
import { type AttackSupply, attackSupplyIn, type Delivery, type HqUse } from './state.js';

/** Who is served, and what is left of headquarters and deliveries then. */
export interface Served {
  readonly serving: Serving;
  readonly used: ReadonlyArray<HqUse>;
  readonly delivered: ReadonlyArray<Delivery>;
  readonly fed: ReadonlyArray<UnitIx>;
}

/** Whether operations in a unit's hex need no attack supply: those in the Arctic. @rule REFORM 12H (ER-12H.66) (AMB-ER-111) */
const isExempt = (pos: Position, unit: UnitIx): boolean => pos.board.readings['arctic-attack-supply'] === 'exempt' && isArctic(pos.board, pos.state.units.hex[unit]);

/** Whether a unit has attack supply without a line to a headquarters. @rule REFORM 12H (ER-12H.66), 25D (ER-25D.3), 31F1 (ER-31F1.3) */
export const isAutomatic = (pos: Position, unit: UnitIx): boolean =>
  isExempt(pos, unit) || needsNone(pos, unit) || pos.board.rules.automaticSupply.some((a) => a.holds(pos, unit));

/** Whether nothing can give a unit attack supply; headquarters reach nobody in the Arctic. (AMB-ER-174) */
export const isBarred = (pos: Position, unit: UnitIx): boolean => {
  if (outOfSupply(pos, unit)) return true;
  if (isArctic(pos.board, pos.state.units.hex[unit]) && !isExempt(pos, unit)) return true;
  return neverServed(pos, unit) && !(pos.board.readings['replacement-army-automatic'] === 'served' && isAutomatic(pos, unit));
};

/** How many points of a delivery a unit lives on: its REs, or by one reading its strength. (AMB-ER-83) */
export const pointsFor = (pos: Position, unit: UnitIx): number =>
  pos.board.readings['transported-attack-supply'] === 'strength' ? printedAttack(pos, unit) : faceOf(pos, unit).re[unit];

/** Units in the order in which they are named: as far as they have been committed one by one, as they were. */
const inOrder = ({ naming }: AttackSupply, units: ReadonlyArray<UnitIx>, effort: Effort): ReadonlyArray<UnitIx> => {
  if (effort === 'overrun' || naming.length === 0) return units;
  return [...naming.filter((u) => units.includes(u)), ...units.filter((u) => !naming.includes(u))];
};

/** How far serving has come: who is served, and what is left of headquarters and deliveries then. */
type Course = Served;

/** What serves a unit next, as far as anything does: the course is the same where nobody can. */
type Step = (course: Course, unit: UnitIx) => Course;

const startOf = ({ used, delivered, fed }: AttackSupply): Course => ({ serving: new Map<UnitIx, Server>(), used, delivered, fed });

const withServed = (course: Course, unit: UnitIx, by: Server, more: Partial<Course> = {}): Course => ({ ...course, ...more, serving: new Map([...course.serving, [unit, by]]) });

/** Serves units one by one. Lines are traced once for units that trace alike. */
const serverOf = (pos: Position, effort: Effort): Step => {
  const { board, state } = pos;
  const traced = new Map<string, ReadonlyArray<Line>>();
  const linesOf = (unit: UnitIx): ReadonlyArray<Line> => {
    // units of one army that move alike trace alike from one hex
    const key = [state.units.hex[unit], board.roster.power[unit], board.roster.movementClass[unit], board.roster.units[unit].nation, board.roster.units[unit].marks ?? ''].join();
    let lines = traced.get(key);
    if (lines === undefined) traced.set(key, (lines = linesFrom(pos, unit, state.units.hex[unit])));
    return lines;
  };
  const isDivision = (unit: UnitIx): boolean => faceOf(pos, unit).divisional[unit] === 1;
  /** By one reading units below division are served with divisions that the same headquarters serves in the attack. (AMB-ER-102) */
  const joins = ({ serving }: Course, offer: Offer, unit: UnitIx): boolean =>
    !servesTogether(pos, effort) || !offer.active || isDivision(unit) || [...serving].some(([u, by]) => by === offer.hq && isDivision(u));
  const fromHq = (course: Course, unit: UnitIx): Course | null => {
    for (const offer of offersOf(pos, linesOf(unit))) {
      const at = course.used.findIndex((u) => u.hq === offer.hq && u.active === offer.active);
      const use = at < 0 ? fresh(offer.hq, offer.active) : course.used[at];
      if (!joins(course, offer, unit) || lackOf(pos, offer, use, unit, effort) !== null) continue;
      const now = charged(pos, offer, use, unit, effort);
      const used = at >= 0 ? course.used.map((u, i) => (i === at ? now : u)) : now === use ? course.used : [...course.used, now];
      return withServed(course, unit, offer.hq, { used });
    }
    return null;
  };
  const fromDelivery = (course: Course, unit: UnitIx): Course => {
    const hex: HexIx = state.units.hex[unit];
    if (inTankArmy(pos, hex) && board.readings['transported-to-tank-army'] !== 'yes') return course;
    if (course.fed.includes(unit)) return withServed(course, unit, null);
    const points = pointsFor(pos, unit);
    const at = course.delivered.findIndex((d) => d.hex === hex && d.points >= points);
    if (at < 0) return course;
    return withServed(course, unit, null, {
      delivered: course.delivered.map((d, i) => (i === at ? { hex, points: d.points - points } : d)),
      fed: [...course.fed, unit].sort((a, b) => a - b),
    });
  };
  return (course, unit) => {
    // without strength a unit needs nothing
    if (state.units.hex[unit] < 0 || printedAttack(pos, unit) === 0 || isBarred(pos, unit)) return course;
    if (isAutomatic(pos, unit)) return withServed(course, unit, null);
    return fromHq(course, unit) ?? fromDelivery(course, unit);
  };
};

/** Whether divisions come before the units that are served with them. (AMB-ER-102) */
const servesTogether = ({ board }: Position, effort: Effort): boolean => board.readings['non-divisional-supply'] === 'with-division' && effort === 'attack';

/** Who is served if these units attack or overrun a hex now, with what it takes. */
export const servedNow = (pos: Position, units: ReadonlyArray<UnitIx>, effort: Effort): Served => {
  const supply = attackSupplyIn(pos.state);
  const order = inOrder(supply, units, effort);
  const isDivision = (unit: UnitIx): boolean => faceOf(pos, unit).divisional[unit] === 1;
  return (servesTogether(pos, effort) ? [...order.filter(isDivision), ...order.filter((u) => !isDivision(u))] : order).reduce(serverOf(pos, effort), startOf(supply));
};

/** Who would be served if each of these units were alone. Nobody else is served in any group of them that overruns. */
export const servedAlone = (pos: Position, units: ReadonlyArray<UnitIx>, effort: Effort): Serving => {
  const step = serverOf(pos, effort);
  const start = startOf(attackSupplyIn(pos.state));
  return new Map(units.flatMap((u) => [...step(start, u).serving]));
};

/**
 * The units of an overrun in every order that comes to another choice of whom to serve, their own first. A unit that finds no room has
 * none later either, so that an order is as good as the row of those who are served.
 * @rule REFORM 12H (ER-12H.64), ruling AMB-ER-118
 */
export const servingOrders = (pos: Position, units: ReadonlyArray<UnitIx>, effort: Effort): ReadonlyArray<ReadonlyArray<UnitIx>> => {
  const step = serverOf(pos, effort);
  const start = startOf(attackSupplyIn(pos.state));
  const wanting = units.filter((u) => step(start, u).serving.has(u));
  const own = units.reduce(step, start).serving;
  if (wanting.every((u) => own.has(u)) && !wanting.some((u) => step(start, u).serving.get(u) !== own.get(u))) return [units];
  const idle = units.filter((u) => !wanting.includes(u));
  const seen = new Set<string>();
  const found: ReadonlyArray<UnitIx>[] = [];
  const visit = (course: Course, named: ReadonlyArray<UnitIx>, left: ReadonlyArray<UnitIx>): void => {
    const key = [...course.serving].map(([u, by]) => `${u}:${by}`).sort().join();
    if (seen.has(key)) return;
    seen.add(key);
    let complete = true;
    for (const unit of left) {
      const next = step(course, unit);
      if (!next.serving.has(unit)) continue;
      complete = false;
      visit(next, [...named, unit], left.filter((u) => u !== unit));
    }
    if (complete) found.push([...named, ...left, ...idle]);
  };
  visit(start, [], wanting);
  return [units, ...found.slice(1)];
};

/** Whether an attack or overrun is under way. */
export const isUnderWay = ({ state }: Position): boolean => state.combat !== null || state.pending.length > 0;

/** Who is served: as it was settled when the attack or overrun began that is under way, or as it would be now. */
export const serve = (pos: Position, target: HexIx, units: ReadonlyArray<UnitIx>, effort: Effort): Serving => {
  const { now } = attackSupplyIn(pos.state);
  if (now !== null && isUnderWay(pos) && now.target === target && units.every((u) => now.units.includes(u)))
    return new Map(now.served.filter(({ unit }) => units.includes(unit)).map(({ unit, by }) => [unit, by]));
  return servedNow(pos, units, effort).serving;
};
