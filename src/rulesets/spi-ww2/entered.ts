/**
 * The position that a unit meets when it enters a country that is not at war: its borders fall, and its nation takes sides,
 * at the instant of the entry, so that the unit comes into zones of control that were not there before.
 * @rule SPI 6.0 (SPI-6.0.2, SPI-6.0.3)
 * @module
 */
import type { HexIx } from '../../kernel/hex.js';
import { atPeace, camp, nationAt, nationOf, type Position } from './position.js';
import { surveyOf } from './situation.js';
import type { UnitIx } from './unit.js';
import { breaksPeace } from './war.js';

/** Whether somebody beside a hex could have a zone there once its nation is at war: an enemy, a unit of the nation, or its garrison to come. */
const watched = (pos: Position, unit: UnitIx, hex: HexIx, nation: number): boolean => {
  const { neighbors } = pos.board.map;
  const side = camp(pos, unit);
  for (let d = 0; d < 6; d++) {
    const next = neighbors[hex * 6 + d];
    if (next < 0) continue;
    const first = pos.sit.stacks.first[next];
    // nations of one bloc enter the war together
    if (first >= 0 ? camp(pos, first) !== side : pos.board.nations[nation].capitals.includes(next)) return true;
  }
  return false;
};

/** The position as it is once a unit has entered a hex, as far as war and peace go; the same where nothing changes. */
export const onEntry = (pos: Position, unit: UnitIx, hex: HexIx): Position => {
  if (hex < 0 || camp(pos, unit) < 0 || !atPeace(pos, hex)) return pos;
  const nation = nationAt(pos, hex);
  if (nation < 0 || nation === nationOf(pos, unit) || !watched(pos, unit, hex, nation)) return pos;
  const events = breaksPeace(pos, { type: 'unitStepped', unit, from: pos.state.units.hex[unit], to: hex, cost: 0, left: 0, stops: false, player: pos.state.player });
  if (events.length === 0) return pos;
  const touched = [...pos.state.touched];
  const stance = [...pos.state.stance];
  const units = { ...pos.state.units, hex: [...pos.state.units.hex], sp: [...pos.state.units.sp] };
  for (const e of events) {
    if (e.type === 'neutralityBroken') touched[e.nation] = 1;
    if (e.type === 'nationChanged') stance[e.nation] = e.stance;
    if (e.type !== 'unitRaised') continue;
    units.hex[e.unit] = e.hex;
    units.sp[e.unit] = e.sp;
  }
  const state = { ...pos.state, touched, stance, units };
  return { board: pos.board, state, sit: surveyOf(pos.board).survey(state) };
};
