/**
 * Laws about movement: allowances by season, costs by terrain, zones that stop, and what has been done already.
 * Rules 5.2, 5.3, 5.4, 5.6, 6.0, 8.4, 8.41, 8.48, 9.7, 16.7.
 */
import { distance } from '../../../../src/kernel/hex.js';
import { allowance, amended, type Books, campOf, type EventLaw, hasOf, hexId, mechanized, name, neighbors, quarter, reading, unitsAt } from './books.js';

const GERMANY = 'Germany';
const nationName = (books: Books, unit: number): string => books.game.board.nations[books.game.board.roster.nation[unit]].name;

/** The least that a step may cost: by the chart, the hexside left out of account. */
const ground = (books: Books, unit: number, to: number): number => {
  const { map, tables } = books.game.board;
  return tables.terrain.hexes[map.terrains[map.terrain[to]] as 'clear'][mechanized(books, unit) ? 'mechanized' : 'infantry'] ?? Infinity;
};

/** Nobody spends more than its allowance in a phase, or less than the ground costs, but for the one hex of the starving. */
export const allowances: EventLaw = (books, e) => {
  if (e.type !== 'unitStepped' && e.type !== 'unitOverran') return null;
  const extra = e.type === 'unitOverran' ? books.game.board.tables.overrun.cost : 0;
  const first = (books.steps.get(e.unit) ?? 0) === 0;
  const starving = books.out.has(e.unit) && first;
  if (e.cost < ground(books, e.unit, e.to) + extra && !starving) return `${name(books, e.unit)} pays ${e.cost} for ${hexId(books, e.to)}.`;
  const has = hasOf(books, e.unit);
  const spent = (books.spent.get(e.unit) ?? 0) + e.cost;
  if (e.left < 0 || spent > has) return `${name(books, e.unit)} has spent ${spent} of ${has} movement points.`;
  return books.phase === 'movement' || books.phase === 'mechanized' ? null : `${name(books, e.unit)} moves in the ${books.phase} phase.`;
};

/** Who may move in the mechanized movement phase, and who has been stopped. */
export const freeToMove: EventLaw = (books, e) => {
  if (e.type === 'unitStepped' && books.stopped.has(e.unit)) return `${name(books, e.unit)} moves on though it was stopped.`;
  if ((e.type === 'unitStepped' || e.type === 'unitOverran') && books.carried.has(e.unit)) return `${name(books, e.unit)} was carried and moves.`;
  if (e.type !== 'unitStepped' || books.phase !== 'mechanized' || (books.steps.get(e.unit) ?? 0) > 0) return null;
  if (!mechanized(books, e.unit)) return `${name(books, e.unit)} is not mechanized.`;
  return books.moved.has(e.unit) && reading(books, 'mechanized-phase') === 'not-moved' ? `${name(books, e.unit)} has moved before combat.` : null;
};

/** Hostile regular units beside a hex, on hexsides without features and inside one country, where no rule bends a zone. */
const threats = (books: Books, unit: number, hex: number, plain: boolean): ReadonlyArray<number> => {
  const { map, nations, roster } = books.game.board;
  const side = campOf(books, unit);
  if (side < 0) return [];
  return neighbors(books, hex).flatMap((next, d) => {
    if (next < 0) return [];
    if (plain && (map.territory[next] !== map.territory[hex] || map.hexsides[map.sides[hex * 6 + d]] !== 0)) return [];
    return [...unitsAt(books, next)].filter((u) => campOf(books, u) === 1 - side && nations[roster.nation[u]].partisans < 0);
  });
};

/** Units of a nation that an Axis unit draws into the war by entering its land, beside the hex where it does; of Vichy France nothing is said. */
const roused = (books: Books, unit: number, hex: number): ReadonlyArray<number> => {
  const { map, nations, roster, landNation, areas } = books.game.board;
  const nation = landNation[hex];
  if (nation < 0 || books.stance[roster.nation[unit]] !== 0 || areas.vichy[hex] === 1) return [];
  if (books.stance[nation] !== -1 && (books.stance[nation] !== -3 || nations[nation].bloc === 0)) return [];
  return neighbors(books, hex).flatMap((next, d) => (next < 0 || map.hexsides[map.sides[hex * 6 + d]] !== 0 || landNation[next] !== nation ? [] : [...unitsAt(books, next)].filter((u) => roster.nation[u] === nation)));
};

