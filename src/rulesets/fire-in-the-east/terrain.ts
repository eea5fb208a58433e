/**
 * The Terrain Effects Chart of the standard game that is used when nobody loads the printed one.
 * @rule FITE TEC, 9H, 10G
 * @module
 */
import type { Cell, Source } from '../../kernel/table.js';
import { CHART_COLUMNS, type TerrainChartData } from '../europa/terrainChart.js';

const SOURCE: Readonly<Record<string, Source>> = { s: 'secondary', i: 'inferred', r: 'reconstructed' };

/**
 * Entries in the order of the chart's columns, each with the letter of its source behind a colon: three costs for
 * other units, three for c/m and artillery (clear, mud, winter), attackers, die roll (each open, then frozen), armor effects.
 */
const entries = (text: string): ReadonlyArray<Cell<string>> =>
  text.split(/\s+/).map((entry) => {
    const colon = entry.lastIndexOf(':');
    return { value: entry.slice(0, colon), source: SOURCE[entry.slice(colon + 1)] };
  });

const CITY = 'non-artillery-non-engineer/2:s non-artillery-non-engineer/2:s';
const NO_COST = '-:s -:s -:s  -:s -:s -:s';

const ROWS: ReadonlyArray<readonly [string, string]> = [
  ['hex/clear', '1:s 2:r 1:r  1:s 3:r 2:r  -:s -:s  0:s 0:s  yes:s'],
  ['hex/woods', '2:s 3:r 2:r  2:r 4:r 3:r  -:s -:s  -1:s -1:s  yes:s'],
  // no list of what halves, or of what bars armor effects, names rough terrain
  ['hex/rough', '2:r 3:r 2:r  3:r 4:r 3:r  -:i -:i  -1:r -1:r  yes:i'],
  ['hex/wooded-rough', '2:r 3:r 3:r  4:r 6:r 4:r  -:i -:i  -1:r -1:r  yes:i'],
  ['hex/forest', '2:s 3:r 3:r  6:s 8:r 6:r  cm-non-artillery/2:s cm-non-artillery/2:s  -1:r -1:r  no:s'],
  ['hex/swamp', '3:r 4:r 2:r  6:s P:r 2:r  cm-or-artillery/2:s -:s  -2:s 0:s  no:s'],
  ['hex/wooded-swamp', '3:r 4:r 2:r  6:s P:r 3:r  cm-or-artillery/2:s -:s  -2:r -1:s  no:s'],
  ['hex/mountain', '3:r 4:r 4:r  6:s 8:r 8:r  non-mountain/2:s non-mountain/2:s  -1:r -1:r  no:s'],
  ['hex/high-mountain', 'P:s P:s P:s  P:s P:s P:s  -:i -:i  0:i 0:i  no:i'],
  ['hex/sea', 'P:i P:i P:r  P:i P:i P:r  -:i -:i  0:i 0:i  no:i'],
  ['hex/lake', 'P:i P:i P:r  P:i P:i P:r  -:i -:i  0:i 0:i  no:i'],
  ['feature/reference', `${NO_COST}  -:s -:s  0:s 0:s  yes:s`],
  ['feature/dot', `${NO_COST}  -:s -:s  0:s 0:s  no:s`],
  ['feature/major-partial', `${NO_COST}  ${CITY}  -1:s -1:s  no:s`],
  ['feature/major-full', `${NO_COST}  ${CITY}  -2:s -2:s  no:s`],
  ['feature/fort', `${NO_COST}  -:s -:s  -1:s -1:s  no:s`],
  // improved; the other kind weakens nobody
  ['feature/fortress', `${NO_COST}  ${CITY}  -1:s -1:s  no:s`],
  ['feature/unimproved-fortress', `${NO_COST}  -:s -:s  -1:s -1:s  no:s`],
  ['hexside/minor-river', '+1:s +2:r +0:r  +1:s +3:r +0:r  non-artillery/2:s -:s  0:s 0:s  yes:s'],
  ['hexside/canal', '+1:s +2:r +0:r  +1:s +3:r +0:r  non-artillery/2:s -:s  0:s 0:s  no:s'],
  ['hexside/major-river', '+2:i +3:r +1:i  +2:i +4:r +1:i  non-artillery/4:s non-artillery/2:s  0:s 0:s  yes:s'],
  ['hexside/narrow-strait', '+2:s +2:s +1:s  +2:s +2:s +1:s  non-artillery/4:s non-artillery/2:s  0:s 0:s  yes:s'],
  ['hexside/sea', 'P:s P:s P:r  P:s P:s P:r  -:s -:s  0:s 0:s  no:s'],
  // where a map says that the sea freezes
  ['hexside/freezing-sea', 'P:s P:s +3:s  P:s P:s P:s  -:s all/4:s  0:s 0:s  no:s'],
  ['hexside/lake', 'P:s P:s +2:s  P:s P:s +3:s  -:s -:s  0:s 0:s  no:s'],
  ['hexside/fortified', '-:i -:i -:i  -:i -:i -:i  non-artillery-non-engineer/2:i non-artillery-non-engineer/2:i  0:i 0:i  defender:s'],
  ['line/road', 'C:s C:s C:s  C:s C:s C:s  -:s -:s  0:s 0:s  yes:s'],
  ['line/rail', 'C:s C:s C:s  C:s C:s C:s  -:s -:s  0:s 0:s  yes:s'],
];

/**
 * Halving, die rolls and armor effects from a play aid of the series, and few of the costs; most costs for mud and winter are made up.
 * Not in it, because the chart has no form for them: hexsides of mountains, which cost as much as the mountains behind them; seas that
 * freeze where the map does not say so; ski troops, who cross ice for less.
 * @since 0.3.0
 */
export const eastTerrainChartData: TerrainChartData = {
  id: 'fite-terrain',
  title: 'Terrain Effects Chart (Fire in the East)',
  notice:
    'Not the published chart, which was not to be had. Who is weakened by terrain, most die rolls, what bars armor effects and costs of clear terrain, rivers, straits and ice come from a play aid ' +
    'of the series and from another game of it; costs of other terrain for foot in clear weather, and nearly all costs for mud and winter, are reconstructed. Load the printed chart to play with it.',
  columns: CHART_COLUMNS,
  rows: ROWS.map(([row]) => row),
  cells: ROWS.map(([, text]) => entries(text)),
};
