/**
 * Colors: those of the map, and those that a view brings along, which are checked before use.
 * @module
 */
import type { OwnerColors, View } from '../engine/view.js';

/** Colors of the map sheet itself. */
export const SHEET = {
  paper: '#fbf8ee',
  ink: '#2b2620',
  faint: '#6d6557',
  grid: '#8d8a72',
  sea: '#a9cfe2',
  coast: '#4f86a8',
  lake: '#b9dbea',
  river: '#2f7dba',
  border: '#8c1d3f',
  rail: '#2b2620',
  road: '#d9652b',
  fort: '#5a3413',
  city: '#b7a79c',
  cityInk: '#5d4037',
  label: '#1d1a16',
  mark: '#ffe25a',
  markLine: '#8a6d00',
} as const;

const SAFE_COLOR =
  /^(?:#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})|[a-z]{3,24}|(?:rgb|hsl)a?\([0-9.,%/ ]{1,40}(?:deg)?[0-9.,%/ ]{0,40}\))$/i;

/**
 * A CSS color if it is one (hexadecimal, a name, `rgb()` or `hsl()`), otherwise a gray:
 * a color string may come from a file, and must not be able to say anything else.
 * @since 0.1.0
 */
export const safeColor = (color: string, otherwise = '#999999'): string => {
  const trimmed = color.trim();
  return SAFE_COLOR.test(trimmed) ? trimmed : otherwise;
};

/** Whether a color written in hexadecimal, or white, is lighter than a middle gray; other colors count as dark. */
export const isLight = (color: string): boolean => {
  const text = color.trim().toLowerCase();
  if (text === 'white' || text === 'ivory') return true;
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])[0-9a-f]?$/.exec(text);
  const long = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})(?:[0-9a-f]{2})?$/.exec(text);
  const channels = short !== null ? short.slice(1).map((c) => c + c) : long !== null ? long.slice(1) : null;
  if (channels === null) return false;
  const [r, g, b] = channels.map((c) => Number.parseInt(c, 16));
  return 3 * r + 6 * g + b > 1280;
};

/** An owner's colors, safe to write into the drawing; gray for an owner that the view does not describe. */
export const ownerColors = (view: View, owner: string): OwnerColors => {
  const colors = Object.hasOwn(view.colors, owner) ? view.colors[owner] : null;
  return colors === null
    ? { name: owner, fill: '#bbbbbb', ink: '#222222' }
    : { name: colors.name, fill: safeColor(colors.fill), ink: safeColor(colors.ink, '#111111') };
};
