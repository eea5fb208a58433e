/**
 * Books kept from events alone: where every counter is and how strong, who controls what, who has which points, who has
 * done what in the phase and in the player turn. The position must agree with them.
 */
import type { SpiEvent } from '../../../../src/rulesets/spi-ww2/event.js';
import type { SpiGame } from '../../../../src/rulesets/spi-ww2/game.js';
import type { SpiState } from '../../../../src/rulesets/spi-ww2/state.js';

export const BOX = -1;
export const AFLOAT = -2;

export interface Books {
  readonly game: SpiGame;
  turn: number;
  player: number;
  phase: string;
  readonly hex: number[];
  readonly sp: number[];
  readonly stance: number[];
  readonly control: number[];
  readonly points: number[];
  readonly losses: number[];
  /** Strength points of each nation when the books were opened, and what came and went since. */
  readonly start: ReadonlyArray<number>;
  readonly came: number[];
  readonly went: number[];
  readonly out: Set<number>;
  readonly stacks: Map<number, Set<number>>;
  /** In this phase: movement points spent, hexes overrun by unit, hexes attacked, targets announced. */
  readonly spent: Map<number, number>;
  readonly steps: Map<number, number>;
  readonly stopped: Set<number>;
  readonly overran: Map<number, Set<number>>;
  readonly struck: Set<number>;
  readonly announced: Set<number>;
  /** In this player turn: who has moved, attacked, been carried; strength that assaulted each hex; points used at sea. */
  readonly moved: Set<number>;
  readonly fought: Set<number>;
  readonly carried: Set<number>;
  readonly assaulted: Map<number, number>;
  readonly spared: Map<number, number>;
  shipped: number;
  assaults: number;
  returned: number;
  /** Amphibious points used by the Western player, by Game-Turn. */
  readonly western: Map<number, number>;
  /** Axis points of both kinds that were there or were bought. */
  axisPoints: number;
  toPlace: number;
  deployed: number;
}

/** A law about an event, asked before it is entered. */
export type EventLaw = (books: Books, e: SpiEvent, before: SpiState) => string | null;

const byNation = (game: SpiGame, sp: ReadonlyArray<number>): number[] => {
  const sums = game.board.nations.map(() => 0);
  sp.forEach((n, u) => {
    sums[game.board.roster.nation[u]] += n;
  });
  return sums;
};

export const openBooks = (game: SpiGame, state: SpiState): Books => {
  const { naval } = state;
  const books: Books = {
    game,
    turn: state.turn,
    player: state.player,
    phase: state.phase,
    hex: [...state.units.hex],
    sp: [...state.units.sp],
    stance: [...state.stance],
    control: [...state.hexes.control],
    points: [...state.points],
    losses: [...state.losses],
    start: byNation(game, state.units.sp),
    came: game.board.nations.map(() => 0),
    went: game.board.nations.map(() => 0),
    out: new Set(state.units.status.flatMap((s, u) => (s & 1 ? [u] : []))),
    stacks: new Map(),
    spent: new Map(),
    steps: new Map(),
    stopped: new Set(),
    overran: new Map(),
    struck: new Set(),
    announced: new Set(state.announced.map((a) => a.target)),
    moved: new Set(state.units.status.flatMap((s, u) => (s & 2 ? [u] : []))),
    fought: new Set(state.units.status.flatMap((s, u) => (s & 16 ? [u] : []))),
    carried: new Set(state.units.status.flatMap((s, u) => (s & 256 ? [u] : []))),
    assaulted: new Map(state.landings.filter((l) => l.player === state.player).map((l) => [l.hex, l.sp])),
    spared: new Map(),
    shipped: naval.ntp,
    assaults: naval.atp,
    returned: naval.returned,
    western: new Map(naval.alliedAtp.map((n, t) => [t, n])),
    axisPoints: naval.axisNtp + naval.axisAtp + naval.boughtNtp + naval.boughtAtp + naval.converting.reduce((sum, c) => sum + c.points, 0),
    toPlace: state.toPlace,
    deployed: 0,
  };
  books.hex.forEach((h, u) => {
    if (h >= 0) stack(books, h).add(u);
  });
  return books;
};

