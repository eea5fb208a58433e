/**
 * Laws of overruns: by the right units, from one hex, in the right zones, at ten to one; everybody in the hex is lost, and
 * everybody who overran enters it. Rule 13.
 */
import type { EuropaEvent } from '../../../../src/rulesets/europa/event.js';
import type { EuropaGame } from '../../../../src/rulesets/europa/game.js';
import { type Books, type EventLaw, enemyZoneAt, unitsAt } from './books.js';
import type { Ground } from './ground.js';
import { leadersWith } from './leaders.js';
import type { Printed } from './printed.js';

type Begun = Extract<EuropaEvent, { type: 'overrunBegun' }>;

interface Underway {
  readonly target: number;
  readonly units: Set<number>;
  readonly victims: Set<number>;
}

/** Readings that change strengths in ways that are reckoned elsewhere: by others than their defaults odds are not recounted. */
export const LEFT_ALONE = ['cadre-support', 'headquarters-support', 'army-hq-support', 'dot-support', 'weak-support', 'overrun-support', 'motorized-engineers', 'bridges-in-combat', 'attack-supply-halving', 'hexside-effects'];
/** Rows of the chart whose effect may have been lost in play. */
const WORKS = /fort|fortress|fortified/;

/** Strengths by the words of rules 9H, 11, 12D, REFORM 12D1 and the chart. Works count neither way. */
export const strengths = (game: EuropaGame) => {
  const { map, tables, tables: { terrain } } = game.board.setting;
  const stages = game.board.rules.amendments.includes('FITE-12D');
  const cut = (row: string, frozen: boolean): string => {
    const r = terrain.rows.indexOf(row);
    return r < 0 ? '-' : terrain.cells[r][terrain.columns.indexOf(frozen ? 'attackers/frozen' : 'attackers')].value;
  };
  const divided = (printed: Printed, unit: number, text: string): number => {
    if (text === '-') return 1;
    const [who, by] = text.split('/');
    const gun = printed.artillery(unit);
    const engineer = /Eng|Cons/.test(printed.units[unit].type);
    const hit: Readonly<Record<string, boolean>> = {
      all: true,
      'non-artillery': !gun,
      'non-artillery-non-engineer': !gun && !engineer,
      'non-mountain': !printed.units[unit].type.includes('Mtn'),
      'cm-non-artillery': printed.cm(unit) && !gun,
      'cm-or-artillery': printed.cm(unit) || gun,
    };
    return hit[who] ? 1 / Number(by) : 1;
  };
  const allRows = (from: number, target: number): ReadonlyArray<string> => {
    const place = map.placeAt[target];
    const d = [0, 1, 2, 3, 4, 5].find((dir) => map.neighbors[from * 6 + dir] === target) ?? 0;
    const bits = map.hexsides[map.sides[from * 6 + d]];
    return [
      `hex/${map.terrains[map.terrain[target]]}`,
      ...(place < 0 ? [] : [`feature/${map.places[place].kind}`]),
      ...map.features.filter((_, i) => (map.hexFeatures[target] >> i) & 1).map((f) => `feature/${f}`),
      ...map.hexsideFeatures.filter((_, i) => (bits >> i) & 1).map((f) => `hexside/${f}`),
    ].filter((row) => tables.terrain.rows.includes(row));
  };
  const rows = (from: number, target: number): ReadonlyArray<string> => allRows(from, target).filter((row) => !WORKS.test(row));
  const base = (books: Books, unit: number, kind: 'attack' | 'defense', beside: Iterable<number>): number => {
    const { printed } = books;
    const supported = [...beside].some((u) => printed.units[u].dot || printed.artillery(u) || printed.divisional(u, books.face[u]));
    const out = books.outOfSupply.has(unit) && (kind === 'attack' || !stages || Math.ceil(books.unsupplied[unit] / 2) >= 2);
    // the want of attack supply adds nothing to that of other supply
    const lacking = kind === 'attack' && books.served !== null && !books.served.has(unit) && !out;
    return printed.rating(unit, books.face[unit])[kind] * (supported ? 1 : 0.5) * (out || lacking ? 0.5 : 1);
  };
  return {
    /** Of attackers from one hex; those that rules double against cities and works are doubled. */
    attack: (books: Books, units: ReadonlyArray<number>, from: number, target: number, beside: ReadonlyArray<number> = units): number =>
      units.reduce((sum, u) => {
        const assault = books.printed.units[u].type.includes('Aslt Eng') ? 2 : 1;
        return sum + assault * rows(from, target).reduce((s, row) => s * divided(books.printed, u, cut(row, books.printed.frozen(target))), base(books, u, 'attack', beside));
      }, 0),
    /** Whether nothing is left out of account: neither works nor assault engineers. */
    exact: (books: Books, units: ReadonlyArray<number>, from: number, target: number): boolean =>
      rows(from, target).length === allRows(from, target).length && !units.some((u) => books.printed.units[u].type.includes('Aslt Eng')),
    defense: (books: Books, units: ReadonlySet<number>): number => [...units].reduce((sum, u) => sum + base(books, u, 'defense', units), 0),
  };
};

