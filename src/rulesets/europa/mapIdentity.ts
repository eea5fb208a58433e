/**
 * What makes a map the same map, for saved matches: everything printed on it, in whatever order its file names things.
 * @module
 */
import type { HexMap } from '../../kernel/map.js';

/** Kinds of features in the order in which they are written; others follow by name. */
const KINDS: ReadonlyArray<string> = ['minor-river', 'major-river', 'sea', 'lake', 'rail', 'road', 'fortified', 'fortress', 'fort', 'airfield', 'port', 'naval-base', 'oil', 'arctic'];

const inOrder = (names: ReadonlyArray<string>): ReadonlyArray<string> => {
  const place = (name: string): number => (KINDS.includes(name) ? KINDS.indexOf(name) : KINDS.length);
  return [...names].sort((a, b) => place(a) - place(b) || (a < b ? -1 : 1));
};

/** Bits of a list of names as bits of another list of the same names. */
const asBitsOf = (names: ReadonlyArray<string>, ordered: ReadonlyArray<string>): ((bits: number) => number) => {
  const bitOf = names.map((name) => 1 << ordered.indexOf(name));
  return (bits) => bitOf.reduce((sum, bit, i) => (bits & (1 << i) ? sum | bit : sum), 0);
};

/** All that is printed on a map, as plain data. Areas and weather zones stand in it only where there are some. @since 0.3.0 */
export const mapIdentity = (map: HexMap): Readonly<Record<string, unknown>> => {
  const [hexsideFeatures, features] = [inOrder(map.hexsideFeatures), inOrder(map.features)];
  return {
    id: map.id,
    grid: map.grid,
    terrain: [...map.terrain].map((t) => map.terrains[t]),
    territory: [...map.territory].map((t) => map.territories[t] ?? null),
    hexsides: [...map.hexsides].map(asBitsOf(map.hexsideFeatures, hexsideFeatures)),
    protects: [...map.protects],
    hexsideFeatures,
    features,
    hexFeatures: [...map.hexFeatures].map(asBitsOf(map.features, features)),
    ...(map.zones.length === 0 ? {} : { zones: [...map.zone].map((z) => map.zones[z] ?? null) }),
    ...(map.areas.size === 0 ? {} : { areas: Object.fromEntries(map.areas) }),
    places: map.places,
  };
};
