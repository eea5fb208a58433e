/**
 * Victory points and the level of victory as a table.
 * @module
 */
import type { Result } from '../engine/game.js';

/** The chart line by line, its total, and who wins, or would if the game ended now. */
export const scoreText = (result: Result, over = true): string => {
  const heading = result.counted ?? 'Victory points';
  const width = Math.max(heading.length, ...result.lines.map((l) => l.label.length));
  const row = (label: string, count: string, points: string): string => `  ${label.padEnd(width)}  ${count.padStart(5)}  ${points.padStart(6)}`;
  const total = result.lines.reduce((sum, l) => sum + l.points, 0);
  const table = [
    row(heading, 'count', 'points'),
    ...result.lines.map((l) => row(l.label, String(l.count), String(l.points))),
    row('Total', '', String(total)),
  ];
  const level = `${result.level}${result.winner === null ? '' : ` (${result.winner} side)`}`;
  return `${[...(result.lines.length === 0 ? [] : table), over ? level : `If it ended now: ${level}`].join('\n')}\n`;
};
