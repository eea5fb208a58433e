/**
 * What a position says, in ids and printed numbers: what cases and tests compare.
 * @module
 */
import type { HexId } from '../kernel/hex.js';
import { featureBit } from '../kernel/map.js';
import { SIDES } from '../rulesets/europa/board.js';
import { attackQuery, attackTally, defenseTally, oddsOf } from '../rulesets/europa/combat/strength.js';
import { namedDecision } from '../rulesets/europa/named.js';
import { CADRE, due, ELIMINATED, MP, OUT_OF_SUPPLY, REMOVED, STOPPED, STRENGTH } from '../rulesets/europa/state.js';
import { canTrace } from '../rulesets/europa/supply.js';
import { airfieldAt, worksIn } from '../rulesets/europa/works.js';
import type { Stand } from './position.js';

/** A unit as people see it. @since 0.2.0 */
export interface UnitNow {
  readonly hex: HexId | 'expected' | 'eliminated' | 'removed';
  readonly face: 'full' | 'cadre';
  /** Movement points left in the phase. */
  readonly mp: number;
  readonly outOfSupply: boolean;
  readonly stopped: boolean;
}

/** An attack as people see it; strengths in printed points. @since 0.2.0 */
export interface OddsNow {
  readonly attack: number;
  readonly defense: number;
  /** Of each attacker and defender, by id. */
  readonly strengths: Readonly<Record<string, number>>;
  /** As the table prints it: `'1.5:1'`; null below the lowest. */
  readonly column: string | null;
  readonly modifier: number;
  /** A result that needs no die. */
  readonly automatic: string | null;
}

/** A unit by its number. @since 0.2.0 */
export const unitNow = ({ game, state }: Stand, u: number): UnitNow => {
  const { hex, face, mp, status } = state.units;
  return {
    hex: hex[u] >= 0 ? game.board.map.ids[hex[u]] : hex[u] === ELIMINATED ? 'eliminated' : hex[u] === REMOVED ? 'removed' : 'expected',
    face: face[u] === CADRE ? 'cadre' : 'full',
    mp: mp[u] / MP,
    outOfSupply: (status[u] & OUT_OF_SUPPLY) !== 0,
    stopped: (status[u] & STOPPED) !== 0,
  };
};

/** Units of a hex, by id. @since 0.2.0 */
export const stackNow = ({ game, state }: Stand, hex: number): ReadonlyArray<string> => game.board.roster.ids.filter((_, u) => state.units.hex[u] === hex);

/** Owner of a hex: a power's id, or `'nobody'`. @since 0.2.0 */
export const ownerNow = ({ game, state }: Stand, hex: number): string => game.board.powers[state.hexes.owner[hex]]?.id ?? 'nobody';

/** Whether a hex is in the zones of control of a side. @since 0.2.0 */
export const zocNow = ({ game, state }: Stand, side: string, hex: number): boolean => game.position(state).sit.zoc[SIDES.findIndex((s) => s === side)][hex] > 0;

/** Whether a unit could trace a supply line now. @since 0.2.0 */
export const tracesNow = ({ game, state }: Stand, u: number): boolean => canTrace(game.position(state), u);

/** An attack by some units on a hex, whether or not it may be made. @since 0.2.0 */
export const oddsNow = ({ game, state }: Stand, target: number, units: ReadonlyArray<number>): OddsNow => {
  const { roster, crt } = game.board;
  const q = attackQuery(game.position(state), target, units);
  const { attack, defense, column, modifier, automatic } = oddsOf(q);
  return {
    attack: attack / STRENGTH,
    defense: defense / STRENGTH,
    strengths: Object.fromEntries([
      ...q.attackers.map((u) => [roster.ids[u], attackTally(q, u).total / STRENGTH]),
      ...q.defenders.map((u) => [roster.ids[u], defenseTally(q, u).total / STRENGTH]),
    ]),
    column: crt.data.columns[column] ?? null,
    modifier,
    automatic: automatic?.result ?? null,
  };
};

/** The decision due, with ids; null when there is none. @since 0.2.0 */
export const dueNow = ({ game, state }: Stand): Readonly<Record<string, unknown>> | null => {
  const decision = due(state);
  return decision === null ? null : namedDecision(game.board, decision);
};

/** The powers of the player turn: `'germany'`, or `'germany+soviet-union'`; `'surprise'` for a surprise attack. @since 0.2.0 */
export const playerIn = ({ game, state }: Stand, playerTurn: number = state.playerTurn): string =>
  game.board.setting.playerTurns[playerTurn].surprise !== undefined
    ? 'surprise'
    : game.board.powers.flatMap((p, ix) => (game.board.playerTurns[playerTurn].powers[ix] === 1 ? [p.id] : [])).join('+');

/**
 * The works of a hex that have their effects, and those that are being built: `'fort'`, `'fortress'`, `'airfield'`, `'fortified'`
 * for its hexsides, `'fort under construction'`.
 * @since 0.2.0
 */
export const worksNow = ({ game, state }: Stand, hex: number): ReadonlyArray<string> => {
  const pos = game.position(state);
  const { map, rules } = game.board;
  const present = rules.works(pos, hex);
  return [
    ...['fort', 'fortress'].filter((feature) => (present & featureBit(map, feature)) !== 0),
    ...(airfieldAt(pos, hex) ? ['airfield'] : []),
    ...(map.protects.includes(hex) && rules.hexsidesFortified(pos, hex) ? ['fortified'] : []),
    ...worksIn(state).underway.flatMap((w) => (w.hex === hex ? [`${w.kind} under construction`] : [])),
  ];
};
