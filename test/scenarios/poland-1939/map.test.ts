import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { makeProjection, type Point, rasterize } from '../../../src/atlas/index.js';
import { directionTo, distance, type HexIx } from '../../../src/kernel/hex.js';
import { cityHexes, featureBit, type HexMap, hexsideBit, hexSource, makeMap } from '../../../src/kernel/map.js';
import { isRight } from '../../../src/prelude.js';
import { makeMapData, moduleText, readGeography } from '../../../src/scenarios/poland-1939/map.generate.js';
import { mapData } from '../../../src/scenarios/poland-1939/map.js';

const made = makeMap(mapData);
if (!isRight(made)) throw new Error(JSON.stringify(made.left));
const map: HexMap = made.right;
const geography = readGeography();
const raster = rasterize(geography);

const hex = (id: string): HexIx => map.hexOf.get(id) ?? -1;
const column = (id: string): number => Number(id.slice(0, 2));
const terrain = (id: string): string => map.terrains[map.terrain[hex(id)]];
const territory = (id: string): string | null => map.territories[map.territory[hex(id)]] ?? null;
const isSea = (h: HexIx): boolean => map.terrains[map.terrain[h]] === 'sea';
const land = map.ids.filter((id) => !isSea(hex(id)));
const hexesOf = (owner: string): ReadonlyArray<string> => map.ids.filter((id) => territory(id) === owner);
const city = (name: string): ReadonlyArray<string> => cityHexes(map, name).map((h) => map.ids[h]);
const apart = (a: string, b: string): number => distance(map.grid, hex(a), hex(b));
const fromPoland = (id: string): number => Math.min(...hexesOf('Poland').map((other) => apart(id, other)));

const sideOf = (a: string, b: string): number => map.sides[hex(a) * 6 + directionTo(map.neighbors, hex(a), hex(b))];
const has = (feature: string, a: string, b: string): boolean =>
  (map.hexsides[sideOf(a, b)] & hexsideBit(map, feature)) !== 0;
const carries = (feature: string, id: string): boolean => (map.hexFeatures[hex(id)] & featureBit(map, feature)) !== 0;

/** The hexes that can be reached from one of them over hexsides that may be crossed. */
const reached = (start: HexIx, open: (from: HexIx, to: HexIx, side: number) => boolean): ReadonlySet<HexIx> => {
  const seen = new Set([start]);
  for (const h of seen)
    for (let d = 0; d < 6; d++) {
      const other = map.neighbors[h * 6 + d];
      if (other >= 0 && open(h, other, map.hexsides[map.sides[h * 6 + d]])) seen.add(other);
    }
  return seen;
};
const water = hexsideBit(map, 'sea') | hexsideBit(map, 'lake');
const onFoot = (_: HexIx, to: HexIx, side: number): boolean => !isSea(to) && (side & water) === 0;
const byRail = (_: HexIx, __: HexIx, side: number): boolean => (side & hexsideBit(map, 'rail')) !== 0;

describe('the map file', () => {
  it('is a map', () => {
    expect(map).toMatchObject({ id: 'poland-1939', grid: { columns: 50, rows: 36 } });
  });

  it('is exactly what its generator makes of the geography', () => {
    const text = readFileSync(new URL('../../../src/scenarios/poland-1939/map.ts', import.meta.url), 'utf8');
    expect(moduleText(makeMapData())).toBe(text);
  });

  it('says that it is a reconstruction', () => {
    expect(mapData.source).toBe('reconstructed');
    expect(mapData.notice).toContain('reconstruction');
    expect(mapData.notice).toContain('not the printed map');
    expect(hexSource(map, hex('1609'))).toBe('printed');
    expect(hexSource(map, hex('2319'))).toBe('reconstructed');
  });

  it('has no correction that names no hex or hexside', () => {
    expect(raster.notes.filter((note) => note.includes('override'))).toEqual([]);
  });
});

