/** Writes docs/defects.md: `npm run docs:defects`. */
import { writeFileSync } from 'node:fs';
import { defectsPage } from './defects.js';

writeFileSync(new URL('../../docs/defects.md', import.meta.url), defectsPage());
