/** Random games under random errata, options and readings, with every law watching; and that each law can be broken. */
import { describe, expect, it } from 'vitest';
import type { SpiSketch } from '../../../src/conformance/spi-ww2/sketch.js';
import { apply } from '../../../src/engine/apply.js';
import { isLeft } from '../../../src/prelude.js';
import type { Happening, SpiEvent } from '../../../src/rulesets/spi-ww2/event.js';
import type { SpiGame } from '../../../src/rulesets/spi-ww2/game.js';
import type { SpiState } from '../../../src/rulesets/spi-ww2/state.js';
import { showBroken, type Trial } from '../../../src/testing/index.js';
import { brawler, drawChoice, drawRules } from './draws.js';
import { action, stand } from './fixture.js';
import { openBooks } from './laws/books.js';
import { balance } from './laws/forces.js';
import { standing } from './laws/places.js';
import { ledgers } from './laws/sea.js';
import { LAW_NAMES, spiLaws } from './laws.js';
import { lively, skirmish } from './skirmish.js';
import { europe, type ScenarioId, trySketch, trySpi } from './trials.js';

const shown = (t: Trial<unknown>, rules: unknown): string => (t.broken === null ? '' : `${showBroken(t.broken)} ${JSON.stringify(rules)}`);

describe('random games of World War II obey the laws', () => {
  it.each([1, 2])('the first edition, seed %i', (seed) => {
    const t = trySketch({ ...skirmish, edition: 'first' }, { seed, mutants: 1, phaseEnds: 5 });
    expect(shown(t, 'first')).toBe('');
    expect(t.result).not.toBeNull();
  });

  it.each([3, 4])('February 1975, seed %i', (seed) => {
    const t = trySketch({ ...lively, edition: 'feb75' }, { seed, mutants: 1, phaseEnds: 5, ...(seed === 4 ? { choose: brawler } : {}) });
    expect(shown(t, 'feb75')).toBe('');
    expect(t.result).not.toBeNull();
  });

  it.each([100, 101, 102, 103])('random errata, options and readings, seed %i', (seed) => {
    const rules = drawRules(seed);
    const t = trySketch({ ...lively, ...rules }, { seed, mutants: 0.5, phaseEnds: 6, ...(seed % 2 === 0 ? { choose: brawler } : {}) });
    expect(shown(t, rules)).toBe('');
    expect(t.result).not.toBeNull();
  });

  it.each<[ScenarioId, number]>([['europe-1939', 200], ['europe-1940', 201], ['europe-1941', 202]])('%s under random rules, one turn, seed %i', (id, seed) => {
    const draw = drawChoice(seed);
    const game = europe(id, draw);
    const t = trySpi(game, { seed, mutants: 0.2, phaseEnds: 8, every: 2000, until: (s) => s.turn > game.board.setting.firstTurn, choose: brawler });
    expect(shown(t, draw)).toBe('');
    expect(t.record.length).toBeGreaterThan(20);
  });
});

// ---- broken on purpose ---------------------------------------------------------------------------------------------------

type Bend = (events: ReadonlyArray<SpiEvent>, at: { readonly game: SpiGame; readonly before: SpiState; readonly hex: (id: string) => number; readonly unit: (id: string) => number }) => ReadonlyArray<SpiEvent>;

/** The laws' word on actions of which the last one tells other events than it should, or leads to another position. */
const judged = (sketch: SpiSketch, words: ReadonlyArray<string>, bend: Bend, twist: (s: SpiState) => SpiState = (s) => s): string => {
  const { game, state } = stand(sketch);
  const [law] = Object.values(spiLaws(game));
  let before = state;
  for (const [i, line] of words.entries()) {
    const a = action(line);
    const done = apply(game, before, a);
    if (isLeft(done)) throw new Error(`${line}: ${done.left[0].detail}`);
    const last = i === words.length - 1;
    const at = { game, before, hex: (id: string) => game.board.map.hexOf.get(id) ?? -9, unit: (id: string) => game.board.roster.ixOf.get(id) ?? -9 };
    const wrong = law(before, a, last ? bend(done.right.events, at) : done.right.events, last ? twist(done.right.state) : done.right.state);
    if (!last && wrong !== null) throw new Error(`${line} breaks a law before its time: ${wrong}`);
    if (last) return wrong ?? '';
    before = done.right.state;
  }
  return '';
};

/** Changes the first event of a type. */
const change =
  <T extends SpiEvent['type']>(type: T, by: (e: Happening<T>, at: Parameters<Bend>[1]) => Partial<Happening<T>>): Bend =>
  (events, at) => {
    const i = events.findIndex((e) => e.type === type);
    if (i < 0) throw new Error(`nothing of ${type} happens`);
    return events.map((e, n) => (n === i ? ({ ...e, ...by(e as Happening<T>, at) } as SpiEvent) : e));
  };
const first =
  (make: (at: Parameters<Bend>[1]) => SpiEvent): Bend =>
  (events, at) => [make(at), ...events];
const same: Bend = (events) => events;

