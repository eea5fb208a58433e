/** What now: whose decision, by which rule, which answers. */
import { describe, expect, it } from 'vitest';
import { citation } from '../../../src/kernel/rule.js';
import { endPhase, type Fixture, march, position } from '../fixture.js';

const now = (p: Fixture) => p.game.prospect(p.state);
const rules = (p: Fixture): ReadonlyArray<string> => now(p).refs.map(citation);

const fight = (result: string): Fixture =>
  position({
    phase: 'combat',
    result,
    units: ['g1: German 7-6 Inf XX (3-6) @0503', 'g2: German 7-6 Inf XX (3-6) @0604', 'p1: Polish 4-5-6 Inf XX (1-6) @0504', 'p2: Polish 4-5-6 Inf XX (1-6) @0504'],
  });
const attack = (p: Fixture): Fixture =>
  p.act({ type: 'commit', unit: 'g1', target: '0504' }, { type: 'commit', unit: 'g2', target: '0504' }, { type: 'resolve' });

describe('what now', () => {
  it('names every phase with its rule', () => {
    const units = ['g1: German 7-6 Inf XX @0303', 'p1: Polish 5-6-6 Inf XX @0808'];
    for (const [phase, rule] of [['initial', 'EBC 4A'], ['movement', 'EBC 6A'], ['combat', 'EBC 9'], ['exploitation', 'EBC 6B']] as const) {
      const p = position({ phase, units });
      expect([phase, now(p).actor, now(p).decision, rules(p)]).toEqual([phase, 'axis', `${phase} phase`, [rule]]);
      expect(now(p).answers).toEqual([...new Set([...p.game.legalActions(p.state)].map((a) => a.type))].sort());
    }
  });

  it('names a die, losses, a retreat and an advance, and who decides', () => {
    const rolling = attack(fight('DH'));
    expect([now(rolling).actor, now(rolling).decision, rules(rolling), now(rolling).answers]).toEqual(['chance', 'roll', ['EBC 9A'], ['roll']]);
    const losing = rolling.act({ type: 'roll', die: 3 });
    expect([now(losing).actor, now(losing).decision, rules(losing), now(losing).answers]).toEqual(['allied', 'losses', ['EBC 9D'], ['lose']]);
    expect(now(losing).lines.join(' ')).toMatch(/at least 5 of printed strength/);
    const retreating = losing.act({ type: 'lose', units: ['p1'] });
    expect([now(retreating).decision, rules(retreating), now(retreating).answers]).toEqual(['retreat', ['EBC 9F1'], ['retreat']]);
  });

  it('says what keeps a phase from ending', () => {
    const p = position({ phase: 'combat', units: ['g1: German 7-6 Inf XX @0503', 'p1: Polish 5-6-6 Inf XX @0504'] }).act({ type: 'commit', unit: 'g1', target: '0504' });
    expect(now(p).answers).toEqual(['resolve', 'uncommit']);
    expect(now(p).lines.join(' ')).toMatch(/The phase cannot end yet\. EBC 9B: .*resolve it or take its units out/);
    const free = position({ units: ['g1: German 7-6 Inf XX @0503'] }).act(march('g1', '0504'));
    expect(now(free).lines.join(' ')).not.toMatch(/cannot end/);
    expect(free.try(endPhase)).toEqual([]);
  });
});
