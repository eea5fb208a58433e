/** Withdrawal and neutrals. @rule FTF 19B, 19C */
import { describe, expect, it } from 'vitest';
import { isNeutral } from '../../../src/rulesets/europa/position.js';
import { attack, endPhase, type Fixture, march, position, rail, retreat, roll, type Sketch } from '../fixture.js';
import { game, points, poland } from './poland.js';

/** Warszawa in 0505 and a fortress in 0507; Hungary is column 10, Lithuania column 01. */
const lost: Sketch = {
  rules: 'first-to-fight',
  player: 'poland',
  phase: 'initial',
  places: { '0505': 'major-full Warszawa' },
  features: { fortress: '0507' },
  territories: { Hungary: '10', Lithuania: '01' },
  owners: { germany: '0505 0507' },
  units: ['p1: Polish 5-6-6 Inf XX (2-6) @0903', 'p2: Polish 2-8 Recon II @0906', 'p3: Polish 4-8 Arm XX @0908'],
};
const turn = (sketch: Sketch): Fixture => position(sketch).act(endPhase);

describe('FTF 19B: Polish withdrawal', () => {
  it('FF-19B.1 FF-19C.4 into Hungary and Romania, when every major city hex and fortress is German-owned', () => {
    expect(turn(lost).try(march('p1', '1003'))).toEqual([]);
    for (const germany of ['0505', '0507']) expect(turn({ ...lost, owners: { germany } }).try(march('p1', '1003'))).toEqual(['neutral/entry']);
    const romania = { ...lost, territories: { Romania: '10' } };
    expect(turn(romania).try(march('p1', '1003'))).toEqual([]);
    // no other neutral takes them in
    expect(turn({ ...lost, territories: { Slovenia: '10' } }).try(march('p1', '1003'))).toEqual(['neutral/entry']);
    // forts and fortified hexsides may hold out: they count for surrender only (AMB-BC-201)
    expect(turn({ ...lost, features: { fortress: '0507', fort: '0803' } }).try(march('p1', '1003'))).toEqual([]);
  });

  it('FF-19B.1 Polish units only', () => {
    const p = position({ ...lost, features: { fortress: '0507', fort: '0803' }, units: [...(lost.units ?? []), 'g1: German 2-8 Recon II @0902'] }).to('movement', 'germany');
    expect(p.try(march('g1', '1002'))).toEqual(['neutral/entry']);
  });

  it('FF-19B.2 by moving, in the movement phase or, c/m units, in exploitation; not by rail', () => {
    const p = turn({ ...lost, hexsides: { rail: '0903/1003' } });
    expect(p.try(rail('p1', '1003'))).toContain('neutral/entry');
    expect(p.try([{ type: 'step', unit: 'p1', to: '1003', by: 'road' }])).toEqual([]);
    const exploitation = p.to('exploitation');
    expect(exploitation.try(march('p2', '1006'))).toEqual([]);
    expect(exploitation.try(march('p1', '1003'))).not.toEqual([]); // AMB-BC-243
    // ordinary movement: from a zone, by the minimum move, for the cost of the hex (AMB-BC-202)
    const hard = turn({ ...lost, terrain: { mountain: '10' }, units: ['p1: Polish 2-1 Inf XX @0903', 'g1: German 7-6 Inf XX @0902'] });
    expect(hard.try(march('p1', '1003'))).toEqual([]);
    const spent = turn({ ...lost, terrain: { mountain: '10' }, units: ['p1: Polish 5-6-4 Inf XX @0703'] });
    expect(spent.unit('p1').mp).toBe(2); // out of supply
    expect(spent.try(march('p1', '0803', '0903', '1003'))).toEqual(['movement/not-enough-mp']);
  });

  it('FF-19B.3 units that withdraw leave play, and are not eliminated', () => {
    const p = turn(lost).act(march('p1', '1003'));
    expect([p.unit('p1').hex, points(p)]).toEqual(['removed', 2]);
    expect(p.events.map((e) => e.type)).toEqual(expect.arrayContaining(['unitStepped', 'unitWithdrawn']));
    expect(p.events.some((e) => e.type === 'unitEliminated')).toBe(false);
    expect(p.owner('1003')).toBe('nobody');
  });

  it('FF-19B.4 the right is tested at the start of the turn, and holds for that turn', () => {
    const p = turn({ ...lost, units: [...(lost.units ?? []), 'p4: Polish 2-6 Cav X @0504 dot', 'p5: Polish 2-6 Cav X @0905 dot'] });
    const retaken = p.act(march('p4', '0505'));
    expect(retaken.owner('0505')).toBe('poland');
    expect(retaken.try(march('p1', '1003'))).toEqual([]); // AMB-BC-248
    const next = retaken.to('movement', 'poland');
    expect(next.try(march('p1', '1003'))).toEqual(['neutral/entry']);
    // lost during the turn does not help before the next one
    const late = position({ ...lost, phase: 'initial', player: 'germany', owners: { germany: '0507' }, units: ['g1: German 2-8 Recon II @0504 dot', 'p1: Polish 5-6-6 Inf XX @0903'] }).act(endPhase, march('g1', '0505'));
    expect(late.to('movement', 'poland').try(march('p1', '1003'))).toEqual([]);
  });
});

