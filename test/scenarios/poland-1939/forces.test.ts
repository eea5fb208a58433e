import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { columnOf, distance, type HexIx, rowOf } from '../../../src/kernel/hex.js';
import { hexsideBit, type HexMap, makeMap } from '../../../src/kernel/map.js';
import { SOURCES } from '../../../src/kernel/table.js';
import { isLeft, isRight } from '../../../src/prelude.js';
import { identify, ratingText } from '../../../src/rulesets/europa/identify.js';
import { loadForces } from '../../../src/rulesets/europa/loadForces.js';
import type { UnitData } from '../../../src/rulesets/europa/unit.js';
import { makeForcesData } from '../../../src/scenarios/poland-1939/forces.generate.js';
import { forcesModule } from '../../../src/scenarios/poland-1939/forces.print.js';
import { forcesData } from '../../../src/scenarios/poland-1939/forces.js';
import { mapData } from '../../../src/scenarios/poland-1939/map.js';

const made = makeMap(mapData);
if (isLeft(made)) throw new Error('the map does not load');
const map: HexMap = made.right;
const { units, areas } = forcesData;

const hexIx = (id: string): HexIx => map.hexOf.get(id) as HexIx;
const land = (id: string): string => map.territories[map.territory[hexIx(id)]] ?? '';
const unit = (id: string): UnitData => {
  const found = units.find((u) => u.id === id);
  if (found === undefined) throw new Error(`no ${id}`);
  return found;
};
const area = (id: string): ReadonlyArray<string> => areas.find((a) => a.id === id)?.hexes ?? [];
const counter = (u: UnitData): string => `${ratingText(u.full)} ${u.type} ${u.size}`;

/** Hexes to the nearest hex of other land, counting as the answers do: the unit's own hex included. */
const hexesFrom = (id: string, foreign: (land: string) => boolean): number =>
  map.ids.filter((other) => map.territory[hexIx(other)] >= 0 && foreign(land(other))).reduce((least, other) => Math.min(least, distance(map.grid, hexIx(id), hexIx(other))), Infinity);

const OWN: Readonly<Record<string, ReadonlyArray<string>>> = {
  Germany: ['Germany', 'Danzig', 'Protectorate', 'Slovakia'],
  Slovakia: ['Slovakia'],
  Poland: ['Poland'],
  'Soviet Union': ['Soviet Union'],
};

describe('the file', () => {
  it('loads', () => expect(isRight(loadForces(JSON.parse(JSON.stringify(forcesData)), map))).toBe(true));

  it('is what its generator makes, letter for letter', () => {
    const text = readFileSync(new URL('../../../src/scenarios/poland-1939/forces.ts', import.meta.url), 'utf8');
    // run npm run forces:poland when the map or the order of battle has changed
    expect(forcesModule(makeForcesData()) === text).toBe(true);
  });

  it('says what it is and attributes the coordinates', () => {
    expect(forcesData.notice).toMatch(/^A reconstruction/);
    expect(forcesData.notice).toContain('GeoNames (geonames.org), CC BY 4.0');
  });

  it('every unit has sources; nothing reconstructed passes for printed', () => {
    for (const u of units) {
      expect(SOURCES).toContain(u.source);
      expect(u.source).toBe('reconstructed');
      expect(SOURCES).toContain(u.ratingSource);
    }
    // every figure marked printed is one that the rulebook shows
    const shown = [
      '7-6 Inf XX', '7-10 mot Inf XX', '9-10 Pz XX', '2-5 Inf X', '2-3-8 Art III', '2-10 mot hv AA III', '0-6 RR Eng III', '6-6 Inf XX', '5-6-6 Inf XX',
      '4-5-6 Inf XX', '2-6 Inf CADRE', '1-6 Inf CADRE', '2-6 Bdr III', '1-6 Art X', '1-8 MG II', '1-8 mot hv AA II', '5-6 Inf XX',
    ];
    const printed = new Set(units.filter((u) => u.ratingSource === 'printed').map(counter));
    expect([...printed].sort()).toEqual([...shown].sort());
    // figures that the rulebook ties to one unit are printed for that unit alone
    expect(units.filter((u) => u.ratingSource === 'printed' && counter(u) === '9-10 Pz XX').map((u) => u.id)).toEqual(['ge-pz-xx-1']);
    expect(units.filter((u) => u.ratingSource === 'printed' && counter(u) === '1-6 Inf CADRE').map((u) => u.id)).toEqual(['po-inf-cadre-44']);
  });
});

