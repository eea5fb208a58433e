/** The forces of 1939, 1940 and 1941 and how the world stands then (SPI 15, 17.12, 15.31, SCN). */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type HexMap, makeMap } from '../../../src/kernel/map.js';
import { type Either, isLeft } from '../../../src/prelude.js';
import { MAP_PATCHES } from '../../../src/rulesets/spi-ww2/mapPatches.js';
import { patchedMap } from '../../../src/rulesets/spi-ww2/patchedMap.js';
import { patchedForces, SETUP_PATCHES } from '../../../src/rulesets/spi-ww2/setupPatches.js';
import { LAST_TURN, makeTables, tablesData, turnName } from '../../../src/rulesets/spi-ww2/tables/index.js';
import { type ForcesData, KINDS } from '../../../src/rulesets/spi-ww2/unit.js';
import { forces1939, forces1940, forces1941 } from '../../../src/scenarios/europe-1939-45/forces.js';
import { cutTo, forcesModule, makeForces } from '../../../src/scenarios/europe-1939-45/forces.generate.js';
import { mapData } from '../../../src/scenarios/europe-1939-45/map.js';
import { holders, MUSTER, PASSAGES, SETUPS, type Setup } from '../../../src/scenarios/europe-1939-45/setups.js';

const rightOf = <T>(made: Either<unknown, T>): T => {
  if (isLeft(made)) throw new Error(JSON.stringify(made.left));
  return made.right;
};
const map = rightOf(makeMap(patchedMap(mapData, MAP_PATCHES)));
const base = rightOf(makeMap(mapData));
const tables = rightOf(makeTables(tablesData));
const forcesOf: Readonly<Record<Setup['id'], ForcesData>> = { 'europe-1939': forces1939, 'europe-1940': forces1940, 'europe-1941': forces1941 };
const setupOf = (id: Setup['id']): Setup => SETUPS.find((setup) => setup.id === id) as Setup;
const total = (forces: ForcesData, nation: string): number => forces.units.filter((u) => u.nation === nation).reduce((sum, u) => sum + u.sp, 0);
const holderOf = (m: HexMap, list: ReadonlyArray<string | null>, id: string): string | null => list[m.hexOf.get(id) ?? -1] ?? null;
const stanceOf = (setup: Setup, nation: string): string =>
  setup.stances[nation] ?? tables.neutrals.find((row) => row.country === nation)?.stance ?? 'war';
const count = (list: ReadonlyArray<string>): Readonly<Record<string, number>> => {
  const counts: Record<string, number> = {};
  for (const item of list) counts[item] = (counts[item] ?? 0) + 1;
  return counts;
};

describe('the forces', () => {
  it('are exactly what their generator makes', () => {
    const text = readFileSync(new URL('../../../src/scenarios/europe-1939-45/forces.ts', import.meta.url), 'utf8');
    expect(forcesModule(SETUPS.map(makeForces))).toBe(text);
  });

  it('SPI-17.12.4, SPI-10.32.2: have the printed Russian totals of 22, 21 and 33, with units of one point among them', () => {
    expect([forces1939, forces1940, forces1941].map((forces) => total(forces, 'Russia'))).toEqual([22, 21, 33]);
    expect(SETUPS.map((setup) => setup.russianTotal)).toEqual([22, 21, 33]);
    for (const forces of Object.values(forcesOf))
      expect(new Set(forces.units.filter((u) => u.nation === 'Russia').map((u) => u.sp))).toEqual(new Set([1, 2]));
  });

  it('SPI-17.11.1: have Russian units that option one makes 38, 38 and 53', () => {
    const rational = (forces: ForcesData): number => forces.units.filter((u) => u.nation === 'Russia').reduce((sum, u) => sum + u.sp + 1, 0);
    expect([forces1939, forces1940, forces1941].map(rational)).toEqual([38, 38, 53]);
  });

  it('have the strengths of the order of battle for nations at war', () => {
    const totals = (forces: ForcesData, ...nations: ReadonlyArray<string>) => nations.map((nation) => total(forces, nation));
    expect(totals(forces1939, 'Germany', 'Italy', 'Poland', 'France', 'Britain')).toEqual([27, 7, 7, 16, 4]);
    expect(totals(forces1940, 'Germany', 'Italy', 'Poland', 'France', 'Britain')).toEqual([34, 9, 0, 18, 6]);
    expect(totals(forces1941, 'Germany', 'Italy', 'Romania', 'Hungary', 'Bulgaria', 'Finland', 'Britain', 'Free French')).toEqual([
      45, 12, 4, 2, 2, 3, 13, 1,
    ]);
  });

  it('give neutrals the garrisons of the table, whatever the order of battle', () => {
    for (const setup of SETUPS)
      for (const { country, garrison } of tables.neutrals) {
        const stance = stanceOf(setup, country);
        if (garrison === null || (stance !== 'neutral' && stance !== 'pro-axis')) continue;
        expect([setup.id, country, total(forcesOf[setup.id], country)]).toEqual([setup.id, country, garrison]);
      }
    expect(['Turkey', 'Denmark', 'Holland-Belgium'].map((nation) => total(forces1939, nation))).toEqual([3, 0, 2]);
  });

  it('cut the largest units first to reach a garrison', () => {
    const units = (strengths: ReadonlyArray<number>) =>
      strengths.map((strength, i) => ({ id: `u${i}`, nation: 'X', kind: 'generic' as const, strength, place: '', lat: 0, lon: 0 }));
    const cut = (strengths: ReadonlyArray<number>, to: number) => cutTo(units(strengths), to).map((u) => [u.id, u.strength]);
    expect(cut([2, 2], 3)).toEqual([
      ['u0', 2],
      ['u1', 1],
    ]);
    expect(cut([2, 1, 1], 2)).toEqual([
      ['u0', 1],
      ['u1', 1],
    ]);
    expect(cut([1], 0)).toEqual([]);
    expect(cut([1, 1], 5)).toHaveLength(2);
  });

  it('say of each unit that it is reconstructed, but for the one that the errata name', () => {
    const sources = Object.values(forcesOf).flatMap((forces) => forces.units.map((u) => u.source));
    expect(count(sources)).toEqual({ reconstructed: sources.length - 1, inferred: 1 });
    for (const forces of Object.values(forcesOf)) expect(forces.notice).toMatch(/^Reconstructed .*not the published set-up/);
  });
});

