/**
 * Tables as people keep them: text with commas between the cells, as spreadsheets write it.
 * @module
 */
import { SOURCES, type Table } from '../kernel/table.js';
import { shown } from './shape.js';
import { type TableError, tableError } from './tableError.js';

/** A table as {@link readCsvTable} finds it: sources are not looked at yet. @since 0.2.0 */
export interface CsvTable {
  readonly id: string;
  readonly title: string;
  readonly notice: string;
  readonly columns: ReadonlyArray<string>;
  readonly rows: ReadonlyArray<string>;
  readonly cells: ReadonlyArray<ReadonlyArray<{ readonly value: string; readonly source: string }>>;
}

/** What `# key: value` may set before the table begins. */
const HEAD_KEYS = ['id', 'title', 'notice', 'source'];
const SOURCE_COLUMN = 'source';
/** Lines that a table may have: more than anybody could have printed. */
const MOST_LINES = 1000;

/**
 * A table from text. The first line names the columns, the first cell of each further line its row. A last column
 * `source` gives the source of each line's cells; without it a line `# source: printed` before the table does. Such
 * lines may also set `id`, `title` and `notice`; other lines that begin with `#`, and blank ones, are passed over.
 * A cell that holds commas, quotation marks or line breaks stands in quotation marks, with its own ones doubled.
 * Never throws.
 * @since 0.2.0
 */
export const readCsvTable = (
  name: string,
  input: string,
  standIn: Pick<Table<string>, 'id' | 'title' | 'notice'>,
): { readonly table: CsvTable | null; readonly errors: ReadonlyArray<TableError> } => {
  const refused = (code: string, detail: string): { readonly table: null; readonly errors: ReadonlyArray<TableError> } => ({
    table: null,
    errors: [tableError(name, code, null, null, detail)],
  });
  const head = new Map<string, string>();
  const records: CsvRecord[] = [];
  const { lines, unclosed } = readRecords(input.replace(/^\uFEFF/, ''));
  if (unclosed !== null) return refused('csv-quote', `The quotation mark in line ${unclosed} is never closed.`);
  if (lines.length > MOST_LINES) return refused('shape', `The table has ${lines.length} lines; a table may have ${MOST_LINES}.`);
  for (const record of lines) {
    if (record.cells.every((cell) => cell.trim() === '')) continue;
    if (!record.remark) records.push(record);
    else if (records.length === 0) {
      const setting = /^#\s*(\w+)\s*:\s*(.*)$/s.exec(record.cells.join(',').trim());
      if (setting !== null && HEAD_KEYS.includes(setting[1])) head.set(setting[1], setting[2]);
    }
  }
  if (records.length === 0) return refused('csv-empty', 'There is no line of column names.');
  const [names, ...rest] = records;
  const headings = names.cells.slice(1).map((cell) => cell.trim());
  const sourced = headings[headings.length - 1] === SOURCE_COLUMN;
  const columns = sourced ? headings.slice(0, -1) : headings;
  const common = head.get('source');
  if (!sourced && common === undefined)
    return refused(
      'csv-source',
      `Nothing tells where the cells come from: add a last column '${SOURCE_COLUMN}', or a line '# source: printed' before the table; sources are ${SOURCES.join(', ')}.`,
    );
  const errors = rest.flatMap(
    ({ cells, line }): ReadonlyArray<TableError> =>
      cells.length === names.cells.length
        ? []
        : [
            tableError(
              name,
              'cell-count',
              cells[0].trim(),
              null,
              `Line ${line} (${shown(cells[0].trim())}) has ${cells.length} cells; the first line names ${names.cells.length}. A comma inside a cell needs quotation marks round the cell.`,
            ),
          ],
  );
  if (errors.length > 0) return { table: null, errors };
  return {
    table: {
      id: head.get('id') ?? standIn.id,
      title: head.get('title') ?? standIn.title,
      notice: head.get('notice') ?? `${standIn.title}: loaded from a file that tells no more of itself.`,
      columns,
      rows: rest.map(({ cells }) => cells[0].trim()),
      cells: rest.map(({ cells }) => {
        const source = sourced ? cells[cells.length - 1].trim() : (common ?? '');
        return cells.slice(1, columns.length + 1).map((cell) => ({ value: cell.trim(), source }));
      }),
    },
    errors: [],
  };
};

/** A table as text that {@link readCsvTable} reads back. @since 0.2.0 */
export const writeCsvTable = (table: Table<string>): string => {
  const flat = (words: string): string => words.replace(/\s*\n\s*/g, ' ');
  const line = (cells: ReadonlyArray<string>): string => cells.map(quotedCell).join(',');
  // a line has one source: rows whose cells differ in theirs get the least trustworthy
  const sourceOf = (r: number): string => SOURCES[Math.max(...table.cells[r].map((cell) => SOURCES.indexOf(cell.source)))];
  return [
    ...(['id', 'title', 'notice'] as const).map((key) => `# ${key}: ${flat(table[key])}`),
    line(['', ...table.columns, SOURCE_COLUMN]),
    ...table.rows.map((row, r) => line([row, ...table.cells[r].map((cell) => cell.value), sourceOf(r)])),
    '',
  ].join('\n');
};

const quotedCell = (cell: string): string => (/[",\n\r]|^#/.test(cell) ? `"${cell.replace(/"/g, '""')}"` : cell);

interface CsvRecord {
  /** The line of the text in which it begins, from 1. */
  readonly line: number;
  readonly cells: ReadonlyArray<string>;
  /** Whether it begins with `#`, outside quotation marks. */
  readonly remark: boolean;
}

/** The text cut into records and cells; `unclosed` is the line of a quotation mark that has no partner. */
const readRecords = (input: string): { readonly lines: ReadonlyArray<CsvRecord>; readonly unclosed: number | null } => {
  const lines: CsvRecord[] = [];
  let cells: string[] = [];
  let cell = '';
  /** Whether the cell has nothing but blanks so far: asked of each sign, it must not be looked up in the cell. */
  let blank = true;
  let remark = false;
  let line = 1;
  let begins = 1;
  let opened: number | null = null;
  const endRecord = (): void => {
    lines.push({ line: begins, cells: [...cells, cell], remark });
    cells = [];
    cell = '';
    blank = true;
    remark = false;
  };
  for (let i = 0; i < input.length; i++) {
    const c = input[i];
    if (c === '\n') line++;
    if (opened !== null) {
      if (c !== '"') {
        if (blank && c.trim() !== '') blank = false;
        cell += c;
      } else if (input[i + 1] === '"') {
        cell += '"';
        i++;
      } else opened = null;
    } else if (c === '"' && blank && !remark) {
      cell = '';
      opened = line;
    } else if (c === ',') {
      cells.push(cell);
      cell = '';
      blank = true;
    } else if (c === '\n') {
      endRecord();
      begins = line;
    } else if (c !== '\r') {
      // quotation marks mean nothing in a remark
      if (c === '#' && cell === '' && cells.length === 0) remark = true;
      if (blank && c.trim() !== '') blank = false;
      cell += c;
    }
  }
  if (cell !== '' || cells.length > 0) endRecord();
  return { lines, unclosed: opened };
};
