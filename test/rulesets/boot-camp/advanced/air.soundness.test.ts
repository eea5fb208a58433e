/** Saved positions with absurd air points are refused, and why is said. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isLeft } from '../../../../src/prelude.js';
import type { AirState } from '../../../../src/rulesets/europa/air.js';
import { abandon, aim, das, endPhase, type Fixture, meetOas, oas, pass, position } from '../../fixture.js';
import { airPhase } from './airNow.js';

const p = position(airPhase({ features: { airfield: '0404', fortress: '0505' } }));
const EMPTY: AirState = { sorties: [], aims: [], support: [], abandoned: [] };
/** What is wrong with a position whose air points are changed so. */
const wrong = (at: Fixture, air: unknown): ReadonlyArray<string> => {
  const decoded = at.game.decodeState(JSON.parse(JSON.stringify({ ...at.state, slices: { ...at.state.slices, air } })));
  return isLeft(decoded) ? decoded.left.map((e) => `${e.at}: ${e.detail}`) : [];
};
const now = (at: Fixture): AirState => at.state.slices.air as AirState;
const hex = (id: string): number => p.game.board.map.hexOf.get(id) ?? -1;
const sortie = (more: Partial<AirState['sorties'][number]>) => ({ power: 0, base: hex('0404'), target: hex('0505'), mission: 'oas' as const, points: 3, ...more });

