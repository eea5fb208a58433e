import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  around,
  centerAt,
  cornerOf,
  cornerPoint,
  cross,
  endsOf,
  hexAtPoint,
  hexesOf,
  makeCanvas,
  minus,
  nameOf,
  onMap,
  sideNamed,
  sideText,
  span,
} from '../../src/atlas/plane.js';
import { nearestCorner } from '../../src/atlas/corridor.js';

const canvas = makeCanvas([1, 12], [1, 10]);
const mapHexes = Array.from({ length: canvas.grid.size }, (_, hex) => hex).filter((hex) => onMap(canvas, hex));
const onSheet = fc.tuple(fc.double({ min: 1, max: 10, noNaN: true }), fc.double({ min: 1, max: 10, noNaN: true }));

describe('the plane of hexes', () => {
  it('has the map inside a margin', () => {
    expect(mapHexes).toHaveLength(120);
    expect(mapHexes.map((hex) => nameOf(canvas, hex)).slice(0, 2)).toEqual(['0101', '0102']);
    for (const hex of mapHexes) for (const other of around(canvas, hex)) expect(other).toBeGreaterThanOrEqual(0);
  });

  it('puts even columns half a hex south', () => {
    expect(centerAt(3, 4)[1]).toBe(4);
    expect(centerAt(4, 4)[1]).toBe(4.5);
  });

  it('has neighbors at distance one', () => {
    for (const hex of mapHexes)
      for (const other of around(canvas, hex))
        expect(span(canvas.centers[hex], canvas.centers[other])).toBeCloseTo(1, 12);
  });

  it('finds the hex of a point as the one with the nearest center', () => {
    fc.assert(
      fc.property(onSheet, (point) => {
        const distances = canvas.centers.map((center) => span(center, point));
        expect(distances[hexAtPoint(canvas, point)]).toBeCloseTo(Math.min(...distances), 12);
      }),
    );
  });

  it('is off the map beyond the margin', () => {
    expect(hexAtPoint(canvas, [-50, 3])).toBe(-1);
    expect(onMap(canvas, -1)).toBe(false);
  });

  it('numbers corners alike from each of their three hexes', () => {
    const owners = new Map<number, Set<number>>();
    for (let hex = 0; hex < canvas.grid.size; hex++) {
      if (around(canvas, hex).some((other) => other < 0)) continue;
      for (let c = 0; c < 6; c++) {
        const corner = cornerOf(canvas, hex, c);
        expect(span(cornerPoint(canvas, corner), canvas.centers[hex])).toBeCloseTo(1 / Math.sqrt(3), 12);
        owners.set(corner, (owners.get(corner) ?? new Set()).add(hex));
      }
    }
    for (const hex of mapHexes) for (let c = 0; c < 6; c++) expect(owners.get(cornerOf(canvas, hex, c))?.size).toBe(3);
  });

  it('knows the ends of a hexside: as far from one hex as from the other, with the hex on the right going clockwise', () => {
    for (const hex of mapHexes)
      around(canvas, hex).forEach((other, d) => {
        const [clockwise, anticlockwise] = endsOf(canvas, hex, d).map((corner) => cornerPoint(canvas, corner));
        for (const end of [clockwise, anticlockwise])
          expect(span(end, canvas.centers[hex])).toBeCloseTo(span(end, canvas.centers[other]), 12);
        expect(cross(minus(clockwise, anticlockwise), minus(canvas.centers[hex], anticlockwise))).toBeGreaterThan(0);
      });
  });

  it('finds the nearest corner of all', () => {
    const corners = Array.from({ length: canvas.grid.size * 2 }, (_, corner) => cornerPoint(canvas, corner));
    fc.assert(
      fc.property(onSheet, (point) => {
        const least = Math.min(...corners.map((corner) => span(corner, point)));
        expect(nearestCorner(canvas, point).distance).toBeCloseTo(least, 12);
      }),
    );
  });

  it('writes and reads hexsides', () => {
    for (const hex of mapHexes)
      for (let d = 0; d < 3; d++) {
        const side = hex * 3 + d;
        if (!hexesOf(canvas, side).every((h) => onMap(canvas, h))) continue;
        expect(sideNamed(canvas, sideText(canvas, side))).toBe(side);
        const [a, b] = sideText(canvas, side).split('/');
        expect(a < b).toBe(true);
        expect(sideNamed(canvas, `${b}/${a}`)).toBe(side);
      }
    expect(sideNamed(canvas, '0101/0303')).toBe(-1);
  });
});
