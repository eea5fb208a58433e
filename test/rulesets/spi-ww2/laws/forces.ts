/**
 * Laws about strength points: none is made or unmade but by production, politics and losses; sizes keep to the table.
 * Rules 3.4, 5.3, 8.3, 10, 10.32, 17.12.
 */
import type { SpiState } from '../../../../src/rulesets/spi-ww2/state.js';
import { AFLOAT, amended, BOX, type Books, type EventLaw, name, stanceOf } from './books.js';

const PEACE = -3;
const RUSSIA = 2;

const nationOf = (books: Books, unit: number): number => books.game.board.roster.nation[unit];
const isRussian = (books: Books, nation: number): boolean => books.game.board.nations[nation].bloc === RUSSIA && books.game.board.nations[nation].partisans < 0;

/** What an event names is where the event says; a new counter comes out of the box, and a lost one goes with all of it. */
export const counters: EventLaw = (books, e) => {
  const inPlay = (u: number): boolean => books.hex[u] !== undefined && books.hex[u] !== BOX;
  const fresh = (u: number): string | null => (books.hex[u] === BOX && books.sp[u] === 0 ? null : `${e.type}: ${name(books, u)} is in play already.`);
  switch (e.type) {
    case 'unitStepped':
    case 'unitOverran':
    case 'unitDropped':
    case 'unitRailed':
    case 'unitRetreated':
    case 'unitAdvanced':
    case 'assaultMade':
      return books.hex[e.unit] === e.from && e.from >= 0 ? null : `${e.type} of ${name(books, e.unit)} from ${e.from}; it is in ${books.hex[e.unit]}.`;
    case 'unitShipped':
      if (books.hex[e.unit] !== e.from) return `${name(books, e.unit)} is shipped from where it is not.`;
      if (e.sp + e.turnedBack !== books.sp[e.unit] || e.points !== books.sp[e.unit]) return `${e.sp} and ${e.turnedBack} are not the ${books.sp[e.unit]} strength points of ${name(books, e.unit)}.`;
      return e.made === e.unit || e.sp === 0 ? null : fresh(e.made);
    case 'unitLanded':
    case 'unitReturned':
      return books.hex[e.unit] === AFLOAT ? null : `${name(books, e.unit)} comes ashore and was not afloat.`;
    case 'unitBuilt':
    case 'unitDeployed':
    case 'unitRaised':
    case 'partisansRaised':
      return e.sp >= 1 ? fresh(e.unit) : `${name(books, e.unit)} comes with ${e.sp} strength points.`;
    case 'partisansConverted':
      return books.sp[e.unit] === e.sp && books.hex[e.unit] === e.hex ? fresh(e.made) : `${name(books, e.unit)} does not convert as it is.`;
    case 'unitsCombined':
      if (nationOf(books, e.unit) !== nationOf(books, e.into) || e.unit === e.into) return `${name(books, e.unit)} joins another nation, or itself.`;
      return books.hex[e.unit] === e.hex && books.hex[e.into] === e.hex && e.hex >= 0 && books.sp[e.unit] === e.sp ? null : `${name(books, e.unit)} does not join ${name(books, e.into)} as it is.`;
    case 'unitSplit':
      return books.hex[e.unit] === e.hex && e.sp >= 1 && e.sp < books.sp[e.unit] && nationOf(books, e.unit) === nationOf(books, e.made) ? fresh(e.made) : `${name(books, e.unit)} (${books.sp[e.unit]}) gives ${e.sp}.`;
    case 'strengthLost':
      return inPlay(e.unit) && e.sp >= 1 && e.sp < books.sp[e.unit] && e.nation === nationOf(books, e.unit) ? null : `${name(books, e.unit)} (${books.sp[e.unit]}) loses ${e.sp}.`;
    case 'unitEliminated':
      return inPlay(e.unit) && e.sp === books.sp[e.unit] && e.nation === nationOf(books, e.unit) ? null : `${name(books, e.unit)} (${books.sp[e.unit]}) is lost with ${e.sp}.`;
    default:
      return null;
  }
};

