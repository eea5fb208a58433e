/**
 * Overruns: who may carry one out, at what odds.
 * @rule EBC 13, FTF 19A, REFORM 13
 * @module
 */
import { servedIn } from './attackSupply.js';
import { POINT } from './cost.js';
import { isArmyHq, isMotorized, isRailOnly } from './kind.js';
import { movesNow } from './mover.js';
import { isMarker, strengths } from './odds.js';
import { holdsEnemy, inForce, type Position, ratings, type Unit, unitsAt } from './position.js';
import { hexAt } from './printed.js';
import { mayStack } from './stack.js';
import { stepCost, type Zones } from './step.js';
import type { Attack } from './strength.js';
import { followers } from './tankArmy.js';
import { areaOpen, mayAttackInto, neutralBars } from './theater.js';
import { enemyZones } from './zone.js';

/** An overrun as an attack by everybody who moves in, on everybody in the hex. */
export const overrunOf = (pos: Position, target: string, units: ReadonlyArray<Unit>): Attack => ({
  target,
  attackers: units,
  defenders: unitsAt(pos, target).filter((u) => !isMarker(pos, u)),
  served: servedIn(pos, units, 'overrun'),
});

const isGermanMotorized = (unit: Unit): boolean => unit.data.nation === 'Germany' && isMotorized(unit.data);

/** Points that an overrun costs besides the step, by odds; null where they are too low. @rule REFORM 13, ruling AMB-ER-59 */
const priceByOdds = (unit: Unit, odds: number): number | null => {
  if (odds === Infinity) return 0;
  const german = isGermanMotorized(unit);
  if (odds >= 12) return german ? 1 : 2;
  if (odds >= 10) return german ? 2 : 3;
  if (odds === 9) return german ? 3 : 4;
  if (odds === 8) return german ? 4 : 5;
  if (odds === 7) return german ? 5 : 7;
  if (odds === 6) return german ? 7 : 9;
  return odds === 5 && german ? 9 : null;
};

/** Zones of all enemies but those in a hex: theirs play no part in its overrun. */
const zonesOfOthers = (zones: Zones, target: string): Zones =>
  new Map([...zones].map(([hex, units]) => [hex, new Set([...units].filter((u) => u.hex !== target))] as const).filter(([, units]) => units.size > 0));

/** Strengths of both sides, without air support. */
export const overrunStrengths = (pos: Position, attack: Attack): readonly [number, number] => strengths(pos, attack, false);

/** What everybody must be able to do: enter the hex. */
const mayEnter = (pos: Position, unit: Unit, from: string, target: string): boolean => {
  if (isRailOnly(unit.data) || !areaOpen(pos, unit, from, target) || neutralBars(pos, target)) return false;
  if (inForce(pos, 'REFORM-12H') && isArmyHq(unit.data) && hexAt(pos.printed, target).zone === 'A') return false;
  return !unit.administrative && mayAttackInto(pos, unit, target);
};

/** Whether zones of control hold a unit back: those of others do unless it has not moved, those of the hex overrun do not. @rule EBC 13 */
const isHeld = (unit: Unit, ofTarget: boolean, ofOthers: boolean): boolean => {
  if (!unit.moved) return false;
  if (ofOthers && unit.stopped) return true;
  return unit.stopped && !ofTarget;
};

/** Whether zones, or what an overrun came to, keep a unit from another one. @rule REFORM 13 */
const isHeldByReform = (unit: Unit, ofTarget: boolean, ofOthers: boolean): boolean => unit.halted || (unit.stopped && unit.moved && !(ofTarget && !ofOthers));

/** Whether these units may overrun a hex now. */
export const mayOverrun = (pos: Position, target: string, units: ReadonlyArray<Unit>, by: 'march' | 'road'): boolean => {
  const reform = inForce(pos, 'REFORM-13');
  if (!reform && !inForce(pos, 'EBC-13')) return false;
  const [{ hex: from, side }] = units;
  if (from === null || units.some((u) => u.hex !== from || !movesNow(pos, u)) || !hexAt(pos.printed, from).beside.includes(target) || !holdsEnemy(pos, side, target)) return false;
  const zones = enemyZones(pos, side);
  const here = [...(zones.get(from) ?? [])];
  const ofTarget = here.some((u) => u.hex === target);
  const ofOthers = here.some((u) => u.hex !== target);
  const others = zonesOfOthers(zones, target);
  const attack = overrunOf(pos, target, units);
  const [ours, theirs] = overrunStrengths(pos, attack);
  const odds = theirs === 0 ? Infinity : Math.floor(ours / theirs);
  const need = !reform ? 10 : units.every(isGermanMotorized) ? 5 : 6;
  if (ours === 0 || odds < need) return false;
  const stacking = reform ? target : from;
  const leaders = units.flatMap((u) => followers(pos, u, units));
  const staying = reform ? leaders : unitsAt(pos, from).filter((u) => leaders.includes(u));
  if (!mayStack(pos, stacking, [...units, ...new Set(staying)])) return false;
  return units.every((unit) => {
    const step = stepCost(pos, unit, others, target, by);
    const price = reform ? priceByOdds(unit, odds) : 2;
    if (step === null || price === null || step + price * POINT > unit.mp) return false;
    if (!mayEnter(pos, unit, from, target)) return false;
    if (reform && theirs === 0 && ratings(unit).attack === 0) return false;
    return !(reform ? isHeldByReform(unit, ofTarget, ofOthers) : isHeld(unit, ofTarget, ofOthers));
  });
};

