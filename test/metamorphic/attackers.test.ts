/**
 * One attacker more never lowers the column, in fights drawn at random and in those of scenarios, on every set of those who may
 * attack. Where it does, or bars the attack, there is a rule that says so; so it is with the modifier of the die.
 */
import { describe, expect, it } from 'vitest';
import { changedKit, openerOf } from '../../src/conformance/index.js';
import type { Tagged } from '../../src/engine/game.js';
import { isLeft } from '../../src/prelude.js';
import { compared, type Compared, fightsOf } from './attackers.js';
import { after, type Stand } from './lockstep.js';
import { opened, type Written } from './positions.js';
import { openSetting, SETTINGS } from './scenarios.js';
import { EUROPA_KINDS, type Kind, skirmish, spiSkirmish } from './skirmish.js';

const FIGHTS = 10;
const MOST = 7;
/** Attacks of a scenario that are looked at. */
const MOST_FIGHTS = 12;

const sum = (all: ReadonlyArray<Compared>): Compared => ({
  pairs: all.reduce((n, c) => n + c.pairs, 0),
  lower: all.flatMap((c) => c.lower),
  barred: all.flatMap((c) => c.barred),
  dice: all.flatMap((c) => c.dice),
});

const drawn = (kind: Kind, readings: Readonly<Record<string, string>> = {}): Compared =>
  sum(Array.from({ length: FIGHTS }, (_, i) => compared(opened({ ...skirmish(kind, i + 1, 1, MOST), readings }), '0303')));

const position = (rules: string, at: Written['position'], words: ReadonlyArray<string> = [], readings: Readonly<Record<string, string>> = {}): Stand =>
  opened({ name: 'attackers', family: rules === 'feb75' ? 'spi-ww2' : 'europa', rules, without: [], readings, position: at, do: words });

describe('more attackers', () => {
  it.each(EUROPA_KINDS.map((k) => [k.name, k] as const))('never lower the column by the rules of %s, nor bar the attack', (_, kind) => {
    const { pairs, lower, barred, dice } = drawn(kind);
    expect(lower).toEqual([]);
    expect(barred).toEqual([]);
    expect(pairs).toBeGreaterThan(300);
    // armor is a share of the attackers in the East: who is none makes it smaller (FITE 10C)
    expect(dice.length > 0).toBe(kind.rules.startsWith('fire-in-the-east'));
  });

  it('never do by the rules of World War II', () => {
    const { pairs, lower } = sum(Array.from({ length: 4 * FIGHTS }, (_, i) => compared(opened(spiSkirmish(i + 1, 1, i % 2 === 0 ? ['Italy', 'Britain'] : ['Germany infantry', 'France'])), '0303')));
    expect(lower).toEqual([]);
    expect(pairs).toBeGreaterThan(300);
  });

  it.each(SETTINGS.map((s) => [s.name, s] as const))('never do in games of %s', (name, setting) => {
    const { pairs, lower, barred } = sum(fightsOf(openSetting(setting), 1, name === 'fall blau' ? 150 : 200).slice(0, MOST_FIGHTS).map(([stand, target]) => compared(stand, target)));
    expect(lower).toEqual([]);
    expect(barred).toEqual([]);
    expect(pairs).toBeGreaterThan(100);
  });

  it('see a rule by which they get in each other’s way', () => {
    const open = openerOf(changedKit((rules) => ({ ...rules, attackSupport: [{ ...rules.dieModifiers[0], op: 'add', value: (q) => -1024 * Math.max(0, q.attackers.length - 2) }] })));
    const { lower } = sum(
      Array.from({ length: 8 }, (_, i) => {
        const made = open(skirmish(EUROPA_KINDS[0], i + 1, 1, MOST));
        if (isLeft(made)) throw new Error(made.left[0].detail);
        return compared(made.right, '0303');
      }),
    );
    expect(lower.length).toBeGreaterThan(0);
  });
});

describe('more attackers do lower the column', () => {
  it('by the reading of EBC 9H that has a river work on all who attack when one of them crosses it (AMB-BC-73)', () => {
    expect(drawn(EUROPA_KINDS[0], { 'hexside-effects': 'all' }).lower.length).toBeGreaterThan(0);
  });

  it('when one that is named before others takes the last place with a headquarters (REFORM 12H)', () => {
    const units = Array.from({ length: 15 }, (_, i) => `g${i + 1}: German 7-6 Inf XX (3-6) @${['0910', '1110', '1009'][i % 3]}`);
    const stand = position('fire-in-the-east+REFORM-12+REFORM-12G+REFORM-12H', {
      columns: [1, 20], rows: [1, 20], phase: 'combat', result: 'AS', headquarters: { active: 'h1' },
      units: [...units, 'g16: German 7-6 Inf XX @0305', 'g17: German 2-6 Inf XX @0305', 'h1: German 0-10 Army HQ HQ @0705', 's1: Soviet 4-6 Rifle XX @1010', 's2: Soviet 4-6 Rifle XX @0306'],
    });
    // fourteen divisions have been served, and there is room for one
    const attacks: ReadonlyArray<Tagged> = [...units.slice(0, 14).map((u) => ({ type: 'commit', unit: u.slice(0, u.indexOf(':')), target: '1010' })), { type: 'resolve' }, { type: 'roll', die: 1 } as Tagged];
    const now = { game: stand.game, state: after(stand.game, stand.state, attacks) };
    expect(compared(now, '0306').lower).toEqual([]);
    expect(compared(now, '0306', 'first').lower.map(({ units: [u], more }) => [u, more])).toEqual([['g16', 'g17']]);
  });

  it('when one without strength comes from the sea (SPI 5.8)', () => {
    const stand = position(
      'feb75',
      {
        terrain: { sea: '0601-0612 0701-0712 0801-0812' },
        territories: { Britain: '0101-0112 0201-0212 0301-0312 0401-0412 0501-0512', Germany: '0901-0912 1001-1012 1101-1112 1201-1212 1301-1312 1401-1412' },
        features: { port: '0503 0505 0905 0909' },
        places: { '0304': 'London*', '1206': 'Berlin*' },
        units: ['b1: Britain 1 @0505', 'g1: Germany infantry 1 @0904', 'b2: Britain 4 @0905'],
        player: 'allied',
        tables: { transport: { '3/1941': { naval: 5, amphibious: 4 } }, air: { 'range in hexes': { value: 5 } }, terrain: { 'other/amphibious assault': { shift: -2 } } },
        control: { axis: '0901-0904 0906-0912 1001-1012', allied: '0905' },
      },
      ['assault b1 0904', 'to combat'],
    );
    expect(compared(stand, '0904').lower.map(({ units, more }) => [units, more])).toEqual([[['b2'], 'b1']]);
  });

  it('or may not join at all: Soviets and Germans do not attack together (FTF 19A)', () => {
    const stand = position('first-to-fight', {
      columns: [30, 36], rows: [1, 6], phase: 'combat', player: 'germany+soviet-union', dormant: { 'soviet-union': false },
      territories: { Poland: '30-32', 'Soviet Union': '33-36' },
      units: ['g1: German 7-6 Inf XX @3003', 's1: Soviet 4-6 Inf XX @3103', 'p1: Polish 5-6 Inf XX @3002'],
      turn: 4,
    });
    const { game, state } = stand;
    const commit = (unit: string): Tagged => ({ type: 'commit', unit, target: '3002' }) as Tagged;
    const refused = game.violations(after(game, state, [commit('g1')]), commit('s1')).map((v) => v.code);
    expect(game.violations(state, commit('g1'))).toEqual([]);
    expect(refused).toContain('soviet/joint-attack');
  });
});
