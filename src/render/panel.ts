/**
 * The panel below the map: headed sections of swatches and labels, set in columns from left to right.
 * @module
 */
import { attrs, escapeMarkup, fittingSize, group, textWidth } from './markup.js';
import { SHEET } from './palette.js';

/** One line of a section: a picture in a box of 36 × 26 pixels round the point given, and words. */
export interface Entry {
  readonly draw: (x: number, y: number) => string;
  readonly label: string;
}

/** A headed list. */
export interface Section {
  readonly heading: string;
  readonly entries: ReadonlyArray<Entry>;
  /** Width of one column, pixels. */
  readonly width: number;
}

const ROW = 30;
const SWATCH = 44;
const HEADING = 30;
const HEADING_SIZE = 17;
const GUTTER = 26;

/** A panel as markup, and the height it takes. */
export interface Panel {
  readonly markup: string;
  readonly height: number;
}

/** Bold letters are so much wider than plain ones. */
const BOLD = 1.15;

/** Width of a section whose entries take so many columns: its heading may be longer than they are. */
const sectionWidth = (section: Section, columns: number): number =>
  Math.max(columns * section.width, Math.ceil(textWidth(section.heading) * BOLD * HEADING_SIZE));

/** Sections laid out in a given width, the top left corner at `x`, `y`. */
export const renderPanel = (sections: ReadonlyArray<Section>, x: number, y: number, width: number): Panel => {
  const filled = sections.filter((s) => s.entries.length > 0);
  // as many rows as it takes to set everything side by side, but no fewer than six: a ragged single row reads badly
  const total = (rows: number): number => filled.reduce((sum, s) => sum + sectionWidth(s, Math.ceil(s.entries.length / rows)) + GUTTER, 0);
  let rows = 6;
  while (rows < 12 && total(rows) > width) rows += 1;
  let left = x;
  let top = y;
  let bottom = y;
  let markup = '';
  for (const section of filled) {
    const most = Math.max(1, Math.floor(width / section.width));
    const height = Math.max(rows, Math.ceil(section.entries.length / most));
    const columns = Math.ceil(section.entries.length / height);
    const taken = sectionWidth(section, columns);
    if (left > x && left + taken > x + width) {
      left = x;
      top = bottom + 22;
    }
    markup += `<text${attrs({ x: left, y: top + 14, 'font-size': HEADING_SIZE, 'font-weight': 'bold' })}>${escapeMarkup(section.heading)}</text>`;
    // columns of the same length, not one long and one short
    const each = Math.ceil(section.entries.length / columns);
    section.entries.forEach((entry, i) => {
      const ex = left + Math.floor(i / each) * section.width;
      const ey = top + HEADING + (i % each) * ROW + ROW / 2;
      const size = fittingSize(entry.label, section.width - SWATCH - 6, 14);
      markup += `${entry.draw(ex + 18, ey)}<text${attrs({ x: ex + SWATCH, y: ey + size * 0.36, 'font-size': size })}>${escapeMarkup(entry.label)}</text>\n`;
    });
    bottom = Math.max(bottom, top + HEADING + each * ROW);
    left += taken + GUTTER;
  }
  return { markup: group({ fill: SHEET.ink }, markup), height: bottom - y };
};
