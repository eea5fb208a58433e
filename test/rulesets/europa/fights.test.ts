/** What a game of Europa says of its fights, from which their odds are told. @rule EBC 9D, 9E */
import { describe, expect, it } from 'vitest';
import type { EuropaAction } from '../../../src/rulesets/europa/action.js';
import { fightsOn } from '../../../src/rulesets/europa/fights.js';
import { attack, commit, pass, position, roll } from '../fixture.js';

const units = [
  'g1: German 7-6 Inf XX (3-6) @0102',
  'g2: German 3-2-8 Art III @0102',
  'p1: Polish 5-6-6 Inf XX (2-1-6) @0101 cadre',
  'p2: Polish 5-6 Inf XX',
];
const before = position({ phase: 'combat', result: 'DE', units });
const joined = before.act(attack('0101', 'g1', 'g2'));
const won = joined.act(roll(1));
const allied = position({ phase: 'combat', player: 'poland', units });

describe('fights of Europa', () => {
  const fights = () => fightsOn(before.game.board);

  it('are those of the side whose player turn it is', () => {
    expect([before, allied].map((p) => fights().attacker(p.state))).toEqual(['axis', 'allied']);
  });

  it('are open from the die to the last decision, in a combat or, by a retreat before it, without one', () => {
    expect([before, before.act(commit('0101', 'g1')), joined, won, won.act(pass)].map((p) => fights().open(p.state))).toEqual([false, false, true, true, false]);
    expect(fights().open({ ...joined.state, pending: [] })).toBe(true);
    expect(fights().open({ ...joined.state, combat: null })).toBe(true);
  });

  it('go against the hex of the attack that is put together or resolved, the first hex of the map too', () => {
    expect([before, before.act(commit('0101', 'g1')), joined, won.act(pass)].map((p) => fights().target(p.state, null))).toEqual([null, '0101', '0101', null]);
  });

  it('are aimed at by attacks and overruns, and by nothing else', () => {
    const actions: ReadonlyArray<EuropaAction> = [{ type: 'commit', unit: 'g1', target: '0101' }, { type: 'overrun', units: ['g1'], target: '0101', by: 'march' }, { type: 'roll', die: 1 }, { type: 'pass' }];
    expect(actions.map((a) => fights().target(before.state, a))).toEqual(['0101', '0101', null, null]);
  });

  it('are of the units on the map, each with the strength of the side that lies upward and its steps', () => {
    expect(fights().forces(before.state)).toEqual([
      { unit: 'g1', side: 'axis', hex: '0102', attack: 7, defense: 7, steps: 2 },
      { unit: 'g2', side: 'axis', hex: '0102', attack: 3, defense: 2, steps: 1 },
      { unit: 'p1', side: 'allied', hex: '0101', attack: 2, defense: 1, steps: 1 },
    ]);
  });

  it('have the result that the table gave', () => {
    const { combat } = joined.state;
    if (combat === null) throw new Error('there is no combat');
    const results = [{ type: 'combatJoined', combat } as const, { type: 'combatDecided', result: 'DE', die: 1, todo: [] } as const].map((e) => fights().result(joined.state, e));
    expect(results).toEqual([null, 'DE']);
  });
});