const land: SpiSketch = {
  edition: 'feb75', territories: { Germany: '0101-0412', France: '0801-1212' }, places: { '0404': 'Berlin*', '1005': 'Paris*' },
  units: ['g1: Germany infantry 4 @0505', 'g2: Germany infantry 4 @0505', 'f1: France 3 @0705', 'f2: France 3 @1005'],
};
const fight: SpiSketch = { ...land, phase: 'combat', result: 1, units: ['g1: Germany infantry 4 @0505', 'f1: France 3 @0605', 'f2: France 3 @1005'] };
const sea: SpiSketch = {
  edition: 'feb75', player: 'allied', turn: 10, terrain: { sea: '0601-0612 0701-0712 0801-0812' }, territories: { Britain: '0501-0512', Germany: '0901-0912' }, features: { port: '0505 0507' },
  tables: { transport: { '4/1941': { amphibious: 5 } } }, units: ['b1: Britain 2 @0505'],
};
const peace: SpiSketch = { edition: 'feb75', player: 'allied', territories: { Germany: '0101-0412', Russia: '0501-1412' }, areas: { 'Russia proper': '0501-0512' }, stances: { Russia: 'peace' }, units: ['r1: Russia 1 @1005', 'r2: Russia 1 @1006', 'g1: Germany infantry 1 @0101'] };

const stepped = (at: Parameters<Bend>[1], id: string, from: string, to: string): SpiEvent => ({ type: 'unitStepped', unit: at.unit(id), from: at.hex(from), to: at.hex(to), cost: 1, left: 0, stops: false, player: at.before.player });

const BROKEN: ReadonlyArray<readonly [law: string, sketch: SpiSketch, words: ReadonlyArray<string>, bend: Bend, twist?: (s: SpiState) => SpiState]> = [
  ['sequence', land, ['endPhase'], change('phaseBegan', () => ({ phase: 'rail' }))],
  ['sequence', { ...land, player: 'allied', phase: 'rail' }, ['endPhase'], change('phaseBegan', (e) => ({ turn: e.turn + 1 }))],
  ['counters', land, ['step g1 0605'], change('unitStepped', (_, at) => ({ from: at.hex('0504') }))],
  ['counters', { ...land, phase: 'production' }, ['build Germany infantry 1 0404'], change('unitBuilt', (_, at) => ({ unit: at.unit('g1') }))],
  ['sizes', { ...land, phase: 'production' }, ['build Germany infantry 1 0404'], change('unitBuilt', () => ({ sp: 5 }))],
  ['sizes', { ...peace, phase: 'production', places: { '1208': 'Moskva*' }, points: { Russia: 5 } }, ['build Russia generic 2 1208'], change('unitBuilt', () => ({ sp: 1, halves: 2 }))],
  ['purse', { ...land, phase: 'production' }, ['build Germany infantry 1 0404'], change('unitBuilt', () => ({ halves: 1 }))],
  ['purse', { ...land, phase: 'production' }, ['buy naval'], change('pointBought', () => ({ halves: 99 }))],
  ['purse', { ...land, phase: 'rail', player: 'allied' }, ['endPhase'], change('pointsGranted', () => ({ halves: 99 }))],
  ['free set-up', land, ['step g1 0605'], first((at) => ({ type: 'unitDeployed', unit: at.game.board.roster.ids.indexOf('russia-01'), sp: 1, hex: at.hex('0101') }))],
  ['entry', land, ['step g1 0605'], change('unitStepped', (_, at) => ({ to: at.hex('0705') }))],
  ['entry', land, ['step g1 0605'], change('unitStepped', (_, at) => ({ to: at.hex('0404') + 300 }))],
  ['entry', land, ['step g1 0605'], change('unitStepped', (_, at) => ({ to: at.hex('0602') }))],
  ['command', land, ['step g1 0605'], first((at) => stepped(at, 'f2', '1005', '1006'))],
  ['leash', { ...peace, stances: { Russia: 'war' }, areas: { 'Russia proper': '0106' }, units: ['r1: Russia 2 @1106'] }, ['step r1 1006'], change('unitStepped', (_, at) => ({ to: at.hex('1206') }))],
  ['allowances', land, ['step g1 0605'], change('unitStepped', () => ({ cost: 5 }))],
  ['allowances', { ...land, terrain: { rough: '0605' } }, ['step g1 0605'], change('unitStepped', () => ({ cost: 1 }))],
  ['free to move', land, ['step g1 0605', 'endPhase'], first((at) => stepped(at, 'g1', '0605', '0606'))],
  ['zones', land, ['step g1 0605'], change('unitStepped', () => ({ stops: false }))],
  ['zones', land, ['step g1 0504'], change('unitStepped', () => ({ stops: true }))],
  ['rail', { ...land, phase: 'rail' }, ['rail g1 0404'], change('unitRailed', () => ({ hexes: 99 }))],
  ['drops', land, ['step g1 0605'], first((at) => ({ type: 'unitDropped', unit: at.unit('g2'), from: at.hex('0505'), to: at.hex('0504'), player: 0 }))],
  ['overruns', { ...land, units: ['g1: Germany infantry 4 @0505', 'g2: Germany infantry 4 @0505', 'f1: France 1 @0605', 'f2: France 1 @1005'] }, ['overrun g1,g2 0605'], change('hexOverrun', (e) => ({ differential: e.differential + 1 }))],
  ['overruns', { ...land, units: ['g1: Germany infantry 4 @0505', 'g2: Germany infantry 4 @0505', 'f1: France 1 @0605', 'f2: France 1 @1005'] }, ['overrun g1,g2 0605'], change('hexOverrun', (_, at) => ({ hex: at.hex('1005') }))],
  ['attacks', fight, ['commit g1 0605', 'resolve'], change('combatJoined', (e) => ({ combat: { ...e.combat, column: e.combat.column + 1 } }))],
  ['attacks', fight, ['commit g1 0605', 'resolve'], change('combatJoined', (e, at) => ({ combat: { ...e.combat, defenders: [at.unit('f2')] } }))],
  ['attackers are unhurt', fight, ['commit g1 0605', 'resolve', 'roll 1'], change('strengthLost', (e, at) => ({ unit: at.unit('g1'), nation: at.game.board.roster.nation[at.unit('g1')], sp: e.sp }))],
  ['ships', sea, ['assault b1 0904'], change('assaultMade', () => ({ points: 1 }))],
  ['ships', { ...sea, phase: 'rail' }, ['ship b1 0507'], first((at) => ({ type: 'assaultMade', unit: at.unit('b1'), from: at.hex('0505'), to: at.hex('0904'), points: 2, afloat: false, player: 1 }))],
  ['exempt', { ...sea, phase: 'rail' }, ['ship b1 0507'], change('unitShipped', () => ({ exempt: 1 }))],
  ['losses', fight, ['commit g1 0605', 'resolve', 'roll 1'], change('strengthLost', () => ({ sp: 2 }))],
  ['losses', { ...fight, result: 2, terrain: { sea: '0604 0606 0506 0706' } }, ['commit g1 0605', 'resolve', 'roll 1'], (events) => events.map((e) => (e.type === 'strengthLost' ? { ...e, sp: 1 } : e))],
  ['peacetime', peace, ['step r1 1006', 'combine r1 r2'], first(() => ({ type: 'phaseEnded', phase: 'movement', player: 1 }))],
  ['books', land, ['step g1 0605'], same, (s) => ({ ...s, units: { ...s.units, hex: s.units.hex.map((h, u) => (u === 0 ? h + 1 : h)) } })],
  ['books', land, ['step g1 0605'], same, (s) => ({ ...s, hexes: { ...s.hexes, control: s.hexes.control.map((c, h) => (h === 20 ? 1 - c : c)) } })],
  ['books', land, ['step g1 0605'], same, (s) => ({ ...s, turn: s.turn + 1 })],
  ['books', land, ['step g1 0605'], (events) => events.filter((e) => e.type !== 'unitStepped')],
  ['ledgers', { ...sea, phase: 'rail' }, ['ship b1 0507'], same, (s) => ({ ...s, naval: { ...s.naval, ntp: 0 } })],
  ['ledgers', { ...land, phase: 'production' }, ['buy naval'], same, (s) => ({ ...s, naval: { ...s.naval, boughtNtp: 2 } })],
];

