/**
 * What an action really leads to: played on a copy of the position until somebody has to decide again.
 * @module
 */
import { playout } from '../../../engine/apply.js';
import type { Game, LogLine } from '../../../engine/game.js';
import { makeLog } from '../../../engine/log.js';
import type { EuropaAction } from '../action.js';
import type { EuropaEvent } from '../event.js';
import type { Position } from '../position.js';
import type { EuropaState } from '../state.js';

/** An event with what the log says of it. */
export interface Told {
  readonly event: EuropaEvent;
  readonly lines: ReadonlyArray<LogLine>;
}

/** What follows from an action, event by event, and the position in which somebody decides next. */
export interface Forecast {
  readonly told: ReadonlyArray<Told>;
  readonly after: Position;
}

/** What a legal action leads to. The rules run on a copy; the position stays as it is. */
export const forecast = (
  game: Game<EuropaState, EuropaAction, EuropaEvent>,
  position: (s: EuropaState) => Position,
  state: EuropaState,
  action: EuropaAction,
): Forecast => {
  const told: Told[] = [];
  const copy = playout(game, state, (before, event) => void told.push({ event, lines: game.narrate(before, event) }));
  copy.play(action);
  return { told, after: position(copy.state) };
};

/** The lines of a forecast as the log has them, but for events that are told otherwise; inner ones are indented. */
export const toldLines = (told: ReadonlyArray<Told>, untold: ReadonlyArray<EuropaEvent['type']>): ReadonlyArray<string> => {
  const log = makeLog();
  const lines = [...log.add(told.flatMap((t) => (untold.includes(t.event.type) ? [] : t.lines))), ...log.end()];
  const outermost = Math.min(...lines.map((l) => l.depth));
  return lines.map((l) => `${'  '.repeat(l.depth - outermost)}${l.text}`);
};
