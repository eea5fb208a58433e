/**
 * What units and shipping cost, how large units may be and from when, and what is left to be bought or set up.
 * @rule SPI 3.4, 5.3, 5.79, 10, 10.32, 17.7, 17.12
 * @module
 */
import type { Build, Buy, Combine, Deploy, Split } from '../action.js';
import { spi } from '../cases.js';
import { GERMANY, nationOf, type Position } from '../position.js';
import { income, largest, POINT, smallest, swedenLost } from '../production.js';
import { PEACE, RESERVE, RUSSIA } from '../state.js';
import { KINDS, type UnitIx } from '../unit.js';
import { counted, groundText, hexText, nationText, unitText } from '../wording.js';
import { type Account, figure, NOTHING, plain, ruled, told } from './account.js';

const PRICE = spi('10', ['SPI-17.7.2', 'SPI-17.7.3'], 'Strength points are bought with reinforcement points.');
const SIZE = spi('5.3', [], 'Units have a maximum by nation and date.');
const PEACETIME = spi('10.32', ['SPI-10.32.1', 'SPI-10.32.2', 'SPI-17.11.2', 'SPI-17.12.1'], 'In peacetime the size of Russian units is fixed.');
const COUNTERS = spi('3.4', [], 'A nation has so many counters of a kind.');
const SHIPPING = spi('5.79', ['SPI-5.79.1'], 'The Axis buys naval transport and amphibious points; they are there in the next Game-Turn.');
const SWEDEN = spi('16.82', ['SPI-16.82.3', 'SPI-16.82.4'], 'German production is halved for the loss of Sweden.', 'errata');
const BUILD_UP = spi('5.3', [], 'Units of one nation and kind in one hex may be made one, and one may be broken down, once in a phase.');
const SETUP = spi('17.12', ['SPI-17.12.2', 'SPI-17.12.4'], 'The printed total of Russian strength points is set up freely in Russia.', 'option');

/** The most that a unit of a nation may have, and when that changes. */
const sizeLine = (pos: Position, nation: number): string => {
  const { nations, tables, setting } = pos.board;
  if (pos.state.stance[nation] === PEACE && nations[nation].bloc === RUSSIA)
    return ruled(`Russian units have ${smallest(pos, nation) === largest(pos, nation) ? '' : `${smallest(pos, nation)} to `}${largest(pos, nation)} strength points in peacetime.`, PEACETIME);
  const steps = tables.buildUp.groups[nations[nation].group];
  const dates = steps.map((s) => (s.from <= 1 ? `${s.most} from the start` : `${s.most} from ${setting.turnName(s.from)}`)).join(', ');
  return ruled(`Units of ${nationText(pos, nation)} have at most ${largest(pos, nation)} now (${nations[nation].group}: ${dates}).`, SIZE);
};

/** Counters of a kind that are still in reserve. */
const spare = (pos: Position, nation: number, kind: number): number => {
  const { first, last, kind: kinds } = pos.board.roster;
  let n = 0;
  for (let u: UnitIx = first[nation]; u <= last[nation]; u++) if (kinds[u] === kind && pos.state.units.hex[u] === RESERVE) n++;
  return n;
};

const purse = (pos: Position, nation: number, price: number): ReadonlyArray<string> => {
  const has = pos.state.points[nation];
  const sweden = pos.board.nations[nation].name === GERMANY && swedenLost(pos);
  return [
    ruled(`${nationText(pos, nation)} has ${counted(has / POINT, 'point')} and receives ${income(pos, nation) / POINT} in this Game-Turn; the price is ${price / POINT}, ${price > has ? `${(price - has) / POINT} too much` : `${(has - price) / POINT} left`}.`, PRICE),
    ...(sweden ? [ruled('German production is halved.', SWEDEN)] : []),
  ];
};

/** A new unit reckoned out. */
export const buildAccount = (pos: Position, action: Build): Account => {
  const { board } = pos;
  const nation = board.nationIx.get(action.nation) ?? -1;
  const kind = KINDS.indexOf(action.kind);
  if (nation < 0 || action.sp < 1) return NOTHING;
  const each = board.rules.unitCost(board, nation, kind);
  const price = action.sp * each;
  const hex = board.map.hexOf.get(action.hex) ?? -1;
  return {
    figures: [
      figure('price', { base: action.sp, lines: [{ ref: PRICE, op: 'times', value: each }], total: price }),
      figure('points of the nation', plain(pos.state.points[nation]), POINT),
      figure('points left', plain(pos.state.points[nation] - price * POINT), POINT),
      figure('largest unit', plain(largest(pos, nation))),
    ],
    lines: [
      ruled(`${counted(action.sp, 'strength point')} of ${nationText(pos, nation)} ${action.kind} at ${each} each.`, PRICE),
      ...purse(pos, nation, price * POINT),
      sizeLine(pos, nation),
      ruled(`${counted(spare(pos, nation, kind), 'counter')} of that kind in reserve.`, COUNTERS),
      ...(hex < 0 ? [] : [`${hexText(pos, hex)}: ${groundText(pos, hex)}.`]),
    ],
  };
};

