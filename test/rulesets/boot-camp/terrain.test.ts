import { describe, expect, it } from 'vitest';
import { distrusted } from '../../../src/kernel/table.js';
import { terrainChartData } from '../../../src/rulesets/boot-camp/terrain.js';
import { identify, type UnitIdentity } from '../../../src/rulesets/europa/identify.js';
import {
  attackDivisor,
  CHART_COLUMNS,
  chartErrors,
  MP,
  parseAttackers,
  parseCost,
  parseDie,
  PROHIBITED,
  STANDARD_ROWS,
} from '../../../src/rulesets/europa/terrainChart.js';

const cell = (row: string, column: string): readonly [string, string] => {
  const { value, source } = terrainChartData.cells[terrainChartData.rows.indexOf(row)][terrainChartData.columns.indexOf(column)];
  return [value, source];
};
const unit = (type: string, size: 'XX' | 'III' | 'II' = 'XX'): UnitIdentity => identify(type, size) as UnitIdentity;
const divisor = (row: string, column: 'attackers' | 'attackers/frozen', who: UnitIdentity): number => {
  const cut = parseAttackers(cell(row, column)[0]);
  if (cut === null) throw new Error(row);
  return attackDivisor(cut, who);
};

describe('the default terrain chart', () => {
  it('is complete and well formed', () => {
    expect(chartErrors(terrainChartData)).toEqual([]);
    expect(terrainChartData.rows).toEqual(STANDARD_ROWS);
    expect(terrainChartData.columns).toEqual(CHART_COLUMNS);
  });

  it('AMB-BC-3 marks as printed exactly what the rulebook states', () => {
    const printed = terrainChartData.rows.flatMap((row, r) =>
      terrainChartData.columns.filter((_, c) => terrainChartData.cells[r][c].source === 'printed').map((column) => `${row} ${column}`),
    );
    const lines = ['line/road', 'line/rail'].flatMap((row) => CHART_COLUMNS.slice(0, 6).map((column) => `${row} ${column}`));
    expect([...printed].sort()).toEqual(
      [
        'hex/clear other/clear', 'hex/clear cm-art/clear',
        'hex/woods other/clear', 'hex/woods die', 'hex/woods aec',
        'hex/forest other/clear',
        'hex/swamp aec',
        'feature/fort aec', 'feature/fortress attackers', 'feature/fortress attackers/frozen', 'feature/fortress aec',
        'hexside/minor-river other/clear', 'hexside/minor-river attackers', 'hexside/minor-river die', 'hexside/minor-river aec',
        'hexside/major-river attackers',
        'hexside/fortified attackers', 'hexside/fortified attackers/frozen', 'hexside/fortified aec',
        ...lines,
      ].sort(),
    );
    expect(terrainChartData.notice).toMatch(/^Not the published chart/);
    expect(distrusted(terrainChartData, ['printed', 'secondary', 'inferred', 'reconstructed'])).toEqual([]);
  });

  it('BC-7B.8 the movement example: woods over a minor river 3, by road 1, forest 2', () => {
    expect(cell('hex/woods', 'other/clear')).toEqual(['2', 'printed']);
    expect(cell('hexside/minor-river', 'other/clear')).toEqual(['+1', 'printed']);
    expect(cell('line/road', 'other/clear')).toEqual(['C', 'printed']);
    expect(cell('hex/clear', 'other/clear')).toEqual(['1', 'printed']);
    expect(cell('hex/forest', 'other/clear')).toEqual(['2', 'printed']);
  });

  it('BC-9H.2 a minor river halves all but artillery, unless frozen', () => {
    expect(divisor('hexside/minor-river', 'attackers', unit('Inf'))).toBe(2);
    expect(divisor('hexside/minor-river', 'attackers', unit('AT', 'II'))).toBe(2); // BC-3A.8
    expect(divisor('hexside/minor-river', 'attackers', unit('Art', 'III'))).toBe(1);
    expect(divisor('hexside/minor-river', 'attackers/frozen', unit('Inf'))).toBe(1);
  });

  it('a major river quarters all but artillery, and halves them when frozen', () => {
    expect(divisor('hexside/major-river', 'attackers', unit('Pz'))).toBe(4);
    expect(divisor('hexside/major-river', 'attackers', unit('mot Art', 'III'))).toBe(1);
    expect(divisor('hexside/major-river', 'attackers/frozen', unit('Pz'))).toBe(2);
  });

  it('FF-19D.1 FF-19D.2 fortresses and fortified hexsides halve all but engineers and artillery', () => {
    for (const row of ['feature/fortress', 'hexside/fortified']) {
      expect(divisor(row, 'attackers', unit('Inf'))).toBe(2);
      expect(divisor(row, 'attackers', unit('Art', 'III'))).toBe(1);
      expect(divisor(row, 'attackers', unit('Eng', 'II'))).toBe(1);
      expect(divisor(row, 'attackers', unit('Aslt Eng', 'II'))).toBe(1);
    }
  });

  it('FF-19D.3 FF-19D.4 FF-19D.5 forts and fortresses take the attackers’ armor effects only (AMB-BC-112)', () => {
    for (const row of ['feature/fort', 'feature/fortress', 'hexside/fortified']) expect(cell(row, 'aec')).toEqual(['defender', 'printed']);
    expect(divisor('feature/fort', 'attackers', unit('Pz'))).toBe(1);
  });

  it('BC-10.10 swamp has no armor effects for anybody; woods do', () => {
    expect(cell('hex/swamp', 'aec')).toEqual(['no', 'printed']);
    expect(cell('hex/woods', 'aec')).toEqual(['yes', 'printed']);
    expect(cell('hex/woods', 'die')).toEqual(['-1', 'printed']);
  });

  it('major cities halve all but artillery and engineers, whole ones take 1 from the die', () => {
    for (const row of ['feature/major-partial', 'feature/major-full']) {
      expect(divisor(row, 'attackers', unit('Inf'))).toBe(2);
      expect(divisor(row, 'attackers', unit('Eng', 'II'))).toBe(1);
      expect(cell(row, 'aec')).toEqual(['no', 'secondary']);
    }
    expect(cell('feature/major-partial', 'die')).toEqual(['0', 'inferred']);
    expect(cell('feature/major-full', 'die')).toEqual(['-1', 'inferred']);
  });

  it('forest, swamp and mountain weaken those they should', () => {
    expect(divisor('hex/forest', 'attackers', unit('Pz'))).toBe(2);
    expect(divisor('hex/forest', 'attackers', unit('mot Art', 'III'))).toBe(1);
    expect(divisor('hex/forest', 'attackers', unit('Inf'))).toBe(1);
    expect(divisor('hex/swamp', 'attackers', unit('Art', 'III'))).toBe(2);
    expect(divisor('hex/swamp', 'attackers', unit('Inf'))).toBe(1);
    expect(divisor('hex/swamp', 'attackers/frozen', unit('Pz'))).toBe(1);
    expect(divisor('hex/mountain', 'attackers', unit('Mtn'))).toBe(1);
    expect(divisor('hex/mountain', 'attackers', unit('Art', 'III'))).toBe(2);
  });
});

