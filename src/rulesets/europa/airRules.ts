/**
 * The slots that rules on air points fill.
 * @rule EBC 15, 16
 * @module
 */
import type { HexIx } from '../../kernel/hex.js';
import type { HexMap } from '../../kernel/map.js';
import type { RuleRef } from '../../kernel/rule.js';
import type { Arm } from './air.js';
import type { Board } from './board.js';
import type { EuropaEvent } from './event.js';
import type { Position } from './position.js';

/** What becomes of air points. @rule EBC 15 @since 0.2.0 */
export interface AirRules {
  readonly ref: RuleRef;
  /** Points that a power has left to send in this air phase. */
  readonly left: (pos: Position, power: number, arm: Arm) => number;
  /** Whether a power sends points from airbases that another one owns. */
  readonly mayUse: (board: Board, power: number, owner: number) => boolean;
  /** Whether bombers of a power support units of another one. */
  readonly supports: (board: Board, power: number, unitPower: number) => boolean;
  /** Whether whoever fires antiaircraft guns says how many of a hex fire at defensive support first. */
  readonly aims: (board: Board) => boolean;
  /** What becomes of the bombers that were allocated: the support that stands afterwards. */
  readonly settle: (pos: Position) => Extract<EuropaEvent, { type: 'supportSettled' }>;
}

/** Where air points are sent from, and how far. @rule EBC 16 @since 0.2.0 */
export interface AirbaseRules {
  readonly ref: RuleRef;
  /** Hexes that the map may make airbases, ascending, with the airbases there that nobody can give up; built ones come to them. */
  readonly sites: (map: HexMap) => ReadonlyMap<HexIx, number>;
  /** Points that the airbases of a hex send in one air phase, whoever owns them; 0 for no airbase. */
  readonly capacity: (pos: Pick<Position, 'board' | 'state'>, hex: HexIx, arm: Arm) => number;
  /** In hexes. */
  readonly range: Readonly<Record<Arm, number>>;
}
