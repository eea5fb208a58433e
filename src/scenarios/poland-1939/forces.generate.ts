/**
 * Makes `forces.ts` from the order of battle in `oob/` and the map. Run by `npm run forces:poland`; with
 * `-- --check` it writes nothing, and fails when `forces.ts` is not what it would write. Corrections of the errata are in
 * `oob/` already: the heavy antiaircraft battalion of the High Command reserves is the 11th (QA-5).
 * @module
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { centerAt, makeProjection, type Point, type Projection, type ProjectionSpec } from '../../atlas/index.js';
import { columnOf, distance, type HexIx, rowOf } from '../../kernel/hex.js';
import { cityHexes, type HexMap, hexsideBit, makeMap } from '../../kernel/map.js';
import type { Source } from '../../kernel/table.js';
import { isLeft } from '../../prelude.js';
import { identify } from '../../rulesets/europa/identify.js';
import type { AreaData, ForcesData, Rating, UnitData, UnitSize } from '../../rulesets/europa/unit.js';
import { forcesModule } from './forces.print.js';
import { mapData } from './map.js';

interface OobUnit {
  readonly id: string;
  readonly name: string;
  readonly designation: string;
  readonly nation: string;
  readonly type: string;
  readonly size: UnitSize;
  readonly full: Rating;
  readonly cadre: Rating | null;
  readonly starts: 'full' | 'cadre';
  readonly dot: boolean;
  readonly aa: number | null;
  readonly class: string;
  readonly area: string;
  /** The town; the map says in which hex it lies, and latitude and longitude do when the map does not show it. */
  readonly place: string | null;
  readonly lat: number | null;
  readonly lon: number | null;
  readonly arrival_turn: number | null;
  readonly rating_source: string;
  readonly optional?: boolean;
}

type OobProduct = Pick<OobUnit, 'id' | 'name' | 'type' | 'size' | 'full' | 'cadre' | 'rating_source'>;

interface Oob {
  readonly areas: ReadonlyArray<{ readonly id: string; readonly name: string; readonly polygon: ReadonlyArray<readonly [number, number]> | null }>;
  readonly mobilizations: ReadonlyArray<{ readonly turn: number; readonly unit: string; readonly source: string }>;
  readonly conversions: ReadonlyArray<{
    readonly from_turn: number;
    readonly consumes: ReadonlyArray<string>;
    readonly produces: OobProduct;
    readonly source: string;
  }>;
  readonly units: ReadonlyArray<OobUnit>;
}

const read = <T>(file: string): T => JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')) as T;

const GERMAN_SIDE = ['Germany', 'Danzig', 'Protectorate', 'Slovakia'];

/** Territories in which the hexes of an area may lie, by the first letters of its id; the longest match counts. */
const TERRITORIES: Readonly<Record<string, ReadonlyArray<string>>> = {
  'ge-': ['Germany'],
  'ge-danzig': ['Danzig'],
  'ge-14a': ['Germany', 'Protectorate', 'Slovakia'],
  sl: ['Slovakia'],
  'po-': ['Poland'],
  'su-': ['Soviet Union'],
};

/** Whom the units of an area look at: surplus units go to the rear, away from them. */
const ENEMIES: Readonly<Record<string, ReadonlyArray<string>>> = {
  'ge-': ['Poland'],
  sl: ['Poland'],
  'po-': GERMAN_SIDE,
  'po-east': ['Soviet Union'],
  'su-': ['Poland'],
};

const byArea = (table: Readonly<Record<string, ReadonlyArray<string>>>, area: string): ReadonlyArray<string> =>
  table[
    Object.keys(table)
      .filter((start) => area.startsWith(start))
      .sort((a, b) => b.length - a.length)[0]
  ];

/** Units picked for the lists that name "any" units: area and a town in it. One of each kind for Army Group South. */
const ANY_UNITS: Readonly<Record<string, readonly [area: string, lat: number, lon: number]>> = {
  'ge-mot-hv-aa-iii-101': ['ge-ags', 50.47, 17.33], // Neisse
  'ge-rr-eng-iii-1': ['ge-ags', 50.47, 17.33],
  'ge-mot-hv-aa-iii-102': ['ge-4a', 53.71, 16.7], // Neustettin
  'ge-rr-eng-iii-2': ['ge-4a', 53.71, 16.7],
  'ge-mot-hv-aa-iii-103': ['ge-10a', 50.67, 17.93], // Oppeln
  'ge-rr-eng-iii-3': ['ge-10a', 50.67, 17.93],
  'ge-mot-hv-aa-iii-104': ['ge-14a', 50.09, 18.22], // Ratibor
  'ge-rr-eng-iii-4': ['ge-14a', 50.09, 18.22],
  'ge-mot-hv-aa-iii-22': ['ge-3a', 53.78, 20.48], // Allenstein
};

