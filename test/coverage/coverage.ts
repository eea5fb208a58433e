/**
 * Which clause is carried out where: citations read from the source, by code and by tests.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** One place that names a clause. */
export interface Place {
  readonly file: string;
  readonly line: number;
}

export interface Citations {
  readonly code: ReadonlyMap<string, ReadonlyArray<Place>>;
  readonly tests: ReadonlyMap<string, ReadonlyArray<Place>>;
  /** The rule in our own words, from the citation in the code. */
  readonly gists: ReadonlyMap<string, string>;
}

const CLAUSE = /\b(?:(?:BC|FF)-[A-Z0-9]+\.\d+|ER-[A-Za-z0-9]+\.\d+|SPI-(?:\d+(?:\.\d+)?|[A-Z]+)\.\d+|QA-\d+)\b(?!-\d)/g;
/** `BC-6A.14 to BC-6A.18` names all five. */
const RANGE = /\b((?:BC|FF)-[A-Z0-9]+\.|ER-[A-Za-z0-9]+\.|SPI-(?:\d+(?:\.\d+)?|[A-Z]+)\.|QA-)(\d+) to \1(\d+)\b/g;
/** A citation function with its case, clauses and gist. */
const REF = /\b(?:ebc|ftf|qa|reform|fite)\(\s*'[^']+',\s*\[([^\]]*)\],\s*(['"`])((?:(?!\2)[^\\]|\\.)*)\2/g;

/** A list of clauses of World War II with its gist. */
const LISTED = /\[(\s*'SPI-[^\]]*)\],\s*(?:gist:\s*)?(['"`])((?:(?!\2)[^\\]|\\.)*)\2/g;

const filesBelow = (folder: string, ending = '.ts'): ReadonlyArray<string> =>
  readdirSync(folder, { withFileTypes: true })
    .flatMap((e) => (e.isDirectory() ? (e.name === 'node_modules' ? [] : filesBelow(join(folder, e.name), ending)) : e.name.endsWith(ending) ? [join(folder, e.name)] : []))
    .sort();

const idsIn = (text: string): ReadonlyArray<string> => {
  const ranged = [...text.matchAll(RANGE)].flatMap(([, stem, from, to]) =>
    Array.from({ length: Number(to) - Number(from) + 1 }, (_, i) => `${stem}${Number(from) + i}`),
  );
  return [...new Set([...(text.match(CLAUSE) ?? []), ...ranged])];
};

const citationsOf = (files: ReadonlyArray<string>): ReadonlyMap<string, ReadonlyArray<Place>> => {
  const found = new Map<string, Place[]>();
  for (const file of files)
    readFileSync(file, 'utf8')
      .split('\n')
      .forEach((text, i) => {
        for (const id of idsIn(text)) found.set(id, [...(found.get(id) ?? []), { file: relative(ROOT, file).split(sep).join('/'), line: i + 1 }]);
      });
  return found;
};

export const readCitations = (): Citations => {
  const code = filesBelow(join(ROOT, 'src'));
  // conformance cases are tests as well
  const tests = [...filesBelow(join(ROOT, 'test')).filter((f) => f.endsWith('.test.ts') && !f.includes(`${sep}coverage${sep}`)), ...filesBelow(join(ROOT, 'test', 'conformance'), '.json')];
  const gists = new Map<string, string>();
  for (const file of code)
    for (const [, ids, , gist] of [...readFileSync(file, 'utf8').matchAll(REF), ...readFileSync(file, 'utf8').matchAll(LISTED)]) for (const id of idsIn(ids)) if (!gists.has(id)) gists.set(id, gist.replace(/\\'/g, "'"));
  return { code: citationsOf(code), tests: citationsOf(tests), gists };
};

const link = (from: string) => (p: Place): string => `[${p.file.split('/').slice(-1)[0]}:${p.line}](${from}${p.file}#L${p.line})`;

/** A page of a rulebook: clause, gist, code, tests. */
export const rulePage = (title: string, intro: string, ids: ReadonlyArray<string>, citations: Citations): string => {
  const places = (list: ReadonlyArray<Place> | undefined): string => {
    const byFile = new Map((list ?? []).map((p) => [p.file, p]));
    return [...byFile.values()].slice(0, 3).map(link('../../')).join(', ');
  };
  const rows = ids.map((id) => `| ${id} | ${citations.gists.get(id) ?? ''} | ${places(citations.code.get(id))} | ${places(citations.tests.get(id))} |`);
  return `# ${title}\n\n${intro}\n\n| clause | what we carry out | code | tests |\n|---|---|---|---|\n${rows.join('\n')}\n`;
};
