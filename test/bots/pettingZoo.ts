/**
 * What PettingZoo’s own tests ask of any AEC environment (api_test, seed_test, max_cycles_test), check by check, written for ours.
 * Where ours differs on purpose, the check says so.
 */
import { createHash } from 'node:crypto';
import { expect } from 'vitest';
import type { AecEnv, AecLast } from '../../src/bots/index.js';
import { canonicalJson } from '../../src/engine/digest.js';
import type { Features } from '../../src/engine/features.js';
import type { GameState, Tagged } from '../../src/engine/game.js';
import { type Dice, dice } from '../../src/engine/random.js';

export type Env = AecEnv<GameState, Tagged>;

const keys = (record: object): ReadonlyArray<string> => Object.keys(record).sort();
const stepped = (env: Env, action: unknown): void => {
  const done = env.step(action);
  // a step gives nothing; ours says that it was taken
  expect(done).toEqual({ _tag: 'Right', right: undefined });
};

/** What an agent does who knows no better: from the mask, from the space, or nothing at its end. */
const chosen = (env: Env, agent: string, { termination, truncation, info }: AecLast<Tagged>, sampler: Dice | null): Tagged | null =>
  termination || truncation ? null : sampler === null ? env.actionSpace(agent).sample() : info.legal.sample(sampler);

/** An observation: numbers, as many as there should be, not all of them 0, the same kind for every agent. */
const observationTest = (observation: Features, first: Features): void => {
  expect(observation.data).toBeInstanceOf(Float32Array);
  expect(observation.data.length).toBeGreaterThan(1);
  expect(observation.data.length).toBe(first.data.length);
  expect(observation.data.every(Number.isFinite)).toBe(true);
  expect(observation.data.some((n) => n !== 0)).toBe(true);
  expect(observation.layout).toBe(first.layout);
};

const spacesTest = (env: Env): void => {
  const [first] = env.agents;
  for (const agent of env.agents) {
    expect(env.observationSpace(agent)).toBe(env.observationSpace(agent));
    expect(env.actionSpace(agent)).toBe(env.actionSpace(agent));
    expect(env.observationSpace(agent)).toEqual(env.observationSpace(first));
    expect(agent).toMatch(/^[a-z]+$/);
  }
};

const rewardsTest = (env: Env): void => {
  for (const agent of env.agents) {
    expect(typeof env.terminations[agent]).toBe('boolean');
    expect(typeof env.truncations[agent]).toBe('boolean');
    expect(Number.isFinite(env.rewards[agent])).toBe(true);
  }
};

/** Plays and looks: rewards add up, agents leave once and for all, what is kept by agent is kept for those who are there. */
const playTest = (env: Env, first: Features, cycles: number): void => {
  env.reset();
  const live = new Set(env.agents);
  const finished = new Set<string>();
  const seen = new Set<string>();
  const owed: Record<string, number> = {};
  for (const agent of env.agentIter(env.numAgents * cycles)) {
    seen.add(agent);
    expect(finished.has(agent), 'agents do not come back').toBe(false);
    expect(typeof env.infos[agent]).toBe('object');
    const last = env.last();
    const action = chosen(env, agent, last, null);
    expect([...live].every((a) => env.agents.includes(a)), 'agents that are at their end leave').toBe(true);
    if (action === null) {
      live.delete(agent);
      finished.add(agent);
    }
    expect(last.reward, 'what last tells is what was paid').toBe(owed[agent] ?? 0);
    owed[agent] = 0;
    stepped(env, action);
    for (const [a, reward] of Object.entries(env.rewards)) owed[a] = (owed[a] ?? 0) + reward;
    expect(env.numAgents).toBe(env.agents.length);
    for (const kept of [env.rewards, env.terminations, env.truncations, env.infos, env.cumulativeRewards]) expect(keys(kept)).toEqual([...env.agents].sort());
    expect(env.agents.every((a) => env.possibleAgents.includes(a))).toBe(true);
    if (env.agents.length === 0) break;
    expect(env.observationSpace(agent).contains(last.observation)).toBe(true);
    observationTest(last.observation as Features, first);
  }
  if (env.agents.length === 0) expect([...finished].sort()).toEqual([...seen].sort());

  env.reset();
  for (const agent of env.agentIter(env.numAgents * 2)) {
    const last = env.last();
    expect(last.termination).toBe(env.terminations[agent]);
    expect(last.truncation).toBe(env.truncations[agent]);
    expect([...last.info.legal]).toEqual([...env.infos[agent].legal]);
    expect(Number.isFinite(last.reward)).toBe(true);
    stepped(env, chosen(env, agent, last, null));
  }
};

