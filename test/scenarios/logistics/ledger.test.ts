/** The ledger: totals by hand, and what may be done. @rule REFORM 12G, 12H, 31G, 32, 34A1, 34A2 */
import { describe, expect, it } from 'vitest';
import { greedy, playMatch, random } from '../../../src/bots/index.js';
import { actor, explain, legalActions, type Match, openMatch, submit, violations, whatNow } from '../../../src/engine/match.js';
import { load, save, verify } from '../../../src/engine/record.js';
import { isLeft } from '../../../src/prelude.js';
import { halfMonthName } from '../../../src/rulesets/europa/halfMonth.js';
import { dateOf, LEDGER_TURNS, type LedgerAction, type LedgerEvent, type LedgerState, logistics } from '../../../src/scenarios/logistics/index.js';
import { HISTORY } from '../../../src/scenarios/logistics/history.js';
import { turnNamed } from '../../../src/scenarios/logistics/setting.js';

type Ledger = Match<LedgerState, LedgerAction, LedgerEvent>;

const opened = (options: Readonly<Record<string, string>> = {}, more: { readonly readings?: Readonly<Record<string, string>>; readonly seed?: number } = {}): Ledger => {
  const match = openMatch(logistics, { options, ...more });
  if (isLeft(match)) throw new Error(JSON.stringify(match.left));
  return match.right;
};

const done = (match: Ledger, action: LedgerAction): Ledger => {
  const next = submit(match, actor(match), action);
  if (isLeft(next)) throw new Error(`${JSON.stringify(action)}: ${next.left.map((v) => v.detail).join(' ')}`);
  return next.right;
};

/** Ends phases, throwing the same number whenever a die is due, until a condition holds or the books are closed. */
const on = (start: Ledger, until: (s: LedgerState) => boolean = () => false, die = 6): Ledger => {
  let match = start;
  while (match.state.phase !== 'over' && !until(match.state)) {
    if (actor(match) === 'chance') match = done(match, { type: 'roll', die });
    else match = done(match, match.state.upkeep ? { type: 'upkeep', pay: true } : { type: 'endPhase' });
  }
  return match;
};
const at = (name: string, side: 0 | 1 = 0) => (s: LedgerState): boolean => s.turn === turnNamed(name) && s.side === side && s.phase === 'initial' && s.due.length === 0;

/** Income of a ledger by nation and source. */
const income = ({ state }: Ledger): Readonly<Record<string, number>> => Object.fromEntries(state.totals.filter((t) => t.kind === 'income' || t.kind === 'bombing').map((t) => [`${t.nation} ${t.kind === 'bombing' ? 'bombing' : t.of}`, t.points]));
const codes = (match: Ledger, action: LedgerAction): ReadonlyArray<string> => violations(match, action).map((v) => v.code);

