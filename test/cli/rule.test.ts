import { writeFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { clauseEntries, isOption, questions } from '../../src/conformance/index.js';
import { folder, grognard } from './captured.js';

const files = folder();
afterAll(files.remove);

/** The command lines that an answer offers. */
const offered = (out: string): ReadonlyArray<ReadonlyArray<string>> => [...out.matchAll(/^ {2}grognard (.*)$/gm)].map((m) => [...m[1].matchAll(/"([^"]*)"|(\S+)/g)].map((w) => w[1] ?? w[2]));

describe('grognard rule', () => {
  it('tells of a clause: gist, file, cases, questions, and what to try', async () => {
    const { exit, out } = await grognard('rule', 'BC-6A.9');
    expect(exit).toBe(0);
    expect(out).toMatch(/^BC-6A\.9: EBC 6A, Europa Boot Camp, Basic Training\n/);
    expect(out).toContain('stops for the phase. [EBC 6A, src/rulesets/europa/explain/step.ts]');
    expect(out).toContain('\n  EBC-6A-001  A unit that enters an enemy zone of control stops\n');
    expect(out).toContain('\n    * allowed: ');
    expect(offered(out)).toContainEqual(['conformance', 'BC-6A.9']);
  });

  it('offers commands that do as they say: the first passes, the contrary fails', async () => {
    for (const word of ['BC-6A.9', 'EBC 8B', 'minimum-move', 'SPI 17.93']) {
      const [asIs, ...contrary] = offered((await grognard('rule', word)).out);
      expect([word, (await grognard(...asIs)).exit]).toEqual([word, 0]);
      expect(contrary.length, word).toBeGreaterThan(0);
      for (const line of contrary) expect([line.join(' '), (await grognard(...line)).exit]).toEqual([line.join(' '), 1]);
    }
  });

  it('tells of a rule by its clauses, and of one without clauses by what cites it', async () => {
    const { out } = await grognard('rule', 'ebc  8b');
    for (const { clause } of clauseEntries().filter((e) => e.rule === 'EBC 8B')) expect(out).toContain(`\n  ${clause}  `);
    expect((await grognard('rule', 'FITE 10C')).out).toContain('[FITE 10C, src/rulesets/fire-in-the-east/armor/index.ts]');
    expect((await grognard('rule', '6A')).err).toContain('say which: "EBC 6A", "FITE 6A"');
    expect((await grognard('rule', '8.47')).out).toMatch(/^SPI 8\.47: /);
  });

  it('tells of an open question by its number or name, of a ruling, of a case, of a refusal, of an answer left out', async () => {
    const byName = await grognard('rule', 'minimum-move');
    expect((await grognard('rule', 'AMB-BC-27')).out).toBe(byName.out);
    expect(byName.out).toContain('--reading minimum-move=last-step');
    expect((await grognard('rule', 'amb-bc-14')).out).toContain('Yes, in the moment of entry.');
    expect((await grognard('rule', 'EBC-6A-001')).out).toContain('BC-6A.9');
    expect((await grognard('rule', 'movement/stopped')).out).toContain('EBC-6A-001');
    expect((await grognard('rule', 'QA-1')).out).toContain('Not carried out.');
  });

  it('says what was perhaps meant', async () => {
    const { exit, err } = await grognard('rule', 'BC-6A.99');
    expect([exit, err]).toEqual([2, expect.stringContaining('Perhaps BC-6A.9')]);
    expect((await grognard('rule', 'EBC 9F')).err).toContain('There are EBC 9F1, EBC 9F2.');
    expect((await grognard('rule', 'AMB-BC-19', '--case')).err).toContain('No case shows');
  });

  it('writes a case to change, which can be tried as it is', async () => {
    const { out } = await grognard('rule', 'BC-6A.9', '--case');
    writeFileSync(files.path('my-case.json'), out);
    expect((await grognard('conformance', '--file', files.path('my-case.json'))).exit).toBe(0);
    const { cases } = JSON.parse(out) as { cases: ReadonlyArray<{ id: string }> };
    writeFileSync(files.path('my-case.json'), JSON.stringify({ ...cases[0], expect: { turn: 99 } }));
    expect((await grognard('conformance', '--file', files.path('my-case.json'))).exit).toBe(1);
  });

  it('gives everything as data', async () => {
    const told = JSON.parse((await grognard('rule', 'minimum-move', '--json')).out) as { questions: ReadonlyArray<{ id: string }>; clauses: ReadonlyArray<{ clause: string }>; tries: ReadonlyArray<string> };
    expect(told.questions.map((q) => q.id)).toEqual(['minimum-move']);
    expect(told.clauses.map((c) => c.clause)).toContain('BC-6A.14');
    expect(told.tries.at(-1)).toMatch(/^grognard conformance EBC-6A-\d+ --reading minimum-move=last-step$/);
  });

  it('knows every option by name', () => expect(new Set(questions().filter(isOption).map((q) => q.id)).size).toBe(questions().filter(isOption).length));
});