describe('counts', () => {
  const count = (nation: string): readonly number[] => {
    const own = units.filter((u) => u.nation === nation);
    return [own.length, own.filter((u) => u.arrives === 0).length, own.filter((u) => u.arrives !== null && u.arrives > 0).length];
  };
  it('units of each nation: all, at start, reinforcements', () => {
    expect(count('Germany')).toEqual([132, 127, 5]);
    expect(count('Slovakia')).toEqual([4, 3, 1]);
    expect(count('Poland')).toEqual([124, 111, 8]); // with the five products of conversions
    expect(count('Soviet Union')).toEqual([65, 65, 0]);
    expect(units).toHaveLength(325);
  });

  it('FF-21.11 Soviet units are set up at start; products of conversions have no place', () => {
    for (const u of units.filter((v) => v.nation === 'Soviet Union')) expect([u.arrives, u.hex === null, u.area?.startsWith('su-')]).toEqual([0, false, true]);
    for (const c of forcesData.conversions) expect(unit(c.produces)).toMatchObject({ arrives: null, hex: null, area: null, nation: 'Poland' });
  });

  it('every type is in the chart; only divisional units have cadres', () => {
    for (const u of units) {
      const identity = identify(u.type, u.size);
      expect(identity, u.id).not.toBeNull();
      if (u.cadre !== null) expect(identity?.divisional, u.id).toBe(true);
    }
  });

  it('BC-UIC.35 dots stand only where they add something', () => {
    for (const u of units.filter((v) => v.dot)) {
      const identity = identify(u.type, u.size);
      expect(identity?.divisional || identity?.artillery, u.id).toBe(false);
    }
  });

  it('BC-UIC.34 antiaircraft units and no others have an AA strength', () => {
    for (const u of units) expect(u.aa > 0, u.id).toBe(identify(u.type, u.size)?.antiaircraft);
  });
});

describe('the default set-up', () => {
  const atStart = units.filter((u) => u.arrives === 0);
  const stacks = new Map<string, UnitData[]>();
  for (const u of atStart) stacks.set(u.hex as string, [...(stacks.get(u.hex as string) ?? []), u]);

  it('BC-8A.1 to BC-8A.7 no hex is over the stacking limit', () => {
    for (const [hex, stack] of stacks) {
      const kinds = stack.map((u) => identify(u.type, u.starts === 'cadre' ? 'CADRE' : u.size));
      const guns = kinds.filter((k) => k?.artillery && !k.divisional).length;
      expect(kinds.filter((k) => k?.divisional).length, hex).toBeLessThanOrEqual(3);
      expect(stack.length - Math.min(2, guns), hex).toBeLessThanOrEqual(6);
      expect(kinds.some((k) => k?.artillery && k.divisional)).toBe(false); // the test knows no artillery division
    }
  });

  it('every unit stands on land of its own side, and so never with an enemy', () => {
    for (const u of units) if (u.hex !== null) expect(OWN[u.nation], `${u.id} in ${u.hex}`).toContain(land(u.hex));
    for (const [hex, stack] of stacks) {
      const sides = new Set(stack.map((u) => (u.nation === 'Slovakia' ? 'Germany' : u.nation)));
      expect([...sides], hex).toHaveLength(1);
    }
  });

  it('every unit stands in its area', () => {
    for (const u of units) if (u.hex !== null) expect(area(u.area as string), u.id).toContain(u.hex);
  });

  it('rail-only units stand on a railroad', () => {
    const rail = hexsideBit(map, 'rail');
    const rails = units.filter((u) => u.full.movement === 'R');
    expect(rails).toHaveLength(2);
    for (const u of rails) {
      const hex = hexIx(u.hex as string);
      expect([0, 1, 2, 3, 4, 5].some((d) => map.sides[hex * 6 + d] >= 0 && map.hexsides[map.sides[hex * 6 + d]] & rail), u.id).toBe(true);
    }
  });

  it('garrisons stand in the fortifications that they belong to', () => {
    const place = (name: string): string => map.ids[map.places.find((p) => p.name === name)?.hex as number];
    expect(unit('po-fort-iii-hel').hex).toBe('1609');
    expect(unit('po-fort-iii-warszawa').hex).toBe(place('Warszawa'));
    expect(unit('po-fort-iii-torun').hex).toBe(place('Toruń'));
  });

  it('Danzig is held by units that start in it', () => {
    expect(units.filter((u) => u.area === 'ge-danzig').map((u) => land(u.hex as string))).toEqual(['Danzig', 'Danzig']);
  });
});