describe('the ledger without anything happening', () => {
  // 85 turns: Jun II 41 to Apr II 42 are 1 + 6 x 2 + 4 x 2 = 21, May I to Oct II 42 are 12, Nov I 42 to Dec II 44 are 4 + 24 + 24 = 52
  const GERMAN_BASE = 21 * 5 + 12 * 4 + 52 * 3;
  // 5 a turn from Aug I 41: 85 turns but Jun II, Jul I and Jul II 41
  const SOVIET_BASE = 82 * 5;

  it('has 85 turns', () => {
    expect([LEDGER_TURNS, halfMonthName(dateOf(1)), halfMonthName(dateOf(21)), halfMonthName(dateOf(33)), halfMonthName(dateOf(85))]).toEqual([85, 'Jun II 41', 'Apr II 42', 'Oct II 42', 'Dec II 44']);
    expect([GERMAN_BASE, SOVIET_BASE]).toEqual([309, 410]);
  });

  it('brings what the schedules say, when all dice are sixes', () => {
    // sixes: no ally receives a point; in 1943 a forfeit of 1 in 24 turns, Jan to Jun 44 of 1 in 12, Jul to Dec 44 of 2 in 12
    const closed = on(opened());
    expect(income(closed)).toEqual({
      'Germany schedule': 309,
      'Germany Ploesti': 85 * 2,
      'Germany bombing': -(24 + 12 + 24),
      'Soviet Union Baku': 82, 'Soviet Union Leningrad': 82, 'Soviet Union Moscow': 82, 'Soviet Union Stalingrad': 82, 'Soviet Union Sverdlovsk': 82,
      'Soviet Union Lend-Lease South': 12,
    });
    expect(closed.state.pages).toHaveLength(85);
    // stocks of 20 and 12, the latter halved by the first turn
    expect(closed.state.logistics.pools).toEqual({ Germany: 20 + 309 + 170 - 60, Romania: 2, Finland: 2, Hungary: 0, 'Soviet Union': 6 + 410 + 12 });
  });

  it('and when all dice are ones', () => {
    // ones: no forfeits; Romania in 1942 without the first winter (Jan I to Mar II: 6 turns), Hungary in 1943; Finland is at peace
    const closed = on(opened({ stock: 'none' }), () => false, 1);
    expect(income(closed)).toMatchObject({ 'Germany schedule': 309, 'Germany Ploesti': 170, 'Romania dice': 24 - 6, 'Hungary dice': 24 });
    expect(closed.state.logistics.pools).toEqual({ Germany: 479, Romania: 18, Finland: 0, Hungary: 24, 'Soviet Union': 422 });
  });

  it('throws as many dice as the schedules ask for', () => {
    let dice = 0;
    let match = opened();
    while (match.state.phase !== 'over') {
      if (actor(match) === 'chance') dice++;
      match = done(match, actor(match) === 'chance' ? { type: 'roll', die: 3 } : { type: 'endPhase' });
    }
    // Romania 18, Hungary 24, bombing in 1943 and 1944
    expect(dice).toBe(18 + 24 + 48);
  });
});

describe('the ledger by history', () => {
  it('brings what the schedules say of what happened, when all dice are fours', () => {
    // fours: no ally receives a point; forfeits of 1 in Jul to Dec 44, 12 turns
    const closed = on(opened({ world: 'history' }), () => false, 4);
    // Ploesti: 85 turns, without Aug I 43 (bombed), Apr II 44 to Aug II 44 (bombed from Apr I on, never repaired: 9 turns) and Sep I to Dec II 44 (lost: 8)
    expect(income(closed)).toMatchObject({ 'Germany schedule': 309, 'Germany Ploesti': 2 * (85 - 1 - 9 - 8), 'Germany bombing': -12, 'Soviet Union Stalingrad': 82 });
    // of 12 Soviet points half are lost, and 2 for cities
    expect(closed.state.totals.find((t) => t.kind === 'unpreparedness')?.points).toBe(-8);
    expect([closed.state.logistics.pools['Soviet Union'], closed.state.logistics.defected]).toEqual([4 + 422, ['Romania', 'Finland']]);
    // their stocks are gone
    expect([closed.state.logistics.pools.Romania, closed.state.logistics.pools.Finland]).toEqual([0, 0]);
  });

  it('comes about: no event of it is passed over', () => {
    const seen = new Set<string>();
    let match = opened({ world: 'history' });
    while (match.state.phase !== 'over') {
      match = done(match, actor(match) === 'chance' ? { type: 'roll', die: 4 } : { type: 'endPhase' });
      for (const e of match.events) if (e.type === 'worldChanged') seen.add(`${(e['what'] as { event: string }).event} ${(e['what'] as { subject: string }).subject} ${[...seen].filter((x) => x.startsWith(`${(e['what'] as { event: string }).event} ${(e['what'] as { subject: string }).subject}`)).length}`);
    }
    expect(seen.size).toBe(HISTORY.reduce((n, h) => n + h.events.length, 0));
  });

  it('gives Finland its dice from Jul I 41 until it goes over', () => {
    const match = on(opened({ world: 'history', stock: 'none' }), () => false, 1);
    // Jul I 41 to Sep I 44: 12 of 1941, 48 of two years, 17 of 1944
    expect(income(match)['Finland dice']).toBe(12 + 48 + 17);
  });
});

