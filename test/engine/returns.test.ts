/** What a game came to for each side. */
import { describe, expect, it } from 'vitest';
import type { Result } from '../../src/engine/game.js';
import { concede, openMatch } from '../../src/engine/match.js';
import { margins, marginsOf, returns, returnsOf } from '../../src/engine/returns.js';
import { europe1939 } from '../../src/scenarios/europe-1939-45/index.js';
import { poland1939 } from '../../src/scenarios/poland-1939/index.js';

const ended = (winner: string | null, score: Readonly<Record<string, number>>): Result => ({ winner, level: 'An end', score, lines: [] });
const TWO = ['axis', 'allied'];
const THREE = ['axis', 'west', 'russia'];

describe('returns', () => {
  it.each<[string, ReadonlyArray<string>, Result | null, ReadonlyArray<number>]>([
    ['are 0 before the end', TWO, null, [0, 0]],
    ['are 0 in a draw', TWO, ended(null, { axis: 3, allied: 9 }), [0, 0]],
    ['are 1 and -1 by who wins, whatever the score', TWO, ended('axis', { axis: -40, allied: 40 }), [1, -1]],
    ['are -1 for each who does not', THREE, ended('russia', { axis: 1, west: 1, russia: 1 }), [-1, -1, 1]],
  ])('%s', (_, sides, result, expected) => expect(Object.entries(returnsOf(sides, result))).toEqual(sides.map((side, i) => [side, expected[i]])));
});

describe('margins', () => {
  it.each<[string, ReadonlyArray<string>, Result | null, ReadonlyArray<number>]>([
    ['are 0 before the end', TWO, null, [0, 0]],
    ['are what one side is ahead of the other', TWO, ended(null, { axis: 3, allied: 9 }), [-6, 6]],
    ['are what each is ahead of the best of the others', THREE, ended('axis', { axis: 10, west: 4, russia: 7 }), [3, -6, -3]],
    ['count no points where none are told', TWO, ended('axis', {}), [0, 0]],
    ['are points where a side is alone', ['axis'], ended('axis', { axis: 5 }), [5]],
  ])('%s', (_, sides, result, expected) => expect(Object.entries(marginsOf(sides, result))).toEqual(sides.map((side, i) => [side, expected[i]])));
});

describe('of a match', () => {
  const match = openMatch(poland1939, { seed: 1 });
  if (match._tag === 'Left') throw new Error(match.left[0].detail);
  it('are 0 while it goes on', () => {
    expect(returns(match.right)).toEqual({ axis: 0, allied: 0 });
    expect(margins(match.right)).toEqual({ axis: 0, allied: 0 });
  });
  it('heed concessions', () => {
    expect(returns(concede(match.right, 'axis'))).toEqual({ axis: -1, allied: 1 });
    expect(returns(concede(match.right, 'allied'))).toEqual({ axis: 1, allied: -1 });
  });
  it('are those of three players too', () => {
    const opened = openMatch(europe1939, { seed: 1, options: { players: '3' } });
    const three = opened._tag === 'Left' ? null : opened.right;
    if (three === null) throw new Error(JSON.stringify(opened));
    const paid = returns(concede(three, 'axis'));
    expect(Object.keys(paid)).toEqual(['axis', 'west', 'russia']);
    expect(Object.values(paid).sort()).toEqual([-1, -1, 1]);
  });
});
