/** @rule EBC 13 */
import { describe, expect, it } from 'vitest';
import { overrunQuery, overrunStrengths } from '../../../../src/rulesets/europa/overrun.js';
import { attack, commit, endPhase, type Fixture, march, overrun, overrunByRoad, pass, position, rail, retreat, road, roll, type Sketch } from '../../fixture.js';

/** By First to Fight every unit but artillery has a zone of control, cadres among them. */
const ff = (sketch: Sketch): Fixture => position({ rules: 'first-to-fight-advanced', ...sketch });
/** By the generic rules divisions alone. */
const bc = (sketch: Sketch): Fixture => position({ rules: 'advanced', ...sketch });

const PANZER = 'g1: German 11-6-10 Pz XX 1';
const CADRE = 'p1: Polish 1-6 Inf CADRE 44';
const overruns = (p: Fixture): ReadonlyArray<unknown> => p.legal().filter((a) => a.type === 'overrun');

describe('13: who overruns, when and from where', () => {
  it('BC-13.1 BC-6A.21 BC-6B.7 in the movement and the exploitation phase, and in no other', () => {
    const tries = (phase: 'initial' | 'movement' | 'air' | 'combat' | 'exploitation') => {
      const p = position({ rules: 'advanced', phase, units: [`${PANZER} @0504`, `${CADRE} @0505`] });
      return p.try(overrun('0505', 'g1'));
    };
    expect(['initial', 'movement', 'combat', 'exploitation'].map((phase) => tries(phase as 'movement'))).toEqual([['sequence/wrong-phase'], [], ['sequence/wrong-phase'], []]);
  });

  it('BC-13.1 not in Basic Training', () => {
    const p = position({ units: [`${PANZER} @0504`, `${CADRE} @0505`] });
    expect(p.try(overrun('0505', 'g1'))).toEqual(['overrun/not-in-force']);
    expect(overruns(p)).toEqual([]);
    expect(overruns(bc({ units: [`${PANZER} @0504`, `${CADRE} @0505`] }))).toEqual([overrun('0505', 'g1')]);
  });

  it('BC-6B.7 in exploitation only c/m units do', () => {
    const tries = (what: string) => bc({ phase: 'exploitation', units: [`g1: German ${what} @0504`, `${CADRE} @0505`] }).try(overrun('0505', 'g1'));
    expect([tries('10-10 mot Inf XX'), tries('10-6 Inf XX')]).toEqual([[], expect.arrayContaining(['exploitation/not-cm'])]);
  });

  it('BC-6A.19 a rating of 0 keeps a unit where it is', () => {
    expect(bc({ units: ['g1: German 10-0 Inf XX @0504', `${CADRE} @0505`] }).try(overrun('0505', 'g1'))).toEqual(expect.arrayContaining(['movement/no-rating']));
  });

  it('BC-13.2 only by the phasing player', () => {
    const p = bc({ units: [`${PANZER} @0504`, 'p1: Polish 20-6 Inf XX @0505'] });
    expect(p.try(overrun('0504', 'p1'))).toEqual(['unit/not-phasing']);
    expect(bc({ player: 'poland', units: ['g1: German 2-10 Pz XX 1 @0504', 'p1: Polish 20-6 Inf XX @0505'] }).try(overrun('0504', 'p1'))).toEqual([]);
  });

  it('BC-13.3 AMB-BC-155 from a single hex adjacent to the enemy', () => {
    const p = bc({ units: ['g1: German 5-6 Inf XX @0504', 'g2: German 5-6 Inf XX @0604', `${CADRE} @0505`] });
    expect(p.try(overrun('0505', 'g1', 'g2'))).toEqual(['overrun/not-together']);
    expect(p.try(march('g2', '0504'), overrun('0505', 'g1', 'g2'))).toEqual([]);
    expect(p.try(march('g2', '0504'), march('g1', '0503'), march('g2', '0503'), overrun('0505', 'g1', 'g2'))).toEqual(['overrun/not-adjacent']);
  });

  it('says what is wrong with the list of units', () => {
    const p = bc({ units: [`${PANZER} @0504`, 'g2: German 3-6 Inf XX', `${CADRE} @0505`] });
    expect(p.try(overrun('0505'))).toEqual(['overrun/no-units']);
    expect(p.try(overrun('0505', 'g1', 'g1'))).toEqual(['overrun/named-twice']);
    expect(p.try(overrun('0505', 'g1', 'nobody'))).toEqual(['unit/unknown']);
    expect(p.try(overrun('9999', 'g1'))).toEqual(['hex/unknown']);
    expect(p.try(overrun('0505', 'g1', 'g2'))).toEqual(['unit/not-on-map']);
    expect(p.try(overrun('0503', 'g1'))).toEqual(['overrun/no-enemy']);
    expect(p.try(overrun('0504', 'g1'))).toEqual(['overrun/not-adjacent', 'overrun/no-enemy']);
  });

  it('names units in any order, and tells them in one', () => {
    const p = bc({ units: ['g1: German 5-6 Inf XX @0504', 'g2: German 5-6 Inf XX @0504', `${CADRE} @0505`] });
    const entered = (q: Fixture) => q.events.filter((e) => e.type === 'unitOverran').map((e) => e['unit']);
    expect([entered(p.act(overrun('0505', 'g1', 'g2'))), entered(p.act(overrun('0505', 'g2', 'g1')))]).toEqual([['g1', 'g2'], ['g1', 'g2']]);
  });
});

