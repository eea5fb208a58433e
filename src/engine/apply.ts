/**
 * One action, carried out: checked or unchecked on immutable positions, or in place on a copy of one's own.
 * @module
 */
import { Immer } from 'immer';
import type { RuleViolation } from '../kernel/rule.js';
import { type Either, left, type NonEmpty, right } from '../prelude.js';
import type { Game, GameState, Tagged } from './game.js';
import { copyOnWrite, inPlace, type Writer } from './writer.js';

/** A position and the events that led to it. */
export interface Applied<S, E> {
  readonly state: S;
  readonly events: ReadonlyArray<E>;
}

// our own instance: the host's immer settings are not ours to change
const immer = new Immer({ autoFreeze: true });

/** Hears of each event just before it happens. */
export type Listener<S, E> = (before: S, event: E) => void;

const perform = <S extends GameState, A extends Tagged, E extends Tagged>(
  game: Game<S, A, E>,
  w: Writer<S>,
  events: ReadonlyArray<E>,
  log: E[],
  told: Listener<S, E> | null = null,
): void => {
  for (const event of events) {
    const reactions = game.react(w.state, event);
    if (told !== null) told(w.state, event);
    game.reduce(w, event);
    log.push(event);
    if (reactions.length > 0) perform(game, w, reactions, log, told);
  }
};

const run = <S extends GameState, A extends Tagged, E extends Tagged>(
  game: Game<S, A, E>,
  w: Writer<S>,
  action: A,
  told: Listener<S, E> | null = null,
): ReadonlyArray<E> => {
  const log: E[] = [];
  perform(game, w, game.decide(w.state, action), log, told);
  runOn(game, w, log, told);
  return log;
};

/** What happens by itself, until somebody must act. */
const runOn = <S extends GameState, A extends Tagged, E extends Tagged>(
  game: Game<S, A, E>,
  w: Writer<S>,
  log: E[],
  told: Listener<S, E> | null = null,
): void => {
  for (let more = game.forced(w.state); more.length > 0; more = game.forced(w.state)) perform(game, w, more, log, told);
};

/**
 * Carries out an action known to be legal. The argument is never changed; the result is deeply frozen.
 * The rules run on plain columns, copied when first written to; one immer `produce` makes the next state.
 * @since 0.1.0
 */
export const applyUnchecked = <S extends GameState, A extends Tagged, E extends Tagged>(
  game: Game<S, A, E>,
  state: S,
  action: A,
): Applied<S, E> => {
  const copy = copyOnWrite(state);
  const watcher = game.watch(copy.state, state);
  const events = run(game, copy.writer(watcher), action);
  copy.seal();
  const next = immer.produce(state, (draft) => {
    const target = draft as Record<string, unknown>;
    const source = copy.state as unknown as Record<string, unknown>;
    for (const key of Object.keys(source)) if (source[key] !== (state as Record<string, unknown>)[key]) target[key] = source[key];
  }) as S;
  watcher.adopt(next);
  return { state: next, events };
};

/**
 * Carries out an action, or says every rule against it.
 * @since 0.1.0
 */
export const apply = <S extends GameState, A extends Tagged, E extends Tagged>(
  game: Game<S, A, E>,
  state: S,
  action: A,
): Either<NonEmpty<RuleViolation>, Applied<S, E>> => {
  const violations = game.violations(state, action);
  return violations.length > 0
    ? left(violations as unknown as NonEmpty<RuleViolation>)
    : right(applyUnchecked(game, state, action));
};

/** What happens by itself before the first action: the position in which somebody must act. */
export const settle = <S extends GameState, A extends Tagged, E extends Tagged>(game: Game<S, A, E>, state: S): Applied<S, E> => {
  const copy = copyOnWrite(state);
  const watcher = game.watch(copy.state, state);
  const w = copy.writer(watcher);
  const log: E[] = [];
  for (let more = game.forced(w.state); more.length > 0; more = game.forced(w.state)) perform(game, w, more, log);
  copy.seal();
  const next = immer.produce(state, (draft) => void Object.assign(draft as object, copy.state)) as S;
  watcher.adopt(next);
  return { state: next, events: log };
};

/** A copy of a position that its owner may change in place, and take back. */
export interface Playout<S, A, E> {
  /** The position now. It changes with `play` and `undo`, and with it what a set of its legal actions says. */
  readonly state: S;
  /** Carries out a legal action in place. Unchecked: illegal actions are the caller's bug. */
  readonly play: (action: A) => ReadonlyArray<E>;
  /** What happens by itself before the first action of a game. */
  readonly settle: () => ReadonlyArray<E>;
  /** A point to come back to. */
  readonly mark: () => number;
  readonly undo: (mark: number) => void;
  /** Gives up the way back, and the memory it costs. */
  readonly forget: () => void;
}

/**
 * A copy of a position for playouts: the same rules and reducers as {@link apply}, without freezing or checking.
 * @param told - hears of each event just before it happens, for logs; must not keep the position
 * @since 0.1.0
 */
export const playout = <S extends GameState, A extends Tagged, E extends Tagged>(
  game: Game<S, A, E>,
  state: S,
  told: Listener<S, E> | null = null,
): Playout<S, A, E> => {
  const columns = (group: Readonly<Record<string, ReadonlyArray<number>>>): Record<string, number[]> =>
    Object.fromEntries(Object.entries(group).map(([name, column]) => [name, [...column]]));
  const owned = { ...state, units: columns(state.units), hexes: columns(state.hexes) } as S;
  const hand = inPlace(owned, game.watch(owned, state));
  return {
    state: owned,
    play: (action) => run(game, hand.writer, action, told),
    settle: () => {
      const log: E[] = [];
      runOn(game, hand.writer, log, told);
      return log;
    },
    mark: hand.mark,
    undo: hand.rewind,
    forget: hand.forget,
  };
};

/**
 * Carries out a legal action on a playout's own copy.
 * @since 0.1.0
 */
export const applyInPlace = <S, A, E>(copy: Playout<S, A, E>, action: A): ReadonlyArray<E> => copy.play(action);
