/**
 * Laws of movement in the East: a cost of its own for each step (the chart by the weather of the hex entered, zones of control, half
 * of it for administrative movement, trains by rating), allowances by stage of supply and phase, railroads and their capacity.
 * Rules 6A, 7A, 7B, FITE 5, 6A, 6B, 7A, 12D, REFORM 6, 12H, 31C, 39D1.
 */
import type { EuropaEvent } from '../../../../src/rulesets/europa/event.js';
import type { EuropaGame } from '../../../../src/rulesets/europa/game.js';
import { type Books, type EventLaw, enemyZoneAt, neutralNow, unitsAt } from '../../europa/laws/books.js';
import type { Ground } from '../../europa/laws/ground.js';
import { HEADQUARTERS } from '../../europa/laws/printed.js';

/** Units by rail in a player turn. */
const CAPACITY: Readonly<Record<string, number>> = { germany: 12, romania: 3, hungary: 2, italy: 1, finland: 3, 'soviet-union': 15 };
/** Hexes by train for a movement point, by printed rating from so many points on. */
const RATES: ReadonlyArray<readonly [number, number]> = [[9, 5], [7, 6], [6, 8], [3, 10], [0, 30]];

const near = (a: number, b: number): boolean => Math.abs(a - b) < 1e-6;

type Step = Extract<EuropaEvent, { type: 'unitStepped' }>;

