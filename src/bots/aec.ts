/**
 * A game as an environment of agents that act in turn, in the manner of PettingZoo's AEC: whoever is selected looks at `last`
 * and steps. Dice are thrown with a seed. Its two deviations: `step` says why an action is refused instead of failing, and the
 * actions of an agent are those that are legal now, as values, not numbers below a bound.
 * @module
 */
import { type ActionSet, listed } from '../engine/actionSet.js';
import { type Playout, playout } from '../engine/apply.js';
import { type FeatureLayout, type Features, featureLayout, features } from '../engine/features.js';
import type { Game, GameState, Side, Tagged } from '../engine/game.js';
import { FORMAT, malformed } from '../engine/problem.js';
import { type Dice, dice, type Random, seeded, throwDie } from '../engine/random.js';
import { marginsOf, type Returns, returnsOf } from '../engine/returns.js';
import type { RuleViolation } from '../kernel/rule.js';
import { type Either, isLeft, left, type NonEmpty, right } from '../prelude.js';

/** How an environment is to be. @since 0.3.0 */
export interface AecOptions<S extends GameState> {
  /** Where each episode begins; the game's own beginning when it is left out. */
  readonly start?: S;
  /** Actions of sides after which an episode is cut off. Without it, it ends with the game. */
  readonly maxSteps?: number;
  /** What is paid at the end of the game: 1, -1 or 0 by who wins (the default), or what a side is ahead in points. Nothing is paid before. */
  readonly reward?: 'winner' | 'margin';
}

/** What an agent may do now. @since 0.3.0 */
export interface AecInfo<A> {
  /** The action mask: made when it is asked for, good until the next step. Empty while another agent is to act. */
  readonly legal: ActionSet<A>;
  /** How many actions of sides there were in this episode. */
  readonly steps: number;
}

/** What `last` tells of the selected agent. @since 0.3.0 */
export interface AecLast<A> {
  /** Null when it was not asked for. */
  readonly observation: Features | null;
  /** What was paid to the agent since it acted last. */
  readonly reward: number;
  readonly termination: boolean;
  readonly truncation: boolean;
  readonly info: AecInfo<A>;
}

/** The actions of an agent: those that are legal now, so that there are none while another one is to act. @since 0.3.0 */
export interface AecActionSpace<A> {
  /** One of them, by the space's own dice. Throws a `RangeError` where there is none. */
  readonly sample: () => A;
  readonly contains: (action: unknown) => boolean;
  /** Sets its dice. */
  readonly seed: (seed: number) => void;
}

/** What can be observed. Every agent sees the whole position. @since 0.3.0 */
export interface AecObservationSpace {
  readonly layout: FeatureLayout;
  readonly contains: (observation: unknown) => boolean;
}

/** An environment. It changes with `reset` and `step`; the position is lent, and valid until then. @since 0.3.0 */
export interface AecEnv<S extends GameState, A extends Tagged> {
  readonly metadata: { readonly name: string; readonly renderModes: ReadonlyArray<string>; readonly isParallelizable: false };
  /** The sides of the game, in its order. */
  readonly possibleAgents: ReadonlyArray<Side>;
  readonly maxNumAgents: number;
  /** Those that have not left: an agent leaves with its step after its end. */
  readonly agents: ReadonlyArray<Side>;
  readonly numAgents: number;
  /** Who is to step. When all have left, the one who was the last to go. */
  readonly agentSelection: Side;
  readonly state: S;
  /** What the last step paid, by agent. */
  readonly rewards: Readonly<Record<Side, number>>;
  /** What was paid since the agent acted last. */
  readonly cumulativeRewards: Readonly<Record<Side, number>>;
  readonly terminations: Readonly<Record<Side, boolean>>;
  readonly truncations: Readonly<Record<Side, boolean>>;
  readonly infos: Readonly<Record<Side, AecInfo<A>>>;
  /** Begins anew. With a seed, the dice too; without one they go on, from seed 0 at first. */
  readonly reset: (options?: { readonly seed?: number }) => void;
  readonly observe: (agent: Side) => Features;
  readonly last: (observe?: boolean) => AecLast<A>;
  /**
   * Acts for the selected agent, and throws the dice that fall due. An agent at its end takes its last step with `null`, no other
   * does. Left, with every rule against it, when the action may be anything else; nothing has changed then.
   */
  readonly step: (action: unknown) => Either<NonEmpty<RuleViolation>, void>;
  /** Agents as they are selected, each before its step, until all have left or so many were given. */
  readonly agentIter: (most?: number) => Iterable<Side>;
  /** The same object each time. */
  readonly actionSpace: (agent: Side) => AecActionSpace<A>;
  readonly observationSpace: (agent: Side) => AecObservationSpace;
}

