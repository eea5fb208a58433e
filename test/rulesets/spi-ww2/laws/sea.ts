/**
 * Laws about the sea: points used are points there were, by a ledger of its own; assaults in season; reinforcements spared by air
 * never more than what assaulted. Rules 5.7, 5.72, 5.79, 5.8, 5.86, 5.91, 17.5.
 */
import type { SpiState } from '../../../../src/rulesets/spi-ww2/state.js';
import { amended, type Books, type EventLaw, hexId, name, reading } from './books.js';

const SAVED_FROM = 20;
const SAVED_FOR = 21;

/** The Allied track of a turn: absolute, or summed up where the case that says so is left out. */
const track = (books: Books, kind: 'naval' | 'amphibious', turn: number): number => {
  const { tables, setting } = books.game.board;
  const at = (t: number): number => tables.transport[t - 1]?.[kind] ?? 0;
  if (amended(books, 'transport-track-absolute')) return at(turn);
  let sum = 0;
  for (let t = setting.firstTurn; t <= turn; t++) sum += at(t);
  return sum;
};

/** Amphibious points of the Allies in a turn: no more than the track less what was used the turn before, and what 17.5 keeps. */
const amphibious = (books: Books, turn: number): number => {
  const used = (t: number): number => books.western.get(t) ?? 0;
  const rests = amended(books, 'allied-atp-alternate-turns') && reading(books, 'amphibious-used') !== 'landed' ? used(turn - 1) : 0;
  const saved = amended(books, '17.5') && turn === SAVED_FOR ? track(books, 'amphibious', SAVED_FROM) + used(SAVED_FOR - 1) : 0;
  return Math.max(0, track(books, 'amphibious', turn) - rests) + saved;
};

const rested = (books: Books, unit: number): boolean => !books.moved.has(unit) && !books.fought.has(unit) && !books.carried.has(unit);

/** Ships carry rested units from ports, for a point a strength point, within the budget; Russia has none. */
export const ships: EventLaw = (books, e, before) => {
  if (e.type !== 'unitShipped' && e.type !== 'assaultMade') return null;
  const { board } = books.game;
  if (board.port[e.from] !== 1) return `${name(books, e.unit)} goes to sea from ${hexId(books, e.from)}, which is no port.`;
  if (!rested(books, e.unit)) return `${name(books, e.unit)} is tired and goes to sea.`;
  if (board.seas.coast[e.to] === 0) return `${hexId(books, e.to)} lies on no sea.`;
  if (e.points !== books.sp[e.unit]) return `${e.points} points carry ${books.sp[e.unit]} strength points.`;
  const western = board.playerOf[1] === books.player;
  if (e.type === 'assaultMade') {
    if (books.phase !== 'movement' || books.out.has(e.unit)) return `${name(books, e.unit)} assaults out of its time.`;
    const most = books.player === 0 ? before.naval.axisAtp : western ? amphibious(books, books.turn) : 0;
    return books.assaults + e.points <= most ? null : `${books.assaults + e.points} amphibious points are used, ${most} are there.`;
  }
  if (books.phase !== 'rail') return `${name(books, e.unit)} is shipped in the ${books.phase} phase.`;
  const spare = reading(books, 'axis-amphibious-as-naval') === 'yes' ? Math.max(0, before.naval.axisAtp - books.assaults) : 0;
  const most = books.player === 0 ? before.naval.axisNtp + spare : western ? track(books, 'naval', books.turn) : 0;
  return books.shipped + e.points <= most ? null : `${books.shipped + e.points} naval transport points are used, ${most} are there.`;
};

/** Reinforcements without regard to air zones are no more than what assaulted: by hex, or by a reading in all. */
export const exempt: EventLaw = (books, e) => {
  if (e.type !== 'unitShipped' || e.exempt === 0) return null;
  if (!amended(books, 'assault-reinforcement')) return 'Air zones are disregarded without case 5.91.';
  const sum = (map: ReadonlyMap<number, number>): number => [...map.values()].reduce((a, b) => a + b, 0);
  const total = reading(books, 'assault-force') === 'total';
  const most = total ? sum(books.assaulted) : (books.assaulted.get(e.to) ?? 0);
  const spared = (total ? sum(books.spared) : (books.spared.get(e.to) ?? 0)) + e.exempt;
  return spared <= most && e.exempt <= e.sp ? null : `${spared} strength points disregard air zones, ${most} have assaulted.`;
};

/** The state's ledgers are ours and never below nothing; Axis points are neither made nor lost while all cases of 5.79 are in force. */
export const ledgers = (books: Books, s: SpiState): string | null => {
  const { ntp, atp, axisNtp, axisAtp, boughtNtp, boughtAtp, converting, alliedAtp, turnedBack, returned } = s.naval;
  if ([ntp, atp, axisNtp, axisAtp, boughtNtp, boughtAtp, returned, ...alliedAtp, ...converting.map((c) => c.points), ...turnedBack.map((b) => b.sp)].some((n) => n < 0)) return 'A ledger is below nothing.';
  if (ntp !== books.shipped || atp !== books.assaults || returned !== books.returned) return `The books have ${books.shipped}, ${books.assaults} and ${books.returned} points, the position ${ntp}, ${atp} and ${returned}.`;
  const all = axisNtp + axisAtp + boughtNtp + boughtAtp + converting.reduce((sum, c) => sum + c.points, 0);
  const kept = amended(books, 'axis-ntp-accumulate', 'german-atp-converts-to-ntp');
  return all > books.axisPoints || (kept && all !== books.axisPoints) ? `The Axis has ${all} points at sea, by the books ${books.axisPoints}.` : null;
};
