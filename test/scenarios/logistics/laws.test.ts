/** The laws of every game on random ledgers. */
import { describe, expect, it } from 'vitest';
import { openMatch } from '../../../src/engine/match.js';
import { isLeft } from '../../../src/prelude.js';
import { logistics } from '../../../src/scenarios/logistics/index.js';
import { holdTrial, showBroken } from '../../../src/testing/index.js';

const game = (options: Readonly<Record<string, string>>, readings: Readonly<Record<string, string>> = {}) => {
  const opened = openMatch(logistics, { options, readings });
  if (isLeft(opened)) throw new Error(JSON.stringify(opened.left));
  return opened.right.game;
};

describe('the ledger', () => {
  it.each([
    [{ world: 'quiet' }, {}],
    [{ world: 'history' }, {}],
    [{ world: 'history', stock: 'none' }, { 'fresh-points': 'kept', 'ad-hoc-unpaid': 'owed', 'schedule-period': 'month' }],
    [{ world: 'free' }, {}],
    [{ world: 'free' }, { 'bombed-oilfields': 'same-turn', 'unpreparedness-turn': 'both', 'ad-hoc-first-quarter': 'both' }],
    [{ world: 'free' }, { 'bombed-oilfields': 'next', 'unprepared-attempts': 'paying', 'baku-wait': 'once', 'recaptured-cities': 'at' }],
  ] as ReadonlyArray<readonly [Readonly<Record<string, string>>, Readonly<Record<string, string>>]>)('keeps the laws of every game (%j, %j)', (options, readings) => {
    for (let seed = 1; seed <= 2; seed++) {
      // the first years; one game of each goes on to the end
      const whole = seed === 1 && Object.keys(readings).length === 0;
      const trial = holdTrial(game(options, readings), { seed, limit: 20_000, every: 150, phaseEnds: 12, ...(whole ? {} : { until: (s) => s.turn > 24 }) });
      expect(trial.broken === null ? null : showBroken(trial.broken)).toBeNull();
      expect(trial.result !== null).toBe(whole);
    }
  });
});
