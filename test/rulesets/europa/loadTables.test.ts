import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isLeft, isRight } from '../../../src/prelude.js';
import { bootCampCrt, CRT_RESULTS, crtData } from '../../../src/rulesets/boot-camp/crt.js';
import { terrainChartData } from '../../../src/rulesets/boot-camp/terrain.js';
import { loadTables, makeTables, TABLES_FORMAT } from '../../../src/rulesets/europa/loadTables.js';
import type { TableError } from '../../../src/rulesets/europa/tableError.js';
import { distrustedCells, type Tables } from '../../../src/rulesets/europa/tables.js';
import { MOVEMENT_COLUMNS, parseCost, rowKind } from '../../../src/rulesets/europa/terrainChart.js';

const standIn = { crt: crtData, terrain: terrainChartData };

/** A file as JSON gives it, to be broken at will. */
type Loose = Record<string, any>;
const file = (): Loose => JSON.parse(JSON.stringify({ format: TABLES_FORMAT, ...standIn })) as Loose;
const errorsOf = (input: unknown): ReadonlyArray<TableError> => {
  const loaded = loadTables(input, standIn, bootCampCrt);
  return isLeft(loaded) ? loaded.left : [];
};
const short = (errors: ReadonlyArray<TableError>): ReadonlyArray<string> =>
  errors.map((e) => [e.code.replace('table/', ''), e.table, e.row ?? '-', e.column ?? '-'].join(' '));
const tablesOf = (input: unknown): Tables => {
  const loaded = loadTables(input, standIn, bootCampCrt);
  if (isLeft(loaded)) throw new Error(JSON.stringify(loaded.left));
  return loaded.right;
};

