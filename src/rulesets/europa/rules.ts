/**
 * The slots that a ruleset of the Europa family fills. None is optional; an unused list is empty.
 * Rulesets differ by what stands here, and nothing asks which ruleset is in force.
 * @module
 */
import type { Result } from '../../engine/game.js';
import type { Problem } from '../../engine/problem.js';
import type { HexIx } from '../../kernel/hex.js';
import type { Check, RuleRef } from '../../kernel/rule.js';
import type { HexMap } from '../../kernel/map.js';
import type { LossPolicy } from '../../kernel/losses.js';
import type { ModifierRule } from '../../kernel/tally.js';
import type { StateSlice } from '../../kernel/amendment.js';
import type { StepMode } from './action.js';
import type { ActivationRules } from './activation.js';
import type { AirbaseRules, AirRules } from './airRules.js';
import type { AttackSupplyRules, AutomaticSupply, SparedPoints } from './attackSupply.js';
import type { ArmorLimit } from './armorLimit.js';
import type { Board } from './board.js';
import type { CrtRules } from './crtTable.js';
import type { EuropaEvent } from './event.js';
import type { HalfMonth } from './halfMonth.js';
import type { OrderRule } from './order.js';
import type { OverrunTerms } from './overrunTerms.js';
import type { Outlook } from './plan/outlook.js';
import type { Position } from './position.js';
import type {
  AbandonQuery,
  AdvanceQuery,
  AllocateQuery,
  AttackQuery,
  BuildQuery,
  CombatantQuery,
  CommitQuery,
  ConvertQuery,
  CostRule,
  EndQuery,
  EntryQuery,
  MobilizeQuery,
  OverrunQuery,
  RetreatQuery,
  StackQuery,
  StepQuery,
  UnitQuery,
} from './queries.js';
import type { Reading } from './readings.js';
import type { Combat, CombatSide, PhaseName } from './state.js';
import type { StepCheck } from './stepCheck.js';
import type { UnitIx } from './unit.js';
import type { WorkKind } from './works.js';

export type * from './overrunTerms.js';
export type * from './queries.js';

/** A position as far as nobody asks where units stand. */
export type Standing = Pick<Position, 'board' | 'state'>;

/** A die that is rolled for something. */
export interface Throw {
  readonly ref: RuleRef;
  /** For people, after "a die": `'for Soviet intervention'`. */
  readonly purpose: string;
  /** For people: what a number decides. */
  readonly tells: (pos: Position, die: number) => string;
  readonly decide: (pos: Position, die: number) => ReadonlyArray<EuropaEvent>;
}

/** What players are told of an event, seen from the position before it. @since 0.3.0 */
export type Teller = (pos: Position, e: EuropaEvent) => ReadonlyArray<{ readonly text: string; readonly refs: ReadonlyArray<RuleRef> }>;

/** What a rule makes happen at a point of the sequence of play. */
export type Hook = (pos: Position) => ReadonlyArray<EuropaEvent>;

/** One step of a combat: what it does, or the decision it opens. */
export interface CombatStep {
  readonly ref: RuleRef;
  readonly run: (pos: Position, combat: Combat) => ReadonlyArray<EuropaEvent>;
}

/** A source of supply that serves only so many units of its own hex. @rule FTF 12C */
export interface Ration {
  readonly ref: RuleRef;
  readonly power: number;
  readonly hex: HexIx;
  readonly open: (pos: Position) => boolean;
  /** Whether these units may all be supplied. */
  readonly allows: (pos: Position, units: ReadonlyArray<UnitIx>) => boolean;
  /** Whether the owner chooses when not all can be supplied; otherwise none is. */
  readonly chooses: (board: Board) => boolean;
}

