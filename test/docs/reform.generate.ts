/** Writes the tables of docs/reform.md: `npm run docs:reform`. Some minutes. */
import { readFileSync, writeFileSync } from 'node:fs';
import { withDrives, withLosses } from './reform.js';

const page = new URL('../../docs/reform.md', import.meta.url);
writeFileSync(page, withDrives(withLosses(readFileSync(page, 'utf8'))));
