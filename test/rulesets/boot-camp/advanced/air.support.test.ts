/** Rules 9A, 9D and 15C2: what air support adds to combat, its caps, and its end. */
import { describe, expect, it } from 'vitest';
import { attack, das, endPhase, type Fixture, lose, march, oas, pass, position, roll, type Sketch } from '../../fixture.js';
import { airPhase, supportNow } from './airNow.js';

/** Ends the air phase; nobody sends fighters. */
const toCombat = (p: Fixture): Fixture => {
  const q = p.act(endPhase);
  return q.due()?.kind === 'fighters' ? q.act(pass) : q;
};
/** The combat phase in which German offensive support and, from the turn before, Polish defensive support stand. */
const supported = (more: Partial<Sketch>, ...support: ReadonlyArray<readonly ['oas' | 'das', string, number]>): Fixture => {
  const start = position(airPhase(more));
  const hex = (id: string): number => start.game.board.map.hexOf.get(id) ?? -1;
  const entries = support.map(([mission, target, points]) => ({ power: mission === 'oas' ? 0 : 1, target: hex(target), mission, points }));
  return position(airPhase({ ...more, phase: 'combat', slices: { air: { sorties: [], aims: [], support: entries, abandoned: [] } } }));
};

describe('BC-15C2.2, BC-9A.3, BC-9D.4: offensive support', () => {
  it('adds a point to the attack on its hex, and to no other', () => {
    const p = toCombat(position(airPhase({ units: ['g1: German 7-6 Inf XX @0504', 'p1: Polish 5-6 Inf XX @0505', 'p2: Polish 5-6 Inf XX @0404'] })).act(oas('0408', '0505', 5)));
    expect([p.odds('0505', 'g1').attack, p.odds('0404', 'g1').attack]).toEqual([12, 7]);
    expect(p.odds('0505', 'g1').defense).toBe(5);
  });

  it('BC-15C2.5: is capped by the printed strength of the attackers, whatever halves them', () => {
    const river = { hexsides: { 'minor-river': '0504/0505' } };
    const p = supported(river, ['oas', '0505', 10]);
    expect([p.odds('0505', 'g1').strengths.g1, p.odds('0505', 'g1').attack]).toEqual([3.5, 10.5]);
    const two = supported({ units: ['g1: German 7-6 Inf XX @0504', 'g2: German 4-6 Inf XX @0404', 'p1: Polish 5-6 Inf XX @0505'] }, ['oas', '0505', 10]);
    expect([two.odds('0505', 'g1').attack, two.odds('0505', 'g2').attack, two.odds('0505', 'g1', 'g2').attack]).toEqual([14, 8, 21]);
  });

  it('BC-15C2.7: more may be sent than the cap, against what fighters and guns will take', () => {
    const p = position(airPhase({ units: ['g1: German 9-6 Inf XX @0504', 'p1: Polish 5-6 Inf XX @0505', 'p2: Polish 2-10 mot hv AA III @0505 aa=3'] }));
    const q = toCombat(p.act(oas('0404', '0505', 10), oas('0408', '0505', 2)));
    expect([supportNow(q), q.odds('0505', 'g1').attack]).toEqual([['germany oas 0505 9'], 18]);
  });

  it('BC-15C6.1: terrain does not matter to bombers', () => {
    for (const terrain of ['woods', 'mountain', 'swamp']) {
      const p = supported({ terrain: { [terrain]: '0505' } }, ['oas', '0505', 5]);
      const { attack: sum, strengths } = p.odds('0505', 'g1');
      expect([terrain, sum - strengths.g1]).toEqual([terrain, 5]);
    }
  });

  it('a halved point counts as a half', () => expect(supported({}, ['oas', '0505', 2.5]).odds('0505', 'g1').attack).toBe(9.5));
});

describe('BC-15C2.3, BC-9A.5, BC-9D.4: defensive support', () => {
  it('adds a point to the defense of its hex in the enemy’s following combat phase', () => {
    const mine = toCombat(position(airPhase({ player: 'poland', phase: 'air' })).act(das('0807', '0505', 3)));
    expect(supportNow(mine)).toEqual(['poland das 0505 3']);
    const theirs = toCombat(mine.to('air', 'germany'));
    expect([supportNow(theirs), theirs.odds('0505', 'g1').defense]).toEqual([['poland das 0505 3'], 8]);
    expect(supportNow(theirs.act(endPhase))).toEqual([]);
  });

  it('does not help its own player’s attack, nor another hex', () => {
    const p = supported({ units: ['g1: German 7-6 Inf XX @0504', 'p1: Polish 5-6 Inf XX @0505', 'p2: Polish 5-6 Inf XX @0404'] }, ['das', '0505', 3]);
    expect([p.odds('0404', 'g1').defense, p.odds('0505', 'g1').defense, p.odds('0505', 'g1').attack]).toEqual([5, 8, 7]);
  });

  it('BC-15C2.6: is capped by the printed strength of the defenders: an unsupported 2-6 cadre with 5 points defends with 1 + 2', () => {
    const p = supported({ units: ['g1: German 7-6 Inf XX @0504', 'p1: Polish 5-6-6 Inf XX (2-6) @0505 cadre'] }, ['das', '0505', 5]);
    expect([p.odds('0505', 'g1').strengths.p1, p.odds('0505', 'g1').defense]).toEqual([1, 3]);
  });

  it('helps whoever of its power is there, and nobody when nobody is', () => {
    const p = position(airPhase({ player: 'poland', phase: 'air', units: ['g1: German 7-6 Inf XX @0504', 'p1: Polish 5-6 mot Inf XX @0505', 'p2: Polish 3-8 mot Inf XX @0606'] }));
    const left = toCombat(p.act(das('0807', '0505', 3))).act(endPhase, march('p1', '0506'));
    const held = left.act(march('p2', '0605', '0505'));
    const odds = (q: Fixture) => toCombat(q.to('air', 'germany')).odds('0505', 'g1');
    expect([odds(held).defense, odds(left).defense]).toEqual([6, 0]);
  });
});

