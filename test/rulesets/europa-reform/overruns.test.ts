/**
 * Reform, rule 13: overruns at low odds, over Boot Camp's and without them. Overrunners stand in 0504 and go for 0505; other
 * neighbors of 0505 are 0604, 0605, 0506, 0405 and 0404.
 */
import { describe, expect, it } from 'vitest';
import { attack, endPhase, type Fixture, lose, march, overrun, overrunByRoad, position, retreat, roll, type Sketch } from '../fixture.js';

const REFORM = ['REFORM-9C', 'REFORM-13'];
const ready = (units: ReadonlyArray<string>, more: Partial<Sketch> = {}): Fixture => position({ amend: REFORM, result: 'E', units, ...more });

/** German panzer divisions with a strength and a cadre, in 0504. */
const panzers = (n: number, attack = 10): ReadonlyArray<string> => Array.from({ length: n }, (_, i) => `g${i + 1}: German ${attack}-10-10 Pz XX (4-10) @0504`);
const rifle = (defense: number, id = 'p1', hex = '0505'): string => `${id}: Polish ${defense}-6 Inf XX @${hex}`;
const at = (p: Fixture, id: string): string => {
  const { hex, face, mp } = p.unit(id);
  return `${hex}${face === 'cadre' ? ' cadre' : ''} ${mp}`;
};
const types = (p: Fixture): ReadonlyArray<string> => p.events.map((e) => e.type);

describe('when and where', () => {
  it('ER-13.1 in the movement and exploitation phases of the own player turn, and in no other', () => {
    const units = [...panzers(2), rifle(2)];
    for (const phase of ['movement', 'exploitation'] as const) expect(ready(units, { phase }).try(overrun('0505', 'g1', 'g2'))).toEqual([]);
    expect(ready(units, { phase: 'combat' }).try(overrun('0505', 'g1', 'g2'))).toEqual(['sequence/wrong-phase']);
    expect(ready(units, { player: 'poland' }).try(overrun('0505', 'g1', 'g2'))).toEqual(['unit/not-phasing', 'unit/not-phasing']);
  });

  it('ER-13.2 out of a single adjacent hex', () => {
    const apart = ready(['g1: German 10-10-10 Pz XX @0504', 'g2: German 10-10-10 Pz XX @0604', rifle(2)]);
    expect(apart.try(overrun('0505', 'g1', 'g2'))).toEqual(['overrun/not-together']);
    expect(ready([...panzers(2), rifle(2, 'p1', '0506')]).try(overrun('0506', 'g1', 'g2'))).toEqual(['overrun/not-adjacent']);
  });

  it('ER-13.4 where each of them can enter', () => {
    const sea = { hexsides: { sea: '0504/0505' } };
    expect(ready([...panzers(2), rifle(2)], sea).try(overrun('0505', 'g1', 'g2'))).toEqual(['overrun/prohibited-terrain']);
    expect(ready(['g1: German 10-10-10 Pz XX @0404', 'g2: German 10-10-10 Pz XX @0404', rifle(2)], sea).try(overrun('0505', 'g1', 'g2'))).toEqual([]);
  });

  it('ER-13.3 within the stacking limit of the hex that is overrun', () => {
    const many = ready([...panzers(4), rifle(2)]);
    expect(many.try(overrun('0505', 'g1', 'g2', 'g3', 'g4'))).toEqual(['overrun/stacking']);
    expect(many.try(overrun('0505', 'g1', 'g2', 'g3'))).toEqual([]);
    // the limit of the hex where they start plays no part: in a mountain two divisions are the most, and three overrun a clear hex
    const hills = (mountain: string, more: Partial<Sketch> = {}): Fixture => ready([...panzers(3, 4), rifle(1)], { amend: [...REFORM, 'FITE-8A'], terrain: { mountain }, ...more });
    const three = (p: Fixture): ReadonlyArray<string> => p.try(overrun('0505', 'g1', 'g2', 'g3')).filter((c) => c === 'overrun/stacking');
    expect(three(hills('0504'))).toEqual([]);
    expect(three(hills('0505'))).toEqual(['overrun/stacking']);
    // AMB-ER-69
    expect(three(hills('0504', { readings: { 'overrun-approach-stacking': 'both' } }))).toEqual(['overrun/stacking']);
  });
});

