/**
 * A position as a picture: SVG for print and screen, plain text for terminals. Pure functions from a
 * view to a string; they know no ruleset.
 * @module
 */
export { type AsciiOptions, renderAscii } from './ascii.js';
export { escapeMarkup } from './markup.js';
export { safeColor } from './palette.js';
export { renderSvg, type SvgOptions } from './svg.js';
