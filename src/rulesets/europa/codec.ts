/**
 * Positions and actions from outside: checked shape, checked ranges, never trusted.
 * @module
 */
import type * as t from 'io-ts';
import type { Problem } from '../../engine/problem.js';
import { readShape, shown } from '../../engine/shape.js';
import { type Either, isLeft, left, type NonEmpty, right } from '../../prelude.js';
import { ACTION_CODECS, ACTION_SHAPES, type EuropaAction } from './action.js';
import type { Board } from './board.js';
import type { Position } from './position.js';
import { surveyed } from './situation.js';
import { soundness } from './soundness.js';
import type { EuropaState } from './state.js';
import { stateShape } from './stateShape.js';

/** Problems that are told of; the rest would say the same. */
const TOLD = 20;

/** An action of the family, or what is wrong with it and which shape would be right. */
export const decodeAction = (u: unknown): Either<NonEmpty<Problem>, EuropaAction> => {
  const type = typeof u === 'object' && u !== null && Object.hasOwn(u, 'type') ? (u as { type: unknown }).type : undefined;
  if (typeof type !== 'string' || !Object.hasOwn(ACTION_SHAPES, type))
    return left([
      {
        code: 'action/unknown',
        at: 'action.type',
        detail: `${shown(type)} is not a kind of action; the kinds are ${Object.keys(ACTION_SHAPES).join(', ')}.`,
      },
    ]);
  const kind = type as EuropaAction['type'];
  const read = readShape<EuropaAction>(ACTION_CODECS[kind] as t.Type<EuropaAction, unknown>, u);
  if (!isLeft(read)) return right(read.right);
  return left(
    read.left.slice(0, TOLD).map(({ path, detail }) => ({
      code: 'action/malformed',
      at: ['action', ...path].join('.'),
      detail: `It ${detail}. The action should look like ${ACTION_SHAPES[kind]}.`,
    })) as unknown as NonEmpty<Problem>,
  );
};

/** Everything that keeps a position of the right shape from being one that play could lead to, as far as it can be seen. */
export const stateProblems = (board: Board, state: EuropaState): ReadonlyArray<Problem> => {
  const pos: Position = { board, state, sit: surveyed(board, state) };
  return soundness(pos).slice(0, TOLD);
};

/**
 * A position of this board, frozen and sharing nothing with the input, or everything that keeps it from being one.
 * @param settled whether somebody has to act in a position, so that nothing happens by itself
 */
export const decodeState =
  (board: Board, settled: (state: EuropaState) => boolean) =>
  (u: unknown): Either<NonEmpty<Problem>, EuropaState> => {
    const read = readShape(stateShape(board), u);
    if (isLeft(read))
      return left(
        read.left.slice(0, TOLD).map(({ path, detail }) => ({
          code: 'state/malformed',
          at: path.join('.') || 'the whole position',
          detail: `It ${detail}.`,
        })) as unknown as NonEmpty<Problem>,
      );
    const state = frozenCopy(read.right);
    const found = stateProblems(board, state);
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