/** Tracing supply. @rule EBC 12 */
export interface SupplyRules {
  readonly ref: RuleRef;
  /** Sources of a power: hexes it owns that serve it now. */
  readonly sources: (pos: Position, power: number) => ReadonlyArray<HexIx>;
  readonly rations: (board: Board) => ReadonlyArray<Ration>;
  /** Whether the lines of a power may run along railroads and roads; otherwise they are overland from end to end. */
  readonly usesLines: (board: Board, power: number) => boolean;
  /** Whether units of another power of its side open hexes in an enemy zone to the lines of a power. */
  readonly assisted: (board: Board, power: number, by: number) => boolean;
  /** Length of the overland part of a line from a hex, in hexes, by the weather there. */
  readonly overland: (pos: Position, hex: HexIx) => number;
  /** Whether enemy units and zones close hexes of the rail and road part too. */
  readonly limitsBindLines: (board: Board) => boolean;
  /** Whether a line may cross land that units may not enter. */
  readonly throughNeutrals: (board: Board) => boolean;
  /** Whether the overland part may cross hexes that the enemy owns. */
  readonly overlandThroughEnemyLand: (board: Board) => boolean;
  /** Whether only units that exert a zone of control open hexes in an enemy zone. */
  readonly openersNeedZones: (board: Board) => boolean;
  /** Whether roads of the long part have to be owned as its railroads have. */
  readonly roadsAreOwned: (board: Board) => boolean;
  /** The terrain that closes the overland part: what is prohibited to the unit, but for its roads by one reading, or to every unit. */
  readonly closedTerrain: (board: Board) => 'unit' | 'unit-off-roads' | 'every-unit';
  /** Whether the long part may mix railroads and roads. */
  readonly mixedLines: (board: Board) => boolean;
}

/** What a supplement must say before a game can be played. @rule EBC 1 */
export interface Supplement {
  readonly ref: RuleRef;
  /** The rule by which the game ends. @since 0.2.0 */
  readonly ending: RuleRef;
  /** The rule by which points are scored; null where none are. @since 0.2.0 */
  readonly scoring: RuleRef | null;
  /** What else players are told when a supplement writes down state of its own: rights that open or end. @since 0.2.0 */
  readonly news: (pos: Position, key: string, value: unknown) => ReadonlyArray<{ readonly text: string; readonly ref: RuleRef }>;
  /** Units that a power may move by rail in one player turn. */
  readonly railCapacity: (board: Board, power: number) => number;
  /** Bomber and fighter points of a power in a position. @rule EBC 15B, 15D */
  readonly airPoints: (pos: Position, power: number) => Readonly<Record<'bombers' | 'fighters', number>>;
  /** How many works of a kind a power may build in a game. @rule EBC 14A1 (BC-14A1.19) */
  readonly constructionLimit: (board: Board, power: number, work: WorkKind) => number;
  /** Weather of a turn in a weather zone. */
  readonly weather: (turn: number, zone: string | null, date: HalfMonth) => string;
  /** The result once the game is over; null while it goes on. */
  readonly result: (pos: Position) => Result;
  /** The result when a side gives up. */
  readonly conceded: (pos: Position, by: string) => Result;
}

/** Retreats before combat: as retreats after combat, but for what zones of control do. @rule FITE 9I */
export interface EvasionRules {
  readonly ref: RuleRef;
  /** What an enemy zone of control in the hex is to the unit. */
  readonly zone: (q: RetreatQuery) => 'harms' | 'spares' | 'ignored';
  /** Whether any hex without enemies is open, whatever the priorities of retreats. */
  readonly anyHex: (board: Board) => boolean;
}

/** A ruleset. */
export interface EuropaRules {
  readonly id: string;
  readonly version: string;
  readonly title: string;
  readonly amendments: ReadonlyArray<string>;
  readonly readings: ReadonlyArray<Reading>;
  readonly slices: ReadonlyArray<StateSlice>;
  /** What people should be told who play these rules with a setting; null where there is nothing to tell. */
  readonly notices: ReadonlyArray<(board: Board) => string | null>;
  /** What a position from outside may have wrong that only these rules know. */
  readonly problems: ReadonlyArray<(pos: Position) => ReadonlyArray<Problem>>;

