/**
 * Amphibious assaults.
 * @rule SPI 5.8, 5.85, 6.5
 * @module
 */
import type { HexIx } from '../../kernel/hex.js';
import { allHold, type Check, type RuleViolation, violationsOf } from '../../kernel/rule.js';
import type { Assault } from './action.js';
import { contested } from './air.js';
import { spi } from './cases.js';
import { afoot, crossing, crossingCheck, elsewhere, fromPort, landingAt, maySail, points, seaOf, unmoved, way } from './crossing.js';
import type { Happening } from './event.js';
import { hexIx, unitAndHex, unitIx } from './legality.js';
import { pointsLeft, seaWay } from './naval.js';
import { camp, enemyIn, firstIn, hexName, outOfSupply, type Position, season, stanceOf, unitName } from './position.js';
import type { CrossingQuery } from './rules.js';
import type { UnitIx } from './unit.js';
import { mayFight } from './war.js';
import { inEnemyZone } from './zone.js';

const ASSAULT = spi('5.8', [], 'Units in a port may assault a coast hex from the sea, in the seasons that allow it.');
const seasonal = crossingCheck(ASSAULT, 'assault/season', (q) => season(q.pos).amphibious, () => 'No assaults are made from the sea in this quarter of the year.');
const coastal = crossingCheck(
  ASSAULT,
  'assault/no-coast',
  (q) => q.to < 0 || (q.pos.board.land[q.to] === 1 && q.pos.board.seas.coast[q.to] !== 0),
  (q) => `${hexName(q.pos, q.to)} is no coast hex that land units may enter.`,
);
const assaultSupplied = crossingCheck(
  spi('9.7', [], 'Units out of supply make no assaults.'),
  'assault/supply',
  (q) => !outOfSupply(q.pos, q.unit),
  (q) => `${unitName(q.pos, q.unit)} cannot trace supply and makes no assault.`,
);
const atWarAtSea = crossingCheck(
  ASSAULT,
  'assault/peace',
  (q) => stanceOf(q.pos, q.unit) >= 0,
  (q) => `${unitName(q.pos, q.unit)} is not at war yet; nations at peace make no assaults.`,
);
const airContested = crossingCheck(
  spi('6.5', ['SPI-17.4.4'], 'An assault needs no enemy air zone over the hex, or one of its own side.'),
  'assault/air',
  (q) => q.to < 0 || contested(q.pos, camp(q.pos, q.unit), q.to),
  (q) => `The enemy alone exerts an air zone on ${hexName(q.pos, q.to)}; contest it first.`,
);
const unplanned = crossingCheck(
  spi('8.4', ['SPI-17.6.4'], 'Overruns that are announced come before other moves.'),
  'overrun/plan',
  (q) => q.pos.state.announced.length === 0,
  () => 'An overrun is announced and comes first.',
);
const roomAfloat = crossingCheck(
  spi('7', ['SPI-5.91.2'], 'Two units may stand in a hex, and two assault it.'),
  'stacking/full',
  (q) => q.to < 0 || (landingAt(q.pos, q.to)?.afloat.length ?? 0) < q.pos.board.tables.buildUp.unitsInHex,
  (q) => `Two units lie off ${hexName(q.pos, q.to)} already; no third one has room there.`,
);
const ownSea = crossingCheck(
  ASSAULT,
  'assault/not-an-enemy',
  (q) => q.to < 0 || firstIn(q.pos, q.to) < 0 || camp(q.pos, firstIn(q.pos, q.to)) === camp(q.pos, q.unit) || mayFight(q.pos, q.unit, q.to),
  (q) => `${hexName(q.pos, q.to)} is held by units that ${unitName(q.pos, q.unit)} may not attack.`,
);

/** The checks of an assault in the first edition, where it may be made apart. */
export const baseAssaultChecks: ReadonlyArray<Check<CrossingQuery>> = [
  elsewhere, fromPort, unmoved, afoot, atWarAtSea, seasonal, coastal, assaultSupplied, unplanned, roomAfloat, ownSea,
  points('amphibious', spi('5.8', ['SPI-5.86.2', 'SPI-5.79.2', 'SPI-5.91.7'], 'One amphibious point carries one strength point.')),
  airContested,
];

