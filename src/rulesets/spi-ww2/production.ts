/**
 * Production: points, new units, build-up and break-down.
 * @rule SPI 5.3, 10, 10.32, 16.82, 17.7
 * @module
 */
import type { Dice } from '../../engine/random.js';
import type { HexIx } from '../../kernel/hex.js';
import { allHold, type Check, checksAbout, type RuleViolation, violationsOf } from '../../kernel/rule.js';
import type { Build, Combine, Deploy, Split } from './action.js';
import { spi } from './cases.js';
import { freeCounter } from './crossing.js';
import type { SpiEvent } from './event.js';
import { hexIx, namedHex, namedNation, namedUnit, notAtHand, refusal, unitIx } from './legality.js';
import { campOf } from './situation.js';
import { firstIn, GERMANY, hexName, isPhasing, nationAt, nationName, nationOf, playerOfNation, type Position, roomIn, unitName, unitsIn } from './position.js';
import type { BuildQuery, ReformQuery } from './rules.js';
import { becomesOne, peacetimeRussian, stacksWith } from './entry.js';
import { PEACE, REFORMED, RUSSIA } from './state.js';
import { incomeOf } from './tables/production.js';
import { quarterOf } from './tables/turn.js';
import { INFANTRY, KINDS, MECHANIZED, PARATROOP, type UnitIx } from './unit.js';
import { inEnemyZone } from './zone.js';

/** Points are kept in halves, since half of an odd number of them may be kept. */
export const POINT = 2;

/** The largest unit of a nation now. @rule SPI 5.3, 10.32 */
export const largest = (pos: Position, nation: number): number => {
  const { nations, tables, rules } = pos.board;
  if (pos.state.stance[nation] === PEACE && nations[nation].bloc === RUSSIA) return rules.peaceMost(pos.board);
  let most = 0;
  for (const step of tables.buildUp.groups[nations[nation].group]) if (step.from <= pos.state.turn) most = step.most;
  return most;
};

/** The smallest one. @rule SPI 10.32 */
export const smallest = (pos: Position, nation: number): number =>
  pos.state.stance[nation] === PEACE && pos.board.nations[nation].bloc === RUSSIA ? pos.board.rules.peaceLeast(pos.board) : 1;

// ---- income ------------------------------------------------------------------------------------------------------------

/** Points that a nation receives in this turn, in halves. @rule SPI 10, 16.82 */
export const income = (pos: Position, nation: number): number => {
  const { board, state } = pos;
  const { tables, nations } = board;
  const n = nations[nation];
  const row = incomeOf(n.incomes, n.name, state.turn, state.stance[nation] >= 0);
  if (row === null) {
    const { minorQuarter, minorRebuild } = tables.productionRules;
    const minor = state.stance[nation] === 0 && n.group === 'Italy and minor countries' && n.partisans < 0 && n.country >= 0 && n.incomes.length === 0;
    return minor && quarterOf(state.turn) === minorQuarter ? minorRebuild * POINT : 0;
  }
  const whole = row.by === 'centers' ? Math.min(row.points, openCenters(pos, nation)) : row.points;
  if (n.name !== GERMANY || !swedenLost(pos)) return whole * POINT;
  const halves = Math.floor((whole * POINT) / tables.productionRules.swedenDivisor);
  const rounding = board.readings['sweden-rounding'];
  return rounding === 'fraction' ? halves : rounding === 'up' ? Math.ceil(halves / POINT) * POINT : Math.floor(halves / POINT) * POINT;
};

/** Resource centers at home that the nation's player controls. */
const openCenters = (pos: Position, nation: number): number => {
  const player = playerOfNation(pos, nation);
  let count = 0;
  for (const hex of pos.board.nations[nation].homeHexes) if (pos.board.center[hex] === 1 && pos.state.hexes.control[hex] === player) count++;
  return count;
};

/** Whether German production is halved. @rule SPI 16.82 (SPI-16.82.3, SPI-16.82.4) */
export const swedenLost = (pos: Position): boolean => pos.state.sweden.halved || pos.board.rules.halvedWhen(pos);

