/** Properties of air points on small boards, against slow second reckonings; and that the laws of the air can be broken. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyUnchecked } from '../../../../src/engine/apply.js';
import { dice } from '../../../../src/engine/random.js';
import { airIn, type SupportMission } from '../../../../src/rulesets/europa/air.js';
import type { EuropaAction } from '../../../../src/rulesets/europa/action.js';
import type { EuropaEvent } from '../../../../src/rulesets/europa/event.js';
import type { EuropaGame } from '../../../../src/rulesets/europa/game.js';
import type { EuropaState } from '../../../../src/rulesets/europa/state.js';
import { holdTrial } from '../../../../src/testing/index.js';
import { poland } from '../../europa/trials.js';
import { airLaw } from '../../europa/laws/air.js';
import { enter, openBooks } from '../../europa/laws/books.js';
import { readPrinted } from '../../europa/laws/printed.js';
import { endPhase, fixture, type Fixture, pass, position } from '../../fixture.js';
import { airPhase, supportNow } from './airNow.js';

const WEATHERS = ['clear', 'frost', 'rain', 'mud', 'poor', 'snow', 'winter'];
const UNITS = ['g1: German 7-6 Inf XX @0504', 'g2: German 3-8 Cav X @0604', 'p1: Polish 5-6 Inf XX @0505', 'p2: Polish 2-10 mot hv AA III @0605 aa=2'];

/** An air phase played at random to its end, with what was sent. */
const flown = (p: Fixture, seed: number): { readonly end: Fixture; readonly sent: ReadonlyArray<Extract<EuropaAction, { type: 'allocate' }>> } => {
  const random = dice(seed);
  const sent: Extract<EuropaAction, { type: 'allocate' }>[] = [];
  let at = p;
  while (at.state.phase === 'air') {
    const action = at.game.legalActions(at.state).sample(random);
    if (at.try(action).length > 0) throw new Error(`${JSON.stringify(action)} was drawn and is illegal`);
    if (action.type === 'allocate') sent.push(action);
    at = fixture(at.game, applyUnchecked(at.game, at.state, action).state);
  }
  return { end: at, sent };
};

describe('the air phase at random', () => {
  it('sends no more than there is, and leaves what a slow reckoning leaves', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e6 }), fc.constantFrom(...WEATHERS), fc.integer({ min: 0, max: 30 }), fc.integer({ min: 0, max: 15 }), (seed, weather, bombers, fighters) => {
        const p = position(airPhase({ weather, units: UNITS, airPoints: { germany: { bombers }, poland: { fighters } }, features: { fortress: '0505' } }));
        const { end, sent } = flown(p, seed);
        const total = (list: typeof sent): number => list.reduce((n, a) => n + a.points, 0);
        const of = (test: (a: (typeof sent)[number]) => boolean): number => total(sent.filter(test));
        expect(of((a) => !a.mission.startsWith('intercept'))).toBeLessThanOrEqual(bombers);
        expect(of((a) => a.mission.startsWith('intercept'))).toBeLessThanOrEqual(fighters);
        for (const base of ['0404', '0408', '0807']) for (const arm of [true, false]) expect(of((a) => a.base === base && a.mission.startsWith('intercept') === arm)).toBeLessThanOrEqual(10);
        // guns: 2 in the fortress, 2 of the unit in 0605; Polish, and P itself has 1
        const guns: Readonly<Record<string, number>> = { '0505': 2, '0605': 2, '0807': 1 };
        const half = weather === 'clear' || weather === 'frost' ? 1 : 0.5;
        for (const target of new Set(sent.map((a) => a.target))) {
          const [oas, das] = (['oas', 'das'] as const).map((m) => Math.max(0, of((a) => a.target === target && a.mission === m) - of((a) => a.target === target && a.mission === `intercept-${m}`)));
          const stands = (m: SupportMission): number => airIn(end.state).support.reduce((n, s) => n + (end.game.board.map.ids[s.target] === target && s.mission === m ? s.points : 0), 0);
          // however the guns were aimed, they take their points from both together
          expect(stands('oas') + stands('das')).toBe(half * Math.max(0, oas + das - (guns[target] ?? 0)));
          expect([stands('oas') <= half * oas, stands('das') <= half * das]).toEqual([true, true]);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('adds to an attack what stands, never more than is printed, and nothing to any other', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 80 }), fc.integer({ min: 1, max: 80 }), fc.boolean(), fc.subarray(['g1', 'g2'], { minLength: 1 }), (oas, das, out, attackers) => {
        const support = [
          { power: 0, target: 44, mission: 'oas' as const, points: oas / 2 },
          { power: 1, target: 44, mission: 'das' as const, points: das / 2 },
        ];
        const units = UNITS.map((u) => (out && !u.includes('hv AA') ? `${u} out` : u));
        const sketch = airPhase({ phase: 'combat', units, airPoints: { germany: { bombers: 40 }, poland: { bombers: 40 } } });
        const [with_, without] = [support, []].map((list) => position({ ...sketch, slices: { air: { sorties: [], aims: [], support: list, abandoned: [] } } }));
        const printed = attackers.reduce((n, u) => n + (u === 'g1' ? 7 : 3), 0);
        const [a, b] = [with_, without].map((p) => p.odds('0505', ...attackers));
        expect([a.attack - b.attack, a.defense - b.defense]).toEqual([Math.min(oas / 2, printed), Math.min(das / 2, 5)]);
        const [c, d] = [with_, without].map((p) => p.odds('0605', 'g2'));
        expect([c.attack, c.defense]).toEqual([d.attack, d.defense]);
      }),
      { numRuns: 40 },
    );
  });

  it('draws every legal allocation sooner or later', () => {
    const p = position(airPhase({ columns: [4, 5], rows: [4, 5], places: { '0404': 'dot A' }, owners: { germany: '0404' }, sources: {}, airPoints: { germany: { bombers: 2 } }, units: [UNITS[0], UNITS[2]] }));
    const legal = new Set(p.legal().map((a) => JSON.stringify(a)));
    const random = dice(3);
    const drawn = new Set(Array.from({ length: 20_000 }, () => JSON.stringify(p.game.legalActions(p.state).sample(random))));
    expect(drawn).toEqual(legal);
  });

  it('draws what is likely to be of use as a rule', () => {
    const p = position(airPhase({ columns: [1, 20], units: UNITS }));
    const random = dice(5);
    const drawn = Array.from({ length: 400 }, () => p.game.legalActions(p.state).sample(random));
    const useful = drawn.filter((a) => a.type === 'allocate' && (a.mission === 'oas' ? ['0505', '0605'] : ['0504', '0604']).includes(a.target));
    expect(useful.length).toBeGreaterThan(250);
    expect(drawn.filter((a) => a.type === 'endPhase').length).toBeGreaterThan(20);
  });
});

