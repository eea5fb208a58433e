/**
 * What a step costs, by terrain and season, what is left after it, and whether the unit has to stop.
 * @rule SPI 5.2, 5.3, 5.4, 6.0, 9.7, 9.74
 * @module
 */
import type { HexIx } from '../../../kernel/hex.js';
import { hexsideFeatures } from './terrain.js';
import type { RuleRef } from '../../../kernel/rule.js';
import type { Tally } from '../../../kernel/tally.js';
import type { Step } from '../action.js';
import { spi } from '../cases.js';
import { onEntry } from '../entered.js';
import { MOTORIZED } from '../folds.js';
import { stepEvent, stepQuery, stopsIn } from '../movement.js';
import { ignoredZones } from '../plan.js';
import { allowance, camp, classOf, isMechanized, outOfSupply, type Position, unitsIn } from '../position.js';
import type { StepQuery } from '../rules.js';
import { quarterOf } from '../tables/turn.js';
import { pointsOf } from '../turn.js';
import type { UnitIx } from '../unit.js';
import { counted, groundText, hexText, playerText, unitsText, unitText } from '../wording.js';
import { zoneSources } from '../zone.js';
import { type Account, figure, NOTHING, plain, ruled, sumOf } from './account.js';

const HEX_COST = spi('5.2', [], 'A unit pays the cost of each hex that it enters, by its terrain.');
const SIDE_COST = spi('5.2', [], 'Some hexsides cost movement points, and some are closed.');
const SEASON = spi('5.4', [], 'Allowances differ by season and by kind of unit.');
const STOP = spi('6.0', ['SPI-8.47.4'], 'A unit stops when it enters an enemy zone of control.');
const MINIMUM = spi('5.2', [], 'A unit out of supply may always move one hex.');
const HUNGRY = spi('9.7', [], 'Units out of supply move one hex.');
const CONTROL = spi('9.74', ['SPI-9.74.2'], 'A hex is friendly to whoever was the last to pass.');
const KINDS = spi('5.33', [], 'Which units are mechanized is listed by nation and date.');

/** The parts of a step's cost with their rules; null when the way is closed to the unit. */
export const costTally = (pos: Position, unit: UnitIx, from: HexIx, dir: number): Tally | null => {
  const { map, tables, folds, setting } = pos.board;
  if (dir < 0 || folds.costs[classOf(pos, unit)][from * 6 + dir] < 0) return null;
  const kind = classOf(pos, unit) === MOTORIZED ? 'mechanized' : 'infantry';
  const to = map.neighbors[from * 6 + dir];
  const ground = tables.terrain.hexes[map.terrains[map.terrain[to]] as 'clear'][kind] ?? 0;
  const sides = hexsideFeatures(map, from, dir).map((name): readonly [RuleRef, number] => [SIDE_COST, tables.terrain.hexsides[name][kind] ?? setting.reconstruction.blockedCost]);
  return sumOf(0, [[HEX_COST, ground], ...sides]);
};

/** Enemy units whose zones reach into a hex. @rule SPI 6.0 */
export const zoneUnits = (pos: Position, side: number, hex: HexIx, ignored: ReadonlyArray<HexIx> = [], bare = false): ReadonlyArray<UnitIx> =>
  side < 0 ? [] : zoneSources(pos, 1 - side, hex, bare).filter((from) => !ignored.includes(from)).flatMap((from) => unitsIn(pos, from).filter((u) => camp(pos, u) === 1 - side));

/** `'france-01 (3) in 0605'`, stack by stack. */
export const stacksText = (pos: Position, units: ReadonlyArray<UnitIx>): string =>
  [...new Set(units.map((u) => pos.state.units.hex[u]))].map((hex) => `${unitsText(pos, units.filter((u) => pos.state.units.hex[u] === hex))} in ${hexText(pos, hex)}`).join('; ');

/** The season and the kind of the unit: what its allowance comes from. */
export const allowanceLines = (pos: Position, unit: UnitIx): ReadonlyArray<string> => [
  ruled(`Allowance in the ${['first', 'second', 'third', 'fourth'][quarterOf(pos.state.turn) - 1]} quarter: ${allowance(pos, unit)} for ${isMechanized(pos, unit) ? 'mechanized units' : 'infantry'}.`, SEASON),
  ...(isMechanized(pos, unit) ? [ruled(`${unitText(pos, unit)} is mechanized.`, KINDS)] : []),
  ...(outOfSupply(pos, unit) ? [ruled(`Out of supply it has ${pointsOf(pos, unit)}.`, HUNGRY)] : []),
];

/** What lies on the way: `'0605 (rough) across a blocked hexside'`. */
const wayText = (pos: Position, q: StepQuery): string => {
  const across = q.dir < 0 ? [] : hexsideFeatures(pos.board.map, q.from, q.dir);
  return `${hexText(pos, q.to)} (${groundText(pos, q.to)})${across.length === 0 ? '' : ` across a ${across.join(' and ')} hexside`}`;
};

/** A step reckoned out. */
export const stepAccount = (pos: Position, action: Step): Account => {
  const { board, state } = pos;
  const unit = board.roster.ixOf.get(action.unit) ?? -1;
  const to = board.map.hexOf.get(action.to) ?? -1;
  if (unit < 0 || to < 0 || state.units.hex[unit] < 0) return NOTHING;
  const q = stepQuery(pos, unit, to);
  const head = `${unitText(pos, unit)} steps from ${hexText(pos, q.from)} to ${wayText(pos, q)}.`;
  const cost = costTally(pos, unit, q.from, q.dir);
  if (cost === null) return { figures: [], lines: [head, ...(q.dir < 0 ? [] : ['It has no cost: the way is closed to land units.']), ...allowanceLines(pos, unit)] };
  const has = state.units.mp[unit];
  const { cost: spent, left } = stepEvent(pos, action);
  const small = spent < cost.total;
  return {
    figures: [figure('cost of the step', cost), figure('movement points before', plain(has)), ...(left < 0 ? [] : [figure('movement points after', plain(left))])],
    lines: [
      head,
      ...cost.lines.map((l) => ruled(`${counted(l.value, 'movement point')}.`, l.ref)),
      `Cost ${cost.total}; the unit has ${has}, ${left < 0 ? `${-left} too few` : `${left} after the step`}.`,
      ...(small ? [ruled('It cannot pay, but may take this one hex.', MINIMUM)] : []),
      ...allowanceLines(pos, unit),
      ...stopLines(pos, unit, to),
      ...(state.hexes.control[to] !== state.player ? [ruled(`${hexText(pos, to)} would come under the control of ${playerText(pos, state.player).replace('The', 'the')}.`, CONTROL)] : []),
    ],
  };
};

/** Who makes a unit stop in a hex, and whose zones it ignores there. */
const stopLines = (pos: Position, unit: UnitIx, hex: HexIx): ReadonlyArray<string> => {
  const side = camp(pos, unit);
  const ignored = ignoredZones(pos, unit);
  // a country that the step brings into the war has zones at once
  const there = onEntry(pos, unit, hex);
  const all = zoneUnits(there, side, hex);
  const held = all.filter((u) => !ignored.includes(there.state.units.hex[u]));
  const void_ = all.filter((u) => !held.includes(u));
  return [
    ...(stopsIn(pos, unit, hex, ignored) ? [ruled(`It stops there: the hex lies in the zone of control of ${stacksText(there, held)}.`, STOP)] : []),
    ...(void_.length > 0 ? [ruled(`The zone of ${stacksText(pos, void_)} is ignored: those units are to be overrun.`, STOP)] : []),
  ];
};
