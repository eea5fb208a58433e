/**
 * A hex map in dense arrays, and the plain file format it is made from.
 * @module
 */
import {
  type Grid,
  type HexId,
  type HexIx,
  directionTo,
  hexId,
  hexsideIx,
  makeGrid,
  neighborTable,
  OFF_MAP,
  parseHexId,
} from './hex.js';
import { type Source, SOURCES } from './table.js';
import { type Either, left, type NonEmpty, right } from '../prelude.js';

/**
 * A named place on the map. A city of two hexes is two places with the same `city`.
 * @since 0.1.0
 */
export interface PlaceData {
  readonly hex: HexId;
  readonly name: string;
  /** What the map prints there, for example `'major-full'`, `'major-partial'`, `'dot'`, `'reference'`. */
  readonly kind: string;
  /** The city that the place is part of; its name when nothing else is given. */
  readonly city?: string;
  readonly capital?: boolean;
}

/**
 * A map as shipped or loaded: plain JSON. Grids are one string a row, one character a hex.
 * @since 0.1.0
 */
export interface MapData {
  readonly format: 'grognard-map/1';
  readonly id: string;
  readonly title: string;
  /** Where the map comes from, shown whenever it is. */
  readonly notice: string;
  /** Inclusive first and last column and row. Where either goes beyond 99, hex ids have three digits each, `'001010'` (since 0.3.0). */
  readonly columns: readonly [number, number];
  readonly rows: readonly [number, number];
  /** Character → terrain name. */
  readonly terrains: Readonly<Record<string, string>>;
  readonly terrain: ReadonlyArray<string>;
  /** Character → territory (nation) name; a blank is no land of anybody's. */
  readonly territories: Readonly<Record<string, string>>;
  readonly territory: ReadonlyArray<string>;
  /**
   * Hexside feature → hexsides, `'1010/1011'`. A line (`rail`, `road`) runs across the hexside. Several that share hexes may
   * stand in one row (since 0.3.0): `'1010/1011/1111'` is the hexsides between each hex and the next.
   * A feature that faces one way is written `'1010>1011'`: it protects the second hex.
   */
  readonly hexsides: Readonly<Record<string, ReadonlyArray<string>>>;
  /** Hex feature (`fortress`, `airfield`, `port` …) → hexes. */
  readonly features: Readonly<Record<string, ReadonlyArray<HexId>>>;
  /**
   * Parts of the map that rules name and no territory tells, such as a sea or a zone of occupation, each with its
   * hexes. Areas may overlap. Since 0.2.0.
   */
  readonly areas?: Readonly<Record<string, ReadonlyArray<HexId>>>;
  /** Weather zones: a grid of capital letters, a blank where a hex lies in none. Since 0.3.0. */
  readonly zones?: ReadonlyArray<string>;
  readonly places: ReadonlyArray<PlaceData>;
  /** Source of everything not named in `hexes`, and of single hexes that are better known. */
  readonly source: Source;
  readonly hexSources: Readonly<Record<HexId, Source>>;
}

/**
 * A place, with its hex as an index.
 * @since 0.1.0
 */
export interface Place extends Omit<PlaceData, 'hex' | 'city'> {
  readonly hex: HexIx;
  readonly city: string;
}

/**
 * A map ready for play. All arrays are dense; hexside arrays have shape `size × 3` (see `hexsideIx`).
 * @since 0.1.0
 */
