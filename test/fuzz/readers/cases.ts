/** Readers of cases, sketches of positions, positions in files and fixtures. */
import { caseFamilies, conformanceCases, readCases, readSketch, readSpiCases, readWritten, spiCases } from '../../../src/conformance/index.js';
import { openFixture, runCases, type Case, type Kit } from '../../../src/fixtures/index.js';
import { europaKit, spiKit } from '../../../src/conformance/index.js';
import { readFixture } from '../../../src/fixtures/read.js';
import { isLeft } from '../../../src/prelude.js';
import type { Reader, Said } from '../hold.js';
import { saidBy, some } from './words.js';

const file = (cases: ReadonlyArray<Case>): unknown => ({ format: 'grognard-cases/1', title: 'some', cases });
const europa = some(conformanceCases, 60);
const spi = some(spiCases(), 40);
const sketches = some(conformanceCases.filter((c) => c.position !== undefined), 80).map((c) => c.position);

/** Opens positions, of which only `position` is unknown data: what else a case says has been read before. */
const opened = (family: number, setup: Case) => (position: unknown): ReadonlyArray<Said> => saidBy(caseFamilies[family].open({ ...setup, position }));

/** Positions of cases by the first rules of the family. */
const positionsOf = (family: number, cases: ReadonlyArray<Case>): ReadonlyArray<unknown> => cases.map((c) => c.position ?? {}).filter((p) => saidBy(caseFamilies[family].open({ position: p })).length === 0);

/** Cases that are read are run as well: what comes of them does not matter. */
const ran = (kit: Kit<never, never, never, never>, read: (u: unknown) => ReturnType<typeof readCases>) => (u: unknown): ReadonlyArray<Said> => {
  const cases = read(u);
  if (isLeft(cases)) return cases.left;
  return runCases(kit, cases.right).flatMap((o) => (o.status === 'passed' || o.differences.length > 0 ? [] : [{ code: '', detail: '' }]));
};

const TEXT = ['     03      04      05', '03   .               w:p1', '             .:g1', '04   .               .', '             .', 'g1: German 7-6 Inf XX', 'p1: Polish 5-6-6 Inf XX 24 (2-6)', 'hexsides minor-river: 0404/0504', 'turn: 3'].join('\n');
const FIXTURES: ReadonlyArray<unknown> = [
  { title: 'a', under: ['basic', 'first-to-fight'], position: TEXT, do: ['march g1 0504'], expect: { units: { g1: { hex: '0504', stopped: true } } } },
  { title: 'b', position: { map: TEXT.split('\n').slice(0, 5).join('\n'), units: ['g1: German 7-6 Inf XX', 'p1: Polish 5-6-6 Inf XX 24 (2-6)'] }, expect: { turn: 1 } },
];

export const CASE_READERS: ReadonlyArray<Reader> = [
  { name: 'cases, Europa', takes: 'data', share: 15_000, valid: [file(europa), ...europa], read: (u) => saidBy(readCases(u)) },
  { name: 'cases, World War II', takes: 'data', share: 15_000, valid: [file(spi), ...spi], read: (u) => saidBy(readSpiCases(u)) },
  { name: 'cases that are run, Europa', takes: 'plain', share: 10_000, valid: europa.filter((c) => c.position !== undefined), read: ran(europaKit as never, readCases) },
  { name: 'cases that are run, World War II', takes: 'plain', share: 10_000, valid: spi, read: ran(spiKit as never, readSpiCases) },
  { name: 'sketches of positions, Europa', takes: 'data', share: 20_000, valid: sketches, read: (u) => saidBy(readSketch(u)) },
  { name: 'positions that are opened, Europa', takes: 'data', share: 10_000, valid: positionsOf(0, europa), read: opened(0, {} as Case) },
  { name: 'positions that are opened, World War II', takes: 'data', share: 10_000, valid: positionsOf(1, spi), read: opened(1, {} as Case) },
  { name: 'positions in files', takes: 'data', share: 15_000, valid: [{ format: 'grognard-position/1', title: 'x', rules: 'basic', position: sketches[0], do: ['endPhase'] }], read: (u) => saidBy(readWritten(u)) },
  { name: 'fixtures', takes: 'data', share: 10_000, valid: FIXTURES, read: (u) => saidBy(readFixture(u)) },
  { name: 'texts of fixtures', takes: 'text', share: 15_000, valid: [TEXT], read: (position: string) => saidBy(readFixture({ title: 'x', position, expect: {} })) },
  { name: 'fixtures that are opened', takes: 'text', share: 10_000, valid: [TEXT], read: (position: string) => saidBy(openFixture({ title: 'x', position, expect: {} })) },
];
