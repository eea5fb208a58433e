/** The terrain chart of the standard game. @rule FITE TEC */
import { describe, expect, it } from 'vitest';
import { distrusted } from '../../../src/kernel/table.js';
import { chartCell, chartErrors } from '../../../src/rulesets/europa/terrainChart.js';
import { terrainChartData } from '../../../src/rulesets/boot-camp/terrain.js';
import { eastTerrainChartData as chart } from '../../../src/rulesets/fire-in-the-east/terrain.js';

const row = (name: string): string => chart.columns.map((column) => chartCell(chart, name, column)).join(' ');

describe('the terrain chart of the East', () => {
  it('is a chart', () => expect(chartErrors(chart)).toEqual([]));

  it.each([
    // costs other, c/m and artillery (clear, mud, winter); attackers; die; armor
    ['hex/clear', '1 2 1 1 3 2 - - 0 0 yes'],
    ['hex/forest', '2 3 3 6 8 6 cm-non-artillery/2 cm-non-artillery/2 -1 -1 no'],
    ['hex/swamp', '3 4 2 6 P 2 cm-or-artillery/2 - -2 0 no'],
    ['hex/wooded-swamp', '3 4 2 6 P 3 cm-or-artillery/2 - -2 -1 no'],
    ['hex/mountain', '3 4 4 6 8 8 non-mountain/2 non-mountain/2 -1 -1 no'],
    ['hex/high-mountain', 'P P P P P P - - 0 0 no'],
    ['hexside/major-river', '+2 +3 +1 +2 +4 +1 non-artillery/4 non-artillery/2 0 0 yes'],
    ['hexside/narrow-strait', '+2 +2 +1 +2 +2 +1 non-artillery/4 non-artillery/2 0 0 yes'],
    ['hexside/canal', '+1 +2 +0 +1 +3 +0 non-artillery/2 - 0 0 no'],
    ['hexside/lake', 'P P +2 P P +3 - - 0 0 no'],
    ['hexside/freezing-sea', 'P P +3 P P P - all/4 0 0 no'],
  ])('%s: %s', (name, expected) => expect(row(name)).toBe(expected));

  it('has worse cities than later games of the series, and tells fortresses apart', () => {
    expect(['dot', 'major-partial', 'major-full'].map((kind) => chartCell(chart, `feature/${kind}`, 'die'))).toEqual(['0', '-1', '-2']);
    expect(['dot', 'major-partial', 'major-full'].map((kind) => chartCell(terrainChartData, `feature/${kind}`, 'die'))).toEqual(['0', '0', '-1']);
    expect(['fort', 'unimproved-fortress', 'fortress'].map((kind) => [chartCell(chart, `feature/${kind}`, 'attackers'), chartCell(chart, `feature/${kind}`, 'die')])).toEqual([
      ['-', '-1'],
      ['-', '-1'],
      ['non-artillery-non-engineer/2', '-1'],
    ]);
  });

  it('bars armor effects where the list of the play aid does', () => {
    const barred = chart.rows.filter((r) => chartCell(chart, r, 'aec') === 'no');
    expect(barred.filter((r) => !/sea|lake|high-mountain/.test(r))).toEqual([
      'hex/forest', 'hex/swamp', 'hex/wooded-swamp', 'hex/mountain', 'feature/dot', 'feature/major-partial', 'feature/major-full', 'feature/fort', 'feature/fortress', 'feature/unimproved-fortress', 'hexside/canal',
    ]);
    expect(chartCell(chart, 'hexside/fortified', 'aec')).toBe('defender');
  });

  it('passes nothing for printed', () => {
    expect(chart.cells.flat().filter((cell) => cell.source === 'printed')).toEqual([]);
    // made up for mud and winter, but for straits and ice
    expect(distrusted(chart, ['secondary', 'inferred']).filter((c) => /mud|winter/.test(c.column)).length).toBeGreaterThan(40);
  });
});
