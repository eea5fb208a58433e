/**
 * Units and forces as printed: what stands on a counter, and the order of battle that it comes from.
 * Never part of a game state. Units are ground units; air points and ships are none.
 * @rule EBC 3A (BC-3A.1), UIC
 * @module
 */
import type { HexId } from '../../kernel/hex.js';
import type { Source } from '../../kernel/table.js';

/** A unit as a small integer, dense from 0 within its forces. */
export type UnitIx = number;
/** A unit's name in files and actions: `'po-inf-xx-24'`. */
export type UnitId = string;

/** Size symbols of the Unit Identification Chart. @rule UIC */
export type UnitSize = 'XXX' | 'XX' | 'X' | 'III' | 'II' | 'I' | 'CADRE' | 'HQ';

/**
 * What single rules want to know of a unit beyond its type: Guards, winterized, a division of the Replacement Army, troops raised
 * in the East, foreign troops in Soviet service, position antiaircraft, whether it may retreat before combat, the commando of the German navy.
 * @rule FITE, REFORM 12H, 31C, 39D1, 39D8, 39J
 * @since 0.3.0
 */
export const UNIT_MARKS = ['guards', 'winterized', 'replacement-army', 'eastern', 'soviet-service', 'position-aa', 'evades', 'stays', 'ad-hoc', 'kriegsmarine'] as const;
export type UnitMark = (typeof UNIT_MARKS)[number];

/** The numbers on one side of a counter. Movement `'R'`: rail only. */
export interface Rating {
  readonly attack: number;
  readonly defense: number;
  readonly movement: number | 'R';
}

/** One unit of an order of battle, as in a forces file. */
export interface UnitData {
  readonly id: UnitId;
  readonly name: string;
  readonly designation: string;
  readonly nation: string;
  /** In the words of the Unit Identification Chart, `mot` in front for the motorized symbol: `'mot Inf'`. */
  readonly type: string;
  readonly size: UnitSize;
  readonly full: Rating;
  /** The cadre on the back of a divisional unit's counter. @rule EBC 9E (BC-9E.1) */
  readonly cadre: Rating | null;
  /** The supported symbol (a dot). */
  readonly dot: boolean;
  /** Antiaircraft strength, 0 for none. */
  readonly aa: number;
  /** What a rule says of some units and the counter does not show by type. @since 0.3.0 */
  readonly marks?: ReadonlyArray<UnitMark>;
  /** The counter that stands for the unit once its nation has gone over to the other side; without one it goes home then. @rule FITE 32 @since 0.3.0 */
  readonly turnsInto?: UnitId;
  /** Which side lies up when the unit enters play. */
  readonly starts: 'full' | 'cadre';
  /** Turn of arrival, 0 at start; null: only by conversion or by an event. */
  readonly arrives: number | null;
  /** Turn in whose beginning the unit is taken out of play, for historical transfers; it stays when this is null or left out. @since 0.3.0 */
  readonly leaves?: number | null;
  /** Set-up area or arrival area (see {@link AreaData}), null when `hex` is binding. */
  readonly area: string | null;
  /** The hex of the default set-up or arrival, null when the unit has none. */
  readonly hex: HexId | null;
  readonly source: Source;
  /** Source of the ratings, where better known than the unit's presence and place. */
  readonly ratingSource: Source;
}

/** Where units of an army may be set up or arrive. */
export interface AreaData {
  readonly id: string;
  readonly name: string;
  readonly hexes: ReadonlyArray<HexId>;
  readonly source: Source;
}

/** A conversion of the order of battle: units that become another one. @rule FTF 20B */
export interface ConversionData {
  readonly id: string;
  /** First turn in which it may be made. */
  readonly turn: number;
  readonly consumes: ReadonlyArray<UnitId>;
  readonly produces: UnitId;
  readonly source: Source;
}

/** A mobilization of the order of battle: a cadre that may be flipped to its full side. @rule FTF 20C */
export interface MobilizationData {
  readonly turn: number;
  /** The unit named; any cadre with the same cadre and full ratings will do. */
  readonly unit: UnitId;
  readonly source: Source;
}

/** An order of battle as shipped or loaded: plain JSON. */
export interface ForcesData {
  readonly format: 'grognard-forces/1';
  readonly id: string;
  readonly title: string;
  readonly notice: string;
  readonly units: ReadonlyArray<UnitData>;
  readonly areas: ReadonlyArray<AreaData>;
  readonly conversions: ReadonlyArray<ConversionData>;
  readonly mobilizations: ReadonlyArray<MobilizationData>;
}
