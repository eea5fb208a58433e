/**
 * Colors of counters, and of hexes by player.
 * @module
 */

const INK = '#1c1c1c';
const PAPER = '#f4f0e2';

/** Nation or player → colors, CSS. */
export const COLORS: Readonly<Record<string, { readonly fill: string; readonly ink: string }>> = {
  // tints of land: far enough apart from each other, from bare ground and from the sea
  axis: { fill: '#3c4a63', ink: PAPER },
  allied: { fill: '#d9741a', ink: INK },
  west: { fill: '#6a9a1f', ink: INK },
  russia: { fill: '#c8371e', ink: PAPER },
  Germany: { fill: '#7f8c86', ink: INK },
  Italy: { fill: '#9aa36b', ink: INK },
  Hungary: { fill: '#a3a99a', ink: INK },
  Romania: { fill: '#b3ad8e', ink: INK },
  Bulgaria: { fill: '#aaa58c', ink: INK },
  Finland: { fill: '#aebccb', ink: INK },
  Britain: { fill: '#d9c08a', ink: INK },
  USA: { fill: '#4f7f52', ink: PAPER },
  France: { fill: '#8fa6c4', ink: INK },
  'Free French': { fill: '#7f97b8', ink: INK },
  'Vichy France': { fill: '#c3cbd6', ink: INK },
  Poland: { fill: '#d8c3b1', ink: INK },
  Russia: { fill: '#b5533f', ink: PAPER },
  other: { fill: '#d5cfc0', ink: INK },
};
