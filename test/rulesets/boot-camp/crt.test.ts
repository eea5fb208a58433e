import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { oddsColumn } from '../../../src/kernel/crt.js';
import { distrusted } from '../../../src/kernel/table.js';
import { isLeft } from '../../../src/prelude.js';
import { bootCampCrt, CRT_RESULTS, crtData } from '../../../src/rulesets/boot-camp/crt.js';
import { compileCrt, type Crt } from '../../../src/rulesets/europa/crtTable.js';
import { tableError } from '../../../src/rulesets/europa/tableError.js';

const compiled = compileCrt(crtData, bootCampCrt);
if (isLeft(compiled)) throw new Error(JSON.stringify(compiled.left));
const crt: Crt = compiled.right;

const column = (odds: string): number => crtData.columns.indexOf(odds);
const at = (roll: number, odds: string): string => crt.cell(roll, column(odds)).value;
const sourceAt = (roll: number, odds: string): string => crt.cell(roll, column(odds)).source;

/** From worst to best for the attacker, as the one known column has it: an exchange before a half exchange. */
const ORDER = ['AE', 'AH', 'AR', 'AS', 'EX', 'HX', 'DR', 'DH', 'DE'];
const rank = (result: string): number => ORDER.indexOf(result);

describe('the default combat results table', () => {
  it('BC-CRT.1 thirteen columns in this order', () => {
    expect(crtData.columns).toEqual(['1:4', '1:3', '1:2', '1:1', '1.5:1', '2:1', '3:1', '4:1', '5:1', '6:1', '7:1', '8:1', '9:1']);
    expect(crt.ratios[4]).toEqual([3, 2]);
  });

  it('BC-CRT.2 ten rows from -1 to 8', () => {
    expect(crtData.rows).toEqual(['-1', '0', '1', '2', '3', '4', '5', '6', '7', '8']);
    expect([crt.firstRow, crt.lastRow]).toEqual([-1, 8]);
  });

  it('BC-CRT.3 BC-CRT.4 a roll beyond the table uses its last row', () => {
    for (let c = 0; c < 13; c++) {
      expect(crt.cell(9, c)).toBe(crt.cell(8, c));
      expect(crt.cell(11, c)).toBe(crt.cell(8, c));
      expect(crt.cell(-4, c)).toBe(crt.cell(-1, c));
    }
  });

  it('BC-CRT.5 row -1 as printed', () => {
    expect(crt.results[0]).toEqual(['AE', 'AE', 'AE', 'AE', 'AE', 'AE', 'AH', 'AR', 'AS', 'AS', 'HX', 'DR', 'DR']);
    for (const odds of crtData.columns) expect(sourceAt(-1, odds)).toBe('printed');
  });

  it('BC-CRT.6 the first two cells of row 0 as printed; the other 115 say that they are not', () => {
    expect([at(0, '1:4'), at(0, '1:3')]).toEqual(['AE', 'AE']);
    expect(distrusted(crtData, ['printed'])).toHaveLength(115);
  });

  it('AMB-BC-1 one column from another publication, 18 cells inferred, 91 reconstructed', () => {
    expect([1, 2, 3, 4, 5, 6].map((roll) => at(roll, '2:1'))).toEqual(['AR', 'AS', 'AS', 'EX', 'HX', 'DR']);
    const counts = crtData.cells.flat().reduce<Record<string, number>>((n, c) => ({ ...n, [c.source]: (n[c.source] ?? 0) + 1 }), {});
    expect(counts).toEqual({ printed: 15, secondary: 6, inferred: 18, reconstructed: 91 });
    for (const roll of [6, 7, 8])
      for (const odds of ['4:1', '5:1', '6:1', '7:1', '8:1', '9:1'])
        expect([at(roll, odds), sourceAt(roll, odds)]).toEqual(['DE', 'inferred']);
    expect(crtData.notice).toMatch(/^Not the published table/);
  });

  it('results never get worse for the attacker as odds or die rise', () => {
    crt.results.forEach((row, r) =>
      row.forEach((result, c) => {
        if (c > 0) expect(rank(result)).toBeGreaterThanOrEqual(rank(row[c - 1]));
        if (r > 0) expect(rank(result)).toBeGreaterThanOrEqual(rank(crt.results[r - 1][c]));
      }),
    );
  });

  // Published results of play: odds, die roll modifier, result. Some die from 1 to 6 must give each of them.
  const played: ReadonlyArray<readonly [string, number, string]> = [
    ['6:1', -2, 'AS'], ['6:1', 0, 'DR'], ['5:1', 0, 'DE'], ['4:1', 0, 'DE'], ['6:1', 0, 'DE'], ['9:1', 0, 'DE'],
    ['1.5:1', 1, 'AS'], ['3:1', 1, 'DH'], ['4:1', -1, 'DR'], ['5:1', -1, 'DR'],
    ['3:1', -2, 'AR'], ['2:1', -3, 'AE'], ['4:1', -2, 'AR'], ['3:1', -2, 'DR'], ['3:1', -2, 'AS'], ['3:1', -3, 'AS'],
    ['3:1', -3, 'AH'], ['3:1', 0, 'DH'], ['2:1', -2, 'AS'], ['4:1', -1, 'EX'], ['3:1', -1, 'DR'], ['5:1', -2, 'DR'],
  ];
  it.each(played)('a published result: %s at %i gives %s', (odds, modifier, result) => {
    expect([1, 2, 3, 4, 5, 6].map((die) => at(die + modifier, odds))).toContain(result);
  });

  it('a published combat: 42 against 15.5 at -1, die 2, is an attacker retreat', () => {
    expect(crtData.columns[oddsColumn(crt.ratios, 420, 155)]).toBe('2:1');
    expect(at(2 - 1, '2:1')).toBe('AR');
  });

  it('a surrounded defender never survives at 4:1, nor at 2:1 with +3', () => {
    const losing = ['EX', 'HX', 'DR', 'DH', 'DE'];
    for (let die = 1; die <= 6; die++) {
      expect(losing).toContain(at(die, '4:1'));
      expect(losing).toContain(at(die + 3, '2:1'));
    }
  });

  it('knows nine results', () => expect([...CRT_RESULTS].sort()).toEqual([...ORDER].sort()));
});

