/**
 * Fights of Europa as their odds are told: printed strengths, the two sides of each counter, the words of the results table.
 * @rule EBC 9D
 * @module
 */
import { answerOf, type Fights, type Force } from '../../engine/fights.js';
import type { EuropaAction } from './action.js';
import { type Board, SIDES } from './board.js';
import type { EuropaEvent } from './event.js';
import { CADRE, type EuropaState, FULL } from './state.js';

/** How fights on a board are measured. @rule EBC 9D (BC-9D.3), 9E (BC-9E.2) */
export const fightsOn = (board: Board): Fights<EuropaState, EuropaAction, EuropaEvent> => {
  const { roster, map, unitSide, playerTurns } = board;
  return {
    attacker: (s) => SIDES[playerTurns[s.playerTurn].side],
    open: (s) => s.pending.length > 0 || s.combat !== null,
    target: (s, a) => {
      if (a === null) {
        const hex = s.combat?.target ?? s.attack?.target ?? -1;
        return hex < 0 ? null : map.ids[hex];
      }
      return a.type === 'commit' || a.type === 'overrun' ? a.target : null;
    },
    forces: (s) => {
      const found: Force[] = [];
      s.units.hex.forEach((hex, u) => {
        if (hex < 0) return;
        const face = s.units.face[u] === CADRE ? CADRE : FULL;
        const { attack, defense } = roster.faces[face];
        found.push({
          unit: roster.ids[u],
          side: SIDES[unitSide[u]],
          hex: map.ids[hex],
          attack: attack[u],
          defense: defense[u],
          steps: face === FULL && roster.hasCadre[u] === 1 ? 2 : 1,
        });
      });
      return found;
    },
    result: (_, e) => (e.type === 'combatDecided' ? e.result : null),
    answer: answerOf,
  };
};
