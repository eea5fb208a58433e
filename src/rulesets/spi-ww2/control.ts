/**
 * Who controls hexes: whoever was the last to pass, or to hold a hex alone by zone of control.
 * @rule SPI 9.74
 * @module
 */
import type { HexIx } from '../../kernel/hex.js';
import type { SpiEvent } from './event.js';
import { atPeace, firstIn, playerOf, type Position } from './position.js';
import { AXIS } from './state.js';
import { heldByZone, zoneSources } from './zone.js';

/** The player whose units hold a hex for their camp by zone; of two players in one camp the phasing one, else the first. */
const holderOf = (pos: Position, side: number, hex: HexIx): number => {
  if (side === 0 || pos.board.players.length === 2) return side;
  const players = zoneSources(pos, side, hex).map((from) => playerOf(pos, firstIn(pos, from)));
  return players.includes(pos.state.player) ? pos.state.player : Math.min(...players);
};

/**
 * Hexes that zones of control hold for one camp alone, whoever moves: where an enemy goes away, a zone that is left is the last one. Within a camp zones take
 * nothing from one another.
 * @rule SPI 9.74 (SPI-9.74.2, AMB-SPI-78, AMB-SPI-79, AMB-SPI-83)
 */
export const takeByZone = (pos: Position): ReadonlyArray<SpiEvent> => {
  const { board, sit } = pos;
  const { landHexes } = board;
  const { control } = pos.state.hexes;
  const [axis, allied] = sit.zoc;
  const taken: HexIx[][] = [];
  for (let i = 0; i < landHexes.length; i++) {
    const hex = landHexes[i];
    // most hexes lie in no zone, or in one of whoever controls them
    if (axis[hex] > 0 && control[hex] !== AXIS) take(pos, 0, hex, taken);
    if (allied[hex] > 0 && control[hex] <= AXIS) take(pos, 1, hex, taken);
  }
  const events: SpiEvent[] = [];
  taken.forEach((hexes, player) => events.push({ type: 'controlTaken', player, hexes }));
  return events;
};

/** Puts a hex among those that a player takes if a camp holds it, unless it is at peace or somebody's by entry. */
const take = (pos: Position, side: number, hex: HexIx, taken: HexIx[][]): void => {
  if (atPeace(pos, hex) || !heldByZone(pos, side, hex)) return;
  const player = holderOf(pos, side, hex);
  const entered = pos.state.hexes.entered[hex];
  if (pos.board.readings['control-conflict'] === 'entry' && entered >= 0 && entered !== player) return;
  (taken[player] ??= []).push(hex);
};