export const overrunLaw = (game: EuropaGame, { exploits, zonesStop }: Ground): EventLaw => {
  const { readings, setting } = game.board;
  const reckon = strengths(game);
  const recounts = game.board.rules.readings.every((r) => !LEFT_ALONE.includes(r.id) || readings[r.id] === r.default);
  const began = new Map<number, number>();
  const moved = new Set<number>();
  const stopped = new Set<number>();
  const overran = new Set<number>();
  const attacked = new Set<number>();
  let underway: Underway | null = null;

  /** Zones of the enemy in a hex: of units in one hex, and of all others. */
  const zones = (books: Books, side: number, hex: number, target: number): { readonly ofTarget: number; readonly others: number } => {
    const { printed } = books;
    let ofTarget = 0;
    let others = 0;
    for (const n of printed.neighbors(hex))
      for (const u of unitsAt(books, n)) {
        if (printed.side(u) === side || books.dormant.has(printed.power(u)) || !printed.exerts(u, books.face[u]) || !printed.zoneReaches(u, n, hex)) continue;
        if (n === target) ofTarget++;
        else others++;
      }
    return { ofTarget, others };
  };

  const begin = (books: Books, e: Begun): string | null => {
    const { printed } = books;
    const { units, from, target } = e;
    const id = (u: number): string => printed.units[u].id;
    if (underway !== null) return 'An overrun begins in the middle of another.';
    if (books.phase !== 'movement' && books.phase !== 'exploitation') return `There is an overrun in the ${books.phase} phase.`;
    if (units.length === 0 || new Set(units).size !== units.length || units.some((u, i) => i > 0 && units[i - 1] > u)) return 'Overrunners are named in order, each once.';
    if (!printed.adjacent(from, target)) return 'An overrun reaches farther than the next hex.';
    const side = printed.side(units[0]);
    const victims = [...unitsAt(books, target)];
    if (victims.length === 0 || victims.some((u) => printed.side(u) === side || books.dormant.has(printed.power(u)))) return 'Nobody is there to be overrun.';
    const near = zones(books, side, from, target);
    for (const u of units) {
      if (books.hex[u] !== from) return `${id(u)} overruns from where it is not.`;
      if (!setting.playerTurns[books.playerTurn].powers.includes(setting.powers[printed.power(u)].id)) return `${id(u)} overruns in another player's turn.`;
      if (books.phase === 'exploitation' && !exploits.moves(books, u)) return `${id(u)} is of no kind that overruns in exploitation.`;
      const beside = readings['overrun-from-zone'] === 'adjacent-hex' && printed.adjacent(began.get(u) ?? -1, target);
      if (stopped.has(u)) {
        if (near.others > 0 && readings['overrun-other-zones'] !== 'ignored' && !beside) return `${id(u)} overruns out of the zone of others, into which it came.`;
        if (near.ofTarget === 0 && near.others === 0 && !beside) return `${id(u)} had stopped, and not in the zone of those it overruns.`;
        if (overran.has(u) ? readings['overrun-next'] !== 'again' : readings['overrun-approach'] !== 'held') return `${id(u)} had stopped for good, and overruns.`;
      }
      if (zonesStop && moved.has(u) && !stopped.has(u) && near.others > 0 && readings['friends-in-zones'] !== 'canceled') return `${id(u)} ought to have stopped.`;
      if (overran.has(u) && readings['overruns-per-unit'] === 'one') return `${id(u)} overruns twice.`;
      if (printed.rating(u, books.face[u]).attack === 0 && readings['overrun-without-strength'] === 'barred') return `${id(u)} has no strength to overrun with.`;
    }
    if (readings['overrun-after-attack'] === 'no' && victims.some((u) => attacked.has(u))) return 'Units are overrun that were attacked in the same turn.';
    const counted = readings['overrun-stacking'] === 'all' ? [...unitsAt(books, from)] : [...units, ...leadersWith(books, units, from)];
    if (!printed.fits(counted.map((unit) => ({ unit, face: books.face[unit] })), from)) return 'Overrunners are over the stacking limit.';
    const attack = reckon.attack(books, units, from, target);
    const defense = reckon.defense(books, new Set(victims));
    if (attack <= 0 || (recounts && attack < 10 * defense)) return `The odds of an overrun are ${attack} to ${defense}.`;
    if (defense === 0 && readings['overrun-defenseless'] === 'never') return 'Units without defense are overrun.';
    underway = { target, units: new Set(units), victims: new Set(victims) };
    return null;
  };

  return (books, e) => {
    const { printed } = books;
    switch (e.type) {
      case 'phaseBegan':
        for (const set of [moved, stopped, overran]) set.clear();
        books.hex.forEach((h, u) => began.set(u, h));
        if (e.phase === 'combat') attacked.clear();
        return underway === null ? null : 'A phase begins in the middle of an overrun.';
      case 'combatJoined':
        for (const u of [...e.combat.defenders, ...e.combat.bystanders]) attacked.add(u);
        return null;
      case 'unitStepped':
        if (underway !== null) return `${printed.units[e.unit].id} steps in the middle of an overrun.`;
        moved.add(e.unit);
        if (e.stops) stopped.add(e.unit);
        return null;
      case 'overrunBegun':
        return begin(books, e);
      case 'unitEliminated':
        if (e.cause !== 'overrun') {
          underway?.victims.delete(e.unit);
          return null;
        }
        return underway?.victims.delete(e.unit) === true ? null : `${printed.units[e.unit].id} is overrun by nobody.`;
      case 'unitRetreated':
        // before it
        underway?.victims.delete(e.unit);
        return null;
      case 'unitCadred':
        return underway === null || e.cause === 'zoc-retreat' ? null : `${printed.units[e.unit].id} survives an overrun as a cadre.`;
      case 'unitOverran': {
        if (underway === null || e.to !== underway.target) return `${printed.units[e.unit].id} enters a hex that is not overrun.`;
        if (underway.victims.size > 0) return `${printed.units[e.unit].id} enters before the hex is cleared.`;
        if (!underway.units.delete(e.unit)) return `${printed.units[e.unit].id} joins an overrun of others.`;
        if (underway.units.size === 0) underway = null;
        moved.add(e.unit);
        overran.add(e.unit);
        stopped.delete(e.unit);
        if (e.stops) stopped.add(e.unit);
        return null;
      }
      case 'unitsReleased':
        for (const u of e.units) {
          if (!stopped.delete(u)) return `${printed.units[u].id} is released, and had not stopped.`;
          if (!overran.has(u) && readings['overrun-release'] !== 'all') return `${printed.units[u].id} is released by an overrun of others.`;
          if (enemyZoneAt(books, printed.side(u), books.hex[u])) return `${printed.units[u].id} is released in an enemy zone of control.`;
        }
        return null;
      default:
        return null;
    }
  };
};
