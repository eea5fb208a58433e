import { describe, expect, it } from 'vitest';
import { type Bot, type Budget, greedy, playMatch, playOut, random } from '../../src/bots/index.js';
import type { Order } from '../../src/engine/game.js';
import { type Match, openMatch } from '../../src/engine/match.js';
import { dice } from '../../src/engine/random.js';
import type { EuropaAction } from '../../src/rulesets/europa/action.js';
import type { EuropaEvent } from '../../src/rulesets/europa/event.js';
import type { EuropaState } from '../../src/rulesets/europa/state.js';
import { poland1939 } from '../../src/scenarios/poland-1939/index.js';
import { toy, type ToyAction } from './toy.js';

const sure = (label: string, points: number): Order<ToyAction> => ({ label, actions: [{ type: 'gain', points }] });
const game = toy([sure('a', 1), sure('b', 2), sure('c', 3)]);
const chosen = (budget?: Budget): ReadonlyArray<ToyAction> => greedy.choose(game, game.initial, dice(1), budget);
const gains = (points: ReadonlyArray<number>): ReadonlyArray<ToyAction> => points.map((p) => ({ type: 'gain', points: p }));
const STOP: ToyAction = { type: 'stop' };

const open = (seed: number): Match<EuropaState, EuropaAction, EuropaEvent> => {
  const opened = openMatch(poland1939, { seed });
  if (opened._tag === 'Left') throw new Error(opened.left[0].detail);
  return opened.right;
};

describe('a budget', () => {
  it('of nodes lets a bot try so many orders, and no more', () => {
    expect(chosen({ nodes: 1 })).toEqual([...gains([1]), STOP]);
    expect(chosen({ nodes: 2 })).toEqual([...gains([1, 2]), STOP]);
    expect(chosen({ nodes: 100 })).toEqual(chosen());
  });

  it('of nothing still has an answer, legal and without a trial', () => {
    for (const budget of [{ nodes: 0 }, { milliseconds: 0 }, { signal: AbortSignal.abort() }]) {
      let judged = 0;
      const counted = toy([sure('a', 1)], { evaluate: () => ++judged });
      expect(greedy.choose(counted, counted.initial, dice(1), budget)).toEqual([STOP]);
      expect(judged).toBe(0);
    }
  });

  it('ends as soon as its signal says so, with what was found till then', () => {
    let asked = 0;
    // trials of a and b, and the readings of the list that they stand in
    const signal = { get aborted() { return ++asked > 12; } };
    const answer = chosen({ signal });
    expect(answer.length).toBeGreaterThan(0);
    expect(answer).not.toEqual(chosen());
    expect(answer[0]).toEqual({ type: 'gain', points: 1 });
  });

  it('is passed on by a match, the same for every decision', () => {
    const budgets: (Budget | undefined)[] = [];
    const noting: Bot = { id: 'noting', choose: (...args) => { budgets.push(args[3]); return random.choose(...args); } };
    const budget: Budget = { nodes: 7 };
    const playing = playMatch(open(3), { axis: noting, allied: noting }, { budget });
    for (let n = 0; n < 5; n++) playing.next();
    expect(budgets.length).toBeGreaterThan(3);
    for (const b of budgets) expect(b).toBe(budget);
  });

  it('of nodes plays the same match from the same seed, and another than more of them', () => {
    const played = (nodes: number): Match<EuropaState, EuropaAction, EuropaEvent>['record'] => {
      const playing = playMatch(open(5), { axis: greedy, allied: greedy }, { budget: { nodes } });
      let record: Match<EuropaState, EuropaAction, EuropaEvent>['record'] = [];
      for (const { match } of playing) {
        record = match.record;
        if (record.length >= 60) break;
      }
      return record;
    };
    const short = played(10);
    expect(played(10)).toEqual(short);
    expect(played(25)).not.toEqual(short);
  });

  it('whose signal is given leaves a match where it stands', () => {
    const signal = { aborted: false };
    const playing = playMatch(open(5), { axis: random, allied: random }, { budget: { signal } });
    for (let n = 0; n < 10; n++) playing.next();
    signal.aborted = true;
    const last = playing.next();
    expect(last.done).toBe(true);
    expect(last.value).toMatchObject({ record: { length: 10 } });
    expect(playOut(open(5), { axis: random, allied: random }, { budget: { signal: AbortSignal.abort() } }).record).toEqual([]);
  });
});
