/**
 * Laws about where units may be: alive, on land that is open to them, never with an enemy, within the stacking limit.
 * Rules 3C, 6A, 8, FTF 19C.
 */
import type { EuropaGame } from '../../../../src/rulesets/europa/game.js';
import type { EuropaState } from '../../../../src/rulesets/europa/state.js';
import { isTankArmy } from './leaders.js';
import { arrivalsOf, type Books, type EventLaw, enemyAt, neutralNow, unitsAt } from './books.js';

const name = (books: Books, unit: number): string => books.printed.units[unit].id;

/** What has left play never comes back, and what is named by an event is where the event says. */
export const deadStayDead: EventLaw = (books, e) => {
  const onMap = (unit: number): string | null => (books.hex[unit] >= 0 ? null : `${e.type} of ${name(books, unit)}, which is not on the map.`);
  switch (e.type) {
    case 'unitStepped':
    case 'unitOverran':
    case 'unitRetreated':
    case 'unitAdvanced':
      return books.hex[e.unit] === e.from && e.from >= 0
        ? null
        : `${e.type} of ${name(books, e.unit)} from ${e.from}; it is in ${books.hex[e.unit]}.`;
    case 'unitDeployed':
    case 'unitPlaced':
      return books.hex[e.unit] === -1 || (books.hex[e.unit] < 0 && books.printed.returns(e.unit)) ? null : `${e.type} of ${name(books, e.unit)}, which was in play before.`;
    case 'unitCarried':
    case 'unitPutDown':
    case 'markerMoved':
      return books.hex[e.unit] === e.from && e.from >= 0 ? null : `${e.type} of ${name(books, e.unit)} from ${e.from}; it is in ${books.hex[e.unit]}.`;
    case 'unitTookOff':
    case 'unitTakenOff':
    case 'truckDepleted':
      return onMap(e.unit);
    case 'unitEliminated':
      return e.cause === 'no-entry' ? (books.hex[e.unit] === -1 ? null : `${name(books, e.unit)} could not enter, having entered.`) : onMap(e.unit);
    case 'unitCadred':
      if (books.face[e.unit] === 1 || books.printed.units[e.unit].cadre === null) return `${name(books, e.unit)} has no cadre to become.`;
      return onMap(e.unit);
    case 'unitMobilized':
      return books.face[e.unit] === 1 ? onMap(e.unit) : `${name(books, e.unit)} is no cadre to be mobilized.`;
    case 'unitsConverted':
      if (books.hex[e.produced] !== -1) return `${name(books, e.produced)} was in play before.`;
      if (new Set(e.units).size !== e.units.length) return 'A unit is used twice for a conversion.';
      return (
        e.units.map((u) => (books.hex[u] === e.hex ? null : `${name(books, u)} is not in the hex of the conversion.`)).find((m) => m !== null) ?? null
      );
    case 'unitWithdrawn':
      return onMap(e.unit);
    case 'combatJoined':
      return [...e.combat.attackers, ...e.combat.defenders, ...e.combat.bystanders].map(onMap).find((m) => m !== null) ?? null;
    default:
      return null;
  }
};

/** Nobody enters a hex with an enemy in it, or leaves a hex with a rating of 0. */
export const lawfulEntry: EventLaw = (books, e) => {
  const arrival = arrivalsOf(e);
  if (arrival === null) return null;
  const { unit, to } = arrival;
  const { printed } = books;
  if (enemyAt(books, printed.side(unit), to)) return `${name(books, unit)} enters a hex with an enemy.`;
  if (e.type !== 'unitStepped' && e.type !== 'unitOverran' && e.type !== 'unitRetreated' && e.type !== 'unitAdvanced') return null;
  if (printed.rating(unit, books.face[unit]).movement === 0) return `${name(books, unit)} has a movement rating of 0 and leaves its hex.`;
  if (!printed.adjacent(e.from, to)) return `${name(books, unit)} jumps.`;
  if (e.type !== 'unitStepped' && e.type !== 'unitOverran') {
    if (printed.cost(unit, e.from, to, 'march') === null) return `${name(books, unit)} enters terrain that is prohibited to it (${e.type}).`;
    if (neutralNow(books, to)) return `${name(books, unit)} enters neutral land (${e.type}).`;
  }
  return null;
};

/** Between actions nobody stands in the sea or in neutral land, with an enemy, or in a hex that another power owns. */
export const standing = (books: Books): string | null => {
  for (const [hex, units] of books.stacks) {
    if (units.size === 0) continue;
    const [first] = units;
    const { printed } = books;
    if ([...units].some((u) => printed.side(u) !== printed.side(first))) return `Enemies share hex ${hex}.`;
    // whoever takes no part stays at home
    const atHome = [...units].every((u) => books.dormant.has(printed.power(u)) && printed.landOf(hex) === printed.power(u));
    if ([...units].some((u) => books.dormant.has(printed.power(u))) && !atHome) return `${name(books, first)} takes no part and stands in ${printed.territory(hex)}.`;
    if (neutralNow(books, hex) && !atHome) return `${name(books, first)} stands in neutral ${printed.territory(hex)}.`;
    if (printed.territory(hex) === '') return `${name(books, first)} stands in the sea.`;
    if (![...units].some((u) => printed.holds(u, books.owner[hex]))) return `The hex of ${name(books, first)} belongs to somebody else.`;
  }
  return null;
};

/** Stacking at the end of each phase but the initial one; what is over the limit could not be helped. */
export const stackingLaw = (game: EuropaGame): ((books: Books, e: Parameters<EventLaw>[1], before: EuropaState) => string | null) => {
  let tolerated = new Set<number>();
  return (books, e, before) => {
    const { printed } = books;
    // whoever was led together may be too many without
    if (e.type === 'unitTakenOff' && isTankArmy(printed, e.unit)) tolerated.add(e.hex);
    // where REs are counted, three cadres need the room that three divisions left to others
    if (e.type === 'unitCadred') tolerated.add(e.hex);
    if (e.type !== 'phaseEnded') return null;
    const over = [...books.stacks]
      .filter(([hex, units]) => !printed.fits([...units].map((unit) => ({ unit, face: books.face[unit] })), hex))
      .map(([hex]) => hex);
    const was = tolerated;
    tolerated = new Set(over);
    if (e.phase === 'initial' || (e.phase === 'deployment' && game.board.readings['setup-stacking'] === 'free')) return null;
    const moves = e.phase === 'movement' || e.phase === 'exploitation';
    for (const hex of over) {
      const who = [...unitsAt(books, hex)];
      const phasing = game.board.setting.playerTurns[books.playerTurn].side === (printed.side(who[0]) === 0 ? 'axis' : 'allied');
      if (!was.has(hex) && !(moves && phasing))
        return `Hex ${hex} is over the stacking limit at the end of the ${e.phase} phase, and was not before.`;
      if (!moves || !phasing) continue;
      const mobile = who.find((unit) =>
        printed
          .neighbors(hex)
          .some((to) =>
            (['march', 'road', 'rail'] as const).some(
              (by) => game.violations(before, { type: 'step', unit: printed.units[unit].id, to: game.board.setting.map.ids[to], by }).length === 0,
            ),
          ),
      );
      if (mobile !== undefined)
        return `Hex ${hex} is over the stacking limit at the end of the ${e.phase} phase, and ${name(books, mobile)} could have left it.`;
    }
    return null;
  };
};
