/**
 * The long tests: `npm run test:long`. Each `*.long.ts` beside this file exports `run`, which throws when something does not
 * hold and otherwise tells in Markdown what was tried and what came of it: a section of docs/long-run.md, with its date, and a row of
 * the table in docs/verification.md. With words on the command line, only files whose names contain one of them are run, and the
 * other sections stay as they are.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { writeBetween } from './page.js';

interface LongTest {
  readonly run: () => Promise<string>;
}

const here = new URL('./', import.meta.url);
const words = process.argv.slice(2);
const files = readdirSync(here)
  .filter((name) => name.endsWith('.long.ts') && (words.length === 0 || words.some((word) => name.includes(word))))
  .sort();

const seconds = (start: number): string => `${((performance.now() - start) / 1000).toFixed(1)} s`;
const PAGE = new URL('../../docs/long-run.md', here);

/** Sections of the page by their headings, in order. */
const written = (): ReadonlyMap<string, string> =>
  new Map(
    (existsSync(PAGE) ? readFileSync(PAGE, 'utf8') : '')
      .split(/^(?=## )/m)
      .filter((text) => text.startsWith('## '))
      .map((text) => [text.split('\n')[0], text.trim()]),
  );
const told = new Map<string, string>();
const today = new Date().toISOString().slice(0, 10);
let failed = 0;
for (const file of files) {
  const start = performance.now();
  try {
    const { run } = (await import(new URL(file, here).href)) as LongTest;
    const section = `${(await run()).trim()}\n\n${today}, Node ${process.versions.node}, ${seconds(start)} on ${availableParallelism()} cores.`;
    told.set(section.split('\n')[0], section);
    console.log(`\n${section}\n\n${file}: held, ${seconds(start)}`);
  } catch (e) {
    failed++;
    console.error(`\n${file}: FAILED after ${seconds(start)}\n${e instanceof Error ? (e.stack ?? e.message) : String(e)}`);
  }
}

if (files.length === 0) console.error(`No long test ${words.length === 0 ? 'stands' : `named like ${words.join(' or ')}`} in test/long.`);
if (failed < files.length) {
  // another run may have written its sections in the meantime
  const sections = new Map([...written(), ...told]);
  writeFileSync(PAGE, ['# Long run', 'Written by `npm run test:long`, section by section.', ...[...sections.values()].sort(), ''].join('\n\n').replace(/\n+$/, '\n'));
  const summary = [...sections].sort(([a], [b]) => (a < b ? -1 : 1)).map(([heading, text]) => {
    const [, name] = heading.split(/^## /);
    return `| [${name}](long-run.md#${name.toLowerCase().replace(/[^\w -]/g, '').replace(/ /g, '-')}) | ${text.split('\n').at(-1)?.replace(/\.$/, '').replace(/, /g, ' | ').replace(/^([^|]*\|[^|]*)$/, '$1 |')} |`;
  });
  writeBetween('verification.md', '<!-- long run: begin, written by npm run test:long -->', '<!-- long run: end -->', ['| what held | day | Node | took |', '|---|---|---|---|', ...summary].join('\n'));
  console.log('\ndocs/long-run.md and the table in docs/verification.md are written.');
}
process.exitCode = failed > 0 || files.length === 0 ? 1 : 0;
