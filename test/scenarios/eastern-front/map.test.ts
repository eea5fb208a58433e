import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { makeProjection, type Point, rasterize } from '../../../src/atlas/index.js';
import { loadMap } from '../../../src/engine/loadMap.js';
import { directionTo, distance, type HexIx } from '../../../src/kernel/hex.js';
import { areaMask, cityHexes, featureBit, type HexMap, hexsideBit, hexSource, makeMap, type MapData, singleHexsides, zoneLetter } from '../../../src/kernel/map.js';
import { isRight } from '../../../src/prelude.js';
import { eastPowers } from '../../../src/rulesets/fire-in-the-east/powers.js';
import { makeMapData, moduleText, readGeography } from '../../../src/scenarios/eastern-front/map.generate.js';
import { held1942, laterRails, mapData } from '../../../src/scenarios/eastern-front/map.js';
import { barbarossaMap, FALL_BLAU_RECTANGLE, fallBlauMap, isAxisIn1942, mapOf } from '../../../src/scenarios/eastern-front/maps.js';
import { section } from '../../../src/scenarios/eastern-front/section.js';

const good = (data: MapData): HexMap => {
  const made = makeMap(data);
  if (!isRight(made)) throw new Error(JSON.stringify(made.left.slice(0, 5)));
  return made.right;
};
const map = good(barbarossaMap);
const blau = good(fallBlauMap);
const geography = readGeography();
const raster = rasterize(geography);

const hex = (id: string): HexIx => map.hexOf.get(id) ?? -1;
const column = (id: string): number => Number(id.slice(0, 2));
const terrain = (id: string): string => map.terrains[map.terrain[hex(id)]];
const territory = (id: string): string | null => map.territories[map.territory[hex(id)]] ?? null;
const isWater = (h: HexIx): boolean => ['sea', 'lake'].includes(map.terrains[map.terrain[h]]);
const city = (name: string, m: HexMap = map): ReadonlyArray<string> => cityHexes(m, name).map((h) => m.ids[h]);
const apart = (a: string, b: string): number => distance(map.grid, hex(a), hex(b));
const sideOf = (a: string, b: string): number => map.sides[hex(a) * 6 + directionTo(map.neighbors, hex(a), hex(b))];
const has = (feature: string, a: string, b: string): boolean => (map.hexsides[sideOf(a, b)] & hexsideBit(map, feature)) !== 0;
const featured = (feature: string): ReadonlyArray<string> => map.ids.filter((_, h) => (map.hexFeatures[h] & featureBit(map, feature)) !== 0);
const tally = (values: Iterable<string | null>): Readonly<Record<string, number>> => {
  const counts: Record<string, number> = {};
  for (const v of values) counts[String(v)] = (counts[String(v)] ?? 0) + 1;
  return counts;
};
const sidesOf = (data: MapData, feature: string): ReadonlyArray<string> => data.hexsides[feature].flatMap(singleHexsides);

/** The hexes that can be reached from one of them over hexsides that may be crossed. */
const reached = (m: HexMap, start: HexIx, open: (side: number, to: HexIx) => boolean): ReadonlySet<HexIx> => {
  const seen = new Set([start]);
  for (const h of seen)
    for (let d = 0; d < 6; d++) {
      const other = m.neighbors[h * 6 + d];
      if (other >= 0 && open(m.hexsides[m.sides[h * 6 + d]], other)) seen.add(other);
    }
  return seen;
};
const net = (m: HexMap, start: string): ReadonlySet<HexIx> => reached(m, m.hexOf.get(start) as HexIx, (side) => (side & hexsideBit(m, 'rail')) !== 0);

