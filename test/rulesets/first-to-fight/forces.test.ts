/** Reinforcements, conversion, mobilization. @rule FTF 20 */
import { describe, expect, it } from 'vitest';
import { playout } from '../../../src/engine/apply.js';
import { entryHexes } from '../../../src/rulesets/europa/entry.js';
import { attack, endPhase, march, place, position, type Sketch } from '../fixture.js';
import { points, poland } from './poland.js';

const mobilize = (unit: string) => ({ type: 'mobilize' as const, unit });
const convert = (...units: ReadonlyArray<string>) => ({ type: 'convert' as const, conversion: 'to-33', units });

describe('FTF 20A: reinforcements', () => {
  const sketch: Sketch = {
    rules: 'first-to-fight',
    player: 'poland',
    phase: 'initial',
    turn: 3,
    places: { '1010': 'major-partial Lwów' },
    areas: { north: '0301-0303' },
    units: ['p1: Polish 5-6-6 Inf XX arrives=3 area=north', 'p2: Polish 1-8 MG II arrives=4 area=north', 'g1: German 7-6 Inf XX @0306'],
  };

  it('FF-20A.1 they are placed in their owner’s initial phase', () => {
    const p = position(sketch);
    expect(p.try(place('p1', '0302'))).toEqual([]);
    expect(p.try(place('p2', '0302'))).toEqual(['reinforcement/not-due']);
    const placed = p.act(place('p1', '0302'), endPhase);
    expect(placed.try(place('p2', '0302'))).toEqual(['sequence/wrong-phase']);
    expect(position({ ...sketch, player: 'germany' }).try(place('p1', '0302'))).toEqual(['reinforcement/not-due']);
    // not before their turn, and not later either (AMB-BC-211)
    expect(position({ ...sketch, turn: 2 }).try(place('p1', '0302'))).toEqual(['reinforcement/not-due']);
    expect(p.try(endPhase)).toEqual(['reinforcement/must-be-placed']);
  });

  it('FF-20A.2 where the order of battle says', () => {
    const p = position(sketch);
    expect(p.try(place('p1', '0304'))).toEqual(['reinforcement/outside-area']);
    expect(p.legal().map((a) => (a.type === 'place' ? a.hex : a.type))).toEqual(['0301', '0302', '0303']);
    const real = poland({ turn: 2 });
    expect(real.try(place('ge-inf-xx-56', '1327'))).toEqual([]);
    expect(real.try(place('ge-inf-xx-56', '0120'))).toEqual(['reinforcement/outside-area']);
  });

  it('FF-20A.2 FF-21.1 no hex but those that the order of battle lists is open to a unit, so that no other is looked at', () => {
    for (const { game, state } of [poland({ turn: 2 }), poland({ turn: 3, player: 'poland', phase: 'initial' })]) {
      const pos = game.position(state);
      const { board } = pos;
      for (let unit = 0; unit < board.roster.units.length; unit += 7)
        for (const checks of ['placeChecks', 'deployChecks'] as const)
          expect(entryHexes(pos, unit, checks)).toEqual(board.map.ids.flatMap((_, hex) => (board.rules[checks].every((c) => c.holds({ pos, unit, hex })) ? [hex] : [])));
    }
  });

  it('FF-20A.2 QA-35 the loss of one that cannot enter is told by the rule of reinforcements', () => {
    const shut = position({ ...sketch, turn: 2, player: 'germany', phase: 'exploitation', units: ['p1: Polish 5-6-6 Inf XX arrives=2 area=north', 'g1: German 7-6 Inf XX @0301', 'g2: German 7-6 Inf XX @0302', 'g3: German 7-6 Inf XX @0303'] });
    const told: string[] = [];
    playout(shut.game, shut.state, (before, event) => void told.push(...shut.game.narrate(before, event).map((l) => l.text))).play(endPhase);
    expect(told.find((line) => line.includes('it cannot enter'))).toContain('[FTF 20A]');
  });

  it('FF-20A.2 an enemy zone is no bar, nor is land the enemy took; a full hex is none yet (AMB-BC-210)', () => {
    const full = [1, 2, 3, 4, 5, 6].map((i) => `f${i}: Polish 2-6 Inf ${i < 4 ? 'XX' : 'III'} @0301`);
    const p = position({ ...sketch, owners: { germany: '0302' }, units: [...(sketch.units ?? []), ...full, 'g2: German 7-6 Inf XX @0202'] });
    for (const hex of ['0301', '0302', '0303']) expect(p.try(place('p1', hex))).toEqual([]);
    expect(p.act(place('p1', '0302')).owner('0302')).toBe('poland');
    const over = p.act(place('p1', '0301'), endPhase);
    expect(over.state.phase).toBe('movement');
    expect(over.try(endPhase)).toEqual(['stacking/phase-end']);
  });

  it('QA-35 a reinforcement whose hexes are all enemy-occupied is eliminated, and scores nothing', () => {
    const held = ['0301', '0302', '0303'].map((h, i) => `e${i}: German 1-8 MG II @${h}`);
    const p = position({ ...sketch, units: [...(sketch.units ?? []), ...held] });
    expect(p.unit('p1').hex).toBe('eliminated');
    expect(position({ ...sketch, units: [...(sketch.units ?? []), ...held.slice(1)] }).try(place('p1', '0301'))).toEqual([]);
    // a German one neither: it was never in play
    const german = position({ ...sketch, player: 'germany', units: ['g5: German 9-10 Pz XX (3-10) @0301 arrives=3', 'p5: Polish 1-8 MG II @0301'] });
    expect([german.unit('g5').hex, points(german)]).toEqual(['eliminated', 0]);
  });

  it('FF-20A.3 they move and attack in the turn in which they come', () => {
    const p = position({ ...sketch, rules: 'first-to-fight' }).act(place('p1', '0303'), endPhase);
    expect(p.unit('p1').mp).toBe(3); // out of supply here, as the check finds it at once
    const moved = p.act(march('p1', '0304', '0305')).to('combat');
    expect(moved.try(attack('0306', 'p1'))).toEqual([]);
  });
});

