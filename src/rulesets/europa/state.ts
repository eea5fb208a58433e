/**
 * The position of a Europa game: plain JSON. Units and hexes are columns indexed by unit and hex number;
 * nothing printed on map or counters is in it, nor are the dice.
 * @rule EBC 4
 * @module
 */
import type { GameState } from '../../engine/game.js';
import type { HexIx } from '../../kernel/hex.js';
import type { UnitIx } from './unit.js';

/** The phases of a player turn, with deployment before the first and the end of the game after the last. */
export type PhaseName = 'deployment' | 'initial' | 'movement' | 'air' | 'combat' | 'exploitation' | 'exploitationCombat' | 'over';

/** Places of a unit that is not on the map, in the `hex` column. */
export const EXPECTED = -1;
export const ELIMINATED = -2;
/** Out of play without having been eliminated: withdrawn, or merged into another unit by conversion. */
export const REMOVED = -3;

/** Sides of a counter, in the `face` column. */
export const FULL = 0;
export const CADRE = 1;

/** Bits of the `status` column. */
export const OUT_OF_SUPPLY = 1;
/** Has taken a step in this phase. */
export const MOVED = 2;
/** May move no more in this phase. */
export const STOPPED = 4;
/** Has moved by rail in this player turn. */
export const RAILED = 8;
/** Has attacked in this combat phase. */
export const ATTACKED = 16;
/** Has been attacked in this combat phase: it adds nothing to the defense of a hex that it retreats into. */
export const DEFENDED = 32;
/** Has taken part in an overrun in this phase. */
export const OVERRAN = 64;
/** Moves administratively in this phase. @rule FITE 6B */
export const ADMINISTRATIVE = 128;
/** May move in exploitation because of whom it was stacked with when the phase began. @rule REFORM 6 */
export const LED = 256;
/** A field of three bits: player turns without supply, seven at most. @rule FITE 12D */
export const UNSUPPLIED_SHIFT = 9;
export const UNSUPPLIED = 7 << UNSUPPLIED_SHIFT;
/** A field of six bits: hexes gone by rail in this phase. @rule FITE 7A */
export const RAIL_HEXES_SHIFT = 12;
export const RAIL_HEXES = 63 << RAIL_HEXES_SHIFT;

/** Has taken part, in this player turn, in an overrun that a die decided. @rule REFORM 13 */
export const STORMED = 1 << 18;
/** Its movement in this phase was ended by what came of an overrun. @rule REFORM 13 */
export const HALTED = 1 << 19;
/** Has attacked in the combat phase of this player turn, as the phase at the end of exploitation sees it. @rule REFORM 9K */
export const FOUGHT = 1 << 20;

/** Was dropped from the air, or landed from the sea, in this player turn. @rule FITE 25, 28, REFORM 25D, 28C2d */
export const DROPPED = 1 << 21;
export const LANDED = 1 << 22;

/** Marks that every ruleset of the family uses. */
export const COMMON_MARKS = 2 * OVERRAN - 1;

/** Player turns that a unit has been without supply. */
export const turnsUnsupplied = (status: number): number => (status & UNSUPPLIED) >> UNSUPPLIED_SHIFT;
/** Hexes that a unit has gone by rail. */
export const railHexes = (status: number): number => (status & RAIL_HEXES) >> RAIL_HEXES_SHIFT;

export { MP } from './terrainChart.js';
/** Strength is held in 1/256 of a strength point. */
export const STRENGTH = 256;

/** What losses are reckoned in: printed strength, or regimental equivalents. */
export type LossMeasure = 'strength' | 're';

/** The two sides of a combat. */
export type CombatSide = 'attacker' | 'defender';

/** An overrun that was announced. */
export interface Announced {
  readonly units: ReadonlyArray<UnitIx>;
  readonly from: HexIx;
  readonly by: 'march' | 'road';
  /** Attackers to one defender as it was announced, fractions dropped; null where there was no defense. */
  readonly odds: number | null;
}