describe('odds', () => {
  it('ER-13.5 German c/m units need 5:1', () => {
    expect(ready([...panzers(2), rifle(4)]).try(overrun('0505', 'g1', 'g2'))).toEqual([]);
    const nearly = ready([...panzers(1), 'g2: German 9-10-10 Pz XX @0504', rifle(4)]);
    expect(nearly.try(overrun('0505', 'g1', 'g2'))).toEqual(['overrun/odds']);
    expect(nearly.refusals(overrun('0505', 'g1', 'g2'))[0].detail).toContain('19 against 4, 4:1; 5:1 takes 20');
  });

  it('ER-13.6 all others need 6:1, and say so', () => {
    const infantry = (strength: number): Fixture => ready([`g1: German ${strength}-10 Inf XX @0504`, rifle(4)]);
    expect(infantry(20).try(overrun('0505', 'g1'))).toEqual(['overrun/odds']);
    expect(infantry(20).refusals(overrun('0505', 'g1'))[0].detail).toBe('The odds are 20 against 4, 5:1, enough for German c/m units alone; 6:1 is needed, which takes 24, since g1 is none. Bring up stronger units.');
    expect(infantry(24).try(overrun('0505', 'g1'))).toEqual([]);
    const below = ready(['g1: German 15-10 Inf XX @0504', rifle(4)]).refusals(overrun('0505', 'g1'))[0];
    expect(below.detail).toContain('6:1 takes 24, and 5:1, enough for German c/m units alone, 20');
    // Polish c/m units are no German ones
    expect(ready(['p1: Polish 20-10 Pz XX @0505', 'g1: German 4-6 Inf XX @0504'], { player: 'poland' }).try(overrun('0504', 'p1'))).toEqual(['overrun/odds']);
  });

  it('ER-13.7 rivers, support and supply count for the odds, air support and the die do not', () => {
    const river = (defense: number): ReadonlyArray<string> => ready([...panzers(2), rifle(defense)], { hexsides: { 'minor-river': '0504/0505' } }).try(overrun('0505', 'g1', 'g2'));
    // 20 halved: 10 against 1, 2 and 3; 9 for 5:1, 1 for the hex and 1 for the river are too many
    expect([river(1), river(2), river(3)]).toEqual([[], ['overrun/not-enough-mp'], ['overrun/odds']]);
    const regiments = ready(['g1: German 12-10 mot Inf III @0504', rifle(2)]);
    expect(regiments.try(overrun('0505', 'g1'))).toEqual(['overrun/odds']);
    const unsupplied = ready(['g1: German 20-10 Pz XX @0504 out', rifle(4)]);
    expect(unsupplied.try(overrun('0505', 'g1'))).toContain('overrun/odds');
  });

  it('AMB-ER-58 mixed-overruns', () => {
    // 12 panzers and 8 infantry against 4: 5:1 together; the panzers alone have 3:1
    const mixed = (cm: number, foot: number, reading?: string): ReadonlyArray<string> =>
      ready([`g1: German ${cm}-10-10 Pz XX @0504`, `g2: German ${foot}-10 Inf XX @0504`, rifle(4)], reading === undefined ? {} : { readings: { 'mixed-overruns': reading } }).try(overrun('0505', 'g1', 'g2'));
    expect([mixed(12, 8), mixed(12, 8, 'five'), mixed(12, 8, 'parts')]).toEqual([['overrun/odds'], [], ['overrun/odds']]);
    expect([mixed(12, 12), mixed(12, 12, 'five'), mixed(12, 12, 'parts')]).toEqual([[], [], ['overrun/odds']]);
    expect([mixed(20, 4), mixed(20, 4, 'parts')]).toEqual([[], []]);
    const paid = ready(['g1: German 12-10-10 Pz XX @0504', 'g2: German 8-10 Inf XX @0504', rifle(4)], { readings: { 'mixed-overruns': 'five' } }).act(overrun('0505', 'g1', 'g2'));
    expect(paid.events.filter((e) => e.type === 'overrunPaid').map((e) => [e.unit, e.cost])).toEqual([['g1', 200], ['g2', 200]]);
  });
});

