/**
 * One step of one unit: what it costs, what forbids it, and what it leads to.
 * @rule EBC 6A, 7A, 7B, 8B, FTF 7A, FITE 6A, 6B, 7A, REFORM 12H
 * @module
 */
import { administrativeCost, mayAdministrate } from './administrative.js';
import { marchCost, POINT, railCost, roadCost } from './cost.js';
import { isArmyHq, isMotorized, isRailOnly } from './kind.js';
import { longUnsupplied, mayMove } from './mover.js';
import { holdsEnemy, inForce, isNeutralLand, landlord, owns, type Position, stacked, type Unit, unitsAt } from './position.js';
import { hexAt } from './printed.js';
import { mayStack } from './stack.js';
import { followers } from './tankArmy.js';
import { areaOpen, holdsOtherArmy, neutralBars, withdraws } from './theater.js';

export type Mode = 'march' | 'road' | 'rail' | 'admin';
export const MODES: ReadonlyArray<Mode> = ['march', 'road', 'rail', 'admin'];

/** Zones of the mover's enemies: which units exert them, by hex. They stay where they are while he moves. */
export type Zones = ReadonlyMap<string, ReadonlySet<Unit>>;

const inZone = (zones: Zones, hex: string): boolean => (zones.get(hex)?.size ?? 0) > 0;

/** A zone is reduced in a hex where every unit that exerts one there has long been without supply. @rule FITE 5, 12D */
const inFullZone = (pos: Position, zones: Zones, hex: string): boolean => [...(zones.get(hex) ?? [])].some((u) => !inForce(pos, 'FITE-12D') || !longUnsupplied(u));

/** Leaving a zone costs 2 points, going from zone to zone 3; German c/m units pay 1 and 2, reduced zones cost 0 and 1. @rule FITE 6A */
const zoneCost = (pos: Position, unit: Unit, zones: Zones, from: string, to: string): number => {
  if (!inForce(pos, 'FITE-6A') || !inZone(zones, from)) return 0;
  const through = inZone(zones, to) ? 1 : 0;
  if (!inFullZone(pos, zones, from)) return through * POINT;
  const german = unit.data.nation === 'Germany' && isMotorized(unit.data);
  return ((german ? 1 : 2) + through) * POINT;
};

/** Hexes by rail for a point, by the printed rating: a point to board, and one in advance for each so many hexes. @rule FITE 7A */
const hexesForPoint = (unit: Unit): number => {
  const { movement } = unit.data.full;
  if (movement === 'R') return 5;
  if (movement >= 9) return 5;
  if (movement >= 7) return 6;
  if (movement >= 6) return 8;
  return movement >= 3 ? 10 : 30;
};

const trainCost = (pos: Position, unit: Unit, from: string, to: string): number | null => {
  const plain = railCost(pos, from, to);
  if (plain === null || !inForce(pos, 'FITE-7A') || isRailOnly(unit.data)) return plain;
  const paid = unit.railHexes % hexesForPoint(unit) !== 0;
  return (unit.railHexes === 0 ? POINT : 0) + (paid ? 0 : POINT);
};

/** What a step costs in twentieths; null where terrain forbids it or no line runs. */
export const stepCost = (pos: Position, unit: Unit, zones: Zones, to: string, by: Mode): number | null => {
  const from = unit.hex as string;
  if (by === 'rail') return trainCost(pos, unit, from, to);
  const ground = by === 'march' ? marchCost(pos, unit.data, from, to) : by === 'road' ? roadCost(pos, unit.data, from, to) : administrativeCost(pos, unit.data, from, to);
  return ground === null ? null : ground + zoneCost(pos, unit, zones, from, to);
};

/** Units that a power may move by rail in a turn. @rule FTF 7A, FITE 7A */
const CAPACITY_IN_POLAND: Readonly<Record<string, number>> = { germany: 5, poland: 3, 'soviet-union': 3 };
const CAPACITY_IN_THE_EAST: Readonly<Record<string, number>> = { germany: 12, romania: 3, hungary: 2, italy: 1, finland: 3, 'soviet-union': 15 };

const railOpen = (pos: Position, unit: Unit, to: string): boolean => {
  const from = unit.hex as string;
  if (pos.phase !== 'movement') return false;
  if (!owns(pos, unit.power, from) || !owns(pos, unit.power, to)) return false;
  const capacity = (inForce(pos, 'FITE-CAMPAIGN') ? CAPACITY_IN_THE_EAST : CAPACITY_IN_POLAND)[unit.power] ?? 0;
  if (!unit.railed && (pos.railed.get(unit.power) ?? 0) >= capacity) return false;
  if (inForce(pos, 'FTF-7A') && unit.power === 'soviet-union' && (landlord(pos, from) !== 'soviet-union' || landlord(pos, to) !== 'soviet-union')) return false;
  return !(inForce(pos, 'REFORM-12H') && isArmyHq(unit.data));
};