export const easternMovement = (game: EuropaGame, terms: Ground, isActive: (unit: number) => boolean): EventLaw => {
  const { readings, setting, rules } = game.board;
  const { exploits, stage } = terms;
  const inForce = (id: string): boolean => rules.amendments.includes(id);
  const table = rules.overrunTerms.table !== null;
  /** Of this phase. */
  let granted: ReadonlyArray<number> = [];
  let opened = false;
  const spent = new Map<number, number>();
  const stopped = new Set<number>();
  const administrative = new Set<number>();
  const ridden = new Map<number, number>();
  /** Of this player turn. */
  const taken = new Set<number>();
  const entrained = new Set<number>();
  const load = new Map<number, number>();
  /** Whether anybody was left to be overrun. */
  let fallen = false;

  const isArctic = (hex: number): boolean => setting.map.features.some((f, i) => f === 'arctic' && (setting.map.hexFeatures[hex] >> i) & 1);
  const phasing = (books: Books, u: number): boolean => setting.playerTurns[books.playerTurn].powers.includes(setting.powers[books.printed.power(u)].id) && !books.dormant.has(books.printed.power(u));
  const isServer = (books: Books, u: number): boolean => inForce('REFORM-12H') && HEADQUARTERS.test(books.printed.units[u].type);

  /** What a unit may spend in a phase that begins. */
  const grant = (books: Books, u: number, phase: string): number => {
    const { printed } = books;
    if (books.hex[u] < 0 || !phasing(books, u)) return 0;
    if (printed.marker(u)) return 0;
    if (phase === 'exploitation' && !exploits.moves(books, u)) return 0;
    const slow = books.outOfSupply.has(u) && (!inForce('FITE-12D') || stage(books, u) >= 2 || exploits.motor(books, u));
    const front = inForce('REFORM-31C-HQ') && printed.units[u].type === 'Front HQ' && isActive(u);
    return printed.allowance(u, books.face[u], true) * (slow ? 0.5 : 1) * (phase === 'exploitation' ? exploits.part(books, u) : 1) * (front ? 0.5 : 1);
  };

  const side = (owner: number): string => (owner < 0 ? '' : setting.powers[owner].side);
  const friendly = (books: Books, u: number, hex: number): boolean => side(books.owner[hex]) === setting.powers[books.printed.power(u)].side;

  /** The ground of a step by administrative movement: half of what clear ground or a road costs. */
  const half = (books: Books, u: number, from: number, to: number): number | null => {
    const { printed } = books;
    const open = printed.terrain(to) === 'clear' && printed.between(from, to).every((f) => f === 'rail' || f === 'road') ? printed.cost(u, from, to, 'march') : null;
    const road = printed.cost(u, from, to, 'road');
    const least = open === null ? road : road === null ? open : Math.min(open, road);
    return least === null ? null : least / 2;
  };

  /** The cost of a step, null where it is prohibited. */
  const costOf = (books: Books, { unit, from, to, by }: Step): number | null => {
    const { printed } = books;
    if (by === 'rail') {
      if (printed.cost(unit, from, to, 'rail') === null) return null;
      const { movement } = printed.units[unit].full;
      if (movement === 'R' || !inForce('FITE-7A')) return 0.2;
      const gone = ridden.get(unit) ?? 0;
      const rate = RATES.find(([least]) => movement >= least)?.[1] ?? 1;
      return (gone === 0 ? 1 : 0) + (gone % rate === 0 ? 1 : 0);
    }
    const plain = by === 'admin' ? half(books, unit, from, to) : printed.cost(unit, from, to, by);
    return plain === null ? null : plain + terms.zoneCost(books, unit, from, to);
  };

  const administrativeStep = (books: Books, { unit, from, to }: Step): string | null => {
    const { printed } = books;
    const who = printed.units[unit].id;
    if (!inForce('FITE-6B')) return `${who} moves administratively, which nobody does here.`;
    if (books.phase !== 'movement') return `${who} moves administratively in the ${books.phase} phase.`;
    if (spent.has(unit) && !administrative.has(unit)) return `${who} has marched, and goes on administratively.`;
    if (books.outOfSupply.has(unit)) return `${who} moves administratively out of supply.`;
    const foes = (hex: number): boolean => printed.neighbors(hex).some((n) => [...unitsAt(books, n)].some((u) => printed.side(u) !== printed.side(unit) && !books.dormant.has(printed.power(u))));
    if (foes(from) || foes(to)) return `${who} moves administratively beside the enemy.`;
    return friendly(books, unit, to) && !taken.has(to) ? null : `${who} moves administratively into land that was not its own when the player turn began.`;
  };

  const train = (books: Books, { unit, from, to, entrains }: Step): string | null => {
    const who = books.printed.units[unit].id;
    if (books.phase !== 'movement') return `${who} moves by rail in exploitation.`;
    if (isServer(books, unit)) return `${who} is a headquarters and moves by rail.`;
    if (!friendly(books, unit, from) || (!friendly(books, unit, to) && readings['rail-into-enemy-hex'] !== 'yes')) return `${who} uses a railroad that is not friendly-owned.`;
    if (enemyZoneAt(books, books.printed.side(unit), from)) {
      const may = readings['rail-from-zoc'] === 'leave-or-step' || (readings['rail-from-zoc'] === 'leave-only' && !enemyZoneAt(books, books.printed.side(unit), to));
      if (!may) return `${who} goes by rail out of an enemy zone of control.`;
    }
    if (readings['rail-capacity'] !== 'journeys' && entrains === entrained.has(unit)) return `${who} ${entrains ? 'entrains twice' : 'goes by rail without taking up capacity'}.`;
    if (!entrains) return null;
    entrained.add(unit);
    return loaded(books, unit, 1);
  };

  const loaded = (books: Books, unit: number, n: number): string | null => {
    const power = books.printed.power(unit);
    const now = (load.get(power) ?? 0) + n;
    load.set(power, now);
    return now <= CAPACITY[setting.powers[power].id] || !inForce('FITE-CAMPAIGN') ? null : `${now} ${setting.powers[power].name} units move by rail in a turn.`;
  };

  const stepped = (books: Books, e: Step): string | null => {
    const { printed } = books;
    const { unit, to, by } = e;
    const who = printed.units[unit].id;
    if (books.phase !== 'movement' && books.phase !== 'exploitation') return `${who} moves in the ${books.phase} phase.`;
    if (!phasing(books, unit)) return `${who} moves in another player's turn.`;
    if (granted[unit] === 0) return `${who} is of no kind that moves in the ${books.phase} phase.`;
    if (stopped.has(unit)) return `${who} had stopped and moves on.`;
    if (neutralNow(books, to)) return `${who} enters neutral land.`;
    if (isServer(books, unit) && isArctic(to)) return `${who} is a headquarters and enters the Arctic.`;
    const wrong = by === 'admin' ? administrativeStep(books, e) : administrative.has(unit) ? `${who} has moved administratively, and goes on by ${by}.` : by === 'rail' ? train(books, e) : null;
    if (wrong !== null) return wrong;
    if (printed.units[unit].full.movement === 'R' && by !== 'rail') return `${who} moves by rail only, and marches.`;
    const cost = costOf(books, e);
    if (cost === null) return `${who} goes by ${by} where it is prohibited or no line runs.`;
    const first = !spent.has(unit);
    const before = granted[unit] - (spent.get(unit) ?? 0);
    const short = cost > before + 1e-9;
    if (short && (by === 'admin' || (!first && readings['minimum-move'] !== 'last-step'))) return `${who} spends ${cost} MP on a step ${by} and has ${before} of ${granted[unit]}.`;
    if (short && books.phase === 'exploitation' && readings['exploitation-minimum'] === 'no' && inForce('REFORM-6') && !exploits.motor(books, unit)) return `${who} takes a step in exploitation that it cannot pay.`;
    const left = Math.max(0, before - cost);
    if (!near(e.left / 20, left) || !near(e.cost / 20, Math.min(cost, before))) return `${who} pays ${e.cost / 20} MP for a step ${by} and has ${e.left / 20} left; ${cost} of ${before} would be right.`;
    const friends = readings['friends-in-zones'] === 'canceled' && [...unitsAt(books, to)].length > 0;
    const zone = enemyZoneAt(books, printed.side(unit), to) && !friends;
    const stops = short || ((terms.zonesStop || by === 'rail') && zone) || (by === 'rail' && !friendly(books, unit, to));
    if (e.stops !== stops) return `${who} ${e.stops ? 'stops for no reason' : 'ought to stop'} after a step ${by}.`;
    spent.set(unit, granted[unit] - left);
    if (stops) stopped.add(unit);
    if (by === 'admin') administrative.add(unit);
    if (by === 'rail') ridden.set(unit, (ridden.get(unit) ?? 0) + 1);
    return null;
  };

  /** What an overrun of rule 13 costs: the step, zones of others, and 2 points. */
  const overran = (books: Books, e: Extract<EuropaEvent, { type: 'unitOverran' }>): string | null => {
    const who = books.printed.units[e.unit].id;
    const before = granted[e.unit] - (spent.get(e.unit) ?? 0);
    if (table) {
      // what it comes to is for the law of such overruns to say
      if (!near(e.left / 20, before - e.cost / 20)) return `${who} has ${e.left / 20} MP left after an overrun.`;
      spent.set(e.unit, granted[e.unit] - e.left / 20);
    } else {
      const step = books.printed.cost(e.unit, e.from, e.to, e.by);
      if (step === null) return `${who} overruns by ${e.by} where it is prohibited or no line runs.`;
      const cost = step + (fallen ? 2 : 0) + terms.zoneCost(books, e.unit, e.from, e.to, e.to);
      if (cost > before + 1e-9 || !near(e.cost / 20, cost) || !near(e.left / 20, before - cost)) return `${who} pays ${e.cost / 20} MP for an overrun and has ${e.left / 20} left; ${cost} of ${before} would be right.`;
      spent.set(e.unit, granted[e.unit] - before + cost);
      if (e.stops !== (terms.zonesStop && enemyZoneAt(books, books.printed.side(e.unit), e.to))) return `${who} ${e.stops ? 'stops for no reason' : 'goes on in an enemy zone of control'} after an overrun.`;
    }
    stopped.delete(e.unit);
    if (e.stops) stopped.add(e.unit);
    return null;
  };

  const grants = (books: Books): ReadonlyArray<number> => (books.phase === 'movement' || books.phase === 'exploitation' ? books.hex.map((_, u) => grant(books, u, books.phase)) : []);

  return (books, e) => {
    // the laws may be opened in the middle of a phase
    if (!opened) granted = grants(books);
    opened = true;
    switch (e.type) {
      case 'phaseBegan': {
        for (const each of [spent, stopped, administrative, ridden]) each.clear();
        if (e.phase === 'initial') for (const each of [taken, entrained, load]) each.clear();
        granted = grants({ ...books, turn: e.turn, playerTurn: e.playerTurn, phase: e.phase });
        return null;
      }
      case 'unitsReadied': {
        if (granted.length === 0) return null;
        const wrong = granted.findIndex((mp, u) => !near(e.mp[u] / 20, mp));
        return wrong < 0 ? null : `${books.printed.units[wrong].id} is given ${e.mp[wrong] / 20} MP for the ${books.phase} phase; ${granted[wrong]} would be right.`;
      }
      case 'unitStepped': {
        const wrong = stepped(books, e);
        if (e.captures && !friendly(books, e.unit, e.to)) taken.add(e.to);
        return wrong;
      }
      case 'overrunBegun':
        fallen = false;
        return null;
      case 'unitEliminated':
        if (e.cause === 'overrun') fallen = true;
        return null;
      case 'overrunPaid': {
        const before = granted[e.unit] - (spent.get(e.unit) ?? 0);
        spent.set(e.unit, granted[e.unit] - e.left / 20);
        return near(e.left / 20, before - e.cost / 20) && e.left >= 0 ? null : `${books.printed.units[e.unit].id} has ${e.left / 20} MP left after it paid ${e.cost / 20} of ${before} for an overrun.`;
      }
      case 'unitOverran':
        if (e.captures && !friendly(books, e.unit, e.to)) taken.add(e.to);
        return overran(books, e);
      case 'unitAdvanced':
        if (e.captures && !friendly(books, e.unit, e.to)) taken.add(e.to);
        return null;
      case 'unitsHalted':
        for (const u of e.units) {
          stopped.add(u);
          spent.set(u, granted[u]);
        }
        return null;
      case 'unitsReleased':
        for (const u of e.units) stopped.delete(u);
        return null;
      case 'unitTookOff':
      case 'unitPutDown': {
        if (e.type === 'unitPutDown' && e.captures && !friendly(books, e.unit, e.to)) taken.add(e.to);
        if (e.type === 'unitPutDown' && e.by === 'air') return null;
        const moved = spent.has(e.unit) || stopped.has(e.unit);
        stopped.add(e.unit);
        spent.set(e.unit, granted[e.unit]);
        return moved ? `${books.printed.units[e.unit].id} has moved, and sets out by ${e.type === 'unitTookOff' ? 'air' : 'sea'}.` : null;
      }
      case 'unitCarried': {
        stopped.add(e.unit);
        spent.set(e.unit, granted[e.unit]);
        return loaded(books, e.unit, e.load);
      }
      default:
        return null;
    }
  };
};