describe('the map file', () => {
  it('is a map of 99 by 90 hexes, and so a file would load', () => {
    expect(map.grid).toMatchObject({ columns: 99, rows: 90, size: 8910 });
    for (const data of [barbarossaMap, fallBlauMap]) {
      const loaded = loadMap(JSON.parse(JSON.stringify(data)));
      expect(isRight(loaded) && loaded.right).toEqual(good(data));
    }
  });

  it('is exactly what its generator makes of the geography', () => {
    const text = readFileSync(new URL('../../../src/scenarios/eastern-front/map.ts', import.meta.url), 'utf8');
    expect(moduleText(makeMapData(geography, raster))).toBe(text);
  });

  it('says that it is a reconstruction, of every hex', () => {
    for (const data of [barbarossaMap, fallBlauMap]) {
      expect(data.source).toBe('reconstructed');
      expect(data.hexSources).toEqual({});
      expect(data.notice).toContain('reconstruction');
      expect(data.notice).toContain('not the printed maps');
    }
    expect(hexSource(map, hex('5223'))).toBe('reconstructed');
  });

  it('has no correction that names no hex or hexside', () => {
    expect(raster.notes.filter((note) => note.includes('override'))).toEqual([]);
  });

  it('keeps hexsides once, whatever the rows they stand in', () => {
    for (const [feature, counts] of Object.entries({ 'minor-river': 3526, 'major-river': 977, rail: 2568, road: 536 })) {
      const sides = sidesOf(mapData, feature);
      expect([feature, sides.length, new Set(sides.map((s) => s.split('/').sort().join('/'))).size]).toEqual([feature, counts, counts]);
    }
    expect(mapData.hexsides['fortified']).toHaveLength(86);
  });
});

describe('the land', () => {
  it('has this much of each terrain', () => {
    expect(tally(map.ids.map(terrain))).toEqual({
      sea: 1326, lake: 38, clear: 4796, woods: 552, forest: 990, 'wooded-rough': 150, rough: 288, mountain: 492, 'wooded-swamp': 162, swamp: 116,
    });
  });

  it('belongs to the states of June 1941', () => {
    expect(tally(map.ids.map(territory))).toEqual({
      'Soviet Union': 6333, Turkey: 405, Romania: 271, Germany: 192, Bulgaria: 163, Hungary: 106, Greece: 27, Finland: 23, Sweden: 20, Slovakia: 6, null: 1364,
    });
    for (const [name, owner] of [
      ['Brest-Litovsk', 'Soviet Union'], ['Warschau (Warszawa)', 'Germany'], ['Lvov', 'Soviet Union'], ['Chernovtsy', 'Soviet Union'], ['Kishinev', 'Soviet Union'],
      ['Iaşi', 'Romania'], ['Vyborg', 'Soviet Union'], ['Memel', 'Germany'], ['Suwałki', 'Germany'], ['Kolozsvár', 'Hungary'], ['Helsinki', 'Finland'],
    ])
      expect([name, territory(city(name)[0])]).toEqual([name, owner]);
    // leased, with a garrison
    expect(territory(city('Hanko (Hangö)')[0])).toBe('Soviet Union');
  });

  it('has no territory that the powers of the East forget', () => {
    const known = eastPowers.flatMap((p) => p.territories);
    expect(map.territories.filter((t) => !known.includes(t))).toEqual(['Bulgaria', 'Greece', 'Turkey', 'Sweden']);
  });

  it('has towns in the states they belonged to', () => {
    const countries = new Map(geography.cities.cities.map((c) => [c.name, c.country]));
    for (const place of map.places) {
      const leased = place.name.startsWith('Hanko');
      expect([place.name, territory(map.ids[place.hex])]).toEqual([place.name, leased ? 'Soviet Union' : countries.get(place.name)]);
    }
  });

  it('shows the great cities on two adjacent hexes, whole; others of their class on one', () => {
    const whole = tally(map.places.filter((p) => p.kind === 'major-full').map((p) => p.city));
    expect(whole).toEqual({ 'Warschau (Warszawa)': 2, Leningrad: 2, Moskva: 2, Stalingrad: 2, Baku: 2 });
    for (const name of Object.keys(whole)) expect([name, apart(city(name)[0], city(name)[1])]).toEqual([name, 1]);
    expect(tally(map.places.map((p) => p.kind))).toEqual({ reference: 320, dot: 117, 'major-partial': 22, 'major-full': 10 });
    expect(map.places.filter((p) => p.capital).map((p) => p.name)).toEqual(['Bucureşti', 'Helsinki', 'Moskva', 'Moskva']);
    for (const name of ['Königsberg', 'Bucureşti', 'Gorki', 'Riga', 'Sevastopol', 'Tbilisi', 'Kiev', 'Kharkov']) expect([name, city(name).length]).toEqual([name, 1]);
  });
});

