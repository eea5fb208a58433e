/**
 * What play has made of the map: features that were built, are being built, or are gone.
 * @module
 */
import type { FeatureChange, View } from '../engine/view.js';
import type { HexIx } from '../kernel/hex.js';

/** A feature to be drawn in a hex, and how it stands. */
export interface DrawnFeature {
  readonly feature: string;
  readonly is: 'printed' | FeatureChange['is'];
}

/** The features of each hex that has any: those printed, those that play has added, those that are gone. */
export const featuresByHex = (view: View): ReadonlyMap<HexIx, ReadonlyArray<DrawnFeature>> => {
  const { map } = view;
  const found = new Map<HexIx, DrawnFeature[]>();
  for (let hex = 0; hex < map.grid.size; hex++) {
    const bits = map.hexFeatures[hex];
    if (bits !== 0) found.set(hex, map.features.flatMap((feature, bit) => (bits & (1 << bit) ? [{ feature, is: 'printed' as const }] : [])));
  }
  for (const change of view.changes ?? []) {
    const hex = map.hexOf.get(change.hex);
    if (hex === undefined || change.of !== 'hex') continue;
    const { feature, is } = change;
    // one that is built again stands where the printed one is gone
    found.set(hex, [...(found.get(hex) ?? []).filter((f) => f.feature !== feature || f.is !== 'printed'), { feature, is }]);
  }
  return found;
};

/** Hexes whose protecting hexsides have lost a feature. */
export const unprotected = (view: View, feature: string): ReadonlySet<HexIx> =>
  new Set((view.changes ?? []).flatMap((c) => (c.of === 'hexsides' && c.is === 'gone' && c.feature === feature ? [view.map.hexOf.get(c.hex) ?? -1] : [])));
