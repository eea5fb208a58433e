/**
 * Malformed actions: refused in words, never an exception, never a changed match.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { actor, explain, submit, violations } from '../../src/engine/match.js';
import { hashOf, save } from '../../src/engine/record.js';
import { isLeft } from '../../src/prelude.js';
import { ACTION_SHAPES } from '../../src/rulesets/europa/action.js';
import { thawed } from '../../src/testing/index.js';
import { MOST_MS, mutated, runs, SLOW } from './mutation.js';
import { gather } from './positions.js';

const RUNS = runs(63_000);
const { matches, actions } = gather();

describe('malformed actions', () => {
  it('are tried in all kinds of positions, on actions of almost all kinds', () => {
    const kinds = new Set(actions.map((a) => a.type));
    expect(
      Object.keys(ACTION_SHAPES)
        .filter((kind) => !kinds.has(kind as never))
        .every((kind) => ['supply', 'convert', 'build', 'aim', 'order'].includes(kind)),
    ).toBe(true);
    expect(matches.length).toBeGreaterThan(12);
  });

  it(
    `are refused in words: ${RUNS} of them`,
    () => {
      const before = matches.map((m) => [hashOf(m.state), save(m)]);
      for (const match of matches) expect(thawed(match.state)).toBeNull();
      let refused = 0;
      let slowest = 0;
      const more = [
        ...actions,
        { type: 'supply', units: ['po-inf-xx-24'] },
        { type: 'build', unit: 'po-inf-xx-24', work: 'fort' },
        { type: 'aim', hex: '2319', points: 2 },
        { type: 'order', order: 'release', subject: ['po-inf-xx-24'], points: 3 },
        { type: 'convert', conversion: 'convert-po-inf-xx-33', units: ['po-inf-cadre-33', 'po-bdr-iii-wilno'] },
      ];
      const whoever = fc.oneof(
        { weight: 5, arbitrary: fc.constant(null) },
        { weight: 1, arbitrary: mutated(['axis', 'allied', 'chance', 'nobody']) },
      );
      fc.assert(
        fc.property(fc.nat(matches.length - 1), mutated(more), whoever, (i, action, who) => {
          const match = matches[i];
          const start = performance.now();
          const found = violations(match, action);
          const explained = explain(match, action);
          const next = submit(match, who === null ? actor(match) : (who as string), action);
          slowest = Math.max(slowest, performance.now() - start);
          if (explained.legal !== (found.length === 0)) return false;
          if (isLeft(next)) {
            refused++;
            return (
              next.left.length > 0 && next.left.every((v) => v.code !== '' && v.detail !== '' && v.ref.book !== '' && !v.detail.includes('[object'))
            );
          }
          return found.length === 0 && next.right.record.length > match.record.length && thawed(next.right.state) === null;
        }),
        { numRuns: RUNS, seed: 1939 },
      );
      expect(matches.map((m) => [hashOf(m.state), save(m)])).toEqual(before);
      expect(refused).toBeGreaterThan(RUNS / 2);
      expect(slowest).toBeLessThan(MOST_MS);
      expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
    },
    SLOW,
  );
});
