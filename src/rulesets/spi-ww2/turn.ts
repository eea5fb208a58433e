/**
 * What happens at the joints of a player turn: units are made ready, landings are settled.
 * @rule SPI 4, 5.3, 5.4, 5.8
 * @module
 */
import { landingAt } from './crossing.js';
import type { SpiEvent } from './event.js';
import { allowance, eachOf, enemyIn, firstIn, friendly, isMechanized, nationOf, outOfSupply, playerOf, type Position, roomIn } from './position.js';
import { AFLOAT, ATTACKED, CARRIED, HUNGRY, MOVED, OUT_OF_SUPPLY, OVERRAN, OVERRAN_TWICE, REFORMED, STEPPED, STOPPED } from './state.js';

/** Marks that outlast a player turn, and those that outlast a phase. */
const LASTING = OUT_OF_SUPPLY | HUNGRY;
const OF_PHASE = STEPPED | STOPPED | OVERRAN | OVERRAN_TWICE | REFORMED;

/** New marks and movement points for the phasing player's units; the others keep theirs. */
const readied = (pos: Position, status: (unit: number) => number, mp: (unit: number) => number): ReadonlyArray<SpiEvent> => {
  const { units } = pos.state;
  const left = [...units.mp];
  const marks = [...units.status];
  eachOf(pos, pos.state.player, (u) => {
    left[u] = mp(u);
    marks[u] = status(u);
  });
  return [{ type: 'unitsReadied', mp: left, status: marks }];
};

/** A new player turn: nobody has moved, fought or sailed, and earlier landings of the player are no longer new. */
export const freshTurn = (pos: Position): ReadonlyArray<SpiEvent> => {
  const landings = pos.state.landings.filter((l) => l.player !== pos.state.player);
  return [
    ...readied(pos, (u) => pos.state.units.status[u] & LASTING, () => 0),
    ...(landings.length < pos.state.landings.length ? [{ type: 'landingsSettled', landings } as const] : []),
  ];
};

/** Movement points of a unit in this season. @rule SPI 5.4, 9.7 */
export const pointsOf = (pos: Position, unit: number): number => (outOfSupply(pos, unit) ? Math.min(pos.board.tables.supply.movement, allowance(pos, unit)) : allowance(pos, unit));

/** Movement points for all. @rule SPI 5.4 */
export const grantMovement = (pos: Position): ReadonlyArray<SpiEvent> =>
  readied(pos, (u) => pos.state.units.status[u] & ~OF_PHASE, (u) => ((pos.state.units.status[u] & CARRIED) !== 0 ? 0 : pointsOf(pos, u)));

/** Movement points for mechanized units that may move after combat. @rule SPI 5.3 (AMB-SPI-96) */
export const grantMechanized = (pos: Position): ReadonlyArray<SpiEvent> => {
  const who = pos.board.readings['mechanized-phase'];
  const kept = pos.board.readings['overrun-once-a'] === 'player-turn' ? OF_PHASE & ~OVERRAN : OF_PHASE;
  const moves = (u: number): boolean => {
    const status = pos.state.units.status[u];
    if (!isMechanized(pos, u) || (status & CARRIED) !== 0) return false;
    return who === 'all' || (who === 'not-fought' ? (status & ATTACKED) === 0 : (status & MOVED) === 0);
  };
  return readied(pos, (u) => pos.state.units.status[u] & ~kept, (u) => (moves(u) ? pointsOf(pos, u) : 0));
};

/** Nobody has points on land left when rail and sea movement begins. @rule SPI 5.6 */
export const grantRail = (pos: Position): ReadonlyArray<SpiEvent> => readied(pos, (u) => pos.state.units.status[u] & ~OF_PHASE, () => 0);

/** Units still afloat when combat is over land in a hex that is free, or go back to their ports. @rule SPI 5.8 (AMB-SPI-16) */
export const settleLandings = (pos: Position): ReadonlyArray<SpiEvent> => {
  const { player, units } = pos.state;
  // what goes back from several hexes may go back to one port
  const taken = new Map<number, number>();
  const fits = (port: number): boolean => {
    const first = firstIn(pos, port);
    return friendly(pos, player, port) && roomIn(pos, port) > (taken.get(port) ?? 0) && (first < 0 || playerOf(pos, first) === player);
  };
  return pos.state.landings.flatMap((l): ReadonlyArray<SpiEvent> => {
    if (l.player !== player || landingAt(pos, l.hex) !== l) return [];
    let room = enemyIn(pos, player === 0 ? 0 : 1, l.hex) ? 0 : roomIn(pos, l.hex);
    return l.afloat.map((unit, i): SpiEvent => {
      if (units.hex[unit] === AFLOAT && room > 0) {
        room--;
        return { type: 'unitLanded', unit, hex: l.hex, player };
      }
      const port = l.ports[i];
      if (fits(port)) {
        taken.set(port, (taken.get(port) ?? 0) + 1);
        return { type: 'unitReturned', unit, hex: port, player };
      }
      return { type: 'unitEliminated', unit, nation: nationOf(pos, unit), sp: units.sp[unit], cause: 'no-port' };
    });
  });
};
