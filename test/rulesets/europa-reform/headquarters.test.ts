/** Orders about headquarters: words, refusals, what they are said to bring, logs, pictures, and bots. @rule REFORM 12G, 12H, 31C */
import { describe, expect, it } from 'vitest';
import type { EuropaAction } from '../../../src/rulesets/europa/action.js';
import { type OrderKind, ORDER_KINDS } from '../../../src/rulesets/europa/order.js';
import { actionWords, parseAction } from '../../../src/rulesets/europa/words.js';
import { HEADQUARTERS, headquartersIn } from '../../../src/rulesets/europa-reform/hqs/state.js';
import { logisticsIn } from '../../../src/rulesets/europa-reform/logistics/state.js';
import { playout } from '../../../src/engine/apply.js';
import { isLeft } from '../../../src/prelude.js';
import { renderAscii } from '../../../src/render/index.js';
import { endPhase, type Fixture, march, position, roll, type Sketch, sound } from '../fixture.js';
import { hqFront } from './hqFront.js';

const order = (kind: OrderKind, ...subject: ReadonlyArray<string>): EuropaAction => ({ type: 'order', order: kind, subject });
const at = (units: ReadonlyArray<string>, more: Partial<Sketch> = {}): Fixture =>
  position({ rules: 'fire-in-the-east', amend: ['REFORM-12', 'REFORM-12G', 'REFORM-12H'], phase: 'initial', begins: 'Jul I 42', columns: [1, 20], rows: [1, 20], sources: SOURCES, owners: { 'germany': '1001', 'soviet-union': '1020' }, units, ...more });
const SOURCES = { 'germany': '1001', 'romania': '1001', 'soviet-union': '1020' };
const told = (p: Fixture, action: EuropaAction): string => p.game.explain(p.state, action).lines.join('\n');
/** Everything that the log says of what an action does. */
const log = (p: Fixture, ...actions: ReadonlyArray<EuropaAction>): string => {
  const lines: string[] = [];
  const copy = playout(p.game, p.state, (before, event) => void lines.push(...p.game.narrate(before, event).map((line) => JSON.stringify(line))));
  for (const action of actions) copy.play(action);
  return lines.join('\n');
};
const active = (p: Fixture): ReadonlyArray<string> => headquartersIn(p.state).active.map((hq) => p.game.board.roster.ids[hq]);

const HQ = 'h1: German 0-10 Army HQ HQ @1005';

describe('orders in words', () => {
  const all: ReadonlyArray<EuropaAction> = [
    order('activate', 'ge-army-hq-6'),
    order('activate', 'ru-army-hq-3', 'germany'),
    order('replace', 'ge-army-hq-6', '1712'),
    order('strategicRail', 'h1', 'g1', '1012'),
    { type: 'order', order: 'release', subject: ['h1'], points: 12 },
    { type: 'order', order: 'deliver', subject: ['h1', '1012'], points: 3 },
  ];

  it('are read as they are written', () => {
    for (const action of all) expect(sound(parseAction(actionWords(action)))).toEqual(action);
    expect(actionWords(all[4])).toBe('order release h1 12');
  });

  it('are refused when they say nothing, or nothing known', () => {
    expect(['order', 'order promote h1'].map((words) => isLeft(parseAction(words)))).toEqual([true, true]);
  });

  it('are left to their rule when they say too little', () => {
    expect(sound(parseAction('order activate'))).toEqual({ type: 'order', order: 'activate', subject: [] });
  });

  it('are of one of so many kinds', () => {
    expect(new Set(ORDER_KINDS).size).toBe(ORDER_KINDS.length);
    const p = at([HQ]);
    expect(p.game.board.rules.orders.map((o) => o.kind)).toEqual(ORDER_KINDS.filter((kind) => p.game.board.rules.orders.some((o) => o.kind === kind)));
  });
});

