/** @rule EBC 7, 7A */
import { describe, expect, it } from 'vitest';
import { commit, march, position, rail, road, type Sketch } from '../fixture.js';

/** A railroad down column 05 of a long map, all of it German, and a unit in its first hex. */
const line = (more: Sketch = {}) =>
  position({ rows: [1, 40], lines: { rail: '0501-0540' }, territories: { Germany: '05' }, units: ['g1: German 7-6 Inf XX @0501'], ...more });
/** Hexes of column 05 from one row to another. */
const down = (first: number, last: number): ReadonlyArray<string> => Array.from({ length: last - first + 1 }, (_, i) => `05${String(first + i).padStart(2, '0')}`);

const STOPPED = ['movement/stopped'];
const NOT_OWNED = ['rail/not-owned'];

describe('7: transportation lines', () => {
  const crossing = { terrain: { woods: '0504' }, territories: { Germany: '01-10' }, units: ['g1: German 7-6 Inf XX @0505'] };

  it('BC-7.1 there are railroads and roads', () => {
    const tries = (kind: string) => [rail, road].map((way) => position({ ...crossing, lines: { [kind]: '0504-0505' } }).try(way('g1', '0504')));
    expect([tries('rail'), tries('road')]).toEqual([[[], []], [['movement/no-line'], []]]);
  });

  it('BC-7.2 a line serves only between hexes that it joins', () => {
    // roads run through both hexes, and none from one to the other
    const apart = position({ ...crossing, hexsides: { road: '0505/0506 0503/0504', rail: '0505/0405 0504/0404' } });
    expect([apart.try(road('g1', '0504')), apart.try(rail('g1', '0504')), apart.act(march('g1', '0504')).unit('g1').mp]).toEqual([['movement/no-line'], ['movement/no-line'], 4]);
    expect(position({ ...crossing, lines: { road: '0504-0505' } }).act(road('g1', '0504')).unit('g1').mp).toBe(5);
  });

  it('BC-7.3 AMB-BC-45 rail, road and marching combine, from one store of points', () => {
    const p = position({
      rows: [1, 20],
      terrain: { woods: '0513 0514' },
      territories: { Germany: '05' },
      lines: { rail: '0502-0512', road: '0512-0514' },
      units: ['g1: German 7-6 Inf XX @0501'],
    });
    const way = [march('g1', '0502'), rail('g1', ...down(3, 12)), road('g1', '0513', '0514'), march('g1', '0515')];
    expect(way.map((_, i) => p.act(...way.slice(0, i + 1)).unit('g1').mp)).toEqual([5, 3, 1, 0]);
    expect(p.try(...way, march('g1', '0516'))).toEqual(['movement/not-enough-mp']);
  });

  it('BC-7.4 a unit that came by rail or road may fight', () => {
    for (const way of [rail, road]) {
      const p = line({ units: ['g1: German 7-6 Inf XX @0501', 'p1: Polish 5-6 Inf XX @0505'] }).act(way('g1', '0502', '0503', '0504'));
      expect(p.to('combat').try(commit('0505', 'g1'))).toEqual([]);
    }
  });
});

