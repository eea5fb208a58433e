import { describe, expect, it } from 'vitest';
import { makeGrid, neighborTable, parseHexId } from '../../src/kernel/hex.js';
import { BARRED, makeReacher, type ReachQuery } from '../../src/kernel/reach.js';

const grid = makeGrid([1, 9], [1, 9]);
const neighbors = neighborTable(grid);
const hex = (id: string): number => parseHexId(grid, id);
const open: ReachQuery = {
  start: hex('0505'),
  budget: 2,
  costs: new Int16Array(grid.size * 6).fill(1),
  stops: new Uint8Array(grid.size),
  blocks: new Uint8Array(grid.size),
};
const marked = (...ids: ReadonlyArray<string>): Uint8Array => {
  const marks = new Uint8Array(grid.size);
  for (const id of ids) marks[hex(id)] = 1;
  return marks;
};
const ring = ['0504', '0604', '0605', '0506', '0405', '0404'];

describe('reach', () => {
  it('reaches 1, 6 and 12 hexes at costs of 0, 1 and 2', () => {
    const found = makeReacher(neighbors).reach(open);
    const costs = [...found.hexes].map(found.cost);
    expect(costs).toEqual([0, ...new Array<number>(6).fill(1), ...new Array<number>(12).fill(2)]);
    expect([...found.hexes].slice(1, 7)).toEqual(ring.map(hex).sort((a, b) => a - b));
    expect(found.cost(hex('0101'))).toBe(-1);
    expect(found.path(hex('0101'))).toBeNull();
    expect(found.path(open.start)).toEqual([]);
    expect(found.path(hex('0503'))).toEqual([hex('0504'), hex('0503')]);
  });

  it('stays where it is without a budget', () => {
    for (const budget of [0, -1]) expect([...makeReacher(neighbors).reach({ ...open, budget }).hexes]).toEqual([open.start]);
  });

  it('enters a stop and goes no further, but may start in one', () => {
    const found = makeReacher(neighbors).reach({ ...open, stops: marked('0505', ...ring) });
    expect(found.hexes).toHaveLength(7);
    expect(found.cost(hex('0504'))).toBe(1);
  });

  it('goes around blocks, but may start in one', () => {
    const found = makeReacher(neighbors).reach({ ...open, budget: 99, blocks: marked('0505', '0504') });
    expect(found.cost(hex('0504'))).toBe(-1);
    expect(found.cost(hex('0503'))).toBe(3);
    expect(found.hexes).toHaveLength(80);
  });

  it('does not take barred steps, in the barred direction only', () => {
    const costs = open.costs.slice();
    costs[hex('0505') * 6] = BARRED;
    expect(makeReacher(neighbors).reach({ ...open, costs }).cost(hex('0504'))).toBe(2);
    expect(makeReacher(neighbors).reach({ ...open, costs, start: hex('0504') }).cost(hex('0505'))).toBe(1);
  });

  it('prefers the cheaper way to the shorter one', () => {
    const costs = open.costs.slice().fill(10);
    for (const [id, d] of [['0505', 1], ['0604', 5], ['0504', 0]] as const) costs[hex(id) * 6 + d] = 1;
    const found = makeReacher(neighbors).reach({ ...open, budget: 20, costs });
    expect(found.path(hex('0503'))).toEqual(['0604', '0504', '0503'].map(hex));
    expect(found.cost(hex('0503'))).toBe(3);
  });

  it('crosses the whole map at no cost', () => {
    const found = makeReacher(neighbors).reach({ ...open, budget: 0, costs: open.costs.slice().fill(0) });
    expect([...found.hexes]).toEqual(Array.from({ length: grid.size }, (_, h) => h));
  });

  it('takes the largest costs and no limit', () => {
    const found = makeReacher(neighbors).reach({ ...open, budget: Infinity, costs: open.costs.slice().fill(32767) });
    expect(found.hexes).toHaveLength(81);
    expect(found.cost(hex('0501'))).toBe(4 * 32767);
  });

  it('answers the next question afresh', () => {
    const reacher = makeReacher(neighbors);
    reacher.reach({ ...open, budget: 9 });
    const found = reacher.reach({ ...open, start: hex('0101'), budget: 1 });
    expect(found.hexes).toHaveLength(3);
    expect(found.cost(hex('0505'))).toBe(-1);
  });

  it.each([-1, 81, NaN])('throws when it starts in hex %d', (start) => {
    expect(() => makeReacher(neighbors).reach({ ...open, start })).toThrow(RangeError);
  });
});
