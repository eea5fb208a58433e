/**
 * The order of keys says nothing: a scenario from files whose keys stand in any order opens as the same match and goes the same way, a
 * saved match with its keys in any order is the same match, and so is a position that somebody writes down.
 */
import { describe, expect, it } from 'vitest';
import { canonicalJson } from '../../src/engine/digest.js';
import { type Match, openMatch, submit } from '../../src/engine/match.js';
import { dice } from '../../src/engine/random.js';
import { hashOf, load, save } from '../../src/engine/record.js';
import type { OpenOptions } from '../../src/engine/scenario.js';
import { TABLES_FORMAT } from '../../src/engine/tableFile.js';
import { isLeft } from '../../src/prelude.js';
import type { EuropaGame } from '../../src/rulesets/europa/game.js';
import { tablesData } from '../../src/rulesets/spi-ww2/tables/index.js';
import { after } from './lockstep.js';
import { endsPhases } from './playMoved.js';
import { opened } from './positions.js';
import { type Setting, SETTINGS } from './scenarios.js';
import { keysShuffled } from './shuffle.js';
import { tried } from './trial.js';

/** One case of so many, in npm test. */
const SHARE = 16;
const ACTIONS = 25;

/** The files of a scenario, tables among them. */
const filesOf = (setting: Setting): OpenOptions => {
  const bare = opener(setting, {});
  const { tables } = (bare.game as unknown as EuropaGame).board.setting;
  const own = setting.name === 'world war ii' ? tablesData : { crt: tables.crt.data, terrain: tables.terrain };
  return { ...setting.options, map: setting.map, forces: setting.forces, tables: { format: TABLES_FORMAT, ...own }, seed: 7 };
};

const opener = (setting: Setting, options: OpenOptions): Match => {
  const match = openMatch(setting.scenario, { ...setting.options, ...options });
  if (isLeft(match)) throw new Error(match.left.map((p) => `${p.at}: ${p.detail}`).join('\n'));
  return match.right as unknown as Match;
};

/** Options with all keys in another order, but for amendments, which are functions. */
const inAnyOrder = ({ amend, ...files }: OpenOptions, seed: number): OpenOptions => ({ ...(keysShuffled(files, dice(seed)) as OpenOptions), ...(amend === undefined ? {} : { amend }) });

/** A match played at random, dice and all. */
const played = (match: Match, actions: number): Match => {
  const random = dice(9);
  let now = match;
  for (let i = 0; i < actions && now.game.actor(now.state) !== 'nobody'; i++) {
    const next = submit(now, now.game.actor(now.state), endsPhases(now.state, now.game.legalActions(now.state), random));
    if (isLeft(next)) throw new Error(next.left[0].detail);
    now = next.right;
  }
  return now;
};

describe('keys in another order', () => {
  it.each(SETTINGS.map((s) => [s.name, s] as const))('open and play %s alike, and its saves', (_, setting) => {
    const files = filesOf(setting);
    const [first, second] = [opener(setting, files), opener(setting, inAnyOrder(files, 11))];
    expect(JSON.stringify(inAnyOrder(files, 11).map)).not.toBe(JSON.stringify(files.map));
    expect(second.game.identity).toEqual(first.game.identity);
    expect(hashOf(second.state)).toBe(hashOf(first.state));
    const [one, two] = [played(first, ACTIONS), played(second, ACTIONS)];
    expect(one.record.length).toBeGreaterThan(ACTIONS - 1);
    expect(canonicalJson(two.record)).toBe(canonicalJson(one.record));
    expect(save(two)).toBe(save(one));
    const turned = JSON.stringify(keysShuffled(JSON.parse(save(one)), dice(12)));
    expect(turned).not.toBe(save(one));
    const { map, forces, tables, amend } = files;
    const loaded = load(turned, { scenarios: [setting.scenario], own: { map, forces, tables, ...(amend === undefined ? {} : { amend }) } });
    expect(isLeft(loaded) ? loaded.left : hashOf(loaded.right.state)).toBe(hashOf(one.state));
  });

  it('end cases as they should', () => {
    const { broken, trials } = tried((one) => ({ ...one, position: keysShuffled(one.position, dice(one.title.length)) }), [], (_, i) => i % SHARE === 2);
    expect(broken).toEqual([]);
    expect(trials).toBeGreaterThan(120);
  });

  it('matter where a position says two things of a hex: what is said last holds', () => {
    const stand = (territories: Readonly<Record<string, string>>): unknown => {
      const { game, state } = opened({ name: 'twice', family: 'europa', rules: 'basic', without: [], readings: {}, position: { territories, units: ['g1: German 7-6 Inf XX @0101'] }, do: [] });
      return after(game, state, []).hexes['owner'][44];
    };
    expect(stand({ Germany: '0505', Poland: '0505' })).not.toBe(stand({ Poland: '0505', Germany: '0505' }));
  });
});
