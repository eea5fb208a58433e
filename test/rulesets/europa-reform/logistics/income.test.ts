/** What arrives in the pools. @rule REFORM 34A1, 34A2, 20F1e, 31I, 31G, 32, 29D1a */
import { describe, expect, it } from 'vitest';
import { halfMonthAt, halfMonthIx, type HalfMonth, halfMonthNamed } from '../../../../src/rulesets/europa/halfMonth.js';
import { type Holding, type IncomeFacts, incomeDice, incomeOf, thrown, withIncome } from '../../../../src/rulesets/europa-reform/logistics/income.js';
import { sumOf } from '../../../../src/rulesets/europa-reform/logistics/ledger.js';
import { LP_PLACES, type LpNation, type LpPlace } from '../../../../src/rulesets/europa-reform/logistics/nations.js';
import { fieldBombed, fieldRepaired, hitsForgotten, placeLost, placeRegained } from '../../../../src/rulesets/europa-reform/logistics/places.js';
import { bombingTable, germanScheduleTable, reformSchedules } from '../../../../src/rulesets/europa-reform/logistics/schedules.js';
import { booked, type Logistics, startOfLogistics } from '../../../../src/rulesets/europa-reform/logistics/state.js';

const date = (name: string): HalfMonth => halfMonthNamed(name) as HalfMonth;
const FIRST = halfMonthIx(date('Jun II 41'));
/** The turn of a half-month: Jun II 41 is turn 1. */
const turnOf = (name: string): number => halfMonthIx(date(name)) - FIRST + 1;
const BOOKS = startOfLogistics();
type Readings = Readonly<Record<string, string>>;

interface Given {
  readonly held?: Readonly<Partial<Record<LpPlace, Holding>>>;
  readonly supplied?: boolean;
  readonly books?: Logistics;
}
const facts = (name: string, { held = {}, supplied = true, books = BOOKS }: Given = {}): IncomeFacts => ({
  date: date(name),
  turn: turnOf(name),
  opening: name === 'Jun II 41',
  held: { ...(Object.fromEntries(LP_PLACES.map((p) => [p, 'own'])) as Record<LpPlace, Holding>), ...held },
  ploestiSupplied: supplied,
  logistics: books,
});
const german = (name: string, given: Given = {}, readings: Readings = {}): number => sumOf(incomeOf('axis', facts(name, given), readings), 'Germany');
const soviet = (name: string, given: Given = {}, readings: Readings = {}): number => sumOf(incomeOf('allied', facts(name, given), readings), 'Soviet Union');
const dice = (name: string, given: Given = {}, readings: Readings = {}) => incomeDice('axis', facts(name, given), readings);

