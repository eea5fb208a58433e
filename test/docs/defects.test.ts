import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { DEFECTS, defectsPage, nameless } from './defects.js';
import { REGISTERS } from './readings.js';

const page = (name: string): string => readFileSync(new URL(`../../docs/${name}`, import.meta.url), 'utf8').replace(/\r\n/g, '\n');
const made = defectsPage();

describe('docs/defects.md', () => {
  it('is what the code tells; if not, run npm run docs:defects', () => {
    expect(page('defects.md')).toBe(made);
  });

  it('has every entry of the registers, each once, under a chapter with a name', () => {
    const anchors = [...made.matchAll(/<a id="([a-z]+-[a-z]+-\d+)"><\/a>/g)].map((m) => m[1]);
    expect(new Set(anchors).size).toBe(anchors.length);
    expect(anchors.length).toBe(Object.values(REGISTERS).reduce((a, b) => a + b, 0));
    expect(nameless()).toEqual([]);
  });

  it('has a case at least for every option', () => {
    expect(DEFECTS.filter((d) => 'values' in d.entry && d.cases.length === 0).map((d) => d.entry.register)).toEqual([]);
  });

  it('has no dead link, nor has the page of readings one to it', () => {
    const anchors = new Set([...made.matchAll(/<a id="([^"]+)"/g)].map((m) => m[1]));
    const slugs = new Set([...made.matchAll(/^#+ (.+)$/gm)].map((m) => m[1].toLowerCase().replace(/[^a-z0-9 -]/g, '').replace(/ /g, '-')));
    const readings = page('readings.md');
    const titles = new Set([...readings.matchAll(/^#### `(.+)`$/gm)].map((m) => m[1]));
    expect([...made.matchAll(/\]\(#([^)]+)\)/g)].map((m) => m[1]).filter((slug) => !slugs.has(slug))).toEqual([]);
    expect([...made.matchAll(/\]\(readings\.md#([^)]+)\)/g)].map((m) => m[1]).filter((id) => !titles.has(id))).toEqual([]);
    expect([...new Set([...made.matchAll(/\]\((\.\.[^)]+)\)/g)].map((m) => m[1]))].filter((path) => !existsSync(new URL(`../../docs/${path}`, import.meta.url)))).toEqual([]);
    const linked = [...readings.matchAll(/\(defects\.md#([^)]+)\)/g)].map((m) => m[1]);
    expect(linked.length).toBe(anchors.size);
    expect(linked.filter((id) => !anchors.has(id))).toEqual([]);
  });
});
