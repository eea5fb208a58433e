/**
 * Attack supply: who draws on which headquarters.
 * @rule REFORM 12, 12C5, 12D1, 12H, 25D, 31C, 39J
 * @module
 */
import { hasMark, isArmyHq, isDivisional, isTankArmyHq, resOf } from './kind.js';
import { inForce, type Position, ratings, type Unit, unitsAt } from './position.js';
import { hexAt } from './printed.js';
import type { Zones } from './step.js';
import { overland } from './supply.js';
import { enemyZones } from './zone.js';

export type Effort = 'attack' | 'overrun';

/** What has been drawn from a headquarters in this phase. */
interface Use {
  readonly hq: string;
  readonly active: boolean;
  divisions: number;
  ofOthers: number;
  res: number;
  readonly units: Set<string>;
}

interface Slice {
  readonly naming: ReadonlyArray<number>;
  readonly used: ReadonlyArray<{ readonly hq: number; readonly active: boolean; readonly divisions: number; readonly ofOthers: number; readonly res: number; readonly units: ReadonlyArray<number> }>;
  readonly delivered: ReadonlyArray<{ readonly hex: number; readonly points: number }>;
  readonly fed: ReadonlyArray<number>;
}

const isServer = (unit: Unit): boolean => isArmyHq(unit.data) && !isTankArmyHq(unit.data);
const isDivision = (unit: Unit): boolean => isDivisional(unit.data, unit.cadre);

/** Eastern troops count as German, foreign troops in Soviet service as Soviet. @rule REFORM 12H */
const nationOf = ({ data }: Unit): string => (hasMark(data, 'eastern') ? 'Germany' : hasMark(data, 'soviet-service') ? 'Soviet Union' : data.nation);

/** Attacking divisions that an active headquarters serves, and how many of another nation. @rule REFORM 12H */
const limitsOf = (hq: Unit): readonly [number, number] => (hq.data.nation === 'Germany' ? [15, 3] : hq.data.nation === 'Soviet Union' ? [20, 0] : [10, 3]);

/** Its own nation; German headquarters serve allies too, and allied ones Germans; no ally another ally. */
const kinship = (hq: Unit, unit: Unit): 'own' | 'other' | null => {
  const [theirs, ours] = [hq.data.nation, nationOf(unit)];
  if (theirs === ours) return 'own';
  if (hq.side !== unit.side || [theirs, ours].includes('Soviet Union')) return null;
  return theirs === 'Germany' || ours === 'Germany' ? 'other' : null;
};

const activeIn = (pos: Position): ReadonlyArray<string> => ((pos.state.slices['headquarters'] as { readonly active: ReadonlyArray<number> } | undefined)?.active ?? []).map((u) => pos.units[u].id);

interface Offer {
  readonly hq: Unit;
  readonly kin: 'own' | 'other';
  readonly active: boolean;
  readonly hexes: number;
}

/** Headquarters that a unit can trace to: own before others, active before inactive, near before far. @rule ruling AMB-ER-118 */
const offersTo = (pos: Position, unit: Unit, zones: Zones): ReadonlyArray<Offer> => {
  const lines = overland(pos, unit, zones);
  const active = activeIn(pos);
  const rank = (o: Offer): number => (o.kin === 'own' ? 0 : 2) + (o.active ? 0 : 1);
  return pos.units
    .flatMap((hq): ReadonlyArray<Offer> => {
      const kin = isServer(hq) && hq.hex !== null ? kinship(hq, unit) : null;
      const hexes = hq.hex === null ? undefined : lines.get(hq.hex);
      return kin === null || hexes === undefined ? [] : [{ hq, kin, hexes, active: active.includes(hq.id) }];
    })
    .sort((a, b) => rank(a) - rank(b) || a.hexes - b.hexes || pos.units.indexOf(a.hq) - pos.units.indexOf(b.hq));
};