describe('what the rulebook says', () => {
  it('Hel is the fortress of 1609', () => {
    expect(city('Hel')).toEqual(['1609']);
    expect(carries('fortress', '1609')).toBe(true);
    expect(territory('1609')).toBe('Poland');
  });

  it('Kalmar is the port of 0801', () => {
    expect(city('Kalmar')).toEqual(['0801']);
    expect(carries('port', '0801')).toBe(true);
  });

  it('2034 is three hexes from Poland, 2134 two, 2233 one or two, counted inclusively', () => {
    expect(fromPoland('2034')).toBe(3);
    expect(fromPoland('2134')).toBe(2);
    expect([1, 2]).toContain(fromPoland('2233'));
  });

  it('hexrow 2233-1835 is connected, and 2034 on it is in Slovakia', () => {
    const row = ['2233', '2134', '2034', '1935', '1835'];
    row.slice(1).forEach((id, i) => void expect(apart(row[i], id)).toBe(1));
    expect(row.map(territory)).toEqual(row.map(() => 'Slovakia'));
  });

  it('2934 is three or more hexes from Poland', () => {
    expect(fromPoland('2934')).toBeGreaterThanOrEqual(3);
    expect(territory('2934')).toBe('Slovakia');
  });

  it('Eastern Poland begins at column 31: Brześć and Lwów are in it, Warszawa is not', () => {
    expect(city('Brześć nad Bugiem')).toEqual(['3218']);
    expect(city('Lwów')).toEqual(['3528']);
    expect(city('Warszawa')).toEqual(['2319', '2419']);
    for (const id of [...city('Brześć nad Bugiem'), ...city('Lwów')]) expect(column(id)).toBeGreaterThanOrEqual(31);
    for (const id of city('Warszawa')) expect(column(id)).toBeLessThan(31);
  });

  it('Warszawa is a capital of two adjacent full hexes', () => {
    expect(apart('2319', '2419')).toBe(1);
    const places = map.places.filter((place) => place.city === 'Warszawa');
    expect(places.map(({ kind, capital }) => [kind, capital])).toEqual([
      ['major-full', true],
      ['major-full', true],
    ]);
  });

  it('the hexes of the two worked examples are ordinary Polish land', () => {
    for (const id of ['2225', '2224', '2226', '2325', '2326', '2927', '2826', '2926', '3027', '2928', '2827']) {
      expect(terrain(id)).not.toBe('sea');
      expect(territory(id)).toBe('Poland');
      expect(map.places.filter((place) => place.hex === hex(id)).map((place) => place.kind)).not.toContain(
        'major-full',
      );
      expect(map.places.filter((place) => place.hex === hex(id)).map((place) => place.kind)).not.toContain(
        'major-partial',
      );
    }
    for (const id of ['2826', '2926', '3027', '2928', '2827']) expect(apart('2927', id)).toBe(1);
    for (const id of ['2224', '2226', '2325', '2326']) expect(apart('2225', id)).toBe(1);
    for (const id of ['2325', '2326']) expect(terrain(id)).toBe('clear');
  });

  it('the hex of Stolpmünde is wooded swamp', () => {
    expect(city('Stolpmünde')).toEqual(['1010']);
    expect(terrain('1010')).toBe('wooded-swamp');
  });
});

