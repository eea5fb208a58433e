/**
 * The position of a game of World War II: plain JSON. Units, hexes, nations and countries are columns indexed by number;
 * nothing printed on map or counters is in it, nor are the dice.
 * @rule SPI 4
 * @module
 */
import type { GameState } from '../../engine/game.js';
import type { HexIx } from '../../kernel/hex.js';
import type { UnitIx } from './unit.js';

/** The phases of a player turn, with the set-up before the first and the end of the game after the last. */
export type PhaseName = 'setup' | 'production' | 'movement' | 'combat' | 'mechanized' | 'rail' | 'end' | 'over';

/** Places of a unit that is not on the map, in the `hex` column. */
export const RESERVE = -1;
/** Off an enemy-held coast, about to assault it. @rule SPI 5.8 */
export const AFLOAT = -2;

/** Bits of the `status` column. */
export const OUT_OF_SUPPLY = 1;
/** Has moved on land in this player turn. */
export const MOVED = 2;
/** Has taken a step in this phase. */
export const STEPPED = 4;
/** May move no more in this phase. */
export const STOPPED = 8;
/** Has attacked in this player turn. */
export const ATTACKED = 16;
/** Has taken part in an overrun in this phase. */
export const OVERRAN = 32;
/** Was out of supply at the end of its last player turn. */
export const HUNGRY = 64;
/** Was split or built up in this phase. */
export const REFORMED = 128;
/** Has gone by rail, sea or air in this player turn. */
export const CARRIED = 256;
/** Has taken part in more than one overrun in this phase. */
export const OVERRAN_TWICE = 512;

/** Blocs by number: whose cause a nation fights for. The first is one camp, the other two are the other one. */
export const AXIS = 0;
export const WEST = 1;
export const RUSSIA = 2;
/** What else a nation can be, in the `stance` column. */
export const NEUTRAL = -1;
export const PRO_AXIS = -2;
/** Commanded by its player, and not at war. */
export const PEACE = -3;
/** Conquered, surrendered, or never there. */
export const GONE = -4;
/** Not there yet. */
export const ABSENT = -5;

/** An attack under way: declared, then resolved step by step. */
export interface Combat {
  readonly target: HexIx;
  readonly attackers: ReadonlyArray<UnitIx>;
  /** Where each attacker stands; the target itself for those that assault it from the sea. */
  readonly from: ReadonlyArray<HexIx>;
  readonly defenders: ReadonlyArray<UnitIx>;
  /** Column of the results table: 0 to 7. */
  readonly column: number;
  /** Whether the defenders could trace supply when they were attacked. */
  readonly supplied: boolean;
  readonly die: number | null;
  /** Strength points that the defenders lost. */
  readonly lost: number;
  /** The counterattack: at whom, on which column; its die and what it inflicted. @rule SPI 17.9 */
  readonly counter: { readonly hex: HexIx; readonly column: number; readonly die: number | null; readonly inflicted: number } | null;
  /** Whether the defenders hold their ground after a counterattack. */
  readonly stands: boolean;
  /** Whether the attack was called off because the defenders had slipped away. @rule SPI 17.8 */
  readonly evaded: boolean;
  /** Steps still to be carried out, first one next. */
  readonly todo: ReadonlyArray<string>;
}

/** Something that somebody, or a die, has to settle before play goes on. The last of the list is due first. */
export type Decision =
  | { readonly kind: 'roll'; readonly purpose: string; readonly side: string }
  /** Whether a request to enter the Baltic is granted; SPI 5.85. */
  | { readonly kind: 'permission'; readonly side: string }
  /** Where partisans rise: one of their country's hexes; SPI 16.5. */
  | { readonly kind: 'partisans'; readonly side: string; readonly row: number }
  /** Which of two units takes how much of a loss. */
  | { readonly kind: 'losses'; readonly side: string; readonly units: ReadonlyArray<UnitIx>; readonly need: number }
  /** Whether mechanized units slip away from an attack; SPI 17.8. */
  | { readonly kind: 'evasion'; readonly side: string; readonly units: ReadonlyArray<UnitIx> }
  /** Which hex of attackers is struck back at; SPI 17.9. */
  | { readonly kind: 'counter'; readonly side: string; readonly hexes: ReadonlyArray<HexIx> }
  /** Whether the defenders hold their ground; SPI 17.93. */
  | { readonly kind: 'stand'; readonly side: string }
  | { readonly kind: 'retreat'; readonly side: string; readonly units: ReadonlyArray<UnitIx>; readonly group: ReadonlyArray<UnitIx> }
  | { readonly kind: 'advance'; readonly side: string; readonly hex: HexIx; readonly units: ReadonlyArray<UnitIx> }
  /** Which partisans become regular units; SPI 17.3. */
  | { readonly kind: 'conversion'; readonly side: string; readonly units: ReadonlyArray<UnitIx> };

