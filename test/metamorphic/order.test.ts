/**
 * The order in which units are listed says nothing: cases end as they should, games go the same way by name, and at every step the
 * same may be done. Where the order of a list is one of play, exceptions.ts says so.
 */
import { describe, expect, it } from 'vitest';
import { changedKit, conformanceCases } from '../../src/conformance/index.js';
import { runCases } from '../../src/testing/index.js';
import { ORDER_EXCEPTIONS } from './exceptions.js';
import { after, sideBySide } from './lockstep.js';
import { endsPhases } from './playMoved.js';
import { opened, WRITTEN, type Written } from './positions.js';
import { reordered, SAME, withShuffled } from './reordered.js';
import { openSetting, SETTINGS } from './scenarios.js';
import { unitsReordered } from './shuffle.js';
import { idle, shows, tried } from './trial.js';

/** One case of so many, in npm test. */
const SHARE = 16;
const SCENARIO_ACTIONS: Readonly<Record<string, number>> = { basic: 100, 'world war ii': 200, 'fall blau': 30, advanced: 60, 'poland by the Reform': 60 };

describe('units in another order', () => {
  it('end cases as they should', () => {
    const { broken, different, trials } = tried((one) => unitsReordered(one, null), ORDER_EXCEPTIONS, (one, i) => i % SHARE === 1 || shows(ORDER_EXCEPTIONS, one.id));
    expect(broken).toEqual([]);
    expect(idle(ORDER_EXCEPTIONS, different)).toEqual([]);
    expect(trials).toBeGreaterThan(120);
  });

  it.each(WRITTEN.map((w) => [w.name, w] as const))('play %s the same way', (_, written) => {
    expect(sideBySide(opened(written), opened(reordered(written, 1)), SAME, { seed: 1, actions: 20, lists: 2, looks: 1 }).difference).toBeNull();
  });

  it.each(SETTINGS.map((s) => [s.name, s] as const))('play a game of %s the same way', (name, setting) => {
    const { difference, actions } = sideBySide(openSetting(setting), openSetting(withShuffled(setting, 5)), SAME, { seed: 4, actions: SCENARIO_ACTIONS[name], lists: name === 'basic' || name === 'world war ii' ? 40 : 1000, looks: 20, choose: endsPhases });
    expect(difference).toBeNull();
    expect(actions).toBe(SCENARIO_ACTIONS[name]);
  });

  it('are served by another of two headquarters that are as near (REFORM 12H)', () => {
    const units = ['g1: German 7-6 Inf XX @0504', 's1: Soviet 4-6 Rifle XX @0505', 'h1: German 0-10 Army HQ HQ @0404', 'h2: German 0-10 Army HQ HQ @0604'];
    const written: Written = {
      name: 'two headquarters', family: 'europa', rules: 'fire-in-the-east+REFORM-12+REFORM-12G+REFORM-12H', without: [], readings: {}, do: [],
      position: { columns: [3, 7], rows: [3, 7], units, headquarters: { active: 'h1 h2' }, phase: 'combat', player: 'germany', turn: 2, owners: { germany: '0404 0604' }, sources: { germany: '0404 0604' } },
    };
    const servedBy = (w: Written): unknown => {
      const { game, state } = opened(w);
      const { used } = (after(game, state, [{ type: 'commit', unit: 'g1', target: '0505' } as never, { type: 'resolve' }]) as unknown as { readonly slices: Readonly<Record<string, { readonly used: ReadonlyArray<{ readonly hq: number }> }>> }).slices['attackSupply'];
      return used.map(({ hq }) => (game as unknown as { readonly board: { readonly roster: { readonly ids: ReadonlyArray<string> } } }).board.roster.ids[hq]);
    };
    expect(servedBy(written)).toEqual(['h1']);
    expect(servedBy(reordered(written, 1))).toEqual(['h2']);
  });

  it('differ where a rule asks for the number of a unit', () => {
    const cases = conformanceCases.filter((c) => /^EBC-6A/.test(c.id));
    const kit = changedKit((rules) => ({ ...rules, mustStop: (q) => q.unit > 0 && rules.mustStop(q) }));
    const failed = (list: typeof cases): ReadonlyArray<string> => runCases(kit, list).filter((o) => o.status !== 'passed').map((o) => o.id);
    expect(failed(cases.map((c) => unitsReordered(c, null)))).not.toEqual(failed(cases));
  });
});
