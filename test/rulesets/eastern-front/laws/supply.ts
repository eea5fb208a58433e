/**
 * A second and slow tracing of supply, unit by unit: overland to a source, or to a friendly road or railroad that leads to one.
 * Rules 12A, 12B, FITE 12C.
 */
import type { EuropaGame } from '../../../../src/rulesets/europa/game.js';
import type { EuropaState } from '../../../../src/rulesets/europa/state.js';
import { checkSupply } from '../../../../src/rulesets/europa/supply.js';
import { type Books, type EventLaw, neutralNow, openBooks, unitsAt } from '../../europa/laws/books.js';
import { type Calendar, type Eastern, readEastern } from './eastern.js';

/** Hexes of the overland part. */
const LENGTHS: Readonly<Record<string, number>> = { clear: 7, frost: 4, snow: 4, mud: 3, winter: 3 };
/** Readings by which lines run otherwise; by others than their defaults nothing is traced, nor where sources are not those of the campaign. */
const OTHERWISE = ['zone-openers', 'friendly-roads', 'line-terrain', 'first-supply-check', 'line-limits', 'overland-ownership', 'mixed-lines', 'neutral-lines', 'overland-length', 'overland-start', 'zoc-along-roads', 'zones-into-neutrals'];

/** The lines of one moment. */
export interface Tracing {
  /** Hexes that lines of a unit enter, each with how many were entered to get there; its own with 0. */
  readonly reach: (unit: number, range: number) => ReadonlyMap<number, number>;
  readonly supplied: (unit: number) => boolean;
  /** Whether a hex is a source of the side of a unit. */
  readonly isSource: (unit: number, hex: number) => boolean;
  /** How long a line from a hex may be. */
  readonly length: (hex: number) => number;
}

export interface Tracer {
  /** Whether lines run as they are traced here, and whether sources too are those of the campaign. */
  readonly lines: boolean;
  readonly certain: boolean;
  readonly now: (books: Books) => Tracing;
}

export const supplyTracer = (game: EuropaGame, printed: Eastern): Tracer => {
  const { setting, readings, rules } = game.board;
  const { map } = setting;
  const sideOf = (power: number): number => (power < 0 ? -1 : setting.powers[power].side === 'axis' ? 0 : 1);
  const isRail = (hex: number): boolean => printed.neighbors(hex).some((n) => printed.between(hex, n).includes('rail'));
  const first = (hex: number): number => sideOf(setting.owners === undefined ? printed.landOf(hex) : setting.owners[hex]);
  const home = (side: number, hex: number): boolean => {
    const drawn = map.areas.get(side === 0 ? 'axis-edge' : 'soviet-edge');
    return drawn === undefined ? printed.neighbors(hex).length < 6 && first(hex) === side : drawn.includes(hex);
  };
  const sites = [0, 1].map((side) => {
    const found = new Set(map.ids.map((_, h) => h).filter((h) => home(side, h) && isRail(h)));
    for (const { hex, kind, name, capital } of map.places) {
      const own = sideOf(printed.landOf(hex)) === side;
      if (own && (capital === true || (side === 1 && (kind === 'major-full' || name === 'Baku')))) found.add(hex);
    }
    return found;
  });

  const now = (books: Books): Tracing => {
    const zones = [new Set<number>(), new Set<number>()];
    books.hex.forEach((hex, u) => {
      if (hex < 0 || books.dormant.has(printed.power(u)) || !printed.exerts(u, books.face[u])) return;
      for (const n of printed.neighbors(hex)) if (printed.zoneReaches(u, hex, n)) zones[printed.side(u)].add(n);
    });
    const held = (hex: number): number => {
      const [u] = unitsAt(books, hex);
      return u === undefined || books.dormant.has(printed.power(u)) ? -1 : printed.side(u);
    };
    const enters = (side: number, hex: number): boolean => held(hex) !== 1 - side && (held(hex) === side || !zones[1 - side].has(hex)) && !neutralNow(books, hex);
    const owned = (side: number, hex: number): boolean => sideOf(books.owner[hex]) === side;
    const isSource = (unit: number, hex: number): boolean => sites[printed.side(unit)].has(hex) && owned(printed.side(unit), hex);
    // hexes from which a friendly line leads to a source
    const linked = [0, 1].map((side) => {
      const found = new Set([...sites[side]].filter((h) => owned(side, h)));
      for (const hex of found) {
        if (!enters(side, hex)) continue;
        for (const n of printed.neighbors(hex)) if (owned(side, n) && printed.between(n, hex).some((f) => f === 'rail' || f === 'road')) found.add(n);
      }
      return found;
    });
    const reach = (unit: number, range: number, until?: ReadonlySet<number>): Map<number, number> => {
      const found = new Map([[books.hex[unit], 0]]);
      for (const [hex, steps] of found) {
        if (until?.has(hex)) return new Map([[hex, steps]]);
        if (steps >= range) continue;
        for (const n of printed.neighbors(hex)) if (!found.has(n) && enters(printed.side(unit), n) && printed.cost(unit, hex, n, 'march') !== null) found.set(n, steps + 1);
      }
      return found;
    };
    const length = (hex: number): number => LENGTHS[printed.weather(hex)];
    return {
      reach,
      isSource,
      length,
      supplied: (unit) => {
        const goals = linked[printed.side(unit)];
        return [...reach(unit, length(books.hex[unit]), goals).keys()].some((hex) => goals.has(hex));
      },
    };
  };
  const lines = rules.readings.every((r) => !OTHERWISE.includes(r.id) || readings[r.id] === r.default);
  return { lines, certain: lines && rules.amendments.includes('FITE-CAMPAIGN'), now };
};

/** Units on the map that a tracing leaves without supply, ascending. */
const without = (printed: Eastern, books: Books, tracing: Tracing): ReadonlyArray<number> =>
  books.hex.flatMap((hex, u) => (hex >= 0 && !books.dormant.has(printed.power(u)) && !tracing.supplied(u) ? [u] : []));

const differ = (printed: Eastern, said: ReadonlyArray<number>, found: ReadonlyArray<number>): string | null => {
  const wrong = [...said.filter((u) => !found.includes(u)), ...found.filter((u) => !said.includes(u))];
  return wrong.length === 0 ? null : `${printed.units[wrong[0]].id} is ${said.includes(wrong[0]) ? 'out of supply and has a line' : 'in supply without a line'} (${wrong.length} such units).`;
};

/** Supply as it is judged is that of the second tracing. */
export const supplyLaw = (printed: Eastern, tracer: Tracer): EventLaw => {
  return (books, e) => (e.type === 'supplyJudged' && tracer.certain ? differ(printed, e.out, without(printed, books, tracer.now(books))) : null);
};

/** Whether supply would be judged as the second tracing has it, in any position. */
export const naiveSupply = (game: EuropaGame): ((state: EuropaState) => string | null) => {
  const calendar: Calendar = { turn: 0 };
  const printed = readEastern(game, calendar);
  const tracer = supplyTracer(game, printed);
  return (state) => {
    calendar.turn = state.turn;
    const books = openBooks(printed, state);
    return tracer.certain ? differ(printed, checkSupply(game.position(state)).out, without(printed, books, tracer.now(books))) : null;
  };
};
