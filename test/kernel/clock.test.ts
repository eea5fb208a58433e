import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Clock, firstPhase, nextPhase, type PlayerTurn } from '../../src/kernel/clock.js';

const phases = ['initial', 'movement', 'combat'] as const;
const sequence: ReadonlyArray<PlayerTurn<(typeof phases)[number] | 'weather'>> = [
  { side: null, phases: ['weather'] },
  { side: 'axis', phases },
  { side: 'allied', phases },
];

describe('clock', () => {
  it('goes through the phases of each player turn, then to the next turn', () => {
    let now: Clock<(typeof phases)[number] | 'weather'> = firstPhase(sequence, 3);
    const seen: string[] = [];
    for (let i = 0; i < 9; i++) {
      seen.push(`${now.turn} ${sequence[now.playerTurn].side ?? 'all'} ${now.phase}`);
      now = nextPhase(sequence, now);
    }
    expect(seen).toEqual([
      '3 all weather',
      '3 axis initial',
      '3 axis movement',
      '3 axis combat',
      '3 allied initial',
      '3 allied movement',
      '3 allied combat',
      '4 all weather',
      '4 axis initial',
    ]);
  });

  it('throws when the clock shows what the sequence does not have', () => {
    expect(() => nextPhase(sequence, { turn: 1, playerTurn: 0, phase: 'combat' })).toThrow(RangeError);
    expect(() => nextPhase(sequence, { turn: 1, playerTurn: 3, phase: 'combat' })).toThrow(RangeError);
  });

  it('takes as many steps a turn as there are phases, each once, in order', () => {
    const sequences = fc.array(fc.uniqueArray(fc.string(), { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(sequences, fc.integer({ min: -3, max: 99 }), (lists, turn) => {
        const turns = lists.map((list, i) => ({ side: String(i), phases: list }));
        const seen: Clock[] = [];
        let now: Clock = firstPhase(turns, turn);
        for (; now.turn === turn; now = nextPhase(turns, now)) seen.push(now);
        expect(seen).toEqual(lists.flatMap((list, playerTurn) => list.map((phase) => ({ turn, playerTurn, phase }))));
        expect(now).toEqual(firstPhase(turns, turn + 1));
      }),
    );
  });
});
