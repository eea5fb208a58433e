/** What explanations of World War II say: figures with their receipts, refusals with their rule and what would be right. */
import { describe, expect, it } from 'vitest';
import type { SpiSketch } from '../../../src/conformance/spi-ww2/sketch.js';
import type { Explanation } from '../../../src/engine/game.js';
import { addRational, rational } from '../../../src/kernel/chance.js';
import { chancesOf } from '../../../src/rulesets/spi-ww2/combat/receipt.js';
import { action, position, type Spot } from './fixture.js';

const explained = (at: Spot, words: string): Explanation => at.game.explain(at.state, action(words));
const text = (e: Explanation): string => e.lines.join('\n');
const figure = (e: Explanation, label: string): number => {
  const found = e.figures.find((f) => f.label.startsWith(label));
  if (found === undefined) throw new Error(`no figure ${label} among ${e.figures.map((f) => f.label).join(', ')}`);
  return found.tally.total / found.unit;
};
const receipts = (e: Explanation): ReadonlyArray<unknown> =>
  e.figures.map(({ tally: { base, lines, total } }) => [lines.reduce((n, l) => (l.op === 'times' ? n * l.value : n + l.value), base), total]);

const HOME: SpiSketch = { territories: { Germany: '0101-0412' }, places: { '0404': 'Berlin*' } };

describe('explaining a step', () => {
  const sketch: SpiSketch = { ...HOME, edition: 'feb75', units: ['m: Germany mechanized 4 @0505', 'i: Germany infantry 2 @0505', 'f: France 3 @0705'], terrain: { rough: '0605' }, hexsides: { blocked: '0505/0504' } };

  it('gives the cost by terrain and season, and what is left (SPI-5.33.1)', () => {
    const e = explained(position(sketch), 'step m 0605');
    expect([e.legal, figure(e, 'cost of the step'), figure(e, 'movement points before'), figure(e, 'movement points after')]).toEqual([true, 3, 6, 3]);
    expect(text(e)).toContain('Allowance in the third quarter: 6 for mechanized units. [SPI 5.4');
    expect(text(e)).toContain('It stops there: the hex lies in the zone of control of f (3) in 0705. [SPI 6.0');
    const other = explained(position({ ...sketch, turn: 7 }), 'step i 0605');
    expect([figure(other, 'cost of the step'), figure(other, 'movement points before')]).toEqual([2, 2]);
    expect(text(other)).toContain('first quarter: 2 for infantry');
  });

  it('says that the way is closed, and by what', () => {
    const e = explained(position(sketch), 'step m 0504');
    expect(e.legal).toBe(false);
    expect(text(e)).toContain('across a blocked hexside');
    expect(text(e)).toContain('the way is closed to land units');
  });

  it('is true: what it foretells is what happens', () => {
    const at = position(sketch);
    for (const to of ['0605', '0506', '0405']) {
      const e = explained(at, `step m ${to}`);
      const after = at.act(`step m ${to}`);
      expect(figure(e, 'movement points after')).toBe(after.state.units.mp[after.game.board.roster.ixOf.get('m') ?? -1]);
    }
  });

  it('lets a unit out of supply take one hex that it cannot pay (SPI 9.7)', () => {
    const e = explained(position({ ...sketch, units: ['x: France 3 @0506 out'], player: 'allied' }), 'step x 0605');
    expect([e.legal, figure(e, 'movement points before'), figure(e, 'movement points after')]).toEqual([true, 1, 0]);
    expect(text(e)).toContain('may take this one hex');
    expect(text(e)).toContain('Out of supply it has 1.');
  });
});