/** An attack under way: declared, then resolved step by step. */
export interface Combat {
  readonly target: HexIx;
  readonly attackers: ReadonlyArray<UnitIx>;
  /** Defenders whose strength counts. */
  readonly defenders: ReadonlyArray<UnitIx>;
  /** Units that retreated into the hex earlier in the phase: they share every result and add nothing. */
  readonly bystanders: ReadonlyArray<UnitIx>;
  /** Printed strengths of both sides, bystanders apart. */
  readonly printed: Readonly<Record<CombatSide, number>>;
  /** Strengths that an exchange compares. */
  readonly compared: Readonly<Record<CombatSide, number>>;
  /** Combatants that were cadres when the combat was joined. */
  readonly cadresBefore: ReadonlyArray<UnitIx>;
  /** Column of the results table, null for an automatic result. */
  readonly column: number | null;
  readonly modifier: number;
  readonly result: string | null;
  /** Steps still to be carried out, first one next. */
  readonly todo: ReadonlyArray<string>;
  /** Stands only where the combat is an overrun on its way: where it started, and how it goes in. @rule REFORM 13 */
  readonly overrun?: Pick<Announced, 'from' | 'by'>;
  /** Stands only where all who could defend have retreated before the combat: there is no result, and nobody to lose. @rule FITE 9I */
  readonly evaded?: true;
}

/** Something that somebody, or a die, has to settle before play goes on. The last of the list is due first. */
export type Decision =
  | { readonly kind: 'roll'; readonly purpose: string; readonly side: string }
  | {
      readonly kind: 'losses';
      readonly side: string;
      readonly of: CombatSide;
      readonly candidates: ReadonlyArray<UnitIx>;
      readonly measure: LossMeasure;
      /** How much must be lost, in that measure; halves occur. */
      readonly need: number;
    }
  | {
      readonly kind: 'retreat';
      readonly side: string;
      readonly of: CombatSide;
      /** Units that still have to retreat. */
      readonly units: ReadonlyArray<UnitIx>;
      /** Every unit that retreats from this combat: they never serve each other as friendly occupants. */
      readonly group: ReadonlyArray<UnitIx>;
      /** The unit that must go on, being over the stacking limit, and where it has been. */
      readonly going: UnitIx | null;
      readonly visited: ReadonlyArray<HexIx>;
    }
  | { readonly kind: 'advance'; readonly side: string; readonly hex: HexIx; readonly units: ReadonlyArray<UnitIx> }
  | {
      readonly kind: 'ration';
      readonly side: string;
      readonly hex: HexIx;
      /** Units of which only some can be supplied. */
      readonly units: ReadonlyArray<UnitIx>;
    }
  /** Units may retreat before combat: the overrun that was announced, or the attack that was put together, waits for them. */
  | {
      readonly kind: 'evade';
      readonly side: string;
      readonly hex: HexIx;
      /** Units that still may. */
      readonly units: ReadonlyArray<UnitIx>;
      /** All who might at first. */
      readonly group: ReadonlyArray<UnitIx>;
      /** As in a retreat. */
      readonly going: UnitIx | null;
      readonly visited: ReadonlyArray<HexIx>;
      /** Null: it is the attack that was put together. */
      readonly overrun: Announced | null;
    }
  /** The non-phasing player sends fighters against the bombers that were just allocated. */
  | { readonly kind: 'fighters'; readonly side: string };

/** Where a phase stands: being entered, open for actions, or being closed; `next` is the step due. */
export interface Stage {
  readonly at: 'entering' | 'open' | 'closing';
  readonly next: number;
}

/** The position. */
export interface EuropaState extends GameState {
  readonly phase: PhaseName;
  /** Index into the scenario's player turns. */
  readonly playerTurn: number;
  readonly stage: Stage;
  readonly units: {
    readonly hex: ReadonlyArray<number>;
    readonly face: ReadonlyArray<number>;
    /** Movement left in this phase, in twentieths. */
    readonly mp: ReadonlyArray<number>;
    readonly status: ReadonlyArray<number>;
  };
  readonly hexes: {
    /** Index of the power that owns the hex, -1 for nobody. */
    readonly owner: ReadonlyArray<number>;
  };
  /** 1 for each power that takes no part in the war yet: its units act on nobody and its land is neutral. */
  readonly dormant: ReadonlyArray<number>;
  /** Units moved by rail in this player turn, by power. */
  readonly railed: ReadonlyArray<number>;
  /** Mobilizations and conversions used, as indices into the order of battle. */
  readonly mobilized: ReadonlyArray<number>;
  readonly converted: ReadonlyArray<number>;
  /** Fortress and fortified hexes that an enemy of their first owner has entered. */
  readonly captured: ReadonlyArray<HexIx>;
  /** The attack being put together. */
  readonly attack: { readonly target: HexIx; readonly units: ReadonlyArray<UnitIx> } | null;
  readonly combat: Combat | null;
  readonly pending: ReadonlyArray<Decision>;
  /** State of single amendments, by slice key. */
  readonly slices: Readonly<Record<string, unknown>>;
}

/** The decision due now, or null. */
export const due = (state: EuropaState): Decision | null =>
  state.pending.length === 0 ? null : state.pending[state.pending.length - 1];
