/** Where conformance cases stand in their files, and what each says. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CASE_FILES } from '../../src/conformance/cases.js';
import { SPI_CASE_FILES } from '../../src/conformance/spi-ww2/cases.js';
import type { Case } from '../../src/testing/index.js';
import { idsIn, type Place, ROOT } from './coverage.js';

/** A case in its file. */
export interface FiledCase {
  readonly one: Case;
  /** The line of its id. */
  readonly place: Place;
  /** Clauses that its text names anywhere. */
  readonly clauses: ReadonlyArray<string>;
}

const ID = /^\s*(?:\{\s*)?"id":\s*"([^"]+)"/;

const filed = (name: string, content: unknown): ReadonlyArray<FiledCase> => {
  const file = `test/conformance/${name}.json`;
  const lines = readFileSync(join(ROOT, file), 'utf8').split('\n');
  const starts = lines.flatMap((line, i) => {
    const [, id] = ID.exec(line) ?? [];
    return id === undefined ? [] : [{ id, line: i + 1 }];
  });
  return (content as { readonly cases: ReadonlyArray<Case> }).cases.flatMap((one) => {
    const at = starts.findIndex(({ id }) => id === one.id);
    if (at < 0) return [];
    const text = lines.slice(starts[at].line - 1, (starts[at + 1]?.line ?? lines.length + 1) - 1).join('\n');
    return [{ one, place: { file, line: starts[at].line }, clauses: idsIn(text) }];
  });
};

/** Every case of the project, in the order of the files. */
export const filedCases = (): ReadonlyArray<FiledCase> => [
  ...Object.entries(CASE_FILES).flatMap(([name, content]) => filed(name, content)),
  ...Object.entries(SPI_CASE_FILES).flatMap(([name, content]) => filed(`spi-ww2/${name}`, content)),
];