describe('movement points', () => {
  const COSTS: ReadonlyArray<readonly [number, number, number | null]> = [[12, 1, 2], [11, 2, 3], [10, 2, 3], [9, 3, 4], [8, 4, 5], [7, 5, 7], [6, 7, 9], [5, 9, null]];

  it.each(COSTS)('ER-13.14 ER-13.15 at %i:1 German c/m units pay %i besides the hex, others %s', (odds, german, other) => {
    const cost = (unit: string): number | null => {
      const p = ready([`g1: German ${2 * odds}-1-10 ${unit} @0504`, rifle(2)]);
      const refused = p.try(overrun('0505', 'g1'));
      return refused.length > 0 ? null : 10 - p.act(overrun('0505', 'g1')).unit('g1').mp - 1;
    };
    expect([cost('Pz XX'), cost('Inf XX')]).toEqual([german, other]);
  });

  it('ER-13.16 ER-13.17 ER-13.18 ER-13.19 ER-13.20 ER-13.21 EX-ER-15 what a full allowance pays for', () => {
    const lowest = (unit: string, mp: number): number =>
      [5, 6, 7, 8, 9, 10, 12].find((odds) => ready([`g1: German ${2 * odds}-1-${mp} ${unit} @0504`, rifle(2)]).try(overrun('0505', 'g1')).length === 0) ?? 0;
    expect([lowest('Pz XX', 10), lowest('Inf XX', 10), lowest('Inf XX', 8), lowest('Inf XX', 5), lowest('Inf XX', 4)]).toEqual([5, 6, 7, 9, 10]);
  });

  it('ER-13.11 hex, hexside and overrun add up; ER-13.24 a road takes the place of both', () => {
    const p = ready(['g1: German 36-1-10 Pz XX @0504', rifle(2)], { terrain: { woods: '0505' }, hexsides: { 'minor-river': '0504/0505' }, lines: { road: '0504-0505' } });
    // halved by the river: 18 against 2
    expect([p.act(overrun('0505', 'g1')).unit('g1').mp, p.act(overrunByRoad('0505', 'g1')).unit('g1').mp]).toEqual([4, 6]);
    expect(ready([...panzers(2), rifle(2)]).try(overrunByRoad('0505', 'g1', 'g2'))).toEqual(['overrun/no-road']);
  });

  it('ER-13.22 whoever cannot pay all of it takes no part, moved or not', () => {
    const slow = ready(['g1: German 24-8 Inf XX @0504', rifle(4)]);
    expect(slow.try(overrun('0505', 'g1'))).toEqual(['overrun/not-enough-mp']);
    expect(slow.refusals(overrun('0505', 'g1'))[0].detail).toContain('At 6:1 g1 would pay 10 MP, 9 of them for the overrun, and has 8');
    const crawling = ready(['g1: German 24-1 Inf XX @0504', rifle(1)]);
    expect(crawling.refusals(overrun('0505', 'g1'))[0].detail).toContain('Even at the best odds g1 would pay 3 MP');
  });

  it('ER-13.10 ER-13.12 ER-13.13 EX-ER-16 zones of the target cost nothing, those of its neighbors do', () => {
    const cost = (unit: string, ...others: ReadonlyArray<string>): number => {
      const p = ready([`g1: German 20-1-10 ${unit} @0504`, rifle(2), ...others], { amend: [...REFORM, 'FITE-6A'] });
      return 10 - p.act(overrun('0505', 'g1')).unit('g1').mp;
    };
    const neighbor = 'p2: Polish 5-6 Inf XX @0604';
    expect([cost('Pz XX'), cost('Pz XX', neighbor), cost('Inf XX', neighbor)]).toEqual([3, 5, 7]);
    // a plain step out of both zones costs what the zones say
    const step = ready(['g1: German 20-1-10 Pz XX @0504', rifle(2)], { amend: [...REFORM, 'FITE-6A'] }).act(march('g1', '0503'));
    expect(step.unit('g1').mp).toBe(8);
  });

  it('ER-13.14 everybody in it pays', () => {
    const p = ready(['g1: German 12-10-10 Pz XX @0504', 'g2: German 4-2-10 Pz III @0503', rifle(2)]).act(march('g2', '0504'), overrun('0505', 'g1', 'g2'));
    expect(p.events.filter((e) => e.type === 'overrunPaid').map((e) => [e.unit, e.cost, e.left])).toEqual([['g1', 100, 100], ['g2', 100, 80]]);
  });

  it('AMB-ER-59 overrun-costs', () => {
    const p = ready([...panzers(2), rifle(4)], { readings: { 'overrun-costs': 'flat' } }).act(overrun('0505', 'g1', 'g2'));
    expect(p.unit('g1').mp).toBe(7);
  });

  it('ER-13.23 as many as can be paid for', () => {
    const units = ['0505', '0506', '0507', '0508', '0509', '0510'].map((hex, i) => `p${i + 1}: Polish 2-6 Inf CADRE @${hex}`);
    let p = ready([...panzers(3), ...units]);
    for (const hex of ['0505', '0506', '0507', '0508', '0509']) p = p.act(overrun(hex, 'g1', 'g2', 'g3'));
    expect([at(p, 'g1'), p.try(overrun('0510', 'g1', 'g2', 'g3'))]).toEqual(['0509 0', ['overrun/not-enough-mp']]);
  });
});

