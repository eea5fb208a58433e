/**
 * What happened, exactly: the only thing reducers are told. Units and hexes are numbers here;
 * `game.named` gives them their ids.
 * @module
 */
import type { HexIx } from '../../kernel/hex.js';
import type { StepMode } from './action.js';
import type { Combat, CombatSide, Decision, PhaseName, Stage } from './state.js';
import type { Aim, Sortie, Support, SupportCut } from './air.js';
import type { UnitIx } from './unit.js';
import type { Work } from './works.js';

/** Why a unit left the map for good. */
export type Cause = 'combat' | 'overrun' | 'no-retreat' | 'stacking' | 'zoc-retreat' | 'no-entry' | 'isolation' | 'airdrop';

/** Every event of the Europa family. */
export type EuropaEvent =
  | { readonly type: 'phaseBegan'; readonly turn: number; readonly playerTurn: number; readonly phase: PhaseName }
  | { readonly type: 'phaseEnded'; readonly phase: PhaseName; readonly side: string }
  | { readonly type: 'staged'; readonly stage: Stage }
  /** Allowances and marks for a new phase: whole columns. */
  | { readonly type: 'unitsReadied'; readonly mp: ReadonlyArray<number>; readonly status: ReadonlyArray<number> }
  | { readonly type: 'railReset' }
  /** Marks of the `status` column put on units, and others taken off, as bits. */
  | { readonly type: 'unitsMarked'; readonly units: ReadonlyArray<UnitIx>; readonly set: number; readonly clear: number }
  | { readonly type: 'supplyJudged'; readonly out: ReadonlyArray<UnitIx> }
  | { readonly type: 'unitDeployed'; readonly unit: UnitIx; readonly hex: HexIx }
  | { readonly type: 'unitPlaced'; readonly unit: UnitIx; readonly hex: HexIx; readonly captures: boolean }
  | { readonly type: 'unitMobilized'; readonly unit: UnitIx; readonly mobilization: number }
  | {
      readonly type: 'unitsConverted';
      readonly conversion: number;
      readonly units: ReadonlyArray<UnitIx>;
      readonly produced: UnitIx;
      readonly hex: HexIx;
    }
  | {
      readonly type: 'unitStepped';
      readonly unit: UnitIx;
      readonly from: HexIx;
      readonly to: HexIx;
      readonly by: StepMode;
      /** Twentieths spent and left. */
      readonly cost: number;
      readonly left: number;
      readonly stops: boolean;
      /** The first rail step of the unit in this player turn. */
      readonly entrains: boolean;
      readonly captures: boolean;
    }
  /** Units set out to overrun a hex: what follows says what comes of it. */
  | {
      readonly type: 'overrunBegun';
      readonly units: ReadonlyArray<UnitIx>;
      readonly from: HexIx;
      readonly target: HexIx;
      readonly by: 'march' | 'road';
    }
  /** One of the units of an overrun enters the hex, which has been cleared. */
  | {
      readonly type: 'unitOverran';
      readonly unit: UnitIx;
      readonly from: HexIx;
      readonly to: HexIx;
      readonly by: 'march' | 'road';
      /** Twentieths spent and left. */
      readonly cost: number;
      readonly left: number;
      readonly stops: boolean;
      readonly captures: boolean;
    }
  /** One of the units of an overrun that a combat settles has paid for it: twentieths spent and left. */
  | { readonly type: 'overrunPaid'; readonly unit: UnitIx; readonly cost: number; readonly left: number }
  /** What came of an overrun has ended the movement of its units in this phase. */
  | { readonly type: 'unitsHalted'; readonly units: ReadonlyArray<UnitIx> }
  /** Units that had stopped may move on: an overrun has ended the zone that held them. */
  | { readonly type: 'unitsReleased'; readonly units: ReadonlyArray<UnitIx> }
  | { readonly type: 'workBegun'; readonly work: Work }
  /** No progress was made: it is due in a later turn. */
  | { readonly type: 'workDelayed'; readonly work: Work; readonly due: number }
  | { readonly type: 'workCompleted'; readonly work: Work }
  /** The builder has left: nothing remains. */
  | { readonly type: 'workDropped'; readonly work: Work }
  | { readonly type: 'fortDestroyed'; readonly hex: HexIx }
  | { readonly type: 'airAllocated'; readonly sortie: Sortie }
  /** Bomber points in support after fighters and antiaircraft fire: the whole list, in place of what stood before. */
  | { readonly type: 'supportSettled'; readonly support: ReadonlyArray<Support>; readonly cuts: ReadonlyArray<SupportCut> }
  /** Antiaircraft guns of a hex were told what to fire at: the whole list of such hexes. */
  | { readonly type: 'antiaircraftAimed'; readonly hex: HexIx; readonly points: number; readonly aims: ReadonlyArray<Aim> }
  /** Support whose combat phase is over: what is left stands on. */
  | { readonly type: 'supportSpent'; readonly spent: ReadonlyArray<Support>; readonly support: ReadonlyArray<Support> }
  | { readonly type: 'airfieldAbandoned'; readonly hex: HexIx }
  /** A power that stood aside enters the war. */
  | { readonly type: 'powerEntered'; readonly power: number }
  | { readonly type: 'unitCommitted'; readonly unit: UnitIx; readonly target: HexIx }
  | { readonly type: 'unitUncommitted'; readonly unit: UnitIx }
  | { readonly type: 'combatJoined'; readonly combat: Combat }
  | { readonly type: 'dieRolled'; readonly purpose: string; readonly die: number }
  | { readonly type: 'combatDecided'; readonly result: string; readonly die: number | null; readonly todo: ReadonlyArray<string> }
  | { readonly type: 'combatStepped'; readonly step: string }
  | { readonly type: 'combatEnded'; readonly target: HexIx }
  | { readonly type: 'decisionOpened'; readonly decision: Decision }
  | { readonly type: 'decisionChanged'; readonly decision: Decision }
  | { readonly type: 'decisionClosed' }
  | { readonly type: 'unitCadred'; readonly unit: UnitIx; readonly hex: HexIx; readonly of: CombatSide; readonly cause: Cause }
  /** `from` is the side of the counter that was up. */
  | { readonly type: 'unitEliminated'; readonly unit: UnitIx; readonly hex: HexIx; readonly face: number; readonly cause: Cause }
  | {
      readonly type: 'unitRetreated';
      readonly unit: UnitIx;
      readonly from: HexIx;
      readonly to: HexIx;
      readonly captures: boolean;
    }
  /** A unit takes up rail capacity otherwise than by a step. */
  | { readonly type: 'unitEntrained'; readonly unit: UnitIx }
  | { readonly type: 'unitAdvanced'; readonly unit: UnitIx; readonly from: HexIx; readonly to: HexIx; readonly captures: boolean }
  | { readonly type: 'unitWithdrawn'; readonly unit: UnitIx; readonly hex: HexIx; readonly counts: boolean }
  | { readonly type: 'fortificationCaptured'; readonly hex: HexIx; readonly power: number }
  | { readonly type: 'sliceWritten'; readonly key: string; readonly value: unknown }
  /** An entry in the books of a nation, `points` negative when it pays; `value` is the state of the books then, under its key. */
  | {
      readonly type: 'pointsEntered';
      readonly nation: string;
      readonly kind: string;
      readonly points: number;
      readonly about: string | null;
      readonly key: string;
      readonly value: unknown;
    }
  /** A headquarters that was paid for becomes active, or does not: `why` is the code of what keeps it. */
  | { readonly type: 'hqTested'; readonly unit: UnitIx; readonly active: boolean; readonly why: string | null }
  /** A counter leaves the map without loss: its owner takes it off. */
  | { readonly type: 'unitTakenOff'; readonly unit: UnitIx; readonly hex: HexIx }
  /** Strategic rail: a unit goes along the railroad in one go, and takes up so much capacity. */
  | { readonly type: 'unitCarried'; readonly unit: UnitIx; readonly from: HexIx; readonly to: HexIx; readonly load: number }
  /** A counter that leads a stack goes with it. */
  | { readonly type: 'markerMoved'; readonly unit: UnitIx; readonly from: HexIx; readonly to: HexIx }
  /** The other side of a truck's counter comes up: it is depleted. */
  | { readonly type: 'truckDepleted'; readonly unit: UnitIx }
  /** A unit is in the air, on its way to be dropped; then it turns back, or is put down: by air or by sea, and its movement has ended. */
  | { readonly type: 'unitTookOff'; readonly unit: UnitIx; readonly hex: HexIx; readonly target: HexIx }
  | { readonly type: 'unitTurnedBack'; readonly unit: UnitIx; readonly target: HexIx }
  | { readonly type: 'unitPutDown'; readonly unit: UnitIx; readonly from: HexIx; readonly to: HexIx; readonly by: 'air' | 'sea'; readonly captures: boolean }
  /** A nation leaves its side: units that go home, those that go on as others on the other side, and hexes that pass to their new owners. */
  | {
      readonly type: 'nationDefected';
      readonly power: number;
      readonly nation: string;
      readonly gone: ReadonlyArray<UnitIx>;
      readonly turned: ReadonlyArray<{ readonly unit: UnitIx; readonly produced: UnitIx; readonly hex: HexIx; readonly face: number }>;
      readonly hexes: ReadonlyArray<{ readonly hex: HexIx; readonly power: number }>;
    }
  | { readonly type: 'gameEnded'; readonly reason: string };

/** The unit that an event takes out of its hex, -1 for none. Conversions leave a unit behind, and are none. */
export const leaver = (e: EuropaEvent): UnitIx => {
  switch (e.type) {
    case 'unitStepped':
    case 'unitOverran':
    case 'unitRetreated':
    case 'unitAdvanced':
    case 'unitEliminated':
    case 'unitWithdrawn':
    case 'unitTakenOff':
    case 'unitCarried':
    case 'unitPutDown':
      return e.unit;
    default:
      return -1;
  }
};

/** Nothing happens: one list for all, since most events have no consequences and playouts make none anew. */
export const NO_EVENTS: ReadonlyArray<EuropaEvent> = [];
