/** Retreats. @rule EBC 9F1 */
import { describe, expect, it } from 'vitest';
import { advance, attack, commit, type Fixture, lose, pass, position, retreat, roll, type Sketch } from '../fixture.js';

const DIVISION = 'p1: Polish 5-6-6 Inf XX (2-6) @0505';
const NORTH = 'g1: German 9-6 Inf XX @0504';
/** Divisions whose zones cover every hex around 0505. */
const RING = [NORTH, 'g2: German 4-6 Inf XX @0306', 'g3: German 4-6 Inf XX @0507', 'g4: German 4-6 Inf XX @0705'];
/** Six Polish units, three of them divisions: a full hex. */
const full = (hex: string): ReadonlyArray<string> => [1, 2, 3, 4, 5, 6].map((i) => `f${i}: Polish 2-6 Inf ${i <= 3 ? 'XX' : 'III'} @${hex}`);

const attacked = (sketch: Sketch, ...attackers: ReadonlyArray<string>): Fixture =>
  position({ phase: 'combat', result: 'DR', ...sketch }).act(attack('0505', ...(attackers.length > 0 ? attackers : ['g1'])), roll(1));
const ways = (p: Fixture): ReadonlyArray<string> => p.legal().map((a) => (a.type === 'retreat' ? `${a.unit} ${a.to}` : a.type)).sort();

