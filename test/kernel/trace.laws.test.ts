import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { directionTo } from '../../src/kernel/hex.js';
import { makeTracer, type TraceQuery } from '../../src/kernel/trace.js';
import { commonFlag, fill, type Ground, grounds, hexesOf } from './arbitrary.js';

const directions = fc.oneof(fc.constant(0b111111), fc.integer({ min: 0, max: 0b111111 }));

const queryOn = ({ grid }: Ground): fc.Arbitrary<TraceQuery & { readonly sources: ReadonlyArray<number> }> =>
  fc.record({
    sources: fc.array(hexesOf(grid), { maxLength: 3 }),
    range: fc.constantFrom(-1, 0, 1, 2, 3, 7, Infinity),
    enterable: fill(grid.size, commonFlag).map((f) => Uint8Array.from(f)),
    crossable: fill(grid.size, directions).map((f) => Uint8Array.from(f)),
  });
const questions = grounds.chain((ground) => fc.tuple(fc.constant(ground), queryOn(ground)));

/** The other way round: walks from one hex, ring after ring, until a source is met. */
const walk = (neighbors: Int32Array, q: TraceQuery & { readonly sources: ReadonlyArray<number> }, hex: number): number => {
  const seen = new Set([hex]);
  let ring = [hex];
  for (let length = 0; ring.length > 0; length++) {
    if (q.range >= 0 && length > q.range) return -1;
    if (ring.some((h) => q.sources.includes(h))) return length;
    const next: number[] = [];
    for (const h of ring)
      for (let d = 0; d < 6; d++) {
        const to = neighbors[h * 6 + d];
        if (to < 0 || seen.has(to) || q.enterable[to] === 0 || (q.crossable[h] & (1 << d)) === 0) continue;
        seen.add(to);
        next.push(to);
      }
    ring = next;
  }
  return -1;
};

const noLonger = (after: Int16Array, before: Int16Array): boolean =>
  before.every((n, hex) => n < 0 || (after[hex] >= 0 && after[hex] <= n));

describe('laws of trace', () => {
  it('lengths are those of a walk from each hex', () => {
    fc.assert(
      fc.property(questions, ([{ neighbors, grid }, q]) => {
        expect([...makeTracer(neighbors).flood(q)]).toEqual(Array.from({ length: grid.size }, (_, h) => walk(neighbors, q, h)));
      }),
      { numRuns: 300 },
    );
  });

  it('every line is allowed, ends in a source and is as long as it says', () => {
    fc.assert(
      fc.property(questions, ([{ neighbors }, q]) => {
        const tracer = makeTracer(neighbors);
        tracer.flood({ ...q, range: -1 });
        const lengths = tracer.flood(q); // a second flood forgets the first
        for (let hex = 0; hex < lengths.length; hex++) {
          const line = tracer.line(hex);
          expect(line === null ? -1 : line.length).toBe(lengths[hex]);
          if (line === null) continue;
          expect(q.sources).toContain([hex, ...line].at(-1));
          let at = hex;
          for (const next of line) {
            const d = directionTo(neighbors, at, next);
            expect(d).toBeGreaterThanOrEqual(0);
            expect((q.crossable[at] >> d) & 1).toBe(1);
            expect(q.enterable[next]).toBe(1);
            at = next;
          }
        }
      }),
    );
  });

  it('no line is lost or longer when an obstacle is removed, a source added or the range raised', () => {
    fc.assert(
      fc.property(
        grounds.chain((ground) => fc.tuple(fc.constant(ground), queryOn(ground), hexesOf(ground.grid), fc.nat(5))),
        ([{ neighbors }, q, hex, d]) => {
          const before = makeTracer(neighbors).flood(q);
          const entered = makeTracer(neighbors).flood({ ...q, enterable: q.enterable.with(hex, 1) });
          const crossed = makeTracer(neighbors).flood({ ...q, crossable: q.crossable.with(hex, q.crossable[hex] | (1 << d)) });
          const sourced = makeTracer(neighbors).flood({ ...q, sources: [...q.sources, hex] });
          const ranged = makeTracer(neighbors).flood({ ...q, range: q.range < 0 ? -1 : q.range + 1 });
          for (const after of [entered, crossed, sourced, ranged]) expect(noLonger(after, before)).toBe(true);
        },
      ),
    );
  });
});
