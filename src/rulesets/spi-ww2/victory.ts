/**
 * Who wins.
 * @rule SPI 12, 13.0
 * @module
 */
import type { Result } from '../../engine/game.js';
import type { HexIx } from '../../kernel/hex.js';
import type { Position } from './position.js';

/** The levels of victory, from the best for the Axis to the best for the Allies. */
export const LEVELS = ['Axis decisive victory', 'Axis substantial victory', 'Axis marginal victory', 'Allied marginal victory', 'Allied decisive victory'] as const;

/** Whether a hex is in Allied hands: Russians are Allies. @rule SPI 13.0 (SPI-13.0.2) */
const allied = (pos: Position, hex: HexIx): boolean => pos.state.hexes.control[hex] > 0;
const axis = (pos: Position, hex: HexIx): boolean => pos.state.hexes.control[hex] === 0;
const count = (pos: Position, hexes: ReadonlyArray<HexIx>, test: (pos: Position, hex: HexIx) => boolean): number => {
  let sum = 0;
  for (let i = 0; i < hexes.length; i++) if (test(pos, hexes[i])) sum++;
  return sum;
};
/** Whether the Axis holds all the hexes of a goal. */
const attained = (pos: Position, goal: ReadonlyArray<HexIx>): boolean => goal.every((hex) => axis(pos, hex));

/** The shares of Germany and the Axis goals, now. */
export const standing = (pos: Position): { readonly german: number; readonly of: number; readonly goals: ReadonlyArray<boolean>; readonly russian: number } => ({
  german: count(pos, pos.board.germany, allied),
  of: pos.board.germany.length,
  goals: pos.board.axisGoals.map((goal) => attained(pos, goal)),
  russian: count(pos, pos.board.russianGoals, axis),
});

const reaches = (part: number, whole: number, [n, d]: readonly [number, number]): boolean => whole > 0 && part * d >= n * whole;

/** Whether somebody wins at the end of this Game-Turn. @rule SPI 12, 13.0 */
export const decidedNow = (pos: Position): string | null => {
  const { axisGoals, germany, tables } = pos.board;
  for (const goal of axisGoals) if (attained(pos, goal)) return 'Axis goals';
  return reaches(count(pos, germany, allied), germany.length, tables.victory.alliedDecisive) ? 'all of Germany' : null;
};

const levelOf = (pos: Position): number => {
  const { german, of, goals, russian } = standing(pos);
  const { alliedDecisive, alliedMarginal } = pos.board.tables.victory;
  if (goals.some((held) => held)) return 0;
  if (reaches(german, of, alliedDecisive)) return 4;
  if (reaches(german, of, alliedMarginal)) return 3;
  return russian > 0 ? 1 : 2;
};

const winnerOf = (pos: Position, level: number): string => (level <= 2 ? pos.board.players[0] : leader(pos));

/** Of two Allied players the one who controls more of Germany; the first one when they are equal. @rule SPI 16.82 */
const leader = (pos: Position): string => {
  const { players, germany } = pos.board;
  const held = players.map((_, p) => (p === 0 ? -1 : germany.filter((hex) => pos.state.hexes.control[hex] === p).length));
  return players[held.indexOf(Math.max(...held))];
};

/** The result. @rule SPI 12, 13.0 */
export const victory = (pos: Position): Result => {
  const { german, of, goals, russian } = standing(pos);
  const level = levelOf(pos);
  const { players, axisGoals, germany } = pos.board;
  return {
    winner: winnerOf(pos, level),
    level: LEVELS[level],
    score: Object.fromEntries(players.map((name, p) => [name, p === 0 ? of - german : players.length === 2 ? german : germany.filter((hex) => pos.state.hexes.control[hex] === p).length])),
    lines: [
      { label: `hexes of Germany in Allied hands, of ${of}`, count: german, points: german },
      { label: `Axis goals held, of ${axisGoals.length}`, count: goals.filter((held) => held).length, points: 0 },
      { label: 'Russian victory hexes in Axis hands', count: russian, points: 0 },
    ],
  };
};

/** A side gives up: the other one wins decisively. */
export const concession = (pos: Position, by: string): Result => {
  const lost = pos.board.players.indexOf(by);
  return { ...victory(pos), winner: lost === 0 ? leader(pos) : pos.board.players[0], level: lost === 0 ? LEVELS[4] : LEVELS[0] };
};
