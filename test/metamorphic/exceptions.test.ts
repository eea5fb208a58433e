/** Readers are told of every exception, and it names cases that there are. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { conformanceCases, spiCases } from '../../src/conformance/index.js';
import { covers, type Exception, isOf, MAP_EXCEPTIONS, MAP_POSITIONS, ORDER_EXCEPTIONS, SIDES_EXCEPTIONS } from './exceptions.js';
import { WRITTEN } from './positions.js';

const PAGE = readFileSync(new URL('../../docs/verification.md', import.meta.url), 'utf8');
const IDS = [...conformanceCases, ...spiCases()].map((c) => c.id);

const row = ({ rule, why, cases, shown }: Exception): string => `| ${rule} | ${why} | ${shown} | ${cases.join(', ')} |`;

describe.each([
  ['the map mirrored or turned', MAP_EXCEPTIONS],
  ['sides relabeled', SIDES_EXCEPTIONS],
  ['units reordered', ORDER_EXCEPTIONS],
])('exceptions of %s', (_, table) => {
  it('stand in docs/verification.md', () => {
    expect(table.map(row).filter((line) => !PAGE.includes(line))).toEqual([]);
  });

  it('name cases that there are', () => {
    expect(table.flatMap((e) => e.cases).filter((list) => !IDS.some((id) => isOf(list, id)))).toEqual([]);
    expect(table.filter((e) => !IDS.includes(e.shown) || !covers(e, e.shown))).toEqual([]);
  });
});

describe('positions whose games differ', () => {
  it('are there, by a rule of the table', () => {
    expect(Object.keys(MAP_POSITIONS).filter((name) => !WRITTEN.some((w) => w.name === name))).toEqual([]);
    expect(Object.values(MAP_POSITIONS).filter((rule) => !MAP_EXCEPTIONS.some((e) => e.rule === rule))).toEqual([]);
  });
});
