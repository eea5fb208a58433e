/** Random games of Fall Blau and of a small front with every law of the East watching; and that each law can be broken. */
import { describe, expect, it } from 'vitest';
import { apply, applyUnchecked, settle } from '../../../src/engine/apply.js';
import { dice } from '../../../src/engine/random.js';
import { isLeft } from '../../../src/prelude.js';
import type { EuropaAction } from '../../../src/rulesets/europa/action.js';
import type { EuropaEvent } from '../../../src/rulesets/europa/event.js';
import type { EuropaGame } from '../../../src/rulesets/europa/game.js';
import type { EuropaState } from '../../../src/rulesets/europa/state.js';
import { fallBlauSchedules } from '../../../src/scenarios/eastern-front/ruleset.js';
import { showBroken, type Trial } from '../../../src/testing/index.js';
import { brawler } from '../europa/players.js';
import { hqFront, ordering } from '../europa-reform/hqFront.js';
import { attack, endPhase, type Fixture, march, overrun, position, rail, retreat, roll, type Sketch } from '../fixture.js';
import { easternLaws } from './laws.js';
import { drawEastern, fallBlau, tryEast } from './trials.js';

const shown = (t: Trial<unknown>): string => (t.broken === null ? '' : showBroken(t.broken));
const from = ({ game, state }: Fixture): EuropaGame => ({ ...game, initial: state });

describe('random games obey the laws', () => {
  it('two turns of Fall Blau', () => {
    const t = tryEast(fallBlau(), { seed: 600_001, until: (s) => s.turn > 2, phaseEnds: 6, mutants: 0.25, every: 1000 });
    expect(shown(t)).toBe('');
    expect(t.record.length).toBeGreaterThan(500);
  });

  it('two turns of Fall Blau with much fighting', () => {
    const t = tryEast(fallBlau(), { seed: 600_002, until: (s) => s.turn > 2, phaseEnds: 6, mutants: 0.25, every: 1000, choose: brawler });
    expect(shown(t)).toBe('');
    expect(t.record.some((a) => a.type === 'overrun') && t.record.some((a) => a.type === 'resolve')).toBe(true);
  });

  it('a turn of Fall Blau by the standard game, and one by any readings', () => {
    const short = { until: (s: EuropaState) => s.turn > 1, phaseEnds: 4, mutants: 0.5, every: 1000 };
    expect(shown(tryEast(fallBlau({ options: { rules: 'standard' } }), { seed: 600_003, ...short }))).toBe('');
    const readings = drawEastern(dice(600_004, 7), fallBlau());
    expect(`${shown(tryEast(fallBlau({ readings }), { seed: 600_004, ...short }))}`, JSON.stringify(readings)).toBe('');
  });

  it('a small front with headquarters of three nations', () => {
    const kinds = new Set<string>();
    for (let seed = 1; seed <= 4; seed++) {
      const t = tryEast(from(hqFront({ amend: ['REFORM-6', 'REFORM-9C', 'REFORM-9F1', 'REFORM-9K', 'REFORM-13', 'REFORM-12', 'REFORM-12G', 'REFORM-12H', 'REFORM-31C-HQ', 'REFORM-39D1'] })), {
        seed, choose: ordering, until: (s) => s.turn > 3, phaseEnds: 4, every: 500, placeLaws: {},
      });
      expect(shown(t)).toBe('');
      for (const a of t.record) if (a.type === 'order') kinds.add(a.order);
    }
    expect([...kinds].length).toBeGreaterThan(4);
  });
});

// ---- broken on purpose ---------------------------------------------------------------------------------------------------

interface At {
  readonly before: EuropaState;
  readonly hex: (id: string) => number;
  readonly unit: (id: string) => number;
}
type Bend = (events: ReadonlyArray<EuropaEvent>, at: At) => ReadonlyArray<EuropaEvent>;
type Happening<T extends EuropaEvent['type']> = Extract<EuropaEvent, { type: T }>;

