/** Writes docs/refusals.md: `npm run docs:refusals`. */
import { writeFileSync } from 'node:fs';
import { refusalsPage } from './refusals.js';

writeFileSync(new URL('../../docs/refusals.md', import.meta.url), refusalsPage());