describe('areas', () => {
  const territory: Readonly<Record<string, ReadonlyArray<string>>> = {
    'ge-3a': ['Germany'], 'ge-4a': ['Germany'], 'ge-8a': ['Germany'], 'ge-10a': ['Germany'], 'ge-agn': ['Germany'], 'ge-danzig': ['Danzig'],
    'ge-14a': ['Germany', 'Protectorate', 'Slovakia'], 'ge-ags': ['Germany', 'Protectorate'], 'ge-ags-mtn': ['Germany', 'Protectorate', 'Slovakia'],
    sl: ['Slovakia'], 'su-bel': ['Soviet Union'], 'su-ukr': ['Soviet Union'],
  };

  it('have hexes, all on own territory, each named once', () => {
    for (const a of areas) {
      expect(a.hexes.length, a.id).toBeGreaterThan(0);
      expect(new Set(a.hexes).size).toBe(a.hexes.length);
      for (const hex of a.hexes) expect(territory[a.id] ?? ['Poland'], `${a.id} ${hex}`).toContain(land(hex));
    }
    expect(areas.map((a) => a.id).filter((id) => !(id in territory) && !id.startsWith('po-'))).toEqual([]);
  });

  it('the reserve of Army Group North may use the areas of the 3rd and 4th Armies', () => {
    expect(new Set(area('ge-agn'))).toEqual(new Set([...area('ge-3a'), ...area('ge-4a')]));
  });

  it('QA-7 by distance alone 2934 would do: it is three hexes from Poland, its own hex counted', () => {
    expect(hexesFrom('2934', (l) => l === 'Poland')).toBeGreaterThanOrEqual(3);
    expect([2034, 2134].map((id) => hexesFrom(String(id), (l) => l === 'Poland'))).toEqual([3, 2]);
  });

  it('QA-8 but it lies outside the areas, whose easternmost hexrow is 2233-1835', () => {
    for (const id of ['ge-8a', 'ge-10a', 'ge-14a', 'ge-ags', 'ge-ags-mtn']) expect(area(id)).not.toContain('2934');
    for (const hex of ['2233', '2134', '2034', '1935', '1835']) expect(area('ge-14a')).toContain(hex);
    // how far southeast a hex lies: the same along that hexrow
    const southeast = (id: string): number => 2 * rowOf(map.grid, hexIx(id)) + (columnOf(map.grid, hexIx(id)) % 2 === 0 ? 1 : 0) + columnOf(map.grid, hexIx(id));
    for (const hex of [...area('ge-8a'), ...area('ge-10a'), ...area('ge-14a')]) expect(southeast(hex)).toBeLessThanOrEqual(southeast('2034'));
    const columns = area('ge-ags-mtn').map((id) => columnOf(map.grid, hexIx(id)));
    expect(area('ge-ags-mtn').filter((id) => columnOf(map.grid, hexIx(id)) === Math.max(...columns))).toEqual(['2034']);
  });

  it('AMB-BC-239 the reserve of Army Group South keeps three hexes from Poland', () => {
    const south = new Set([...area('ge-8a'), ...area('ge-10a'), ...area('ge-14a')]);
    for (const hex of area('ge-ags-mtn')) {
      expect(south.has(hex)).toBe(true);
      expect(hexesFrom(hex, (l) => l === 'Poland')).toBeGreaterThanOrEqual(3);
    }
  });

  it('QA-9 in Slovakia only its mountain divisions', () => {
    expect(area('ge-ags-mtn')).toContain('2034');
    expect(area('ge-ags')).not.toContain('2034');
    expect(area('ge-ags-mtn').filter((hex) => land(hex) !== 'Slovakia')).toEqual(area('ge-ags'));
    expect(units.filter((u) => u.area === 'ge-ags-mtn').map((u) => `${u.type} ${u.size}`)).toEqual(['Mtn XX', 'Mtn XX']);
    for (const u of units.filter((v) => v.area === 'ge-ags')) expect(land(u.hex as string)).not.toBe('Slovakia');
  });

  it('QA-10 it has exactly one mot hv AA III and one RR Eng III', () => {
    const any = (id: string): ReadonlyArray<string> => units.filter((u) => u.area === id && ['mot hv AA', 'RR Eng'].includes(u.type)).map(counter);
    expect([...any('ge-ags')].sort()).toEqual(['0-6 RR Eng III', '2-10 mot hv AA III']);
    expect(['ge-3a', 'ge-4a', 'ge-10a', 'ge-14a', 'ge-8a', 'ge-agn'].map((id) => any(id).length)).toEqual([1, 2, 2, 2, 0, 0]);
  });

  it('the High Command Reserves keep three hexes from every border', () => {
    for (const hex of area('po-ghq')) expect(hexesFrom(hex, (l) => l !== 'Poland')).toBeGreaterThanOrEqual(3);
  });
});