/** Production that has been halved may stay so. @rule SPI 16.82 (SPI-16.82.4) */
export const noteSweden = (pos: Position): ReadonlyArray<SpiEvent> =>
  pos.board.rules.halvingStays && !pos.state.sweden.halved && pos.board.rules.halvedWhen(pos) ? [{ type: 'swedenNoted', attacked: pos.state.sweden.attacked, halved: true }] : [];

/** Points for the phasing player's nations. @rule SPI 10 */
export const grantPoints = (pos: Position): ReadonlyArray<SpiEvent> => {
  const events: SpiEvent[] = [];
  const { nations } = pos.board;
  for (let nation = 0; nation < nations.length; nation++) {
    if (nations[nation].partisans >= 0 || playerOfNation(pos, nation) !== pos.state.player) continue;
    const halves = income(pos, nation);
    if (halves > 0) events.push({ type: 'pointsGranted', nation, halves });
  }
  return events;
};

// ---- units -------------------------------------------------------------------------------------------------------------

const build = checksAbout<BuildQuery>((q) => ({ subject: [hexName(q.pos, q.hex)], params: { nation: nationName(q.pos, q.nation), kind: KINDS[q.kind], sp: q.sp, hex: hexName(q.pos, q.hex) } }));
const PLACES = spi('10', [], 'New units appear in friendly cities and resource centers of their country, free of enemy zones.');
const PEACE_SIZES = spi('10.32', ['SPI-10.32.1', 'SPI-10.32.2', 'SPI-17.11.2', 'SPI-17.12.1'], 'In peacetime the size of Russian units is fixed.');
const SIZES = spi('5.3', [], 'A unit is not larger than its nation’s maximum.');

const costOf = (q: Pick<BuildQuery, 'pos' | 'nation' | 'kind' | 'sp'>): number => q.sp * q.pos.board.rules.unitCost(q.pos.board, q.nation, q.kind) * POINT;

const counters = build(
  spi('3.4', [], 'A nation has so many counters of a kind.'),
  'build/no-counter',
  (q) => freeCounter(q.pos, q.nation, q.kind) >= 0,
  (q) => `All ${KINDS[q.kind]} counters of ${nationName(q.pos, q.nation)} are in use.`,
);
const paid = build(
  spi('10', ['SPI-17.7.2', 'SPI-17.7.3'], 'Strength points are bought with reinforcement points.'),
  'build/points',
  (q) => costOf(q) <= q.pos.state.points[q.nation],
  (q) => `${q.sp} strength points of ${KINDS[q.kind]} cost ${costOf(q) / POINT} points; ${nationName(q.pos, q.nation)} has ${q.pos.state.points[q.nation] / POINT}.`,
);
/** Whether a nation is Russia, in peacetime. @rule SPI 10.3 */
const russiaAtPeace = (pos: Position, nation: number): boolean => pos.state.stance[nation] === PEACE && pos.board.nations[nation].bloc === RUSSIA;
/** `'2'`, `'2 to 3'`: sizes of Russian units in peacetime. */
const peaceSizes = (pos: Position): string => {
  const [least, most] = [pos.board.rules.peaceLeast(pos.board), pos.board.rules.peaceMost(pos.board)];
  return least === most ? String(most) : `${least} to ${most}`;
};

