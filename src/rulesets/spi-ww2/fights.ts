/**
 * Fights of World War II as their odds are told: strength points, each of them a step, and what the table takes from the defenders.
 * @rule SPI 8.3, 17.9
 * @module
 */
import { answerOf, type Fights, type Force } from '../../engine/fights.js';
import type { SpiAction } from './action.js';
import type { Board } from './board.js';
import type { SpiEvent } from './event.js';
import { type Position, playerOf } from './position.js';
import { AFLOAT, type SpiState } from './state.js';

/** Units of nations that no player commands. */
const NOBODY = 'nobody';

/** How fights on a board are measured. Results are strength points, `'counterattack 2'` those of the attackers. @rule SPI 8.3, 17.92 */
export const fightsOn = (board: Board, position: (s: SpiState) => Position): Fights<SpiState, SpiAction, SpiEvent> => {
  const { roster, map, players } = board;
  const { losses } = board.tables.combat;
  return {
    attacker: (s) => players[s.player],
    open: (s) => s.pending.length > 0 || s.combat !== null,
    target: (s, a) => {
      if (a === null) {
        const hex = s.combat?.target ?? s.attack?.target ?? -1;
        return hex < 0 ? null : map.ids[hex];
      }
      return a.type === 'commit' || a.type === 'overrun' ? a.target : null;
    },
    forces: (s) => {
      const pos = position(s);
      const found: Force[] = [];
      s.units.hex.forEach((hex, u) => {
        const sp = s.units.sp[u];
        if ((hex < 0 && hex !== AFLOAT) || sp === 0) return;
        found.push({ unit: roster.ids[u], side: players[playerOf(pos, u)] ?? NOBODY, hex: hex < 0 ? null : map.ids[hex], attack: sp, defense: sp, steps: sp });
      });
      return found;
    },
    result: ({ combat }, e) => {
      if (e.type === 'hexOverrun') return 'overrun';
      if (e.type !== 'combatChanged' || combat === null) return null;
      const { die, counter } = e.combat;
      if (combat.die === null && die !== null) return String(losses[die - 1][e.combat.column]);
      return counter !== null && counter.die !== null && (combat.counter?.die ?? null) === null ? `counterattack ${losses[counter.die - 1][counter.column]}` : null;
    },
    answer: answerOf,
  };
};