describe('7A: railroads', () => {
  it.each(['7-6 Inf XX', '7-6 Pz XX', '2-6 Art III', '2-6 Cav X', '0-6 RR Eng III'])('BC-7A.1 a %s goes five hexes a point', (what) => {
    const p = line({ units: [`g1: German ${what} @0501`] });
    expect(p.act(rail('g1', ...down(2, 6))).unit('g1').mp).toBe(5);
    expect([p.try(rail('g1', ...down(2, 31))), p.try(rail('g1', ...down(2, 32)))]).toEqual([[], ['movement/not-enough-mp']]);
  });

  it('BC-7A.1 AMB-BC-32 out of supply half as far', () => {
    const p = line({ units: ['g1: German 7-7 Inf XX @0501 out'] });
    expect([p.try(rail('g1', ...down(2, 18))), p.try(rail('g1', ...down(2, 19)))]).toEqual([[], ['movement/not-enough-mp']]);
  });

  it('BC-7A.2 only hexes of the own side are usable', () => {
    const p = line({ owners: { poland: '0506' } });
    expect([p.try(rail('g1', ...down(2, 5))), p.try(rail('g1', ...down(2, 6)))]).toEqual([[], NOT_OWNED]);
    expect(p.try(rail('g1', ...down(2, 5)), road('g1', '0506'), rail('g1', '0507'))).toEqual([]);
  });

  it('BC-7A.2 QA-15 ownership counts at the instant of the step', () => {
    const p = line({ owners: { poland: '0503' }, units: ['g1: German 7-6 Inf XX @0501', 'g2: German 1-8 Recon II @0402'] });
    expect([p.try(rail('g1', '0502', '0503')), p.try(march('g2', '0503', '0403'), rail('g1', '0502', '0503', '0504'))]).toEqual([NOT_OWNED, []]);
  });

  it('BC-7A.2 AMB-BC-42 the line must run through both hexes', () => {
    expect(line({ units: ['g1: German 7-6 Inf XX @0402'] }).try(rail('g1', '0502'))).toEqual(['movement/no-line']);
  });

  it('AMB-BC-47 captured railroads serve at once', () => {
    const p = position({ lines: { rail: '0501-0510' }, owners: { germany: '0501-0506' }, units: ['g1: German 7-6 Inf XX @0501'] });
    expect([p.owner('0510'), p.try(rail('g1', ...down(2, 6)))]).toEqual(['poland', []]);
  });

  it('AMB-BC-43 rail-into-enemy-hex: the last step stays in the own hexes, or by the other reading may leave them', () => {
    const p = (reading: string) => line({ readings: { 'rail-into-enemy-hex': reading }, owners: { poland: '0503 0504' } });
    expect([p('no').try(rail('g1', '0502', '0503')), p('yes').try(rail('g1', '0502', '0503'))]).toEqual([NOT_OWNED, []]);
    expect(p('yes').try(rail('g1', '0502', '0503', '0504'))).toContain('movement/stopped');
  });

  it('BC-7A.3 BC-7A.4 a unit moving by rail stops in an enemy zone, and passes through none', () => {
    const p = line({ units: ['g1: German 7-6 Inf XX @0501', 'p1: Polish 5-6 Inf XX @0405'] });
    expect(p.act(rail('g1', ...down(2, 5))).unit('g1')).toMatchObject({ hex: '0505', stopped: true, mp: 5.2 });
    expect([p.try(rail('g1', ...down(2, 6))), p.try(rail('g1', ...down(2, 8)))]).toEqual([STOPPED, STOPPED]);
    const friend = line({ units: ['g1: German 7-6 Inf XX @0501', 'g2: German 2-6 Inf III @0505', 'p1: Polish 5-6 Inf XX @0405'] });
    expect(friend.try(rail('g1', ...down(2, 6)))).toEqual(STOPPED);
    expect(line({ units: ['g1: German 7-6 Inf XX @0501', 'p1: Polish 1-8 MG II @0405'] }).try(rail('g1', ...down(2, 8)))).toEqual([]);
  });

  it('AMB-BC-41 rail-from-zoc: a unit in an enemy zone may leave by rail or take one step, or by the other readings less', () => {
    // 0506 and 0507 lie in the zone of 0406, 0505 does not
    const inside = (reading: string, ...hexes: ReadonlyArray<string>) =>
      line({ readings: { 'rail-from-zoc': reading }, units: ['g1: German 7-6 Inf XX @0506', 'p1: Polish 5-6 Inf XX @0406'] }).try(rail('g1', ...hexes));
    const answers = (reading: string) => [inside(reading, '0505', '0504'), inside(reading, '0507')];
    expect(answers('leave-or-step')).toEqual([[], []]);
    expect(inside('leave-or-step', '0507', '0508')).toEqual(STOPPED);
    expect(answers('never')).toEqual([['rail/through-zoc'], ['rail/through-zoc']]);
    expect(answers('leave-only')).toEqual([[], ['rail/through-zoc']]);
  });

  const row = (n: number): Sketch => ({ units: Array.from({ length: n }, (_, i) => `g${i + 1}: German 2-6 Inf III @05${String(i + 1).padStart(2, '0')}`) });
  const next = (i: number) => rail(`g${i}`, ...down(i + 1, i + 1));

  it('BC-7A.5 the supplement says how many units go by rail in a turn', () => {
    const p = line(row(6));
    expect([p.try(...[6, 5, 4, 3, 2].map(next)), p.try(...[6, 5, 4, 3, 2, 1].map(next))]).toEqual([[], ['rail/capacity']]);
    const poles = position({ player: 'poland', lines: { rail: '0501-0510' }, units: Array.from({ length: 4 }, (_, i) => `g${i + 1}: Polish 2-6 Inf III @050${i + 1}`) });
    expect([poles.try(...[4, 3, 2].map(next)), poles.try(...[4, 3, 2, 1].map(next))]).toEqual([[], ['rail/capacity']]);
  });

  it('BC-7A.5 AMB-BC-44 units are counted, not hexes, nor how often they entrain', () => {
    const p = line(row(6)).act(...[6, 5, 4, 3, 2].map(next));
    expect(p.try(rail('g6', ...down(8, 20)), march('g6', '0620', '0521'), rail('g6', '0522'))).toEqual([]);
  });

  it('BC-7A.6 a railroad is a railroad: no capacity of a line is printed', () => {
    const p = position({ lines: { rail: '0501-0503', 'rail-low': '0601-0603' }, territories: { Germany: '05 06' }, units: ['g1: German 7-6 Inf XX @0501'] });
    expect(p.game.board.terrain.without).toContain('rail-low');
    expect(p.act(rail('g1', '0502', '0503')).unit('g1').mp).toBe(5.6);
  });

  it('BC-7A.7 there is no rail movement outside the movement phase', () => {
    const tries = (phase: NonNullable<Sketch['phase']>) => line({ phase, units: ['g1: German 7-10 mot Inf XX @0501'] }).try(rail('g1', '0502'));
    expect((['initial', 'movement', 'combat', 'exploitation'] as const).map(tries)).toEqual([['sequence/wrong-phase'], [], ['sequence/wrong-phase'], ['rail/wrong-phase']]);
  });

  it('BC-7A.8 the ground does not matter', () => {
    const p = line({ terrain: { woods: '0502', mountain: '0503' }, hexsides: { 'minor-river': '0501/0502' } });
    expect([p.act(rail('g1', '0502', '0503')).unit('g1').mp, p.act(march('g1', '0502')).unit('g1').mp]).toEqual([5.6, 3]);
  });
});
