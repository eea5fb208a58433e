/**
 * Attack supply in explanations and logs: who serves whom, and what those lack that nobody serves.
 * @rule REFORM 12, 12C5, 12D1, 12H
 * @module
 */
import { citation } from '../../../kernel/rule.js';
import { weatherAt } from '../../europa/board.js';
import type { Effort } from '../../europa/attackSupply.js';
import { faceOf, outOfSupply, type Position, printedAttack } from '../../europa/position.js';
import type { UnitIx } from '../../europa/unit.js';
import { hexText, unitText } from '../../europa/wording.js';
import { isArctic } from '../../fire-in-the-east/stacking.js';
import { reform } from '../cases.js';
import { servesActive } from '../hqs/trial.js';
import { capacityOf, fresh, type Lack, lackOf, type Offer, offersOf } from './capacity.js';
import { kinOf, linesFrom, rangeFrom } from './lines.js';
import { nationOf, neverServed } from './nations.js';
import { isAutomatic, isUnderWay, serve, servedNow } from './serve.js';
import { attackSupplyIn } from './state.js';

export const LACKING = reform('12D1', ['ER-12D1.1', 'ER-12D1.2', 'ER-12D1.3', 'ER-12D1.4', 'ER-12.4'], 'A unit without attack supply attacks and overruns with half its strength; other effects of supply do not add to it.');
const SERVED = reform('12H', ['ER-12H.45', 'ER-12H.46'], 'Attack supply is traced overland to a headquarters at the instant of the attack; each serves only so many units.');

/** Lines longer than this are not looked for. */
const FAR = 60;

/** `'AOK 6 in 1003'`. */
const hqText = (pos: Position, hq: UnitIx): string => `${unitText(pos, hq)} in ${hexText(pos, pos.state.units.hex[hq])}`;

const count = (n: number, noun: string): string => `${n} ${noun}${n === 1 ? '' : noun.endsWith('x') ? 'es' : 's'}`;

/** What an offer is short of, in words. */
const lackText = (pos: Position, offer: Offer, lack: Lack): string => {
  const capacity = capacityOf(pos, offer.hq);
  const of = offer.active ? 'active' : 'inactive';
  switch (lack) {
    case 'divisions':
      return `${of}, has served the ${offer.active ? capacity.divisions : capacity.inactiveDivisions} divisions that it can serve in ${offer.active && pos.board.readings['hq-limits'] === 'player-turn' ? 'a player turn' : 'a phase'}${offer.active ? '' : '; activate it to serve more'}`;
    case 'of-others':
      return `active, has served the ${capacity.ofOthers} divisions of other nations that it can serve in a phase`;
    case 'res':
      return `inactive, has not enough left of the ${capacity.inactiveRes} REs that it can serve in a phase; activate it to serve more`;
    case 'tank-army':
      return 'inactive, serves nobody who is led by a Tank Army headquarters; activate it';
    case 'exploitation':
      return 'inactive, serves nobody in exploitation combat; activate it';
    case 'nation':
      return 'inactive, serves its own nation only; activate it';
    case 'alone':
      return 'active, serves units below division only with a division in the same attack';
  }
};

/** Why nobody serves a unit, and what would be right. */
const reason = (pos: Position, target: number, units: ReadonlyArray<UnitIx>, unit: UnitIx, effort: Effort): string => {
  const hex = pos.state.units.hex[unit];
  if (outOfSupply(pos, unit)) return 'it is out of general supply, and only units in general supply can be in attack supply';
  if (neverServed(pos, unit)) return 'divisions of the Replacement Army are never in attack supply';
  if (isArctic(pos.board, hex)) return 'headquarters do not operate in the Arctic, and by the reading in force units there go without';
  const kin = kinOf(pos, unit, hex);
  const nation = nationOf(pos, unit);
  if (kin.length === 0) return `no headquarters that serves units of ${nation} is on the map`;
  const range = rangeFrom(pos, hex);
  const lines = linesFrom(pos, unit, hex, range);
  if (lines.length > 0) {
    const { now, used: before } = attackSupplyIn(pos.state);
    // what the others of the attack take is taken first
    const used = now !== null && isUnderWay(pos) && now.target === target ? before : servedNow(pos, units, effort).used;
    const told = offersOf(pos, lines).map((offer) => {
      const use = used.find((u) => u.hq === offer.hq && u.active === offer.active) ?? fresh(offer.hq, offer.active);
      const lack = lackOf(pos, offer, use, unit, effort);
      return `${hqText(pos, offer.hq)}, ${lackText(pos, offer, lack ?? (offer.active && faceOf(pos, unit).divisional[unit] === 0 ? 'alone' : offer.active ? 'divisions' : 'res'))}`;
    });
    return told.join('; ');
  }
  const nearest = [...kin].sort((a, b) => (a.kin === 'own' ? 0 : 1) - (b.kin === 'own' ? 0 : 1) || a.hexes - b.hexes || a.hq - b.hq)[0];
  const way = linesFrom(pos, unit, hex, FAR).find((line) => line.hq === nearest.hq);
  const weather = weatherAt(pos.board, pos.state.turn, hex);
  const limit = `${count(range, 'hex')} is the most in ${weather} weather`;
  return way === undefined
    ? `no overland line leads to ${hqText(pos, nearest.hq)}, ${count(nearest.hexes, 'hex')} away: enemy units and zones of control, and terrain closed to the unit, cut it off (${limit})`
    : `${hqText(pos, nearest.hq)} is ${count(way.hexes, 'hex')} away overland, and ${limit}; bring it nearer`;
};

/** Who serves these units, and what those lack that nobody serves; units without strength need nobody. */
export const supplyAccount = (pos: Position, target: number, units: ReadonlyArray<UnitIx>, effort: Effort): ReadonlyArray<string> => {
  const serving = serve(pos, target, units, effort);
  const byHq = new Map<UnitIx, UnitIx[]>();
  const free: UnitIx[] = [];
  const lines: string[] = [];
  for (const u of units) {
    const by = serving.get(u);
    if (by === undefined) {
      if (printedAttack(pos, u) > 0) lines.push(`No attack supply for ${unitText(pos, u)}: ${reason(pos, target, units, u, effort)} [${citation(LACKING)}].`);
    } else if (by === null) free.push(u);
    else byHq.set(by, [...(byHq.get(by) ?? []), u]);
  }
  const names = (list: ReadonlyArray<UnitIx>): string => list.map((u) => unitText(pos, u)).join(', ');
  return [
    ...[...byHq].map(([hq, list]) => `Attack supply from ${hqText(pos, hq)} (${servesActive(pos, hq) ? 'active' : 'inactive'}): ${names(list)} [${citation(SERVED)}].`),
    ...(free.length === 0 ? [] : [`Attack supply without a headquarters: ${names(free)}${free.some((u) => !isAutomatic(pos, u)) ? ', by transport' : ''} [${citation(SERVED)}].`]),
    ...lines,
  ];
};