describe('dice of a seed', () => {
  it.each([[1], [1944]])('seed %i: totals are those of the throws in the record', (seed) => {
    const rolls = (match: Ledger): ReadonlyArray<number> => match.record.flatMap(({ action }) => (action.type === 'roll' ? [action.die] : []));
    const closed = on(opened({ stock: 'none' }, { seed }));
    // by hand from the record: 42 dice of allies come in the order of the calendar, with those of bombing before them in 1943
    const thrown = [...rolls(closed)];
    let romania = 0;
    let hungary = 0;
    let forfeited = 0;
    for (let turn = turnNamed('Apr I 42'); turn <= turnNamed('Dec II 42'); turn++) if ((thrown.shift() as number) <= 2) romania++;
    for (let turn = turnNamed('Jan I 43'); turn <= turnNamed('Dec II 43'); turn++) {
      if (thrown.shift() === 6) forfeited++;
      if ((thrown.shift() as number) <= 2) hungary++;
    }
    for (let turn = turnNamed('Jan I 44'); turn <= turnNamed('Jun II 44'); turn++) if ((thrown.shift() as number) >= 5) forfeited++;
    for (let turn = turnNamed('Jul I 44'); turn <= turnNamed('Dec II 44'); turn++) {
      const die = thrown.shift() as number;
      forfeited += die === 6 ? 2 : die >= 4 ? 1 : 0;
    }
    expect(thrown).toEqual([]);
    expect(closed.state.logistics.pools).toEqual({ Germany: 479 - forfeited, Romania: romania, Finland: 0, Hungary: hungary, 'Soviet Union': 422 });
    // seeds differ
    expect(romania + hungary + forfeited).toBeGreaterThan(0);
  });
});

