/**
 * The ledger of a tournament as a file: read when it is opened, and longer by a line with each game.
 * @module
 */
import { closeSync, existsSync, fdatasyncSync, ftruncateSync, openSync, writeSync } from 'node:fs';
import { type Job, ledgerHead, ledgerLine, type Outcome, readLedger, type TournamentSpec } from '../../tournament/index.js';
import { isLeft } from '../../prelude.js';
import { badInput } from '../failure.js';
import { reason, readText } from '../files.js';

/** A ledger that is being kept. */
export interface LedgerFile {
  /** What it held when it was opened. */
  readonly before: ReadonlyArray<Outcome>;
  readonly add: (outcome: Outcome) => void;
  readonly close: () => void;
}

const written = <T>(file: string, write: () => T): T => {
  try {
    return write();
  } catch (e) {
    throw badInput(`${file} cannot be written: ${reason(e)}.`);
  }
};

/** Opens a ledger, or begins one. A last line that was torn by a kill is cut off. */
export const openLedger = (file: string, spec: TournamentSpec, jobs: ReadonlyArray<Job>): LedgerFile => {
  const source = existsSync(file) ? readText(file) : '';
  const read = readLedger(source, spec, jobs);
  if (isLeft(read))
    throw badInput(
      ...read.left.map(({ at, detail }) => `${file}, ${at}: ${detail}`),
      ...(read.left[0].code === 'tournament/other' ? ['Give the same options to go on with it, another --out for a new tournament, or remove the file.'] : []),
    );
  const { outcomes, whole } = read.right;
  const handle = written(file, () => {
    const fd = openSync(file, 'a');
    if (whole < source.length) ftruncateSync(fd, Buffer.byteLength(source.slice(0, whole)));
    if (whole === 0) writeSync(fd, ledgerHead(spec));
    return fd;
  });
  return {
    before: outcomes,
    // one call writes one line, so that only a kill in its middle can tear it; what is counted is on the disk
    add: (outcome) =>
      written(file, () => {
        writeSync(handle, ledgerLine(outcome));
        fdatasyncSync(handle);
      }),
    close: () => closeSync(handle),
  };
};
