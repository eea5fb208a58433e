import { describe, expect, it } from 'vitest';
import { advance, attack, endPhase, march, position, rail, roll } from './fixture.js';

describe('the fixture of rule tests', () => {
  const sketch = {
    terrain: { woods: '0504' },
    lines: { rail: '0101-0110' },
    territories: { Germany: '01-03', Hungary: '10' },
    owners: { poland: '0105' },
    units: ['g1: German 7-6 Inf XX 3 @0503', 'p1: Polish 5-6-6 Inf XX (2-6) @0505 out', 'p2: Polish 1-8 MG II dot arrives=2'],
  };

  it('lays out map, units and owners as sketched', () => {
    const p = position(sketch);
    expect([p.state.turn, p.state.phase, p.actor()]).toEqual([1, 'movement', 'axis']);
    expect(p.unit('g1')).toEqual({ hex: '0503', face: 'full', mp: 6, outOfSupply: false, stopped: false });
    expect(p.unit('p1')).toMatchObject({ hex: '0505', outOfSupply: true, mp: 0 });
    expect(p.unit('p2').hex).toBe('expected');
    expect(['0104', '0105', '0503', '0504', '1001'].map(p.owner)).toEqual(['germany', 'poland', 'germany', 'poland', 'nobody']);
    expect(p.zone('allied')).toEqual(['0404', '0405', '0504', '0506', '0604', '0605']);
    expect(p.stack('0505')).toEqual(['p1']);
  });

  it('says what is wrong with the first illegal action, and leaves the position alone', () => {
    const p = position(sketch);
    expect(p.try(march('g1', '0504', '0404'))).toEqual(['movement/stopped']);
    expect(() => p.act(march('g1', '0505'))).toThrow('movement/not-adjacent');
    expect(p.act(march('g1', '0504')).unit('g1').mp).toBe(4);
    expect(p.unit('g1').hex).toBe('0503');
    expect(p.try(rail('g1', '0502'))).toContain('movement/no-line');
  });

  it('fights with a table of chosen results', () => {
    const p = position({ units: ['g1: German 7-6 Inf XX @0504', 'p1: Polish 2-6 Inf II @0505'], phase: 'combat', result: 'AS DE' });
    expect(p.odds('0505', 'g1')).toEqual({ attack: 7, defense: 1, strengths: { g1: 7, p1: 1 }, column: '7:1', modifier: 0, automatic: null });
    expect(p.act(attack('0505', 'g1')).actor()).toBe('chance');
    expect(p.act(attack('0505', 'g1'), roll(1)).unit('p1').hex).toBe('0505');
    const won = p.act(attack('0505', 'g1'), roll(2), advance('g1'));
    expect([won.unit('p1').hex, won.unit('g1').hex, won.owner('0505')]).toEqual(['eliminated', '0505', 'germany']);
  });

  it('goes on from phase to phase', () => {
    const p = position({ ...sketch, sources: { poland: '0509' }, supply: 'judged' });
    expect(p.unit('g1').outOfSupply).toBe(true);
    expect(p.to('initial', 'poland').state).toMatchObject({ turn: 1, phase: 'initial', playerTurn: 1 });
    expect(p.to('movement', 'germany').state.turn).toBe(2);
    expect(p.act(endPhase).state.phase).toBe('combat');
  });

  it('plays First to Fight too', () => {
    const p = position({ ...sketch, rules: 'first-to-fight', weather: 'mud' });
    expect(p.zoc('axis', '0504')).toBe(true);
    expect(p.game.identity.ruleset).toBe('first-to-fight-basic');
    expect(p.try(march('g1', '0403'))).toEqual([]);
  });
});
