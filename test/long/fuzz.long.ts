/**
 * A million broken inputs over every reader of what others write. Each must be answered by a value, in words, soon, and without keeping
 * memory. `FUZZ_SHARE=0.1` tries a tenth of them, `FUZZ_SEED` begins elsewhere. Spread over the processor's cores.
 */
import { holdReader, type HeldReader, MOST_GROWN } from '../fuzz/hold.js';
import { READERS, removeFiles } from '../fuzz/readers/index.js';
import { writeBetween } from './page.js';
import { serve, spread } from './spread.js';

const SHARE = Number(process.env['FUZZ_SHARE'] ?? 1);
const SEED = Number(process.env['FUZZ_SEED'] ?? 1939);

const countOf = (i: number): number => Math.ceil(READERS[i].share * SHARE);

const row = (h: HeldReader): string => `| ${h.name} | ${h.inputs} | ${h.accepted} | ${h.slowest.toFixed(0)} ms | ${Math.ceil(h.peak)} MB | ${Math.max(0, h.grown).toFixed(1)} MB |`;

/** Tries all readers; the section for the report. Throws when one throws, is slow, keeps memory, or says nothing. */
export const run = async (): Promise<string> => {
  const { answers, seconds } = await spread<HeldReader>(import.meta.url, READERS.length);
  const faults = answers.flatMap((h) => h.faults);
  if (faults.length > 0) throw new Error(`${faults.length} kinds of faults:\n${faults.join('\n')}`);
  const inputs = answers.reduce((n, h) => n + h.inputs, 0);
  const text = [
    `${inputs} broken inputs over ${answers.length} readers (seed ${SEED}), ${answers.reduce((n, h) => n + h.accepted, 0)} of them harmless after all: no exception, no refusal without words, nothing that objects inherit changed. The slowest took`,
    `${Math.max(...answers.map((h) => h.slowest)).toFixed(0)} ms; the bound is a second and twenty times what a valid input of the same size takes. Memory that a reader kept: ${Math.max(0, ...answers.map((h) => h.grown)).toFixed(1)} MB at most (${MOST_GROWN} are allowed); garbage on the way: ${Math.ceil(Math.max(...answers.map((h) => h.peak)))} MB at most.`,
    '',
    '| reader | inputs | harmless | slowest | garbage, at most | kept |',
    '|---|---:|---:|---:|---:|---:|',
    ...answers.map(row),
    '',
    `Processor time: ${Math.round(seconds)} s.`,
  ].join('\n');
  if (inputs >= 1_000_000) writeBetween('verification.md', '<!-- fuzzing: written by npm run test:long fuzz -->', '<!-- end of fuzzing -->', `${text}\n\n${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}.`);
  return `## Broken inputs\n\n${text}`;
};

await serve((i) => holdReader(READERS[i], countOf(i), SEED));
removeFiles();
