/**
 * Makes `barbarossaForces.ts` and `fallBlauForces.ts` from the orders of battle in `oob/` and the maps. Run by
 * `npm run forces:eastern-front`; with `-- --check` it writes nothing, and fails when they are not what it would write.
 * @module
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Point } from '../../atlas/index.js';
import type { HexIx } from '../../kernel/hex.js';
import { areaMask, type HexMap, makeMap, type MapData } from '../../kernel/map.js';
import type { Source } from '../../kernel/table.js';
import { isLeft } from '../../prelude.js';
import { forcesModule, type Words } from './forces.print.js';
import { barbarossaMap, fallBlauMap } from './maps.js';
import { marksOf, type Oob, type OobClass, type OobUnit, readBarbarossa, readFallBlau } from './oob.generate.js';
import { type AreaRow, type Kind, type LeftOut, type More, type PackedForces, type Row, runsOf } from './packed.js';
import { distances, nearest, pointOf, projection, setUp, spotOf } from './placing.generate.js';

/** What one scenario makes of its order of battle. */
interface Theater {
  readonly id: string;
  readonly title: string;
  readonly notice: string;
  readonly oob: Oob;
  readonly leftOut: ReadonlyArray<LeftOut>;
  readonly data: MapData;
  /** Whether units of a set-up area may stand in a hex of a territory, by its name. */
  readonly mayStand: (map: HexMap, unit: OobUnit) => (hex: HexIx) => boolean;
  /** The area in which a reinforcement appears: id, name and which towns it has, by latitude. */
  readonly arrivalArea: (unit: OobUnit, hex: HexIx, map: HexMap) => ArrivalArea;
  /** A unit whose place lies this far beyond the edge stands at the edge, hexes. */
  readonly margin: number;
}

interface ArrivalArea {
  readonly id: string;
  readonly name: string;
  /** Degrees north, inclusive and exclusive. */
  readonly from: number;
  readonly to: number;
}

/** Places beyond the edge from which a railway leads straight onto the map: units stand where it enters. */
const BROUGHT: ReadonlyArray<string> = ['Kraków'];

/** Places of units that the list of headquarters leaves free, where the historical place lies off the map. */
const PLACES: Readonly<Record<string, string>> = { 'fi-army-hq-1': 'Kotka' };

const TERRITORIES: Readonly<Record<string, ReadonlyArray<string>>> = {
  'ge-n': ['Germany'],
  'ge-c': ['Germany'],
  'ge-s': ['Germany', 'Slovakia'],
  'ax-ro': ['Romania'],
  'ax-hu': ['Hungary'],
  fi: ['Finland'],
  rear: ['Germany', 'Slovakia', 'Romania', 'Hungary', 'Finland'],
};
const AXIS = TERRITORIES['rear'];
const SOVIET = ['Soviet Union'];

/** Units whose own figure a rules text gives: a panzer and an infantry division, and every headquarters. */
const NAMED: ReadonlyArray<string> = ['ge-pz-xx-7', 'ge-inf-xx-1'];

/** Towns of arrival areas lie at least this far from the enemy of the first turn, hexes. */
const SAFE = 4;

const nationOf = (oob: Oob, unit: OobUnit): string => oob.classes[unit.class].nation;
const isSoviet = (oob: Oob, unit: OobUnit): boolean => nationOf(oob, unit) === 'Soviet Union';

/** A figure that stands in a rules text: which units have it is ours, but for those named there. Tank Armies come from another article. */
const sourceOf = ({ type, size, stated }: OobClass): Source | undefined => (type === 'Tank Army HQ' ? 'secondary' : !stated ? undefined : size === 'HQ' ? 'printed' : 'inferred');

const kindOf = (c: OobClass): Kind => {
  const from = sourceOf(c);
  return {
    nation: c.nation,
    type: c.type,
    size: c.size,
    full: c.full,
    ...(c.cadre === undefined ? {} : { cadre: c.cadre }),
    ...(c.dot ? { dot: true } : {}),
    ...(c.aa === undefined ? {} : { aa: c.aa }),
    ...(from === undefined ? {} : { from }),
  };
};

