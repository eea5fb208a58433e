/**
 * The Terrain Effects Chart: what hexes and hexsides cost, what they do to an attack, and what may cross them.
 * @rule SPI 5.2, 5.66, 6.0, 8.5, 16.7, map notes (AMB-SPI-4 to AMB-SPI-7)
 * @module
 */
import type { TableError } from '../../../engine/tableError.js';
import type { Table } from '../../../kernel/table.js';
import type { Either, NonEmpty } from '../../../prelude.js';
import { finished, makeReader, row } from './reader.js';

/** What a kind of hex does. @since 0.2.0 */
export interface HexEffects {
  /** Movement points to enter; null where land units may not. */
  readonly infantry: number | null;
  readonly mechanized: number | null;
  /** Added to the differential of an attack on the hex. */
  readonly shift: number;
  /** Whether zones of control extend into it. */
  readonly zoc: boolean;
  readonly supply: boolean;
  readonly rail: boolean;
  readonly airdrop: boolean;
}

/** What a kind of hexside does to what would cross it. @since 0.2.0 */
export interface HexsideEffects {
  /** Movement points to cross, beside those of the hex; null where land units may not. */
  readonly infantry: number | null;
  readonly mechanized: number | null;
  /** Whether units may attack across it. */
  readonly attack: boolean;
  readonly zoc: boolean;
  readonly supply: boolean;
  readonly rail: boolean;
  readonly airdrop: boolean;
}

/** The chart. @since 0.2.0 */
export interface TerrainChart {
  readonly hexes: Readonly<Record<HexTerrain, HexEffects>>;
  readonly hexsides: Readonly<Record<HexsideTerrain, HexsideEffects>>;
  /** Added to the differential of an amphibious assault. */
  readonly assaultShift: number;
}

/** Terrain of hexes, as maps name it. @since 0.2.0 */
export const HEX_TERRAINS = ['clear', 'rough', 'sea', 'prohibited'] as const;
/** One of them. @since 0.2.0 */
export type HexTerrain = (typeof HEX_TERRAINS)[number];

/**
 * Features of hexsides, as maps name them: `sea` is water between two land hexes, `strait` a Negotiable Strait,
 * `blocked` a mountain barrier.
 * @since 0.2.0
 */
export const HEXSIDE_TERRAINS = ['sea', 'strait', 'blocked'] as const;
/** One of them. @since 0.2.0 */
export type HexsideTerrain = (typeof HEXSIDE_TERRAINS)[number];

const ASSAULT = 'other/amphibious assault';
const ROWS = [...HEX_TERRAINS.map((name) => `hex/${name}`), ...HEXSIDE_TERRAINS.map((name) => `hexside/${name}`), ASSAULT];
const COLUMNS = ['infantry', 'mechanized', 'shift', 'attack', 'zoc', 'supply', 'rail', 'airdrop'];
const PROHIBITED = 'P';

/** The chart that is used when nobody loads the printed one. @since 0.2.0 */
export const terrainData: Table<string> = {
  id: 'spi-terrain',
  title: 'Terrain Effects Chart',
  notice:
    'Not the published chart, which could not be had. That there are these classes, and that straits bar land and rail movement, is printed; costs and the rest are reconstructed. ' +
    'Rail movement and airdrops across blocked hexsides are allowed here, as in the first edition: errata 5.66 and 16.7 forbid them.',
  columns: COLUMNS,
  rows: ROWS,
  cells: [
    row('rrrrrrrr', 1, 1, 0, '', 'yes', 'yes', 'yes', 'yes'),
    row('rrrrrrrr', 2, 3, -1, '', 'yes', 'yes', 'yes', 'yes'),
    row('iirrrrri', PROHIBITED, PROHIBITED, 0, '', 'no', 'no', 'no', 'no'),
    row('pprrrrri', PROHIBITED, PROHIBITED, 0, '', 'no', 'no', 'no', 'no'),
    row('iirrrrri', PROHIBITED, PROHIBITED, '', 'no', 'no', 'no', 'no', 'no'),
    row('pprrrrpi', PROHIBITED, PROHIBITED, '', 'no', 'no', 'no', 'no', 'yes'),
    row('rrrrrrii', PROHIBITED, PROHIBITED, '', 'no', 'no', 'no', 'yes', 'yes'),
    row('rrrrrrrr', '', '', -1, '', '', '', '', ''),
  ],
};

/** The chart ready for use, or what is wrong with it. @since 0.2.0 */
export const compileTerrain = (data: Table<string>): Either<NonEmpty<TableError>, TerrainChart> => {
  const reader = makeReader(data);
  reader.expect(ROWS, COLUMNS);
  const cost = (name: string, column: string): number | null => reader.wholeOr(PROHIBITED, name, column, 0, 20);
  const hex = (kind: HexTerrain): HexEffects => {
    const name = `hex/${kind}`;
    return {
      infantry: cost(name, 'infantry'),
      mechanized: cost(name, 'mechanized'),
      shift: reader.whole(name, 'shift', -9, 9),
      zoc: reader.yes(name, 'zoc'),
      supply: reader.yes(name, 'supply'),
      rail: reader.yes(name, 'rail'),
      airdrop: reader.yes(name, 'airdrop'),
    };
  };
  const hexside = (kind: HexsideTerrain): HexsideEffects => {
    const name = `hexside/${kind}`;
    return {
      infantry: cost(name, 'infantry'),
      mechanized: cost(name, 'mechanized'),
      attack: reader.yes(name, 'attack'),
      zoc: reader.yes(name, 'zoc'),
      supply: reader.yes(name, 'supply'),
      rail: reader.yes(name, 'rail'),
      airdrop: reader.yes(name, 'airdrop'),
    };
  };
  return finished(reader, {
    hexes: { clear: hex('clear'), rough: hex('rough'), sea: hex('sea'), prohibited: hex('prohibited') },
    hexsides: { sea: hexside('sea'), strait: hexside('strait'), blocked: hexside('blocked') },
    assaultShift: reader.whole(ASSAULT, 'shift', -9, 9),
  });
};
