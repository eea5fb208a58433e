/** The nine results of the table, from the die to the last advance. @rule EBC 9C, CRT, QA 9F */
import { describe, expect, it } from 'vitest';
import { advance, attack, type Fixture, lose, pass, position, retreat, roll, type Sketch } from '../fixture.js';

const DIVISION = 'p1: Polish 5-6-6 Inf XX (2-6) @0505';
const ARTILLERY = 'p2: Polish 1-6 Art X @0505';
const STRONG = 'g1: German 9-6 Inf XX (3-6) @0504';
const fought = (result: string, units: ReadonlyArray<string>, more: Sketch = {}): Fixture => {
  const p = position({ phase: 'combat', result, units, ...more });
  return p.act(attack('0505', ...units.filter((u) => u.includes('German') && !u.startsWith('x')).map((u) => u.slice(0, 2))), roll(1));
};
const left = (p: Fixture, ...units: ReadonlyArray<string>): ReadonlyArray<string> =>
  units.map((u) => `${u} ${p.unit(u).hex}${p.unit(u).hex.length === 4 && p.unit(u).face === 'cadre' ? ' cadre' : ''}`);
/** What became of units, in order. */
const story = (p: Fixture): ReadonlyArray<string> =>
  p.events.filter((e) => ['unitCadred', 'unitEliminated', 'unitRetreated', 'unitAdvanced'].includes(e.type)).map((e) => `${e.unit} ${e.type.slice(4).toLowerCase()}`);

describe('AE and DE', () => {
  it('BC-CRT.7 every unit of the side that is in the combat is eliminated', () => {
    const attackers = fought('AE', [DIVISION, 'g1: German 9-6 Inf XX @0504', 'g2: German 0-6 RR Eng III @0604', 'x1: German 7-6 Inf XX @0504']);
    expect(left(attackers, 'g1', 'g2', 'x1')).toEqual(['g1 eliminated', 'g2 eliminated', 'x1 0504']);
    const defenders = fought('DE', ['p1: Polish 5-6-6 Inf XX @0505', ARTILLERY, 'p3: Polish 0-6 RR Eng III @0505', 'p4: Polish 2-6 Inf X @0506', STRONG]);
    expect(left(defenders, 'p1', 'p2', 'p3', 'p4')).toEqual(['p1 eliminated', 'p2 eliminated', 'p3 eliminated', 'p4 0506']);
  });

  it('BC-CRT.8 those with a cadre become it, the others leave play; BC-CRT.9 the cadres then retreat', () => {
    const p = fought('DE', [DIVISION, ARTILLERY, STRONG]);
    expect(left(p, 'p1', 'p2')).toEqual(['p1 0505 cadre', 'p2 eliminated']);
    expect(p.due()).toMatchObject({ kind: 'retreat', of: 'defender', side: 'allied' });
    const gone = p.act(retreat('p1', '0506'));
    expect([...left(gone, 'p1'), gone.due()?.kind]).toEqual(['p1 0506 cadre', 'advance']);
    const attackers = fought('AE', [DIVISION, STRONG, 'g2: German 7-6 Inf XX (3-6) @0604']);
    expect(left(attackers, 'g1', 'g2')).toEqual(['g1 0504 cadre', 'g2 0604 cadre']);
    const back = attackers.act(retreat('g2', '0704'), retreat('g1', '0503'));
    expect([...left(back, 'g1', 'g2'), back.due()]).toEqual(['g1 0503 cadre', 'g2 0704 cadre', null]);
  });
});

