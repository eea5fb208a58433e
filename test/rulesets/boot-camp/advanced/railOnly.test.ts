/** Rail-only units, and the divisions that do not break down. @rule EBC 14B, 14C */
import { describe, expect, it } from 'vitest';
import { ACTION_CODECS } from '../../../../src/rulesets/europa/action.js';
import { advance, attack, commit, endPhase, type Fixture, march, pass, position, rail, retreat, road, roll, type Sketch } from '../../fixture.js';

const GUN = 'p1: Polish 2-R Art X @0505';
const DIVISION = 'g1: German 9-6 Inf XX @0504';
/** A railroad from 0505 to 0506 and on to 0507. */
const LINE: Sketch = { rules: 'advanced', phase: 'combat', result: 'DR', lines: { rail: '0505-0507' } };
const ways = (p: Fixture): ReadonlyArray<string> => p.legal().map((a) => (a.type === 'retreat' ? `${a.unit} ${a.to}` : a.type)).sort();
const attacked = (more: Sketch = {}, ...attackers: ReadonlyArray<string>): Fixture =>
  position({ ...LINE, units: [GUN, DIVISION], ...more }).act(attack('0505', ...(attackers.length > 0 ? attackers : ['g1'])), roll(1));

describe('EBC 14C: rail-only units', () => {
  const moving = (more: Sketch = {}) => position({ rules: 'advanced', player: 'poland', lines: { rail: '0505-0507' }, hexsides: { road: '0504/0505' }, units: [GUN], ...more });

  it('BC-14C.1 move by rail and in no other way', () => {
    expect(moving().try(rail('p1', '0506', '0507'))).toEqual([]);
    expect([moving().try(march('p1', '0604')), moving().try(road('p1', '0504')), moving().try(road('p1', '0506')), moving().try(march('p1', '0506'))]).toEqual(Array(4).fill(['movement/rail-only']));
    // the hex that others may always move is no exception
    expect(moving({ terrain: { forest: '0604' } }).try(march('p1', '0604'))).toEqual(['movement/rail-only']);
    expect(moving({ units: ['p1: Polish 2-6 Art X @0505'] }).try(march('p1', '0604'))).toEqual([]);
  });

  it('BC-14C.1 nor do they overrun, which is movement by march or road', () => {
    const p = moving({ units: ['p1: Polish 30-R Art X @0505', 'g1: German 1-6 Inf III @0506'], hexsides: { road: '0505/0506' } });
    for (const by of ['march', 'road'] as const) expect(p.try({ type: 'overrun', units: ['p1'], target: '0506', by })).toEqual(['overrun/cannot-enter']);
  });

  it('BC-14C.1 the refusal cites rule 14C, in Basic Training the chart of unit types', () => {
    expect(moving().refusals(march('p1', '0604'))[0].ref).toMatchObject({ book: 'EBC', case: '14C' });
    expect(moving({ rules: 'basic' }).refusals(march('p1', '0604'))[0].ref).toMatchObject({ book: 'EBC', case: 'UIC' });
    expect(moving({ without: ['EBC-14C'] }).try(march('p1', '0604'))).toEqual(['movement/rail-only']);
  });

  it('BC-14C.2 attack any adjacent hex, with a railroad or without, but none that the terrain forbids', () => {
    const p = position({ rules: 'advanced', phase: 'combat', player: 'poland', lines: { rail: '0505-0507' }, terrain: { marsh: '0404' }, units: [GUN, 'g1: German 5-6 Inf III @0604', 'g2: German 5-6 Inf III @0404'] });
    expect(p.try(commit('0604', 'p1'))).toEqual([]);
    expect(p.try(commit('0404', 'p1'))).toEqual(['attack/prohibited-terrain']);
  });

  it('BC-14C.3 do not advance, even along a railroad', () => {
    const won = (more: Sketch = {}) =>
      position({ rules: 'advanced', phase: 'combat', result: 'DE', player: 'poland', lines: { rail: '0505-0507' }, units: [GUN, 'p2: Polish 5-6-6 Inf XX @0605', 'g1: German 1-6 Inf III @0506'], ...more });
    const p = won().act(attack('0506', 'p1', 'p2'), roll(1));
    expect(p.due()).toMatchObject({ kind: 'advance' });
    expect(p.legal()).toEqual([advance('p2'), pass]);
    // nobody is asked who could not go
    expect(won().act(attack('0506', 'p1'), roll(1)).due()).toBeNull();
    const basic = won({ rules: 'basic' }).act(attack('0506', 'p1'), roll(1));
    expect([basic.legal(), basic.act(advance('p1')).unit('p1').hex]).toEqual([[advance('p1'), pass], '0506']);
    expect(won({ without: ['EBC-14C'] }).act(attack('0506', 'p1'), roll(1)).legal()).toEqual([advance('p1'), pass]);
  });

  it('BC-14C.3 the refusal says who, where and by which rule', () => {
    const p = position({ rules: 'advanced', phase: 'combat', result: 'DE', player: 'poland', units: [GUN, 'p2: Polish 5-6-6 Inf XX @0605', 'g1: German 1-6 Inf III @0506'] }).act(attack('0506', 'p1', 'p2'), roll(1));
    expect(p.refusals(advance('p1'))[0]).toMatchObject({ code: 'advance/rail-only', ref: { book: 'EBC', case: '14C' }, params: { unit: 'p1', hex: '0506' } });
  });

  it('BC-14C.4 retreat only into a hex that a railroad joins to theirs, friendly-owned at both ends', () => {
    const p = attacked({ lines: { rail: '0505-0507' }, hexsides: { rail: '0505/0605' } });
    expect(ways(p)).toEqual(['p1 0506', 'p1 0605']);
    expect(p.refusals(retreat('p1', '0405'))[0]).toMatchObject({ code: 'retreat/rail-only', ref: { case: '14C' }, params: { from: '0505', to: '0405' } });
    const owned = attacked({ hexsides: { rail: '0505/0605' }, owners: { germany: '0605' } });
    // a single way is taken by itself
    expect(owned.unit('p1').hex).toBe('0506');
    expect(attacked({ rules: 'basic' }).legal()).toHaveLength(3);
    expect(attacked({ without: ['EBC-14C'] }).legal()).toHaveLength(3);
  });

  it('BC-14C.4 AMB-BC-43 rail-into-enemy-hex: where a rail step may end in a hex of the enemy, so may the retreat', () => {
    const more: Sketch = { owners: { germany: '0506' } };
    expect(attacked(more).unit('p1').hex).toBe('eliminated');
    expect(attacked({ ...more, readings: { 'rail-into-enemy-hex': 'yes' } }).unit('p1').hex).toBe('0506');
  });

  it('BC-14C.4 by the usual priorities: a zone comes last, and costs the unit (AMB-BC-97)', () => {
    // the railroad leads into the zone of a division only
    const p = attacked({ units: [GUN, DIVISION, 'g2: German 4-6 Inf XX @0606'] });
    expect(p.events.find((e) => e.type === 'unitEliminated')).toMatchObject({ unit: 'p1', cause: 'zoc-retreat' });
    const two = attacked({ units: [GUN, DIVISION, 'g2: German 4-6 Inf XX @0606'], hexsides: { rail: '0505/0405' } });
    expect(two.unit('p1').hex).toBe('0405');
    // a zone in its own hex does not keep it there, whatever is read about rail moves that start in one
    expect(attacked({ readings: { 'rail-from-zoc': 'never' } }).unit('p1').hex).toBe('0506');
  });

  it('BC-14C.5 AMB-BC-96 and are eliminated when there is none, cadre or not', () => {
    const p = attacked({ lines: {} });
    expect(p.unit('p1').hex).toBe('eliminated');
    expect(p.events.find((e) => e.type === 'unitEliminated')).toMatchObject({ unit: 'p1', cause: 'no-retreat' });
    expect(attacked({ lines: {}, units: ['p1: Polish 4-R Art XX (2-R) @0505', DIVISION] }).unit('p1').hex).toBe('eliminated');
    expect(attacked({ lines: {}, units: ['p1: Polish 2-6 Art X @0505', DIVISION] }).due()?.kind).toBe('retreat');
    // an enemy on the railroad, or a broken line
    expect(attacked({ units: [GUN, DIVISION, 'g2: German 1-6 Inf III @0506'] }).unit('p1').hex).toBe('eliminated');
    expect(attacked({ lines: { rail: '0506-0507' } }).unit('p1').hex).toBe('eliminated');
  });

  it('BC-14C.5 the log says by which rule', () => {
    const p = position({ ...LINE, lines: {}, units: [GUN, DIVISION] }).act(attack('0505', 'g1'));
    const lines = p.game.narrate(p.state, { type: 'unitEliminated', unit: 0, hex: p.state.units.hex[0], face: 0, cause: 'no-retreat' });
    expect(lines[0].text).toContain('for want of a retreat [EBC 14C]');
  });

  it('BC-14C.4 attackers that must retreat do so by rail as well', () => {
    const p = position({ rules: 'advanced', phase: 'combat', result: 'AR', player: 'poland', lines: { rail: '0505-0507' }, units: [GUN, 'g1: German 9-6 Inf XX @0504'] }).act(attack('0504', 'p1'));
    // 2 against 9 is below the table: eliminated; with help it retreats
    expect(p.unit('p1').hex).toBe('eliminated');
    const helped = position({ rules: 'advanced', phase: 'combat', result: 'AR', player: 'poland', lines: { rail: '0505-0507' }, units: [GUN, 'p2: Polish 9-6 Inf XX @0404', 'g1: German 9-6 Inf XX @0504'] }).act(attack('0504', 'p1', 'p2'), roll(1));
    expect(ways(helped).filter((way) => way.startsWith('p1'))).toEqual(['p1 0506']);
  });

  it('BC-14C.4 AMB-BC-97 rail-only-retreat: it is free, or takes up rail capacity', () => {
    const guns = [1, 2, 3, 4].map((i) => `p${i}: Polish 2-R Art X @0505`);
    const all = (readings: Readonly<Record<string, string>>) => {
      let p = attacked({ readings, units: [...guns.slice(0, 2), ...guns.slice(2).map((u) => u.replace('Art X', 'Art III')), DIVISION] });
      while (p.due()?.kind === 'retreat') p = p.act(p.legal()[0]);
      return p;
    };
    const free = all({});
    expect([free.stack('0506').length, Math.max(...free.state.railed)]).toEqual([4, 0]);
    // three Polish units go by rail in a player turn
    const dear = all({ 'rail-only-retreat': 'capacity' });
    expect([dear.stack('0506'), dear.unit('p4').hex]).toEqual([['p1', 'p2', 'p3'], 'eliminated']);
    expect(Math.max(...dear.state.railed)).toBe(3);
    // a new player turn begins afresh
    expect(Math.max(...dear.act(pass).to('movement', 'poland').state.railed)).toBe(0);
  });
});

describe('EBC 14B: no breakdowns', () => {
  it('BC-14B.1 BC-14B.2 there is no action that would break a division down or assemble one', () => {
    expect(Object.keys(ACTION_CODECS).filter((type) => /break|assemble|split|join|combine|detach/i.test(type))).toEqual([]);
    const p = position({ rules: 'advanced', phase: 'initial', units: ['g1: German 7-6 Inf XX (3-6) @0505', 'g2: German 2-6 Inf III @0505', 'g3: German 2-6 Inf III @0505', 'g4: German 2-6 Inf III @0505'] });
    expect(p.game.decodeAction({ type: 'breakDown', unit: 'g1' })._tag).toBe('Left');
    expect(p.game.decodeAction({ type: 'assemble', units: ['g2', 'g3', 'g4'] })._tag).toBe('Left');
    expect(p.legal()).toEqual([endPhase]);
  });
});