describe('EBC 9F1: retreats', () => {
  it('BC-9F1.1 the owner moves the unit one hex away from the hex it held', () => {
    const p = attacked({ units: [DIVISION, 'g1: German 9-10 Mtn X @0504 dot'] });
    expect(p.actor()).toBe('allied');
    expect(ways(p)).toEqual(['p1 0404', 'p1 0405', 'p1 0506', 'p1 0604', 'p1 0605']);
    expect(p.try(retreat('p1', '0507'))).toEqual(['retreat/not-adjacent']);
    expect(p.try(retreat('p1', '0504'))).toEqual(['retreat/enemy-occupied']);
    expect(p.act(retreat('p1', '0605')).unit('p1').hex).toBe('0605');
  });

  it('BC-9F1.2 first into a hex free of zones and within the stacking limit', () => {
    const p = attacked({ units: [DIVISION, NORTH] });
    expect(ways(p)).toEqual(['p1 0405', 'p1 0506', 'p1 0605']);
    expect(p.try(retreat('p1', '0404'))).toEqual(['retreat/priority']);
    expect(p.try(retreat('p1', '0604'))).toEqual(['retreat/priority']);
  });

  it('BC-9F1.2 the zone of an attacker counts as long as it stands, whatever the result will cost it (AMB-BC-105)', () => {
    const p = attacked({ result: 'EX', units: [DIVISION, 'g1: German 7-6 Inf XX @0504'] });
    expect(ways(p)).toEqual(['p1 0405', 'p1 0506', 'p1 0605']);
  });

  /** 0405 is full and free of zones, 0605 is sea, every other hex is in a zone. */
  const crowded: Sketch = { terrain: { sea: '0605' }, units: [DIVISION, NORTH, 'g2: German 4-6 Inf XX @0507', ...full('0405')] };

  it('BC-9F1.3 then into a hex free of zones, though over the limit; BC-9F1.6 from there it goes on by the same priorities', () => {
    const p = attacked(crowded);
    // a single way is taken by itself
    expect(p.unit('p1')).toMatchObject({ hex: '0405', face: 'full' });
    expect(p.due()).toMatchObject({ kind: 'retreat', going: expect.any(Number) });
    expect(ways(p)).toEqual(['p1 0305', 'p1 0306']);
    for (const zone of ['0404', '0406', '0506']) expect(p.try(retreat('p1', zone))).toEqual(['retreat/priority']);
    expect(p.try(retreat('p1', '0505'))).toEqual(['retreat/turns-back']);
    expect(p.act(retreat('p1', '0306')).unit('p1')).toMatchObject({ hex: '0306', face: 'full' });
    // were 0405 not full, the unit would stay there
    const roomy = attacked({ ...crowded, units: crowded.units?.filter((u) => !u.startsWith('f6')) as ReadonlyArray<string> });
    expect(roomy.unit('p1').hex).toBe('0405'); // three divisions and two regiments: a fourth division does not fit
    const fits = attacked({ ...crowded, units: crowded.units?.filter((u) => !u.startsWith('f3')) as ReadonlyArray<string> });
    expect([fits.unit('p1').hex, fits.due()?.kind]).toEqual(['0405', 'advance']);
  });

  it('BC-9F1.4 last into an enemy zone, whatever the stacking there', () => {
    const sea = { sea: '0404 0405 0604 0605' };
    const p = attacked({ terrain: sea, units: [DIVISION, NORTH, 'g2: German 4-6 Inf XX @0507'] });
    expect(p.unit('p1')).toMatchObject({ hex: '0506', face: 'cadre' });
    const stacked = attacked({ terrain: sea, units: [DIVISION, NORTH, 'g2: German 4-6 Inf XX @0507', ...full('0506')] });
    // a cadre is a seventh unit there: it has to go on
    expect(stacked.unit('p1')).toMatchObject({ hex: '0506', face: 'cadre' });
    expect(stacked.due()).toMatchObject({ kind: 'retreat' });
    const room = attacked({ terrain: sea, units: [DIVISION, NORTH, 'g2: German 4-6 Inf XX @0507', ...full('0506').slice(0, 5)] });
    // three divisions and two others: a cadre is no division and fits (AMB-BC-92)
    expect([room.unit('p1').hex, room.due()?.kind]).toEqual(['0506', 'advance']);
  });

  it('BC-9F1.5 the priorities bind the owner, who is free within each', () => {
    const p = attacked({ units: [DIVISION, NORTH, ...full('0405')] });
    expect(ways(p)).toEqual(['p1 0506', 'p1 0605']);
    expect(p.try(retreat('p1', '0405'))).toEqual(['retreat/priority']);
  });

  it('BC-9F1.7 a unit that cannot get out of a full hex is lost, its cadre too', () => {
    const shut: Sketch = { terrain: { sea: '0404 0506 0605 0305 0306 0406' }, units: [DIVISION, NORTH, ...full('0405')] };
    const p = attacked(shut);
    expect(p.unit('p1').hex).toBe('eliminated');
    expect(p.events).toContainEqual(expect.objectContaining({ type: 'unitEliminated', unit: 'p1', cause: 'stacking' }));
    // the open hex in a zone, 0604, would have saved a cadre, but comes after the full one (AMB-BC-93)
    expect(p.events).toContainEqual(expect.objectContaining({ type: 'unitRetreated', unit: 'p1', to: '0405' }));
    const open = attacked({ ...shut, terrain: { sea: '0404 0506 0605 0305 0406' } });
    expect(open.unit('p1')).toMatchObject({ hex: '0306', face: 'full' });
  });

  it('BC-9F1.8 a retreat into an enemy zone makes a cadre of a division', () => {
    const p = attacked({ units: [...RING, DIVISION] });
    expect(ways(p)).toEqual(['p1 0404', 'p1 0405', 'p1 0506', 'p1 0604', 'p1 0605']);
    expect(p.act(retreat('p1', '0506')).unit('p1')).toMatchObject({ hex: '0506', face: 'cadre' });
    expect(p.act(retreat('p1', '0506')).events).toContainEqual({ type: 'unitCadred', unit: 'p1', hex: '0506', of: 'defender', cause: 'zoc-retreat' });
    const free = attacked({ units: [...RING.slice(0, 3), DIVISION] });
    expect(free.unit('p1')).toMatchObject({ hex: '0605', face: 'full' });
  });

  it('BC-9F1.8 a friend in the hex does not cancel the zone for a retreat (AMB-BC-20)', () => {
    const p = attacked({ units: [...RING, DIVISION, 'p2: Polish 5-6-6 Inf XX (2-6) @0506'] });
    expect(p.act(retreat('p1', '0506')).unit('p1').face).toBe('cadre');
  });

  it('BC-9F1.9 a unit without a cadre is lost in a zone', () => {
    const p = attacked({ units: [...RING, 'p1: Polish 1-8 MG II @0505 dot'] });
    expect(p.act(retreat('p1', '0506')).unit('p1').hex).toBe('eliminated');
    expect(attacked({ units: [NORTH, 'p1: Polish 1-8 MG II @0505 dot'] }).act(retreat('p1', '0506')).unit('p1').hex).toBe('0506');
  });

  it('BC-9F1.10 so is a unit that is a cadre already, if only since this combat', () => {
    const p = attacked({ result: 'DE', units: [...RING, DIVISION] });
    expect(p.unit('p1')).toMatchObject({ hex: '0505', face: 'cadre' });
    expect(p.act(retreat('p1', '0506')).unit('p1').hex).toBe('eliminated');
    const before = attacked({ units: [...RING, `${DIVISION} cadre`] });
    expect(before.act(retreat('p1', '0506')).unit('p1').hex).toBe('eliminated');
  });

  it('BC-9F1.10 a second zone on the way costs the cadre that the first one made (AMB-BC-91)', () => {
    const p = attacked({ terrain: { sea: '0404 0405 0604 0605 0406 0606' }, units: [DIVISION, NORTH, 'g2: German 4-6 Inf XX @0508', 'g3: German 4-6 Inf X @0408', ...full('0506')] });
    // 0507 is in the zone of g2, 0506 is not: full, so on to 0507, the only way, as a cadre
    expect(p.unit('p1')).toMatchObject({ hex: '0507', face: 'cadre' });
    const twice = attacked({
      terrain: { sea: '0404 0405 0604 0605 0406 0606' },
      units: [DIVISION, NORTH, 'g2: German 4-6 Inf XX @0508', ...full('0506'), ...full('0507').map((u) => u.replace('f', 'h'))],
    });
    expect(ways(twice)).toEqual(['p1 0407', 'p1 0607']);
    expect(twice.unit('p1')).toMatchObject({ hex: '0507', face: 'cadre' });
    expect(twice.act(retreat('p1', '0407')).unit('p1').hex).toBe('eliminated');
  });

  it('BC-9F1.11 with enemies, prohibited hexes and prohibited hexsides all around, all is lost, the cadre too', () => {
    const closed: Sketch = {
      terrain: { sea: '0404 0604' },
      hexsides: { sea: '0505/0506' },
      units: [DIVISION, NORTH, 'g2: German 1-8 MG II @0405', 'g3: German 1-8 MG II @0605'],
    };
    const p = attacked(closed);
    expect(p.unit('p1').hex).toBe('eliminated');
    expect(p.events).toContainEqual(expect.objectContaining({ type: 'unitEliminated', unit: 'p1', cause: 'no-retreat' }));
    expect(attacked({ ...closed, hexsides: {} }).unit('p1')).toMatchObject({ hex: '0506', face: 'full' });
    // attackers too (AMB-BC-104)
    const attackers = attacked({ result: 'AR', terrain: { sea: '0403 0404 0503 0603 0604' }, units: [DIVISION, 'g1: German 9-10 Pz XX (3-10) @0504'] });
    expect(attackers.unit('g1').hex).toBe('eliminated');
  });

  it('BC-9F1.11 terrain is prohibited unit by unit: marsh stops the c/m division, not the infantry beside it', () => {
    const p = attacked({ terrain: { marsh: '0405 0506 0605', sea: '0404 0604' }, units: [DIVISION, 'p2: Polish 4-8 mot Inf XX (2-8) @0505', NORTH] });
    expect(p.unit('p2').hex).toBe('eliminated');
    expect(ways(p)).toEqual(['p1 0405', 'p1 0506', 'p1 0605']);
  });

  it('BC-9F1.11 a unit with a movement rating of 0 has nowhere to go (AMB-BC-95)', () => {
    const p = attacked({ units: [NORTH, 'p1: Polish 5-6-0 Inf XX (2-0) @0505'] });
    expect(p.unit('p1').hex).toBe('eliminated');
    // the side of the counter that is up decides
    expect(attacked({ result: 'DE', units: [NORTH, 'p1: Polish 5-6-6 Inf XX (2-0) @0505'] }).unit('p1').hex).toBe('eliminated');
    expect(attacked({ units: [NORTH, 'p1: Polish 5-6-6 Inf XX (2-0) @0505'] }).act(retreat('p1', '0506')).unit('p1').hex).toBe('0506');
  });

  describe('units that retreated into a hex that is attacked later', () => {
    /** p1 retreats from 0505 to 0506, held by p2, which g3 attacks then. */
    const later = (result: string, more: ReadonlyArray<string> = [], p2 = 'p2: Polish 4-6 Inf XX (1-6) @0506'): Fixture =>
      position({
        phase: 'combat',
        result: `DR ${result}`,
        units: ['p1: Polish 5-6 Inf XX (2-6) @0505', p2, NORTH, 'g3: German 10-8 Cav X @0507 dot', 'g5: German 10-8 Cav X @0606 dot', ...more],
      }).act(attack('0505', 'g1'), roll(1), retreat('p1', '0506'), pass);

    it('BC-9F1.12 they add nothing to its defense', () => {
      expect(later('AS').stack('0506')).toEqual(['p1', 'p2']);
      expect(later('AS').odds('0506', 'g3')).toMatchObject({ defense: 4, strengths: { g3: 10, p2: 4 } });
      const fresh = position({ phase: 'combat', units: ['p1: Polish 5-6 Inf XX (2-6) @0506', 'p2: Polish 4-6 Inf XX (1-6) @0506', 'g3: German 10-8 Cav X @0507 dot'] });
      expect(fresh.odds('0506', 'g3').defense).toBe(9);
    });

    it('BC-9F1.12 neither armor effects nor support (AMB-BC-61)', () => {
      const p = position({
        phase: 'combat',
        result: 'DR AS',
        units: ['p1: Polish 5-8 Arm XX (2-8) @0505', 'p2: Polish 2-6 Inf X @0506', NORTH, 'g3: German 10-8 Cav X @0507 dot'],
      }).act(attack('0505', 'g1'), roll(2), retreat('p1', '0506'), pass); // 2 - 1 for the armor
      expect(p.odds('0506', 'g3')).toMatchObject({ defense: 1, modifier: 0 });
      const fresh = position({ phase: 'combat', units: ['p1: Polish 5-8 Arm XX (2-8) @0506', 'p2: Polish 2-6 Inf X @0506', 'g3: German 10-8 Cav X @0507 dot'] });
      expect(fresh.odds('0506', 'g3')).toMatchObject({ defense: 7, modifier: -1 });
    });

    it('BC-9F1.12 a hex that holds nobody else cannot be attacked again (AMB-BC-60)', () => {
      const p = position({ phase: 'combat', result: 'DR AS', units: [DIVISION, NORTH, 'g3: German 10-8 Cav X @0507 dot'] }).act(attack('0505', 'g1'), roll(1), retreat('p1', '0506'), pass);
      expect(p.try(commit('0506', 'g3'))).toEqual(['attack/defended-already']);
    });

    it('BC-9F1.13 they suffer every result: eliminated with the others', () => {
      const p = later('DE').act(attack('0506', 'g3'), roll(2));
      expect([p.unit('p1').face, p.unit('p2').face]).toEqual(['cadre', 'cadre']);
      const gone = p.act(retreat('p1', '0406'), retreat('p2', '0406'));
      expect([gone.stack('0406'), gone.stack('0506')]).toEqual([['p1', 'p2'], []]);
    });

    it('BC-9F1.13 they retreat with the others, once more (AMB-BC-234)', () => {
      const p = later('DR').act(attack('0506', 'g3'), roll(2), retreat('p1', '0406'), retreat('p2', '0405'));
      expect([p.unit('p1').hex, p.unit('p2').hex]).toEqual(['0406', '0405']);
    });

    it('BC-9F1.14 their strength does not count in an exchange', () => {
      const p = later('EX', ['g4: German 5-6 Cav X @0507 dot']).act(attack('0506', 'g3', 'g4', 'g5'), roll(2), retreat('p1', '0406'), retreat('p2', '0406'));
      // 4, not 9: the 5 is enough
      expect(p.due()).toMatchObject({ kind: 'losses', of: 'attacker', need: 4 });
      expect(p.try(lose('g4'))).toEqual([]);
    });

    it('BC-9F1.14 nor may they be given up for an exchange when their side is the stronger one', () => {
      const p = later('EX', ['g4: German 2-6 Cav X @0507 dot', 'p3: Polish 3-6 Inf XX @0506']).act(attack('0506', 'g4'), roll(2));
      expect(p.due()).toMatchObject({ kind: 'losses', of: 'defender', need: 2 });
      expect(p.legal()).toEqual([lose('p2'), lose('p3')]);
    });

    it('BC-9F1.13 units of defense 0 fall at once, and those that took shelter with them (AMB-BC-63)', () => {
      const p = later('AS', [], 'p2: Polish 0-6 RR Eng III @0506').act(attack('0506', 'g3'));
      expect([p.unit('p1'), p.unit('p2').hex]).toMatchObject([{ hex: '0506', face: 'cadre' }, 'eliminated']);
    });

    it('BC-9F1.13 a unit safe in a hex attacked before it came (AMB-BC-235)', () => {
      const p = position({
        phase: 'combat',
        result: 'DR AS',
        units: [DIVISION, NORTH, 'p2: Polish 4-6 Inf XX @0506', 'g3: German 10-8 Cav X @0507 dot', 'g5: German 10-8 Cav X @0606 dot'],
      }).act(attack('0506', 'g3'), roll(2), attack('0505', 'g1'), roll(1), retreat('p1', '0506'), pass);
      expect(p.try(commit('0506', 'g5'))).toEqual(['attack/defended-already']);
    });
  });

  describe('the German c/m privilege', () => {
    /** Polish divisions around 0505, so that every hex is in a zone. */
    const ring = ['p1: Polish 9-6 Inf XX @0504', 'p2: Polish 4-6 Inf XX @0306', 'p3: Polish 4-6 Inf XX @0507', 'p4: Polish 4-6 Inf XX @0705'];
    const pressed = (units: ReadonlyArray<string>, more: Sketch = {}): Fixture => attacked({ player: 'poland', units: [...ring, ...units], ...more }, 'p1');
    const PANZER = 'g1: German 9-10 Pz XX (3-10) @0505';
    const HOLDER = 'g9: German 7-6 Inf XX (3-6) @0506';

    it('BC-9F1.15 a German c/m unit ignores zones when it goes to a friendly-occupied hex', () => {
      const there = (p: Fixture) => p.act(retreat('g1', '0506')).unit('g1');
      expect(there(pressed([PANZER, HOLDER]))).toMatchObject({ hex: '0506', face: 'full' });
      // cadres and small units too (AMB-BC-101)
      expect(there(pressed([`${PANZER} cadre`, HOLDER]))).toMatchObject({ hex: '0506', face: 'cadre' });
      expect(there(pressed(['g1: German 3-10 Pz III @0505 dot', HOLDER])).hex).toBe('0506');
    });

    it('BC-9F1.15 it ranks such a hex as free of zones, beside others that are free (AMB-BC-98)', () => {
      const p = attacked({ player: 'poland', units: [ring[0], ring[2], PANZER, HOLDER] }, 'p1');
      expect(ways(p)).toEqual(['g1 0405', 'g1 0506', 'g1 0605']);
      expect(p.act(retreat('g1', '0506')).unit('g1').face).toBe('full');
    });

    it('BC-9F1.15 it may ignore zones and need not: hexes that come first without the privilege are open as well (AMB-BC-98)', () => {
      const p = pressed([PANZER, HOLDER]);
      expect(ways(p)).toEqual(['g1 0404', 'g1 0405', 'g1 0506', 'g1 0604', 'g1 0605']);
      expect(p.act(retreat('g1', '0405')).unit('g1')).toMatchObject({ hex: '0405', face: 'cadre' });
      // a friend's hex that is full, and a dead end: better a cadre than nothing
      const crowd = [1, 2, 3, 4, 5, 6].map((i) => `h${i}: German 2-6 Inf ${i <= 3 ? 'XX' : 'III'} @0506`);
      const deadEnd = pressed([PANZER, ...crowd], { terrain: { sea: '0405 0406 0605 0606' } });
      expect(deadEnd.act(retreat('g1', '0506')).unit('g1').hex).toBe('eliminated');
      expect(deadEnd.act(retreat('g1', '0604')).unit('g1')).toMatchObject({ hex: '0604', face: 'cadre' });
      // other units have no such choice
      expect(ways(pressed(['g1: German 7-6 Inf XX (3-6) @0505', HOLDER]))).toEqual(['g1 0404', 'g1 0405', 'g1 0506', 'g1 0604', 'g1 0605']);
    });

    it('BC-9F1.15 any friendly unit will do, one of no strength too', () => {
      expect(pressed([PANZER, 'g9: German 0-6 RR Eng III @0506']).act(retreat('g1', '0506')).unit('g1')).toMatchObject({ hex: '0506', face: 'full' });
    });

    it('BC-9F1.15 in every step of a longer retreat (AMB-BC-99)', () => {
      const crowd = [1, 2, 3, 4, 5, 6].map((i) => `h${i}: German 2-6 Inf ${i <= 3 ? 'XX' : 'III'} @0506`);
      const p = pressed([PANZER, ...crowd, 'g9: German 7-6 Inf XX (3-6) @0606']).act(retreat('g1', '0506'));
      // 0506 is full: on to 0606, in the zone of p3 but held by a friend
      expect(p.act(retreat('g1', '0606')).unit('g1')).toMatchObject({ hex: '0606', face: 'full' });
    });

    it('BC-9F1.16 in a hex without friends the zones count', () => {
      expect(pressed([PANZER]).act(retreat('g1', '0506')).unit('g1')).toMatchObject({ hex: '0506', face: 'cadre' });
    });

    it('BC-9F1.16 units that retreat from the same combat are no friends to lean on (AMB-BC-89)', () => {
      const p = pressed([PANZER, 'g2: German 7-10 mot Inf XX (3-10) @0505']).act(retreat('g1', '0506'), retreat('g2', '0506'));
      expect([p.unit('g1').face, p.unit('g2').face]).toEqual(['cadre', 'cadre']);
    });

    it('BC-9F1.17 units stacked with it do not share it', () => {
      const p = pressed([PANZER, HOLDER, 'g2: German 7-6 Inf XX (3-6) @0505']).act(retreat('g1', '0506'), retreat('g2', '0506'));
      expect([p.unit('g1').face, p.unit('g2').face]).toEqual(['full', 'cadre']);
    });

    it('BC-9F1.17 nor do c/m units of other nations', () => {
      const p = attacked({ units: [...RING, 'p1: Polish 4-8 Arm XX (2-8) @0505', 'p2: Polish 5-6-6 Inf XX @0506'] });
      expect(p.act(retreat('p1', '0506')).unit('p1')).toMatchObject({ hex: '0506', face: 'cadre' });
      expect(attacked({ units: [...RING, 'p1: Polish 2-8 Arm X @0505 dot', 'p2: Polish 5-6-6 Inf XX @0506'] }).act(retreat('p1', '0506')).unit('p1').hex).toBe('eliminated');
    });
  });

  it('BC-9F1.18 a retreat is not paid for: half a movement point is enough for mountains', () => {
    const p = attacked({ terrain: { mountain: '0404 0405 0506 0604 0605' }, units: [NORTH, 'p1: Polish 1-1-1 Bdr III @0505 dot out'] });
    expect(p.act(retreat('p1', '0506')).unit('p1').hex).toBe('0506');
    const before = position({ player: 'poland', terrain: { mountain: '0506' }, units: [NORTH, 'p1: Polish 1-1-1 Bdr III @0505 dot out'] });
    expect(before.unit('p1').mp).toBe(0.5);
  });

  it('BC-9F1.19 attackers retreat from the hexes they attacked from; their neighbors stay', () => {
    const p = attacked(
      { result: 'AR', units: [DIVISION, 'g1: German 7-6 Inf XX @0504', 'g2: German 7-6 Inf XX @0504', 'g3: German 7-6 Inf XX @0604'] },
      'g1',
      'g3',
    );
    expect(p.actor()).toBe('axis');
    expect(ways(p)).toEqual(['g1 0403', 'g1 0503', 'g1 0603', 'g3 0603', 'g3 0704', 'g3 0705']);
    const done = p.act(retreat('g3', '0704'), retreat('g1', '0503'));
    expect([done.unit('g1').hex, done.unit('g2').hex, done.unit('g3').hex, done.due()]).toEqual(['0503', '0504', '0704', null]);
  });

  it('BC-9F1.19 zones of the defenders count against them (AMB-BC-106)', () => {
    // every hex beside 0505 is in the zone of the division there
    const p = attacked({ result: 'AR', terrain: { sea: '0403 0503 0603' }, units: [DIVISION, 'g1: German 7-6 Inf XX (3-6) @0504'] });
    expect(p.act(retreat('g1', '0604')).unit('g1').face).toBe('cadre');
  });

  it('BC-9F1.20 unit by unit: the units of one hex may go to different ones', () => {
    const stack: Sketch = { units: [DIVISION, 'p2: Polish 5-6-6 Inf XX (2-6) @0505', NORTH] };
    const p = attacked(stack).act(retreat('p2', '0506'), retreat('p1', '0405'));
    expect([p.unit('p1').hex, p.unit('p2').hex]).toEqual(['0405', '0506']);
    expect(attacked(stack).act(retreat('p2', '0506'), retreat('p1', '0506')).stack('0506')).toEqual(['p1', 'p2']);
  });

  it('BC-9F1.20 the first takes the last free place, the next goes there by the second priority and on', () => {
    const p = attacked({
      terrain: { sea: '0404 0604 0605 0405' },
      units: [DIVISION, 'p2: Polish 5-6-6 Inf XX (2-6) @0505', NORTH, ...full('0506').filter((u) => !u.startsWith('f3'))],
    });
    expect(ways(p)).toEqual(['p1 0506', 'p2 0506']);
    const next = p.act(retreat('p1', '0506'));
    expect([next.unit('p1').hex, next.unit('p2').hex, next.due()?.kind]).toEqual(['0506', '0506', 'retreat']);
    expect(ways(next)).toEqual(['p2 0406', 'p2 0507', 'p2 0606']);
  });

  it('BC-9F1.6 the unit under way goes on before any other', () => {
    const p = attacked({ ...crowded, units: [...(crowded.units ?? []), 'p2: Polish 5-6-6 Inf XX (2-6) @0505'] });
    const under = p.act(retreat('p2', '0405'));
    expect(under.try(retreat('p1', '0405'))).toEqual(['retreat/not-retreating']);
    expect(under.act(retreat('p2', '0305'), retreat('p1', '0306')).stack('0505')).toEqual([]);
  });

  it('BC-9F1.1 a retreating unit takes the hexes it enters (AMB-BC-18)', () => {
    const p = attacked({ owners: { germany: '0506 0605' }, units: [DIVISION, NORTH] }).act(retreat('p1', '0506'));
    expect([p.owner('0506'), p.owner('0605')]).toEqual(['poland', 'germany']);
    expect(p.act(advance('g1')).owner('0505')).toBe('germany');
  });
});
