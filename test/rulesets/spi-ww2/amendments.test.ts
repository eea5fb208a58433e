/** Errata and options as amendments: each of its own, within its slots, in any order; editions as lists of them. */
import { describe, expect, it } from 'vitest';
import { amend } from '../../../src/kernel/amendment.js';
import { dice } from '../../../src/engine/random.js';
import { isLeft, isRight } from '../../../src/prelude.js';
import { chosenRules, EDITIONS, errataOf } from '../../../src/rulesets/spi-ww2/editions.js';
import { ERRATA } from '../../../src/rulesets/spi-ww2/errata/index.js';
import { first } from '../../../src/rulesets/spi-ww2/first.js';
import { OPTIONS } from '../../../src/rulesets/spi-ww2/options/index.js';
import type { SpiRules } from '../../../src/rulesets/spi-ww2/rules.js';
import { SPI_WW2 } from '../../../src/conformance/rulebook/clauses.js';
import { position, stand } from './fixture.js';
import { skirmish } from './skirmish.js';

type Slot = keyof SpiRules;
const ALL = [...ERRATA.map((e) => e.amendment), ...OPTIONS];
const SLOTS = Object.keys(first) as Slot[];
const byId = (id: string) => ALL.find((a) => a.id === id) as (typeof ALL)[number];

/** Whether two slots say the same: functions by their text, lists of checks in any order, everything else by structure. */
const alike = (a: unknown, b: unknown): boolean => {
  if (a === b) return true;
  if (typeof a === 'function' && typeof b === 'function') return String(a) === String(b);
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const [x, y] = [Object.entries(a), Object.entries(b)];
  return x.length === y.length && x.every(([key, value]) => alike(value, (b as Readonly<Record<string, unknown>>)[key]));
};

describe('errata and options', () => {
  it('are numbered once, and refer to the rule', () => {
    expect(new Set(ALL.map((a) => a.id)).size).toBe(ALL.length);
    for (const a of ALL) expect([a.ref.book, a.ref.gist.length > 10, a.ref.clauses.length > 0]).toEqual(['SPI', true, true]);
    expect(OPTIONS.map((o) => o.id)).toEqual(['17.11', '17.12', '17.2', '17.3', '17.4', '17.5', '17.6', '17.7', '17.8', '17.9']);
  });

  it('carry every clause of the errata (SPI-0.1, SPI-MAP.0)', () => {
    const cited = new Set([...ALL.flatMap((a) => [...a.ref.clauses]), 'SPI-17.0.1', 'SPI-17.1.1', 'SPI-17.1.2']);
    expect(SPI_WW2.filter((clause) => !cited.has(clause))).toEqual([]);
  });

  it.each(ALL.map((a) => a.id))('%s changes the slots it names, each of them, and no other', (id) => {
    const a = byId(id);
    const base = ALL.filter((b) => b.id !== id && !a.excludes.includes(b.id)).reduce<SpiRules>((rules, b) => b.to(rules), first);
    const changed = (rules: SpiRules): ReadonlyArray<Slot> => {
      const after = a.to(rules);
      return SLOTS.filter((slot) => after[slot] !== rules[slot]);
    };
    expect([...changed(first)].sort()).toEqual([...a.touches].sort());
    // what another amendment has done already need not be done again
    expect(changed(base).filter((slot) => !a.touches.includes(slot))).toEqual([]);
  });

  it('those that touch different slots can be laid in either order', () => {
    const apart = ALL.flatMap((a, i) => ALL.slice(i + 1).map((b) => [a, b] as const)).filter(([a, b]) => !a.touches.some((slot) => b.touches.includes(slot)));
    expect(apart.length).toBeGreaterThan(500);
    for (const [a, b] of apart) {
      const [one, other] = [b.to(a.to(first)), a.to(b.to(first))];
      expect([a.id, b.id, SLOTS.filter((slot) => !alike(one[slot], other[slot]))]).toEqual([a.id, b.id, []]);
    }
  });

  it('clarifications touch nothing', () => {
    const silent = ALL.filter((a) => a.touches.length === 0);
    expect(silent.map((a) => a.id)).toEqual(['errata-edition', 'inventory-scenario-sheet', 'xref-541-to-841', 'case-583-follows-591', 'russians-count-as-allied', 'map-sheet-corrections']);
    expect(silent.every((a) => a.does === 'clarify')).toBe(true);
  });
});