/** Only the mountain divisions of the Army Group South reserve may stand in Slovakia. @rule QA-9 */
const AGS = 'ge-ags';
const AGS_MOUNTAIN = 'ge-ags-mtn';

/** The hexrow in which the 8th, 10th and 14th Army areas end. @rule QA-8 */
const LAST_HEXROW = ['2233', '2134', '2034', '1935', '1835'];
/** Twice the row, plus one in even columns, plus the column: the same all along that hexrow, less to the northwest. */
const LAST_HEXROW_SUM = 89;

/** Areas that are a territory or a city whole, whatever the drawn polygon. */
const CITY_AREAS: Readonly<Record<'ge-danzig' | 'po-warsaw', (map: HexMap) => ReadonlyArray<HexIx>>> = {
  'ge-danzig': (map) => map.ids.map((_, h) => h).filter((h) => territoryOf(map, h) === 'Danzig'),
  'po-warsaw': (map) => cityHexes(map, 'Warszawa'),
};

/** Distance to a border that "at least 3 hexes" asks for, the unit's own hex included. @rule QA-7, QA-8 */
const FROM_BORDER = 3;

/** Classes whose figure the rulebook ties to units named here; for the others of the class it is inferred. */
const NAMED: Readonly<Record<string, ReadonlyArray<string>>> = {
  'ge-pz': ['ge-pz-xx-1'],
  'ge-aeng': [],
  'po-cad1': ['po-inf-cadre-44'],
  'po-bdr2': ['po-bdr-iii-wilno'],
};

const ratingSource = (unit: Pick<OobUnit, 'id' | 'rating_source'>, unitClass: string): Source => {
  if (unit.rating_source !== 'stated in rules example') return 'reconstructed';
  return NAMED[unitClass]?.includes(unit.id) === false ? 'inferred' : 'printed';
};

/** A hex of the default set-up that had to be added to the area of its unit. */
type Added = ReadonlyArray<readonly [area: string, hexes: ReadonlyArray<HexIx>]>;

/** The order of battle on the map. */
export const makeForcesData = (): ForcesData => {
  const oob = read<Oob>('oob/poland-1939.json');
  const made = makeMap(mapData);
  if (isLeft(made)) throw new Error(made.left.map((e) => `${e.at}: ${e.detail}`).join('\n'));
  const map = made.right;
  const projection = makeProjection(read<ProjectionSpec>('geo/projection.json'));
  const units = oob.units.filter((u) => u.optional !== true).map(assigned);
  const { areas, added } = makeAreas(oob, units, map, projection);
  const hexes = setUp(units, areas, map, projection);
  const areaData = [...areas].map(([id, list]): AreaData => ({
    id,
    name: id === AGS_MOUNTAIN ? 'Army Group South reserve, mountain divisions' : areaName(oob, id),
    hexes: list.map((h) => map.ids[h]),
    source: 'reconstructed',
  }));
  const data = units.map((u): UnitData => {
    const { id, name, designation, nation, type, size, full, cadre, dot, starts, area } = u;
    return {
      id, name, designation, nation, type, size, full, cadre, dot,
      aa: u.aa ?? 0,
      starts,
      // the Soviets are set up like everybody, and wait (FF-21.11)
      arrives: u.arrival_turn === 1 || u.area.startsWith('su-') ? 0 : u.arrival_turn,
      area,
      hex: map.ids[hexes.get(id) as HexIx],
      source: 'reconstructed',
      ratingSource: ratingSource(u, u.class),
    };
  });
  const products = oob.conversions.map(({ produces: u }): UnitData => {
    const { id, name, type, size, full, cadre } = u;
    return {
      id, name, designation: id.slice(id.lastIndexOf('-') + 1), nation: 'Poland', type, size, full, cadre,
      dot: false, aa: 0, starts: 'full', arrives: null, area: null, hex: null,
      source: 'reconstructed',
      ratingSource: ratingSource(u, ''),
    };
  });
  return {
    format: 'grognard-forces/1',
    id: 'poland-1939',
    title: 'Poland, September 1939: forces (reconstruction)',
    notice: noticeOf(added, map),
    units: [...data, ...products],
    areas: areaData,
    conversions: oob.conversions.map((c) => ({
      id: `convert-${c.produces.id}`,
      turn: c.from_turn,
      consumes: c.consumes,
      produces: c.produces.id,
      source: c.source === 'stated in rules example' ? 'printed' : 'reconstructed',
    })),
    mobilizations: oob.mobilizations.map((m) => ({
      turn: m.turn,
      unit: m.unit,
      source: m.source === 'stated in rules example' ? 'printed' : 'reconstructed',
    })),
  };
};

const areaName = (oob: Oob, id: string): string => {
  const name = oob.areas.find((a) => a.id === id)?.name ?? id;
  const colon = name.indexOf(':');
  return (colon < 0 ? name : name.slice(0, colon)).replace(' (on intervention)', '');
};