describe('laws can be broken', () => {
  it.each(BROKEN.map(([law, sketch, words, bend, twist], i) => [i, law, words.join(', '), sketch, words, bend, twist] as const))('%i %s: %s', (_, law, __, sketch, words, bend, twist) => {
    expect(judged(sketch, words, same)).toBe('');
    expect(judged(sketch, words, bend, twist)).toMatch(new RegExp(`^${law}: `));
  });

  it('so can those that others would catch first', () => {
    const { game, state } = stand(land);
    const books = openBooks(game, state);
    expect([balance(books, state), standing(books, state), ledgers(books, state)]).toEqual([null, null, null]);
    const g1 = game.board.roster.ixOf.get('g1') ?? -1;
    expect(balance(books, { ...state, units: { ...state.units, sp: state.units.sp.map((n, u) => (u === g1 ? n + 1 : n)) } })).toContain('Germany had 8');
    expect(balance(books, { ...state, points: state.points.map(() => -1) })).toContain('halves of points');
    expect(standing(books, { ...state, hexes: { ...state.hexes, control: state.hexes.control.map(() => 1) } })).toContain('controls');
    books.stacks.get(game.board.map.hexOf.get('0505') ?? -1)?.add(game.board.roster.ixOf.get('f1') ?? -1);
    expect(standing(books, state)).toContain('3 units stand in 0505');
    books.stacks.get(game.board.map.hexOf.get('0505') ?? -1)?.delete(g1);
    expect(standing(books, state)).toContain('two players');
  });

  it('every one of them', () => {
    const tried = new Set([...BROKEN.map(([law]) => law), 'balance', 'standing']);
    expect(LAW_NAMES.filter((law) => !tried.has(law))).toEqual([]);
  });
});
