/**
 * Malformed saves: refused in words, or a match that is what was saved.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { actor, legalActions, submit } from '../../src/engine/match.js';
import { dice } from '../../src/engine/random.js';
import { hashOf, load, save, verify } from '../../src/engine/record.js';
import { isLeft } from '../../src/prelude.js';
import { poland1939 } from '../../src/scenarios/poland-1939/index.js';
import { mutatedText, runs, SLOW, speechless } from './mutation.js';
import { openPoland, type PolandMatch } from './positions.js';

const RUNS = runs(3000);
const scenarios = [poland1939];

/** A short match: into the first combat, where a die was thrown. */
const played = (options: Parameters<typeof openPoland>[0], actions: number): PolandMatch => {
  let match = openPoland(options);
  const random = dice(7);
  for (let i = 0; i < actions; i++) {
    const legal = legalActions(match);
    const action =
      match.state.phase === 'movement' && i % 3 === 0 && legal.has({ type: 'endPhase' }) ? ({ type: 'endPhase' } as const) : legal.sample(random);
    const next = submit(match, actor(match), action);
    if (isLeft(next)) throw new Error(next.left[0].detail);
    match = next.right;
  }
  return match;
};

describe('malformed saves', () => {
  it(
    `are refused in words, or load to what their record says: ${RUNS} of them`,
    () => {
      const bases = [played({ seed: 5 }, 14), played({}, 9), { ...played({ seed: 9 }, 4), conceded: 'allied' } as PolandMatch].map(
        (m) => JSON.parse(save(m)) as unknown,
      );
      for (const base of bases) expect(isLeft(verify(JSON.stringify(base), { scenarios }))).toBe(false);
      let whole = 0;
      fc.assert(
        fc.property(mutatedText(bases), (text) => {
          const loaded = load(text, { scenarios });
          if (isLeft(loaded)) {
            const wrong = speechless(loaded.left);
            if (wrong !== null) throw new Error(wrong);
            return;
          }
          whole++;
          const verified = verify(text, { scenarios });
          if (isLeft(verified)) {
            const wrong = speechless(verified.left) ?? (verified.left[0].code === 'save/hash' ? null : `loads, and ${verified.left[0].code}`);
            if (wrong !== null) throw new Error(wrong);
            return;
          }
          expect(verified.right.hash).toBe(hashOf(loaded.right.state));
          // whatever was harmless is gone from the next save
          const again = load(save(loaded.right), { scenarios });
          expect(isLeft(again)).toBe(false);
        }),
        { numRuns: RUNS, seed: 1939 },
      );
      expect(whole).toBeGreaterThan(0);
      expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
    },
    SLOW,
  );

  it.each([undefined, null, 7, {}, [], Symbol('x'), '', 'null', '[]', '{"format":1}', `${'['.repeat(100_000)}`, '{"format":"grognard-match/1"}'])(
    '%s is no save',
    (text) => {
      const loaded = load(text as string, { scenarios });
      expect(isLeft(loaded)).toBe(true);
      if (isLeft(loaded)) expect(speechless(loaded.left)).toBeNull();
    },
  );
});
