/** Readings of rule 9F1: each value, and where it shows. */
import { describe, expect, it } from 'vitest';
import { attack, type Fixture, position, retreat, roll, type Sketch } from '../fixture.js';

const readAs = (id: string, value: string, sketch: Sketch): Fixture => position({ phase: 'combat', result: 'DR', ...sketch, readings: { ...sketch.readings, [id]: value } });
const both = <T>(id: string, values: ReadonlyArray<string>, sketch: Sketch, look: (p: Fixture) => T): ReadonlyArray<T> => values.map((v) => look(readAs(id, v, sketch)));
const ways = (p: Fixture): ReadonlyArray<string> => p.legal().flatMap((a) => (a.type === 'retreat' ? [a.to] : [])).sort();
const fought = (p: Fixture): Fixture => p.act(attack('0505', p.state.playerTurn === 0 ? 'g1' : 'p1'), roll(1));

const NORTH = 'g1: German 9-6 Inf XX @0504';
const DIVISION = 'p1: Polish 5-6-6 Inf XX (2-6) @0505';
/** Divisions and regiments that fill a hex. */
const full = (nation: string, hex: string, divisions: number, others: number) =>
  Array.from({ length: divisions + others }, (_, i) => `f${i}: ${nation} 2-6 Inf ${i < divisions ? 'XX' : 'III'} @${hex}`);

describe('zones and stacking', () => {
  const pressed: Sketch = { terrain: { sea: '0404 0604 0605' }, units: [NORTH, DIVISION, 'g9: German 7-6 Inf XX @0405', ...full('Polish', '0506', 3, 3)] };

  it('AMB-BC-91 zoc-during-retreat: the zone of a full hex costs a step, or only that of the last hex', () => {
    const fate = (p: Fixture) => {
      const onward = fought(p);
      return [onward.unit('p1').face, ways(onward), onward.act(retreat('p1', '0507')).unit('p1').face];
    };
    expect(both('zoc-during-retreat', ['each-hex', 'last-hex'], pressed, fate)).toEqual([
      ['cadre', ['0507', '0606'], 'cadre'],
      ['full', ['0507', '0606'], 'full'],
    ]);
    // where there is room the retreat ends, and the zone harms
    const room = { ...pressed, units: [NORTH, DIVISION, 'g9: German 7-6 Inf XX @0405'] };
    expect(fought(readAs('zoc-during-retreat', 'last-hex', room)).unit('p1')).toMatchObject({ hex: '0506', face: 'cadre' });
  });

  it('AMB-BC-92 retreat-stacking: there is room for the cadre, or none for the division that it was', () => {
    const sketch = { ...pressed, units: [NORTH, DIVISION, 'g9: German 7-6 Inf XX @0405', ...full('Polish', '0506', 3, 0)] };
    const fate = (p: Fixture) => [fought(p).unit('p1').hex, fought(p).unit('p1').face, fought(p).due()?.kind];
    expect(both('retreat-stacking', ['cadre', 'division'], sketch, fate)).toEqual([['0506', 'cadre', 'advance'], ['0506', 'cadre', 'retreat']]);
  });

  const shut: Sketch = { terrain: { sea: '0405 0406 0507 0604 0605 0606' }, units: [NORTH, DIVISION, ...full('Polish', '0506', 3, 3)] };
  it('AMB-BC-93 retreat-dead-ends: the best priority even into a dead end, or past it', () => {
    expect(fought(readAs('retreat-dead-ends', 'taken', shut)).unit('p1').hex).toBe('eliminated');
    const wide = fought(readAs('retreat-dead-ends', 'avoidable', shut));
    expect(ways(wide)).toEqual(['0404', '0506']);
    expect(wide.act(retreat('p1', '0404')).unit('p1')).toMatchObject({ hex: '0404', face: 'cadre' });
    expect(wide.act(retreat('p1', '0506')).unit('p1').hex).toBe('eliminated');
    // a way on leaves the priority as it is
    const onward = { ...shut, terrain: { sea: '0405 0406 0604 0605 0606' } };
    expect(fought(readAs('retreat-dead-ends', 'avoidable', onward)).unit('p1').hex).toBe('0507');
    // a unit that would be lost in the zone gains nothing
    const nothing = { ...shut, units: [NORTH, `${DIVISION} cadre`, ...full('Polish', '0506', 3, 3)] };
    expect(fought(readAs('retreat-dead-ends', 'avoidable', nothing)).unit('p1').hex).toBe('eliminated');
  });

  it('AMB-BC-94 stacking-elimination: a division without room leaves play, or its cadre stays where it got stuck', () => {
    const sketch = { ...shut, units: [NORTH, DIVISION, ...full('Polish', '0506', 3, 0)] };
    const fate = (p: Fixture) => fought(p).unit('p1');
    const [removed, cadre] = both('stacking-elimination', ['removed', 'cadre'], sketch, fate);
    expect(removed.hex).toBe('eliminated');
    expect(cadre).toMatchObject({ hex: '0506', face: 'cadre' });
    expect(fought(readAs('stacking-elimination', 'cadre', sketch)).events).toContainEqual({ type: 'unitCadred', unit: 'p1', hex: '0506', of: 'defender', cause: 'stacking' });
    // no room for a cadre either
    expect(fought(readAs('stacking-elimination', 'cadre', shut)).unit('p1').hex).toBe('eliminated');
  });

  it('AMB-BC-95 immobile-retreat: a division that cannot move leaves play, or its cadre retreats', () => {
    const sketch: Sketch = { terrain: { sea: '0404 0405 0604 0605' }, units: [NORTH, 'p1: Polish 4-0 Inf XX (2-6) @0505'] };
    expect(both('immobile-retreat', ['removed', 'cadre'], sketch, (p) => fought(p).unit('p1').hex)).toEqual(['eliminated', '0506']);
    const cadre = fought(readAs('immobile-retreat', 'cadre', sketch));
    expect(cadre.unit('p1').face).toBe('cadre');
    expect(cadre.events).toContainEqual({ type: 'unitCadred', unit: 'p1', hex: '0505', of: 'defender', cause: 'no-retreat' });
    const fixed = { ...sketch, units: [NORTH, 'p1: Polish 4-0 Inf XX (2-0) @0505'] };
    expect(fought(readAs('immobile-retreat', 'cadre', fixed)).unit('p1').hex).toBe('eliminated');
  });
});

