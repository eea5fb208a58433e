/** @rule EBC 6A */
import { describe, expect, it } from 'vitest';
import { distance } from '../../../src/kernel/hex.js';
import { advance, attack, endPhase, type Fixture, march, position, rail, road, roll } from '../fixture.js';

const STOPPED = ['movement/stopped'];
const TOO_DEAR = ['movement/not-enough-mp'];
const PROHIBITED = ['movement/prohibited-terrain'];

/** Hexes that a unit can reach by marching, found by trying every step. */
const reached = (p: Fixture, unit: string): ReadonlySet<string> => {
  const best = new Map<string, number>([[String(p.unit(unit).hex), p.unit(unit).mp]]);
  const queue: Fixture[] = [p];
  for (let at = queue.shift(); at !== undefined; at = queue.shift())
    for (const action of at.legal()) {
      if (action.type !== 'step' || action.unit !== unit) continue;
      const next = at.act(action);
      if ((best.get(action.to) ?? -1) >= next.unit(unit).mp) continue;
      best.set(action.to, next.unit(unit).mp);
      queue.push(next);
    }
  return new Set(best.keys());
};

describe('6A: moving', () => {
  it('BC-6A.1 BC-6A.4 the player moves as many of his units as he likes', () => {
    const p = position({ units: ['g1: German 7-6 Inf XX @0504', 'g2: German 7-6 Inf XX @0604', 'p1: Polish 5-6 Inf XX @0505'] });
    expect([p.try(endPhase), p.try(march('g1', '0503'), endPhase), p.try(march('g1', '0503'), march('g2', '0603'), endPhase)]).toEqual([[], [], []]);
  });

  it('BC-6A.2 a unit spends up to its rating', () => {
    const p = position({ units: ['g1: German 7-6 Inf XX @0501'] });
    const six = ['0502', '0503', '0504', '0505', '0506', '0507'];
    expect([p.try(march('g1', ...six)), p.try(march('g1', ...six, '0508'))]).toEqual([[], TOO_DEAR]);
  });

  it('BC-6A.3 and may go wherever that takes it', () => {
    const p = position({ units: ['g1: German 7-3 Inf XX @0505'] });
    const { grid, ids } = p.game.board.map;
    const start = ids.indexOf('0505');
    expect([...reached(p, 'g1')].sort()).toEqual(ids.filter((_, h) => distance(grid, start, h) <= 3));
  });

  it('BC-6A.3 less far through bad terrain, zones and out of supply', () => {
    const far = (units: ReadonlyArray<string>, mountain = '') => reached(position({ units, terrain: { mountain } }), 'g1').size;
    const division = 'g1: German 7-3 Inf XX @0505';
    expect(far([division])).toBe(37);
    expect(far([division], '0504 0506')).toBeLessThan(37);
    expect(far([division, 'p1: Polish 5-6 Inf XX @0503'])).toBeLessThan(36);
    // a point and a half
    expect(far([`${division} out`])).toBe(7);
  });

  it('BC-6A.5 points are spent hex by hex', () => {
    const p = position({ terrain: { woods: '0503', rough: '0504' }, units: ['g1: German 7-6 Inf XX @0501'] });
    const left = [march('g1', '0502'), march('g1', '0502', '0503'), march('g1', '0502', '0503', '0504')].map((way) => p.act(way).unit('g1').mp);
    expect(left).toEqual([5, 3, 0]);
  });

  it('BC-6A.6 a step costs what the hex entered costs', () => {
    const cost = (from: string, to: string) => 8 - position({ terrain: { woods: '0505' }, units: [`g1: German 2-8 Cav X @${from}`] }).act(march('g1', to)).unit('g1').mp;
    expect([cost('0504', '0505'), cost('0505', '0504')]).toEqual([2, 1]);
  });

  it('BC-6A.7 and what the hexside costs on top', () => {
    const cost = (hexsides: Readonly<Record<string, string>>) => 8 - position({ terrain: { woods: '0505' }, hexsides, units: ['g1: German 2-8 Cav X @0504'] }).act(march('g1', '0505')).unit('g1').mp;
    expect([cost({ 'minor-river': '0504/0505' }), cost({ 'minor-river': '0505/0506' })]).toEqual([3, 2]);
  });

  it('BC-6A.8 prohibited terrain may be neither entered nor crossed', () => {
    const tries = (what: string, more: object) => position({ units: [`g1: German ${what} @0504`], ...more }).try(march('g1', '0505'));
    expect([tries('9-10 Pz XX', { terrain: { marsh: '0505' } }), tries('7-6 Inf XX', { terrain: { marsh: '0505' } })]).toEqual([PROHIBITED, []]);
    expect([tries('7-6 Inf XX', { hexsides: { sea: '0504/0505' } }), tries('7-6 Inf XX', { hexsides: { sea: '0505/0506' } })]).toEqual([PROHIBITED, []]);
    expect(tries('7-6 Inf XX', { terrain: { sea: '0505' } })).toEqual(PROHIBITED);
  });
});

