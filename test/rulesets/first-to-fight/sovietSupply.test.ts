/** Railroads and supply of the Soviets. @rule FTF 7A, 12C */
import { describe, expect, it } from 'vitest';
import { endPhase, type Fixture, rail, road, roll, march, position, type Sketch } from '../fixture.js';
import { invaded, readAs, strip } from './soviets.js';

describe('FTF 7A: Soviet railroads', () => {
  const railway: Sketch = {
    columns: [28, 40],
    territories: { 'Soviet Union': '36-40' },
    lines: { rail: '3801-3810' },
    hexsides: { rail: '3801/3702 3702/3601 3601/3502 3502/3401' },
    owners: { 'soviet-union': '3502 3401' },
    units: [1, 2, 3, 4].map((n) => `s${n}: Soviet 4-6 Inf XX @380${n + 2}`),
  };

  it('FF-7A.3 three units in a player turn, apart from the German five', () => {
    const p = invaded(railway);
    const ride = (n: number) => Array.from({ length: n }, (_, i) => rail(`s${i + 1}`, `380${i + 2}`)).flat();
    expect([p.try(...ride(3)), p.try(...ride(4))]).toEqual([[], ['rail/capacity']]);
    // Germans have ridden; the Soviet three are untouched
    expect(invaded({ ...railway, railed: { germany: 5 } }).try(...ride(3))).toEqual([]);
  });

  it('FF-7A.4 along rail hexes in the Soviet Union only, whoever owns those in Poland', () => {
    const p = invaded({ ...railway, units: ['s1: Soviet 4-6 Inf XX @3702', 's2: Soviet 4-6 Inf XX @3502'] });
    expect([p.try(rail('s1', '3601')), p.try(rail('s1', '3601', '3502')), p.try(rail('s2', '3401')), p.try(rail('s2', '3601'))]).toEqual([
      [],
      ['rail/outside-soviet-union'],
      ['rail/outside-soviet-union'],
      ['rail/outside-soviet-union'],
    ]);
    // Germans and Poles are not concerned
    const germans = invaded({ hexsides: { rail: '2901/2902' }, owners: { germany: '2901 2902' }, units: ['g1: German 7-6 Inf XX @2901'] });
    expect(germans.try(rail('g1', '2902'))).toEqual([]);
  });

  it('FF-7A.4 AMB-BC-48 in Poland railroads serve them as roads, or by a reading not', () => {
    const marsh: Sketch = { ...railway, terrain: { woods: '3401' }, units: ['s1: Soviet 4-6 Inf XX @3502', 's2: Soviet 4-6 Inf XX @3702'] };
    const cost = readAs('soviet-rails-as-roads', 'yes', marsh).act(road('s1', '3401')).unit('s1').mp;
    expect(cost).toBe(5); // as clear terrain
    expect(readAs('soviet-rails-as-roads', 'no', marsh).try(road('s1', '3401'))).toEqual(['road/soviet-on-polish-rail']);
    // at home they do, and a road beside the rails is a road
    expect(readAs('soviet-rails-as-roads', 'no', marsh).try(road('s2', '3601'))).toEqual([]);
    expect(readAs('soviet-rails-as-roads', 'no', { ...marsh, hexsides: { ...railway.hexsides, road: '3502/3401' } }).try(road('s1', '3401'))).toEqual([]);
  });

  it('AMB-BC-49 three in the special player turn too, or by a reading none', () => {
    const special = (value: string): Fixture => readAs('special-turn-rail', value, { ...railway, player: 'soviet-union' });
    expect([special('yes').try(rail('s1', '3802')), special('no').try(rail('s1', '3802'))]).toEqual([[], ['rail/special-turn']]);
    expect(readAs('special-turn-rail', 'no', railway).try(rail('s1', '3802'))).toEqual([]); // in the joint player turn
  });

  it('FF-7A.3 AMB-BC-17 the armies use each other’s railroads only where they share what they own', () => {
    const p = (value: string): Fixture => readAs('soviet-captures', value, { hexsides: { rail: '2901/2902' }, owners: { 'soviet-union': '2902', germany: '2901' }, units: ['g1: German 7-6 Inf XX @2901'] });
    expect(['cities-and-fortifications', 'named', 'all'].map((v) => p(v).try(rail('g1', '2902')))).toEqual([['rail/not-owned'], ['rail/not-owned'], []]);
  });
});

