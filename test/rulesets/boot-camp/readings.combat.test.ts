/** Readings of rules 9D to 12: each value, and where it shows. */
import { describe, expect, it } from 'vitest';
import { advance, attack, type Fixture, lose, pass, position, retreat, roll, type Sketch } from '../fixture.js';

const DIVISION = 'p1: Polish 5-6-6 Inf XX (2-6) @0505';
const NORTH = 'g1: German 9-6 Inf XX (3-6) @0504';
const readAs = (id: string, value: string, sketch: Sketch): Fixture => position({ phase: 'combat', ...sketch, readings: { [id]: value } });
const ways = (p: Fixture): ReadonlyArray<string> => p.legal().flatMap((a) => (a.type === 'retreat' ? [a.to] : [])).sort();

describe('combat', () => {
  it('AMB-BC-5 cadre-support: a cadre by itself, and beside a regiment', () => {
    const defense = (value: string) =>
      readAs('cadre-support', value, { units: [`${DIVISION} cadre`, 'p2: Polish 2-6 Inf III @0505', NORTH] }).odds('0505', 'g1').strengths;
    expect(defense('rule')).toMatchObject({ p1: 1, p2: 1 });
    expect(defense('always')).toMatchObject({ p1: 2, p2: 2 });
  });

  it('AMB-BC-62 half-loss-of-retreated: whether units that took shelter count in a half', () => {
    const fought = (value: string) =>
      readAs('half-loss-of-retreated', value, {
        result: 'DR DH',
        units: [DIVISION, NORTH, 'p2: Polish 4-6 Inf XX @0506', 'p3: Polish 4-6 Inf XX @0506', 'g2: German 12-8 Cav X @0507 dot'],
      }).act(attack('0505', 'g1'), roll(1), retreat('p1', '0506'), pass, attack('0506', 'g2'), roll(2));
    expect(fought('uncounted').due()).toMatchObject({ kind: 'losses', need: 4 });
    expect(fought('uncounted').try(lose('p1'))).toEqual(['losses/not-a-candidate']);
    const counted = fought('counted');
    expect(counted.due()).toMatchObject({ kind: 'losses', need: 7 });
    expect(counted.try(lose('p1', 'p2'))).toEqual([]);
  });

  it('AMB-BC-77 loss-choice: sets with nothing to spare, any set, or the smallest sum', () => {
    const units = [NORTH, 'p1: Polish 7-6 Inf XX @0505', 'p2: Polish 7-6 Inf XX @0505', 'p3: Polish 2-6 Cav X @0505 dot'];
    const fought = (value: string) => readAs('loss-choice', value, { result: 'DH', units }).act(attack('0505', 'g1'), roll(1)); // 8 of 16
    const allowed = (value: string) => [lose('p1', 'p2'), lose('p1', 'p3'), lose('p1', 'p2', 'p3')].map((a) => fought(value).try(a).length === 0);
    expect(allowed('irredundant')).toEqual([true, true, false]);
    expect(allowed('any')).toEqual([true, true, true]);
    expect(allowed('least')).toEqual([false, true, false]);
  });

  it('AMB-BC-78 half-rounding: 3.5 of 7, or 3', () => {
    const fought = (value: string) =>
      readAs('half-rounding', value, { result: 'DH', units: [NORTH, 'p1: Polish 4-6 Inf XX @0505', 'p2: Polish 3-6 Inf XX @0505'] }).act(attack('0505', 'g1'), roll(1));
    // half of 7 asks for the 4; 3 lets its owner choose
    expect([fought('exact').due()?.kind, fought('exact').unit('p1').hex]).toEqual(['retreat', 'eliminated']);
    expect(fought('down').due()).toMatchObject({ kind: 'losses', need: 3 });
    expect(fought('down').try(lose('p2'))).toEqual([]);
  });

  it('AMB-BC-80 exchange-strengths: printed or modified strengths decide who is weaker', () => {
    const fought = (value: string) =>
      readAs('exchange-strengths', value, {
        result: 'EX',
        hexsides: { 'minor-river': '0504/0505' },
        units: [NORTH, 'p1: Polish 3-6 Inf XX @0505', 'p2: Polish 3-6 Inf XX @0505'],
      }).act(attack('0505', 'g1'), roll(1));
    expect(['p1', 'p2'].map((u) => fought('printed').unit(u).hex)).toEqual(['eliminated', 'eliminated']);
    // 4.5 against 6: the attacker is eliminated, and the defender loses up to its printed 9
    const modified = fought('modified');
    expect([modified.unit('g1').face, modified.due()?.kind]).toEqual(['cadre', 'retreat']);
    expect(modified.due()).toMatchObject({ of: 'attacker' });
  });

  it('AMB-BC-81 exchange-cadre-retreat: cadres of the stronger side stay and may advance, or retreat and may not', () => {
    const fought = (value: string) =>
      readAs('exchange-cadre-retreat', value, { result: 'EX', units: ['p1: Polish 5-6 Inf XX @0505', NORTH, 'g2: German 2-8 Cav X @0504 dot'] }).act(attack('0505', 'g1', 'g2'), roll(1));
    const stay = fought('stay');
    expect(stay.unit('g1').face).toBe('cadre');
    expect(stay.act(advance('g1')).unit('g1').hex).toBe('0505');
    const back = fought('retreat');
    expect(back.due()).toMatchObject({ kind: 'retreat', of: 'attacker' });
    const beside = back.act(retreat('g1', '0604'));
    expect(beside.due()).toMatchObject({ kind: 'advance' });
    expect(beside.try(advance('g1'))).toEqual(['advance/not-an-attacker']);
    expect(beside.try(advance('g2'))).toEqual([]);
  });

  it('AMB-BC-90 retreat-path: back beside the hex of the combat, or only farther away', () => {
    const full = [1, 2, 3, 4, 5, 6].map((i) => `f${i}: Polish 2-6 Inf ${i <= 3 ? 'XX' : 'III'} @0405`);
    const fought = (value: string) =>
      readAs('retreat-path', value, {
        result: 'DR',
        hexsides: { sea: '0505/0404 0505/0604 0505/0605 0505/0506' },
        units: [DIVISION, 'g1: German 9-8 Cav X @0504 dot', ...full],
      }).act(attack('0505', 'g1'), roll(1));
    expect(fought('not-visited').unit('p1').hex).toBe('0405');
    expect(ways(fought('not-visited'))).toEqual(['0305', '0306', '0404', '0406', '0506']);
    expect(ways(fought('farther'))).toEqual(['0305', '0306', '0406']);
  });

  const pressed = (id: string, value: string, units: ReadonlyArray<string>) =>
    readAs(id, value, { player: 'poland', result: 'DR', units: ['p1: Polish 9-6 Inf XX @0504', 'p3: Polish 4-6 Inf XX @0507', ...units] }).act(attack('0505', 'p1'), roll(1));

  it('AMB-BC-98 zoc-free-retreat: a friend’s hex in a zone ranks as free, or last but without loss', () => {
    const units = ['g1: German 9-10 Pz XX (3-10) @0505', 'g9: German 7-6 Inf XX @0506'];
    expect(ways(pressed('zoc-free-retreat', 'as-free', units))).toEqual(['0405', '0506', '0605']);
    expect(ways(pressed('zoc-free-retreat', 'last-unharmed', units))).toEqual(['0405', '0605']);
    const closed = ['p2: Polish 4-6 Inf XX @0306', 'p4: Polish 4-6 Inf XX @0705'];
    const last = pressed('zoc-free-retreat', 'last-unharmed', [...units, ...closed]);
    expect(ways(last)).toEqual(['0404', '0405', '0506', '0604', '0605']);
    expect(last.act(retreat('g1', '0506')).unit('g1').face).toBe('full');
    expect(last.act(retreat('g1', '0405')).unit('g1').face).toBe('cadre');
  });

  it('AMB-BC-100 slovak-retreat: Slovak c/m units share the privilege or not', () => {
    const units = ['s1: Slovak 1-8 Recon III @0505', 's2: Slovak 3-6 Inf XX @0506', 'p2: Polish 4-6 Inf XX @0306', 'p4: Polish 4-6 Inf XX @0705'];
    expect(pressed('slovak-retreat', 'german', units).act(retreat('s1', '0506')).unit('s1').hex).toBe('0506');
    expect(pressed('slovak-retreat', 'other', units).act(retreat('s1', '0506')).unit('s1').hex).toBe('eliminated');
  });

  it('AMB-BC-112 aec-cancellation: whose armor effects fortifications and swamp cancel', () => {
    const modifiers = (value: string) =>
      [{ features: { fort: '0505' } }, { terrain: { swamp: '0505' } }].map((ground) => {
        const p = readAs('aec-cancellation', value, {
          ...ground,
          units: ['g1: German 9-10 Pz XX @0504', 'g2: German 9-10 Pz XX @0504', 'g3: German 9-6 Inf XX @0504', 'p1: Polish 4-8 Arm XX @0505'],
          chart: { 'feature/fort': { die: '0' } },
        });
        return [p.odds('0505', 'g1', 'g2').modifier, p.odds('0505', 'g3').modifier];
      });
    // against the fort and in the swamp: two against one, none against one
    expect(modifiers('chart')).toEqual([[-1, -1], [0, 0]]);
    expect(modifiers('attackers')).toEqual([[-1, -1], [-1, -1]]);
    expect(modifiers('both')).toEqual([[0, 0], [0, 0]]);
  });
});