const noticeOf = (added: Added, map: HexMap): string =>
  'A reconstruction from general history and the few ratings that the rulebook states; not the published order of battle. Units, places, areas, ' +
  'most ratings and nearly all German cadres are ours; the source of a rating tells of the full side. Optional units (a Slovak tank battalion, ' +
  'Westerplatte) and the optional German reinforcements are left out; the 7th Flieger Division is one parachute regiment, our reading of Option B. ' +
  'The 1st Panzer Division is 9-10, as in one example of the rulebook (11-6-10 in another). ' +
  `Hexes added to areas because a unit historically stood just outside: ${added
    .map(([area, hexes]) => `${area} ${hexes.map((h) => map.ids[h]).join(' ')}`)
    .join('; ')}. Town coordinates: GeoNames (geonames.org), CC BY 4.0, rounded.`;

const assigned = (unit: OobUnit): OobUnit => {
  const any = ANY_UNITS[unit.id];
  if (any !== undefined) return { ...unit, area: any[0], place: null, lat: any[1], lon: any[2] };
  return unit.area === AGS && identify(unit.type, unit.size)?.mountain === true ? { ...unit, area: AGS_MOUNTAIN } : unit;
};

const territoryOf = (map: HexMap, hex: HexIx): string => map.territories[map.territory[hex]] ?? '';

/** Hexes to the nearest hex of some territories. Shape: hexes. */
const distanceTo = (map: HexMap, names: (territory: string) => boolean): ReadonlyArray<number> => {
  const goals = map.ids.map((_, h) => h).filter((h) => map.territory[h] >= 0 && names(territoryOf(map, h)));
  return map.ids.map((_, h) => goals.reduce((least, goal) => Math.min(least, distance(map.grid, h, goal)), Infinity));
};

const pointOf = (map: HexMap, hex: HexIx): Point => centerAt(columnOf(map.grid, hex), rowOf(map.grid, hex));

const away = ([u1, v1]: Point, [u2, v2]: Point): number => Math.hypot(u1 - u2, v1 - v2);

/** The hex nearest to a point among those listed. */
const nearest = (map: HexMap, hexes: ReadonlyArray<HexIx>, point: Point): HexIx =>
  hexes.reduce((best, h) => (away(pointOf(map, h), point) < away(pointOf(map, best), point) ? h : best), hexes[0]);

/** Towns of one name that lie farther apart than this, in hexes, are two. */
const SAME_TOWN = 2;

const unitPoint = (map: HexMap, projection: Projection, unit: OobUnit): Point => {
  if (unit.lat === null || unit.lon === null) throw new Error(`${unit.id} has no place`);
  const point = projection.forward(unit.lat, unit.lon);
  const town = map.places.find((p) => p.name === unit.place && away(pointOf(map, p.hex), point) < SAME_TOWN);
  return town === undefined ? point : pointOf(map, town.hex);
};

/** Whether a point of the plane lies in a polygon of the plane, by counting crossings. */
const inside = (polygon: ReadonlyArray<Point>, [u, v]: Point): boolean => {
  let odd = false;
  polygon.forEach(([u1, v1], i) => {
    const [u2, v2] = polygon[(i + 1) % polygon.length];
    if (v1 > v !== v2 > v && u < ((u2 - u1) * (v - v1)) / (v2 - v1) + u1) odd = !odd;
  });
  return odd;
};

