/** Writes docs/readings.md: `npm run docs:readings`. */
import { writeFileSync } from 'node:fs';
import { readingsPage } from './readings.js';

writeFileSync(new URL('../../docs/readings.md', import.meta.url), readingsPage());