describe('AH and DH', () => {
  it('BC-CRT.10 at least half of the printed strength is lost: 11 of 7, 7, 2, 2, 2, 2', () => {
    const six = [7, 7, 2, 2, 2, 2].map((s, i) => `g${i + 1}: German ${s}-6 Inf XX @${i < 4 ? '0504' : '0604'}`);
    const p = fought('AH', [DIVISION, ...six]);
    expect(p.due()).toMatchObject({ kind: 'losses', side: 'axis', of: 'attacker', need: 11 });
    expect(p.try(lose('g1', 'g2'))).toEqual([]);
    expect(p.try(lose('g1', 'g3', 'g4'))).toEqual([]);
    expect(p.try(lose('g1', 'g3'))).toEqual(['losses/not-enough']);
  });

  it('BC-CRT.11 all survivors retreat, new cadres among them (AMB-BC-87)', () => {
    const p = fought('DH', [DIVISION, 'p2: Polish 5-6-6 Inf XX (2-6) @0505', STRONG]).act(lose('p1'));
    expect(left(p, 'p1', 'p2')).toEqual(['p1 0505 cadre', 'p2 0505']);
    const gone = p.act(retreat('p1', '0506'), retreat('p2', '0405'));
    expect([...left(gone, 'p1', 'p2'), gone.due()?.kind]).toEqual(['p1 0506 cadre', 'p2 0405', 'advance']);
    const attackers = fought('AH', [DIVISION, STRONG, 'g2: German 9-6 Inf XX (3-6) @0604']).act(lose('g2'));
    const back = attackers.act(retreat('g1', '0503'), retreat('g2', '0704'));
    expect([...left(back, 'g1', 'g2'), back.due()]).toEqual(['g1 0503', 'g2 0704 cadre', null]);
  });

  it('BC-CRT.11 a single division loses itself, and its cadre retreats', () => {
    expect(left(fought('DH', [DIVISION, STRONG]).act(retreat('p1', '0506')), 'p1')).toEqual(['p1 0506 cadre']);
    expect(left(fought('DH', ['p1: Polish 5-6-6 Inf XX @0505', STRONG]), 'p1')).toEqual(['p1 eliminated']);
  });

  it('BC-9F1.13 units that took shelter retreat as survivors, and count neither way (AMB-BC-62)', () => {
    const p = position({
      phase: 'combat',
      result: 'DR DH',
      units: [DIVISION, STRONG, 'p3: Polish 3-6 Inf XX @0506', 'p4: Polish 3-6 Inf XX @0506', 'g2: German 12-8 Cav X @0507 dot'],
    }).act(attack('0505', 'g1'), roll(1), retreat('p1', '0506'), pass, attack('0506', 'g2'), roll(2));
    expect(p.due()).toMatchObject({ kind: 'losses', need: 3 });
    expect(p.try(lose('p1'))).toEqual(['losses/not-a-candidate']);
    const done = p.act(lose('p3'), retreat('p1', '0406'), retreat('p4', '0606'));
    expect(left(done, 'p1', 'p3', 'p4')).toEqual(['p1 0406', 'p3 eliminated', 'p4 0606']);
  });
});

describe('AS, AR and DR', () => {
  it('BC-CRT.12 AS: nothing happens', () => {
    const p = fought('AS', [DIVISION, STRONG]);
    expect([...left(p, 'p1', 'g1'), p.due()]).toEqual(['p1 0505', 'g1 0504', null]);
    expect(story(p)).toEqual([]);
  });

  it('BC-CRT.13 AR and DR: all units of the side retreat, without loss', () => {
    const ar = fought('AR', [DIVISION, STRONG, 'g2: German 2-8 Recon II @0604']).act(retreat('g1', '0503'), retreat('g2', '0704'));
    expect([...left(ar, 'g1', 'g2', 'p1'), ar.due()]).toEqual(['g1 0503', 'g2 0704', 'p1 0505', null]);
    const dr = fought('DR', [DIVISION, ARTILLERY, STRONG]).act(retreat('p1', '0506'), retreat('p2', '0605'), advance('g1'));
    expect([...left(dr, 'p1', 'p2', 'g1'), dr.due()]).toEqual(['p1 0506', 'p2 0605', 'g1 0505', null]);
  });
});

