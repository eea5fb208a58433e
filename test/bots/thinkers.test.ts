/** The bots that search: what holds for all of them, in every ruleset. */
import { describe, expect, it } from 'vitest';
import { type Bot, BOTS, botNamed, type Budget, expectimax, mcts, playMatch, playOut, random, withNodes } from '../../src/bots/index.js';
import type { GameState, Order, Tagged } from '../../src/engine/game.js';
import { type Match, openMatch } from '../../src/engine/match.js';
import { dice } from '../../src/engine/random.js';
import { save, verify } from '../../src/engine/record.js';
import type { Scenario } from '../../src/engine/scenario.js';
import { bridgehead } from '../../src/scenarios/bridgehead/index.js';
import { europe1939 } from '../../src/scenarios/europe-1939-45/index.js';
import { logistics } from '../../src/scenarios/logistics/index.js';
import { poland1939 } from '../../src/scenarios/poland-1939/index.js';
import { toy, type ToyAction, type ToyState } from './toy.js';

const THINKERS: ReadonlyArray<Bot> = BOTS.filter((b) => b !== random);
const any = (scenario: unknown): Scenario => scenario as Scenario;
const open = (scenario: Scenario, seed: number): Match => {
  const opened = openMatch(scenario, { seed });
  if (opened._tag === 'Left') throw new Error(opened.left[0].detail);
  return opened.right;
};
const both = (bot: Bot, match: Match): Readonly<Record<string, Bot>> => Object.fromEntries(match.game.sides.map((s) => [s, bot]));
/** The match after so many actions, or at its end. */
const after = (match: Match, bot: Bot, actions: number, budget?: Budget): Match => {
  let now = match;
  for (const step of playMatch(match, both(bot, match), budget === undefined ? {} : { budget })) {
    now = step.match;
    // a record ends with the dice that its last action asks for
    if (now.record.length >= actions && now.game.actor(now.state) !== 'chance') break;
  }
  return now;
};

const sure = (label: string, points: number): Order<ToyAction> => ({ label, actions: [{ type: 'gain', points }] });
const bet = (label: string, win: number, lose: number): Order<ToyAction> => ({ label, actions: [{ type: 'bet', win, lose }] });
const STOP: ToyAction = { type: 'stop' };
const chosen = (bot: Bot, orders: ReadonlyArray<Order<ToyAction>>, from: Partial<ToyState> = {}, budget?: Budget): ReadonlyArray<ToyAction> => {
  const game = toy(orders);
  return bot.choose(game, { ...game.initial, ...from }, dice(1), budget);
};

describe.each(THINKERS.map((bot) => [bot.id, bot] as const))('%s', (_, bot) => {
  it('takes what gains, leaves what loses, and stops', () => {
    const done = chosen(bot, [sure('a', 2), sure('b', -1), sure('c', 3)]);
    expect(done.filter((a) => a.type === 'gain').map((a) => (a as { points: number }).points).sort()).toEqual([2, 3]);
    expect(done.at(-1)).toEqual(STOP);
  });

  it('answers decisions by the best of all answers', () => {
    expect(chosen(bot, [], { won: 4 })).toEqual([{ type: 'double' }]);
    expect(chosen(bot, [], { won: -4 })).toEqual([{ type: 'keep' }]);
  });

  it('answers at once when nothing may be spent', () => {
    for (const budget of [{ nodes: 0 }, { milliseconds: 0 }, { signal: AbortSignal.abort() }] satisfies ReadonlyArray<Budget>) expect(chosen(bot, [sure('a', 2)], {}, budget)).toEqual([STOP]);
  });

  it('stops when its signal says so, wherever it is, with something legal', () => {
    for (const reads of [1, 2, 3, 5, 8, 13, 21, 34, 55]) {
      let n = 0;
      let late = 0;
      const signal = {
        get aborted() {
          if (++n > reads) late++;
          return n > reads;
        },
      };
      const game = toy([sure('a', 1), bet('b', 4, 2), bet('c', 6, 2), sure('d', 2)]);
      const before = JSON.stringify(game.initial);
      const [first] = bot.choose(game, game.initial, dice(1), { signal });
      expect(game.violations(game.initial, first), `${reads} reads`).toEqual([]);
      // it may be asked on the way out, and no more
      expect(late, `${reads} reads`).toBeLessThan(40);
      expect(JSON.stringify(game.initial)).toBe(before);
    }
  });

  it.each([
    ['poland-1939', any(poland1939), 8],
    ['europe-1939', any(europe1939), 12],
    ['bridgehead', any(bridgehead), 25],
    ['logistics', any(logistics), 20],
  ])('plays %s legally with few nodes, the same from the same seed', (_name, scenario, actions) => {
    const budget: Budget = { nodes: 2 };
    const played = after(open(scenario, 4), bot, actions, budget);
    expect(played.record.length).toBeGreaterThanOrEqual(actions);
    expect(verify(save(played), { scenarios: [scenario] })).toMatchObject({ _tag: 'Right', right: {} });
    expect(after(open(scenario, 4), bot, actions, budget).record).toEqual(played.record);
  });
});