/** The laws' word on actions of which the last one tells other events than it should, or leads to another position. */
const judged = (p: Fixture, actions: ReadonlyArray<EuropaAction | ReadonlyArray<EuropaAction>>, bend: Bend, twist: (s: EuropaState) => EuropaState = (s) => s): string => {
  const game = from(p);
  const [law] = Object.values(easternLaws(game, fallBlauSchedules));
  const all = actions.flat();
  let before = p.state;
  for (const [i, a] of all.entries()) {
    const done = apply(game, before, a);
    if (isLeft(done)) throw new Error(`${JSON.stringify(a)}: ${done.left[0].detail}`);
    const last = i === all.length - 1;
    const at: At = { before, hex: (id) => game.board.map.hexOf.get(id) ?? -9, unit: (id) => game.board.roster.ixOf.get(id) ?? -9 };
    const wrong = law(before, a, last ? bend(done.right.events, at) : done.right.events, last ? twist(done.right.state) : done.right.state);
    if (!last && wrong !== null) throw new Error(`${JSON.stringify(a)} breaks a law before its time: ${wrong}`);
    if (last) return wrong ?? '';
    before = done.right.state;
  }
  return '';
};

/** Changes the first event of a type. */
const change =
  <T extends EuropaEvent['type']>(type: T, by: (e: Happening<T>, at: At) => Partial<Happening<T>>): Bend =>
  (events, at) => {
    const i = events.findIndex((e) => e.type === type);
    if (i < 0) throw new Error(`nothing of ${type} happens`);
    return events.map((e, n) => (n === i ? ({ ...e, ...by(e as Happening<T>, at) } as EuropaEvent) : e));
  };
const first = (make: (at: At) => EuropaEvent): Bend => (events, at) => [make(at), ...events];
const without = (type: EuropaEvent['type']): Bend => (events) => events.filter((e) => e.type !== type);
const same: Bend = (events) => events;

const ALL = ['REFORM-6', 'REFORM-9C', 'REFORM-9F1', 'REFORM-9K', 'REFORM-13', 'REFORM-12', 'REFORM-12G', 'REFORM-12H', 'REFORM-31C-HQ', 'REFORM-39D1'];
const east = (more: Partial<Sketch> & { readonly units: ReadonlyArray<string> }): Fixture =>
  position({ rules: 'fire-in-the-east', amend: ALL, territories: { Germany: '01-05', 'Soviet Union': '06-10' }, lines: { rail: '0102-0502' }, ...more });
const SIDES = ['s9: Soviet 4-6 Inf XX @0909', 'g9: German 7-6 Inf XX @0109'];
const alone = (...units: ReadonlyArray<string>): Fixture => east({ units: [...units, ...SIDES] });
const fight = (...units: ReadonlyArray<string>): Fixture => east({ phase: 'combat', units: [...units, ...SIDES] });
const G1 = 'g1: German 7-6 Inf XX (3-6) @0404';
const initial = (more: Partial<Sketch> = {}): Fixture => hqFront({ amend: ALL, ...more });
const order = (kind: string, ...subject: ReadonlyArray<string>): EuropaAction => ({ type: 'order', order: kind, subject }) as EuropaAction;

