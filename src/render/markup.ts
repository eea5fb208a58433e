/**
 * Text that is safe inside SVG, and numbers that read the same on every machine.
 * @module
 */

// XML 1.0 has no way to write these, not even escaped: lone surrogates (matched only alone under `u`), controls, non-characters
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are exactly what must go
const UNWRITABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ud800-\udfff\ufffe\uffff]/gu;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/**
 * A text made safe for element content and for attributes in either kind of quotes.
 * @since 0.1.0
 */
export const escapeMarkup = (text: string): string =>
  text.replace(UNWRITABLE, '\ufffd').replace(/[&<>"']/g, (c) => ENTITIES[c]);

/** A number with at most two decimals, so that rounding noise never reaches the file. */
export const num = (n: number): string => String(Math.round(n * 100) / 100);

/** An attribute, with a space before it. */
export const attr = (name: string, value: string | number): string =>
  ` ${name}="${typeof value === 'number' ? num(value) : escapeMarkup(value)}"`;

/** Several attributes; those that are null are left out. */
export const attrs = (values: Readonly<Record<string, string | number | null>>): string =>
  Object.entries(values)
    .map(([name, value]) => (value === null ? '' : attr(name, value)))
    .join('');

/** A group around some markup; nothing around nothing. */
export const group = (values: Readonly<Record<string, string | number | null>>, content: string): string =>
  content === '' ? '' : `<g${attrs(values)}>${content}</g>\n`;

/** A name as an XML id can hold it. */
export const slug = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]+/g, '-');

/** The fonts asked for, in order; all have the letters of Central Europe. */
export const FONTS = "Arial, 'Liberation Sans', 'DejaVu Sans', Helvetica, sans-serif";

const NARROW = /[iljtfrI1.,:;'|!()[\]\- ]/;
const WIDE = /[mwMW@%]/;

/** Estimated width of a text, in ems. On the generous side, because the font is the reader's. */
export const textWidth = (text: string): number => {
  let width = 0;
  for (const c of text) width += NARROW.test(c) ? 0.4 : WIDE.test(c) ? 0.95 : c === c.toLowerCase() ? 0.6 : 0.72;
  return width;
};

/** The largest font size, up to `most`, at which a text fits into a width; both in pixels. */
export const fittingSize = (text: string, width: number, most: number): number =>
  Math.min(most, width / Math.max(0.01, textWidth(text)));

/** A text cut to a number of characters, with an ellipsis when anything is lost. */
export const shorten = (text: string, most: number): string => {
  const chars = [...text];
  return chars.length <= most ? text : `${chars.slice(0, most - 1).join('')}…`;
};

/** A text broken into lines of at most a number of characters; a longer word gets a line of its own. */
export const wrap = (text: string, most: number): ReadonlyArray<string> => {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    if (word === '') continue;
    const last = lines.length - 1;
    if (last >= 0 && lines[last].length + 1 + word.length <= most) lines[last] += ` ${word}`;
    else lines.push(word);
  }
  return lines;
};
