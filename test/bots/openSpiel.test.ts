/** A game as an OpenSpiel state: what OpenSpiel’s own tests ask, and what they do not. */
import { describe, expect, it, vi } from 'vitest';
import { CHANCE_PLAYER, openSpiel } from '../../src/bots/index.js';
import { canonicalJson } from '../../src/engine/digest.js';
import { dice } from '../../src/engine/random.js';
import { perft } from '../../src/testing/index.js';
import { POLAND, SMALL, small, type Tried } from './learners.js';
import { allStates, randomSimulation, type Spiel, type State } from './spielSim.js';

const MOST = 1000;
const spielOf = ({ game, start }: Tried, most?: number): Spiel => openSpiel(game, { start, ...(most === undefined ? {} : { most }) });

describe.each(SMALL)('$name as a state', (tried) => {
  it('passes random simulations to the end, with clones, undo and serialization', () => {
    for (const seed of [1, 2]) {
      const { over, chances } = randomSimulation(spielOf(tried), dice(seed), MOST);
      expect(over).toBe(true);
      expect(chances).toBeGreaterThan(0);
    }
  });

  it('passes them with a bound on the numbers of actions', () => expect(randomSimulation(spielOf(tried, 8), dice(3), MOST).actions).toBeGreaterThan(0));

  it('has as many states as there are sequences of actions', () => {
    const game = spielOf(tried);
    const sequences = [0, 1, 2].reduce((n, depth) => n + perft(tried.game, game.newInitialState().position, depth), 0);
    expect(allStates(game, game.newInitialState(), 2)).toBe(sequences);
  });
});

describe('poland-1939 as a state', () => {
  it('passes a simulation of some actions', () => {
    // its lists are long: numbers are given to the first of them
    expect(randomSimulation(spielOf(POLAND, 200), dice(1), 120)).toMatchObject({ actions: 120, over: false });
  });
});

const { game, start } = small('boot-camp/attack');
const spiel = openSpiel(game, { start });
/** A state where a die is due. */
const atADie = (): State => {
  const random = dice(4);
  for (let state = spiel.newInitialState(); ; ) {
    if (state.isChanceNode()) return state;
    if (state.isTerminal()) state = spiel.newInitialState();
    else state.perform(state.sample(random));
  }
};

describe('numbers of actions', () => {
  it('are places in the list of the position, and of dice', () => {
    const state = spiel.newInitialState();
    expect(state.legalActions().map((n) => state.actionOf(n))).toEqual([...game.legalActions(state.position)].map((right) => ({ _tag: 'Right', right })));
    const die = atADie();
    expect(die.currentPlayer()).toBe(CHANCE_PLAYER);
    expect(die.chanceOutcomes()).toEqual([0, 1, 2, 3, 4, 5].map((n) => [n, 1 / 6]));
    expect(die.actionToString(CHANCE_PLAYER, 3)).toEqual({ _tag: 'Right', right: '{"die":4,"type":"roll"}' });
  });

  it('are the same whether an action is performed as a value or by its number', () => {
    const random = dice(9);
    const [byValue, byNumber] = [spiel.newInitialState(), spiel.newInitialState()];
    for (let i = 0; i < 60 && !byValue.isTerminal(); i++) {
      const action = byValue.sample(random);
      const n = byNumber.stringToAction(byNumber.currentPlayer(), JSON.stringify(action));
      expect(n._tag).toBe('Right');
      if (n._tag === 'Right') byNumber.applyAction(n.right);
      expect(byValue.perform(action)._tag).toBe('Right');
    }
    expect(byValue.toString()).toBe(byNumber.toString());
    expect(byValue.history()).toEqual(byNumber.history());
  });

  it('are not needed: what is drawn and performed lists nothing', () => {
    const listing = vi.fn();
    const watched = {
      ...game,
      legalActions: (s: typeof start) => {
        const set = game.legalActions(s);
        return {
          ...set,
          *[Symbol.iterator]() {
            for (const action of set) {
              listing();
              yield action;
            }
          },
        };
      },
    };
    const state = openSpiel(watched, { start }).newInitialState();
    const random = dice(2);
    for (let i = 0; i < 30; i++) state.perform(state.sample(random));
    const text = state.serialize();
    expect(openSpiel(watched, { start }).deserializeState(text)._tag).toBe('Right');
    expect(listing).not.toHaveBeenCalled();
    const fresh = openSpiel(watched, { start }).newInitialState();
    fresh.applyAction(2);
    expect(listing).toHaveBeenCalledTimes(3);
  });

  it('beyond the bound are none, and are told as -1 in histories', () => {
    const bounded = openSpiel(game, { start, most: 1 });
    const state = bounded.newInitialState();
    expect(bounded.numDistinctActions).toBe(1);
    expect(state.legalActions()).toEqual([0]);
    expect([...state.legalActionsMask(1 - state.currentPlayer())]).toEqual([0]);
    expect(state.applyAction(1)).toMatchObject({ _tag: 'Left', left: [{ code: 'spiel/no-such-action' }] });
    const [, second] = game.legalActions(state.position);
    expect(state.stringToAction(state.currentPlayer(), JSON.stringify(second))).toMatchObject({ _tag: 'Left', left: [{ code: 'spiel/no-such-action' }] });
    const player = state.currentPlayer();
    expect(state.perform(second)._tag).toBe('Right');
    expect(state.history()).toEqual([-1]);
    expect(state.undoAction(player, -1)._tag).toBe('Right');
    expect(state.history()).toEqual([]);
  });
});