describe('FTF 12C: Soviet supply', () => {
  const out = (p: Fixture, unit = 's1'): boolean => p.unit(unit).outOfSupply;
  const judged = (more: Sketch): Fixture => invaded({ supply: 'judged', rows: [1, 6], columns: [26, 40], territories: { 'Soviet Union': '36-40' }, ...more });

  it('FF-12C.13 seven hexes to a Soviet hex beside Poland, no more', () => {
    // 3603 is beside Poland: 2903 is seven hexes from it, 2803 eight; and so in the Soviet Union, 3603 to 4003 is four
    const at = (hex: string): boolean => out(judged({ units: [`s1: Soviet 4-6 Inf XX @${hex}`] }));
    expect([at('3603'), at('2903'), at('2802'), at('4003')]).toEqual([false, false, true, false]);
    const deep = invaded({ supply: 'judged', places: {}, rows: [1, 12], columns: [34, 37], territories: { 'Soviet Union': '3401-3410 3501-3510 36 37', Romania: '3411 3412 3511 3512' }, units: ['s1: Soviet 4-6 Inf XX @3608'] });
    // a Soviet hex beside Romania is no source
    expect(out(deep)).toBe(true);
  });

  it('FF-12C.14 railroads and roads do not lengthen it', () => {
    const far: Sketch = { units: ['s1: Soviet 4-6 Inf XX @2703'], hexsides: { rail: '2703/2803 2803/2903 2903/3003 3003/3103 3103/3203 3203/3303 3303/3403 3403/3503 3503/3603' }, owners: { 'soviet-union': '27-35' } };
    expect(out(judged(far))).toBe(true);
    const roads = { ...far, hexsides: { road: far.hexsides?.['rail'] as string } };
    expect(out(judged(roads))).toBe(true);
  });

  it('FF-12C.15 no other source serves them, and theirs nobody else', () => {
    const stettin: Sketch = { territories: { 'Soviet Union': '36-40', Germany: '26' }, places: { '2603': 'major-partial Stettin', '2605': 'dot Stargard' }, lines: { rail: '2603-2605' } };
    const p = judged({ ...stettin, units: ['s1: Soviet 4-6 Inf XX @2703', 'g1: German 7-6 Inf XX @2704', 'g2: German 7-6 Inf XX @3503'] });
    expect([out(p), out(p, 'g1'), out(p, 'g2')]).toEqual([true, false, true]);
  });

  it('FF-12C.16 enemy units and their zones close it, like any line', () => {
    const wall = (units: ReadonlyArray<string>, terrain: string): boolean => out(judged({ places: {}, rows: [1, 3], terrain: { sea: terrain }, units: ['s1: Soviet 4-6 Inf XX @3302', ...units] }));
    const narrow = '3401 3402 3403'.replace('3402 ', '');
    expect([wall([], narrow), wall(['p1: Polish 2-8 Cav X @3402 dot'], narrow), wall(['p1: Polish 2-8 Cav X @3503 dot'], narrow), wall(['p1: Polish 2-3-6 Art III @3503'], narrow)]).toEqual([false, true, true, false]);
    // prohibited terrain, as for the unit itself
    expect(wall([], '3401 3402 3403')).toBe(true);
  });

  it('FF-12C.16 AMB-BC-122 a Soviet unit opens a hex in an enemy zone, a German one only by a reading', () => {
    const held = (value: string, opener: string): boolean =>
      out(readAs('allied-lines', value, { supply: 'judged', places: {}, rows: [1, 3], columns: [26, 40], territories: { 'Soviet Union': '36-40' }, terrain: { sea: '3401' }, units: ['s1: Soviet 4-6 Inf XX @3302', 'p1: Polish 2-8 Cav X @3403 dot', opener] }));
    expect([held('apart', 's2: Soviet 1-6 Cav II @3402'), held('apart', 'g1: German 1-6 Cav II @3402'), held('together', 'g1: German 1-6 Cav II @3402')]).toEqual([false, true, false]);
  });

  it('FF-19A.17 neutral units are not judged', () => {
    const p = position({ ...strip, places: {}, rows: [1, 12], columns: [34, 37], territories: { 'Soviet Union': '3401-3410 3501-3510 36 37', Romania: '3411 3412 3511 3512' }, phase: 'initial', units: ['s1: Soviet 4-6 Inf XX @3608'] }).act(endPhase);
    expect([out(p), p.events.some((e) => e.type === 'supplyJudged')]).toEqual([false, true]);
  });

  it('FF-12C.13 as soon as they are in the war', () => {
    const p = position({ ...strip, phase: 'exploitation', owners: { germany: '2803 2804' }, features: { fort: '3003' }, units: ['s1: Soviet 3-8 Cav XX @3605', 'p1: Polish 2-8 Cav X @3010 dot'] }).act(endPhase, roll(6));
    const moved = p.to('movement').act(march('s1', '3505', '3405', '3305', '3205'));
    expect([moved.unit('s1').mp, out(moved.to('movement', 'germany')), out(moved.to('movement', 'germany'), 'p1')]).toEqual([4, false, true]);
  });
});
