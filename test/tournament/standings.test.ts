import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isLeft } from '../../src/prelude.js';
import { eloRatings, type Job, type Outcome, outcomesCsv, schedule, standings, type TournamentSpec, wilson } from '../../src/tournament/index.js';
import { outcomeOf, specOf } from './spec.js';

const jobsOf = (spec: TournamentSpec): ReadonlyArray<Job> => {
  const jobs = schedule(spec);
  if (isLeft(jobs)) throw new Error(jobs.left[0].detail);
  return jobs.right;
};

/** Red leads by what its bot is worth less what blue's is, and by what the seat is worth. */
const played = (spec: TournamentSpec, worth: Readonly<Record<string, number>>, seat = 0): ReadonlyArray<Outcome> =>
  jobsOf(spec).map((job) => outcomeOf(job, worth[job.seats.red] - worth[job.seats.blue] + seat));

describe('an interval', () => {
  it('is that of Wilson', () => {
    // worked by hand from the formula, and as published for 0 and 10 of 10
    const half = wilson(5, 10);
    expect(half.share).toBe(0.5);
    expect(half.low).toBeCloseTo(0.2366, 4);
    expect(half.high).toBeCloseTo(0.7634, 4);
    expect(wilson(10, 10).low).toBeCloseTo(0.7225, 4);
    expect(wilson(10, 10).high).toBe(1);
    expect(wilson(0, 10).high).toBeCloseTo(0.2775, 4);
    expect(wilson(0, 0)).toEqual({ share: null, low: 0, high: 1 });
  });

  it('holds its share, and gets narrower with more tries', () =>
    fc.assert(
      fc.property(fc.nat(200), fc.integer({ min: 1, max: 200 }), (a, n) => {
        const k = a % (n + 1);
        const few = wilson(k, n);
        const many = wilson(k * 4, n * 4);
        expect(few.low).toBeLessThanOrEqual(k / n);
        expect(few.high).toBeGreaterThanOrEqual(k / n);
        expect(many.high - many.low).toBeLessThan(few.high - few.low);
      }),
    ));
});

describe('ratings', () => {
  it('are 400 points for odds of ten to one', () => {
    const [a, b] = eloRatings(2, [{ a: 0, b: 1, points: 10_000, of: 11_000 }]);
    expect(a.rating - b.rating).toBeCloseTo(400, 0);
    expect(a.rating + b.rating).toBeCloseTo(0, 9);
  });

  it('have the deviation of the logit', () => {
    const [a] = eloRatings(2, [{ a: 0, b: 1, points: 30, of: 60 }]);
    // the difference deviates by 1/sqrt(n/4); each rating is half of the difference
    expect(a.high).toBeCloseTo(((1.959963984540054 * 400) / Math.LN10 / 2) * (2 / Math.sqrt(61)), 6);
  });

  it('are finite for whoever wins everything, and find three bots in their order', () => {
    const ratings = eloRatings(3, [
      { a: 0, b: 1, points: 50, of: 50 },
      { a: 1, b: 2, points: 50, of: 50 },
      { a: 0, b: 2, points: 50, of: 50 },
    ]);
    expect(ratings.every((r) => Number.isFinite(r.rating) && r.low < r.rating && r.rating < r.high)).toBe(true);
    expect(ratings[0].rating).toBeGreaterThan(ratings[1].rating);
    expect(ratings[1].rating).toBeGreaterThan(ratings[2].rating);
    expect(ratings[1].rating).toBeCloseTo(0, 6);
  });

  it('give back the strengths that results were made from', () =>
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -300, max: 300 }), { minLength: 2, maxLength: 5 }), (true_) => {
        const mean = true_.reduce((s, x) => s + x, 0) / true_.length;
        const meetings = true_.flatMap((x, a) => true_.slice(a + 1).map((y, i) => ({ a, b: a + 1 + i, of: 1e7, points: 1e7 / (1 + 10 ** ((y - x) / 400)) })));
        eloRatings(true_.length, meetings).forEach((r, i) => expect(r.rating).toBeCloseTo(true_[i] - mean, 2));
      }),
    ));
});

describe('standings', () => {
  it('tell a better bot from a better seat', () => {
    const spec = specOf(['good', 'bad'], 20);
    // whoever is red wins, yet good wins higher as red and loses lower as blue
    const { pairings, bots, played: n, of } = standings(spec, played(spec, { good: 2, bad: 1 }, 5));
    expect([n, of]).toEqual([20, 20]);
    expect(pairings[0].games).toMatchObject({ won: 10, lost: 10, share: 0.5 });
    expect(pairings[0].bySide).toMatchObject({ red: { won: 10, lost: 0 }, blue: { won: 0, lost: 10 } });
    expect(pairings[0].pairs).toMatchObject({ won: 10, drawn: 0, lost: 0, share: 1 });
    expect(pairings[0].margin).toBe(2);
    expect(bots.map((b) => b.bot)).toEqual(['good', 'bad']);
    expect(bots[0].elo?.low).toBeGreaterThan(0);
  });

  it('count two games of a seed as one try', () => {
    const spec = specOf(['a', 'b'], 20);
    const { games } = standings(spec, played(spec, { a: 1, b: 0 })).pairings[0];
    expect(games).toEqual({ won: 20, drawn: 0, lost: 0, ...wilson(10, 10) });
  });

  it('leave a pair out until both its games are there', () => {
    const spec = specOf(['a', 'b'], 4);
    const some = played(spec, { a: 1, b: 0 }).slice(0, 3);
    expect(standings(spec, some).pairings[0]).toMatchObject({ pairs: { won: 1, drawn: 0, lost: 0 }, games: { won: 3 } });
    expect(standings(spec, []).bots.map((b) => b.elo)).toEqual([null, null]);
  });

  it('are the same in whatever order games come, and count each once', () =>
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -2, max: 2 }), { minLength: 24, maxLength: 24 }), fc.shuffledSubarray([...Array(24).keys()], { minLength: 24 }), fc.array(fc.nat(23)), (leads, order, again) => {
        const spec = specOf(['a', 'b', 'c'], 8);
        const all = jobsOf(spec).map((job, i) => outcomeOf(job, leads[i]));
        expect(standings(spec, [...order, ...again].map((i) => all[i]))).toEqual(standings(spec, all));
      }),
    ));

  it('leave out games of other tournaments', () => {
    const spec = specOf(['a', 'b'], 2);
    const others = played(specOf(['a', 'c'], 2, { seed: 9 }), { a: 1, c: 0 });
    expect(standings(spec, others).played).toBe(0);
  });
});

describe('outcomes as CSV', () => {
  it('quote what needs it', () => {
    const [job] = jobsOf(specOf(['a,b', 'c"'], 2));
    expect(outcomesCsv(['red', 'blue'], [outcomeOf(job, 0)]).split('\r\n')).toEqual([
      'id,seed,red,blue,winner,level,score of red,score of blue,over,turn,actions,hash',
      '7/a%002cb/c%0022,7,"a,b","c""",,Draw,10,10,true,3,12,abc',
      '',
    ]);
  });
});