/** The most that a unit of a nation may have when it is made: by the table of build-up, or in peacetime Russia by its own. */
const most = (books: Books, nation: number): number => {
  const { tables, nations } = books.game.board;
  if (books.stance[nation] === PEACE && isRussian(books, nation)) return amended(books, '17.11') || amended(books, '17.12') ? tables.buildUp.peacetimeRussiaRational : tables.buildUp.peacetimeRussia;
  return Math.max(...tables.buildUp.groups[nations[nation].group].filter((step) => step.from <= books.turn).map((step) => step.most));
};

/** Units are bought and built up within the table's maximum by nation and date; Russians of peacetime have two points by 10.32. */
export const sizes: EventLaw = (books, e) => {
  const limit = (unit: number, sp: number): string | null => {
    const nation = nationOf(books, unit);
    if (sp > most(books, nation)) return `${name(books, unit)} would have ${sp} strength points; ${most(books, nation)} are the limit.`;
    const least = e.type === 'unitBuilt' && books.stance[nation] === PEACE && isRussian(books, nation) && amended(books, 'peacetime-russian-two-sp') && books.game.board.readings['peacetime-minimum'] !== 'any' ? 2 : 1;
    return sp < least ? `${name(books, unit)} is built with ${sp} strength points in peacetime.` : null;
  };
  if (e.type === 'unitBuilt') return limit(e.unit, e.sp);
  return e.type === 'unitsCombined' ? limit(e.into, books.sp[e.into] + e.sp) : null;
};

/** Prices and incomes are those of the tables; nobody spends what he has not. */
export const purse: EventLaw = (books, e) => {
  const { tables, nations } = books.game.board;
  switch (e.type) {
    case 'unitBuilt': {
      if (e.halves > books.points[e.nation]) return `${nations[e.nation].name} spends ${e.halves} halves of ${books.points[e.nation]}.`;
      const each = e.halves / e.sp / 2;
      const { costs } = tables;
      const known = [costs.germanInfantry, costs.germanMechanized, costs.germanParatroop, costs.others, costs.fullyMotorized];
      return known.includes(each) ? null : `A strength point for ${each} points.`;
    }
    case 'pointBought':
      if (e.halves > books.points[e.nation]) return `${nations[e.nation].name} buys shipping that it cannot pay.`;
      return e.halves === 2 * (e.point === 'naval' ? tables.costs.navalTransport : tables.costs.germanAmphibious) ? null : `Shipping for ${e.halves} halves.`;
    case 'pointsGranted': {
      const rows = tables.production.filter((r) => r.nation === nations[e.nation].name && r.from <= books.turn && books.turn <= r.to);
      const best = Math.max(tables.productionRules.minorRebuild, ...rows.map((r) => r.points));
      return e.halves > 0 && e.halves <= 2 * best ? null : `${nations[e.nation].name} receives ${e.halves} halves; its rows say ${best} points at most.`;
    }
    default:
      return null;
  }
};

/** A free set-up never exceeds its total, and is Russian. */
export const freeSetup: EventLaw = (books, e) => {
  if (e.type !== 'unitDeployed') return null;
  const { setting } = books.game.board;
  if (!amended(books, '17.12') || books.phase !== 'setup') return 'A unit is set up out of its time.';
  if (!isRussian(books, nationOf(books, e.unit)) || stanceOf(books, e.unit) === 0) return `${name(books, e.unit)} is set up freely.`;
  return books.deployed + e.sp <= (setting.freeSetup?.total ?? 0) ? null : `${books.deployed + e.sp} strength points are set up; ${setting.freeSetup?.total} is the total.`;
};

/** By nation: what was there and what came is what is there and what went. */
export const balance = (books: Books, s: SpiState): string | null => {
  const { nations, roster } = books.game.board;
  const there = nations.map(() => 0);
  s.units.sp.forEach((n, u) => {
    there[roster.nation[u]] += n;
  });
  const n = nations.findIndex((_, i) => books.start[i] + books.came[i] - books.went[i] !== there[i]);
  if (n >= 0) return `${nations[n].name} had ${books.start[n]} strength points, ${books.came[n]} came, ${books.went[n]} went; ${there[n]} are there.`;
  const idle = s.units.hex.findIndex((h, u) => (h === BOX) !== (s.units.sp[u] === 0));
  if (idle >= 0) return `${name(books, idle)} is in the box with strength, or in play without.`;
  const poor = s.points.findIndex((p) => p < 0);
  return poor < 0 ? null : `${nations[poor].name} has ${s.points[poor]} halves of points.`;
};