const NOBODY: ReadonlySet<number> = new Set();
const stack = (books: Books, hex: number): Set<number> => {
  const known = books.stacks.get(hex);
  if (known !== undefined) return known;
  const made = new Set<number>();
  books.stacks.set(hex, made);
  return made;
};

// ---- what books know -----------------------------------------------------------------------------------------------------

export const name = (books: Books, unit: number): string => books.game.board.roster.ids[unit] ?? `unit ${unit}`;
export const hexId = (books: Books, hex: number): string => books.game.board.map.ids[hex] ?? `hex ${hex}`;
export const unitsAt = (books: Books, hex: number): ReadonlySet<number> => books.stacks.get(hex) ?? NOBODY;
export const stanceOf = (books: Books, unit: number): number => books.stance[books.game.board.roster.nation[unit]];
/** 0 for the Axis, 1 for its enemies, -1 for whoever is not at war. */
export const campOf = (books: Books, unit: number): number => (stanceOf(books, unit) < 0 ? -1 : stanceOf(books, unit) === 0 ? 0 : 1);
/** The player who commands a unit: by its war, or in peacetime by its bloc; -1 for neutrals. */
export const playerOf = (books: Books, unit: number): number => {
  const { board } = books.game;
  const stance = stanceOf(books, unit);
  const bloc = stance >= 0 ? stance : stance === -3 ? board.nations[board.roster.nation[unit]].bloc : -1;
  return bloc < 0 ? -1 : board.playerOf[bloc as 0];
};
export const amended = (books: Books, ...ids: ReadonlyArray<string>): boolean => ids.every((id) => books.game.board.rules.amendments.includes(id));
export const reading = (books: Books, id: string): string => books.game.board.readings[id];
export const neighbors = (books: Books, hex: number): ReadonlyArray<number> => [0, 1, 2, 3, 4, 5].map((d) => books.game.board.map.neighbors[hex * 6 + d]);
export const adjacent = (books: Books, a: number, b: number): boolean => a >= 0 && neighbors(books, a).includes(b);

export const mechanized = (books: Books, unit: number): boolean => {
  const { rules, roster } = books.game.board;
  return rules.mechanized(books.game.board, roster.nation[unit], roster.kind[unit], books.turn);
};

export const quarter = (books: Books): 1 | 2 | 3 | 4 => ((((books.turn + 1) % 4) + 1) as 1 | 2 | 3 | 4);

/** The allowance of a unit by the table. */
export const allowance = (books: Books, unit: number): number => {
  const season = books.game.board.tables.movement[quarter(books)];
  return mechanized(books, unit) ? season.mechanized : season.infantry;
};

/** The movement points that a unit has in a phase, by the table and its supply, and what is left of them. */
export const hasOf = (books: Books, unit: number): number =>
  books.out.has(unit) ? Math.min(allowance(books, unit), books.game.board.tables.supply.movement) : allowance(books, unit);
const leftOf = (books: Books, unit: number): number => hasOf(books, unit) - (books.spent.get(unit) ?? 0);

/** A unit that an event puts into a hex, and whose it becomes by that: -1 when it changes nobody's control. */
export const arrivalOf = (e: SpiEvent): { readonly unit: number; readonly to: number; readonly player: number } | null => {
  switch (e.type) {
    case 'unitStepped':
    case 'unitOverran':
    case 'unitDropped':
    case 'unitRetreated':
    case 'unitAdvanced':
    case 'unitRailed':
      return { unit: e.unit, to: e.to, player: e.player };
    case 'unitBuilt':
    case 'unitDeployed':
      return { unit: e.unit, to: e.hex, player: -1 };
    case 'unitLanded':
    case 'unitReturned':
    case 'unitRaised':
    case 'partisansRaised':
      return { unit: e.unit, to: e.hex, player: e.player };
    case 'partisansConverted':
    case 'unitSplit':
      return { unit: e.made, to: e.hex, player: -1 };
    case 'assaultMade':
      return e.afloat ? null : { unit: e.unit, to: e.to, player: e.player };
    case 'unitShipped':
      return e.sp > 0 ? { unit: e.made, to: e.to, player: e.player } : null;
    default:
      return null;
  }
};

