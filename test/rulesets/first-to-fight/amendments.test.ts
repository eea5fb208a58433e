/** The supplement as amendments: each with it and without it, within its slots, in any order. */
import { describe, expect, it } from 'vitest';
import { settle } from '../../../src/engine/apply.js';
import { amend } from '../../../src/kernel/amendment.js';
import { isLeft, isRight } from '../../../src/prelude.js';
import { basic } from '../../../src/rulesets/boot-camp/index.js';
import { makeGame } from '../../../src/rulesets/europa/game.js';
import { settleReadings } from '../../../src/rulesets/europa/readings.js';
import type { EuropaRules } from '../../../src/rulesets/europa/rules.js';
import { firstToFightAmendments } from '../../../src/rulesets/first-to-fight/index.js';
import { endPhase, fixture, march, place, position, rail, roll, type Sketch } from '../fixture.js';
import { game } from './poland.js';

type Slot = keyof EuropaRules;
const ids = firstToFightAmendments.map((a) => a.id);
const byId = (id: string) => firstToFightAmendments.find((a) => a.id === id) as (typeof firstToFightAmendments)[number];
const SLOTS = Object.keys(basic) as Slot[];

/** Whether two slots say the same: functions by their text, everything else by structure. */
const alike = (a: unknown, b: unknown): boolean => {
  if (a === b) return true;
  if (typeof a === 'function' && typeof b === 'function') return String(a) === String(b);
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const [x, y] = [Object.entries(a), Object.entries(b)];
  return x.length === y.length && x.every(([key, value]) => alike(value, (b as Readonly<Record<string, unknown>>)[key]));
};

