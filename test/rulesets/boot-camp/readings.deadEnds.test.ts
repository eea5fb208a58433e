/** Readings of rule 9F1 together: retreats of several hexes, dead ends, and who is lost in them. */
import { describe, expect, it } from 'vitest';
import { attack, type Fixture, position, retreat, roll, type Sketch } from '../fixture.js';

const fought = (sketch: Sketch): Fixture => position({ phase: 'combat', result: 'DR', ...sketch }).act(attack('0505', 'g1'), roll(1));
const ways = (p: Fixture, id = 'p1'): ReadonlyArray<string> => p.legal().flatMap((a) => (a.type === 'retreat' && a.unit === id ? [a.to] : []));
const at = (p: Fixture, id = 'p1'): string => `${p.unit(id).hex} ${p.unit(id).face}`;

const NORTH = 'g1: German 9-6 Inf XX @0504'; // its zone covers 0404 and 0604
const DIVISION = 'p1: Polish 5-6-6 Inf XX (2-6) @0505';
/** Units that fill a hex, or with fewer of them leave room for a cadre. */
const full = (hex: string, divisions = 3, others = 3, nation = 'Polish') =>
  Array.from({ length: divisions + others }, (_, i) => `f${hex}${i}: ${nation} 2-6 Inf ${i < divisions ? 'XX' : 'III'} @${hex}`);
const AVOIDABLE = { 'retreat-dead-ends': 'avoidable' };

describe('AMB-BC-93 retreat-dead-ends=avoidable', () => {
  // out of 0505: 0506, full, and 0404, in a zone; the rest is sea
  const sea = '0405 0406 0604 0605 0606';
  const avoiding = (units: ReadonlyArray<string>, more: Partial<Sketch> = {}): Fixture => fought({ terrain: { sea: `${sea} 0507` }, readings: AVOIDABLE, units: [NORTH, DIVISION, ...units], ...more });

  it('looks further than one hex: a full hex after a full hex is a dead end', () => {
    const two = avoiding([...full('0506'), ...full('0507')], { terrain: { sea: `${sea} 0407 0508 0607` } });
    expect(ways(two)).toEqual(['0506', '0404']);
    const three = avoiding([...full('0506'), ...full('0507')], { terrain: { sea: `${sea} 0407 0607` } });
    expect(at(three)).toBe('0508 full');
  });

  it('sees the enemy beyond: a hex that he holds is no way on', () => {
    // a regiment, which has no zone
    expect(ways(avoiding([...full('0506'), 'g2: German 2-6 Inf III @0507'], { terrain: { sea } }))).toEqual(['0506', '0404']);
    expect(at(avoiding(full('0506'), { terrain: { sea } }))).toBe('0507 full');
  });

  it('leaves the priority as it is where one of two hexes leads on', () => {
    const one = avoiding([...full('0605'), ...full('0405')], { terrain: { sea: '0406 0306 0506 0604 0606 0705 0706' } });
    // 0405 leads to 0305; 0404 is passed over, as a zone lies on it
    expect(ways(one)).toEqual(['0605', '0405']);
  });

  it('is content with one way on out of a full hex, though another leads nowhere', () => {
    // out of 0506 lead 0406 and 0606, both full; only 0606 has a way on
    const one = avoiding([...full('0506'), ...full('0406'), ...full('0606')], { terrain: { sea: '0405 0604 0605 0507 0306 0307 0407' } });
    expect([at(one), ways(one)]).toEqual(['0506 full', ['0606', '0406']]);
  });

  it('does not offer one dead end for another', () => {
    // 0404 would take what is left of the division, but 0604 is full and leads nowhere
    const two = avoiding([...full('0506'), ...full('0604')], { terrain: { sea: '0405 0406 0605 0606 0507 0603 0704 0705' } });
    expect(ways(two)).toEqual(['0506', '0404']);
    // a cadre has room in 0404, or none
    expect(ways(avoiding([...full('0506'), ...full('0404', 3, 0)]))).toEqual(['0506', '0404']);
    const shut = { terrain: { sea: `${sea} 0507 0304 0305 0403` } };
    expect(at(avoiding([...full('0506'), ...full('0404')], shut))).toBe('eliminated full');
  });

  it('goes with AMB-BC-92 retreat-stacking: what has become a cadre may need the room of a division', () => {
    const shut = { terrain: { sea: `${sea} 0507 0304 0305 0403` } };
    const units = [...full('0506'), ...full('0404', 3, 0)];
    expect(ways(avoiding(units, shut))).toEqual(['0506', '0404']);
    expect(at(avoiding(units, { ...shut, readings: { ...AVOIDABLE, 'retreat-stacking': 'division' } }))).toBe('eliminated full');
  });

  it('goes with AMB-BC-94 stacking-elimination: a cadre that stays has survived', () => {
    const units = full('0506', 3, 0);
    expect(ways(avoiding(units))).toEqual(['0506', '0404']);
    expect(at(avoiding(units, { readings: { ...AVOIDABLE, 'stacking-elimination': 'cadre' } }))).toBe('0506 cadre');
  });

  it('counts a way as lost for a cadre that could not leave the full hex', () => {
    // 0404 is full as well; a division that became a cadre there goes on to 0304, unless the cadre cannot move
    const on = (cadre: string): Fixture =>
      avoiding([...full('0506'), ...full('0404')], { terrain: { sea: `${sea} 0507` }, units: [NORTH, `p1: Polish 5-6-6 Inf XX (2-${cadre}) @0505`, ...full('0506'), ...full('0404')] });
    expect([ways(on('6')), at(on('0'))]).toEqual([['0506', '0404'], 'eliminated full']);
  });

  it('does not count the hex that it left as a way on', () => {
    // attackers from 0505, where nobody is left of them, thrown back by the Germans in 0504
    const thrown = position({
      phase: 'combat', result: 'AR', player: 'poland', readings: AVOIDABLE, terrain: { sea: `${sea} 0507` },
      units: [NORTH, 'p1: Polish 5-6-6 Inf XX (2-6) @0505', ...full('0506')],
    }).act(attack('0504', 'p1'), roll(1));
    expect(ways(thrown)).toEqual(['0506', '0404']);
    // nor, in the second step, the first
    const deeper = position({
      phase: 'combat', result: 'AR', player: 'poland', readings: AVOIDABLE, terrain: { sea: '0405 0604 0605 0606 0407 0508 0607 0305 0306 0307' },
      units: [NORTH, 'p1: Polish 5-6-6 Inf XX (2-6) @0505', ...full('0506'), ...full('0507'), ...full('0406')],
    }).act(attack('0504', 'p1'), roll(1));
    expect(ways(deeper)).toEqual(['0506', '0404']);
  });

  it('lets a German c/m division do without its privilege where its cadre has room', () => {
    const panzer = (readings: Readonly<Record<string, string>>): Fixture =>
      position({
        phase: 'combat', result: 'DR', player: 'poland', readings, terrain: { sea: '0404 0405 0604 0605 0406 0606' },
        units: ['g1: German 9-10 Pz XX (3-10) @0505', 'p1: Polish 9-6 Inf XX @0504', 'p2: Polish 4-6 Inf XX @0507', ...full('0506', 3, 0, 'German')],
      }).act(attack('0505', 'p1'), roll(1));
    expect([at(panzer({}), 'g1'), at(panzer(AVOIDABLE), 'g1')]).toEqual(['eliminated full', '0506 cadre']);
  });
});

