/**
 * What a position from outside may have wrong about headquarters and points.
 * @module
 */
import type { Problem } from '../../../engine/problem.js';
import type { Position } from '../../europa/position.js';
import { attackSupplyIn } from '../attackSupply/state.js';
import { logisticsIn } from '../logistics/state.js';
import { ACTIVATION } from './life.js';
import { headquartersIn } from './state.js';
import { isServer } from './units.js';

const problem = (at: string, detail: string): Problem => ({ code: 'state/headquarters', at: `slices.${at}`, detail });

/** Everything that contradicts the rules of headquarters. */
export const hqProblems = (pos: Position): ReadonlyArray<Problem> => {
  const { board, state } = pos;
  const known = (unit: number): boolean => unit < board.roster.units.length;
  const isHq = (unit: number): boolean => known(unit) && isServer(board, unit);
  const { active, testing, fallen } = headquartersIn(state);
  const { planned, rail, lost, transportable, adHoc } = logisticsIn(state);
  const { naming, used, delivered, fed, now } = attackSupplyIn(state);
  const awaited = state.pending.some((d) => d.kind === 'roll' && d.purpose === ACTIVATION);
  const hqs = [...active, ...testing, ...fallen, ...planned.map((p) => p.hq), ...rail.map((p) => p.hq), ...lost, ...transportable.map((t) => t.hq), ...used.map((u) => u.hq), ...(adHoc === null ? [] : [adHoc])];
  const units = [...naming, ...fed, ...used.flatMap((u) => u.units), ...(now === null ? [] : [...now.units, ...now.served.flatMap((s) => (s.by === null ? [s.unit] : [s.unit, s.by]))])];
  const stray = hqs.find((u) => !isHq(u));
  return [
    ...(stray === undefined ? [] : [problem('headquarters', `Unit ${stray} is no headquarters that serves an army or Front.`)]),
    ...(units.every(known) ? [] : [problem('attackSupply', 'It names units that do not exist.')]),
    ...(delivered.every((d) => d.hex < board.map.grid.size) ? [] : [problem('attackSupply.delivered', 'It names hexes that do not exist.')]),
    ...(active.every((u) => !isHq(u) || state.units.hex[u] >= 0) ? [] : [problem('headquarters.active', 'An active headquarters is on the map.')]),
    ...(testing.every((u) => !isHq(u) || state.units.hex[u] >= 0) ? [] : [problem('headquarters.testing', 'A headquarters that is tested is on the map.')]),
    ...(awaited === testing.length > 0 ? [] : [problem('headquarters.testing', 'Headquarters wait for a die exactly while one is due.')]),
    ...(naming.length > 0 && (state.attack === null || naming.some((u) => !state.attack?.units.includes(u))) ? [problem('attackSupply.naming', 'It names units that are in no attack.')] : []),
  ];
};