describe('without a die', () => {
  it('ER-13.25 ER-13.26 at 10:1 everybody is lost for good, divisions with cadres too', () => {
    const p = ready([...panzers(2), 'p1: Polish 2-6 Inf XX (1-6) @0505']).act(overrun('0505', 'g1', 'g2'));
    expect([at(p, 'p1'), p.due(), at(p, 'g1'), at(p, 'g2')]).toEqual(['eliminated 0', null, '0505 7', '0505 7']);
    expect(types(p)).not.toContain('dieRolled');
    expect(p.owner('0505')).toBe('germany');
  });

  it('AMB-ER-65 9.9:1 is 9:1', () => {
    expect(ready([...panzers(1), 'g2: German 9-10-10 Pz XX (4-10) @0504', 'g3: German 0-10-10 Pz XX @0504', 'p1: Polish 2-6 Inf XX @0505']).act(overrun('0505', 'g1', 'g2')).due()).toMatchObject({ kind: 'roll' });
  });

  it('ER-13.37 they go on as after E', () => {
    const p = ready([...panzers(2), rifle(1), rifle(1, 'p2', '0506')]).act(overrun('0505', 'g1', 'g2'), overrun('0506', 'g1', 'g2'), march('g1', '0507'));
    expect([at(p, 'g1'), at(p, 'g2')]).toEqual(['0507 5', '0506 6']);
  });
});

