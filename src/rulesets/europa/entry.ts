/**
 * Units that come onto the map: who may, and into which hexes.
 * @rule FTF 20, 21
 * @module
 */
import { allHold } from '../../kernel/rule.js';
import { isPhasing, type Position } from './position.js';
import type { EntryQuery } from './rules.js';
import { EXPECTED } from './state.js';
import type { UnitIx } from './unit.js';

/** Units that are to be placed now: expected, of the phasing player, their turn of arrival come. */
export const arrivals = (pos: Position): UnitIx[] => {
  const { hex } = pos.state.units;
  const { units } = pos.board.roster;
  const found: UnitIx[] = [];
  for (let u = 0; u < hex.length; u++) {
    const turn = units[u].arrives;
    if (hex[u] === EXPECTED && turn !== null && turn <= pos.state.turn && isPhasing(pos, u)) found.push(u);
  }
  return found;
};

/** The hexes where a unit may appear, by the given checks. */
export const entryHexes = (pos: Position, unit: UnitIx, checks: 'placeChecks' | 'deployChecks'): number[] => {
  const found: number[] = [];
  for (let hex = 0; hex < pos.board.map.grid.size; hex++) {
    const q: EntryQuery = { pos, unit, hex };
    if (allHold(pos.board.rules[checks], q)) found.push(hex);
  }
  return found;
};
