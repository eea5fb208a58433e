/**
 * Antiaircraft strength of a hex: what is there by nature, and the antiaircraft units in it.
 * @rule EBC 17
 * @module
 */
import type { HexIx } from '../../../../kernel/hex.js';
import { total } from '../../../../kernel/tally.js';
import { landOf, ownerOf, type Position, unitsIn } from '../../../europa/position.js';
import type { UnitIx } from '../../../europa/unit.js';
import { airfieldAt } from '../../../europa/works.js';
import { citiesIn, isFortress } from './airbases.js';

/** @rule EBC 17A3 (BC-17A3.1, BC-17A3.2) */
const STRONG = 2;
/** @rule EBC 17A3 (BC-17A3.3, BC-17A3.4) */
const WEAK = 1;

/** Strength that cities, fortresses and airfields have by nature. Nothing but these has any. @rule EBC 17A3 (BC-17A3.1 to BC-17A3.5), FTF 21 (FF-21.4) */
const intrinsic = (pos: Position, hex: HexIx): number => {
  const { map, readings } = pos.board;
  const { major, dots } = citiesIn(map, hex);
  const parts = [
    ...Array<number>(major).fill(STRONG),
    ...Array<number>(dots).fill(WEAK),
    ...(isFortress(map, hex) ? [STRONG] : []),
    ...(airfieldAt(pos, hex) ? [WEAK] : []),
  ];
  return readings['intrinsic-antiaircraft'] === 'highest' ? Math.max(0, ...parts) : parts.reduce((a, b) => a + b, 0);
};

/** Whose guns a hex has by nature: its owner's, whoever it was before. @rule EBC 17A3 (BC-17A3.5) */
const gunnersOf = (pos: Position, hex: HexIx): number =>
  pos.board.readings['intrinsic-antiaircraft-owner'] === 'original' ? landOf(pos.board, hex) : ownerOf(pos, hex);

/** The strength of an antiaircraft unit: an antiaircraft type with size, combat strength and a number of its own. @rule EBC 17A1 (BC-17A1.1, BC-17A1.2) */
const gunsOf = (pos: Position, hex: HexIx, unit: UnitIx, beside: ReadonlyArray<UnitIx>): number => {
  const { roster, rules, readings } = pos.board;
  const { aa } = roster.units[unit];
  if (aa === 0 || !roster.identity[unit].antiaircraft) return 0;
  if (readings['antiaircraft-halving'] !== 'as-combat') return aa;
  return total(aa, rules.defenseFactors, { pos, target: hex, attackers: [], defenders: beside, unit, hex, dir: -1, beside });
};

/** Antiaircraft points of a side in a hex; those of other hexes do not reach it. @rule EBC 17B (BC-17B.1), 17 (BC-17.1) */
export const antiaircraft = (pos: Position, hex: HexIx, side: number): number => {
  const { board, state } = pos;
  const owner = gunnersOf(pos, hex);
  const fires = owner >= 0 && state.dormant[owner] === 0 && board.powers[owner].side === side;
  const units = unitsIn(pos, hex).filter((u) => board.unitSide[u] === side && state.dormant[board.roster.power[u]] === 0);
  return (fires ? intrinsic(pos, hex) : 0) + units.reduce((sum, u) => sum + gunsOf(pos, hex, u, units), 0);
};