describe('6A: enemy zones of control', () => {
  const units = (at: string, what = '7-6 Inf XX') => [`g1: German ${what} @${at}`, 'p1: Polish 5-6 Inf XX @0505'];

  it('BC-6A.9 a unit that enters one stops', () => {
    const p = position({ units: units('0502') }).act(march('g1', '0503', '0504'));
    expect(p.unit('g1')).toMatchObject({ mp: 4, stopped: true });
    expect(['0503', '0404', '0604', '0403'].map((hex) => p.try(march('g1', hex)))).toEqual([STOPPED, STOPPED, STOPPED, STOPPED]);
    const battalion = position({ units: ['g1: German 7-6 Inf XX @0502', 'p1: Polish 1-8 MG II @0505'] });
    expect(battalion.try(march('g1', '0503', '0504', '0503'))).toEqual([]);
  });

  it('BC-6A.10 AMB-BC-28 AMB-BC-30 a unit that begins in one may step into another, and stops', () => {
    const p = position({ units: units('0504') });
    expect([p.try(march('g1', '0604')), p.try(march('g1', '0604', '0704')), p.try(march('g1', '0604', '0605'))]).toEqual([[], STOPPED, STOPPED]);
  });

  it('BC-6A.11 going in and out of one costs nothing', () => {
    expect(position({ units: units('0504') }).act(march('g1', '0503')).unit('g1').mp).toBe(5);
    expect(position({ units: units('0503') }).act(march('g1', '0504')).unit('g1').mp).toBe(5);
  });

  it('BC-6A.12 AMB-BC-29 a unit that leaves one moves on, until it enters the next', () => {
    const p = position({ units: units('0504') });
    expect(p.act(march('g1', '0503', '0502', '0501')).unit('g1')).toMatchObject({ mp: 3, stopped: false });
    expect([p.try(march('g1', '0503', '0504')), p.try(march('g1', '0503', '0504', '0503'))]).toEqual([[], STOPPED]);
  });

  it('AMB-BC-20 a friend in the hex makes no difference', () => {
    const p = position({ units: [...units('0503'), 'g2: German 7-6 Inf XX @0504'] });
    expect(p.try(march('g1', '0504', '0404'))).toEqual(STOPPED);
  });

  it('BC-6A.13 a hex that the enemy holds is closed', () => {
    const into = (at: string) => position({ units: units('0504') }).try(march('g1', at));
    expect([into('0505'), into('0604')]).toEqual([['movement/enemy-occupied'], []]);
  });

  it('BC-6A.13 BC-6A.21 BC-6B.7 at ten to one, too: there are no overruns in Basic Training', () => {
    for (const phase of ['movement', 'exploitation'] as const)
      expect(position({ phase, units: ['g1: German 10-10 Pz XX @0504', 'p1: Polish 1-6 Inf II @0505'] }).try(march('g1', '0505'))).toEqual(['movement/enemy-occupied']);
  });
});

