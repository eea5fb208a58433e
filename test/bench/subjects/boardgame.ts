/** boardgame.io: its bare reducer, with no rules but those of tic-tac-toe, and on a state as front ends keep it. */
import { createRequire } from 'node:module';
import { dice } from '../../../dist/index.js';
import { mixed, type Timed } from '../subject.js';

// CommonJS inside
const { CreateGameReducer, InitializeGame } = createRequire(import.meta.url)('boardgame.io/internal');

const LINES = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];

const ticTacToe = {
  name: 'tic-tac-toe',
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    clickCell: ({ G, playerID }: { G: { cells: (string | null)[] }; playerID: string }, id: number) => {
      if (G.cells[id] !== null) return 'INVALID_MOVE';
      G.cells[id] = playerID;
      return undefined;
    },
  },
  endIf: ({ G, ctx }: { G: { cells: (string | null)[] }; ctx: { currentPlayer: string } }) => {
    if (LINES.some((l) => G.cells[l[0]] !== null && l.every((c) => G.cells[c] === G.cells[l[0]]))) return { winner: ctx.currentPlayer };
    return G.cells.every((c) => c !== null) ? { draw: true } : undefined;
  },
};

/** A state as front ends keep it: 500 units of nine fields, a place and a status. */
const fiveHundred = {
  name: 'five-hundred-units',
  setup: () => ({
    units: Array.from({ length: 500 }, (_, i) => ({
      id: `unit-${i}`,
      name: `${i}th Infantry Division`,
      nation: i % 2 === 0 ? 'Germany' : 'Poland',
      type: 'Inf',
      size: 'XX',
      attack: 5,
      defense: 6,
      movement: 6,
      steps: 2,
      hex: { column: i % 50, row: i % 36 },
      status: { moved: false, supplied: true, left: 6 },
    })),
  }),
  moves: {
    step: ({ G }: { G: { units: { hex: { column: number }; status: { left: number } }[] } }, unit: number, to: number) => {
      G.units[unit].hex.column = to;
      G.units[unit].status.left -= 1;
    },
  },
};

/** What boardgame.io's own client dispatches. */
const move = (type: string, args: unknown[], playerID: string) => ({ type: 'MAKE_MOVE', payload: { type, args, playerID } });

export const boardgameTicTacToe: Timed = {
  id: 'tic-tac-toe',
  title: 'boardgame.io, tic-tac-toe, bare reducer',
  unit: 'moves',
  round: (seed) => {
    const reducer = CreateGameReducer({ game: ticTacToe });
    const random = dice(seed);
    let operations = 0;
    let checksum = 0;
    for (let g = 0; g < 200; g++) {
      let state = InitializeGame({ game: ticTacToe });
      while (state.ctx.gameover === undefined) {
        const free = state.G.cells.flatMap((c: string | null, i: number) => (c === null ? [i] : []));
        state = reducer(state, move('clickCell', [free[random.below(free.length)]], state.ctx.currentPlayer));
        operations++;
      }
      checksum = mixed(checksum, state.G.cells.indexOf('0'));
    }
    return { operations, checksum };
  },
};

export const boardgameFiveHundred: Timed = {
  id: '500-units',
  title: 'boardgame.io, one of 500 units moved, bare reducer',
  unit: 'moves',
  round: (seed) => {
    const reducer = CreateGameReducer({ game: fiveHundred });
    const random = dice(seed);
    let state = InitializeGame({ game: fiveHundred });
    let operations = 0;
    for (; operations < 300; operations++) state = reducer(state, move('step', [random.below(500), random.below(50)], '0'));
    return { operations, checksum: state.G.units.reduce((n: number, u: { hex: { column: number } }) => mixed(n, u.hex.column), 0) };
  },
};
