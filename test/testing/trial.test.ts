/**
 * Laws that cannot fail are worth nothing: games with one thing wrong each, and the law that has to notice.
 */
import { describe, expect, it } from 'vitest';
import { left } from '../../src/prelude.js';
import type { EuropaEvent } from '../../src/rulesets/europa/event.js';
import type { EuropaGame } from '../../src/rulesets/europa/game.js';
import type { EuropaState } from '../../src/rulesets/europa/state.js';
import { showBroken, type Trial } from '../../src/testing/index.js';
import { brawler } from '../rulesets/europa/players.js';
import { poland, tryPoland } from '../rulesets/europa/trials.js';

const game = poland();

/** The same game with each event changed, dropped or multiplied before it is carried out. */
const telling = (change: (e: EuropaEvent, s: EuropaState) => ReadonlyArray<EuropaEvent>): Partial<EuropaGame> => ({
  decide: (s, a) => game.decide(s, a).flatMap((e) => change(e, s)),
  forced: (s) => game.forced(s).flatMap((e) => change(e, s)),
  react: (s, e) => game.react(s, e).flatMap((r) => change(r, s)),
});

const ANY_HEX = 700;

const sabotages: ReadonlyArray<readonly [string, Partial<EuropaGame>, RegExp]> = [
  [
    'nobody can end a phase',
    {
      violations: (s, a) =>
        a.type === 'endPhase'
          ? [{ ref: { book: 'X', case: '1', clauses: [], kind: 'rule', gist: '' }, code: 'x', subject: [], detail: 'x', params: {} }]
          : game.violations(s, a),
    },
    /legal/,
  ],
  [
    'there is nothing to do in combat',
    {
      legalActions: (s) =>
        s.phase === 'combat'
          ? { size: () => 0, has: () => false, [Symbol.iterator]: () => [][Symbol.iterator](), sample: () => ({ type: 'endPhase' }) }
          : game.legalActions(s),
    },
    /no dead end/,
  ],
  [
    'actions are listed twice',
    {
      legalActions: (s) => ({
        ...game.legalActions(s),
        *[Symbol.iterator]() {
          for (const a of game.legalActions(s)) {
            yield a;
            yield a;
          }
        },
      }),
    },
    /complete list|exact chances/,
  ],
  [
    'a six is likelier than it should be',
    { chanceOutcomes: (s) => game.chanceOutcomes(s).map((o, i) => (i === 5 ? { ...o, weight: { num: 1, den: 3 } } : o)) },
    /exact chances/,
  ],
  ['positions are refused', { decodeState: () => left([{ code: 'x', at: 'x', detail: 'x' }]) }, /round trip/],
  [
    'a reducer remembers',
    ((): Partial<EuropaGame> => {
      let n = 0;
      return {
        reduce: (w, e) => {
          game.reduce(w, e);
          if (e.type === 'unitStepped' && ++n % 7 === 0) w.unit('mp', e.unit, 0);
        },
      };
    })(),
    /./,
  ],
  ['the set has everything', { legalActions: (s) => ({ ...game.legalActions(s), has: () => true }) }, /refused exactly/],
  ['the game never ends', { ...telling((e) => (e.type === 'phaseBegan' && e.turn === 2 ? [{ ...e, turn: 1 }] : [e])) }, /bounded length|books/],
  [
    'facts do not follow',
    { watch: (owned, source) => ({ ...game.watch(owned, source), unit: () => undefined }) },
    /facts|situation|exception|in place|undo|books|complete|drawn actions are legal/,
  ],
  ['steps cost nothing', telling((e, s) => (e.type === 'unitStepped' ? [{ ...e, left: s.units.mp[e.unit], cost: 0 }] : [e])), /books.*MP|stop/],
  ['zones do not stop', telling((e) => (e.type === 'unitStepped' ? [{ ...e, stops: false }] : [e])), /books.*goes on/],
  ['hexes keep their owner', telling((e) => (e.type === 'unitStepped' ? [{ ...e, captures: false }] : [e])), /books.*belongs/],
  ['units jump', telling((e) => (e.type === 'unitStepped' ? [{ ...e, to: ANY_HEX }] : [e])), /books.*(jumps|prohibited|enemy)/],
  ['losses are forgotten', telling((e) => (e.type === 'unitCadred' && e.cause === 'combat' ? [] : [e])), /books.*(survives|must be)/],
  [
    'losses are doubled',
    telling((e) =>
      e.type === 'unitCadred' && e.cause === 'combat' ? [{ type: 'unitEliminated', unit: e.unit, hex: e.hex, face: 0, cause: 'combat' }] : [e],
    ),
    /books.*cadre/,
  ],
  [
    'too much is lost',
    telling((e, s) =>
      e.type === 'combatEnded'
        ? [
            ...(s.combat?.attackers ?? [])
              .filter((u) => s.units.hex[u] >= 0)
              .slice(0, 1)
              .map((unit): EuropaEvent => ({ type: 'unitEliminated', unit, hex: s.units.hex[unit], face: s.units.face[unit], cause: 'combat' })),
            e,
          ]
        : [e],
    ),
    /books/,
  ],
  [
    'units vanish without a word',
    {
      reduce: (w, e) => {
        game.reduce(w, e);
        if (e.type === 'phaseEnded') w.unit('hex', 3, -2);
      },
    },
    /books.*stands in/,
  ],
  ['awards are not given', telling((e) => (e.type === 'sliceWritten' ? [] : [e])), /books.*(ledger|exception)/],
  [
    'a unit attacks again',
    {
      reduce: (w, e) => {
        game.reduce(w, e);
        if (e.type === 'combatEnded')
          w.column(
            'status',
            w.state.units.status.map((s) => s & ~48),
          );
      },
    },
    /books.*twice/,
  ],
  [
    'anybody goes by rail',
    {
      reduce: (w, e) => {
        game.reduce(w, e);
        if (e.type === 'unitStepped')
          w.put(
            'railed',
            w.state.railed.map(() => 0),
          );
      },
    },
    /books.*rail/,
  ],
  [
    'the dead rise',
    {
      reduce: (w, e) => {
        game.reduce(w, e);
        if (e.type === 'unitEliminated') w.unit('hex', e.unit, ANY_HEX);
      },
    },
    /books|situation/,
  ],
];

/** Trials of two turns until one breaks a law. */
const broken = (wrong: Partial<EuropaGame>): Trial<unknown> => {
  const sabotaged = { ...game, ...wrong } as EuropaGame;
  const held = (seed: number): Trial<unknown> => tryPoland(sabotaged, { seed, limit: 2000, choose: brawler, until: (s) => s.turn > 2 });
  let trial = held(1);
  for (let seed = 2; seed <= 6 && trial.broken === null; seed++) trial = held(seed);
  return trial;
};

describe('the laws notice when', () => {
  it.each(sabotages)('%s', (_, wrong, law) => {
    const { broken: found } = broken(wrong);
    expect(found, 'no law is broken').not.toBeNull();
    if (found !== null) expect(showBroken(found)).toMatch(law);
  });

  it('an exception is thrown', () => {
    const { broken: found } = broken({
      decide: () => {
        throw new Error('a bug');
      },
    });
    expect(found?.law).toBe('no exception');
    expect(found?.detail).toContain('a bug');
  });
});

describe('holdTrial', () => {
  it('tells the same of the same seed', () => {
    const twice = [1, 2].map(() => tryPoland(game, { seed: 5, until: (s) => s.turn > 1 }));
    expect(twice[0]).toEqual(twice[1]);
    expect(twice[0].broken).toBeNull();
    expect(twice[0].record.length).toBeGreaterThan(50);
  });
});