describe('explaining an overrun in three ways', () => {
  const sketch = (hex: string, more: SpiSketch = {}): Spot =>
    position({ columns: [9, 19], rows: [7, 15], edition: 'feb75', units: [`g1: Germany infantry 4 @${hex}`, `g2: Germany infantry 4 @${hex}`, 't: France 3 @1512', 'u: France 3 @1513'], ...more });

  it('the errata: refused from one approach hex, allowed from another (SPI-8.47.3, SPI-8.47.5)', () => {
    const [bad, good] = [explained(sketch('1412'), 'overrun g1,g2 1512'), explained(sketch('1411'), 'overrun g1,g2 1512')];
    expect([bad.legal, good.legal]).toEqual([false, true]);
    expect(bad.violations.map((v) => [v.code, v.ref.case])).toEqual([['overrun/approach', '8.47']]);
    expect(text(bad)).toContain('The approach from 1412 lies in the zone of control of u (3) in 1513, which forbids it. [SPI 8.47');
    expect(text(bad)).toContain('Approaches that are free of other zones: 1411, 1511, 1611.');
    expect(text(good)).toContain('The approach from 1411 is free of other zones.');
    expect(text(good)).toContain('The units stop in 1512, in the zone of control of u (3) in 1513. [SPI 6.0');
    expect([figure(good, 'differential'), figure(good, 'least differential'), figure(good, 'cost of g1')]).toEqual([5, 5, 2]);
  });

  it('the first edition: every target of the phase is void, and overruns come first (SPI 8.4)', () => {
    const e = explained(sketch('1412', { edition: 'first' }), 'overrun g1,g2 1512');
    expect(e.legal).toBe(true);
    expect(text(e)).toContain('everything that is to be overrun in the phase. [SPI 8.4');
    expect(text(e)).toContain('which no rule in force minds');
    expect(text(e)).toContain('SPI 8.4: Units that overrun are moved before any unit that does not.');
    expect(text(e)).not.toContain('SPI 8.48');
  });

  it('option 17.6: Germans ignore every target of the phase, others as in the errata (SPI-17.6.1, SPI-17.6.2, SPI-17.6.3)', () => {
    const german = explained(sketch('1411', { options: ['17.6'] }), 'overrun g1,g2 1512');
    expect(german.legal).toBe(true);
    expect(text(german)).toContain('everything that is to be overrun in the phase. [SPI 17.6');
    expect(explained(sketch('1412', { options: ['17.6'] }), 'overrun g1,g2 1512').violations.map((v) => v.code)).toEqual(['overrun/approach']);
    const italian = explained(sketch('1412', { options: ['17.6'], turn: 14, units: ['i1: Italy 2 @1412', 'i2: Italy 2 @1412', 't: France 1 @1512', 'u: France 3 @1513'], stances: { Italy: 'war' } }), 'overrun i1,i2 1512');
    expect(italian.violations.map((v) => v.code)).toContain('overrun/approach');
    expect(text(italian)).toContain('what these units overrun, and nothing else. [SPI 8.47');
  });

  it('tells how much is missing, of strength and of movement', () => {
    const e = explained(sketch('1411', { terrain: { rough: '1512' }, turn: 7 }), 'overrun g1,g2 1512');
    expect(e.violations.map((v) => v.code)).toEqual(['overrun/points', 'overrun/differential']);
    expect(text(e)).toContain('differential +4; +5 is needed, 1 short [SPI 8.41]');
    expect(text(e)).toContain('2 [SPI 5.2] + 1 [SPI 5.41] = 3 movement points of 2, 1 too few.');
  });
});

