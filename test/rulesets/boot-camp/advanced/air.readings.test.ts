/** The readings of rules 15 to 17, each answer of each. */
import { describe, expect, it } from 'vitest';
import { aim, attack, das, endPhase, type Fixture, march, oas, pass, position, retreat, roll, type Sketch } from '../../fixture.js';
import { airPhase, cutsNow, supportNow } from './airNow.js';

const settled = (p: Fixture): Fixture => {
  const q = p.act(endPhase);
  return q.due()?.kind === 'fighters' ? q.act(pass) : q;
};
const reading = (id: string, value: string, more: Partial<Sketch> = {}): Sketch => airPhase({ ...more, readings: { [id]: value } });
const standing = (...support: ReadonlyArray<readonly [number, 'oas' | 'das', number, number]>) => ({
  phase: 'combat' as const,
  slices: { air: { sorties: [], aims: [], abandoned: [], support: support.map(([power, mission, target, points]) => ({ power, mission, target, points })) } },
});
/** Hex 0505 by its number on a map of 10 rows. */
const AT_0505 = 44;
const A = { '0404': 'dot A' };

describe('zero-attack-with-air (AMB-BC-65)', () => {
  const p = (value: string) => position(reading('zero-attack-with-air', value, { ...standing([0, 'oas', AT_0505, 6]), units: ['g1: German 0-8 Inf X @0504 dot', 'p1: Polish 3-6 Inf X @0505 dot'] }));
  it('no: without strength nobody attacks alone', () => expect([p('no').try(attack('0505', 'g1')), p('no').odds('0505', 'g1').attack]).toEqual([['attack/zero-strength'], 0]));
  it('yes: the bombers attack for them', () => {
    expect([p('yes').try(attack('0505', 'g1')), p('yes').odds('0505', 'g1').column]).toEqual([[], '2:1']);
    const alone = position(reading('zero-attack-with-air', 'yes', { phase: 'combat', units: ['g1: German 0-8 Inf X @0504 dot', 'p1: Polish 3-6 Inf X @0505 dot'] }));
    expect(alone.try(attack('0505', 'g1'))).toEqual(['attack/zero-strength']);
  });
});

describe('zero-defense-with-air (AMB-BC-68)', () => {
  const p = (value: string, points = 5) => position(reading('zero-defense-with-air', value, { ...standing([1, 'das', AT_0505, points]), units: ['g1: German 7-6 Inf XX @0504', 'p1: Polish 0-8 Inf X @0505 dot'] }));
  it('no: they are eliminated', () => expect(p('no').odds('0505', 'g1')).toMatchObject({ defense: 0, automatic: 'DE' }));
  it('yes: they fight on, at the odds of the table', () => {
    expect(p('yes').odds('0505', 'g1')).toMatchObject({ defense: 5, column: '1:1', automatic: null });
    expect(p('yes', 40).odds('0505', 'g1')).toMatchObject({ column: null, automatic: 'AE' });
  });
});

describe('support-cap (AMB-BC-173)', () => {
  const p = (value: string) => position(reading('support-cap', value, { ...standing([0, 'oas', AT_0505, 10], [1, 'das', AT_0505, 10]), hexsides: { 'minor-river': '0504/0505' }, units: ['g1: German 7-6 Inf XX @0504', 'p1: Polish 5-6 Inf XX @0505 out'] }));
  it('printed', () => expect(p('printed').odds('0505', 'g1')).toMatchObject({ attack: 3.5 + 7, defense: 2.5 + 5 }));
  it('modified', () => expect(p('modified').odds('0505', 'g1')).toMatchObject({ attack: 3.5 + 3.5, defense: 2.5 + 2.5 }));
});

describe('support-of-retreated (AMB-BC-174)', () => {
  // p1 retreats to p2, whose hex has 9 points; then the hex of p2 is attacked
  const p = (value: string) => {
    const start = position(reading('support-of-retreated', value, { result: 'DR', ...standing([1, 'das', 45, 9]), units: ['g1: German 9-6 Inf XX @0504', 'g2: German 9-6 Inf X @0406 dot', 'p1: Polish 4-6 Inf X @0505 dot', 'p2: Polish 3-6 Inf X @0506 dot'] }));
    return start.act(attack('0505', 'g1'), roll(3), retreat('p1', '0506'), pass).odds('0506', 'g2');
  };
  it('uncounted: the cap is the strength of those who defend', () => expect(p('uncounted').defense).toBe(3 + 3));
  it('counted: units that took shelter raise it', () => expect(p('counted').defense).toBe(3 + 7));
});

