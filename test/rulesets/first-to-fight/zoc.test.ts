/** Zones of control and railroads of the supplement. @rule FTF 5, 7A */
import { describe, expect, it } from 'vitest';
import { march, position, rail, type Sketch } from '../fixture.js';
import { game } from './poland.js';

const AROUND = ['0404', '0405', '0504', '0506', '0604', '0605'];
const zone = (unit: string, more: Sketch = {}) => position({ rules: 'first-to-fight', units: [`p1: ${unit}`], ...more }).zone('allied');

describe('FTF 5: zones of control', () => {
  it('FF-5.1 every unit of any size has one', () => {
    for (const unit of ['Polish 1-8 MG II', 'Polish 2-6 Inf III', 'Polish 2-8 Cav X', 'Polish 2-6 Inf CADRE', 'Polish 5-6-6 Inf XX', 'Polish 0-8 HQ HQ', 'Polish 0-6 RR Eng III', 'Polish 1-0 Fort III'])
      expect([unit, zone(`${unit} @0505`)]).toEqual([unit, AROUND]);
  });

  it('FF-5.2 artillery has none', () => {
    for (const unit of ['Polish 2-3-8 Art III', 'Polish 1-6 Art X', 'Polish 1-R Siege Art X', 'Polish 3-6 Art XX', 'Polish 2-10 mot Art III']) expect([unit, zone(`${unit} @0505`)]).toEqual([unit, []]);
    // a unit of another kind beside it does
    expect(position({ rules: 'first-to-fight', units: ['p1: Polish 2-3-8 Art III @0505', 'p2: Polish 1-8 MG II @0505'] }).zone('allied')).toEqual(AROUND);
  });

  it('FF-5.2 an enemy walks past lone artillery (AMB-BC-26)', () => {
    const past = (unit: string) => position({ rules: 'first-to-fight', units: ['g1: German 7-6 Inf XX @0403', `p1: ${unit} @0505`] }).try(march('g1', '0404', '0405'));
    expect([past('Polish 2-3-8 Art III'), past('Polish 1-8 MG II')]).toEqual([[], ['movement/stopped']]);
  });

  it('FF-5.3 antiaircraft and antitank units do have one', () => {
    for (const type of ['hv AA', 'lt AA', 'AT', 'mot hv AA']) expect([type, zone(`Polish 2-8 ${type} III @0505`)]).toEqual([type, AROUND]);
  });

  it('FF-5.4 a cadre keeps its zone', () => {
    expect(zone('Polish 5-6-6 Inf XX (2-6) @0505 cadre')).toEqual(AROUND);
    // in the generic rules it loses it
    expect(position({ units: ['p1: Polish 5-6-6 Inf XX (2-6) @0505 cadre'] }).zone('allied')).toEqual([]);
  });

  it('FF-5.5 not through hexsides, and into hexes, that are prohibited to the unit', () => {
    expect(zone('Polish 1-8 MG II @0505', { hexsides: { sea: '0505/0506' } })).toEqual(AROUND.filter((h) => h !== '0506'));
    expect(zone('Polish 1-8 MG II @0505', { terrain: { sea: '0604 0605' } })).toEqual(AROUND.filter((h) => h !== '0604' && h !== '0605'));
    const marsh = { terrain: { marsh: '0404' } };
    expect([zone('Polish 1-8 MG II @0505', marsh).length, zone('Polish 2-8 Recon II @0505', marsh).length]).toEqual([6, 5]);
  });
});

