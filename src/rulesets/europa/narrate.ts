/**
 * Events as lines of a log.
 * @module
 */
import type { LogLine } from '../../engine/game.js';
import type { EuropaEvent } from './event.js';
import { namedEvent } from './named.js';
import type { Position } from './position.js';

/** What an event reads like, seen from the position before it. */
export const narrate = (pos: Position, e: EuropaEvent): ReadonlyArray<LogLine> => [{ text: JSON.stringify(namedEvent(pos.board)(e)), depth: 1 }];
