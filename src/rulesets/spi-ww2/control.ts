/**
 * Who controls hexes: whoever was the last to pass, or to hold a hex alone by zone of control.
 * @rule SPI 9.74
 * @module
 */
import type { SpiEvent } from './event.js';
import { atPeace, type Position } from './position.js';
import { AXIS } from './state.js';
import { heldByZone } from './zone.js';


/** Hexes that zones of control hold for the phasing player, and for nobody else. @rule SPI 9.74 (SPI-9.74.2, AMB-SPI-78, AMB-SPI-79) */
export const takeByZone = (pos: Position): ReadonlyArray<SpiEvent> => {
  const { player, hexes } = pos.state;
  const entryWins = pos.board.readings['control-conflict'] === 'entry';
  const side = player === AXIS ? 0 : 1;
  // where several players fight in one camp, zones tell the camp and not the player: the phasing one takes what is not his ally's
  const ally = (hex: number): boolean => hexes.control[hex] > 0 && player > 0;
  const taken = heldByZone(pos, side).filter(
    (hex) => hexes.control[hex] !== player && !ally(hex) && !atPeace(pos, hex) && !(entryWins && hexes.entered[hex] >= 0 && hexes.entered[hex] !== player),
  );
  return taken.length === 0 ? [] : [{ type: 'controlTaken', player, hexes: taken }];
};

