/** Rule 14 as amendments: within their slots, in any order, each with a case of its own. */
import { describe, expect, it } from 'vitest';
import { advancedAmendments } from '../../../../src/rulesets/boot-camp/advanced/index.js';
import { specialAmendments, specialReadings } from '../../../../src/rulesets/boot-camp/advanced/special/index.js';
import { basic } from '../../../../src/rulesets/boot-camp/index.js';
import type { EuropaRules } from '../../../../src/rulesets/europa/rules.js';
import { position } from '../../fixture.js';

type Slot = keyof EuropaRules;
const SLOTS = Object.keys(basic) as Slot[];
const ids = specialAmendments.map((a) => a.id);
const byId = (id: string) => specialAmendments.find((a) => a.id === id) as (typeof specialAmendments)[number];

/** Whether two slots say the same: functions by their text, everything else by structure. */
const alike = (a: unknown, b: unknown): boolean => {
  if (a === b) return true;
  if (typeof a === 'function' && typeof b === 'function') return String(a) === String(b);
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const [x, y] = [Object.entries(a), Object.entries(b)];
  return x.length === y.length && x.every(([key, value]) => alike(value, (b as Readonly<Record<string, unknown>>)[key]));
};

describe('amendments of rule 14', () => {
  it('are numbered as the rule is, and stand in the list of Advanced Training', () => {
    expect(ids).toEqual(['EBC-14A1', 'EBC-14A1a', 'EBC-14A1b', 'EBC-14A2', 'EBC-14A3', 'EBC-14A4', 'EBC-14A5', 'EBC-14B', 'EBC-14C', 'EBC-14D', 'EBC-14E']);
    for (const a of specialAmendments) expect(a.id).toBe(`EBC-${a.ref.case}`);
    expect(advancedAmendments.map((a) => a.id).filter((id) => ids.includes(id))).toEqual(ids);
  });

  it.each(ids)('%s changes the slots it names, each of them, and no other', (id) => {
    const a = byId(id);
    const others = advancedAmendments.filter((b) => b.id !== id).reduce<EuropaRules>((rules, b) => b.to(rules), basic);
    for (const rules of [basic, others]) {
      const after = a.to(rules);
      expect(SLOTS.filter((slot) => after[slot] !== rules[slot]).sort()).toEqual([...a.touches].sort());
    }
  });

  it('that clarify change nothing', () => {
    expect(specialAmendments.filter((a) => a.does === 'clarify').map((a) => a.id)).toEqual(['EBC-14A4', 'EBC-14A5', 'EBC-14B', 'EBC-14E']);
    for (const a of specialAmendments) expect(a.touches.length === 0).toBe(a.does === 'clarify');
  });

  it('that touch different slots can be laid in either order', () => {
    const apart = ids.flatMap((a, i) => ids.slice(i + 1).map((b) => [a, b] as const)).filter(([a, b]) => !byId(a).touches.some((slot) => byId(b).touches.includes(slot)));
    expect(apart.length).toBeGreaterThan(30);
    for (const [a, b] of apart) {
      const [one, other] = [byId(b).to(byId(a).to(basic)), byId(a).to(byId(b).to(basic))];
      expect([a, b, SLOTS.filter((slot) => !alike(one[slot], other[slot]))]).toEqual([a, b, []]);
    }
  });

  it('of forts built and forts lost work together in either order', () => {
    const features = (...order: ReadonlyArray<string>): number => {
      const rules = order.reduce<EuropaRules>((r, id) => byId(id).to(r), basic);
      const p = position({ rules: 'advanced', features: { fort: '0505', fortress: '0506' }, captured: '0505 0506' });
      const pos = p.game.position(p.state);
      const hex = pos.board.map.hexOf.get('0505') as number;
      const built = { ...pos, state: { ...pos.state, slices: { ...pos.state.slices, works: { underway: [], forts: [hex], airfields: [], built: [] } } } };
      return rules.works(built, hex);
    };
    expect(features('EBC-14A1', 'EBC-14D')).toBe(features('EBC-14D', 'EBC-14A1'));
    expect(features('EBC-14A1', 'EBC-14D')).toBeGreaterThan(0);
  });

  it('bring their readings along', () => {
    const names = (without: ReadonlyArray<string>): ReadonlyArray<string> => position({ rules: 'advanced', without }).game.board.rules.readings.map((r) => r.id);
    for (const { id } of specialReadings) expect(names([])).toContain(id);
    for (const { id } of specialReadings) expect(names(['EBC-14A1', 'EBC-14A2', 'EBC-14C'])).not.toContain(id);
  });
});
