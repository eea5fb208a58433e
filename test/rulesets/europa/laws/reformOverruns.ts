/**
 * Laws of overruns at low odds: by units of one hex that fit the one they go for, at 5:1 or 6:1 and for the price of their odds; at
 * 10:1 everybody is lost, otherwise a die decides; all enter a hex that is clear, and only E lets them go on. Reform, rule 13.
 */
import type { EuropaEvent } from '../../../../src/rulesets/europa/event.js';
import type { EuropaGame } from '../../../../src/rulesets/europa/game.js';
import { type Books, type EventLaw, enemyAt, unitsAt } from './books.js';
import type { Ground } from './ground.js';
import { leadersWith } from './leaders.js';
import { LEFT_ALONE, strengths } from './overruns.js';

type Begun = Extract<EuropaEvent, { type: 'overrunBegun' }>;

interface Underway {
  readonly begun: Begun;
  /** Whether the odds are known to the last point. */
  readonly exact: boolean;
  /** Odds as they stand, fractions dropped, once nobody retreats before it any more. */
  odds: number;
  readonly unpaid: Set<number>;
  readonly entered: Set<number>;
  readonly halted: Set<number>;
  result: string | null;
}

/** Least odds, and movement points of German c/m units and of others. */
const PRICES: ReadonlyArray<readonly [number, number, number | null]> = [[12, 1, 2], [10, 2, 3], [9, 3, 4], [8, 4, 5], [7, 5, 7], [6, 7, 9], [5, 9, null]];

