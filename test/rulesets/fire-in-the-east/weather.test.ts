/** The weather table. @rule FITE WT */
import { describe, expect, it } from 'vitest';
import { distrusted } from '../../../src/kernel/table.js';
import { WEATHERS } from '../../../src/rulesets/europa/board.js';
import { type HalfMonth, halfMonthAt, halfMonthIx, halfMonthNamed, halfMonthName } from '../../../src/rulesets/europa/halfMonth.js';
import { WEATHER_ZONES, weatherOn, weatherTable } from '../../../src/rulesets/fire-in-the-east/weather.js';

const date = (name: string): HalfMonth => halfMonthNamed(name) as HalfMonth;
const campaign = Array.from({ length: 85 }, (_, i) => halfMonthAt(halfMonthIx(date('Jun II 41')) + i));

describe('weather', () => {
  it.each([
    ['Oct I 41', 'mud', 'mud', 'clear'],
    ['Oct II 41', 'mud', 'mud', 'clear'],
    ['Nov I 41', 'frost', 'mud', 'mud'],
    ['Nov II 41', 'snow', 'snow', 'mud'],
    ['Dec II 41', 'winter', 'winter', 'snow'],
    ['Feb I 42', 'winter', 'winter', 'snow'],
    ['Mar II 42', 'snow', 'snow', 'mud'],
    ['Apr I 42', 'mud', 'mud', 'clear'],
    ['Jul I 42', 'clear', 'clear', 'clear'],
  ])('of %s is %s in zone B, %s in C, %s in E', (name, ...expected) => {
    expect(['B', 'C', 'E'].map((zone) => weatherOn(date(name), zone))).toEqual(expected);
  });

  it('is the same every year', () => {
    for (const zone of WEATHER_ZONES) expect(weatherOn(date('Dec II 44'), zone)).toBe(weatherOn(date('Dec II 41'), zone));
  });

  it('first snows and last thaws in zone C when the first winter needs it (29D1a)', () => {
    const white = campaign.filter((d) => ['snow', 'winter'].includes(weatherOn(d, 'C'))).map(halfMonthName);
    expect([white[0], white.find((_, i) => i === 8)]).toEqual(['Nov II 41', 'Mar II 42']);
  });

  it('is that of zone C where a map has no zones, or others', () => {
    expect([weatherOn(date('Dec I 41'), null), weatherOn(date('Dec I 41'), 'Q'), weatherOn(date('Dec I 41'), 'C')]).toEqual(['snow', 'snow', 'snow']);
    expect(weatherOn(date('Dec I 41'), 'G')).toBe('clear');
  });

  it('has 24 half-months and seven zones, and no word that the rules do not know', () => {
    expect([weatherTable.rows.length, weatherTable.columns.join('')]).toEqual([24, 'ABCDEFG']);
    expect(weatherTable.cells.every((row) => row.length === 7 && row.every((cell) => WEATHERS.includes(cell.value)))).toBe(true);
    expect([weatherTable.rows[0], weatherTable.rows[11], weatherTable.rows[23]]).toEqual(['Jan I', 'Jun II', 'Dec II']);
  });

  it('is never worse in the south than in the north, except that mud comes between', () => {
    const cold = ['clear', 'mud', 'frost', 'snow', 'winter'];
    // a zone is at most as cold as the next one north; mud before and after the frost counts as its neighbor
    for (const row of weatherTable.cells) for (let zone = 1; zone < row.length; zone++) {
      const [north, south] = [row[zone - 1].value, row[zone].value];
      if (north !== 'mud' && south !== 'mud') expect(cold.indexOf(south)).toBeLessThanOrEqual(cold.indexOf(north));
    }
  });

  it('is known in two cells', () => {
    const known = weatherTable.cells.flat().filter((cell) => cell.source === 'secondary');
    expect(known.map((cell) => cell.value)).toEqual(['mud', 'mud']);
    expect(distrusted(weatherTable, ['printed', 'secondary', 'inferred'])).toHaveLength(24 * 7 - 2);
  });

  it('can be read from another table', () => {
    const fair = { ...weatherTable, cells: weatherTable.cells.map((row) => row.map(({ source }) => ({ value: 'clear', source }))) };
    expect(weatherOn(date('Dec II 41'), 'A', fair)).toBe('clear');
  });
});