describe('on the table', () => {
  it('ER-13.27 ER-13.28 EX-ER-5 one die in the column of the odds, with what terrain and armor do to it; 8:1 and 9:1 are 7:1 with 1 more', () => {
    const joined = (strength: number, defense: number, more: Partial<Sketch> = {}): ReadonlyArray<unknown> => {
      const p = ready([`g1: German ${strength}-1-10 Pz XX @0504`, `p1: Polish ${defense}-6 Inf XX @0505`], more).act(overrun('0505', 'g1'));
      const combat = p.state.combat;
      return [p.game.board.crt.data.columns[combat?.column ?? -1], combat?.modifier];
    };
    // one division of armor: +1
    expect([joined(20, 4), joined(24, 4), joined(28, 4), joined(24, 3), joined(27, 3)]).toEqual([['5:1', 1], ['6:1', 1], ['7:1', 1], ['7:1', 2], ['7:1', 2]]);
    expect(joined(24, 3, { terrain: { woods: '0505' } })).toEqual(['7:1', 1]);
    // a fort bars armor and takes 1
    expect(joined(24, 3, { features: { fort: '0505' } })).toEqual(['7:1', 0]);
    // the old table has columns for 8:1 and 9:1, and they are not used
    expect(joined(27, 3, { amend: ['REFORM-13'], result: 'DE' })).toEqual(['7:1', 2]);
    // a reading about attacks at such odds adds nothing to overruns
    expect(joined(24, 3, { readings: { 'above-highest-odds': 'plus-one' } })).toEqual(['7:1', 2]);
  });

  it('ER-13.8 ER-13.9 air support plays no part', () => {
    const support = ['germany oas 0505 8', 'poland das 0505 8'];
    const p = position({ rules: 'advanced', amend: REFORM, result: 'E', phase: 'exploitation', units: [...panzers(2), rifle(4)], support: support.slice(1), airPoints: { poland: { bombers: 8 } } });
    expect(p.try(overrun('0505', 'g1', 'g2'))).toEqual([]);
    expect(p.act(overrun('0505', 'g1', 'g2')).state.combat).toMatchObject({ modifier: 2 });
  });

  it('ER-13.29 AMB-ER-68 A: half is lost, the others retreat from where they started, and stop', () => {
    const p = ready([...panzers(2), rifle(4)], { result: 'A' }).act(overrun('0505', 'g1', 'g2'), roll(1));
    expect(p.due()).toMatchObject({ kind: 'losses', of: 'attacker', need: 10 });
    const lost = p.act(lose('g1'));
    expect(lost.due()).toMatchObject({ kind: 'retreat', of: 'attacker' });
    const back = lost.act(retreat('g1', '0503'), retreat('g2', '0503'));
    expect([at(back, 'g1'), at(back, 'g2'), at(back, 'p1')]).toEqual(['0503 cadre 0', '0503 0', '0505 0']);
    expect(back.try(march('g2', '0502'))).toContain('movement/halted');
  });

  it('ER-13.30 AMB-ER-181 E: divisions become cadres and must retreat', () => {
    const p = ready([...panzers(2), 'p1: Polish 4-6 Inf XX (2-6) @0505']).act(overrun('0505', 'g1', 'g2'), roll(1));
    expect(p.due()).toMatchObject({ kind: 'retreat', of: 'defender' });
    expect(p.try({ type: 'pass' })).toEqual(['sequence/decision-due']);
    const gone = p.act(retreat('p1', '0506'));
    expect([at(gone, 'p1'), at(gone, 'g1'), at(gone, 'g2')]).toEqual(['0506 cadre 0', '0505 0', '0505 0']);
  });

  it.each(['R', 'DR', 'd', 'X'])('ER-13.32 ER-13.33 ER-13.34 %s: where the hex is clear all enter it, and stop', (result) => {
    // a regiment goes in whole, whatever the element is
    const p = ready([...panzers(2), 'p1: Polish 4-6 Inf III @0505 dot'], { result }).act(overrun('0505', 'g1', 'g2'), roll(1));
    let q = p;
    if (q.due()?.kind === 'losses') q = q.act(q.legal()[0]);
    if (q.due()?.kind === 'retreat') q = q.act(retreat('p1', '0506'));
    expect([at(q, 'g1').slice(0, 4), at(q, 'g2').slice(0, 4), q.due()]).toEqual(['0505', '0505', null]);
    expect([q.unit('g2').mp, q.unit('g2').stopped, q.try(march('g2', '0605'))]).toEqual([0, true, expect.arrayContaining(['movement/halted'])]);
  });

  it('ER-13.34 S: they stay where they are, and stop; AMB-ER-75 and no other overrun takes them along', () => {
    const p = ready([...panzers(2), 'g3: German 10-10-10 Pz XX @0503', rifle(3), 'p2: Polish 1-6 Inf CADRE @0604'], { result: 'S' }).act(overrun('0505', 'g1', 'g2'), roll(1));
    expect([at(p, 'g1'), at(p, 'p1'), p.unit('g1').stopped]).toEqual(['0504 0', '0505 0', true]);
    expect(p.try(overrun('0604', 'g1', 'g2'))).toEqual(['overrun/halted', 'overrun/not-enough-mp']);
    // AMB-ER-78 others may try the same hex
    expect(p.act(march('g3', '0504')).try(overrun('0505', 'g3'))).toEqual(['overrun/odds']);
  });

  it('ER-13.10 AMB-ER-74 whoever was overrun in vain has its zones again', () => {
    const p = ready([...panzers(2), rifle(4)], { result: 'S' });
    expect([p.zoc('allied', '0504'), p.act(overrun('0505', 'g1', 'g2'), roll(1)).zoc('allied', '0504')]).toEqual([true, true]);
  });

  it('ER-13.35 in exploitation they may move again, and AMB-ER-61 attack in between', () => {
    const p = ready([...panzers(2), rifle(4)], { result: 'S' }).act(overrun('0505', 'g1', 'g2'), roll(1)).to('combat');
    expect(p.try(attack('0505', 'g1', 'g2'))).toEqual([]);
    expect([p.to('exploitation').unit('g1').mp, p.to('exploitation').try(march('g1', '0503'))]).toEqual([10, []]);
    // their marks alone are wiped, and none where no overrun has failed
    const wiped = (q: Fixture): unknown => q.act(endPhase).events.filter((e) => e.type === 'unitsMarked');
    expect([wiped(p), wiped(ready([...panzers(2), rifle(4)], { phase: 'combat' }))]).toEqual([[{ type: 'unitsMarked', units: ['g1', 'g2'], set: 0, clear: expect.any(Number) }], []]);
    const barred = ready([...panzers(2), rifle(4)], { result: 'S', readings: { 'attack-after-failed-overrun': 'no' } }).act(overrun('0505', 'g1', 'g2'), roll(1)).to('combat');
    expect(barred.try(attack('0505', 'g1'))).toEqual(['attack/overrun-failed']);
    // one that succeeded bars nothing
    const won = ready([...panzers(2), rifle(4), rifle(4, 'p2', '0506')], { readings: { 'attack-after-failed-overrun': 'no' } }).act(overrun('0505', 'g1', 'g2'), roll(1)).to('combat');
    expect(won.try(attack('0506', 'g1'))).toEqual([]);
  });

  it('ER-13.36 after E they go on with what they have left', () => {
    const p = ready([...panzers(3), rifle(4), 'p2: Polish 2-6 Inf CADRE @0506']).act(overrun('0505', 'g1', 'g2', 'g3'), roll(1));
    expect([at(p, 'g1'), p.unit('g1').stopped]).toEqual(['0505 4', false]);
    expect(at(p.act(overrun('0506', 'g1', 'g2', 'g3')), 'g1')).toBe('0506 2');
    expect(at(p.act(march('g1', '0605', '0606', '0607', '0608')), 'g1')).toBe('0608 0');
  });

  it('ER-13.38 AMB-ER-63 attrition is ignored, and E* is an E', () => {
    const won = (result: string, more: Partial<Sketch> = {}): Fixture => ready([...panzers(3), rifle(4)], { result, ...more }).act(overrun('0505', 'g1', 'g2', 'g3'), roll(1));
    expect(won('S*').due()).toBeNull();
    const driven = won('R*').act(retreat('p1', '0506'));
    expect([at(driven, 'g1'), driven.due()]).toEqual(['0505 0', null]);
    expect(at(won('E*'), 'g1')).toBe('0505 4');
    expect(at(won('E*', { readings: { 'overrun-eliminated-star': 'no' } }), 'g1')).toBe('0505 0');
  });

  it('ER-13.33 ER-13.38 they alone: attackers of the combat phase pay for attrition, and choose whether to advance', () => {
    const p = ready(['g1: German 7-6 Inf XX (3-6) @0504', 'g2: German 7-6 Inf XX (3-6) @0504', rifle(4)], { phase: 'combat', result: 'R*' }).act(attack('0505', 'g1', 'g2'), roll(1), retreat('p1', '0506'));
    expect(p.due()).toMatchObject({ kind: 'losses', of: 'attacker', measure: 're' });
    expect(p.act(lose('g1')).due()).toMatchObject({ kind: 'advance' });
  });

  it('ER-13.29 works with the old table, whose DE is its E', () => {
    const old = (result: string): Fixture => ready([...panzers(3), rifle(4)], { amend: ['REFORM-13'], result }).act(overrun('0505', 'g1', 'g2', 'g3'), roll(1));
    expect([at(old('DE'), 'g1'), at(old('AS'), 'g1')]).toEqual(['0505 4', '0504 0']);
    const driven = old('DR').act(retreat('p1', '0506'));
    expect(at(driven, 'g1')).toBe('0505 0');
    expect(old('AR').due()).toMatchObject({ kind: 'retreat', of: 'attacker' });
  });
});

