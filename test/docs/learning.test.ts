/** The code of docs/learning.md is run, and prints what stands under it. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterEach, describe, expect, it, vi } from 'vitest';

const root = new URL('../../', import.meta.url);
const page = readFileSync(new URL('docs/learning.md', root), 'utf8').replace(/\r\n/g, '\n');
const fenced = (text: string, kind: string): ReadonlyArray<string> => [...text.matchAll(new RegExp(`^\`\`\`${kind}\\n(.*?)^\`\`\`$`, 'gms'))].map((m) => m[1]);
const sections = page.split(/^## /m).slice(1);

afterEach(() => void vi.restoreAllMocks());

describe('docs/learning.md', () => {
  it('has three sections', () => expect(sections.map((s) => s.split('\n')[0])).toEqual(['Positions as arrays', 'As an AEC environment', 'As an OpenSpiel state']));

  it.each(sections.map((s) => [s.split('\n')[0], s] as const))('runs: %s', async (name, section) => {
    const [code, ...more] = fenced(section, 'ts');
    expect(more).toEqual([]);
    const lines: string[] = [];
    vi.spyOn(console, 'log').mockImplementation((...words: unknown[]) => void lines.push(words.join(' ')));
    const folder = fileURLToPath(new URL('out/docs/', root));
    mkdirSync(folder, { recursive: true });
    const file = `${folder}${name.toLowerCase().replaceAll(' ', '-')}.ts`;
    writeFileSync(file, code);
    await import(/* @vite-ignore */ pathToFileURL(file).href);
    expect(`${lines.join('\n')}\n`).toBe(fenced(section, 'text')[0]);
  });
});
