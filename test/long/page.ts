/** The part of docs/scenarios.md that a long test writes, between two marks. */
import { readFileSync, writeFileSync } from 'node:fs';

const PAGE = new URL('../../docs/scenarios.md', import.meta.url);
const END = '<!-- results: end -->';

/** Puts a text after the mark of a name. Throws when the page has no place for it. */
export const writeResults = (name: string, text: string): void => {
  const begin = `<!-- results of ${name}: begin, written by npm run test:long -->`;
  const page = readFileSync(PAGE, 'utf8');
  const from = page.indexOf(begin);
  const to = page.indexOf(END, from);
  if (from < 0 || to < 0) throw new Error(`docs/scenarios.md has no place for the results of ${name}`);
  writeFileSync(PAGE, `${page.slice(0, from + begin.length)}\n\n${text}\n\n${page.slice(to)}`);
};