describe('13: stacking', () => {
  const regiments = (n: number, at = '0504') => Array.from({ length: n }, (_, i) => `g${i + 1}: German 2-6 Inf III ${i + 1} @${at} dot`);
  const ids = (n: number) => Array.from({ length: n }, (_, i) => `g${i + 1}`);

  it('BC-13.4 the overrunners fit the stacking limit of their hex', () => {
    const p = bc({ units: [...regiments(7), `${CADRE} @0505`] });
    expect(p.try(overrun('0505', ...ids(7)))).toEqual(['overrun/stacking']);
    expect(p.try(overrun('0505', ...ids(6)))).toEqual([]);
  });

  it('BC-13.4 artillery beside the six, too', () => {
    const p = bc({ units: [...regiments(6), 'a1: German 1-6 Art III @0504', 'a2: German 1-6 Art III @0504', 'a3: German 1-6 Art III @0504', `${CADRE} @0505`] });
    expect([p.try(overrun('0505', ...ids(6), 'a1', 'a2')), p.try(overrun('0505', ...ids(6), 'a1', 'a2', 'a3'))]).toEqual([[], ['overrun/stacking']]);
  });
});

describe('13: the odds', () => {
  const odds = (attacker: string, defender: string, { out = '', ...more }: Sketch & { readonly out?: string } = {}) =>
    bc({ ...more, units: [`g1: German ${attacker} @0504${out.includes('g') ? ' out' : ''}`, `p1: Polish ${defender} @0505${out.includes('p') ? ' out' : ''}`, ...(more.units ?? [])] }).try(
      overrun('0505', 'g1'),
    );
  const TOO_LOW = ['overrun/odds'];

  it('BC-13.5 AMB-BC-141 ten to one or better, by exact ratio', () => {
    expect([odds('10-6 Inf XX', '1-6 Inf XX'), odds('9-6 Inf XX', '1-6 Inf XX')]).toEqual([[], TOO_LOW]);
    expect([odds('20-6 Inf XX', '2-6 Inf XX'), odds('19-6 Inf XX', '2-6 Inf XX')]).toEqual([[], TOO_LOW]);
    // 9.5 against 1: half of an unsupported regiment's strength
    const mixed = (b: string) => bc({ units: ['g1: German 9-6 Inf XX @0504', `g2: German ${b} @0504`, 'p1: Polish 1-6 Inf XX @0505'] }).try(overrun('0505', 'g1', 'g2'));
    expect([mixed('1-6 Inf III'), bc({ units: ['g1: German 19-6 Inf III @0504', 'p1: Polish 1-6 Inf XX @0505'] }).try(overrun('0505', 'g1'))]).toEqual([[], TOO_LOW]);
  });

  it('BC-13.6 with terrain, hexsides, support and supply as in combat', () => {
    const river = { hexsides: { 'minor-river': '0504/0505' } };
    // 5.5 against 1, 5.5 against 0.5
    expect([odds('11-6-10 Pz XX', '1-6 Inf XX', river), odds('11-6-10 Pz XX', '1-6 Inf CADRE', river)]).toEqual([TOO_LOW, []]);
    // 11 against 1; with artillery beside it 2 + 1 = 3
    expect([odds('11-6-10 Pz XX', '2-6 Inf CADRE'), odds('11-6-10 Pz XX', '2-6 Inf CADRE', { units: ['p2: Polish 1-6 Art II @0505'] })]).toEqual([[], TOO_LOW]);
    const supply = (defender: string, out: string) => odds('11-6-10 Pz XX', defender, { out });
    expect([supply('1-6 Inf XX', ''), supply('1-6 Inf XX', 'g'), supply('2-6 Inf XX', ''), supply('2-6 Inf XX', 'p'), supply('1-6 Inf XX', 'gp')]).toEqual([[], TOO_LOW, TOO_LOW, [], []]);
  });

  it('BC-13.6 AMB-BC-115 AMB-BC-222 overrunners support each other, and the die’s modifiers mean nothing', () => {
    const units = ['g1: German 10-6 Inf III @0504', 'a1: German 0-6 Art III @0504', 'p1: Polish 1-6 Inf XX @0505'];
    const p = bc({ units });
    expect([p.try(overrun('0505', 'g1')), p.try(overrun('0505', 'g1', 'a1'))]).toEqual([TOO_LOW, []]);
    // woods take 1 from the die, and swamps cancel armor effects
    expect([odds('10-10 Pz XX', '1-6 Inf XX', { terrain: { woods: '0505' } }), odds('10-10 Pz XX', '1-6 Inf XX', { terrain: { swamp: '0505' } })]).toEqual([[], []]);
  });

  it('BC-13.7 EX-9 over an unfrozen major river all but artillery are quartered', () => {
    const river = (weather: string, ...attackers: string[]) => {
      const p = bc({ weather, hexsides: { 'major-river': '0504/0505' }, units: [...attackers.map((a, i) => `g${i + 1}: German ${a} @0504`), 'p1: Polish 1-6 Inf XX @0505'] });
      return { refused: p.try(overrun('0505', ...attackers.map((_, i) => `g${i + 1}`))), tally: p.game.explain(p.state, overrun('0505', ...attackers.map((_, i) => `g${i + 1}`))).figures[0].tally };
    };
    expect([river('clear', '20-8 Inf XX', '20-8 Inf XX').refused, river('clear', '20-8 Inf XX', '19-8 Inf XX').refused]).toEqual([[], TOO_LOW]);
    expect(river('clear', '20-8 Inf XX').tally.lines.map((l) => l.value)).toEqual([1 / 4]);
    expect(river('winter', '20-8 Inf XX').tally.lines.map((l) => l.value)).toEqual([1 / 2]);
    // artillery pays nothing for it
    expect([river('clear', '20-8 Inf XX', '5-8 Art III').refused, river('clear', '20-8 Inf XX', '4-8 Art III').refused]).toEqual([[], TOO_LOW]);
  });

  it('BC-13.8 air support counts for neither side', () => {
    const units = ['g1: German 8-6 Inf XX @0504', 'g2: German 10-6 Inf XX @0504', 'p1: Polish 9-1-6 Inf XX @0505'];
    const p = (phase: 'movement' | 'combat', mission: 'oas' | 'das', points: number) => {
      const target = bc({ units }).game.board.map.hexOf.get('0505');
      const support = [{ power: mission === 'oas' ? 0 : 1, target, mission, points }];
      return bc({ phase, units, airPoints: { germany: { bombers: 9 }, poland: { bombers: 9 } }, slices: { air: { sorties: [], aims: [], support, abandoned: [] } } });
    };
    const defended = p('movement', 'das', 1);
    expect(defended.odds('0505', 'g2')).toMatchObject({ attack: 10, defense: 2 });
    expect([defended.try(overrun('0505', 'g1')), defended.try(overrun('0505', 'g2'))]).toEqual([TOO_LOW, []]);
    // offensive support stands in the combat phase alone; were it there, it would add nothing
    const attacked = p('combat', 'oas', 8);
    const { board } = attacked.game;
    const q = overrunQuery(attacked.game.position(attacked.state), [0], board.map.hexOf.get('0505') as number, 'march');
    expect([attacked.odds('0505', 'g1').attack, overrunStrengths(q).attack / 256]).toEqual([16, 8]);
  });

  it('BC-13.23 everybody in the hex defends, and leaves play together', () => {
    const p = (attacker: string) => bc({ units: [`g1: German ${attacker} @0504`, 'p1: Polish 1-6 Inf CADRE @0505', 'p2: Polish 1-6 Inf CADRE @0505'] });
    expect([p('10-6 Inf XX').try(overrun('0505', 'g1')), p('9-6 Inf XX').try(overrun('0505', 'g1'))]).toEqual([[], TOO_LOW]);
    const after = p('10-6 Inf XX').act(overrun('0505', 'g1'));
    expect([after.unit('p1').hex, after.unit('p2').hex]).toEqual(['eliminated', 'eliminated']);
  });

  it('AMB-BC-225 units that retreated in the combat phase defend with their strength', () => {
    const p = (defender: string) =>
      bc({ phase: 'combat', result: 'DR', units: ['g1: German 12-10 Pz XX @0504', `p1: Polish ${defender} @0505`] })
        .act(attack('0505', 'g1'), roll(1), retreat('p1', '0506'), pass)
        .to('exploitation');
    expect([p('1-6 Inf XX').try(march('g1', '0505'), overrun('0506', 'g1')), p('2-6 Inf XX').try(march('g1', '0505'), overrun('0506', 'g1'))]).toEqual([[], TOO_LOW]);
  });
});

