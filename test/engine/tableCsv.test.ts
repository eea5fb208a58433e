import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCsvTable, writeCsvTable } from '../../src/engine/tableCsv.js';
import { readTable, readTables } from '../../src/engine/tableFile.js';
import { SOURCES, type Table } from '../../src/kernel/table.js';

const standIn = { id: 'costs', title: 'Costs', notice: 'Made up.' };
const read = (text: string) => readCsvTable('costs', text, standIn);
const codes = (text: string): ReadonlyArray<string> => read(text).errors.map((e) => e.code);
const nothing = () => [];

describe('tables with commas', () => {
  it('have a line of columns, a row in each further line, and a source for each line', () => {
    expect(read('die,0,+1,source\n1,AE,DR,printed\n2,AR,DE,reconstructed\n').table).toEqual({
      id: 'costs',
      title: 'Costs',
      notice: 'Costs: loaded from a file that tells no more of itself.',
      columns: ['0', '+1'],
      rows: ['1', '2'],
      cells: [
        [
          { value: 'AE', source: 'printed' },
          { value: 'DR', source: 'printed' },
        ],
        [
          { value: 'AR', source: 'reconstructed' },
          { value: 'DE', source: 'reconstructed' },
        ],
      ],
    });
  });

  it('may tell their source, title and notice once, before they begin', () => {
    const { table } = read('\uFEFF# title: My "own" costs, 1973\r\n#just words\r\n# source: printed\r\n\r\nitem,cost\r\ntank,2\r\n# later\r\n');
    expect(table).toMatchObject({ title: 'My "own" costs, 1973', columns: ['cost'], rows: ['tank'], cells: [[{ value: '2', source: 'printed' }]] });
  });

  it('keep commas, quotation marks and line breaks of quoted cells', () => {
    const { table } = read('# source: printed\nitem,words\n"a, b","say ""x""\nagain"\n');
    expect(table).toMatchObject({ rows: ['a, b'], cells: [[{ value: 'say "x"\nagain', source: 'printed' }]] });
  });

  it('may have rows that begin as remarks do', () => {
    expect(read('# source: printed\nitem,cost\n"#1",2\n#2,3\n').table?.rows).toEqual(['#1']);
  });

  it('are refused with the line at fault', () => {
    expect(codes('')).toEqual(['table/csv-empty']);
    expect(codes('item,cost\ntank,2\n')).toEqual(['table/csv-source']);
    expect(codes('# source: printed\nitem,cost\n"tank,2\n')).toEqual(['table/csv-quote']);
    const [short] = read('# source: printed\nitem,cost\ntank,2\n\ngun\n').errors;
    expect(short).toMatchObject({ code: 'table/cell-count', row: 'gun' });
    expect(short.detail).toMatch(/^Line 5 .* 1 cells; the first line names 2/);
    expect(codes(`# source: printed\n${'x\n'.repeat(1001)}`)).toEqual(['table/shape']);
  });

  it('with an unknown source are refused as any table is', () => {
    const { table, errors } = readTable('costs', 'item,cost,source\ntank,2,hearsay\n', standIn, nothing);
    expect(table).toBeNull();
    expect(errors).toEqual([
      { code: 'table/shape', table: 'costs', row: 'tank', column: 'cost', detail: expect.stringContaining('one of printed') as string },
    ]);
  });

  it('are one way to write a table of a file', () => {
    const table: Table<string> = { ...standIn, columns: ['cost'], rows: ['tank'], cells: [[{ value: '2', source: 'reconstructed' }]] };
    const result = readTables({ format: 'grognard-tables/1', costs: 'item,cost,source\ntank,3,printed' }, { costs: table }, { costs: nothing });
    expect(result).toMatchObject({ errors: [], tables: { costs: { cells: [[{ value: '3', source: 'printed' }]] } } });
    expect(readTables({ format: 'grognard-tables/1', cost: '' }, { costs: table }, { costs: nothing }).errors.map((e) => e.detail)).toEqual([
      "'cost' means nothing here; a tables file has format and costs.",
    ]);
  });

  it('come back as they were written', () => {
    const name = fc.string({ maxLength: 8, unit: fc.constantFrom('#', ',', '"', '\n', 'a', ' ') }).map((s) => s.trim());
    const tables = fc
      .record({ columns: fc.array(name, { minLength: 1, maxLength: 4 }), rows: fc.array(name, { minLength: 1, maxLength: 4 }) })
      .chain(({ columns, rows }) =>
        fc.record({
          columns: fc.constant(columns),
          rows: fc.constant(rows),
          cells: fc.tuple(
            ...rows.map(() =>
              fc.constantFrom(...SOURCES).chain((source) => fc.tuple(...columns.map(() => name.map((value) => ({ value, source }))))),
            ),
          ),
        }),
      );
    fc.assert(
      fc.property(tables, (parts) => {
        const table: Table<string> = { ...standIn, ...parts };
        const back = readTable('costs', writeCsvTable(table), { id: '', title: '', notice: '' }, nothing);
        expect(back).toEqual({ table, errors: [] });
      }),
    );
  });

  it('never throw', () => {
    fc.assert(fc.property(fc.string({ unit: fc.constantFrom('"', ',', '\n', '#', 'a', ' ', 'source') }), (text) => void read(text)));
  });
});
