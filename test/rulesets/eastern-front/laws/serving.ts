/**
 * Laws of attack supply: who is served has a line to a headquarters that may serve it, no headquarters gives more in a phase than it
 * can, and nobody goes without who could be served. Rules REFORM 12C5, 12H, 31C, 39J.
 */
import type { EuropaEvent } from '../../../../src/rulesets/europa/event.js';
import type { EuropaGame } from '../../../../src/rulesets/europa/game.js';
import { type Books, type EventLaw, unitsAt } from '../../europa/laws/books.js';
import { isTankArmy } from '../../europa/laws/leaders.js';
import { type Eastern, resOf } from './eastern.js';
import { isServer } from './servers.js';
import type { Tracer, Tracing } from './supply.js';

/** Readings by which others are served. */
const OTHERWISE = [
  'transported-attack-supply', 'transported-to-tank-army', 'nations-without-hq', 'hq-limits', 'non-divisional-supply', 'active-hq-as-inactive', 'inactive-hq-nations',
  'arctic-attack-supply', 'overrun-again-res', 'active-hq-in-zone', 'replacement-army-automatic', 'attack-supply-range', 'surprise-attack-supply',
];

/** Divisions that attack, and how many of them may be foreign, by the nation of an active headquarters. */
const LIMITS: Readonly<Record<string, readonly [number, number]>> = { Germany: [15, 3], 'Soviet Union': [20, 0] };
const OF_ALLIES = [10, 3] as const;
/** What an inactive one gives in a phase. */
const INACTIVE = { res: 12, divisions: 3 } as const;

/** What a headquarters has given in this phase. */
interface Use {
  readonly divisions: Set<number>;
  readonly foreign: Set<number>;
  readonly counted: Set<number>;
  res: number;
}

type Effort = Extract<EuropaEvent, { type: 'overrunBegun' | 'combatJoined' }>;