describe('6A: the single hex', () => {
  const slow = (flags: string, more: object = {}) => position({ terrain: { mountain: '0505', woods: '0604', marsh: '0404' }, units: [`g1: German 7-1 Inf XX @0504${flags}`], ...more });

  it('BC-6A.14 a unit may always move one hex', () => {
    expect([slow('').try(march('g1', '0505')), slow('').act(march('g1', '0505')).unit('g1').mp]).toEqual([[], 0]);
    expect(position({ terrain: { woods: '0503' }, units: ['g1: German 7-2 Inf XX @0501'] }).try(march('g1', '0502', '0503'))).toEqual(TOO_DEAR);
  });

  it('BC-6A.15 AMB-BC-33 also with less than one point', () => {
    const p = slow(' out');
    expect(p.unit('g1').mp).toBe(0.5);
    expect(p.act(march('g1', '0503')).unit('g1')).toMatchObject({ mp: 0, hex: '0503', stopped: true });
    expect(p.try(march('g1', '0503', '0502'))).toContain('movement/not-enough-mp');
  });

  it('BC-6A.16 also from zone to zone', () => {
    const units = ['g1: German 7-1 Inf XX @0504', 'p1: Polish 5-6 Inf XX @0505'];
    const p = position({ terrain: { woods: '0604' }, units });
    expect([p.try(march('g1', '0604')), p.try(march('g1', '0604', '0704'))]).toEqual([[], expect.arrayContaining(STOPPED)]);
  });

  it('BC-6A.17 AMB-BC-31 never into prohibited terrain, nor into an enemy’s hex', () => {
    const p = position({ terrain: { marsh: '0505' }, units: ['g1: German 9-10 Pz XX @0504', 'p1: Polish 1-6 Inf II @0503'] });
    expect([p.try(march('g1', '0505')), p.try(march('g1', '0503')), p.try(march('g1', '0404'))]).toEqual([PROHIBITED, ['movement/enemy-occupied'], []]);
  });

  it('BC-6A.18 AMB-BC-50 it ends the movement, by rail too', () => {
    const p = position({ terrain: { woods: '0505' }, lines: { rail: '0505-0507' }, units: ['g1: German 7-1 Inf XX @0504'] }).act(march('g1', '0505'));
    expect(p.unit('g1')).toMatchObject({ mp: 0, stopped: true });
    expect([p.try(march('g1', '0506')), p.try(rail('g1', '0506')), p.try(road('g1', '0506'))]).toEqual([0, 0, 0].map(() => expect.arrayContaining(STOPPED)));
    // paid in full, the step ends nothing
    expect(position({ terrain: { woods: '0505' }, lines: { rail: '0505-0507' }, owners: { germany: '0506' }, units: ['g1: German 7-3 Inf XX @0504'] }).try(march('g1', '0505'), rail('g1', '0506'))).toEqual([]);
  });

  it('AMB-BC-27 minimum-move: by the other reading it may be the last step, too', () => {
    const p = (reading: string) => position({ readings: { 'minimum-move': reading }, terrain: { woods: '0503' }, units: ['g1: German 7-2 Inf XX @0501'] });
    const way = march('g1', '0502', '0503');
    expect([p('only-step').try(way), p('last-step').try(way)]).toEqual([TOO_DEAR, []]);
    expect(p('last-step').act(way).unit('g1')).toMatchObject({ mp: 0, stopped: true });
  });
});

