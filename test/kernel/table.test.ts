import { describe, expect, it } from 'vitest';
import { distrusted, SOURCES, type Table } from '../../src/kernel/table.js';

const table: Table<string> = {
  id: 'crt',
  title: 'Results',
  notice: 'Made up.',
  columns: ['1:1', '2:1'],
  rows: ['1', '2'],
  cells: [
    [
      { value: 'AR', source: 'printed' },
      { value: 'DR', source: 'reconstructed' },
    ],
    [
      { value: 'EX', source: 'inferred' },
      { value: 'DE', source: 'printed' },
    ],
  ],
};

describe('table', () => {
  it('names the cells whose source is not trusted', () => {
    expect(distrusted(table, ['printed'])).toEqual([
      { table: 'crt', row: '1', column: '2:1', source: 'reconstructed' },
      { table: 'crt', row: '2', column: '1:1', source: 'inferred' },
    ]);
    expect(distrusted(table, ['printed', 'inferred'])).toEqual([{ table: 'crt', row: '1', column: '2:1', source: 'reconstructed' }]);
  });

  it('finds nothing when every source is trusted, and everything when none is', () => {
    expect(distrusted(table, SOURCES)).toEqual([]);
    expect(distrusted(table, [])).toHaveLength(4);
  });

  it('orders sources from the printed book down', () => {
    expect(SOURCES).toEqual(['printed', 'secondary', 'inferred', 'reconstructed']);
  });
});
