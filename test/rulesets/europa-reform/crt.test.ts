/**
 * Reform, rule 9C: results made of elements, with the amendment and without it. Attackers are Germans in 0504 and 0604 on 0505.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseRatio } from '../../../src/kernel/crt.js';
import { isLeft } from '../../../src/prelude.js';
import { crtData } from '../../../src/rulesets/boot-camp/crt.js';
import { compileCrt, type CrtData } from '../../../src/rulesets/europa/crtTable.js';
import { reformCrtRules } from '../../../src/rulesets/europa-reform/crt/elements.js';
import { parseElements, reformCrtData } from '../../../src/rulesets/europa-reform/index.js';
import { advance, attack, type Fixture, lose, pass, position, retreat, roll, type Sketch } from '../fixture.js';

const REFORM = { phase: 'combat', amend: ['REFORM-9C'] } as const;

const GINF = (n: number, hex = '0504'): string => `g${n}: German 7-6 Inf XX (3-6) @${hex}`;
const GART = (n: number, hex = '0504'): string => `a${n}: German 3-2-8 Art III @${hex}`;
const attackers = (units: ReadonlyArray<string>): ReadonlyArray<string> => units.filter((u) => u.includes('German')).map((u) => u.split(':')[0]);

/** A result thrown against 0505 by every German unit there is. */
const fought = (result: string, units: ReadonlyArray<string>, more: Partial<Sketch> = {}): Fixture =>
  position({ ...REFORM, result, units, ...more }).act(attack('0505', ...attackers(units)), roll(1));

const left = (p: Fixture, ...ids: ReadonlyArray<string>): ReadonlyArray<string> =>
  ids.map((id) => {
    const { hex, face } = p.unit(id);
    return `${id} ${hex}${face === 'cadre' && hex !== 'eliminated' ? ' cadre' : ''}`;
  });

const RIFLES = (n: number, strength = 4): ReadonlyArray<string> => Array.from({ length: n }, (_, i) => `p${i + 1}: Polish ${strength}-6 Inf XX @0505`);

describe('cells', () => {
  it('ER-9C.1 are made of elements; results of the old table are none', () => {
    expect(['A*', 'S', 'dR*', 'E', 'x*', 'DR'].map(parseElements)).toEqual([['A', '*'], ['S'], ['d', 'R', '*'], ['E'], ['x', '*'], ['D', 'R']]);
    for (const cell of ['AR', 'AE', 'DE', 'DH', 'AS', 'HX', 'EX', 'Q', '', 'RD', 'Rd', 'A A', 'EE', 'ER', '**']) expect([cell, parseElements(cell)]).toEqual([cell, null]);
  });

  it('ER-9C.1 ER-9C.32 a table with an old result is refused, and one that nothing is wrong with is not', () => {
    const changed = (row: number, column: number, value: string): CrtData => ({
      ...reformCrtData,
      cells: reformCrtData.cells.map((cells, r) => cells.map((cell, c) => (r === row && c === column ? { ...cell, value } : cell))),
    });
    const codes = (data: CrtData): ReadonlyArray<string> => {
      const compiled = compileCrt(data, reformCrtRules);
      return isLeft(compiled) ? compiled.left.map((e) => `${e.code} ${e.row} ${e.column}`) : [];
    };
    expect(codes(reformCrtData)).toEqual([]);
    // what comes without a die is a result, though it stands in no cell
    expect(['AE', 'A*', 'Q', 'DE'].map(reformCrtRules.isResult)).toEqual([true, true, false, false]);
    for (const old of ['AR', 'AE', 'DE', 'Q']) expect(codes(changed(3, 4, old))).toEqual(['table/unknown-result 1 1.5:1']);
    expect(codes(changed(3, 5, 'x'))).toEqual(['table/early-half-exchange 1 2:1']);
    expect(codes(changed(3, 6, 'x'))).toEqual([]);
    expect(codes(changed(3, 0, 'x*'))).toEqual(['table/early-half-exchange 1 1:4']);
    // what else is wrong there is said alone
    expect(codes(changed(3, 5, ''))).toEqual(['table/unknown-result 1 2:1']);
  });
});