/** Where a phase stands: being entered, open for actions, or being closed; `next` is the step due. */
export interface Stage {
  readonly at: 'entering' | 'open' | 'closing';
  readonly next: number;
}

/** Units that assaulted a hex in their player's last turn, or do so in this one. */
export interface Landing {
  readonly hex: HexIx;
  /** Whose units they are. */
  readonly player: number;
  /** Strength points that assaulted. */
  readonly sp: number;
  /** Units still afloat off the hex, and the ports that they came from. */
  readonly afloat: ReadonlyArray<UnitIx>;
  readonly ports: ReadonlyArray<HexIx>;
  /** Strength points shipped in afterwards without regard to air zones. */
  readonly exempt: number;
}

/** An overrun that was announced before the units moved. @rule SPI 8.4 */
export interface Announced {
  readonly target: HexIx;
  readonly units: ReadonlyArray<UnitIx>;
}

/** The books of transport at sea. @rule SPI 5.7, 5.8 */
export interface Naval {
  /** Points that the phasing player has used in this player turn. */
  readonly ntp: number;
  readonly atp: number;
  /** Amphibious points that count as used by the Allies in each Game-Turn, by turn. @rule SPI 5.86 */
  readonly alliedAtp: ReadonlyArray<number>;
  /** The Axis stock of points, and what was bought in this Game-Turn for the next ones. */
  readonly axisNtp: number;
  readonly axisAtp: number;
  readonly boughtNtp: number;
  readonly boughtAtp: number;
  /** Amphibious points that become naval transport points at the start of a Game-Turn. @rule SPI 5.79 */
  readonly converting: ReadonlyArray<{ readonly turn: number; readonly points: number }>;
  /** Strength points that air zones turned back from a hex in this player turn. @rule SPI 6.5 */
  readonly turnedBack: ReadonlyArray<{ readonly hex: HexIx; readonly sp: number }>;
  /** Strength points that assaulted in this player turn and did not get ashore: they went back to port, or were lost at sea. */
  readonly returned: number;
}

/** Permission to enter the Baltic: none, asked for in vain in this phase, for one operation, or standing. */
export type Baltic = 'none' | 'refused' | 'operation' | 'standing';

/** The position. */
export interface SpiState extends GameState {
  readonly phase: PhaseName;
  /** Index of the player whose turn it is. */
  readonly player: number;
  readonly stage: Stage;
  readonly units: {
    readonly hex: ReadonlyArray<number>;
    /** Strength points; 0 in reserve. */
    readonly sp: ReadonlyArray<number>;
    /** Movement points left in this phase. */
    readonly mp: ReadonlyArray<number>;
    readonly status: ReadonlyArray<number>;
  };
  readonly hexes: {
    /** The player who was the last to pass through a hex, or to hold it alone by zone of control; -1 for nobody. @rule SPI 9.74 */
    readonly control: ReadonlyArray<number>;
    /** The player whose units were the last to be in the hex; -1 for nobody. */
    readonly entered: ReadonlyArray<number>;
  };
  /** Bloc of each nation that is at war, or what else it is. */
  readonly stance: ReadonlyArray<number>;
  /** Points that each nation has to spend, in halves. */
  readonly points: ReadonlyArray<number>;
  /** Strength points that each nation has lost in the game. */
  readonly losses: ReadonlyArray<number>;
  /** 1 for each nation in whose country an attack was launched or a foreign unit has been. @rule SPI 6.0 */
  readonly touched: ReadonlyArray<number>;
  /** By row of the partisan table: 0 never occupied, 1 occupied once, 2 freed for good. @rule SPI 16.5 */
  readonly unrest: ReadonlyArray<number>;
  readonly naval: Naval;
  readonly landings: ReadonlyArray<Landing>;
  readonly announced: ReadonlyArray<Announced>;
  /** Hexes attacked in this phase. */
  readonly attacked: ReadonlyArray<HexIx>;
  readonly baltic: Baltic;
  /** Whether the Mediterranean is closed to Allied assaults in this player turn. @rule SPI 5.89 */
  readonly mediterraneanClosed: boolean;
  /** Whether Sweden was attacked by Russia, and whether German production has been halved for it. @rule SPI 16.82 */
  readonly sweden: { readonly attacked: boolean; readonly halved: boolean };
  /** Strength points still to be placed in a free set-up. @rule SPI 17.12 */
  readonly toPlace: number;
  readonly attack: { readonly target: HexIx; readonly units: ReadonlyArray<UnitIx> } | null;
  readonly combat: Combat | null;
  readonly pending: ReadonlyArray<Decision>;
  /** Why the game is over, null while it goes on. */
  readonly ended: string | null;
}

/** The decision due now, or null. */
export const due = (state: SpiState): Decision | null => (state.pending.length === 0 ? null : state.pending[state.pending.length - 1]);