describe('the rivers', () => {
  it('keep all towns on their banks', () => {
    const projection = makeProjection(geography.sheet);
    const center = (id: string): Point => [column(id) * (Math.sqrt(3) / 2), Number(id.slice(2)) + (column(id) % 2 === 0 ? 0.5 : 0)];
    /** How far a point lies from a line, on which hand (-1 left, 1 right), and at which of its segments. */
    const beside = (line: ReadonlyArray<Point>, [u, v]: Point) => {
      let best = { distance: 9, hand: 0, at: 0 };
      for (let i = 1; i < line.length; i++) {
        const [[a, b], [c, d]] = [line[i - 1], line[i]];
        const [du, dv] = [c - a, d - b];
        const t = Math.max(0, Math.min(1, ((u - a) * du + (v - b) * dv) / (du * du + dv * dv || 1)));
        const off = Math.hypot(u - a - t * du, v - b - t * dv);
        if (off < best.distance - 1e-9) best = { distance: off, hand: Math.sign(du * (v - b) - dv * (u - a)), at: i };
      }
      return best;
    };
    let checked = 0;
    const wrong: string[] = [];
    for (const c of geography.cities.cities)
      (raster.cityHexes[c.id] ?? []).forEach((id, part) => {
        const place = projection.forward(...((c.points ?? [])[part] ?? ([c.lat, c.lon] as const)));
        for (const { name, line, chain } of raster.courses) {
          if (!line.some(([u, v]) => Math.abs(u - place[0]) < 3 && Math.abs(v - place[1]) < 3)) continue;
          const town = beside(line, place);
          if (town.distance > 0.4 || town.at < 3 || town.at > line.length - 3) continue;
          const given = geography.overrides.banks?.[c.id]?.[name];
          if (given === undefined && town.distance < 0.03) continue;
          const own = beside(chain, center(id));
          if (own.at <= 1 || own.at >= chain.length - 1) continue;
          checked++;
          if (own.hand !== (given === undefined ? town.hand : given === 'left' ? -1 : 1)) wrong.push(`${c.name} / ${name}`);
        }
      });
    expect(wrong).toEqual([]);
    expect(checked).toBe(204);
  });

  it('are minor or major, never both, and run between land hexes', () => {
    const major = new Set(sidesOf(mapData, 'major-river'));
    for (const side of sidesOf(mapData, 'minor-river')) expect(major.has(side) || major.has(side.split('/').reverse().join('/'))).toBe(false);
    for (const side of [...major, ...sidesOf(mapData, 'minor-river')]) for (const id of side.split('/')) expect([side, isWater(hex(id))]).toEqual([side, false]);
  });

  it('part Kiev from the east and Stalingrad from the far bank', () => {
    const east = (name: string): ReadonlyArray<string> =>
      city(name).flatMap((id) => [0, 1, 2, 3, 4, 5].flatMap((d) => (map.hexsides[map.sides[hex(id) * 6 + d]] & hexsideBit(map, 'major-river') ? [map.ids[map.neighbors[hex(id) * 6 + d]]] : [])));
    expect(east('Kiev').some((id) => column(id) > column(city('Kiev')[0]))).toBe(true);
    expect(east('Stalingrad').some((id) => column(id) > column(city('Stalingrad')[0]))).toBe(true);
  });
});

