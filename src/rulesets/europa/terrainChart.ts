/**
 * The Terrain Effects Chart: its file form as printed, and what its cells say.
 * @rule EBC 6A, 7B, 9H, 10, FTF 2 (FF-2.3), 19D
 * @module
 */
import type { Table } from '../../kernel/table.js';
import type { MovementClass, UnitIdentity } from './identify.js';
import { quoted, shapeErrors, tableError, type TableError } from './tableError.js';

/**
 * A chart as printed. A row is a kind and a name: `'hex/woods'` (terrain of a hex), `'feature/fortress'`
 * (something in a hex), `'hexside/minor-river'`, `'line/road'`. Columns are {@link CHART_COLUMNS}.
 * @since 0.1.0
 */
export type TerrainChartData = Table<string>;

/** The movement columns: `other` is every unit that is neither c/m nor artillery. @since 0.1.0 */
export const MOVEMENT_CLASSES: ReadonlyArray<MovementClass> = ['other', 'cm-art'];

/** The weather columns of movement. Frost counts as clear, snow as winter; the combat columns know frozen rivers, in frost as in winter. @since 0.1.0 */
export const WEATHER_CLASSES = ['clear', 'mud', 'winter'] as const;

/** One of the weather columns. @since 0.1.0 */
export type WeatherClass = (typeof WEATHER_CLASSES)[number];

/** The movement columns, class by class: `'other/clear'` … `'cm-art/winter'`. @since 0.1.0 */
export const MOVEMENT_COLUMNS: ReadonlyArray<string> = MOVEMENT_CLASSES.flatMap((c) =>
  WEATHER_CLASSES.map((w) => `${c}/${w}`),
);

/** All columns in order; `/frozen` are the combat effects where rivers and swamps are frozen. @since 0.1.0 */
export const CHART_COLUMNS: ReadonlyArray<string> = [
  ...MOVEMENT_COLUMNS,
  'attackers',
  'attackers/frozen',
  'die',
  'die/frozen',
  'aec',
];

/** What the first part of a row may be. @since 0.1.0 */
export const ROW_KINDS = ['hex', 'feature', 'hexside', 'line'] as const;

/** The kind of a row. @since 0.1.0 */
export type RowKind = (typeof ROW_KINDS)[number];

/** The rows that every chart must have; a chart may have more. @since 0.1.0 */
export const STANDARD_ROWS: ReadonlyArray<string> = [
  'hex/clear',
  'hex/woods',
  'hex/rough',
  'hex/wooded-rough',
  'hex/forest',
  'hex/swamp',
  'hex/wooded-swamp',
  'hex/mountain',
  'hex/sea',
  'hex/lake',
  'feature/reference',
  'feature/dot',
  'feature/major-partial',
  'feature/major-full',
  'feature/fort',
  'feature/fortress',
  'hexside/minor-river',
  'hexside/major-river',
  'hexside/sea',
  'hexside/lake',
  'hexside/fortified',
  'line/road',
  'line/rail',
];

/** Who among the attackers is weakened. @since 0.1.0 */
export const ATTACKERS = [
  'all',
  'non-artillery',
  'non-artillery-non-engineer',
  'non-mountain',
  'cm-non-artillery',
  'cm-or-artillery',
] as const;

/** One of the groups of attackers. @since 0.1.0 */
export type Attackers = (typeof ATTACKERS)[number];

/** A weakening of attackers: the strength of those named is divided. Printed as `'non-artillery/2'`; nobody: `'-'`. @since 0.1.0 */
export interface AttackCut {
  readonly who: Attackers | null;
  readonly divisor: 1 | 2 | 4;
}

/** Whose armor effects count: printed `'yes'`, `'no'`, and `'defender'` where only attackers lose theirs. @since 0.1.0 */
export type AecEffect = 'both' | 'defender' | 'neither';

/** What a row does to combat. @rule EBC 9H (BC-9H.1 to BC-9H.7) @since 0.1.0 */
export interface TerrainEffect {
  /** The chart's row: `'hex/woods'`. */
  readonly row: string;
  readonly attackers: AttackCut;
  readonly attackersFrozen: AttackCut;
  /** Added to the die roll. */
  readonly die: number;
  readonly dieFrozen: number;
  readonly aec: AecEffect;
}

/** Movement points are counted in twentieths: a hex by rail costs 4, one of clear terrain 20. @since 0.1.0 */
export const MP = 20;
/** A cost that is none: the terrain may not be entered or crossed. @since 0.1.0 */
export const PROHIBITED = -1;

/** The kind of a row, null when it has none. @since 0.1.0 */
export const rowKind = (row: string): RowKind | null => {
  const slash = row.indexOf('/');
  if (row.length > 60 || slash < 0 || !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(row.slice(slash + 1))) return null;
  const kind = row.slice(0, slash) as RowKind;
  return ROW_KINDS.includes(kind) ? kind : null;
};

/**
 * A movement cell in twentieths of a movement point, {@link PROHIBITED} for `'P'`, null when it does not
 * belong in a row of that kind: hexes `'2'`, hexsides `'+1'` or `'-'`, features `'-'`, lines `'C'` (as clear) or `'1'`.
 * `clear` is the cost that `'C'` stands for.
 * @since 0.1.0
 */
export const parseCost = (text: string, kind: RowKind, clear: number): number | null => {
  if (kind === 'feature') return text === '-' ? 0 : null;
  if (text === 'P') return kind === 'line' ? null : PROHIBITED;
  if (text === '-') return kind === 'hexside' ? 0 : null;
  if (text === 'C') return kind === 'line' ? clear : null;
  const match = /^(\+?)(\d{1,2}(?:\.\d{1,2})?)$/.exec(text);
  if (match === null || (match[1] === '+') !== (kind === 'hexside')) return null;
  const parts = Math.round(Number(match[2]) * 100) / (100 / MP);
  return Number.isInteger(parts) ? parts : null;
};

