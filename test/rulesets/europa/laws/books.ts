/**
 * Books kept from events alone: where every unit is, who owns what, who is out of supply. The position must agree with them.
 */
import type { EuropaEvent } from '../../../../src/rulesets/europa/event.js';
import type { EuropaState } from '../../../../src/rulesets/europa/state.js';
import type { Printed } from './printed.js';

export interface Books {
  readonly printed: Printed;
  turn: number;
  playerTurn: number;
  phase: string;
  /** Hex of each unit; -1 expected, -2 eliminated, -3 out of play. */
  readonly hex: number[];
  readonly face: number[];
  readonly owner: number[];
  readonly stacks: Map<number, Set<number>>;
  readonly outOfSupply: Set<number>;
  /** Player turns that each unit has been without supply, 7 at most. */
  readonly unsupplied: number[];
  /** Powers that take no part in the war yet. */
  readonly dormant: Set<number>;
  /** Units with attack supply in the attack or overrun that begins, each with its headquarters; null where nobody needs any. */
  served: ReadonlyMap<number, number | null> | null;
}

/** A law about an event, seen before it is entered. */
export type EventLaw = (books: Books, e: EuropaEvent) => string | null;

export const openBooks = (printed: Printed, state: EuropaState): Books => {
  const books: Books = {
    printed,
    turn: state.turn,
    playerTurn: state.playerTurn,
    phase: state.phase,
    hex: [...state.units.hex],
    face: [...state.units.face],
    owner: [...state.hexes.owner],
    stacks: new Map(),
    outOfSupply: new Set(state.units.status.flatMap((s, u) => (s & 1 ? [u] : []))),
    unsupplied: state.units.status.map((s) => (s >> 9) & 7),
    dormant: new Set(state.dormant.flatMap((d, power) => (d === 1 ? [power] : []))),
    served: null,
  };
  books.hex.forEach((h, u) => {
    if (h >= 0) stackAt(books, h).add(u);
  });
  return books;
};

const NOBODY: ReadonlySet<number> = new Set();
const stackAt = (books: Books, hex: number): Set<number> => {
  const known = books.stacks.get(hex);
  if (known !== undefined) return known;
  const made = new Set<number>();
  books.stacks.set(hex, made);
  return made;
};

/** The units in a hex. */
export const unitsAt = (books: Books, hex: number): ReadonlySet<number> => books.stacks.get(hex) ?? NOBODY;

/** Whether a hex is neutral land, for good or for now. */
export const neutralNow = (books: Books, hex: number): boolean => books.printed.neutral(hex) || books.dormant.has(books.printed.landOf(hex));

/** Whether an enemy of a side stands in a hex. */
export const enemyAt = (books: Books, side: number, hex: number): boolean => [...unitsAt(books, hex)].some((u) => books.printed.side(u) !== side);

/** Whether a hex lies in a zone of control of an enemy of a side. */
export const enemyZoneAt = (books: Books, side: number, hex: number): boolean => {
  const { printed } = books;
  return printed
    .neighbors(hex)
    .some((n) => [...unitsAt(books, n)].some((u) => printed.side(u) !== side && !books.dormant.has(printed.power(u)) && printed.exerts(u, books.face[u]) && printed.zoneReaches(u, n, hex)));
};

/** Lays a counter down, or takes it off the map. */
const lay = (books: Books, unit: number, hex: number): void => {
  const from = books.hex[unit];
  if (from >= 0) stackAt(books, from).delete(unit);
  books.hex[unit] = hex;
  if (hex >= 0) stackAt(books, hex).add(unit);
};

const put = (books: Books, unit: number, hex: number): void => {
  lay(books, unit, hex);
  if (hex < 0) return;
  // whoever enters a hex owns it, but for land of those who take no part, and on a way through friends of another army
  const host = [...unitsAt(books, hex)].find((u) => !books.printed.beside(u, unit));
  if (!neutralNow(books, hex) && host === undefined) books.owner[hex] = books.printed.power(unit);
};