describe('REFORM 34A1: Germany', () => {
  it.each([
    ['Jun II 41', 5],
    ['Apr II 42', 5],
    ['May I 42', 4],
    ['Oct II 42', 4],
    ['Nov I 42', 3],
    ['Dec II 44', 3],
    ['Jan I 45', 0],
  ])('ER-34A1.1, ER-34A1.9, ER-34A1.10, ER-34A1.11 the schedule of %s gives %i', (name, points) => expect(german(name, { held: { Ploesti: 'enemy' } })).toBe(points));

  it('ER-34A1.2 two more while Ploesti is owned and supplied', () => {
    expect([german('Jul I 41'), german('Jul I 41', { supplied: false }), german('Jul I 41', { held: { Ploesti: 'enemy' } })]).toEqual([7, 5, 5]);
    expect(incomeOf('axis', facts('Jul I 41'), {})).toEqual([
      { nation: 'Germany', kind: 'income', points: 5, about: 'schedule' },
      { nation: 'Germany', kind: 'income', points: 2, about: 'Ploesti' },
    ]);
  });

  it('ER-34A1.3 none of it for six turns from the turn after its recapture on', () => {
    const books = placeRegained(placeLost(BOOKS, 'Ploesti', turnOf('Aug I 44')), 'Ploesti', turnOf('Sep I 44'));
    const turns = ['Sep II 44', 'Oct I 44', 'Oct II 44', 'Nov I 44', 'Nov II 44', 'Dec I 44', 'Dec II 44'];
    expect(turns.map((name) => german(name, { books }))).toEqual([3, 3, 3, 3, 3, 3, 5]);
    // whoever reads of other cities: this one is said outright (AMB-ER-169)
    expect(german('Dec I 44', { books }, { 'recaptured-cities': 'at' })).toBe(3);
  });

  it('ER-34A1.4 a die for strategic bombing each turn of 1943 and 1944', () => {
    const bombed = (name: string): boolean => dice(name).includes('bombing');
    expect(['Dec II 42', 'Jan I 43', 'Dec II 43', 'Jan I 44', 'Dec II 44', 'Jan I 45'].map(bombed)).toEqual([false, true, true, true, true, false]);
    expect(incomeDice('allied', facts('Jan I 43'), {})).toEqual([]);
  });

  it.each([
    ['Mar I 43', [0, 0, 0, 0, 0, -1], 'ER-34A1.5'],
    ['Feb I 44', [0, 0, 0, 0, -1, -1], 'ER-34A1.6'],
    ['Jun II 44', [0, 0, 0, 0, -1, -1], 'ER-34A1.6'],
    ['Jul I 44', [0, 0, 0, -1, -1, -2], 'ER-34A1.7, ER-34A1.8'],
  ] as const)('in %s throws of 1 to 6 take %j (%s)', (name, taken, _clause) => {
    const now = facts(name);
    const after = { ...now, logistics: withIncome('axis', now, {}) };
    expect([1, 2, 3, 4, 5, 6].map((n) => thrown('bombing', n, after).reduce((sum, e) => sum + e.points, 0))).toEqual(taken);
  });

  it('ER-34A1.5, ER-34A1.8 what is left of the turn’s points', () => {
    const left = (name: string, number: number, given: Given = {}): number => {
      const now = facts(name, given);
      const after = withIncome('axis', now, {});
      return booked(after, thrown('bombing', number, { ...now, logistics: after })).pools.Germany;
    };
    expect([left('Mar I 43', 6), left('Mar I 43', 5)]).toEqual([4, 5]);
    const lost: Given = { held: { Ploesti: 'enemy' } };
    expect([left('Aug I 44', 3, lost), left('Aug I 44', 4, lost), left('Aug I 44', 6, lost)]).toEqual([3, 2, 1]);
  });

  it('never takes stored points (AMB-ER-162)', () => {
    const stored = startOfLogistics({ Germany: 9 });
    expect(thrown('bombing', 6, { ...facts('Aug I 44'), logistics: stored })).toEqual([]);
  });

  it('AMB-ER-161 the schedule is one of turns, or of months', () => {
    const of = (readings: Readings) => ['Jun II 41', 'Jul I 41', 'Jul II 41', 'Aug I 41'].map((name) => [german(name, { supplied: false }, readings), soviet(name, {}, readings)]);
    expect(of({})).toEqual([[5, 0], [5, 0], [5, 0], [5, 5]]);
    expect(of({ 'schedule-period': 'month' })).toEqual([[5, 0], [5, 0], [0, 0], [5, 5]]);
    expect(soviet('Aug II 41', {}, { 'schedule-period': 'month' })).toBe(0);
  });

  it('AMB-ER-137 Ploesti pays in the first winter, or does not', () => {
    expect([german('Jan I 42'), german('Jan I 42', {}, { 'ploesti-in-winter': 'withheld' }), german('Apr I 42', {}, { 'ploesti-in-winter': 'withheld' }), german('Jan I 43', {}, { 'ploesti-in-winter': 'withheld' })]).toEqual([7, 5, 7, 5]);
  });
});

