/**
 * Attacker attrition (`*`) and defender attrition (`d`): three regimental equivalents, and for `*` no more strength than the
 * defenders' printed one.
 * @rule REFORM 9C (ER-9C.5 to ER-9C.11, ER-9C.15 to ER-9C.17, ER-9C.27)
 * @module
 */
import { CADRE, type Combat, type CombatSide, FULL } from '../../europa/state.js';
import { demandLosses, fighters, lossValue } from '../../europa/combat/losses.js';
import type { Position } from '../../europa/position.js';
import type { CombatStep } from '../../europa/rules.js';
import type { UnitIx } from '../../europa/unit.js';
import { reform } from '../cases.js';

/** REs that attrition costs. */
const RES = 3;
/** REs come in halves. */
const HALVES = 2;
/** Weather zones in which attrition is ignored. @rule REFORM 9C (ER-9C.11, ER-9C.17) */
const SPARED_ZONES: ReadonlyArray<string | null> = ['A', 'G'];

const printed = (pos: Position, unit: UnitIx, of: CombatSide): number => lossValue(pos, unit, of, 'strength');

/** Strength that the loss of a unit's next step takes from the ceiling, by the reading in force. (AMB-ER-12) */
const cost = (pos: Position, unit: UnitIx, of: CombatSide): number => {
  const { board, state } = pos;
  const full = printed(pos, unit, of);
  const { cadre } = board.roster.units[unit];
  if (cadre === null || state.units.face[unit] !== FULL) return full;
  switch (board.readings['attrition-flip-strength']) {
    case 'gross':
      return full;
    case 'none':
      return 0;
    default:
      return full - (of === 'attacker' ? cadre.attack : cadre.defense);
  }
};

/** A unit that attrition may take: REs, and printed strength. @since 0.3.0 */
export interface Candidate {
  readonly res: number;
  readonly cost: number;
}

/** Least strength lost for REs of at least 0, ½, 1 … 3; Infinity where there are not so many. */
const leastCosts = (candidates: ReadonlyArray<Candidate>): ReadonlyArray<number> => {
  let least: ReadonlyArray<number> = Array.from({ length: RES * HALVES + 1 }, (_, halves) => (halves === 0 ? 0 : Infinity));
  for (const c of candidates) {
    const before = least;
    least = before.map((now, halves) => Math.min(now, before[Math.max(0, halves - c.res * HALVES)] + c.cost));
  }
  return least;
};

/** The most REs, three at most, that can be lost within a ceiling of strength. @since 0.3.0 */
export const mostWithin = (candidates: ReadonlyArray<Candidate>, ceiling: number): number => {
  const least = leastCosts(candidates);
  let halves = RES * HALVES;
  while (least[halves] > ceiling) halves--;
  return halves / HALVES;
};

/**
 * By one reading any loss will do to which nothing can be added within the ceiling: the fewest REs of such a loss, three at
 * most. Whoever is left out costs more than what the ceiling still allows, the cheapest of them too. (AMB-ER-14)
 * @since 0.3.0
 */
export const fewestMaximal = (candidates: ReadonlyArray<Candidate>, ceiling: number): number => {
  const byCost = [...candidates].sort((a, b) => a.cost - b.cost);
  let fewest = RES;
  byCost.forEach((out, i) => {
    // all that are cheaper are lost; of those that are not, any; the first left out must not fit in any more
    const sure = byCost.slice(0, i);
    let sums = new Map<number, number>([[sure.reduce((n, c) => n + c.cost, 0), sure.reduce((n, c) => n + c.res, 0)]]);
    for (const c of byCost.slice(i + 1)) {
      const more = new Map(sums);
      for (const [spent, res] of sums) more.set(spent + c.cost, Math.min(more.get(spent + c.cost) ?? Infinity, res + c.res));
      sums = more;
    }
    for (const [spent, res] of sums) if (spent <= ceiling && spent + out.cost > ceiling) fewest = Math.min(fewest, res);
  });
  // or nobody is left out; where not all fit, the fewest is less than that
  return Math.min(fewest, candidates.reduce((n, c) => n + c.res, 0));
};

