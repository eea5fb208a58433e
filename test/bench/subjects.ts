/**
 * What is measured: our own playouts, checked actions, searches and supply, and the peers they are compared with.
 * Each subject does one round of work and says how many operations it was, with a checksum of what it computed.
 */
import { createRequire } from 'node:module';
import { defineHex, Grid, Orientation, rectangle } from 'honeycomb-grid';
import { applyUnchecked, dice, isLeft, openMatch, playout } from '../../dist/index.js';
import { checkSupply, type EuropaGame, type EuropaState } from '../../dist/europa.js';
import { BARRED } from '../../dist/kernel.js';
import { europe1939, europe1940, europe1941 } from '../../dist/scenarios/europe-1939-45.js';
import { barbarossa1941 } from '../../dist/scenarios/eastern-front.js';
import { poland1939 } from '../../dist/scenarios/poland-1939.js';

// boardgame.io is CommonJS inside
const require = createRequire(import.meta.url);
const { CreateGameReducer, InitializeGame } = require('boardgame.io/internal');

export interface Round {
  readonly operations: number;
  readonly checksum: number;
}
export interface Subject {
  readonly id: string;
  readonly unit: string;
  readonly round: (seed: number) => Round;
}

const opened = openMatch(poland1939, { seed: 1 });
if (isLeft(opened)) throw new Error(opened.left[0].detail);
const { game, state: start } = opened.right as unknown as { game: EuropaGame; state: EuropaState };
const mixed = (sum: number, n: number): number => (Math.imul(sum, 31) + n) | 0;

const randomAction = (state: EuropaState, random: ReturnType<typeof dice>) =>
  game.actor(state) === 'chance' ? game.chanceOutcomes(state)[random.below(6)].action : game.legalActions(state).sample(random);

const inPlaceGame: Subject = {
  id: 'grognard: random whole games of Poland 1939, in place',
  unit: 'actions',
  round: (seed) => {
    const copy = playout(game, start);
    const random = dice(seed);
    let operations = 0;
    let checksum = 0;
    while (game.actor(copy.state) !== 'nobody') {
      copy.play(randomAction(copy.state, random));
      if (++operations % 500 === 0) copy.forget();
    }
    for (const h of copy.state.units.hex) checksum = mixed(checksum, h);
    return { operations, checksum };
  },
};

/** Random whole games of World War II, four in a round: they are short. */
const warInPlace = (name: string, scenario: typeof europe1939): Subject => {
  const match = openMatch(scenario, { seed: 1 });
  if (isLeft(match)) throw new Error(match.left[0].detail);
  const { game: war, state: outset } = match.right;
  return {
    id: `grognard: random whole games of ${name}, in place`,
    unit: 'actions',
    round: (seed) => {
      let operations = 0;
      let checksum = 0;
      for (let g = 0; g < 4; g++) {
        const copy = playout(war, outset);
        const random = dice(seed, g);
        for (let who = war.actor(copy.state); who !== 'nobody'; who = war.actor(copy.state)) {
          copy.play(who === 'chance' ? war.chanceOutcomes(copy.state)[random.below(6)].action : war.legalActions(copy.state).sample(random));
          if (++operations % 500 === 0) copy.forget();
        }
        for (const h of copy.state.units.hex) checksum = mixed(checksum, h);
      }
      return { operations, checksum };
    },
  };
};
const wars = [warInPlace('Europe 1939', europe1939), warInPlace('Europe 1940', europe1940), warInPlace('Europe 1941', europe1941)];

const checkedGame: Subject = {
  id: 'grognard: random games of Poland 1939, checked and immutable (first 1,000 actions)',
  unit: 'actions',
  round: (seed) => {
    let state = start;
    const random = dice(seed);
    let checksum = 0;
    let operations = 0;
    for (; operations < 1000 && game.actor(state) !== 'nobody'; operations++) {
      const action = randomAction(state, random);
      if (game.violations(state, action).length > 0) throw new Error('a sampled action was refused');
      state = applyUnchecked(game, state, action).state;
    }
    for (const h of state.units.hex) checksum = mixed(checksum, h);
    return { operations, checksum };
  },
};

// ---- boardgame.io ------------------------------------------------------------------------------------------------------

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