describe('amendments of First to Fight', () => {
  it('are numbered as the supplement is', () => {
    expect(ids).toEqual(['FTF-5', 'FTF-7A', 'FTF-12C', 'FTF-19A', 'FTF-19B', 'FTF-19C', 'FTF-12C-Hel', 'FTF-19D', 'FTF-19E', 'FTF-20', 'FTF-21', 'FTF-22']);
    for (const a of firstToFightAmendments) expect([a.ref.book, a.touches.length > 0]).toEqual(['FTF', true]);
  });

  it.each(ids)('%s changes the slots it names, each of them, and no other', (id) => {
    const a = byId(id);
    const base = firstToFightAmendments.filter((b) => b.id !== id).reduce<EuropaRules>((rules, b) => b.to(rules), basic);
    for (const rules of [basic, base]) {
      const after = a.to(rules);
      const changed = SLOTS.filter((slot) => after[slot] !== rules[slot]);
      expect([...changed].sort()).toEqual([...a.touches].sort());
    }
  });

  const pairs = ids.flatMap((a, i) => ids.slice(i + 1).map((b): readonly [string, string] => [a, b]));
  const apart = pairs.filter(([a, b]) => !byId(a).touches.some((slot) => byId(b).touches.includes(slot)));
  it('those that touch different slots can be laid in either order', () => {
    expect(apart.length).toBeGreaterThan(25);
    for (const [a, b] of apart) {
      const [one, other] = [byId(b).to(byId(a).to(basic)), byId(a).to(byId(b).to(basic))];
      expect([a, b, SLOTS.filter((slot) => !alike(one[slot], other[slot]))]).toEqual([a, b, []]);
    }
  });

  it('are refused twice over', () => expect(isLeft(amend<EuropaRules>(basic, [byId('FTF-5'), byId('FTF-5')]))).toBe(true));

  /** The position with the whole supplement, and without one of its amendments. */
  const both = (without: string, sketch: Sketch) => [position({ rules: 'first-to-fight', ...sketch }), position({ rules: 'first-to-fight', ...sketch, without: [without] })] as const;
  const LWOW = { '1010': 'major-partial Lwów' };

  it('FTF-5 with it a battalion has a zone of control, without it a division alone', () => {
    const [with_, without] = both('FTF-5', { units: ['p1: Polish 1-8 MG II @0505', 'p2: Polish 3-6 Art XX @0905'] });
    expect([with_.zone('allied').length, without.zone('allied').length]).toEqual([6, 6]);
    expect([with_.zoc('allied', '0504'), without.zoc('allied', '0504'), with_.zoc('allied', '0904'), without.zoc('allied', '0904')]).toEqual([true, false, false, true]);
  });

  it('FTF-7A with it Soviet units stay off the railroads of Poland', () => {
    const union: Sketch = { player: 'soviet-union', dormant: { 'soviet-union': false }, territories: { 'Soviet Union': '07-10' }, hexsides: { rail: '0705/0605' }, owners: { 'soviet-union': '0605' }, places: { '0101': 'major-full Warszawa' }, units: ['s1: Soviet 4-6 Inf XX @0705'] };
    const [with_, without] = both('FTF-7A', union);
    expect([with_.try(rail('s1', '0605')).includes('rail/outside-soviet-union'), without.try(rail('s1', '0605')).includes('rail/outside-soviet-union')]).toEqual([true, false]);
  });

  it('FTF-19A with it the Soviet Union may intervene; without it stays neutral', () => {
    const lost: Sketch = { phase: 'exploitation', places: { '0505': 'major-full Warszawa' }, features: { fort: '0101' }, owners: { germany: '0505' }, territories: { 'Soviet Union': '09-10' }, units: ['s1: Soviet 4-6 Inf XX @0905'] };
    const [with_, without] = both('FTF-19A', lost).map((p) => p.act(endPhase));
    expect([with_.actor(), without.actor()]).toEqual(['chance', 'allied']);
    const entered = with_.act(roll(6));
    expect([entered.state.dormant, without.state.dormant, entered.unit('s1').mp]).toEqual([[0, 0, 0], [0, 0, 1], 0]);
    // player turns of a power that takes no part are passed over
    expect(without.to('initial', 'germany').state.turn).toBe(2);
  });

  it('FTF-12C with it there are sources of supply', () => {
    const [with_, without] = both('FTF-12C', { supply: 'judged', places: { '0505': 'major-full Warszawa', '0705': 'dot Siedlce' }, hexsides: { rail: '0505/0605 0605/0705' }, units: ['p1: Polish 5-6-6 Inf XX @0507'] });
    expect([with_.unit('p1').outOfSupply, without.unit('p1').outOfSupply]).toEqual([false, true]);
  });

  it('FTF-12C-Hel with it a fortress that was taken supplies nobody any more', () => {
    const [with_, without] = both('FTF-12C-Hel', { columns: [14, 18], rows: [7, 12], features: { fortress: '1609' }, places: { '1812': 'major-partial Grudziądz' }, units: ['p1: Polish 1-5 Inf III @1611', 'g1: German 2-8 Recon II @1608 dot'] }).map((p) => {
      const lost = p.act(march('g1', '1609')).to('movement', 'germany').act(march('g1', '1608')).to('movement', 'poland');
      return lost.act(march('p1', '1610')).to('movement', 'poland').act(march('p1', '1609')).to('movement', 'germany');
    });
    expect([with_.stack('1609'), with_.unit('p1').outOfSupply, without.unit('p1').outOfSupply]).toEqual([['p1'], true, false]);
  });

  const hungary: Sketch = { player: 'poland', phase: 'initial', places: { '0505': 'major-full Warszawa' }, owners: { germany: '0505' }, territories: { Hungary: '10' }, units: ['p1: Polish 5-6-6 Inf XX @0903'] };
  it('FTF-19B with it beaten Poles may leave the country', () => {
    const [with_, without] = both('FTF-19B', hungary).map((p) => p.act(endPhase));
    expect([with_.try(march('p1', '1003')), without.try(march('p1', '1003'))]).toEqual([[], ['neutral/entry']]);
    expect(with_.act(march('p1', '1003')).unit('p1').hex).toBe('removed');
  });

  it('FTF-19C with it neutral land is closed', () => {
    const [with_, without] = both('FTF-19C', { ...hungary, owners: {} }).map((p) => p.act(endPhase));
    expect([with_.try(march('p1', '1003')), without.try(march('p1', '1003'))]).toEqual([['neutral/entry'], []]);
  });

  it('FTF-19D with it fortresses halve attackers', () => {
    const [with_, without] = both('FTF-19D', { phase: 'combat', features: { fortress: '0505' }, units: ['g1: German 7-6 Inf XX @0504', 'p1: Polish 5-6-6 Inf XX @0505'] });
    expect([with_.odds('0505', 'g1').attack, without.odds('0505', 'g1').attack]).toEqual([3.5, 7]);
  });

  it('FTF-20 with it reinforcements come where and when the order of battle says', () => {
    const [with_, without] = both('FTF-20', { player: 'poland', phase: 'initial', turn: 2, places: LWOW, areas: { north: '0301-0303' }, units: ['p1: Polish 5-6-6 Inf XX arrives=2 area=north'] });
    expect([with_.try(place('p1', '0909')), without.try(place('p1', '0909'))]).toEqual([['reinforcement/outside-area'], []]);
    expect([with_.try(endPhase), without.try(endPhase)]).toEqual([['reinforcement/must-be-placed'], []]);
  });

  it('FTF-21 with it units are set up in their areas', () => {
    const [with_, without] = [[], ['FTF-21']].map((left: ReadonlyArray<string>) => {
      const rules = amend<EuropaRules>(basic, firstToFightAmendments.filter((a) => !left.includes(a.id)));
      if (isLeft(rules)) throw new Error('refused');
      const readings = settleReadings(rules.right.readings, {});
      const { setting } = game({}, { deployment: 'free' }).board;
      const made = isRight(readings) ? makeGame(rules.right, setting, readings.right) : readings;
      if (isLeft(made)) throw new Error('no game');
      return fixture(made.right, settle(made.right, made.right.initial).state);
    });
    const elsewhere = { type: 'deploy', unit: 'po-inf-xx-20', hex: '0120' } as const; // Berlin
    expect([with_.try(elsewhere), without.try(elsewhere)]).toEqual([['deployment/outside-area', 'deployment/foreign-land'], []]);
  });

  it('FTF-22 with it there is a game to be won; the generic rules alone are none', () => {
    const [with_] = both('FTF-5', { player: 'poland', phase: 'exploitation', turn: 10, places: LWOW });
    const over = with_.act(endPhase);
    expect(over.game.result(over.state)?.level).toBe('German Decisive Victory');
    expect(() => position({ rules: 'first-to-fight', without: ['FTF-22'] })).toThrow('ruleset/no-supplement');
  });
});
