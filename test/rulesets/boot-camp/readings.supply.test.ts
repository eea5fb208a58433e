/** Readings of rule 12: each value, and where it shows. */
import { describe, expect, it } from 'vitest';
import { endPhase, type Fixture, position, type Sketch } from '../fixture.js';

const P1 = 'p1: Polish 5-6-6 Inf XX @0301';
/** A strip of land one hex wide: lines run down column 03. */
const corridor = (sketch: Sketch): Sketch => ({ columns: [1, 5], rows: [1, 20], supply: 'judged', units: [P1], ...sketch, terrain: { sea: '02 04', ...sketch.terrain } });
const readAs = (id: string, value: string, sketch: Sketch): Fixture => position({ ...sketch, readings: { ...sketch.readings, [id]: value } });
const supplied = (id: string, values: ReadonlyArray<string>, sketch: Sketch): ReadonlyArray<boolean> =>
  values.map((v) => !readAs(id, v, corridor(sketch)).unit('p1').outOfSupply);

describe('supply lines', () => {
  it('AMB-BC-119 overland-start: seven hexes besides the unit’s own, or with it', () => {
    const at = (hex: string): Sketch => ({ sources: { poland: hex } });
    const values = ['uncounted', 'counted'];
    expect(['0307', '0308', '0309'].map((hex) => supplied('overland-start', values, at(hex)))).toEqual([[true, true], [true, false], [false, false]]);
  });

  it('AMB-BC-121 zone-openers: any friend opens a hex in a zone, or only one with a zone of his own', () => {
    const watched = (friend: string): Sketch => ({
      sources: { poland: '0306' },
      terrain: { sea: '02 0401-0402 0404-0420' },
      units: [P1, 'g1: German 7-6 Inf XX @0403', 'p3: Polish 5-6-6 Inf XX @0304', friend],
    });
    expect(supplied('zone-openers', ['any', 'with-zones'], watched('p2: Polish 2-6 Inf III @0303'))).toEqual([true, false]);
    expect(supplied('zone-openers', ['any', 'with-zones'], watched('p2: Polish 2-6 Inf XX @0303'))).toEqual([true, true]);
  });

  it('AMB-BC-125 friendly-roads: roads through owned hexes, or any', () => {
    const taken: Sketch = { sources: { poland: '0318' }, lines: { road: '0305-0318' }, owners: { germany: '0310' } };
    expect(supplied('friendly-roads', ['owned', 'any'], taken)).toEqual([false, true]);
    // railroads have to be owned in either reading, and enemy units close both
    expect(supplied('friendly-roads', ['owned', 'any'], { ...taken, lines: { rail: '0305-0318' } })).toEqual([false, false]);
    expect(supplied('friendly-roads', ['owned', 'any'], { ...taken, units: [P1, 'g1: German 2-6 Inf II @0310'] })).toEqual([false, false]);
    const mixed: Sketch = { ...taken, lines: { rail: '0305-0309', road: '0309-0318' } };
    expect(supplied('friendly-roads', ['owned', 'any'], mixed)).toEqual([false, true]);
  });

  it('AMB-BC-128 line-terrain: terrain prohibited to the unit, but for its roads, or to every unit', () => {
    const values = ['unit', 'unit-off-roads', 'every-unit'];
    const cavalry = 'p1: Polish 5-6-8 Cav X @0301 dot';
    const tanks = 'p1: Polish 5-6-8 Tank X @0301 dot';
    const marsh: Sketch = { sources: { poland: '0306' }, terrain: { marsh: '0303' } };
    expect(supplied('line-terrain', values, { ...marsh, units: [tanks] })).toEqual([false, false, true]);
    expect(supplied('line-terrain', values, { ...marsh, units: [cavalry] })).toEqual([true, true, true]);
    // a road that ends nowhere
    expect(supplied('line-terrain', values, { ...marsh, units: [tanks], lines: { road: '0302-0304' } })).toEqual([false, true, true]);
    expect(supplied('line-terrain', values, { ...marsh, units: [cavalry], terrain: { sea: '02 04 0303' } })).toEqual([false, false, false]);
  });

  it('AMB-BC-216 first-supply-check: judged in the first initial phase, or from the second on', () => {
    const start: Sketch = { phase: 'initial', units: ['g1: German 7-6 Inf XX @0303', 'p1: Polish 5-6-6 Inf XX @0308'] };
    const checks = ['judged', 'all-supplied'].map((value) => {
      const p = readAs('first-supply-check', value, start).act(endPhase);
      return [p.unit('g1').outOfSupply, p.unit('p1').outOfSupply, p.to('movement', 'poland').unit('p1').outOfSupply];
    });
    expect(checks).toEqual([[true, true, true], [false, false, true]]);
    expect(readAs('first-supply-check', 'all-supplied', { ...start, turn: 2 }).act(endPhase).unit('g1').outOfSupply).toBe(true);
  });
});