const BROKEN: ReadonlyArray<readonly [law: string, p: () => Fixture, actions: ReadonlyArray<EuropaAction | ReadonlyArray<EuropaAction>>, bend: Bend, twist?: (s: EuropaState) => EuropaState]> = [
  ['dead stay dead', () => alone(G1), [march('g1', '0403')], change('unitStepped', (_, at) => ({ from: at.hex('0505') }))],
  ['lawful entry', () => alone(G1, 's1: Soviet 4-6 Inf XX @0504'), [march('g1', '0403')], change('unitStepped', (_, at) => ({ to: at.hex('0504') }))],
  ['movement', () => alone(G1), [march('g1', '0403')], change('unitStepped', () => ({ left: 60 }))],
  ['movement', () => alone(G1), [march('g1', '0403')], change('unitStepped', () => ({ stops: true }))],
  // out of a zone into a zone: 3 points more
  ['movement', () => alone(G1, 's1: Soviet 4-6 Inf XX @0504'), [march('g1', '0403')], change('unitStepped', () => ({ cost: 20, left: 100 }))],
  // reduced by want of supply: 1 point more
  ['movement', () => alone(G1, 's1: Soviet 4-6 Inf XX @0504 out unsupplied=3'), [march('g1', '0403')], change('unitStepped', () => ({ cost: 80, left: 40 }))],
  // two points by train: to board, and for the first hexes
  ['movement', () => alone('g1: German 7-6 Inf XX @0202'), [rail('g1', '0302')], change('unitStepped', () => ({ cost: 4, left: 116 }))],
  ['movement', () => alone('g1: German 7-6 Inf XX @0202'), [rail('g1', '0302')], change('unitStepped', () => ({ entrains: false }))],
  // half a point
  ['movement', () => alone(G1), [{ type: 'step', unit: 'g1', to: '0403', by: 'admin' }], change('unitStepped', () => ({ cost: 20, left: 100 }))],
  ['movement', () => fight('c1: German 2-8 Cav X @0404'), [endPhase], change('unitsReadied', (e) => ({ mp: e.mp.map((mp) => (mp > 0 ? 160 : 0)) }))],
  ['odds', () => fight('g1: German 20-6 Inf XX @0404', 's1: Soviet 4-6 Inf XX @0504'), [attack('0504', 'g1')], change('combatJoined', (e) => ({ combat: { ...e.combat, column: (e.combat.column ?? 0) - 1 } }))],
  ['combat', () => fight('g1: German 20-6 Inf XX @0404', 's1: Soviet 4-6 Inf XX @0504'), [attack('0504', 'g1')], change('combatJoined', (e) => ({ combat: { ...e.combat, defenders: [] } }))],
  ['combat', () => fight('g1: German 20-6 Inf XX @0404', 's1: Soviet 4-6 Inf XX @0504'), [attack('0504', 'g1'), roll(6)], change('combatDecided', () => ({ result: 'S' }))],
  ['overruns', () => alone('g1: German 20-14 Pz XX @0404', 's1: Soviet 2-6 Inf XX @0504'), [overrun('0504', 'g1')], change('overrunPaid', (e) => ({ cost: e.cost + 20, left: e.left - 20 }))],
  ['retreats', () => east({ phase: 'combat', result: 'R', units: ['g1: German 20-14 Pz XX @0404', 's1: Soviet 4-6 Inf XX (1-6) @0504', 'g2: German 9-10 Pz XX @0603', 'g3: German 9-10 Pz XX @0605', ...SIDES] }), [attack('0504', 'g1'), roll(3), retreat('s1', '0604')], without('unitCadred')],
  ['stacking', () => alone(G1, 'g2: German 7-6 Inf XX @0404', 'g3: German 7-6 Inf XX @0404', 'g4: German 7-6 Inf XX @0403'), [endPhase], first((at) => ({ type: 'unitStepped', unit: at.unit('g4'), from: at.hex('0403'), to: at.hex('0404'), by: 'march', cost: 20, left: 100, stops: false, entrains: false, captures: false }))],
  ['headquarters', () => initial(), [order('activate', 'h1')], change('pointsEntered', () => ({ nation: 'Romania' }))],
  ['headquarters', () => initial(), [order('activate', 'h1'), order('activate', 'h2')], change('pointsEntered', () => ({ about: 'h1' }))],
  ['headquarters', () => initial(), [endPhase], first((at) => ({ type: 'hqTested', unit: at.unit('h1'), active: true, why: null }))],
  ['headquarters', () => fight('h1: German 0-10 Army HQ HQ @0404'), [endPhase], first((at) => ({ type: 'unitEliminated', unit: at.unit('h1'), hex: at.hex('0404'), face: 0, cause: 'isolation' }))],
  ['headquarters', () => initial({ player: 'soviet-union' }), [order('formTankArmy', 't1', '0306'), endPhase], first((at) => ({ type: 'markerMoved', unit: at.unit('t1'), from: at.hex('0306'), to: at.hex('0909') }))],
  ['logistical points', () => initial(), [order('activate', 'h1')], change('pointsEntered', () => ({ points: -2 }))],
  ['logistical points', () => initial({ points: { germany: 1 } }), [order('activate', 'h1'), endPhase], first((at) => ({ type: 'pointsEntered', nation: 'Germany', kind: 'bombing', points: -1, about: 'die 6', key: 'logistics', value: at.before.slices['logistics'] }))],
  ['attack supply', () => east({ phase: 'combat', units: ['g1: German 20-6 Inf XX @0404', 'h1: German 0-10 Army HQ HQ @0304', 's1: Soviet 4-6 Inf XX @0504', ...SIDES] }), [attack('0504', 'g1')], change('sliceWritten', (e) => ({ value: { ...(e.value as object), now: { ...((e.value as { now: object }).now), served: [] } } }))],
  [
    'attack supply',
    () => east({ phase: 'combat', units: ['g1: German 20-6 Inf XX @0404', 'h1: German 0-10 Army HQ HQ @0304', 'r1: Romanian 4-6 Inf XX @0404', 's1: Soviet 4-6 Inf XX @0504', ...SIDES] }),
    [attack('0504', 'g1', 'r1')],
    change('sliceWritten', (e, at) => ({ value: { ...(e.value as object), now: { ...((e.value as { now: object }).now), served: ['g1', 'r1'].map((id) => ({ unit: at.unit(id), by: at.unit('h1') })) } } })),
  ],
  [
    'operations',
    () => east({ amend: [...ALL, 'FITE-28', 'REFORM-28C2d'], terrain: { sea: '0408 0508 0608' }, features: { port: '0308' }, points: { germany: 1 }, units: ['g1: German 7-6 Inf XX @0308', ...SIDES] }),
    [order('land', 'g1', '0708')],
    without('pointsEntered'),
  ],
  ['arrivals', () => initial(), [endPhase], first((at) => ({ type: 'unitWithdrawn', unit: at.unit('g1'), hex: at.before.units.hex[at.unit('g1')], counts: false }))],
];