/** Units that an event puts somewhere on the map, from where. */
export const arrivalsOf = (e: EuropaEvent): { readonly unit: number; readonly to: number } | null => {
  switch (e.type) {
    case 'unitStepped':
    case 'unitOverran':
    case 'unitRetreated':
    case 'unitAdvanced':
    case 'unitPutDown':
      return { unit: e.unit, to: e.to };
    case 'unitDeployed':
    case 'unitPlaced':
      return { unit: e.unit, to: e.hex };
    case 'unitsConverted':
      return { unit: e.produced, to: e.hex };
    default:
      return null;
  }
};

/** Enters an event. */
export const enter = (books: Books, e: EuropaEvent): void => {
  switch (e.type) {
    case 'phaseBegan':
      books.turn = e.turn;
      books.playerTurn = e.playerTurn;
      books.phase = e.phase;
      return;
    case 'supplyJudged':
      books.outOfSupply.clear();
      for (const u of e.out) books.outOfSupply.add(u);
      books.unsupplied.forEach((turns, u) => {
        books.unsupplied[u] = books.hex[u] >= 0 && books.outOfSupply.has(u) ? Math.min(turns + 1, 7) : 0;
      });
      return;
    case 'powerEntered':
      books.dormant.delete(e.power);
      return;
    case 'unitMobilized':
      books.face[e.unit] = 0;
      return;
    case 'unitCadred':
      books.face[e.unit] = 1;
      return;
    case 'unitEliminated':
      lay(books, e.unit, -2);
      return;
    case 'unitWithdrawn':
    case 'unitTakenOff':
      lay(books, e.unit, -3);
      return;
    case 'unitCarried':
    case 'markerMoved':
      // by friendly rail, or with units that have entered before
      lay(books, e.unit, e.to);
      return;
    case 'truckDepleted':
      books.face[e.unit] = 1;
      return;
    case 'nationDefected':
      for (const u of e.gone) lay(books, u, -3);
      for (const { unit, produced, hex, face } of e.turned) {
        lay(books, unit, -3);
        books.face[produced] = face;
        lay(books, produced, hex);
      }
      for (const { hex, power } of e.hexes) books.owner[hex] = power;
      return;
    case 'unitsConverted':
      for (const u of e.units) lay(books, u, -3);
      put(books, e.produced, e.hex);
      return;
    default: {
      const arrival = arrivalsOf(e);
      if (arrival !== null) put(books, arrival.unit, arrival.to);
    }
  }
};

/** Where a position and the books differ. */
export const disagreement = (books: Books, state: EuropaState): string | null => {
  for (let u = 0; u < books.hex.length; u++) {
    if (state.units.hex[u] !== books.hex[u]) return `${books.printed.units[u].id} stands in ${state.units.hex[u]}, by the events in ${books.hex[u]}.`;
    if (state.units.face[u] !== books.face[u])
      return `${books.printed.units[u].id} shows side ${state.units.face[u]}, by the events ${books.face[u]}.`;
    if (books.hex[u] >= 0 && ((state.units.status[u] & 1) === 1) !== books.outOfSupply.has(u))
      return `${books.printed.units[u].id}: supply differs from the last check.`;
  }
  if (state.units.hex.length !== books.hex.length) return 'There are more units than before.';
  for (let h = 0; h < books.owner.length; h++)
    if (state.hexes.owner[h] !== books.owner[h]) return `Hex ${h} belongs to ${state.hexes.owner[h]}, by the events to ${books.owner[h]}.`;
  return state.phase !== 'over' && (state.phase !== books.phase || state.turn !== books.turn)
    ? `It is the ${state.phase} phase, by the events the ${books.phase} phase.`
    : null;
};

/** Who is served with attack supply in an attack or overrun is written down right after it begins: looked up before laws ask. */
export const foresee = (books: Books, events: ReadonlyArray<EuropaEvent>, i: number): void => {
  const e = events[i];
  if (e.type !== 'overrunBegun' && (e.type !== 'combatJoined' || e.combat.overrun !== undefined)) return;
  const next = events.slice(i + 1).find((x) => x.type === 'sliceWritten' && x.key === 'attackSupply');
  const now = next?.type === 'sliceWritten' ? (next.value as { readonly now: { readonly served: ReadonlyArray<{ readonly unit: number; readonly by: number | null }> } | null }).now : null;
  books.served = now === null ? null : new Map(now.served.map(({ unit, by }) => [unit, by]));
};
