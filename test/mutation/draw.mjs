/** Draws the mutants of samples. The lot of a mutant depends on nothing but what it is and where: everybody draws the same. */
import { createHash } from 'node:crypto';
import { CHAPTERS, filesOf, sourcePath } from './chapters.mjs';

const SEED = 1939;

/** A number from 0 to 1 for each mutant. */
export const lot = ({ fileName, location: { start, end }, mutatorName, replacement }) => {
  const words = JSON.stringify([SEED, sourcePath(fileName), start.line, start.column, end.line, end.column, mutatorName, replacement]);
  return createHash('sha256').update(words).digest().readUInt32BE() / 2 ** 32;
};

let shares = null;

/** Whether a mutant is tried: every one of a chapter that is tried whole. */
export const isDrawn = (mutant) => {
  // those that lived are tried again wherever they stand now
  if (process.env.MUTATION_ALL === '1') return true;
  shares ??= new Map(Object.entries(CHAPTERS).flatMap(([name, { share }]) => filesOf(name).map((file) => [file, share ?? 1])));
  return lot(mutant) < (shares.get(sourcePath(mutant.fileName)) ?? 1);
};
