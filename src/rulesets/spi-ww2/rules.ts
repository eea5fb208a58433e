/**
 * The slots that an edition of World War II fills. None is optional; an unused list is empty. Editions, options and
 * single errata differ by what stands here, and nothing asks which of them is in force.
 * @module
 */
import type { Result } from '../../engine/game.js';
import type { Reading } from '../../engine/reading.js';
import type { Direction, HexId, HexIx } from '../../kernel/hex.js';
import type { Check, RuleRef } from '../../kernel/rule.js';
import type { ModifierRule } from '../../kernel/tally.js';
import type { Board } from './board.js';
import type { SpiEvent } from './event.js';
import type { MapPatch } from './mapPatches.js';
import type { Position } from './position.js';
import type { Setting } from './setting.js';
import type { Combat, PhaseName } from './state.js';
import type { UnitData, UnitIx } from './unit.js';

/** How a unit gets into a hex. */
export type Mode = 'march' | 'overrun' | 'rail' | 'ship' | 'assault' | 'drop' | 'advance' | 'retreat';

/** A unit on its way into a hex, whatever the mode. Reused by the hot loop: never kept. */
export interface EntryQuery {
  pos: Position;
  unit: UnitIx;
  from: HexIx;
  to: HexIx;
  mode: Mode;
}

/** What holds for each hex that some units pass by rail. */
export interface RailCheck extends Check<EntryQuery> {
  /** Whether it can keep a unit from anywhere: if not, it is not asked. */
  readonly binds: (pos: Position, unit: UnitIx) => boolean;
}

/** One step of one unit on land. Reused by the hot loop: never kept. */
export interface StepQuery extends EntryQuery {
  /** -1 when the hexes are not adjacent. */
  dir: Direction;
  /** Movement points; negative when terrain forbids the step. */
  cost: number;
}

/** A pair of adjacent hexes, for what crosses the hexside between them. */
export interface EdgeQuery {
  readonly board: Board;
  readonly from: HexIx;
  readonly to: HexIx;
  /** Bits of the hexside's features. */
  readonly features: number;
}

/** A kind of edge that something does not cross. Asked once, when a game is made. */
export interface EdgeBar {
  readonly ref: RuleRef;
  readonly code: string;
  readonly closed: (q: EdgeQuery) => boolean;
}

/** A zone of control about to extend from a hex into an adjacent one. */
export interface ZoneBar {
  readonly ref: RuleRef;
  readonly closed: (pos: Position, from: HexIx, to: HexIx) => boolean;
}

/** Units of one hex that would overrun an adjacent one. */
export interface OverrunQuery {
  readonly pos: Position;
  readonly target: HexIx;
  readonly units: ReadonlyArray<UnitIx>;
  /** The hex that all of them stand in, -1 when they do not. */
  readonly from: HexIx;
  readonly dir: Direction;
}

/** A unit that would cross the sea: to assault, to be shipped, or to be supplied; `from` and `to` are coast hexes. Reused by the hot loop: never kept. */
export interface SeaQuery {
  readonly pos: Position;
  /** The bloc whose ships they are. */
  readonly bloc: number;
  readonly from: HexIx;
  to: HexIx;
  readonly use: 'assault' | 'ship' | 'supply';
}

/** A sea that ships of a bloc may not be on, or a way whose ends they may not sail between. */
export interface SeaBar {
  readonly ref: RuleRef;
  readonly code: string;
  /** Whether it is about the ends of a way, whatever sea lies between. A bar of a sea does not ask where ships go to, so that one search serves all coasts. */
  readonly byEnds: boolean;
  readonly closed: (q: SeaQuery, sea: number) => boolean;
  readonly detail: (q: SeaQuery) => string;
}

/** A unit that would assault or be shipped to a hex. */
export interface CrossingQuery extends EntryQuery {
  readonly sp: number;
}

/** A unit that would be bought. */
export interface BuildQuery {
  readonly pos: Position;
  readonly nation: number;
  readonly kind: number;
  readonly sp: number;
  readonly hex: HexIx;
}

