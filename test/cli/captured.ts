import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Io } from '../../src/cli/io.js';
import { run } from '../../src/cli/main.js';

/** What a command wrote, and its exit code. */
export interface Ran {
  readonly exit: number;
  readonly out: string;
  readonly err: string;
}

/** Runs a command line within the process. */
export const grognard = async (...argv: ReadonlyArray<string>): Promise<Ran> => {
  let out = '';
  let err = '';
  const io: Io = {
    out: (text) => void (out += text),
    err: (text) => void (err += text),
    bar: null,
    sameScreen: false,
    pause: async () => undefined,
  };
  const exit = await run(argv, io);
  return { exit, out, err };
};

/** A folder of its own for the files of a test, and its end. */
export const folder = (): { readonly path: (name: string) => string; readonly remove: () => void } => {
  const dir = mkdtempSync(join(tmpdir(), 'grognard-'));
  return { path: (name) => join(dir, name), remove: () => rmSync(dir, { recursive: true, force: true }) };
};

/** Something that no user should ever see. */
export const looksLikeATrace = (text: string): boolean => /\n\s+at .+:\d+:\d+|TypeError|ReferenceError|\[object Object\]|undefined/.test(text);
