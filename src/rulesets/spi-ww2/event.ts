/**
 * What happened, exactly: the only thing reducers are told. Units, hexes, nations and countries are numbers here;
 * `game.named` gives them their names.
 * @module
 */
import type { HexIx } from '../../kernel/hex.js';
import type { Announced, Baltic, Combat, Decision, Landing, Naval, PhaseName, Stage } from './state.js';
import type { UnitIx } from './unit.js';

/** Why a unit or its strength left the map. */
export type Cause = 'combat' | 'counterattack' | 'overrun' | 'no-retreat' | 'attrition' | 'no-port' | 'surrender';

/** Every event of the game. */
export type SpiEvent =
  | { readonly type: 'phaseBegan'; readonly turn: number; readonly player: number; readonly phase: PhaseName }
  | { readonly type: 'phaseEnded'; readonly phase: PhaseName; readonly player: number }
  | { readonly type: 'staged'; readonly stage: Stage }
  /** Allowances and marks for a new phase: whole columns. */
  | { readonly type: 'unitsReadied'; readonly mp: ReadonlyArray<number>; readonly status: ReadonlyArray<number> }
  /** Whether units have supply: those in `out` have none, the rest of `units` has; at the end of a player turn hunger is noted. */
  | { readonly type: 'supplyJudged'; readonly units: ReadonlyArray<UnitIx>; readonly out: ReadonlyArray<UnitIx>; readonly hungry: boolean }
  | { readonly type: 'pointsGranted'; readonly nation: number; readonly halves: number }
  | { readonly type: 'unitBuilt'; readonly unit: UnitIx; readonly sp: number; readonly hex: HexIx; readonly nation: number; readonly halves: number }
  | { readonly type: 'unitDeployed'; readonly unit: UnitIx; readonly sp: number; readonly hex: HexIx }
  | { readonly type: 'pointBought'; readonly point: 'naval' | 'amphibious'; readonly nation: number; readonly halves: number }
  | { readonly type: 'navalReckoned'; readonly naval: Naval }
  | { readonly type: 'unitsCombined'; readonly unit: UnitIx; readonly into: UnitIx; readonly sp: number; readonly hex: HexIx }
  | { readonly type: 'unitSplit'; readonly unit: UnitIx; readonly made: UnitIx; readonly sp: number; readonly hex: HexIx }
  | { readonly type: 'unitStepped'; readonly unit: UnitIx; readonly from: HexIx; readonly to: HexIx; readonly cost: number; readonly left: number; readonly stops: boolean; readonly player: number }
  | { readonly type: 'overrunAnnounced'; readonly announced: Announced }
  | { readonly type: 'unitOverran'; readonly unit: UnitIx; readonly from: HexIx; readonly to: HexIx; readonly cost: number; readonly left: number; readonly stops: boolean; readonly player: number }
  /** Comes before the losses and the moves that it brings. */
  | { readonly type: 'hexOverrun'; readonly hex: HexIx; readonly units: ReadonlyArray<UnitIx>; readonly differential: number }
  | { readonly type: 'assaultMade'; readonly unit: UnitIx; readonly from: HexIx; readonly to: HexIx; readonly points: number; readonly afloat: boolean; readonly player: number }
  | { readonly type: 'unitDropped'; readonly unit: UnitIx; readonly from: HexIx; readonly to: HexIx; readonly player: number }
  | { readonly type: 'unitRailed'; readonly unit: UnitIx; readonly from: HexIx; readonly to: HexIx; readonly hexes: number; readonly player: number }
  /** `made` carries what arrives when some of the unit is turned back; it is the unit itself when all or nothing is. */
  | {
      readonly type: 'unitShipped';
      readonly unit: UnitIx;
      readonly made: UnitIx;
      readonly from: HexIx;
      readonly to: HexIx;
      readonly sp: number;
      readonly exempt: number;
      readonly turnedBack: number;
      readonly points: number;
      readonly player: number;
    }
  | { readonly type: 'unitLanded'; readonly unit: UnitIx; readonly hex: HexIx; readonly player: number }
  | { readonly type: 'unitReturned'; readonly unit: UnitIx; readonly hex: HexIx; readonly player: number }
  | { readonly type: 'landingsSettled'; readonly landings: ReadonlyArray<Landing> }
  | { readonly type: 'controlTaken'; readonly player: number; readonly hexes: ReadonlyArray<HexIx> }
  | { readonly type: 'balticAnswered'; readonly baltic: Baltic }
  | { readonly type: 'mediterraneanJudged'; readonly closed: boolean }
  | { readonly type: 'neutralityBroken'; readonly nation: number }
  | { readonly type: 'nationChanged'; readonly nation: number; readonly stance: number; readonly reason: string }
  | { readonly type: 'unrestNoted'; readonly row: number; readonly unrest: number }
  | { readonly type: 'swedenNoted'; readonly attacked: boolean; readonly halved: boolean }
  | { readonly type: 'partisansRaised'; readonly unit: UnitIx; readonly sp: number; readonly hex: HexIx; readonly player: number }
  | { readonly type: 'unitRaised'; readonly unit: UnitIx; readonly sp: number; readonly hex: HexIx; readonly player: number }
  | { readonly type: 'partisansConverted'; readonly unit: UnitIx; readonly made: UnitIx; readonly sp: number; readonly hex: HexIx }
  | { readonly type: 'unitCommitted'; readonly unit: UnitIx; readonly target: HexIx }
  | { readonly type: 'unitUncommitted'; readonly unit: UnitIx }
  | { readonly type: 'combatJoined'; readonly combat: Combat }
  | { readonly type: 'dieRolled'; readonly die: number; readonly purpose: string }
  | { readonly type: 'combatChanged'; readonly combat: Combat }
  | { readonly type: 'combatEnded'; readonly target: HexIx }
  /** Attackers that count as not having fought after all. */
  | { readonly type: 'attackersReleased'; readonly units: ReadonlyArray<UnitIx> }
  | { readonly type: 'decisionOpened'; readonly decision: Decision }
  | { readonly type: 'decisionChanged'; readonly decision: Decision }
  | { readonly type: 'decisionClosed' }
  | { readonly type: 'strengthLost'; readonly unit: UnitIx; readonly nation: number; readonly sp: number; readonly cause: Cause }
  | { readonly type: 'unitEliminated'; readonly unit: UnitIx; readonly nation: number; readonly sp: number; readonly cause: Cause }
  | { readonly type: 'unitRetreated'; readonly unit: UnitIx; readonly from: HexIx; readonly to: HexIx; readonly player: number }
  | { readonly type: 'unitAdvanced'; readonly unit: UnitIx; readonly from: HexIx; readonly to: HexIx; readonly player: number }
  | { readonly type: 'gameEnded'; readonly reason: string };

/** An event of one type. */
export type Happening<T extends SpiEvent['type']> = Extract<SpiEvent, { readonly type: T }>;
