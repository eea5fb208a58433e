/**
 * Positions and actions from outside: checked shape, checked ranges, never trusted.
 * @module
 */
import type { Context, Errors } from 'io-ts';
import * as t from 'io-ts';
import type { Problem } from '../../engine/problem.js';
import { type Either, isRight, left, type NonEmpty, right } from '../../prelude.js';
import { ACTION_SHAPES, type EuropaAction, EuropaActionCodec } from './action.js';
import type { Board } from './board.js';
import type { EuropaState } from './state.js';

const columnCodec = t.readonlyArray(t.number);
const decisionCodec = t.intersection([t.type({ kind: t.string, side: t.string }), t.UnknownRecord]);

/** The shape of a position; ranges are checked apart. */
const StateShape = t.type({
  turn: t.number,
  playerTurn: t.number,
  phase: t.keyof({ deployment: null, initial: null, movement: null, air: null, combat: null, exploitation: null, over: null }),
  stage: t.type({ at: t.keyof({ entering: null, open: null, closing: null }), next: t.number }),
  units: t.type({ hex: columnCodec, face: columnCodec, mp: columnCodec, status: columnCodec }),
  hexes: t.type({ owner: columnCodec }),
  railed: columnCodec,
  mobilized: columnCodec,
  converted: columnCodec,
  captured: columnCodec,
  attack: t.union([t.null, t.type({ target: t.number, units: columnCodec })]),
  combat: t.union([t.null, t.UnknownRecord]),
  pending: t.readonlyArray(decisionCodec),
  slices: t.UnknownRecord,
});

const path = (context: Context): string =>
  context
    .map((c) => c.key)
    .filter((k) => k !== '')
    .join('.') || '(whole)';

const shown = (u: unknown): string => {
  const text = typeof u === 'string' ? JSON.stringify(u) : typeof u === 'object' && u !== null ? (Array.isArray(u) ? 'a list' : 'an object') : String(u);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
};

const problems = (errors: Errors, code: string): NonEmpty<Problem> =>
  errors.slice(0, 20).map((e) => ({ code, at: path(e.context), detail: `${shown(e.value)} does not belong here; expected ${e.context[e.context.length - 1]?.type.name ?? 'another shape'}.` })) as unknown as NonEmpty<Problem>;

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
  const decoded = EuropaActionCodec.decode(u);
  return isRight(decoded)
    ? right(decoded.right)
    : left([{ code: 'action/malformed', at: `action ${type}`, detail: `The action should look like ${ACTION_SHAPES[type as EuropaAction['type']]}.` }]);
};

/** A position of this board, or everything that keeps it from being one. */
export const decodeState =
  (board: Board) =>
  (u: unknown): Either<NonEmpty<Problem>, EuropaState> => {
    const decoded = StateShape.decode(u);
    if (!isRight(decoded)) return left(problems(decoded.left, 'state/malformed'));
    const state = decoded.right as unknown as EuropaState;
    const units = board.roster.units.length;
    const hexes = board.map.grid.size;
    const found: Problem[] = [];
    const column = (at: string, values: ReadonlyArray<number>, length: number, low: number, high: number): void => {
      if (values.length !== length) found.push({ code: 'state/length', at, detail: `${values.length} entries; this game needs ${length}.` });
      const bad = values.findIndex((v) => !Number.isInteger(v) || v < low || v > high);
      if (bad >= 0) found.push({ code: 'state/range', at: `${at}.${bad}`, detail: `${values[bad]} is out of range; it must be a whole number from ${low} to ${high}.` });
    };
    column('units.hex', state.units.hex, units, -3, hexes - 1);
    column('units.face', state.units.face, units, 0, 1);
    column('units.mp', state.units.mp, units, 0, 1000);
    column('units.status', state.units.status, units, 0, 127);
    column('hexes.owner', state.hexes.owner, hexes, -1, board.powers.length - 1);
    column('railed', state.railed, board.powers.length, 0, units);
    column('turn', [state.turn], 1, 0, board.setting.turns);
    column('playerTurn', [state.playerTurn], 1, 0, board.playerTurns.length - 1);
    column('captured', state.captured, state.captured.length, 0, hexes - 1);
    return found.length > 0 ? left(found as unknown as NonEmpty<Problem>) : right(state);
  };
