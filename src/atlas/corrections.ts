/**
 * Corrections by hand, and owners for the hexes that are left without.
 * @module
 */
import type { HexOverride, Overrides } from './geography.js';
import { around, type Canvas, hexNamed, onMap, type SideIx, sideNamed } from './plane.js';
import { isLand, type RasterHex, type Sheet } from './sheet.js';

/** A sheet with the overrides of its hexes. Ids that are not of this map are passed over. */
export const correctHexes = (sheet: Sheet, overrides: Overrides, canvas: Canvas): Sheet => {
  const corrected = [...sheet];
  for (const [id, override] of Object.entries(overrides.hexes ?? {})) {
    const hex = hexNamed(canvas, id);
    const facts = corrected[hex];
    if (facts != null) corrected[hex] = correctHex(facts, override);
  }
  return corrected;
};

const correctHex = (hex: RasterHex, override: HexOverride): RasterHex => {
  const kind = override.kind ?? hex.kind;
  const dried = hex.kind !== 'land' && kind === 'land';
  return {
    ...hex,
    kind,
    terrain: override.terrain ?? (kind !== 'land' ? kind : dried ? 'clear' : hex.terrain),
    country: override.country ?? hex.country,
    settlements: kind === 'land' ? hex.settlements : [],
    flags: [...new Set([...hex.flags, ...(override.flags ?? [])])],
  };
};

/** Remarks on overrides that name no hex or hexside of this map, and so correct nothing. */
export const strayOverrides = (overrides: Overrides, canvas: Canvas): ReadonlyArray<string> => {
  const hexes = [
    ...Object.keys(overrides.hexes ?? {}),
    ...Object.values(overrides.cityHex ?? {}).flatMap((id) => id ?? []),
  ];
  const sides = [
    ...(['rivers', 'rail', 'road'] as const).flatMap((layer) => Object.keys(overrides[layer] ?? {})),
    ...(['water', 'notWater', 'blocked', 'notBlocked'] as const).flatMap((layer) => overrides[layer] ?? []),
  ];
  return [
    ...hexes
      .filter((id) => !onMap(canvas, hexNamed(canvas, id)))
      .map((id) => `override of ${id}, which is no hex of this map`),
    ...sides
      .filter((text) => sideNamed(canvas, text) < 0)
      .map((text) => `override of ${text}, which is no hexside of this map`),
  ];
};

/** A sheet whose land without owner (islets, spits) goes with the first owned land clockwise from north. */
export const adoptOrphans = (sheet: Sheet, canvas: Canvas): Sheet => {
  const adopted = [...sheet];
  adopted.forEach((hex, ix) => {
    if (hex?.kind !== 'land' || hex.country !== null) return;
    const owner = around(canvas, ix).find((other) => isLand(adopted, other) && adopted[other]?.country != null);
    adopted[ix] = { ...hex, country: owner === undefined ? null : (adopted[owner] as RasterHex).country };
  });
  return adopted;
};

/** Sets and deletes hexsides of a layer: a class, or `null` for none. Hexsides that are not of this map are passed over. */
export const correctSides = <T>(
  sides: ReadonlyMap<SideIx, T>,
  overrides: Readonly<Record<string, string | null>> | undefined,
  canvas: Canvas,
  make: (overrideClass: string) => T,
): ReadonlyMap<SideIx, T> => {
  const corrected = new Map(sides);
  for (const [text, overrideClass] of Object.entries(overrides ?? {})) {
    const side = sideNamed(canvas, text);
    if (side < 0) continue;
    if (overrideClass === null) corrected.delete(side);
    else corrected.set(side, make(overrideClass));
  }
  return corrected;
};