describe('REFORM 34A1: allies', () => {
  const throwing = (name: string, given: Given = {}, readings: Readings = {}) => dice(name, given, readings).filter((d) => d !== 'bombing');

  it('ER-34A1.12, ER-34A1.13 a 1 or 2 brings the nation a point', () => {
    for (const ally of ['Finland', 'Romania', 'Hungary'] as const)
      expect([1, 2, 3, 4, 5, 6].map((n) => sumOf(thrown(ally, n, facts('Jul I 42')), ally))).toEqual([1, 1, 0, 0, 0, 0]);
  });

  it('ER-34A1.13 each nation throws a die of its own', () => expect(throwing('Jul I 42')).toEqual(['Finland', 'Romania']));

  it('ER-34A1.14 Finland throws while it is at war', () => {
    const peace: Given = { books: { ...BOOKS, atPeace: ['Finland'] } };
    expect([throwing('Jun II 41', peace), throwing('Jun II 41'), throwing('Dec II 44')]).toEqual([[], ['Finland'], ['Finland']]);
    // AMB-ER-165
    expect(throwing('Jun II 41', peace, { 'finland-at-war': 'start' })).toEqual(['Finland']);
  });

  it('ER-34A1.15, ER-29D1a.5 Romania in 1942, after the first winter', () => {
    const romania = (name: string, readings: Readings = {}): boolean => throwing(name, {}, readings).includes('Romania');
    expect(['Dec II 41', 'Jan I 42', 'Mar II 42', 'Apr I 42', 'Dec II 42', 'Jan I 43'].map((n) => romania(n))).toEqual([false, false, false, true, true, false]);
    // AMB-ER-134
    expect([romania('Apr I 42', { 'first-winter': 'play-aid' }), romania('Jul I 42', { 'first-winter': 'play-aid' }), romania('Apr I 42', { 'first-winter': 'calendar' })]).toEqual([false, true, true]);
  });

  it('ER-34A1.16 Hungary in 1943', () => {
    expect(['Dec II 42', 'Jan I 43', 'Dec II 43', 'Jan I 44'].map((name) => throwing(name).includes('Hungary'))).toEqual([false, true, true, false]);
  });

  it('ER-34A1.17 nobody else ever', () => {
    const all = Array.from({ length: 85 }, (_, i) => halfMonthAt(FIRST + i)).flatMap((d) => incomeDice('axis', { ...facts('Jun II 41'), date: d }, {}));
    expect([...new Set(all)].sort()).toEqual(['Finland', 'Hungary', 'Romania', 'bombing']);
    expect(Object.keys(BOOKS.pools)).toEqual(['Germany', 'Romania', 'Finland', 'Hungary', 'Soviet Union'] satisfies ReadonlyArray<LpNation>);
  });

  it('ER-32.3 nobody who has defected', () => {
    expect(throwing('Jul I 42', { books: { ...BOOKS, defected: ['Romania'] } })).toEqual(['Finland']);
  });
});

