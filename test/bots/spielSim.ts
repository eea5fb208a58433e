/**
 * What OpenSpiel’s own tests ask of any sequential game (its random simulations with undo and serialization, its look at all
 * chance nodes, its simulations from Python), check by check, written for ours.
 * Where ours differs on purpose, the check says so.
 */
import { expect } from 'vitest';
import { CHANCE_PLAYER, type SpielGame, type SpielState, TERMINAL_PLAYER } from '../../src/bots/index.js';
import type { GameState, Tagged } from '../../src/engine/game.js';
import type { Dice } from '../../src/engine/random.js';

export type Spiel = SpielGame<GameState, Tagged>;
export type State = SpielState<GameState, Tagged>;

/** What was done, and where. */
interface Past {
  readonly state: State;
  readonly player: number;
  readonly action: number;
}

const done = <T>(result: { readonly _tag: 'Left'; readonly left: unknown } | { readonly _tag: 'Right'; readonly right: T }): T => {
  if (result._tag === 'Left') throw new Error(JSON.stringify(result.left));
  return result.right;
};

const same = (a: State, b: State): void => {
  expect(a.toString()).toBe(b.toString());
  expect(a.history()).toEqual(b.history());
};

const isPowerOfTwo = (n: number): boolean => (n & (n - 1)) === 0;
/** Costly looks are taken in the first positions, and ever less often from there on. */
const isLookedAt = (n: number): boolean => n < 10 || isPowerOfTwo(n);

const undoTest = (state: State, past: ReadonlyArray<Past>): void => {
  for (const { state: before, player, action } of [...past].reverse()) {
    done(state.undoAction(player, action));
    same(state, before);
  }
};

const serializeTest = (game: Spiel, state: State): void => same(done(game.deserializeState(state.serialize())), state);

const othersHaveNothing = (game: Spiel, state: State): void => {
  for (let player = 0; player < game.numPlayers; player++) if (player !== state.currentPlayer()) expect(state.legalActions(player)).toEqual([]);
};

/** Ours has masks of the length of the list where actions have no bound. */
const legalTest = (game: Spiel, state: State): void => {
  const legal = state.legalActions();
  expect(legal).toEqual(state.legalActions(state.currentPlayer()));
  expect(legal.length).toBeGreaterThan(0);
  for (let i = 1; i < legal.length; i++) expect(legal[i - 1]).toBeLessThan(legal[i]);
  const mask = state.legalActionsMask();
  expect(mask).toHaveLength(game.numDistinctActions ?? legal.length);
  expect([...mask].flatMap((flag, n) => (flag === 1 ? [n] : []))).toEqual(legal);
};

/** Actions have texts of their own, which lead back to their numbers. */
const stringsTest = (state: State): void => {
  const player = state.currentPlayer();
  const legal = state.legalActions();
  const texts = legal.map((action) => done(state.actionToString(player, action)));
  expect(new Set(texts).size).toBe(texts.length);
  for (const n of new Set([0, Math.floor(legal.length / 2), legal.length - 1])) expect(done(state.stringToAction(player, texts[n]))).toBe(n);
};

const chanceTest = (game: Spiel, state: State): void => {
  const outcomes = state.chanceOutcomes();
  expect(state.legalActions(CHANCE_PLAYER)).toEqual(state.legalActions());
  expect(outcomes.map(([action]) => action)).toEqual(state.legalActions());
  expect(outcomes.length).toBeLessThanOrEqual(game.maxChanceOutcomes);
  for (const [, probability] of outcomes) expect(probability > 0 && probability <= 1).toBe(true);
  expect(outcomes.reduce((sum, [, probability]) => sum + probability, 0)).toBeCloseTo(1, 10);
};

