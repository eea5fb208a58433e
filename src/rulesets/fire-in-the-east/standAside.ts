/**
 * Powers that stand aside until a turn of the scenario, and neutral nations: closed to everybody.
 * @rule FITE 32, REFORM 34A1 (ER-34A1.14) (AMB-ER-165)
 * @module
 */
import type { Amendment } from '../../kernel/amendment.js';
import type { HexIx } from '../../kernel/hex.js';
import { type Check, checksAbout } from '../../kernel/rule.js';
import { hexName, isNeutral, type Position, unitName } from '../europa/position.js';
import type { CommitQuery, EuropaRules, Hook, OverrunQuery, RetreatQuery, StepQuery, Teller } from '../europa/rules.js';
import { fite } from './cases.js';

const ASIDE = fite('32', [], 'Allies of the Axis that the scenario does not bring in at once stand aside until its turn for them: their units act on nobody, and their land is closed like that of neutral nations.');

const closedText = (pos: Position, hex: HexIx): string => `${hexName(pos, hex)} lies in ${pos.board.map.territories[pos.board.map.territory[hex]]}, which takes no part in the war${whenText(pos, hex)}`;

/** `', and enters it in Jul I 41'`. */
const whenText = ({ board }: Position, hex: HexIx): string => {
  const power = board.territoryPower[board.map.territory[hex]];
  const turn = power < 0 ? undefined : board.setting.enters?.[board.powers[power].id];
  return turn === undefined ? '' : ` before ${board.setting.turnName(turn)}`;
};

const moving = checksAbout<StepQuery | RetreatQuery>((q) => ({ subject: [unitName(q.pos, q.unit), hexName(q.pos, q.to)], params: { unit: unitName(q.pos, q.unit), hex: hexName(q.pos, q.to) } }));
const attacking = checksAbout<CommitQuery>((q) => ({ subject: [unitName(q.pos, q.unit), hexName(q.pos, q.target)], params: { unit: unitName(q.pos, q.unit), target: hexName(q.pos, q.target) } }));
const overrunning = checksAbout<OverrunQuery>((q) => ({ subject: [...q.units.map((u) => unitName(q.pos, u)), hexName(q.pos, q.target)], params: { target: hexName(q.pos, q.target) } }));

const closedStep = moving(ASIDE, 'neutral/closed', (q) => q.to < 0 || !isNeutral(q.pos, q.to), (q) => `${closedText(q.pos, q.to)}; stay out of it.`) as Check<StepQuery>;
const closedRetreat = moving(ASIDE, 'neutral/no-retreat', (q) => !isNeutral(q.pos, q.to), (q) => `${closedText(q.pos, q.to)}; no retreat leads there.`) as Check<RetreatQuery>;

/** The hex of a border across which nobody fights, -1 when there is none. */
const neutralOf = (pos: Position, from: HexIx, target: HexIx): HexIx => (target >= 0 && isNeutral(pos, target) ? target : from >= 0 && isNeutral(pos, from) ? from : -1);

const closedAttack: Check<CommitQuery> = attacking(
  ASIDE,
  'neutral/no-attack',
  (q) => neutralOf(q.pos, q.pos.state.units.hex[q.unit], q.target) < 0,
  (q) => `${closedText(q.pos, neutralOf(q.pos, q.pos.state.units.hex[q.unit], q.target))}; nobody attacks across its border.`,
);

const closedOverrun: Check<OverrunQuery> = overrunning(
  ASIDE,
  'neutral/no-overrun',
  (q) => neutralOf(q.pos, q.from, q.target) < 0,
  (q) => `${closedText(q.pos, neutralOf(q.pos, q.from, q.target))}; nobody overruns across its border.`,
);

/** The turn that brings a power in, 1 where it is in the war from the start. */
const entryOf = ({ setting, powers }: Position['board'], power: number): number => setting.enters?.[powers[power].id] ?? 1;

/** Those whose turn has come enter the war, as a player turn begins. */
const enter: Hook = ({ board, state }) =>
  state.dormant.flatMap((aside, power) => (aside === 1 && board.setting.enters?.[board.powers[power].id] !== undefined && entryOf(board, power) <= state.turn ? [{ type: 'powerEntered' as const, power }] : []));

const told: Teller = ({ board }, e) =>
  e.type === 'powerEntered' && entryOf(board, e.power) > 1 ? [{ text: `${board.powers[e.power].name} forces stood aside until ${board.setting.turnName(entryOf(board, e.power))}; their land is open from now on`, refs: [ASIDE] }] : [];

/**
 * Powers enter the war in the turn that the scenario gives; until then, like neutrals for good, they are left alone.
 * @rule FITE 32
 * @since 0.3.0
 */
export const standAside: Amendment<EuropaRules> = {
  id: 'FITE-32',
  ref: ASIDE,
  does: 'add',
  touches: ['dormant', 'mayBePlayed', 'playerTurnStart', 'stepChecks', 'retreatBars', 'commitChecks', 'overrunChecks', 'tellers'],
  excludes: [],
  slice: null,
  to: (rules) => ({
    ...rules,
    dormant: (board, power) => entryOf(board, power) > 1 || rules.dormant(board, power),
    // who stands aside acts in a player turn of his side, and has nothing to do in it
    mayBePlayed: ({ board }, playerTurn) => board.setting.playerTurns[playerTurn].surprise === undefined,
    playerTurnStart: [...rules.playerTurnStart, enter],
    stepChecks: [...rules.stepChecks, closedStep],
    retreatBars: [...rules.retreatBars, closedRetreat],
    commitChecks: [...rules.commitChecks, closedAttack],
    overrunChecks: [...rules.overrunChecks, closedOverrun],
    tellers: [...rules.tellers, told],
  }),
};