const refused = (code: string, detail: string): Either<NonEmpty<RuleViolation>, void> => left([{ ref: FORMAT, code, subject: [], detail, params: {} }]);

/** The same for every agent. */
const byAgent = <T>(agents: ReadonlyArray<Side>, value: (agent: Side) => T): Record<Side, T> => Object.fromEntries(agents.map((agent) => [agent, value(agent)]));

/** Spaces of actions have streams of their own, apart from those of bots. */
const SPACES = 1000;

/**
 * An environment over a game, reset with seed 0.
 * @throws RangeError when `maxSteps` is no whole number above 0, or when an agent is asked for that the game does not have
 * @since 0.3.0
 */
export const aecEnv = <S extends GameState, A extends Tagged, E extends Tagged>(game: Game<S, A, E>, options: AecOptions<S> = {}): AecEnv<S, A> => {
  const { start = game.initial, maxSteps = Infinity, reward = 'winner' } = options;
  if (maxSteps !== Infinity && !(Number.isInteger(maxSteps) && maxSteps > 0)) throw new RangeError(`an episode has at least one step; maxSteps is ${maxSteps}`);
  const none = listed<A>([], () => false);
  const layout = featureLayout(game);
  const payOf = reward === 'margin' ? marginsOf : returnsOf;

  let random: Random = seeded(0);
  let copy: Playout<S, A, E> = playout(game, start);
  let agents: ReadonlyArray<Side> = [];
  let selection: Side = game.sides[0];
  let steps = 0;
  let rewards: Record<Side, number> = {};
  let cumulative: Record<Side, number> = {};
  let terminations: Record<Side, boolean> = {};
  let truncations: Record<Side, boolean> = {};

  const ended = (agent: Side): boolean => terminations[agent] || truncations[agent];

  const throwDice = (): void => {
    while (game.actor(copy.state) === 'chance') {
      const thrown = throwDie(random);
      random = thrown.random;
      copy.play(game.chanceOutcomes(copy.state)[thrown.die - 1].action);
    }
  };

  /** Whose turn it is now, or who is the first to leave. */
  const select = (): void => {
    const next = agents.find(ended) ?? game.actor(copy.state);
    if (agents.includes(next)) selection = next;
  };

  /** Looks whether the episode is over, and pays. */
  const judge = (): void => {
    const over = game.actor(copy.state) === 'nobody';
    const pay: Returns = payOf(game.sides, over ? game.result(copy.state) : null);
    rewards = byAgent(agents, (agent) => pay[agent]);
    for (const agent of agents) cumulative[agent] += rewards[agent];
    terminations = byAgent(agents, () => over);
    truncations = byAgent(agents, () => !over && steps >= maxSteps);
    select();
  };

  const reset = ({ seed }: { readonly seed?: number } = {}): void => {
    if (seed !== undefined) random = seeded(seed);
    copy = playout(game, start);
    copy.settle();
    agents = [...game.sides];
    steps = 0;
    cumulative = byAgent(agents, () => 0);
    throwDice();
    judge();
    copy.forget();
  };

  const leave = (): void => {
    const without = <T>(record: Readonly<Record<Side, T>>): Record<Side, T> => byAgent(agents, (agent) => record[agent]);
    agents = agents.filter((agent) => agent !== selection);
    rewards = byAgent(agents, () => 0);
    cumulative = without(cumulative);
    terminations = without(terminations);
    truncations = without(truncations);
    select();
  };

  const step = (action: unknown): Either<NonEmpty<RuleViolation>, void> => {
    if (agents.length === 0) return refused('aec/over', 'All agents have left; reset the environment.');
    if (ended(selection)) {
      if (action !== null) return refused('aec/ended', `The episode is over for ${selection}; its last step is null.`);
      leave();
      return right(undefined);
    }
    const decoded = game.decodeAction(action);
    if (isLeft(decoded)) return left(malformed(decoded.left) as unknown as NonEmpty<RuleViolation>);
    const found = game.violations(copy.state, decoded.right);
    if (found.length > 0) return left(found as unknown as NonEmpty<RuleViolation>);
    cumulative[selection] = 0;
    steps++;
    copy.play(decoded.right);
    throwDice();
    copy.forget();
    judge();
    return right(undefined);
  };

  const legalOf = (agent: Side): ActionSet<A> => (agents.includes(agent) && !ended(agent) && game.actor(copy.state) === agent ? game.legalActions(copy.state) : none);
  const infoOf = (agent: Side): AecInfo<A> => ({
    steps,
    get legal() {
      return legalOf(agent);
    },
  });

  const spaceOf = (agent: Side): AecActionSpace<A> => {
    const stream = (seed: number): Dice => dice(seed, SPACES + game.sides.indexOf(agent));
    let drawn = stream(0);
    return {
      sample: () => legalOf(agent).sample(drawn),
      contains: (action) => {
        const decoded = game.decodeAction(action);
        return !isLeft(decoded) && legalOf(agent).has(decoded.right);
      },
      seed: (seed) => {
        drawn = stream(seed);
      },
    };
  };
  const spaces = new Map(game.sides.map((side) => [side, spaceOf(side)]));
  const observed: AecObservationSpace = {
    layout,
    contains: (u) => typeof u === 'object' && u !== null && (u as Features).data instanceof Float32Array && (u as Features).data.length === layout.size && (u as Features).data.every(Number.isFinite),
  };
  const known = <T>(agent: Side, value: T | undefined): T => {
    if (value === undefined) throw new RangeError(`there is no agent ${agent}; the agents are ${game.sides.join(', ')}`);
    return value;
  };
  const observe = (agent: Side): Features => known(agent, game.sides.includes(agent) ? features(game, copy.state) : undefined);

  reset();
  return {
    metadata: { name: game.identity.scenario, renderModes: [], isParallelizable: false },
    possibleAgents: game.sides,
    maxNumAgents: game.sides.length,
    get agents() {
      return agents;
    },
    get numAgents() {
      return agents.length;
    },
    get agentSelection() {
      return selection;
    },
    get state() {
      return copy.state;
    },
    get rewards() {
      return rewards;
    },
    get cumulativeRewards() {
      return cumulative;
    },
    get terminations() {
      return terminations;
    },
    get truncations() {
      return truncations;
    },
    get infos() {
      return byAgent(agents, infoOf);
    },
    reset,
    observe,
    last: (look = true) => ({
      observation: look ? observe(selection) : null,
      reward: cumulative[selection] ?? 0,
      termination: terminations[selection] ?? true,
      truncation: truncations[selection] ?? false,
      info: infoOf(selection),
    }),
    step,
    *agentIter(most = Infinity) {
      for (let n = 0; n < most && agents.length > 0; n++) yield selection;
    },
    actionSpace: (agent) => known(agent, spaces.get(agent)),
    observationSpace: (agent) => known(agent, spaces.has(agent) ? observed : undefined),
  };
};
