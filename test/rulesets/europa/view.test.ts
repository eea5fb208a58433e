/** A position as it is drawn. */
import { describe, expect, it } from 'vitest';
import { dice } from '../../../src/engine/random.js';
import { attack, commit, endPhase, march, position, roll, type Sketch } from '../fixture.js';
import { poland } from '../first-to-fight/poland.js';

const sketch: Sketch = {
  units: [
    'g1: German 1-10 mot Eng II 5 @0504',
    'g2: German 9-10 Pz XX 1 (4-10) @0504',
    'g3: German 7-6 Inf XX 2 @0504 out',
    'p1: Polish 5-6-6 Inf XX 24 (2-6) @0505 cadre',
    'p2: Polish 5-6-6 Inf XX 25 @0901 arrives=3',
  ],
};

describe('a view', () => {
  it('stacks divisions on top, the strongest first', () => {
    const { stacks } = position(sketch).game.view(position(sketch).state);
    expect(stacks.map((s) => [s.hex, s.counters.map((c) => c.id)])).toEqual([
      ['0504', ['g2', 'g3', 'g1']],
      ['0505', ['p1']],
    ]);
  });

  it('shows the side of the counter that is up, and what has befallen it', () => {
    const p = position(sketch).act(march('g2', '0503'));
    const counters = p.game.view(p.state).stacks.flatMap((s) => s.counters);
    const of = (id: string) => counters.find((c) => c.id === id);
    expect(of('p1')).toMatchObject({ ratings: '2-6', size: 'CADRE', cadre: true, owner: 'poland', marks: [] });
    expect(of('g2')).toMatchObject({ ratings: '9-10', size: 'XX', cadre: false, owner: 'germany', marks: ['moved'] });
    expect(of('g3')?.marks).toEqual(['out of supply']);
  });

  it('says whose decision it is and marks the hex under attack', () => {
    const p = position({ ...sketch, phase: 'combat', result: 'DR' });
    expect(p.game.view(p.state)).toMatchObject({ subtitle: 'Turn 1 of 10 (turn 1), German combat phase, axis to decide', marks: [] });
    const committed = p.act(commit('0505', 'g2'));
    expect(committed.game.view(committed.state).marks).toEqual([{ hex: '0505', label: 'under attack' }]);
    const due = p.act(attack('0505', 'g2'));
    expect(due.game.view(due.state).subtitle).toMatch(/a die is due$/);
    const fought = due.act(roll(1));
    expect(fought.game.view(fought.state).subtitle).toMatch(/allied to retreat$/);
  });

  it('keeps units off the map in boxes, each once, and leaves empty ones out', () => {
    const p = position(sketch);
    expect(p.game.view(p.state).boxes).toMatchObject([{ heading: 'Expected', counters: [{ id: 'p2' }] }]);
  });

  it('shows every unit of a game exactly once, whatever happens', () => {
    let p = poland();
    const all = [...p.game.board.roster.ids].sort();
    const random = dice(23);
    for (let i = 0; i < 300 && p.actor() !== 'nobody'; i++) {
      p = p.act(p.game.legalActions(p.state).sample(random));
      if (i % 30 > 0) continue;
      const view = p.game.view(p.state);
      expect([...view.stacks, ...view.boxes].flatMap((s) => s.counters.map((c) => c.id)).sort()).toEqual(all);
      expect(view.owners).toHaveLength(view.map.grid.size);
    }
  });

  it('forgets what units have done once the game is over', () => {
    const p = poland({ player: 'poland', phase: 'exploitation', turn: 10 }).act(endPhase);
    const view = p.game.view(p.state);
    expect(view.subtitle).toBe('After turn 10 (28–30 September 1939)');
    expect(view.stacks.flatMap((s) => s.counters.flatMap((c) => c.marks)).filter((m) => m !== 'out of supply')).toEqual([]);
  });
});