const moreOf = (oob: Oob, unit: OobUnit): More => {
  const marks = marksOf(oob.classes[unit.class], unit);
  return {
    ...(unit.full === undefined ? {} : { full: unit.full }),
    ...(unit.cadre === undefined ? {} : { cadre: unit.cadre }),
    ...(NAMED.includes(unit.id) && unit.full === undefined ? { from: 'printed' as const } : {}),
    ...(unit.leaves === undefined ? {} : { leaves: unit.leaves }),
    ...(marks.length === 0 ? {} : { marks }),
  };
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

/** The German headquarters that may be created in play. @rule REFORM 12H (ER-12H.28) */
const AD_HOC: Row = ['ge-army-hq-ad-hoc', 'Ad hoc Army HQ', 'ad hoc', 'ge-hq', null, null, null, { marks: ['ad-hoc'] }];

/** Forces and what they leave out. */
export interface MadeForces {
  readonly forces: PackedForces;
  readonly leftOut: ReadonlyArray<LeftOut>;
}

const make = ({ id, title, notice, oob, leftOut, data, mayStand, arrivalArea, margin }: Theater): MadeForces => {
  const made = makeMap(data);
  if (isLeft(made)) throw new Error(made.left.map((e) => `${e.at}: ${e.detail}`).join('\n'));
  const map = made.right;
  const all = map.ids.map((_, hex) => hex);
  const out: LeftOut[] = [...leftOut];
  const at = (unit: OobUnit): OobUnit => (PLACES[unit.id] === undefined ? unit : { ...unit, place: PLACES[unit.id], lat: null, lon: null });
  const units = oob.units.map(at).filter((unit) => {
    if (unit.arrives === null) return true;
    const { beyond } = spotOf(map, unit);
    if (beyond <= margin || BROUGHT.includes(unit.place)) return true;
    out.push({ id: unit.id, name: unit.name, nation: nationOf(oob, unit), place: unit.place, why: `its place lies ${beyond} hexes off the map` });
    return false;
  });
  const open = new Map<string, ReadonlyArray<HexIx>>();
  const openTo = (unit: OobUnit): ReadonlyArray<HexIx> => {
    const key = `${unit.area ?? ''} ${isSoviet(oob, unit)} ${nationOf(oob, unit)}`;
    const known = open.get(key) ?? all.filter(mayStand(map, unit));
    open.set(key, known);
    return known;
  };
  const sides = { axis: all.filter(mayStand(map, { area: 'rear', class: 'ge-inf7' } as OobUnit)), soviet: all.filter(mayStand(map, { area: 'su-res', class: 'su-rif4' } as OobUnit)) };
  const fronts = { axis: distances(map, sides.soviet), soviet: distances(map, sides.axis) };
  const frontOf = (unit: OobUnit): Int32Array => fronts[isSoviet(oob, unit) ? 'soviet' : 'axis'];
  const hexes = new Map(setUp(oob, units.filter((unit) => unit.arrives === 0), map, openTo, frontOf));
  const areas = new Map<string, { readonly name: string; readonly hexes: Set<HexIx> }>();
  const areaOf = new Map<string, string>();
  for (const { id: areaId, name, polygon } of oob.areas) {
    const own = units.filter((unit) => unit.arrives === 0 && unit.area === areaId);
    if (own.length === 0) continue;
    const plane = polygon?.map(([lat, lon]) => projection.forward(lat, lon)) ?? null;
    const drawn = plane === null ? [] : openTo(own[0]).filter((hex) => inside(plane, pointOf(map, hex)));
    areas.set(areaId, { name, hexes: new Set([...drawn, ...own.map((unit) => hexes.get(unit.id) as HexIx)]) });
    for (const unit of own) areaOf.set(unit.id, areaId);
  }
  for (const unit of units.filter((u) => u.arrives !== null && u.arrives > 0)) {
    const candidates = openTo(unit);
    const hex = nearest(map, candidates, spotOf(map, unit));
    const arrival = arrivalArea(unit, hex, map);
    const front = frontOf(unit);
    const area = areas.get(arrival.id) ?? {
      name: arrival.name,
      hexes: new Set(map.places.flatMap((p) => (p.kind !== 'reference' && candidates.includes(p.hex) && front[p.hex] >= SAFE && within(map, p.hex, arrival) ? [p.hex] : []))),
    };
    area.hexes.add(hex);
    areas.set(arrival.id, area);
    areaOf.set(unit.id, arrival.id);
    hexes.set(unit.id, hex);
  }
  const rows = units.map((unit): Row => {
    const hex = hexes.get(unit.id);
    return [unit.id, unit.name, unit.designation, unit.class, unit.arrives, areaOf.get(unit.id) ?? null, hex === undefined ? null : map.ids[hex], moreOf(oob, unit)];
  });
  const products = (oob.conversions ?? []).map(({ turn, consumes, name }) => ({ turn, consumes, name, id: consumes.replace('su-cav', 'su-gd-cav').replace(/\d+$/, String(Number.parseInt(name, 10))) }));
  const used = new Set([...rows.map((row) => row[3]), 'ge-hq', ...(products.length > 0 ? ['su-gcav'] : [])]);
  return {
    forces: {
      id,
      title,
      notice,
      kinds: Object.fromEntries(Object.entries(oob.classes).filter(([key]) => used.has(key)).map(([key, c]) => [key, kindOf(c)])),
      units: [...rows, AD_HOC, ...products.map((p): Row => [p.id, p.name, String(Number.parseInt(p.name, 10)), 'su-gcav', null, null, null, { marks: ['guards', 'winterized'] }])],
      areas: [...areas].map(([areaId, area]): AreaRow => [areaId, area.name, runsOf([...area.hexes].sort((a, b) => a - b).map((hex) => map.ids[hex]))]),
      conversions: products.map((p) => ({ id: `convert-${p.id}`, turn: p.turn, consumes: [p.consumes], produces: p.id, source: 'reconstructed' })),
    },
    leftOut: out,
  };
};

const within = (map: HexMap, hex: HexIx, { from, to }: ArrivalArea): boolean => {
  const [lat] = projection.inverse(...pointOf(map, hex));
  return lat >= from && lat < to;
};

const soviet = (id: string, name: string, from: number, to: number): ArrivalArea => ({ id, name: `Soviet reinforcements, ${name}`, from, to });
const EVERYWHERE = { from: -90, to: 90 };

/** Bands of latitude in which towns receive Soviet reinforcements, from the north. */
const banded = (bands: ReadonlyArray<ArrivalArea>) => (map: HexMap, hex: HexIx): ArrivalArea => bands.find((band) => within(map, hex, band)) ?? bands[bands.length - 1];

const BARBAROSSA_BANDS = banded([soviet('su-north', 'north', 57, 90), soviet('su-center', 'center', 51.5, 57), soviet('su-south', 'south', 46.2, 51.5), soviet('su-caucasus', 'Caucasus and Crimea', 0, 46.2)]);
const FALL_BLAU_BANDS = banded([soviet('su-don', 'upper Don', 50, 90), soviet('su-volga', 'Volga and lower Don', 46, 50), soviet('su-caucasus', 'Caucasus', 0, 46)]);

const listed = (units: ReadonlyArray<LeftOut>): string => `${units.length} units of the order of battle are left out, and listed with the reason.`;

/** *Barbarossa*. */
export const makeBarbarossa = (): MadeForces => {
  const { oob, leftOut } = readBarbarossa();
  const made = make({
    id: 'barbarossa-1941',
    title: 'Barbarossa, June 1941: forces (reconstruction)',
    notice: '',
    oob,
    leftOut,
    data: barbarossaMap,
    mayStand: (map, unit) => {
      const territories = unit.area === null || unit.area.startsWith('su-') ? SOVIET : (TERRITORIES[unit.area] ?? AXIS);
      return (hex) => territories.includes(map.territories[map.territory[hex]]);
    },
    arrivalArea: (unit, hex, map) => {
      if (isSoviet(oob, unit)) return BARBAROSSA_BANDS(map, hex);
      const land = map.territories[map.territory[hex]];
      const [key, name] = { Romania: ['ro', 'Romania'], Hungary: ['hu', 'Hungary'], Finland: ['fi', 'Finland'] }[land] ?? ['ge', 'Germany and Slovakia'];
      return { id: `${key}-rail`, name: `Axis reinforcements, ${name}`, ...EVERYWHERE };
    },
    margin: 3,
  });
  const notice =
    'A reconstruction from general history and the few ratings that rules texts state; not the published order of battle. Ratings go by class, places are the historical neighborhood, ' +
    'clipped to the frontiers of June 1941. Headquarters and their turns follow the list of Europa Reform as far as it can still be read. Soviet reinforcements after August are waves of ' +
    'the right size with designations, turns and places of ours. Places up to three hexes off the map stand at its edge, and so do units from Kraków; the fronts in Karelia and Lapland lie beyond it. ' +
    `${listed(made.leftOut)} Town coordinates: GeoNames (geonames.org), CC BY 4.0, rounded.`;
  return { ...made, forces: { ...made.forces, notice } };
};

/** *Fall Blau*. */
export const makeFallBlau = (): MadeForces => {
  const { oob, leftOut } = readFallBlau();
  const made = make({
    id: 'fall-blau-1942',
    title: 'Fall Blau, July 1942: forces (reconstruction)',
    notice: '',
    oob,
    leftOut: [
      ...leftOut,
      ...['First', 'Second'].map((army, i) => ({ id: `ro-army-hq-${i + 1}`, name: `Romanian ${army} Army HQ`, nation: 'Romania', place: null, why: 'in reserve at home, which lies off the map' })),
    ],
    data: fallBlauMap,
    mayStand: (map, unit) => {
      const held = areaMask(map, 'axis-held');
      const axis = unit.area === null || !unit.area.startsWith('su-');
      if (axis) return (hex) => held[hex] === 1;
      // the garrison of Sevastopol is cut off
      const fortress = map.places.find((place) => place.name === 'Sevastopol')?.hex;
      if (unit.area === 'su-sev') return (hex) => hex === fortress;
      return (hex) => SOVIET.includes(map.territories[map.territory[hex]]) && held[hex] === 0 && hex !== fortress;
    },
    arrivalArea: (unit, hex, map) => (isSoviet(oob, unit) ? FALL_BLAU_BANDS(map, hex) : { id: 'ax-rail', name: 'Axis reinforcements', ...EVERYWHERE }),
    margin: 0,
  });
  const notice =
    'A reconstruction from general history and the few ratings that rules texts state; not the published order of battle. Ratings go by class, places are the historical neighborhood of the ' +
    'end of June 1942 on our drawing of the front; turns of reinforcements and withdrawals are estimates; six divisions about Orel, of Army Group Center, are added. Headquarters and their turns follow the list of Europa Reform as far as it can still ' +
    `be read. ${listed(made.leftOut)} Town coordinates: GeoNames (geonames.org), CC BY 4.0, rounded.`;
  return { ...made, forces: { ...made.forces, notice } };
};

const BARBAROSSA: Words = { module: 'The forces of Barbarossa, June to December 1941.', forces: 'barbarossaForces', leftOut: 'barbarossaLeftOut', about: 'The order of battle of Barbarossa: a reconstruction, not the published one.' };
const FALL_BLAU: Words = { module: 'The forces of Fall Blau, July to November 1942.', forces: 'fallBlauForces', leftOut: 'fallBlauLeftOut', about: 'The order of battle of Fall Blau: a reconstruction, not the published one.' };

/** The texts of the modules, by file. */
export const moduleTexts = (): Readonly<Record<string, string>> => {
  const [barbarossa, fallBlau] = [makeBarbarossa(), makeFallBlau()];
  return { 'barbarossaForces.ts': forcesModule(barbarossa.forces, barbarossa.leftOut, BARBAROSSA), 'fallBlauForces.ts': forcesModule(fallBlau.forces, fallBlau.leftOut, FALL_BLAU) };
};

const run = (check: boolean): void => {
  for (const [file, text] of Object.entries(moduleTexts())) {
    const target = new URL(file, import.meta.url);
    if (!check) writeFileSync(target, text);
    else if (readFileSync(target, 'utf8') !== text) {
      console.error(`${file} is not what forces.generate.ts makes: run npm run forces:eastern-front`);
      process.exitCode = 1;
    }
  }
};

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) run(process.argv.includes('--check'));