describe('loadTables', () => {
  it('reads a complete file and gives the same tables as the data', () => {
    const tables = tablesOf(file());
    expect(tables.terrain).toEqual(terrainChartData);
    const made = makeTables(standIn, bootCampCrt);
    expect(isRight(made) && made.right.crt.digest).toBe(tables.crt.digest);
  });

  it('takes the stand-in for a table that is left out', () => {
    const tables = tablesOf({ format: TABLES_FORMAT });
    expect(tables.crt.data).toBe(crtData);
    expect(tables.terrain).toBe(terrainChartData);
  });

  it('takes cells written as plain text with the source of their table', () => {
    const input = file();
    input.crt.source = 'printed';
    input.crt.cells = input.crt.cells.map((row: ReadonlyArray<Loose>) => row.map((cell) => cell.value));
    const tables = tablesOf(input);
    expect(tables.crt.results).toEqual(tablesOf(file()).crt.results);
    expect(distrustedCells(tables, ['printed']).filter((c) => c.table === crtData.id)).toEqual([]);
  });

  it('lists the cells of both tables whose source is not trusted', () => {
    const cells = distrustedCells(tablesOf(file()), ['printed', 'secondary']);
    expect(cells).toContainEqual({ table: 'boot-camp-crt', row: '8', column: '9:1', source: 'inferred' });
    expect(cells).toContainEqual({ table: 'boot-camp-terrain', row: 'hex/rough', column: 'die', source: 'reconstructed' });
    expect(distrustedCells(tablesOf(file()), ['printed', 'secondary', 'inferred', 'reconstructed'])).toEqual([]);
  });

  it('lists every mistake, those of shape and those of sense together', () => {
    const input = file();
    input.extra = 1;
    input.crt.cells[2][3].value = 'XX';
    input.crt.cells[4][5].source = 'rumor';
    input.crt.cells[5][6] = 7;
    input.terrain.rows[1] = 'hex/wood';
    input.terrain.cells[2][0].value = 'many';
    input.terrain.cells[16][8].value = '1';
    expect([...short(errorsOf(input))].sort()).toEqual(
      [
        'unknown-key file - -',
        'unknown-result boot-camp-crt 1 1:1',
        'shape crt 3 2:1',
        'shape crt 4 3:1',
        'missing-row boot-camp-terrain hex/woods -',
        'unknown-entry boot-camp-terrain hex/rough other/clear',
        'unknown-entry boot-camp-terrain hexside/minor-river die',
      ]
        .map((text) => (text.startsWith('unknown-result') ? text.replace('boot-camp-crt', 'crt') : text))
        .sort(),
    );
  });

  it('says what is wrong and what would be right', () => {
    const input = file();
    input.crt.cells[2][3].value = 'XX';
    expect(errorsOf(input)[0].detail).toBe("'XX' is not a result; it must be one of AE, AH, AR, AS, EX, HX, DR, DH, DE.");
    expect(errorsOf(3)[0].detail).toBe('A tables file must be an object, but is 3.');
    expect(errorsOf({ ...file(), format: 'grognard-tables/2' })[0].detail).toContain(`must be '${TABLES_FORMAT}'`);
  });

  it('refuses a broken table and names the cell, whichever it is', () => {
    const cellOf = fc.oneof(
      fc.record({ table: fc.constant('crt'), r: fc.nat(9), c: fc.nat(12) }),
      fc.record({ table: fc.constant('terrain'), r: fc.nat(terrainChartData.rows.length - 1), c: fc.nat(10) }),
    );
    const value = fc.oneof(fc.string(), fc.integer(), fc.constant(null), fc.constant(undefined), fc.jsonValue(), fc.constant('9'.repeat(400)));
    fc.assert(
      fc.property(cellOf, value, fc.boolean(), ({ table, r, c }, broken, whole) => {
        const input = file();
        const data = table === 'crt' ? crtData : terrainChartData;
        const [row, column] = [data.rows[r], data.columns[c]];
        if (typeof broken === 'string' && allowed(table, row, column, broken)) return;
        const copy: unknown = broken === undefined ? undefined : JSON.parse(JSON.stringify(broken));
        if (whole && typeof copy !== 'string') input[table].cells[r][c] = copy;
        else input[table].cells[r][c].value = copy;
        expect(errorsOf(input).some((e) => e.row === row && e.column === column)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  it('refuses a table with a row or column that is missing, stands twice or is in the wrong place', () => {
    fc.assert(
      fc.property(fc.constantFrom('crt', 'terrain'), fc.nat(9), fc.constantFrom('row', 'column', 'repeat', 'swap'), (table, n, how) => {
        const input = file();
        const t = input[table];
        if (how === 'row') t.rows.splice(n, 1);
        if (how === 'column') t.columns.splice(n, 1);
        if (how === 'repeat') t.rows[n] = t.rows[n === 0 ? 1 : 0];
        if (how === 'swap') [t.rows[n], t.rows[(n + 1) % 10]] = [t.rows[(n + 1) % 10], t.rows[n]];
        // rows of a chart may stand in any order, with the cells that belong to them
        if (how === 'swap' && table === 'terrain') return;
        const errors = errorsOf(input);
        expect(errors.length).toBeGreaterThan(0);
        for (const e of errors) expect(e.detail).not.toBe('');
      }),
    );
  });

  it('never throws, whatever the input', () => {
    const anything = fc.anything({ withBigInt: true, withDate: true, withMap: true, withSet: true, withNullPrototype: true, withSparseArray: true, withTypedArray: true });
    fc.assert(fc.property(anything, (input) => isLeft(loadTables(input, standIn, bootCampCrt))), { numRuns: 300 });
    fc.assert(
      fc.property(fc.constantFrom('crt', 'terrain'), fc.constantFrom('id', 'columns', 'rows', 'cells', 'source'), anything, (table, key, value) => {
        const input = file();
        input[table][key] = value;
        loadTables(input, standIn, bootCampCrt);
      }),
      { numRuns: 500 },
    );
  });

  it('never throws on deep, long or treacherous input', () => {
    let deep: unknown = 'AE';
    for (let i = 0; i < 100_000; i++) deep = [deep];
    const input = file();
    input.crt.cells = deep;
    expect(errorsOf(input).length).toBeGreaterThan(0);
    expect(errorsOf(deep).length).toBe(1);
    const long = file();
    long.terrain.rows[0] = `hex/${'a-'.repeat(1_000_000)}`;
    long.crt.columns[0] = '9'.repeat(1_000_000);
    long.crt.rows[0] = `-${'9'.repeat(1_000_000)}`;
    for (const e of errorsOf(long)) expect(e.detail.length).toBeLessThan(1000);
    const treacherous = JSON.parse(
      `{"format":"${TABLES_FORMAT}","__proto__":{"polluted":1},"crt":{"__proto__":{"polluted":1},"columns":["__proto__"],"rows":["constructor"],"cells":[[{"__proto__":{"polluted":1},"value":"__proto__","source":"toString"}]]}}`,
    ) as unknown;
    expect(errorsOf(treacherous).length).toBeGreaterThan(0);
    expect(({} as Loose)['polluted']).toBeUndefined();
    const huge = file();
    huge.crt.rows = ['1e308', ...Array.from({ length: 20_000 }, (_, i) => String(i))];
    expect(errorsOf(huge).length).toBeGreaterThan(0);
  });
});

/** Whether an entry may stand in a cell. */
const allowed = (table: string, row: string, column: string, text: string): boolean => {
  if (table === 'crt') return (CRT_RESULTS as ReadonlyArray<string>).includes(text);
  if (MOVEMENT_COLUMNS.includes(column)) return parseCost(text, rowKind(row) as 'hex', 20) !== null;
  if (column.startsWith('attackers')) return text === '-';
  if (column.startsWith('die')) return /^(0|[+-][1-9])$/.test(text);
  return ['yes', 'no', 'defender'].includes(text);
};