describe('13: getting in', () => {
  it('BC-13.9 each overrunner must be able to enter the hex, and counts for nothing otherwise', () => {
    const p = bc({ terrain: { marsh: '0505' }, units: ['g1: German 10-10 Pz XX @0504', 'g2: German 10-6 Inf XX @0504', `${CADRE} @0505`] });
    expect(p.try(overrun('0505', 'g1'))).toEqual(['overrun/prohibited-terrain']);
    expect(p.try(overrun('0505', 'g1', 'g2'))).toEqual(['overrun/prohibited-terrain']);
    expect(p.try(overrun('0505', 'g2'))).toEqual([]);
    expect(p.refusals(overrun('0505', 'g1', 'g2'))[0].subject).toEqual(['g1', '0505']);
    expect(overruns(p)).toEqual([overrun('0505', 'g2')]);
    const sea = bc({ hexsides: { sea: '0504/0505' }, units: [`${PANZER} @0504`, `${CADRE} @0505`] });
    expect(sea.try(overrun('0505', 'g1'))).toEqual(['overrun/prohibited-terrain']);
  });

  it('BC-13.9 what bars a step bars an overrun: a rail-only unit makes none', () => {
    const p = bc({ lines: { rail: '0504-0505' }, units: ['g1: German 10-R Art XX @0504', `${CADRE} @0505`] });
    expect(p.try(overrun('0505', 'g1'))).toContain('overrun/cannot-enter');
    expect(p.refusals(overrun('0505', 'g1')).find((v) => v.code === 'overrun/cannot-enter')?.detail).toMatch(/rating R/);
  });

  it('BC-13.10 two points for the overrun besides the step', () => {
    const p = (mp: number) => bc({ units: [`g1: German 10-${mp} Inf XX @0504`, `${CADRE} @0505`] });
    expect([p(3).try(overrun('0505', 'g1')), p(2).try(overrun('0505', 'g1'))]).toEqual([[], ['overrun/not-enough-mp']]);
    expect(p(3).act(overrun('0505', 'g1')).unit('g1').mp).toBe(0);
    const river = bc({ terrain: { woods: '0505' }, hexsides: { 'minor-river': '0504/0505' }, units: ['g1: German 20-6 Inf XX @0504', `${CADRE} @0505`] });
    expect(river.act(overrun('0505', 'g1')).unit('g1').mp).toBe(1);
  });

  it('BC-13.10 each overrunner pays from its own', () => {
    const p = bc({ units: ['g1: German 10-8 Cav XX @0504', 'g2: German 10-3 Inf XX @0504', 'p1: Polish 2-6 Inf XX @0505'] }).act(overrun('0505', 'g1', 'g2'));
    expect([p.unit('g1'), p.unit('g2')]).toMatchObject([{ hex: '0505', mp: 5 }, { hex: '0505', mp: 0 }]);
  });

  it('BC-13.21 AMB-BC-31 in full: the single hex is no help', () => {
    const p = bc({ units: ['g1: German 10-2 Inf XX @0504', `${CADRE} @0505`] });
    expect([p.try(overrun('0505', 'g1')), p.try(march('g1', '0503'))]).toEqual([['overrun/not-enough-mp'], []]);
    const last = bc({ readings: { 'minimum-move': 'last-step' }, units: ['g1: German 10-2 Inf XX @0504', `${CADRE} @0505`] });
    expect(last.try(overrun('0505', 'g1'))).toEqual(['overrun/not-enough-mp']);
  });

  it('BC-13.22 AMB-BC-154 at the road rate where a road leads in, never by rail', () => {
    const p = (lines: NonNullable<Sketch['lines']>) => bc({ terrain: { woods: '0505' }, lines, units: ['g1: German 10-6 Inf XX @0504', `${CADRE} @0505`] });
    const along = p({ road: '0504-0505' });
    expect([along.act(overrunByRoad('0505', 'g1')).unit('g1').mp, along.act(overrun('0505', 'g1')).unit('g1').mp]).toEqual([3, 2]);
    expect(p({ rail: '0504-0505' }).act(overrunByRoad('0505', 'g1')).unit('g1').mp).toBe(3);
    expect(p({ road: '0503-0504' }).try(overrunByRoad('0505', 'g1'))).toEqual(['overrun/no-road']);
    expect(along.game.decodeAction({ type: 'overrun', units: ['g1'], target: '0505', by: 'rail' })._tag).toBe('Left');
    expect(overruns(along)).toEqual([overrun('0505', 'g1'), overrunByRoad('0505', 'g1')]);
    // the other conditions of road movement
    const owned = bc({ readings: { 'road-ownership': 'friendly' }, lines: { road: '0504-0505' }, units: ['g1: German 10-6 Inf XX @0504', `${CADRE} @0505`] });
    expect(owned.try(overrunByRoad('0505', 'g1'))).toEqual(['overrun/cannot-enter']);
    const marsh = (reading: string) =>
      bc({ readings: { 'prohibited-by-road': reading }, terrain: { marsh: '0505' }, lines: { road: '0504-0505' }, units: [`${PANZER} @0504`, `${CADRE} @0505`] }).try(overrunByRoad('0505', 'g1'));
    expect([marsh('lifted'), marsh('kept')]).toEqual([[], ['overrun/prohibited-terrain']]);
  });

  it('AMB-BC-154 units may come by rail to the hex that they overrun from', () => {
    const p = bc({ lines: { rail: '0502-0504' }, owners: { germany: '0502 0503 0504' }, units: ['g1: German 10-6 Inf XX @0502', 'p1: Polish 1-6 Inf XX @0505'] });
    expect(p.try(rail('g1', '0503', '0504'), overrun('0505', 'g1'))).toEqual([]);
  });
});