describe('the reconstructed table', () => {
  const column = (name: string): ReadonlyArray<string> => reformCrtData.cells.map((row) => row[reformCrtData.columns.indexOf(name)].value);

  it('ER-9C.28 has twelve rows, -2 to 9, and reads beyond them at its ends', () => {
    expect([reformCrtData.rows[0], reformCrtData.rows.at(-1), reformCrtData.rows.length]).toEqual(['-2', '9', 12]);
    const compiled = compileCrt(reformCrtData, reformCrtRules);
    if (isLeft(compiled)) throw new Error('it does not compile');
    const { cell } = compiled.right;
    expect([cell(1 - 3, 6).value, cell(1 - 5, 6).value, cell(6 + 3, 6).value, cell(6 + 5, 6).value]).toEqual([column('3:1')[0], column('3:1')[0], column('3:1')[11], column('3:1')[11]]);
    expect(cell(-1, 6).value).not.toBe(cell(-1, 7).value);
  });

  it('ER-9C.26 ER-9C.30 ER-9C.31 keeps to what the article says of the printed one', () => {
    const cells = reformCrtData.cells.flat().map((c) => c.value);
    expect(cells.some((c) => c.includes('*') && /[xXRDE]/.test(c))).toBe(true);
    expect(cells).toContain('S*');
    for (const name of reformCrtData.columns) if ((parseRatio(name) as readonly [number, number])[0] < 3 * (parseRatio(name) as readonly [number, number])[1]) expect(column(name).filter((c) => c.startsWith('x'))).toEqual([]);
    const within = (data: CrtData, stopped: string): number => data.cells.slice(data.rows.indexOf('-1'), data.rows.indexOf('8') + 1).flatMap((row) => row.slice(0, 11)).filter((c) => c.value.startsWith(stopped)).length;
    expect([within(reformCrtData, 'S'), within(crtData, 'AS')]).toEqual([25, 15]);
    expect(reformCrtData.cells.flat().every((c) => c.source === 'reconstructed')).toBe(true);
  });

  it('ER-9C.35 3:1 with -1 never throws the attacker back; on the old table it may', () => {
    const results = [0, 1, 2, 3, 4, 5].map((roll) => column('3:1')[reformCrtData.rows.indexOf(String(roll))]);
    expect(results.slice(0, 2)).toEqual(['S*', 'S*']);
    expect(results.filter((r) => r.includes('A'))).toEqual([]);
    expect(crtData.cells[crtData.rows.indexOf('0')][crtData.columns.indexOf('3:1')].value).toBe('AR');
  });
});

describe('A: attacker halved', () => {
  const stack = [GINF(1), GINF(2), GINF(3, '0604'), GART(1, '0604'), ...RIFLES(1)];

  it('ER-9C.2 ER-9C.3 half the printed strength goes, a division reduced to cadre counting in full', () => {
    const p = fought('A', stack);
    expect(p.due()).toMatchObject({ kind: 'losses', of: 'attacker', measure: 'strength', need: 12 });
    expect(p.try(lose('g1', 'a1'))).toEqual(['losses/not-enough']);
    const paid = p.act(lose('g1', 'g2'));
    expect(left(paid, 'g1', 'g2', 'g3', 'a1')).toEqual(['g1 0504 cadre', 'g2 0504 cadre', 'g3 0604', 'a1 0604']);
  });

  it('ER-9C.2 printed strength, whatever a river does to the attack', () => {
    expect(fought('A', stack, { hexsides: { 'minor-river': '0504/0505 0604/0505' } }).due()).toMatchObject({ need: 12 });
  });

  it('ER-9C.4 every survivor retreats, units of strength 0 too', () => {
    const p = fought('A', [GINF(1), GINF(2, '0604'), 'e1: German 0-8 Pz HQ @0604 dot', ...RIFLES(1)]).act(lose('g1'));
    expect(p.due()).toMatchObject({ kind: 'retreat', of: 'attacker' });
    expect((p.due() as { units: ReadonlyArray<number> }).units.map((u) => p.game.board.roster.ids[u])).toEqual(['g1', 'g2', 'e1']);
    expect(p.try(pass)).not.toEqual([]);
  });
});

