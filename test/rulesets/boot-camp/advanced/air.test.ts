/** Rule 15: the air phase, its order, and what may be sent. */
import { describe, expect, it } from 'vitest';
import { aim, das, endPhase, march, meetDas, meetOas, oas, pass, position } from '../../fixture.js';
import { airPhase, cutsNow, supportNow } from './airNow.js';

describe('BC-15A, BC-4A.5: the air phase', () => {
  const p = position(airPhase());

  it('BC-15A.1, BC-15C1.1: the phasing player sends bombers first, and no fighters', () => {
    expect(p.actor()).toBe('axis');
    expect(p.try(oas('0404', '0505', 6))).toEqual([]);
    expect(p.try(meetOas('0404', '0505', 1))).toEqual(['air/fighters-not-due']);
    expect(p.try(oas('0807', '0505', 6))).toEqual(['airbase/not-own']);
  });

  it('BC-15A.2, BC-15C1.2: then the other player sends fighters, and nobody bombers', () => {
    const q = p.act(oas('0404', '0505', 6), endPhase);
    expect([q.actor(), q.due()?.kind]).toEqual(['allied', 'fighters']);
    expect(q.try(meetOas('0807', '0505', 2))).toEqual([]);
    expect(q.try(oas('0404', '0505', 1))).toEqual(['air/bombers-closed', 'airbase/not-own']);
    expect(q.try(das('0807', '0505', 1))).toEqual(['air/bombers-closed']);
    expect(q.try(meetOas('0404', '0505', 1))).toEqual(['airbase/not-own']);
    expect(q.try(endPhase)).toEqual(['sequence/decision-due']);
  });

  it('BC-15A.3, BC-15A.4: fighters reduce the bombers, then antiaircraft fire does', () => {
    const q = position(airPhase({ places: { '0404': 'dot A', '0807': 'dot P', '0505': 'dot Target' } })).act(oas('0404', '0505', 6), endPhase, meetOas('0807', '0505', 2), pass);
    expect(cutsNow(q)).toEqual(['germany oas 0505: 6 - 2 - 1 = 3']);
    expect([q.state.phase, supportNow(q)]).toEqual(['combat', ['germany oas 0505 3']]);
  });

  it('BC-4A.5: allocations outside the air phase are refused', () => {
    const allocation = oas('0404', '0505', 1);
    for (const phase of ['initial', 'movement', 'combat', 'exploitation'] as const) expect(position(airPhase({ phase })).try(allocation)).toEqual(['sequence/wrong-phase']);
    expect(position({ phase: 'combat' }).try(oas('0404', '0505', 1))).toEqual(['sequence/wrong-phase']);
  });

  it('asks nobody about fighters when no bombers were sent, or nobody could meet them', () => {
    expect(p.act(endPhase).state.phase).toBe('combat');
    // the Polish airbase is 6 hexes from 0205
    const far = p.act(oas('0404', '0205', 3), endPhase);
    expect([far.state.phase, supportNow(far)]).toEqual(['combat', ['germany oas 0205 3']]);
    expect(p.act(oas('0404', '0405', 3), endPhase).state.phase).toBe('air');
    expect(position(airPhase({ airPoints: { germany: { bombers: 40 } } })).act(oas('0404', '0505', 3), endPhase).state.phase).toBe('combat');
  });

  it('is over by itself where Basic Training alone is in force', () => {
    const basic = position({ phase: 'movement', units: ['g1: German 7-6 Inf XX @0504'] }).act(endPhase);
    expect([basic.state.phase, basic.try(oas('0404', '0505', 1))]).toEqual(['combat', ['sequence/wrong-phase']]);
  });
});

