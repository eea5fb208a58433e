/**
 * A table of texts, where a game has no map.
 * @module
 */
import type { SheetView } from '../engine/view.js';
import { attrs, escapeMarkup, group } from './markup.js';
import { SHEET } from './palette.js';

const ROW = 18;
const SIZE = 13;
/** Width of a character, in parts of its height. */
const CHARACTER = 0.62;
const GAP = 22;

/** Characters of the widest entry of each column. */
const widthsOf = ({ columns, rows }: SheetView): ReadonlyArray<number> => columns.map((name, c) => Math.max(name.length, ...rows.map((row) => (row[c] ?? '').length)));

/** The table as lines of text: the first column to the left, the others to the right. */
export const sheetLines = (sheet: SheetView): ReadonlyArray<string> => {
  const widths = widthsOf(sheet);
  const line = (row: ReadonlyArray<string>): string => widths.map((width, c) => (c === 0 ? (row[c] ?? '').padEnd(width) : (row[c] ?? '').padStart(width))).join('  ');
  return [sheet.heading, '', line(sheet.columns), ...sheet.rows.map(line)];
};

/** The table drawn, with its size. */
export const renderSheet = (sheet: SheetView): { readonly markup: string; readonly width: number; readonly height: number } => {
  const widths = widthsOf(sheet).map((n) => n * SIZE * CHARACTER + GAP);
  const ends = widths.map((_, c) => widths.slice(0, c + 1).reduce((a, b) => a + b, 0));
  const width = ends[ends.length - 1] ?? 0;
  const text = (value: string, c: number, y: number, bold: boolean): string =>
    value === ''
      ? ''
      : `<text${attrs({ x: c === 0 ? 0 : ends[c] - GAP / 2, y, 'font-size': SIZE, 'text-anchor': c === 0 ? 'start' : 'end', ...(bold ? { 'font-weight': 'bold' } : {}) })}>${escapeMarkup(value)}</text>\n`;
  const line = (row: ReadonlyArray<string>, i: number, bold: boolean): string => row.map((value, c) => text(value, c, (i + 1) * ROW, bold)).join('');
  const stripes = sheet.rows.map((_, i) => (i % 2 === 0 ? '' : `<rect${attrs({ x: -4, y: (i + 2) * ROW + 5, width: width + 8, height: ROW, fill: SHEET.ink, 'fill-opacity': 0.05 })}/>\n`)).join('');
  const markup = `${stripes}<text${attrs({ x: 0, y: SIZE, 'font-size': SIZE, 'font-style': 'italic' })}>${escapeMarkup(sheet.heading)}</text>\n${line(sheet.columns, 1, true)}${sheet.rows.map((row, i) => line(row, i + 2, false)).join('')}`;
  return { markup: group({ id: 'sheet', fill: SHEET.ink }, markup), width, height: (sheet.rows.length + 3) * ROW };
};