describe('the land', () => {
  it('is as large as it should be', () => {
    expect(map.grid.size).toBe(1800);
    expect(land).toHaveLength(1637);
    const km2 = hexesOf('Poland').length * 25.75 ** 2 * (Math.sqrt(3) / 2);
    expect(hexesOf('Poland')).toHaveLength(679);
    expect(Math.abs(km2 / 389_700 - 1)).toBeLessThan(0.01);
    expect(hexesOf('Poland').filter((id) => column(id) >= 31)).toHaveLength(347);
  });

  it('has this much of each terrain', () => {
    const counts: Record<string, number> = {};
    for (const id of map.ids) counts[terrain(id)] = (counts[terrain(id)] ?? 0) + 1;
    expect(counts).toEqual({
      clear: 1038,
      woods: 167,
      forest: 114,
      'wooded-swamp': 87,
      'wooded-rough': 80,
      rough: 65,
      mountain: 53,
      swamp: 33,
      sea: 163,
    });
  });

  it('belongs to somebody, and the sea to nobody', () => {
    for (const id of map.ids) expect(territory(id) === null).toBe(isSea(hex(id)));
  });

  it('can all be walked to, but for Sweden and Bornholm', () => {
    const mainland = reached(hex('2319'), onFoot);
    const islands = land.filter((id) => !mainland.has(hex(id)));
    expect(new Set(islands.map(territory))).toEqual(new Set(['Sweden', 'Denmark']));
    expect(hexesOf('Sweden').length + hexesOf('Denmark').length).toBe(islands.length);
  });

  it('hangs together by state: Danzig in one piece, East Prussia apart from the Reich, Hel on the mainland', () => {
    const within = (owner: string, start: string): number =>
      reached(hex(start), (from, to, side) => onFoot(from, to, side) && territory(map.ids[to]) === owner).size;
    expect(hexesOf('Danzig')).toEqual(['1511', '1611', '1711']);
    expect(within('Danzig', '1511')).toBe(3);
    expect(within('Poland', '1609')).toBe(679);
    const prussia = within('Germany', city('Königsberg')[0]);
    expect(prussia).toBe(75);
    expect(within('Germany', city('Berlin')[0])).toBeLessThan(hexesOf('Germany').length - prussia + 1);
    expect(within('Lithuania', city('Kaunas')[0])).toBe(hexesOf('Lithuania').length);
    expect(within('Slovakia', city('Žilina')[0])).toBe(hexesOf('Slovakia').length);
  });

  it('has towns in the states they belonged to', () => {
    const countries = new Map(geography.cities.cities.map((c) => [c.name, c.country]));
    for (const place of map.places)
      expect([place.name, territory(map.ids[place.hex])]).toEqual([place.name, countries.get(place.name)]);
    expect(
      ['Cieszyn', 'Rybnik', 'Katowice', 'Działdowo', 'Zaleszczyki', 'Suwałki', 'Wilno'].map((name) =>
        territory(city(name)[0]),
      ),
    ).toEqual(Array.from({ length: 7 }, () => 'Poland'));
    expect(['Beuthen', 'Gleiwitz', 'Marienwerder', 'Memel'].map((name) => territory(city(name)[0]))).toEqual(
      Array.from({ length: 4 }, () => 'Germany'),
    );
  });

  it('lists the most important place of a hex first', () => {
    const rank = (kind: string): number => ['reference', 'dot', 'major-partial', 'major-full'].indexOf(kind);
    for (const place of map.places)
      expect(rank(map.places[map.placeAt[place.hex]].kind)).toBeGreaterThanOrEqual(rank(place.kind));
    expect(map.places[map.placeAt[hex('1511')]].name).toBe('Danzig');
  });
});

describe('the rivers', () => {
  it('keep all towns on their banks', () => {
    const projection = makeProjection(geography.sheet);
    const center = (id: string): Point => [
      column(id) * (Math.sqrt(3) / 2),
      Number(id.slice(2)) + (column(id) % 2 === 0 ? 0.5 : 0),
    ];
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
        for (const { name, line, chain } of raster.courses) {
          const town = beside(line, projection.forward(...((c.points ?? [])[part] ?? ([c.lat, c.lon] as const))));
          if (town.distance > 0.4 || town.at < 3 || town.at > line.length - 3) continue;
          const given = geography.overrides.banks?.[c.id]?.[name];
          if (given === undefined && town.distance < 0.03) continue;
          const own = beside(chain, center(id));
          if (own.at <= 1 || own.at >= chain.length - 1) continue;
          checked++;
          if (own.hand !== (given === undefined ? town.hand : given === 'left' ? -1 : 1))
            wrong.push(`${c.name} / ${name}`);
        }
      });
    expect(wrong).toEqual([]);
    expect(checked).toBeGreaterThan(130);
  });

  it('part Warszawa from Praga, and pass Kraków in the south, Tczew in the east, Płock in the south', () => {
    expect(has('major-river', '2319', '2419')).toBe(true);
    expect(has('minor-river', '2228', '2229')).toBe(true);
    expect(has('major-river', '1612', '1712')).toBe(true);
    expect(has('major-river', '2018', '2019')).toBe(true);
    expect(has('major-river', '2018', '2017')).toBe(false);
  });

  it('are minor or major, never both, and run between land hexes', () => {
    const [minor, major] = [new Set(mapData.hexsides['minor-river']), new Set(mapData.hexsides['major-river'])];
    expect([minor.size, major.size]).toEqual([1333, 227]);
    for (const side of major) expect(minor.has(side)).toBe(false);
    for (const side of [...minor, ...major]) for (const id of side.split('/')) expect(terrain(id)).not.toBe('sea');
  });
});

