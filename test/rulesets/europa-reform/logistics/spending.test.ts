/** Pools and what is spent of them. @rule REFORM 12G, 12H, 32 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type HalfMonth, halfMonthAt, halfMonthNamed, halfMonthIx } from '../../../../src/rulesets/europa/halfMonth.js';
import { ENTRY_KINDS, type LedgerEntry, SPENDINGS, type Spending, sumOf } from '../../../../src/rulesets/europa-reform/logistics/ledger.js';
import { LP_NATIONS, type LpNation } from '../../../../src/rulesets/europa-reform/logistics/nations.js';
import { creationCost, defection, mayPayFor, mayRefuseUpkeep, payersFor, spendable, spendingProblem, spent, upkeepDue } from '../../../../src/rulesets/europa-reform/logistics/spending.js';
import { booked, LOGISTICS, type Logistics, logisticsIn, newPage, startOfLogistics, withNation } from '../../../../src/rulesets/europa-reform/logistics/state.js';

const date = (name: string): HalfMonth => halfMonthNamed(name) as HalfMonth;
const BOOKS = startOfLogistics({ Germany: 3, Romania: 1, 'Soviet Union': 6 });
const income = (nation: LpNation, points: number): LedgerEntry => ({ nation, kind: 'income', points, about: 'schedule' });

describe('REFORM 12G: the books', () => {
  it('ER-12G.1 know six things to spend points on, and no others', () => {
    expect(SPENDINGS).toEqual(['activation', 'replacement', 'ad-hoc-creation', 'ad-hoc-upkeep', 'airdrop', 'landing']);
    expect(ENTRY_KINDS.filter((kind) => !(SPENDINGS as ReadonlyArray<string>).includes(kind))).toEqual(['stock', 'income', 'bombing', 'unpreparedness', 'defection']);
    const odd = { ...LOGISTICS.initial, ledger: [{ nation: 'Germany', kind: 'medals', points: -1, about: null }] };
    expect([LOGISTICS.is(odd), LOGISTICS.is({ ...odd, ledger: [{ ...odd.ledger[0], kind: 'airdrop' }] })]).toEqual([false, true]);
  });

  it('ER-12G.2 keep one pool for each nation, which nothing but entries changes (AMB-ER-90)', () => {
    expect(booked(BOOKS, [income('Germany', 5), income('Romania', 1)]).pools).toEqual({ Germany: 8, Romania: 2, Finland: 0, Hungary: 0, 'Soviet Union': 6 });
    expect(newPage(booked(BOOKS, [income('Germany', 5)]))).toEqual({ ...BOOKS, pools: { ...BOOKS.pools, Germany: 8 } });
    expect(booked(BOOKS, [])).toBe(BOOKS);
  });

  it('are part of a position where the rule is in force', () => {
    expect([logisticsIn({ slices: { logistics: BOOKS } }), logisticsIn({ slices: {} })]).toEqual([BOOKS, startOfLogistics()]);
    expect(LOGISTICS.is(BOOKS)).toBe(true);
  });

  it('are refused with a pool below 0, nations out of order, or a place that nobody knows', () => {
    const wrong: ReadonlyArray<unknown> = [
      { ...BOOKS, pools: { ...BOOKS.pools, Germany: -1 } },
      { ...BOOKS, pools: { ...BOOKS.pools, Germany: 0.5 } },
      { ...BOOKS, pools: { Germany: 1 } },
      { ...BOOKS, defected: ['Finland', 'Romania'] },
      { ...BOOKS, defected: ['Romania', 'Romania'] },
      { ...BOOKS, atPeace: ['Sweden'] },
      { ...BOOKS, places: { ...BOOKS.places, Kiev: { firstLost: null, lost: null, regained: null } } },
      { ...BOOKS, lost: [3, 2] },
      { ...BOOKS, extra: 1 },
      null,
    ];
    expect(wrong.map((w) => LOGISTICS.is(w))).toEqual(wrong.map(() => false));
    expect(LOGISTICS.is({ ...BOOKS, defected: ['Romania', 'Finland'] })).toBe(true);
    expect(withNation(withNation([], 'Finland'), 'Romania')).toEqual(['Romania', 'Finland']);
  });
});

describe('REFORM 12G, 12H: spending', () => {
  it('ER-12H.34 one point for each headquarters, as long as there are any', () => {
    let books = startOfLogistics({ Germany: 2 });
    for (const hq of ['ge-hq-1', 'ge-hq-2']) {
      expect(spendingProblem(books, 'Germany', 1, 'activation', {})).toBeNull();
      books = spent(books, 'Germany', 'activation', hq);
    }
    expect(spendingProblem(books, 'Germany', 1, 'activation', {})).toBe('Germany has 0 points and needs 1');
    expect(books.ledger.map((e) => [e.kind, e.points, e.about])).toEqual([['activation', -1, 'ge-hq-1'], ['activation', -1, 'ge-hq-2']]);
  });

  it('AMB-ER-94 points that have just arrived are spent, or kept for the next turn', () => {
    const books = booked(startOfLogistics({ Germany: 1 }), [income('Germany', 5), { nation: 'Germany', kind: 'bombing', points: -1, about: 'die 6' }]);
    const kept = { 'fresh-points': 'kept' };
    expect([spendable(books, 'Germany', 'activation', {}), spendable(books, 'Germany', 'activation', kept), spendable(books, 'Germany', 'airdrop', kept), spendable(newPage(books), 'Germany', 'activation', kept)]).toEqual([5, 1, 5, 5]);
    expect(spendingProblem(books, 'Germany', 2, 'activation', kept)).toBe('Germany has 5 points, of which 4 have only just arrived, and needs 2');
    expect(spendingProblem(books, 'Germany', 2, 'activation', {})).toBeNull();
  });

  it('German points pay for any headquarters of the Axis, others for their own', () => {
    expect(['Germany', 'Romania', 'Italy', 'Finland', 'Soviet Union'].map((nation) => mayPayFor('Germany', nation))).toEqual([true, true, true, true, false]);
    expect([mayPayFor('Romania', 'Germany'), mayPayFor('Romania', 'Hungary'), mayPayFor('Romania', 'Romania'), mayPayFor('Soviet Union', 'Soviet Union'), mayPayFor('Soviet Union', 'Germany')]).toEqual([false, false, true, true, false]);
    expect(['Germany', 'Romania', 'Italy', 'Soviet Union'].map(payersFor)).toEqual([['Germany'], ['Romania', 'Germany'], ['Germany'], ['Soviet Union']]);
  });
});

describe('REFORM 12H: the ad hoc headquarters', () => {
  it('ER-12H.30 costs a point when a quarter begins and it is in play', () => {
    const inPlay = { adHoc: 7 };
    expect(['Dec II 42', 'Jan I 43', 'Jan II 43', 'Apr I 43', 'Jul I 43', 'Oct I 43'].map((name) => upkeepDue(inPlay, date(name)))).toEqual([false, true, false, true, true, true]);
    expect(upkeepDue({ adHoc: null }, date('Jan I 43'))).toBe(false);
  });

  it('ER-12H.28, ER-12H.29, ER-12H.31, ER-12H.32 the worked case: created in Dec I 42, active at once, disbanded in May I 43, created again in Jul II', () => {
    let books: Logistics = startOfLogistics({ Germany: 9 });
    const entries: string[] = [];
    for (let ix = halfMonthIx(date('Dec I 42')); ix <= halfMonthIx(date('Oct I 43')); ix++) {
      const now = halfMonthAt(ix);
      if (upkeepDue(books, now)) books = spent(books, 'Germany', 'ad-hoc-upkeep', null);
      if (ix === halfMonthIx(date('Dec I 42')) || ix === halfMonthIx(date('Jul II 43'))) {
        books = { ...spent(books, 'Germany', 'ad-hoc-creation', null, creationCost(now, {})), adHoc: 0 };
        if (ix === halfMonthIx(date('Dec I 42'))) books = spent(books, 'Germany', 'activation', 'ad hoc');
      }
      if (ix === halfMonthIx(date('May I 43'))) books = { ...books, adHoc: null };
      entries.push(...books.ledger.map((e) => `${now.month}/${now.half} ${e.kind} ${e.points}`));
      books = newPage(books);
    }
    // nothing in Jul I 43, when it is not in play; again in Oct I
    expect(entries).toEqual(['12/1 ad-hoc-creation -1', '12/1 activation -1', '1/1 ad-hoc-upkeep -1', '4/1 ad-hoc-upkeep -1', '7/2 ad-hoc-creation -1', '10/1 ad-hoc-upkeep -1']);
    expect(books.pools.Germany).toBe(9 - 6);
  });

  it('AMB-ER-108 costs upkeep in the turn of its creation too, by the other reading', () => {
    const both = { 'ad-hoc-first-quarter': 'both' };
    expect([creationCost(date('Jan I 43'), {}), creationCost(date('Jan I 43'), both), creationCost(date('Jan II 43'), both)]).toEqual([1, 2, 1]);
  });

  it('AMB-ER-107 may be left unpaid, or only by who has no points', () => {
    const owed = { 'ad-hoc-unpaid': 'owed' };
    expect([mayRefuseUpkeep(BOOKS, {}), mayRefuseUpkeep(BOOKS, owed), mayRefuseUpkeep(startOfLogistics(), owed)]).toEqual([true, false, true]);
  });
});

describe('REFORM 32: defection', () => {
  const books: Logistics = {
    ...startOfLogistics({ Germany: 3, Romania: 4 }),
    planned: [{ hq: 1, turn: 5, payer: 'Germany' }, { hq: 2, turn: 5, payer: 'Germany' }],
    rail: [{ hq: 2, turn: 5 }],
    lost: [2, 3],
    transportable: [{ hq: 2, points: 30 }],
  };
  const after = defection(books, 'Romania', (hq) => hq === 2 || hq === 3);

  it('ER-32.1 takes its headquarters from all lists (AMB-ER-160)', () => {
    expect([after.planned, after.rail, after.lost, after.transportable]).toEqual([[{ hq: 1, turn: 5, payer: 'Germany' }], [], [], []]);
  });

  it('ER-32.2 and its points', () => {
    expect([after.pools.Romania, after.pools.Germany, after.ledger]).toEqual([0, 3, [{ nation: 'Romania', kind: 'defection', points: -4, about: null }]]);
    expect(after.defected).toEqual(['Romania']);
    expect(defection(startOfLogistics(), 'Romania', () => false).ledger).toEqual([]);
  });
});

describe('laws of the books', () => {
  const anyEntry = fc.record({ nation: fc.constantFrom(...LP_NATIONS), points: fc.integer({ min: 0, max: 6 }) });
  const anyOrder = fc.record({ nation: fc.constantFrom(...LP_NATIONS), on: fc.constantFrom<Spending>(...SPENDINGS), points: fc.integer({ min: 1, max: 3 }) });
  const anyReadings = fc.record({ 'fresh-points': fc.constantFrom('spent', 'kept') });

  it('never below zero, never double-spent, conserved: what is there is what came less what was spent', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(anyEntry, anyOrder), { maxLength: 60 }), anyReadings, (steps, readings) => {
        let books = startOfLogistics({ Germany: 4, 'Soviet Union': 2 });
        const came: Record<string, number> = { ...books.pools };
        for (const step of steps) {
          if ('on' in step) {
            const before = books.pools[step.nation];
            if (spendingProblem(books, step.nation, step.points, step.on, readings) !== null) continue;
            books = spent(books, step.nation, step.on, null, step.points);
            expect(books.pools[step.nation]).toBe(before - step.points);
            came[step.nation] -= step.points;
          } else {
            books = booked(books, [income(step.nation, step.points)]);
            came[step.nation] += step.points;
          }
          for (const nation of LP_NATIONS) expect(books.pools[nation]).toBeGreaterThanOrEqual(0);
        }
        expect(books.pools).toEqual(came);
        const start = startOfLogistics({ Germany: 4, 'Soviet Union': 2 }).pools;
        for (const nation of LP_NATIONS) expect(start[nation] + sumOf(books.ledger, nation)).toBe(books.pools[nation]);
        expect(LOGISTICS.is(books)).toBe(true);
      }),
    );
  });
});
