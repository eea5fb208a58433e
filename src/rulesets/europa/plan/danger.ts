/**
 * What a side's stacks have to fear from the enemy's next turn: strength that could come up, through the hexes that are
 * open to it.
 * @module
 */
import type { HexIx } from '../../../kernel/hex.js';
import { faceOf, type Position } from '../position.js';
import { defenseOf, type Engagement, inSupply, meanGain, prizeAt } from './contact.js';
import { gaitOf, type Ground, MOTOR, STILL } from './ground.js';
import { expectedSupport, supportAt } from './support.js';

/** How much of a unit's strength counts at a distance in hexes, by gait. */
const FADES: Readonly<Record<number, ReadonlyArray<number>>> = {
  0: [0, 0.9],
  1: [0, 1, 0.8, 0.5, 0.3],
  2: [0, 1, 0.9, 0.75, 0.6, 0.45, 0.3],
};
/** Strength that can be brought up in one hex, as a rule. */
const FRONTAGE = 20;
/** Worth of attacking strength, for what an attack might cost the enemy. */
const ATTACKER_WORTH = 0.16;

/** Strength that a side's units could bring near each hex next turn. Shape: hexes. */
const menaceOf = (pos: Position, ground: Ground, side: number): Float32Array => {
  const { board, state } = pos;
  const map = new Float32Array(board.map.grid.size);
  const { hex } = state.units;
  for (let u = 0; u < hex.length; u++) {
    if (hex[u] < 0 || board.unitSide[u] !== side || state.dormant[board.roster.power[u]] === 1) continue;
    const attack = faceOf(pos, u).attack[u] * inSupply(pos, u);
    if (attack <= 0) continue;
    const gait = gaitOf(pos, u);
    const fade = FADES[gait === MOTOR ? 2 : gait === STILL ? 0 : 1];
    const { hexes, ends } = ground.around(hex[u]);
    for (let d = 1; d < fade.length; d++) for (let i = ends[d - 1]; i < ends[d]; i++) map[hexes[i]] += attack * fade[d];
  }
  return map;
};

/** A reckoner of menaces that remembers the last one: in a movement phase the enemy stands still. */
export type Menace = (pos: Position, ground: Ground, side: number) => Float32Array;

/** Remembers by where every unit of the side stands, its face and its supply: the answer depends on nothing else. */
export const makeMenace = (): Menace => {
  const last: { key: Int32Array; map: Float32Array }[] = [];
  return (pos, ground, side) => {
    const { hex, face, status } = pos.state.units;
    const known = last[side];
    let same = known !== undefined;
    const key = known?.key ?? new Int32Array(hex.length);
    for (let u = 0; u < hex.length; u++) {
      if (pos.board.unitSide[u] !== side) continue;
      const now = hex[u] * 4 + face[u] * 2 + (status[u] & 1);
      if (key[u] !== now) {
        key[u] = now;
        same = false;
      }
    }
    if (same) return known.map;
    const map = menaceOf(pos, ground, side);
    last[side] = { key, map };
    return map;
  };
};

/** Hexes beside one through which an enemy could attack: passable, and not held by the side itself. */
const openSides = (pos: Position, ground: Ground, hex: HexIx, side: number): number => {
  const { neighbors } = pos.board.map;
  const { first } = pos.sit.stacks;
  let n = 0;
  for (let d = 0; d < 6; d++) {
    const next = neighbors[hex * 6 + d];
    if (next < 0 || ground.closed[next] || ground.costs[0][hex * 6 + d] < 0) continue;
    if (first[next] < 0 || pos.board.unitSide[first[next]] !== side) n++;
  }
  return n;
};

/** What the enemy could gain from a side's stacks, each taken by itself. */
export const dangerTo = (pos: Position, ground: Ground, side: number): number => {
  const { board, state } = pos;
  const { hex } = state.units;
  const menace = ground.menace(pos, ground, 1 - side);
  const { first } = pos.sit.stacks;
  const support = expectedSupport(pos);
  let sum = 0;
  for (let u = 0; u < hex.length; u++) {
    const at = hex[u];
    // once for each stack: by its lowest unit
    if (at < 0 || board.unitSide[u] !== side || first[at] !== u || menace[at] <= 0 || state.dormant[board.roster.power[u]] === 1) continue;
    const e = threatTo(pos, ground, side, at, menace[at]);
    if (e === null) continue;
    if (support.length > 0) e.defense += Math.min(supportAt(pos, support, at, 'das', side), e.defensePrinted);
    const gain = meanGain(pos, ground, e);
    if (gain > 0) sum += gain;
  }
  return sum;
};

/** The attack that a stack of a side has to fear from so much strength about, null when nobody can get at it. Air support apart. */
export const threatTo = (pos: Position, ground: Ground, side: number, at: HexIx, menace: number): Engagement | null => {
  const open = openSides(pos, ground, at, side);
  if (open === 0) return null;
  const e = defenseOf(pos, ground, at, prizeAt(pos, ground, 1 - side, at));
  e.attack = Math.min(menace, open * FRONTAGE) * ground.softness(at);
  e.attackPrinted = e.attack;
  e.attackWorth = e.attack * ATTACKER_WORTH;
  e.trapped = (open / 6) ** 2;
  return e;
};
