/** The cases of World War II hold, are numbered in order, say what they rest on, and fail when a rule is left out. */
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { SPI_CASE_FILES } from '../../../src/conformance/spi-ww2/cases.js';
import { readSpiProjectCases, runSpiCases, spiCases } from '../../../src/conformance/spi-ww2/index.js';
import { isRight } from '../../../src/prelude.js';
import { ERRATA } from '../../../src/rulesets/spi-ww2/errata/index.js';
import { OPTIONS } from '../../../src/rulesets/spi-ww2/options/index.js';
import { spiReadings } from '../../../src/rulesets/spi-ww2/readings/index.js';
import type { Case } from '../../../src/testing/index.js';
import { SPI_WW2 } from '../../../src/conformance/rulebook/clauses.js';

const CASES = spiCases();

/** Clauses about what may be chosen and how scenarios begin, which no small position shows. */
const ELSEWHERE: ReadonlyArray<string> = ['SPI-17.0.1', 'SPI-17.1.2', 'SPI-17.12.3'];

describe('the cases of World War II', () => {
  it('are all there: every file of the folder is one of the package', () => {
    const files = readdirSync(fileURLToPath(new URL('.', import.meta.url))).filter((name) => name.endsWith('.json'));
    expect(Object.keys(SPI_CASE_FILES).map((name) => `${name}.json`).sort()).toEqual(files.sort());
    expect(isRight(readSpiProjectCases())).toBe(true);
    expect(CASES.length).toBeGreaterThan(200);
  });

  it('pass, every one and every variant', () => {
    expect(runSpiCases().filter((o) => o.status !== 'passed').map((o) => [o.id, o.variant, ...o.differences].join('\n'))).toEqual([]);
  });

  it('are numbered without gaps within each rule, and cite it', () => {
    const numbers = new Map<string, number[]>();
    for (const { id, cites } of CASES) {
      const [, rule, number] = /^SPI-(.*)-(\d{3})$/.exec(id) ?? [];
      numbers.set(rule, [...(numbers.get(rule) ?? []), Number(number)]);
      expect(cites.some((cite) => cite.startsWith(`SPI ${rule}`) || cite.startsWith(`SPI-${rule}.`) || cite === 'SPI 11'), id).toBe(true);
    }
    for (const [rule, found] of numbers) expect(found, rule).toEqual(found.map((_, i) => i + 1));
  });

  it('cite clauses, examples and questions that there are', () => {
    const known = (cite: string): boolean => {
      const [, kind, number] = /^(AMB-SPI-|EX-SPI-)(\d+)$/.exec(cite) ?? [];
      if (kind !== undefined) return Number(number) >= 1 && Number(number) <= (kind === 'EX-SPI-' ? 26 : 99);
      return SPI_WW2.includes(cite) || /^SPI (\d+(\.\d+)?|SCN|MAP)$/.test(cite);
    };
    expect(CASES.flatMap((c) => c.cites.filter((cite) => !known(cite)).map((cite) => `${c.id}: ${cite}`))).toEqual([]);
  });

  it('cover every clause, worked example and reading', () => {
    const cited = new Set(CASES.flatMap((c) => c.cites));
    expect(SPI_WW2.filter((clause) => !cited.has(clause) && !ELSEWHERE.includes(clause))).toEqual([]);
    expect(Array.from({ length: 26 }, (_, i) => `EX-SPI-${i + 1}`).filter((example) => !cited.has(example))).toEqual([]);
    expect(spiReadings.flatMap((r) => (!cited.has(r.register) ? [r.id] : []))).toEqual([]);
  });

  it('try every value of every reading that has a say', () => {
    const chosen = new Set(CASES.flatMap((c) => [c, ...(c.variants ?? [])]).flatMap((c) => Object.entries(c.readings ?? {}).map(([id, value]) => `${id}=${value}`)));
    const untried = spiReadings.flatMap((r) => Object.keys(r.values).filter((value) => value !== r.default && !chosen.has(`${r.id}=${value}`)).map((value) => `${r.id}=${value}`));
    expect(untried).toEqual([]);
  });
});

describe('with an amendment left out', () => {
  /** Whether a case is played with an amendment. */
  const plays = (c: Case, id: string): boolean => {
    const rules = (c.rules ?? 'first').split('+');
    return !(c.without ?? []).includes(id) && (rules.includes(id) || (rules[0] === 'feb75' && ERRATA.some((e) => e.amendment.id === id)));
  };
  const amendments = [...ERRATA.map((e) => e.amendment), ...OPTIONS].filter((a) => a.touches.length > 0);

  it.each(amendments.map((a) => a.id))('%s, a case fails', (id) => {
    const clauses = amendments.find((a) => a.id === id)?.ref.clauses ?? [];
    const cases = CASES.filter((c) => plays(c, id) && c.cites.some((cite) => clauses.includes(cite))).map((c): Case => ({ ...c, without: [...(c.without ?? []), id], variants: [] }));
    expect(runSpiCases(cases).some((o) => o.status === 'failed')).toBe(true);
  });
});