describe('6A: units that cannot move', () => {
  const NEVER = ['movement/no-rating'];

  it('BC-6A.19 a rating of 0 keeps a unit where it is', () => {
    const p = position({ lines: { rail: '0504-0505', road: '0504-0505' }, owners: { germany: '05' }, units: ['g1: German 2-0 Fort X @0504', 'g2: German 2-1 Inf X @0504'] });
    for (const way of [march, road, rail]) expect([p.try(way('g1', '0505')), p.try(way('g2', '0505'))]).toEqual([expect.arrayContaining(NEVER), []]);
    const motorized = (rating: number) => position({ phase: 'exploitation', units: [`g1: German 2-${rating} mot Inf X @0504`] }).try(march('g1', '0505'));
    expect([motorized(0), motorized(1)]).toEqual([NEVER, []]);
  });

  it('BC-6A.19 AMB-BC-110 nor does it advance', () => {
    const units = (rating: number) => [`g1: German 7-${rating} Inf XX @0504`, 'p1: Polish 1-6 Inf II @0505'];
    const won = (rating: number) => position({ phase: 'combat', result: 'DE', units: units(rating) }).act(attack('0505', 'g1'), roll(1));
    expect([won(0).due(), won(6).due()?.kind]).toEqual([null, 'advance']);
    const both = position({ phase: 'combat', result: 'DE', units: [...units(0), 'g2: German 7-6 Inf XX @0504'] }).act(attack('0505', 'g1', 'g2'), roll(1));
    expect([both.try(advance('g1')), both.try(advance('g2'))]).toEqual([['advance/no-movement'], []]);
  });

  it('BC-6A.20 AMB-BC-95 it is eliminated when it would have to retreat, cadre or not', () => {
    const p = position({
      phase: 'combat',
      result: 'DR',
      units: ['g1: German 7-6 Inf XX @0504', 'p1: Polish 2-0 Inf XX (1-0) @0505', 'p2: Polish 5-6 Inf XX @0505', 'p3: Polish 1-6 Inf II @0505'],
    }).act(attack('0505', 'g1'), roll(1));
    expect([p.unit('p1').hex, p.unit('p2').hex, p.unit('p3').hex]).toEqual(['eliminated', '0505', '0505']);
    expect(p.due()).toMatchObject({ kind: 'retreat', units: [2, 3] });
  });
});

describe('6A: the rest', () => {
  it('BC-6A.22 rail and road steps are actions of their own, at their own rates', () => {
    const p = position({ terrain: { woods: '0505' }, lines: { rail: '0504-0505' }, owners: { germany: '0505' }, units: ['g1: German 7-6 Inf XX @0504'] });
    expect([march, road, rail].map((way) => p.act(way('g1', '0505')).unit('g1').mp)).toEqual([4, 5, 5.8]);
  });

  it('BC-6A.23 weather changes costs as the chart says', () => {
    const cost = (weather: string) => 6 - position({ weather, terrain: { woods: '0505' }, units: ['g1: German 7-6 Inf XX @0504'] }).act(march('g1', '0505')).unit('g1').mp;
    expect([cost('clear'), cost('mud')]).toEqual([2, 4]);
    const { board } = position({ rules: 'first-to-fight' }).game;
    expect(board.folds.map((fold) => fold.weathers)).toEqual([['clear']]);
  });

  it('BC-6A.24 AMB-BC-34 units of one hex go their own ways, and take turns', () => {
    const p = position({ units: ['g1: German 7-6 Inf XX @0505', 'g2: German 7-6 Inf XX @0505'] });
    const apart = p.act(march('g1', '0504'), march('g2', '0506'), march('g1', '0503'));
    expect([apart.unit('g1'), apart.unit('g2')]).toMatchObject([{ hex: '0503', mp: 4 }, { hex: '0506', mp: 5 }]);
    expect(p.try(march('g1', '0503'))).toEqual(['movement/not-adjacent']);
  });

  it('AMB-BC-231 artillery-movement: artillery moves in the column of c/m units, or by the other reading not', () => {
    const tries = (reading: string, what: string) => position({ readings: { 'artillery-movement': reading }, terrain: { marsh: '0505' }, units: [`g1: German ${what} @0504`] }).try(march('g1', '0505'));
    expect(['2-8 Art III', '2-8 mot Art III', '2-8 Cav X'].map((what) => [tries('cm', what), tries('non-cm', what)])).toEqual([
      [PROHIBITED, []],
      [PROHIBITED, PROHIBITED],
      [[], []],
    ]);
  });
});