describe('FTF 20B: conversion', () => {
  /** Lwów in 0303 with a railroad to Stryj supplies the units in 0305. */
  const sketch: Sketch = {
    rules: 'first-to-fight',
    player: 'poland',
    phase: 'initial',
    turn: 3,
    places: { '0303': 'major-partial Lwów', '0103': 'dot Stryj' },
    hexsides: { rail: '0103/0203 0203/0303' },
    conversions: [{ id: 'to-33', turn: 3, consumes: ['p1', 'p2'], produces: 'p3', source: 'printed' }],
    units: ['p1: Polish 2-6 Inf CADRE 33 @0305', 'p2: Polish 2-6 Bdr III Wilno @0305', 'p3: Polish 5-6 Inf XX 33 arrives=11', 'p4: Polish 2-6 NG III @0305'],
  };

  it('FF-20B.1 the Polish player converts what his order of battle lists', () => {
    const p = position(sketch);
    expect(p.legal()).toContainEqual(convert('p1', 'p2'));
    expect(p.try(convert('p1', 'p4'))).toEqual(['conversion/wrong-units']);
    expect(p.try(convert('p1'))).toEqual(['conversion/wrong-units']);
    expect(p.try({ ...convert('p1', 'p2'), conversion: 'to-34' })).toEqual(['conversion/unknown']);
    expect(position({ ...sketch, player: 'germany' }).try(convert('p1', 'p2'))).toContain('unit/not-phasing');
  });

  it('FF-20B.2 QA-35 in any of his initial phases from the listed turn on, once', () => {
    const at = (turn: number) => position({ ...sketch, turn }).try(convert('p1', 'p2'));
    expect([2, 3, 4, 9].map(at)).toEqual([['conversion/too-early'], [], [], []]);
    expect(position(sketch).act(endPhase).try(convert('p1', 'p2'))).toEqual(['sequence/wrong-phase']);
    expect(position(sketch).act(convert('p1', 'p2')).try(convert('p1', 'p2'))).toContain('unit/not-on-map');
  });

  it('FF-20B.3 in supply, as it is then', () => {
    expect(position({ ...sketch, owners: { germany: '0303' } }).try(convert('p1', 'p2'))).toEqual(['conversion/out-of-supply']);
    // whatever the last check said (AMB-BC-139)
    expect(position({ ...sketch, units: sketch.units?.map((u) => (u.startsWith('p1') ? `${u} out` : u)) as ReadonlyArray<string> }).try(convert('p1', 'p2'))).toEqual([]);
  });

  it('FF-20B.3 the ration of Hel is supply too', () => {
    const hel = (...more: ReadonlyArray<string | Sketch>) =>
      position({
        ...sketch,
        ...more.filter((m): m is Sketch => typeof m !== 'string')[0],
        columns: [14, 18],
        rows: [7, 12],
        places: { '1812': 'major-partial Grudziądz' },
        hexsides: {},
        features: { fortress: '1609' },
        units: [...(sketch.units ?? []).map((u) => u.replace('0305', '1609')).filter((u) => !u.startsWith('p4')), ...more.filter((m) => typeof m === 'string')],
      });
    expect(hel().try(convert('p1', 'p2'))).toEqual([]);
    // the owner would pick them from among more; by the other reading nobody is supplied then (AMB-BC-136)
    const crowd = ['p5: Polish 1-5 Inf III @1609', 'p6: Polish 1-5 Inf III @1609'];
    expect(hel(...crowd).try(convert('p1', 'p2'))).toEqual([]);
    expect(hel({ readings: { 'hel-choice': 'none' } }, ...crowd).try(convert('p1', 'p2'))).toEqual(['conversion/out-of-supply']);
    expect(hel({ readings: { 'hel-choice': 'none' } }).try(convert('p1', 'p2'))).toEqual([]);
  });

  it('FF-20B.4 not in an enemy zone, supplied or not', () => {
    expect(position({ ...sketch, units: [...(sketch.units ?? []), 'g1: German 1-8 MG II @0405'] }).try(convert('p1', 'p2'))).toEqual(['conversion/enemy-zoc']);
    expect(position({ ...sketch, units: [...(sketch.units ?? []), 'g1: German 2-6 Art II @0405'] }).try(convert('p1', 'p2'))).toEqual([]);
  });

  it('FF-20B.5 stacked in one hex', () => {
    const apart = sketch.units?.map((u) => u.replace('Wilno @0305', 'Wilno @0304')) as ReadonlyArray<string>;
    expect(position({ ...sketch, units: apart }).try(convert('p1', 'p2'))).toEqual(['conversion/not-stacked']);
  });

  it('FF-20B.6 the new unit moves and attacks in the same turn', () => {
    const p = position({ ...sketch, units: [...(sketch.units ?? []), 'g1: German 1-8 MG II @0308'] }).act(convert('p1', 'p2'), endPhase);
    expect(p.unit('p3')).toMatchObject({ hex: '0305', mp: 6 });
    expect(p.act(march('p3', '0306', '0307')).to('combat').try(attack('0308', 'p3'))).toEqual([]);
  });

  it('FF-20B.7 the worked case: the 33rd', () => {
    const units = ['po-inf-cadre-33', 'po-bdr-iii-wilno'] as const;
    const real = (turn: number, at: Readonly<Record<string, string>> = { [units[0]]: '3406', [units[1]]: '3406' }) => poland({ turn, player: 'poland', alone: true, at });
    const action = { type: 'convert' as const, conversion: 'convert-po-inf-xx-33', units };
    const done = real(3).act(action);
    expect([...units, 'po-inf-xx-33'].map((u) => done.unit(u).hex)).toEqual(['removed', 'removed', '3406']);
    expect(done.game.board.roster.units.find((u) => u.id === 'po-inf-xx-33')?.full).toEqual({ attack: 5, defense: 5, movement: 6 });
    expect(real(2).try(action)).toEqual(['conversion/too-early']);
    expect(real(3, { [units[0]]: '3406', [units[1]]: '3407' }).try(action)).toEqual(['conversion/not-stacked']);
    expect(real(3, { [units[0]]: '3406', [units[1]]: '3406', 'ge-pz-iii-10': '3407' }).try(action)).toEqual(['conversion/enemy-zoc']);
    expect(poland({ turn: 3, player: 'poland', alone: true, owners: { germany: 'Poland' }, at: { [units[0]]: '3406', [units[1]]: '3406' } }).try(action)).toEqual(['conversion/out-of-supply']);
  });

  it('QA-33 units that look alike may stand in for those named', () => {
    const p = position({ ...sketch, units: [...(sketch.units ?? []), 'p5: Polish 2-6 Inf CADRE 34 @0305', 'p6: Polish 1-6 Inf CADRE 35 @0305'] });
    expect(p.try(convert('p5', 'p2'))).toEqual([]);
    expect(p.try(convert('p6', 'p2'))).toEqual(['conversion/wrong-units']);
  });
});

