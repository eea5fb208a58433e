/**
 * The same facts as the engine under test has them, asked of its own functions.
 */
import { playout } from '../../src/engine/apply.js';
import { allHold } from '../../src/kernel/rule.js';
import type { EuropaGame } from '../../src/rulesets/europa/game.js';
import { allowanceOf, mayMove, stepAction, stepQuery, stepsOf } from '../../src/rulesets/europa/movement.js';
import { type Position, stackCounts } from '../../src/rulesets/europa/position.js';
import { type EuropaState, STOPPED } from '../../src/rulesets/europa/state.js';
import { overlandLines } from '../../src/rulesets/europa/supply.js';
import type { Step, StepMode } from '../../src/rulesets/europa/action.js';
import type { Questions } from './europaQuestions.js';

type Told = Map<string, string>;

const zoneFacts = ({ board, sit }: Position): Told => {
  const told: Told = new Map();
  ['axis', 'allied'].forEach((name, side) => {
    sit.zoc[side as 0 | 1].forEach((n, hex) => {
      if (n > 0) told.set(`${board.map.ids[hex]} ${name}`, `${n} units, ${sit.reduced === null ? 0 : sit.reduced[side as 0 | 1][hex]} reduced`);
    });
  });
  return told;
};

const stackFacts = (pos: Position): Told => {
  const told: Told = new Map();
  pos.board.map.ids.forEach((id, hex) => {
    if (pos.sit.stacks.first[hex] >= 0) told.set(id, allHold(pos.board.rules.stacking, stackCounts(pos, hex)) ? 'within the limit' : 'over the limit');
  });
  return told;
};

const unitOf = (pos: Position, id: string): number => pos.board.roster.ixOf.get(id) ?? -1;
const hexOf = (pos: Position, id: string): number => pos.board.map.hexOf.get(id) ?? -1;

/** A unit's steps, each with what comes of it when it is played. */
const played = (game: EuropaGame, state: EuropaState, unit: number, use: (step: Step, after: EuropaState) => void): void => {
  const own = playout(game, state);
  const start = own.mark();
  for (const code of stepsOf(game.position(own.state), unit, [])) {
    const step = stepAction(game.position(own.state), unit, code);
    own.play(step);
    use(step, own.state);
    own.undo(start);
  }
};

const stepFacts = (game: EuropaGame, state: EuropaState, id: string, told: Told): void => {
  const pos = game.position(state);
  const unit = unitOf(pos, id);
  played(game, state, unit, (step, after) => {
    const { cost } = stepQuery(pos, unit, hexOf(pos, step.to), step.by);
    const gone = after.units.hex[unit] < 0;
    const stopped = (after.units.status[unit] & STOPPED) !== 0;
    told.set(`${id} ${step.by} ${step.to}`, gone ? `${cost} parts, leaves play` : `${cost} parts, ${after.units.mp[unit]} left${stopped ? ', stops' : ''}`);
  });
};

/** The most that a unit can have left in each hex that it can get to, found by playing every step. */
const destinations = (game: EuropaGame, state: EuropaState, unit: number, modes: ReadonlyArray<StepMode>): Map<string, number> => {
  const own = playout(game, state);
  const start = own.mark();
  const found = new Map<string, number>();
  const key = (): string => `${own.state.units.hex[unit]} ${own.state.units.status[unit]}`;
  const best = new Map([[key(), own.state.units.mp[unit]]]);
  const queue: { readonly way: ReadonlyArray<Step>; readonly key: string; readonly left: number }[] = [{ way: [], key: key(), left: own.state.units.mp[unit] }];
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    if (next.left < (best.get(next.key) ?? -1)) continue;
    own.undo(start);
    for (const step of next.way) own.play(step);
    const here = game.position(own.state);
    if (!mayMove(here, unit)) continue;
    const mark = own.mark();
    for (const step of stepsOf(here, unit, []).map((code) => stepAction(here, unit, code))) {
      if (!modes.includes(step.by)) continue;
      own.play(step);
      const gone = own.state.units.hex[unit] < 0;
      const left = gone ? 0 : own.state.units.mp[unit];
      if (left > (found.get(step.to) ?? -1)) found.set(step.to, left);
      if (!gone && left > (best.get(key()) ?? -1)) {
        best.set(key(), left);
        queue.push({ way: [...next.way, step], key: key(), left });
      }
      own.undo(mark);
    }
  }
  return found;
};

/** Everything that is asked, answered. */
export const engineFacts = (game: EuropaGame, state: EuropaState, asked: Questions): Record<string, Told> => {
  const facts: Record<string, Told> = { zones: new Map(), stacking: new Map(), allowance: new Map(), steps: new Map(), destinations: new Map(), rail: new Map(), supply: new Map() };
  const pos = game.position(state);
  const { board } = pos;
  if (asked.everywhere) {
    facts['zones'] = zoneFacts(pos);
    facts['stacking'] = stackFacts(pos);
  }
  for (const id of asked.steppers) {
    facts['allowance'].set(id, `${allowanceOf(pos, unitOf(pos, id))} parts`);
    stepFacts(game, state, id, facts['steps']);
  }
  for (const id of asked.travelers) {
    for (const [hex, left] of destinations(game, state, unitOf(pos, id), ['march', 'road', 'admin'])) facts['destinations'].set(`${id} to ${hex}`, `${left} left`);
    for (const [hex, left] of destinations(game, state, unitOf(pos, id), ['rail'])) facts['rail'].set(`${id} to ${hex}`, `${left} left`);
  }
  for (const id of asked.eaters) {
    const unit = unitOf(pos, id);
    const length = overlandLines(pos, board.roster.power[unit])[board.roster.movementClass[unit] as 0 | 1][state.units.hex[unit]];
    facts['supply'].set(id, length < 0 ? 'null' : String(length));
  }
  return facts;
};
