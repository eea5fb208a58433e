/**
 * Laws of retreats: a zone of control in the hex costs a step exactly when it harms; by the Reform zones of c/m divisions alone do,
 * and of Soviets those of c/m corps. What nothing destroys is never harmed. Rules 9F1, 9I, REFORM 9F1, 12H.
 */
import type { EuropaGame } from '../../../../src/rulesets/europa/game.js';
import { type Books, type EventLaw, unitsAt } from './books.js';
import type { Ground } from './ground.js';

/** Readings by which harm depends on more than the hex. */
const OTHERWISE = ['zoc-during-retreat', 'retreat-cadre-made-now', 'zoc-along-roads'];

export const retreatLaw = (game: EuropaGame, { exploits }: Ground): EventLaw => {
  const { readings, rules } = game.board;
  const reform = rules.amendments.includes('REFORM-9F1');
  const certain = rules.readings.every((r) => !OTHERWISE.includes(r.id) || readings[r.id] === r.default);
  let fighting = false;
  /** A unit that has just retreated into harm. */
  let owed = -1;
  const harms = (books: Books, u: number): boolean => {
    const { printed } = books;
    if (!reform) return true;
    const { nation, size, type } = printed.units[u];
    if (!printed.divisional(u, books.face[u])) return false;
    if (nation === 'Soviet Union') return size === 'XXX' && (printed.cm(u) || (readings['retreat-corps'] === 'all' && /Cav$/.test(type)));
    return printed.cm(u) && (nation === 'Germany' || readings['retreat-zones-of'] !== 'german');
  };
  const harmed = (books: Books, unit: number, hex: number): boolean => {
    const { printed } = books;
    return printed
      .neighbors(hex)
      .some((n) => [...unitsAt(books, n)].some((u) => printed.side(u) !== printed.side(unit) && !books.dormant.has(printed.power(u)) && printed.exerts(u, books.face[u]) && printed.zoneReaches(u, n, hex) && harms(books, u)));
  };
  /** German c/m units may ignore zones where friends stand. */
  const privileged = (books: Books, unit: number, hex: number): boolean =>
    ['Germany', 'Slovakia'].includes(books.printed.units[unit].nation) && exploits.motor(books, unit) && unitsAt(books, hex).size > 0 && readings['retreat-privilege'] !== 'gone';
  return (books, e) => {
    const { printed } = books;
    if (owed >= 0) {
      const unit = owed;
      owed = -1;
      return e.type === 'unitCadred' && e.unit === unit && e.cause === 'zoc-retreat' ? null : `${printed.units[unit].id} retreats into a zone of control that harms, unharmed.`;
    }
    switch (e.type) {
      case 'combatJoined':
        fighting = true;
        return null;
      case 'combatEnded':
        fighting = false;
        return null;
      case 'unitRetreated': {
        if (!certain || printed.immune(e.unit) || privileged(books, e.unit, e.to)) return null;
        if ((!fighting && readings['evasion-zones'] !== 'harmed') || !harmed(books, e.unit, e.to)) return null;
        if (books.face[e.unit] !== 0 || printed.units[e.unit].cadre === null) return `${printed.units[e.unit].id} has no cadre and survives a retreat into a zone of control that harms.`;
        owed = e.unit;
        return null;
      }
      case 'unitCadred':
        // with what is owed it has been dealt with
        return e.cause !== 'zoc-retreat' || !certain || privileged(books, e.unit, e.hex) ? null : `${printed.units[e.unit].id} is harmed in a retreat by no zone of control.`;
      case 'unitEliminated':
        if (e.cause !== 'zoc-retreat' || !certain) return null;
        if (printed.immune(e.unit)) return `${printed.units[e.unit].id} is lost to a zone of control, which nothing destroys.`;
        if (books.face[e.unit] === 0 && printed.units[e.unit].cadre !== null) return `${printed.units[e.unit].id} has a cadre and is lost to a zone of control.`;
        return harmed(books, e.unit, e.hex) ? null : `${printed.units[e.unit].id} is lost to a zone of control that does not harm.`;
      default:
        return null;
    }
  };
};
