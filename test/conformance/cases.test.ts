/** The cases of the project hold, are numbered and filed in order, and say what they rest on. */
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { CASE_FILES } from '../../src/conformance/cases.js';
import { conformanceCases, readProjectCases, runCases } from '../../src/conformance/index.js';
import { isRight } from '../../src/prelude.js';
import { BOOT_CAMP_ADVANCED, BOOT_CAMP_BASIC, FIRST_TO_FIGHT, REFORM } from '../../src/conformance/rulebook/clauses.js';

/** Numbers of what can be cited beside clauses: open questions, worked examples, questions and answers. */
const MOST: Readonly<Record<string, number>> = { 'AMB-BC-': 249, 'AMB-FITE-': 7, 'AMB-ER-': 188, 'EX-': 34, 'EX-ER-': 32, 'QA-': 41 };

/** All of them have to be done in so many seconds of a processor’s time. */
const MOST_SECONDS = 60;

describe('the conformance cases', () => {
  it('are all there: every file of the folder is one of the package', () => {
    const files = readdirSync(fileURLToPath(new URL('.', import.meta.url))).filter((name) => name.endsWith('.json'));
    expect(Object.keys(CASE_FILES).map((name) => `${name}.json`).sort()).toEqual(files.sort());
    expect(isRight(readProjectCases())).toBe(true);
  });

  it('pass, every one and every variant, in good time', () => {
    const start = process.cpuUsage();
    const outcomes = runCases();
    const { user } = process.cpuUsage(start);
    expect(outcomes.filter((o) => o.status !== 'passed').map((o) => [o.id, o.variant, ...o.differences].join('\n'))).toEqual([]);
    expect(user / 1e6).toBeLessThan(MOST_SECONDS);
  });

  it('say what must come of them, each at least one thing', () => {
    const empty = conformanceCases.filter((c) => [c, ...(c.then ?? [])].every((stage) => Object.keys(stage.expect).length === 0));
    expect(empty.map((c) => c.id)).toEqual([]);
  });

  it('cite rules, clauses, questions, examples and open questions that there are', () => {
    const clauses = new Set([...BOOT_CAMP_BASIC, ...BOOT_CAMP_ADVANCED, ...FIRST_TO_FIGHT, ...REFORM]);
    const isKnown = (cite: string): boolean => {
      const [, kind, number] = /^(AMB-BC-|AMB-FITE-|AMB-ER-|EX-|EX-ER-|QA-)(\d+)$/.exec(cite) ?? [];
      if (kind !== undefined) return Number(number) >= 1 && Number(number) <= MOST[kind];
      return clauses.has(cite) || /^(EBC|FTF|FITE|REFORM|GROGNARD|QA) [\w]+$/.test(cite);
    };
    expect(conformanceCases.flatMap((c) => c.cites.filter((cite) => !isKnown(cite)).map((cite) => `${c.id}: ${cite}`))).toEqual([]);
  });

  it('are numbered without gaps within each rule, in order, and cite it', () => {
    const numbers = new Map<string, number[]>();
    for (const { id, cites } of conformanceCases) {
      const [, rule, number] = /^(.*)-(\d+)$/.exec(id) ?? [];
      numbers.set(rule, [...(numbers.get(rule) ?? []), Number(number)]);
      expect(number, id).toHaveLength(3);
      expect(cites.length, id).toBeGreaterThan(0);
    }
    for (const [rule, found] of numbers) expect(found, rule).toEqual(found.map((_, i) => i + 1));
  });
});
