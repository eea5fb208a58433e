/** Support. @rule EBC 11 */
import { describe, expect, it } from 'vitest';
import { position } from '../fixture.js';

/** Strengths of the units of an attack on 0505: all Germans unless some are named. */
const strengths = (units: ReadonlyArray<string>, attackers?: ReadonlyArray<string>): Readonly<Record<string, number>> =>
  position({ phase: 'combat', units }).odds('0505', ...(attackers ?? units.filter((u) => u.includes('German')).map((u) => u.slice(0, 2)))).strengths;

const TARGET = 'p1: Polish 5-6-6 Inf XX @0505';
const BRIGADE = 'g1: German 2-5 Inf X @0504';

describe('EBC 11: support', () => {
  it('BC-11.1 a unit that nothing weakens fights with its printed strength', () => {
    expect(strengths([TARGET, 'g1: German 7-6 Inf XX @0504'])).toEqual({ g1: 7, p1: 6 });
    expect(strengths([TARGET, 'g1: German 7-6 Inf XX @0504 out'])).toEqual({ g1: 3.5, p1: 6 });
  });

  it('BC-11.2 divisional units have supporting arms', () => {
    expect(strengths([TARGET, 'g1: German 7-6 Inf XX @0504']).g1).toBe(7);
    expect(strengths([TARGET, 'g1: German 7-6 Tank XXX @0504']).g1).toBe(7);
  });

  it('BC-11.3 so has artillery; antiaircraft and antitank units are none', () => {
    expect(strengths(['p1: Polish 2-3-8 Art III @0505', 'g1: German 2-3-8 Art III @0504'])).toEqual({ g1: 2, p1: 3 });
    expect(strengths([TARGET, 'g1: German 2-6 mot Art III @0504']).g1).toBe(2);
    for (const type of ['AT', 'hv AA', 'lt AA']) expect(strengths([TARGET, `g1: German 2-8 ${type} III @0504`]).g1).toBe(1);
  });

  it('BC-11.4 so have units with a dot', () => {
    expect(strengths(['p1: Polish 4-3-8 Cav X @0505 dot', 'g1: German 4-3-8 Cav X @0504 dot'])).toEqual({ g1: 4, p1: 3 });
    expect(strengths(['p1: Polish 4-3-8 Cav X @0505', 'g1: German 4-3-8 Cav X @0504'])).toEqual({ g1: 2, p1: 1.5 });
  });

  it('BC-11.5 every other unit is halved while it is alone', () => {
    expect(strengths([TARGET, BRIGADE]).g1).toBe(1);
    expect(strengths(['p1: Polish 2-5 Inf X @0505', 'g1: German 7-6 Inf XX @0504']).p1).toBe(1);
    // a cadre is no division
    expect(strengths(['p1: Polish 5-6-6 Inf XX (2-6) @0505 cadre', 'g1: German 7-6 Inf XX @0504']).p1).toBe(1);
    // halved for want of support, halved again for want of supply: a quarter
    expect(strengths([TARGET, `${BRIGADE} out`]).g1).toBe(0.5);
  });

  it('BC-11.6 in defense, a unit with supporting arms supports everybody in its hex', () => {
    const attacker = 'g1: German 7-6 Inf XX @0504';
    expect(strengths(['p1: Polish 2-5 Inf X @0505', 'p2: Polish 1-6 Art X @0505', attacker])).toMatchObject({ p1: 2, p2: 1 });
    expect(strengths(['p1: Polish 2-5 Inf X @0505', 'p2: Polish 2-8 Cav X @0505 dot', attacker])).toMatchObject({ p1: 2, p2: 2 }); // AMB-BC-117
    expect(strengths(['p1: Polish 2-5 Inf X @0505', 'p2: Polish 2-8 Cav X @0505', attacker])).toMatchObject({ p1: 1, p2: 1 });
    expect(strengths(['p1: Polish 2-5 Inf X @0505', 'p2: Polish 5-6-6 Inf XX @0506', attacker]).p1).toBe(1);
    // the kind of unit decides, not its own state or strength (AMB-BC-116)
    expect(strengths(['p1: Polish 2-5 Inf X @0505', 'p2: Polish 0-6 Art III @0505 out', attacker])).toMatchObject({ p1: 2, p2: 0 });
  });

  it('BC-11.7 in attack, the supporter must be in the same hex', () => {
    expect(strengths([TARGET, BRIGADE, 'g2: German 7-6 Inf XX @0604']).g1).toBe(1);
    expect(strengths([TARGET, BRIGADE, 'g2: German 7-6 Inf XX @0504']).g1).toBe(2);
  });

  it('BC-11.8 and in the same attack', () => {
    const units = [TARGET, BRIGADE, 'g2: German 7-6 Inf XX @0504'];
    expect(strengths(units, ['g1']).g1).toBe(1);
    expect(strengths(units, ['g1', 'g2']).g1).toBe(2);
  });

  it('BC-11.9 one supporter is enough for a whole stack', () => {
    const five = [1, 2, 3, 4, 5].map((i) => `g${i}: German 2-5 Inf X @0504`);
    expect(strengths([TARGET, ...five, 'g6: German 2-3-8 Art III @0504'])).toEqual({ g1: 2, g2: 2, g3: 2, g4: 2, g5: 2, g6: 2, p1: 6 });
    expect(strengths([TARGET, ...five]).g1).toBe(1);
  });

  it('BC-11.10 support never raises a unit above its printed strength', () => {
    const three = [2, 3, 4].map((i) => `g${i}: German 7-6 Inf XX @0504`);
    expect(strengths([TARGET, BRIGADE, ...three])).toEqual({ g1: 2, g2: 7, g3: 7, g4: 7, p1: 6 });
  });

  it('BC-11.5 BC-12D.2 unsupported, out of supply and across a river: an eighth (AMB-BC-226)', () => {
    const p = position({ phase: 'combat', hexsides: { 'minor-river': '0504/0505' }, units: [TARGET, 'g1: German 1-8 MG II @0504 out'] });
    expect(p.odds('0505', 'g1')).toMatchObject({ attack: 0.125, column: null, automatic: 'AE' });
    const major = position({ phase: 'combat', hexsides: { 'major-river': '0504/0505' }, units: [TARGET, 'g1: German 1-8 MG II @0504 out'] });
    expect(major.odds('0505', 'g1').attack).toBe(0.0625);
  });
});
