import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type LonLat, makeRegions } from '../../src/atlas/index.js';

/** Winding number by summing angles: slow, and unlike the code under test. */
const winds = (ring: ReadonlyArray<LonLat>, [x, y]: LonLat): number => {
  let angle = 0;
  for (let i = 1; i < ring.length; i++) {
    const [ax, ay, bx, by] = [ring[i - 1][0] - x, ring[i - 1][1] - y, ring[i][0] - x, ring[i][1] - y];
    angle += Math.atan2(ax * by - ay * bx, ax * bx + ay * by);
  }
  return Math.round(angle / (2 * Math.PI));
};

/** A ring round a center whose points lie at growing angles: it never crosses itself. */
const star = (radii: ReadonlyArray<number>, [x, y]: LonLat): ReadonlyArray<LonLat> => {
  const ring = radii.map((r, i): LonLat => {
    const angle = (2 * Math.PI * i) / radii.length;
    return [x + r * Math.cos(angle), y + r * Math.sin(angle)];
  });
  return [...ring, ring[0]];
};

const radii = fc.array(fc.double({ min: 0.5, max: 4, noNaN: true }), { minLength: 3, maxLength: 12 });
const place = fc.tuple(fc.double({ min: 15, max: 25, noNaN: true }), fc.double({ min: 45, max: 55, noNaN: true }));

describe('regions', () => {
  it('hold the points that the ring winds around, whatever the height of the bands', () => {
    fc.assert(
      fc.property(radii, place, fc.constantFrom(0.1, 0.2, 7), (r, point, band) => {
        const ring = star(r, [20, 50]);
        const regions = makeRegions(
          { features: [{ properties: 'in', geometry: { type: 'Polygon', coordinates: [ring] } }] },
          band,
        );
        expect(regions.first(...point)).toBe(winds(ring, point) !== 0 ? 'in' : null);
      }),
    );
  });

  it('have holes and several parts', () => {
    const outer = star([4, 4, 4, 4], [20, 50]);
    const hole = star([1, 1, 1, 1], [20, 50]);
    const islet = star([0.4, 0.4, 0.4], [20, 50]);
    const regions = makeRegions({
      features: [{ properties: 'in', geometry: { type: 'MultiPolygon', coordinates: [[outer, hole], [islet]] } }],
    });
    expect(regions.first(22, 50.01)).toBe('in');
    expect(regions.first(20.7, 50.01)).toBeNull();
    expect(regions.first(20.05, 50.01)).toBe('in');
    expect(regions.first(28, 50.01)).toBeNull();
  });

  it('tell the first and the last of several that overlap', () => {
    const square = (size: number) =>
      ({ type: 'Polygon', coordinates: [star([size, size, size, size], [20, 50])] }) as const;
    const regions = makeRegions({
      features: [
        { properties: 'below', geometry: square(4) },
        { properties: 'above', geometry: square(2) },
      ],
    });
    expect([regions.first(20.1, 50.1), regions.last(20.1, 50.1)]).toEqual(['below', 'above']);
    expect([regions.first(23, 50.1), regions.last(23, 50.1)]).toEqual(['below', 'below']);
  });

  it('may be none at all', () => {
    expect(makeRegions(null).first(20, 50)).toBeNull();
  });
});
