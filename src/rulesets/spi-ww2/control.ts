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
  const { control, entered } = pos.state.hexes;
  const entryWins = pos.board.readings['control-conflict'] === 'entry';
  const taken = pos.board.players.map((): HexIx[] => []);
  for (const side of [0, 1])
    for (const hex of heldByZone(pos, side)) {
      if ((control[hex] >= 0 && (control[hex] === AXIS) === (side === 0)) || atPeace(pos, hex)) continue;
      const player = holderOf(pos, side, hex);
      if (!(entryWins && entered[hex] >= 0 && entered[hex] !== player)) taken[player].push(hex);
    }
  return taken.flatMap((hexes, player): ReadonlyArray<SpiEvent> => (hexes.length === 0 ? [] : [{ type: 'controlTaken', player, hexes }]));
};
