/** An invented front of any size, by a seed: a map and two armies for the rules of the bridgehead, so that size alone makes the difference. */
import { dice } from '../../dist/index.js';
import type { ForcesData, Rating, UnitData, UnitSize } from '../../dist/europa.js';
import type { MapData } from '../../dist/kernel.js';

/** How large: columns and rows of hexes, and units of both armies together. */
export interface Extent {
  readonly columns: number;
  readonly rows: number;
  readonly units: number;
}

const SEED = 1939;
/** Rows from one railroad, or from one town, to the next: nobody is far from supply. */
const RAIL_EVERY = 8;
const TOWN_EVERY = 10;
/** Units in a hex at first, all divisions: within every limit. */
const STACK = 2;

/** The id of a hex, in as many digits as its map needs. */
const namer = ({ columns, rows }: Extent) => {
  const digits = Math.max(2, String(Math.max(columns, rows)).length);
  const part = (n: number): string => String(n).padStart(digits, '0');
  return (column: number, row: number): string => part(column) + part(row);
};

const range = (from: number, to: number, step = 1): ReadonlyArray<number> => Array.from({ length: Math.max(0, Math.ceil((to - from + 1) / step)) }, (_, i) => from + i * step);

/** One hex in five is woods, one in ten forest, one in ten rough. */
const GROUND = 'wwFr......';

const mapOf = (extent: Extent): MapData => {
  const { columns, rows } = extent;
  const name = namer(extent);
  const random = dice(SEED, 0);
  const middle = Math.floor(columns / 2);
  // an even column: its neighbors to the east lie in the same row and in the next
  const bank = middle - (middle % 2);
  const railRows = range(4, rows, RAIL_EVERY);
  return {
    format: 'grognard-map/1',
    id: 'invented',
    title: 'An invented front',
    notice: 'Made by a script, to measure with.',
    columns: [1, columns],
    rows: [1, rows],
    terrains: { '.': 'clear', w: 'woods', F: 'forest', r: 'rough' },
    terrain: range(1, rows).map(() => range(1, columns).map(() => GROUND[random.below(GROUND.length)]).join('')),
    territories: { g: 'Germany', s: 'Soviet Union' },
    territory: range(1, rows).map(() => 'g'.repeat(bank) + 's'.repeat(columns - bank)),
    hexsides: {
      'minor-river': range(1, rows).flatMap((row) => [`${name(bank, row)}/${name(bank + 1, row)}`, ...(row < rows ? [`${name(bank, row)}/${name(bank + 1, row + 1)}`] : [])]),
      rail: railRows.map((row) => range(1, columns).map((column) => name(column, row)).join('/')),
    },
    features: {},
    areas: { 'axis-edge': railRows.map((row) => name(1, row)), 'soviet-edge': railRows.map((row) => name(columns, row)) },
    places: range(5, rows, TOWN_EVERY).flatMap((row) => range(5, columns, TOWN_EVERY).map((column) => ({ hex: name(column, row), name: `Town ${column} ${row}`, kind: column % 20 === 5 ? 'major-partial' : 'dot' }))),
    source: 'reconstructed',
    hexSources: {},
  };
};

const KINDS: ReadonlyArray<readonly [type: string, size: UnitSize, full: Rating, cadre: Rating | null]> = [
  ['Inf', 'XX', { attack: 6, defense: 6, movement: 6 }, { attack: 2, defense: 2, movement: 6 }],
  ['Inf', 'XX', { attack: 5, defense: 5, movement: 6 }, { attack: 2, defense: 2, movement: 6 }],
  ['mot Inf', 'XX', { attack: 8, defense: 8, movement: 10 }, { attack: 3, defense: 3, movement: 10 }],
  ['Art', 'III', { attack: 3, defense: 2, movement: 8 }, null],
];

/** Both armies on their banks of the river, as deep as it takes. */
const forcesOf = (extent: Extent): ForcesData => {
  const { columns, rows, units } = extent;
  const name = namer(extent);
  const middle = Math.floor(columns / 2);
  const bank = middle - (middle % 2);
  const unit = (i: number): UnitData => {
    const axis = i % 2 === 0;
    const n = Math.floor(i / 2);
    const spot = Math.floor(n / STACK);
    const depth = Math.floor(spot / rows);
    const [type, size, full, cadre] = KINDS[n % KINDS.length];
    return {
      id: `${axis ? 'ge' : 'su'}-${n}`, name: `${axis ? 'German' : 'Soviet'} unit ${n}`, designation: String(n), nation: axis ? 'Germany' : 'Soviet Union',
      type, size, full, cadre, dot: false, aa: 0, starts: 'full', arrives: 0, area: null,
      hex: name(axis ? bank - depth : bank + 1 + depth, 1 + (spot % rows)), source: 'reconstructed', ratingSource: 'reconstructed',
    };
  };
  return { format: 'grognard-forces/1', id: 'invented', title: 'Invented armies', notice: 'Made by a script, to measure with.', units: range(0, units - 1).map(unit), areas: [], conversions: [], mobilizations: [] };
};

/** What a scenario is opened with. */
export const invented = (extent: Extent): { readonly map: MapData; readonly forces: ForcesData } => ({ map: mapOf(extent), forces: forcesOf(extent) });