describe('what the rulebook says of single units', () => {
  it('QA-5 the 1-8 mot hv AA II of the High Command Reserves is the 11th', () => {
    expect(counter(unit('po-mot-hv-aa-ii-11'))).toBe('1-8 mot hv AA II');
    expect(unit('po-mot-hv-aa-ii-11')).toMatchObject({ designation: '11', area: 'po-ghq' });
    expect(units.filter((u) => u.nation === 'Poland' && u.aa > 0)).toHaveLength(1);
  });

  it('QA-6 FF-20C.1 mobilizations: four from 2-6 to 5-6-6 on turn 2, the 24th like the others; four from 1-6 to 4-5-6 on turn 3', () => {
    const list = forcesData.mobilizations.map((m) => {
      const u = unit(m.unit);
      return `${m.turn} ${u.designation} ${u.cadre === null ? '' : ratingText(u.cadre)} ${ratingText(u.full)} ${u.starts}`;
    });
    expect(list).toEqual([
      '2 24 2-6 5-6-6 cadre', '2 5 2-6 5-6-6 cadre', '2 11 2-6 5-6-6 cadre', '2 12 2-6 5-6-6 cadre',
      '3 35 1-6 4-5-6 cadre', '3 36 1-6 4-5-6 cadre', '3 38 1-6 4-5-6 cadre', '3 39 1-6 4-5-6 cadre',
    ]);
    expect(forcesData.mobilizations.filter((m) => m.source === 'printed').map((m) => m.unit)).toEqual(['po-inf-xx-24']);
  });

  it('FF-20B.7 from turn 3 the 33rd cadre and the Wilno regiment make the 33rd Division', () => {
    const c = forcesData.conversions.find((x) => x.produces === 'po-inf-xx-33');
    expect(c).toMatchObject({ turn: 3, source: 'printed' });
    expect(c?.consumes.map((id) => counter(unit(id)))).toEqual(['2-6 Inf CADRE', '2-6 Bdr III']);
    expect(counter(unit('po-inf-xx-33'))).toBe('5-6 Inf XX');
  });

  it('AMB-BC-4 the 1st Panzer Division is 9-10', () => expect(counter(unit('ge-pz-xx-1'))).toBe('9-10 Pz XX'));

  it('FF-21.8 the 7th Flieger Division is one parachute regiment', () => {
    expect(units.filter((u) => u.nation === 'Germany' && u.type === 'Para').map(counter)).toEqual(['3-5 Para III']);
    expect(forcesData.notice).toContain('Option B');
  });

  it('FF-21.9 optional units are left out', () => {
    const names = units.map((u) => u.id);
    for (const id of ['sl-tank-ii-1', 'po-fort-iii-westerplatte']) expect(names).not.toContain(id);
    expect(forcesData.notice).toContain('optional German reinforcements are left out');
  });
});