describe('support stands', () => {
  it('until the combat phase it was sent for is over, in any order of play', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e6 }), (seed) => {
        let at = position(airPhase({ units: UNITS }));
        for (let i = 0; i < 4; i++) {
          at = flown(at, seed + i).end;
          const phasing = at.state.playerTurn === 0 ? 'germany' : 'poland';
          for (const s of supportNow(at)) expect(s.includes(' oas ') ? s.startsWith(phasing) : true).toBe(true);
          at = at.act(endPhase);
          for (const s of supportNow(at)) expect(s).toMatch(new RegExp(`^${phasing} das `));
          at = at.to('air');
        }
      }),
      { numRuns: 15 },
    );
  });
});

// ---- the laws themselves -------------------------------------------------------------------------------------------------

const game = poland({ options: { level: 'advanced' } });

/** What the laws of the air say of the first turns of a game whose events are changed. */
const watched = (change: (e: EuropaEvent, s: EuropaState) => ReadonlyArray<EuropaEvent>): string => {
  const changed: EuropaGame = {
    ...game,
    decide: (s, a) => game.decide(s, a).flatMap((e) => change(e, s)),
    forced: (s) => game.forced(s).flatMap((e) => change(e, s)),
  };
  const law = airLaw(changed);
  const books = openBooks(readPrinted(game), game.initial);
  law.begin(game.initial);
  const trial = holdTrial(changed, {
    seed: 4,
    limit: 4000,
    mutants: 0,
    every: 1e6,
    phaseEnds: 1e6,
    until: (s) => s.turn > 2,
    placeLaws: {},
    laws: {
      air: (_before, _action, events, after) => {
        for (const e of events) {
          const wrong = law.event(books, e);
          if (wrong !== null) return wrong;
          enter(books, e);
        }
        return law.after(after);
      },
    },
  });
  return trial.broken === null ? '' : `${trial.broken.law}: ${trial.broken.detail}`;
};

describe('the laws of the air', () => {
  it('hold for two turns at random', () => expect(watched((e) => [e])).toBe(''));

  it.each<readonly [string, (e: EuropaEvent, s: EuropaState) => ReadonlyArray<EuropaEvent>, RegExp]>([
    ['support is doubled', (e) => (e.type === 'supportSettled' ? [{ ...e, support: e.support.map((s) => ({ ...s, points: 2 * s.points })) }] : [e]), /not what stood before/],
    ['guns never hit', (e) => (e.type === 'supportSettled' ? [{ ...e, cuts: e.cuts.map((c) => ({ ...c, antiaircraft: 0 })) }] : [e]), /point by point/],
    ['support never ends', (e) => (e.type === 'supportSpent' ? [] : [e]), /stands at hex/],
    ['points are forgotten', (e) => (e.type === 'airAllocated' ? [{ ...e, sortie: { ...e.sortie, points: e.sortie.points + 90 } }] : [e]), /more than its/],
    ['bombers fly from anywhere', (e) => (e.type === 'airAllocated' ? [{ ...e, sortie: { ...e.sortie, base: 0 } }] : [e]), /from a hex of|more than its/],
    ['bombers are lost on the way', (e) => (e.type === 'supportSettled' ? [] : [e]), /on their way/],
  ])('notice when %s', (_, change, what) => expect(watched(change)).toMatch(what));
});

it('a decision on fighters ends with a pass', () => {
  const p = position(airPhase()).act({ type: 'allocate', base: '0404', target: '0505', mission: 'oas', points: 1 }, endPhase);
  expect(p.legal().at(-1)).toEqual(pass);
});
