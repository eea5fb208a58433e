/** How mutants are tried, and what is told of them. */
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Stryker } from '@stryker-mutator/core';
import { sourcePath } from './chapters.mjs';

const beside = (path) => fileURLToPath(new URL(path, import.meta.url));

/**
 * Tries the mutants of files, or of ranges of lines in them (`path:12-14`).
 * @param incrementalFile where to remember what was tried, null to try everything
 */
export const tryMutants = (mutate, incrementalFile) =>
  new Stryker({
    mutate,
    plugins: [beside('runner.mjs'), beside('wording.mjs')],
    testRunner: 'in-process',
    ignorers: ['wording'],
    coverageAnalysis: 'perTest',
    // what is made while modules are read cannot be made anew in one process
    ignoreStatic: true,
    incremental: incrementalFile !== null,
    ...(incrementalFile === null ? {} : { incrementalFile }),
    disableTypeChecks: false,
    ignorePatterns: ['/docs', '/out', '/dist', '/coverage'],
    concurrency: Number(process.env.MUTATION_WORKERS ?? availableParallelism()),
    timeoutMS: 30_000,
    timeoutFactor: 0.1,
    dryRunTimeoutMinutes: 30,
    reporters: ['progress-append-only'],
    tempDirName: '.stryker-tmp',
    allowConsoleColors: false,
  }).runMutationTest();

/** A mutant as the report needs it, with the lines that it is in as they were tried. Lines and columns as editors count them. */
export const told = ({ fileName, location: { start, end }, mutatorName, replacement, status }) => ({
  status, mutator: mutatorName, from: [start.line, start.column], to: [end.line, end.column], becomes: replacement,
  lines: linesOf(sourcePath(fileName)).slice(start.line - 1, end.line),
});

/** The lines of a source, without what they are indented by. */
export const linesOf = (path) => readFileSync(path, 'utf8').split('\n').map((line) => line.trim());