describe('defensive-support-of-emptied-hex (AMB-BC-175)', () => {
  const p = (value: string) => {
    const sketch = reading('defensive-support-of-emptied-hex', value, { player: 'poland', units: ['g1: German 7-6 Inf XX @0502', 'p1: Polish 5-8 mot Inf XX @0505', 'p2: Polish 4-8 mot Inf XX @0506'] });
    return settled(position(sketch).act(das('0807', '0505', 3))).act(endPhase, march('p1', '0605'));
  };
  it('kept: it helps others who come', () => {
    const q = p('kept').act(march('p2', '0505'));
    expect([supportNow(q), settled(q.to('air', 'germany')).odds('0505', 'g1').defense]).toEqual([['poland das 0505 3'], 7]);
  });
  it('lost: it ends with the last one who leaves', () => {
    expect(supportNow(p('lost'))).toEqual([]);
    expect(p('lost').events).toContainEqual({ type: 'supportSpent', spent: [{ power: 'poland', target: '0505', mission: 'das', points: 3 }], support: [] });
  });
  it('lost: not while others stay', () => {
    const both = reading('defensive-support-of-emptied-hex', 'lost', { player: 'poland', units: ['p1: Polish 5-8 mot Inf XX @0505', 'p2: Polish 4-8 mot Inf XX @0505'] });
    expect(supportNow(settled(position(both).act(das('0807', '0505', 3))).act(endPhase, march('p1', '0605')))).toEqual(['poland das 0505 3']);
  });
});

describe('antiaircraft-split (AMB-BC-177)', () => {
  const p = (value: string) => position(reading('antiaircraft-split', value, { airPoints: { germany: { bombers: 40 } }, units: ['g1: German 7-6 Inf XX @0504', 'p1: Polish 2-10 mot hv AA III @0505 aa=5'] })).act(oas('0404', '0505', 6), das('0404', '0505', 4), endPhase);
  it('chosen: by the player who fires', () => {
    expect(p('chosen').due()?.kind).toBe('fighters');
    expect(cutsNow(p('chosen').act(aim('0505', 3), pass))).toEqual(['germany oas 0505: 6 - 0 - 2 = 4', 'germany das 0505: 4 - 0 - 3 = 1']);
  });
  it('pro-rata: in proportion', () => {
    expect(p('pro-rata').due()).toBeNull();
    expect(cutsNow(p('pro-rata'))).toEqual(['germany oas 0505: 6 - 0 - 3 = 3', 'germany das 0505: 4 - 0 - 2 = 2']);
  });
});

describe('antiaircraft-at-das (AMB-BC-178)', () => {
  const p = (value: string) => cutsNow(position(reading('antiaircraft-at-das', value, { airPoints: { germany: { bombers: 40 } }, features: { fortress: '0605' } })).act(das('0404', '0605', 5), endPhase));
  it('yes', () => expect(p('yes')).toEqual(['germany das 0605: 5 - 0 - 2 = 3']));
  it('never', () => expect(p('never')).toEqual(['germany das 0605: 5 - 0 - 0 = 5']));
  it('never: nothing is divided either', () => {
    const both = position(reading('antiaircraft-at-das', 'never', { airPoints: { germany: { bombers: 40 } }, features: { fortress: '0605' } })).act(oas('0404', '0605', 1), das('0404', '0605', 5), endPhase);
    expect([both.due(), cutsNow(both)]).toEqual([null, ['germany oas 0605: 1 - 0 - 1 = 0', 'germany das 0605: 5 - 0 - 0 = 5']]);
  });
});

describe('airbase-capacity (AMB-BC-180)', () => {
  const p = (value: string) => position(reading('airbase-capacity', value, { features: { fortress: '0404' } }));
  it('sum: a city with a fortress sends 20', () => expect([p('sum').try(oas('0404', '0505', 20)), p('sum').try(oas('0404', '0505', 21))]).toEqual([[], ['airbase/capacity']]));
  it('hex: it sends 10', () => expect([p('hex').try(oas('0404', '0505', 10)), p('hex').try(oas('0404', '0505', 11))]).toEqual([[], ['airbase/capacity']]));
});

describe('intrinsic-antiaircraft (AMB-BC-181)', () => {
  const p = (value: string) =>
    cutsNow(position(reading('intrinsic-antiaircraft', value, { airPoints: { germany: { bombers: 40 } }, places: { ...A, '0605': 'dot Town' }, features: { fortress: '0605' }, units: ['p1: Polish 2-10 mot hv AA III @0605 aa=2'] })).act(oas('0404', '0605', 9), endPhase));
  it('sum: 2 + 1, and 2 of the unit', () => expect(p('sum')).toEqual(['germany oas 0605: 9 - 0 - 5 = 4']));
  it('highest: 2, and 2 of the unit', () => expect(p('highest')).toEqual(['germany oas 0605: 9 - 0 - 4 = 5']));
});