/** An action may be given as any value that reads the same. */
const flexibilityTest = (env: Env): void => {
  env.reset({ seed: 1 });
  const [action] = env.infos[env.agentSelection].legal;
  stepped(env, action);
  const once = canonicalJson(env.state);
  env.reset({ seed: 1 });
  stepped(env, JSON.parse(JSON.stringify(action)));
  expect(canonicalJson(env.state)).toBe(once);
};

/** `cycles`: how often each agent steps at most. */
export const apiTest = (env: Env, cycles: number): void => {
  env.reset();
  expect(Object.values(env.terminations).some(Boolean)).toBe(false);
  expect(Object.values(env.truncations).some(Boolean)).toBe(false);
  expect(env.numAgents).toBeGreaterThan(0);
  expect(env.maxNumAgents).toBe(env.possibleAgents.length);
  env.reset();
  const first = env.last().observation as Features;
  observationTest(first, first);
  expect(env.last(false).observation).toBeNull();
  spacesTest(env);
  playTest(env, first, cycles);
  for (const kept of [env.rewards, env.terminations, env.truncations, env.infos]) expect(keys(kept)).toHaveLength(env.agents.length);
  rewardsTest(env);
  flexibilityTest(env);
};

const hashed = (value: string | Uint8Array): string => createHash('sha256').update(value).digest('hex');

/** Agents, observations and rewards of three episodes, in one digest. */
const trace = (env: Env, steps: number): string => {
  const heard: unknown[] = [];
  const sampler = dice(42);
  for (let seed = 0; seed < 3; seed++) {
    env.reset({ seed });
    for (const agent of env.agentIter(steps)) {
      const last = env.last();
      stepped(env, chosen(env, agent, last, seed === 1 ? sampler : null));
      heard.push(agent, hashed(new Uint8Array((last.observation as Features).data.buffer)), last.reward);
    }
  }
  return hashed(canonicalJson(heard));
};

const seedSpaces = (env: Env): void => env.possibleAgents.forEach((agent, i) => env.actionSpace(agent).seed(42 + i));

/** The same seeds give the same episodes: in one environment that is reset, and in two. */
export const seedTest = (make: () => Env, steps: number): void => {
  const [one, two] = [make(), make()];
  const traces = [one, one, two].map((env) => {
    seedSpaces(env);
    return trace(env, steps);
  });
  expect(traces[1], 'nothing is kept over a reset with a seed').toBe(traces[0]);
  expect(traces[2], 'two environments do the same').toBe(traces[0]);
};

/** An episode with a bound is cut off there: all agents are told so, and each leaves with one more step. Ours counts steps of all agents together. */
export const maxStepsTest = (make: (maxSteps: number) => Env, maxSteps: number): void => {
  const env = make(maxSteps);
  let acted = 0;
  const left: string[] = [];
  for (const agent of env.agentIter()) {
    const last = env.last();
    const action = chosen(env, agent, last, null);
    if (action === null) {
      expect([last.termination, last.truncation]).toEqual([false, true]);
      left.push(agent);
    } else acted++;
    stepped(env, action);
  }
  expect(acted).toBe(maxSteps);
  expect([...left].sort()).toEqual([...env.possibleAgents].sort());
};
