import { describe, expect, it } from 'vitest';
import { hexId, makeGrid, neighborTable, parseHexId } from '../../src/kernel/hex.js';
import { addZoc, ALL_DIRECTIONS, zocOf } from '../../src/kernel/zoc.js';

const grid = makeGrid([1, 9], [1, 9]);
const neighbors = neighborTable(grid);
const hex = (id: string): number => parseHexId(grid, id);
const shown = (counts: Uint8Array): Record<string, number> =>
  Object.fromEntries([...counts].flatMap((n, h) => (n === 0 ? [] : [[hexId(grid, h), n]])));

describe('zoc', () => {
  it('extends into the six hexes around, not the own one', () => {
    const counts = new Uint8Array(grid.size);
    addZoc(counts, neighbors, hex('0505'), ALL_DIRECTIONS, 1);
    expect(shown(counts)).toEqual({ '0504': 1, '0604': 1, '0605': 1, '0506': 1, '0405': 1, '0404': 1 });
  });

  it('extends only in open directions', () => {
    const counts = new Uint8Array(grid.size);
    addZoc(counts, neighbors, hex('0505'), 0b001001, 1);
    expect(shown(counts)).toEqual({ '0504': 1, '0506': 1 });
    addZoc(counts, neighbors, hex('0505'), 0, 1);
    expect(shown(counts)).toEqual({ '0504': 1, '0506': 1 });
  });

  it('ends at the edge', () => {
    const counts = new Uint8Array(grid.size);
    addZoc(counts, neighbors, hex('0101'), ALL_DIRECTIONS, 1);
    expect(shown(counts)).toEqual({ '0102': 1, '0201': 1 });
  });

  it('stays as long as one unit exerts it', () => {
    const counts = zocOf(neighbors, [hex('0505'), hex('0505'), hex('0503'), -1], () => ALL_DIRECTIONS);
    expect(counts[hex('0504')]).toBe(3);
    addZoc(counts, neighbors, hex('0505'), ALL_DIRECTIONS, -1);
    addZoc(counts, neighbors, hex('0503'), ALL_DIRECTIONS, -1);
    expect(counts[hex('0504')]).toBe(1);
    expect(counts[hex('0503')]).toBe(0);
  });
});
