/** The worked examples of the booklet and its charts, with their intermediate numbers. */
import { describe, expect, it } from 'vitest';
import { tally } from '../../../src/kernel/tally.js';
import { ebc } from '../../../src/rulesets/europa/cases.js';
import { identify } from '../../../src/rulesets/europa/identify.js';
import { advance, attack, endPhase, lose, march, pass, position, rail, retreat, road, roll, type Sketch } from '../fixture.js';

const half = { ref: ebc('3B', ['BC-3B.1'], 'Half.'), op: 'times' as const, value: () => 0.5 };

describe('worked examples of the Boot Camp booklet', () => {
  it('EX-1 BC-3B.1 half of 7 is 3 1/2', () => {
    expect(tally(7, [half], null)).toMatchObject({ base: 7, total: 3.5 });
  });

  it('EX-2 BC-3B.2 halved twice is quartered', () => {
    expect(tally(1, [half, half], null).total).toBe(0.25);
    const p = position({ phase: 'combat', units: ['g1: German 8-6 Inf X @0504 out', 'p1: Polish 2-6 Inf XX @0505'] });
    expect(p.odds('0505', 'g1').strengths['g1']).toBe(2);
  });

  it('EX-3 BC-3A.12 the 2nd Motorized Infantry Division is a c/m unit', () => {
    expect(identify('mot Inf', 'XX')).toMatchObject({ cm: true, divisional: true, aec: true });
  });

  it.each(['shipped', {}] as const)('EX-4 BC-7B.8 the cavalry’s way: 3, 1 and 2 points, with 2 left (chart %#)', (chart) => {
    const p = position({
      chart,
      terrain: { woods: '0504', 'wooded-swamp': '0505', forest: '0506' },
      hexsides: { 'minor-river': '0503/0504' },
      lines: { road: '0504-0505' },
      units: ['p1: Polish 2-8 Cav X @0503'],
      player: 'poland',
    });
    const way = [...march('p1', '0504'), ...road('p1', '0505'), ...march('p1', '0506')];
    expect(way.map((_, i) => p.act(way.slice(0, i + 1)).unit('p1').mp)).toEqual([5, 4, 2]);
    // it may stop there, and could go on
    expect([p.try(way, endPhase), p.try(way, march('p1', '0507'))]).toEqual([[], []]);
  });

  it('EX-5 BC-8A.1 BC-8A.2 BC-8A.3 BC-8A.6 eight units are the most', () => {
    const eight = ['7-6 Inf XX', '7-6 Inf XX', '7-6 Inf XX', '2-6 Inf III', '2-6 Inf III', '2-6 Inf III', '2-8 Art III', '2-8 Art III'].map((what, i) => `g${i}: German ${what} @0504`);
    expect(position({ units: eight }).try(endPhase)).toEqual([]);
    for (const ninth of ['7-6 Inf XX', '2-6 Inf III', '2-8 Art III', '4-8 Art XX']) expect(position({ units: [...eight, `g9: German ${ninth} @0504`] }).try(endPhase)).toEqual(['stacking/phase-end']);
  });

  it('EX-6 BC-9A.8 34 against 9 is 3:1', () => {
    const p = position({ phase: 'combat', units: ['g1: German 17-6 Inf XX @0504', 'g2: German 17-6 Inf XX @0504', 'p1: Polish 9-6 Inf XX @0505'] });
    expect(p.odds('0505', 'g1', 'g2')).toMatchObject({ attack: 34, defense: 9, column: '3:1' });
  });

  it('EX-7 BC-9E.4 a division of 7 that becomes a cadre of 3 counts 7, not 4', () => {
    const p = position({ phase: 'combat', result: 'AH', units: ['g1: German 7-6 Inf XX (3-6) @0504', 'g2: German 7-6 Inf XX (3-6) @0504', 'p1: Polish 6-6 Inf XX @0505'] });
    const due = p.act(attack('0505', 'g1', 'g2'), roll(1));
    expect(due.due()).toMatchObject({ need: 7 });
    expect(due.try(lose('g1'))).toEqual([]);
  });

  it('EX-8 BC-12B.11 seven hexes overland to the railroad, and by rail to the source', () => {
    const line = (railFrom: string): Sketch => ({
      columns: [1, 3],
      rows: [1, 20],
      terrain: { sea: '01 03' },
      territories: { Germany: '01-03' },
      sources: { germany: '0218' },
      supply: 'judged',
      units: ['g1: German 9-10 Pz XX @0201'],
      lines: { rail: `${railFrom}-0218` },
    });
    expect(position(line('0208')).unit('g1').outOfSupply).toBe(false);
    expect(position(line('0209')).unit('g1').outOfSupply).toBe(true);
    expect(position({ ...line('0208'), owners: { poland: '0213' } }).unit('g1').outOfSupply).toBe(true);
  });

  it('EX-15 BC-CRT.4 a modified roll of 9 is read as 8', () => {
    const p = position({ phase: 'combat', result: 'AS AS AS AS AS AS AS DE', units: [1, 2, 3].map((i) => `g${i}: German 9-10 Pz XX @0504`).concat('p1: Polish 5-6-6 Inf XX @0505') });
    expect(p.odds('0505', 'g1', 'g2', 'g3').modifier).toBe(3);
    expect(p.act(attack('0505', 'g1', 'g2', 'g3'), roll(6)).unit('p1').hex).toBe('eliminated');
    expect(p.act(attack('0505', 'g1'), roll(6)).unit('p1').hex).toBe('0505');
  });

  const fifteenAgainstEight = (result: string) =>
    position({
      phase: 'combat',
      result,
      units: ['g1: German 6-6 Inf XX (3-6) @0504', 'g2: German 4-6 Inf XX @0604', 'g3: German 3-6 Inf XX @0604', 'g4: German 2-6 Art X @0604', 'p1: Polish 5-6 Inf XX (2-6) @0505', 'p2: Polish 3-6 Inf XX @0505'],
    }).act(attack('0505', 'g1', 'g2', 'g3', 'g4'), roll(1), retreat('p1', '0506'));

  it('EX-16 BC-CRT.19 half exchange, 15 against 8: the defender loses 8, the attacker at least 4', () => {
    const p = fifteenAgainstEight('HX');
    expect([p.unit('p1'), p.unit('p2')]).toMatchObject([{ hex: '0506', face: 'cadre' }, { hex: 'eliminated' }]);
    expect(p.due()).toMatchObject({ kind: 'losses', of: 'attacker', need: 4 });
    expect([p.try(lose('g2')), p.try(lose('g3'))]).toEqual([[], ['losses/not-enough']]);
  });

  it('EX-17 BC-CRT.20 exchange, 15 against 8: the defender loses 8, the attacker at least 8', () => {
    const p = fifteenAgainstEight('EX');
    expect(p.due()).toMatchObject({ kind: 'losses', of: 'attacker', need: 8 });
    expect([p.try(lose('g1', 'g4')), p.try(lose('g1'))]).toEqual([[], ['losses/not-enough']]);
  });

  it('EX-18 BC-10.7 armor effects: 5 capped to 4, minus 2', () => {
    const attackers = [1, 2, 3, 4, 5].map((i) => `a${i}: German 9-10 Arm XX @0504`).concat(['i1: German 7-6 Inf XX @0604', 'i2: German 7-6 Inf XX @0604']);
    const ids = attackers.map((u) => u.slice(0, 2));
    const against = (defenders: ReadonlyArray<string>) => position({ phase: 'combat', units: [...attackers, ...defenders] }).odds('0505', ...ids).modifier;
    const [arm, mot, regiment, infantry] = ['p1: Polish 4-8 Arm XX @0505', 'p2: Polish 4-8 Mot XX @0505', 'p3: Polish 2-8 Arm III @0505', 'p4: Polish 5-6-6 Inf XX @0505'];
    expect(against([regiment, infantry])).toBe(4);
    expect(against([arm, mot, regiment, infantry])).toBe(2);
  });

  describe('EX-19 combat odds', () => {
    const hexes = ['0504', '0604', '0404', '0504', '0504', '0604'];
    const units = ['7-10 mot Inf XX', '7-6 Inf XX', '7-6 Inf XX', '2-5 Inf X', '2-3-8 Art III', '2-3-8 Art III'].map((u, i) => `g${i + 1}: German ${u} @${hexes[i]}`);
    const river = { 'minor-river': '0504/0505 0604/0505 0404/0505' };
    const sketch: Sketch = { phase: 'combat', chart: 'shipped', terrain: { woods: '0505' }, hexsides: river, units: [...units, 'p1: Polish 5-6 Inf XX @0505', 'p2: Polish 1-6 Art X @0505'] };
    const all = ['g1', 'g2', 'g3', 'g4', 'g5', 'g6'];

    it('BC-9A.1 BC-9H.2 BC-9H.5 ground strength 15.5: 23 halved by the river, and 4 of artillery', () => {
      const odds = position(sketch).odds('0505', ...all);
      expect(odds.strengths).toEqual({ g1: 3.5, g2: 3.5, g3: 3.5, g4: 1, g5: 2, g6: 2, p1: 5, p2: 1 });
      expect([odds.attack, odds.defense]).toEqual([15.5, 6]);
      // without the 8 bomber points of the example, 15.5 against 6 is 2:1; with them it would be 3:1
      expect(odds.column).toBe('2:1');
    });

    it('BC-9H.1 BC-10.2 the woods and the motorized division cancel out', () => {
      expect(position(sketch).odds('0505', ...all).modifier).toBe(0);
      expect(position(sketch).odds('0505', 'g2').modifier).toBe(-1);
      expect(position({ ...sketch, terrain: {} }).odds('0505', ...all).modifier).toBe(1);
    });

    it('BC-11.7 an unsupported brigade would add 0.5 only', () => {
      const odds = position({ ...sketch, units: sketch.units?.map((u) => u.replace('Inf X @0504', 'Inf X @0605')) as ReadonlyArray<string>, hexsides: { 'minor-river': `${river['minor-river']} 0605/0505` } }).odds('0505', ...all);
      expect([odds.strengths.g4, odds.attack]).toEqual([0.5, 15]);
    });

    it('BC-9D.1 losses are reckoned from 27 and 6 printed points', () => {
      const { combat } = position({ ...sketch, result: 'AS' }).act(attack('0505', ...all)).state;
      expect(combat?.printed).toEqual({ attacker: 27, defender: 6 });
    });
  });

  describe('EX-22 QA-17 the exchange at 2927', () => {
    const sketch = (rules: 'basic' | 'first-to-fight', northwest = '5-6-6 Inf XX (2-6)'): Sketch => ({
      rules,
      columns: [26, 32],
      rows: [22, 30],
      player: 'poland',
      phase: 'combat',
      result: 'EX',
      units: ['g1: German 7-6 Inf XX (3-6) @2927', `p1: Polish ${northwest} @2826`, 'p2: Polish 5-6-6 Inf XX (2-6) @2926', 'p3: Polish 2-3-8 Art III @3027', 'p4: Polish 2-3-8 Art III @2928'],
    });

    it('the German division becomes a cadre, cannot leave the zones of the attackers, and is lost before they lose anything', () => {
      for (const rules of ['basic', 'first-to-fight'] as const) {
        const p = position(sketch(rules)).act(attack('2927', 'p1', 'p2', 'p3', 'p4'), roll(1));
        // 2827 and 3026 are empty, and in the zones of the divisions in 2826 and 2926
        expect(p.legal()).toEqual([retreat('g1', '3026'), retreat('g1', '2827')]);
        expect(p.try(retreat('g1', '2928'))).toEqual(['retreat/enemy-occupied']);
        const gone = p.act(retreat('g1', '2827'));
        expect(gone.unit('g1').hex).toBe('eliminated');
        expect(['p1', 'p2', 'p3', 'p4'].map((u) => gone.unit(u).face)).toEqual(['full', 'full', 'full', 'full']);
        // only then do the attackers pay 7: the division in 2826 and the unit in 2928
        const paid = gone.act(lose('p1', 'p4'));
        expect([paid.unit('p1'), paid.unit('p4').hex, paid.due()?.kind]).toMatchObject([{ hex: '2826', face: 'cadre' }, 'eliminated', 'advance']);
        expect(paid.act(advance('p2'), pass).owner('2927')).toBe('poland');
      }
    });

    it('BC-9F1.10 with a unit without a zone in 2826 the cadre would get away', () => {
      const p = position(sketch('basic', '5-6 Cav X')).act(attack('2927', 'p1', 'p2', 'p3', 'p4'), roll(1));
      expect(p.unit('g1')).toMatchObject({ hex: '2827', face: 'cadre' });
    });
  });

  describe('railroads', () => {
    const railway = (unit: string, length = 45): Sketch => ({ columns: [1, 2], rows: [1, length], player: 'poland', lines: { rail: `0101-01${length}` }, units: [unit] });
    const hexes = (n: number): ReadonlyArray<string> => Array.from({ length: n }, (_, i) => `01${String(i + 2).padStart(2, '0')}`);

    it('EX-28 QA-16 a rail hex that is regained serves for the rest of the phase', () => {
      const p = position({ ...railway('p1: Polish 2-8 Cav X @0105'), owners: { germany: '0106' }, units: ['p1: Polish 2-8 Cav X @0105', 'p2: Polish 5-6-6 Inf XX @0101'] });
      expect(p.try(rail('p2', ...hexes(6)))).toEqual(['rail/not-owned']);
      const regained = p.act([{ type: 'step', unit: 'p1', to: '0106', by: 'march' }], [{ type: 'step', unit: 'p1', to: '0206', by: 'march' }]);
      expect(regained.try(rail('p2', ...hexes(6)))).toEqual([]);
    });

    it('EX-29 QA-21 a rating of R is 40 rail hexes', () => {
      const p = position(railway('p1: Polish 1-R Art X @0101'));
      expect(p.try(rail('p1', ...hexes(40)))).toEqual([]);
      expect(p.try(rail('p1', ...hexes(41)))).toEqual(['movement/not-enough-mp']);
    });

    it('EX-33 BC-7A.1 six movement points are 30 rail hexes', () => {
      const p = position(railway('p1: Polish 5-6-6 Inf XX @0101'));
      expect(p.act(rail('p1', ...hexes(30))).unit('p1').mp).toBe(0);
      expect(p.try(rail('p1', ...hexes(31)))).toEqual(['movement/not-enough-mp']);
    });
  });
});