/** In the first edition nobody says that an assault may be made where the enemy is in control. @rule SPI 5.85 (SPI-5.85.1) */
export const notEnemyControlled: Check<CrossingQuery> = crossingCheck(
  spi('5.8', [], 'The first edition does not say that enemy controlled hexes may be assaulted.'),
  'assault/enemy-controlled',
  (q) => q.to < 0 || (!enemyIn(q.pos, camp(q.pos, q.unit), q.to) && !inEnemyZone(q.pos, camp(q.pos, q.unit), q.to)),
  (q) => `${hexName(q.pos, q.to)} is held by the enemy or lies in his zone of control; it may not be assaulted.`,
);

/** By the other reading controlled hexes do not include occupied ones. @rule SPI 5.85 */
export const notOccupied: Check<CrossingQuery> = crossingCheck(
  spi('5.85', ['SPI-5.85.1'], 'Enemy controlled hexes may be assaulted.', 'errata'),
  'assault/occupied',
  (q) => q.to < 0 || q.pos.board.readings['assault-occupied'] !== 'zone-only' || firstIn(q.pos, q.to) < 0 || camp(q.pos, firstIn(q.pos, q.to)) === camp(q.pos, q.unit),
  (q) => `Units hold ${hexName(q.pos, q.to)}; by the reading in force only empty hexes are assaulted.`,
);

const assaultAllowed = (q: CrossingQuery): boolean => {
  const { rules } = q.pos.board;
  return allHold(rules.assaultChecks, q) && allHold(rules.entryChecks, q) && allHold(rules.borderChecks, q) && seaWay(seaOf(q));
};

/** Whether an assault meets units and stays afloat until they are gone. */
const landsAfloat = (q: CrossingQuery): boolean => {
  const first = firstIn(q.pos, q.to);
  return first >= 0 && camp(q.pos, first) !== camp(q.pos, q.unit);
};

/** Whether a unit could assault some coast: a quick look, wherever it is. */
export const mayLand = (pos: Position, unit: UnitIx): boolean => maySail(pos, unit) && season(pos).amphibious && pos.state.units.sp[unit] <= pointsLeft(pos, 'amphibious');

/** Whether a unit may assault a coast hex. */
export const landsAt = (pos: Position, unit: UnitIx, hex: HexIx): boolean => assaultAllowed(crossing(pos, unit, hex, 'assault'));

/** Coast hexes that a unit may assault, ascending. */
export const assaultTargets = (pos: Position, unit: UnitIx): ReadonlyArray<HexIx> => {
  if (!mayLand(pos, unit)) return [];
  const q = { ...crossing(pos, unit, -1, 'assault') };
  const found: HexIx[] = [];
  for (const hex of pos.board.coastHexes) {
    q.to = hex;
    if (assaultAllowed(q)) found.push(hex);
  }
  return found;
};

/** Everything against an assault. */
export const assaultViolations = (pos: Position, action: Assault): ReadonlyArray<RuleViolation> => {
  const { unit, hex, wrong } = unitAndHex(pos, action.unit, action.to);
  if (wrong.length > 0) return wrong;
  const q = crossing(pos, unit, hex, 'assault');
  const { rules } = pos.board;
  return [...violationsOf(rules.assaultChecks, q), ...violationsOf(rules.entryChecks, q), ...violationsOf(rules.borderChecks, q), ...way(q)];
};

/** What an assault does: the unit lands, or lies off a hex that it has to clear. */
export const assaultEvent = (pos: Position, action: Assault): Happening<'assaultMade'> => {
  const q = crossing(pos, unitIx(pos, action.unit), hexIx(pos, action.to), 'assault');
  return { type: 'assaultMade', unit: q.unit, from: q.from, to: q.to, points: q.sp, afloat: landsAfloat(q), player: pos.state.player };
};
