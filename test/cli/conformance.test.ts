import { readFileSync, writeFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { conformanceCases, spiCases } from '../../src/conformance/index.js';
import { folder, grognard, looksLikeATrace } from './captured.js';

const files = folder();
afterAll(files.remove);
const file = (name: string, content: unknown): string => {
  writeFileSync(files.path(name), typeof content === 'string' ? content : JSON.stringify(content));
  return files.path(name);
};

const CASE = {
  id: 'EBC-6A-901',
  title: 'A unit stops in an enemy zone of control',
  cites: ['EBC 6A'],
  position: { map: ['   03 04 05', '03 . w:p1', '   .:g1', '04 . .', '   .'], units: ['g1: German 7-6 Inf XX', 'p1: Polish 5-6-6 Inf XX'] },
  do: ['step g1 0504'],
  expect: { units: { g1: { hex: '0504', stopped: true } } },
};

describe('grognard conformance', () => {
  it('runs a rule and counts by chapter', async () => {
    const ran = await grognard('conformance', 'EBC-5');
    expect(ran.exit).toBe(0);
    expect(ran.out).toMatch(/^ +rule +passed +failed +unusable\n +EBC 5 +\d+ +0 +0\n +all +\d+ +0 +0\n\d+ cases, with their variants \d+ trials\.\n$/);
  });

  it('finds cases by citation and by words of the title', async () => {
    expect((await grognard('conformance', 'QA-17')).out).toMatch(/QA +1 +0 +0/);
    expect((await grognard('conformance', 'EBC 11', '--json')).exit).toBe(0);
    const { cases, outcomes } = JSON.parse((await grognard('conformance', 'half exchange', '--json')).out || '{"cases":0,"outcomes":[]}') as { cases: number; outcomes: unknown[] };
    expect(outcomes).toHaveLength(cases);
  });

  it('gives everything as data', async () => {
    const answer = JSON.parse((await grognard('conformance', 'EBC-6A-017', '--json')).out) as Record<string, unknown>;
    expect(answer).toMatchObject({ cases: 1, passed: 2, failed: 0, unusable: 0, chapters: [{ chapter: 'EBC 6', passed: 2 }] });
    expect(answer['outcomes']).toMatchObject([{ id: 'EBC-6A-017', variant: null, status: 'passed' }, { variant: 'minimum-move=last-step', status: 'passed' }]);
  });

  it('shows what depends on a reading: the cases that choose the other one fail, and no others', async () => {
    const ran = await grognard('conformance', 'EBC-6A', '--reading', 'minimum-move=last-step', '--json');
    expect(ran.exit).toBe(1);
    const { outcomes } = JSON.parse(ran.out) as { outcomes: ReadonlyArray<{ id: string; variant: string | null; status: string }> };
    expect(outcomes.filter((o) => o.status !== 'passed').map((o) => [o.id, o.variant])).toEqual([['EBC-6A-008', null], ['EBC-6A-017', null]]);
    expect((await grognard('conformance', '--reading', 'mood=good')).err).toMatch(/There is no reading of that name/);
    expect((await grognard('conformance', '--reading', 'minimum-move=never')).err).toMatch(/not one of its values: only-step, last-step/);
  });

  it('tells a failure in detail, with the position, and ends with 1', async () => {
    const ran = await grognard('conformance', '--file', file('wrong.json', { ...CASE, expect: { units: { g1: { mp: 3 } }, owners: { '0504': 'poland' } } }));
    expect(ran.exit).toBe(1);
    expect(ran.out).toMatch(/EBC 6 +0 +1 +0/);
    expect(ran.out).toMatch(/EBC-6A-901 FAILED: A unit stops in an enemy zone of control \(EBC 6A\)\n {2}units\.g1\.mp: expected 3, found 5\n {2}owners\.0504: expected "poland", found "germany"\n {2}What happened:\n {4}g1 .*0403 → 0504 \(1 MP\)\n {2}The position then:\n/);
    expect(ran.out).toMatch(/04 +\. +\.:g1\n/);
    expect(ran.out).toMatch(/to act: axis/);
  });

  it('runs the cases of World War II by their family, and those of all families without a filter', async () => {
    const spi = JSON.parse((await grognard('conformance', 'spi', '--json')).out) as { cases: number; failed: number; unusable: number; chapters: { chapter: string }[] };
    expect(spi).toMatchObject({ cases: spiCases().length, failed: 0, unusable: 0 });
    expect(spi.chapters.every((c) => c.chapter.startsWith('SPI '))).toBe(true);
    const changed = await grognard('conformance', 'SPI-17.92', '--reading', 'counter-below-zero=forbidden', '--json');
    expect(changed.exit).toBe(1);
    expect((await grognard('conformance', 'spi', '--reading', 'counter-below-zero=never')).err).toMatch(/not one of its values: zero, forbidden/);
  });

  it('takes files of cases of World War II, but not of two games at once', async () => {
    const one = spiCases()[3];
    const ran = await grognard('conformance', '--file', file('spi.json', one), '--json');
    expect(JSON.parse(ran.out)).toMatchObject({ cases: 1, failed: 0, unusable: 0 });
    const mixed = await grognard('conformance', '--file', file('mixed.json', { format: 'grognard-cases/1', title: 'Two games', cases: [CASE, one] }));
    expect(mixed).toMatchObject({ exit: 2, out: '' });
    expect(mixed.err).toContain(`its cases are about different games (EBC-6A-901, ${one.id})`);
  });

  it('ends with 2 when a case cannot be tried', async () => {
    const ran = await grognard('conformance', '--file', file('odd.json', { ...CASE, do: ['fly g1 0504'] }));
    expect(ran.exit).toBe(2);
    expect(ran.out).toMatch(/UNUSABLE.*\n.*"fly" is no kind of action/);
    expect(looksLikeATrace(ran.out + ran.err)).toBe(false);
  });

  it.each<readonly [string, object, RegExp]>([
    ['an action', { do: ['step g2 0504'] }, /do\.0: step g2 0504: There is no unit "g2" in this game\. Perhaps g1 or p1 is meant/],
    ['a hex of an action', { do: ['step g1 9999'] }, /do\.0: step g1 9999: "9999" is not a hex of the map/],
    ['an action that must be illegal', { expect: { illegal: ['step g3 0503'] } }, /step g3 0503: There is no unit "g3"/],
    ['an action that must be legal', { expect: { legal: ['step g3 0503'] } }, /step g3 0503: There is no unit "g3"/],
    ['a fact', { expect: { units: { g3: { hex: '0504' } } } }, /units\.g3: There is no unit g3 in this position\. Perhaps g1 or p1 is meant/],
  ])('cannot try a case with a name that does not exist, in %s', async (_, part, reason) => {
    const ran = await grognard('conformance', '--file', file('slip.json', { ...CASE, ...part }));
    expect(ran.exit).toBe(2);
    expect(ran.out).toMatch(reason);
  });

  it('takes a reading once', async () => {
    expect((await grognard('conformance', '--reading', 'minimum-move=last-step', 'minimum-move=only-step')).err).toContain('minimum-move is chosen already, as last-step');
  });

  it.each<readonly [string, unknown, RegExp]>([
    ['no JSON', '{"id":', /not JSON/],
    ['no case', 7, /A file of cases is an object/],
    ['a slip of the pen', { ...CASE, expcet: {} }, /EBC-6A-901\.expcet: It must be left out \(what may stand here is id, title/],
    ['an unknown fact', { ...CASE, expect: { unit: {} } }, /EBC-6A-901\.expect\.unit: It must be left out.*units, stacks/],
    ['no cases', { format: 'grognard-cases/1', cases: [] }, /There are no cases in this file/],
  ])('ends with 2 and a word on files with %s', async (_, content, reason) => {
    const ran = await grognard('conformance', '--file', file('bad.json', content));
    expect([ran.exit, ran.out]).toEqual([2, '']);
    expect(ran.err).toMatch(reason);
    expect(looksLikeATrace(ran.err)).toBe(false);
  });

  it('says what filters there are when none fits', async () => {
    const ran = await grognard('conformance', 'chess');
    expect(ran.exit).toBe(2);
    expect(ran.err).toMatch(/No case is meant by "chess"; give the beginning of an id/);
  });
});

describe('docs/conformance.md', () => {
  const page = readFileSync(new URL('../../docs/conformance.md', import.meta.url), 'utf8').replace(/\r\n/g, '\n');

  it('shows a case that passes', async () => {
    const [, json] = /```json\n(.*?)```/s.exec(page) ?? [];
    const ran = await grognard('conformance', '--file', file('shown.json', json), '--json');
    expect(JSON.parse(ran.out)).toMatchObject({ passed: 1, failed: 0, unusable: 0 });
  });

  it('names every fact and every key of positions that a case may have', async () => {
    const { LOOKS } = await import('../../src/conformance/look.js');
    for (const fact of Object.keys(LOOKS)) expect(page, fact).toContain(`\`${fact}\``);
    const { readSketch } = await import('../../src/conformance/index.js');
    const read = readSketch({ nonsense: 1 });
    const keys = read._tag === 'Left' ? (/is (.*)\)/.exec(read.left[0].detail)?.[1].split(', ') ?? []) : [];
    expect(keys.length).toBeGreaterThan(25);
    for (const key of keys) expect(page, key).toMatch(new RegExp(`\`"?${key}"?[\`:]`));
  });

  it('names every fact and every key of positions of World War II', async () => {
    const { SPI_LOOKS } = await import('../../src/conformance/spi-ww2/look.js');
    const part = page.slice(page.indexOf('## Cases of World War II'), page.indexOf('## Fixtures in your own tests'));
    for (const fact of Object.keys(SPI_LOOKS)) expect(part, fact).toContain(`\`${fact}\``);
    const { readSpiSketch } = await import('../../src/conformance/index.js');
    const read = readSpiSketch({ nonsense: 1 });
    const keys = read._tag === 'Left' ? (/is (.*)\)/.exec(read.left[0].detail)?.[1].split(', ') ?? []) : [];
    expect(keys.length).toBeGreaterThan(25);
    for (const key of keys) expect(part, key).toMatch(new RegExp(`\`${key}[\`:]`));
  });
});

describe('the cases', () => {
  it('are many', () => expect(conformanceCases.length).toBeGreaterThanOrEqual(500));
});
