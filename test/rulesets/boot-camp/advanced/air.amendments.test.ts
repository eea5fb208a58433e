/** Rules 15, 16 and 17 as amendments: each with it and without it, within its slots. */
import { describe, expect, it } from 'vitest';
import { isLeft } from '../../../../src/prelude.js';
import { amend } from '../../../../src/kernel/amendment.js';
import { airAmendments } from '../../../../src/rulesets/boot-camp/advanced/air/index.js';
import { advancedAmendments } from '../../../../src/rulesets/boot-camp/advanced/index.js';
import { basic } from '../../../../src/rulesets/boot-camp/index.js';
import { AIR } from '../../../../src/rulesets/europa/air.js';
import type { EuropaRules } from '../../../../src/rulesets/europa/rules.js';
import { abandon, endPhase, oas, pass, position } from '../../fixture.js';
import { airPhase, cutsNow } from './airNow.js';

const ids = airAmendments.map((a) => a.id);
const SLOTS = Object.keys(basic) as ReadonlyArray<keyof EuropaRules>;

describe('amendments of the air chapters', () => {
  it('are numbered as the rulebook is, and stand in Advanced Training', () => {
    expect(ids).toEqual(['EBC-15', 'EBC-16', 'EBC-17']);
    expect(advancedAmendments.map((a) => a.id).filter((id) => ids.includes(id))).toEqual(ids);
  });

  it.each(ids)('%s changes the slots it names, each of them, and no other', (id) => {
    const a = airAmendments.find((x) => x.id === id) as (typeof airAmendments)[number];
    const base = advancedAmendments.filter((b) => b.id !== id).reduce<EuropaRules>((rules, b) => b.to(rules), basic);
    for (const rules of [basic, base]) {
      const after = a.to(rules);
      expect(SLOTS.filter((slot) => after[slot] !== rules[slot]).sort()).toEqual([...a.touches].sort());
    }
  });

  it('keep one part of the position between them, in whatever order they are laid', () => {
    for (const list of [airAmendments, [...airAmendments].reverse()]) {
      const made = amend<EuropaRules>(basic, list);
      expect(isLeft(made) ? [] : made.right.slices.map((s) => s.key)).toEqual([AIR.key]);
    }
  });

  const sketch = airPhase({ features: { airfield: '0404', fortress: '0505' } });
  const without = (id: string) => position({ ...sketch, without: [id] });

  it('EBC-15: without it there is no air phase', () => {
    expect(without('EBC-15').state.phase).toBe('combat');
    expect(position({ ...sketch, without: ['EBC-15'], phase: 'movement' }).try(abandon('0404'))).toEqual([]);
    expect(position(sketch).state.phase).toBe('air');
  });

  it('EBC-16: without it there is no airbase to send from, and no airfield to give up', () => {
    const p = without('EBC-16');
    expect([p.legal(), p.try(abandon('0404'))]).toEqual([[endPhase], ['airfield/not-in-force']]);
    expect(position(sketch).try(oas('0404', '0505', 20))).toEqual([]);
  });

  it('EBC-17: without it no guns fire', () => {
    const cuts = (p: ReturnType<typeof position>) => cutsNow(p.act(oas('0404', '0505', 5), endPhase, pass));
    expect([cuts(position(sketch)), cuts(without('EBC-17'))]).toEqual([['germany oas 0505: 5 - 0 - 2 = 3'], ['germany oas 0505: 5 - 0 - 0 = 5']]);
  });
});
