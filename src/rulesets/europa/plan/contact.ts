/**
 * What attacks would be worth that a side could make from where its units stand.
 * @module
 */
import { oddsColumn } from '../../../kernel/crt.js';
import { opposite, type HexIx } from '../../../kernel/hex.js';
import type { Support } from '../air.js';
import { faceOf, occupant, type Position } from '../position.js';
import { FULL, OUT_OF_SUPPLY } from '../state.js';
import type { UnitIx } from '../unit.js';
import type { Ground } from './ground.js';
import type { Outlook } from './outlook.js';
import { expectedSupport, promisedSupport, supportAt } from './support.js';

/** What a unit is worth beside the points at stake: strength that fights on. */
const STRENGTH_WORTH = 0.08;
/** What is lost when a division becomes a cadre, as a part of its worth: cadres are often lost next. */
const A_STEP = 0.65;
/** What it is worth to drive a stack back, and what to be driven back. */
const GROUND_WORTH = 0.25;

/** The worth of a unit to its owner, points apart. */
export const worthOf = (pos: Position, unit: UnitIx): number => {
  const face = faceOf(pos, unit);
  return STRENGTH_WORTH * (face.attack[unit] + face.defense[unit]) + 0.05;
};

/** What one loss step takes from a unit's owner, points included. */
const lossOf = (pos: Position, ground: Ground, unit: UnitIx): number =>
  ground.stake(pos, unit) + worthOf(pos, unit) * (pos.board.roster.hasCadre[unit] === 1 && pos.state.units.face[unit] === FULL ? A_STEP : 1);

/** An attack in figures. Strengths are in points, terrain, support and supply counted. */
export interface Engagement {
  /** Air support that will come to the attackers, up to their printed strength. */
  promised: number;
  attack: number;
  defense: number;
  modifier: number;
  /** Printed strengths, for exchanges. */
  attackPrinted: number;
  defensePrinted: number;
  /** What each side loses when all its units take a step. */
  attackWorth: number;
  defenseWorth: number;
  /** Engineers that would make a difference against the hex. */
  engineers: number;
  /** What entering the hex is worth. */
  prize: number;
  /** How likely a retreat is to cost a step, zones of control lying all around: 0 to 1. */
  trapped: number;
}

/** The mean gain of the attacker by the table. */
export const meanGain = (pos: Position, ground: Ground, e: Engagement): number => {
  const attack = e.attack + Math.min(e.promised, e.attackPrinted);
  const { board } = pos;
  const column = e.defense <= 0 ? board.crt.ratios.length - 1 : board.rules.oddsColumn(board, oddsColumn(board.crt.ratios, attack, e.defense));
  if (column < 0) return -e.attackWorth;
  return gainOf(ground.outlook(column, e.modifier), e);
};

/** The attacker's gain by an outlook. */
export const gainOf = (o: Outlook, e: Engagement): number => {
  const exchange = Math.min(1, e.defensePrinted / Math.max(1, e.attackPrinted));
  const taken = e.defenseWorth * (o.defenderLost + o.defenderTrapped * e.trapped) + o.clears * (GROUND_WORTH + e.prize);
  return taken - e.attackWorth * (o.attackerLost + o.attackerExchanged * exchange) - o.attackerRetreats * GROUND_WORTH;
};

/** Whether some unit of a hex and side lends the others support. */
const supportedIn = (pos: Position, hex: HexIx): boolean => {
  const { first, next } = pos.sit.stacks;
  for (let u = first[hex]; u >= 0; u = next[u]) if (faceOf(pos, u).supporting[u]) return true;
  return false;
};

/** Strength that a unit brings, supply and support counted. */
export const inSupply = (pos: Position, unit: UnitIx): number => ((pos.state.units.status[unit] & OUT_OF_SUPPLY) !== 0 ? 0.5 : 1);

/** The same of an attacker that stands, or would stand, in a hex: supply and, roughly, attack supply counted. */
export const thrust = (pos: Position, unit: UnitIx, hex: HexIx): number => {
  const { attackSupply } = pos.board.rules;
  const supply = inSupply(pos, unit);
  return supply < 1 || attackSupply === null || attackSupply.likely(pos, unit, hex) ? supply : 0.5;
};

/** The defenders of a hex as an engagement without attackers. */
export const defenseOf = (pos: Position, ground: Ground, hex: HexIx, prize: number): Engagement => {
  const { first, next } = pos.sit.stacks;
  const support = supportedIn(pos, hex) ? 1 : 0.5;
  const e: Engagement = { promised: 0, attack: 0, defense: 0, modifier: ground.die(hex), attackPrinted: 0, defensePrinted: 0, attackWorth: 0, defenseWorth: 0, engineers: 0, prize, trapped: 0 };
  for (let u = first[hex]; u >= 0; u = next[u]) {
    const face = faceOf(pos, u);
    e.defense += face.defense[u] * support * inSupply(pos, u);
    e.defensePrinted += face.defense[u];
    e.defenseWorth += lossOf(pos, ground, u);
    if (face.aec[u]) e.modifier--;
  }
  return e;
};

/** How far a stack is shut in by zones of control and units of a side: 1 when every way out costs a step. */
export const shutIn = (pos: Position, ground: Ground, hex: HexIx, by: number): number => {
  const { neighbors } = pos.board.map;
  const { first } = pos.sit.stacks;
  let ways = 0;
  for (let d = 0; d < 6; d++) {
    const next = neighbors[hex * 6 + d];
    if (next < 0 || ground.closed[next] || ground.costs[0][hex * 6 + d] < 0) continue;
    if (first[next] >= 0 ? pos.board.unitSide[first[next]] === by : false) continue;
    if (pos.sit.zoc[by][next] === 0) ways++;
  }
  return ways === 0 ? 1 : ways === 1 ? 0.25 : 0;
};