describe('explaining the sea', () => {
  const baltic: SpiSketch = {
    edition: 'feb75', player: 'allied', phase: 'rail', turn: 10,
    terrain: { sea: '0601-0612 0701-0704 0707-0712 0801-0812' },
    areas: { 'Baltic Sea': '0801-0812', Denmark: '0705 0706' },
    territories: { Britain: '0501-0512', Germany: '0901-0912', Denmark: '0705 0706' },
    features: { port: '0505 0507 0905' },
    passages: [{ name: 'the straits', between: ['Atlantic Ocean', 'Baltic Sea'], hexes: [] }],
    control: { allied: '0905' },
    units: ['b1: Britain 2 @0505'],
  };

  it('why naval transport into the Baltic is refused, and what would open it (SPI-5.85.2, SPI-5.85.3)', () => {
    const e = explained(position(baltic), 'ship b1 0905');
    expect(e.violations.map((v) => [v.code, v.ref.case])).toEqual([['sea/baltic-closed', '5.85']]);
    expect(text(e)).toContain('SPI 5.85: The Baltic is closed to Allied ships');
    expect(text(e)).toContain('ask the German player for leave (request)');
    expect(text(e)).toContain('0905 on the Baltic Sea; open to these ships: the Atlantic Ocean.');
    expect(explained(position({ ...baltic, edition: 'first' }), 'ship b1 0905').legal).toBe(true);
    expect(text(explained(position(baltic), 'request'))).toContain('do not control all of Denmark');
  });

  it('what naval transport takes of the track, and leaves (SPI-5.72.1)', () => {
    const at = position(baltic);
    const e = explained(at, 'ship b1 0507');
    expect([e.legal, figure(e, 'naval transport points of Game-Turn 10'), figure(e, 'naval transport points used'), figure(e, 'naval transport points left')]).toEqual([true, 6, 0, 4]);
    const summed = explained(position({ ...baltic, edition: 'first' }), 'ship b1 0507');
    expect(figure(summed, 'naval transport points of Game-Turn 10')).toBe(4 + 4 + 4 + 4 + 5 + 5 + 5 + 5 + 5 + 6);
  });

  it('what enemy air zones turn back (SPI 6.5, SPI-17.4.1, SPI-17.4.3)', () => {
    const air: SpiSketch = { ...baltic, areas: { Denmark: '0705 0706' }, passages: [], units: ['b1: Britain 2 @0505', 'g1: Germany infantry 4 @0908'] };
    const e = explained(position(air), 'ship b1 0905');
    expect([figure(e, 'strength points that arrive'), figure(e, 'strength points turned back')]).toEqual([0, 2]);
    expect(text(e)).toContain('They turn back 4 / 2 = 2 strength points');
    const suppressed = explained(position({ ...air, options: ['17.4'], units: [...(air.units ?? []), 'b2: Britain 3 @0705'] }), 'ship b1 0905');
    expect(text(suppressed)).toContain('Effective: 1 of the enemy. [SPI 17.4');
    expect(figure(suppressed, 'strength points that arrive')).toBe(2);
  });

  const assault: SpiSketch = {
    edition: 'feb75', player: 'allied', turn: 10,
    terrain: { sea: '0601-0612 0701-0712 0801-0812' }, territories: { Britain: '0501-0512', Germany: '0901-0912' }, features: { port: '0505 0905' },
    tables: { transport: { '4/1941': { amphibious: 5 } } },
    units: ['b1: Britain 3 @0505'],
  };

  it('the Allied amphibious budget: an absolute number, less what was used the turn before (SPI-5.86.1, SPI-5.86.2)', () => {
    const e = explained(position({ ...assault, naval: { alliedAtp: [0, 0, 0, 0, 0, 0, 0, 0, 0, 3] } }), 'assault b1 0904');
    const budget = e.figures.find((f) => f.label.startsWith('amphibious points of'));
    expect(budget?.tally.lines.map((l) => [l.ref.case, l.value])).toEqual([['5.72', 5], ['5.86', -3]]);
    expect([e.legal, budget?.tally.total, figure(e, 'amphibious points left')]).toEqual([false, 2, -1]);
    expect(e.violations.map((v) => v.code)).toEqual(['sea/amphibious-points']);
    expect(text(e)).toContain('In Game-Turn 9 (3/1941) 3 amphibious points were used.');
    expect(text(e)).toContain('this takes 3, 1 more than are left');
    // without the case nothing rests
    const all = explained(position({ ...assault, without: ['allied-atp-alternate-turns'], naval: { alliedAtp: [0, 0, 0, 0, 0, 0, 0, 0, 0, 3] } }), 'assault b1 0904');
    expect([all.legal, figure(all, 'amphibious points of')]).toEqual([true, 5]);
  });

  it('the German one: a stock, and points that become naval ones after a Game-Turn (SPI-5.79.2, SPI-5.79.4)', () => {
    const e = explained(position({ ...assault, player: 'axis', naval: { axisAtp: 3, axisNtp: 2, boughtAtp: 1, converting: [{ turn: 12, points: 2 }] }, units: ['g1: Germany infantry 2 @0905'] }), 'assault g1 0504');
    expect([e.legal, figure(e, 'amphibious points of'), figure(e, 'amphibious points left')]).toEqual([true, 3, 1]);
    expect(text(e)).toContain('2 amphibious points, used before, are naval transport points from Game-Turn 12 (2/1942). [SPI 5.79');
    expect(text(e)).toContain('1 amphibious point bought in this Game-Turn is not there yet.');
  });

  it('whether a unit lands or stays afloat, and the reinforcements that air zones spare (SPI-5.91.3)', () => {
    const held = position({ ...assault, units: ['b1: Britain 2 @0505', 'b2: Britain 2 @0505', 'f: Italy 1 @0904'], stances: { Italy: 'war' } });
    expect(text(explained(held, 'assault b1 0904'))).toContain('stays afloat and may attack that hex alone');
    const alone = position({ ...assault, units: ['b1: Britain 2 @0505', 'g: Germany infantry 4 @0907'] });
    expect(explained(alone, 'assault b1 0903').violations.map((v) => v.code)).toEqual([]);
    expect(explained(position({ ...assault, units: ['b1: Italy 2 @0505', 'g: Britain 3 @0907'], stances: { Italy: 'war' }, player: 'axis', naval: { axisAtp: 2 }, control: { axis: '0505' } }), 'assault b1 0904').violations.map((v) => v.code)).toContain('assault/air');
    const beach = position({ ...assault, units: ['b1: Britain 2 @0505', 'b2: Britain 3 @0505', 'b3: Britain 1 @0904', 'g: Germany infantry 4 @0906'] }).act('assault b1 0904').to('rail');
    const e = explained(beach, 'ship b2 0904');
    expect(text(e)).toContain('assaulted in this player turn by 2 strength points');
    expect(text(e)).toContain('2 of 3 disregard air zones, 1 does not. [SPI 5.91');
  });
});

