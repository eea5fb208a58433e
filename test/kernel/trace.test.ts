import { describe, expect, it } from 'vitest';
import { makeGrid, neighborTable, parseHexId } from '../../src/kernel/hex.js';
import { makeTracer, type TraceQuery } from '../../src/kernel/trace.js';

const grid = makeGrid([1, 7], [1, 9]);
const neighbors = neighborTable(grid);
const hex = (id: string): number => parseHexId(grid, id);
const all: TraceQuery = {
  sources: [hex('0401')],
  range: -1,
  enterable: new Uint8Array(grid.size).fill(1),
  crossable: new Uint8Array(grid.size).fill(0b111111),
};
const except = (...ids: ReadonlyArray<string>): Uint8Array => {
  const enterable = all.enterable.slice();
  for (const id of ids) enterable[hex(id)] = 0;
  return enterable;
};

describe('trace', () => {
  it('counts the hexes entered, the source included', () => {
    const tracer = makeTracer(neighbors);
    const lengths = tracer.flood(all);
    expect(lengths[hex('0401')]).toBe(0);
    expect(lengths[hex('0402')]).toBe(1);
    expect(lengths[hex('0407')]).toBe(6);
    expect(tracer.line(hex('0401'))).toEqual([]);
    expect(tracer.line(hex('0404'))).toEqual(['0403', '0402', '0401'].map(hex));
  });

  it('ends at the range', () => {
    const tracer = makeTracer(neighbors);
    const lengths = tracer.flood({ ...all, range: 3 });
    expect([lengths[hex('0404')], lengths[hex('0405')]]).toEqual([3, -1]);
    expect(tracer.line(hex('0405'))).toBeNull();
    expect(makeTracer(neighbors).flood({ ...all, range: 0 }).filter((n) => n >= 0)).toHaveLength(1);
    for (const range of [Infinity, -1]) expect(makeTracer(neighbors).flood({ ...all, range })[hex('0409')]).toBe(8);
  });

  it('may start where it may not enter', () => {
    const lengths = makeTracer(neighbors).flood({ ...all, enterable: except('0402') });
    expect(lengths[hex('0402')]).toBe(1);
    expect(lengths[hex('0403')]).toBe(3);
  });

  it('does not enter a source that may not be entered, but starts there', () => {
    const lengths = makeTracer(neighbors).flood({ ...all, enterable: except('0401') });
    expect(lengths[hex('0401')]).toBe(0);
    expect(lengths.filter((n) => n >= 0)).toHaveLength(1);
  });

  it('crosses a hexside only in an open direction', () => {
    const crossable = all.crossable.slice();
    crossable[hex('0402')] &= ~1; // may not leave to the north, where the source is
    expect(makeTracer(neighbors).flood({ ...all, crossable })[hex('0402')]).toBe(2);
    crossable.fill(0b111111);
    crossable[hex('0401')] &= ~(1 << 3); // nobody leaves the source
    expect(makeTracer(neighbors).flood({ ...all, crossable })[hex('0402')]).toBe(1);
  });

  it('goes to the nearest source, and passes over sources off the map', () => {
    const tracer = makeTracer(neighbors);
    const lengths = tracer.flood({ ...all, sources: new Set([-1, hex('0401'), hex('0409'), hex('0409'), 999]) });
    expect(lengths[hex('0408')]).toBe(1);
    expect(tracer.line(hex('0408'))).toEqual([hex('0409')]);
    expect(makeTracer(neighbors).flood({ ...all, sources: [] }).every((n) => n === -1)).toBe(true);
  });

  it('takes a source that is named more often than the map has hexes', () => {
    const often = new Array<number>(grid.size * 2).fill(hex('0401'));
    expect(makeTracer(neighbors).flood({ ...all, sources: often })).toEqual(makeTracer(neighbors).flood(all));
  });

  it('has no lines before the first flood, nor from off the map', () => {
    expect(makeTracer(neighbors).line(0)).toBeNull();
    expect(makeTracer(neighbors).line(-1)).toBeNull();
  });

  it('writes into an array that it is given', () => {
    const into = new Int16Array(grid.size).fill(77);
    const tracer = makeTracer(neighbors);
    expect(tracer.flood({ ...all, range: 1 }, into)).toBe(into);
    expect(into).toEqual(makeTracer(neighbors).flood({ ...all, range: 1 }));
    expect(tracer.flood(all)).not.toBe(into);
  });
});