describe('FTF 19C: neutrals', () => {
  it('FF-19C.1 all but Poland, Germany, Slovakia and Danzig', () => {
    const { board, initial: state } = game();
    const lands = new Map(board.map.territories.map((name) => [name, [...board.map.territory].findIndex((t) => board.map.territories[t] === name)]));
    const neutral = [...lands].filter(([, hex]) => isNeutral({ board, state }, hex)).map(([name]) => name);
    for (const name of ['Germany', 'Poland', 'Slovakia', 'Danzig']) expect([name, lands.has(name), neutral.includes(name)]).toEqual([name, true, false]);
    for (const name of ['Lithuania', 'Latvia', 'Hungary', 'Romania', 'Soviet Union']) expect([name, neutral.includes(name)]).toEqual([name, true]);
  });

  it('FF-19C.2 the Soviet Union is neutral too', () => {
    const { map } = game().board;
    const soviet = map.ids.filter((_, h) => map.territories[map.territory[h]] === 'Soviet Union');
    // a hex of Poland beside one of the Soviet Union
    const beside = map.ids.find((_, h) => map.territories[map.territory[h]] === 'Poland' && [0, 1, 2, 3, 4, 5].some((d) => soviet.includes(map.ids[map.neighbors[h * 6 + d]]))) as string;
    const over = map.ids[[0, 1, 2, 3, 4, 5].map((d) => map.neighbors[(map.hexOf.get(beside) as number) * 6 + d]).find((n) => soviet.includes(map.ids[n])) as number];
    for (const [player, unit] of [['poland', 'po-inf-xx-20'], ['germany', 'ge-pz-xx-1']] as const)
      expect(poland({ alone: true, player, phase: 'movement', at: { [unit]: beside } }).try(march(unit, over))).toContain('neutral/entry');
  });

  it('FF-19C.3 units neither move nor retreat nor advance into neutral land', () => {
    const p = position({ rules: 'first-to-fight', territories: { Hungary: '06' }, units: ['g1: German 7-6 Inf XX @0505', 'p1: Polish 5-6-6 Inf XX (2-6) @0508'] });
    expect(p.try(march('g1', '0605'))).toEqual(['neutral/entry']);
    const fight: Sketch = {
      rules: 'first-to-fight',
      phase: 'combat',
      result: 'DR',
      territories: { Hungary: '06' },
      terrain: { sea: '0404 0405' },
      units: ['g1: German 9-6 Inf XX @0504', 'p1: Polish 5-6-6 Inf XX (2-6) @0505'],
    };
    expect(position(fight).act(attack('0505', 'g1'), roll(1)).unit('p1').hex).toBe('0506');
    const shut = position({ ...fight, terrain: { sea: '0404 0405 0506' } }).act(attack('0505', 'g1'), roll(1));
    expect(shut.unit('p1').hex).toBe('eliminated');
  });

  it('FF-19C.3 not even Poles with the right to withdraw retreat there (AMB-BC-102)', () => {
    // the Poles attack in their own turn, with the right, and are thrown back
    const p = turn({ ...lost, phase: 'initial', result: 'AR', terrain: { sea: '0902 0904 0802 0804' }, units: ['p1: Polish 5-6-6 Inf XX (2-6) @0903', 'g1: German 3-6 Inf XX @0803'] });
    expect(p.try(march('p1', '1003'))).toEqual([]);
    const back = p.to('combat').act(attack('0803', 'p1'), roll(1));
    expect([back.unit('p1').hex, points(back)]).toEqual(['eliminated', 0]);
    expect(back.try(retreat('p1', '1003'))).toEqual(['sequence/nothing-due']);
  });
});