describe('13: zones of control', () => {
  const held = { units: [`${PANZER} @0503`, `${CADRE} @0505`] };

  it('BC-13.11 AMB-BC-144 zones of those who are overrun are ignored: a unit that enters one is held for the overrun', () => {
    const p = ff(held).act(march('g1', '0504'));
    expect(p.unit('g1')).toMatchObject({ mp: 9, stopped: true });
    expect(p.try(march('g1', '0503'))).toEqual(['movement/stopped']);
    expect(p.legal()).toEqual([overrun('0505', 'g1'), endPhase]);
    expect(p.act(overrun('0505', 'g1')).unit('g1')).toMatchObject({ hex: '0505', mp: 6, stopped: false });
  });

  it('BC-13.11 a stack gathers in the zone, unit by unit', () => {
    const p = ff({ units: ['g1: German 6-6 Inf XX @0503', 'g2: German 4-6 Inf XX @0403', 'p1: Polish 2-6 Inf CADRE @0505'] });
    expect(p.act(march('g1', '0504')).try(overrun('0505', 'g1'))).toEqual(['overrun/odds']);
    expect(p.try(march('g1', '0504'), march('g2', '0504'), overrun('0505', 'g1', 'g2'))).toEqual([]);
  });

  it('BC-13.12 AMB-BC-145 zones of others are not', () => {
    const p = ff({ units: [...held.units, 'p2: Polish 5-6-6 Inf XX @0404'] });
    expect(p.try(march('g1', '0504'), overrun('0505', 'g1'))).toEqual(['overrun/zoc']);
    const [refusal] = p.act(march('g1', '0504')).refusals(overrun('0505', 'g1'));
    expect(refusal.detail).toMatch(/0504 lies in the zone of control of enemies outside 0505/);
    expect(overruns(p.act(march('g1', '0504')))).toEqual([]);
    // artillery has none
    expect(ff({ units: [...held.units, 'p2: Polish 5-6-6 Art XX @0404'] }).try(march('g1', '0504'), overrun('0505', 'g1'))).toEqual([]);
  });

  it('BC-13.12 a zone that does not reach the hex is nobody’s matter', () => {
    const far = ff({ hexsides: { sea: '0404/0504' }, units: [...held.units, 'p2: Polish 5-6-6 Inf XX @0404'] });
    expect(far.try(march('g1', '0504'), overrun('0505', 'g1'))).toEqual([]);
  });

  it('BC-13.13 they stop at once in the zone of others', () => {
    const p = ff({ units: [`${PANZER} @0504`, `${CADRE} @0505`, 'p2: Polish 6-6 Inf XX 8 @0506'] }).act(overrun('0505', 'g1'));
    expect(p.unit('g1')).toMatchObject({ hex: '0505', mp: 7, stopped: true });
    expect(p.try(march('g1', '0605'))).toEqual(['movement/stopped']);
    const free = ff({ units: [`${PANZER} @0504`, `${CADRE} @0505`, 'p2: Polish 6-6 Inf XX 8 @0507'] }).act(overrun('0505', 'g1'));
    expect([free.unit('g1').stopped, free.try(march('g1', '0605'))]).toEqual([false, []]);
  });

  it('BC-13.19 AMB-BC-146 from one zone into another by units that begin the phase there', () => {
    const p = (at: string) => ff({ units: [`${PANZER} @${at}`, 'p1: Polish 1-6 Inf CADRE @0505', 'p2: Polish 5-6-6 Inf XX @0404'] });
    expect(p('0504').try(overrun('0505', 'g1'))).toEqual([]);
    expect(p('0503').try(march('g1', '0504'), overrun('0505', 'g1'))).toEqual(['overrun/zoc']);
    expect(p('0504').try(march('g1', '0503', '0504'), overrun('0505', 'g1'))).toEqual(['overrun/zoc']);
    // all of them
    const two = ff({ units: ['g1: German 6-6 Inf XX @0504', 'g2: German 6-6 Inf XX @0503', 'p1: Polish 1-6 Inf CADRE @0505', 'p2: Polish 5-6-6 Inf XX @0404'] }).act(march('g2', '0504'));
    expect([two.try(overrun('0505', 'g1')), two.try(overrun('0505', 'g1', 'g2')), two.refusals(overrun('0505', 'g1', 'g2'))[0]?.subject]).toEqual([[], ['overrun/zoc'], ['g2', '0505']]);
  });

  it('BC-13.20 with the points for it', () => {
    const p = (what: string) => ff({ units: [`g1: German ${what} @0504 out`, `${CADRE} @0505`, 'p2: Polish 5-6-6 Inf XX @0404'] }).try(overrun('0505', 'g1'));
    // out of supply: 2.5 points and half the strength
    expect([p('20-5 Inf XX'), p('20-6 Inf XX')]).toEqual([['overrun/not-enough-mp'], []]);
  });
});