describe('mistakes', () => {
  const outside = (state: State): string => canonicalJson([state.position, state.history()]);
  const player = spiel.newInitialState().currentPlayer();

  it.each<[string, string, (state: State) => { readonly _tag: string }]>([
    ['a number of no action', 'spiel/no-such-action', (s) => s.applyAction(99_999)],
    ['a number below 0', 'spiel/no-such-action', (s) => s.applyAction(-1)],
    ['a broken number', 'spiel/no-such-action', (s) => s.applyAction(0.5)],
    ['a child of no action', 'spiel/no-such-action', (s) => s.child(99_999)],
    ['the text of no action', 'spiel/no-such-action', (s) => s.actionToString(player, 99_999)],
    ['a value that is no action', 'action/unknown', (s) => s.perform({ type: 'dance' })],
    ['an action that is not legal', 'sequence/no-die', (s) => s.perform({ type: 'roll', die: 3 })],
    ['text that is no JSON', 'spiel/not-json', (s) => s.stringToAction(player, 'roll')],
    ['text that is no action', 'action/unknown', (s) => s.stringToAction(player, '{}')],
    ['text of an action that is not legal', 'spiel/no-such-action', (s) => s.stringToAction(player, '{"type":"roll","die":3}')],
    ['somebody else’s text', 'spiel/other-player', (s) => s.stringToAction(1 - player, '{}')],
    ['somebody else’s action', 'spiel/other-player', (s) => s.actionToString(1 - player, 0)],
    ['undoing nothing', 'spiel/nothing-done', (s) => s.undoAction(player, 0)],
  ])('are told and change nothing: %s', (_, code, ask) => {
    const state = spiel.newInitialState();
    const before = outside(state);
    const told = ask(state) as { readonly _tag: string; readonly left?: ReadonlyArray<{ readonly code: string; readonly detail: string }> };
    expect(told._tag).toBe('Left');
    if (code !== 'sequence/no-die') expect(told.left?.[0].code).toBe(code);
    expect(told.left?.[0].detail).not.toBe('');
    expect(outside(state)).toBe(before);
  });

  it('are undoing another action, or one of another player', () => {
    const state = spiel.newInitialState();
    state.applyAction(1);
    for (const [who, action] of [[player, 0], [1 - player, 1]]) expect(state.undoAction(who, action)).toMatchObject({ _tag: 'Left', left: [{ code: 'spiel/other-action' }] });
    expect(state.history()).toEqual([1]);
  });

  it.each([
    ['no JSON', 'x', 'spiel/not-json'],
    ['no object', '7', 'spiel/not-json'],
    ['another format', '{"format":"grognard-spiel/9"}', 'spiel/format'],
    ['another game', JSON.stringify({ format: 'grognard-spiel/1', game: '{}', actions: [] }), 'spiel/other-game'],
    ['no list', JSON.stringify({ format: 'grognard-spiel/1', game: spiel.toString(), actions: 3 }), 'spiel/malformed'],
    ['no action', JSON.stringify({ format: 'grognard-spiel/1', game: spiel.toString(), actions: [{ type: 'dance' }] }), 'action/unknown'],
  ])('are texts that are no states: %s', (_, text, code) => {
    expect(spiel.deserializeState(text)).toMatchObject({ _tag: 'Left', left: [{ code }] });
  });

  it('are states of another beginning', () => {
    const text = spiel.newInitialState().serialize();
    expect(openSpiel(game).deserializeState(text)).toMatchObject({ _tag: 'Left', left: [{ code: 'spiel/other-game' }] });
  });

  it('of the program itself are errors', () => {
    for (const most of [0, -1, 1.5, Number.NaN]) expect(() => openSpiel(game, { most })).toThrow(/at least one action/);
    expect(() => spiel.newInitialState().playerReturn(2)).toThrow('there is no player 2');
    expect(() => spiel.newInitialState().playerReward(-1)).toThrow(RangeError);
  });
});
