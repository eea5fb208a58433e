/**
 * What follows by itself: hooks on entering and leaving phases, the next phase, the next player turn.
 * @rule SPI 4
 * @module
 */
import type { SpiEvent } from './event.js';
import type { Position } from './position.js';
import type { Hook } from './rules.js';
import type { PhaseName } from './state.js';

const hooksOf = (pos: Position): ReadonlyArray<Hook> => {
  const { rules } = pos.board;
  const { phase, stage } = pos.state;
  return (stage.at === 'entering' ? rules.entering[phase] : rules.closing[phase]) ?? [];
};

/** The end of the phase. */
export const endOfPhase = (pos: Position): SpiEvent => ({ type: 'phaseEnded', phase: pos.state.phase, player: pos.state.player });

const following = (pos: Position): SpiEvent => {
  const { board, state } = pos;
  const { phases, players, setting } = board;
  const begin = (turn: number, player: number, phase: PhaseName): SpiEvent => ({ type: 'phaseBegan', turn, player, phase });
  if (state.phase === 'setup') return begin(state.turn, 0, phases[0]);
  const i = phases.indexOf(state.phase);
  if (i + 1 < phases.length) return begin(state.turn, state.player, phases[i + 1]);
  if (state.player + 1 < players.length) return begin(state.turn, state.player + 1, phases[0]);
  const decided = board.rules.decided(pos);
  if (decided !== null) return { type: 'gameEnded', reason: decided };
  return state.turn < setting.lastTurn ? begin(state.turn + 1, 0, phases[0]) : { type: 'gameEnded', reason: 'the last turn is over' };
};

/** The next thing that happens by itself at the joints of the sequence; nothing while a phase is open. */
export const forcedSequence = (pos: Position): ReadonlyArray<SpiEvent> => {
  const { stage, phase } = pos.state;
  if (phase === 'over' || stage.at === 'open') return [];
  const hooks = hooksOf(pos);
  if (stage.next < hooks.length) return [{ type: 'staged', stage: { at: stage.at, next: stage.next + 1 } }, ...hooks[stage.next](pos)];
  if (stage.at === 'closing') return [following(pos)];
  // the end phase has nothing for anybody to choose but decisions, which come before
  return phase === 'end' ? [endOfPhase(pos)] : [{ type: 'staged', stage: { at: 'open', next: 0 } }];
};
