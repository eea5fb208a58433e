/**
 * How far a panzer corps gets in a turn against one and the same line: three rows without a gap, two divisions in each hex of the first and one in each of the others; infantry and artillery
 * before it. The attacker plays by a plan as simple as possible: overrun whoever may be overrun, attack what stands in the way with
 * everything beside it, and go on south.
 */
import { playout } from '../../src/engine/apply.js';
import { dice } from '../../src/engine/random.js';
import { makePosition } from '../../src/conformance/position.js';
import type { RulesName } from '../../src/conformance/sketch.js';
import { isLeft } from '../../src/prelude.js';
import type { EuropaAction } from '../../src/rulesets/europa/action.js';
import type { EuropaGame } from '../../src/rulesets/europa/game.js';
import { due, type EuropaState } from '../../src/rulesets/europa/state.js';

const COLUMNS: readonly [number, number] = [1, 13];
/** The column in which the corps stands; the infantry stands on both sides of it, and all three hexes touch the same hex of the line. */
const AXIS = '07';
const two = (n: number): string => String(n).padStart(2, '0');
const row = (n: number): ReadonlyArray<string> => Array.from({ length: COLUMNS[1] }, (_, i) => `${two(i + 1)}${two(n)}`);
const FRONT = 6;

/** Two divisions in each hex of the first line, one in each of the second and the third. */
const LINES: ReadonlyArray<readonly [string, number]> = [['f', FRONT], ['g', FRONT], ['s', FRONT + 2], ['t', FRONT + 4]];

/** Panzers stand behind the infantry's front, the enemy in two lines. */
const units = (enemy: string): ReadonlyArray<string> => [
  ...['13-9-10 Pz XX (5-4-10)', '13-9-10 Pz XX (5-4-10)', '12-10 Pz XX (5-10)'].map((u, i) => `pz${i}: German ${u} @${AXIS}${two(FRONT - 1)}`),
  ...Array.from({ length: 6 }, (_, i) => `in${i}: German 7-6 Inf XX (3-6) @${i < 3 ? '06' : '08'}${two(FRONT - 1)}`),
  ...Array.from({ length: 2 }, (_, i) => `ar${i}: German 3-2-8 Art III @${AXIS}${two(FRONT - 1)}`),
  `hq: German 0-10 Army HQ HQ @${AXIS}${two(FRONT - 3)}`,
  ...LINES.flatMap(([line, at]) => row(at).map((hex, i) => `${line}${two(i)}: ${enemy} 4-6 Inf XX @${hex}`)),
];

/** What the panzers do in the combat phase: attack with everybody, or leave the first line to the infantry and go through the gap. */
export type Plan = 'assault' | 'wait';
export const PLANS: ReadonlyArray<Plan> = ['assault', 'wait'];

/** What is laid over which rules. */
export interface Drive {
  readonly title: string;
  readonly rules: RulesName;
  readonly amend: ReadonlyArray<string>;
  /** The headquarters is active. */
  readonly active?: boolean;
}

/** The sketch of a drive. */
export const driveSketch = ({ rules, amend, active }: Drive) => ({
  rules,
  amend,
  columns: COLUMNS,
  rows: [1, 20] as const,
  units: units(rules === 'fire-in-the-east' ? 'Soviet' : 'Polish'),
  phase: 'movement' as const,
  player: 'germany',
  ...(active === true ? { headquarters: { active: 'hq' } } : {}),
});

const open = (drive: Drive): { readonly game: EuropaGame; readonly state: EuropaState } => {
  const made = makePosition(driveSketch(drive));
  if (isLeft(made)) throw new Error(made.left.map((p) => `${p.at}: ${p.detail}`).join('\n'));
  return made.right;
};

const southOf = (id: string): number => Number(id.slice(2));

/** The next action of the plan. */
const next = (game: EuropaGame, state: EuropaState, tried: Set<string>, plan: Plan): EuropaAction => {
  const { board } = game;
  const decision = due(state);
  const legal = [...game.legalActions(state)];
  if (decision !== null) {
    // the gap is for those who go on
    if (decision.kind === 'advance') return (plan === 'wait' && state.phase === 'combat' ? undefined : legal.find((a) => a.type === 'advance')) ?? { type: 'pass' };
    return legal.find((a) => a.type === 'pass') ?? legal[0];
  }
  const here = (id: string): string => board.map.ids[state.units.hex[board.roster.ixOf.get(id) ?? -1]];
  const isSouth = (from: string, to: string): boolean => southOf(to) > southOf(from);
  const overruns = legal.filter((a): a is Extract<EuropaAction, { type: 'overrun' }> => a.type === 'overrun' && isSouth(here(a.units[0]), a.target));
  if (overruns.length > 0) return overruns.reduce((best, a) => (southOf(a.target) > southOf(best.target) || (a.target === best.target && a.units.length > best.units.length) ? a : best));
  if (state.phase === 'combat' || state.phase === 'exploitationCombat') {
    const target = state.attack === null ? null : board.map.ids[state.attack.target];
    const commits = legal.filter((a): a is Extract<EuropaAction, { type: 'commit' }> => a.type === 'commit' && a.unit !== 'hq' && (plan === 'assault' || state.phase !== 'combat' || !a.unit.startsWith('pz')) && (state.attack !== null || isSouth(here(a.unit), a.target)));
    // where most can join, and of these the southernmost
    const weight = (t: string): number => commits.filter((a) => a.target === t && (plan === 'wait' && state.phase === 'combat' ? t.startsWith(AXIS) : a.unit.startsWith('pz'))).length * 100 + southOf(t);
    const open = [...new Set(commits.map((a) => a.target))].filter((t) => !tried.has(t) && weight(t) >= 100).sort((a, b) => weight(b) - weight(a));
    const wanted = target ?? open[0];
    const join = commits.find((a) => a.target === wanted);
    if (join !== undefined) return join;
    if (legal.some((a) => a.type === 'resolve')) {
      if (target !== null) tried.add(target);
      return { type: 'resolve' };
    }
    return { type: 'endPhase' };
  }
  // panzers go south, straight on where they can
  const steps = legal.filter((a): a is Extract<EuropaAction, { type: 'step' }> => a.type === 'step' && a.unit.startsWith('pz') && a.by === 'march');
  const onward = steps.filter((a) => isSouth(here(a.unit), a.to));
  return onward.find((a) => a.to.startsWith(AXIS)) ?? onward[0] ?? { type: 'endPhase' };
};

/** Rows that the foremost panzer division gains in a player turn. */
export const advanceOf = (drive: Drive, plan: Plan, seed: number): number => {
  const { game, state } = open(drive);
  const copy = playout(game, state);
  const random = dice(seed);
  const tried = new Set<string>();
  const turn = state.playerTurn;
  let phase = state.phase;
  while (copy.state.playerTurn === turn && copy.state.phase !== 'over') {
    if (copy.state.phase !== phase) tried.clear();
    phase = copy.state.phase;
    copy.play(game.actor(copy.state) === 'chance' ? game.chanceOutcomes(copy.state)[random.below(6)].action : next(game, copy.state, tried, plan));
  }
  let best = FRONT - 1;
  game.board.roster.ids.forEach((id, u) => {
    if (id.startsWith('pz') && copy.state.units.hex[u] >= 0) best = Math.max(best, southOf(game.board.map.ids[copy.state.units.hex[u]]));
  });
  return best - (FRONT - 1);
};
