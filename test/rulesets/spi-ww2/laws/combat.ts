/**
 * Laws about combat: the column by sums of its own, the loss by the die, one attack for a unit and a hex, nobody hurt out of turn.
 * Rules 8.1, 8.3, 8.5, 8.6, 9.7, 17.8, 17.9.
 */
import type { Combat, SpiState } from '../../../../src/rulesets/spi-ww2/state.js';
import type { SpiEvent } from '../../../../src/rulesets/spi-ww2/event.js';
import { AFLOAT, amended, adjacent, type Books, campOf, type EventLaw, hexId, name, playerOf, reading, unitsAt } from './books.js';

const strength = (books: Books, units: Iterable<number>): number => [...units].reduce((n, u) => n + books.sp[u], 0);

/** The differential of an attack, from counters, ground and sea. */
const differential = (books: Books, { target, attackers, defenders }: Pick<Combat, 'target' | 'attackers' | 'defenders'>): number => {
  const { tables, map } = books.game.board;
  const attack = attackers.reduce((n, u) => n + (books.out.has(u) ? Math.floor(books.sp[u] / tables.supply.attackDivisor) : books.sp[u]), 0);
  const ground = tables.terrain.hexes[map.terrains[map.terrain[target]] as 'clear'].shift;
  const sea = attackers.some((u) => books.hex[u] === AFLOAT) ? tables.terrain.assaultShift : 0;
  return attack - strength(books, defenders) + ground + sea;
};

/** An attack is on adjacent enemies that were not attacked before, by units that have not, on the column of its differential. */
export const attacks: EventLaw = (books, e) => {
  if (e.type !== 'combatJoined') return null;
  const { combat } = e;
  const { tables } = books.game.board;
  if (books.phase !== 'combat') return 'An attack out of its phase.';
  if (books.struck.has(combat.target)) return `${hexId(books, combat.target)} is attacked twice.`;
  const there = [...unitsAt(books, combat.target)].sort((a, b) => a - b);
  if (there.length === 0 || String(there) !== String(combat.defenders)) return 'The defenders are not those of the hex.';
  for (const u of combat.attackers) {
    if (books.fought.has(u)) return `${name(books, u)} attacks twice.`;
    if (playerOf(books, u) !== books.player || campOf(books, u) < 0) return `${name(books, u)} attacks out of turn.`;
    if (books.hex[u] !== AFLOAT && !adjacent(books, books.hex[u], combat.target)) return `${name(books, u)} attacks from afar.`;
  }
  const worth = differential(books, combat);
  const floor = reading(books, 'terrain-below-zero') === 'zero-column' ? -9 : 0;
  if (worth < floor) return `An attack at ${worth}.`;
  return combat.column === Math.min(tables.combat.columns.length - 1, Math.max(0, worth)) ? null : `The column is ${combat.column}, the differential ${worth}.`;
};

/** Without the counterattack, those whose turn it is lose strength by hunger, politics and want of a port alone. */
export const attackersUnhurt: EventLaw = (books, e) => {
  if (e.type !== 'strengthLost' && e.type !== 'unitEliminated') return null;
  const mine = playerOf(books, e.unit) === books.player;
  if (e.cause === 'counterattack' && !amended(books, '17.9')) return 'A counterattack without the option.';
  if (mine) return ['counterattack', 'attrition', 'surrender', 'no-port'].includes(e.cause) ? null : `${name(books, e.unit)} is hurt in its own turn (${e.cause}).`;
  return e.cause === 'counterattack' || e.cause === 'no-port' || e.cause === 'attrition' ? `${name(books, e.unit)} is hurt by its own ${e.cause}.` : null;
};

interface Due {
  readonly cause: 'combat' | 'counterattack';
  readonly need: number;
  taken: number;
}

/** Losses in combat are those that the die and the column say, no more and no fewer. */
export const lossBooks = (): { readonly event: EventLaw; readonly after: (s: SpiState) => string | null } => {
  let combat: Combat | null = null;
  let due: Due | null = null;
  const close = (): string | null => {
    const wrong = due !== null && due.taken !== due.need ? `${due.taken} strength points were lost, ${due.need} were due.` : null;
    due = null;
    return wrong;
  };
  const open = (books: Books, die: number, purpose: string): void => {
    if (combat === null) return;
    const counter = purpose === 'counter';
    const column = counter ? (combat.counter?.column ?? 0) : combat.column;
    const struck = counter ? combat.attackers.filter((u, i) => combat?.from[i] === combat?.counter?.hex && books.hex[u] !== -1) : combat.defenders.filter((u) => books.hex[u] === combat?.target);
    due = { cause: counter ? 'counterattack' : 'combat', need: Math.min(books.game.board.tables.combat.losses[die - 1][column], strength(books, struck)), taken: 0 };
  };
  const event = (books: Books, e: SpiEvent, before: SpiState): string | null => {
    if (combat === null && before.combat !== null) combat = before.combat;
    switch (e.type) {
      case 'combatJoined':
        combat = e.combat;
        return close();
      case 'combatChanged':
        combat = e.combat;
        return null;
      case 'dieRolled': {
        const wrong = close();
        open(books, e.die, e.purpose);
        return wrong;
      }
      case 'combatEnded':
        combat = null;
        return close();
      case 'unitRetreated':
      case 'unitAdvanced':
        return due !== null && due.taken !== due.need ? 'Units move before the loss is taken.' : null;
      case 'strengthLost':
      case 'unitEliminated':
        if (e.cause !== 'combat' && e.cause !== 'counterattack') return null;
        if (due === null || due.cause !== e.cause) return `A loss in ${e.cause} without a die.`;
        due.taken += e.sp;
        return due.taken > due.need ? `${due.taken} strength points are lost, ${due.need} were due.` : null;
      default:
        return null;
    }
  };
  return { event, after: (s) => (s.combat === null && due !== null ? close() : null) };
};
