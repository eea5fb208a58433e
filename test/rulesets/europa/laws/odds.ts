/**
 * Laws of odds: the column of an attack is that of strengths reckoned anew, where nothing is left out of the reckoning. Rules 9A, 9H,
 * 11, 12D, REFORM 12D1.
 */
import type { EuropaGame } from '../../../../src/rulesets/europa/game.js';
import type { EventLaw } from './books.js';
import { LEFT_ALONE, strengths } from './overruns.js';

/** Readings that change columns. */
const OTHERWISE = [...LEFT_ALONE, 'exploitation-support', 'below-lowest-odds', 'above-highest-odds'];

export const oddsLaw = (game: EuropaGame): EventLaw => {
  const { readings, setting, rules } = game.board;
  const reckon = strengths(game);
  const certain = rules.readings.every((r) => !OTHERWISE.includes(r.id) || readings[r.id] === r.default);
  const { columns } = setting.tables.crt.data;
  const ratios = columns.map((name) => name.split(':').map(Number));
  /** Whether aircraft support combat in this player turn. */
  let flown = false;
  return (books, e) => {
    if (e.type === 'phaseBegan' && e.phase === 'initial') flown = false;
    if (e.type === 'airAllocated') flown = true;
    if (e.type !== 'combatJoined' || e.combat.overrun !== undefined || e.combat.evaded === true || !certain || flown) return null;
    const { attackers, defenders, target, column } = e.combat;
    const { printed } = books;
    // artillery supports nobody at the end of exploitation
    if (books.phase === 'exploitationCombat' && attackers.some(printed.artillery)) return null;
    const hexes = [...new Set(attackers.map((u) => books.hex[u]))];
    const from = (hex: number): ReadonlyArray<number> => attackers.filter((u) => books.hex[u] === hex);
    if (!hexes.every((hex) => reckon.exact(books, from(hex), hex, target))) return null;
    const attack = hexes.reduce((sum, hex) => sum + reckon.attack(books, from(hex), hex, target), 0);
    const defense = reckon.defense(books, new Set(defenders));
    let best: string | null = null;
    if (defense > 0) ratios.forEach(([a, d], i) => a * defense <= attack * d + 1e-9 && (best = columns[i]));
    const said = column === null ? null : columns[column];
    return said === best ? null : `An attack of ${attack} on ${defense} is settled in the column ${String(said)}; ${String(best)} would be right.`;
  };
};
