/**
 * The printed tables of a game of the Europa family, together.
 * @module
 */
import { type CellRef, distrusted, type Source } from '../../kernel/table.js';
import type { Crt } from './crtTable.js';
import type { TerrainChartData } from './terrainChart.js';

/** The tables of a game. The chart is compiled with the map (`compileTerrain`). @since 0.1.0 */
export interface Tables {
  readonly crt: Crt;
  readonly terrain: TerrainChartData;
}

/**
 * The cells whose source is not among those accepted, of both tables.
 * @since 0.1.0
 */
export const distrustedCells = (tables: Tables, trusted: ReadonlyArray<Source>): ReadonlyArray<CellRef> => [
  ...distrusted(tables.crt.data, trusted),
  ...distrusted(tables.terrain, trusted),
];