const sized = build(
  SIZES,
  'build/size',
  (q) => q.sp >= 1 && (q.sp <= largest(q.pos, q.nation) || russiaAtPeace(q.pos, q.nation)),
  (q) => `A unit of ${nationName(q.pos, q.nation)} has 1 to ${largest(q.pos, q.nation)} strength points.`,
);
const sizedInPeace = build(
  PEACE_SIZES,
  'russia/peacetime-size',
  (q) => !russiaAtPeace(q.pos, q.nation) || q.sp < 1 || (q.sp >= smallest(q.pos, q.nation) && q.sp <= largest(q.pos, q.nation)),
  (q) => `In peacetime a Russian unit has ${peaceSizes(q.pos)} strength points.`,
);
const atPlace = build(
  PLACES,
  'build/place',
  (q) => q.hex < 0 || mustersAt(q.pos, q.nation, q.hex),
  (q) => `New units of ${nationName(q.pos, q.nation)} do not appear in ${hexName(q.pos, q.hex)}: it must be a city or resource center of theirs that their player controls.`,
);
const safe = build(
  PLACES,
  'build/zone',
  (q) => q.hex < 0 || !inEnemyZone(q.pos, campOf(q.pos.state.stance[q.nation]), q.hex),
  (q) => `${hexName(q.pos, q.hex)} lies in an enemy zone of control.`,
);
const room = build(
  spi('7', [], 'Two units may stand in a hex.'),
  'stacking/full',
  (q) => q.hex < 0 || firstIn(q.pos, q.hex) < 0 || (roomIn(q.pos, q.hex) > 0 && stacksWith(q.pos, q.nation, firstIn(q.pos, q.hex))),
  (q) => `${hexName(q.pos, q.hex)} has no room for another unit.`,
);
const alone = build(
  spi('10.32', ['SPI-17.11.3', 'SPI-17.12.5'], 'In peacetime Russian units do not stack, except to be built up.'),
  'russia/peacetime-stacking',
  (q) => q.hex < 0 || !russiaAtPeace(q.pos, q.nation) || unitsIn(q.pos, q.hex).every((other) => becomesOne(q.pos, other, q.sp)),
  (q) => `A unit stands in ${hexName(q.pos, q.hex)}; Russian units do not stack in peacetime, unless two of them can become one of at most ${q.pos.board.rules.peaceMost(q.pos.board)} strength points in this phase.`,
);

/** The checks of a new unit in the first edition. */
export const baseBuildChecks: ReadonlyArray<Check<BuildQuery>> = [counters, paid, sized, sizedInPeace, atPlace, safe, room, alone];

/** Whether new units of a nation appear in a hex. */
const mustersAt = (pos: Position, nation: number, hex: HexIx): boolean =>
  pos.board.nations[nation].muster[hex] === 1 && (pos.board.city[hex] === 1 || pos.board.center[hex] === 1) && pos.state.hexes.control[hex] === playerOfNation(pos, nation);

const kindsOf = (pos: Position, nation: number): ReadonlyArray<number> => pos.board.nations[nation].kinds;

/** Everything against a new unit. */
export const buildViolations = (pos: Position, action: Build): ReadonlyArray<RuleViolation> => {
  const nation = namedNation(pos, action.nation);
  const hex = namedHex(pos, action.hex);
  if (nation.ix < 0 || hex.ix < 0) return [...nation.wrong, ...hex.wrong];
  const n = pos.board.nations[nation.ix];
  if (playerOfNation(pos, nation.ix) !== pos.state.player || n.partisans >= 0)
    return [refusal(PLACES, 'build/not-yours', [], `${n.name} does not receive units by your order now.`)];
  return violationsOf(pos.board.rules.buildChecks, { pos, nation: nation.ix, kind: KINDS.indexOf(action.kind), sp: action.sp, hex: hex.ix });
};

/** New units that may be bought, nation by nation. */
export function* builds(pos: Position): Generator<Build> {
  for (let nation = 0; nation < pos.board.nations.length; nation++) yield* buildsOf(pos, nation);
}

/** Whether a nation has points to spend in this production phase. */
export const buys = (pos: Position, nation: number): boolean =>
  pos.state.points[nation] >= POINT && pos.board.nations[nation].partisans < 0 && playerOfNation(pos, nation) === pos.state.player;

/** New units that a nation may buy. */
export function* buildsOf(pos: Position, nation: number): Generator<Build> {
  if (!buys(pos, nation)) return;
  const { board } = pos;
  const n = board.nations[nation];
  const q = { pos, nation, kind: 0, sp: 0, hex: -1 };
  for (const hex of n.musterHexes) {
    if (!mustersAt(pos, nation, hex)) continue;
    q.hex = hex;
    for (const kind of kindsOf(pos, nation)) {
      q.kind = kind;
      for (let sp = 1; sp <= largest(pos, nation); sp++) {
        q.sp = sp;
        if (allHold(board.rules.buildChecks, q)) yield { type: 'build', nation: n.name, kind: KINDS[kind], sp, hex: hexName(pos, hex) };
      }
    }
  }
}