describe('the railways', () => {
  it.each(['rail', 'road'])('and roads: %s never runs into the sea or over water', (feature) => {
    for (const side of mapData.hexsides[feature]) {
      const [a, b] = side.split('/');
      expect([side, terrain(a) === 'sea' || terrain(b) === 'sea']).toEqual([side, false]);
      expect([side, has('sea', a, b) || has('lake', a, b)]).toEqual([side, false]);
    }
  });

  it('join every larger Polish city to all others, over Polish hexes', () => {
    const cities = map.places.filter(
      (place) => place.kind !== 'reference' && territory(map.ids[place.hex]) === 'Poland',
    );
    const net = reached(hex('2319'), (from, to, side) => byRail(from, to, side) && territory(map.ids[to]) === 'Poland');
    expect(cities).toHaveLength(40);
    expect(cities.filter((place) => !net.has(place.hex)).map((place) => place.name)).toEqual([]);
    expect(net.has(hex('1609'))).toBe(true);
  });

  it('join the larger German cities of the Reich, and those of East Prussia', () => {
    const net = (start: string, owners: ReadonlyArray<string>): ReadonlySet<HexIx> =>
      reached(hex(start), (from, to, side) => byRail(from, to, side) && owners.includes(territory(map.ids[to]) ?? ''));
    const reich = net('0120', ['Germany', 'Protectorate']);
    for (const name of ['Stettin', 'Breslau', 'Dresden', 'Prag', 'Brünn', 'Oppeln', 'Mährisch Ostrau'])
      expect(reich.has(hex(city(name)[0]))).toBe(true);
    const prussia = net(city('Königsberg')[0], ['Germany']);
    for (const name of ['Elbing', 'Allenstein', 'Insterburg', 'Tilsit'])
      expect(prussia.has(hex(city(name)[0]))).toBe(true);
    expect(prussia.has(hex('0120'))).toBe(false);
  });

  it('bring every neighbor into Poland', () => {
    const all = reached(hex('2319'), byRail);
    for (const name of [
      'Berlin',
      'Königsberg',
      'Danzig',
      'Wilno',
      'Kaunas',
      'Žilina',
      'Kassa',
      'Cernăuți',
      'Minsk',
      'Prag',
    ])
      expect([name, all.has(hex(city(name)[0]))]).toEqual([name, true]);
  });
});

describe('the fortifications', () => {
  it('protect their own side', () => {
    const protectedHex = (a: string, b: string): string => map.ids[map.protects[sideOf(a, b)]];
    expect(protectedHex('2115', '2116')).toBe('2116'); // Mława, against Neidenburg
    expect(protectedHex('1828', '1928')).toBe('1928'); // Katowice, against Gleiwitz
    expect(protectedHex('2511', '2411')).toBe('2411'); // behind the Masurian lakes
    expect(protectedHex('4120', '4220')).toBe('4120'); // Sarny, against the east
    for (const side of mapData.hexsides.fortified) {
      const [outside, inside] = side.split('>');
      expect(protectedHex(outside, inside)).toBe(inside);
      expect(apart(outside, inside)).toBe(1);
    }
  });

  it('at a frontier stand on the side of those who built them', () => {
    const builders: ReadonlyArray<readonly [RegExp, string]> = [
      [/Polish/, 'Poland'],
      [/German/, 'Germany'],
      [/Soviet/, 'Soviet Union'],
    ];
    const foreign = raster.fortified.filter(({ inside, names }) =>
      builders.some(([name, owner]) => name.test(names[0]) && territory(inside) !== owner),
    );
    expect(foreign).toEqual([]);
  });

  it('are these fortresses', () => {
    expect(mapData.features.fortress).toEqual(['1609', '1909', '2008', '2318', '3218']);
  });
});

describe('airfields and ports', () => {
  it('are on land, ports by the sea', () => {
    for (const id of [...mapData.features.airfield, ...mapData.features.port]) expect(terrain(id)).not.toBe('sea');
    const inland = mapData.features.port.filter((id) => {
      const around = [0, 1, 2, 3, 4, 5].map((d) => map.neighbors[hex(id) * 6 + d]);
      return !around.some((h) => h >= 0 && (isSea(h) || has('sea', id, map.ids[h])));
    });
    expect(inland).toEqual(city('Stettin')); // at the head of its lagoon
    expect(carries('airfield', '2319')).toBe(true); // Okęcie lies on the left bank
  });
});