describe('each unit', () => {
  const cases = SETUPS.map((setup) => [setup.id, setup] as const);

  it.each(cases)('of %s is of a known nation and kind, and no larger than its maximum', (id, setup) => {
    const ids = forcesOf[id].units.map((u) => u.id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const u of forcesOf[id].units) {
      const nation = tables.nations[u.nation];
      expect([u.id, nation !== undefined, KINDS.includes(u.kind)]).toEqual([u.id, true, true]);
      expect(['infantry', 'mechanized', 'paratroop'].includes(u.kind)).toBe(u.nation === 'Germany');
      const most =
        u.nation === 'Russia'
          ? tables.buildUp.peacetimeRussia
          : Math.max(...tables.buildUp.groups[nation.group].filter((s) => s.from <= setup.firstTurn).map((s) => s.most));
      expect([u.id, u.sp >= 1 && u.sp <= most]).toEqual([u.id, true]);
    }
  });

  it.each(cases)('of %s stands on land that it may enter, with the errata and without them, and never over stacking', (id) => {
    for (const u of forcesOf[id].units)
      for (const m of [map, base]) expect([u.id, ['clear', 'rough'].includes(m.terrains[m.terrain[m.hexOf.get(u.hex) ?? -1]])]).toEqual([u.id, true]);
    for (const [patch, forces] of [
      ['with 15.31', patchedForces(forcesOf[id], SETUP_PATCHES)],
      ['without', forcesOf[id]],
    ] as const) {
      const stacks = count(forces.units.map((u) => u.hex));
      expect([patch, Object.entries(stacks).filter(([, n]) => n > tables.buildUp.unitsInHex)]).toEqual([patch, []]);
      const russians = count(forces.units.filter((u) => u.nation === 'Russia').map((u) => u.hex));
      expect(Object.entries(russians).filter(([, n]) => n > 1)).toEqual([]); // SPI-17.11.3
    }
  });

  it.each(cases)('of %s stands at home, or with nations of its side that are at war', (id, setup) => {
    const held = holders(map, tables.nations, setup.held);
    for (const u of forcesOf[id].units) {
      const holder = holderOf(map, held, u.hex) ?? '';
      const together =
        stanceOf(setup, u.nation) === 'war' && stanceOf(setup, holder) === 'war' && tables.nations[holder].side === tables.nations[u.nation].side;
      expect([u.id, u.hex, holder, holder === u.nation || together]).toEqual([u.id, u.hex, holder, true]);
    }
  });

  it.each(cases)(
    'of %s belongs to a nation that is in the war, at peace or neutral, and every such nation on the map but the unarmed has one',
    (id, setup) => {
      const armed = new Set(forcesOf[id].units.map((u) => u.nation));
      for (const nation of armed) expect([nation, stanceOf(setup, nation)]).not.toEqual([nation, 'gone']);
      const unarmed = Object.entries(tables.nations)
        .filter(([name, { ruledBy }]) => ruledBy === null && stanceOf(setup, name) !== 'gone' && !armed.has(name))
        .map(([name]) => name);
      expect(unarmed).toEqual(id === 'europe-1941' ? ['Ireland', 'Arabia'] : ['Denmark', 'Ireland', 'Iceland', 'Arabia']);
    },
  );
});

