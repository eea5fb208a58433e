/**
 * Malformed fixtures: parts dropped, doubled and twisted, and texts of positions cut and spliced. A report every time, with words
 * in every fault, and never an exception, not even one that was caught.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { caseOfFixture, checkFixture, type Fixture, type FixtureReport, openFixture } from '../../src/fixtures/index.js';
import { isLeft } from '../../src/prelude.js';
import { mutated, runs, SLOW, speechless } from './mutation.js';

const FIXTURES = runs(900);
const TEXTS = runs(900);

const EUROPA = `
       03      04      05
  03   .               w:p1
               .:g1
  04   R               .
               ~
  g1: German 7-6 Inf XX moved
  p1: Polish 5-6-6 Inf XX 24 (2-6) cadre
  hexsides minor-river: 0303/0403
  lines rail: 0303-0304
  places 0304: major-full Warszawa*
  owners germany: 0303
  weather: mud
  turn: 3
  phase: combat`;
const WW2 = `
       05      06      07
  05   .               r:p1
               .:g1
  06   .               ~
               x
  g1: Germany mechanized 4 mp=2
  p1: Poland 2 out
  stances Poland: war
  places 0505: Berlin*
  underway: true
  turn: 5`;

const BASES: ReadonlyArray<unknown> = [
  {
    title: 'An attack',
    cites: ['EBC 9A'],
    under: ['basic', { rules: 'basic+REFORM-9C', readings: { 'loss-choice': 'any' }, without: [], dice: [6], expect: { turn: 3 }, then: [] }],
    position: EUROPA,
    do: ['attack 0503 g1'],
    dice: [5, 3],
    expect: { units: { g1: { hex: '0403' } }, map: '03\n03 .', odds: { target: '0503', with: ['g1'] }, events: [{ type: 'x' }] },
    then: [{ do: ['pass'], dice: [1], expect: { refused: ['x'], case: 'EBC 1' } }],
  },
  { title: 'World War II', game: 'spi-ww2', under: 'first+17.9', position: WW2, do: ['march g1 0606'], dice: [], expect: { units: { g1: { hex: '0606' } }, legal: ['pass'], choices: ['pass'], budget: { 'naval 3': 1 } } },
  { title: 'In parts', position: { map: '   03 04\n03 a\n   .:g1', legend: { a: 'woods' }, units: ['g1: German 7-6 Inf XX'], turn: 2, player: 'poland' }, amendments: [], expect: { stacks: { '0403': ['g1'] } } },
];

/** What is wrong with a report, in words. */
const badReport = (report: FixtureReport): string | null => {
  const mute = report.faults.find((fault) => fault.trim() === '' || fault.includes('[object') || /an exception/i.test(fault));
  if (mute !== undefined) return `it says: ${mute}`;
  if (report.passed !== (report.faults.length === 0)) return 'it passes with faults';
  return report.passed === report.text.startsWith('passed') ? null : 'its text says otherwise';
};

const tryOne = (input: unknown): void => {
  const fixture = input as Fixture;
  const wrong = badReport(checkFixture(fixture));
  if (wrong !== null) throw new Error(wrong);
  const made = caseOfFixture(fixture, 'EBC-1-001');
  if (isLeft(made) && speechless(made.left) !== null) throw new Error(speechless(made.left) ?? '');
  const opened = openFixture(fixture as never);
  if (isLeft(opened) && speechless(opened.left) !== null) throw new Error(speechless(opened.left) ?? '');
};

describe('malformed fixtures', () => {
  it(`are reported: ${FIXTURES} of them`, { timeout: SLOW }, () => {
    fc.assert(fc.property(mutated(BASES), tryOne), { numRuns: FIXTURES, seed: 906 });
    expect(Object.prototype).not.toHaveProperty('polluted');
  });

  it(`and malformed texts of positions: ${TEXTS} of them`, { timeout: SLOW }, () => {
    const cut = fc.record({ which: fc.boolean(), from: fc.nat(400), length: fc.nat(30), put: fc.oneof(fc.string({ maxLength: 12 }), fc.constantFrom('\n', ': ', '{', '__proto__: 1\n', 'turn: 9999\n', 'owners __proto__: 0303\n', '99', ':g1', '\u0000', 'g1: German 9-9 Inf XX\n')) });
    const text = cut.map(({ which, from, length, put }) => {
      const base = which ? EUROPA : WW2;
      const at = from % base.length;
      return { title: 'x', ...(which ? {} : { game: 'spi-ww2' }), position: base.slice(0, at) + put + base.slice(at + length), expect: { turn: 3 } };
    });
    fc.assert(fc.property(text, tryOne), { numRuns: TEXTS, seed: 907 });
    expect(Object.prototype).not.toHaveProperty('polluted');
  });
});
