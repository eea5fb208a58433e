import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { at, type Schedule } from '../../src/kernel/schedule.js';

describe('schedule', () => {
  const weather: Schedule<string> = [
    { from: 1, value: 'clear' },
    { from: 7, value: 'mud' },
    { from: 9, value: 'snow' },
  ];

  it('keeps a value until the next one', () => {
    expect([0, 1, 6, 7, 8, 9, 40].map((turn) => at(weather, turn))).toEqual([null, 'clear', 'clear', 'mud', 'mud', 'snow', 'snow']);
    expect(at([], 3)).toBeNull();
  });

  it('the value of a turn is the one set on it, or that of the turn before', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: -5, max: 30 })), (turns) => {
        const schedule = turns.sort((a, b) => a - b).map((from) => ({ from, value: `since ${from}` }));
        for (let turn = -7; turn <= 32; turn++)
          expect(at(schedule, turn)).toBe(turns.includes(turn) ? `since ${turn}` : turn === -7 ? null : at(schedule, turn - 1));
      }),
    );
  });
});