describe('BC-15B: bomber and fighter points', () => {
  it('BC-15B.1, BC-3A.1: are no units: nothing is put on the map, and they never stack', () => {
    const p = position(airPhase()).act(oas('0404', '0505', 10), oas('0408', '0505', 10));
    expect([p.stack('0505'), p.stack('0404')]).toEqual([['p1'], []]);
    expect(p.state.slices.air).toMatchObject({ sorties: [{ points: 10 }, { points: 10 }], support: [] });
  });

  it('BC-15B.2, BC-15C2.8: are as many as the supplement gives', () => {
    const p = position(airPhase({ airPoints: { germany: { bombers: 8 } } }));
    expect(p.try(oas('0404', '0505', 8))).toEqual([]);
    expect(p.try(oas('0404', '0505', 9))).toEqual(['air/not-enough-points']);
    expect(p.try(oas('0404', '0505', 5), oas('0408', '0405', 4))).toEqual(['air/not-enough-points']);
    const [refusal] = p.refusals(oas('0404', '0505', 5), oas('0408', '0405', 4));
    expect([refusal.ref.case, refusal.detail]).toEqual(['15C2', 'The German player has 3 bomber points left in this player turn; 4 are too many.']);
  });

  it('BC-15B.3, BC-15C4.1, BC-3B.5: can be used in each turn, used, met or left over as they were', () => {
    const p = position(airPhase({ airPoints: { germany: { bombers: 8 }, poland: { fighters: 8 } } }));
    const again = (q: typeof p) => q.to('air', 'germany');
    const spent = p.act(oas('0404', '0505', 8), endPhase, meetOas('0807', '0505', 8), pass);
    expect(supportNow(spent)).toEqual([]);
    for (const q of [again(spent), again(p)]) {
      expect(q.try(oas('0404', '0505', 8))).toEqual([]);
      expect(q.try(oas('0404', '0505', 9))).toEqual(['air/not-enough-points']);
      expect(q.act(oas('0404', '0505', 8), endPhase).try(meetOas('0807', '0505', 8))).toEqual([]);
    }
  });
});

describe('BC-15C2: bombers', () => {
  const p = position(airPhase({ airPoints: { germany: { bombers: 8 } } }));

  it('BC-15C2.1: are sent to a hex of the map, on offensive or defensive support, in whole points', () => {
    expect(p.act(oas('0404', '0505', 2)).events).toMatchObject([{ type: 'airAllocated', sortie: { power: 'germany', base: '0404', target: '0505', mission: 'oas', points: 2 } }]);
    expect(p.act(das('0404', '0504', 2)).events).toMatchObject([{ type: 'airAllocated', sortie: { mission: 'das', target: '0504' } }]);
    expect(p.try(oas('0404', '9999', 2))).toEqual(['hex/unknown']);
    expect([p.try(oas('0404', '0505', 0)), p.try(oas('0404', '0505', -3)), p.try(oas('0404', '0505', 1.5))]).toEqual([['air/points'], ['air/points'], ['air/points']]);
  });

  it('BC-15C2.9, BC-15C2.10: each point once, on one of the two', () => {
    expect(p.try(oas('0404', '0505', 5), das('0404', '0504', 4))).toEqual(['air/not-enough-points']);
    expect(p.try(oas('0404', '0505', 5), das('0404', '0504', 3))).toEqual([]);
    expect(p.try(oas('0404', '0505', 8), oas('0404', '0605', 1))).toEqual(['air/not-enough-points']);
  });

  it('BC-15C2.4: stay where they were sent', () => {
    const q = position(airPhase({ player: 'poland' })).act(das('0807', '0505', 3), endPhase, pass);
    const enemyTurn = q.to('air', 'germany');
    expect(supportNow(enemyTurn)).toEqual(['poland das 0505 3']);
    expect(enemyTurn.try(das('0807', '0506', 3))).toEqual(['airbase/not-own']);
    expect(enemyTurn.act(oas('0404', '0505', 1), endPhase).try(das('0807', '0506', 3))).toEqual(['air/bombers-closed']);
  });

  it('go anywhere in range, whether their support can be used there or not', () => {
    expect(p.try(oas('0404', '0202', 1))).toEqual([]);
    expect(p.try(das('0404', '0202', 1))).toEqual([]);
  });
});

describe('BC-15C3: fighters', () => {
  const sent = position(airPhase({ airPoints: { germany: { bombers: 40 }, poland: { fighters: 8 } } })).act(oas('0404', '0505', 10), das('0408', '0606', 2), endPhase);

  it('BC-15C3.1: meet bombers on either support, in the hex and on the mission that they were sent to', () => {
    expect(sent.try(meetOas('0807', '0505', 1))).toEqual([]);
    expect(sent.try(meetDas('0807', '0606', 1))).toEqual([]);
    expect(sent.try(meetDas('0807', '0505', 1))).toEqual(['air/nothing-to-meet']);
    expect(sent.try(meetOas('0807', '0606', 1))).toEqual(['air/nothing-to-meet']);
    expect(sent.refusals(meetOas('0807', '0606', 1))[0].detail).toContain('at 0505');
  });

  it('BC-15C3.2: each point takes one, never more than there are', () => {
    expect(cutsNow(sent.act(meetOas('0807', '0505', 3), pass))).toEqual(['germany oas 0505: 10 - 3 - 0 = 7', 'germany das 0606: 2 - 0 - 0 = 2']);
    const q = sent.act(meetDas('0807', '0606', 3), pass);
    expect(cutsNow(q)).toEqual(['germany oas 0505: 10 - 0 - 0 = 10', 'germany das 0606: 2 - 2 - 0 = 0']);
    expect(supportNow(q)).toEqual(['germany oas 0505 10']);
  });

  it('BC-15C3.3, BC-15C3.4: are as many as the supplement gives, each once in a player turn', () => {
    expect(sent.try(meetOas('0807', '0505', 9))).toEqual(['air/not-enough-points']);
    expect(sent.try(meetOas('0807', '0505', 5), meetDas('0807', '0606', 4))).toEqual(['air/not-enough-points']);
    expect(sent.try(meetOas('0807', '0505', 5), meetDas('0807', '0606', 3))).toEqual([]);
  });

  it('can stay away', () => expect(cutsNow(sent.act(pass))[0]).toBe('germany oas 0505: 10 - 0 - 0 = 10'));
});