describe('the railways', () => {
  it.each(['rail', 'road'])('and roads: %s never runs into the sea or over water', (feature) => {
    for (const side of sidesOf(mapOf(1945), feature)) {
      const [a, b] = side.split('/');
      expect([side, isWater(hex(a)) || isWater(hex(b)), has('sea', a, b) || has('lake', a, b)]).toEqual([side, false, false]);
    }
  });

  it('join all larger Soviet cities but those that had no line', () => {
    const all = net(map, city('Moskva')[0]);
    const cut = map.places.filter((p) => p.kind !== 'reference' && territory(map.ids[p.hex]) === 'Soviet Union' && !all.has(p.hex)).map((p) => p.name);
    // the eastern half of Baku; Elista got its line in 1969
    expect(cut).toEqual(['Elista', 'Baku']);
    for (const name of ['Leningrad', 'Kiev', 'Odessa', 'Sevastopol', 'Rostov-na-Donu', 'Stalingrad', 'Baku', 'Tbilisi', 'Astrakhan', 'Riga', 'Lvov', 'Gorki', 'Warschau (Warszawa)', 'Königsberg', 'Bucureşti'])
      expect([name, all.has(hex(city(name)[0]))]).toEqual([name, true]);
  });

  it('opened in a year stand on the maps of later years', () => {
    expect(Object.keys(laterRails)).toEqual(['1941', '1942', '1944']);
    const count = (year: number): number => sidesOf(mapOf(year), 'rail').length;
    expect([1941, 1942, 1943, 1944, 1945].map(count)).toEqual([2568, 2574, 2631, 2631, 2636]);
    const rail = (year: number, a: string): boolean => net(good(mapOf(year)), city('Kizlyar')[0]).has(hex(city(a)[0])) && sidesOf(mapOf(year), 'rail').some((s) => s.includes(city('Kizlyar')[0]));
    expect(rail(1943, 'Astrakhan')).toBe(true);
    // the line along the Caspian was built in the summer of 1942
    expect(laterRails['1942'].flatMap((row) => row.split('/'))).toContain(city('Astrakhan')[0]);
    expect(mapOf(1941)).toEqual(mapData);
    expect(mapOf(1900)).toEqual(mapData);
    expect(barbarossaMap).toEqual({ ...mapData, id: 'barbarossa-1941' });
  });
});

describe('works, ports and oil', () => {
  it('fortified hexsides protect their own side', () => {
    for (const side of mapData.hexsides['fortified']) {
      const [outside, inside] = side.split('>');
      expect(map.protects[sideOf(outside, inside)]).toBe(hex(inside));
      expect(['Soviet Union', 'Romania']).toContain(territory(inside));
    }
    // Minsk against the west
    expect(mapData.hexsides['fortified'].some((side) => side.split('>')[1] === city('Minsk')[0] || apart(side.split('>')[1], city('Minsk')[0]) <= 2)).toBe(true);
  });

  it('these are fortresses, and old works are forts', () => {
    const names = (feature: string): ReadonlyArray<string> => featured(feature).map((id) => map.places[map.placeAt[hex(id)]]?.name ?? id);
    expect(names('fortress')).toEqual(['Königsberg', 'Brest-Litovsk', 'Hanko (Hangö)', 'Kronstadt', 'Leningrad', 'Sevastopol']);
    expect(names('fort')).toContain('Modlin');
    expect([...names('oil')].sort()).toEqual(['Baku', 'Baku', 'Grozny', 'Maikop', 'Ploieşti']);
    for (const feature of ['fortress', 'fort', 'port', 'naval-base', 'oil']) for (const id of featured(feature)) expect([feature, id, isWater(hex(id))]).toEqual([feature, id, false]);
  });

  it('ports lie by the sea', () => {
    const wet = (id: string): boolean => [0, 1, 2, 3, 4, 5].some((d) => map.neighbors[hex(id) * 6 + d] >= 0 && (isWater(map.neighbors[hex(id) * 6 + d]) || (map.hexsides[map.sides[hex(id) * 6 + d]] & (hexsideBit(map, 'sea') | hexsideBit(map, 'lake'))) !== 0));
    const inland = featured('port').filter((id) => !wet(id)).map((id) => map.places[map.placeAt[hex(id)]]?.name);
    // at the heads of lagoons and on rivers that ships go up
    expect(inland).toEqual(['Königsberg', 'Çanakkale', 'Burgas', 'Pärnu', 'Brăila', 'Galaţi', 'Leningrad', 'Nikolayev', 'Leningrad', 'Kherson', 'Rostov-na-Donu', 'Astrakhan']);
  });
});