describe('REFORM 34A2: the Soviet Union', () => {
  it('ER-34A2.1, ER-34A2.3, ER-31G.5 a point for each city from Aug I 41 on', () => {
    expect(['Jun II 41', 'Jul I 41', 'Jul II 41', 'Aug I 41', 'Aug II 41', 'Dec II 44'].map((name) => soviet(name))).toEqual([0, 0, 0, 5, 5, 5]);
  });

  it('ER-34A2.2 five of them', () => {
    expect(incomeOf('allied', facts('Aug I 41'), {}).map((e) => e.about)).toEqual(['Baku', 'Leningrad', 'Moscow', 'Stalingrad', 'Sverdlovsk']);
  });

  it('ER-34A2.4, ER-34A2.5 but none that the Axis owns whole', () => {
    expect([soviet('Nov I 42', { held: { Stalingrad: 'enemy' } }), soviet('Nov I 42', { held: { Stalingrad: 'partly' } })]).toEqual([4, 5]);
    // ER-34A2.6 isolation is not among the facts: it has no effect
    expect(Object.keys(facts('Nov I 42')).filter((k) => /isolat/.test(k))).toEqual([]);
  });

  const again = (place: LpPlace, back: string): Given => ({ books: placeRegained(placeLost(BOOKS, place, turnOf('Nov I 42')), place, turnOf(back)) });

  it('ER-34A2.7 regained Baku gives a point again after six turns', () => {
    const turns = ['Jan II 43', 'Feb I 43', 'Feb II 43', 'Mar I 43', 'Mar II 43', 'Apr I 43', 'Apr II 43'];
    // Apr I 43 has a point of Lend-Lease
    expect(turns.map((name) => soviet(name, again('Baku', 'Jan I 43')))).toEqual([4, 4, 4, 4, 4, 5, 5]);
    // AMB-ER-169
    expect(turns.map((name) => soviet(name, again('Baku', 'Jan I 43'), { 'recaptured-cities': 'at' }))).toEqual([4, 4, 4, 4, 4, 6, 5]);
  });

  it('ER-34A2.8 other cities after twelve', () => {
    const turns = ['Feb II 43', 'Jul II 43', 'Aug I 43', 'Aug II 43'];
    const lendLease = [0, 0, 1, 0];
    expect(turns.map((name, i) => soviet(name, again('Stalingrad', 'Feb I 43')) - lendLease[i])).toEqual([4, 4, 4, 5]);
    expect(turns.map((name, i) => soviet(name, again('Stalingrad', 'Feb I 43'), { 'recaptured-cities': 'at' }) - lendLease[i])).toEqual([4, 4, 5, 5]);
  });

  it('ER-34A2.9 Lend-Lease through the south: twelve points on I turns', () => {
    expect(['Mar II 43', 'Apr I 43', 'Apr II 43', 'Mar I 44', 'Apr I 44'].map((name) => soviet(name))).toEqual([5, 6, 5, 6, 5]);
    const all = Array.from({ length: 85 }, (_, i) => halfMonthAt(FIRST + i)).flatMap((d) => incomeOf('allied', { ...facts('Jun II 41'), date: d }, {}));
    expect(all.filter((e) => e.about === 'Lend-Lease South').length).toBe(12);
  });

  it('ER-34A2.10 can be tied to something else than cities: schedules are data', () => {
    const factories = { ...reformSchedules, soviet: { ...reformSchedules.soviet, cities: [], periods: [{ first: date('Aug I 41'), last: date('Dec II 42'), points: 3 }, { first: date('Jan I 43'), last: date('Dec II 44'), points: 8 }] } };
    expect(['Jul II 41', 'Aug I 41', 'Dec II 42', 'Jan I 43'].map((name) => sumOf(incomeOf('allied', facts(name), {}, factories), 'Soviet Union'))).toEqual([0, 3, 3, 8]);
  });

  it('ER-34A2.11 is kept without limit', () => {
    let books = BOOKS;
    for (let i = 0; i < 10; i++) books = withIncome('allied', { ...facts('Aug I 41', { books }), date: halfMonthAt(halfMonthIx(date('Aug I 41')) + i) }, {});
    expect(books.pools['Soviet Union']).toBe(50);
  });
});

describe('REFORM 31I: captured oil', () => {
  it('ER-31I.1 Ploesti gives the Soviets nothing', () => {
    const held: Given = { held: { Ploesti: 'enemy' } };
    expect([soviet('Sep I 44', held), german('Sep I 44', held)]).toEqual([5, 3]);
  });

  const captured: Given = { held: { Baku: 'enemy' }, supplied: false, books: placeLost(BOOKS, 'Baku', turnOf('Aug I 42')) };

  it('ER-31I.2, ER-31I.3 Baku gives Germany a point on I turns, from 24 turns after its capture on', () => {
    expect(['Jul I 43', 'Jul II 43', 'Aug I 43', 'Aug II 43', 'Sep I 43'].map((name) => german(name, captured))).toEqual([3, 3, 4, 3, 4]);
    // ER-34A2.4
    expect(soviet('Aug I 43', captured)).toBe(5);
    // no condition of supply (AMB-ER-158), but it must be theirs
    expect(german('Aug I 43', { ...captured, held: { Baku: 'partly' } })).toBe(3);
  });

  it('AMB-ER-157 the wait begins anew with another capture, or not', () => {
    const books = placeLost(placeRegained(placeLost(BOOKS, 'Baku', turnOf('Aug I 42')), 'Baku', turnOf('Oct I 42')), 'Baku', turnOf('Dec I 42'));
    expect(['Aug I 43', 'Dec I 43'].map((name) => german(name, { ...captured, books }))).toEqual([3, 4]);
    expect(['Aug I 43', 'Dec I 43'].map((name) => german(name, { ...captured, books }, { 'baku-wait': 'once' }))).toEqual([4, 4]);
  });
});

