/**
 * The end of a phase: what really follows, up to the next decision, and which stacks stand in the way.
 * @rule EBC 4, 8B, 15A
 * @module
 */
import { ebc } from '../cases.js';
import { phaseWords } from '../phaseName.js';
import type { Position } from '../position.js';
import { due } from '../state.js';
import { hexText, unitsText } from '../wording.js';
import { type Account, NOTHING, ruled, told } from './account.js';
import { bombersAccount } from './air.js';
import { overfull } from './choice.js';
import { decisionRefs, decisionText } from './decision.js';
import { type Forecast, toldLines } from './forecast.js';

const SEQUENCE = ebc('4A', ['BC-4A.1'], 'The phases of a player turn follow one another in a fixed order.');

const phaseText = ({ board, state }: Position): string => `${board.playerTurns[state.playerTurn].name} ${phaseWords(state.phase)} phase`;

/** `'the combat phase'`, `'the Polish initial phase of turn 3'`: what is not as before. */
const comingText = (before: Position, after: Position): string => {
  const turn = after.state.turn === before.state.turn ? '' : ` of turn ${after.state.turn}`;
  return turn === '' && after.state.playerTurn === before.state.playerTurn ? `the ${phaseWords(after.state.phase)} phase` : `the ${phaseText(after)}${turn}`;
};

/** Where the game stands when somebody has to decide again after an action: nothing where it goes on as before. */
export const standing = (before: Position, after: Position, { ends }: { readonly ends: boolean }): ReadonlyArray<string> => {
  const decision = due(after.state);
  const ended = `After the ${phaseText(before)}`;
  const { supplement } = before.board.rules;
  if (after.state.phase === 'over') return [ruled(`${ended} the game is over.`, ...(supplement === null ? [] : [supplement.ending]))];
  const moved = after.state.phase !== before.state.phase || after.state.playerTurn !== before.state.playerTurn || after.state.turn !== before.state.turn;
  const comes = moved ? [ruled(`${ended} comes ${comingText(before, after)}.`, SEQUENCE)] : [];
  if (decision === null || decision === due(before.state)) return comes;
  const first = moved ? 'Due there first' : ends ? `Due before the ${phaseText(before)} is over` : 'Due then';
  return [...comes, ruled(`${first}: ${decisionText(after, decision)}.`, ...decisionRefs(after, decision))];
};

/** What ending the phase brings, and what stands in its way; `coming` is null where it may not be ended. */
export const endAccount = (pos: Position, coming: Forecast | null): Account => {
  const { state } = pos;
  if (state.phase === 'over') return NOTHING;
  const lines = coming === null ? [] : toldLines(coming.told, []);
  return told(
    ...(coming === null ? [] : standing(pos, coming.after, { ends: true })),
    ...(state.attack === null ? [] : [`An attack on ${hexText(pos, state.attack.target)} is being put together by ${unitsText(pos, state.attack.units)}.`]),
    ...bombersAccount(pos, coming?.after ?? null).lines,
    ...(lines.length === 0 ? [] : ['What happens by then:', ...lines.map((l) => `  ${l}`)]),
    ...overfull(pos),
  );
};