describe('HX and EX', () => {
  const eight = ['p1: Polish 4-6 Inf XX @0505', 'p2: Polish 4-6 Inf XX @0505'];
  const fifteen = ['g1: German 4-6 Inf XX (2-6) @0504', 'g2: German 4-6 Inf XX @0504', 'g3: German 7-6 Inf XX @0604'];

  it('BC-CRT.14 the side with the lower printed strength is eliminated', () => {
    for (const result of ['HX', 'EX']) {
      expect(left(fought(result, [...eight, ...fifteen]), 'p1', 'p2')).toEqual(['p1 eliminated', 'p2 eliminated']);
      const weaker = fought(result, [...eight, 'p3: Polish 4-6 Inf XX @0505', 'g1: German 6-6 Inf XX @0504']);
      expect(weaker.due()).toMatchObject({ kind: 'losses', of: 'defender', need: result === 'HX' ? 3 : 6 });
      expect(weaker.unit('g1').hex).toBe('0504'); // the defenders come first
      const paid = weaker.act(result === 'HX' ? lose('p1') : lose('p1', 'p2'));
      expect(left(paid, 'g1')).toEqual(['g1 eliminated']);
    }
  });

  it('BC-CRT.14 printed strengths, whatever river, supply and support do to them', () => {
    // 15 printed against 8, but 5.5 against 8 in the odds
    const p = fought('EX', [...eight, ...fifteen.map((u) => `${u} out`)], { hexsides: { 'minor-river': '0604/0505' } });
    expect(left(p, 'p1', 'p2')).toEqual(['p1 eliminated', 'p2 eliminated']);
  });

  it('BC-CRT.15 with equal strengths it is the defender', () => {
    const p = fought('EX', [...eight, 'g1: German 4-6 Inf XX @0504', 'g2: German 4-6 Inf XX @0604']);
    expect(left(p, 'p1', 'p2', 'g1', 'g2')).toEqual(['p1 eliminated', 'p2 eliminated', 'g1 eliminated', 'g2 eliminated']);
    expect(p.due()).toBeNull();
    // in a half exchange it shows who: all of the defender, half of the attacker
    const half = fought('HX', [...eight, 'g1: German 4-6 Inf XX @0504', 'g2: German 4-6 Inf XX @0604']);
    expect([left(half, 'p1', 'p2'), half.due()]).toMatchObject([['p1 eliminated', 'p2 eliminated'], { of: 'attacker', need: 4 }]);
    const seven = fought('HX', [...eight, 'g1: German 4-6 Inf XX @0504', 'g2: German 3-6 Inf XX @0604']);
    expect(seven.due()).toMatchObject({ of: 'defender', need: 3.5 });
  });

  it('BC-CRT.16 units of the eliminated side that became cadres retreat, and the hex may be entered', () => {
    const p = fought('EX', [DIVISION, STRONG]).act(retreat('p1', '0506'));
    expect(left(p, 'p1', 'g1')).toEqual(['p1 0506 cadre', 'g1 0504 cadre']);
    expect(p.act(advance('g1')).stack('0505')).toEqual(['g1']);
  });

  it('BC-CRT.17 HX: the other side loses at least half of that, exactly', () => {
    expect(fought('HX', [...eight, ...fifteen]).due()).toMatchObject({ kind: 'losses', of: 'attacker', need: 4 });
    const nine = fought('HX', ['p1: Polish 9-6 Inf XX @0505', ...fifteen]);
    expect(nine.due()).toMatchObject({ need: 4.5 });
    expect(nine.try(lose('g1'))).toEqual(['losses/not-enough']);
    expect(nine.try(lose('g1', 'g2'))).toEqual([]);
  });

  it('BC-CRT.18 EX: at least as much as that', () => {
    const p = fought('EX', [...eight, ...fifteen]);
    expect(p.due()).toMatchObject({ need: 8 });
    expect(p.try(lose('g3'))).toEqual(['losses/not-enough']);
    expect(p.try(lose('g1', 'g2'))).toEqual([]);
    expect(p.try(lose('g1', 'g3'))).toEqual([]); // 11, and neither could be spared
    expect(p.try(lose('g1', 'g2', 'g3'))).toEqual(['losses/needless']);
  });

  it('BC-CRT.19 the worked half exchange: 15 against 8, the attacker loses 4', () => {
    const p = fought('HX', [...eight, ...fifteen]).act(lose('g1'));
    expect(left(p, 'p1', 'p2', 'g1', 'g2', 'g3')).toEqual(['p1 eliminated', 'p2 eliminated', 'g1 0504 cadre', 'g2 0504', 'g3 0604']);
  });

  it('BC-CRT.20 the worked exchange: 15 against 8, the attacker loses 8', () => {
    const p = fought('EX', [...eight, ...fifteen]).act(lose('g1', 'g2'));
    expect(left(p, 'p1', 'p2', 'g1', 'g2', 'g3')).toEqual(['p1 eliminated', 'p2 eliminated', 'g1 0504 cadre', 'g2 eliminated', 'g3 0604']);
  });

  it('BC-CRT.21 the survivors of the other side stay, new cadres too, and may advance (AMB-BC-81)', () => {
    const p = fought('EX', [...eight, ...fifteen]).act(lose('g1', 'g2'));
    expect(p.due()).toMatchObject({ kind: 'advance' });
    expect(p.act(advance('g1')).unit('g1')).toMatchObject({ hex: '0505', face: 'cadre' });
    // as defenders they keep the hex
    const held = fought('EX', [DIVISION, 'p2: Polish 5-6-6 Inf XX (2-6) @0505', 'g1: German 9-6 Inf XX @0504']); // 9 of 12: both
    expect([...left(held, 'p1', 'p2', 'g1'), held.due()]).toEqual(['p1 0505 cadre', 'p2 0505 cadre', 'g1 eliminated', null]);
  });
});

