/**
 * Answers that a long run has already given, kept in `out/long`: a run that was stopped goes on where it was, as long as no
 * file that it runs has changed.
 */
import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const FOLDERS = ['src', 'test/fuzz', 'test/long', 'test/metamorphic', 'test/reference', 'test/rulesets'];

const filesBelow = (folder: string): ReadonlyArray<string> =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => path.endsWith('.ts'))
    .sort();

/** A digest of the code that long runs try. */
const codeDigest = (): string => {
  const hash = createHash('sha256');
  for (const folder of FOLDERS) for (const path of filesBelow(join(ROOT, folder))) hash.update(path.slice(ROOT.length)).update(readFileSync(path));
  // what the environment asks for is part of what was tried
  for (const name of ['FUZZ_SHARE', 'FUZZ_SEED']) hash.update(`${name}=${process.env[name] ?? ''}`);
  return hash.digest('hex');
};

/** What one piece of work came to, and the processor time that it took. */
export interface Answer<T> {
  readonly piece: number;
  readonly answer: T;
  readonly seconds: number;
}

/** The answers of a run that are known; `add` keeps another. */
export interface Answers<T> {
  readonly known: ReadonlyArray<Answer<T>>;
  readonly add: (answer: Answer<T>) => void;
}

/** The answers kept for a module and a number of pieces; none where the code was another then. */
export const answersOf = <T>(module: string, count: number): Answers<T> => {
  const folder = join(ROOT, 'out', 'long');
  const path = join(folder, `${basename(fileURLToPath(module), '.ts')}.jsonl`);
  const head = JSON.stringify({ code: codeDigest(), count });
  const lines = existsSync(path) ? readFileSync(path, 'utf8').split('\n') : [];
  const same = lines[0] === head;
  if (!same) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(path, `${head}\n`);
  }
  // a line that was cut short when the run was stopped does not count
  const known = same ? lines.slice(1, -1).map((line) => JSON.parse(line) as Answer<T>) : [];
  if (same && lines[lines.length - 1] !== '') writeFileSync(path, lines.slice(0, -1).map((line) => `${line}\n`).join(''));
  return { known, add: (answer) => appendFileSync(path, `${JSON.stringify(answer)}\n`) };
};
