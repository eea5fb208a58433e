/**
 * Laws of reinforcements, withdrawals and conversions: by the order of battle, in its turns and places, and none is forgotten. What
 * headquarters do beside that is another law's matter. Rule FITE 34.
 */
import type { EuropaGame } from '../../../../src/rulesets/europa/game.js';
import { type Books, type EventLaw, enemyAt, unitsAt } from '../../europa/laws/books.js';

export const arrivalsLaw = (game: EuropaGame): EventLaw => {
  const { setting } = game.board;
  const { map, forces } = setting;
  const areas = new Map(forces.areas.map((a) => [a.id, new Set(a.hexes.map((id) => map.hexOf.get(id) ?? -1))]));
  const converted = new Set<number>();
  const phasing = (books: Books, u: number): boolean => setting.playerTurns[books.playerTurn].powers.includes(setting.powers[books.printed.power(u)].id);
  /** Hexes that the order of battle names for a unit. */
  const named = (books: Books, u: number): ReadonlySet<number> => {
    const { area, hex } = books.printed.units[u];
    return new Set([...(area === null ? [] : (areas.get(area) ?? [])), ...(hex === null ? [] : [map.hexOf.get(hex) ?? -1])]);
  };
  const own = (books: Books, u: number, hex: number): boolean => books.owner[hex] >= 0 && books.printed.holds(u, books.owner[hex]);
  const room = (books: Books, u: number, hex: number): boolean =>
    books.printed.fits([...unitsAt(books, hex), u].map((unit) => ({ unit, face: books.face[unit] })), hex);
  const isDue = (books: Books, u: number): boolean => {
    const { arrives } = books.printed.units[u];
    return books.hex[u] === -1 && arrives !== null && arrives <= books.turn && phasing(books, u);
  };
  const leaves = (books: Books, u: number): boolean => {
    const turn = books.printed.units[u].leaves;
    return typeof turn === 'number' && turn <= books.turn;
  };
  return (books, e) => {
    const { printed } = books;
    const id = (u: number): string => printed.units[u].id;
    switch (e.type) {
      case 'unitPlaced':
        if (books.phase !== 'initial') return `${id(e.unit)} arrives in the ${books.phase} phase.`;
        if (printed.returns(e.unit)) return null;
        if (!isDue(books, e.unit)) return `${id(e.unit)} arrives in turn ${books.turn}, and is not due.`;
        if (!named(books, e.unit).has(e.hex)) return `${id(e.unit)} arrives where the order of battle does not put it.`;
        if (!own(books, e.unit, e.hex)) return `${id(e.unit)} arrives in a hex that its side does not own.`;
        return room(books, e.unit, e.hex) ? null : `${id(e.unit)} arrives where there is no room for it.`;
      case 'unitWithdrawn':
        if (books.phase !== 'initial' || !phasing(books, e.unit)) return `${id(e.unit)} leaves the theater in the ${books.phase} phase of somebody.`;
        return leaves(books, e.unit) ? null : `${id(e.unit)} leaves the theater before its time.`;
      case 'unitsConverted': {
        const { turn, consumes, produces } = forces.conversions[e.conversion];
        if (books.phase !== 'initial' || turn > books.turn || converted.has(e.conversion)) return `Conversion ${forces.conversions[e.conversion].id} is made out of turn, or twice.`;
        converted.add(e.conversion);
        if (id(e.produced) !== produces || e.units.length !== consumes.length) return `Conversion ${forces.conversions[e.conversion].id} makes ${id(e.produced)} of ${e.units.length} units.`;
        const look = (u: number): string => JSON.stringify([printed.units[u].nation, printed.units[u].type, printed.units[u].size, printed.rating(u, books.face[u])]);
        const wanted = consumes.map((c) => printed.units.findIndex((u) => u.id === c)).map((u) => JSON.stringify([printed.units[u].nation, printed.units[u].type, printed.units[u].size, printed.units[u].full]));
        return e.units.map(look).sort().join() === wanted.sort().join() ? null : `Conversion ${forces.conversions[e.conversion].id} uses up units that do not look as listed.`;
      }
      case 'phaseEnded': {
        if (e.phase !== 'initial') return null;
        const late = books.hex.findIndex((hex, u) => hex >= 0 && leaves(books, u) && phasing(books, u));
        if (late >= 0) return `${id(late)} ought to have left the theater.`;
        const waits = books.hex.findIndex((_, u) => isDue(books, u) && !printed.returns(u) && [...named(books, u)].some((h) => h >= 0 && own(books, u, h) && !enemyAt(books, printed.side(u), h) && room(books, u, h)));
        return waits < 0 ? null : `${id(waits)} could have arrived, and waits.`;
      }
      default:
        return null;
    }
  };
};