describe('REFORM 20F1e: bombed oilfields', () => {
  const hit = (field: 'Ploesti' | 'Baku', readings: Readings = {}, books = BOOKS) => fieldBombed(books, field, 1, readings);

  it('ER-20F1e.1 Baku gives its owner none, whoever that is', () => {
    const { logistics: books } = hit('Baku');
    expect([soviet('Aug I 42', { books }), soviet('Aug I 42', { books: fieldRepaired(books, 'Baku') })]).toEqual([4, 5]);
    const captured: Given = { held: { Baku: 'enemy' }, supplied: false, books: { ...placeLost(BOOKS, 'Baku', turnOf('Aug I 42')), bombed: books.bombed } };
    expect(german('Aug I 43', captured)).toBe(3);
  });

  it('ER-20F1e.2 Ploesti gives none, and all else arrives', () => {
    const { logistics: books, entries } = hit('Ploesti');
    expect([german('Jul I 43', { books }), german('Jul I 43'), entries]).toEqual([3, 5, []]);
  });

  it('AMB-ER-128 hits that stand when points are due, those of the turn, or the next points', () => {
    const now = facts('Jul I 43');
    const paid = withIncome('axis', now, {});
    expect(paid.pools.Germany).toBe(5);
    // standing: nothing is given back, and nothing comes until they are repaired
    const standing = hit('Ploesti', {}, paid);
    expect([standing.entries, hitsForgotten(standing.logistics, {}, 'turn-end').bombed.Ploesti]).toEqual([[], 1]);
    // the same turn: what has arrived is lost, and the next turn pays
    const same: Readings = { 'bombed-oilfields': 'same-turn' };
    const given = hit('Ploesti', same, paid);
    expect(given.entries).toEqual([{ nation: 'Germany', kind: 'bombing', points: -2, about: 'Ploesti' }]);
    expect(hitsForgotten(given.logistics, same, 'turn-end').bombed.Ploesti).toBe(0);
    // the next ones, repaired or not
    const next: Readings = { 'bombed-oilfields': 'next' };
    const later = withIncome('axis', { ...facts('Jul II 43'), logistics: hit('Ploesti', next, paid).logistics }, next);
    expect([later.pools.Germany, later.bombed.Ploesti]).toEqual([8, 0]);
  });

  it('takes back no points that are spent already', () => {
    const paid = withIncome('axis', facts('Jul I 43'), {});
    const poor = booked(paid, [{ nation: 'Germany', kind: 'activation', points: -4, about: null }]);
    expect(hit('Ploesti', { 'bombed-oilfields': 'same-turn' }, poor).entries.map((e) => e.points)).toEqual([-1]);
  });
});

describe('the schedules as tables', () => {
  it('are those that are played by', () => {
    expect(germanScheduleTable.cells.map((row) => row.map((c) => c.value))).toEqual([[5], [4], [3]]);
    expect(bombingTable.cells.map((row) => row.map((c) => c.value))).toEqual([[0, 0, 0, 0, 0, 1], [0, 0, 0, 0, 1, 1], [0, 0, 0, 1, 1, 2]]);
  });
});