describe('the German privilege', () => {
  const closed: Sketch = { player: 'poland', terrain: { sea: '0404 0405 0604 0605' } };
  const PANZER = 'g1: German 9-10 Pz XX (3-10) @0505';
  const POLES = ['p1: Polish 9-6 Inf XX @0504', 'p2: Polish 4-6 Inf XX @0507'];

  it('AMB-BC-89 retreating-friends: units of the same combat never lift a zone, or do once they have arrived', () => {
    const sketch = { ...closed, units: [...POLES, PANZER, 'g2: German 9-10 Pz XX (3-10) @0505'] };
    const fates = (p: Fixture) => {
      const after = fought(p).act(retreat('g1', '0506'));
      return [after.unit('g1').face, after.unit('g2').face, after.unit('g2').hex];
    };
    expect(both('retreating-friends', ['none', 'arrived'], sketch, fates)).toEqual([['cadre', 'cadre', '0506'], ['cadre', 'full', '0506']]);
  });

  it('AMB-BC-99 german-retreat-steps: for each step, or for the first', () => {
    const sketch: Sketch = {
      player: 'poland',
      terrain: { sea: '0404 0405 0604 0605 0606' },
      units: ['p1: Polish 9-6 Inf XX @0504', 'p2: Polish 4-6 Inf XX @0406', PANZER, ...full('German', '0506', 3, 0), 'g5: German 1-8 MG II @0507'],
    };
    const fate = (p: Fixture) => [fought(p).unit('g1').hex, fought(p).unit('g1').face];
    expect(both('german-retreat-steps', ['each', 'first'], sketch, fate)).toEqual([['0507', 'full'], ['0507', 'cadre']]);
  });

  it('AMB-BC-101 german-cadre-retreat: cadres share it, or not', () => {
    const units = [...POLES, 'g2: German 2-6 Inf II @0506'];
    const fate = (p: Fixture) => fought(p).unit('g1').hex;
    expect(both('german-cadre-retreat', ['yes', 'no'], { ...closed, units: [...units, `${PANZER} cadre`] }, fate)).toEqual(['0506', 'eliminated']);
    expect(both('german-cadre-retreat', ['yes', 'no'], { ...closed, units: [...units, PANZER] }, (p) => fought(p).unit('g1').face)).toEqual(['full', 'full']);
  });
});
