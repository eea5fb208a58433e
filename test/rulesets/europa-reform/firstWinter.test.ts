/** The first winter. @rule REFORM 29D1a */
import { describe, expect, it } from 'vitest';
import { type HalfMonth, halfMonthNamed, halfMonthName } from '../../../src/rulesets/europa/halfMonth.js';
import { firstWinterIn, isFirstWinter } from '../../../src/rulesets/europa-reform/firstWinter.js';
import { weatherTable } from '../../../src/rulesets/fire-in-the-east/weather.js';

const date = (name: string): HalfMonth => halfMonthNamed(name) as HalfMonth;
const winter = (zone: string | null, readings: Readonly<Record<string, string>> = {}): ReadonlyArray<string | null> | null => {
  const found = firstWinterIn(zone, readings);
  return found && [halfMonthName(found.first), halfMonthName(found.last), found.firstSnow && halfMonthName(found.firstSnow)];
};

describe('the first winter', () => {
  it('goes from the first snow of its zone to the last', () => {
    expect([winter('A'), winter('B'), winter('C'), winter('D'), winter('E'), winter(null)]).toEqual([
      ['Oct II 41', 'Apr I 42', 'Oct II 41'],
      ['Nov II 41', 'Mar II 42', 'Nov II 41'],
      ['Nov II 41', 'Mar II 42', 'Nov II 41'],
      ['Dec I 41', 'Mar I 42', 'Dec I 41'],
      ['Dec II 41', 'Feb I 42', 'Dec II 41'],
      ['Nov II 41', 'Mar II 42', 'Nov II 41'],
    ]);
    expect([winter('F'), winter('G')]).toEqual([null, null]);
  });

  it('AMB-ER-134 or is a matter of the calendar, or of a play aid', () => {
    expect([winter('C', { 'first-winter': 'calendar' }), winter('C', { 'first-winter': 'play-aid' }), winter('G', { 'first-winter': 'calendar' })]).toEqual([
      ['Dec I 41', 'Mar II 42', 'Dec I 41'],
      ['Nov I 41', 'Jun II 42', 'Nov II 41'],
      ['Dec I 41', 'Mar II 42', null],
    ]);
  });

  it('is the first one only', () => {
    expect(['Nov I 41', 'Nov II 41', 'Mar II 42', 'Apr I 42', 'Dec II 42'].map((name) => isFirstWinter(date(name), 'C', {}))).toEqual([false, true, true, false, false]);
  });

  it('hangs on the weather table', () => {
    const mild = { ...weatherTable, cells: weatherTable.cells.map((row) => row.map((cell) => ({ ...cell, value: 'clear' }))) };
    expect([firstWinterIn('C', {}, mild), isFirstWinter(date('Jan I 42'), 'C', {}, mild)]).toEqual([null, false]);
  });
});
