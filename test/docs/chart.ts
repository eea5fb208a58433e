/**
 * The table of docs/conformance.md: every row of the terrain chart that cases are played with, as it is in force.
 */
import { OWN_ROWS, testChart } from '../../src/conformance/chart.js';

const START = '<!-- chart: written by `npm run docs:chart` from src/conformance/chart.ts -->';
const END = '<!-- end of the chart -->';

/** Sources in the table's last column, the surest first. */
const SOURCES = ['printed', 'secondary', 'inferred', 'reconstructed'] as const;

const pair = (open: string, frozen: string): string => (open === frozen ? open : `${open}, frozen ${frozen}`);
const three = (clear: string, mud: string, winter: string): string => (clear === mud && mud === winter ? clear : `${clear} / ${mud} / ${winter}`);

/** The table in Markdown. Rows that are not of the cases alone name the least sure of their sources. */
export const chartTable = (): string => {
  const rows = testChart.rows.map((row, i) => {
    const cells = testChart.cells[i];
    const v = cells.map((c) => c.value);
    const least = SOURCES[Math.max(...cells.map((c) => (SOURCES as ReadonlyArray<string>).indexOf(c.source)))];
    return `| ${row} | ${three(v[0], v[1], v[2])} | ${three(v[3], v[4], v[5])} | ${pair(v[6], v[7])} | ${pair(v[8], v[9])} | ${v[10]} | ${OWN_ROWS.includes(row) ? 'cases' : `shipped, ${least}`} |`;
  });
  return [
    START,
    '',
    '| row | other units: clear / mud / winter | c/m and artillery | attackers divided | die | armor effects | from |',
    '|---|---|---|---|---|---|---|',
    ...rows,
    '',
    END,
  ].join('\n');
};

/** The page with its table written anew. Throws when the marks are gone. */
export const withChart = (page: string): string => {
  const [from, to] = [page.indexOf(START), page.indexOf(END)];
  if (from < 0 || to < from) throw new Error(`docs/conformance.md has no table between ${START} and ${END}`);
  return `${page.slice(0, from)}${chartTable()}${page.slice(to + END.length)}`;
};
