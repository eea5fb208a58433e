/**
 * The corrections of the mapsheet and of single hexes in the errata, each a value that can be left out.
 * @rule SPI MAP, 5.7, 13.0 (SPI-MAP.0 to SPI-MAP.9, SPI-5.7.2, SPI-13.0.1)
 * @module
 */
import type { HexId } from '../../kernel/hex.js';

/** The area whose hexes count as Germany in 13.0. */
export const GERMANY_FOR_VICTORY = 'Germany for victory';
/** The area of coast hexes that errata 5.7 speaks of. */
export const NORTH_RUSSIAN_COAST = 'North Russian coast';
/** The sea of errata 5.89, and the land beside it that the case does not mean. */
export const MEDITERRANEAN = 'Mediterranean Sea';
export const AFRICA = 'Africa';
/** The part of France that is spared partisans. */
export const VICHY_FRANCE = 'Vichy France';
/** All land that is Denmark: a hex may be part of it and belong to another country. */
export const DENMARK = 'Denmark';

/** Hexes or hexsides put into a list of the map, and taken out of it. */
export interface ListPatch {
  readonly add?: ReadonlyArray<string>;
  readonly remove?: ReadonlyArray<string>;
  /** Of the hexes of this area only those added stay in the list. */
  readonly clear?: string;
}

/** One correction. */
export interface MapPatch {
  readonly id: string;
  /** The case or note of the errata that prints it, and its clauses. */
  readonly case: string;
  readonly clauses: ReadonlyArray<string>;
  readonly gist: string;
  /** Hex → terrain. */
  readonly terrain?: Readonly<Record<HexId, string>>;
  /** Hex → country; `''` for nobody's. */
  readonly territory?: Readonly<Record<HexId, string>>;
  /** Hex feature, hexside feature and area → what changes in its list. */
  readonly features?: Readonly<Record<string, ListPatch>>;
  readonly hexsides?: Readonly<Record<string, ListPatch>>;
  readonly areas?: Readonly<Record<string, ListPatch>>;
}

/** The gulfs of Gabes and Sirte. */
const SEA_HEXES = ['1123', '1525'];

const all = (value: string, hexes: ReadonlyArray<HexId>): Readonly<Record<HexId, string>> => Object.fromEntries(hexes.map((hex) => [hex, value]));

/** The ids of {@link MAP_PATCHES}. */
export type MapPatchId =
  | 'map-extra-ports'
  | 'map-rough-hexes'
  | 'map-straits-blocked'
  | 'map-denmark-tip'
  | 'map-clear-hexes'
  | 'map-sea-hexes'
  | 'map-prohibited-hexes'
  | 'map-corsica-french'
  | 'arctic-ports-1902-2104'
  | 'victory-hexes-not-germany';

/** All corrections, in the order of the errata's note on the mapsheet, then those that stand in cases. @since 0.2.0 */
export const MAP_PATCHES: ReadonlyArray<MapPatch & { readonly id: MapPatchId }> = [
  {
    id: 'map-extra-ports',
    case: 'MAP',
    clauses: ['SPI-MAP.1'],
    gist: 'Six more hexes are ports.',
    features: { port: { add: ['1207', '1317', '1508', '1902', '2007', '2104'] } },
  },
  { id: 'map-rough-hexes', case: 'MAP', clauses: ['SPI-MAP.2'], gist: 'Two hexes are rough.', terrain: all('rough', ['0315', '0718']) },
  {
    id: 'map-straits-blocked',
    case: 'MAP',
    clauses: ['SPI-MAP.3', 'SPI-MAP.4'],
    gist: 'Seven hexsides are Negotiable Straits, which bar land and rail movement.',
    hexsides: { strait: { add: ['2316/2415', '2018/2119', '1321/1420', '1919/1920', '0219/0220', '1209/1309', '1208/1209'] } },
  },
  {
    id: 'map-denmark-tip',
    case: 'MAP',
    clauses: ['SPI-MAP.5'],
    gist: 'No part of Denmark lies in 1208.',
    areas: { [DENMARK]: { remove: ['1208'] } },
  },
  { id: 'map-clear-hexes', case: 'MAP', clauses: ['SPI-MAP.6'], gist: 'Two hexes are clear.', terrain: all('clear', ['1817', '0923']) },
  {
    id: 'map-sea-hexes',
    case: 'MAP',
    clauses: ['SPI-MAP.7'],
    gist: 'Two hexes are sea.',
    terrain: all('sea', SEA_HEXES),
    territory: all('', SEA_HEXES),
    areas: { [MEDITERRANEAN]: { add: SEA_HEXES }, [AFRICA]: { remove: SEA_HEXES } },
  },
  {
    id: 'map-prohibited-hexes',
    case: 'MAP',
    clauses: ['SPI-MAP.8'],
    gist: 'Six land hexes are closed to land units.',
    terrain: all('prohibited', ['0409', '0410', '0509', '0510', '0608', '0609']),
  },
  {
    id: 'map-corsica-french',
    case: 'MAP',
    clauses: ['SPI-MAP.9'],
    gist: 'Corsica is 1017 and French.',
    territory: { '1017': 'France' },
    areas: { [VICHY_FRANCE]: { add: ['1017'] } },
  },
  {
    id: 'arctic-ports-1902-2104',
    case: '5.7',
    clauses: ['SPI-5.7.2'],
    gist: 'Of the north Russian coast only two hexes are ports.',
    features: { port: { add: ['1902', '2104'], clear: NORTH_RUSSIAN_COAST } },
  },
  {
    id: 'victory-hexes-not-germany',
    case: '13.0',
    clauses: ['SPI-13.0.1'],
    gist: 'Three hexes are no part of Germany for victory.',
    areas: { [GERMANY_FOR_VICTORY]: { remove: ['1614', '1714', '1814'] } },
  },
];

/** The corrections of the given ids, in the order of the errata. @since 0.2.0 */
export const mapPatches = (ids: ReadonlyArray<MapPatchId>): ReadonlyArray<MapPatch> => MAP_PATCHES.filter((patch) => ids.includes(patch.id));
