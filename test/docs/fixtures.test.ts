/** The code of the pages about fixtures and house rules is run, and what they say that it prints is what it prints. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterEach, describe, expect, it, vi } from 'vitest';

const root = new URL('../../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, root), 'utf8').replace(/\r\n/g, '\n');
const fenced = (text: string, kind: string): ReadonlyArray<string> => [...text.matchAll(new RegExp(`^\`\`\`${kind}\\n(.*?)^\`\`\`$`, 'gms'))].map((m) => m[1]);

const folder = fileURLToPath(new URL('out/docs/', root));
mkdirSync(folder, { recursive: true });

/** Writes a file, runs it, and returns what it printed. */
const printed = async (name: string, code: string): Promise<string> => {
  const lines: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((...words: unknown[]) => void lines.push(words.join(' ')));
  writeFileSync(`${folder}${name}`, code);
  await import(/* @vite-ignore */ pathToFileURL(`${folder}${name}`).href);
  return lines.join('\n');
};

afterEach(() => void vi.restoreAllMocks());

describe('fixtures in docs/conformance.md', () => {
  const section = read('docs/conformance.md').split(/^## /m).find((part) => part.startsWith('Fixtures in your own tests')) ?? '';
  const [holds, fails] = fenced(section, 'ts');
  const told = fenced(section, 'text').map((text) => text.trimEnd());
  it('print what stands under them', async () => {
    expect(fenced(section, 'ts')).toHaveLength(2);
    expect(await printed('holds.ts', holds)).toBe(told[0]);
    vi.restoreAllMocks();
    expect(await printed('fails.ts', fails)).toBe(told[1]);
  });
});

describe('docs/house-rules.md', () => {
  it('writes a rule, tests it, sees what it changes and plays it', async () => {
    const page = read('docs/house-rules.md');
    expect(await printed('houseRules.ts', fenced(page, 'ts').join('\n'))).toBe(`${fenced(page, 'text')[0]}true\ntrue`);
  });
});