export const reformOverrunLaw = (game: EuropaGame, { exploits, zoneCost }: Ground): EventLaw => {
  const { readings, setting, rules } = game.board;
  const reckon = strengths(game);
  const recounts = rules.readings.every((r) => ![...LEFT_ALONE, 'mixed-overruns', 'overrun-costs', 'overrun-cost-odds', 'overrun-zero-strength', 'overrun-approach-stacking'].includes(r.id) || readings[r.id] === r.default);
  let underway: Underway | null = null;

  const germanCm = (books: Books, u: number): boolean => books.printed.units[u].nation === 'Germany' && books.printed.cm(u);
  const oddsNow = (books: Books, { units, from, target }: Begun): number => {
    const defense = reckon.defense(books, unitsAt(books, target));
    const attack = reckon.attack(books, units, from, target);
    return defense === 0 ? Infinity : Math.floor(attack / defense + 1e-9);
  };
  const priceOf = (books: Books, u: number, odds: number): number | null => {
    if (odds === Infinity) return 0;
    const row = PRICES.find(([least]) => odds >= least);
    return row === undefined ? null : row[germanCm(books, u) ? 1 : 2];
  };

  /** Ground and zones; those of units in the hex itself play no part. */
  const stepOf = (books: Books, u: number, from: number, target: number, by: 'march' | 'road'): number | null => {
    const step = books.printed.cost(u, from, target, by);
    return step === null ? null : step + zoneCost(books, u, from, target, target);
  };

  const begin = (books: Books, e: Begun): string | null => {
    const { printed } = books;
    const id = (u: number): string => printed.units[u].id;
    if (underway !== null) return 'An overrun begins in the middle of another.';
    if (books.phase !== 'movement' && books.phase !== 'exploitation') return `There is an overrun in the ${books.phase} phase.`;
    if (e.units.length === 0 || new Set(e.units).size !== e.units.length) return 'Overrunners are named once each.';
    if (!printed.adjacent(e.from, e.target)) return 'An overrun reaches farther than the next hex.';
    const side = printed.side(e.units[0]);
    const victims = [...unitsAt(books, e.target)];
    if (victims.length === 0 || victims.some((u) => printed.side(u) === side || books.dormant.has(printed.power(u)))) return 'Nobody is there to be overrun.';
    for (const u of e.units) {
      if (books.hex[u] !== e.from) return `${id(u)} overruns from where it is not.`;
      if (!setting.playerTurns[books.playerTurn].powers.includes(setting.powers[printed.power(u)].id)) return `${id(u)} overruns in another player's turn.`;
      if (books.phase === 'exploitation' && !exploits.moves(books, u)) return `${id(u)} is of no kind that overruns in exploitation.`;
    }
    if (!printed.fits([...e.units, ...leadersWith(books, e.units, e.from)].map((unit) => ({ unit, face: books.face[unit] })), e.target)) return 'Overrunners are over the stacking limit.';
    const odds = oddsNow(books, e);
    if (recounts && odds < (e.units.every((u) => germanCm(books, u)) ? 5 : 6)) return `The odds of an overrun are ${odds}:1.`;
    underway = { begun: e, exact: recounts && reckon.exact(books, e.units, e.from, e.target), odds, unpaid: new Set(e.units), entered: new Set(), halted: new Set(), result: null };
    return null;
  };

  /** Nothing is left to be done: whoever could enter has, and whoever had to stop has. */
  const finished = (books: Books, u: Underway): string | null => {
    const { begun, result } = u;
    const side = books.printed.side(begun.units[0]);
    const there = begun.units.filter((x) => books.hex[x] === begun.from);
    const cleared = !enemyAt(books, side, begun.target);
    if (cleared && there.length > 0) return `${books.printed.units[there[0]].id} does not enter a hex that was overrun.`;
    if (!cleared && u.entered.size > 0) return 'Overrunners enter a hex with enemies.';
    const on = result === 'overrun' || result === 'DE' || (result === 'E' || (result === 'E*' && readings['overrun-eliminated-star'] !== 'no'));
    const left = begun.units.filter((x) => books.hex[x] >= 0);
    const wrong = left.find((x) => u.halted.has(x) === (on && cleared));
    return wrong === undefined ? null : `${books.printed.units[wrong].id} ${u.halted.has(wrong) ? 'stops after' : 'may go on after'} ${String(result)}.`;
  };

  return (books, e) => {
    const { printed } = books;
    switch (e.type) {
      case 'overrunBegun':
        return begin(books, e);
      case 'combatJoined': {
        if (e.combat.overrun === undefined) return underway === null ? null : 'An attack is joined in the middle of an overrun.';
        if (underway === null || e.combat.attackers.join() !== underway.begun.units.join() || e.combat.target !== underway.begun.target) return 'An overrun is joined that was not announced.';
        underway.odds = oddsNow(books, underway.begun);
        const column = e.combat.column === null ? null : setting.tables.crt.data.columns[e.combat.column];
        const expected = underway.odds >= 10 ? null : `${Math.min(7, underway.odds)}:1`;
        return !underway.exact || column === expected ? null : `An overrun at ${underway.odds}:1 is settled in the column ${String(column)}.`;
      }
      case 'overrunPaid': {
        if (underway === null || !underway.unpaid.delete(e.unit)) return `${printed.units[e.unit].id} pays for an overrun of others.`;
        const { from, target, by } = underway.begun;
        const step = stepOf(books, e.unit, from, target, by);
        const price = priceOf(books, e.unit, underway.odds);
        if (step === null) return `${printed.units[e.unit].id} overruns by ${by} where it is prohibited or no line runs.`;
        if (!underway.exact) return null;
        return price !== null && Math.abs(e.cost / 20 - step - price) < 1e-9 ? null : `${printed.units[e.unit].id} pays ${e.cost / 20} MP for an overrun at ${underway.odds}:1; ${step} and ${String(price)} would be right.`;
      }
      case 'combatDecided':
        if (underway !== null) underway.result = e.result;
        return null;
      case 'unitEliminated':
        if (e.cause !== 'overrun') return null;
        return underway?.result === 'overrun' && books.hex[e.unit] === underway.begun.target ? null : `${printed.units[e.unit].id} is overrun by nobody.`;
      case 'unitOverran': {
        if (underway === null || e.to !== underway.begun.target || !underway.begun.units.includes(e.unit)) return `${printed.units[e.unit].id} enters a hex that is not overrun.`;
        if (enemyAt(books, printed.side(e.unit), e.to)) return `${printed.units[e.unit].id} enters before the hex is cleared.`;
        if (underway.result === null) {
          // everybody has retreated before it: the step alone is paid for
          const step = stepOf(books, e.unit, e.from, e.to, e.by);
          // zones of those who slipped away may make it dearer than what is left
          const paid = step !== null && (Math.abs(e.cost / 20 - step) < 1e-9 || (e.left === 0 && e.cost / 20 < step));
          if (!paid) return `${printed.units[e.unit].id} pays ${e.cost / 20} MP to enter an empty hex; ${String(step)} would be right.`;
        } else if (e.cost !== 0 || underway.unpaid.has(e.unit)) return `${printed.units[e.unit].id} enters without having paid before, or pays twice.`;
        underway.entered.add(e.unit);
        if (underway.result === null && underway.entered.size === underway.begun.units.length) underway = null;
        return null;
      }
      case 'unitsHalted':
        for (const u of e.units) underway?.halted.add(u);
        return null;
      case 'combatEnded': {
        if (underway === null) return null;
        const wrong = finished(books, underway);
        underway = null;
        return wrong;
      }
      case 'phaseBegan':
        return underway === null ? null : 'A phase begins in the middle of an overrun.';
      case 'unitStepped':
        return underway === null ? null : `${printed.units[e.unit].id} steps in the middle of an overrun.`;
      default:
        return null;
    }
  };
};