export const servingLaw = (game: EuropaGame, printed: Eastern, tracer: Tracer, isActive: (hq: number) => boolean): EventLaw => {
  const { readings, rules, setting } = game.board;
  const certain = tracer.lines && rules.readings.every((r) => !OTHERWISE.includes(r.id) || readings[r.id] === r.default);
  const uses = new Map<number, Use>();
  /** Whether attack supply has been brought by air or sea in this player turn: by whom it is used is not reckoned here. */
  let transported = false;
  const useOf = (hq: number): Use => {
    const known = uses.get(hq) ?? { divisions: new Set(), foreign: new Set(), counted: new Set(), res: 0 };
    uses.set(hq, known);
    return known;
  };
  const id = (u: number): string => printed.units[u].id;
  const isArctic = (hex: number): boolean => setting.map.features.some((f, i) => f === 'arctic' && (setting.map.hexFeatures[hex] >> i) & 1);
  const marked = (u: number, mark: string): boolean => (printed.units[u].marks as ReadonlyArray<string> | undefined)?.includes(mark) === true;
  const nationOf = (u: number): string => (marked(u, 'eastern') ? 'Germany' : marked(u, 'soviet-service') ? 'Soviet Union' : printed.units[u].nation);
  const division = (books: Books, u: number): boolean => printed.divisional(u, books.face[u]);
  const limits = (hq: number): readonly [number, number] => LIMITS[nationOf(hq)] ?? OF_ALLIES;

  /** Why a headquarters may not serve a unit, whatever it has given before. */
  const bar = (books: Books, hq: number, unit: number, attack: boolean): string | null => {
    const own = nationOf(hq) === nationOf(unit);
    if (!own && (printed.side(hq) !== printed.side(unit) || printed.side(hq) !== 0 || (nationOf(hq) !== 'Germany' && nationOf(unit) !== 'Germany'))) return 'is of a nation that it does not serve';
    if (isActive(hq)) return null;
    if (!own) return 'is of another nation, and it is inactive';
    if (attack && books.phase === 'exploitationCombat') return 'attacks at the end of exploitation, and it is inactive';
    return [...unitsAt(books, books.hex[unit])].some((u) => isTankArmy(printed, u)) ? 'is led by a Tank Army, and it is inactive' : null;
  };

  /** What serving a unit would break, after what has been given. */
  const excess = (books: Books, hq: number, unit: number, attack: boolean): string | null => {
    const use = useOf(hq);
    if (isActive(hq)) {
      if (!attack || !division(books, unit) || use.divisions.has(unit)) return null;
      const [most, ofOthers] = limits(hq);
      if (use.divisions.size >= most) return `serves more than ${most} divisions`;
      return nationOf(hq) !== nationOf(unit) && use.foreign.size >= ofOthers ? `serves more than ${ofOthers} foreign divisions` : null;
    }
    if (use.counted.has(unit)) return null;
    if (division(books, unit) && use.divisions.size >= INACTIVE.divisions) return `is inactive and serves more than ${INACTIVE.divisions} divisions`;
    return use.res + resOf(printed, unit, books.face[unit]) > INACTIVE.res ? `is inactive and serves more than ${INACTIVE.res} REs` : null;
  };

  const charge = (books: Books, hq: number, unit: number, attack: boolean): void => {
    const use = useOf(hq);
    if (isActive(hq) && (!attack || !division(books, unit))) return;
    if (division(books, unit)) use.divisions.add(unit);
    if (division(books, unit) && nationOf(hq) !== nationOf(unit)) use.foreign.add(unit);
    if (!isActive(hq) && !use.counted.has(unit)) use.res += resOf(printed, unit, books.face[unit]);
    use.counted.add(unit);
  };

  const barred = (books: Books, u: number): boolean => books.outOfSupply.has(u) || (marked(u, 'replacement-army') && division(books, u));
  const servers = (books: Books): ReadonlyArray<number> => books.hex.flatMap((hex, u) => (hex >= 0 && isServer(printed, u) ? [u] : []));
  const reaches = (books: Books, tracing: Tracing, unit: number): ReadonlyMap<number, number> => tracing.reach(unit, tracing.length(books.hex[unit]));

  const served = (books: Books, units: ReadonlyArray<number>, attack: boolean, served: ReadonlyMap<number, number | null>): string | null => {
    const tracing = tracer.now(books);
    for (const [unit, hq] of served) {
      if (!units.includes(unit)) return `${id(unit)} is served in an attack of others.`;
      if (barred(books, unit)) return `${id(unit)} is served, and is out of supply or of the Replacement Army.`;
      if (hq === null) {
        if (!transported && !isArctic(books.hex[unit]) && !/^(mot )?(Para|Air Lndg|Cmdo)$/.test(printed.units[unit].type) && setting.playerTurns[books.playerTurn].surprise === undefined) return `${id(unit)} is served by nobody, for no reason.`;
        continue;
      }
      if (books.hex[hq] < 0 || !isServer(printed, hq)) return `${id(unit)} is served by ${id(hq)}, which is no headquarters on the map.`;
      if (!reaches(books, tracing, unit).has(books.hex[hq])) return `${id(unit)} is served by ${id(hq)}, to which it has no line.`;
      const wrong = bar(books, hq, unit, attack);
      if (wrong !== null) return `${id(hq)} serves ${id(unit)}, which ${wrong}.`;
      const over = excess(books, hq, unit, attack);
      if (over !== null) return `${id(hq)} ${over}.`;
      charge(books, hq, unit, attack);
    }
    // nobody goes without while one of his own headquarters has anything left for him
    for (const unit of units) {
      if (served.has(unit) || barred(books, unit) || printed.rating(unit, books.face[unit]).attack === 0) continue;
      const near = reaches(books, tracing, unit);
      const idle = servers(books).find((hq) => nationOf(hq) === nationOf(unit) && near.has(books.hex[hq]) && bar(books, hq, unit, attack) === null && excess(books, hq, unit, attack) === null);
      if (idle !== undefined) return `${id(unit)} is not served, and ${id(idle)} could serve it.`;
    }
    return null;
  };

  const begun = (books: Books, e: Effort): string | null => {
    if (books.served === null || !certain) return null;
    if (e.type === 'overrunBegun') return served(books, e.units, false, books.served);
    return e.combat.overrun === undefined ? served(books, e.combat.attackers, true, books.served) : null;
  };

  return (books, e) => {
    switch (e.type) {
      case 'phaseBegan':
        uses.clear();
        if (e.phase === 'initial') transported = false;
        return null;
      case 'overrunBegun':
      case 'combatJoined':
        return begun(books, e);
      case 'sliceWritten':
        if (e.key === 'attackSupply' && (e.value as { readonly delivered: ReadonlyArray<unknown> }).delivered.length > 0) transported = true;
        return null;
      default:
        return null;
    }
  };
};
