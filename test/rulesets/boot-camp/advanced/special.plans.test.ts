/** What bots know of engineers, works and lost fortifications. @rule EBC 14A, 14D */
import { describe, expect, it } from 'vitest';
import { greedy } from '../../../../src/bots/index.js';
import { dice } from '../../../../src/engine/random.js';
import type { EuropaAction } from '../../../../src/rulesets/europa/action.js';
import { build, type Fixture, march, position, type Sketch } from '../../fixture.js';

const plans = (p: Fixture) => [...p.game.plans(p.state)];
const ground = (p: Fixture) => p.game.board.grounds(p.game.position(p.state));
const hex = (p: Fixture, id: string): number => p.game.board.map.hexOf.get(id) as number;
/** The edge from 0504 to 0505, south of it. */
const edge = (p: Fixture): number => hex(p, '0504') * 6 + [0, 1, 2, 3, 4, 5].findIndex((d) => p.game.board.map.neighbors[hex(p, '0504') * 6 + d] === hex(p, '0505'));

describe('engineers in plans', () => {
  const siege: Sketch = {
    rules: 'advanced',
    phase: 'combat',
    // one more on the die is the difference between nothing and everything
    result: 'AS AS AS AS AS DE',
    features: { fort: '0505' },
    chart: { 'feature/fort': { die: '0' } },
    units: ['g1: German 7-6 Inf XX @0504', 'g2: German 7-6 Inf XX @0504', 'e1: German 1-6 Eng II @0504 dot', 'e2: German 1-6 Eng II @0504 dot', 'p1: Polish 5-6-6 Inf XX @0505'],
  };
  const engineersIn = (actions: ReadonlyArray<EuropaAction>): number => actions.filter((a) => a.type === 'commit' && a.unit.startsWith('e')).length;

  it('BC-14A2.5 two of them are offered for attacks where they make a difference', () => {
    const orders = plans(position(siege)).filter((o) => o.label.startsWith('attack'));
    expect(orders.some((o) => engineersIn(o.actions) === 2)).toBe(true);
    // and the bot takes them along
    const p = position(siege);
    const chosen = greedy.choose(p.game, p.state, dice(1)) as ReadonlyArray<EuropaAction>;
    expect(engineersIn(chosen)).toBe(2);
    expect(p.try(chosen)).toEqual([]);
  });

  it('BC-14A2.5 BC-14A2.6 the planner asks the rules where that is', () => {
    const [fort, open, basic] = [position(siege), position({ ...siege, features: {} }), position({ ...siege, rules: 'basic' })];
    expect([fort, open, basic].map((p) => ground(p).siege(edge(p)))).toEqual([1, 0, 0]);
    expect([...ground(fort).engineers]).toEqual([0, 0, 1, 1, 0]);
    // with fewer than two in the game there is nothing to ask
    const one = position({ ...siege, units: (siege.units ?? []).filter((u) => !u.startsWith('e2')) });
    expect(ground(one).siege(edge(one))).toBe(0);
  });

  it('BC-14A2.5 are brought up for an attack to come', () => {
    const p = position({
      ...siege,
      phase: 'movement',
      units: ['g1: German 7-6 Inf XX @0504', 'g2: German 7-6 Inf XX @0504', 'g3: German 1-6 Inf III @0302', 'e1: German 1-6 Eng II @0402 dot', 'e2: German 1-6 Eng II @0402 dot', 'p1: Polish 5-6-6 Inf XX @0505'],
    });
    const gathering = plans(p).find((o) => o.actions.some((a) => a.type === 'step' && a.unit === 'e1') && o.actions.some((a) => a.type === 'step' && a.unit === 'e2'));
    expect(gathering).toBeDefined();
  });

  it('BC-14A3.3 assault engineers bite twice as hard', () => {
    const p = position({ ...siege, units: [...(siege.units ?? []), 'a1: German 1-8 Aslt Eng II @0504'] });
    const [engineer, assault] = ['e1', 'a1'].map((id) => ground(p).bite(p.game.board.roster.ixOf.get(id) as number, edge(p)));
    expect([engineer, assault]).toEqual([1, 2]);
  });
});

