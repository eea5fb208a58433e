/** @rule EBC 3C, 3D, 3E */
import { describe, expect, it } from 'vitest';
import { isMajor } from '../../../src/rulesets/europa/places.js';
import { advance, attack, commit, endPhase, march, position, retreat, roll } from '../fixture.js';

describe('3C: ownership', () => {
  const p = position({ player: 'poland', territories: { Germany: '01-10' }, units: ['p1: Polish 5-6 Inf XX @0504', 'g1: German 7-6 Inf XX @0508'] });

  it('BC-3C.1 who enters a hex owns it at once', () => {
    expect(p.owner('0505')).toBe('germany');
    expect(p.act(march('p1', '0505')).owner('0505')).toBe('poland');
  });

  it('BC-3C.2 AMB-BC-14 who leaves a hex keeps it until the other player enters', () => {
    const left = p.act(march('p1', '0505', '0506'));
    expect([left.owner('0505'), left.owner('0506'), left.owner('0604')]).toEqual(['poland', 'poland', 'germany']);
    const retaken = position({ owners: { poland: '0505' }, units: ['g1: German 7-6 Inf XX @0504'] }).act(march('g1', '0505', '0506'));
    expect(retaken.owner('0505')).toBe('germany');
  });

  it('BC-3C.3 a zone of control takes nothing', () => {
    const zone = position({ owners: { poland: '0505' }, units: ['g1: German 7-6 Inf XX @0504'] });
    expect(zone.zoc('axis', '0505')).toBe(true);
    expect(zone.to('movement', 'poland').owner('0505')).toBe('poland');
  });

  it('AMB-BC-15 a hex where nobody has been belongs to whose land it is', () => {
    const land = position({ territories: { Germany: '01', Hungary: '10' } });
    expect(['0101', '0501', '1001'].map(land.owner)).toEqual(['germany', 'poland', 'nobody']);
  });

  it('AMB-BC-18 a retreat takes the hexes it enters', () => {
    const fought = position({
      phase: 'combat',
      result: 'DR',
      territories: { Germany: '01-10' },
      units: ['g1: German 7-6 Inf XX @0504', 'p1: Polish 5-6 Inf XX @0505'],
    }).act(attack('0505', 'g1'), roll(1), retreat('p1', '0506'));
    expect([fought.owner('0506'), fought.owner('0605')]).toEqual(['poland', 'germany']);
    expect(fought.owner('0505')).toBe('poland');
    expect(fought.act(advance('g1')).owner('0505')).toBe('germany');
  });
});

describe('3D: major cities', () => {
  it('BC-3D.1 partial, full and multi-hex cities are major, others not', () => {
    expect(['major-partial', 'major-full', 'dot', 'reference'].map(isMajor)).toEqual([true, true, false, false]);
  });

  it('BC-3D.2 every hex of a major city is one: each has to be taken', () => {
    // in First to Fight Poland fights on while one major city hex is Polish
    const held = (poland: string) =>
      position({
        rules: 'first-to-fight',
        player: 'poland',
        phase: 'exploitation',
        places: { '0505': 'major-full Warszawa', '0506': 'major-partial Warszawa', '0508': 'dot Łódź' },
        owners: { germany: '0505 0506 0508', poland },
      }).act(endPhase).state.phase;
    expect([held('0506'), held('0505'), held('0508')]).toEqual(['initial', 'initial', 'over']);
  });
});

describe('3E: sides', () => {
  const p = position({
    territories: { Germany: '01 02', Slovakia: '0508-0510', Russia: '10' },
    units: ['g1: German 7-6 Inf XX @0201', 's1: Slovak 5-6 Inf XX @0508', 'p1: Polish 5-6 Inf XX @0505', 'p2: Polish 5-6 Inf XX @0305'],
  });

  it('BC-3E.1 the axis player commands the axis forces and owns their land, empty or not', () => {
    expect(['0101', '0210', '0510'].map(p.owner)).toEqual(['germany', 'germany', 'germany']);
    expect([p.try(march('g1', '0202')), p.try(march('s1', '0507'))]).toEqual([[], []]);
    const polish = p.to('movement', 'poland');
    expect([polish.try(march('g1', '0202')), polish.try(march('s1', '0507'))]).toEqual([['unit/not-phasing'], ['unit/not-phasing']]);
  });

  it('BC-3E.2 the allied player commands the allied forces and owns their land', () => {
    expect(['0301', '0505', '0901'].map(p.owner)).toEqual(['poland', 'poland', 'poland']);
    expect(p.try(march('p1', '0506'))).toEqual(['unit/not-phasing']);
    expect(p.to('movement', 'poland').try(march('p1', '0506'))).toEqual([]);
    expect(p.to('combat').try(commit('0505', 'p2'))).toEqual(['unit/not-phasing']);
  });

  it('BC-3E.3 neither player commands or owns what is neutral, nor fights it', () => {
    const units = ['r1: Soviet 8-6 Inf XX @1005', 'g1: German 7-6 Inf XX @0904', 'p1: Polish 5-6-6 Inf XX @0905'];
    const neutral = (player: 'germany' | 'poland') => position({ rules: 'first-to-fight', player, territories: { 'Soviet Union': '10' }, units });
    for (const player of ['germany', 'poland'] as const) {
      const p = neutral(player);
      expect([p.owner('1005'), p.owner('1006')]).not.toContain(player);
      expect(p.try(march('r1', '1006'))).toEqual(['unit/not-phasing']);
      expect(p.legal().some((a) => a.type === 'step' && a.unit === 'r1')).toBe(false);
      const fighting = p.to('combat');
      expect(fighting.try(commit('1005', player === 'germany' ? 'g1' : 'p1'))).not.toEqual([]);
      expect(fighting.legal().some((a) => a.type === 'commit' && a.target === '1005')).toBe(false);
    }
  });
});