describe('BC-15C5: weather', () => {
  const cut = (weather: string) => {
    const p = position(airPhase({ weather, features: { fortress: '0505' } }));
    return cutsNow(p.act(oas('0404', '0505', 10), endPhase, meetOas('0807', '0505', 3), pass))[0].split(' = ')[1];
  };

  it.each(['rain', 'mud', 'poor', 'snow', 'winter'])('BC-15C5.2, BC-15C5.3: %s halves bombers, after fighters and antiaircraft fire: (10 - 3 - 2) / 2 = 2.5', (weather) =>
    expect(cut(weather)).toBe('2.5'));
  it.each(['clear', 'frost'])('BC-15C5.2: %s does not', (weather) => expect(cut(weather)).toBe('5'));

  it('BC-15C5.1: fighters count in full in any weather', () => {
    const p = position(airPhase({ weather: 'mud' })).act(oas('0404', '0505', 8), endPhase);
    expect(supportNow(p.act(meetOas('0807', '0505', 3), pass))).toEqual(['germany oas 0505 2.5']);
    expect(supportNow(p.act(pass))).toEqual(['germany oas 0505 4']);
  });

  it('an odd point is kept as a half', () => {
    const p = position(airPhase({ weather: 'rain' })).act(oas('0404', '0505', 5), endPhase, pass);
    expect([supportNow(p), p.odds('0505', 'g1').attack]).toEqual([['germany oas 0505 2.5'], 9.5]);
  });
});

describe('legal actions of the air phase', () => {
  it('are counted as they are listed, each once, and each may be done', () => {
    const p = position(airPhase({ columns: [1, 8], rows: [1, 8], airPoints: { germany: { bombers: 3 }, poland: { fighters: 2 } } }));
    const legal = p.legal();
    // two airbases, 64 hexes, two missions, 1 to 3 points, and the end of the phase
    expect(legal).toHaveLength(2 * 64 * 2 * 3 + 1);
    expect(p.game.legalActions(p.state).size()).toBe(legal.length);
    expect(new Set(legal.map((a) => JSON.stringify(a))).size).toBe(legal.length);
    expect(legal.filter((a) => p.try(a).length > 0)).toEqual([]);
    const q = p.act(oas('0404', '0505', 3), endPhase);
    expect(q.legal()).toEqual([meetOas('0807', '0505', 1), meetOas('0807', '0505', 2), pass]);
    expect(q.game.legalActions(q.state).size()).toBe(3);
  });

  it('dividing fire is asked only where bombers are on both kinds of support over guns', () => {
    const p = position(airPhase({ features: { fortress: '0505' }, airPoints: { germany: { bombers: 40 } } }));
    expect(p.act(oas('0404', '0505', 5), endPhase).state.phase).toBe('combat');
    const q = p.act(oas('0404', '0505', 5), das('0404', '0505', 2), endPhase);
    expect([q.due()?.kind, q.legal()]).toEqual(['fighters', [aim('0505', 1), aim('0505', 2), pass]]);
    expect(q.act(aim('0505', 1)).legal()).toEqual([aim('0505', 0), aim('0505', 2), pass]);
  });
});

describe('moving on', () => {
  it('the movement phase leads to the air phase, and that to combat', () => {
    const p = position(airPhase({ phase: 'movement' })).act(march('g1', '0604'), endPhase);
    expect(p.state.phase).toBe('air');
    expect(p.act(endPhase).state.phase).toBe('combat');
  });
});
