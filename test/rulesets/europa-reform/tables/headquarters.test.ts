import { makePosition } from '../../../../src/conformance/position.js';
import { describe, expect, it } from 'vitest';
import { type HalfMonth, halfMonthNamed, halfMonthName } from '../../../../src/rulesets/europa/halfMonth.js';
import { headquarters, hqNations, hqStatusIn1943, hqStatusOn } from '../../../../src/rulesets/europa-reform/tables/headquarters.js';

const date = (name: string): HalfMonth => halfMonthNamed(name) as HalfMonth;
const arrivals = (axis: boolean): ReadonlyArray<string> => [
  ...new Set(headquarters.filter((hq) => (hq.nation !== 'Soviet Union') === axis).map(({ arrives }) => (typeof arrives === 'string' ? arrives : halfMonthName(arrives)))),
];
const countOn = (name: string, nation: string): number => headquarters.filter((hq) => hq.nation === nation && hqStatusOn(hq, date(name)) === 'in-play').length;

describe('REFORM OB: headquarters', () => {
  it('ER-OB.2 of the Axis are there at the start, in Romania’s reserve, or come Jul I 41, May I 42 and Apr I 44', () => {
    expect([...arrivals(true)].sort()).toEqual(['Apr I 44', 'Jul I 41', 'May I 42', 'reserve', 'start']);
    expect(headquarters.filter((hq) => hq.arrives === 'reserve').map((hq) => `${hq.nation} ${hq.designation}`)).toEqual(['Romania 1', 'Romania 2']);
    expect(new Set(headquarters.filter((hq) => hq.arrives === 'start' && hq.subtype !== 'front').map((hq) => hq.nation))).toEqual(new Set(['Germany', 'Romania', 'Finland']));
  });

  it('ER-OB.3 of the Soviet Union are there at the start or come in six half-months', () => {
    expect(arrivals(false)).toEqual(['start', 'Aug I 41', 'Nov I 41', 'Nov II 41', 'Feb I 42', 'Jun I 42', 'Jul I 42']);
  });

  it('ER-OB.3 grow in number as they arrive', () => {
    expect(['Jun II 41', 'Jul II 41', 'Aug I 41', 'Nov II 41', 'Jul I 42', 'Dec II 44'].map((d) => countOn(d, 'Soviet Union'))).toEqual([5, 5, 6, 8, 11, 11]);
    expect(['Jun II 41', 'Jul I 41', 'Dec II 44'].map((d) => countOn(d, 'Germany'))).toEqual([11, 12, 12]);
    expect(['Apr II 42', 'May I 42', 'Mar II 44', 'Apr I 44'].map((d) => countOn(d, 'Hungary'))).toEqual([0, 1, 1, 2]);
    expect(countOn('Jan I 44', 'Romania')).toBe(2);
  });

  it('ER-OB.5 in 1943 two wait for replacement, one is gone and two are in reserve', () => {
    const status = (nation: string, designation: string): string | undefined => {
      const hq = headquarters.find((h) => h.nation === nation && h.designation === designation);
      return hq && hqStatusIn1943(hq, date('Jul I 43'));
    };
    expect([status('Romania', '3'), status('Hungary', '2'), status('Italy', '8'), status('Romania', '1'), status('Romania', '2')]).toEqual([
      'replacement-pool', 'replacement-pool', 'withdrawn', 'reserve', 'reserve',
    ]);
    expect([status('Romania', '4'), status('Hungary', '1'), status('Germany', '17')]).toEqual(['in-play', 'expected', 'in-play']);
  });

  it('ER-OB.6 four have the symbol of armor, all of them German; Fronts have a number or a letter', () => {
    expect(headquarters.filter((hq) => hq.subtype === 'panzer').map((hq) => `${hq.nation} ${hq.designation}`)).toEqual(['Germany 1', 'Germany 2', 'Germany 3', 'Germany 4']);
    expect(headquarters.filter((hq) => hq.nation === 'Soviet Union').every((hq) => hq.subtype === 'front' && /^[0-9A-Z]$/.test(hq.designation))).toBe(true);
    expect(headquarters.filter((hq) => hq.subtype === 'front').every((hq) => hq.nation === 'Soviet Union')).toBe(true);
  });

  it('ER-12H.1 every nation that fights on the front has one, but for those that never had', () => {
    expect(hqNations()).toEqual(['Germany', 'Romania', 'Finland', 'Hungary', 'Italy', 'Soviet Union']);
    expect(hqNations()).not.toContain('Slovakia');
  });

  it('none is taken for printed whose designation or turn is ours', () => {
    expect(headquarters.filter((hq) => hq.source === 'printed').map((hq) => `${hq.nation} ${hq.designation}`)).toEqual([
      'Germany 1', 'Germany 2', 'Germany 3', 'Germany 4', 'Romania 3', 'Romania 1', 'Romania 2',
    ]);
    expect(headquarters.filter((hq) => hq.nation === 'Germany' && hq.arrivalSource === 'printed').map((hq) => hq.designation)).toEqual(['2']);
  });
});

describe('forces of a scenario', () => {
  const noticesOf = (units: ReadonlyArray<string>): string => {
    const made = makePosition({ rules: 'fire-in-the-east', amend: ['REFORM-12', 'REFORM-12G', 'REFORM-12H'], units });
    if (made._tag === 'Left') throw new Error(JSON.stringify(made.left));
    return made.right.game.notices.join(' ');
  };
  it('ER-OB.1 bring their headquarters; a game says when they bring none', () => {
    expect(noticesOf(['g1: German 7-6 Inf XX @0505'])).toContain('have no headquarters of armies');
    expect(noticesOf(['g1: German 7-6 Inf XX @0505', 'h1: German 0-10 Army HQ HQ @0505'])).not.toContain('have no headquarters of armies');
  });
});
