/** Writes docs/odds.md: `npm run docs:odds`. */
import { writeFileSync } from 'node:fs';
import { oddsPage } from './odds.js';

writeFileSync(new URL('../../docs/odds.md', import.meta.url), oddsPage());
