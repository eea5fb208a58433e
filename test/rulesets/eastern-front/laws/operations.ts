/**
 * Laws of airdrops and landings: who sets out from where, how far and how many, what it costs, and where units come down. Rules FITE
 * 25, 28, REFORM 25D, 28C2d, 39D8.
 */
import type { EuropaEvent } from '../../../../src/rulesets/europa/event.js';
import type { EuropaGame } from '../../../../src/rulesets/europa/game.js';
import { distance } from '../../../../src/kernel/hex.js';
import { type Books, type EventLaw, neutralNow, unitsAt } from '../../europa/laws/books.js';
import { type Eastern, resOf } from './eastern.js';
import { isServer } from './servers.js';

/** REs of a side in a player turn, hexes by air, hexes of sea. */
const LIFT = 3;
const FLIGHT = 12;
const VOYAGE = 8;

type Landing = Extract<EuropaEvent, { type: 'unitPutDown' }>;

export const operationsLaw = (game: EuropaGame, printed: Eastern): EventLaw => {
  const { setting, rules, readings } = game.board;
  const { map } = setting;
  const inForce = (id: string): boolean => rules.amendments.includes(id);
  let shipped = 0;
  let lifted = 0;
  /** Hexes of missions and of landings in this phase; and those that were paid for. */
  const flights = new Map<number, number>();
  const landed = new Set<number>();
  const paid = new Set<string>();
  const id = (u: number): string => printed.units[u].id;
  const has = (hex: number, feature: string): boolean => map.features.some((f, i) => f === feature && (map.hexFeatures[hex] >> i) & 1);
  const own = (books: Books, u: number, hex: number): boolean => books.owner[hex] >= 0 && printed.holds(u, books.owner[hex]);

  /** Whether a way over so many hexes of sea leads from a port to a coast. */
  const sails = (port: number, coast: number): boolean => {
    const seas = new Map([[port, 0]]);
    for (const [hex, n] of seas) {
      if (printed.neighbors(hex).includes(coast) && hex !== port) return true;
      if (n < VOYAGE) for (const to of printed.neighbors(hex)) if (!seas.has(to) && printed.terrain(to) === 'sea') seas.set(to, n + 1);
    }
    return false;
  };

  const setsOut = (books: Books, u: number): string | null => {
    if (books.phase !== 'movement') return `${id(u)} sets out in the ${books.phase} phase.`;
    if (!setting.playerTurns[books.playerTurn].powers.includes(setting.powers[printed.power(u)].id)) return `${id(u)} sets out in another player's turn.`;
    if (books.outOfSupply.has(u)) return `${id(u)} sets out without supply.`;
    return null;
  };

  const comesDown = (books: Books, { unit, to }: Landing): string | null => {
    if (neutralNow(books, to)) return `${id(unit)} comes down in neutral land.`;
    if (['sea', 'lake', 'high-mountain'].includes(printed.terrain(to))) return `${id(unit)} comes down in the ${printed.terrain(to)}.`;
    return printed.fits([...unitsAt(books, to), unit].map((u) => ({ unit: u, face: books.face[u] })), to) ? null : `${id(unit)} comes down where there is no room for it.`;
  };

  const lands = (books: Books, e: Landing): string | null => {
    const { unit, from, to } = e;
    if (!has(from, 'port') || !own(books, unit, from)) return `${id(unit)} goes by ship from where there is no port of its side.`;
    if (isServer(printed, unit) || printed.rating(unit, books.face[unit]).movement === 0) return `${id(unit)} goes by ship, and is of no kind that does.`;
    if (own(books, unit, to) && !landed.has(to)) return `${id(unit)} lands on a coast of its own side.`;
    if (!sails(from, to)) return `${id(unit)} lands farther than ${VOYAGE} hexes of sea away.`;
    shipped += resOf(printed, unit, books.face[unit]);
    if (shipped > LIFT) return `${shipped} REs are landed in a player turn.`;
    const wanted = readings['landing-points'] === 'operation' ? paid.size > 0 : paid.has(map.ids[to]);
    const spared = inForce('REFORM-39D8') && printed.units[unit].nation === 'Germany' && (printed.units[unit].marks as ReadonlyArray<string> | undefined)?.includes('kriegsmarine') === true;
    landed.add(to);
    return !inForce('REFORM-28C2d') || wanted || spared ? null : `${id(unit)} lands, and nobody has paid for it.`;
  };

  return (books, e) => {
    switch (e.type) {
      case 'phaseBegan':
        shipped = 0;
        lifted = 0;
        for (const each of [flights, landed, paid]) each.clear();
        return null;
      case 'pointsEntered':
        if (e.kind === 'landing' || e.kind === 'airdrop') paid.add(String(e.about));
        return null;
      case 'unitTookOff': {
        if (!/^(mot )?Para$/.test(printed.units[e.unit].type)) return `${id(e.unit)} takes off, and has no parachutes.`;
        flights.set(e.unit, e.target);
        lifted += resOf(printed, e.unit, books.face[e.unit]);
        if (lifted > LIFT) return `${lifted} REs take off in a player turn.`;
        if (distance(map.grid, e.hex, e.target) > FLIGHT) return `${id(e.unit)} takes off for a hex that is too far away.`;
        if (inForce('REFORM-25D') && paid.size === 0) return `${id(e.unit)} takes off, and nobody has paid for it.`;
        return setsOut(books, e.unit);
      }
      case 'unitTurnedBack':
        return flights.delete(e.unit) ? null : `${id(e.unit)} turns back, and was not in the air.`;
      case 'unitPutDown': {
        if (e.by === 'sea') return setsOut(books, e.unit) ?? comesDown(books, e) ?? lands(books, e);
        const target = flights.get(e.unit);
        flights.delete(e.unit);
        return target === e.to ? comesDown(books, e) : `${id(e.unit)} jumps elsewhere than it flew.`;
      }
      default:
        return null;
    }
  };
};
