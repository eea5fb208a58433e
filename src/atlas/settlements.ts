/**
 * Towns on the hexes. A town makes its hex land, and the most important town of a hex decides who owns it.
 * @module
 */
import { type HexIx, OFF_MAP } from '../kernel/hex.js';
import type { City, LatLon, Overrides } from './geography.js';
import { around, type Canvas, hexAtPoint, hexNamed, onMap, type Point } from './plane.js';
import type { Projection } from './projection.js';
import type { RasterHex, Settlement, Sheet } from './sheet.js';

/** A sheet with its towns. */
export interface Settled {
  readonly sheet: Sheet;
  /** City → its hexes, the main one first; cities off the map are absent. */
  readonly cityHexes: ReadonlyMap<string, ReadonlyArray<HexIx>>;
  readonly notes: ReadonlyArray<string>;
}

const RANKS: Readonly<Record<string, number>> = { major: 3, dot: 2, reference: 1 };

/** How much a class of town counts: major 3, dot 2, reference 1. */
export const rankOf = (cityClass: string): number => RANKS[cityClass] ?? 0;

/** The points of a city, one for each of its hexes. */
export const pointsOf = (city: City): ReadonlyArray<LatLon> => city.points ?? [[city.lat, city.lon]];

/** Puts towns on the sheet, in the order given. */
export const settle = (
  surveyed: Sheet,
  cities: ReadonlyArray<City>,
  overrides: Overrides,
  canvas: Canvas,
  projection: Projection,
): Settled => {
  const sheet = [...surveyed];
  const notes: string[] = [];
  const cityHexes = new Map<string, ReadonlyArray<HexIx>>();
  for (const city of cities) {
    const hexes = hexesOfCity(sheet, city, overrides, canvas, projection);
    if (hexes.length === 0) continue;
    cityHexes.set(city.id, hexes);
    hexes.forEach((hex, i) => {
      const before = sheet[hex] as RasterHex;
      const after = withSettlement(before, city, i + 1);
      sheet[hex] = after;
      if (before.kind !== 'land')
        notes.push(`${city.name} makes ${before.id} land (was ${before.kind}, land ${before.landShare.toFixed(2)})`);
      if (before.country !== null && after.country !== before.country)
        notes.push(`${city.name} moves ${before.id} from ${before.country} to ${after.country}`);
    });
  }
  return { sheet, cityHexes, notes };
};

const withSettlement = (hex: RasterHex, city: City, part: number): RasterHex => {
  const rank = rankOf(city.class);
  const settlement: Settlement = { city: city.id, name: city.name, class: city.class, flags: city.flags ?? [], part };
  const above = hex.settlements.filter((s) => rankOf(s.class) >= rank);
  const leads = above.length === 0 && rank > 0;
  return {
    ...hex,
    kind: 'land',
    terrain: hex.kind === 'land' ? hex.terrain : 'clear',
    country: (leads ? city.country : hex.country) ?? hex.country ?? city.country,
    settlements: [...above, settlement, ...hex.settlements.slice(above.length)],
    flags: [...new Set([...hex.flags, ...settlement.flags])],
  };
};

const hexesOfCity = (
  sheet: Sheet,
  city: City,
  overrides: Overrides,
  canvas: Canvas,
  projection: Projection,
): ReadonlyArray<HexIx> => {
  const given = overrides.cityHex?.[city.id];
  if (given === null) return [];
  const named = given === undefined ? [] : typeof given === 'string' ? [given] : given;
  const hexes: HexIx[] = [];
  pointsOf(city).forEach(([lat, lon], i) => {
    const point = projection.forward(lat, lon);
    let hex = hexAtPoint(canvas, point);
    // two points of a large city may fall into one hex: it then spreads to the nearest dry neighbor
    if (i > 0 && hexes.includes(hex)) hex = nearestFree(sheet, hexes, canvas, hex, point);
    if (named[i] !== undefined) hex = hexNamed(canvas, named[i]);
    if (onMap(canvas, hex)) hexes.push(hex);
  });
  return hexes;
};

const nearestFree = (sheet: Sheet, taken: ReadonlyArray<HexIx>, canvas: Canvas, hex: HexIx, point: Point): HexIx => {
  let best = OFF_MAP;
  let bestSquare = Infinity;
  for (const other of around(canvas, hex)) {
    const facts = sheet[other];
    if (facts == null || facts.kind === 'sea' || taken.includes(other)) continue;
    const [u, v] = canvas.centers[other];
    const square = (u - point[0]) ** 2 + (v - point[1]) ** 2;
    if (square < bestSquare) {
      bestSquare = square;
      best = other;
    }
  }
  return best;
};
