/**
 * Air points of Poland 1939, in place of the air units of the orders of battle.
 * @rule FTF 21 (FF-21.6, FF-21.7, FF-21.13 to FF-21.18), EBC 15B (BC-15B.2), 15D, QA-11
 * @module
 */
import type { Position } from '../europa/position.js';
import { ftf } from './cases.js';
import { FTF } from './powers.js';

/** The rule that gives the points. */
export const AIR_POINTS = ftf(
  '21',
  ['FF-21.6', 'FF-21.7', 'FF-21.13', 'FF-21.14', 'FF-21.15', 'FF-21.16', 'FF-21.17', 'FF-21.18', 'QA-11', 'BC-15B.2', 'BC-15D.1', 'BC-15D1.1', 'BC-15D2.1'],
  'Poland has 8 bomber and 8 fighter points, Germany 96 and 27, the Soviet Union 12 and 7; 2 and 3 bomber points come in turn 3, and 3 German ones go in turn 6. Air units of the orders of battle do not count.',
);

type Points = Readonly<Record<'bombers' | 'fighters', number>>;

/** At the start. @rule FTF 21 (FF-21.13, FF-21.14, FF-21.15) */
const INITIAL: Readonly<Record<string, Points>> = {
  [FTF.poland]: { bombers: 8, fighters: 8 },
  [FTF.germany]: { bombers: 96, fighters: 27 },
  [FTF.sovietUnion]: { bombers: 12, fighters: 7 },
};

/** Bomber points that come and go. @rule FTF 21 (FF-21.16, FF-21.17, FF-21.18), EBC 15D, 15D1 */
const CHANGES: ReadonlyArray<{ readonly power: string; readonly turn: number; readonly bombers: number }> = [
  { power: FTF.poland, turn: 3, bombers: 2 },
  { power: FTF.germany, turn: 3, bombers: 3 },
  { power: FTF.germany, turn: 6, bombers: -3 },
];

/**
 * Whether the changes of a turn hold: they do from the power's own initial phase on. The German player moves first, so that his
 * hold from the beginning of the turn.
 * @rule QA-11
 */
const inForce = ({ board, state }: Pick<Position, 'board' | 'state'>, power: number, turn: number): boolean =>
  state.turn > turn || (state.turn === turn && (board.powers[power].id !== FTF.poland || board.playerTurns[state.playerTurn].powers[power] === 1));

/** Bomber and fighter points of a power. Whether it may use them is another rule's matter. */
export const airPoints = (pos: Pick<Position, 'board' | 'state'>, power: number): Points => {
  const { id } = pos.board.powers[power];
  const start = INITIAL[id] ?? { bombers: 0, fighters: 0 };
  return { ...start, bombers: CHANGES.reduce((n, c) => n + (c.power === id && inForce(pos, power, c.turn) ? c.bombers : 0), start.bombers) };
};
