/**
 * Reform, rule 9F1: which zones harm a retreat, with the amendment and without it. Germans attack 0505 from 0504; ways out are
 * 0404, 0405, 0506, 0605 and 0604.
 */
import { describe, expect, it } from 'vitest';
import { attack, type Fixture, position, retreat, roll, type Sketch } from '../fixture.js';

const ATTACKER = 'g1: German 9-6 Inf XX @0504';
const PANZER = 'g2: German 10-10 Pz XX (4-10) @0606';

const beaten = (units: ReadonlyArray<string>, more: Partial<Sketch> = {}): Fixture =>
  position({ phase: 'combat', result: 'R', amend: ['REFORM-9C', 'REFORM-9F1'], units: [ATTACKER, ...units], ...more }).act(attack('0505', 'g1'), roll(1));
const before = (units: ReadonlyArray<string>): Fixture => position({ phase: 'combat', result: 'DR', units: [ATTACKER, ...units] }).act(attack('0505', 'g1'), roll(1));

const at = (p: Fixture, id: string): string => {
  const { hex, face } = p.unit(id);
  return hex === 'eliminated' ? hex : `${hex} ${face}`;
};
const ways = (p: Fixture, id: string): ReadonlyArray<string> => p.legal().flatMap((a) => (a.type === 'retreat' && a.unit === id ? [a.to] : [])).sort();

/** Regiments, which have no zones, in some hexes. */
const block = (nation: string, ...hexes: ReadonlyArray<string>): ReadonlyArray<string> => hexes.map((hex, i) => `b${i}: ${nation} 1-6 Inf X @${hex}`);

describe('a retreat into the zone of a c/m division', () => {
  const only = block('German', '0404', '0405', '0506', '0604'); // 0605 is what is left, beside 0606

  it('ER-9F1.1 makes a cadre of a division', () => {
    expect(at(beaten(['p1: Polish 5-6-6 Inf XX (2-6) @0505', PANZER, ...only]), 'p1')).toBe('0605 cadre');
  });

  it('ER-9F1.2 ER-9F1.3 eliminates what has no cadre, or is one', () => {
    expect(at(beaten(['p1: Polish 4-6 Inf XX @0505', PANZER, ...only]), 'p1')).toBe('eliminated');
    expect(at(beaten(['p1: Polish 5-6-6 Inf XX (1-6) @0505 cadre', PANZER, ...only]), 'p1')).toBe('eliminated');
  });

  it('ER-9F1.5 in that of an infantry division nothing happens, and before it did', () => {
    const infantry = 'g2: German 7-6 Inf XX (3-6) @0606';
    expect(at(beaten(['p1: Polish 4-6 Inf XX @0505', infantry, ...only]), 'p1')).toBe('0605 full');
    expect(at(before(['p1: Polish 4-6 Inf XX @0505', infantry, ...only]), 'p1')).toBe('eliminated');
  });

  it('ER-9F1.5 a hex in nothing but such zones is as good as a free one', () => {
    const units = ['p1: Polish 4-6 Inf XX @0505', 'g2: German 7-6 Inf XX @0606', ...block('German', '0404', '0405', '0604')];
    expect(ways(beaten(units), 'p1')).toEqual(['0506', '0605']);
    // a panzer division beside one of the two leaves the other
    expect(at(beaten([units[0], 'g2: German 10-10 Pz XX @0706', ...units.slice(2)]), 'p1')).toBe('0506 full');
  });

  it('ER-9F1.8 holds for attackers who are halved', () => {
    const thrownBack = (power: string): Fixture =>
      position({
        phase: 'combat', result: 'A', amend: ['REFORM-9C', 'REFORM-9F1'], player: 'poland',
        units: ['g1: German 9-6 Inf XX @0504', 'p1: Polish 4-6 Inf XX @0505', 'p2: Polish 1-6 Inf X @0505 dot', 'p3: Polish 9-6 Inf XX (2-6) @0505', `g2: German ${power} @0606`, ...block('German', '0404', '0405', '0506', '0604')],
      }).act(attack('0504', 'p1', 'p2', 'p3'), roll(1));
    expect(at(thrownBack('10-10 Pz XX').act(retreat('p1', '0605')), 'p1')).toBe('eliminated');
    expect(at(thrownBack('7-6 Inf XX').act(retreat('p1', '0605')), 'p1')).toBe('0605 full');
  });
});

describe('Soviet zones', () => {
  const soviet = (unit: string, more: Partial<Sketch> = {}): string =>
    at(beaten(['p1: Polish 5-6-6 Inf XX (2-6) @0505', `s1: Soviet ${unit} @0606`, ...block('German', '0404', '0405', '0506', '0604')], { rules: 'first-to-fight-advanced', dormant: { 'soviet-union': false }, ...more }), 'p1');

  it('ER-9F1.4 harm when they are those of c/m corps, not of c/m divisions', () => {
    expect([soviet('6-8 Tank XXX'), soviet('4-8 Tank XX'), soviet('2-8 Tank X')]).toEqual(['0605 cadre', '0605 full', '0605 full']);
  });

  it('AMB-ER-45 retreat-corps', () => {
    expect([soviet('4-8 Cav XXX'), soviet('4-8 Cav XXX', { readings: { 'retreat-corps': 'all' } })]).toEqual(['0605 full', '0605 cadre']);
  });
});