describe('whole games', () => {
  it.each([withNodes(expectimax(), 60), withNodes(mcts(), 2)].map((b) => [b.id, b] as const))('are legal to the end with %s', (_, bot) => {
    const played = playOut(open(any(bridgehead), 2), { axis: bot, allied: random });
    expect(played.game.actor(played.state)).toBe('nobody');
    expect(verify(save(played), { scenarios: [any(bridgehead)] })).toMatchObject({ _tag: 'Right' });
  });
});

describe('budgets', () => {
  it('of nodes bound how often a position is judged', () => {
    const judged = (nodes: number): number => {
      let n = 0;
      const game = toy([bet('a', 4, 2), bet('b', 5, 2), bet('c', 6, 2)], {
        evaluate: (s, side) => {
          n++;
          return side === 'axis' ? s.points : -s.points;
        },
      });
      mcts({ nodes }).choose(game, game.initial, dice(1));
      return n;
    };
    expect(judged(1)).toBeLessThan(judged(5));
    expect(judged(5)).toBeLessThan(judged(25));
  });

  it('of time are kept to', () => {
    const match = open(any(bridgehead), 1);
    for (const bot of [expectimax({ nodes: 1e9 }), mcts({ nodes: 1e9 })]) {
      const began = performance.now();
      bot.choose(match.game, match.state, dice(1), { milliseconds: 300 });
      expect(performance.now() - began).toBeLessThan(5000);
    }
  });
});

/** Two fields to attack, and strength for two attacks: the big one spends all of it. */
interface FrontState extends GameState {
  readonly strength: number;
  readonly points: number;
  readonly under: string | null;
  readonly done: ReadonlyArray<string>;
}
type FrontAction = { readonly type: 'attack'; readonly field: string } | { readonly type: 'die'; readonly number: number } | { readonly type: 'stop' };
/** What each attack costs in strength, and gains in the mean: by the die from 3 less to 2 more. */
const FIELDS: Readonly<Record<string, { readonly cost: number; readonly gain: number }>> = { all: { cost: 2, gain: 5 }, left: { cost: 1, gain: 4 }, right: { cost: 1, gain: 4 } };