const bgioTicTacToe: Subject = {
  id: 'boardgame.io: tic-tac-toe, bare reducer',
  unit: 'moves',
  round: (seed) => {
    const reducer = CreateGameReducer({ game: ticTacToe });
    const random = dice(seed);
    let operations = 0;
    let checksum = 0;
    for (let g = 0; g < 40; g++) {
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

const bgioFiveHundred: Subject = {
  id: 'boardgame.io: one of 500 units moved, bare reducer',
  unit: 'moves',
  round: (seed) => {
    const reducer = CreateGameReducer({ game: fiveHundred });
    const random = dice(seed);
    let state = InitializeGame({ game: fiveHundred });
    let operations = 0;
    for (; operations < 100; operations++) state = reducer(state, move('step', [random.below(500), random.below(50)], '0'));
    return { operations, checksum: state.G.units.reduce((n: number, u: { hex: { column: number } }) => mixed(n, u.hex.column), 0) };
  },
};

// ---- searches ----------------------------------------------------------------------------------------------------------

const { board } = game;
const costs = board.folds[0].costs.march[0];
const { neighbors } = board.map;
const size = board.map.grid.size;
const none = new Uint8Array(size);
const WHOLE_MAP = 30_000;
const starts = Array.from({ length: size }, (_, h) => h).filter((h) => board.map.terrains[board.map.terrain[h]] !== 'sea');
const REPEATS = 40;

const ours: Subject = {
  id: 'grognard: reach over the whole map',
  unit: 'searches',
  round: (seed) => {
    const random = dice(seed);
    let checksum = 0;
    for (let i = 0; i < REPEATS; i++) {
      const reach = board.reacher.reach({ start: starts[random.below(starts.length)], budget: WHOLE_MAP, costs, stops: none, blocks: none });
      checksum = mixed(checksum, reach.hexes.length);
      for (let k = 0; k < reach.hexes.length; k += 97) checksum = mixed(checksum, reach.cost(reach.hexes[k]));
    }
    return { operations: REPEATS, checksum };
  },
};

/** The limit: Dial's bucket-queue Dijkstra over typed arrays, with stale entries passed over, written for this map and nothing else. */
const handWritten = (() => {
  const RING = 256; // more than the dearest step
  const dist = new Int32Array(size);
  const heads = new Int32Array(RING);
  const entryHex = new Int32Array(size * 6);
  const entryNext = new Int32Array(size * 6);
  return (start: number): { readonly count: number; readonly dist: Int32Array } => {
    dist.fill(-1);
    heads.fill(-1);
    let entries = 0;
    let waiting = 0;
    let count = 0;
    const settled = new Uint8Array(size);
    dist[start] = 0;
    entryHex[entries] = start;
    entryNext[entries] = -1;
    heads[0] = entries++;
    waiting = 1;
    for (let d = 0; waiting > 0; d++) {
      const bucket = d & (RING - 1);
      let entry = heads[bucket];
      heads[bucket] = -1;
      for (; entry >= 0; entry = entryNext[entry]) {
        waiting--;
        const h = entryHex[entry];
        if (settled[h] !== 0) continue;
        settled[h] = 1;
        count++;
        for (let k = h * 6, end = k + 6; k < end; k++) {
          const cost = costs[k];
          if (cost < 0) continue;
          const to = neighbors[k];
          const nd = d + cost;
          if (dist[to] >= 0 && dist[to] <= nd) continue;
          dist[to] = nd;
          entryHex[entries] = to;
          entryNext[entries] = heads[nd & (RING - 1)];
          heads[nd & (RING - 1)] = entries++;
          waiting++;
        }
      }
    }
    return { count, dist };
  };
})();

const limit: Subject = {
  id: 'hand-written typed-array Dijkstra over the whole map',
  unit: 'searches',
  round: (seed) => {
    const random = dice(seed);
    let checksum = 0;
    for (let i = 0; i < REPEATS; i++) {
      const { count } = handWritten(starts[random.below(starts.length)]);
      checksum = mixed(checksum, count);
    }
    return { operations: REPEATS, checksum };
  },
};

const Tile = defineHex({ orientation: Orientation.FLAT, offset: -1 });
const grid = new Grid(Tile, rectangle({ width: board.map.grid.columns, height: board.map.grid.rows }));
const nameOf = (hex: { q: number; r: number }): string => `${hex.q},${hex.r}`;
const indexOf = new Map<string, number>();
grid.forEach((hex: { q: number; r: number; col: number; row: number }) => indexOf.set(nameOf(hex), hex.col * board.map.grid.rows + hex.row));

/** Dijkstra as a textbook has it, over honeycomb-grid's hexes: string keys, a sorted list as the queue. */
const honeycomb: Subject = {
  id: 'honeycomb-grid with a textbook Dijkstra over the whole map',
  unit: 'searches',
  round: (seed) => {
    const random = dice(seed);
    const first = starts[random.below(starts.length)];
    const origin = grid.getHex({ col: Math.floor(first / board.map.grid.rows), row: first % board.map.grid.rows });
    const dist = new Map<string, number>([[nameOf(origin), 0]]);
    const open: { hex: typeof origin; d: number }[] = [{ hex: origin, d: 0 }];
    const closed = new Set<string>();
    while (open.length > 0) {
      open.sort((a, b) => b.d - a.d);
      const { hex, d } = open.pop() as { hex: typeof origin; d: number };
      if (closed.has(nameOf(hex))) continue;
      closed.add(nameOf(hex));
      for (let direction = 0; direction < 8; direction++) {
        const to = grid.neighborOf(hex, direction, { allowOutside: false });
        if (to === undefined || nameOf(to) === nameOf(hex)) continue;
        const a = indexOf.get(nameOf(hex)) as number;
        const b = indexOf.get(nameOf(to)) as number;
        const k = [0, 1, 2, 3, 4, 5].find((x) => neighbors[a * 6 + x] === b);
        if (k === undefined || costs[a * 6 + k] === BARRED) continue;
        const nd = d + costs[a * 6 + k];
        if (nd >= (dist.get(nameOf(to)) ?? Infinity)) continue;
        dist.set(nameOf(to), nd);
        open.push({ hex: to, d: nd });
      }
    }
    return { operations: 1, checksum: dist.size };
  },
};

const supply: Subject = {
  id: 'grognard: supply of both sides on the whole map',
  unit: 'checks',
  round: () => {
    let checksum = 0;
    const pos = game.position(start);
    for (let i = 0; i < 10; i++) checksum = mixed(checksum, checkSupply(pos).out.length);
    return { operations: 10, checksum };
  },
};

// ---- the Eastern Front -------------------------------------------------------------------------------------------------

const frontOpened = openMatch(barbarossa1941, { seed: 1 });
if (isLeft(frontOpened)) throw new Error(frontOpened.left[0].detail);
const { game: front, state: frontStart } = frontOpened.right as unknown as { game: EuropaGame; state: EuropaState };
/** Actions of a round: some turns of a random game of 10,000 hexes and a thousand units. */
const FRONT_ACTIONS = 5000;

const frontInPlace: Subject = {
  id: `grognard: random games of Barbarossa 1941, in place (first ${FRONT_ACTIONS.toLocaleString('en-US')} actions)`,
  unit: 'actions',
  round: (seed) => {
    const copy = playout(front, frontStart);
    const random = dice(seed);
    let operations = 0;
    let checksum = 0;
    for (; operations < FRONT_ACTIONS && front.actor(copy.state) !== 'nobody'; operations++) {
      copy.play(front.actor(copy.state) === 'chance' ? front.chanceOutcomes(copy.state)[random.below(6)].action : front.legalActions(copy.state).sample(random));
      if (operations % 500 === 0) copy.forget();
    }
    for (const h of copy.state.units.hex) checksum = mixed(checksum, h);
    return { operations, checksum };
  },
};

const frontBoard = front.board;
const frontNone = new Uint8Array(frontBoard.map.grid.size);
const frontLand = Array.from({ length: frontBoard.map.grid.size }, (_, h) => h).filter((h) => !['sea', 'lake'].includes(frontBoard.map.terrains[frontBoard.map.terrain[h]]));

const frontReach: Subject = {
  id: 'grognard: reach over the whole Eastern Front',
  unit: 'searches',
  round: (seed) => {
    const random = dice(seed);
    let checksum = 0;
    for (let i = 0; i < REPEATS; i++)
      checksum = mixed(checksum, frontBoard.reacher.reach({ start: frontLand[random.below(frontLand.length)], budget: WHOLE_MAP, costs: frontBoard.folds[0].costs.march[0], stops: frontNone, blocks: frontNone }).hexes.length);
    return { operations: REPEATS, checksum };
  },
};

const frontSupply: Subject = {
  id: 'grognard: zones of control and supply of both sides on the whole Eastern Front',
  unit: 'checks',
  round: () => {
    let checksum = 0;
    for (let i = 0; i < 10; i++) {
      // columns of its own, so that stacks and zones are found anew
      const pos = front.position({ ...frontStart, units: { ...frontStart.units } });
      checksum = mixed(checksum, checkSupply(pos).out.length);
    }
    return { operations: 10, checksum };
  },
};

export const SUBJECTS: ReadonlyArray<Subject> = [inPlaceGame, checkedGame, bgioTicTacToe, bgioFiveHundred, ours, limit, honeycomb, supply, ...wars, frontInPlace, frontReach, frontSupply];
export const searchesAgree = (): boolean => {
  for (const start of [starts[0], starts[777], starts[starts.length - 1]]) {
    const mine = board.reacher.reach({ start, budget: WHOLE_MAP, costs, stops: none, blocks: none });
    const theirs = handWritten(start);
    if (mine.hexes.length !== theirs.count) return false;
    for (const h of mine.hexes) if (mine.cost(h) !== theirs.dist[h]) return false;
  }
  return true;
};
