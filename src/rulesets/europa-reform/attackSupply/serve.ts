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

/** Who is served if these units attack or overrun a hex now, with what it takes. */
export const servedNow = (pos: Position, units: ReadonlyArray<UnitIx>, effort: Effort): Served => {
  const { board, state } = pos;
  const supply = attackSupplyIn(state);
  const used = [...supply.used];
  const delivered = [...supply.delivered];
  const fed = [...supply.fed];
  const serving = new Map<UnitIx, Server>();
  const traced = new Map<string, ReadonlyArray<Line>>();
  const linesOf = (unit: UnitIx): ReadonlyArray<Line> => {
    // units of one army that move alike trace alike from one hex
    const key = [state.units.hex[unit], board.roster.power[unit], board.roster.movementClass[unit], board.roster.units[unit].nation, board.roster.units[unit].marks ?? ''].join();
    let lines = traced.get(key);
    if (lines === undefined) traced.set(key, (lines = linesFrom(pos, unit, state.units.hex[unit])));
    return lines;
  };
  const together = board.readings['non-divisional-supply'] === 'with-division' && effort === 'attack';
  const isDivision = (unit: UnitIx): boolean => faceOf(pos, unit).divisional[unit] === 1;
  /** By one reading units below division are served with divisions that the same headquarters serves in the attack. (AMB-ER-102) */
  const joins = (offer: Offer, unit: UnitIx): boolean =>
    !together || !offer.active || isDivision(unit) || [...serving].some(([u, by]) => by === offer.hq && isDivision(u));
  const fromHq = (unit: UnitIx): boolean => {
    for (const offer of offersOf(pos, linesOf(unit))) {
      const at = used.findIndex((u) => u.hq === offer.hq && u.active === offer.active);
      const use = at < 0 ? fresh(offer.hq, offer.active) : used[at];
      if (!joins(offer, unit) || lackOf(pos, offer, use, unit, effort) !== null) continue;
      const now = charged(pos, offer, use, unit, effort);
      if (at >= 0) used[at] = now;
      else if (now !== use) used.push(now);
      serving.set(unit, offer.hq);
      return true;
    }
    return false;
  };
  const fromDelivery = (unit: UnitIx): boolean => {
    const hex: HexIx = state.units.hex[unit];
    if (inTankArmy(pos, hex) && board.readings['transported-to-tank-army'] !== 'yes') return false;
    const at = delivered.findIndex((d) => d.hex === hex && d.points >= pointsFor(pos, unit));
    if (!fed.includes(unit)) {
      if (at < 0) return false;
      delivered[at] = { hex, points: delivered[at].points - pointsFor(pos, unit) };
      fed.push(unit);
    }
    serving.set(unit, null);
    return true;
  };
  const order = inOrder(supply, units, effort);
  for (const unit of together ? [...order.filter(isDivision), ...order.filter((u) => !isDivision(u))] : order) {
    // without strength a unit needs nothing
    if (state.units.hex[unit] < 0 || printedAttack(pos, unit) === 0 || isBarred(pos, unit)) continue;
    if (isAutomatic(pos, unit)) serving.set(unit, null);
    else if (!fromHq(unit)) fromDelivery(unit);
  }
  return { serving, used, delivered, fed: fed.sort((a, b) => a - b) };
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