describe('weather zones', () => {
  it('run from B in the north to F on the Aegean; A and G, and the Arctic, lie beyond the map', () => {
    expect(map.zones).toEqual(['B', 'C', 'D', 'E', 'F']);
    expect(featured('arctic')).toEqual([]);
    const zone = (name: string): string | null => zoneLetter(map, hex(city(name)[0]));
    expect(Object.fromEntries(['Leningrad', 'Moskva', 'Minsk', 'Riga', 'Königsberg', 'Kiev', 'Kharkov', 'Stalingrad', 'Odessa', 'Sevastopol', 'Krasnodar', 'Bucureşti', 'Tbilisi', 'Baku', 'Poti', 'İstanbul'].map((n) => [n, zone(n)]))).toEqual({
      Leningrad: 'B', Moskva: 'B', Minsk: 'B', Riga: 'C', Königsberg: 'C', Kiev: 'C', Kharkov: 'C', Stalingrad: 'C', Odessa: 'D', Sevastopol: 'D', Krasnodar: 'D', Bucureşti: 'D', Tbilisi: 'E', Baku: 'E', Poti: 'F', İstanbul: 'F',
    });
    expect([...map.zone].every((z) => z >= 0)).toBe(true);
  });
});

describe('the section of 1942', () => {
  it('is columns 35 to 99, rows 33 to 88, and the same as the whole map there', () => {
    expect(blau.grid).toMatchObject({ firstColumn: 35, firstRow: 33, columns: 65, rows: 56, size: 3640 });
    expect(FALL_BLAU_RECTANGLE).toEqual({ columns: [35, 99], rows: [33, 88] });
    const whole = good(mapOf(1942));
    blau.ids.forEach((id, h) => {
      const w = whole.hexOf.get(id) as HexIx;
      expect([id, blau.terrains[blau.terrain[h]], blau.territories[blau.territory[h]], zoneLetter(blau, h)]).toEqual([id, whole.terrains[whole.terrain[w]], whole.territories[whole.territory[w]], zoneLetter(whole, w)]);
      for (let d = 0; d < 6; d++) {
        if (blau.neighbors[h * 6 + d] < 0) continue;
        const names = (m: HexMap, x: HexIx): ReadonlyArray<string> => m.hexsideFeatures.filter((f) => f !== 'fortified' && (m.hexsides[m.sides[x * 6 + d]] & hexsideBit(m, f)) !== 0);
        expect(names(blau, h)).toEqual(names(whole, w));
      }
    });
    expect(blau.places.map((p) => p.name)).toEqual(whole.places.filter((p) => blau.hexOf.has(whole.ids[p.hex])).map((p) => p.name));
  });

  it('has the cities of the campaign, in one piece', () => {
    for (const name of ['Kursk', 'Voronezh', 'Kharkov', 'Rostov-na-Donu', 'Stalingrad', 'Astrakhan', 'Sevastopol', 'Maikop', 'Grozny', 'Tbilisi', 'Baku', 'Saratov', 'Orel'])
      expect([name, city(name, blau)]).toEqual([name, city(name)]);
    expect(city('Moskva', blau)).toEqual([]);
  });

  it('has no railway of 1942, and no works that the Axis has taken', () => {
    expect(sidesOf(fallBlauMap, 'rail').some((side) => laterRails['1942'].flatMap(singleHexsides).includes(side))).toBe(false);
    expect(sidesOf(section(mapOf(1942), FALL_BLAU_RECTANGLE, fallBlauMap), 'fortified').length).toBeGreaterThan(0);
    expect(fallBlauMap.hexsides['fortified']).toEqual([]);
  });

  it('knows who holds what', () => {
    const held = areaMask(blau, 'axis-held');
    const holder = (name: string): boolean => city(name, blau).every((id) => held[blau.hexOf.get(id) as HexIx] === 1);
    for (const name of ['Orel', 'Kursk', 'Kharkov', 'Belgorod', 'Kupyansk', 'Izyum', 'Slavyansk', 'Artemovsk', 'Stalino', 'Taganrog', 'Kerch', 'Simferopol', 'Mtsensk']) expect([name, holder(name)]).toEqual([name, true]);
    for (const name of ['Sevastopol', 'Voronezh', 'Livny', 'Stary Oskol', 'Valuiki', 'Lisichansk', 'Voroshilovgrad', 'Rostov-na-Donu', 'Temryuk', 'Novorossiisk', 'Yeisk']) expect([name, holder(name)]).toEqual([name, false]);
    for (const [h, is] of held.entries()) if (is) expect(blau.territories[blau.territory[h]]).toBe('Soviet Union');
    // one piece, with the Crimea; the other side is one piece but for Sevastopol
    const ofSide = (axis: boolean) => blau.ids.map((_, h) => h).filter((h) => blau.territories[blau.territory[h]] === 'Soviet Union' && (held[h] === 1) === axis);
    const axis = ofSide(true);
    expect(reached(blau, axis[0], (_, to) => held[to] === 1).size).toBe(axis.length);
    expect(held1942).toHaveLength(90);
    expect([isAxisIn1942('4741'), isAxisIn1942('7553'), isAxisIn1942('0000')]).toEqual([true, false, false]);
  });

  it('has railheads home for both sides on its edges', () => {
    const edge = (name: string): ReadonlyArray<string> => fallBlauMap.areas?.[name] ?? [];
    expect(edge('axis-edge')).toHaveLength(15);
    expect(edge('soviet-edge')).toHaveLength(13);
    const moves = (name: string, start: string): ReadonlyArray<string> => edge(name).filter((id) => net(blau, city(start, blau)[0]).has(blau.hexOf.get(id) as HexIx));
    expect(moves('axis-edge', 'Kharkov')).toEqual(edge('axis-edge'));
    // the others lead to Saratov and Uralsk, each by itself
    expect(moves('soviet-edge', 'Stalingrad')).toHaveLength(8);
    for (const id of [...edge('axis-edge'), ...edge('soviet-edge')]) expect(id.startsWith('35') || id.startsWith('99') || id.endsWith('33')).toBe(true);
  });
});

describe('a section', () => {
  it('cuts any part out, keeping ids, hexsides within and facing ones', () => {
    const name = { id: 'part', title: 'Part', notice: '' };
    const part = good(section({ ...mapData, areas: { A: ['2027', '9090'] }, hexSources: { '2027': 'printed', '9090': 'printed' } }, { columns: [18, 30], rows: [25, 40] }, name));
    expect(part.grid).toMatchObject({ firstColumn: 18, firstRow: 25, columns: 13, rows: 16 });
    expect(part.areas.get('A')).toEqual([part.hexOf.get('2027')]);
    expect(Object.keys(part.hexSources)).toEqual(['2027']);
    expect([...part.protects].some((h) => h >= 0)).toBe(true);
    // no wider than the map itself
    expect(section(mapData, { columns: [90, 120], rows: [0, 3] }, name)).toMatchObject({ columns: [90, 99], rows: [1, 3] });
  });
});