describe('explaining rail, airdrops and supply', () => {
  it('the range by rail, used and left (SPI 5.6)', () => {
    const at = position({ edition: 'feb75', phase: 'rail', territories: { Germany: '0101-1412' }, places: { '0404': 'Berlin*' }, units: ['g1: Germany mechanized 4 @0505'] });
    const e = explained(at, 'rail g1 1005');
    expect([e.legal, figure(e, 'hexes by rail at most'), figure(e, 'hexes by rail left'), at.act('rail g1 1005').events.find((v) => v.type === 'unitRailed')?.hexes]).toEqual([true, 18, 13, 5]);
    expect(receipts(e).every((r) => (r as number[])[0] === (r as number[])[1])).toBe(true);
  });

  it('the range of an airdrop, and the hexside that closes it (SPI-16.7.1)', () => {
    const sketch: SpiSketch = { ...HOME, edition: 'feb75', hexsides: { blocked: '0505/0605' }, units: ['p: Germany paratroop 1 @0505'] };
    const e = explained(position(sketch), 'drop p 0605');
    expect(e.violations.map((v) => [v.code, v.ref.case])).toEqual([['drop/blocked-hexside', '16.7']]);
    expect(text(e)).toContain('across a blocked hexside');
    expect(figure(explained(position(sketch), 'drop p 0905'), 'range of the airdrop')).toBe(4);
  });

  it('the supply line hex by hex, or why there is none (SPI 9.7, SPI-9.74.1)', () => {
    const sketch: SpiSketch = { ...HOME, edition: 'feb75', phase: 'combat', control: { axis: '0501-0712' }, units: ['g1: Germany infantry 4 @0605', 'f1: France 3 @0705'] };
    expect(text(explained(position(sketch), 'commit g1 0705'))).toContain('Supply line of g1 (4): 0605 → 0505 → 0404 Berlin, 2 hexes of at most 12.');
    const cut = explained(position({ ...sketch, control: { axis: '0601-0712', allied: '0501-0512' } }), 'commit g1 0705');
    expect(text(cut)).toMatch(/Supply line of g1 \(4\): none: every way from 0605/);
  });
});

describe('explaining production', () => {
  const sketch: SpiSketch = { edition: 'feb75', phase: 'production', territories: { Germany: '0101-1412' }, places: { '0404': 'Berlin*' }, units: ['g1: Germany infantry 4 @0505', 'g2: Germany infantry 2 @0505'] };

  it('points, price, and maxima with their dates (SPI-17.7.2)', () => {
    const at = position(sketch);
    const e = explained(at, 'build Germany mechanized 3 0404');
    expect([e.legal, figure(e, 'price'), figure(e, 'points left'), figure(e, 'largest unit')]).toEqual([true, 6, 1, 4]);
    expect(text(e)).toContain('Units of Germany have at most 4 now (Germany: 4 from the start). [SPI 5.3');
    expect(figure(explained(position({ ...sketch, options: ['17.7'] }), 'build Germany mechanized 3 0404'), 'price')).toBe(3);
    const dear = explained(at, 'build Germany mechanized 5 0404');
    expect(dear.violations.map((v) => v.code)).toEqual(expect.arrayContaining(['build/points', 'build/size']));
    expect(text(dear)).toContain('the price is 10, 3 too much');
    expect(text(explained(position({ ...sketch, player: 'allied', territories: { Britain: '0101-1412' }, units: ['b: Britain 1 @0505'] }), 'build Britain generic 1 0404'))).toMatch(/other Allied: 3 from the start, 4 from \d\/194\d/);
  });

  it('shipping, build-up and break-down', () => {
    const at = position(sketch);
    expect(figure(explained(at, 'buy amphibious'), 'bought in this turn')).toBe(1);
    const together = explained(at, 'combine g1 g2');
    expect([together.legal, figure(together, 'strength points together'), figure(together, 'largest unit')]).toEqual([false, 6, 4]);
    const split = explained(at, 'split g1 1');
    expect([split.violations.map((v) => v.code), figure(split, 'strength points left')]).toEqual([['stacking/full'], 3]);
  });
});

