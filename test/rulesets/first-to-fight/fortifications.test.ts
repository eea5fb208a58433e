/** Fortifications. @rule FTF 19D */
import { describe, expect, it } from 'vitest';
import { position, type Sketch } from '../fixture.js';

const attackers = [
  'g1: German 7-6 Inf XX @0504',
  'g2: German 7-6 Inf XX @0604',
  'g3: German 2-3-8 Art III @0504',
  'g4: German 1-6 Eng II @0504 dot',
  'g5: German 0-6 RR Eng III @0504',
  'a1: German 9-10 Pz XX @0504',
  'a2: German 9-10 Pz XX @0504',
  'a3: German 9-10 Pz XX @0604',
];
const at = (more: Sketch, ...defenders: ReadonlyArray<string>) =>
  position({ rules: 'first-to-fight', phase: 'combat', ...more, units: [...attackers, ...(defenders.length > 0 ? defenders : ['p1: Polish 5-6-6 Inf XX @0505'])] });

describe('FTF 19D: fortifications', () => {
  it('FF-19D.1 units attacking a fortress are halved, but for engineers and artillery', () => {
    const p = at({ features: { fortress: '0505' } });
    expect(p.odds('0505', 'g1', 'g3', 'g4').strengths).toMatchObject({ g1: 3.5, g3: 2, g4: 1, p1: 6 });
    expect(at({}).odds('0505', 'g1').attack).toBe(7);
    expect(at({ features: { fortress: '0504' } }).odds('0505', 'g1').attack).toBe(7);
    // with a river before it, a quarter
    expect(at({ features: { fortress: '0505' }, hexsides: { 'minor-river': '0504/0505' } }).odds('0505', 'g1', 'g3').strengths).toMatchObject({ g1: 1.75, g3: 2 });
  });

  it('FF-21.2 all fortresses are of the one improved kind, whose halving is this one and not a second (AMB-BC-249)', () => {
    expect(at({ features: { fortress: '0505' }, chart: 'shipped' }).odds('0505', 'g1')).toMatchObject({ attack: 3.5, modifier: -1 });
    // the generic rules do what the chart says
    expect(at({ rules: 'basic', features: { fortress: '0505' }, chart: 'shipped' }).odds('0505', 'g1').attack).toBe(3.5);
    expect(at({ rules: 'basic', features: { fortress: '0505' } }).odds('0505', 'g1').attack).toBe(7);
  });

  it('FF-19D.2 so are units attacking across a fortified hexside, each by itself', () => {
    const p = at({ hexsides: { fortified: '0504>0505' } });
    expect(p.odds('0505', 'g1', 'g2', 'g3', 'g4').strengths).toMatchObject({ g1: 3.5, g2: 7, g3: 2, g4: 1 });
    // it faces one way: outward attacks are not affected
    expect(at({ hexsides: { fortified: '0505>0504' } }).odds('0505', 'g1').attack).toBe(7);
    // fortress and fortified hexside add up
    expect(at({ features: { fortress: '0505' }, hexsides: { fortified: '0504>0505' } }).odds('0505', 'g1').attack).toBe(1.75);
  });

  it('FF-19D.1 FF-19D.2 whatever a loaded chart says of them (AMB-BC-249)', () => {
    const chart = (attackers: string) => ({ 'feature/fortress': { attackers, die: '0' }, 'hexside/fortified': { attackers } });
    for (const attackers of ['-', 'all/4']) {
      expect(at({ features: { fortress: '0505' }, chart: chart(attackers) }).odds('0505', 'g1', 'g3', 'g4').strengths).toMatchObject({ g1: 3.5, g3: 2, g4: 1 });
      expect(at({ hexsides: { fortified: '0504>0505' }, chart: chart(attackers) }).odds('0505', 'g1', 'g3', 'g4').strengths).toMatchObject({ g1: 3.5, g3: 2, g4: 1 });
    }
    // the supplement does not speak of the halving of forts: there the chart holds
    expect(at({ features: { fort: '0505' }, chart: { 'feature/fort': { attackers: 'non-artillery/2', die: '0' } } }).odds('0505', 'g1', 'g3').strengths).toMatchObject({ g1: 3.5, g3: 2 });
  });

  it('FF-19D.3 FF-19D.4 FF-19D.5 nor may a loaded chart give attackers their armor effects there', () => {
    const yes = { aec: 'yes', die: '0' };
    const chart = { 'feature/fort': yes, 'feature/fortress': yes, 'hexside/fortified': yes };
    for (const works of [{ features: { fort: '0505' } }, { features: { fortress: '0505' } }, { hexsides: { fortified: '0504>0505' } }]) {
      expect(at({ ...works, chart }, 'p1: Polish 4-8 Arm XX @0505').odds('0505', 'a1', 'a2').modifier).toBe(-1);
    }
  });

  it('FF-19D.3 no armor effects for attackers of a fort, whose strength is not halved', () => {
    const p = at({ features: { fort: '0505' }, chart: { 'feature/fort': { die: '0' } } });
    expect(p.odds('0505', 'a1', 'a2', 'a3')).toMatchObject({ attack: 27, modifier: 0 });
    expect(at({}).odds('0505', 'a1', 'a2', 'a3').modifier).toBe(3);
  });

  it('FF-19D.4 none for attackers of a fortress', () => {
    const p = at({ features: { fortress: '0505' }, chart: { 'feature/fortress': { die: '0' } } });
    expect(p.odds('0505', 'a1', 'a2', 'a3')).toMatchObject({ attack: 13.5, modifier: 0 });
  });

  it('FF-19D.5 none for those that attack across a fortified hexside; the others keep theirs (AMB-BC-114)', () => {
    const p = at({ hexsides: { fortified: '0504>0505' } });
    expect([p.odds('0505', 'a1').modifier, p.odds('0505', 'a3').modifier, p.odds('0505', 'a1', 'a2', 'a3').modifier]).toEqual([0, 1, 1]);
  });

  it('FF-19D.3 FF-19D.4 defenders keep their armor effects there (AMB-BC-112)', () => {
    const armor = 'p1: Polish 4-8 Arm XX @0505';
    for (const feature of ['fort', 'fortress']) expect(at({ features: { [feature]: '0505' }, chart: { [`feature/${feature}`]: { die: '0' } } }, armor).odds('0505', 'a1', 'a2', 'a3').modifier).toBe(-1);
  });

  it('FF-19D.1 engineers of every kind are excepted (AMB-BC-161)', () => {
    const p = position({
      rules: 'first-to-fight',
      phase: 'combat',
      features: { fortress: '0505' },
      units: ['p1: Polish 5-6-6 Inf XX @0505', ...['Eng', 'Aslt Eng', 'Cons', 'RR Eng', 'mot Eng', 'Siege Art', 'mot Art', 'AT'].map((type, i) => `g${i + 1}: German 2-6 ${type} III @0504 dot`)],
    });
    expect(p.odds('0505', 'g1', 'g2', 'g3', 'g4', 'g5', 'g6', 'g7', 'g8').strengths).toEqual({ g1: 2, g2: 2, g3: 2, g4: 2, g5: 2, g6: 2, g7: 2, g8: 1, p1: 6 });
  });
});
