/**
 * How long forts and permanent airfields take.
 * @rule EBC 14A1, 14A1a
 * @module
 */
import type { HexIx } from '../../../../kernel/hex.js';
import type { Position } from '../../../europa/position.js';
import type { WorkKind } from '../../../europa/works.js';

/**
 * Game turns by terrain. Forts take {@link ELSEWHERE} in terrain that is not listed; airfields are not built there.
 * @rule EBC 14A1 (BC-14A1.6, BC-14A1.7, BC-14A1.11, BC-14A1.15, BC-14A1.16)
 * @since 0.2.0
 */
export const BUILDING_TURNS: Readonly<Record<WorkKind, Readonly<Record<string, number>>>> = {
  fort: { clear: 1, rough: 1 },
  airfield: { clear: 1, rough: 1, woods: 2, 'wooded-rough': 2 },
};
const ELSEWHERE = 2;

/** Weathers that rule 14A1a calls poor, and what they do to every building time. @rule EBC 14A1a (BC-14A1.17) @since 0.2.0 */
export const POOR_WEATHER: ReadonlyArray<string> = ['mud', 'frost', 'winter', 'poor', 'rain', 'snow'];
const POOR_FACTOR = 2;

/** Game turns in good weather. */
export const buildingTurns = (work: WorkKind, terrain: string): number => BUILDING_TURNS[work][terrain] ?? ELSEWHERE;

/**
 * The turn in which something is finished that takes so many turns of good weather and is begun now. The weather of the
 * start fixes the time, or, by the other reading, each turn of poor weather is worth half of a good one.
 */
export const inWeather = ({ board, state }: Position, turns: number, hex: HexIx): number => {
  const { supplement } = board.rules;
  const lastTurn = board.setting.turns;
  const pace = (turn: number): number => (supplement !== null && POOR_WEATHER.includes(supplement.weather(Math.min(turn, lastTurn), board.weatherZones[board.zoneOf[hex]], board.setting.date(Math.min(turn, lastTurn)))) ? 1 / POOR_FACTOR : 1);
  if (board.readings['building-weather'] !== 'each-turn') return state.turn + turns / pace(state.turn);
  let turn = state.turn;
  for (let done = 0; done < turns; turn++) done += pace(turn);
  return turn;
};
