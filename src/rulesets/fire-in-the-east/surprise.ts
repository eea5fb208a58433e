/**
 * The surprise attack of Jun II 41: a player turn of the attacker alone before the first regular one. Its text is not at hand.
 * @rule FITE 31F, REFORM 31F1
 * @module
 */
import type { Amendment } from '../../kernel/amendment.js';
import { isMajor } from '../europa/places.js';
import type { EuropaRules, Standing } from '../europa/rules.js';
import type { PhaseName } from '../europa/state.js';
import { fite } from './cases.js';

const SURPRISE = fite('31F', [], 'An extra player turn of the attacker comes before his first regular one; in it Soviet major cities count as dot cities in combat.');

/** Whether a player turn of the scenario is a surprise attack. @since 0.3.0 */
export const isSurpriseTurn = ({ board }: Pick<Standing, 'board'>, playerTurn: number): boolean => board.setting.playerTurns[playerTurn].surprise !== undefined;

/** Whether the surprise attack is under way. @since 0.3.0 */
export const inSurprise = (pos: Standing): boolean => pos.state.phase !== 'deployment' && isSurpriseTurn(pos, pos.state.playerTurn);

/** Whether it lies ahead: before play begins. */
const liesAhead = ({ state }: Standing): boolean => state.phase === 'deployment';

const surpriseOf = ({ board }: Standing): number => board.setting.playerTurns.findIndex((t) => t.surprise !== undefined);
const firstRegular = (pos: Standing): number => pos.board.setting.playerTurns.findIndex((t, i) => t.surprise === undefined && pos.board.rules.mayBePlayed(pos, i));

/** Phases of a surprise attack: it has no initial phase, and aircraft alone have theirs only. */
const phasesIn = (kind: 'ground' | 'air-only', phases: ReadonlyArray<PhaseName>): ReadonlyArray<PhaseName> => phases.filter((p) => (kind === 'ground' ? p !== 'initial' : p === 'air'));

const SOVIET_SIDE = 1;

/**
 * The surprise attack, where the scenario has one.
 * @rule FITE 31F
 * @since 0.3.0
 */
export const surpriseAttack: Amendment<EuropaRules> = {
  id: 'FITE-31F',
  ref: SURPRISE,
  does: 'add',
  touches: ['phasesOf', 'firstPlayerTurn', 'nextPlayerTurn', 'mayBePlayed', 'cityIn', 'notices'],
  excludes: [],
  slice: null,
  to: (rules) => ({
    ...rules,
    phasesOf: (board, playerTurn) => {
      const { surprise } = board.setting.playerTurns[playerTurn];
      return surprise === undefined ? rules.phasesOf(board, playerTurn) : phasesIn(surprise, rules.phasesOf(board, playerTurn));
    },
    firstPlayerTurn: (pos) => (surpriseOf(pos) >= 0 && (liesAhead(pos) || inSurprise(pos)) ? surpriseOf(pos) : rules.firstPlayerTurn(pos)),
    nextPlayerTurn: (pos) => (inSurprise(pos) ? firstRegular(pos) : rules.nextPlayerTurn(pos)),
    mayBePlayed: (pos, playerTurn) => (isSurpriseTurn(pos, playerTurn) ? pos.state.playerTurn === playerTurn && pos.state.turn <= 1 : rules.mayBePlayed(pos, playerTurn)),
    cityIn: (pos, hex) => {
      const kind = rules.cityIn(pos, hex);
      const owner = pos.state.hexes.owner[hex];
      return kind !== null && isMajor(kind) && owner >= 0 && pos.board.powers[owner].side === SOVIET_SIDE && inSurprise(pos) ? 'dot' : kind;
    },
    notices: [
      ...rules.notices,
      ({ setting, rules: { air } }) => (air === null && setting.playerTurns.some((t) => t.surprise === 'air-only') ? 'The surprise attack is left to aircraft, of which these rules know none: nothing happens in it (FITE 31F).' : null),
    ],
  }),
};