describe('FTF 7A: railroads', () => {
  const railway = (player: 'germany' | 'poland', units: ReadonlyArray<string>): Sketch => ({
    rules: 'first-to-fight',
    player,
    lines: { rail: '0501-0508' },
    territories: player === 'germany' ? { Germany: '05' } : {},
    units: units.map((u, i) => `u${i + 1}: ${player === 'germany' ? 'German' : 'Polish'} ${u} @0501`),
  });
  const entrain = (n: number) => Array.from({ length: n }, (_, i) => rail(`u${i + 1}`, '0502', '0503'));

  it('FF-7A.1 FF-21.3 the Germans move five units by rail in a turn, not six', () => {
    const p = position(railway('germany', Array(6).fill('2-6 Inf III')));
    expect(p.try(...entrain(5))).toEqual([]);
    expect(p.try(...entrain(5), rail('u6', '0502'))).toEqual(['rail/capacity']);
    // one that has begun goes on; the road rate is open to all
    expect(p.try(...entrain(5), rail('u1', '0504'), march('u6', '0502'))).toEqual([]);
  });

  it('FF-7A.1 Slovak units count among the five (AMB-BC-217)', () => {
    const sketch = railway('germany', Array(5).fill('2-6 Inf III'));
    const p = position({ ...sketch, units: [...(sketch.units ?? []), 's1: Slovak 1-6 Inf III @0501'] });
    expect(p.try(...entrain(5), rail('s1', '0502'))).toEqual(['rail/capacity']);
    expect(p.try(...entrain(4), rail('s1', '0502'), rail('u5', '0502'))).toEqual(['rail/capacity']);
  });

  it('FF-7A.2 FF-21.3 the Poles three, not four', () => {
    const p = position(railway('poland', Array(4).fill('2-6 Inf III')));
    expect(p.try(...entrain(3))).toEqual([]);
    expect(p.try(...entrain(3), rail('u4', '0502'))).toEqual(['rail/capacity']);
    const { board } = game();
    expect(board.powers.map((power, i) => [power.id, board.rules.supplement?.railCapacity(board, i)])).toEqual([['germany', 5], ['poland', 3], ['soviet-union', 3]]);
  });

  it('FF-7A.2 anew in each of his player turns; what was not used is lost', () => {
    const p = position({ ...railway('poland', Array(4).fill('2-6 Inf III')), places: { '1010': 'major-partial Lwów' } }).to('movement', 'poland');
    expect(p.state.turn).toBe(2);
    expect(p.try(...entrain(3))).toEqual([]);
    expect(p.try(...entrain(4))).toEqual(['rail/capacity']);
  });

  it('FF-7A.5 a division counts as one unit, like a battalion', () => {
    const p = position(railway('germany', [...Array(5).fill('7-6 Inf XX'), '1-8 MG II']));
    expect(p.try(...entrain(5))).toEqual([]);
    expect(p.try(...entrain(6))).toEqual(['rail/capacity']);
  });

  it('QA-23 so does a rail-only unit', () => {
    const p = position(railway('poland', ['1-R Art X', '2-6 Inf III', '2-6 Inf III', '2-6 Inf III']));
    expect(p.try(...entrain(3))).toEqual([]);
    expect(p.try(...entrain(4))).toEqual(['rail/capacity']);
  });

  it('QA-21 QA-22 a rail-only unit moves by rail alone, and may enter an enemy zone and stop there', () => {
    const sketch = railway('poland', ['1-R Art X']);
    const p = position({ ...sketch, units: [...(sketch.units ?? []), 'g1: German 1-8 MG II @0603'] });
    expect(p.try(march('u1', '0502'))).toEqual(['movement/rail-only']);
    const there = p.act(rail('u1', '0502', '0503'));
    expect(there.unit('u1')).toMatchObject({ hex: '0503', stopped: true });
    expect(there.try(rail('u1', '0504'))).toEqual(['movement/stopped']);
  });

  it('QA-15 QA-16 a rail hex must be owned at the instant of the move, not before', () => {
    const sketch = railway('poland', ['2-6 Inf III', '2-6 Inf III']);
    const p = position({ ...sketch, owners: { germany: '0503' }, units: [...(sketch.units ?? []), 'u3: Polish 2-8 Cav X @0403 dot'] });
    expect(p.try(rail('u1', '0502', '0503', '0504'))).toEqual(['rail/not-owned']);
    expect(p.act(march('u3', '0503')).try(rail('u1', '0502', '0503', '0504'))).toEqual([]);
  });
});
