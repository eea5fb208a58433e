/** The code of docs/tournaments.md is run, and its commands are known. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { grognard } from '../cli/captured.js';

const root = new URL('../../', import.meta.url);
const page = readFileSync(new URL('docs/tournaments.md', root), 'utf8').replace(/\r\n/g, '\n');
const blocks = (language: string): ReadonlyArray<string> => [...page.matchAll(new RegExp(`^ *\`\`\`${language}\n(.*?)^ *\`\`\`$`, 'gms'))].map((m) => m[1]);

afterEach(() => void vi.restoreAllMocks());

describe('docs/tournaments.md', () => {
  it('has code that runs', async () => {
    const folder = fileURLToPath(new URL('out/readme/', root));
    mkdirSync(folder, { recursive: true });
    const lines: string[] = [];
    vi.spyOn(console, 'log').mockImplementation((...words: unknown[]) => void lines.push(words.join(' ')));
    for (const [i, block] of blocks('ts').entries()) {
      const file = `${folder}tournaments-${i + 1}.ts`;
      writeFileSync(file, block);
      await import(/* @vite-ignore */ pathToFileURL(file).href);
    }
    expect(lines).toEqual(['4 games; greedy 0, random 0']);
  });

  it('has commands whose options there are', async () => {
    const commands = blocks('sh').flatMap((b) => [...b.matchAll(/grognard (tournament|worker)\b(.*)$/gm)]);
    expect(commands.length).toBeGreaterThanOrEqual(3);
    for (const [, command, options] of commands) {
      const { out } = await grognard(command, '--help');
      for (const [flag] of options.matchAll(/--[a-z]+/g)) expect(out).toContain(`${flag} `);
    }
  });
});
