/**
 * Lines of a log. Depth 0 is for Game-Turns, 1 for player turns, 2 for phases, 3 for what happens in them, 4 for the parts of
 * a combat.
 * @module
 */
import type { LogLine } from '../../../engine/game.js';
import type { RuleRef } from '../../../kernel/rule.js';
import type { HexIx } from '../../../kernel/hex.js';
import { spi } from '../cases.js';
import type { Cause } from '../event.js';
import type { Position } from '../position.js';
import { brackets, hexText, placeName } from '../wording.js';

export const IN_PHASE = 3;
export const IN_COMBAT = 4;

/** How deep something stands: under a combat while one goes on. */
export const depthNow = (pos: Position): number => (pos.state.combat === null ? IN_PHASE : IN_COMBAT);

/** A line with its rules in brackets. */
export const line = (text: string, depth = IN_PHASE, refs: ReadonlyArray<RuleRef> = []): LogLine => ({ text: `${text}${brackets(refs)}`, depth, refs });

/** A hex that changes hands, as players speak of it: towns, ports and resource centers only. */
export const captured = (pos: Position, hex: HexIx, player: number): ReadonlyArray<string> => {
  const { port, center } = pos.board;
  if (pos.state.hexes.control[hex] === player) return [];
  return placeName(pos, hex) !== null ? [placeName(pos, hex) as string] : port[hex] === 1 || center[hex] === 1 ? [hexText(pos, hex)] : [];
};
/** The same behind a comma. */
export const withCapture = (pos: Position, hex: HexIx, player: number): string => captured(pos, hex, player).map((name) => `, takes ${name}`).join('');

/** Why units or strength leave the map, and by which rule. */
export const CAUSES: Readonly<Record<Cause, readonly [text: string, ref: RuleRef]>> = {
  combat: ['in combat', spi('8.3', [], 'Defenders lose strength points.')],
  counterattack: ['in the counterattack', spi('17.93', ['SPI-17.93.2'], 'A counterattack costs attackers strength.', 'option')],
  overrun: ['in the overrun', spi('8.41', [], 'Units that are overrun are lost.')],
  'no-retreat': ['for want of a retreat', spi('8.6', [], 'A unit that cannot retreat is lost.')],
  attrition: ['for want of supply', spi('9.7', [], 'Units long without supply lose strength.')],
  'no-port': ['with no port to go back to', spi('5.8', [], 'Units afloat go back to their port.')],
  surrender: ['with the fall of its nation', spi('14', [], 'Units of a fallen nation leave the map.')],
};
