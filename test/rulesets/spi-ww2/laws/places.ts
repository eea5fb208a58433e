/**
 * Laws about where units may be: on land, never with an enemy or another player, two in a hex; and about who controls it.
 * Rules 5.2, 7, 9.74, 10.32, 14.5, 16.5, 16.7.
 */
import { distance } from '../../../../src/kernel/hex.js';
import type { SpiState } from '../../../../src/rulesets/spi-ww2/state.js';
import { adjacent, amended, arrivalOf, type Books, campOf, type EventLaw, hexId, name, playerOf, unitsAt } from './books.js';

/** Nobody enters the sea, an enemy's hex or a hex of another player; who walks, retreats or drops goes one hex. */
export const entry: EventLaw = (books, e) => {
  const arrival = arrivalOf(e);
  if (arrival === null) return null;
  const { unit, to } = arrival;
  if (!(books.game.board.land[to] === 1)) return `${name(books, unit)} enters ${hexId(books, to)}, which is no land.`;
  for (const other of unitsAt(books, to)) {
    if (other === unit || e.type === 'unitSplit' || e.type === 'partisansConverted') continue;
    if (campOf(books, other) !== campOf(books, unit) || playerOf(books, other) !== playerOf(books, unit)) return `${name(books, unit)} enters ${hexId(books, to)}, where ${name(books, other)} stands.`;
  }
  const walks = e.type === 'unitStepped' || e.type === 'unitOverran' || e.type === 'unitDropped' || e.type === 'unitRetreated' || e.type === 'unitAdvanced';
  return walks && !adjacent(books, e.from, to) ? `${name(books, unit)} jumps from ${hexId(books, e.from)} to ${hexId(books, to)}.` : null;
};

/** What moves by the order of a player is his. */
export const command: EventLaw = (books, e) => {
  switch (e.type) {
    case 'unitStepped':
    case 'unitOverran':
    case 'unitDropped':
    case 'unitRailed':
    case 'unitShipped':
    case 'assaultMade':
    case 'unitAdvanced':
      return playerOf(books, e.unit) === books.player ? null : `${name(books, e.unit)} moves in the turn of another player.`;
    case 'unitRetreated':
      return playerOf(books, e.unit) !== books.player ? null : `${name(books, e.unit)} retreats in its own player's turn.`;
    default:
      return null;
  }
};

/** Case 14.5: no Russian unit gets farther than ten hexes from Russia; ten hexes as the crow flies bound ten over land. */
export const leash: EventLaw = (books, e) => {
  const arrival = arrivalOf(e);
  if (arrival === null || !amended(books, 'russian-ten-hex-leash') || e.type === 'unitRetreated') return null;
  const { board } = books.game;
  if (board.nations[board.roster.nation[arrival.unit]].name !== 'Russia') return null;
  const near = (hex: number): number => {
    let least = Infinity;
    board.areas.russia.forEach((flag, h) => {
      if (flag === 1) least = Math.min(least, distance(board.map.grid, hex, h));
    });
    return least;
  };
  const from = books.hex[arrival.unit];
  return near(arrival.to) <= 10 || (from >= 0 && near(arrival.to) <= near(from)) ? null : `${name(books, arrival.unit)} goes ${near(arrival.to)} hexes from Russia.`;
};

/** What holds for every position: two units in a hex at most, all of one player; partisans at home; nobody of a fallen nation. */
export const standing = (books: Books, s: SpiState): string | null => {
  const { board } = books.game;
  const most = board.tables.buildUp.unitsInHex;
  for (const [hex, units] of books.stacks) {
    if (units.size === 0) continue;
    if (units.size > most) return `${units.size} units stand in ${hexId(books, hex)}; ${most} is the limit.`;
    const [first, ...others] = units;
    if (others.some((u) => playerOf(books, u) !== playerOf(books, first))) return `Units of two players stand in ${hexId(books, hex)}.`;
    const player = playerOf(books, first);
    if (player >= 0 && s.hexes.control[hex] !== player) return `${name(books, first)} stands in ${hexId(books, hex)}, which player ${s.hexes.control[hex]} controls.`;
    for (const u of units) {
      const nation = board.nations[board.roster.nation[u]];
      if (nation.partisans >= 0 && nation.home[hex] === 0) return `${name(books, u)} are abroad.`;
      if (books.stance[board.roster.nation[u]] <= -4) return `${name(books, u)} stands on the map, its nation is gone.`;
    }
  }
  return null;
};

/** At the end of a phase Russians of peacetime do not stack. @rule SPI 10.32 */
export const peacetime = (books: Books): string | null => {
  const { board } = books.game;
  for (const [hex, units] of books.stacks)
    for (const u of units)
      if (units.size > 1 && books.stance[board.roster.nation[u]] === -3 && board.nations[board.roster.nation[u]].name === 'Russia' && books.moved.has(u) && playerOf(books, u) === books.player)
        return `${name(books, u)} ends the phase stacked in ${hexId(books, hex)}.`;
  return null;
};
