/**
 * What checks, costs and modifiers are asked about: one record for each kind of thing that may be done.
 * @module
 */
import type { Direction, HexIx } from '../../kernel/hex.js';
import type { RuleRef } from '../../kernel/rule.js';
import type { StepMode } from './action.js';
import type { Sortie } from './air.js';
import type { Serving } from './attackSupply.js';
import type { Board } from './board.js';
import type { Position } from './position.js';
import type { Combat, CombatSide } from './state.js';
import type { UnitIx } from './unit.js';
import type { WorkKind } from './works.js';

/** A unit in a position. */
export interface UnitQuery {
  readonly pos: Position;
  readonly unit: UnitIx;
}

/** What would stand in a hex. Counts by kind of unit, for stacking; units that no limit counts are left out. */
export interface StackQuery {
  readonly pos: Position;
  readonly hex: HexIx;
  /** Divisional units that are no artillery; artillery divisions; other units; non-divisional artillery. */
  readonly divisions: number;
  readonly artilleryDivisions: number;
  readonly others: number;
  readonly artillery: number;
  /** Regimental equivalents of those other units, and of that artillery; halves occur. @since 0.3.0 */
  readonly otherRes: number;
  readonly artilleryRes: number;
  /** Corps of c/m types, and headquarters of Tank Armies, which count in nothing else. @rule REFORM 31C @since 0.3.0 */
  readonly cmCorps: number;
  readonly tankArmies: number;
}

/** One step of one unit. Reused by the hot loop: never kept. */
export interface StepQuery {
  pos: Position;
  unit: UnitIx;
  from: HexIx;
  to: HexIx;
  /** -1 when the hexes are not adjacent. */
  dir: Direction;
  by: StepMode;
  /** Cost in twentieths, `BARRED` when the terrain or the lack of a line forbids it. */
  cost: number;
}

/** One hexside crossed by a movement class in some weather: what costs are folded from. */
export interface CostQuery {
  board: Board;
  /** Movement class: 0 `other`, 1 `cm-art`. */
  class: number;
  /** Column group of the terrain chart for the weather. */
  weather: string;
  from: HexIx;
  to: HexIx;
  dir: Direction;
  side: number;
}

/** One part of the cost of a step, in twentieths of a movement point, or `BARRED`. */
export interface CostRule {
  readonly ref: RuleRef;
  readonly value: (q: CostQuery) => number;
}

/** A unit to be put into a hex from off the map. */
export interface EntryQuery {
  readonly pos: Position;
  readonly unit: UnitIx;
  readonly hex: HexIx;
}

/** A cadre to be mobilized; `mobilization` is the entry that would be used, -1 when none fits. */
export interface MobilizeQuery extends UnitQuery {
  readonly mobilization: number;
}

/** Units to be converted. */
export interface ConvertQuery {
  readonly pos: Position;
  readonly conversion: number;
  readonly units: ReadonlyArray<UnitIx>;
}

/** Units of one hex that would overrun an adjacent one. */
export interface OverrunQuery {
  readonly pos: Position;
  readonly target: HexIx;
  readonly units: ReadonlyArray<UnitIx>;
  /** The hex that all of them stand in, -1 when they do not. */
  readonly from: HexIx;
  /** -1 when the hexes are not adjacent. */
  readonly dir: Direction;
  readonly by: 'march' | 'road';
  /** Who has attack supply, where something else than the order of the units says so. @rule REFORM 12H (ER-12H.64) */
  readonly serving?: (() => Serving) | null;
}

/** A unit that would begin a fort or an airfield. */
export interface BuildQuery extends UnitQuery {
  readonly work: WorkKind;
  readonly hex: HexIx;
}

/** Air points that would be sent. */
export interface AllocateQuery {
  readonly pos: Position;
  readonly sortie: Sortie;
}

/** A hex whose permanent airfield would be given up by the phasing player. */
export interface AbandonQuery {
  readonly pos: Position;
  readonly hex: HexIx;
}

/** A unit to be added to an attack. */
export interface CommitQuery {
  readonly pos: Position;
  readonly unit: UnitIx;
  readonly target: HexIx;
  /** Direction from the unit to the target, -1 when they are not adjacent. */
  readonly dir: Direction;
}

/** A whole attack. */
export interface AttackQuery {
  readonly pos: Position;
  readonly target: HexIx;
  readonly attackers: ReadonlyArray<UnitIx>;
  /** Units of the hex that count; see {@link Combat.bystanders} for those that do not. */
  readonly defenders: ReadonlyArray<UnitIx>;
  /** Who has attack supply, reckoned out when first asked for; null, or left out, where the rules know none. */
  readonly serving?: (() => Serving) | null;
  /** Stands only where it is an overrun that is reckoned. @rule EBC 13, REFORM 13 */
  readonly overrun?: true;
}

/** One unit in an attack. */
export interface CombatantQuery extends AttackQuery {
  readonly unit: UnitIx;
  readonly hex: HexIx;
  /** Direction to the target; -1 for a defender. */
  readonly dir: Direction;
  /** Units fighting on the same side in the same attack. */
  readonly beside: ReadonlyArray<UnitIx>;
}

/** A hex into which a unit might retreat. */
export interface RetreatQuery {
  readonly pos: Position;
  readonly unit: UnitIx;
  readonly from: HexIx;
  readonly to: HexIx;
  readonly dir: Direction;
  readonly of: CombatSide;
  /** Every unit retreating from the same combat. */
  readonly group: ReadonlyArray<UnitIx>;
  readonly visited: ReadonlyArray<HexIx>;
}

/** An attacker that might advance. */
export interface AdvanceQuery {
  readonly pos: Position;
  readonly unit: UnitIx;
  readonly hex: HexIx;
  readonly dir: Direction;
}

/** The end of a phase. */
export interface EndQuery {
  readonly pos: Position;
}