/** Two units that would become one, or one that would become two (`into` -1, `sp` what is split off). */
export interface ReformQuery {
  readonly pos: Position;
  readonly unit: UnitIx;
  readonly into: UnitIx;
  readonly sp: number;
}

/** A unit to be added to an attack. */
export interface CommitQuery {
  readonly pos: Position;
  readonly unit: UnitIx;
  readonly target: HexIx;
  /** -1 when they are not adjacent. */
  readonly dir: Direction;
}

/** A whole attack. */
export interface AttackQuery {
  readonly pos: Position;
  readonly target: HexIx;
  readonly attackers: ReadonlyArray<UnitIx>;
  readonly defenders: ReadonlyArray<UnitIx>;
}

/** A hex into which a unit might retreat. */
export interface RetreatQuery extends EntryQuery {
  readonly dir: Direction;
  /** Where the attackers stand. */
  readonly attackers: ReadonlyArray<HexIx>;
  /** Units that retreat from the same combat. */
  readonly group: ReadonlyArray<UnitIx>;
}

/** Partisans of a row of the table about to be rolled for, or to rise in a hex. Reused by the hot loop: never kept. */
export interface UnrestQuery {
  readonly pos: Position;
  readonly row: number;
  hex: HexIx;
}

/** A hex through which supply would be traced for a player. */
export interface SupplyBar {
  readonly ref: RuleRef;
  readonly closed: (pos: Position, player: number, hex: HexIx) => boolean;
}

/** A change of a budget of points at sea: what was counted so far becomes what it returns. */
export interface BudgetRule {
  readonly ref: RuleRef;
  readonly points: (pos: Position, turn: number, soFar: number) => number;
}

/** What a rule makes happen at a point of the sequence of play. */
export type Hook = (pos: Position) => ReadonlyArray<SpiEvent>;

/** One step of a combat: what it does, or the decision it opens. */
export interface CombatStep {
  readonly ref: RuleRef;
  readonly run: (pos: Position, combat: Combat) => ReadonlyArray<SpiEvent>;
}

/** An edition with the options in force. */
export interface SpiRules {
  readonly id: string;
  readonly version: string;
  readonly title: string;
  readonly amendments: ReadonlyArray<string>;
  readonly readings: ReadonlyArray<Reading>;

  // the map and the set-up
  /** Corrections of a map that is numbered as the printed sheet. */
  readonly patches: ReadonlyArray<MapPatch>;
  readonly placeAtStart: (unit: UnitData, setting: Setting) => HexId;
  readonly strengthAtStart: (unit: UnitData) => number;
  readonly freeSetup: boolean;
  /** Whether the Allies are at war with the Axis from the start of a scenario that begins before they are. */
  readonly warAtStart: boolean;

  // the sequence
  readonly phases: (board: Board) => ReadonlyArray<PhaseName>;
  readonly entering: Readonly<Partial<Record<PhaseName, ReadonlyArray<Hook>>>>;
  readonly closing: Readonly<Partial<Record<PhaseName, ReadonlyArray<Hook>>>>;
  readonly endChecks: ReadonlyArray<Check<{ readonly pos: Position }>>;
  /** What follows from a die, by what it is rolled for (the part before a colon). */
  readonly rolls: Readonly<Record<string, (pos: Position, die: number, subject: string) => ReadonlyArray<SpiEvent>>>;
  readonly reactions: ReadonlyArray<(pos: Position, e: SpiEvent) => ReadonlyArray<SpiEvent>>;

  // units
  readonly mechanized: (board: Board, nation: number, kind: number, turn: number) => boolean;
  readonly unitCost: (board: Board, nation: number, kind: number) => number;
  /** Sizes of Russian units built or made in peacetime. */
  readonly peaceMost: (board: Board) => number;
  readonly peaceLeast: (board: Board) => number;
  readonly buildChecks: ReadonlyArray<Check<BuildQuery>>;
  readonly reformChecks: ReadonlyArray<Check<ReformQuery>>;

  // zones of control
  readonly zonesEnterOccupied: boolean;
  readonly zoneBars: ReadonlyArray<ZoneBar>;