/** Adds an attacker that stands, or would stand, at an edge. */
export const join = (pos: Position, ground: Ground, e: Engagement, unit: UnitIx, edge: number, support: number): void => {
  const face = faceOf(pos, unit);
  e.attack += face.attack[unit] * ground.bite(unit, edge) * support * thrust(pos, unit, Math.floor(edge / 6));
  e.attackPrinted += face.attack[unit];
  e.attackWorth += lossOf(pos, ground, unit);
  if (face.aec[unit] && ground.armor(edge)) e.modifier++;
  // the second engineer brings what two of them bring, further ones nothing
  if (ground.engineers[unit] === 1 && ground.siege(edge) !== 0 && ++e.engineers === 2) e.modifier += ground.siege(edge);
};

/** What a side would win with a hex: an objective that it does not hold. */
export const prizeAt = (pos: Position, ground: Ground, side: number, hex: HexIx): number => {
  const o = ground.objectiveAt[hex];
  if (o < 0) return 0;
  const owner = pos.state.hexes.owner[hex];
  return owner >= 0 && pos.board.powers[owner].side === side ? 0 : ground.objectives[o].worth;
};

/**
 * The gains of the attacks that a side's units could make without moving, each unit used once. Attacks that promise
 * nothing are left out.
 */
export const attackPotential = (pos: Position, ground: Ground, side: number): number => {
  const support = expectedSupport(pos);
  const { board, state, sit } = pos;
  const { hex } = state.units;
  let sum = 0;
  const used = new Set<HexIx>();
  const seen = new Set<HexIx>();
  const armies = armiesOf(pos, side);
  for (let v = 0; v < hex.length; v++) {
    const target = hex[v];
    if (target < 0 || board.unitSide[v] === side || seen.has(target)) continue;
    seen.add(target);
    if (sit.zoc[side][target] === 0 || state.dormant[board.roster.power[v]] === 1) continue;
    let best: { readonly gain: number; readonly from: ReadonlyArray<HexIx> } | null = null;
    for (const army of armies) {
      if (!army.mayAttack(target)) continue;
      const attack = strikeAt(pos, ground, side, army.power, target, used, support);
      if (attack !== null && (best === null || attack.gain > best.gain)) best = attack;
    }
    if (best === null || best.gain <= 0) continue;
    sum += best.gain;
    for (const at of best.from) used.add(at);
  }
  return sum;
};

/** The army of a power: powers that may fight together have the same number. */
export const armyOf = (pos: Position, power: number): number => pos.board.beside[power].indexOf(1);

/** Powers of a side that fight each by itself, with the hexes that they may attack; one stands for those that fight together. */
export const armiesOf = (pos: Position, side: number): ReadonlyArray<{ readonly power: number; readonly mayAttack: (target: HexIx) => boolean }> => {
  const { powers, beside, rules } = pos.board;
  const found: number[] = [];
  for (let p = 0; p < powers.length; p++)
    if (powers[p].side === side && pos.state.dormant[p] === 0 && !found.some((q) => beside[q][p] === 1)) found.push(p);
  return found.map((power) => ({ power, mayAttack: rules.mayAttack(pos, power) }));
};

/** Adds air support to an attack by a side, up to printed strengths. */
export const aid = (pos: Position, e: Engagement, support: ReadonlyArray<Support>, target: HexIx, side: number): void => {
  if (support.length === 0) return;
  e.attack += Math.min(supportAt(pos, support, target, 'oas', side), e.attackPrinted);
  e.defense += Math.min(supportAt(pos, support, target, 'das', 1 - side), e.defensePrinted);
};

/** An attack of everybody beside a hex, and the hexes that they attack from. */
export interface Strike {
  readonly e: Engagement;
  readonly gain: number;
  readonly from: ReadonlyArray<HexIx>;
}

/** The attack of an army on a hex with all that stands beside it and is not used, null when nobody does. */
export const strikeAt = (
  pos: Position,
  ground: Ground,
  side: number,
  army: number,
  target: HexIx,
  used: ReadonlySet<HexIx>,
  air: ReadonlyArray<Support>,
): Strike | null => {
  const { board, sit } = pos;
  const { first, next } = sit.stacks;
  let e: Engagement | null = null;
  const from: HexIx[] = [];
  for (let d = 0; d < 6; d++) {
    const at = board.map.neighbors[target * 6 + d];
    if (at < 0 || first[at] < 0 || used.has(at) || occupant(pos, at) !== side || board.beside[army][board.roster.power[first[at]]] === 0) continue;
    const edge = at * 6 + opposite(d);
    if (ground.costs[0][edge] < 0) continue;
    e ??= defenseOf(pos, ground, target, prizeAt(pos, ground, side, target));
    const support = supportedIn(pos, at) ? 1 : 0.5;
    for (let u = first[at]; u >= 0; u = next[u]) if (faceOf(pos, u).attack[u] > 0 && mayStrike(pos, u)) join(pos, ground, e, u, edge, support);
    from.push(at);
  }
  if (e === null) return null;
  e.trapped = shutIn(pos, ground, target, side);
  aid(pos, e, air, target, side);
  e.promised = promisedSupport(pos, army);
  return { e, gain: meanGain(pos, ground, e), from };
};

/** Full units and the stronger cadres: a weak cadre only adds to the losses. */
const mayStrike = (pos: Position, unit: UnitIx): boolean => pos.state.units.face[unit] === FULL || faceOf(pos, unit).attack[unit] > 1;