describe('explaining combat', () => {
  const sketch: SpiSketch = { ...HOME, phase: 'combat', units: ['g1: Germany infantry 4 @0505', 'g2: Germany infantry 4 @0505', 'f1: France 3 @0605'], terrain: { rough: '0605' } };

  it('strengths, differential, column, and the exact chance of each result', () => {
    const e = explained(position(sketch), 'commit g1 0605');
    expect(e.figures[0].tally).toMatchObject({ base: 1, total: 0 });
    expect(e.figures[0].tally.lines.map((l) => [l.ref.case, l.value])).toEqual([['8.3', -1]]);
    expect(text(e)).toContain('2/3 no loss (die 1, 2, 3, 4; reconstructed)');
    expect(text(e)).toContain('1/3 loss 1: 2 of 3 left, retreat (die 5, 6; reconstructed)');
    expect(text(e)).toContain('The printed text of SPI 8.3 is missing; what is played is secondary.');
  });

  it('chances that add up to one in every column', () => {
    const at = position(sketch);
    const pos = at.game.position(at.state);
    for (const column of pos.board.tables.combat.columns)
      expect(chancesOf(pos, column).reduce((sum, c) => addRational(sum, c.weight), rational(0, 1))).toEqual({ num: 1, den: 1 });
  });

  it('tells what units out of supply are worth, and where there is no column', () => {
    const e = explained(position({ ...sketch, units: ['g1: Germany infantry 3 @0505 out', 'f1: France 3 @0605'] }), 'commit g1 0605');
    expect(text(e)).toContain('g1 (3, out of supply: 1) [SPI 9.7] against f1 (3)');
    expect(text(e)).toContain('differential −3; no column');
    expect(text(e)).toContain('g1 (3) was judged out of supply.');
  });

  it('tells the options that come between (SPI-17.8.1, SPI-17.91.1)', () => {
    const e = explained(position({ ...sketch, options: ['17.8', '17.9'] }), 'commit g1 0605');
    for (const rule of ['SPI 17.8', 'SPI 17.91', 'SPI 17.93']) expect(text(e)).toContain(`[${rule}]`);
    expect(text(explained(position(sketch), 'commit g1 0605'))).not.toContain('SPI 17.9');
  });

  it('answers to decisions: the die, the loss, the retreat, the advance', () => {
    const at = position({ ...sketch, result: 1, units: ['g1: Germany infantry 4 @0505', 'f1: France 2 @0605', 'f2: France 1 @0605'] }).act('commit g1 0605', 'resolve');
    expect(text(explained(at, 'roll 3'))).toContain('Die 3 on the column 0: 1 strength point lost');
    expect(explained(at, 'roll 7').violations.map((v) => v.code)).toEqual(['roll/die']);
    const loss = at.act('roll 3');
    expect([figure(explained(loss, 'lose f1 1'), 'of the other'), explained(loss, 'lose f1 2').legal]).toEqual([0, false]);
    expect(text(explained(loss, 'lose f1 1'))).toContain('f1 (2) loses 1 strength point in combat [SPI 8.3].');
    const retreat = loss.act('lose f2 1');
    expect(text(explained(retreat, 'retreat f1 0705'))).toMatch(/Open to f1 \(2\): 0\d{3}/);
    expect(text(explained(retreat, 'step g1 0605'))).toContain('Due now: the allied side retreats f1 (2).');
    const advance = retreat.act('retreat f1 0705');
    expect(text(explained(advance, 'advance g1'))).toContain('0605 holds 0 of 2 units; those who may advance: g1 (4). [SPI 8.5');
  });

  it('a counterattack with its differential and its chances (SPI-17.92.1, SPI-17.93.1)', () => {
    const at = position({ ...sketch, options: ['17.9'], result: 1, territories: { Germany: '0101-0412', France: '0601-1412' }, places: { '0404': 'Berlin*', '0805': 'Paris*' } }).act('commit g1 0605', 'resolve', 'roll 1');
    const e = explained(at, 'counter 0505');
    expect(e.legal).toBe(true);
    expect(text(e)).toContain('Counterattack on 0505: differential');
    expect(text(e)).toContain('1 strength point must be inflicted to hold the ground. [SPI 17.93');
  });
});