  // movement
  readonly stepChecks: ReadonlyArray<Check<StepQuery>>;
  /** What holds for a unit that enters a hex by any mode. */
  readonly entryChecks: ReadonlyArray<Check<EntryQuery>>;
  readonly railBars: ReadonlyArray<EdgeBar>;
  /** What holds for each hex that a unit passes by rail, besides being friendly and free of enemy zones. */
  readonly railChecks: ReadonlyArray<RailCheck>;
  readonly dropBars: ReadonlyArray<EdgeBar>;
  readonly overrunChecks: ReadonlyArray<Check<OverrunQuery>>;
  /** Checks of an overrun that the errata added; 17.6 lifts for Germans how often they overrun. */
  readonly overrunLimits: ReadonlyArray<Check<OverrunQuery>>;
  /** Checks of the order in which overruns and other moves come. */
  readonly overrunOrder: ReadonlyArray<Check<OverrunQuery>>;
  /** Whose zones units that overrun ignore: of all that will be overrun in the phase, or of their own target's. */
  readonly zonesIgnored: (board: Board, units: ReadonlyArray<UnitIx>) => 'all' | 'target';

  // the sea and the air
  readonly seaBars: ReadonlyArray<SeaBar>;
  /** Whether ships have leave to sail into a sea whoever holds the passage to it, and wherever they go. */
  readonly passageFree: (q: SeaQuery, sea: number) => boolean;
  readonly assaultChecks: ReadonlyArray<Check<CrossingQuery>>;
  readonly shipChecks: ReadonlyArray<Check<CrossingQuery>>;
  readonly dropChecks: ReadonlyArray<Check<EntryQuery>>;
  readonly requestChecks: ReadonlyArray<Check<{ readonly pos: Position }>>;
  /** Whether units may be shipped to a beach without a port, won in this player turn or before, where somebody landed or stands, and how much of them air zones let alone. */
  readonly beachOpen: (pos: Position, hex: HexIx) => boolean;
  readonly exemptAt: (pos: Position, hex: HexIx) => number;
  /** Points of the Allied track in a turn, then what changes them. */
  readonly trackPoints: (board: Board, kind: 'naval' | 'amphibious', turn: number) => number;
  readonly alliedNaval: ReadonlyArray<BudgetRule>;
  readonly alliedAmphibious: ReadonlyArray<BudgetRule>;
  readonly axisNavalKept: boolean;
  readonly axisAmphibiousSpent: boolean;
  readonly axisAmphibiousConverts: boolean;
  /** Strength points of an enemy's air zone that count against ships bound for a hex. */
  readonly effectiveAir: (own: number, enemy: number) => number;

  // combat
  readonly commitChecks: ReadonlyArray<Check<CommitQuery>>;
  readonly resolveChecks: ReadonlyArray<Check<AttackQuery>>;
  /** What changes the differential. */
  readonly differential: ReadonlyArray<ModifierRule<AttackQuery>>;
  /** Whether combats ask if the defenders can trace supply. */
  readonly judgesDefenders: boolean;
  /** The steps of a combat, first one first. */
  readonly course: ReadonlyArray<string>;
  readonly steps: Readonly<Record<string, CombatStep>>;
  readonly retreatBars: ReadonlyArray<Check<RetreatQuery>>;

  // supply
  readonly supplyBars: ReadonlyArray<SupplyBar>;

  // politics
  readonly borderChecks: ReadonlyArray<Check<EntryQuery>>;
  /** The stance that a violated nation takes; null when it stays as it is. */
  readonly joins: (pos: Position, nation: number, violator: number) => number | null;
  readonly halvedWhen: (pos: Position) => boolean;
  readonly halvingStays: boolean;
  readonly rollChecks: ReadonlyArray<Check<UnrestQuery>>;
  readonly raiseChecks: ReadonlyArray<Check<UnrestQuery>>;

  // victory
  /** The result when the game is over. */
  readonly result: (pos: Position) => Result;
  readonly conceded: (pos: Position, by: string) => Result;
  /** Whether somebody has won before the last turn is over: the reason, or null. */
  readonly decided: (pos: Position) => string | null;
}
