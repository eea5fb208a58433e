/**
 * What a scenario says: who plays, for how long, on which map, with which forces, and how the world stands.
 * @rule SPI 10, 11, 14, 15
 * @module
 */
import type { HexId } from '../../kernel/hex.js';
import type { MapData } from '../../kernel/map.js';
import type { Reconstruction } from './reconstruction.js';
import type { Tables } from './tables/load.js';
import type { ForcesData } from './unit.js';

/** How a nation stands at the start. */
export type StartStance = 'war' | 'peace' | 'neutral' | 'pro-axis' | 'gone';

/** A way from one sea to another, for whoever is not kept out. @rule SPI 5.7 */
export interface Passage {
  readonly name: string;
  readonly between: readonly [string, string];
  /** Closed to a player whose enemy controls one of these hexes, and to everybody while one of them is a neutral's. */
  readonly hexes: ReadonlyArray<HexId>;
}

/** A free set-up of Russian units. @rule SPI 17.12 */
export interface FreeSetup {
  readonly nation: string;
  readonly total: number;
}

/** A scenario, ready to be laid out. */
export interface Setting {
  readonly id: string;
  readonly title: string;
  readonly notices: ReadonlyArray<string>;
  /** Axis against Allies, or Axis, West and Russia. @rule SPI 16.82 */
  readonly players: 2 | 3;
  /** Game-Turns, the first and the last one. */
  readonly firstTurn: number;
  readonly lastTurn: number;
  readonly turnName: (turn: number) => string;
  readonly map: MapData;
  /** Whether hex numbers mean the same hexes as on the printed sheet, so that the errata's corrections apply. */
  readonly mapsheet: boolean;
  readonly tables: Tables;
  readonly forces: ForcesData;
  readonly reconstruction: Reconstruction;
  /** Nations that do not stand as the table of neutrals has them. */
  readonly stances: Readonly<Record<string, StartStance>>;
  /** Countries and areas of the map that another nation holds than the map says; later ones go over earlier ones. @rule SPI 9.74 */
  readonly held: ReadonlyArray<readonly [part: string, nation: string]>;
  readonly passages: ReadonlyArray<Passage>;
  /** Where new units of a nation appear, when not in its own country. */
  readonly muster: Readonly<Record<string, string>>;
  /** The Axis stock of points at the start. */
  readonly axisNaval: { readonly naval: number; readonly amphibious: number };
  readonly freeSetup: FreeSetup | null;
  /** Whether the scenario begins before the Allies are at war. @rule SPI SCN */
  readonly beginsBeforeWar: boolean;
  /** Colors of counters by nation, and by player for hexes. */
  readonly colors: Readonly<Record<string, { readonly fill: string; readonly ink: string }>>;
  readonly options: Readonly<Record<string, string>>;
}
