/** The README's code is run, and its numbers are counted. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { crtData } from '../src/rulesets/boot-camp/crt.js';
import { terrainChartData } from '../src/rulesets/boot-camp/terrain.js';
import { ERRATA, OPTIONS, TABLE_NAMES, tablesData } from '../src/rulesets/spi-ww2/index.js';
import { SOURCES, type Source } from '../src/kernel/table.js';
import { forcesData } from '../src/scenarios/poland-1939/forces.js';
import { mapData } from '../src/scenarios/poland-1939/map.js';

const root = new URL('../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, root), 'utf8').replace(/\r\n/g, '\n');
const readme = read('README.md');
const blocks = [...readme.matchAll(/^```ts\n(.*?)^```$/gms)].map((m) => m[1]);

/** Runs a file and returns what it printed. */
const printed = async (path: string): Promise<ReadonlyArray<string>> => {
  const lines: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((...words: unknown[]) => void lines.push(words.join(' ')));
  await import(/* @vite-ignore */ pathToFileURL(path).href);
  return lines;
};

afterEach(() => void vi.restoreAllMocks());

describe('the code of the README', () => {
  it('has a short first example, the same as examples/first-match.ts, which is also type-checked', () => {
    const example = read('examples/first-match.ts').replace(/^\/\*\*.*?\*\/\n/s, '');
    expect(blocks[0]).toBe(example);
    expect(blocks[0].trim().split('\n').filter((line) => line !== '').length).toBeLessThanOrEqual(11);
  });

  const expected = [/^Turn 3 of 10 .* after \d+ actions$/, /^false EBC 4C: resolve belongs to the combat phase; this is the initial phase\.$/, /^so it is, by each of them$/, /^46 amendments are in force$/, /^\d+ cells are not trusted$/];
  it('has an expectation for each block', () => expect(expected).toHaveLength(blocks.length));
  expected.forEach((line, i) =>
    it(`runs: block ${i + 1}`, async () => {
      const folder = fileURLToPath(new URL('out/readme/', root));
      mkdirSync(folder, { recursive: true });
      writeFileSync(`${folder}block-${i + 1}.ts`, blocks[i]);
      const lines = await printed(`${folder}block-${i + 1}.ts`);
      expect(lines).toHaveLength(1);
      expect(lines[0]).toMatch(line);
    }),
  );
});

describe('the tables of the README', () => {
  const exported = Object.keys((JSON.parse(read('package.json')) as { exports: Record<string, unknown> }).exports)
    .filter((path) => path !== './package.json')
    .map((path) => `grognard${path.slice(1)}`);
  it('have each subpath of the package once, and nothing else', () => {
    const named = [...readme.matchAll(/^\| (`grognard(?:\/.*?)?`(?:, `.*?`)*) \|/gm)].flatMap((m) => [...m[1].matchAll(/`(.*?)`/g)].map((x) => x[1])).filter((name) => !name.includes(' '));
    expect([...named].sort()).toEqual([...exported].sort());
  });
});

describe('the examples', () => {
  const folder = fileURLToPath(new URL('examples/', root));
  for (const name of readdirSync(folder).filter((n) => n.endsWith('.ts')))
    it(`run: ${name}`, async () => expect((await printed(`${folder}${name}`)).length).toBeGreaterThan(0));
});

describe('the numbers of the README', () => {
  const count = (sources: ReadonlyArray<Source>): ReadonlyArray<string> => SOURCES.map((s) => sources.filter((x) => x === s).length).map((n) => (n === 0 ? '' : String(n)));
  const row = (label: string): ReadonlyArray<string> => {
    const line = readme.split('\n').find((l) => l.startsWith(`| ${label}`)) ?? '';
    return line.split('|').slice(2, 6).map((cell) => cell.trim());
  };
  it('count cells of the tables by source', () => {
    expect(row('combat results, 130 cells')).toEqual(count(crtData.cells.flat().map((c) => c.source)));
    expect(row('terrain chart, 253 entries')).toEqual(count(terrainChartData.cells.flat().map((c) => c.source)));
  });
  it('count cells of World War II', () => {
    const cells = TABLE_NAMES.flatMap((name) => tablesData[name].cells.flat());
    const [printedCells, secondary, inferred] = count(cells.map((c) => c.source));
    expect(readme).toContain(`${printedCells} of its ${cells.length} table cells are printed, ${secondary} secondary, ${inferred} inferred`);
    expect(readme).toContain(`each of the ${ERRATA.length} cases and ten options`);
    expect(OPTIONS).toHaveLength(10);
  });
  it('count hexes and counters', () => {
    const hexes = count(Object.values(mapData.hexSources));
    expect(row('map').slice(0, 3)).toEqual(hexes.slice(0, 3).map((n) => (n === '' ? '' : `${n} hexes`)));
    expect(row(`ratings of ${forcesData.units.length} counters`)).toEqual(count(forcesData.units.map((u) => u.ratingSource)));
    expect(forcesData.units.every((u) => u.source === 'reconstructed')).toBe(true);
  });
});

describe('the dossier of Europa Reform', () => {
  it('counts the questions that the article leaves open', () => {
    const folder = fileURLToPath(new URL('src/rulesets/', root));
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
    const settled = new Set(files.flatMap((name) => readFileSync(`${folder}${name}`, 'utf8').match(/'AMB-ER-\d+'/g) ?? []));
    expect(read('src/rulesets/europa-reform/README.md')).toContain(`leaves ${settled.size} questions open`);
  });
});