describe('laws can be broken', () => {
  it.each(BROKEN.map(([law, p, actions, bend, twist], i) => [i, law, p, actions, bend, twist] as const))('%i %s', (_, law, p, actions, bend, twist) => {
    expect(judged(p(), actions, same)).toBe('');
    expect(judged(p(), actions, bend, twist)).toMatch(new RegExp(`^${law}: `));
  });

  it('supply as it is judged', () => {
    const game = fallBlau();
    const { law, random } = { law: Object.values(easternLaws(game, fallBlauSchedules))[0], random: dice(1, 3) };
    let { state } = settle(game, game.initial);
    for (;;) {
      const legal = game.legalActions(state);
      const action: EuropaAction = legal.has(endPhase) ? endPhase : legal.sample(random);
      const done = applyUnchecked(game, state, action);
      const judgedNow = done.events.some((e) => e.type === 'supplyJudged');
      const told = done.events.map((e) => (e.type === 'supplyJudged' ? { ...e, out: [...e.out, 0].sort((a, b) => a - b) } : e));
      if (judgedNow) return expect(law(state, action, told, done.state)).toContain('supply: ');
      expect(law(state, action, done.events, done.state)).toBeNull();
      ({ state } = done);
    }
  });

  it('and so can the books', () => {
    const p = alone(G1);
    const moved = (s: EuropaState): EuropaState => ({ ...s, units: { ...s.units, hex: s.units.hex.map((h, u) => (u === 0 ? h + 1 : h)) } });
    const turns = (s: EuropaState): EuropaState => ({ ...s, units: { ...s.units, status: s.units.status.map((x, u) => (u === 0 ? x + (1 << 9) : x)) } });
    expect(judged(p, [march('g1', '0403')], same, moved)).toContain('by the events');
    expect(judged(p, [march('g1', '0403')], same, turns)).toContain('player turns');
    expect(judged(p, [march('g1', '0403')], without('unitStepped'))).toContain('by the events');
  });
});
