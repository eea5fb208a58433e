/** @rule EBC 8A, 8B */
import { describe, expect, it } from 'vitest';
import { attack, endPhase, march, place, position, retreat, roll } from '../fixture.js';

/** Units in 0504, and what ending the movement phase says to that. */
const stacked = (...parts: ReadonlyArray<readonly [number, string]>) =>
  position({ units: parts.flatMap(([n, what], k) => Array.from({ length: n }, (_, i) => `g${k}-${i}: German ${what} @0504`)) }).try(endPhase);

const OVER = ['stacking/phase-end'];
const INF = '7-6 Inf XX';
const REG = '2-6 Inf III';
const ART = '2-3-8 Art III';
const ART_XX = '4-8 Art XX';

describe('8A: the stacking limit', () => {
  it.each([
    ['BC-8A.1 six units of any kind', [[6, REG]], [[7, REG]]],
    ['BC-8A.1 six units, artillery among them', [[5, REG], [3, ART]], [[6, REG], [3, ART]]],
    ['BC-8A.2 three divisions among the six', [[3, INF], [3, REG]], [[4, INF]]],
    ['BC-8A.3 two artillery units besides', [[3, INF], [3, REG], [2, ART]], [[3, INF], [3, REG], [2, '2-8 AT III']]],
    ['BC-8A.4 or one artillery division besides', [[3, INF], [3, REG], [1, ART_XX]], [[3, INF], [3, REG], [2, ART_XX]]],
    ['BC-8A.5 not an artillery division and an artillery unit', [[3, INF], [2, REG], [1, ART_XX], [1, ART]], [[3, INF], [3, REG], [1, ART_XX], [1, ART]]],
    ['BC-8A.6 eight units at most', [[8, ART]], [[9, ART]]],
    ['BC-8A.7 artillery in ordinary places as well', [[2, INF], [6, ART]], [[3, INF], [1, REG], [5, ART]]],
    ['BC-8A.7 three divisions and five artillery units', [[3, INF], [5, ART]], [[4, INF], [4, ART]]],
    ['AMB-BC-52 four divisions if one is of artillery, however few other units', [[3, INF], [1, ART_XX]], [[4, INF], [1, ART_XX]]],
  ] as ReadonlyArray<readonly [string, ReadonlyArray<readonly [number, string]>, ReadonlyArray<readonly [number, string]>]>)('%s', (_, within, beyond) => {
    expect([stacked(...within), stacked(...beyond)]).toEqual([[], OVER]);
  });
});

