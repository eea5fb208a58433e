/**
 * Which clause is carried out where: citations read from the source, by code and by tests.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ruleOf } from '../../src/conformance/rulebook/clauses.js';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** One place that names a clause. */
export interface Place {
  readonly file: string;
  readonly line: number;
}

export interface Citations {
  readonly code: ReadonlyMap<string, ReadonlyArray<Place>>;
  readonly tests: ReadonlyMap<string, ReadonlyArray<Place>>;
  /** By files of conformance cases. */
  readonly cases: ReadonlyMap<string, ReadonlyArray<Place>>;
  /** Rules of the standard game in the East, which has no numbered clauses: `FITE 10B`, in code and in tests. */
  readonly rules: ReadonlyMap<string, ReadonlyArray<Place>>;
  readonly ruleTests: ReadonlyMap<string, ReadonlyArray<Place>>;
}

const CLAUSE = /\b(?:(?:BC|FF)-[A-Z0-9]+\.\d+|ER-[A-Za-z0-9]+\.\d+|SPI-(?:\d+(?:\.\d+)?|[A-Z]+)\.\d+|QA-\d+)\b(?!-\d)/g;
/** `BC-6A.14 to BC-6A.18` names all five. */
const RANGE = /\b((?:BC|FF)-[A-Z0-9]+\.|ER-[A-Za-z0-9]+\.|SPI-(?:\d+(?:\.\d+)?|[A-Z]+)\.|QA-)(\d+) to \1(\d+)\b/g;
/** A citation function with its case, clauses and gist. */
const REF = /\b(ebc|ftf|reform|fite)\(\s*'([^']+)',\s*\[([^\]]*)\],\s*(['"`])((?:(?!\4)[^\\]|\\.)*)\4/g;

/** A list of clauses of World War II with its gist. */
const LISTED = /\[(\s*'SPI-[^\]]*)\],\s*(?:gist:\s*)?(['"`])((?:(?!\2)[^\\]|\\.)*)\2/g;

const filesBelow = (folder: string, ending = '.ts'): ReadonlyArray<string> =>
  readdirSync(folder, { withFileTypes: true })
    .flatMap((e) => (e.isDirectory() ? (e.name === 'node_modules' ? [] : filesBelow(join(folder, e.name), ending)) : e.name.endsWith(ending) ? [join(folder, e.name)] : []))
    .sort();

/** Every clause that a text names, ranges spelled out. */
export const idsIn = (text: string): ReadonlyArray<string> => {
  const ranged = [...text.matchAll(RANGE)].flatMap(([, stem, from, to]) =>
    Array.from({ length: Number(to) - Number(from) + 1 }, (_, i) => `${stem}${Number(from) + i}`),
  );
  return [...new Set([...(text.match(CLAUSE) ?? []), ...ranged])];
};

/** A file’s path from the root of the project. */
const named = (file: string): string => relative(ROOT, file).split(sep).join('/');

/** Rules of the standard game in the East that a text names, as code and as prose. */
export const rulesIn = (text: string): ReadonlyArray<string> => [...new Set([...text.matchAll(/\bFITE (\w+)|\bfite\(\s*'(\w+)'/g)].map((m) => `FITE ${m[1] ?? m[2]}`))];

const citationsOf = (files: ReadonlyArray<string>, namesIn: (text: string) => ReadonlyArray<string> = idsIn): ReadonlyMap<string, ReadonlyArray<Place>> => {
  const found = new Map<string, Place[]>();
  for (const file of files)
    readFileSync(file, 'utf8')
      .split('\n')
      .forEach((text, i) => {
        for (const id of namesIn(text)) found.set(id, [...(found.get(id) ?? []), { file: named(file), line: i + 1 }]);
      });
  return found;
};

/** The register of rulebooks names every clause, and carries none out. */
const REGISTER = `${sep}conformance${sep}rulebook${sep}`;

/** Files of code that may cite clauses. */
const codeFiles = (): ReadonlyArray<string> => filesBelow(join(ROOT, 'src')).filter((f) => !f.includes(REGISTER));

/** Where each clause is cited. */
export const readCitations = (): Citations => {
  const tests = filesBelow(join(ROOT, 'test')).filter((f) => f.endsWith('.test.ts') && !f.includes(`${sep}coverage${sep}`));
  return {
    code: citationsOf(codeFiles()),
    tests: citationsOf(tests),
    cases: citationsOf(filesBelow(join(ROOT, 'test', 'conformance'), '.json')),
    rules: citationsOf(codeFiles(), rulesIn),
    ruleTests: citationsOf(tests, rulesIn),
  };
};

/** One citation of the code with a gist. */
export interface GistFound {
  /** As rules are cited: `EBC 6A`. */
  readonly rule: string;
  readonly clauses: ReadonlyArray<string>;
  readonly gist: string;
  readonly place: Place;
}

/** Every gist in the code, by file. A gist with a variable in it says nothing by itself. */
export const readGists = (): ReadonlyArray<GistFound> =>
  codeFiles().flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    const placeAt = (index: number): Place => ({ file: named(file), line: text.slice(0, index).split('\n').length });
    const plain = (gist: string): string => gist.replace(/\\(['"`])/g, '$1');
    const refs = [...text.matchAll(REF)].map((m): GistFound => ({ rule: `${m[1].toUpperCase()} ${m[2]}`, clauses: idsIn(m[3]), gist: plain(m[5]), place: placeAt(m.index) }));
    const listed = [...text.matchAll(LISTED)].map((m): GistFound => ({ rule: ruleOf(idsIn(m[1])[0]), clauses: idsIn(m[1]), gist: plain(m[3]), place: placeAt(m.index) }));
    return [...refs, ...listed].filter(({ gist }) => !gist.includes('${'));
  });
