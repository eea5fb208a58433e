/**
 * Events as lines of a log.
 * @module
 */
import type { LogLine } from '../../engine/game.js';
import type { SpiEvent } from './event.js';
import type { Position } from './position.js';

/** What an event reads like, seen from the position before it. */
export const narrate = (_pos: Position, e: SpiEvent): ReadonlyArray<LogLine> => [{ text: e.type, depth: 3 }];