  readonly phases: ReadonlyArray<PhaseName>;
  /** Those that a player turn of the scenario has: all of them, unless a rule says otherwise. @rule FITE 31F, REFORM 31F1 */
  readonly phasesOf: (board: Board, playerTurn: number) => ReadonlyArray<PhaseName>;
  /** The rules of phases, for people, where they are not those of the family. */
  readonly phaseRefs: Readonly<Partial<Record<PhaseName, RuleRef>>>;
  /** Phases in which a ruleset has nothing for anybody to do: they pass by themselves. */
  readonly idle: ReadonlyArray<PhaseName>;
  readonly entering: Readonly<Partial<Record<PhaseName, ReadonlyArray<Hook>>>>;
  readonly closing: Readonly<Partial<Record<PhaseName, ReadonlyArray<Hook>>>>;
  readonly playerTurnStart: ReadonlyArray<Hook>;
  readonly playerTurnEnd: ReadonlyArray<Hook>;
  readonly endChecks: ReadonlyArray<Check<EndQuery>>;
  /** The first player turn of a game turn, and the one after the present one; -1 when the game turn is over. */
  readonly firstPlayerTurn: (pos: Standing) => number;
  readonly nextPlayerTurn: (pos: Standing) => number;
  /** Whether a player turn can be under way: by the generic rules not where a power would act in it that takes no part in the war. @rule EBC 3E (BC-3E.3) */
  readonly mayBePlayed: (pos: Standing, playerTurn: number) => boolean;
  /** Dice by what they are rolled for. */
  readonly rolls: Readonly<Record<string, Throw>>;

  /** Powers that take no part in the war at first. */
  readonly dormant: (board: Board, power: number) => boolean;
  /** Whether units of two powers of one side may stack and fight together, and open each other's hexes. */
  readonly fightsBeside: (board: Board, a: number, b: number) => boolean;
  /** Whether a power may use hexes that another one owns as its own. */
  readonly sharesLand: (board: Board, a: number, b: number) => boolean;
  /** The power that owns a hex where nobody has been yet, -1 for nobody. @rule EBC 3E (BC-3E.1) */
  readonly firstOwner: (board: Board, hex: HexIx) => number;
  /** Features of a hex that have their effects in combat, as bits of the map's list: those printed, unless a rule says otherwise. */
  readonly works: (pos: Position, hex: HexIx) => number;
  /** The kind of place that a hex counts as in combat, null for none: what the map prints, unless a rule says otherwise. @rule FITE 31F */
  readonly cityIn: (pos: Position, hex: HexIx) => string | null;
  /** Whether the fortified hexsides that protect a hex have their effect. */
  readonly hexsidesFortified: (pos: Position, hex: HexIx) => boolean;

  /** Bits of the `status` column that rules use beside the common ones. */
  readonly marks: number;
  /** Marks that outlast a player turn. */
  readonly lastingMarks: number;
  /** Whether a unit with such marks exerts a reduced zone of control only; null where no zone is ever reduced. @rule FITE 5 */
  readonly reducedZone: ((status: number) => boolean) | null;
  /** Whether a unit exerts a zone of control with a side of its counter up. */
  readonly exertsZoc: (board: Board, unit: UnitIx, face: number) => boolean;
  readonly stacking: ReadonlyArray<Check<StackQuery>>;
  /** A hex with fewer units than this has room for any other by every limit there is. */
  readonly roomBelow: number;

  readonly deployChecks: ReadonlyArray<Check<EntryQuery>>;
  readonly placeChecks: ReadonlyArray<Check<EntryQuery>>;
  /** The only hexes that these checks may let a unit appear in, so that no others are looked at. Null: all of the map. */
  readonly entryHexes: Readonly<Record<'deployChecks' | 'placeChecks', ((board: Board, unit: UnitIx) => ReadonlyArray<HexIx>) | null>>;
  readonly mobilizeChecks: ReadonlyArray<Check<MobilizeQuery>>;
  /** The entry of the order of battle that a cadre can use now, -1 for none. */
  readonly mobilizationFor: (q: UnitQuery) => number;
  readonly convertChecks: ReadonlyArray<Check<ConvertQuery>>;