/** A new unit drawn at random, null when the draw hit none that may be bought. */
export const drawBuild = (pos: Position, dice: Dice): Build | null => {
  const { nations, rules } = pos.board;
  const spenders: number[] = [];
  for (let nation = 0; nation < nations.length; nation++) if (buys(pos, nation)) spenders.push(nation);
  if (spenders.length === 0) return null;
  const nation = spenders[dice.below(spenders.length)];
  const places: HexIx[] = [];
  for (const hex of nations[nation].musterHexes) if (mustersAt(pos, nation, hex)) places.push(hex);
  if (places.length === 0) return null;
  const kinds = kindsOf(pos, nation);
  const q = { pos, nation, kind: kinds[dice.below(kinds.length)], sp: 1 + dice.below(largest(pos, nation)), hex: places[dice.below(places.length)] };
  return allHold(rules.buildChecks, q) ? { type: 'build', nation: nations[nation].name, kind: KINDS[q.kind], sp: q.sp, hex: hexName(pos, q.hex) } : null;
};

/** What buying a unit does. */
export const buildEvent = (pos: Position, action: Build): SpiEvent => {
  const nation = pos.board.nationIx.get(action.nation) ?? -1;
  const kind = KINDS.indexOf(action.kind);
  return { type: 'unitBuilt', unit: freeCounter(pos, nation, kind), sp: action.sp, hex: hexIx(pos, action.hex), nation, halves: costOf({ pos, nation, kind, sp: action.sp }) };
};

/** The price of a strength point. @rule SPI 10 */
export const baseUnitCost = (board: Position['board'], nation: number, kind: number): number => {
  const { costs } = board.tables;
  if (board.nations[nation].name !== GERMANY) return costs.others;
  return kind === MECHANIZED ? costs.germanMechanized : kind === PARATROOP ? costs.germanParatroop : kind === INFANTRY ? costs.germanInfantry : costs.others;
};

// ---- build-up and break-down -------------------------------------------------------------------------------------------

const reform = checksAbout<ReformQuery>((q) => ({
  subject: [unitName(q.pos, q.unit), ...(q.into < 0 ? [] : [unitName(q.pos, q.into)])],
  params: { unit: unitName(q.pos, q.unit), sp: q.sp },
}));
const BUILD_UP = spi('5.3', [], 'Units of one nation and kind in one hex may be made one, within the maximum, and one may be broken down.');