/** A point of shipping reckoned out. */
export const buyAccount = (pos: Position, action: Buy): Account => {
  const { naval } = pos.state;
  const { costs } = pos.board.tables;
  const nation = pos.board.nationIx.get(GERMANY) ?? -1;
  if (nation < 0) return NOTHING;
  const sea = action.point === 'naval';
  const price = (sea ? costs.navalTransport : costs.germanAmphibious) * POINT;
  const [stock, bought] = sea ? [naval.axisNtp, naval.boughtNtp] : [naval.axisAtp, naval.boughtAtp];
  return {
    figures: [figure('price', plain(price), POINT), figure('points left', plain(pos.state.points[nation] - price), POINT), figure('stock', plain(stock)), figure('bought in this turn', plain(bought + 1))],
    lines: [
      ...purse(pos, nation, price),
      ruled(`Stock: ${counted(stock, `${sea ? 'naval transport' : 'amphibious'} point`)}; bought in this Game-Turn with this one: ${bought + 1}.`, SHIPPING),
      ...naval.converting.map((c) => ruled(`${counted(c.points, 'used amphibious point')} in conversion until Game-Turn ${c.turn} (${pos.board.setting.turnName(c.turn)}).`, SHIPPING)),
    ],
  };
};

/** Two units made one. */
export const combineAccount = (pos: Position, action: Combine): Account => {
  const [unit, into] = [action.unit, action.into].map((id) => pos.board.roster.ixOf.get(id) ?? -1);
  if (unit < 0 || into < 0 || unit === into || pos.state.units.hex[unit] === RESERVE || pos.state.units.hex[into] === RESERVE) return NOTHING;
  const { sp } = pos.state.units;
  const sum = sp[unit] + sp[into];
  return {
    figures: [figure('strength points together', plain(sum)), figure('largest unit', plain(largest(pos, nationOf(pos, unit))))],
    lines: [ruled(`${unitText(pos, unit)} and ${unitText(pos, into)} have ${counted(sum, 'strength point')} together.`, BUILD_UP), sizeLine(pos, nationOf(pos, unit))],
  };
};

/** One unit made two. */
export const splitAccount = (pos: Position, action: Split): Account => {
  const unit = pos.board.roster.ixOf.get(action.unit) ?? -1;
  if (unit < 0 || action.sp < 1 || pos.state.units.hex[unit] < 0) return NOTHING;
  const { roster } = pos.board;
  const left = pos.state.units.sp[unit] - action.sp;
  return {
    figures: [...(left < 1 ? [] : [figure('strength points left', plain(left))]), figure('strength points split off', plain(action.sp))],
    lines: [
      ruled(`${unitText(pos, unit)} in ${hexText(pos, pos.state.units.hex[unit])} ${left < 1 ? `has ${1 - left} too few to give ${action.sp}` : `keeps ${left} and gives ${action.sp} to a new unit`}.`, BUILD_UP),
      ruled(`${counted(spare(pos, nationOf(pos, unit), roster.kind[unit]), 'counter')} of that kind in reserve.`, COUNTERS),
    ],
  };
};

/** A unit of the free set-up. */
export const deployAccount = (pos: Position, action: Deploy): Account => {
  const { toPlace } = pos.state;
  if (action.sp < 1) return NOTHING;
  const total = pos.board.setting.freeSetup?.total ?? 0;
  return {
    figures: [figure('strength points to be set up', plain(toPlace)), figure('left after it', plain(toPlace - action.sp))],
    lines: [
      ruled(`${toPlace} of ${counted(total, 'strength point')} are still to be set up; this unit has ${action.sp}, ${toPlace - action.sp < 0 ? `${action.sp - toPlace} too many` : `${toPlace - action.sp} left after it`}.`, SETUP),
      ruled(`A unit has ${pos.board.rules.peaceLeast(pos.board)} to ${pos.board.rules.peaceMost(pos.board)} strength points.`, PEACETIME),
    ],
  };
};

/** What has been bought and built so far, as a phase ends. */
export const unspent = (pos: Position): Account =>
  pos.state.phase !== 'production'
    ? NOTHING
    : told(
        ...pos.board.nations.flatMap((n, ix) =>
          n.partisans < 0 && pos.state.points[ix] > 0 && pos.state.stance[ix] >= 0 && pos.board.playerOf[pos.state.stance[ix] as 0] === pos.state.player
            ? [ruled(`${n.name} keeps ${counted(pos.state.points[ix] / POINT, 'point')} for later.`, PRICE)]
            : [],
        ),
      );
