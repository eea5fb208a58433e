/**
 * The combat results table that is used when nobody loads the printed one.
 * @rule EBC CRT (BC-CRT.1 to BC-CRT.6), ruling AMB-BC-1
 * @module
 */
import type { Cell, Source } from '../../kernel/table.js';
import type { CrtData, CrtRules } from '../europa/crtTable.js';

const SOURCE: Readonly<Record<string, Source>> = {
  p: 'printed',
  s: 'secondary',
  i: 'inferred',
  r: 'reconstructed',
};

/** A row from its results and, letter by letter, their sources. */
const row = (results: string, sources: string): ReadonlyArray<Cell<string>> =>
  results.split(' ').map((value, c) => ({ value, source: SOURCE[sources[c]] }));

/**
 * Thirteen columns of odds, ten rows. The rulebook at hand prints 15 of the 130 cells; 6 more are known
 * from an article by the series' designer on the standard table, 18 follow if results never get worse for the
 * attacker as odds or die rise, and 91 are made up in the shape of the rest.
 * @since 0.1.0
 */
export const crtData: CrtData = {
  id: 'boot-camp-crt',
  title: 'Ground Combat Results Table (Boot Camp)',
  notice:
    'Not the published table. 15 cells (row -1, and row 0 at 1:4 and 1:3) are printed in the rulebook; 6 (2:1, rows 1 to 6) come from another publication; ' +
    '18 (rows 6 to 8 from 4:1 up) follow from these and from published results of play; the other 91 are reconstructed and any of them may be wrong. ' +
    'Load the printed table to play with it.',
  columns: ['1:4', '1:3', '1:2', '1:1', '1.5:1', '2:1', '3:1', '4:1', '5:1', '6:1', '7:1', '8:1', '9:1'],
  rows: ['-1', '0', '1', '2', '3', '4', '5', '6', '7', '8'],
  cells: [
    row('AE AE AE AE AE AE AH AR AS AS HX DR DR', 'ppppppppppppp'),
    row('AE AE AE AE AE AH AR AS EX HX DR DR DH', 'pprrrrrrrrrrr'),
    row('AE AE AE AE AH AR AS EX HX DR DR DH DE', 'rrrrrsrrrrrrr'),
    row('AE AE AE AH AR AS EX HX DR DR DH DE DE', 'rrrrrsrrrrrrr'),
    row('AE AE AE AR AS AS HX DR DR DH DE DE DE', 'rrrrrsrrrrrrr'),
    row('AE AE AH AS AS EX DR DR DH DE DE DE DE', 'rrrrrsrrrrrrr'),
    row('AE AH AR AS EX HX DR DH DE DE DE DE DE', 'rrrrrsrrrrrrr'),
    row('AH AR AS EX HX DR DH DE DE DE DE DE DE', 'rrrrrsriiiiii'),
    row('AR AS AS HX DR DR DH DE DE DE DE DE DE', 'rrrrrrriiiiii'),
    row('AS AS EX DR DR DH DE DE DE DE DE DE DE', 'rrrrrrriiiiii'),
  ],
};

/** The nine results. What each does stands in `results.ts`. @rule EBC CRT (BC-CRT.7 to BC-CRT.18) @since 0.1.0 */
export const CRT_RESULTS = ['AE', 'AH', 'AR', 'AS', 'EX', 'HX', 'DR', 'DH', 'DE'] as const;

/** One of the nine results. @since 0.1.0 */
export type CrtResult = (typeof CRT_RESULTS)[number];

/** The table of Boot Camp, and what another one must be like. @rule EBC CRT */
export const bootCampCrt: CrtRules = {
  standIn: crtData,
  isResult: (cell) => (CRT_RESULTS as ReadonlyArray<string>).includes(cell),
  results: `one of ${CRT_RESULTS.join(', ')}`,
  errors: () => [],
};
