/** No page of the project has a dead link, and no row of a rule page leads to a line about something else. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../coverage/coverage.js';
import { anchorsIn, deadLinks, idleLinks, linksIn, type Reader, resolved } from './links.js';

const SKIPPED = ['node_modules', 'dist', 'out', 'coverage', '.git', 'api'];

const pagesBelow = (folder: string): ReadonlyArray<string> =>
  readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((e) => {
    const path = folder === '' ? e.name : `${folder}/${e.name}`;
    return e.isDirectory() ? (SKIPPED.includes(e.name) && !path.startsWith('test/coverage') ? [] : pagesBelow(path)) : e.name.endsWith('.md') ? [path] : [];
  });

/** Files are read once. */
const reader = (): Reader => {
  const known = new Map<string, ReturnType<Reader>>();
  return (path) => {
    const had = known.get(path);
    if (had !== undefined) return had;
    const full = join(ROOT, path.split('/').join(sep));
    const found = !existsSync(full) ? null : statSync(full).isDirectory() ? 'folder' : readFileSync(full, 'utf8').split(/\r?\n/);
    known.set(path, found);
    return found;
  };
};

const read = reader();
const PAGES = pagesBelow('');
const linesOf = (path: string): ReadonlyArray<string> => read(path) as ReadonlyArray<string>;

describe('the pages of the project', () => {
  it('are found', () => {
    for (const page of ['README.md', 'CHANGELOG.md', 'docs/architecture.md', 'docs/rules/README.md', 'docs/decisions/README.md', 'src/rulesets/spi-ww2/README.md']) expect(PAGES).toContain(page);
    expect(PAGES.reduce((n, p) => n + linksIn(linesOf(p)).length, 0)).toBeGreaterThan(5000);
  });
  it('have no dead link', () => expect(PAGES.flatMap((p) => deadLinks(p, linesOf(p), read))).toEqual([]));
});

describe('the rule pages', () => {
  const rules = PAGES.filter((p) => p.startsWith('docs/rules/'));
  it('lead to lines that name the clause', () => expect(rules.flatMap((p) => idleLinks(p, linesOf(p), read))).toEqual([]));
});

describe('what finds dead links', () => {
  const files: Readonly<Record<string, ReadonlyArray<string>>> = {
    'docs/a.md': ['# One', '## `b-c` *and* [more](x.md)', '## One', '```', '# not a heading', '```', '<a id="mark"></a>'],
    'src/x.ts': ['// BC-6A.1', '// BC-6A.9 to BC-6A.11', "fite('10B', [])"],
    'test/c.json': ['{ "cases": [', '  { "id": "EBC-6A-001", "cites": ["BC-6A.9"] },', '  { "id": "EBC-6A-002", "cites": ["EBC 6A"] }', ']}'],
  };
  const some: Reader = (path) => files[path] ?? (path === 'src' ? 'folder' : null);
  const dead = (...page: ReadonlyArray<string>): ReadonlyArray<string> => deadLinks('docs/a.md', page, some).map((l) => l.replace(/^.*\): /, ''));
  const idle = (cells: string): number => idleLinks('docs/rules/a.md', [`| <a id="bc-6a-9"></a>BC-6A.9 | ${cells} |`], some).length;

  it('knows anchors as GitHub makes them', () => {
    expect([...anchorsIn(files['docs/a.md'])]).toEqual(['one', 'b-c-and-more', 'one-1', 'mark']);
    expect([...anchorsIn(['# SPI 8.47: über_alles, 3–4 (x)'])]).toEqual(['spi-847-über_alles-34-x']);
  });
  it('passes what leads somewhere', () => {
    expect(dead('[a](a.md) [b](a.md#one-1) [c](../src/x.ts#L3) [d](../src) [e](https://x.org/nothing) [f](#here) [`g`](a.md#mark)', '## Here')).toEqual([]);
    expect(dead('`[a](nowhere.md)`', '```', '[a](nowhere.md)', '```')).toEqual([]);
  });
  it('finds missing files, anchors and lines', () => {
    expect(dead('[a](b.md)')).toEqual(['there is no such file']);
    expect(dead('[`a`](../../../etc/x.md), [a [b]](b.md)')).toEqual(['there is no such file', 'there is no such file']);
    expect(dead('[a](a.md#two)', '[b](#here)')).toEqual(['there is no such anchor', 'there is no such anchor']);
    expect(dead('[a](../src/x.ts#L4)')).toEqual(['the file has 3 lines']);
    expect(dead('[a](../src#x)')).toEqual(['a folder has no anchors']);
    expect(resolved('docs', '../../x')).toBeNull();
  });
  it('finds rows that lead to lines about something else', () => {
    expect(idle('[x.ts:2](../../src/x.ts#L2) [EBC-6A-001](../../test/c.json#L2)')).toBe(0);
    expect(idle('[x.ts:1](../../src/x.ts#L1)')).toBe(1);
    expect(idle('[EBC-6A-002](../../test/c.json#L3), [EBC-6A-001](../../test/c.json#L3)')).toBe(2);
    expect(idleLinks('docs/rules/a.md', ['| <a id="fite-10b"></a>FITE 10B | [x.ts:3](../../src/x.ts#L3) [x.ts:1](../../src/x.ts#L1) |'], some)).toHaveLength(1);
  });
});