describe('the order of things', () => {
  it('BC-9C.1 QA-17 AMB-BC-86 defenders lose and retreat before attackers lose and advance', () => {
    const p = fought('EX', [DIVISION, STRONG, 'g2: German 7-6 Inf XX @0604']);
    expect(p.due()).toMatchObject({ kind: 'retreat', of: 'defender' });
    const told = p.act(retreat('p1', '0506'), lose('g2'), advance('g1'));
    expect([...story(p), ...story(told)]).toEqual(['p1 cadred', 'p1 retreated', 'g2 eliminated', 'g1 advanced']);
  });

  it('QA-17 when the attacker is the weaker side too: the defender pays first', () => {
    const p = fought('EX', [DIVISION, 'p2: Polish 5-6-6 Inf XX (2-6) @0505', 'g1: German 6-6 Inf XX (3-6) @0504']);
    expect(p.due()).toMatchObject({ kind: 'losses', of: 'defender', need: 6 });
    const paid = p.act(lose('p2'), retreat('g1', '0503'));
    expect(story(paid)).toEqual(['p2 cadred', 'g1 cadred', 'g1 retreated']);
  });

  it('BC-9A.12 a combat is over, decisions and all, before the next is begun', () => {
    const p = position({ phase: 'combat', result: 'DR', units: [DIVISION, STRONG, 'p5: Polish 5-6-6 Inf XX @0308', 'g5: German 9-6 Inf XX @0307'] }).act(attack('0505', 'g1'), roll(1));
    expect(p.try(attack('0308', 'g5'))).toEqual(['sequence/decision-due']);
    expect(p.act(retreat('p1', '0506')).try(attack('0308', 'g5'))).toEqual(['sequence/decision-due']);
    expect(p.act(retreat('p1', '0506'), pass).try(attack('0308', 'g5'))).toEqual([]);
  });
});