describe('supply', () => {
  const corridor = (sketch: Sketch): Sketch => ({ columns: [1, 5], rows: [1, 20], supply: 'judged', ...sketch, terrain: { sea: '02 04', ...sketch.terrain } });
  const supplied = (id: string, value: string, sketch: Sketch): boolean => !position({ ...corridor(sketch), readings: { [id]: value } }).unit('p1').outOfSupply;
  const P1 = 'p1: Polish 5-6-6 Inf XX @0301';

  it('AMB-BC-118 overland-length: the hex of the railroad is the seventh, or comes after seven', () => {
    const at = (hex: string): Sketch => ({ units: [P1], sources: { poland: '0318' }, lines: { rail: `${hex}-0318` } });
    expect(['0308', '0309', '0310'].map((h) => supplied('overland-length', 'included', at(h)))).toEqual([true, false, false]);
    expect(['0308', '0309', '0310'].map((h) => supplied('overland-length', 'excluded', at(h)))).toEqual([true, true, false]);
  });

  it('AMB-BC-123 line-limits: enemies and zones close railroads too, or ownership alone counts', () => {
    const rail: Sketch = { units: [P1, 'g1: German 7-6 Inf XX @0512'], sources: { poland: '0318' }, lines: { rail: '0308-0318' }, terrain: { sea: '02 0401-0410 0413-0420' } };
    const beside = { ...rail, units: [P1, 'g1: German 7-6 Inf XX @0412'] };
    expect(supplied('line-limits', 'whole', rail)).toBe(true);
    expect([supplied('line-limits', 'whole', beside), supplied('line-limits', 'overland', beside)]).toEqual([false, true]);
    const owned = { ...beside, owners: { germany: '0312' } };
    expect(supplied('line-limits', 'overland', owned)).toBe(false);
    // overland the limits hold in either reading
    const overland = { ...beside, units: [P1, 'g1: German 1-8 MG II @0304'] };
    expect(supplied('line-limits', 'overland', overland)).toBe(false);
  });

  it('AMB-BC-124 overland-ownership: across land that the enemy owns, or not', () => {
    const taken: Sketch = { units: [P1], sources: { poland: '0306' }, owners: { germany: '0304' } };
    expect([supplied('overland-ownership', 'any', taken), supplied('overland-ownership', 'not-enemy', taken)]).toEqual([true, false]);
    expect(supplied('overland-ownership', 'not-enemy', { ...taken, owners: {} })).toBe(true);
  });

  it('AMB-BC-126 mixed-lines: railroads and roads in one line, or one kind all the way', () => {
    const mixed: Sketch = { units: [P1], sources: { poland: '0318' }, lines: { rail: '0306-0312', road: '0312-0318' } };
    expect([supplied('mixed-lines', 'mixed', mixed), supplied('mixed-lines', 'single', mixed)]).toEqual([true, false]);
    expect(supplied('mixed-lines', 'single', { ...mixed, lines: { road: '0306-0318' } })).toBe(true);
  });

  it('AMB-BC-129 neutral-lines: neutral land closes a line, or lets it pass overland', () => {
    const hungary: Sketch = { units: [P1], sources: { poland: '0306' }, territories: { Hungary: '0303-0304' } };
    expect([supplied('neutral-lines', 'no', hungary), supplied('neutral-lines', 'yes', hungary)]).toEqual([false, true]);
    // its railroads belong to neither side
    const rail: Sketch = { ...hungary, sources: { poland: '0312' }, lines: { rail: '0303-0312' } };
    expect(supplied('neutral-lines', 'yes', rail)).toBe(true);
    expect(supplied('neutral-lines', 'yes', { ...rail, territories: { Hungary: '0303-0310' } })).toBe(false);
  });
});
