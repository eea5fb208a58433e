/**
 * Hexsides that are water although there is land on both sides: straits, lagoons, long lakes.
 * @module
 */
import type { Geography } from './geography.js';
import { between, type Canvas, cornerPoint, endsOf, sideNamed, type SideIx } from './plane.js';
import { makeRegions } from './polygons.js';
import type { Projection } from './projection.js';
import { isLand, type Sheet } from './sheet.js';

/** A water hexside: the lake or lagoon it runs through, `null` for the open sea or when nothing tells. */
export interface WaterSide {
  readonly lake: string | null;
}

/** Samples of a hexside, shares of its length; the very ends belong to other hexsides as much. */
const SHARES: ReadonlyArray<number> = Array.from({ length: 12 }, (_, i) => 0.04 + (0.92 * i) / 11);

/** The water hexsides of a sheet, corrected. */
export const surveyWaterSides = (
  geography: Geography,
  sheet: Sheet,
  canvas: Canvas,
  projection: Projection,
): ReadonlyMap<SideIx, WaterSide> => {
  const coast = makeRegions(geography.coast);
  const lakes = makeRegions(geography.lakes);
  const soundings = (side: SideIx): ReadonlyArray<string | null> => {
    const [a, b] = endsOf(canvas, Math.floor(side / 3), side % 3).map((corner) => cornerPoint(canvas, corner));
    return SHARES.flatMap((share): ReadonlyArray<string | null> => {
      const [lat, lon] = projection.inverse(...between(a, b, share));
      const lake = lakes.first(lon, lat);
      return lake !== null ? [lake.name] : coast.first(lon, lat) === null ? [null] : [];
    });
  };
  const water = new Map<SideIx, WaterSide>();
  const record = (side: SideIx, wet: ReadonlyArray<string | null>): void =>
    void water.set(side, { lake: wet.find((name) => name !== null) ?? null });

  sheet.forEach((hex, ix) => {
    if (hex?.kind !== 'land') return;
    for (let d = 0; d < 3; d++) {
      if (!isLand(sheet, canvas.neighbors[ix * 6 + d])) continue;
      const wet = soundings(ix * 3 + d);
      if (wet.length / SHARES.length >= geography.sheet.thresholds.waterSide) record(ix * 3 + d, wet);
    }
  });
  for (const text of geography.overrides.notWater ?? []) water.delete(sideNamed(canvas, text));
  for (const text of geography.overrides.water ?? []) {
    const side = sideNamed(canvas, text);
    if (side >= 0) record(side, soundings(side));
  }
  return water;
};