const alike = reform(
  BUILD_UP,
  'reform/unlike',
  (q) => q.into < 0 || (q.unit !== q.into && q.pos.board.roster.nation[q.unit] === q.pos.board.roster.nation[q.into] && q.pos.board.roster.kind[q.unit] === q.pos.board.roster.kind[q.into] && q.pos.state.units.hex[q.unit] === q.pos.state.units.hex[q.into]),
  (q) => `${unitName(q.pos, q.unit)} and ${unitName(q.pos, q.into)} are not two units of one nation and kind in one hex.`,
);
const within = reform(
  SIZES,
  'reform/size',
  (q) => q.into < 0 || peacetimeRussian(q.pos, q.unit) || q.pos.state.units.sp[q.unit] + q.pos.state.units.sp[q.into] <= largest(q.pos, nationOf(q.pos, q.unit)),
  (q) => `Together they have ${q.pos.state.units.sp[q.unit] + q.pos.state.units.sp[q.into]} strength points; a unit of ${nationName(q.pos, nationOf(q.pos, q.unit))} has ${largest(q.pos, nationOf(q.pos, q.unit))} at most.`,
);
const withinInPeace = reform(
  PEACE_SIZES,
  'russia/peacetime-size',
  (q) => q.into < 0 || !peacetimeRussian(q.pos, q.unit) || q.pos.state.units.sp[q.unit] + q.pos.state.units.sp[q.into] <= largest(q.pos, nationOf(q.pos, q.unit)),
  (q) => `Together they have ${q.pos.state.units.sp[q.unit] + q.pos.state.units.sp[q.into]} strength points; in peacetime a Russian unit has ${peaceSizes(q.pos)}.`,
);
const partial = reform(
  BUILD_UP,
  'reform/part',
  (q) => q.into >= 0 || (q.sp >= 1 && q.sp < q.pos.state.units.sp[q.unit]),
  (q) => `${unitName(q.pos, q.unit)} has ${q.pos.state.units.sp[q.unit]} strength points; split off at least one and not all.`,
);
const once = reform(
  BUILD_UP,
  'reform/once',
  (q) => ((q.pos.state.units.status[q.unit] | (q.into < 0 ? 0 : q.pos.state.units.status[q.into])) & REFORMED) === 0,
  (q) => `${unitName(q.pos, q.unit)}${q.into < 0 ? '' : ` or ${unitName(q.pos, q.into)}`} was built up or broken down in this phase already.`,
);
const splitRoom = reform(
  spi('7', [], 'Two units may stand in a hex.'),
  'stacking/full',
  (q) => q.into >= 0 || roomIn(q.pos, q.pos.state.units.hex[q.unit]) > 0,
  (q) => `${hexName(q.pos, q.pos.state.units.hex[q.unit])} has no room for another unit.`,
);
const splitCounter = reform(
  spi('3.4', [], 'A nation has so many counters of a kind.'),
  'build/no-counter',
  (q) => q.into >= 0 || freeCounter(q.pos, nationOf(q.pos, q.unit), q.pos.board.roster.kind[q.unit]) >= 0,
  (q) => `All counters like ${unitName(q.pos, q.unit)} are in use.`,
);
const peacetimeWhole = reform(
  spi('10.32', ['SPI-10.32.2', 'SPI-17.11.3'], 'In peacetime Russian units do not stack, so none is broken down.'),
  'russia/peacetime-size',
  (q) => q.into >= 0 || !peacetimeRussian(q.pos, q.unit),
  (q) => `${unitName(q.pos, q.unit)} is Russian and at peace: the two halves would stack.`,
);
const unplanned = reform(
  spi('8.4', ['SPI-17.6.4'], 'Overruns that are announced come before other moves.'),
  'overrun/plan',
  (q) => q.pos.state.announced.length === 0,
  () => 'An overrun is announced and comes first.',
);

/** The checks of build-up and break-down in the first edition. */
export const baseReformChecks: ReadonlyArray<Check<ReformQuery>> = [alike, within, withinInPeace, partial, once, splitRoom, splitCounter, peacetimeWhole, unplanned];

/** Everything against a build-up. */
export const combineViolations = (pos: Position, action: Combine): ReadonlyArray<RuleViolation> => {
  const [unit, into] = [namedUnit(pos, action.unit), namedUnit(pos, action.into)];
  if (unit.ix < 0 || into.ix < 0) return [...unit.wrong, ...into.wrong];
  const idle = [...notAtHand(pos, unit.ix, action.unit), ...notAtHand(pos, into.ix, action.into)];
  return idle.length > 0 ? idle : violationsOf(pos.board.rules.reformChecks, { pos, unit: unit.ix, into: into.ix, sp: pos.state.units.sp[unit.ix] });
};

/** Everything against a break-down. */
export const splitViolations = (pos: Position, action: Split): ReadonlyArray<RuleViolation> => {
  const unit = namedUnit(pos, action.unit);
  if (unit.ix < 0) return unit.wrong;
  const idle = notAtHand(pos, unit.ix, action.unit);
  return idle.length > 0 ? idle : violationsOf(pos.board.rules.reformChecks, { pos, unit: unit.ix, into: -1, sp: action.sp });
};

/** Units that a unit may be added to. */
export const combinesOf = (pos: Position, unit: UnitIx): ReadonlyArray<UnitIx> => {
  const found: UnitIx[] = [];
  const hex = pos.state.units.hex[unit];
  const { first, next, size } = pos.sit.stacks;
  if (hex < 0 || size[hex] < 2 || !isPhasing(pos, unit)) return found;
  for (let into = first[hex]; into >= 0; into = next[into])
    if (into !== unit && allHold(pos.board.rules.reformChecks, { pos, unit, into, sp: pos.state.units.sp[unit] })) found.push(into);
  return found;
};