describe('fortifications in plans', () => {
  const sketch: Sketch = { rules: 'first-to-fight-advanced', phase: 'movement', features: { fortress: '0505' }, units: ['g1: German 7-8 Cav X @0504', 'g2: German 7-6 Inf XX @0503', 'p1: Polish 5-6-6 Inf XX @0909'] };

  it('BC-14D.4 count no more once they are lost, and count again in positions where they are not', () => {
    const p = position(sketch);
    const taken = p.act(march('g1', '0505'));
    const bite = (q: Fixture) => ground(q).bite(1, edge(q));
    expect([bite(p), ground(p).die(hex(p, '0505'))]).toEqual([0.5, -1]);
    expect([bite(taken), ground(taken).die(hex(p, '0505'))]).toEqual([1, 0]);
    expect([bite(p), ground(p).die(hex(p, '0505'))]).toEqual([0.5, -1]);
    // elsewhere nothing has changed
    expect(ground(taken).die(hex(p, '0606'))).toBe(ground(p).die(hex(p, '0606')));
    const objective = (q: Fixture) => ground(q).hardness[ground(q).objectiveAt[hex(q, '0505')]];
    expect(objective(taken)).toBeLessThan(objective(p));
  });

  it('BC-14D.4 are remembered as printed, whatever the position was that was asked about first', () => {
    const captured = position({ ...sketch, captured: '0505' });
    ground(captured);
    const fresh = { ...captured.state, captured: [] };
    expect(captured.game.board.grounds(captured.game.position(fresh)).die(hex(captured, '0505'))).toBe(-1);
  });

  it('BC-14A1.9 count where they were built', () => {
    const p = position({ rules: 'advanced', phase: 'initial', territories: { Germany: '01-10' }, sources: { germany: '0505' }, units: ['c1: German 0-5 Cons III @0505', 'g1: German 7-6 Inf XX @0503'] });
    const built = p.act(build('c1')).to('initial', 'germany');
    expect([ground(p).die(hex(p, '0505')), ground(built).die(hex(p, '0505'))]).toEqual([0, -1]);
  });
});

describe('construction in plans', () => {
  const home: Sketch = { rules: 'advanced', phase: 'initial', territories: { Germany: '01-05' }, sources: { germany: '0501' }, units: ['c1: German 0-5 Cons III @0504', 'g1: German 7-6 Inf XX @0504', 'p1: Polish 9-6 Inf XX @0507', 'p2: Polish 9-6 Inf XX @0607'] };

  it('BC-14A1.1 offers what a unit could build, as alternatives, and nothing that is not allowed', () => {
    const offered = (more: Sketch) => plans(position({ ...home, ...more })).filter((o) => o.label.startsWith('build')).map((o) => [o.label, ...o.actions]);
    expect(offered({})).toEqual([
      ['build with c1', build('c1')],
      ['build with c1', build('c1', 'airfield')],
    ]);
    expect(offered({ construction: { fort: 0 } })).toEqual([['build with c1', build('c1', 'airfield')]]);
    expect(offered({ rules: 'basic' })).toEqual([]);
  });

  it('FF-19E.1 none in First to Fight', () => {
    const p = position({ ...home, rules: 'first-to-fight-advanced', sources: {}, places: { '0501': 'major-full Breslau', '0301': 'dot Oels' }, lines: { rail: '0301-0301' } });
    expect(plans(p).map((o) => o.label)).toEqual(['end the phase']);
  });

  it('BC-14A1.2 a bot with enemies near builds a fort for its troops, and does not walk away from it', () => {
    const p = position(home);
    const chosen = greedy.choose(p.game, p.state, dice(1)) as ReadonlyArray<EuropaAction>;
    expect(chosen).toContainEqual(build('c1'));
    const moving = p.act(chosen);
    const moves = greedy.choose(moving.game, moving.state, dice(1)) as ReadonlyArray<EuropaAction>;
    expect(moves.filter((a) => a.type === 'step' && a.unit === 'c1')).toEqual([]);
  });
});