describe('spending', () => {
  it('ER-12H.35, ER-12H.36, ER-12H.33 pays before play for the first turn, and in a turn for the next', () => {
    let match = opened();
    for (const hq of ['germany-panzer-1', 'germany-panzer-2', 'germany-panzer-3', 'germany-panzer-4']) match = done(match, { type: 'activate', hq, payer: 'germany' });
    expect([match.state.logistics.pools.Germany, match.state.active]).toEqual([16, []]);
    match = on(match, at('Jun II 41'));
    expect(match.state.active).toHaveLength(4);
    match = done(match, { type: 'activate', hq: 'germany-4', payer: 'germany' });
    // only in the next turn, and the others turn inactive
    expect(match.state.active).toHaveLength(4);
    match = on(match, at('Jul I 41'));
    expect(match.state.active).toHaveLength(1);
    expect(on(match, at('Jul II 41')).state.active).toEqual([]);
  });

  it('ER-12H.34 refuses what nobody can pay, and what nobody may', () => {
    const poor = opened({ stock: 'none' });
    expect(codes(poor, { type: 'activate', hq: 'germany-4', payer: 'germany' })).toEqual(['logistics/no-points']);
    const match = opened();
    expect(codes(match, { type: 'activate', hq: 'germany-4', payer: 'romania' })).toEqual(['logistics/wrong-payer']);
    expect(codes(match, { type: 'activate', hq: 'romania-3', payer: 'germany' })).toEqual([]);
    expect(codes(match, { type: 'activate', hq: 'romania-3', payer: 'finland' })).toEqual(['logistics/wrong-payer']);
    expect(codes(match, { type: 'activate', hq: 'soviet-union-front-1', payer: 'soviet-union' })).toEqual(['logistics/not-yours']);
    expect(codes(match, { type: 'activate', hq: 'hungary-2', payer: 'germany' })).toEqual(['logistics/not-in-play']);
    expect(codes(match, { type: 'activate', hq: 'germany-99', payer: 'germany' })).toEqual(['logistics/unknown']);
    expect(codes(match, { type: 'activate', hq: 'germany-4', payer: 'italy' })).toEqual(['logistics/unknown']);
    const paid = done(match, { type: 'activate', hq: 'germany-4', payer: 'germany' });
    expect(codes(paid, { type: 'activate', hq: 'germany-4', payer: 'germany' })).toEqual(['logistics/paid-for']);
    expect(codes(match, { type: 'spend', on: 'airdrop', payer: 'germany' })).toEqual(['logistics/phase']);
  });

  it('ER-31G.3, ER-31G.4 lets two Fronts be active in Jul I 41 (AMB-ER-155)', () => {
    const activate = (match: Ledger, n: number): Ledger => done(match, { type: 'activate', hq: `soviet-union-front-${n}`, payer: 'soviet-union' });
    let match = on(opened(), at('Jun II 41', 1));
    match = activate(activate(match, 1), 2);
    expect(codes(match, { type: 'activate', hq: 'soviet-union-front-3', payer: 'soviet-union' })).toEqual(['logistics/unprepared']);
    match = on(match, at('Jul I 41', 1));
    expect(match.state.active).toHaveLength(2);
    expect(codes(activate(activate(match, 1), 2), { type: 'activate', hq: 'soviet-union-front-3', payer: 'soviet-union' })).toEqual([]);
    const paying = on(opened({}, { readings: { 'unprepared-attempts': 'paying' } }), at('Jun II 41', 1));
    expect(codes(paying, { type: 'activate', hq: 'soviet-union-front-1', payer: 'soviet-union' })).toEqual(['logistics/unprepared']);
  });

  it('ER-31G.1, ER-31G.2, ER-12G.3 takes half of the Soviet points and one for each city as the first Axis turn ends', () => {
    let match = opened({ world: 'free' });
    match = on(match, (s) => s.phase === 'events');
    match = done(done(match, { type: 'declare', event: 'cities', subject: '2' }), { type: 'endPhase' });
    expect(match.state.logistics.pools['Soviet Union']).toBe(4);
    // the same in the next turn: nothing
    match = on(match, (s) => s.turn === 2 && s.phase === 'events' && s.side === 0);
    expect(codes(match, { type: 'declare', event: 'cities', subject: '2' })).toEqual(['logistics/no-such-event']);
  });

  it('ER-12H.28, ER-12H.29, ER-12H.31, ER-12H.32 creates the ad hoc headquarters, has it active at once, pays upkeep, disbands it', () => {
    let match = on(opened(), at('Dec I 42'));
    const pool = match.state.logistics.pools.Germany;
    expect(codes(match, { type: 'activateNow' })).toEqual(['logistics/no-ad-hoc']);
    match = done(done(match, { type: 'create' }), { type: 'activateNow' });
    expect([match.state.logistics.pools.Germany, match.state.active]).toEqual([pool - 2, [match.state.logistics.adHoc]]);
    expect([codes(match, { type: 'create' }), codes(match, { type: 'activateNow' })]).toEqual([['logistics/one-ad-hoc'], ['logistics/active']]);
    match = on(match, (s) => s.turn === turnNamed('Jan I 43') && s.upkeep && s.due.length === 0);
    expect([codes(match, { type: 'endPhase' }), [...legalActions(match)]]).toEqual([['logistics/not-now'], [{ type: 'upkeep', pay: true }, { type: 'upkeep', pay: false }]]);
    match = on(match, at('Jan II 43'));
    expect(match.state.totals.find((t) => t.kind === 'ad-hoc-upkeep')?.points).toBe(-1);
    match = on(match, at('May I 43'));
    expect(match.state.totals.find((t) => t.kind === 'ad-hoc-upkeep')?.points).toBe(-2);
    match = done(match, { type: 'disband' });
    match = on(match, at('Jul II 43'));
    expect(match.state.totals.find((t) => t.kind === 'ad-hoc-upkeep')?.points).toBe(-2);
    expect(codes(done(match, { type: 'create' }), { type: 'disband' })).toEqual([]);
    expect(codes(on(opened(), at('Dec I 42', 1)), { type: 'create' })).toEqual(['logistics/not-yours']);
  });

  it('AMB-ER-107 disbands it where upkeep is refused, or does not let it be refused', () => {
    const created = (readings: Readonly<Record<string, string>>): Ledger => on(done(on(opened({}, { readings }), at('Dec I 42')), { type: 'create' }), (s) => s.upkeep && s.due.length === 0);
    const refused = done(created({}), { type: 'upkeep', pay: false });
    expect([refused.state.logistics.adHoc, refused.state.upkeep]).toEqual([null, false]);
    expect(codes(created({ 'ad-hoc-unpaid': 'owed' }), { type: 'upkeep', pay: false })).toEqual(['logistics/upkeep-owed']);
  });

  it('replaces one lost headquarters a month for each side', () => {
    let match = on(opened({ world: 'history' }), at('Dec I 42'));
    expect(codes(match, { type: 'replace', hq: 'romania-3', payer: 'romania' })).toEqual([]);
    expect(codes(match, { type: 'replace', hq: 'germany-4', payer: 'germany' })).toEqual(['logistics/not-lost']);
    match = done(match, { type: 'replace', hq: 'romania-3', payer: 'romania' });
    expect(codes(match, { type: 'replace', hq: 'romania-4', payer: 'germany' })).toEqual(['logistics/one-a-month']);
    expect(codes(on(match, at('Dec II 42')), { type: 'replace', hq: 'romania-4', payer: 'germany' })).toEqual(['logistics/one-a-month']);
    expect(codes(on(match, at('Jan I 43')), { type: 'replace', hq: 'romania-4', payer: 'germany' })).toEqual([]);
  });

  it('AMB-ER-94 keeps points that have just arrived, by the other reading', () => {
    const match = on(opened({ stock: 'none' }, { readings: { 'fresh-points': 'kept' } }), at('Jun II 41'));
    expect(codes(match, { type: 'activate', hq: 'germany-4', payer: 'germany' })).toEqual(['logistics/no-points']);
    expect(codes(match, { type: 'spend', on: 'airdrop', payer: 'germany' })).toEqual([]);
    expect(codes(on(opened({ stock: 'none' }), at('Jun II 41')), { type: 'activate', hq: 'germany-4', payer: 'germany' })).toEqual([]);
  });

  it('ER-32.1, ER-32.2, ER-32.3 is over for a nation that goes over', () => {
    const match = on(opened({ world: 'history' }), at('Sep I 44'));
    expect(codes(match, { type: 'activate', hq: 'romania-3', payer: 'germany' })).toEqual(['logistics/not-in-play']);
    expect(codes(match, { type: 'spend', on: 'landing', payer: 'romania' })).toEqual(['logistics/defected', 'logistics/no-points']);
  });
});

