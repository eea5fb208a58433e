/**
 * Writes the gists of the code as data, and the rule pages: `npm run docs:rules`.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { citedFile } from './cited.js';
import { ROOT } from './coverage.js';

writeFileSync(join(ROOT, 'src', 'conformance', 'rulebook', 'cited.ts'), citedFile());
// only now, since the pages are made with the gists just written
const { rulePages } = await import('./pages.js');
const folder = join(ROOT, 'docs', 'rules');
mkdirSync(folder, { recursive: true });
for (const [name, text] of rulePages()) writeFileSync(join(folder, name), text);