describe('ways out', () => {
  /** Poles beat Germans in 0505 from 0504; more of them stand in 0606. */
  const beatenGerman = (other: string, more: Partial<Sketch> = {}): Fixture =>
    position({
      phase: 'combat', result: 'R', amend: ['REFORM-9C', 'REFORM-9F1'], player: 'poland', ...more,
      units: ['p1: Polish 9-6 Inf XX @0504', 'g1: German 7-6 Inf XX (3-6) @0505', `p2: ${other} @0606`, ...block('Polish', '0404', '0405', '0506', '0604')],
    }).act(attack('0505', 'p1'), roll(1));

  it('ER-9F1.7 with no way out even a unit with a cadre is eliminated', () => {
    const p = beaten(['p1: Polish 5-6-6 Inf XX (2-6) @0505', ...block('German', '0404', '0405', '0506', '0604', '0605')]);
    expect(at(p, 'p1')).toBe('eliminated');
  });

  it('ER-9F1.6 among infantry zones alone a panzer division retreats unhurt', () => {
    expect(at(beatenGerman('Polish 7-6 Inf XX'), 'g1')).toBe('0605 full');
    expect(at(beatenGerman('Polish 7-10 Pz XX'), 'g1')).toBe('0605 cadre');
  });
});

describe('readings', () => {
  const only = block('German', '0404', '0405', '0506', '0604');
  const polish = 'p1: Polish 5-6-6 Inf XX (2-6) @0505';

  it('AMB-ER-40 retreat-priorities', () => {
    const units = [polish, 'g2: German 7-6 Inf XX @0606', ...block('German', '0404', '0405', '0604')];
    // 0506 and 0605 both lie beside 0606; 0605 is free of zones in neither reading
    const far = [polish, 'g2: German 7-6 Inf XX @0707', ...block('German', '0404', '0405', '0604')];
    expect(ways(beaten(far), 'p1')).toEqual(['0506', '0605']);
    expect(ways(beaten(units, { readings: { 'retreat-priorities': 'counted' } }), 'p1')).toEqual(['0506', '0605']);
    const one = [polish, 'g2: German 7-6 Inf XX @0706', ...block('German', '0404', '0405', '0604')];
    expect(ways(beaten(one), 'p1')).toEqual(['0506', '0605']);
    expect(at(beaten(one, { readings: { 'retreat-priorities': 'counted' } }), 'p1')).toBe('0506 full');
    // the last choice, and still it costs nothing
    expect(at(beaten([polish, 'g2: German 7-6 Inf XX @0606', ...only], { readings: { 'retreat-priorities': 'counted' } }), 'p1')).toBe('0605 full');
  });

  it('AMB-ER-44 retreat-cadre-made-now', () => {
    const units = [polish, PANZER, ...only];
    const on = (value: string): Fixture => beaten(units, { result: 'E', readings: { 'retreat-cadre-made-now': value } });
    expect([at(on('eliminated'), 'p1'), at(on('spared'), 'p1')]).toEqual(['eliminated', '0605 cadre']);
    // whoever is a division still loses its step, and whoever was a cadre before has no excuse
    expect(at(beaten(units, { readings: { 'retreat-cadre-made-now': 'spared' } }), 'p1')).toBe('0605 cadre');
    const old = ['p1: Polish 5-6-6 Inf XX (2-6) @0505 cadre', ...units.slice(1)];
    expect(at(beaten(old, { readings: { 'retreat-cadre-made-now': 'spared' } }), 'p1')).toBe('eliminated');
  });

  it('AMB-ER-37 retreat-zones-of', () => {
    const on = (value: string): Fixture =>
      position({
        phase: 'combat', result: 'R', amend: ['REFORM-9C', 'REFORM-9F1'], player: 'poland', readings: { 'retreat-zones-of': value },
        units: ['p1: Polish 9-6 Inf XX @0504', 'g1: German 7-6 Inf XX (3-6) @0505', 'p2: Polish 7-10 Pz XX @0606', ...block('Polish', '0404', '0405', '0506', '0604')],
      }).act(attack('0505', 'p1'), roll(1));
    expect([at(on('listed'), 'g1'), at(on('german'), 'g1')]).toEqual(['0605 cadre', '0605 full']);
    const units = [polish, PANZER, ...only];
    expect(at(beaten(units, { readings: { 'retreat-zones-of': 'german' } }), 'p1')).toBe('0605 cadre');
  });

  it('ER-9F1.5 units smaller than a division harm nobody, though by First to Fight they have a zone', () => {
    const brigade = [polish, 'g2: German 4-10 Pz X @0606', ...only];
    expect(at(beaten(brigade, { rules: 'first-to-fight' }), 'p1')).toBe('0605 full');
    expect(at(beaten([polish, PANZER, ...only], { rules: 'first-to-fight' }), 'p1')).toBe('0605 cadre');
  });
});
