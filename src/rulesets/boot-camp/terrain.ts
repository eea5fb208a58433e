/**
 * The Terrain Effects Chart that is used when nobody loads the printed one.
 * @rule EBC 6A, 7, 9H, 10, FTF 2 (FF-2.3), 19D (FF-19D.1 to FF-19D.5), ruling AMB-BC-3
 * @module
 */
import type { Cell, Source } from '../../kernel/table.js';
import { CHART_COLUMNS, type TerrainChartData } from '../europa/terrainChart.js';

const SOURCE: Readonly<Record<string, Source>> = {
  p: 'printed',
  s: 'secondary',
  i: 'inferred',
  r: 'reconstructed',
};

/**
 * Entries in the order of the chart's columns, each with the letter of its source behind a colon: three costs for
 * other units, three for c/m and artillery (clear, mud, winter), attackers, die roll (each open, then frozen), armor effects.
 */
const entries = (text: string): ReadonlyArray<Cell<string>> =>
  text.split(/\s+/).map((entry) => {
    const colon = entry.lastIndexOf(':');
    return { value: entry.slice(0, colon), source: SOURCE[entry.slice(colon + 1)] };
  });

const ROWS: ReadonlyArray<readonly [string, string]> = [
  ['hex/clear', '1:p 2:r 1:r  1:p 3:r 2:r  -:s -:s  0:s 0:s  yes:s'],
  // cost, die roll and armor effects stand in the rulebook's two worked examples
  ['hex/woods', '2:p 3:r 2:r  2:r 4:r 3:r  -:s -:s  -1:p -1:s  yes:p'],
  // no list of what halves, or of what bars armor effects, names rough terrain
  ['hex/rough', '2:r 3:r 2:i  3:r 4:r 3:r  -:i -:i  -1:r -1:r  yes:i'],
  ['hex/wooded-rough', '2:r 3:r 3:r  4:r 6:r 4:r  -:i -:i  -1:r -1:r  yes:i'],
  ['hex/forest', '2:p 3:r 3:r  6:s 8:r 6:r  cm-non-artillery/2:s cm-non-artillery/2:s  -1:r -1:r  no:s'],
  // -2 in editions before 1994, -1 after; First to Fight is of 1991
  ['hex/swamp', '3:r 4:r 2:r  6:s P:r 2:r  cm-or-artillery/2:s -:s  -2:s 0:s  no:p'],
  ['hex/wooded-swamp', '3:r 4:r 2:r  6:s P:r 3:r  cm-or-artillery/2:s -:s  -2:r -1:s  no:s'],
  ['hex/mountain', '3:r 4:r 4:r  6:s 8:r 8:r  non-mountain/2:s non-mountain/2:s  -1:r -1:r  no:s'],
  ['hex/sea', 'P:i P:i P:r  P:i P:i P:r  -:i -:i  0:i 0:i  no:i'],
  ['hex/lake', 'P:i P:i P:r  P:i P:i P:r  -:i -:i  0:i 0:i  no:i'],
  ['feature/reference', '-:s -:s -:s  -:s -:s -:s  -:s -:s  0:s 0:s  yes:s'],
  ['feature/dot', '-:s -:s -:s  -:s -:s -:s  -:s -:s  0:s 0:s  no:s'],
  // -1 and -2 in the older games of the series, 0 and -1 from the edition of 1990 that First to Fight follows
  [
    'feature/major-partial',
    '-:s -:s -:s  -:s -:s -:s  non-artillery-non-engineer/2:s non-artillery-non-engineer/2:s  0:i 0:i  no:s',
  ],
  [
    'feature/major-full',
    '-:s -:s -:s  -:s -:s -:s  non-artillery-non-engineer/2:s non-artillery-non-engineer/2:s  -1:i -1:i  no:s',
  ],
  ['feature/fort', '-:s -:s -:s  -:s -:s -:s  -:s -:s  -1:s -1:s  defender:p'],
  // the improved kind, as First to Fight has no other
  [
    'feature/fortress',
    '-:s -:s -:s  -:s -:s -:s  non-artillery-non-engineer/2:p non-artillery-non-engineer/2:p  -1:s -1:s  defender:p',
  ],
  // crossed in the worked example of odds, with neither a modifier of its own nor a bar to armor effects
  ['hexside/minor-river', '+1:p +2:r +0:r  +1:s +3:r +0:r  non-artillery/2:p -:s  0:p 0:s  yes:p'],
  ['hexside/major-river', '+2:i +3:r +1:i  +2:i +4:r +1:i  non-artillery/4:p non-artillery/2:s  0:s 0:s  yes:s'],
  ['hexside/sea', 'P:s P:s P:r  P:s P:s P:r  -:s -:s  0:s 0:s  no:s'],
  ['hexside/lake', 'P:s P:s +2:s  P:s P:s +3:s  -:s -:s  0:s 0:s  no:s'],
  [
    'hexside/fortified',
    '-:i -:i -:i  -:i -:i -:i  non-artillery-non-engineer/2:p non-artillery-non-engineer/2:p  0:i 0:i  defender:p',
  ],
  ['line/road', 'C:p C:p C:p  C:p C:p C:p  -:s -:s  0:s 0:s  yes:s'],
  ['line/rail', 'C:p C:p C:p  C:p C:p C:p  -:i -:i  0:i 0:i  yes:i'],
];

/**
 * Costs of clear hexes, woods, forest and minor rivers, the effects of rivers, woods, swamp and fortifications that
 * the rulebook's text states; the rest from play aids of the series, by inference, or made up.
 * Railroads are here only as roads: movement by rail is a rule.
 * @since 0.1.0
 */
export const terrainChartData: TerrainChartData = {
  id: 'boot-camp-terrain',
  title: 'Terrain Effects Chart',
  notice:
    'Not the published chart, which belongs to the standard game and was not to be had. Printed are only the entries that the rulebook states in its text and ' +
    'examples: clear, woods and forest in clear weather, minor rivers, the halving and quartering at rivers and fortifications, the woods modifier, ' +
    'roads. Combat effects of other terrain mostly come from play aids of the series; nearly all costs for mud and winter, and most die roll modifiers, are ' +
    'reconstructed and may be wrong. Load the printed chart to play with it.',
  columns: CHART_COLUMNS,
  rows: ROWS.map(([row]) => row),
  cells: ROWS.map(([, text]) => entries(text)),
};