  /** Units that move in a phase, asked before anything else. */
  readonly moves: (pos: Position, unit: UnitIx) => boolean;
  /** Units that move in the exploitation phase as they do in the movement phase. @rule EBC 6B, REFORM 6 */
  readonly exploits: (pos: Position, unit: UnitIx) => boolean;
  /** Why units do not move in a phase: the first reason that holds is told. Where none does, they are not c/m. */
  readonly stays: ReadonlyArray<Stay>;
  readonly allowance: ReadonlyArray<ModifierRule<UnitQuery>>;
  readonly stepCosts: Readonly<Record<StepMode, ReadonlyArray<CostRule>>>;
  readonly stepChecks: ReadonlyArray<StepCheck>;
  /** What enemy zones of control add to the cost of a step, in twentieths. @rule FITE 6A */
  readonly zoneCost: ((q: StepQuery) => number) | null;
  /** What a step by rail costs, in twentieths, where that depends on the unit; null where it is the ground's matter. @rule FITE 7A */
  readonly railCost: ((q: StepQuery) => number) | null;
  /** The rules of these two, for explanations; null where they are not in force. */
  readonly costRefs: { readonly zone: RuleRef | null; readonly rail: RuleRef | null };
  /** For planners: whether entering a zone ends the movement; otherwise it costs. */
  readonly zonesStop: boolean;
  /** Whether a step that cannot be paid for is allowed all the same, and ends the movement. */
  readonly minimumMove: (q: StepQuery) => boolean;
  /** Whether a unit must stop in the hex it enters. */
  readonly mustStop: (q: StepQuery) => boolean;

  /** Whether there are overruns at all: where there are none, nobody looks for any. */
  readonly overruns: boolean;
  /**
   * What each overrunner must meet. A check of this list holds for several units exactly when it holds for each of them
   * by itself: the legal overruns are found so.
   */
  readonly overrunChecks: ReadonlyArray<Check<OverrunQuery>>;
  /** What too many overrunners would break: where such a check fails, it fails for every larger group too. */
  readonly overrunLimits: ReadonlyArray<Check<OverrunQuery>>;
  /** What too few overrunners would miss: where such a check fails, it fails for every smaller group too. */
  readonly overrunOdds: ReadonlyArray<Check<OverrunQuery>>;
  /** What a group as a whole must meet: neither its parts nor larger groups tell anything of it. */
  readonly overrunGroup: ReadonlyArray<Check<OverrunQuery>>;
  /** What overruns cost and how they are settled. */
  readonly overrunTerms: OverrunTerms;
  /** Factors of an overrunner's strength: those of an attacker, unless a reading says otherwise. */
  readonly overrunFactors: (board: Board) => ReadonlyArray<ModifierRule<CombatantQuery>>;
  /** Whether a unit that stopped in an enemy zone of control takes up its movement when an overrun by others ends that zone. */
  readonly resumes: (pos: Position, unit: UnitIx) => boolean;

  /** Whether a unit may retreat before combat, when it is overrun or attacked. @rule FITE 9I, REFORM 12H, 13 */
  readonly evades: (pos: Position, unit: UnitIx) => boolean;
  /** How it does so. */
  readonly evasion: EvasionRules;
  /** Whether results of combat and overruns never eliminate a unit: it retreats, and zones of control do not harm it. @rule REFORM 12H */
  readonly indestructible: (pos: Position, unit: UnitIx) => boolean;
  /** Whether a counter only marks a stack: it goes where the stack goes, and takes no part in combat. @rule REFORM 31C */
  readonly isMarker: (board: Board, unit: UnitIx) => boolean;

