/**
 * The terrain chart of small positions: few numbers, all of them easy to do in one's head. Its own rows are nobody's
 * printed chart, and are as they are in every case; the others, cities and forts among them, are those of the shipped chart,
 * and cells of these may be reconstructed.
 * @module
 */
import { terrainChartData } from '../rulesets/boot-camp/terrain.js';
import { CHART_COLUMNS, type TerrainChartData } from '../rulesets/europa/terrainChart.js';

/**
 * Costs of other units in clear, mud and winter weather; of c/m and artillery units likewise; attackers cut,
 * open and frozen; die, open and frozen; armor effects.
 */
const ROWS: Readonly<Record<string, string>> = {
  'hex/clear': '1 2 1  1 2 1  - -  0 0  yes',
  'hex/woods': '2 4 2  2 4 2  - -  -1 -1  yes',
  'hex/forest': '2 4 2  2 4 2  - -  0 0  yes',
  'hex/rough': '3 3 3  3 3 3  - -  0 0  yes',
  'hex/mountain': '4 4 4  4 4 4  - -  0 0  yes',
  'hex/swamp': '2 4 2  2 4 2  - -  0 0  no',
  'hex/wooded-swamp': '3 4 3  3 4 3  - -  0 0  no',
  // closed to c/m units and artillery
  'hex/marsh': '1 2 1  P P P  - -  0 0  yes',
  'hexside/minor-river': '+1 +1 +0  +1 +1 +0  non-artillery/2 -  0 0  yes',
  'hexside/major-river': '+2 +2 +0  +2 +2 +0  non-artillery/4 non-artillery/2  0 0  yes',
  'hexside/sea': 'P P P  P P P  - -  0 0  no',
  // whom these halve a supplement says (FTF 19D)
  'feature/fortress': '- - -  - - -  - -  -1 -1  defender',
  'hexside/fortified': '- - -  - - -  - -  0 0  defender',
};

/** The rows of its own; the others are those of the chart that the project ships. @since 0.2.0 */
export const OWN_ROWS: ReadonlyArray<string> = Object.keys(ROWS);

/** Cells to change: row → column → what stands there. @since 0.2.0 */
export type ChartChanges = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** A chart with some cells changed; rows that it lacks are added as clear terrain, changed likewise. @since 0.2.0 */
export const changedChart = (chart: TerrainChartData, changes: ChartChanges): TerrainChartData => {
  const rows = [...chart.rows, ...Object.keys(changes).filter((row) => !chart.rows.includes(row))];
  return {
    ...chart,
    id: `${chart.id}-changed`,
    rows,
    cells: rows.map((row) => {
      const cells = chart.cells[chart.rows.indexOf(chart.rows.includes(row) ? row : 'hex/clear')];
      return cells.map((cell, c) => {
        const value = changes[row]?.[CHART_COLUMNS[c]];
        return value === undefined ? cell : { value, source: 'reconstructed' as const };
      });
    }),
  };
};

/** The chart of small positions. Cities, fortifications and lines are as in the chart that the project ships. @since 0.2.0 */
export const testChart: TerrainChartData = changedChart(
  terrainChartData,
  Object.fromEntries(
    Object.entries(ROWS).map(([row, text]) => [row, Object.fromEntries(text.split(/\s+/).map((value, c) => [CHART_COLUMNS[c], value]))]),
  ),
);
