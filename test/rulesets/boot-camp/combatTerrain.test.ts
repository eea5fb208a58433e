/** Terrain in combat. The chart's own cells are tested beside it, in terrain.test.ts. @rule EBC 9H */
import { describe, expect, it } from 'vitest';
import { attack, position, roll, type Sketch } from '../fixture.js';

const units = ['p1: Polish 5-6-6 Inf XX @0505', 'g1: German 7-6 Inf XX @0504', 'g2: German 7-6 Inf XX @0604', 'g3: German 2-3-8 Art III @0504', 'g4: German 9-10 Pz XX @0404'];
const at = (sketch: Sketch) => position({ phase: 'combat', units, ...sketch });

describe('EBC 9H: terrain in combat', () => {
  it('BC-9H.1 the terrain of the attacked hex counts', () => {
    expect(at({ terrain: { woods: '0505' } }).odds('0505', 'g1').modifier).toBe(-1);
    // not that of the attackers' hex
    expect(at({ terrain: { woods: '0504' } }).odds('0505', 'g1').modifier).toBe(0);
  });

  it('BC-9H.2 so does the hexside attacked across', () => {
    const river = at({ hexsides: { 'minor-river': '0504/0505' } });
    expect(river.odds('0505', 'g1', 'g3').strengths).toMatchObject({ g1: 3.5, g3: 2 });
    expect(at({ hexsides: { 'minor-river': '0505/0506' } }).odds('0505', 'g1').attack).toBe(7);
    expect(at({ hexsides: { 'major-river': '0504/0505' } }).odds('0505', 'g1', 'g3').strengths).toMatchObject({ g1: 1.75, g3: 2 });
    // a road or railroad over the river spares nobody (AMB-BC-232)
    expect(at({ hexsides: { 'minor-river': '0504/0505', rail: '0504/0505', road: '0504/0505' } }).odds('0505', 'g1').attack).toBe(3.5);
  });

  it('BC-9H.2 the river to the north of an attacker too, and none of those around a unit that is not beside the hex', () => {
    const more = [...units, 'g5: German 7-6 Inf XX @0506', 'g6: German 7-6 Inf XX @0708'];
    const p = at({ units: more, hexsides: { 'minor-river': '0505/0506 0606/0707 0707/0708 0607/0708 0708/0709' } });
    expect(p.odds('0505', 'g5', 'g6').strengths).toMatchObject({ g5: 3.5, g6: 7 });
  });

  it('BC-9H.1 a city of a kind that the chart does not know does nothing', () => {
    const p = at({ places: { '0505': 'hamlet Wola' } });
    expect(p.odds('0505', 'g1', 'g4')).toMatchObject({ strengths: { g1: 7, g4: 9 }, modifier: 1 });
  });

  it('BC-9H.3 the effects are those of the chart that is loaded', () => {
    const woods: Sketch = { terrain: { woods: '0505' } };
    expect(at({ ...woods, chart: { 'hex/woods': { die: '0' } } }).odds('0505', 'g1').modifier).toBe(0);
    expect(at({ ...woods, chart: { 'hex/woods': { die: '-3' } } }).odds('0505', 'g1').modifier).toBe(-3);
    expect(at({ ...woods, chart: { 'hex/woods': { attackers: 'non-artillery/2' } } }).odds('0505', 'g1', 'g3').strengths).toMatchObject({ g1: 3.5, g3: 2 });
    expect(at({ hexsides: { 'minor-river': '0504/0505' }, chart: { 'hexside/minor-river': { attackers: '-' } } }).odds('0505', 'g1').attack).toBe(7);
  });

  it('BC-9H.4 terrain weakens attackers, never the defenders', () => {
    const defense = (sketch: Sketch): number => at(sketch).odds('0505', 'g1').defense;
    expect(defense({})).toBe(6);
    expect(defense({ terrain: { forest: '0505' } })).toBe(6);
    expect(defense({ hexsides: { 'minor-river': '0504/0505 0505/0506' }, terrain: { woods: '0505' }, chart: { 'hex/woods': { attackers: 'non-artillery/2' } } })).toBe(6);
  });

  it('BC-9H.5 hexsides count attacker by attacker', () => {
    const p = at({ hexsides: { 'minor-river': '0504/0505' } });
    expect(p.odds('0505', 'g1', 'g2')).toMatchObject({ attack: 10.5, strengths: { g1: 3.5, g2: 7 } });
    expect(at({ hexsides: { 'minor-river': '0504/0505 0604/0505' } }).odds('0505', 'g1', 'g2').attack).toBe(7);
  });

  it('BC-9H.6 die roll modifiers go to the roll that resolves the attack: 5 becomes 4 in woods', () => {
    const table = 'AS AS AS AS DE DE';
    const woods = at({ result: table, terrain: { woods: '0505' } });
    expect(woods.act(attack('0505', 'g1'), roll(5)).unit('p1').hex).toBe('0505');
    expect(woods.act(attack('0505', 'g1'), roll(6)).unit('p1').hex).toBe('eliminated');
    expect(at({ result: table }).act(attack('0505', 'g1'), roll(5)).unit('p1').hex).toBe('eliminated');
  });

  it('BC-9H.2 BC-9H.6 a modifier of hexsides in a loaded chart counts when all attackers attack across such a hexside', () => {
    const chart = { 'hexside/minor-river': { die: '-1' } };
    expect(at({ hexsides: { 'minor-river': '0504/0505 0604/0505' }, chart }).odds('0505', 'g1', 'g2').modifier).toBe(-1);
    expect(at({ hexsides: { 'minor-river': '0504/0505' }, chart }).odds('0505', 'g1', 'g2').modifier).toBe(0);
    expect(at({ hexsides: { 'minor-river': '0504/0505' }, chart }).odds('0505', 'g1', 'g3').modifier).toBe(-1);
    expect(at({ hexsides: { 'minor-river': '0504/0505' } }).odds('0505', 'g1').modifier).toBe(0);
  });

  it('BC-9H.7 the chart’s column for armor effects switches the capability of rule 10', () => {
    const p = (aec: string) => at({ terrain: { rough: '0505' }, chart: { 'hex/rough': { aec } } }).odds('0505', 'g4').modifier;
    expect([p('yes'), p('no')]).toEqual([1, 0]);
    const across = (aec: string) => at({ hexsides: { 'minor-river': '0404/0505' }, chart: { 'hexside/minor-river': { aec } } }).odds('0505', 'g4').modifier;
    expect([across('yes'), across('no')]).toEqual([1, 0]);
  });
});
