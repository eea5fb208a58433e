import { describe, expect, it } from 'vitest';
import { greedy, playOut, random } from '../../src/bots/index.js';
import { hashOf, openMatch } from '../../src/index.js';
import { isLeft } from '../../src/prelude.js';
import { logistics } from '../../src/scenarios/logistics/index.js';
import { type Job, playJob } from '../../src/tournament/index.js';

const open = (seed: number) => {
  const match = openMatch(logistics, { seed });
  if (isLeft(match)) throw new Error('the ledger does not open');
  return match.right;
};
const job = (seed: number, axis: string, allied: string): Job => ({ id: `${seed}/${axis}/${allied}`, seed, seats: { axis, allied } });
const arena = { start: open(1), bots: { greedy, random }, turns: 3 };

describe('a game of a tournament', () => {
  it('is the game that its seed and bots give anywhere else', () => {
    const outcome = playJob(job(7, 'greedy', 'random'), arena);
    const match = playOut(open(7), { axis: greedy, allied: random }, { turns: 3 });
    expect(outcome).toMatchObject({ hash: hashOf(match.state), actions: match.record.length, turn: match.state.turn, over: false });
    expect(playJob(job(7, 'greedy', 'random'), { ...arena, start: open(99) })).toEqual(outcome);
    expect(playJob(job(8, 'greedy', 'random'), arena).hash).not.toBe(outcome.hash);
    expect(playJob(job(7, 'random', 'greedy'), arena).hash).not.toBe(outcome.hash);
  });

  it('is scored by the rules where they can, and by the heuristic of the game otherwise', () => {
    const bare = playJob(job(7, 'greedy', 'random'), arena);
    const match = playOut(open(7), { axis: greedy, allied: random }, { turns: 3 });
    expect(bare).toMatchObject({ winner: null, level: null, score: { axis: match.game.evaluate(match.state, 'axis'), allied: match.game.evaluate(match.state, 'allied') } });
    const scored = playJob(job(7, 'greedy', 'random'), { ...arena, standing: () => ({ winner: 'axis', level: 'Victory', score: { axis: 3, allied: 1 }, lines: [] }) });
    expect(scored).toMatchObject({ winner: 'axis', level: 'Victory', score: { axis: 3, allied: 1 }, hash: bare.hash });
  });

  it('is JSON', () => {
    const outcome = playJob(job(7, 'greedy', 'random'), arena);
    expect(JSON.parse(JSON.stringify(outcome))).toEqual(outcome);
  });

  it('asks for bots that are there', () => expect(() => playJob(job(7, 'greedy', 'napoleon'), arena)).toThrow('no bot of the name napoleon'));
});
