/** Rule 13 as an amendment: within its slots, with it and without it. */
import { describe, expect, it } from 'vitest';
import { advancedAmendments } from '../../../../src/rulesets/boot-camp/advanced/index.js';
import { overrunAmendments } from '../../../../src/rulesets/boot-camp/advanced/overruns/index.js';
import { basic } from '../../../../src/rulesets/boot-camp/index.js';
import type { EuropaRules } from '../../../../src/rulesets/europa/rules.js';
import { overrun, position } from '../../fixture.js';

const SLOTS = Object.keys(basic) as (keyof EuropaRules)[];
const [rule13] = overrunAmendments;

describe('the amendment of rule 13', () => {
  it('stands first in Advanced Training and changes the slots it names, each of them, and no other', () => {
    expect(advancedAmendments[0]).toBe(rule13);
    expect([rule13.id, rule13.ref.case, rule13.does]).toEqual(['EBC-13', '13', 'add']);
    const others = advancedAmendments.slice(1).reduce<EuropaRules>((rules, a) => a.to(rules), basic);
    for (const rules of [basic, others]) {
      const after = rule13.to(rules);
      expect(SLOTS.filter((slot) => after[slot] !== rules[slot]).sort()).toEqual([...rule13.touches].sort());
    }
  });

  it('EBC-13 with it there are overruns, without it none, and no reading or state of them', () => {
    const units = ['g1: German 10-6 Inf XX @0504', 'p1: Polish 1-6 Inf XX @0505'];
    const [with_, without] = [position({ rules: 'advanced', units }), position({ rules: 'advanced', without: ['EBC-13'], units })];
    expect([with_.try(overrun('0505', 'g1')), without.try(overrun('0505', 'g1'))]).toEqual([[], ['overrun/not-in-force']]);
    expect([with_.legal().filter((a) => a.type === 'overrun').length, without.legal().filter((a) => a.type === 'overrun').length]).toEqual([1, 0]);
    expect([Object.hasOwn(with_.state.slices, 'overruns'), Object.hasOwn(without.state.slices, 'overruns')]).toEqual([true, false]);
    expect([with_.game.board.readings['overrun-next'], without.game.board.readings['overrun-next']]).toEqual(['again', undefined]);
  });

  it('takes the bar of Basic Training away and adds to what others put there', () => {
    expect(basic.overrunChecks.map((c) => c.code)).toEqual(['overrun/not-in-force']);
    const house = { ...basic.overrunChecks[0], code: 'house/no-overruns-on-sundays' };
    const codes = rule13.to({ ...basic, overrunChecks: [...basic.overrunChecks, house] }).overrunChecks.map((c) => c.code);
    expect([codes[0], codes.includes('overrun/not-in-force')]).toEqual([house.code, false]);
  });
});
