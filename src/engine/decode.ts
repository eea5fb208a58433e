/**
 * Actions and positions from outside, for rulesets: checked shape, checked ranges, never trusted.
 * @module
 */
import * as t from 'io-ts';
import { type Either, isLeft, left, type NonEmpty, right } from '../prelude.js';
import type { Tagged } from './game.js';
import { plainData } from './plain.js';
import type { Problem } from './problem.js';
import { listOf, readOutside, readShape, shown, whole } from './shape.js';

/** Problems that are told of; the rest would say the same. */
export const TOLD = 20;

/** The codec of each kind of action, by its tag. */
export type ActionCodecs<A extends Tagged> = { readonly [K in A['type']]: t.Type<Extract<A, { type: K }>, unknown> };

/**
 * A decoder of actions: an action, or what is wrong with it and which shape would be right.
 * @param shapes - how each kind of action looks, for messages
 * @since 0.2.0
 */
export const actionDecoder =
  <A extends Tagged>(codecs: ActionCodecs<A>, shapes: Readonly<Record<A['type'], string>>) =>
  (input: unknown): Either<NonEmpty<Problem>, A> => {
    const plain = plainData(input);
    if (isLeft(plain)) return left([{ code: 'action/malformed', at: 'action', detail: `It ${plain.left}.` }]);
    const u = plain.right;
    const type = typeof u === 'object' && u !== null && Object.hasOwn(u, 'type') ? (u as { type: unknown }).type : undefined;
    if (typeof type !== 'string' || !Object.hasOwn(shapes, type))
      return left([
        {
          code: 'action/unknown',
          at: 'action.type',
          detail: `${shown(type)} is not a kind of action; the kinds are ${Object.keys(shapes).join(', ')}.`,
        },
      ]);
    const kind = type as A['type'];
    const read = readShape<A>(codecs[kind] as unknown as t.Type<A, unknown>, u);
    if (!isLeft(read)) return right(read.right);
    return left(
      read.left.slice(0, TOLD).map(({ path, detail }) => ({
        code: 'action/malformed',
        at: ['action', ...path].join('.'),
        detail: `It ${detail}. The action should look like ${shapes[kind]}.`,
      })) as unknown as NonEmpty<Problem>,
    );
  };

/**
 * A list of whole numbers with an entry for each unit, hex or power.
 * @param of - what there is an entry for, for messages
 * @since 0.2.0
 */
export const column = (of: string, length: number, low: number, high: number): t.Type<ReadonlyArray<number>, unknown> => {
  const entries = listOf(whole(low, high));
  return new t.Type<ReadonlyArray<number>, unknown>(
    `a list of ${length} numbers, one for each ${of}`,
    (u): u is ReadonlyArray<number> => entries.is(u) && u.length === length,
    (u, context) => (Array.isArray(u) && u.length === length ? entries.validate(u, context) : t.failure(u, context)),
    (value) => value,
  );
};

/** What a decoder of positions asks of a ruleset. */
export interface StateRules<S> {
  readonly shape: t.Type<S, unknown>;
  /** Everything that keeps a position of the right shape from being one that play could lead to, as far as it can be seen. */
  readonly problems: (state: S) => ReadonlyArray<Problem>;
  /** Whether somebody has to act in a position, so that nothing happens by itself. */
  readonly settled: (state: S) => boolean;
}

/**
 * A decoder of positions: one that is frozen and shares nothing with the input, or everything that keeps it from being one.
 * @since 0.2.0
 */
export const stateDecoder =
  <S>({ shape, problems, settled }: StateRules<S>) =>
  (input: unknown): Either<NonEmpty<Problem>, S> => {
    const read = readOutside(shape, input);
    if (isLeft(read))
      return left(
        read.left.slice(0, TOLD).map(({ path, detail }) => ({
          code: 'state/malformed',
          at: path.join('.') || 'the whole position',
          detail: `It ${detail}.`,
        })) as unknown as NonEmpty<Problem>,
      );
    const state = frozenCopy(read.right);
    const found = problems(state).slice(0, TOLD);
    if (found.length > 0) return left(found as unknown as NonEmpty<Problem>);
    return settled(state)
      ? right(state)
      : left([{ code: 'state/unsettled', at: 'stage', detail: 'Something happens by itself before anybody can act; give the position after it.' }]);
  };

/** Decoded data are as deep as their shape, never deeper. */
const frozenCopy = <T>(value: T): T => {
  if (typeof value !== 'object' || value === null) return value;
  const copy = Array.isArray(value) ? value.map(frozenCopy) : Object.fromEntries(Object.entries(value).map(([key, part]) => [key, frozenCopy(part)]));
  return Object.freeze(copy) as T;
};
