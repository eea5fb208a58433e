import { describe, expect, it } from 'vitest';
import { halfWidthAt } from '../../src/render/geometry.js';
import { stackSlots } from '../../src/render/stacks.js';

const rooms = [
  { top: -24.5, bottom: 26.5 },
  { top: -31, bottom: 31 },
  { top: -16.5, bottom: 26.5 },
];

describe('stackSlots', () => {
  it('lets no counter hide another or leave its hex', () => {
    for (const room of rooms)
      for (let n = 1; n <= 40; n++) {
        const slots = stackSlots(n, room);
        expect(slots.length).toBe(n);
        slots.forEach((a, i) => {
          const half = a.side / 2;
          expect(Math.abs(a.x) + half).toBeLessThanOrEqual(halfWidthAt(Math.abs(a.y) + half) + 1e-9);
          expect(a.y - half).toBeGreaterThanOrEqual(room.top - 1e-9);
          expect(a.y + half).toBeLessThanOrEqual(room.bottom + 1e-9);
          for (const b of slots.slice(i + 1))
            expect(Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y))).toBeGreaterThanOrEqual(a.side - 1e-9);
        });
      }
  });

  it('never draws more counters larger than fewer', () => {
    for (const room of rooms)
      for (let n = 2; n <= 40; n++)
        expect(stackSlots(n, room)[0].side).toBeLessThanOrEqual(stackSlots(n - 1, room)[0].side);
  });

  it('keeps eight counters large enough to be read', () => {
    for (const room of rooms.slice(0, 2)) expect(stackSlots(8, room)[0].side).toBeGreaterThanOrEqual(14.5);
  });

  it('still finds a place for each of hundreds', () => {
    const slots = stackSlots(400, rooms[0]);
    expect(new Set(slots.map((s) => `${s.x} ${s.y}`)).size).toBe(400);
  });
});