// ---- entries -----------------------------------------------------------------------------------------------------------

const put = (books: Books, unit: number, hex: number): void => {
  if (books.hex[unit] >= 0) stack(books, books.hex[unit]).delete(unit);
  books.hex[unit] = hex;
  if (hex >= 0) stack(books, hex).add(unit);
};
const box = (books: Books, unit: number): void => {
  put(books, unit, BOX);
  books.sp[unit] = 0;
  for (const set of [books.out, books.moved, books.fought, books.carried, books.stopped]) set.delete(unit);
  books.spent.delete(unit);
};
const both = (set: Set<number>, a: number, b: number): void => void (set.has(a) && set.add(b));
const raise = (map: Map<number, number>, key: number, by: number): void => void map.set(key, (map.get(key) ?? 0) + by);
const nation = (books: Books, unit: number): number => books.game.board.roster.nation[unit];

/** Enters an event. */
export const enter = (books: Books, e: SpiEvent): void => {
  const arrival = arrivalOf(e);
  if (arrival !== null && arrival.player >= 0) books.control[arrival.to] = arrival.player;
  switch (e.type) {
    case 'phaseBegan':
      if (e.player !== books.player || e.turn !== books.turn || books.phase === 'setup') {
        for (const set of [books.moved, books.fought, books.carried]) set.clear();
        for (const map of [books.assaulted, books.spared]) map.clear();
        books.shipped = 0;
        books.assaults = 0;
        books.returned = 0;
      }
      for (const kept of [books.spent, books.steps, books.overran, books.stopped, books.struck, books.announced]) kept.clear();
      books.turn = e.turn;
      books.player = e.player;
      books.phase = e.phase;
      return;
    case 'supplyJudged':
      for (const u of e.units) books.out.delete(u);
      for (const u of e.out) books.out.add(u);
      return;
    case 'pointsGranted':
      books.points[e.nation] += e.halves;
      return;
    case 'pointBought':
      books.points[e.nation] -= e.halves;
      books.axisPoints += 1;
      return;
    case 'unitBuilt':
    case 'unitDeployed':
    case 'unitRaised':
    case 'partisansRaised':
      if (e.type === 'unitBuilt') books.points[e.nation] -= e.halves;
      if (e.type === 'unitDeployed') books.deployed += e.sp;
      books.sp[e.unit] = e.sp;
      books.came[nation(books, e.unit)] += e.sp;
      put(books, e.unit, e.hex);
      return;
    case 'partisansConverted':
      books.went[nation(books, e.unit)] += e.sp;
      books.came[nation(books, e.made)] += e.sp;
      box(books, e.unit);
      books.sp[e.made] = e.sp;
      put(books, e.made, e.hex);
      return;
    case 'unitsCombined': {
      // the pair has what the one has left that has less, by its own supply
      const left = Math.min(leftOf(books, e.unit), leftOf(books, e.into));
      for (const set of [books.moved, books.fought, books.carried, books.stopped, books.out]) both(set, e.unit, e.into);
      books.spent.set(e.into, hasOf(books, e.into) - left);
      books.steps.set(e.into, Math.max(books.steps.get(e.unit) ?? 0, books.steps.get(e.into) ?? 0));
      books.sp[e.into] += e.sp;
      box(books, e.unit);
      return;
    }
    case 'unitSplit':
      books.sp[e.unit] -= e.sp;
      books.sp[e.made] = e.sp;
      for (const set of [books.moved, books.fought, books.carried, books.stopped, books.out]) both(set, e.unit, e.made);
      books.spent.set(e.made, books.spent.get(e.unit) ?? 0);
      books.steps.set(e.made, books.steps.get(e.unit) ?? 0);
      put(books, e.made, e.hex);
      return;
    case 'unitStepped':
    case 'unitOverran':
      raise(books.spent, e.unit, e.cost);
      raise(books.steps, e.unit, 1);
      books.moved.add(e.unit);
      if (e.stops) books.stopped.add(e.unit);
      if (e.type === 'unitOverran') {
        books.overran.set(e.unit, new Set([...(books.overran.get(e.unit) ?? []), e.to]));
        if (!e.stops) books.stopped.delete(e.unit);
      }
      put(books, e.unit, e.to);
      return;
    case 'overrunAnnounced':
      books.announced.add(e.announced.target);
      return;
    case 'hexOverrun':
      books.announced.delete(e.hex);
      return;
    case 'assaultMade':
      books.assaults += e.points;
      if (e.player === books.game.board.playerOf[1]) raise(books.western, books.turn, e.points);
      raise(books.assaulted, e.to, books.sp[e.unit]);
      books.carried.add(e.unit);
      put(books, e.unit, e.afloat ? AFLOAT : e.to);
      return;
    case 'unitShipped':
      books.shipped += e.points;
      raise(books.spared, e.to, e.exempt);
      books.carried.add(e.unit);
      if (e.sp === 0) return;
      if (e.made !== e.unit) {
        books.sp[e.unit] -= e.sp;
        books.sp[e.made] = e.sp;
        both(books.out, e.unit, e.made);
        books.carried.add(e.made);
      }
      put(books, e.made, e.to);
      return;
    case 'unitDropped':
    case 'unitRailed':
      books.carried.add(e.unit);
      put(books, e.unit, e.to);
      return;
    case 'unitRetreated':
    case 'unitAdvanced':
      put(books, e.unit, e.to);
      return;
    case 'unitLanded':
      put(books, e.unit, e.hex);
      return;
    case 'unitReturned':
      books.returned += books.sp[e.unit];
      put(books, e.unit, e.hex);
      return;
    case 'controlTaken':
      for (const hex of e.hexes) books.control[hex] = e.player;
      return;
    case 'nationChanged':
      books.stance[e.nation] = e.stance;
      return;
    case 'combatJoined':
      books.struck.add(e.combat.target);
      for (const u of e.combat.attackers) books.fought.add(u);
      return;
    case 'attackersReleased':
      for (const u of e.units) books.fought.delete(u);
      return;
    case 'strengthLost':
      books.sp[e.unit] -= e.sp;
      books.losses[e.nation] += e.sp;
      books.went[e.nation] += e.sp;
      return;
    case 'unitEliminated':
      if (books.hex[e.unit] === AFLOAT) books.returned += e.sp;
      books.losses[e.nation] += e.sp;
      books.went[e.nation] += e.sp;
      box(books, e.unit);
      return;
    default:
  }
};