describe('*: attacker attrition', () => {
  it('ER-9C.9 ER-9C.10 the printed example: a regiment against 3 points, a division’s step against 4', () => {
    const stack = [GINF(1), GINF(2), GINF(3, '0604'), GART(1, '0604')];
    const against = (strength: number): Fixture => fought('S*', [...stack, ...RIFLES(1, strength)]);
    expect(against(3).due()).toMatchObject({ kind: 'losses', of: 'attacker', measure: 're', need: 1 });
    expect(left(against(3).act(lose('a1')), 'a1', 'g1')).toEqual(['a1 eliminated', 'g1 0504']);
    expect(against(3).try(lose('g1'))).toEqual([]);
    expect(against(4).due()).toMatchObject({ measure: 're', need: 3 });
    expect(against(4).try(lose('a1'))).toEqual(['losses/not-enough']);
    expect(left(against(4).act(lose('g1')), 'a1', 'g1', 'g2')).toEqual(['a1 0604', 'g1 0504 cadre', 'g2 0504']);
  });

  it('ER-9C.5 ER-9C.6 three regiments, or one division’s step, are three REs', () => {
    const p = fought('S*', [GINF(1), GART(1), GART(2, '0604'), GART(3, '0604'), ...RIFLES(2, 5)]);
    expect(p.due()).toMatchObject({ measure: 're', need: 3 });
    expect([p.try(lose('a1', 'a2', 'a3')), p.try(lose('a1', 'a2')), p.try(lose('g1'))]).toEqual([[], ['losses/not-enough'], []]);
  });

  it('ER-9C.7 nothing is lost when nothing fits under the ceiling', () => {
    const panzer = 'g1: German 10-10 Pz XX (4-10) @0504';
    expect(left(fought('S*', [panzer, ...RIFLES(1, 5)]), 'g1')).toEqual(['g1 0504']);
    expect(left(fought('S*', [panzer, ...RIFLES(1, 6)]), 'g1')).toEqual(['g1 0504 cadre']);
  });

  it('ER-9C.8 as many REs as the ceiling allows', () => {
    const regiments = [GART(1, '0604'), GART(2, '0604')];
    // two regiments would be within it as well, but they are two REs
    expect(left(fought('S*', [GINF(1), ...regiments, ...RIFLES(1, 6)]), 'g1', 'a1', 'a2')).toEqual(['g1 0504 cadre', 'a1 0604', 'a2 0604']);
    const dear = fought('S*', ['g1: German 10-10 Pz XX (3-10) @0504', ...regiments, ...RIFLES(1, 6)]);
    expect(dear.due()).toMatchObject({ need: 2 });
    expect(dear.try(lose('a1', 'a2'))).toEqual([]);
  });

  it('ER-9C.27 for divisions alone it is one division’s step', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 4, max: 12 }), (divisions, defense) => {
        const p = fought('S*', [...Array.from({ length: divisions }, (_, i) => GINF(i + 1)), ...RIFLES(1, defense)]);
        const sets = p.due() === null ? [['g1']] : p.legal().map((a) => (a.type === 'lose' ? a.units : []));
        expect(sets).toEqual(Array.from({ length: divisions }, (_, i) => [`g${i + 1}`]));
        if (divisions === 1) expect(left(p, 'g1')).toEqual(['g1 0504 cadre']);
      }),
      { numRuns: 20 },
    );
  });

  it('ER-9C.5 ER-9C.7 agrees with the slow way: the most REs of all sets that fit', () => {
    const sizes = [['Inf II', 0.5], ['Art III', 1], ['Inf X', 1], ['Inf XX', 3]] as const;
    fc.assert(
      fc.property(
        fc.array(fc.record({ size: fc.constantFrom(...sizes), strength: fc.integer({ min: 1, max: 9 }), cadre: fc.integer({ min: 0, max: 4 }) }), { minLength: 2, maxLength: 4 }),
        fc.integer({ min: 1, max: 12 }),
        (picked, defense) => {
          // weaker attacks have no column and no die
          fc.pre(picked.reduce((n, u) => n + u.strength, 0) * 4 >= defense);
          const kept = picked.map((u, i) => ({ ...u, cadre: u.size[1] === 3 && u.cadre > 0 && u.cadre < u.strength ? u.cadre : 0, id: `g${i + 1}` }));
          const units = kept.map((u, i) => `${u.id}: German ${u.strength}-6 ${u.size[0]}${u.cadre > 0 ? ` (${u.cadre}-6)` : ''} @${i < 2 ? '0504' : '0604'}${u.size[1] < 3 ? ' dot' : ''}`);
          let most = 0;
          for (let bits = 0; bits < 1 << kept.length; bits++) {
            const set = kept.filter((_, i) => (bits >> i) & 1);
            if (set.reduce((n, u) => n + u.strength - u.cadre, 0) <= defense) most = Math.max(most, Math.min(3, set.reduce((n, u) => n + u.size[1], 0)));
          }
          const p = fought('S*', [...units, ...RIFLES(1, defense)]);
          const due = p.due();
          const lost = kept.filter((u) => p.unit(u.id).hex === 'eliminated' || p.unit(u.id).face === 'cadre').reduce((n, u) => n + u.size[1], 0);
          if (due === null) expect(lost).toBeGreaterThanOrEqual(most);
          else expect(due).toMatchObject({ kind: 'losses', measure: 're', need: most });
          if (most === 0) expect([due, lost]).toEqual([null, 0]);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('ER-9C.11 is ignored in the weather zones A and G', () => {
    const stack = [GINF(1), GINF(2), ...RIFLES(1)];
    for (const zone of ['A', 'G']) expect(left(fought('S*', stack, { zones: { [zone]: '0505' } }), 'g1', 'g2')).toEqual(['g1 0504', 'g2 0504']);
    for (const zone of ['B', 'F']) expect(fought('S*', stack, { zones: { [zone]: '0505' } }).due()).toMatchObject({ measure: 're', need: 3 });
    const halved = fought('A*', stack, { zones: { A: '0505' } }).act(lose('g1'), retreat('g1', '0503'), retreat('g2', '0503'));
    expect([left(halved, 'g1', 'g2'), halved.due()]).toEqual([['g1 0503 cadre', 'g2 0503'], null]);
  });
});

describe('S, x and X', () => {
  it('ER-9C.12 S: nothing happens', () => {
    const p = fought('S', [GINF(1), ...RIFLES(1)]);
    expect([left(p, 'g1', 'p1'), p.due(), p.try(attack('0505', 'g1'))]).toEqual([['g1 0504', 'p1 0505'], null, ['attack/attacked-already', 'attack/defended-already']]);
  });

  it('ER-9C.13 ER-9C.14 exchanges are as they were: 15 against 8, and the tie', () => {
    const fifteen = ['g1: German 4-6 Inf XX (2-6) @0504', 'g2: German 4-6 Inf XX @0504', 'g3: German 7-6 Inf XX @0604'];
    for (const [cell, old, need] of [['x', 'HX', 4], ['X', 'EX', 8]] as const) {
      const reform = fought(cell, [...RIFLES(2), ...fifteen]);
      const before = position({ phase: 'combat', result: old, units: [...RIFLES(2), ...fifteen] }).act(attack('0505', 'g1', 'g2', 'g3'), roll(1));
      expect([left(reform, 'p1', 'p2'), reform.due()]).toEqual([['p1 eliminated', 'p2 eliminated'], before.due()]);
      expect(reform.due()).toMatchObject({ of: 'attacker', measure: 'strength', need });
      const tie = fought(cell, ['g1: German 8-6 Inf XX @0504', ...RIFLES(2)]);
      expect(left(tie, 'p1', 'p2')).toEqual(['p1 eliminated', 'p2 eliminated']);
    }
    const weaker = fought('X', [GINF(1), ...RIFLES(2)]);
    expect([left(weaker, 'p1', 'p2', 'g1'), weaker.due()?.kind]).toEqual([['p1 eliminated', 'p2 eliminated', 'g1 0504 cadre'], 'retreat']);
  });
});

describe('d, R, D and E', () => {
  it('ER-9C.15 ER-9C.16 d: three REs, without a ceiling', () => {
    const p = fought('d', [GINF(1), ...RIFLES(3)]);
    expect(p.due()).toMatchObject({ kind: 'losses', of: 'defender', measure: 're', need: 3 });
    expect(left(p.act(lose('p1')), 'p1', 'p2', 'p3')).toEqual(['p1 eliminated', 'p2 0505', 'p3 0505']);
    const alone = fought('d', [GINF(1), 'p1: Polish 3-6 Inf X @0505 dot']);
    expect([left(alone, 'p1'), alone.due()?.kind]).toEqual([['p1 eliminated'], 'advance']);
    expect(left(fought('d', ['g1: German 3-6 Inf XX @0504', 'p1: Polish 10-10 Cav XX (4-10) @0505']), 'p1')).toEqual(['p1 0505 cadre']);
  });

  it('ER-9C.17 d is ignored in the zones A and G, and what stands beside it is not', () => {
    const zones = { G: '0505' };
    expect(left(fought('d', [GINF(1), ...RIFLES(1)], { zones }), 'p1')).toEqual(['p1 0505']);
    expect(left(fought('dR', [GINF(1), ...RIFLES(1)], { zones }).act(retreat('p1', '0506'), pass), 'p1')).toEqual(['p1 0506']);
  });

  it('ER-9C.18 R: all retreat, and the attackers may follow', () => {
    const p = fought('R', [GINF(1), ...RIFLES(1), 'p2: Polish 2-3-8 Art III @0505']).act(retreat('p1', '0506'), retreat('p2', '0605'));
    expect([left(p, 'p1', 'p2'), p.due()?.kind, left(p.act(advance('g1')), 'g1')]).toEqual([['p1 0506', 'p2 0605'], 'advance', ['g1 0505']]);
  });

  it('ER-9C.19 ER-9C.20 D: half of the printed strength, and nobody moves', () => {
    const p = fought('D', [GINF(1), ...RIFLES(3)]);
    expect(p.due()).toMatchObject({ of: 'defender', measure: 'strength', need: 6 });
    expect(p.try(lose('p1'))).toEqual(['losses/not-enough']);
    const paid = p.act(lose('p1', 'p2'));
    expect([left(paid, 'p1', 'p2', 'p3'), paid.due()]).toEqual([['p1 eliminated', 'p2 eliminated', 'p3 0505'], null]);
    const allied = position({ ...REFORM, player: 'poland', result: 'D', units: ['p1: Polish 9-6 Inf XX @0504', 'g1: German 4-6 Inf III @0505 dot', 'g2: German 3-6 Inf III @0505 dot'] }).act(attack('0505', 'p1'), roll(1));
    expect([left(allied, 'p1', 'g1', 'g2'), allied.due()]).toEqual([['p1 0504', 'g1 eliminated', 'g2 0505'], null]);
    const mixed = fought('D', [GINF(1), 'p1: Polish 7-6 Inf XX (3-6) @0505', 'p2: Polish 3-2-8 Art III @0505']);
    // 4.5 of 9: the regiment is too little
    expect(left(mixed, 'p1', 'p2')).toEqual(['p1 0505 cadre', 'p2 0505']);
  });

  it('ER-9C.21 ER-9C.22 ER-9C.23 E: cadres are what is left, and they retreat or are gone', () => {
    const stack = [GINF(1), 'p1: Polish 10-6 Cav XX (4-6) @0505', 'p2: Polish 7-6 Inf XX (3-6) @0505 cadre', 'p3: Polish 2-3-8 Art III @0505'];
    const p = fought('E', stack);
    expect(left(p, 'p1', 'p2', 'p3')).toEqual(['p1 0505 cadre', 'p2 eliminated', 'p3 eliminated']);
    const back = p.act(retreat('p1', '0506'));
    expect([left(back, 'p1'), back.due()?.kind]).toEqual([['p1 0506 cadre'], 'advance']);
    const round = ['0604', '0605', '0506', '0405', '0404'].map((hex, i) => `r${i}: German 1-6 Inf X @${hex}`);
    const shut = position({ ...REFORM, result: 'E', units: [...stack, ...round] }).act(attack('0505', 'g1'), roll(1));
    expect([left(shut, 'p1'), shut.due()?.kind]).toEqual([['p1 eliminated'], 'advance']);
  });
});

describe('results of several elements', () => {
  it('ER-9C.24 are applied one by one: dR* costs the defender, moves him, and costs the attacker', () => {
    const p = fought('dR*', [GINF(1), GINF(2, '0604'), ...RIFLES(2)]);
    expect(p.due()).toMatchObject({ of: 'defender', measure: 're' });
    const moved = p.act(lose('p1'));
    expect(moved.due()).toMatchObject({ kind: 'retreat', of: 'defender' });
    const costly = moved.act(retreat('p2', '0506'));
    expect(costly.due()).toMatchObject({ of: 'attacker', measure: 're', need: 3 });
    expect(left(costly.act(lose('g1'), pass), 'g1', 'g2', 'p1', 'p2')).toEqual(['g1 0504 cadre', 'g2 0604', 'p1 eliminated', 'p2 0506']);
    const both = fought('DR', [GINF(1), ...RIFLES(3)]).act(lose('p1', 'p2'));
    expect(both.due()).toMatchObject({ kind: 'retreat', units: [expect.any(Number)] });
  });

  it('ER-9C.25 A*: half of 28, the retreat of four, and then three REs', () => {
    const p = fought('A*', [GINF(1), GINF(2), GINF(3, '0604'), GINF(4, '0604'), ...RIFLES(1, 12)]);
    expect(p.due()).toMatchObject({ measure: 'strength', need: 14 });
    const back = p.act(lose('g1', 'g2'), retreat('g1', '0503'), retreat('g2', '0503'), retreat('g3', '0704'), retreat('g4', '0704'));
    expect(back.due()).toMatchObject({ measure: 're', need: 3 });
    const paid = back.act(lose('g3'));
    expect(left(paid, 'g1', 'g2', 'g3', 'g4')).toEqual(['g1 0503 cadre', 'g2 0503 cadre', 'g3 0704 cadre', 'g4 0704']);
  });

  it('ER-9C.33 ER-9C.34 no attacker moves unless by A, and two divisions with cadres survive anything but an exchange', () => {
    for (const cell of new Set(reformCrtData.cells.flat().map((c) => c.value))) {
      if (/[xX]/.test(cell)) continue;
      let p = fought(cell, [GINF(1), GINF(2, '0604'), ...RIFLES(2, 9)]);
      while (p.due() !== null) p = p.act(p.due()?.kind === 'advance' ? pass : p.legal()[0]);
      expect([cell, left(p, 'g1', 'g2').some((u) => u.includes('eliminated'))]).toEqual([cell, false]);
      if (!cell.includes('A')) expect([cell, p.unit('g1').hex, p.unit('g2').hex]).toEqual([cell, '0504', '0604']);
    }
  });
});

describe('readings', () => {
  const withReading = (id: string, value: string, result: string, units: ReadonlyArray<string>, more: Partial<Sketch> = {}): Fixture => fought(result, units, { ...more, readings: { [id]: value } });

  it('AMB-ER-12 attrition-flip-strength', () => {
    const stack = [GINF(1), ...RIFLES(1, 4)];
    expect(left(withReading('attrition-flip-strength', 'net', 'S*', stack), 'g1')).toEqual(['g1 0504 cadre']);
    expect(left(withReading('attrition-flip-strength', 'gross', 'S*', stack), 'g1')).toEqual(['g1 0504']);
    expect(left(withReading('attrition-flip-strength', 'none', 'S*', [GINF(1), ...RIFLES(1, 1)]), 'g1')).toEqual(['g1 0504 cadre']);
  });

  it('AMB-ER-13 attrition-flip-res', () => {
    const stack = [GINF(1), GART(1, '0604'), ...RIFLES(1, 9)];
    expect(left(fought('S*', stack), 'g1', 'a1')).toEqual(['g1 0504 cadre', 'a1 0604']);
    // two for the step and one for the regiment
    expect(left(withReading('attrition-flip-res', 'two', 'S*', stack), 'g1', 'a1')).toEqual(['g1 0504 cadre', 'a1 eliminated']);
    // of a cadre one is left, and that counts in full
    expect(left(withReading('attrition-flip-res', 'two', 'S*', [`${GINF(1)} cadre`, GART(1, '0604'), ...RIFLES(1, 9)]), 'g1', 'a1')).toEqual(['g1 eliminated', 'a1 eliminated']);
  });

  it('AMB-ER-14 attrition-obligation', () => {
    const stack = [GINF(1), GART(1, '0604'), ...RIFLES(1, 4)];
    expect(left(fought('S*', stack), 'g1', 'a1')).toEqual(['g1 0504 cadre', 'a1 0604']);
    const any = withReading('attrition-obligation', 'any-maximal', 'S*', stack);
    expect([any.try(lose('a1')), any.try(lose('g1'))]).toEqual([[], []]);
  });

  it('AMB-ER-15 halved-defender-retreat', () => {
    expect(fought('D', [GINF(1), ...RIFLES(2)]).act(lose('p1')).due()).toBeNull();
    expect(withReading('halved-defender-retreat', 'yes', 'D', [GINF(1), ...RIFLES(2)]).act(lose('p1')).due()).toMatchObject({ kind: 'retreat', of: 'defender' });
  });

  it('AMB-ER-16 result-order', () => {
    const stack = [GINF(1), GINF(2), GINF(3, '0604'), GINF(4, '0604'), ...RIFLES(1, 12)];
    expect(fought('A*', stack).act(lose('g1', 'g2')).due()).toMatchObject({ kind: 'retreat' });
    expect(withReading('result-order', 'pooled', 'A*', stack).act(lose('g1', 'g2')).due()).toMatchObject({ kind: 'losses', measure: 're' });
  });

  it('AMB-ER-17 attrition-ceiling-shared', () => {
    const stack = [GINF(1), GINF(2, '0604'), ...RIFLES(1, 7)];
    const on = (value: string): Fixture => withReading('attrition-ceiling-shared', value, 'A*', stack).act(lose('g1'), retreat('g1', '0503'), retreat('g2', '0704'));
    // 4 of 7 are gone, and the next step costs 4
    expect([left(on('independent'), 'g2'), left(on('shared'), 'g2')]).toEqual([['g2 0704 cadre'], ['g2 0704']]);
  });

  it('AMB-ER-20 attrition-ceiling', () => {
    const on = (value: string): Fixture =>
      position({
        ...REFORM,
        result: 'R S*',
        readings: { 'attrition-ceiling': value },
        units: ['p1: Polish 4-6 Inf XX @0505', GINF(1), 'p2: Polish 3-6 Inf XX @0506', 'g2: German 4-6 Inf X @0507 dot'],
      }).act(attack('0505', 'g1'), roll(1), retreat('p1', '0506'), pass, attack('0506', 'g2'), roll(2));
    expect([left(on('contributing'), 'g2'), left(on('all-in-stack'), 'g2')]).toEqual([['g2 0507'], ['g2 eliminated']]);
  });

  it('AMB-ER-23 attrition-lone-cadre', () => {
    const cadre = [GINF(1), 'p1: Polish 7-6 Inf XX (3-6) @0505 cadre'];
    expect(left(fought('d', cadre), 'p1')).toEqual(['p1 eliminated']);
    expect(left(withReading('attrition-lone-cadre', 'spared', 'd', cadre), 'p1')).toEqual(['p1 0505 cadre']);
  });

  it('AMB-ER-24 defender-attrition-ceiling', () => {
    const stack = ['g1: German 3-6 Inf XX @0504', ...RIFLES(1)];
    expect(left(fought('d', stack), 'p1')).toEqual(['p1 eliminated']);
    expect(left(withReading('defender-attrition-ceiling', 'symmetric', 'd', stack), 'p1')).toEqual(['p1 0505']);
  });

  it('AMB-ER-25 attrition-cadres', () => {
    const stack = [GINF(1), 'p1: Polish 7-6 Inf XX (3-6) @0505'];
    expect(fought('d', stack).due()).toBeNull();
    expect(withReading('attrition-cadres', 'retreat', 'd', stack).due()).toMatchObject({ kind: 'retreat', of: 'defender' });
    expect(withReading('attrition-cadres', 'retreat', 'S*', [GINF(1), ...RIFLES(1, 9)]).due()).toMatchObject({ kind: 'retreat', of: 'attacker' });
  });

  it('AMB-ER-28 attrition-zone', () => {
    const stack = [GINF(1), ...RIFLES(1)];
    expect(left(fought('S*', stack, { zones: { A: '0504' } }), 'g1')).toEqual(['g1 0504 cadre']);
    expect(left(withReading('attrition-zone', 'each', 'S*', stack, { zones: { A: '0504' } }), 'g1')).toEqual(['g1 0504']);
    expect(left(withReading('attrition-zone', 'each', 'S*', stack, { zones: { A: '0505' } }), 'g1')).toEqual(['g1 0504 cadre']);
  });

  it('AMB-ER-30 below-lowest-odds', () => {
    const weak = ['g1: German 2-6 Inf XX (1-6) @0504', ...RIFLES(1, 9)];
    const on = (value: string): Fixture => position({ ...REFORM, units: weak, readings: { 'below-lowest-odds': value } });
    const odds = (value: string) => on(value).odds('0505', 'g1');
    expect([odds('a-star').automatic, odds('elimination').automatic, odds('column').automatic]).toEqual(['A*', 'AE', null]);
    expect(odds('column').column).toBe('1:4');
    expect(on('column').act(attack('0505', 'g1')).actor()).toBe('chance');
    // half of 2 is a step, the cadre retreats, and is the one RE that is left
    expect(left(on('a-star').act(attack('0505', 'g1')), 'g1')[0]).toMatch(/^g1 (0504|0503|0603|0404) cadre$|eliminated/);
    expect(left(position({ phase: 'combat', units: weak }).act(attack('0505', 'g1')), 'g1')[0]).toMatch(/cadre/);
  });

  it('AMB-ER-31 above-highest-odds', () => {
    const strong = ['g1: German 16-6 Inf XX @0504', ...RIFLES(1, 2)];
    const modifier = (value: string): number => position({ ...REFORM, units: strong, readings: { 'above-highest-odds': value } }).odds('0505', 'g1').modifier;
    expect([modifier('cap'), modifier('plus-one')]).toEqual([0, 1]);
    // air support is part of the odds: 14 and 2 more against 2
    const supported = (support: ReadonlyArray<string>): number =>
      position({ ...REFORM, rules: 'advanced', units: ['g1: German 14-6 Inf XX @0504', ...RIFLES(1, 2)], airPoints: { germany: { bombers: 2 } }, support, readings: { 'above-highest-odds': 'plus-one' } }).odds('0505', 'g1').modifier;
    expect([supported([]), supported(['germany oas 0505 2'])]).toEqual([0, 1]);
    expect(position({ ...REFORM, units: strong }).odds('0505', 'g1').column).toBe('7:1');
  });
});

