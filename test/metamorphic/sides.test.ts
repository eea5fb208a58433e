/**
 * Sides with each other's names fight as they did: cases of Germans against Poles, or Soviets, are cases of these against Germans.
 * Where rules tell nations apart, exceptions.ts says so.
 */
import { describe, expect, it } from 'vitest';
import { changedKit, conformanceCases } from '../../src/conformance/index.js';
import { runCases } from '../../src/testing/index.js';
import { SIDES_EXCEPTIONS } from './exceptions.js';
import { hasOthers, relabeledCase } from './relabel.js';
import { playRelabeled } from './relabeled.js';
import { FAMILIES, idle, shows, tried } from './trial.js';

/** One case of so many, in npm test. */
const SHARE = 12;
const SKIRMISHES = 30;

describe('sides with each other’s names', () => {
  it('end cases as they should', () => {
    const { broken, different, trials } = tried(relabeledCase, SIDES_EXCEPTIONS, (one, i) => !hasOthers(one) && (i % SHARE === 0 || shows(SIDES_EXCEPTIONS, one.id)), [FAMILIES[0]]);
    expect(broken).toEqual([]);
    expect(idle(SIDES_EXCEPTIONS, different)).toEqual([]);
    expect(trials).toBeGreaterThan(100);
  });

  it('fight the same battles of World War II, Italians against British', () => {
    let fights = 0;
    for (let seed = 1; seed <= SKIRMISHES; seed++) {
      const { difference, record } = playRelabeled(seed);
      expect(difference, `seed ${seed}`).toBeNull();
      fights += record.filter((a) => a.type === 'resolve').length;
    }
    expect(fights).toBeGreaterThan(SKIRMISHES / 2);
  });

  it('differ where a rule asks who is German', () => {
    const german = changedKit((rules) => ({ ...rules, mustStop: (q) => q.pos.board.roster.units[q.unit].nation !== 'Germany' && rules.mustStop(q) }));
    const zones = conformanceCases.filter((c) => /^EBC-6A/.test(c.id) && !hasOthers(c));
    const failed = (cases: typeof zones): number => runCases(german, cases).filter((o) => o.status !== 'passed').length;
    expect(failed(zones)).not.toBe(failed(zones.map(relabeledCase)));
  });
});