describe('units without defense', () => {
  it('ER-13.39 ER-13.40 AMB-ER-72 are overrun for the step alone by anybody with attack strength', () => {
    const screen = (unit: string, more: Partial<Sketch> = {}): Fixture => ready([`g1: German ${unit} @0504`, 'p1: Polish 0-0 hv AA II @0505', 'p2: Polish 0-0 hv AA II @0505'], more);
    const p = screen('1-8 Inf III').act(overrun('0505', 'g1'));
    expect([at(p, 'g1'), at(p, 'p1'), at(p, 'p2')]).toEqual(['0505 7', 'eliminated 0', 'eliminated 0']);
    expect(screen('0-8 Cons III').try(overrun('0505', 'g1'))).toEqual(['overrun/zero-strength', 'overrun/odds']);
    // AMB-ER-71
    expect(at(screen('1-8 Inf III', { readings: { 'overrun-zero-strength': 'nothing' } }).act(overrun('0505', 'g1')), 'g1')).toBe('0505 8');
  });

  it('ER-13.47 a screen of them holds nobody up', () => {
    const hexes = ['0505', '0506', '0507', '0508', '0509'];
    let p = ready(['g1: German 1-8 Inf III @0504', ...hexes.map((hex, i) => `p${i + 1}: Polish 0-0 hv AA II @${hex}`)]);
    for (const hex of hexes) p = p.act(overrun(hex, 'g1'));
    expect([at(p, 'g1'), hexes.map((_, i) => p.unit(`p${i + 1}`).hex)]).toEqual(['0509 3', hexes.map(() => 'eliminated')]);
  });
});

