/** A game as an AEC environment: what PettingZoo’s own tests ask, and what they do not. */
import { describe, expect, it } from 'vitest';
import { type AecOptions, aecEnv } from '../../src/bots/index.js';
import { canonicalJson } from '../../src/engine/digest.js';
import type { GameState } from '../../src/engine/game.js';
import { dice } from '../../src/engine/random.js';
import { POLAND, SMALL, small } from './learners.js';
import { apiTest, type Env, maxStepsTest, seedTest } from './pettingZoo.js';

/** Longer than any of the small games lasts. */
const WHOLE = 2000;
const FEW = 40;

describe.each([...SMALL, POLAND])('$name as an environment', ({ name, game, start }) => {
  const make = (options: AecOptions<GameState> = {}): Env => aecEnv(game, { start, ...options });
  const cycles = name === POLAND.name ? FEW : WHOLE;
  it('passes the test of the interface', () => apiTest(make(), cycles));
  it('does the same for the same seed', () => seedTest(() => make(), Math.min(cycles, 2 * FEW)));
  it('is cut off where it should be', () => maxStepsTest((maxSteps) => make({ maxSteps }), 10));
});

describe('an episode', () => {
  const { game, start } = small('spi-ww2/combat');
  const make = (options: AecOptions<GameState> = {}): Env => aecEnv(game, { start, ...options });
  /** Plays on until the game is over, and tells what was played. */
  const playOn = (env: Env): number => {
    let n = 0;
    const random = dice(7);
    while (!env.last(false).termination) {
      env.step(env.last(false).info.legal.sample(random));
      n++;
    }
    return n;
  };

  it('is paid at its end alone, by who has won', () => {
    for (const seed of [1, 2, 3]) {
      const env = make();
      env.reset({ seed });
      playOn(env);
      const { winner } = game.result(env.state) as { winner: string | null };
      for (const side of game.sides) {
        const due = winner === null ? 0 : winner === side ? 1 : -1;
        expect([env.rewards[side], env.cumulativeRewards[side]]).toEqual([due, due]);
      }
    }
  });

  it('is paid by what a side is ahead, when that is asked for', () => {
    const env = make({ reward: 'margin' });
    playOn(env);
    const { score } = game.result(env.state) as { score: Record<string, number> };
    expect(env.rewards).toEqual({ axis: score['axis'] - score['allied'], allied: score['allied'] - score['axis'] });
  });

  it('keeps what is paid until its agent has seen it', () => {
    const env = make();
    playOn(env);
    const [first, second] = env.agents;
    const paid = { ...env.cumulativeRewards };
    expect(env.agentSelection).toBe(first);
    env.step(null);
    expect(env.agents).toEqual([second]);
    expect(env.last().reward).toBe(paid[second]);
    env.step(null);
    expect(env.agents).toEqual([]);
    expect([...env.agentIter()]).toEqual([]);
  });

  it('throws its dice with the seed, and goes on with them when it is reset without', () => {
    const episode = (env: Env): string => {
      playOn(env);
      return canonicalJson(env.state);
    };
    const env = make();
    env.reset({ seed: 5 });
    const once = episode(env);
    env.reset();
    const twice = episode(env);
    env.reset({ seed: 5 });
    expect(episode(env)).toBe(once);
    env.reset();
    expect(episode(env)).toBe(twice);
    expect(twice).not.toBe(once);
  });

  it('never rests where a die is due', () => {
    const env = make();
    let turns = 0;
    for (const agent of env.agentIter()) {
      expect(env.last(false).termination || game.actor(env.state) === agent).toBe(true);
      const before = env.state.turn;
      env.step(env.last(false).termination ? null : env.actionSpace(agent).sample());
      turns += env.state.turn - before;
    }
    expect(turns).toBeGreaterThan(0);
  });

  it('lists what is legal for the agent that is selected, and nothing for others', () => {
    const env = make();
    for (const agent of env.possibleAgents) {
      const { legal } = env.infos[agent];
      const mine = agent === env.agentSelection;
      expect([...legal].map(canonicalJson)).toEqual(mine ? [...game.legalActions(env.state)].map(canonicalJson) : []);
      const [action] = game.legalActions(env.state);
      expect(env.actionSpace(agent).contains(action)).toBe(mine);
      expect(env.actionSpace(agent).contains({ type: 'nonsense' })).toBe(false);
      if (!mine) expect(() => env.actionSpace(agent).sample()).toThrow(RangeError);
    }
  });
});

describe('mistakes', () => {
  const { game, start } = small('spi-ww2/combat');
  const env: Env = aecEnv(game, { start });
  const outside = (): string => canonicalJson([env.state, env.agents, env.agentSelection, env.rewards, env.terminations, env.last(false).info.steps]);

  it.each([
    ['nothing', null, 'action/unknown'],
    ['what is no action', { type: 'dance' }, 'action/unknown'],
    ['an action without its parts', { type: 'step' }, 'action/malformed'],
    ['a die', { type: 'roll', die: 6 }, null],
  ])('are refused and change nothing: %s', (_, action, code) => {
    env.reset({ seed: 1 });
    const before = outside();
    const done = env.step(action);
    expect(done._tag).toBe('Left');
    if (done._tag === 'Left') {
      if (code !== null) expect(done.left[0].code).toBe(code);
      expect(done.left[0].detail).not.toBe('');
    }
    expect(outside()).toBe(before);
  });

  it('are actions after the end, and a step when all have left', () => {
    const short: Env = aecEnv(game, { start, maxSteps: 1 });
    const action = short.actionSpace(short.agentSelection).sample();
    short.step(action);
    expect(short.step(action)).toMatchObject({ _tag: 'Left', left: [{ code: 'aec/ended' }] });
    for (const _ of game.sides) expect(short.step(null)._tag).toBe('Right');
    expect(short.step(null)).toMatchObject({ _tag: 'Left', left: [{ code: 'aec/over' }] });
    expect(short.last()).toMatchObject({ reward: 0, termination: true });
  });

  it('of the program itself are errors', () => {
    for (const maxSteps of [0, -1, 1.5, Number.NaN]) expect(() => aecEnv(game, { maxSteps })).toThrow(/at least one step/);
    for (const ask of [env.observe, env.actionSpace, env.observationSpace]) expect(() => ask('neutral')).toThrow('there is no agent neutral');
    expect(env.observationSpace('axis').contains(new Float32Array(3))).toBe(false);
    expect(env.observationSpace('axis').contains(null)).toBe(false);
  });
});
