import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isLeft, isRight } from '../../src/prelude.js';
import { type Job, type Ledger, ledgerHead, ledgerLine, type Outcome, readLedger, schedule, type TournamentSpec } from '../../src/tournament/index.js';
import { outcomeOf, specOf } from './spec.js';

const spec = specOf(['a', 'b'], 6);
const scheduled = schedule(spec);
const jobs: ReadonlyArray<Job> = isRight(scheduled) ? scheduled.right : [];
const outcomes: ReadonlyArray<Outcome> = jobs.map((job, i) => outcomeOf(job, i - 2));
const whole = ledgerHead(spec) + outcomes.map(ledgerLine).join('');

const read = (text: string, of: TournamentSpec = spec): Ledger => {
  const ledger = readLedger(text, of, jobs);
  if (isLeft(ledger)) throw new Error(ledger.left.map((p) => `${p.at}: ${p.detail}`).join('\n'));
  return ledger.right;
};
const refusal = (text: string, of: TournamentSpec = spec): string => {
  const ledger = readLedger(text, of, jobs);
  return isLeft(ledger) ? ledger.left.map((p) => `${p.at}: ${p.detail}`).join('\n') : 'read';
};

describe('a ledger', () => {
  it('gives back what was written', () => expect(read(whole)).toEqual({ outcomes, whole: whole.length }));

  it('is read wherever a kill has cut it: the whole lines count, the torn one does not', () =>
    fc.assert(
      fc.property(fc.integer({ min: 0, max: whole.length }), (at) => {
        const cut = read(whole.slice(0, at));
        const lines = whole.slice(0, at).split('\n').length - 1;
        expect(cut.outcomes).toEqual(outcomes.slice(0, Math.max(0, lines - 1)));
        // going on from the end of the last whole line gives a ledger with every game once
        const rest = jobs.filter((job) => !cut.outcomes.some((o) => o.id === job.id)).map((job) => outcomes[jobs.indexOf(job)]);
        const resumed = whole.slice(0, cut.whole) + (cut.whole === 0 ? ledgerHead(spec) : '') + rest.map(ledgerLine).join('');
        expect(resumed).toBe(whole);
      }),
    ));

  it('counts a game once that stands there twice', () => expect(read(whole + ledgerLine(outcomes[2])).outcomes).toEqual(outcomes));

  it.each([
    [{ games: 8 }, /of another tournament: it has games 6, not 8\./],
    [{ bots: ['a', 'c'] }, /bots a,b, not a,c/],
    [{ turns: 2, seed: 9 }, /seed 7, not 9; turns null, not 2/],
    [{ identity: { ...spec.identity, readings: { mood: 'bad' } } }, /identity\.readings\.mood null, not bad/],
    [{ version: '2' }, /version 1, not 2/],
  ])('of another tournament is refused, with what differs: %j', (other, words) => expect(refusal(whole, { ...spec, ...other })).toMatch(words));

  it.each([
    ['text of another kind', 'hello\nworld\n', /^line 1: This is no ledger/],
    ['text without an end of line', 'hello', /^line 1: This is no ledger/],
    ['another format', whole.replace('grognard-tournament/1', 'grognard-tournament/9'), /^line 1: This is no ledger/],
    ['a damaged line', whole.replace('"seed":8', '"seed":"8"'), /^line \d: The line is damaged/],
    ['a game of other seats', whole.replace('"seats":{"blue":"b"', '"seats":{"blue":"c"'), /^line 2: The game 7\/a\/b does not belong/],
    ['a game that came out in two ways', whole + ledgerLine({ ...outcomes[0], hash: 'other' }), /^line 8: The game 7\/a\/b stands there a second time/],
  ])('is refused for %s', (_, text, words) => expect(refusal(text)).toMatch(words));
});