describe('defensive-support-lasts (AMB-BC-186)', () => {
  const p = (value: string) => settled(position(reading('defensive-support-lasts', value)).act(das('0404', '0504', 3))).to('combat', 'poland').act(endPhase);
  it('one-phase: it ends with the enemy’s combat phase', () => expect(supportNow(p('one-phase'))).toEqual([]));
  it('to-own-turn: it ends when its owner’s turn begins', () => {
    expect(supportNow(p('to-own-turn'))).toEqual(['germany das 0504 3']);
    expect(supportNow(p('to-own-turn').to('initial', 'germany'))).toEqual([]);
  });
});

describe('antiaircraft-halving (AMB-BC-188)', () => {
  const p = (value: string, unit: string) => cutsNow(position(reading('antiaircraft-halving', value, { airPoints: { germany: { bombers: 40 } }, units: [unit] })).act(oas('0404', '0605', 9), endPhase));
  const out = 'p1: Polish 2-10 mot hv AA III @0605 aa=4 dot out';
  const unsupported = 'p1: Polish 2-10 mot hv AA III @0605 aa=4';
  it('never', () => expect([p('never', out), p('never', unsupported)]).toEqual([['germany oas 0605: 9 - 0 - 4 = 5'], ['germany oas 0605: 9 - 0 - 4 = 5']]));
  it('as-combat', () => {
    expect([p('as-combat', out), p('as-combat', unsupported)]).toEqual([['germany oas 0605: 9 - 0 - 2 = 7'], ['germany oas 0605: 9 - 0 - 2 = 7']]);
    expect(p('as-combat', `${unsupported} out`)).toEqual(['germany oas 0605: 9 - 0 - 1 = 8']);
    expect(p('as-combat', `${unsupported} dot`)).toEqual(['germany oas 0605: 9 - 0 - 4 = 5']);
  });
});

describe('bomber-targets (AMB-BC-190)', () => {
  const p = (value: string) => position(reading('bomber-targets', value, { terrain: { marsh: '0404' }, units: ['g1: German 7-6 Inf XX @0504', 'p1: Polish 5-6 Inf XX @0505', 'p2: Polish 5-6 Inf XX @0909'] }));
  it('any: any hex in range', () => {
    for (const hex of ['0505', '0909', '0202']) expect([p('any').try(oas('0408', hex, 1)), p('any').try(das('0408', hex, 1))]).toEqual([[], []]);
  });
  it('engaged: where support can be used as things stand', () => {
    const q = p('engaged');
    expect([q.try(oas('0408', '0505', 1)), q.try(oas('0408', '0909', 1)), q.try(oas('0408', '0202', 1)), q.try(oas('0408', '0504', 1))]).toEqual([[], ['air/no-use'], ['air/no-use'], ['air/no-use']]);
    expect([q.try(das('0408', '0504', 1)), q.try(das('0408', '0505', 1)), q.try(das('0408', '0202', 1))]).toEqual([[], ['air/no-use'], ['air/no-use']]);
    const legal = [...q.game.legalActions(q.state)];
    expect(new Set(legal.flatMap((a) => (a.type === 'allocate' ? [`${a.mission} ${a.target}`] : [])))).toEqual(new Set(['oas 0505', 'das 0504']));
    expect(q.game.legalActions(q.state).size()).toBe(legal.length);
  });
  it('engaged: not where terrain bars the attack', () => {
    const barred = position(reading('bomber-targets', 'engaged', { terrain: { marsh: '0505' }, units: ['g1: German 7-10 Pz XX @0504', 'p1: Polish 5-6 Inf XX @0505'] }));
    expect(barred.try(oas('0408', '0505', 1))).toEqual(['air/no-use']);
  });
});

describe('intrinsic-antiaircraft-owner (AMB-BC-228)', () => {
  const at = (value: string) => position(reading('intrinsic-antiaircraft-owner', value, { features: { fortress: '0605' }, owners: { germany: '0404 0408 0605' } }));
  it('owner: it fires for whoever owns the hex', () => {
    expect(cutsNow(at('owner').act(oas('0404', '0605', 5), endPhase, pass))).toEqual(['germany oas 0605: 5 - 0 - 0 = 5']);
    expect(cutsNow(at('owner').to('air', 'poland').act(oas('0807', '0605', 5), endPhase, pass))).toEqual(['poland oas 0605: 5 - 0 - 2 = 3']);
  });
  it('original: it fires for the power whose land it is', () => {
    expect(cutsNow(at('original').act(oas('0404', '0605', 5), endPhase, pass))).toEqual(['germany oas 0605: 5 - 0 - 2 = 3']);
    expect(cutsNow(at('original').to('air', 'poland').act(oas('0807', '0605', 5), endPhase, pass))).toEqual(['poland oas 0605: 5 - 0 - 0 = 5']);
  });
});