/** The REs that a side has to lose, of those it has. */
const obligation = (pos: Position, candidates: ReadonlyArray<Candidate>, ceiling: number): number =>
  pos.board.readings['attrition-obligation'] === 'any-maximal' ? fewestMaximal(candidates, ceiling) : mostWithin(candidates, ceiling);

const inSparedZone = (pos: Position, hex: number): boolean => SPARED_ZONES.includes(pos.board.weatherZones[pos.board.zoneOf[hex]]);

/** Units that attrition may strike: those that took part and have REs, outside the zones that are spared. (AMB-ER-19, AMB-ER-28, AMB-ER-185) */
const struck = (pos: Position, combat: Combat, of: CombatSide): ReadonlyArray<UnitIx> => {
  const own = of === 'attacker' && pos.board.readings['attrition-zone'] === 'each';
  if (!own && inSparedZone(pos, combat.target)) return [];
  return fighters(pos, combat, of).filter(
    (u) => (of === 'attacker' || combat.defenders.includes(u) || pos.board.readings['attrition-of-retreated'] === 'counted') && pos.board.rules.lossRes(pos, u) > 0 && !pos.board.rules.indestructible(pos, u) && !(own && inSparedZone(pos, pos.state.units.hex[u])),
  );
};

const sum = (pos: Position, units: ReadonlyArray<UnitIx>, of: CombatSide): number => units.reduce((n, u) => n + printed(pos, u, of), 0);

/** Strength that the attackers may lose at most by `*`. (AMB-ER-17, AMB-ER-20) */
const ceilingOfAttackers = (pos: Position, combat: Combat): number => {
  const { readings } = pos.board;
  const sheltered = readings['attrition-ceiling'] === 'all-in-stack' ? sum(pos, combat.bystanders, 'defender') : 0;
  const lost = readings['attrition-ceiling-shared'] === 'shared' ? combat.printed.attacker - sum(pos, fighters(pos, combat, 'attacker'), 'attacker') : 0;
  return Math.max(0, combat.printed.defender + sheltered - lost);
};

/** Strength that the defenders may lose at most by `d`: any, but by one reading. (AMB-ER-24) */
const ceilingOfDefenders = (pos: Position, combat: Combat): number => (pos.board.readings['defender-attrition-ceiling'] === 'symmetric' ? combat.printed.attacker : Infinity);

/** By one reading the last cadre of a side is spared. (AMB-ER-23) */
const spares = (pos: Position, units: ReadonlyArray<UnitIx>): boolean =>
  pos.board.readings['attrition-lone-cadre'] === 'spared' && units.length === 1 && (pos.state.units.face[units[0]] === CADRE || pos.board.roster.units[units[0]].size === 'CADRE');

const attrition = (of: CombatSide, ref: CombatStep['ref'], ceiling: (pos: Position, combat: Combat) => number): CombatStep => ({
  ref,
  run: (pos, combat) => {
    const units = struck(pos, combat, of);
    if (spares(pos, units)) return [];
    const candidates = units.map((u) => ({ res: pos.board.rules.lossRes(pos, u), cost: cost(pos, u, of) }));
    return demandLosses(pos, of, units, obligation(pos, candidates, ceiling(pos, combat)), 're');
  },
});

/** `*` and `d` as steps of a combat. */
export const attritionSteps: Readonly<Record<string, CombatStep>> = {
  'attrition of attacker': attrition(
    'attacker',
    reform(
      '9C',
      ['ER-9C.5', 'ER-9C.6', 'ER-9C.7', 'ER-9C.8', 'ER-9C.9', 'ER-9C.10', 'ER-9C.11', 'ER-9C.27'],
      'The attacker loses 3 REs, or as many as cost no more strength than the defenders’ printed one; a division reduced to cadre is 3.',
    ),
    ceilingOfAttackers,
  ),
  'attrition of defender': attrition(
    'defender',
    reform('9C', ['ER-9C.15', 'ER-9C.16', 'ER-9C.17'], 'The defender loses 3 REs; a division reduced to cadre is 3.'),
    ceilingOfDefenders,
  ),
};