export interface HexMap {
  readonly id: string;
  readonly title: string;
  readonly notice: string;
  readonly grid: Grid;
  readonly ids: ReadonlyArray<HexId>;
  readonly hexOf: ReadonlyMap<HexId, HexIx>;
  /** `size × 6`; -1 beyond the edge. */
  readonly neighbors: Int32Array;
  /** `size × 6`: hexside number of each hex and direction; -1 on the edge. */
  readonly sides: Int32Array;
  readonly terrains: ReadonlyArray<string>;
  readonly terrain: Uint8Array;
  readonly territories: ReadonlyArray<string>;
  /** Index into `territories`, -1 for none. */
  readonly territory: Int8Array;
  readonly hexsideFeatures: ReadonlyArray<string>;
  /** Bit `i` of a hexside: it has `hexsideFeatures[i]`. */
  readonly hexsides: Int32Array;
  /** The hex that a facing hexside feature protects, -1 for none. Shape `size × 3`. */
  readonly protects: Int32Array;
  readonly features: ReadonlyArray<string>;
  /** Bit `i` of a hex: it has `features[i]`. */
  readonly hexFeatures: Int32Array;
  /** The hexes of each area, in the order of the map. Since 0.2.0. */
  readonly areas: ReadonlyMap<string, ReadonlyArray<HexIx>>;
  /** The letters of the weather zones, in alphabetic order; none on a map without. Since 0.3.0. */
  readonly zones: ReadonlyArray<string>;
  /** Index into `zones`, -1 for none. Since 0.3.0. */
  readonly zone: Int8Array;
  readonly places: ReadonlyArray<Place>;
  /** Index of the most important place of a hex (the first listed), -1 for none. */
  readonly placeAt: Int16Array;
  readonly source: Source;
  readonly hexSources: Readonly<Record<HexId, Source>>;
}

/**
 * What is wrong with a map file, and where.
 * @since 0.1.0
 */
export interface MapError {
  readonly code: string;
  readonly at: string;
  readonly detail: string;
}

/**
 * The bit of a hexside feature, 0 when the map has none such.
 * @since 0.1.0
 */
export const hexsideBit = (map: Pick<HexMap, 'hexsideFeatures'>, feature: string): number => {
  const i = map.hexsideFeatures.indexOf(feature);
  return i < 0 ? 0 : 1 << i;
};

/**
 * The bit of a hex feature, 0 when the map has none such.
 * @since 0.1.0
 */
export const featureBit = (map: Pick<HexMap, 'features'>, feature: string): number => {
  const i = map.features.indexOf(feature);
  return i < 0 ? 0 : 1 << i;
};

/**
 * The source of a hex.
 * @since 0.1.0
 */
export const hexSource = (map: HexMap, hex: HexIx): Source => map.hexSources[map.ids[hex]] ?? map.source;

/**
 * The hexes of one territory, in the order of the map; none when the map has no such territory.
 * @since 0.2.0
 */
export const territoryHexes = (map: Pick<HexMap, 'territories' | 'territory'>, territory: string): ReadonlyArray<HexIx> => {
  const found = map.territories.indexOf(territory);
  const hexes: HexIx[] = [];
  if (found >= 0) map.territory.forEach((t, hex) => t === found && hexes.push(hex));
  return hexes;
};

/**
 * The hexes of one city.
 * @since 0.1.0
 */
export const cityHexes = (map: HexMap, city: string): ReadonlyArray<HexIx> =>
  map.places.filter((p) => p.city === city).map((p) => p.hex);

/**
 * Which hexes lie in an area: 1 for those that do. Shape: `size`; all 0 when the map has no such area.
 * @since 0.2.0
 */
export const areaMask = (map: Pick<HexMap, 'areas' | 'grid'>, area: string): Uint8Array => {
  const mask = new Uint8Array(map.grid.size);
  for (const hex of map.areas.get(area) ?? []) mask[hex] = 1;
  return mask;
};

const ZONE_LETTERS: ReadonlyArray<string> = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const ZONE_LEGEND: Readonly<Record<string, string>> = Object.fromEntries(ZONE_LETTERS.map((letter) => [letter, letter]));

/**
 * The hexsides of one entry of a list, each written alone: `'1010/1011/1111'` is `1010/1011` and `1011/1111`. Anything else stays
 * as it is.
 * @since 0.3.0
 */
export const singleHexsides = (entry: string): ReadonlyArray<string> => {
  const hexes = entry.split('/');
  return hexes.length < 3 || entry.includes('>') ? [entry] : hexes.slice(1).map((hex, i) => `${hexes[i]}/${hex}`);
};

