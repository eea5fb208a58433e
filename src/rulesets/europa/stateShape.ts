/**
 * The shape of a position from outside: which parts, of what length, within what bounds.
 * @module
 */
import * as t from 'io-ts';
import { column } from '../../engine/decode.js';
import { atMost, listOf, objectOf, objectWith, oneOf, orNull, valueOf, whole, word } from '../../engine/shape.js';
import { type Board, SIDES } from './board.js';
import { OVERRUN_RESULT } from './overrunTerms.js';
import { CADRE, type Combat, type CombatSide, COMMON_MARKS, type Decision, type EuropaState, FULL, type LossMeasure, type PhaseName, REMOVED } from './state.js';

const MOST_STEPS = 20;
const MOST_MODIFIER = 99;
const MOST_STRENGTH = 1e9;

/** Strength points; halves occur. */
const strength = valueOf(
  'a number of strength points',
  (u): u is number => typeof u === 'number' && Number.isInteger(2 * u) && u >= 0 && u <= MOST_STRENGTH,
);

const side = oneOf<string>(SIDES);
const combatSide = oneOf<CombatSide>(['attacker', 'defender']);
const bothSides = objectOf({ attacker: strength, defender: strength });

/** A cell of the table, or a result that a rule gives without a die. */
const result = ({ rules }: Board): t.Type<string, unknown> =>
  valueOf(`a result: ${rules.crt.results}`, (u): u is string => typeof u === 'string' && (rules.crt.isResult(u) || (rules.overrunTerms.table !== null && u === OVERRUN_RESULT)));

const combatShape = (board: Board): t.Type<Combat, unknown> => {
  const hex = whole(0, board.map.grid.size - 1);
  const units = atMost(board.roster.units.length, listOf(whole(0, board.roster.units.length - 1)));
  const by = oneOf<'march' | 'road'>(['march', 'road']);
  const parts = {
    target: hex,
    attackers: units,
    defenders: units,
    bystanders: units,
    printed: bothSides,
    compared: bothSides,
    cadresBefore: units,
    column: orNull(whole(0, board.crt.ratios.length - 1)),
    modifier: whole(-MOST_MODIFIER, MOST_MODIFIER),
    result: orNull(result(board)),
    todo: atMost(MOST_STEPS, listOf(oneOf(Object.keys(board.rules.steps)))),
  };
  return objectWith(parts, { overrun: objectOf({ from: hex, by }), evaded: oneTruth });
};

const oneTruth = valueOf('true', (u): u is true => u === true);

const tag = <K extends Decision['kind']>(kind: K): t.Type<K, unknown> => oneOf([kind]);

/** Decisions by kind. */
const decisionShape = (board: Board): t.Type<Decision, unknown> => {
  const hexes = board.map.grid.size;
  const hex = whole(0, hexes - 1);
  const unit = whole(0, board.roster.units.length - 1);
  const units = atMost(board.roster.units.length, listOf(unit));
  const kinds: { readonly [K in Decision['kind']]: t.Type<Extract<Decision, { kind: K }>, unknown> } = {
    roll: objectOf({ kind: tag('roll'), purpose: word, side }),
    losses: objectOf({ kind: tag('losses'), side, of: combatSide, candidates: units, measure: oneOf<LossMeasure>(['strength', 're']), need: strength }),
    retreat: objectOf({ kind: tag('retreat'), side, of: combatSide, units, group: units, going: orNull(unit), visited: atMost(hexes, listOf(hex)) }),
    advance: objectOf({ kind: tag('advance'), side, hex, units }),
    ration: objectOf({ kind: tag('ration'), side, hex, units }),
    evade: objectOf({
      kind: tag('evade'),
      side,
      hex,
      units,
      group: units,
      going: orNull(unit),
      visited: atMost(hexes, listOf(hex)),
      overrun: orNull(objectOf({ units, from: hex, by: oneOf<'march' | 'road'>(['march', 'road']), odds: orNull(whole(0, MOST_STRENGTH)) })),
    }),
    fighters: objectOf({ kind: tag('fighters'), side }),
  };
  const kindOf = (u: unknown): Decision['kind'] | null => {
    const kind: unknown = typeof u === 'object' && u !== null && Object.hasOwn(u, 'kind') ? (u as { kind: unknown }).kind : null;
    return typeof kind === 'string' && Object.hasOwn(kinds, kind) ? (kind as Decision['kind']) : null;
  };
  return new t.Type<Decision, unknown>(
    `a decision (${Object.keys(kinds).join(', ')})`,
    (u): u is Decision => {
      const kind = kindOf(u);
      return kind !== null && kinds[kind].is(u);
    },
    (u, context) => {
      const kind = kindOf(u);
      return kind === null ? t.failure(u, context) : (kinds[kind] as t.Type<Decision, unknown>).validate(u, context);
    },
    (value) => value,
  );
};

/** State of single amendments: each slice as its amendment wants it, no other. */
const slicesShape = (board: Board): t.Type<Readonly<Record<string, unknown>>, unknown> =>
  objectOf(Object.fromEntries(board.rules.slices.map((slice) => [slice.key, valueOf(`the state of ${slice.key}`, slice.is)])));

/** No unit takes more than this of the capacity of railroads: some by strategic rail take several REs. */
const MOST_LOAD = 10;

/** Positions of a board. */
export const stateShape = (board: Board): t.Type<EuropaState, unknown> => {
  const { rules, roster, setting } = board;
  const units = roster.units.length;
  const hexes = board.map.grid.size;
  const { mobilizations, conversions } = roster.data;
  const fastest = Math.max(0, ...roster.faces[FULL].movement, ...roster.faces[CADRE].movement);
  const used = (n: number) => atMost(n, listOf(whole(0, n - 1)));
  const phases: ReadonlyArray<PhaseName> = [...rules.phases, 'deployment', 'over'];
  return objectOf({
    turn: whole(0, setting.turns),
    phase: oneOf(phases),
    playerTurn: whole(0, board.playerTurns.length - 1),
    stage: objectOf({ at: oneOf(['entering', 'open', 'closing'] as const), next: whole(0, 99) }),
    units: objectOf({
      hex: column('unit', units, REMOVED, hexes - 1),
      face: column('unit', units, FULL, CADRE),
      mp: column('unit', units, 0, fastest),
      status: column('unit', units, 0, COMMON_MARKS | rules.marks),
    }),
    hexes: objectOf({ owner: column('hex', hexes, -1, board.powers.length - 1) }),
    dormant: column('power', board.powers.length, 0, 1),
    railed: column('power', board.powers.length, 0, MOST_LOAD * units),
    mobilized: used(mobilizations.length),
    converted: used(conversions.length),
    captured: atMost(hexes, listOf(whole(0, hexes - 1))),
    attack: orNull(objectOf({ target: whole(0, hexes - 1), units: atMost(units, listOf(whole(0, units - 1))) })),
    combat: orNull(combatShape(board)),
    pending: atMost(MOST_STEPS, listOf(decisionShape(board))),
    slices: slicesShape(board),
  }) as unknown as t.Type<EuropaState, unknown>;
};