describe('a free world', () => {
  const events = (match: Ledger, name: string, side: 0 | 1): Ledger => on(match, (s) => s.turn === turnNamed(name) && s.side === side && s.phase === 'events');

  it('ER-34A2.4, ER-34A2.5, ER-34A2.8 lets cities be taken, in part or whole, and retaken', () => {
    let match = events(opened({ world: 'free', stock: 'none' }), 'Nov I 42', 0);
    const part = done(match, { type: 'declare', event: 'take-part', subject: 'Stalingrad' });
    match = done(match, { type: 'declare', event: 'take', subject: 'Stalingrad' });
    const received = (m: Ledger, name: string): number => on(m, at(name, 1)).state.logistics.ledger.filter((e) => e.nation === 'Soviet Union').length;
    expect([received(part, 'Nov I 42'), received(match, 'Nov I 42')]).toEqual([5, 4]);
    match = done(events(match, 'Feb I 43', 1), { type: 'declare', event: 'retake', subject: 'Stalingrad' });
    // twelve turns without; Aug I 43 has a point of Lend-Lease too
    expect(['Feb II 43', 'Jul II 43', 'Aug I 43', 'Aug II 43'].map((name) => received(match, name))).toEqual([4, 4, 5, 5]);
  });

  it('refuses what cannot come about, and twice the same', () => {
    const match = events(opened({ world: 'free' }), 'Jul I 42', 0);
    expect(codes(match, { type: 'declare', event: 'take', subject: 'Ploesti' })).toEqual(['logistics/no-such-event']);
    expect(codes(match, { type: 'declare', event: 'take', subject: 'Kiev' })).toEqual(['logistics/no-such-event']);
    expect(codes(match, { type: 'declare', event: 'defect', subject: 'romania' })).toEqual(['logistics/no-such-event']);
    expect(codes(done(match, { type: 'declare', event: 'take-part', subject: 'Moscow' }), { type: 'declare', event: 'take', subject: 'Moscow' })).toEqual(['logistics/declared']);
    expect(codes(opened({ world: 'quiet' }), { type: 'declare', event: 'take', subject: 'Moscow' })).toEqual(['logistics/phase']);
  });
});