/**
 * The weather zone of a hex by letter, null when it lies in none.
 * @since 0.3.0
 */
export const zoneLetter = (map: Pick<HexMap, 'zones' | 'zone'>, hex: HexIx): string | null => map.zones[map.zone[hex]] ?? null;

/** A few lines of a file must not make somebody wait for a million hexes. */
const MOST_HEXES = 32_767;

/** Longer messages are cut off: they may name what somebody else made up. */
const MOST_DETAIL = 2000;

/**
 * A playable map from its file, or everything that is wrong with the file: each hex, hexside and
 * place named, with what would be right. The file must already have the shape of {@link MapData}.
 * @since 0.1.0
 */
export const makeMap = (data: MapData): Either<NonEmpty<MapError>, HexMap> => {
  const errors: MapError[] = [];
  const wrong = (code: string, at: string, detail: string): void => void errors.push({ code, at: at.slice(0, 80), detail: detail.slice(0, MOST_DETAIL) });
  if (!(data.columns[1] >= data.columns[0] && data.rows[1] >= data.rows[0] && data.columns[0] >= 0 && data.rows[0] >= 0))
    return left([{ code: 'map/extent', at: data.id, detail: 'Columns and rows are 0 or more, and the last must not come before the first.' }]);
  if (data.columns[1] > 999 || data.rows[1] > 999)
    return left([{ code: 'map/extent', at: data.id, detail: 'Hex ids have two digits each, or three on a large map: columns and rows end at 999.' }]);
  const grid = makeGrid(data.columns, data.rows);
  if (grid.size > MOST_HEXES) return left([{ code: 'map/extent', at: data.id, detail: `A map may have at most ${MOST_HEXES} hexes; this one would have ${grid.size}.` }]);
  const neighbors = neighborTable(grid);
  const sides = new Int32Array(grid.size * 6);
  for (let h = 0; h < grid.size; h++) for (let d = 0; d < 6; d++) sides[h * 6 + d] = hexsideIx(neighbors, h, d);

  const read = (
    name: string,
    lines: ReadonlyArray<string>,
    legend: Readonly<Record<string, string>>,
    names: string[],
    blank: boolean,
  ): Int8Array => {
    const out = new Int8Array(grid.size).fill(-1);
    const index = new Map<string, number>();
    for (const [char, value] of Object.entries(legend)) {
      if (!names.includes(value)) names.push(value);
      index.set(char, names.indexOf(value));
    }
    if (lines.length !== grid.rows) {
      wrong(`map/${name}`, data.id, `${name} has ${lines.length} rows of characters; the map has ${grid.rows} rows.`);
      return out;
    }
    lines.forEach((line, r) => {
      const chars = [...line];
      if (chars.length !== grid.columns)
        wrong(`map/${name}`, `row ${data.rows[0] + r}`, `${name} has ${chars.length} characters here; the map has ${grid.columns} columns.`);
      chars.slice(0, grid.columns).forEach((char, c) => {
        const hex = c * grid.rows + r;
        const value = index.get(char);
        if (value !== undefined) out[hex] = value;
        else if (!(blank && char === ' '))
          wrong(`map/${name}`, hexId(grid, hex), `'${char}' is not in the legend of ${name} (${[...index.keys()].join('')}).`);
      });
    });
    return out;
  };
  const terrains: string[] = [];
  const territories: string[] = [];
  const terrain = read('terrain', data.terrain, data.terrains, terrains, false);
  const territory = read('territory', data.territory, data.territories, territories, true);
  // only letters that stand somewhere are zones; they come first, so that their numbers are those of `zones`
  const standing = new Set((data.zones ?? []).join(''));
  const zones = ZONE_LETTERS.filter((letter) => standing.has(letter));
  const zone = data.zones === undefined ? new Int8Array(grid.size).fill(-1) : read('zones', data.zones, ZONE_LEGEND, [...zones], true);

  const hexNamed = (id: HexId, at: string): HexIx => {
    const hex = parseHexId(grid, id);
    if (hex === OFF_MAP) wrong('map/no-such-hex', at, `${id} is not a hex of this map (${hexId(grid, 0)} to ${hexId(grid, grid.size - 1)}).`);
    return hex;
  };
  const hexsideFeatures = Object.keys(data.hexsides);
  if (hexsideFeatures.length > 31) wrong('map/features', data.id, 'A map may have at most 31 kinds of hexside feature.');
  const hexsides = new Int32Array(grid.size * 3);
  const protects = new Int32Array(grid.size * 3).fill(-1);
  hexsideFeatures.forEach((feature, bit) => {
    for (const text of data.hexsides[feature].flatMap(singleHexsides)) {
      const parts = text.split(/[/>]/);
      if (parts.length !== 2) {
        wrong('map/hexside', `${feature} ${text}`, `A hexside is two adjacent hexes, as in 1010/1011; several may stand in a row, as in 1010/1011/1111.`);
        continue;
      }
      const [a, b] = parts.map((id) => hexNamed(id, `${feature} ${text}`));
      if (a < 0 || b < 0) continue;
      const d = directionTo(neighbors, a, b);
      if (d < 0) {
        wrong('map/hexside', `${feature} ${text}`, `${parts[0]} and ${parts[1]} are not adjacent.`);
        continue;
      }
      const side = sides[a * 6 + d];
      hexsides[side] |= 1 << bit;
      if (!text.includes('>')) continue;
      if (protects[side] >= 0 && protects[side] !== b)
        wrong('map/hexside', `${feature} ${text}`, `Another facing feature of this hexside protects ${parts[0]}; all must face one way.`);
      protects[side] = b;
    }
  });
  const features = Object.keys(data.features);
  if (features.length > 31) wrong('map/features', data.id, 'A map may have at most 31 kinds of hex feature.');
  const hexFeatures = new Int32Array(grid.size);
  features.forEach((feature, bit) => {
    for (const id of data.features[feature]) {
      const hex = hexNamed(id, feature);
      if (hex >= 0) hexFeatures[hex] |= 1 << bit;
    }
  });
  const areas = new Map<string, ReadonlyArray<HexIx>>();
  for (const [area, ids] of Object.entries(data.areas ?? {})) {
    const hexes = new Set(ids.map((id) => hexNamed(id, area)));
    areas.set(area, [...hexes].filter((hex) => hex >= 0).sort((a, b) => a - b));
  }
  const placeAt = new Int16Array(grid.size).fill(-1);
  const places: Place[] = [];
  for (const place of data.places) {
    const hex = hexNamed(place.hex, place.name);
    if (hex < 0) continue;
    if (placeAt[hex] < 0) placeAt[hex] = places.length;
    places.push({ ...place, hex, city: place.city ?? place.name });
  }
  for (const [id, source] of Object.entries(data.hexSources)) {
    hexNamed(id, 'hexSources');
    if (!SOURCES.includes(source)) wrong('map/source', id, `'${source}' is not a source (${SOURCES.join(', ')}).`);
  }
  if (!SOURCES.includes(data.source)) wrong('map/source', data.id, `'${data.source}' is not a source (${SOURCES.join(', ')}).`);
  if (errors.length > 0) return left(errors as unknown as NonEmpty<MapError>);
  const ids = Array.from({ length: grid.size }, (_, h) => hexId(grid, h));
  return right({
    id: data.id,
    title: data.title,
    notice: data.notice,
    grid,
    ids,
    hexOf: new Map(ids.map((id, h) => [id, h])),
    neighbors,
    sides,
    terrains,
    terrain: Uint8Array.from(terrain),
    territories,
    territory,
    hexsideFeatures,
    hexsides,
    protects,
    features,
    hexFeatures,
    areas,
    zones,
    zone,
    places,
    placeAt,
    source: data.source,
    hexSources: data.hexSources,
  });
};
