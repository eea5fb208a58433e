/**
 * What is fought for in the East: cities and oil. The published games have victory conditions of their own, which were not to be
 * had; these are made for this project.
 * @rule FITE
 * @module
 */
import type { Result } from '../../engine/game.js';
import type { HexIx } from '../../kernel/hex.js';
import type { Board } from '../europa/board.js';
import { perBoard } from '../europa/perBoard.js';
import { isMajor } from '../europa/places.js';
import { landOf, type Position } from '../europa/position.js';
import type { EuropaRules, Objective } from '../europa/rules.js';

/** What a hex of each kind of place counts for whoever holds it. */
export const WORTH = { 'major-full': 4, 'major-partial': 2, dot: 0.5, oil: 6 } as const;
/** Towns of the oilfields. */
const OIL: ReadonlyArray<string> = ['Baku', 'Grozny', 'Groznyi', 'Maikop', 'Maykop', 'Ploesti', 'Ploieşti'];
/** Parts of what the Soviets held at first that the Axis must win for each level. */
const LEVELS: ReadonlyArray<{ readonly level: string; readonly least: number; readonly winner: Result['winner'] }> = [
  { level: 'Axis Decisive', least: 0.5, winner: 'axis' },
  { level: 'Axis Marginal', least: 0.3, winner: 'axis' },
  { level: 'Draw', least: 0.15, winner: null },
  { level: 'Soviet Marginal', least: 0, winner: 'allied' },
  { level: 'Soviet Decisive', least: -Infinity, winner: 'allied' },
];

const worthOf = (board: Board, hex: HexIx): number => {
  const place = board.map.placeAt[hex];
  if (place < 0) return 0;
  const { kind, name } = board.map.places[place];
  return OIL.includes(name) ? WORTH.oil : kind === 'major-full' ? WORTH['major-full'] : isMajor(kind) ? WORTH['major-partial'] : kind === 'dot' ? WORTH.dot : 0;
};

/** Hexes of the Soviet Union that count, with what they count, found once a board. */
const prizesOf = (): ((board: Board) => ReadonlyArray<Objective>) =>
  perBoard((board) =>
    Array.from({ length: board.map.grid.size }, (_, hex) => ({ hex, side: 0, worth: worthOf(board, hex) })).filter(({ hex, worth }) => {
      const land = landOf(board, hex);
      return worth > 0 && land >= 0 && board.powers[land].side === 1;
    }),
  );

const isAxis = ({ board, state }: Pick<Position, 'board' | 'state'>, hex: HexIx): boolean => {
  const owner = state.hexes.owner[hex];
  return owner >= 0 && board.powers[owner].side === 0;
};

/** The slots of victory. @since 0.3.0 */
export const eastVictory = (): Pick<EuropaRules, 'objectives' | 'standing' | 'lossWorth'> & { readonly result: (pos: Position) => Result; readonly conceded: (pos: Position, by: string) => Result } => {
  const prizes = prizesOf();
  const held = (pos: Position): number => prizes(pos.board).reduce((sum, o) => sum + (isAxis(pos, o.hex) ? o.worth : 0), 0);
  /** Won less lost, in points, and as a part of what the Soviets held at first. */
  const gain = (pos: Position): { readonly points: number; readonly part: number } => {
    const { board } = pos;
    let axis = 0;
    let soviet = 0;
    for (const o of prizes(board)) {
      const first = board.rules.firstOwner(board, o.hex);
      if (first >= 0 && board.powers[first].side === 0) axis += o.worth;
      else soviet += o.worth;
    }
    const points = held(pos) - axis;
    return { points, part: soviet === 0 ? 0 : points / soviet };
  };
  const result = (pos: Position): Result => {
    const { points, part } = gain(pos);
    const { level, winner } = LEVELS.find((l) => part >= l.least) ?? LEVELS[LEVELS.length - 1];
    const kinds = [['hexes of great cities', 4], ['hexes of other major cities', 2], ['oilfields', 6], ['towns', 0.5]] as const;
    return {
      winner,
      level,
      score: { axis: points, allied: -points },
      lines: kinds.map(([label, worth]) => {
        const count = prizes(pos.board).filter((o) => o.worth === worth && isAxis(pos, o.hex)).length;
        return { label: `${label} held by the Axis`, count, points: count * worth };
      }),
    };
  };
  return {
    objectives: prizes,
    standing: (pos, side) => (side === 'axis' ? 1 : -1) * gain(pos).points,
    lossWorth: (pos, unit) => {
      const { faces } = pos.board.roster;
      const [full, cadre] = faces;
      const up = pos.state.units.face[unit] === 0 ? full : cadre;
      const left = pos.state.units.face[unit] === 0 && pos.board.roster.hasCadre[unit] === 1 ? cadre.defense[unit] : 0;
      return (up.defense[unit] - left) / 20;
    },
    result,
    conceded: (pos, by) => ({ ...result(pos), ...(by === 'axis' ? { winner: 'allied', level: 'Soviet Decisive' } : { winner: 'axis', level: 'Axis Decisive' }) }),
  };
};
