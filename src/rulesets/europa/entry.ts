/**
 * Units that come onto the map: who may, and into which hexes.
 * @rule FTF 20, 21
 * @module
 */
import type { HexIx } from '../../kernel/hex.js';
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

type Entry = 'placeChecks' | 'deployChecks';

/** Each hex where a unit may appear, by the given checks; ascending. */
function* entries(pos: Position, unit: UnitIx, checks: Entry): Generator<HexIx> {
  const { map, rules } = pos.board;
  const listed = rules.entryHexes[checks]?.(pos.board, unit) ?? null;
  const q = { pos, unit, hex: 0 };
  for (let i = 0; i < (listed === null ? map.grid.size : listed.length); i++) {
    q.hex = listed === null ? i : listed[i];
    if (allHold<EntryQuery>(rules[checks], q)) yield q.hex;
  }
}

/** The hexes where a unit may appear, by the given checks; ascending. */
export const entryHexes = (pos: Position, unit: UnitIx, checks: Entry): HexIx[] => {
  const found: HexIx[] = [];
  for (const hex of entries(pos, unit, checks)) found.push(hex);
  return found;
};

/** Whether there is one. */
export const mayAppear = (pos: Position, unit: UnitIx, checks: Entry): boolean => {
  for (const _ of entries(pos, unit, checks)) return true;
  return false;
};