/** Whether a step is legal, lasting excess in full hexes apart. */
const stepOpen = (pos: Position, unit: Unit, zones: Zones, to: string, by: Mode): boolean => {
  const from = unit.hex as string;
  if (!hexAt(pos.printed, from).beside.includes(to) || holdsEnemy(pos, unit.side, to)) return false;
  const cost = stepCost(pos, unit, zones, to, by);
  if (cost === null) return false;
  // a unit that has not moved may always move a single hex, but not administratively
  if (cost > unit.mp && (unit.moved || by === 'admin')) return false;
  if (by === 'rail' && !railOpen(pos, unit, to)) return false;
  if (by !== 'rail' && isRailOnly(unit.data)) return false;
  if (!mayAdministrate(pos, unit, to, by)) return false;
  if (!areaOpen(pos, unit, from, to)) return false;
  if (inForce(pos, 'REFORM-12H') && isArmyHq(unit.data) && hexAt(pos.printed, to).zone === 'A') return false;
  return !neutralBars(pos, to) || (by !== 'rail' && withdraws(pos, unit, to));
};

/** Whether a hex changes hands when a unit enters. @rule EBC 3C */
const takes = (pos: Position, unit: Unit, hex: string): boolean => pos.owner.get(hex) !== unit.power && !isNeutralLand(pos, hex) && !holdsOtherArmy(pos, unit, hex);

/** The position after a step. */
export const afterStep = (pos: Position, unit: Unit, zones: Zones, to: string, by: Mode): Position => {
  const cost = stepCost(pos, unit, zones, to, by) as number;
  const stops = cost > unit.mp || ((by === 'rail' || !inForce(pos, 'FITE-6A')) && inZone(zones, to));
  const withdrawn = isNeutralLand(pos, to);
  const going = followers(pos, unit);
  const moved: Unit = {
    ...unit,
    hex: withdrawn ? null : to,
    mp: Math.max(0, unit.mp - cost),
    moved: true,
    stopped: stops,
    railed: unit.railed || by === 'rail',
    railHexes: by === 'rail' ? unit.railHexes + 1 : unit.railHexes,
    administrative: unit.administrative || by === 'admin',
  };
  const units = pos.units.map((u) => (u.id === unit.id ? moved : going.includes(u) ? { ...u, hex: to } : u));
  return {
    ...pos,
    units,
    stacks: stacked(units),
    owner: takes(pos, unit, to) ? { get: (hex) => (hex === to ? unit.power : pos.owner.get(hex)) } : pos.owner,
    railed: by === 'rail' && !unit.railed ? new Map([...pos.railed, [unit.power, (pos.railed.get(unit.power) ?? 0) + 1]]) : pos.railed,
  };
};

/** A unit as a position has it. */
export const unitIn = (pos: Position, id: string): Unit => pos.units.find((u) => u.id === id) as Unit;

/** Whether a unit can get out of its hex to one that has room for it, through full hexes if need be. @rule EBC 8B, ruling AMB-BC-53 */
const canLeave = (pos: Position, unit: Unit, zones: Zones, tried: Map<string, number> = new Map()): boolean => {
  if (!mayMove(pos, unit)) return false;
  tried.set(unit.hex as string, unit.mp);
  for (const to of hexAt(pos.printed, unit.hex as string).beside)
    for (const by of MODES) {
      if (!stepOpen(pos, unit, zones, to, by)) continue;
      if (mayStack(pos, to, [...unitsAt(pos, to), unit, ...followers(pos, unit)])) return true;
      const then = afterStep(pos, unit, zones, to, by);
      const there = unitIn(then, unit.id);
      if (there.mp > (tried.get(to) ?? -1) && canLeave(then, there, zones, tried)) return true;
    }
  return false;
};

/** Whether a step may be taken now: the unit can move, nothing forbids it, and no excess would be left that nobody can undo. */
export const mayStep = (pos: Position, unit: Unit, zones: Zones, to: string, by: Mode): boolean => {
  if (!mayMove(pos, unit) || !stepOpen(pos, unit, zones, to, by)) return false;
  if (mayStack(pos, to, [...unitsAt(pos, to), unit, ...followers(pos, unit)])) return true;
  const then = afterStep(pos, unit, zones, to, by);
  return mayStack(then, to, unitsAt(then, to).filter((u) => !canLeave(then, u, zones)));
};