describe('over other rules', () => {
  const units = [...panzers(2), rifle(4)];

  it('without it there are none in Basic Training, and Advanced Training wants ten to one', () => {
    expect(position({ units }).try(overrun('0505', 'g1', 'g2'))).toEqual(['overrun/not-in-force']);
    expect(position({ rules: 'advanced', units }).try(overrun('0505', 'g1', 'g2'))).toEqual(['overrun/odds']);
    for (const rules of ['basic', 'advanced', 'first-to-fight-advanced', 'fire-in-the-east'] as const) {
      const foe = rules === 'fire-in-the-east' ? 'p1: Soviet 4-6 Rifle XX @0505' : rifle(4);
      expect([rules, position({ rules, amend: REFORM, units: [...panzers(2), foe] }).try(overrun('0505', 'g1', 'g2'))]).toEqual([rules, []]);
    }
  });

  it('takes away the questions of the rule that it replaces, and keeps what others ask', () => {
    const ids = (amend: ReadonlyArray<string>): ReadonlyArray<string> => position({ rules: 'first-to-fight-advanced', amend, units }).game.board.rules.readings.map((r) => r.id);
    expect([ids([]).includes('overrun-approach'), ids(REFORM).includes('overrun-approach'), ids(REFORM).includes('mixed-overruns')]).toEqual([true, false, true]);
    const { overrunChecks } = position({ rules: 'first-to-fight-advanced', amend: REFORM, units }).game.board.rules;
    const plain = position({ rules: 'first-to-fight-advanced', units }).game.board.rules.overrunChecks.filter((c) => c.ref.book === 'FTF');
    expect(plain.length).toBeGreaterThan(0);
    for (const check of plain) expect(overrunChecks).toContain(check);
  });

  it('where zones stop movement, whoever a zone of the target has stopped may overrun it, and whom others hold may not', () => {
    const far = ['g1: German 20-10-10 Pz XX @0503', rifle(3)];
    const came = ready(far).act(march('g1', '0504'));
    expect([came.unit('g1').stopped, came.try(overrun('0505', 'g1'))]).toEqual([true, []]);
    const watched = ready([...far, 'p2: Polish 5-6 Inf XX @0404']).act(march('g1', '0504'));
    expect(watched.try(overrun('0505', 'g1'))).toEqual(['overrun/stopped']);
    expect(watched.refusals(overrun('0505', 'g1'))[0].detail).toContain('in the zone of control of enemies outside 0505');
  });

  it('ER-13.46 a line without gaps is broken in one player turn, three hexes deep', () => {
    const lines = ['0404', '0505', '0604', '0406', '0507', '0606'].map((hex, i) => `p${i + 1}: Polish 3-6 Inf XX @${hex}`);
    const motorized = [1, 2, 3].map((n) => `g${n}: German 8-8-10 mot Inf XX (3-10) @0504`);
    const three = ['g1', 'g2', 'g3'] as const;
    const p = position({ amend: ['REFORM-9C', 'REFORM-13', 'FITE-6A'], result: 'E', units: [...motorized, ...lines] }).act(overrun('0505', ...three), roll(1));
    // 4 for 8:1, 1 for the hex, 2 from zone to zone
    expect(at(p, 'g1')).toBe('0505 3');
    const through = p.act(...three.map((u) => march(u, '0506')));
    expect(at(through, 'g1')).toBe('0506 0');
    const second = through.to('combat').act(attack('0507', ...three), roll(1));
    const beyond = second.act({ type: 'advance', unit: 'g1' }, { type: 'advance', unit: 'g2' }, { type: 'advance', unit: 'g3' }).to('exploitation').act(march('g1', '0508'));
    expect(at(beyond, 'g1')).toBe('0508 8');
  });
});

