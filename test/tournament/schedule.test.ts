import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isLeft, isRight } from '../../src/prelude.js';
import { type Job, schedule, type TournamentSpec, tournamentDigest } from '../../src/tournament/index.js';
import { specOf } from './spec.js';

const jobsOf = (spec: TournamentSpec): ReadonlyArray<Job> => {
  const jobs = schedule(spec);
  if (isLeft(jobs)) throw new Error(jobs.left[0].detail);
  return jobs.right;
};

const names = fc.uniqueArray(fc.string({ unit: 'binary', minLength: 1, maxLength: 6 }), { minLength: 2, maxLength: 5 });

describe('the schedule', () => {
  it('plays each seed in both seats', () => {
    expect(jobsOf(specOf(['a', 'b'], 4)).map((j) => [j.id, j.seed, j.seats])).toEqual([
      ['7/a/b', 7, { red: 'a', blue: 'b' }],
      ['7/b/a', 7, { red: 'b', blue: 'a' }],
      ['8/a/b', 8, { red: 'a', blue: 'b' }],
      ['8/b/a', 8, { red: 'b', blue: 'a' }],
    ]);
  });

  it('has each game once, whatever bots are called, and every bot in each seat equally often', () =>
    fc.assert(
      fc.property(names, fc.integer({ min: 1, max: 6 }), fc.integer({ min: 0, max: 0xffffffff }), (bots, pairs, seed) => {
        const jobs = jobsOf(specOf(bots, pairs * 2, { seed }));
        expect(jobs).toHaveLength((bots.length * (bots.length - 1) * pairs * 2) / 2);
        expect(new Set(jobs.map((j) => j.id)).size).toBe(jobs.length);
        for (const bot of bots) for (const side of ['red', 'blue']) expect(jobs.filter((j) => j.seats[side] === bot)).toHaveLength((bots.length - 1) * pairs);
        for (const job of jobs) {
          expect(job.seed).toBeGreaterThanOrEqual(0);
          expect(job.seed).toBeLessThanOrEqual(0xffffffff);
          expect(jobs.some((j) => j.seed === job.seed && j.seats.red === job.seats.blue && j.seats.blue === job.seats.red)).toBe(true);
        }
      }),
    ));

  it('has whole pairs of all pairings however early it is stopped between seeds', () => {
    const jobs = jobsOf(specOf(['a', 'b', 'c'], 6));
    expect(jobs.map((j) => j.seed)).toEqual([7, 8, 9].flatMap((s) => [s, s, s, s, s, s]));
  });

  it.each([
    ['bots', { bots: ['a'] }],
    ['bots', { bots: [] }],
    ['bots', { bots: ['a', 'b', 'a'] }],
    ['games', { games: 0 }],
    ['games', { games: 5 }],
    ['games', { games: -2 }],
    ['games', { games: 2.5 }],
    ['games', { games: Number.NaN }],
    ['games', { games: 1e9 }],
    ['seed', { seed: -1 }],
    ['turns', { turns: 0 }],
    ['sides', { sides: ['red', 'blue', 'green'] }],
    ['sides', { sides: ['red'] }],
  ] as const)('refuses in words: %s of %j', (at, wrong) => {
    const jobs = schedule(specOf(['a', 'b'], 4, wrong));
    expect(isLeft(jobs) && jobs.left.map((p) => p.at)).toEqual([at]);
  });

  it('has a digest that changes with everything outcomes depend on', () => {
    const spec = specOf(['a', 'b'], 4);
    const others: ReadonlyArray<Partial<TournamentSpec>> = [
      { bots: ['b', 'a'] },
      { games: 6 },
      { seed: 8 },
      { turns: 1 },
      { version: '2' },
      { sides: ['blue', 'red'] },
      { identity: { ...spec.identity, readings: { mood: 'good' } } },
    ];
    const digests = [spec, ...others.map((o) => ({ ...spec, ...o }))].map(tournamentDigest);
    expect(new Set(digests).size).toBe(digests.length);
    expect(isRight(schedule(spec))).toBe(true);
  });
});