/** `'non-artillery/2'` as a cut; null when it is none. @since 0.1.0 */
export const parseAttackers = (text: string): AttackCut | null => {
  if (text === '-') return { who: null, divisor: 1 };
  const [who, divisor, ...rest] = text.split('/');
  if (rest.length > 0 || !ATTACKERS.includes(who as Attackers)) return null;
  if (divisor === '2') return { who: who as Attackers, divisor: 2 };
  return divisor === '4' ? { who: who as Attackers, divisor: 4 } : null;
};

/** A die roll modifier as printed: `'-1'`, `'0'`, `'+1'`; null when it is none. @since 0.1.0 */
export const parseDie = (text: string): number | null => (/^(0|[+-][1-9])$/.test(text) ? Number(text) : null);

/** Whose armor effects count; null when the text is none of the three words. @since 0.1.0 */
export const parseAec = (text: string): AecEffect | null =>
  text === 'yes' ? 'both' : text === 'no' ? 'neither' : text === 'defender' ? 'defender' : null;

/**
 * By how much a cut divides a unit's attack strength: 1, 2 or 4.
 * @rule EBC 9H (BC-9H.4, BC-9H.5)
 * @since 0.1.0
 */
export const attackDivisor = (
  cut: AttackCut,
  unit: Pick<UnitIdentity, 'cm' | 'artillery' | 'engineer' | 'mountain'>,
): 1 | 2 | 4 => {
  switch (cut.who) {
    case null:
      return 1;
    case 'all':
      return cut.divisor;
    case 'non-artillery':
      return unit.artillery ? 1 : cut.divisor;
    case 'non-artillery-non-engineer':
      return unit.artillery || unit.engineer ? 1 : cut.divisor;
    case 'non-mountain':
      return unit.mountain ? 1 : cut.divisor;
    case 'cm-non-artillery':
      return unit.cm && !unit.artillery ? cut.divisor : 1;
    case 'cm-or-artillery':
      return unit.cm || unit.artillery ? cut.divisor : 1;
  }
};

/** The text of a cell; empty when the chart has no such cell. @since 0.1.0 */
export const chartCell = (chart: TerrainChartData, row: string, column: string): string => {
  const r = chart.rows.indexOf(row);
  const c = chart.columns.indexOf(column);
  return r < 0 || c < 0 ? '' : (chart.cells[r]?.[c]?.value ?? '');
};

/** Every mistake in a chart: rows and columns missing or unknown, words that are none of the chart's. @since 0.1.0 */
export const chartErrors = (chart: TerrainChartData): ReadonlyArray<TableError> => [
  ...shapeErrors(chart),
  ...CHART_COLUMNS.filter((name) => !chart.columns.includes(name)).map((name) =>
    tableError(chart.id, 'missing-column', null, name, `The column ${name} is missing; a chart has ${CHART_COLUMNS.join(', ')}.`),
  ),
  ...chart.columns
    .filter((name) => !CHART_COLUMNS.includes(name))
    .map((name) =>
      tableError(chart.id, 'unknown-column', null, name, `${quoted(name)} is no column of the chart; it has ${CHART_COLUMNS.join(', ')}.`),
    ),
  ...STANDARD_ROWS.filter((name) => !chart.rows.includes(name)).map((name) =>
    tableError(chart.id, 'missing-row', name, null, `The row ${name} is missing; a chart has at least ${STANDARD_ROWS.join(', ')}.`),
  ),
  ...chart.rows
    .filter((name) => rowKind(name) === null)
    .map((name) =>
      tableError(
        chart.id,
        'unknown-row',
        name,
        null,
        `${quoted(name)} is no row; a row is a kind (${ROW_KINDS.join(', ')}), a slash and a name in small letters, as in hex/woods.`,
      ),
    ),
  ...chart.cells.flatMap((cells, r) => {
    const row = chart.rows[r];
    const kind = row === undefined ? null : rowKind(row);
    if (kind === null) return [];
    return cells.flatMap((cell, c) => {
      const column = chart.columns[c];
      const wrong = column === undefined ? null : cellError(column, kind, cell.value);
      return wrong === null ? [] : [tableError(chart.id, 'unknown-entry', row, column, wrong)];
    });
  }),
];

const COST_WORDS: Readonly<Record<RowKind, string>> = {
  hex: 'movement points as in 2, or P for prohibited',
  feature: '- (the terrain of the hex decides)',
  hexside: 'movement points as in +1, P for prohibited, or - for no entry',
  line: 'C for the cost of clear terrain, or movement points as in 1',
};

/** What is wrong with an entry, null when nothing is. */
const cellError = (column: string, kind: RowKind, text: string): string | null => {
  const say = (right: string): string => `${quoted(text)} is no entry of this column; it must be ${right}.`;
  if (MOVEMENT_COLUMNS.includes(column)) return parseCost(text, kind, MP) === null ? say(COST_WORDS[kind]) : null;
  switch (column) {
    case 'attackers':
    case 'attackers/frozen':
      return parseAttackers(text) === null ? say(`-, or one of ${ATTACKERS.join(', ')} followed by /2 or /4`) : null;
    case 'die':
    case 'die/frozen':
      return parseDie(text) === null ? say('0 or a modifier from -9 to +9 with its sign') : null;
    case 'aec':
      return parseAec(text) === null ? say('yes, no, or defender where only attackers lose their armor effects') : null;
    default:
      return null; // the column itself is reported
  }
};
