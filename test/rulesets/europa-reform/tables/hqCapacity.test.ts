import { describe, expect, it } from 'vitest';
import { distrusted } from '../../../../src/kernel/table.js';
import { HQ_KINDS, hqCapacity, hqCapacityTable, hqKindOf, hqMovement } from '../../../../src/rulesets/europa-reform/tables/hqCapacity.js';

describe('REFORM 12H: what headquarters can supply', () => {
  it('inactive: 12 REs, three divisions among them, whoever it belongs to', () => {
    expect(HQ_KINDS.map((kind) => [hqCapacity(kind).inactiveRes, hqCapacity(kind).inactiveDivisions])).toEqual([
      [12, 3],
      [12, 3],
      [12, 3],
    ]);
  });

  it.each([
    ['german', 15, 3],
    ['axis-allied', 10, 3],
    ['front', 20, 0],
  ] as const)('an active %s one: %i attacking divisions, %i of other nations, any number of overrunning and smaller units', (kind, divisions, ofOthers) => {
    expect(hqCapacity(kind)).toMatchObject({ divisions, ofOthers, overrunning: Number.POSITIVE_INFINITY, nonDivisional: Number.POSITIVE_INFINITY });
  });

  it('moves 10 when German, 8 when allied, and 8 but 4 while active when Soviet', () => {
    expect(HQ_KINDS.map((kind) => [hqMovement(kind, false), hqMovement(kind, true)])).toEqual([
      [10, 10],
      [8, 8],
      [8, 4],
    ]);
  });

  it('is told by the nation', () => {
    expect(['Germany', 'Soviet Union', 'Romania', 'Italy'].map(hqKindOf)).toEqual(['german', 'front', 'axis-allied', 'axis-allied']);
  });

  it('is printed in the text of the article, entry by entry', () => {
    expect(distrusted(hqCapacityTable, ['printed'])).toEqual([]);
    expect(hqCapacityTable.cells.every((row) => row.length === hqCapacityTable.columns.length)).toBe(true);
  });

  it('can be read from another table', () => {
    const wide = { ...hqCapacityTable, cells: hqCapacityTable.cells.map((row) => row.map(({ source }) => ({ value: 99, source }))) };
    expect([hqCapacity('german', wide).divisions, hqMovement('front', true, wide)]).toEqual([99, 99]);
  });
});