describe('13: what becomes of everybody', () => {
  it('BC-13.14 those overrun leave play, cadre or not', () => {
    const p = ff({ units: ['g1: German 70-10 Pz XX @0504', 'p1: Polish 5-6-6 Inf XX 24 (2-6) @0505', 'p2: Polish 1-6 Art II @0505'] }).act(overrun('0505', 'g1'));
    expect([p.unit('p1'), p.unit('p2')]).toMatchObject([{ hex: 'eliminated', face: 'full' }, { hex: 'eliminated' }]);
    expect(p.events.map((e) => e.type)).toEqual(['overrunBegun', 'unitEliminated', 'unitEliminated', 'unitOverran']);
  });

  it('BC-13.15 the overrunners enter the hex, all of them and nobody else', () => {
    const p = bc({ units: ['g1: German 6-6 Inf XX @0504', 'g2: German 6-6 Inf XX @0504', 'g3: German 6-6 Inf XX @0504', `${CADRE} @0505`] }).act(overrun('0505', 'g1', 'g3'));
    expect([p.stack('0505'), p.stack('0504')]).toEqual([['g1', 'g3'], ['g2']]);
    expect([p.due(), p.actor()]).toEqual([null, 'axis']);
  });

  it('BC-13.16 AMB-BC-223 they go on with the points they have left', () => {
    const p = ff({ units: [`${PANZER} @0503`, `${CADRE} @0505`] }).act(march('g1', '0504'), overrun('0505', 'g1'));
    expect(p.unit('g1').mp).toBe(6);
    expect(p.act(march('g1', '0506', '0507', '0508', '0509', '0510')).unit('g1').mp).toBe(1);
    const twice = ff({ units: [`${PANZER} @0503`, `${CADRE} @0505`, 'p2: Polish 1-6 Inf CADRE @0508'] });
    expect(twice.act(march('g1', '0504'), overrun('0505', 'g1'), march('g1', '0506', '0507'), overrun('0508', 'g1')).unit('g1')).toMatchObject({ hex: '0508', mp: 1 });
  });

  it('BC-13.17 AMB-BC-147 in a zone they stop, unless they overrun the enemy whose zone it is', () => {
    const p = ff({ units: [`${PANZER} @0504`, `${CADRE} @0505`, 'p2: Polish 1-6 Inf CADRE @0506'] }).act(overrun('0505', 'g1'));
    expect([p.unit('g1').stopped, p.try(march('g1', '0605'))]).toEqual([true, ['movement/stopped']]);
    const on = p.act(overrun('0506', 'g1'));
    expect(on.unit('g1')).toMatchObject({ hex: '0506', mp: 4, stopped: false });
    // a third enemy's zone holds them
    const third = ff({ units: [`${PANZER} @0504`, `${CADRE} @0505`, 'p2: Polish 1-6 Inf CADRE @0506', 'p3: Polish 1-6 Inf CADRE @0605'] }).act(overrun('0505', 'g1'));
    expect([third.try(overrun('0506', 'g1')), third.try(overrun('0605', 'g1'))]).toEqual([['overrun/zoc'], ['overrun/zoc']]);
  });

  it('BC-13.17 AMB-BC-148 or others do', () => {
    const p = ff({
      units: [`${PANZER} @0504`, 'g2: German 10-10 Pz XX 2 @0407', 'g3: German 3-6 Inf XX 3 @0606', `${CADRE} @0505`, 'p2: Polish 1-6 Inf CADRE @0506'],
    }).act(overrun('0505', 'g1'), march('g3', '0605'));
    expect([p.unit('g1').stopped, p.unit('g3').stopped]).toEqual([true, true]);
    const freed = p.act(march('g2', '0406'), overrun('0506', 'g2'));
    expect(freed.events.filter((e) => e.type === 'unitsReleased').map((e) => e['units'])).toEqual([['g1']]);
    expect([freed.unit('g1').stopped, freed.try(march('g1', '0605')), freed.unit('g3').stopped, freed.try(march('g3', '0604'))]).toEqual([false, [], true, ['movement/stopped']]);
    // not while a third zone reaches it
    const third = ff({
      units: [`${PANZER} @0504`, 'g2: German 10-10 Pz XX 2 @0407', `${CADRE} @0505`, 'p2: Polish 1-6 Inf CADRE @0506', 'p3: Polish 1-6 Inf CADRE @0604'],
    }).act(overrun('0505', 'g1'), march('g2', '0406'), overrun('0506', 'g2'));
    expect(third.unit('g1').stopped).toBe(true);
  });

  it('BC-13.24 BC-3C.1 the hex is captured', () => {
    const p = bc({ units: [`${PANZER} @0504`, `${CADRE} @0505`] });
    expect([p.owner('0505'), p.act(overrun('0505', 'g1')).owner('0505')]).toEqual(['poland', 'germany']);
  });

  it('BC-13.24 BC-14D.1 and a fort in it destroyed', () => {
    const p = bc({ features: { fort: '0505' }, units: ['g1: German 60-10 Pz XX @0504', `${CADRE} @0505`] }).act(overrun('0505', 'g1'));
    expect(p.events.map((e) => e.type)).toContain('fortDestroyed');
  });

  it('BC-13.25 an overrun is no attack: units that overran may attack', () => {
    const p = ff({ units: [`${PANZER} @0504`, `${CADRE} @0505`, 'p2: Polish 6-6 Inf XX 8 @0506'] }).act(overrun('0505', 'g1')).to('combat');
    expect(p.try(commit('0506', 'g1'), { type: 'resolve' })).toEqual([]);
  });

  it('a new phase begins afresh', () => {
    const p = ff({ units: [`${PANZER} @0504`, `${CADRE} @0505`, 'p2: Polish 6-6 Inf XX 8 @0506'] }).act(overrun('0505', 'g1'));
    expect(p.state.units.status[0]).not.toBe(0);
    expect(p.to('exploitation').state.units.status[0]).toBe(0);
  });

  it('BC-8B.1 the stacking limit holds at the end of the phase as ever', () => {
    const p = bc({ units: ['g1: German 12-6 Inf XX @0504', 'g2: German 1-6 Inf XX @0405', 'g3: German 1-6 Inf XX @0405', 'g4: German 1-6 Inf XX @0405', 'p1: Polish 1-6 Inf XX @0505'] }).act(overrun('0505', 'g1'));
    expect(p.try(march('g2', '0505'), march('g3', '0505'), march('g4', '0505'), endPhase)).toEqual(['stacking/phase-end']);
  });

  it('BC-8B.1 a hex over the limit that can be left by an overrun alone has to be left', () => {
    const walls = '0604 0605 0506 0405 0404'.split(' ').map((h) => `0505/${h}`).join(' ');
    const units = (strength: number) => [1, 2, 3, 4].map((n) => `g${n}: German ${strength}-6 Inf XX @0505`);
    const p = (strength: number) => bc({ hexsides: { sea: walls }, units: [...units(strength), 'p1: Polish 1-6 Inf XX @0504'] });
    expect([p(1).try(endPhase), p(10).try(endPhase), p(10).try(overrun('0504', 'g1'), endPhase)]).toEqual([[], ['stacking/phase-end'], []]);
  });
});

describe('13: in exploitation', () => {
  it('BC-13.1 with fresh movement points, on the road as well', () => {
    const p = ff({ phase: 'exploitation', lines: { road: '0501-0505' }, units: [`${PANZER} @0501`, `${CADRE} @0505`] });
    expect(p.act(road('g1', '0502', '0503', '0504'), overrunByRoad('0505', 'g1')).unit('g1')).toMatchObject({ hex: '0505', mp: 4 });
  });
});
