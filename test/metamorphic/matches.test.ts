/**
 * Matches in one process never meet: played in turns, action by action, each goes as it does alone, to the hash; of different
 * rulesets, and of one ruleset with other amendments and readings.
 */
import { describe, expect, it } from 'vitest';
import { changedKit, openerOf } from '../../src/conformance/index.js';
import { playout } from '../../src/engine/apply.js';
import { dice } from '../../src/engine/random.js';
import { hashOf } from '../../src/engine/record.js';
import { isLeft } from '../../src/prelude.js';
import type { Stand } from './lockstep.js';
import { endsPhases } from './playMoved.js';
import { opened, WRITTEN, type Written } from './positions.js';
import { openSetting, type Setting, SETTINGS } from './scenarios.js';

const ACTIONS = 40;

/** A game that goes on by one action when asked, and tells the hash of where it stands. */
interface Runner {
  readonly step: () => void;
  readonly hash: () => string;
}

const runner = ({ game, state }: Stand, seed: number): Runner => {
  const own = playout(game, state);
  const random = dice(seed, 41);
  return {
    step: () => {
      if (game.actor(own.state) === 'nobody') return;
      own.play(endsPhases(own.state, game.legalActions(own.state), random));
      own.forget();
    },
    hash: () => hashOf(own.state),
  };
};

type Open = () => Stand;

/** Hashes after so many actions each: one after another, and in turns. */
const alone = (opens: ReadonlyArray<Open>, actions: number): ReadonlyArray<string> =>
  opens.map((open, i) => {
    const run = runner(open(), i + 1);
    for (let n = 0; n < actions; n++) run.step();
    return run.hash();
  });
const inTurns = (opens: ReadonlyArray<Open>, actions: number): ReadonlyArray<string> => {
  const runs = opens.map((open, i) => runner(open(), i + 1));
  for (let n = 0; n < actions; n++) for (const run of runs) run.step();
  return runs.map((run) => run.hash());
};

const setting = (name: string, options: Setting['options'] = {}): Open => {
  const found = SETTINGS.find((s) => s.name === name) as Setting;
  return () => openSetting({ ...found, options: { ...found.options, ...options } });
};

const position = (name: string, changes: Partial<Written> = {}): Open => {
  const written = WRITTEN.find((w) => w.name === name) as Written;
  return () => opened({ ...written, ...changes });
};

describe('matches played in turns', () => {
  it('of every ruleset go as alone', () => {
    const opens = SETTINGS.map(({ name }) => setting(name));
    expect(inTurns(opens, ACTIONS)).toEqual(alone(opens, ACTIONS));
  });

  it('of one ruleset with other amendments and readings go as alone', () => {
    const opens = [
      setting('basic'),
      setting('basic', { readings: { 'minimum-move': 'last-step', 'cadre-support': 'always' } }),
      position('boot-camp/overruns'),
      position('boot-camp/overruns', { rules: 'advanced+REFORM-9C+REFORM-13' }),
      position('boot-camp/retreats'),
      position('boot-camp/retreats', { rules: 'basic+REFORM-9C+REFORM-9F1' }),
      position('spi-ww2/combat'),
      position('spi-ww2/combat', { rules: 'first+17.9' }),
    ];
    expect(inTurns(opens, ACTIONS)).toEqual(alone(opens, ACTIONS));
    // one map and one roster, shared by two games
    const one = opens[2]();
    expect(inTurns([() => one, () => one], ACTIONS)).toEqual(alone([() => one, () => one], ACTIONS));
  });

  it('differ where a rule remembers what it was asked', () => {
    let asked = 0;
    const open = openerOf(changedKit((rules) => ({ ...rules, mustStop: (q) => (asked++ % 3 === 0 ? false : rules.mustStop(q)) })));
    const { rules, position: at } = WRITTEN.find((w) => w.name === 'boot-camp/zones') as Written;
    const stand: Open = () => {
      const made = open({ rules, position: at });
      if (isLeft(made)) throw new Error(made.left[0].detail);
      return made.right;
    };
    expect(inTurns([stand, stand], ACTIONS)).not.toEqual(alone([stand, stand], ACTIONS));
  });
});
