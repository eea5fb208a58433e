/**
 * What a scenario of the Europa family says: who plays, for how long, on which map, with which forces.
 * @rule EBC 1, 2, 3E
 * @module
 */
import type { HexMap } from '../../kernel/map.js';
import type { HalfMonth } from './halfMonth.js';
import type { Tables } from './tables.js';
import type { ForcesData } from './unit.js';

/** Nations under one command. Two powers of one side are friends but not one army. @rule EBC 3E */
export interface Power {
  readonly id: string;
  /** In sentences: `'German'`. */
  readonly name: string;
  readonly side: 'axis' | 'allied';
  /** Nations of units. */
  readonly nations: ReadonlyArray<string>;
  /** Territories of the map that the power owns at the start. */
  readonly territories: ReadonlyArray<string>;
  /** Colors of its counters, CSS. */
  readonly fill: string;
  readonly ink: string;
}

/** A player turn of the sequence: whose units act in it. @rule EBC 4 */
export interface PlayerTurnData {
  readonly name: string;
  readonly side: 'axis' | 'allied';
  readonly powers: ReadonlyArray<string>;
  /** Stands only at the player turn of a surprise attack, before the first game turn: of the army, or of aircraft alone. @rule FITE 31F, REFORM 31F1 @since 0.3.0 */
  readonly surprise?: 'ground' | 'air-only';
}

/** How a game begins. `headquarters` since 0.3.0. */
export const DEPLOYMENTS = ['default', 'free', 'headquarters'] as const;
/** One of the ways. */
export type Deployment = (typeof DEPLOYMENTS)[number];

/** A scenario, ready to be laid out. */
export interface Setting {
  readonly id: string;
  readonly title: string;
  readonly notices: ReadonlyArray<string>;
  readonly turns: number;
  /** Name of a turn: `'1–3 September 1939'`. */
  readonly turnName: (turn: number) => string;
  /** The half-month that a turn falls into. @since 0.3.0 */
  readonly date: (turn: number) => HalfMonth;
  readonly map: HexMap;
  readonly forces: ForcesData;
  readonly tables: Tables;
  readonly powers: ReadonlyArray<Power>;
  readonly playerTurns: ReadonlyArray<PlayerTurnData>;
  /** `'default'`: units stand where the scenario puts them; `'free'`: players deploy, in this order of powers; `'headquarters'`: those of armies alone. */
  readonly deployment: Deployment;
  readonly deploymentOrder: ReadonlyArray<string>;
  /** Index of the power that owns each hex at the start, -1 for nobody; left out where land belongs to whose land it is. @since 0.3.0 */
  readonly owners?: ReadonlyArray<number>;
  /** The turn in whose beginning a power enters the war, by its id; those that are left out are in it from the start. @since 0.3.0 */
  readonly enters?: Readonly<Record<string, number>>;
  /** Options of the scenario that a saved match must name. */
  readonly options: Readonly<Record<string, string>>;
}
