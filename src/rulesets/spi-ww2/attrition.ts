/**
 * The end of a player turn: units that have long been without supply wither.
 * @rule SPI 9.7
 * @module
 */
import type { SpiEvent } from './event.js';
import { nationOf, type Position } from './position.js';
import { HUNGRY } from './state.js';
import { judgeSupply } from './supply.js';

/** Judges supply and takes strength from units that were hungry at the end of their last player turn as well. */
export const attrition = (pos: Position): ReadonlyArray<SpiEvent> => {
  const { units, out } = judgeSupply(pos, pos.state.player);
  const { attrition: sp, attritionAfter } = pos.board.tables.supply;
  const starving = out.filter((u) => attritionAfter <= 1 || (pos.state.units.status[u] & HUNGRY) !== 0);
  return [
    { type: 'supplyJudged', units, out, hungry: true },
    ...(sp === 0 ? [] : starving).map((unit): SpiEvent => {
      const nation = nationOf(pos, unit);
      const left = pos.state.units.sp[unit] - sp;
      return left > 0 ? { type: 'strengthLost', unit, nation, sp, cause: 'attrition' } : { type: 'unitEliminated', unit, nation, sp: pos.state.units.sp[unit], cause: 'attrition' };
    }),
  ];
};