  readonly buildChecks: ReadonlyArray<Check<BuildQuery>>;
  /** The turn in whose initial phase of its builder a work that is begun now is finished. */
  readonly completion: (q: BuildQuery) => number;

  readonly allocateChecks: ReadonlyArray<Check<AllocateQuery>>;
  readonly abandonChecks: ReadonlyArray<Check<AbandonQuery>>;
  readonly air: AirRules | null;
  readonly airbases: AirbaseRules;
  /** Antiaircraft points in a hex that fire at bombers of a side's enemies. @rule EBC 17 */
  readonly antiaircraft: (pos: Position, hex: HexIx, side: number) => number;

  readonly commitChecks: ReadonlyArray<Check<CommitQuery>>;
  readonly resolveChecks: ReadonlyArray<Check<AttackQuery>>;
  /** Rows of the terrain chart whose halving of attackers a rule states itself. */
  readonly statedCuts: ReadonlyArray<string>;
  /** Rows that bar the attackers’ armor effects whatever the chart says of them, each with its rule. */
  readonly armorBars: ReadonlyMap<string, RuleRef>;
  /** How much of a side's armor may count in an attack; null where there is no limit. @rule REFORM 31C */
  readonly armorLimit: (pos: Position, side: number) => ArmorLimit | null;
  readonly attackFactors: ReadonlyArray<ModifierRule<CombatantQuery>>;
  readonly defenseFactors: ReadonlyArray<ModifierRule<CombatantQuery>>;
  /** What air support adds to the totals of an attack. */
  readonly attackSupport: ReadonlyArray<ModifierRule<AttackQuery>>;
  readonly defenseSupport: ReadonlyArray<ModifierRule<AttackQuery>>;
  readonly dieModifiers: ReadonlyArray<ModifierRule<AttackQuery>>;
  /** The table that results are read from. */
  readonly crt: CrtRules;
  /** The column of an attack from that of its odds, -1 below the lowest. */
  readonly oddsColumn: (board: Board, column: number) => number;
  /** Whether the defenders have strength to be fought for. @rule EBC 9G */
  readonly defended: (q: AttackQuery) => boolean;
  /** A result that needs no die, or null. `column` is -1 below the lowest odds. */
  readonly automatic: (board: Board, defended: boolean, column: number) => { readonly result: string; readonly ref: RuleRef } | null;
  /** For planners: whether a unit may attack at the end of exploitation, as far as that depends neither on its hex nor on what it has done. @rule REFORM 9K */
  readonly attacksLate: (pos: Position, unit: UnitIx) => boolean;
  /** For planners: what to expect of a result. */
  readonly outlook: (result: string) => Outlook;
  /** Strengths that an exchange compares, given the printed ones. */
  readonly compared: (q: AttackQuery, printed: Readonly<Record<CombatSide, number>>) => Readonly<Record<CombatSide, number>>;
  /** The steps of a result, first one first. */
  readonly stepsOf: (result: string, combat: Combat, board: Board) => ReadonlyArray<string>;
  readonly steps: Readonly<Record<string, CombatStep>>;
  readonly lossPolicy: (board: Board) => LossPolicy;
  /** Regimental equivalents (REs) that the loss of a unit's next step counts where losses are reckoned in them; halves occur. */
  readonly lossRes: (pos: Position, unit: UnitIx) => number;

  /** Hexes closed to a retreat. */
  readonly retreatBars: ReadonlyArray<Check<RetreatQuery>>;
  /** What an enemy zone of control in the hex is to a retreating unit without any exemption. */
  readonly retreatZone: (q: RetreatQuery) => 'harms' | 'spares' | 'ignored';
  /**
   * What it is to one that makes use of an exemption: `harms` (last priority, a step is lost), `spares`
   * (last priority, no loss), `ignored` (the hex ranks as free).
   */
  readonly zocInRetreat: (q: RetreatQuery) => 'harms' | 'spares' | 'ignored';
  readonly advanceChecks: ReadonlyArray<Check<AdvanceQuery>>;