/** Where a position and the books differ. */
export const disagreement = (books: Books, s: SpiState): string | null => {
  const differ = (what: string, ours: ReadonlyArray<number>, theirs: ReadonlyArray<number>, label: (i: number) => string): string | null => {
    if (ours.length !== theirs.length) return `There are ${theirs.length} of ${what}, by the books ${ours.length}.`;
    const i = ours.findIndex((n, at) => n !== theirs[at]);
    return i < 0 ? null : `${what} of ${label(i)}: ${theirs[i]}, by the events ${ours[i]}.`;
  };
  const unit = (u: number): string => name(books, u);
  const land = (n: number): string => books.game.board.nations[n].name;
  return (
    differ('the place', books.hex, s.units.hex, unit) ??
    differ('the strength', books.sp, s.units.sp, unit) ??
    differ('the stance', books.stance, s.stance, land) ??
    differ('control', books.control, s.hexes.control, (h) => hexId(books, h)) ??
    differ('points', books.points, s.points, land) ??
    differ('losses', books.losses, s.losses, land) ??
    (s.phase !== 'over' && (s.phase !== books.phase || s.turn !== books.turn || s.player !== books.player)
      ? `It is the ${s.phase} phase of player ${s.player} in turn ${s.turn}, by the events the ${books.phase} phase of ${books.player} in ${books.turn}.`
      : null)
  );
};