describe('what is said of them', () => {
  const lines = (p: Fixture, ...units: ReadonlyArray<string>): string => p.game.explain(p.state, overrun('0505', ...units)).lines.join('\n');

  it('tells odds, column, modifiers, costs and chances', () => {
    const text = lines(ready([...panzers(2), rifle(4)]), 'g1', 'g2');
    expect(text).toContain('20 against 4 → 5:1; 5:1 is needed [REFORM 13]');
    expect(text).toContain('Settled like an attack in the column 5:1 [REFORM 13]; die modifiers: +2 [EBC 10]');
    expect(text).toContain('g1 Pz XX (10-10): 1 [EBC 6A] + 9 [REFORM 13] = 10 MP of 10 (10 in the phase), 0 left.');
    expect(text).toMatch(/Chances in the column 5:1[\s\S]*E 1 \(die 1/);
    expect(text).toMatch(/E: eliminate defender[^\n]*enter overrun hex \[REFORM 13\]; they may go on/);
    expect(lines(ready([...panzers(2), rifle(4)], { result: 'S' }), 'g1', 'g2')).toMatch(/S: enter overrun hex \[REFORM 13\]; their movement ends/);
  });

  it('ER-13.5 ER-13.6 AMB-ER-58 tells the odds that these units need, and who overruns nobody at those there are', () => {
    const [armor, foot] = ['g1: German 12-10-10 Pz XX @0504', 'g2: German 8-10 Inf XX @0504'];
    const told = (reading: string, defense: number, ...units: ReadonlyArray<string>): ReadonlyArray<string> => {
      const text = lines(ready([...units, rifle(defense)], { readings: { 'mixed-overruns': reading } }), ...units.map((u) => u.slice(0, 2)));
      return [/→ .*; (\S+) is needed/.exec(text)?.[1] ?? '', /^g2 .*(overruns nobody|\+ \d+ \[REFORM 13\])/m.exec(text)?.[1] ?? ''];
    };
    expect([told('six', 4, armor), told('five', 4, armor), told('six', 4, foot)[0], told('five', 4, foot)[0]]).toEqual([['5:1', ''], ['5:1', ''], '6:1', '6:1']);
    expect([told('six', 4, armor, foot), told('parts', 4, armor, foot), told('five', 4, armor, foot), told('five', 5, armor, foot)]).toEqual([
      ['6:1', 'overruns nobody'], ['6:1', 'overruns nobody'], ['5:1', '+ 9 [REFORM 13]'], ['5:1', 'overruns nobody'],
    ]);
  });

  it('tells without a die who is lost', () => {
    const text = lines(ready([...panzers(2), rifle(2)]), 'g1', 'g2');
    expect(text).toContain('No die: at 10:1 and better everybody in the hex is lost [REFORM 13]');
    expect(text).toContain('Eliminated: p1 Inf XX (2-6).');
  });

  it('ER-13.38 ER-13.39 says that attrition is ignored, and that no odds are needed against no defense', () => {
    expect(lines(ready([...panzers(2), rifle(4)], { result: 'R*' }), 'g1', 'g2')).toContain('R*: retreat defender [REFORM 9C], enter overrun hex [REFORM 13], but no attrition of attacker [REFORM 13]; their movement ends');
    const text = lines(ready(['g1: German 1-6 Inf XX @0504', 'p1: Polish 0-0 hv AA II @0505']), 'g1');
    expect(text).toContain('1 against 0 → no defense [REFORM 13]');
    expect(text).toContain('No die: whoever has no defense strength is lost to anybody with attack strength [REFORM 13]');
    expect(text).not.toMatch(/is needed|at 10:1/);
  });

  it('does not lay the stop in the zone of another enemy to the result', () => {
    const text = lines(ready([...panzers(3), rifle(2), rifle(4, 'p2', '0605')]), 'g1', 'g2', 'g3');
    expect(text).toMatch(/The overrunners stop in 0505, in the zone of control of p2 Inf XX \(4-6\)\. \[REFORM 13: [^\]]*where zones of control stop movement/);
  });

  it('tells of refusals what would be needed, with all figures', () => {
    const text = lines(ready(['g1: German 20-8 Inf XX @0504', rifle(4)]), 'g1');
    expect(text).toContain('6:1 is needed, which takes 24, since g1 is none');
    expect(text).toContain('g1 Inf XX (20-8): at these odds the unit overruns nobody.');
  });
});