describe('SPI-15.31.1: the Russian unit of 2012', () => {
  const at = (forces: ForcesData, hex: string) => forces.units.filter((u) => u.hex === hex).map((u) => u.nation);
  it('starts in 2014 by the errata', () => {
    expect([at(forces1941, '2012'), at(forces1941, '2014')]).toEqual([['Russia'], []]);
    const patched = patchedForces(forces1941, SETUP_PATCHES);
    expect([at(patched, '2012'), at(patched, '2014')]).toEqual([[], ['Russia']]);
    expect(patched.units.find((u) => u.hex === '2014')?.source).toBe('printed');
    expect(total(patched, 'Russia')).toBe(33);
  });

  it('is in one scenario only: the others do not change', () => {
    for (const forces of [forces1939, forces1940]) expect(patchedForces(forces, SETUP_PATCHES)).toEqual(forces);
  });
});

describe('the set-ups', () => {
  it('SPI-17.5.1: begin in 3/1939, 2/1940 and 2/1941, and end with the war', () => {
    expect(SETUPS.map((setup) => turnName(setup.firstTurn))).toEqual(['3/1939', '2/1940', '2/1941']);
    expect(SETUPS.map((setup) => setup.lastTurn)).toEqual([LAST_TURN, LAST_TURN, LAST_TURN]);
  });

  it('SPI-SCN.1: have the Allies at war with Germany, in 1939 by the note of the errata', () => {
    expect(SETUPS.map((setup) => setup.beginsBeforeWar)).toEqual([true, false, false]);
    for (const setup of SETUPS) expect(['Germany', 'Britain'].map((nation) => stanceOf(setup, nation))).toEqual(['war', 'war']);
    expect(['France', 'Poland'].map((nation) => SETUPS.map((setup) => stanceOf(setup, nation)))).toEqual([
      ['war', 'war', 'gone'],
      ['war', 'gone', 'gone'],
    ]);
    expect(SETUPS.map((setup) => stanceOf(setup, 'Russia'))).toEqual(['peace', 'peace', 'peace']);
    expect(SETUPS.map((setup) => stanceOf(setup, 'Italy'))).toEqual(['pro-axis', 'pro-axis', 'war']); // AMB-SPI-85
  });

  it('SPI-9.74.3: give home hexes to their owners, and conquered ones to who holds them', () => {
    const by = (id: Setup['id'], hex: string) => holderOf(map, holders(map, tables.nations, setupOf(id).held), hex);
    expect(['1612', '1812', '2015', '1906'].map((hex) => by('europe-1939', hex))).toEqual(['Poland', 'Poland', 'Romania', 'Finland']);
    expect(['1612', '1812', '2015', '1906'].map((hex) => by('europe-1940', hex))).toEqual(['Germany', 'Russia', 'Romania', 'Russia']);
    expect(['1612', '1812', '2015', '1906'].map((hex) => by('europe-1941', hex))).toEqual(['Germany', 'Russia', 'Russia', 'Russia']);
    expect(['0813', '0917', '0621', '2522', '1017', '1018'].map((hex) => by('europe-1941', hex))).toEqual([
      'Germany',
      'Vichy France',
      'Vichy France',
      'Vichy France',
      'Vichy France',
      'Italy',
    ]);
    expect(['1224', '1618', '2224', '1322', '0110'].map((hex) => by('europe-1939', hex))).toEqual(['Italy', 'Italy', 'Britain', 'Britain', null]);
  });

  it('name only nations, countries, areas and hexes that there are', () => {
    for (const setup of SETUPS) {
      for (const [part, nation] of setup.held) {
        expect([part, map.areas.has(part) || map.territories.includes(part)]).toEqual([part, true]);
        expect(Object.keys(tables.nations)).toContain(nation);
      }
      expect(Object.keys(setup.stances).filter((nation) => !Object.hasOwn(tables.nations, nation))).toEqual([]);
    }
    for (const { hexes } of PASSAGES) expect(hexes.filter((id) => !map.hexOf.has(id))).toEqual([]);
    for (const [nation, place] of Object.entries(MUSTER))
      expect([nation, map.areas.has(place) || map.territories.includes(place)]).toEqual([nation, true]);
  });
});
