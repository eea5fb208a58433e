/**
 * Outcomes as a table for spreadsheets and statistics.
 * @module
 */
import type { Side } from '../engine/game.js';
import type { Outcome } from './play.js';

/** A cell by RFC 4180. */
const cell = (value: string | number | boolean | null): string => {
  const words = value === null ? '' : String(value);
  return /[",\r\n]/.test(words) ? `"${words.replaceAll('"', '""')}"` : words;
};

/** Games as comma-separated values, a line for each, in the order given. @since 0.3.0 */
export const outcomesCsv = (sides: ReadonlyArray<Side>, outcomes: Iterable<Outcome>): string => {
  const head = ['id', 'seed', ...sides, 'winner', 'level', ...sides.map((side) => `score of ${side}`), 'over', 'turn', 'actions', 'hash'];
  const rows = [...outcomes].map((o) => [o.id, o.seed, ...sides.map((s) => o.seats[s]), o.winner, o.level, ...sides.map((s) => o.score[s]), o.over, o.turn, o.actions, o.hash]);
  return [head, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('');
};