describe('ER-12H.34 activation', () => {
  const front = at([HQ, 'r1: Romanian 0-8 Army HQ HQ @1006', 's1: Soviet 4-6 Rifle XX @1018'], { points: { germany: 2, romania: 0 } });

  it('is one order for each headquarters and each that can pay', () => {
    const orders = front.legal().filter((a) => a.type === 'order' && a.order === 'activate');
    expect(orders).toEqual([order('activate', 'h1'), order('activate', 'r1', 'germany')]);
    expect([front.try(order('activate', 'r1')), front.try(order('activate', 'h1', 'romania')), front.try(order('activate', 's1')), front.try(order('activate', 'h9'))]).toEqual([
      ['points/none-left'], ['points/wrong-pool'], ['hq/not-headquarters'], [expect.stringMatching(/unit/)],
    ]);
    expect(front.refusals(order('activate', 'r1'))[0].detail).toMatch(/Romania has 0 points and needs 1; wait for more/);
  });

  it('is said to cost a point, and what a test would say', () => {
    expect(told(front, order('activate', 'h1'))).toMatch(/It costs 1 logistical point; Germany has 2[\s\S]*Tested in its owner’s initial phase of turn 2 \(Jul II 42\)[\s\S]*As things stand German h1 Army HQ \(0-10\) in 1005 would become active\./);
    const held = at([HQ, 's1: Soviet 4-6 Rifle XX @1006'], { points: { germany: 1 } });
    expect(told(held, order('activate', 'h1'))).toMatch(/would stay inactive, and the point would be lost: it is in the zone of control of s1 Rifle XX \(4-6\) in 1005 \[REFORM 12H/);
    const far = at([HQ.replace('1005', '2020'), 's1: Soviet 4-6 Rifle XX @1018'], { points: { germany: 1 } });
    expect(told(far, order('activate', 'h1'))).toMatch(/would stay inactive, and the point would be lost: it is out of general supply/);
    const panzer = at(['h1: German 0-10 Pz Army HQ HQ @1005', 'g1: German 10-10 Pz XX @1005', 's1: Soviet 4-6 Rifle XX @1006'], { points: { germany: 1 } });
    expect(told(panzer, order('activate', 'h1'))).toMatch(/it has no truck that is not depleted/);
    const alone = at(['h1: German 0-10 Pz Army HQ HQ @1005', 's1: Soviet 4-6 Rifle XX @1006'], { points: { germany: 1 } });
    expect(told(alone, order('activate', 'h1'))).toMatch(/no German c\/m division, or cadre of one, is with it/);
    const winter = at([HQ, 's1: Soviet 4-6 Rifle XX @1018'], { amend: ['REFORM-12', 'REFORM-12G', 'REFORM-12H', 'REFORM-29D1a'], begins: 'Jan I 42', weather: { 'Jan I 42': 'snow', 'Jan II 42': 'snow' }, points: { germany: 1 } });
    expect(told(winter, order('activate', 'h1'))).toMatch(/would become active on a die of 1 to 3 \[REFORM 29D1a/);
  });

  it('is logged with what is left of the pool', () => {
    expect(log(front, order('activate', 'r1', 'germany'))).toMatch(/Germany: 1 logistical point for Romanian r1 Army HQ \(0-8\) to be active, 1 left/);
  });

  it('ER-12H.35 ER-12H.40 ER-12H.41 is tested in the next initial phase, and over with the enemy’s', () => {
    const paid = front.act(order('activate', 'h1')).to('initial', 'germany');
    expect([active(paid), logisticsIn(paid.state).planned, paid.state.turn]).toEqual([['h1'], [], 2]);
    expect(active(paid.to('initial', 'soviet-union'))).toEqual([]);
    const eve = front.act(order('activate', 'h1')).to('initial', 'soviet-union').to('exploitation');
    expect(log(eve, endPhase)).toMatch(/German h1 Army HQ \(0-10\) in 1005 becomes active/);
    const held = at([HQ, 's1: Soviet 4-6 Rifle XX @1006'], { points: { germany: 1 } }).act(order('activate', 'h1')).to('initial', 'soviet-union').to('exploitation');
    expect(log(held, endPhase)).toMatch(/German h1 Army HQ \(0-10\) stays inactive: it is in the zone of control of s1 Rifle XX \(4-6\) in 1005; its point is lost/);
  });

  it('needs initial phases of the owner, or the time before play', () => {
    expect(front.to('movement').try(order('activate', 'h1'))).toEqual(['order/wrong-phase']);
    expect(front.to('initial', 'soviet-union').try(order('activate', 'h1'))).toEqual([expect.stringMatching(/./)]);
  });
});

describe('pictures', () => {
  it('show pools, and which headquarters are active', () => {
    const p = at([HQ, 's1: Soviet 4-6 Rifle XX @1018'], { phase: 'movement', points: { germany: 2 }, headquarters: { active: 'h1' } });
    const view = p.game.view(p.state);
    expect(view.tallies).toEqual([{ heading: 'Logistical points', entries: expect.arrayContaining(['Germany 2', 'Soviet Union 0']) }]);
    expect(view.stacks.flatMap((s) => s.counters).find((c) => c.id === 'h1')?.marks).toContain('active');
    expect(renderAscii(view)).toMatch(/Logistical points: Germany 2/);
    const plain = at([HQ], { amend: [] });
    expect(plain.game.view(plain.state)).not.toHaveProperty('tallies');
  });
});

describe('ER-31C.10 the front of an active Front', () => {
  it('is slow: 4 movement points, where an inactive one has 8', () => {
    const units = ['f1: Soviet 0-8 Front HQ HQ @1010', 'f2: Soviet 0-8 Front HQ HQ @1210', 'g1: German 7-6 Inf XX @0101'];
    const p = at(units, { amend: ['REFORM-12', 'REFORM-12G', 'REFORM-12H', 'REFORM-31C-HQ'], player: 'soviet-union', phase: 'movement', headquarters: { active: 'f1' } });
    expect([p.act(march('f1', '1011')).unit('f1').mp, p.act(march('f2', '1211')).unit('f2').mp]).toEqual([3, 7]);
    const without = at(units, { player: 'soviet-union', phase: 'movement', headquarters: { active: 'f1' } });
    expect(without.act(march('f1', '1011')).unit('f1').mp).toBe(7);
  });
});

describe('dice of the first winter', () => {
  const winter = at([HQ, 'h2: German 0-10 Army HQ HQ @1105', 'g1: German 7-6 Inf XX @1105'], {
    amend: ['REFORM-12', 'REFORM-12G', 'REFORM-12H', 'REFORM-29D1a'],
    begins: 'Jan I 42',
    weather: { 'Jan I 42': 'snow', 'Jan II 42': 'snow' },
    player: 'soviet-union',
    phase: 'exploitation',
    points: { germany: 3 },
    headquarters: { paidNext: 'h1 h2' },
  });

  it('ER-29D1a.2 are thrown one after another, and say what they bring', () => {
    const due = winter.to('initial', 'germany');
    expect(due.due()).toMatchObject({ kind: 'roll' });
    expect(told(due, roll(3))).toMatch(/h1 Army HQ \(0-10\) becomes active/);
    expect(log(due, roll(4))).toMatch(/German h1 Army HQ \(0-10\) stays inactive; its point is lost/);
    const done = due.act(roll(4), roll(1));
    expect([active(done), done.due()]).toEqual([['h2'], null]);
  });
});

describe('logs of points', () => {
  const units = [HQ, 'g1: German 7-6 Inf XX @1005', 'h2: German 0-10 Army HQ HQ eliminated', 'h3: German 0-10 Army HQ HQ arrives=never marks=ad-hoc', 's1: Soviet 4-6 Rifle XX @1015'];
  const more = { points: { germany: 5 }, headquarters: { lost: 'h2' } };

  it('call headquarters by their names, never by the ids of units', () => {
    const p = at(units, more);
    const all = log(p, order('activate', 'h1'), order('replace', 'h2', '1005'), order('adHoc', '1005'), order('activateNow', 'h3'));
    for (const words of [
      'Germany: 1 logistical point for German h1 Army HQ (0-10) to be active, 4 left',
      'Germany: 1 logistical point for the replacement of German h2 Army HQ (0-10), 3 left',
      'Germany: 1 logistical point for the creation of German h3 Army HQ (0-10), 2 left',
      'Germany: 1 logistical point for German h3 Army HQ (0-10) to be active at once, 1 left',
    ])
      expect(all).toContain(words);
    const quarter = at([HQ, 'g1: German 7-6 Inf XX @1005', 'h3: German 0-10 Army HQ HQ @1005 marks=ad-hoc'], { points: { germany: 1 }, begins: 'Jan I 43' });
    expect(log(quarter, endPhase)).toContain('Germany: 1 logistical point for the upkeep of German h3 Army HQ (0-10), 0 left');
  });
});

describe('positions from outside', () => {
  it('are refused when their headquarters are none', () => {
    const p = at([HQ, 'g1: German 7-6 Inf XX @1005']);
    const wrong = { ...p.state, slices: { ...p.state.slices, [HEADQUARTERS.key]: { ...headquartersIn(p.state), active: [p.game.board.roster.ixOf.get('g1') as number] } } };
    const read = p.game.decodeState(wrong);
    expect(isLeft(read) ? read.left.map((x) => x.code) : []).toContain('state/headquarters');
    expect(isLeft(p.game.decodeState(p.state))).toBe(false);
  });
});

describe('bots', () => {
  it('think of headquarters with divisions in contact first, and of none without', () => {
    const p = at([HQ, 'h2: German 0-10 Army HQ HQ @0105', 'g1: German 7-6 Inf XX @1008', 'g2: German 7-6 Inf XX @1108', 's1: Soviet 4-6 Rifle XX @1009'], { points: { germany: 2 } });
    const plans = p.game.board.rules.orders.find((o) => o.kind === 'activate')?.plans?.(p.game.position(p.state)) ?? [];
    expect(plans.map((t) => t.subject)).toEqual([['h1']]);
    const far = at([HQ, 'g1: German 7-6 Inf XX @1008', 's1: Soviet 4-6 Rifle XX @1018'], { points: { germany: 2 } });
    expect(far.game.board.rules.orders.find((o) => o.kind === 'activate')?.plans?.(far.game.position(far.state))).toEqual([]);
  });

  it('are offered nothing but orders that may be given', () => {
    const p = hqFront();
    const pos = p.game.position(p.state);
    for (const rule of p.game.board.rules.orders) {
      const all = rule.candidates(pos).map((t) => t.subject.join());
      for (const t of rule.plans?.(pos) ?? []) expect(all).toContain(t.subject.join());
    }
  });
});
