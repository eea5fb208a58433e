/** What is said of mutants that live is about code that stands there. */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { EXPLAINED, type Explained } from './explained.js';

const ROOT = new URL('../../', import.meta.url);
const isGone = ({ file, line }: Explained): boolean => !existsSync(new URL(file, ROOT)) || !readFileSync(new URL(file, ROOT), 'utf8').includes(line);

describe('mutants that may live', () => {
  it('are of lines that stand in the code', () => expect(EXPLAINED.filter(isGone)).toEqual([]));

  it('are explained in words, each once', () => {
    expect(EXPLAINED.filter((e) => e.why.length < 20 || e.line.trim() === '')).toEqual([]);
    expect(new Set(EXPLAINED.map((e) => JSON.stringify([e.file, e.line, e.becomes]))).size).toBe(EXPLAINED.length);
  });

  it('are missed when their line goes', () => expect(isGone({ file: 'src/engine/plain.ts', line: 'no such line', why: '' })).toBe(true));
});
