/**
 * Laws of movement: nobody spends more than printed, but for the single hex that always may be moved; zones stop; railroads
 * carry no more than they can. Rules 6A, 6B, 7A, 7B, FTF 7A.
 */
import type { EuropaGame } from '../../../../src/rulesets/europa/game.js';
import { type Books, type EventLaw, enemyZoneAt, neutralNow, unitsAt } from './books.js';
import type { Ground } from './ground.js';

/** What an overrun costs besides the step. Rule 13. */
const OVERRUN = 2;

const CAPACITY: Readonly<Record<string, number>> = { germany: 5, poland: 3, 'soviet-union': 3 };

export const movementLaw = (game: EuropaGame, { exploits }: Ground): EventLaw => {
  const { readings, setting, rules } = game.board;
  /** Overruns are paid for when they are announced. */
  const onTable = rules.overrunTerms.table !== null;
  const spent = new Map<number, number>();
  const stopped = new Set<number>();
  const entrained = new Map<number, Set<number>>();
  const near = (a: number, b: number): boolean => Math.abs(a - b) < 1e-9;
  const allowance = (books: Books, u: number): number =>
    books.printed.allowance(u, books.face[u], !books.outOfSupply.has(u)) * (books.phase === 'exploitation' ? exploits.part(books, u) : 1);
  return (books, e) => {
    const { printed } = books;
    if (e.type === 'phaseBegan') {
      spent.clear();
      stopped.clear();
      if (e.phase === 'initial') entrained.clear();
      return null;
    }
    if (e.type === 'unitsReleased') {
      for (const u of e.units) stopped.delete(u);
      return null;
    }
    if (e.type === 'overrunPaid') {
      // what it comes to is for the law of such overruns to say
      spent.set(e.unit, (spent.get(e.unit) ?? 0) + e.cost / 20);
      const allowed = allowance(books, e.unit);
      return near(e.left / 20, allowed - (spent.get(e.unit) ?? 0)) ? null : `${printed.units[e.unit].id} has ${e.left / 20} MP left after it paid for an overrun.`;
    }
    if (e.type === 'unitsHalted') {
      for (const u of e.units) {
        stopped.add(u);
        spent.set(u, allowance(books, u));
      }
      return null;
    }
    if (e.type === 'unitOverran' && onTable) {
      spent.set(e.unit, (spent.get(e.unit) ?? 0) + e.cost / 20);
      stopped.delete(e.unit);
      if (e.stops) stopped.add(e.unit);
      return null;
    }
    if (e.type === 'unitOverran') {
      const { unit, from, to, by } = e;
      const who = printed.units[unit].id;
      const step = printed.cost(unit, from, to, by);
      if (step === null) return `${who} overruns by ${by} where it is prohibited or no line runs.`;
      const now = (spent.get(unit) ?? 0) + step + OVERRUN;
      const allowed = allowance(books, unit);
      if (now > allowed + 1e-9) return `${who} spends ${now} of ${allowed} MP on an overrun.`;
      if (!near(e.left / 20, allowed - now) || !near(e.cost / 20, step + OVERRUN)) return `${who} has ${e.left / 20} MP left after an overrun; ${allowed} less ${now} would be right.`;
      // those who were there are gone; zones in the hex are those of others
      if (e.stops !== enemyZoneAt(books, printed.side(unit), to)) return `${who} ${e.stops ? 'stops for no reason' : 'goes on in an enemy zone of control'} after an overrun.`;
      if (printed.units[unit].full.movement === 'R') return `${who} moves by rail only, and overruns.`;
      spent.set(unit, now);
      stopped.delete(unit);
      if (e.stops) stopped.add(unit);
      return null;
    }
    if (e.type !== 'unitStepped') return null;
    const { unit, from, to, by } = e;
    const who = printed.units[unit].id;
    const side = printed.side(unit);
    const power = setting.powers[printed.power(unit)];
    if (books.phase !== 'movement' && books.phase !== 'exploitation') return `${who} moves in the ${books.phase} phase.`;
    if (!setting.playerTurns[books.playerTurn].powers.includes(power.id)) return `${who} moves in another player's turn.`;
    const leaves = neutralNow(books, to);
    if (books.phase === 'exploitation' && !exploits.moves(books, unit) && !(leaves && readings['exploitation-withdrawal'] === 'all')) return `${who} is of no kind that moves in exploitation.`;
    if (stopped.has(unit)) return `${who} had stopped and moves on.`;
    if (by === 'admin') return `${who} moves administratively, which nobody does here.`;
    const cost = printed.cost(unit, from, to, by);
    if (cost === null) return `${who} goes by ${by} where it is prohibited or no line runs.`;
    const first = !spent.has(unit);
    const before = spent.get(unit) ?? 0;
    const allowed = allowance(books, unit);
    const short = before + cost > allowed + 1e-9;
    if (short && !first && readings['minimum-move'] !== 'last-step' && !(leaves && readings['withdrawal-step'] === 'free')) return `${who} spends ${before + cost} of ${allowed} MP.`;
    spent.set(unit, Math.min(allowed, before + cost));
    if (!near(e.left / 20, Math.max(0, allowed - before - cost)))
      return `${who} has ${e.left / 20} MP left; ${allowed} less ${before} less ${cost} would be right.`;
    const friends = readings['friends-in-zones'] === 'canceled' && unitsAt(books, to).size > 0;
    const zone = enemyZoneAt(books, side, to) && !friends;
    if (zone && !e.stops) return `${who} enters an enemy zone of control and goes on.`;
    if (short && !e.stops) return `${who} goes on after a step it could not pay.`;
    // Germans and Soviets share nothing, unless by a reading
    const shares = (owner: number): boolean => owner === printed.power(unit) || (setting.powers[owner].side === power.side && readings['soviet-captures'] === 'all');
    const hostile = (hex: number): boolean => books.owner[hex] < 0 || !shares(books.owner[hex]);
    if (e.stops && !zone && !short && !(by === 'rail' && hostile(to))) return `${who} stops for no reason.`;
    if (e.stops) stopped.add(unit);
    if (printed.units[unit].full.movement === 'R' && by !== 'rail') return `${who} moves by rail only, and marches.`;
    if (by !== 'rail') return null;
    if (books.phase !== 'movement') return `${who} moves by rail in exploitation.`;
    if (hostile(from) || (hostile(to) && readings['rail-into-enemy-hex'] !== 'yes')) return `${who} uses a railroad that is not friendly-owned.`;
    const train = entrained.get(printed.power(unit)) ?? new Set<number>();
    entrained.set(printed.power(unit), train.add(unit));
    return train.size > CAPACITY[power.id] ? `${train.size} ${power.name} units move by rail in a turn.` : null;
  };
};