/** How many strength points may be split off a unit: 1 to this. */
export const splitsOf = (pos: Position, unit: UnitIx): number =>
  pos.state.units.hex[unit] >= 0 && pos.state.units.sp[unit] > 1 && isPhasing(pos, unit) && allHold(pos.board.rules.reformChecks, { pos, unit, into: -1, sp: 1 })
    ? pos.state.units.sp[unit] - 1
    : 0;

export const combineEvent = (pos: Position, action: Combine): SpiEvent => {
  const unit = unitIx(pos, action.unit);
  return { type: 'unitsCombined', unit, into: unitIx(pos, action.into), sp: pos.state.units.sp[unit], hex: pos.state.units.hex[unit] };
};
export const splitEvent = (pos: Position, action: Split): SpiEvent => {
  const unit = unitIx(pos, action.unit);
  return { type: 'unitSplit', unit, made: freeCounter(pos, nationOf(pos, unit), pos.board.roster.kind[unit]), sp: action.sp, hex: pos.state.units.hex[unit] };
};

// ---- free set-up -------------------------------------------------------------------------------------------------------

const FREE = spi('17.12', ['SPI-17.12.2', 'SPI-17.12.4', 'SPI-17.12.5'], 'Russian units are set up anywhere in Russia, one in a hex, up to the printed total.', 'option');

/** The nation that sets up freely, -1 for none. */
export const deployer = (pos: Position): number => pos.board.nationIx.get(pos.board.setting.freeSetup?.nation ?? '') ?? -1;

const setupLand = (pos: Position, nation: number, hex: HexIx): boolean =>
  pos.board.land[hex] === 1 && (pos.board.readings['free-setup-area'] === 'pre-1939' ? pos.board.areas.russia[hex] === 1 : nationAt(pos, hex) === nation && pos.state.hexes.control[hex] === playerOfNation(pos, nation));

/** Everything against setting up a unit. */
export const deployViolations = (pos: Position, action: Deploy): ReadonlyArray<RuleViolation> => {
  const hex = namedHex(pos, action.hex);
  if (hex.ix < 0) return hex.wrong;
  const nation = deployer(pos);
  const found: RuleViolation[] = [];
  const say = (code: string, detail: string): void => void found.push(refusal(FREE, code, [action.hex], detail));
  const most = pos.board.rules.peaceMost(pos.board);
  if (action.sp < 1 || action.sp > most) say('setup/size', `A unit of the free set-up has 1 to ${most} strength points.`);
  if (action.sp > pos.state.toPlace) say('setup/total', `${pos.state.toPlace} strength points are left to be set up, of ${pos.board.setting.freeSetup?.total ?? 0}.`);
  if (!setupLand(pos, nation, hex.ix)) say('setup/area', `${action.hex} is no Russian hex.`);
  if (firstIn(pos, hex.ix) >= 0) say('setup/stacking', `A unit stands in ${action.hex} already; Russians do not stack in peacetime.`);
  if (freeCounter(pos, nation, KINDS.indexOf('generic')) < 0) say('build/no-counter', 'All Russian counters are in use.');
  return found;
};

/** Units that may be set up. */
export function* deploys(pos: Position): Generator<Deploy> {
  const nation = deployer(pos);
  if (nation < 0 || pos.state.toPlace < 1 || freeCounter(pos, nation, KINDS.indexOf('generic')) < 0) return;
  const most = Math.min(pos.board.rules.peaceMost(pos.board), pos.state.toPlace);
  for (let hex = 0; hex < pos.board.land.length; hex++)
    if (setupLand(pos, nation, hex) && firstIn(pos, hex) < 0) for (let sp = 1; sp <= most; sp++) yield { type: 'deploy', sp, hex: hexName(pos, hex) };
}

export const deployEvent = (pos: Position, action: Deploy): SpiEvent => ({
  type: 'unitDeployed',
  unit: freeCounter(pos, deployer(pos), KINDS.indexOf('generic')),
  sp: action.sp,
  hex: hexIx(pos, action.hex),
});

