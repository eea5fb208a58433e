/**
 * Malformed positions: refused in words, or good enough to play on from without an exception.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyUnchecked, playout } from '../../src/engine/apply.js';
import { canonicalJson } from '../../src/engine/digest.js';
import { dice } from '../../src/engine/random.js';
import { isLeft } from '../../src/prelude.js';
import { difference, thawed } from '../../src/testing/index.js';
import { mutated, runs, SLOW, speechless } from './mutation.js';
import { gather, openPoland } from './positions.js';

const RUNS = runs(20_000);
const { matches, actions } = gather();
const { game } = matches[0];

/** Asks a position everything, and plays on from it. */
const exercise = (u: unknown, seed: number): string | null => {
  const decoded = game.decodeState(u);
  if (isLeft(decoded)) return speechless(decoded.left);
  const state = decoded.right;
  if (thawed(state) !== null) return `not frozen: ${thawed(state)}`;
  const again = game.decodeState(JSON.parse(canonicalJson(state)));
  if (isLeft(again) || difference(state, again.right) !== null) return 'it does not survive JSON';
  const random = dice(seed);
  game.view(state);
  game.evaluate(state, 'axis');
  for (const action of actions) game.explain(state, action);
  if (game.actor(state) === 'nobody') return game.result(state) === null ? 'over without a result' : null;
  const next = (now: typeof state) => {
    const legal = game.legalActions(now);
    for (const _ of legal) return legal.sample(random);
    return null;
  };
  const opening = next(state);
  if (opening === null) return 'a dead end';
  const copy = playout(game, applyUnchecked(game, state, opening).state);
  for (let i = 0; i < 20 && game.actor(copy.state) !== 'nobody'; i++) {
    const action = next(copy.state);
    if (action === null) return 'a dead end later';
    copy.play(action);
  }
  return null;
};

describe('malformed positions', () => {
  it('are none as they are', () => {
    for (const match of matches) {
      expect(exercise(JSON.parse(JSON.stringify(match.state)), 1)).toBeNull();
      expect(isLeft(game.decodeState(JSON.parse(JSON.stringify(match.state))))).toBe(false);
    }
  });

  it(
    `are refused in words, or can be played: ${RUNS} of them`,
    () => {
      const states = matches.map((m) => m.state);
      // the small parts have more to say than the columns: offer them more often
      const busy = states.filter((s) => s.pending.length > 0 || s.attack !== null);
      fc.assert(
        fc.property(mutated([...states, ...busy, ...busy]), fc.nat(), (u, seed) => {
          const wrong = exercise(u, seed);
          if (wrong !== null) throw new Error(wrong);
        }),
        { numRuns: RUNS, seed: 1939 },
      );
      expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
    },
    SLOW,
  );

  it('are refused when they contradict themselves', () => {
    const base = JSON.parse(JSON.stringify(matches[0].state));
    const german = game.initial.units.hex.findIndex(
      (h, u) => h >= 0 && game.named({ type: 'unitDeployed', unit: u, hex: h }).unit?.toString().startsWith('ge-'),
    );
    const pole = game.initial.units.hex.findIndex(
      (h, u) => h >= 0 && game.named({ type: 'unitDeployed', unit: u, hex: h }).unit?.toString().startsWith('po-'),
    );
    const codes = (change: (s: typeof base) => void, { decodeState } = game): ReadonlyArray<string> => {
      const copy = structuredClone(base);
      change(copy);
      const decoded = decodeState(copy);
      return isLeft(decoded) ? decoded.left.map((p) => `${p.code} ${p.at}`) : [];
    };
    expect(codes((s) => (s.units.hex[german] = s.units.hex[pole]))[0]).toMatch(/^state\/enemies-share-hex \d{4}$/);
    expect(codes((s) => (s.hexes.owner[s.units.hex[pole]] = -1))[0]).toMatch(/^state\/owner hexes\.owner\.\d+$/);
    expect(
      codes((s) => {
        s.units.hex[german] = -1;
        s.units.status[german] = 2;
      })[0],
    ).toBe(`state/expected-unit units.*.${german}`);
    expect(codes((s) => (s.turn = 0))[0]).toBe('state/sequence turn');
    expect(codes((s) => (s.stage = { at: 'entering', next: 0 }))).toEqual(['state/unsettled stage']);
    const basic = openPoland({ options: { level: 'basic' } });
    const { slices } = JSON.parse(JSON.stringify(basic.state));
    expect(codes((s) => Object.assign(s, { slices, phase: 'air' }), basic.game)[0]).toBe('state/sequence stage');
    expect(codes((s) => (s.attack = { target: s.units.hex[pole], units: [german] }))[0]).toBe('state/attack attack');
    expect(codes((s) => (s.pending = [{ kind: 'roll', purpose: 'combat', side: 'axis' }]))[0]).toBe('state/pending pending.0');
    expect(codes((s) => (s.mobilized = [1, 1]))[0]).toBe('state/repeated mobilized');
    expect(codes((s) => (s.slices['first-to-fight'].awards.withdrawn = -1))[0]).toBe('state/malformed slices.first-to-fight');
    expect(codes((s) => (s.units.hex.length = 3))[0]).toBe('state/malformed units.hex');
    expect(codes((s) => delete s.units.mp[4])[0]).toBe('state/malformed units.mp');
  });
});
