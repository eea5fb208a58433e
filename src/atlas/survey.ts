/**
 * Land, lake, terrain and owner of each hex, by sampling it evenly.
 * @module
 */
import type { Geography } from './geography.js';
import { type Canvas, nameOf, onMap } from './plane.js';
import { makeRegions } from './polygons.js';
import type { Projection } from './projection.js';
import type { Sheet } from './sheet.js';

/** 86 samples of a hex, evenly spread and symmetric about its center. */
const SAMPLES: ReadonlyArray<readonly [number, number]> = (() => {
  const samples: Array<readonly [number, number]> = [];
  for (let i = -5; i <= 5; i++)
    for (let j = -5; j <= 4; j++) {
      const [u, v] = [i * 0.105, (j + 0.5) * 0.1];
      if (Math.abs(v) <= 0.5 && Math.abs(v) + Math.sqrt(3) * Math.abs(u) <= 1) samples.push([u, v]);
    }
  return samples;
})();

/** The hexes of the map as the areas alone make them: without towns, corrections or lines. */
export const surveyHexes = (geography: Geography, canvas: Canvas, projection: Projection): Sheet => {
  const coast = makeRegions(geography.coast);
  const lakes = makeRegions(geography.lakes);
  const borders = makeRegions(geography.borders, 0.2);
  const regions = makeRegions(geography.terrain, 0.2);
  const { thresholds } = geography.sheet;
  return canvas.centers.map(([u, v], hex) => {
    if (!onMap(canvas, hex)) return null;
    const terrains = new Map<string, number>();
    const countries = new Map<string, number>();
    const lakeNames = new Map<string, number>();
    for (const [du, dv] of SAMPLES) {
      const [lat, lon] = projection.inverse(u + du, v + dv);
      if (coast.first(lon, lat) === null) continue;
      const lake = lakes.first(lon, lat);
      if (lake !== null) {
        count(lakeNames, lake.name);
        continue;
      }
      count(terrains, regions.last(lon, lat)?.class ?? 'clear');
      const country = borders.first(lon, lat);
      if (country !== null) count(countries, country.name);
    }
    const land = total(terrains);
    const lake = total(lakeNames);
    const notClear = land - (terrains.get('clear') ?? 0);
    terrains.delete('clear');
    const kind =
      (land + lake) / SAMPLES.length < thresholds.land
        ? 'sea'
        : lake / SAMPLES.length > thresholds.lake
          ? 'lake'
          : 'land';
    const ground = land > 0 && notClear / land >= thresholds.terrain ? commonest(terrains) : null;
    return {
      id: nameOf(canvas, hex),
      kind,
      terrain: kind === 'land' ? (ground ?? 'clear') : kind,
      country: commonest(countries),
      lake: kind === 'lake' ? commonest(lakeNames) : null,
      landShare: land / SAMPLES.length,
      lakeShare: lake / SAMPLES.length,
      settlements: [],
      flags: [],
    };
  });
};

const count = (counts: Map<string, number>, key: string): void => void counts.set(key, (counts.get(key) ?? 0) + 1);

const total = (counts: ReadonlyMap<string, number>): number => [...counts.values()].reduce((sum, n) => sum + n, 0);

/** The key with the highest count, of equals the one met first; `null` of none. */
const commonest = (counts: ReadonlyMap<string, number>): string | null => {
  let best: string | null = null;
  let most = 0;
  for (const [key, n] of counts)
    if (n > most) {
      most = n;
      best = key;
    }
  return best;
};
