import { describe, expect, it } from 'vitest';
import {
  columnOf,
  DIRECTIONS,
  directionTo,
  distance,
  hexAt,
  hexId,
  hexsideIx,
  makeGrid,
  neighbor,
  neighborTable,
  OFF_MAP,
  opposite,
  parseHexId,
  rowOf,
} from '../../src/kernel/hex.js';

const grid = makeGrid([1, 30], [1, 25]);
const around = (id: string): ReadonlyArray<string> =>
  DIRECTIONS.map((_, d) => {
    const hex = neighbor(grid, parseHexId(grid, id), d);
    return hex === OFF_MAP ? '-' : hexId(grid, hex);
  });

describe('hex', () => {
  it('numbers hexes down each column', () => {
    expect(grid.size).toBe(750);
    expect(parseHexId(grid, '0101')).toBe(0);
    expect(parseHexId(grid, '0102')).toBe(1);
    expect(parseHexId(grid, '0201')).toBe(25);
    expect(hexId(grid, 749)).toBe('3025');
    expect([columnOf(grid, 26), rowOf(grid, 26)]).toEqual([2, 2]);
    expect(hexAt(grid, 2, 2)).toBe(26);
  });

  it('knows the neighbors of a hex in an odd column, which lies half a hex north', () => {
    expect(around('2319')).toEqual(['2318', '2418', '2419', '2320', '2219', '2218']);
  });

  it('knows the neighbors of a hex in an even column', () => {
    expect(around('2219')).toEqual(['2218', '2319', '2320', '2220', '2120', '2119']);
  });

  it('knows no hex beyond the edge', () => {
    expect(around('0101')).toEqual(['-', '-', '0201', '0102', '-', '-']);
    expect(around('3025')).toEqual(['3024', '-', '-', '-', '-', '2925']);
    expect(hexAt(grid, 31, 1)).toBe(OFF_MAP);
    expect(hexAt(grid, 1, 0)).toBe(OFF_MAP);
  });

  it.each(['', '1', '101', '01011', '0a01', ' 101', '0101 ', '-101', '0.01', '٠١٠١', '3101', '0126', '0001', '0100'])(
    'reads no hex from %j',
    (text) => {
      expect(parseHexId(grid, text)).toBe(OFF_MAP);
    },
  );

  it('gives every hex three digits of column and of row on a grid that goes beyond 99', () => {
    for (const wide of [makeGrid([1, 100], [1, 25]), makeGrid([1, 25], [90, 100])]) {
      expect(hexId(wide, 0)).toBe(wide.firstRow === 1 ? '001001' : '001090');
      for (let hex = 0; hex < wide.size; hex++) expect(parseHexId(wide, hexId(wide, hex))).toBe(hex);
      expect(['0101', '0110', '10025', '1001001', '101001', '00a001'].map((id) => parseHexId(wide, id))).toEqual(Array(6).fill(OFF_MAP));
    }
    expect(hexId(makeGrid([1, 99], [1, 99]), 0)).toBe('0101');
  });

  it('measures distances around the shifted columns', () => {
    const between = (a: string, b: string): number => distance(grid, parseHexId(grid, a), parseHexId(grid, b));
    expect(between('1010', '1010')).toBe(0);
    expect(between('1010', '1015')).toBe(5);
    expect(between('1010', '1410')).toBe(4);
    expect(between('1010', '1413')).toBe(5);
    expect(between('1110', '1210')).toBe(1);
    expect(between('1110', '1211')).toBe(2);
  });

  it('tells directions of adjacent hexes only', () => {
    const neighbors = neighborTable(grid);
    expect(directionTo(neighbors, parseHexId(grid, '2319'), parseHexId(grid, '2418'))).toBe(1);
    expect(directionTo(neighbors, parseHexId(grid, '2319'), parseHexId(grid, '2518'))).toBe(-1);
    expect([OFF_MAP, 0, 1].map((from) => directionTo(neighbors, from, 0))).toEqual([-1, -1, 0]);
    expect(directionTo(neighbors, 0, 1)).toBe(3);
    expect(directionTo(neighbors, OFF_MAP, OFF_MAP)).toBe(-1);
    expect([0, 1, 2, 3, 4, 5].map(opposite)).toEqual([3, 4, 5, 0, 1, 2]);
  });

  it('numbers a hexside from its western or southern hex', () => {
    const neighbors = neighborTable(grid);
    const a = parseHexId(grid, '2319');
    expect(hexsideIx(neighbors, a, 0)).toBe(a * 3);
    expect(hexsideIx(neighbors, a, 4)).toBe(parseHexId(grid, '2219') * 3 + 1);
    expect(hexsideIx(neighbors, 0, 4)).toBe(-1);
  });
});