describe('a saved position', () => {
  it('is read as it was, with points sent, met, aimed, settled, and airfields given up', () => {
    const sent = p.act(oas('0404', '0505', 4), das('0404', '0505', 2));
    const due = sent.act(endPhase, meetOas('0807', '0505', 3), aim('0505', 1));
    for (const at of [p, sent, due, due.act(pass), sent.act(abandon('0404')), sent.act(abandon('0404'), endPhase)]) {
      expect(wrong(at, now(at))).toEqual([]);
      const decoded = at.game.decodeState(JSON.parse(JSON.stringify(at.state)));
      expect(isLeft(decoded) ? decoded.left : decoded.right).toEqual(at.state);
    }
  });

  it.each([
    ['a base outside the map', { sorties: [sortie({ base: 5000 })] }, 'slices.air.sorties.0.base: 5000 is no hex of the map; hexes are numbered from 0 to 99.'],
    ['a target outside the map', { sorties: [sortie({ target: 100 })] }, 'slices.air.sorties.0.target: 100 is no hex of the map; hexes are numbered from 0 to 99.'],
    ['a power that does not play', { sorties: [sortie({ power: 9 })] }, 'slices.air.sorties.0.power: 9 is no power of the game; powers are numbered from 0 to 1.'],
    ['too many points', { sorties: [sortie({ points: 400 })] }, 'slices.air.sorties: 400 bomber points of the German forces are under way; they have 40.'],
    ['more points than the airbase has', { sorties: [sortie({ points: 15 }), sortie({ points: 15 })] }, 'slices.air.sorties.1: 0404 sends 20 bomber points in this player turn and has sent 15; it can send 5 more, not 15.'],
    ['a base that is none', { sorties: [sortie({ base: hex('0303') })] }, 'slices.air.sorties.0: 0303 is no airbase; send points from a hex with a major city, a dot city, a fortress or a permanent airfield.'],
    ['a base of the enemy', { sorties: [sortie({ base: hex('0807') })] }, 'slices.air.sorties.0: 0807 is Polish, and nobody who sends points now may use it; send them from an airbase of your own.'],
    ['fighters before their time', { sorties: [sortie({ mission: 'intercept-oas', power: 1, base: hex('0807') })] }, 'slices.air.sorties.0: Fighters are sent when the decision on them is due, and it is not.'],
    ['offensive support in the air phase', { support: [{ power: 0, target: 3, mission: 'oas' as const, points: 2 }] }, 'slices.air.support.0: Offensive air support stands in the combat phase of whoever sent it, and in no other.'],
    ['support twice', { support: [1, 2].map((points) => ({ power: 1, target: 3, mission: 'das' as const, points })) }, 'slices.air.support: Points of one power on one mission to one hex stand twice; they are one entry.'],
    ['too much support', { support: [{ power: 1, target: 3, mission: 'das' as const, points: 41 }] }, 'slices.air.support: 41 bomber points of the Polish forces are under way; they have 40.'],
    ['guns aimed out of turn', { aims: [{ hex: hex('0505'), points: 1 }] }, 'slices.air.aims: Antiaircraft fire is divided while fighters are due, and they are not.'],
    ['an airfield given up that never was', { abandoned: [hex('0606')] }, 'slices.air.abandoned.0: The map prints no permanent airfield in 0606; there is none to give up.'],
  ] as ReadonlyArray<readonly [string, Partial<AirState>, string]>)('is refused with %s', (_, air, problem) => expect(wrong(p, { ...EMPTY, ...air })).toContain(problem));

  it('is refused when fighters are due and no bombers are out, when guns have nothing to divide, or too much is divided', () => {
    const due = p.act(oas('0404', '0505', 4), das('0404', '0505', 2), endPhase);
    expect(wrong(due, EMPTY)).toContain('slices.air.sorties: Fighters are due, and there are no bombers that they could meet.');
    expect(wrong(due, { ...now(due), aims: [{ hex: hex('0606'), points: 1 }] })[0]).toContain('There is no antiaircraft fire to divide in 0606');
    expect(wrong(due, { ...now(due), aims: [{ hex: hex('0505'), points: 9 }] })[0]).toContain('0505 has 2 antiaircraft points to divide, not 9');
    expect(wrong(due, { ...now(due), aims: [1, 1].map((points) => ({ hex: hex('0505'), points })) })[0]).toContain('stands twice');
    expect(wrong(due, { ...now(due), sorties: [...now(due).sorties, sortie({ mission: 'intercept-oas', power: 1, base: hex('0303') })] })[0]).toContain('0303 is no airbase');
  });

  it('is refused with air points outside the air phase', () => {
    const movement = position(airPhase({ phase: 'movement' }));
    expect(wrong(movement, { ...EMPTY, sorties: [sortie({})] })).toContain('slices.air.sorties: Air points are sent in the air phase; this is the movement phase.');
  });

  it.each([
    [null],
    [[]],
    [{}],
    [{ ...EMPTY, more: 1 }],
    [{ ...EMPTY, sorties: 'x' }],
    [{ ...EMPTY, sorties: [sortie({ points: 0.5 })] }],
    [{ ...EMPTY, sorties: [sortie({ points: -3 })] }],
    [{ ...EMPTY, sorties: [{ ...sortie({}), mission: 'bomb' }] }],
    [{ ...EMPTY, support: [{ power: 0, target: 3, mission: 'oas', points: 1 / 3 }] }],
    [{ ...EMPTY, support: [{ power: 0, target: 3, mission: 'intercept-oas', points: 1 }] }],
    [{ ...EMPTY, aims: [{ hex: 1, points: 0 }] }],
    [{ ...EMPTY, abandoned: [4, 3] }],
    [{ ...EMPTY, sorties: Array(6000).fill(sortie({ points: 1 })) }],
  ])('is refused when its air points have another shape: %j', (air) => expect(wrong(p, air)[0]).toMatch(/^slices\.air: It /));

  it('never makes the rules fail, whatever numbers its air points have', () => {
    const n = fc.oneof(fc.integer({ min: -2, max: 120 }), fc.constantFrom(1e9, 0.5, NaN, 44));
    const mission = fc.constantFrom('oas', 'das', 'intercept-oas', 'intercept-das');
    const air = fc.record({
      sorties: fc.array(fc.record({ power: n, base: n, target: n, mission, points: n }), { maxLength: 4 }),
      aims: fc.array(fc.record({ hex: n, points: n }), { maxLength: 2 }),
      support: fc.array(fc.record({ power: n, target: n, mission, points: n }), { maxLength: 4 }),
      abandoned: fc.array(n, { maxLength: 3 }),
    });
    const due = p.act(oas('0404', '0505', 4), endPhase);
    fc.assert(
      fc.property(air, fc.constantFrom(p, due, due.act(pass)), (state, at) => {
        for (const problem of wrong(at, state)) expect(problem).toMatch(/: .+/);
      }),
      { numRuns: 300 },
    );
  });
});
