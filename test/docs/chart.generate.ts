/** Writes the table of docs/conformance.md: `npm run docs:chart`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { withChart } from './chart.js';

const page = new URL('../../docs/conformance.md', import.meta.url);
writeFileSync(page, withChart(readFileSync(page, 'utf8')));