describe('who is lost', () => {
  const ring = { terrain: { sea: '0404 0405 0506 0604 0605' } };
  const stuck = { 'stacking-elimination': 'cadre' };

  it('AMB-BC-94 a division that has no route at all leaves play by either answer', () => {
    expect(at(fought({ ...ring, units: [NORTH, DIVISION], readings: stuck }))).toBe('eliminated full');
  });

  it('AMB-BC-94 a division that has a way on from a full hex takes it, and a unit without a cadre is lost there', () => {
    const units = [NORTH, DIVISION, ...full('0506', 3, 0)];
    expect(at(fought({ terrain: { sea: '0404 0405 0604 0605 0406 0606' }, units, readings: stuck }))).toBe('0507 full');
    const bare = [NORTH, 'p1: Polish 2-6 Inf XX @0505', ...full('0506', 3, 0)];
    expect(at(fought({ terrain: { sea: '0404 0405 0604 0605 0406 0606 0507' }, units: bare, readings: stuck }))).toBe('eliminated full');
  });

  it('AMB-BC-95 a unit that cannot move and has no cadre leaves play by either answer, and one that moves has its step', () => {
    const readings = { 'immobile-retreat': 'cadre' };
    expect(at(fought({ units: [NORTH, 'p1: Polish 4-0 Inf XX @0505'], readings }))).toBe('eliminated full');
    expect(at(fought({ ...ring, units: [NORTH, DIVISION], readings }))).toBe('eliminated full');
  });
});

describe('the way of a retreat', () => {
  it('BC-9F1.6 of three hexes does not lead back to the first, from where attackers came', () => {
    // 0506 and 0605 are full and neighbors of each other and of 0505
    const thrown = position({
      phase: 'combat', result: 'AR', player: 'poland', terrain: { sea: '0404 0405 0604' },
      units: [NORTH, 'p1: Polish 5-6-6 Inf XX (2-6) @0505', ...full('0506'), ...full('0605'), ...full('0606'), 'g3: German 2-6 Inf III @0406', 'g4: German 2-6 Inf III @0507'],
    }).act(attack('0504', 'p1'), roll(1), retreat('p1', '0506'));
    expect(ways(thrown)).toEqual(['0605', '0606']);
    expect(ways(thrown.act(retreat('p1', '0605')))).toEqual(['0705', '0706']);
  });

  it('AMB-BC-90 retreat-path=farther begins anew with each unit', () => {
    const two = fought({ readings: { 'retreat-path': 'farther' }, units: [NORTH, DIVISION, 'p2: Polish 2-6 Inf III @0505'] });
    expect(ways(two, 'p2')).toEqual(['0605', '0506', '0405']);
    expect(ways(two.act(retreat('p1', '0506')), 'p2')).toEqual(['0605', '0506', '0405']);
  });

  it('the first hex of the map is open to a retreat', () => {
    const corner = position({ phase: 'combat', result: 'DR', terrain: { sea: '0202 0203' }, units: ['g1: German 9-6 Inf III @0103', 'p1: Polish 2-6 Inf III @0102'] }).act(attack('0102', 'g1'), roll(1));
    const open = [...corner.legal().flatMap((a) => (a.type === 'retreat' ? [a.to] : [])), corner.unit('p1').hex];
    expect(open).toContain('0101');
  });
});