describe('the pages', () => {
  it('add up: what was left, received, spent and lost is what is left', () => {
    for (const world of ['history', 'free']) {
      const playing = playMatch(opened({ world }, { seed: 7 }), { axis: random, allied: random });
      let next = playing.next();
      while (next.done !== true) next = playing.next();
      const { pages } = next.value.state;
      let left: ReadonlyArray<number> = [20, 2, 2, 0, 12];
      for (const page of pages) {
        expect(page.pools).toEqual(left.map((n, i) => n + page.received[i] - page.spent[i] - page.lost[i]));
        left = page.pools;
      }
      expect(pages).toHaveLength(85);
    }
  });
});

describe('the ledger as a game', () => {
  it.each([['random', random], ['greedy', greedy]] as const)('is played by %s bots to the end, saved and verified', (_, bot) => {
    const start = opened({ world: 'history' }, { seed: 1 });
    const playing = playMatch(start, { axis: bot, allied: bot });
    let next = playing.next();
    while (next.done !== true) next = playing.next();
    const match = next.value;
    expect([match.state.phase, match.game.result(match.state)?.level]).toEqual(['over', 'The books are closed']);
    expect(Object.values(match.state.logistics.pools).every((n) => n >= 0)).toBe(true);
    const text = save(match);
    expect(isLeft(verify(text, { scenarios: [logistics as never] }))).toBe(false);
    const back = load(text, { scenarios: [logistics as never] });
    expect(isLeft(back) ? back.left : back.right.state).toEqual(match.state);
  });

  it('greedy bots leave no points unspent while there is something to pay for', () => {
    const playing = playMatch(opened({}, { seed: 1 }), { axis: greedy, allied: greedy });
    let next = playing.next();
    while (next.done !== true) next = playing.next();
    const { totals } = next.value.state;
    expect(totals.find((t) => t.nation === 'Germany' && t.kind === 'activation')?.count).toBeGreaterThan(400);
  });

  it('explains and tells', () => {
    const match = on(opened(), at('Jun II 41'));
    expect(explain(match, { type: 'activate', hq: 'germany-4', payer: 'germany' }).lines).toEqual([
      'Germany -1: activation, Germany, Army 4; 26 in the pool [REFORM 12H]',
      'Germany, Army 4 is to be active in Jul I 41.',
    ]);
    expect(explain(match, { type: 'activate', hq: 'germany-4', payer: 'romania' }).lines).toEqual(['Points of Romania may not be spent on Germany, Army 4; Germany may pay. [REFORM 12H]']);
    expect(whatNow(match).lines).toEqual(['Jun II 41, Axis player: spend points or end the phase. [REFORM 12G]', 'In the pools: Germany 27, Romania 2, Finland 2, Hungary 0.']);
    expect(whatNow(on(opened(), (s) => s.due.length > 0)).lines).toEqual(['A die for a Romanian point is due. [REFORM 34A1]']);
  });

  it('refuses maps, forces, tables and amendments', () => {
    const wrong = openMatch(logistics, { map: {}, forces: {}, tables: {} });
    expect(isLeft(wrong) && wrong.left.map((p) => p.code)).toEqual(['map/none', 'forces/none', 'tables/none']);
    const distrusting = openMatch(logistics, { trust: ['printed'] });
    expect(isLeft(distrusting) && distrusting.left.map((p) => p.at)).toHaveLength(5);
    expect(isLeft(openMatch(logistics, { trust: ['printed'], options: { stock: 'none' } }))).toBe(false);
  });
});
