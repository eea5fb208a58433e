/**
 * The shape of a position from outside: which parts, of what length, within what bounds.
 * @module
 */
import * as t from 'io-ts';
import { column } from '../../engine/decode.js';
import { atMost, listOf, objectOf, oneOf, orNull, text, truth, whole, word } from '../../engine/shape.js';
import type { Board } from './board.js';
import { ABSENT, AFLOAT, type Baltic, type Combat, type Decision, OVERRAN_TWICE, type PhaseName, RUSSIA, type SpiState } from './state.js';

const STATUS = 2 * OVERRAN_TWICE - 1;
const MOST = 9999;
const MOST_DECISIONS = 20;
/** Nobody has more strength points in one unit, or more points in hand. */
const MOST_SP = 9;

const tag = <K extends Decision['kind']>(kind: K): t.Type<K, unknown> => oneOf([kind]);

interface Parts {
  readonly hex: t.Type<number, unknown>;
  readonly hexes: t.Type<ReadonlyArray<number>, unknown>;
  readonly unit: t.Type<number, unknown>;
  readonly units: t.Type<ReadonlyArray<number>, unknown>;
  readonly side: t.Type<string, unknown>;
}

const partsOf = (board: Board): Parts => {
  const hex = whole(0, board.map.grid.size - 1);
  const unit = whole(0, board.roster.ids.length - 1);
  return { hex, unit, hexes: atMost(board.map.grid.size, listOf(hex)), units: atMost(board.roster.ids.length, listOf(unit)), side: oneOf(board.players) };
};

const combatShape = (board: Board, { hex, hexes, units }: Parts): t.Type<Combat, unknown> => {
  const col = whole(0, board.tables.combat.columns.length - 1);
  const die = orNull(whole(1, 6));
  return objectOf({
    target: hex,
    attackers: units,
    from: hexes,
    defenders: units,
    column: col,
    supplied: truth,
    die,
    lost: whole(0, MOST),
    counter: orNull(objectOf({ hex, column: col, die, inflicted: whole(0, MOST) })),
    stands: truth,
    evaded: truth,
    todo: atMost(MOST_DECISIONS, listOf(oneOf(Object.keys(board.rules.steps)))),
  });
};

/** Decisions by kind. */
const decisionShape = (board: Board, { hex, hexes, units, side }: Parts): t.Type<Decision, unknown> => {
  const kinds: { readonly [K in Decision['kind']]: t.Type<Extract<Decision, { kind: K }>, unknown> } = {
    roll: objectOf({ kind: tag('roll'), purpose: word, side }),
    permission: objectOf({ kind: tag('permission'), side }),
    partisans: objectOf({ kind: tag('partisans'), side, row: whole(0, Math.max(0, board.tables.partisans.length - 1)) }),
    losses: objectOf({ kind: tag('losses'), side, units, need: whole(1, MOST) }),
    evasion: objectOf({ kind: tag('evasion'), side, units }),
    counter: objectOf({ kind: tag('counter'), side, hexes }),
    stand: objectOf({ kind: tag('stand'), side }),
    retreat: objectOf({ kind: tag('retreat'), side, units, group: units }),
    advance: objectOf({ kind: tag('advance'), side, hex, units }),
    conversion: objectOf({ kind: tag('conversion'), side, units }),
  };
  return taggedUnion<Decision>('a decision', 'kind', kinds);
};

/** One of several objects, told apart by a key. */
const taggedUnion = <T extends object>(name: string, key: string, kinds: Readonly<Record<string, t.Type<T, unknown>>> | object): t.Type<T, unknown> => {
  const codecs = kinds as Readonly<Record<string, t.Type<T, unknown>>>;
  const codecOf = (u: unknown): t.Type<T, unknown> | null => {
    const kind: unknown = typeof u === 'object' && u !== null && Object.hasOwn(u, key) ? (u as Record<string, unknown>)[key] : null;
    return typeof kind === 'string' && Object.hasOwn(codecs, kind) ? codecs[kind] : null;
  };
  return new t.Type<T, unknown>(
    `${name} (${Object.keys(codecs).join(', ')})`,
    (u): u is T => codecOf(u)?.is(u) === true,
    (u, context) => codecOf(u)?.validate(u, context) ?? t.failure(u, context),
    (value) => value,
  );
};

/** Positions of a board. */
export const stateShape = (board: Board): t.Type<SpiState, unknown> => {
  const parts = partsOf(board);
  const { hex, hexes, units } = parts;
  const { setting, players, nations, tables } = board;
  const counters = board.roster.ids.length;
  const size = board.map.grid.size;
  const phases: ReadonlyArray<PhaseName> = ['setup', ...board.phases, 'over'];
  const points = whole(0, MOST);
  return objectOf({
    turn: whole(setting.firstTurn, setting.lastTurn),
    phase: oneOf(phases),
    player: whole(0, players.length - 1),
    stage: objectOf({ at: oneOf(['entering', 'open', 'closing'] as const), next: whole(0, 99) }),
    units: objectOf({
      hex: column('unit', counters, AFLOAT, size - 1),
      sp: column('unit', counters, 0, MOST_SP),
      mp: column('unit', counters, 0, 99),
      status: column('unit', counters, 0, STATUS),
    }),
    hexes: objectOf({ control: column('hex', size, -1, players.length - 1), entered: column('hex', size, -1, players.length - 1) }),
    stance: column('nation', nations.length, ABSENT, RUSSIA),
    points: column('nation', nations.length, 0, MOST),
    losses: column('nation', nations.length, 0, MOST),
    touched: column('nation', nations.length, 0, 1),
    unrest: column('country with partisans', tables.partisans.length, 0, 2),
    naval: objectOf({
      ntp: points,
      atp: points,
      alliedAtp: atMost(99, listOf(points)),
      axisNtp: points,
      axisAtp: points,
      boughtNtp: points,
      boughtAtp: points,
      converting: atMost(99, listOf(objectOf({ turn: whole(0, 99), points }))),
      turnedBack: atMost(size, listOf(objectOf({ hex, sp: points }))),
      returned: points,
    }),
    landings: atMost(2 * size, listOf(objectOf({ hex, player: whole(0, players.length - 1), sp: points, afloat: units, ports: hexes, exempt: points }))),
    announced: atMost(counters, listOf(objectOf({ target: hex, units }))),
    attacked: hexes,
    baltic: oneOf<Baltic>(['none', 'refused', 'operation', 'standing']),
    mediterraneanClosed: truth,
    sweden: objectOf({ attacked: truth, halved: truth }),
    toPlace: points,
    attack: orNull(objectOf({ target: hex, units })),
    combat: orNull(combatShape(board, parts)),
    pending: atMost(MOST_DECISIONS, listOf(decisionShape(board, parts))),
    ended: orNull(text),
  }) as unknown as t.Type<SpiState, unknown>;
};