describe('8B: when it holds', () => {
  const regiments = (n: number, hex: string) => Array.from({ length: n }, (_, i) => `g${i + 1}: German ${REG} @${hex}`);

  it('BC-8B.1 no movement phase ends over the limit', () => {
    const p = position({ units: regiments(7, '0505') });
    expect([p.try(endPhase), p.act(march('g1', '0504')).try(endPhase)]).toEqual([OVER, []]);
  });

  it('BC-8B.1 nor exploitation', () => {
    const p = position({ phase: 'exploitation', units: Array.from({ length: 4 }, (_, i) => `g${i + 1}: German 9-10 Pz XX @0505`) });
    expect([p.try(endPhase), p.act(march('g1', '0504')).try(endPhase)]).toEqual([OVER, []]);
  });

  it('BC-8B.1 AMB-BC-53 a unit may not enter a full hex that it could not leave again', () => {
    const divisions = [1, 2, 3].map((i) => `g${i}: German 7-6 Inf XX @0504`);
    const p = position({ units: [...divisions, 'g4: German 7-6 Inf XX @0503', 'g5: German 2-6 Inf III @0503', 'p1: Polish 5-6 Inf XX @0505'] });
    // 0504 lies in a zone: who enters has to stop there
    expect(p.act(march('g1', '0404')).act(march('g4', '0504')).try(endPhase)).toEqual([]);
    expect(p.try(march('g5', '0504'))).toEqual([]);
    // the others have not moved: one of them can still make room
    const relieved = p.act(march('g4', '0504'));
    expect([relieved.try(endPhase), relieved.act(march('g1', '0404')).try(endPhase)]).toEqual([OVER, []]);
    // nobody can when all of them have stopped there
    const arrived = position({ units: [1, 2, 3, 4].map((i) => `g${i}: German 7-6 Inf XX @0503`).concat('p1: Polish 5-6 Inf XX @0505') });
    expect(arrived.try(march('g1', '0504'), march('g2', '0504'), march('g3', '0504'))).toEqual([]);
    expect(arrived.try(march('g1', '0504'), march('g2', '0504'), march('g3', '0504'), march('g4', '0504'))).toEqual(['stacking/no-way-on']);
  });

  it('BC-8B.1 nor when it has spent its movement points', () => {
    const p = position({ units: [1, 2, 3].map((i) => `g${i}: German 7-0 Inf XX @0505`).concat('g4: German 7-1 Inf XX @0504', 'g5: German 7-2 Inf XX @0504') });
    expect(p.try(march('g4', '0505'))).toEqual(['stacking/no-way-on']);
    expect(p.try(march('g5', '0505', '0506'))).toEqual([]);
    expect(p.try(march('g5', '0505'), endPhase)).toEqual(OVER);
  });

  it('BC-8B.1 nor when its only way on is full as well', () => {
    const still = (k: string, hex: string, n: number) => Array.from({ length: n }, (_, i) => `${k}${i}: German 2-0 Inf III @${hex}`);
    // over the woods with one point left: not back, and from 0505 only on to 0506
    const p = (onward: ReadonlyArray<string>, mp = 2) =>
      position({ terrain: { woods: '0504', sea: '0404 0405 0604 0605' }, units: [`g1: German 2-${mp} Inf III @0504`, ...still('a', '0505', 6), ...onward] });
    expect(p(still('b', '0506', 6)).try(march('g1', '0505'))).toEqual(['stacking/no-way-on']);
    expect(p(still('b', '0506', 5)).try(march('g1', '0505', '0506'), endPhase)).toEqual([]);
    // through two full hexes, with the points for it, and not round in circles
    expect(p(still('b', '0506', 6), 3).try(march('g1', '0505', '0506', '0507'), endPhase)).toEqual([]);
    const closed = p([...still('b', '0506', 6), ...still('c', '0406', 6), ...still('d', '0507', 6), ...still('e', '0606', 6)], 3);
    expect([closed.try(march('g1', '0505', '0506')), closed.try(march('g1', '0505'), endPhase), closed.try(march('g1', '0505', '0504'), endPhase)]).toEqual([['stacking/no-way-on'], OVER, []]);
  });

  it('BC-8B.2 the initial phase may end over the limit', () => {
    const p = position({
      phase: 'initial',
      sources: { poland: '0505' },
      territories: { Germany: '0505' },
      units: Array.from({ length: 7 }, (_, i) => `g${i + 1}: German ${REG} @0505 arrives=1`),
    });
    const placed = p.act(...[1, 2, 3, 4, 5, 6, 7].map((i) => place(`g${i}`, '0505')));
    expect(placed.try(endPhase)).toEqual([]);
    expect(placed.act(endPhase).stack('0505')).toHaveLength(7);
  });

  it('BC-8B.3 units pass through a full hex', () => {
    const p = position({ units: [...regiments(6, '0505'), `g7: German ${REG} @0504`] });
    expect(p.try(march('g7', '0505', '0506'), endPhase)).toEqual([]);
    expect(p.try(march('g7', '0505'), endPhase)).toEqual(OVER);
  });

  /** A Polish regiment in 0505 has to retreat; all around are seas, enemies, or the full hex 0506. */
  const cornered = (onward: string) =>
    position({
      phase: 'combat',
      result: 'DR',
      terrain: { sea: `0404 0405 0604 0605 ${onward}`.trim() },
      units: ['g1: German 7-6 Inf XX @0504', 'p0: Polish 2-6 Inf III @0505', ...Array.from({ length: 6 }, (_, i) => `p${i + 1}: Polish 2-6 Inf III @0506`)],
    }).act(attack('0505', 'g1'), roll(1));

  it('BC-8B.4 a retreat into a full hex goes on', () => {
    const p = cornered('0406 0605 0606');
    // there was one way only
    expect([p.unit('p0').hex, p.stack('0506')]).toEqual(['0507', ['p1', 'p2', 'p3', 'p4', 'p5', 'p6']]);
    const choice = cornered('0605');
    expect(choice.due()).toMatchObject({ kind: 'retreat' });
    expect(['0406', '0507', '0606', '0505'].map((hex) => choice.try(retreat('p0', hex)))).toEqual([[], [], [], ['retreat/turns-back']]);
  });

  it('BC-8B.5 a unit that cannot go on is eliminated', () => {
    expect(cornered('0406 0606 0507').unit('p0').hex).toBe('eliminated');
  });

  it('BC-8B.6 overstacked reinforcements may move before the limit bites', () => {
    const p = position({ units: regiments(7, '0505'), phase: 'initial' }).act(endPhase);
    expect(p.stack('0505')).toHaveLength(7);
    expect([p.try(endPhase), p.try(march('g7', '0504'), endPhase)]).toEqual([OVER, []]);
  });

  it('AMB-BC-237 a division reduced to cadre frees a divisional place and takes another one', () => {
    const p = (n: number, last: string) =>
      position({ units: [1, 2].map((i) => `g${i}: German 7-6 Inf XX @0504`).concat(Array.from({ length: n }, (_, i) => `g${i + 3}: German ${REG} @0504`), 'g8: German 7-6 Inf XX @0504', `g9: German 7-6 Inf XX (3-6) @0504${last}`) });
    expect([p(2, ' cadre').try(endPhase), p(2, '').try(endPhase), p(3, ' cadre').try(endPhase)]).toEqual([[], OVER, OVER]);
  });
});