/** Whether somebody beside a hex of a country at peace may yet turn against a unit that enters: a unit that is not at war, or a garrison in the capital. */
const mayRise = (books: Books, hex: number): boolean => {
  const { nations, roster, landNation } = books.game.board;
  const stance = landNation[hex] < 0 ? 0 : books.stance[landNation[hex]];
  const vichy = books.game.board.areas.vichy[hex] === 1;
  if (!vichy && (stance >= 0 || stance < -3)) return false;
  return neighbors(books, hex).some((next) => next >= 0 && ([...unitsAt(books, next)].some((u) => vichy || books.stance[roster.nation[u]] < 0) || nations.some((n) => n.capitals.includes(next))));
};

/** A unit that steps into an empty hex beside an enemy stops, also beside one that it makes by that step; without an enemy near it does not. */
export const zones: EventLaw = (books, e) => {
  if (e.type !== 'unitStepped') return null;
  const held = [...threats(books, e.unit, e.to, true), ...roused(books, e.unit, e.to)].filter((u) => !books.announced.has(books.hex[u]));
  if (!e.stops && held.length > 0 && unitsAt(books, e.to).size === 0) return `${name(books, e.unit)} goes on in ${hexId(books, e.to)}, beside ${name(books, held[0])}.`;
  return e.stops && threats(books, e.unit, e.to, false).length === 0 && !mayRise(books, e.to) ? `${name(books, e.unit)} stops in ${hexId(books, e.to)} for nobody.` : null;
};

/** Who goes by rail has done nothing in the player turn, and not farther than the multiple of its allowance. */
export const rail: EventLaw = (books, e) => {
  if (e.type !== 'unitRailed') return null;
  const { map, tables } = books.game.board;
  if (books.phase !== 'rail') return `Rail movement in the ${books.phase} phase.`;
  if (books.moved.has(e.unit) || books.fought.has(e.unit) || books.carried.has(e.unit)) return `${name(books, e.unit)} is tired and goes by rail.`;
  const most = allowance(books, e.unit) * tables.movement[quarter(books)].rail;
  return e.hexes >= distance(map.grid, e.from, e.to) && e.hexes <= most && e.hexes > 0 ? null : `${name(books, e.unit)} goes ${e.hexes} hexes by rail; ${most} is the limit.`;
};

/** Only paratroops drop, rested. */
export const drops: EventLaw = (books, e) => {
  if (e.type !== 'unitDropped') return null;
  if (books.game.board.roster.kind[e.unit] !== 2) return `${name(books, e.unit)} is no paratroop unit.`;
  return books.moved.has(e.unit) || books.carried.has(e.unit) ? `${name(books, e.unit)} is tired and drops.` : null;
};

/** An overrun has the differential of the table by sums of its own, and takes the defenders whole; by 8.48 one hex a unit and phase. */
export const overruns: EventLaw = (books, e) => {
  if (e.type !== 'hexOverrun') return null;
  const { tables, map } = books.game.board;
  const sum = (units: Iterable<number>): number => [...units].reduce((n, u) => n + books.sp[u], 0);
  const shift = tables.terrain.hexes[map.terrains[map.terrain[e.hex]] as 'clear'].shift;
  const worth = sum(e.units) - sum(unitsAt(books, e.hex)) + shift;
  if (worth !== e.differential || worth < tables.overrun.differential) return `The differential on ${hexId(books, e.hex)} is ${worth}, told as ${e.differential}; ${tables.overrun.differential} are needed.`;
  if (e.units.some((u) => books.hex[u] !== books.hex[e.units[0]]) || !neighbors(books, e.hex).includes(books.hex[e.units[0]])) return 'Units overrun from afar, or apart.';
  if (e.units.some((u) => books.out.has(u))) return 'Units out of supply overrun.';
  if (!amended(books, 'one-overrun-hex-per-phase')) return null;
  const again = e.units.find((u) => [...(books.overran.get(u) ?? [])].some((hex) => hex !== e.hex));
  const spared = amended(books, '17.6') && e.units.some((u) => nationName(books, u) === GERMANY);
  return again === undefined || spared ? null : `${name(books, again)} overruns two hexes in a phase.`;
};
