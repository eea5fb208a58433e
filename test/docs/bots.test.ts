/** The code of docs/bots.md is run, and its table has every bot. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { BOTS } from '../../src/bots/index.js';

const root = new URL('../../', import.meta.url);
const page = readFileSync(new URL('docs/bots.md', root), 'utf8').replace(/\r\n/g, '\n');
const blocks = [...page.matchAll(/^```ts\n(.*?)^```$/gms)].map((m) => m[1]);

afterEach(() => void vi.restoreAllMocks());

describe('docs/bots.md', () => {
  const expected = [/^.+ after \d+ actions$/, /^hasty has played true$/];
  it('has an expectation for each block of code', () => expect(expected).toHaveLength(blocks.length));
  expected.forEach((line, i) =>
    it(`runs: block ${i + 1}`, async () => {
      const folder = fileURLToPath(new URL('out/bots/', root));
      mkdirSync(folder, { recursive: true });
      writeFileSync(`${folder}block-${i + 1}.ts`, blocks[i]);
      const lines: string[] = [];
      vi.spyOn(console, 'log').mockImplementation((...words: unknown[]) => void lines.push(words.join(' ')));
      await import(/* @vite-ignore */ pathToFileURL(`${folder}block-${i + 1}.ts`).href);
      expect(lines).toHaveLength(1);
      expect(lines[0]).toMatch(line);
    }),
  );

  it('tells of every bot, and has a place for the ladder', () => {
    for (const { id } of BOTS) expect(page).toContain(`\n| \`${id}\` |`);
    expect(page).toMatch(/<!-- ladder: begin, written by npm run test:long -->[\s\S]+<!-- ladder: end -->/);
  });
});