describe('compileCrt', () => {
  const with_ = (change: Partial<typeof crtData>): ReturnType<typeof compileCrt> => compileCrt({ ...crtData, ...change }, bootCampCrt);
  const errorsOf = (result: ReturnType<typeof compileCrt>): ReadonlyArray<string> =>
    isLeft(result) ? result.left.map((e) => `${e.code} ${e.row ?? ''} ${e.column ?? ''}`.trim()) : [];

  it('names every cell that is no result', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.tuple(fc.nat(9), fc.nat(12)), { minLength: 1, selector: ([r, c]) => r * 13 + c }),
        fc.string().filter((s) => !(CRT_RESULTS as ReadonlyArray<string>).includes(s)),
        (wrong, value) => {
          const cells = crtData.cells.map((row, r) =>
            row.map((cell, c) => (wrong.some(([wr, wc]) => wr === r && wc === c) ? { ...cell, value } : cell)),
          );
          const names = errorsOf(with_({ cells }));
          expect([...names].sort()).toEqual(wrong.map(([r, c]) => `table/unknown-result ${crtData.rows[r]} ${crtData.columns[c]}`).sort());
        },
      ),
    );
  });

  it('refuses columns that do not rise and rows that are not consecutive', () => {
    expect(errorsOf(with_({ columns: crtData.columns.map((c) => (c === '3:1' ? '2:1' : c)) }))).toEqual([
      'table/repeated-column  2:1',
      'table/odds-not-rising  2:1',
    ]);
    expect(errorsOf(with_({ columns: crtData.columns.map((c) => (c === '9:1' ? '9' : c)) }))).toEqual(['table/not-a-ratio  9']);
    expect(errorsOf(with_({ rows: crtData.rows.map((r) => (r === '8' ? '9' : r)) }))).toEqual(['table/rows-not-consecutive 9']);
    expect(errorsOf(with_({ rows: crtData.rows.map((r) => (r === '3' ? '+3' : r)) }))).toEqual(['table/not-a-roll +3']);
  });

  it('makes a table of ratios, rows and results, read at its ends for rolls beyond them', () => {
    const small = { id: 'small', title: 'Two by three', notice: '', columns: ['1.5:1', '10.5:10'], rows: ['9', '10', '11'], cells: ['AE AR', 'AS DR', 'DH DE'].map((row) => row.split(' ').map((value) => ({ value, source: 'reconstructed' as const }))) };
    expect(errorsOf(compileCrt(small, bootCampCrt))).toEqual(['table/odds-not-rising  10.5:10']);
    const table = compileCrt({ ...small, columns: ['10.5:10', '1.5:1'] }, bootCampCrt);
    if (isLeft(table)) throw new Error(JSON.stringify(table.left));
    const { ratios, firstRow, lastRow, results, cell } = table.right;
    expect({ ratios, firstRow, lastRow, results }).toEqual({ ratios: [[21, 20], [3, 2]], firstRow: 9, lastRow: 11, results: [['AE', 'AR'], ['AS', 'DR'], ['DH', 'DE']] });
    expect([8, 9, 10, 11, 12].map((roll) => cell(roll, 1).value)).toEqual(['AR', 'AR', 'DR', 'DE', 'DE']);
  });

  it('refuses what its rules have against it, once nothing else is wrong', () => {
    const strict = { ...bootCampCrt, errors: () => [tableError(crtData.id, 'odd', null, null, 'Nobody plays with this table.')] };
    expect(errorsOf(compileCrt(crtData, strict))).toEqual(['table/odd']);
    expect(errorsOf(compileCrt({ ...crtData, rows: [...crtData.rows.slice(0, -1), '9'] }, strict))).toEqual(['table/rows-not-consecutive 9']);
  });

  it('refuses odds and die rolls with more digits than tables have, and letters among them', () => {
    expect(errorsOf(with_({ columns: crtData.columns.map((c) => (c === '9:1' ? '100.5:1' : c)) }))).toEqual([]);
    expect(errorsOf(with_({ columns: crtData.columns.map((c) => (c === '9:1' ? '1000.5:1' : c)) }))).toEqual(['table/not-a-ratio  1000.5:1']);
    for (const roll of ['100', '8a', '1 0', '-0', '08']) expect(errorsOf(with_({ rows: crtData.rows.map((r) => (r === '8' ? roll : r)) }))).toEqual([`table/not-a-roll ${roll}`]);
  });

  it('refuses missing rows and cells', () => {
    expect(errorsOf(with_({ cells: crtData.cells.slice(1) }))).toEqual(['table/row-count']);
    expect(errorsOf(with_({ cells: crtData.cells.map((row, r) => (r === 2 ? row.slice(1) : row)) }))).toEqual(['table/cell-count 1']);
    expect(errorsOf(with_({ rows: [], columns: [], cells: [] }))).toEqual(['table/no-columns', 'table/no-rows']);
  });
});