const front = () => {
  const base = toy([]);
  const legal = (s: FrontState, a: FrontAction): boolean =>
    s.phase !== 'over' && (s.under !== null ? a.type === 'die' : a.type === 'stop' || (a.type === 'attack' && FIELDS[a.field].cost <= s.strength && !s.done.includes(a.field)));
  const became = (state: Partial<FrontState>) => [{ type: 'became' as const, state }];
  return {
    ...base,
    initial: { turn: 1, phase: 'play', units: {}, hexes: {}, strength: 2, points: 0, under: null, done: [] } as FrontState,
    actor: (s: FrontState) => (s.phase === 'over' ? 'nobody' : s.under !== null ? 'chance' : 'axis'),
    quiet: (s: FrontState) => s.under === null,
    plans: () => [...Object.keys(FIELDS).map((field) => ({ label: field, actions: [{ type: 'attack', field } as FrontAction] })), { label: 'stop', actions: [{ type: 'stop' } as FrontAction] }],
    chanceOutcomes: (s: FrontState) => (s.under === null ? [] : base.chanceOutcomes({ ...base.initial, bet: { win: 0, lose: 0 } }).map(({ weight }, number) => ({ weight, action: { type: 'die', number } as FrontAction }))),
    violations: (s: FrontState, a: FrontAction) => (legal(s, a) ? [] : base.violations(base.initial, { type: 'keep' })),
    decide: (s: FrontState, a: FrontAction) => {
      if (a.type === 'stop') return became({ phase: 'over' });
      if (a.type === 'attack') return became({ under: a.field, strength: s.strength - FIELDS[a.field].cost, done: [...s.done, a.field] });
      return became({ under: null, points: s.points + FIELDS[s.under as string].gain + (a.number === 0 ? -2 : 2) });
    },
    evaluate: (s: FrontState, side: string) => (side === 'axis' ? s.points : -s.points),
  } as unknown as Match<FrontState, FrontAction, Tagged>['game'];
};

describe('where greedy goes wrong', () => {
  const of = (bot: Bot): ReadonlyArray<FrontAction> => {
    const game = front();
    return bot.choose(game, game.initial, dice(3));
  };
  it('by the attack that is best alone, expectimax takes the two that are best together', () => {
    expect(of(BOTS[1])).toEqual([{ type: 'attack', field: 'all' }]);
    expect(of(expectimax())).toEqual([{ type: 'attack', field: 'left' }]);
  });
  it('so does mcts', () => {
    expect(of(mcts({ nodes: 300 }))[0]).toMatchObject({ type: 'attack', field: expect.stringMatching(/left|right/) });
  });

  it('by what must be given up first, mcts finds the forced win behind it', () => {
    // giving up 1 alone opens the way to 10 more
    const game = toy([sure('up', -1), sure('win', 10)], {
      plans: (s) => [sure('up', -1), ...(s.taken.includes(-1) ? [sure('win', 10)] : []), { label: 'stop', actions: [STOP] }],
    });
    expect(BOTS[1].choose(game, game.initial, dice(1))).toEqual([STOP]);
    expect(mcts({ nodes: 60 }).choose(game, game.initial, dice(1))[0]).toEqual({ type: 'gain', points: -1 });
  });
});

describe('names of bots', () => {
  it('are read with nodes or without', () => {
    expect(botNamed(' greedy ')).toMatchObject({ _tag: 'Right', right: { id: 'greedy' } });
    expect(botNamed('mcts:20')).toMatchObject({ _tag: 'Right', right: { id: 'mcts:20' } });
    for (const words of ['', 'Greedy', 'mcts:', 'mcts:1.5', 'mcts:-1', 'mcts:1:2', 'random:1', 'mcts:1000000001', '__proto__']) expect(botNamed(words)).toMatchObject({ _tag: 'Left', left: { detail: expect.any(String) } });
  });
  it('bound the nodes that a budget gives', () => {
    const budgets: (Budget | undefined)[] = [];
    const noting: Bot = { id: 'noting', choose: (...args) => { budgets.push(args[3]); return random.choose(...args); } };
    const game = toy([]);
    withNodes(noting, 5).choose(game, game.initial, dice(1));
    withNodes(noting, 5).choose(game, game.initial, dice(1), { nodes: 3, milliseconds: 9 });
    expect(budgets).toEqual([{ nodes: 5 }, { nodes: 3, milliseconds: 9 }]);
  });
});
