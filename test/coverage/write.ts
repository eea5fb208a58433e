/**
 * Writes the rule pages: `npm run docs:rules`.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './coverage.js';
import { rulePages } from './pages.js';

const folder = join(ROOT, 'docs', 'rules');
mkdirSync(folder, { recursive: true });
for (const [name, text] of rulePages()) writeFileSync(join(folder, name), text);
