/**
 * Forts and airfields worth building, and what they are worth once they stand.
 * @rule EBC 14A1
 * @module
 */
import type { Order } from '../../../engine/game.js';
import type { HexIx } from '../../../kernel/hex.js';
import type { EuropaAction } from '../action.js';
import { builds } from '../phases/build.js';
import { type Position, unitsIn } from '../position.js';
import { type WorkKind, worksIn } from '../works.js';
import type { Ground } from './ground.js';

/** Of a fort that enemies are near, more in an objective and with somebody in it; of one far from them; of an airfield. */
const FORT_NEAR = 0.2;
const FORT_OF_OBJECTIVE = 0.4;
const FORT_HELD = 0.2;
const FORT_FAR = 0.01;
const AIRFIELD = 0.05;
/** A work under way is worth so much of a finished one. */
const UNFINISHED = 0.7;
/** Hexes within which enemies are near. */
const NEAR = 5;

/** Whether units of a side stand within a few hexes. */
const threatened = (pos: Position, ground: Ground, hex: HexIx, by: number): boolean => {
  const { hexes, ends } = ground.around(hex);
  const { first } = pos.sit.stacks;
  for (let i = 0; i < ends[NEAR]; i++) if (first[hexes[i]] >= 0 && pos.board.unitSide[first[hexes[i]]] === by) return true;
  return false;
};

const worthOf = (pos: Position, ground: Ground, kind: WorkKind, hex: HexIx, side: number): number => {
  if (kind === 'airfield') return AIRFIELD;
  if (!threatened(pos, ground, hex, 1 - side)) return FORT_FAR;
  const held = unitsIn(pos, hex).some((u) => pos.board.roster.faces[0].defense[u] > 0);
  return FORT_NEAR + (ground.objectiveAt[hex] >= 0 ? FORT_OF_OBJECTIVE : 0) + (held ? FORT_HELD : 0);
};

/** What the works of both sides are worth to a side, in victory points. */
export const worksWorth = (pos: Position, ground: Ground, own: number): number => {
  const { underway, forts, airfields } = worksIn(pos.state);
  if (underway.length === 0 && forts.length === 0 && airfields.length === 0) return 0;
  const { board, state } = pos;
  let sum = 0;
  const add = (kind: WorkKind, hex: HexIx, side: number, share: number): void => {
    sum += (side === own ? 1 : -1) * share * worthOf(pos, ground, kind, hex, side);
  };
  for (const w of underway) add(w.kind, w.hex, board.unitSide[w.unit], UNFINISHED);
  const standing = (kind: WorkKind, hexes: ReadonlyArray<HexIx>): void => {
    for (const hex of hexes) if (state.hexes.owner[hex] >= 0) add(kind, hex, board.powers[state.hexes.owner[hex]].side, 1);
  };
  standing('fort', forts);
  standing('airfield', airfields);
  return sum;
};

/** Works that could be begun now; those of one unit are alternatives. */
export function* buildPlans(pos: Position): Generator<Order<EuropaAction>> {
  for (const action of builds(pos)) yield { label: `build with ${action.unit}`, actions: [action] };
}
