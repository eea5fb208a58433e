/**
 * The long tests: `npm run test:long`. Each `*.long.ts` beside this file exports `run`, which throws when something does not
 * hold and otherwise tells in Markdown what was tried and what came of it. The answers go to docs/long-run.md. With words
 * on the command line, only files whose names contain one of them are run, and the page stays as it is.
 */
import { readdirSync, writeFileSync } from 'node:fs';

interface LongTest {
  readonly run: () => Promise<string>;
}

const here = new URL('./', import.meta.url);
const words = process.argv.slice(2);
const files = readdirSync(here)
  .filter((name) => name.endsWith('.long.ts') && (words.length === 0 || words.some((word) => name.includes(word))))
  .sort();

const seconds = (start: number): string => `${((performance.now() - start) / 1000).toFixed(1)} s`;
const sections: string[] = [];
let failed = 0;
for (const file of files) {
  const start = performance.now();
  try {
    const { run } = (await import(new URL(file, here).href)) as LongTest;
    const section = (await run()).trim();
    sections.push(section);
    console.log(`\n${section}\n\n${file}: held, ${seconds(start)}`);
  } catch (e) {
    failed++;
    console.error(`\n${file}: FAILED after ${seconds(start)}\n${e instanceof Error ? (e.stack ?? e.message) : String(e)}`);
  }
}

if (files.length === 0) console.error(`No long test ${words.length === 0 ? 'stands' : `named like ${words.join(' or ')}`} in test/long.`);
if (failed === 0 && words.length === 0 && files.length > 0) {
  const page = ['# Long run', '', `Written by \`npm run test:long\` on ${new Date().toISOString().slice(0, 10)} with Node ${process.versions.node}.`, '', sections.join('\n\n'), ''];
  writeFileSync(new URL('../../docs/long-run.md', here), page.join('\n'));
  console.log('\ndocs/long-run.md is written.');
}
process.exitCode = failed > 0 || files.length === 0 ? 1 : 0;
