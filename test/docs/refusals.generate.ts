/** Writes docs/refusals.md and docs/refusals-spi-ww2.md: `npm run docs:refusals`. */
import { writeFileSync } from 'node:fs';
import { FAMILIES, refusalsPage } from './refusals.js';

for (const family of FAMILIES) writeFileSync(new URL(`../../docs/${family.page}`, import.meta.url), refusalsPage(family));
