/** Overruns as bots see them. */
import { describe, expect, it } from 'vitest';
import { greedy } from '../../../src/bots/greedy.js';
import { dice } from '../../../src/engine/random.js';
import { endPhase, type Fixture, march, overrun, overrunByRoad, position, type Sketch } from '../fixture.js';

const ff = (sketch: Sketch): Fixture => position({ rules: 'first-to-fight-advanced', places: { '0101': 'major-full Berlin', '1010': 'major-full Warszawa' }, territories: { Germany: '01 02' }, ...sketch });
const planned = (p: Fixture) => [...p.game.plans(p.state)].filter((o) => o.label.startsWith('overrun'));
const chosen = (p: Fixture) => greedy.choose(p.game, p.state, dice(1, 0));

describe('plans to overrun', () => {
  it('bring the units together first', () => {
    const p = ff({ units: ['g1: German 6-6 Inf XX @0502', 'g2: German 5-6 Inf XX @0403', 'p1: Polish 2-6 Inf CADRE @0505'] });
    const plans = planned(p);
    expect(plans.length).toBeGreaterThan(0);
    expect(new Set(plans.map((o) => o.label))).toEqual(new Set(['overrun 0505']));
    for (const { actions } of plans) {
      expect(p.try(actions)).toEqual([]);
      expect(p.act(actions).unit('p1').hex).toBe('eliminated');
    }
  });

  it('use those who are held beside the enemy, and as few as will do', () => {
    const p = ff({ units: ['g1: German 6-6 Inf XX @0503', 'g2: German 5-6 Inf XX @0403', 'g3: German 5-6 Inf XX @0502', 'p1: Polish 2-6 Inf CADRE @0505'] }).act(march('g1', '0504'));
    expect(planned(p).map((o) => o.actions)).toContainEqual([...march('g2', '0504'), overrun('0505', 'g1', 'g2')]);
  });

  it('take the road where it helps, and points and zones into account', () => {
    const road = ff({ terrain: { woods: '0505' }, lines: { road: '0504-0505' }, units: ['g1: German 10-3 Inf XX @0504', 'p1: Polish 1-6 Inf CADRE @0505'] });
    expect(planned(road).map((o) => o.actions)).toEqual([[overrunByRoad('0505', 'g1')]]);
    const poor = ff({ units: ['g1: German 10-4 Inf XX @0502', 'p1: Polish 1-6 Inf CADRE @0505'] });
    expect(planned(poor)).toEqual([]);
    const watched = ff({ units: ['g1: German 10-6 Inf XX @0503', 'p1: Polish 1-6 Inf CADRE @0505', 'p2: Polish 6-6 Inf XX @0404', 'p3: Polish 6-6 Inf XX @0605'] });
    expect(planned(watched).filter((o) => o.label === 'overrun 0505')).toEqual([]);
  });

  it('reckon support as the rules do', () => {
    const p = ff({ units: ['g1: German 10-6 Inf III @0503', 'a1: German 0-6 Art III @0503', 'g2: German 10-6 Inf III @0603', 'p1: Polish 1-6 Inf XX @0505'] });
    const plans = planned(p);
    expect(plans.length).toBeGreaterThan(0);
    for (const { actions } of plans) expect(p.try(actions)).toEqual([]);
    const alone = ff({ units: ['g1: German 10-6 Inf III @0503', 'p1: Polish 1-6 Inf XX @0505'] });
    expect(planned(alone)).toEqual([]);
  });

  it('are none in Basic Training, or where nobody is weak enough', () => {
    const units = ['g1: German 10-6 Inf XX @0504', 'p1: Polish 1-6 Inf CADRE @0505'];
    expect(planned(position({ rules: 'first-to-fight', units }))).toEqual([]);
    expect(planned(ff({ units: ['g1: German 10-6 Inf XX @0504', 'p1: Polish 5-6 Inf XX @0505'] }))).toEqual([]);
  });

  it('are carried out by the greedy bot, one after another, in exploitation too', () => {
    for (const phase of ['movement', 'exploitation'] as const) {
      const p = ff({ phase, units: ['g1: German 11-6-10 Pz XX @0503', 'g2: German 6-6 Inf XX @0303', 'p1: Polish 1-6 Inf CADRE @0505', 'p2: Polish 1-6 Inf CADRE @0508', 'p3: Polish 6-6 Inf XX @1010'] });
      const actions = chosen(p);
      expect(actions.filter((a) => a.type === 'overrun').map((a) => a.type === 'overrun' && a.target)).toEqual(['0505', '0508']);
      expect(p.try(actions)).toEqual([]);
      expect(actions.at(-1)).toEqual(endPhase);
    }
  });
});