describe('the two forms of Rational Stalin', () => {
  it('exclude one another (SPI-17.1.2)', () => {
    const both = chosenRules({ options: ['17.11', '17.12'] });
    expect(isLeft(both) && both.left.some((p) => p.at.includes('17.11') && p.at.includes('17.12'))).toBe(true);
    expect(isRight(chosenRules({ options: ['17.11'] })) && isRight(chosenRules({ options: ['17.12'] }))).toBe(true);
  });
});

describe('editions', () => {
  it('are lists of errata (SPI-0.1): the first has none, that of December 1973 those seen there, that of February 1975 all', () => {
    expect(EDITIONS[0]).toBe('feb75');
    expect(errataOf('first')).toEqual([]);
    expect(errataOf('feb75')).toEqual(ERRATA.map((e) => e.amendment.id));
    expect(errataOf('dec73')).toEqual(ERRATA.filter((e) => e.seen === 'dec73').map((e) => e.amendment.id));
    expect(errataOf('dec73').length).toBeGreaterThan(5);
    // what the sheet of 1973 is known to lack
    for (const id of ['arctic-coast-not-atlantic', 'arctic-ports-1902-2104', 'baltic-closed']) expect(errataOf('dec73')).not.toContain(id);
  });

  it('options are off in all of them (SPI-17.0.1, SPI-17.9.2)', () => {
    for (const edition of EDITIONS) {
      const rules = chosenRules({ edition });
      expect(isRight(rules) && rules.right.amendments.filter((id) => OPTIONS.some((o) => o.id === id))).toEqual([]);
    }
  });

  it('unknown names are refused, each with those that there are', () => {
    const wrong = chosenRules({ with: ['nonsense'], options: ['17.1'] });
    expect(isLeft(wrong) && wrong.left.map((p) => [p.code, p.at])).toEqual([
      ['rules/errata', 'nonsense'],
      ['rules/option', '17.1'],
    ]);
  });

  it('any subset of errata and options makes a game', () => {
    const random = dice(11, 3);
    for (let n = 0; n < 60; n++) {
      const some = (ids: ReadonlyArray<string>): ReadonlyArray<string> => ids.filter(() => random.below(2) === 0);
      const options = some(OPTIONS.map((o) => o.id)).filter((id, _, all) => id !== '17.12' || !all.includes('17.11'));
      const { game } = stand({ ...skirmish, edition: 'first', with: some(ERRATA.map((e) => e.amendment.id)), options });
      expect(game.actor(game.initial)).not.toBe('nobody');
    }
  });

  it('the amendments in force are named by the rules', () => {
    const rules = chosenRules({ edition: 'feb75', without: ['baltic-closed'], options: ['17.9'] });
    expect(isRight(rules) && [rules.right.amendments.includes('baltic-closed'), rules.right.amendments.includes('17.9'), rules.right.amendments.length]).toEqual([false, true, ERRATA.length]);
    expect(isLeft(amend(first, [byId('17.9'), byId('17.9')]))).toBe(true);
  });
});

describe('the three layers of the overrun rule', () => {
  /** Two enemies beside one another; EX-SPI-8. */
  const sketch = (edition: 'first' | 'feb75', options: ReadonlyArray<string>) =>
    ({
      columns: [9, 19] as const, rows: [7, 15] as const, edition, options,
      units: ['g1: Germany mechanized 4 @1312', 'g2: Germany mechanized 4 @1312', 't: France 2 @1512', 'u: France 2 @1513'],
    });

  it('the first edition: from 1412 with both announced, not with one (SPI-8.47.5, SPI-17.6.3)', () => {
    const at = position(sketch('first', []));
    expect(at.act('announce g1,g2 1512', 'announce g1,g2 1513', 'step g1 1412', 'step g2 1412').try('overrun g1,g2 1512')).toEqual([]);
    expect(at.act('step g1 1412', 'step g2 1412').try('overrun g1,g2 1512')).not.toEqual([]);
  });
  it('the errata: never from 1412 (SPI-8.47.5)', () => {
    const at = position(sketch('feb75', []));
    expect(at.act('step g1 1412', 'step g2 1412').try('overrun g1,g2 1512')).toContain('overrun/approach');
    expect(at.act('step g1 1411', 'step g2 1411').try('overrun g1,g2 1512')).toEqual([]);
  });
  it('option 17.6: as in the first edition (SPI-17.6.5)', () => {
    const at = position(sketch('feb75', ['17.6']));
    expect(at.act('announce g1,g2 1512', 'announce g1,g2 1513', 'step g1 1412', 'step g2 1412').try('overrun g1,g2 1512')).toEqual([]);
    expect(at.act('step g1 1412', 'step g2 1412').try('overrun g1,g2 1512')).not.toEqual([]);
  });
});
