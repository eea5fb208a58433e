/** Every option of rule 13, both ways. */
import { describe, expect, it } from 'vitest';
import { overrunReadings } from '../../../../src/rulesets/boot-camp/advanced/overruns/index.js';
import { attack, type Fixture, march, overrun, pass, position, rail, retreat, roll, type Sketch } from '../../fixture.js';

const ff = (readings: Readonly<Record<string, string>>, sketch: Sketch): Fixture => position({ rules: 'first-to-fight-advanced', readings, ...sketch });
const PANZER = 'g1: German 11-6-10 Pz XX 1';
const CADRE = 'p1: Polish 1-6 Inf CADRE 44';

/** The same tries by each value of a reading, the default first. */
const both = <T>(id: string, tries: (readings: Readonly<Record<string, string>>) => T): ReadonlyArray<T> =>
  Object.keys(overrunReadings.find((r) => r.id === id)?.values ?? {}).map((value) => tries({ [id]: value }));

describe('13: readings', () => {
  it('AMB-BC-55 overrun-stacking: the overrunners, or everybody in the hex', () => {
    const units = [...[1, 2, 3, 4].map((n) => `g${n}: German 6-6 Inf XX ${n} @0504`), `${CADRE} @0505`];
    expect(both('overrun-stacking', (readings) => ff(readings, { units }).try(overrun('0505', 'g1', 'g2')))).toEqual([[], ['overrun/stacking']]);
    const [, all] = both('overrun-stacking', (readings) => ff(readings, { units }));
    expect([all.legal().filter((a) => a.type === 'overrun'), all.try(march('g4', '0503'), overrun('0505', 'g1', 'g2'))]).toEqual([[], []]);
  });

  it('AMB-BC-56 overrun-hex-stacking: at the end of the phase, or at once', () => {
    const units = ['g1: German 11-6 Inf XX @0504', 'g2: German 1-6 Inf XX 2 @0504', 'g3: German 1-6 Inf XX 3 @0504', 'g4: German 1-6 Inf XX 4 @0604', `${CADRE} @0505`];
    const tries = (...who: string[]) => both('overrun-hex-stacking', (readings) => ff(readings, { units }).act(overrun('0505', ...who)).try(march('g4', '0505')));
    expect([tries('g1', 'g2', 'g3'), tries('g1', 'g2')]).toEqual([[[], ['stacking/overrun-hex']], [[], []]]);
    // elsewhere units pass through by either
    expect(both('overrun-hex-stacking', (readings) => ff(readings, { units: units.slice(0, 4) }).try(march('g4', '0504'), march('g4', '0503')))).toEqual([[], []]);
  });

  it('AMB-BC-115 overrun-support: from each other, or none', () => {
    const tries = (...who: string[]) =>
      both('overrun-support', (readings) => ff(readings, { units: ['g1: German 6-6 Inf III @0504', 'g2: German 4-6 Inf XX 2 @0504', 'p1: Polish 1-6 Inf XX @0505'] }).try(overrun('0505', ...who)));
    expect([tries('g1', 'g2'), tries('g1')]).toEqual([
      [[], ['overrun/odds']],
      [['overrun/odds'], ['overrun/odds']],
    ]);
    // a division needs none
    expect(both('overrun-support', (readings) => ff(readings, { units: [`${PANZER} @0504`, `${CADRE} @0505`] }).try(overrun('0505', 'g1')))).toEqual([[], []]);
  });

  it('AMB-BC-142 overrun-defenseless: any strength, or never', () => {
    const tries = (attacker: string) => both('overrun-defenseless', (readings) => ff(readings, { units: [`g1: German ${attacker} @0504`, 'p1: Polish 2-0-6 Inf XX @0505'] }).try(overrun('0505', 'g1')));
    expect([tries('1-6 Inf III'), tries('0-2-6 Inf III')]).toEqual([
      [[], ['overrun/odds']],
      [['overrun/odds'], ['overrun/odds']],
    ]);
    // beside one with more nobody is defenseless
    expect(both('overrun-defenseless', (readings) => ff(readings, { units: [`${PANZER} @0504`, 'p1: Polish 2-0-6 Inf XX @0505', 'p2: Polish 1-6 Inf XX @0505'] }).try(overrun('0505', 'g1')))).toEqual([[], []]);
  });

  it('AMB-BC-143 overrun-without-strength: they go along, or stay', () => {
    const tries = (...who: string[]) =>
      both('overrun-without-strength', (readings) => ff(readings, { units: [`${PANZER} @0504`, 'g2: German 0-1-6 Inf III @0504', `${CADRE} @0505`] }).try(overrun('0505', ...who)));
    expect([tries('g1', 'g2'), tries('g2')]).toEqual([
      [[], ['overrun/zero-strength']],
      [['overrun/odds'], ['overrun/zero-strength', 'overrun/odds']],
    ]);
  });

  it('AMB-BC-144 overrun-approach: held for the overrun, or stopped', () => {
    const way = [march('g1', '0504'), overrun('0505', 'g1')];
    expect(both('overrun-approach', (readings) => ff(readings, { units: [`${PANZER} @0503`, `${CADRE} @0505`] }).try(...way))).toEqual([[], ['overrun/stopped']]);
    // who has entered no zone overruns by either
    expect(both('overrun-approach', (readings) => ff(readings, { units: [`${PANZER} @0504`, `${CADRE} @0505`] }).try(overrun('0505', 'g1')))).toEqual([[], []]);
    expect(both('overrun-approach', (readings) => ff(readings, { units: [`${PANZER} @0503`, 'p1: Polish 1-6 Art II @0505'] }).try(...way))).toEqual([[], []]);
  });

  it('AMB-BC-145 overrun-other-zones: they bar, or not', () => {
    const tries = (victim: string) =>
      both('overrun-other-zones', (readings) => ff(readings, { units: [`${PANZER} @0503`, `p1: Polish ${victim} @0505`, 'p2: Polish 5-6-6 Inf XX @0404'] }).try(march('g1', '0504'), overrun('0505', 'g1')));
    expect([tries('1-6 Inf CADRE'), tries('1-6 Art II')]).toEqual([
      [['overrun/zoc'], []],
      [['overrun/zoc'], []],
    ]);
  });

  it('AMB-BC-146 overrun-from-zone: from the hex where the phase began, or from any beside the enemy', () => {
    const units = (at: string, victim = '1-6 Inf CADRE') => [`${PANZER} @${at}`, `p1: Polish ${victim} @0505`, 'p2: Polish 5-6-6 Inf XX @0404'];
    const tries = (at: string, victim?: string) => both('overrun-from-zone', (readings) => ff(readings, { units: units(at, victim) }).try(march('g1', '0504'), overrun('0505', 'g1')));
    // 0604 is beside 0505, 0503 is not
    expect([tries('0604'), tries('0503'), tries('0604', '1-6 Art II')]).toEqual([
      [['overrun/zoc'], []],
      [['overrun/zoc'], ['overrun/zoc']],
      [['overrun/zoc'], []],
    ]);
    const far = both('overrun-from-zone', (readings) => ff(readings, { units: units('0604') }).state.slices['overruns']);
    expect(far[0]).toEqual({ began: [] });
    expect((far[1] as { began: ReadonlyArray<number> }).began).toHaveLength(3);
  });

  it('AMB-BC-146 where units began is noted anew in each phase', () => {
    const p = ff({ 'overrun-from-zone': 'adjacent-hex' }, { units: [`${PANZER} @0503`, `${CADRE} @0505`, 'p2: Polish 5-6-6 Inf XX @0404'] }).act(march('g1', '0603'), march('g1', '0604'));
    const began = (q: Fixture) => (q.state.slices['overruns'] as { began: ReadonlyArray<number> }).began[0];
    expect([began(p), began(p.to('exploitation'))].map((h) => p.game.board.map.ids[h])).toEqual(['0503', '0604']);
    expect(p.game.decodeState(JSON.parse(JSON.stringify({ ...p.state, slices: { ...p.state.slices, overruns: { began: ['0503'] } } })))._tag).toBe('Left');
  });

  it('AMB-BC-147 overrun-next: the enemies in whose zone they stopped may be overrun in turn, or not', () => {
    const p = { units: [`${PANZER} @0504`, `${CADRE} @0505`, 'p2: Polish 1-6 Inf CADRE @0506'] };
    expect(both('overrun-next', (readings) => ff(readings, p).try(overrun('0505', 'g1'), overrun('0506', 'g1')))).toEqual([[], ['overrun/stopped']]);
    // outside zones they go on by either
    expect(both('overrun-next', (readings) => ff(readings, { units: p.units.slice(0, 2) }).try(overrun('0505', 'g1'), march('g1', '0506')))).toEqual([[], []]);
  });

  it('AMB-BC-148 overrun-release: overrunners move on, or everybody whom the zone had stopped', () => {
    const units = [`${PANZER} @0504`, 'g3: German 3-6 Inf XX 3 @0607', `${CADRE} @0505`];
    const way = [march('g3', '0606', '0605'), overrun('0505', 'g1')];
    expect(both('overrun-release', (readings) => ff(readings, { units }).act(...way).try(march('g3', '0604')))).toEqual([['movement/stopped'], []]);
  });

  it('AMB-BC-148 nobody is released who stopped for want of points, or in the zone of others', () => {
    const p = ff({ 'overrun-release': 'all', 'minimum-move': 'last-step' }, { terrain: { mountain: '0605' }, units: [`${PANZER} @0504`, 'g3: German 3-3 Inf XX 3 @0606', `${CADRE} @0505`] });
    const after = p.act(march('g3', '0605'), overrun('0505', 'g1'));
    expect([after.unit('g3').mp, after.unit('g3').stopped]).toEqual([0, true]);
    const zone = ff({ 'overrun-release': 'all' }, { units: [`${PANZER} @0504`, 'g3: German 3-6 Inf XX 3 @0607', `${CADRE} @0505`, 'p2: Polish 1-6 Inf CADRE @0705'] });
    expect(zone.act(march('g3', '0606', '0605'), overrun('0505', 'g1')).unit('g3').stopped).toBe(true);
    // the end of a railroad is no zone
    const line = ff(
      { 'overrun-release': 'all', 'rail-into-enemy-hex': 'yes' },
      { lines: { rail: '0607-0608' }, owners: { germany: '0608' }, units: [`${PANZER} @0504`, 'g3: German 3-6 Inf XX 3 @0608', `${CADRE} @0505`] },
    );
    expect(line.act(rail('g3', '0607'), overrun('0505', 'g1')).unit('g3').stopped).toBe(true);
  });

  it('AMB-BC-152 overrun-engineers: assault engineers are doubled, or not', () => {
    const units = ['g1: German 5-8 Aslt Eng III @0504 dot', 'p1: Polish 1-6 Inf XX @0505'];
    expect(both('overrun-engineers', (readings) => ff(readings, { features: { fort: '0505' }, units }).try(overrun('0505', 'g1')))).toEqual([[], ['overrun/odds']]);
    // in open ground they are nothing special, and a fortress halves others by either
    expect(both('overrun-engineers', (readings) => ff(readings, { units }).try(overrun('0505', 'g1')))).toEqual([['overrun/odds'], ['overrun/odds']]);
    const fortress = (what: string) => both('overrun-engineers', (readings) => ff(readings, { features: { fortress: '0505' }, units: [`g1: German ${what} @0504`, 'p1: Polish 1-6 Inf XX @0505'] }).try(overrun('0505', 'g1')));
    expect([fortress('19-6 Inf XX'), fortress('20-6 Inf XX')]).toEqual([[['overrun/odds'], ['overrun/odds']], [[], []]]);
  });

  it('AMB-BC-223 overruns-per-unit: any number, or one', () => {
    const units = [`${PANZER} @0504`, `${CADRE} @0505`, 'p2: Polish 1-6 Inf CADRE @0506'];
    expect(both('overruns-per-unit', (readings) => ff(readings, { units }).try(overrun('0505', 'g1'), overrun('0506', 'g1')))).toEqual([[], ['overrun/again']]);
  });

  it('AMB-BC-224 overrun-after-attack: those attacked in the combat phase may be overrun, or not', () => {
    const p = (readings: Readonly<Record<string, string>>) =>
      ff(readings, { phase: 'combat', result: 'DR', units: ['g1: German 12-10 Pz XX @0504', 'p1: Polish 1-6 Inf CADRE @0505'] })
        .act(attack('0505', 'g1'), roll(1), retreat('p1', '0506'), pass)
        .to('exploitation');
    expect(both('overrun-after-attack', (readings) => p(readings).try(march('g1', '0505'), overrun('0506', 'g1')))).toEqual([[], ['overrun/attacked-already']]);
  });
});
