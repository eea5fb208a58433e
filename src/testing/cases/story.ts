/**
 * What was done in a stage of a case, told as a log tells a game.
 * @module
 */
import { playout } from '../../engine/apply.js';
import type { Game, GameState, LogLine, Tagged } from '../../engine/game.js';
import { makeLog } from '../../engine/log.js';

/** What legal actions did, in lines, indented where one thing came of another. A log that fails keeps nobody from hearing what the case found. */
export const storyOf = <S extends GameState, A extends Tagged, E extends Tagged>(game: Game<S, A, E>, from: S, actions: ReadonlyArray<A>): ReadonlyArray<string> => {
  const log = makeLog();
  const lines: LogLine[] = [];
  try {
    const copy = playout(game, from, (before, event) => void lines.push(...log.add(game.narrate(before, event))));
    for (const action of actions) {
      copy.play(action);
      copy.forget();
    }
    lines.push(...log.end());
  } catch (error) {
    return [`the log cannot tell it: ${error instanceof Error ? error.message : 'an exception'}`];
  }
  const least = Math.min(...lines.map((l) => l.depth));
  return lines.map((l) => `${'  '.repeat(l.depth - least)}${l.text}`);
};