/** The hexes of all areas, rising, and what was added to polygons so that every unit stands in its area. */
const makeAreas = (
  oob: Oob,
  units: ReadonlyArray<OobUnit>,
  map: HexMap,
  projection: Projection,
): { readonly areas: ReadonlyMap<string, ReadonlyArray<HexIx>>; readonly added: Added } => {
  const all = map.ids.map((_, h) => h);
  const areas = new Map<string, ReadonlyArray<HexIx>>();
  const added: (readonly [string, ReadonlyArray<HexIx>])[] = [];
  const sum = (h: HexIx): number => 2 * rowOf(map.grid, h) + 1 - (columnOf(map.grid, h) % 2) + columnOf(map.grid, h);
  for (const { id, polygon } of oob.areas) {
    if (polygon === null) continue;
    const plane = polygon.map(([lat, lon]) => projection.forward(lat, lon));
    const allowed = all.filter((h) => byArea(TERRITORIES, id).includes(territoryOf(map, h)));
    const drawn = allowed.filter((h) =>
      id === 'ge-14a'
        ? LAST_HEXROW.includes(map.ids[h]) || (sum(h) <= LAST_HEXROW_SUM && inside(plane, pointOf(map, h)))
        : id === 'ge-danzig' || id === 'po-warsaw'
          ? CITY_AREAS[id](map).includes(h)
          : inside(plane, pointOf(map, h)),
    );
    const placed = units.filter((u) => u.area === id).map((u) => nearest(map, allowed, unitPoint(map, projection, u)));
    // the eastern end of the 14th Army's area is printed: units historically beyond it move instead
    const extra = id === 'ge-14a' ? [] : [...new Set(placed)].filter((h) => !drawn.includes(h)).sort((a, b) => a - b);
    if (extra.length > 0) added.push([id, extra]);
    areas.set(id, [...drawn, ...extra].sort((a, b) => a - b));
  }
  const union = (...ids: ReadonlyArray<string>): ReadonlyArray<HexIx> =>
    [...new Set(ids.flatMap((id) => areas.get(id) ?? []))].sort((a, b) => a - b);
  const fromPoland = distanceTo(map, (t) => t === 'Poland');
  const fromAbroad = distanceTo(map, (t) => t !== 'Poland');
  const south = union('ge-8a', 'ge-10a', 'ge-14a').filter((h) => fromPoland[h] >= FROM_BORDER);
  areas.set('ge-agn', union('ge-3a', 'ge-4a'));
  areas.set(AGS, south.filter((h) => territoryOf(map, h) !== 'Slovakia'));
  areas.set(AGS_MOUNTAIN, south);
  areas.set('po-ghq', all.filter((h) => territoryOf(map, h) === 'Poland' && fromAbroad[h] >= FROM_BORDER));
  return { areas, added };
};

/** Whether units may stand in one hex. @rule EBC 8A (BC-8A.1 to BC-8A.7) */
const mayStack = (units: ReadonlyArray<OobUnit>): boolean => {
  const kinds = units.map((u) => identify(u.type, u.starts === 'cadre' ? 'CADRE' : u.size));
  const divisional = kinds.filter((k) => k?.divisional).length;
  const artillery = kinds.filter((k) => k?.artillery && !k.divisional).length;
  const artilleryDivisions = kinds.filter((k) => k?.artillery && k.divisional).length;
  const within = (beside: number, besideDivisional: number): boolean =>
    units.length - beside <= 6 && divisional - besideDivisional <= 3;
  return within(Math.min(2, artillery), 0) || (artilleryDivisions > 0 && within(1, 1));
};

/** A hex for each unit: where it stood, or near and not nearer to the enemy when that would overload the hex. */
const setUp = (
  units: ReadonlyArray<OobUnit>,
  areas: ReadonlyMap<string, ReadonlyArray<HexIx>>,
  map: HexMap,
  projection: Projection,
): ReadonlyMap<string, HexIx> => {
  const hexes = new Map<string, HexIx>();
  const stacks = new Map<HexIx, ReadonlyArray<OobUnit>>();
  const fronts = new Map<string, ReadonlyArray<number>>();
  const rail = hexsideBit(map, 'rail');
  const onRail = (h: HexIx): boolean =>
    [0, 1, 2, 3, 4, 5].some((d) => map.sides[h * 6 + d] >= 0 && (map.hexsides[map.sides[h * 6 + d]] & rail) !== 0);
  const place = (unit: OobUnit): void => {
    const point = unitPoint(map, projection, unit);
    const candidates = (areas.get(unit.area) ?? []).filter((h) => unit.full.movement !== 'R' || onRail(h));
    const first = nearest(map, candidates, point);
    if (unit.arrival_turn !== 1 && unit.arrival_turn !== null) {
      hexes.set(unit.id, first); // a reinforcement may overload a hex until it moves
      return;
    }
    const enemies = byArea(ENEMIES, unit.area);
    const front = fronts.get(enemies.join()) ?? distanceTo(map, (t) => enemies.includes(t));
    fronts.set(enemies.join(), front);
    const hex = candidates
      .filter((h) => front[h] >= front[first])
      .sort((a, b) => away(pointOf(map, a), point) - away(pointOf(map, b), point) || a - b)
      .find((h) => mayStack([...(stacks.get(h) ?? []), unit]));
    if (hex === undefined) throw new Error(`no room for ${unit.id} in ${unit.area}`);
    hexes.set(unit.id, hex);
    stacks.set(hex, [...(stacks.get(hex) ?? []), unit]);
  };
  // garrisons of fortifications first: they stay where they are
  units.filter((u) => u.full.movement === 0).forEach(place);
  units.filter((u) => u.full.movement !== 0).forEach(place);
  return hexes;
};

const run = (check: boolean): void => {
  const target = new URL('forces.ts', import.meta.url);
  const text = forcesModule(makeForcesData());
  if (!check) writeFileSync(target, text);
  else if (readFileSync(target, 'utf8') !== text) {
    console.error('forces.ts is not what forces.generate.ts makes: run npm run forces:poland');
    process.exitCode = 1;
  }
};

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) run(process.argv.includes('--check'));