describe('entries of the chart', () => {
  it('costs are twentieths of a movement point', () => {
    expect(parseCost('1', 'hex', MP)).toBe(20);
    expect(parseCost('1.5', 'hex', MP)).toBe(30);
    expect(parseCost('0.2', 'line', MP)).toBe(4);
    expect(parseCost('+1', 'hexside', MP)).toBe(20);
    expect(parseCost('C', 'line', 20)).toBe(20);
    expect(parseCost('P', 'hex', MP)).toBe(PROHIBITED);
    expect(parseCost('-', 'hexside', MP)).toBe(0);
  });

  it('an entry in the wrong kind of row is none', () => {
    expect(parseCost('+1', 'hex', MP)).toBeNull();
    expect(parseCost('1', 'hexside', MP)).toBeNull();
    expect(parseCost('P', 'line', MP)).toBeNull();
    expect(parseCost('-', 'hex', MP)).toBeNull();
    expect(parseCost('1', 'feature', MP)).toBeNull();
    expect(parseCost('0.33', 'hex', MP)).toBeNull();
    expect(parseCost('-1', 'hex', MP)).toBeNull();
    expect(parseCost('1e9', 'hex', MP)).toBeNull();
  });

  it('modifiers carry a sign', () => {
    expect(['-1', '0', '+2'].map(parseDie)).toEqual([-1, 0, 2]);
    expect(['1', '-0', '--1', '-10', ''].map(parseDie)).toEqual([null, null, null, null, null]);
    expect(['non-artillery/3', 'nobody/2', 'all/2/2', 'all'].map(parseAttackers)).toEqual([null, null, null, null]);
  });
});