const observationTest = (game: Spiel, state: State): void => {
  for (let player = 0; player < game.numPlayers; player++) {
    const tensor = state.observationTensor(player);
    expect(tensor).toHaveLength(game.observationTensorSize);
    expect(tensor.every(Number.isFinite)).toBe(true);
    expect(state.resampleFromInfostate(player).informationStateString(player)).toBe(state.informationStateString(player));
    expect(state.observationString(player)).toBe(state.observationString(0));
    expect(state.informationStateString(player).split('\n')).toHaveLength(Math.max(1, state.moveNumber()));
  }
};

/** Acts, and sees that a clone which acts the same becomes the same, and one that does not stays as it was. */
const applyAndClone = (state: State, action: number): void => {
  const [clone, still] = [state.clone(), state.clone()];
  same(clone, state);
  const before = [state.toString(), state.history()];
  done(state.applyAction(action));
  done(clone.applyAction(action));
  same(clone, state);
  same(done(still.child(action)), state);
  expect([still.toString(), still.history()]).toEqual(before);
};

/** Plays a game at random, to its end or to so many actions, and looks at everything. Gives the number of actions, and whether it ended. */
export const randomSimulation = (game: Spiel, random: Dice, most: number): { readonly actions: number; readonly over: boolean; readonly chances: number } => {
  expect(game.minUtility).toBeLessThan(game.maxUtility);
  const state = game.newInitialState();
  const past: Past[] = [];
  const earned = game.players.map(() => 0);
  const earn = (): void => state.rewards().forEach((reward, player) => (earned[player] += reward));
  let chances = 0;
  while (!state.isTerminal() && past.length < most) {
    othersHaveNothing(game, state);
    expect([state.isChanceNode(), state.isPlayerNode()].filter(Boolean)).toHaveLength(1);
    legalTest(game, state);
    const looked = isLookedAt(past.length);
    if (looked) serializeTest(game, state);
    if (state.isChanceNode()) {
      chances++;
      chanceTest(game, state);
    } else {
      earn();
      if (looked) {
        observationTest(game, state);
        stringsTest(state);
      }
    }
    const legal = state.legalActions();
    const action = legal[random.below(legal.length)];
    past.push({ state: state.clone(), player: state.currentPlayer(), action });
    if (looked) applyAndClone(state, action);
    else done(state.applyAction(action));
    if (looked) undoTest(state.clone(), past);
  }
  past.forEach((p, n) => expect(isLookedAt(n) ? p.state.history() : null).toEqual(isLookedAt(n) ? past.slice(0, n).map((q) => q.action) : null));
  expect(state.history()).toEqual(past.map((p) => p.action));
  expect(state.fullHistory()).toEqual(past.map(({ player, action }) => ({ player, action })));
  expect(state.historyString()).toBe(past.map((p) => p.action).join(', '));
  expect(past.length).toBeLessThanOrEqual(game.maxGameLength);
  if (state.isTerminal()) {
    expect(state.currentPlayer()).toBe(TERMINAL_PLAYER);
    expect(state.legalActions()).toEqual([]);
    othersHaveNothing(game, state);
    observationTest(game, state);
    serializeTest(game, state);
    earn();
    undoTest(state.clone(), past.filter((p) => p.player !== TERMINAL_PLAYER).slice(-20));
    state.returns().forEach((value, player) => {
      expect(state.playerReturn(player)).toBe(value);
      expect(value >= game.minUtility && value <= game.maxUtility).toBe(true);
      expect(earned[player]).toBe(value);
    });
    if (game.type.utility === 'zero sum') expect(state.returns().reduce((a, b) => a + b, 0)).toBe(0);
  }
  return { actions: past.length, over: state.isTerminal(), chances };
};

/** All states down to a depth: none has nothing to do, chance nodes add up. Gives how many there are. */
export const allStates = (game: Spiel, state: State, depth: number): number => {
  if (state.isTerminal()) return 1;
  if (state.isChanceNode()) chanceTest(game, state);
  legalTest(game, state);
  return depth === 0 ? 1 : state.legalActions().reduce((n, action) => n + allStates(game, done(state.child(action)), depth - 1), 1);
};
