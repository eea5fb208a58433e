/**
 * What follows by itself: hooks on entering and leaving phases, the next phase, the next player turn.
 * @rule EBC 4 (BC-4.1), 4A, 4B
 * @module
 */
import { SIDES } from './board.js';
import { arrivals } from './entry.js';
import type { EuropaEvent } from './event.js';
import type { Position } from './position.js';
import type { Hook } from './rules.js';
import type { PhaseName } from './state.js';

const hooksOf = (pos: Position): ReadonlyArray<Hook> => {
  const { rules } = pos.board;
  const { phase, stage } = pos.state;
  const play = phase !== 'deployment';
  const own = rules.phasesOf(pos.board, pos.state.playerTurn);
  if (stage.at === 'entering')
    return [...(play && phase === own[0] ? rules.playerTurnStart : []), ...(rules.entering[phase] ?? [])];
  return [...(rules.closing[phase] ?? []), ...(play && phase === own[own.length - 1] ? rules.playerTurnEnd : [])];
};

/** The end of the phase for the side whose phase it is. */
export const endOfPhase = (pos: Position): EuropaEvent => ({
  type: 'phaseEnded',
  phase: pos.state.phase,
  side: SIDES[pos.board.playerTurns[pos.state.playerTurn].side],
});

/** The player turn of the power that deploys after the one that just has, -1 when all have. @rule FTF 21 (FF-21.10 to FF-21.12) */
const nextDeployment = (pos: Position): number => {
  const order = deploymentTurns(pos);
  return order[order.indexOf(pos.state.playerTurn) + 1] ?? -1;
};

/** Player turns in the order in which their powers deploy, each once. */
export const deploymentTurns = (pos: Pick<Position, 'board'>): ReadonlyArray<number> => {
  const { setting } = pos.board;
  return [...new Set(setting.deploymentOrder.map((id) => setting.playerTurns.findIndex((t) => t.powers.includes(id))))].filter((i) => i >= 0);
};

const following = (pos: Position): EuropaEvent => {
  const { board, state } = pos;
  const { phasesOf } = board.rules;
  const begin = (turn: number, playerTurn: number, phase: PhaseName = phasesOf(board, playerTurn)[0]): EuropaEvent => ({ type: 'phaseBegan', turn, playerTurn, phase });
  if (state.phase === 'deployment') {
    const next = nextDeployment(pos);
    return next >= 0 ? begin(0, next, 'deployment') : begin(1, board.rules.firstPlayerTurn(pos));
  }
  const phases = phasesOf(board, state.playerTurn);
  const i = phases.indexOf(state.phase);
  if (i + 1 < phases.length) return begin(state.turn, state.playerTurn, phases[i + 1]);
  const next = board.rules.nextPlayerTurn(pos);
  if (next >= 0) return begin(state.turn, next);
  return state.turn < board.setting.turns ? begin(state.turn + 1, board.rules.firstPlayerTurn(pos)) : { type: 'gameEnded', reason: 'turn limit' };
};

/** Whether the phase passes by itself: an idle one, and deployment of a scenario that is set up, where nothing can be ordered before play. */
const passes = (pos: Position): boolean => {
  const { rules, setting } = pos.board;
  const { phase } = pos.state;
  if (phase !== 'deployment') return rules.idle.includes(phase);
  const orders = rules.orders.some((order) => order.phases.includes(phase) && order.candidates(pos).length > 0);
  return setting.deployment === 'default' && !orders && arrivals(pos).length === 0;
};

/** The next thing that happens by itself at the joints of the sequence; nothing while a phase is open. */
export const forcedSequence = (pos: Position): ReadonlyArray<EuropaEvent> => {
  const { stage, phase } = pos.state;
  if (phase === 'over' || stage.at === 'open') return [];
  const hooks = hooksOf(pos);
  if (stage.next < hooks.length)
    return [{ type: 'staged', stage: { at: stage.at, next: stage.next + 1 } }, ...hooks[stage.next](pos)];
  if (stage.at === 'closing') return [following(pos)];
  return passes(pos) ? [endOfPhase(pos)] : [{ type: 'staged', stage: { at: 'open', next: 0 } }];
};
