/** Stacking in REs. @rule FITE 8A */
import { describe, expect, it } from 'vitest';
import { citation, violationsOf } from '../../../src/kernel/rule.js';
import { distrusted } from '../../../src/kernel/table.js';
import { stackCounts } from '../../../src/rulesets/europa/position.js';
import { stackingLimits } from '../../../src/rulesets/fire-in-the-east/stacking.js';
import { endPhase, march, position, type Sketch } from '../fixture.js';

const INF = '7-6 Inf XX';
const REG = '2-6 Inf III';
const BATTALION = '1-6 Eng II';
const ART = '2-3-8 Art III';
const ART_XX = '4-8 Art XX';

type Parts = ReadonlyArray<readonly [number, string]>;
/** Units in 0504, and what ending the movement phase says to that. */
const stacked = (parts: Parts, more: Sketch = {}): ReadonlyArray<string> =>
  position({ rules: 'fire-in-the-east', units: parts.flatMap(([n, what], k) => Array.from({ length: n }, (_, i) => `g${k}-${i}: German ${what} @0504`)), ...more }).try(endPhase);

const OVER = ['stacking/phase-end'];

describe('FITE 8A: the stacking limit', () => {
  it.each([
    ['three divisions', [[3, INF]], [[4, INF]]],
    ['three REs of other units besides', [[3, INF], [3, REG]], [[3, INF], [4, REG]]],
    ['battalions are half an RE', [[3, INF], [6, BATTALION]], [[3, INF], [7, BATTALION]]],
    ['two REs of artillery besides', [[3, INF], [3, REG], [2, ART]], [[3, INF], [3, REG], [3, ART]]],
    ['or an artillery division', [[3, INF], [3, REG], [1, ART_XX]], [[3, INF], [3, REG], [1, ART_XX], [1, ART]]],
    ['artillery takes places of others', [[5, ART]], [[6, ART]]],
    ['artillery divisions take places of divisions', [[2, INF], [2, ART_XX]], [[3, INF], [2, ART_XX]]],
    ['an artillery division among three leaves artillery its places', [[2, INF], [1, ART_XX], [3, REG], [2, ART]], [[3, INF], [1, ART_XX], [2, REG], [2, ART]]],
  ] as ReadonlyArray<readonly [string, Parts, Parts]>)('%s', (_, within, beyond) => expect([stacked(within), stacked(beyond)]).toEqual([[], OVER]));

  it('a cadre is one RE, no division', () => {
    const units = (n: number) => [...Array.from({ length: 3 }, (_, i) => `g${i}: German ${INF} @0504`), ...Array.from({ length: n }, (_, i) => `c${i}: German 7-6 Inf XX (3-6) @0504 cadre`)];
    expect([position({ rules: 'fire-in-the-east', units: units(3) }).try(endPhase), position({ rules: 'fire-in-the-east', units: units(4) }).try(endPhase)]).toEqual([[], OVER]);
  });

  it('mountains and the Arctic have less room', () => {
    const mountain: Sketch = { terrain: { mountain: '0504' } };
    const arctic: Sketch = { zones: { A: '0504' } };
    expect([stacked([[2, INF], [2, REG], [1, ART]], mountain), stacked([[3, INF]], mountain), stacked([[3, REG]], mountain), stacked([[2, INF], [2, REG], [2, ART]], mountain)]).toEqual([[], OVER, OVER, OVER]);
    expect([stacked([[1, INF], [1, REG], [1, ART]], arctic), stacked([[2, INF]], arctic), stacked([[2, REG]], arctic), stacked([[1, INF], [1, REG], [2, ART]], arctic)]).toEqual([[], OVER, OVER, OVER]);
    // mountains of the Arctic are of the Arctic
    expect(stacked([[2, INF]], { ...mountain, ...arctic })).toEqual(OVER);
    expect(stacked([[2, INF]], { zones: { B: '0504' } })).toEqual([]);
  });

  it('headquarters of armies stack freely (ER-12H.8)', () => {
    expect(stacked([[3, INF], [3, REG], [1, '0-10 Army HQ HQ'], [1, '0-10 Pz Army HQ HQ']])).toEqual([]);
    expect(stacked([[3, INF], [3, REG], [1, '0-10 HQ HQ']])).toEqual(OVER);
  });

  it('no unit enters for good a hex that one other fills', () => {
    const p = position({ rules: 'fire-in-the-east', zones: { A: '0504' }, units: [`g1: German ${INF} @0504 stopped mp=0`, 'g2: German 7-6 Inf XX @0503 mp=1'], underway: true });
    expect(p.try(march('g2', '0504'))).toEqual(['stacking/no-way-on']);
    const wide = position({ rules: 'fire-in-the-east', units: [`g1: German ${INF} @0504 stopped mp=0`, 'g2: German 7-6 Inf XX @0503 mp=1'], underway: true });
    expect(wide.try(march('g2', '0504'))).toEqual([]);
  });

  it('without the amendment six units stack, whatever their REs', () => {
    const without: Sketch = { without: ['FITE-8A'] };
    expect([stacked([[6, REG]], without), stacked([[6, REG]]), stacked([[7, BATTALION]], without)]).toEqual([[], OVER, OVER]);
  });

  it('says what is over the limit and what would be right', () => {
    const p = position({ rules: 'fire-in-the-east', terrain: { mountain: '0504' }, units: Array.from({ length: 3 }, (_, i) => `g${i}: German ${INF} @0504`) });
    const pos = p.game.position(p.state);
    const [wrong] = violationsOf(pos.board.rules.stacking, stackCounts(pos, pos.board.map.hexOf.get('0504') as number));
    expect([wrong.code, citation(wrong.ref)]).toEqual(['stacking/over-limit', 'FITE 8A']);
    expect(wrong.detail).toBe(
      '0504 would hold 3 divisional units (0 of artillery), 0 REs of other units and 0 of artillery; at most 2, 2 and 1 may stack in mountains, with one artillery division in place of the RE of artillery if there is one.',
    );
  });

  it('comes from a play aid', () => expect(distrusted(stackingLimits, ['secondary'])).toEqual([]));
});
