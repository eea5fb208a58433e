/** A game of one player turn for tests of bots: orders that are sure, orders that gamble, decisions in between. */
import type { Game, GameState, Order, Tagged } from '../../src/engine/game.js';
import { listed } from '../../src/engine/actionSet.js';
import { rational } from '../../src/kernel/chance.js';
import { ebc } from '../../src/rulesets/europa/cases.js';

/** `gain` adds points; `bet` waits for a coin that adds its stake or takes it; `keep` and `double` answer a won bet. */
export type ToyAction =
  | { readonly type: 'gain'; readonly points: number }
  | { readonly type: 'bet'; readonly win: number; readonly lose: number }
  | { readonly type: 'coin'; readonly heads: boolean }
  | { readonly type: 'keep' }
  | { readonly type: 'double' }
  | { readonly type: 'stop' };

export interface ToyState extends GameState {
  readonly points: number;
  readonly bet: { readonly win: number; readonly lose: number } | null;
  readonly won: number | null;
  /** Sure gains that were taken. */
  readonly taken: ReadonlyArray<number>;
}

type ToyEvent = { readonly type: 'became'; readonly state: Partial<ToyState> };

const ILLEGAL = [{ ref: ebc('1', ['BC-1.1'], 'A toy.'), code: 'toy/illegal', subject: [], detail: 'Not now.', params: {} }];

export const toy = (orders: ReadonlyArray<Order<ToyAction>>, tricks: Partial<Game<ToyState, ToyAction, ToyEvent>> = {}): Game<ToyState, ToyAction, ToyEvent> => {
  const answers: ReadonlyArray<Order<ToyAction>> = [
    { label: 'answer', actions: [{ type: 'keep' }] },
    { label: 'answer', actions: [{ type: 'double' }] },
  ];
  const legal = (s: ToyState, a: ToyAction): boolean => {
    if (s.phase === 'over') return false;
    if (s.bet !== null) return a.type === 'coin';
    if (s.won !== null) return a.type === 'keep' || a.type === 'double';
    return a.type === 'stop' || a.type === 'bet' || (a.type === 'gain' && !s.taken.includes(a.points));
  };
  const became = (state: Partial<ToyState>): ReadonlyArray<ToyEvent> => [{ type: 'became', state }];
  const game: Partial<Game<ToyState, ToyAction, ToyEvent>> = {
    sides: ['axis', 'allied'],
    phases: ['play'],
    turns: 1,
    initial: { turn: 1, phase: 'play', units: {}, hexes: {}, points: 0, bet: null, won: null, taken: [] },
    actor: (s) => (s.phase === 'over' ? 'nobody' : s.bet !== null ? 'chance' : 'axis'),
    legalActions: (s) => listed<ToyAction>([{ type: 'stop' }], (a) => legal(s, a)),
    plans: (s) => (s.won !== null ? answers : [...orders, { label: 'stop', actions: [{ type: 'stop' }] }]),
    quiet: (s) => s.won === null && s.bet === null,
    chanceOutcomes: (s) =>
      s.bet === null
        ? []
        : [
            { action: { type: 'coin', heads: true }, weight: rational(1, 2) },
            { action: { type: 'coin', heads: false }, weight: rational(1, 2) },
          ],
    violations: (s, a) => (legal(s, a) ? [] : ILLEGAL),
    decide: (s, a) => {
      switch (a.type) {
        case 'gain':
          return became({ points: s.points + a.points, taken: [...s.taken, a.points] });
        case 'bet':
          return became({ bet: { win: a.win, lose: a.lose } });
        case 'coin':
          return a.heads ? became({ bet: null, won: s.bet?.win ?? 0 }) : became({ bet: null, points: s.points - (s.bet?.lose ?? 0) });
        case 'keep':
          return became({ won: null, points: s.points + (s.won ?? 0) });
        case 'double':
          return became({ won: null, points: s.points + 2 * (s.won ?? 0) });
        default:
          return became({ phase: 'over' });
      }
    },
    forced: () => [],
    react: () => [],
    reduce: (w, e) => {
      for (const [key, value] of Object.entries(e.state)) w.put(key as 'points', value as never);
    },
    result: () => null,
    evaluate: (s, side) => (side === 'axis' ? s.points : -s.points),
    named: (e) => e as unknown as Tagged & Readonly<Record<string, unknown>>,
    watch: () => ({ unit: () => {}, rebuild: () => {}, adopt: () => {} }),
  };
  return { ...game, ...tricks } as Game<ToyState, ToyAction, ToyEvent>;
};