  /** Orders that can be given, in the order of their kinds. @rule REFORM 12H */
  readonly orders: ReadonlyArray<OrderRule>;
  /** Attack supply; null where the rules know none. @rule REFORM 12 */
  readonly attackSupply: AttackSupplyRules | null;
  /** Units that have attack supply wherever they are. @rule REFORM 25D, 31F1 */
  readonly automaticSupply: ReadonlyArray<AutomaticSupply>;
  /** Units for which missions of a kind cost no points. @rule REFORM 39D8 */
  readonly sparedPoints: ReadonlyArray<SparedPoints>;
  /** What decides whether headquarters become active, beside their own rule. @rule REFORM 29D1a, 31G */
  readonly activation: ActivationRules;

  /** The weather zone of a hex, by letter; null where there are none. */
  readonly weatherZone: (map: HexMap, hex: HexIx) => string | null;

  readonly supply: SupplyRules;
  readonly supplement: Supplement | null;
  /** For pictures: what rules say of a counter, in words. */
  readonly counterMarks: ReadonlyArray<(pos: Position, unit: UnitIx) => ReadonlyArray<string>>;
  /** For pictures: what is kept off the map without counters. */
  readonly tallies: ReadonlyArray<(pos: Position) => { readonly heading: string; readonly entries: ReadonlyArray<string> }>;
  /** What players are told of events that are the matter of one rule alone. */
  readonly tellers: ReadonlyArray<Teller>;
  /** What an event entails: losses that score, units that leave the map. */
  readonly reactions: ReadonlyArray<(pos: Position, e: EuropaEvent) => ReadonlyArray<EuropaEvent>>;
  /** What play is about, for bots: always the same hexes. */
  readonly objectives: (board: Board) => ReadonlyArray<Objective>;
  /**
   * Points for and against a side, in the scale of victory points: those scored, and those to be expected while so
   * many objectives are not in the hands of the side that wants them.
   */
  readonly standing: (pos: Position, side: string, open: number) => number;
  /** Whether a unit may leave play across a neutral border into a hex now. */
  readonly mayLeave: (pos: Position, unit: UnitIx, hex: HexIx) => boolean;
  /** The rule by which units leave play across a border, for logs; null where none do. */
  readonly leaving: RuleRef | null;
  /** Points at stake when a unit takes a loss step, for the other side. */
  readonly lossWorth: (pos: Position, unit: UnitIx) => number;
  /**
   * For planners: whether units of a power may ever go from a hex into a neighbor as far as the areas of the war are
   * concerned. The answer changes only when a power enters the war.
   */
  readonly mayCross: (pos: Standing, power: number, from: HexIx, to: HexIx, by: StepMode) => boolean;
  /** For planners: hexes that a power may attack now, as far as more than the places of its units is concerned. */
  readonly mayAttack: (pos: Position, power: number) => (target: HexIx) => boolean;
  /** For planners: what a side has off the map and has paid for, in victory points; nothing in phases in which that does not change. */
  readonly reserves: (pos: Position, side: number) => number;
  /** For planners: what it costs a unit's side, in victory points, that the unit stands in a hex. */
  readonly burden: (pos: Standing, unit: UnitIx, hex: HexIx) => number;
}

/** Why a unit that does not move in the phase at hand stays where it is. */
export interface Stay {
  readonly ref: RuleRef;
  readonly code: string;
  readonly holds: (pos: Position, unit: UnitIx) => boolean;
  /** What is wrong, and what would be right. */
  readonly detail: (pos: Position, unit: UnitIx) => string;
}

/** A hex worth having. */
export interface Objective {
  readonly hex: HexIx;
  /** The side that has to take it, by number; the other one holds it. */
  readonly side: number;
  /** In victory points. */
  readonly worth: number;
}