describe('FTF 20C: mobilization', () => {
  const listed = (...turns: ReadonlyArray<readonly [number, string]>) => turns.map(([turn, unit]) => ({ turn, unit, source: 'printed' as const }));
  const sketch: Sketch = {
    rules: 'first-to-fight',
    player: 'poland',
    phase: 'initial',
    turn: 2,
    places: { '1010': 'major-partial Lwów' },
    mobilizations: listed([2, 'p1']),
    units: ['p1: Polish 5-6-6 Inf XX 24 (2-6) @0505 cadre', 'p2: Polish 5-6-6 Inf XX 6 (2-6) @0605 cadre', 'p3: Polish 4-5-6 Inf XX 38 (1-6) @0705 cadre'],
  };

  it('FF-20C.1 a division mobilizes if its cadre is in play', () => {
    expect(position(sketch).try(mobilize('p1'))).toEqual([]);
    expect(position({ ...sketch, turn: 1 }).try(mobilize('p1'))).toEqual(['mobilization/none-left']);
    expect(position({ ...sketch, units: sketch.units?.map((u) => u.replace(' @0505', '')) as ReadonlyArray<string> }).try(mobilize('p1'))).toEqual(['unit/not-on-map']);
    expect(position({ ...sketch, units: sketch.units?.map((u) => u.replace(' cadre', '')) as ReadonlyArray<string> }).try(mobilize('p1'))).toEqual(['mobilization/no-cadre']);
  });

  it('FF-20C.2 it turns to its full side where it stands', () => {
    expect(position(sketch).act(mobilize('p1')).unit('p1')).toMatchObject({ hex: '0505', face: 'full' });
    // over the stacking limit, if it must be: until the end of the movement phase (AMB-BC-238)
    const full = [1, 2, 3].map((i) => `f${i}: Polish 2-6 Inf XX @0505`);
    expect(position({ ...sketch, units: [...(sketch.units ?? []), ...full] }).try(mobilize('p1'), endPhase, endPhase)).toEqual(['stacking/phase-end']);
  });

  it('FF-20C.3 out of supply or not, FF-20C.4 in an enemy zone or not', () => {
    const p = position({ ...sketch, owners: { germany: '1010' }, units: [...(sketch.units ?? []), 'g1: German 7-6 Inf XX @0504'] });
    expect(p.game.board.rules.supply.sources(p.game.position(p.state), 1)).toEqual([]);
    expect(p.try(mobilize('p1'))).toEqual([]);
  });

  it('FF-20C.5 it moves and attacks in the same turn', () => {
    const p = position({ ...sketch, units: [...(sketch.units ?? []), 'g1: German 7-6 Inf XX @0508'] }).act(mobilize('p1'), endPhase);
    expect(p.unit('p1').mp).toBe(3); // of 6, out of supply
    expect(p.act(march('p1', '0506', '0507')).to('combat').odds('0508', 'p1').strengths.p1).toBe(2.5);
  });

  it('QA-34 any cadre with the same strengths may use it, another not', () => {
    const p = position({ ...sketch, units: sketch.units?.map((u) => u.replace(' @0505', '')) as ReadonlyArray<string> });
    expect(p.act(mobilize('p2')).unit('p2').face).toBe('full');
    expect(p.try(mobilize('p3'))).toEqual(['mobilization/none-left']);
    expect(p.act(mobilize('p2')).try(mobilize('p2'))).toContain('mobilization/no-cadre');
    // each is used once
    expect(position(sketch).act(mobilize('p1')).try(mobilize('p2'))).toEqual(['mobilization/none-left']);
  });

  it('QA-6 turn 2 gives four equal mobilizations, the 24th’s among them', () => {
    const { board } = poland().game;
    const second = board.roster.data.mobilizations.filter((m) => m.turn === 2);
    const ratings = second.map((m) => board.roster.units.find((u) => u.id === m.unit)).map((u) => [u?.full, u?.cadre, u?.type]);
    expect(second.map((m) => m.unit)).toContain('po-inf-xx-24');
    expect(ratings).toEqual(Array(4).fill([{ attack: 5, defense: 6, movement: 6 }, { attack: 2, defense: 2, movement: 6 }, 'Inf']));
  });

  it('QA-36 what is not used is kept, for cadres of later turns too (AMB-BC-214)', () => {
    const four = { ...sketch, turn: 3, mobilizations: listed([3, 'p3'], [3, 'p4'], [3, 'p5'], [3, 'p6']), units: [3, 4, 5, 6].map((i) => `p${i}: Polish 4-5-6 Inf XX (1-6) @0${i}05${i < 6 ? ' cadre' : ''}`) };
    const used = position(four).act(mobilize('p3'), mobilize('p4'), mobilize('p5'));
    expect(used.try(mobilize('p6'))).toEqual(['mobilization/no-cadre']);
    expect(used.state.mobilized).toEqual([0, 1, 2]);
    // the fourth waits until a division is a cadre again, whichever it is
    const later = used.game.position({ ...used.state, turn: 4, units: { ...used.state.units, face: used.state.units.face.map((f, u) => (u === 0 ? 1 : f)) } });
    expect(used.game.violations(later.state, mobilize('p3'))).toEqual([]);
    expect(used.game.violations({ ...later.state, mobilized: [0, 1, 2, 3] }, mobilize('p3')).map((v) => v.code)).toEqual(['mobilization/none-left']);
  });

  it('QA-37 QA-38 optional: any cadre may use any mobilization, from its turn on', () => {
    const any = { ...sketch, readings: { 'mobilization-units': 'any' } };
    expect(position(any).try(mobilize('p3'))).toEqual([]);
    expect(position({ ...any, turn: 5 }).try(mobilize('p3'))).toEqual([]);
    expect(position({ ...any, turn: 1 }).try(mobilize('p3'))).toEqual(['mobilization/none-left']);
    expect(position(any).act(mobilize('p3')).try(mobilize('p1'))).toEqual(['mobilization/none-left']);
  });
});