/** Whether a headquarters has room for a unit; if so, the unit is counted. */
const draws = (pos: Position, { hq, kin, active }: Offer, use: Use, unit: Unit, effort: Effort): boolean => {
  const division = isDivision(unit);
  if (active) {
    if (effort === 'overrun' || !division || use.units.has(unit.id)) return true;
    const [divisions, others] = limitsOf(hq);
    if (use.divisions >= divisions || (kin === 'other' && use.ofOthers >= others)) return false;
  } else {
    // 12 REs, three divisions among them, of its own nation; none in exploitation combat, none with a Tank Army
    if (kin === 'other' || (effort === 'attack' && pos.phase !== 'combat')) return false;
    if (unitsAt(pos, unit.hex as string).some((u) => isTankArmyHq(u.data))) return false;
    if (use.units.has(unit.id)) return true;
    if ((division && use.divisions >= 3) || use.res + resOf(unit.data, unit.cadre) > 12) return false;
    use.res += resOf(unit.data, unit.cadre);
  }
  if (division) use.divisions++;
  if (division && kin === 'other') use.ofOthers++;
  use.units.add(unit.id);
  return true;
};

/** Who of these units is served, with the headquarters: in the order in which they are named. A unit without strength needs nothing. */
export const serversOf = (pos: Position, units: ReadonlyArray<Unit>, effort: Effort): ReadonlyMap<string, string> => {
  const slice = pos.state.slices['attackSupply'] as Slice;
  const name = (ix: number): string => pos.units[ix].id;
  const ids = [...pos.printed.hexes.keys()];
  const uses: Use[] = slice.used.map((u) => ({ hq: name(u.hq), active: u.active, divisions: u.divisions, ofOthers: u.ofOthers, res: u.res, units: new Set(u.units.map(name)) }));
  const stores = slice.delivered.map((d) => ({ hex: ids[d.hex], points: d.points }));
  const fed = new Set(slice.fed.map(name));
  const named = effort === 'attack' ? slice.naming.map(name) : [];
  const order = [...named.flatMap((id) => units.filter((u) => u.id === id)), ...units.filter((u) => !named.includes(u.id))];
  const served = new Map<string, string>();
  const zones = enemyZones(pos, units[0].side);
  for (const unit of order) {
    if (unit.hex === null || ratings(unit).attack === 0 || unit.outOfSupply) continue;
    if (hasMark(unit.data, 'replacement-army') && isDivision(unit)) continue;
    // the Arctic has rules of its own; who was dropped carries what he needs
    if (hexAt(pos.printed, unit.hex).zone === 'A' || (inForce(pos, 'REFORM-25D') && unit.dropped)) {
      served.set(unit.id, 'itself');
      continue;
    }
    const from = offersTo(pos, unit, zones).find((offer) => {
      let use = uses.find((u) => u.hq === offer.hq.id && u.active === offer.active);
      if (use === undefined) uses.push((use = { hq: offer.hq.id, active: offer.active, divisions: 0, ofOthers: 0, res: 0, units: new Set() }));
      return draws(pos, offer, use, unit, effort);
    });
    if (from !== undefined) {
      served.set(unit.id, from.hq.id);
      continue;
    }
    // points that were flown or shipped in: one for an RE, for the player turn
    if (unitsAt(pos, unit.hex).some((u) => isTankArmyHq(u.data))) continue;
    const store = stores.find((s) => s.hex === unit.hex && s.points >= resOf(unit.data, unit.cadre));
    if (!fed.has(unit.id) && store === undefined) continue;
    if (!fed.has(unit.id) && store !== undefined) store.points -= resOf(unit.data, unit.cadre);
    fed.add(unit.id);
    served.set(unit.id, 'itself');
  }
  return served;
};

/** The units that have attack supply; null where the rules know none. */
export const servedIn = (pos: Position, units: ReadonlyArray<Unit>, effort: Effort): ReadonlySet<string> | null => (inForce(pos, 'REFORM-12') ? new Set(serversOf(pos, units, effort).keys()) : null);