describe('BC-9D: losses', () => {
  it('BC-9D.5: are reckoned without bombers: half of 10 printed is 5, with 6 points of support too', () => {
    const p = supported({ result: 'AH', units: ['g1: German 5-6 Inf XX @0504', 'g2: German 5-6 Inf XX @0504', 'p1: Polish 5-6 Inf XX @0505'] }, ['oas', '0505', 6]);
    const q = p.act(attack('0505', 'g1', 'g2'), roll(3));
    expect(q.due()).toMatchObject({ kind: 'losses', need: 5 });
    expect(q.act(lose('g1')).unit('g2').hex).not.toBe('eliminated');
  });

  it('BC-9D.5: an exchange compares printed strengths', () => {
    // 3 + 3 points of support against 5: the attacker is the weaker side all the same
    const p = supported({ result: 'EX', units: ['g1: German 3-6 Inf XX @0504', 'p1: Polish 5-6 Inf XX @0505'] }, ['oas', '0505', 3]);
    expect(p.act(attack('0505', 'g1'), roll(3)).unit('g1').hex).toBe('eliminated');
  });

  it('BC-9D.6, BC-15C4.1: bombers are not lost with the attack they supported', () => {
    const p = supported({ result: 'AE' }, ['oas', '0505', 7]);
    const next = p.act(attack('0505', 'g1'), roll(3));
    expect(next.unit('g1').hex).toBe('eliminated');
    expect(next.to('air', 'germany').try(oas('0404', '0505', 10), oas('0408', '0505', 10))).toEqual([]);
  });
});

describe('the end of support', () => {
  it('offensive support is gone with the combat phase, used or not', () => {
    const p = supported({}, ['oas', '0505', 5]);
    const over = p.act(endPhase);
    expect([over.state.phase, supportNow(over)]).toEqual(['exploitation', []]);
    expect(over.events).toContainEqual({ type: 'supportSpent', spent: [{ power: 'germany', target: '0505', mission: 'oas', points: 5 }], support: [] });
  });

  it('it serves every attack on its hex of the phase, but there is one', () => {
    const p = supported({ result: 'AS' }, ['oas', '0505', 5]).act(attack('0505', 'g1'), roll(3));
    expect([supportNow(p), p.try(attack('0505', 'g1'))]).toEqual([['germany oas 0505 5'], ['attack/attacked-already', 'attack/defended-already']]);
  });

  it('defensive support outlasts its owner’s own combat phase, and ends with the enemy’s', () => {
    const p = toCombat(position(airPhase()).act(das('0404', '0504', 4)));
    const polish = p.act(endPhase).to('combat', 'poland');
    expect([supportNow(p.act(endPhase)), supportNow(polish), polish.odds('0504', 'p1').defense]).toEqual([['germany das 0504 4'], ['germany das 0504 4'], 11]);
    expect(supportNow(polish.act(endPhase))).toEqual([]);
  });

  it('both kinds stand together', () => {
    const p = toCombat(position(airPhase({ slices: { air: { sorties: [], aims: [], support: [{ power: 1, target: 44, mission: 'das', points: 2 }], abandoned: [] } } })).act(oas('0404', '0505', 5), das('0404', '0504', 3)));
    expect(supportNow(p)).toEqual(['germany das 0504 3', 'germany oas 0505 5', 'poland das 0505 2']);
    expect([p.odds('0505', 'g1').attack, p.odds('0505', 'g1').defense]).toEqual([12, 7]);
  });
});

describe('units without strength', () => {
  const none = { units: ['g1: German 0-8 Inf X @0504 dot', 'p1: Polish 0-8 Inf X @0505 dot'] };

  it('attack under no support: it is capped by their 0', () => {
    const p = supported(none, ['oas', '0505', 5]);
    expect([p.odds('0505', 'g1').attack, p.try(attack('0505', 'g1'))]).toEqual([0, ['attack/zero-strength']]);
  });

  it('are eliminated under any support', () => {
    const p = supported({ units: ['g1: German 7-6 Inf XX @0504', none.units[1]] }, ['das', '0505', 5]);
    expect([p.odds('0505', 'g1').defense, p.odds('0505', 'g1').automatic]).toEqual([0, 'DE']);
  });
});
