/**
 * Counts of all that can be done from small positions: those that were written down, those of a second count that never asks for
 * a list of legal actions, and those of a third one that carries everything out on immutable positions. The long run goes deeper.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ACTION_CODECS } from '../../src/rulesets/europa/action.js';
import { ACTION_CODECS as SPI_CODECS } from '../../src/rulesets/spi-ww2/action.js';
import { divide, perft, perftCounts } from '../../src/testing/index.js';
import { LONG, SLOW } from './long.js';
import { candidatesOf, choiceText, immutablePerft, naivePerft, triedOut } from './naive.js';
import { COUNTED, depthOf, ENOUGH, MANY, POSITIONS } from './positions.js';

const RULESETS = ['boot-camp', 'first-to-fight', 'europa-reform', 'spi-ww2'];
/** Actions tried for a second count, so that it takes no time. */
const TRIALS = 12_000;
/** Sequences carried out on immutable positions. */
const FROZEN = 1500;

describe.each(POSITIONS)('$name', ({ name, family, open }) => {
  const counts = COUNTED[name]?.counts ?? [];
  const depth = depthOf(counts, ENOUGH) - (SLOW.includes(name) ? 1 : 0);
  const { game, state } = open();
  const candidates = candidatesOf(family, game);

  it(`has ${counts[depth - 1]} sequences of ${depth} actions`, () => {
    expect(depth, 'npm run perft counts a position that is new').toBeGreaterThan(0);
    const before = JSON.stringify(state);
    const entries = [...divide(game, state, depth)];
    const summed = counts.slice(0, depth).map((_, i) => entries.reduce((n, e) => n + e.counts[i], 0));
    expect(summed, 'see docs/verification.md; when the rules changed: npm run perft').toEqual(counts.slice(0, depth));
    expect(JSON.stringify(state)).toBe(before);
  });

  it('has no legal action that is not listed, and none listed that is refused', () => {
    expect(triedOut(game, state, candidates)).toEqual([...game.legalActions(state)].map(choiceText).sort());
  });

  it('counts the same by trying everything', () => {
    const tries = [...candidates(state)].length;
    const deep = counts.slice(0, depth).reduce((least, _, i) => (i > 0 && tries * (1 + counts.slice(0, i).reduce((a, b) => a + b)) <= TRIALS ? i + 1 : least), 1);
    expect(naivePerft(game, state, candidates, deep)).toBe(counts[deep - 1]);
  });

  it('counts the same on immutable positions', () => {
    const deep = Math.max(1, counts.findIndex((n) => n > FROZEN));
    expect(immutablePerft(game, state, deep)).toEqual(counts.slice(0, deep));
  });
});

describe('the positions', () => {
  it.each(RULESETS)('of %s are at least ten, one of them for the long run', (ruleset) => {
    const own = POSITIONS.filter((p) => p.ruleset === ruleset);
    expect(own.filter(({ name }) => !SLOW.includes(name)).length).toBeGreaterThanOrEqual(10);
    expect(own.filter(({ name }) => LONG.includes(name) && depthOf(COUNTED[name].counts, MANY) > 0)).not.toEqual([]);
  });

  it('are those that are counted', () => {
    expect(POSITIONS.map((p) => p.name).sort()).toEqual(Object.keys(COUNTED).sort());
    expect([...new Set(POSITIONS.map((p) => p.ruleset))].sort()).toEqual([...RULESETS].sort());
    expect([...LONG, ...SLOW].filter((name) => !Object.hasOwn(COUNTED, name))).toEqual([]);
    expect(readFileSync(new URL('./counts.json', import.meta.url), 'utf8')).not.toContain('\r');
  });

  it.each([
    ['europa', ACTION_CODECS],
    ['spi-ww2', SPI_CODECS],
  ] as const)('of %s have every kind of action', (family, codecs) => {
    const seen = new Set(POSITIONS.filter((p) => p.family === family).flatMap(({ name }) => COUNTED[name].kinds.split(' ')));
    expect(Object.keys(codecs).filter((kind) => !seen.has(kind))).toEqual([]);
  });
});

describe('perft', () => {
  const { game, state } = (POSITIONS.find((p) => p.name === 'boot-camp/zones') as (typeof POSITIONS)[number]).open();

  it('is 1 for depth 0 and the number of legal actions for depth 1', () => {
    expect(perft(game, state, 0)).toBe(1);
    expect(perft(game, state, 1)).toBe(game.legalActions(state).size());
    expect(perftCounts(game, state, 0)).toEqual([]);
    expect([...divide(game, state, 0)]).toEqual([]);
  });

  it('is the sum of its division, entry by entry in the order of the legal actions', () => {
    const entries = [...divide(game, state, 3)];
    expect(entries.map((e) => e.action)).toEqual([...game.legalActions(state)]);
    expect(entries.reduce((n, e) => n + e.nodes, 0)).toBe(perft(game, state, 3));
    for (const e of entries) expect([e.counts[0], e.counts.length, e.counts[2]]).toEqual([1, 3, e.nodes]);
  });

  it('counts no sequence that ends with the game before its length', () => {
    const initial = { n: 0, turn: 1, phase: 'play', units: {}, hexes: {} };
    type Toy = typeof initial;
    // one or two steps a time, over at 2
    const toy = {
      initial,
      legalActions: (s: Toy) => {
        const all = s.n >= 2 ? [] : [{ type: 'one' }, { type: 'two' }];
        return { size: () => all.length, has: () => true, [Symbol.iterator]: () => all[Symbol.iterator](), sample: () => all[0] };
      },
      decide: (_: Toy, a: { type: string }) => [{ type: a.type }],
      forced: () => [],
      react: () => [],
      reduce: (w: { state: Toy; put: (key: 'n', value: number) => void }, e: { type: string }) => w.put('n', w.state.n + (e.type === 'one' ? 1 : 2)),
      watch: () => ({ unit: () => undefined, rebuild: () => undefined, adopt: () => undefined }),
    } as unknown as typeof game;
    expect(perftCounts(toy, initial, 4)).toEqual([2, 2, 0, 0]);
  });

  it('finds a rule that is missing: the second count differs', () => {
    const lax: typeof game = { ...game, violations: (s, a) => game.violations(s, a).filter((v) => v.code !== 'movement/stopped') };
    const candidates = candidatesOf('europa', lax);
    expect(naivePerft(lax, state, candidates, 2)).toBeGreaterThan(perft(game, state, 2));
  });
});
