import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeProjection, type ProjectionSpec } from '../../src/atlas/index.js';

const base: ProjectionSpec = {
  type: 'lambert-conformal-conic',
  R: 6371,
  lat0: 50,
  lon0: 10,
  standardParallels: [46, 56],
  kmPerHex: 25.75,
  u0: -8.36,
  v0: 30.92,
};
const kinds = ['lambert-conformal-conic', 'equidistant-conic'] as const;

describe.each(kinds)('%s', (type) => {
  const projection = makeProjection({ ...base, type });

  it('comes back from the plane to where it started', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 30, max: 72, noNaN: true }),
        fc.double({ min: -30, max: 60, noNaN: true }),
        (lat, lon) => {
          const [backLat, backLon] = projection.inverse(...projection.forward(lat, lon));
          expect(backLat).toBeCloseTo(lat, 9);
          expect(backLon).toBeCloseTo(lon, 9);
        },
      ),
    );
  });

  it('puts its origin where it is told', () => {
    const [u, v] = projection.forward(50, 10);
    expect(u).toBeCloseTo(-8.36, 12);
    expect(v).toBeCloseTo(30.92, 12);
  });

  it('grows east and south, and is symmetric about its central meridian', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 45, max: 58, noNaN: true }),
        fc.double({ min: 0.1, max: 20, noNaN: true }),
        (lat, d) => {
          const [west, east] = [projection.forward(lat, 10 - d), projection.forward(lat, 10 + d)];
          expect(east[0]).toBeGreaterThan(west[0]);
          expect(east[0] - base.u0).toBeCloseTo(base.u0 - west[0], 9);
          expect(east[1]).toBeCloseTo(west[1], 9);
          expect(projection.forward(lat - 1, 10)[1]).toBeGreaterThan(projection.forward(lat, 10)[1]);
        },
      ),
    );
  });

  it('is true to scale along its two parallels', () => {
    for (const lat of base.standardParallels) {
      const [a, b] = [projection.forward(lat, 20), projection.forward(lat, 20.01)];
      const km = Math.hypot(a[0] - b[0], a[1] - b[1]) * base.kmPerHex;
      expect(km).toBeCloseTo(((0.01 * Math.PI) / 180) * 6371 * Math.cos((lat * Math.PI) / 180), 6);
    }
  });
});

it('the equidistant conic is true to scale along meridians', () => {
  const projection = makeProjection({ ...base, type: 'equidistant-conic' });
  const [, v] = projection.forward(49, 10);
  expect((v - base.v0) * base.kmPerHex).toBeCloseTo((Math.PI / 180) * 6371, 9);
});

it('the conformal conic has the same scale in all directions', () => {
  const projection = makeProjection(base);
  const scale = (dLat: number, dLon: number, km: number): number => {
    const [a, b] = [projection.forward(52, 21), projection.forward(52 + dLat, 21 + dLon)];
    return (Math.hypot(a[0] - b[0], a[1] - b[1]) * base.kmPerHex) / km;
  };
  const degree = (Math.PI / 180) * 6371;
  expect(scale(1e-5, 0, degree * 1e-5)).toBeCloseTo(scale(0, 1e-5, degree * 1e-5 * Math.cos((52 * Math.PI) / 180)), 5);
});
