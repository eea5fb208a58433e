import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { testChart } from '../../src/conformance/chart.js';
import { withChart } from './chart.js';

describe('the chart in docs/conformance.md', () => {
  const page = readFileSync(new URL('../../docs/conformance.md', import.meta.url), 'utf8').replace(/\r\n/g, '\n');

  it('is the one that cases are played with; if not, run npm run docs:chart', () => {
    expect(page).toBe(withChart(page));
  });

  it('has every row that is in force', () => {
    for (const row of testChart.rows) expect(page).toContain(`| ${row} |`);
  });
});
