/**
 * Files that a command reads and writes.
 * @module
 */
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { badInput } from './failure.js';

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a folder, not a file',
  EACCES: 'it may not be opened',
  EPERM: 'it may not be opened',
  ENOTDIR: 'part of its path is a file, not a folder',
  EEXIST: 'a file of that name is in the way of the folder',
  ENOSPC: 'the disk is full',
};

export const reason = (e: unknown): string => {
  const code = (e as NodeJS.ErrnoException).code ?? '';
  return REASONS[code] ?? `it cannot be used (${code === '' ? String(e) : code})`;
};

/** The text of a file. */
export const readText = (file: string): string => {
  try {
    return readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
  } catch (e) {
    throw badInput(`${file}: ${reason(e)}.`);
  }
};

/** The contents of a JSON file, unchecked. */
export const readJson = (file: string): unknown => {
  const text = readText(file);
  try {
    return JSON.parse(text) as unknown;
  } catch (e) {
    throw badInput(`${file}: not JSON: ${e instanceof Error ? e.message : 'it cannot be read'}.`);
  }
};

/** Makes a folder and those it lies in, one by one: Node's own way never comes back from below `/proc`. */
const makeFolders = (folder: string): void => {
  const above = dirname(resolve(folder));
  if (!existsSync(above)) makeFolders(above);
  if (!existsSync(folder) || !statSync(folder).isDirectory()) mkdirSync(folder);
};

/** Makes a folder, and those it lies in: better refused before long work than after it. */
export const makeFolder = (folder: string): void => {
  if (folder === '') throw badInput('The name of the folder is empty; give one, or leave --out away for the one named out.');
  try {
    makeFolders(folder);
  } catch (e) {
    throw badInput(`The folder ${folder} cannot be made: ${reason(e)}.`);
  }
};

/** Writes a file, and the folders it needs. */
export const writeText = (file: string, text: string): void => {
  if (file === '') throw badInput('The name of the file is empty; give one, or leave --out away for standard output.');
  try {
    makeFolders(dirname(file));
    writeFileSync(file, text);
  } catch (e) {
    throw badInput(`${file} cannot be written: ${reason(e)}.`);
  }
};
