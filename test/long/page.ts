/** The parts of documents that long tests write, each between two marks. */
import { readFileSync, writeFileSync } from 'node:fs';

/** Puts a text between two marks of a page of the docs. Throws when the page has no place for it. */
export const writeBetween = (page: string, begin: string, end: string, text: string): void => {
  const file = new URL(`../../docs/${page}`, import.meta.url);
  const whole = readFileSync(file, 'utf8');
  const from = whole.indexOf(begin);
  const to = whole.indexOf(end, from);
  if (from < 0 || to < 0) throw new Error(`docs/${page} has no place for what belongs between ${begin} and ${end}`);
  writeFileSync(file, `${whole.slice(0, from + begin.length)}\n\n${text}\n\n${whole.slice(to)}`);
};

/** Puts the results of a scenario into docs/scenarios.md. */
export const writeResults = (name: string, text: string): void =>
  writeBetween('scenarios.md', `<!-- results of ${name}: begin, written by npm run test:long -->`, '<!-- results: end -->', text);
