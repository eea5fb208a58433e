/**
 * Units carried by rail.
 * @rule SPI 5.6, 5.66
 * @module
 */
import type { HexIx } from '../../kernel/hex.js';
import { allHold, type Check, type RuleViolation, violationsOf } from '../../kernel/rule.js';
import type { Rail } from './action.js';
import { spi } from './cases.js';
import { entryCheck } from './entry.js';
import type { SpiEvent } from './event.js';
import { hexIx, refusal, unitAndHex, unitIx } from './legality.js';
import { allowance, atPeace, camp, enemyIn, friendly, hexName, isPartisan, isPhasing, outOfSupply, type Position, season, stanceOf, unitName } from './position.js';
import type { EntryQuery, RailCheck } from './rules.js';
import { ATTACKED, CARRIED, MOVED } from './state.js';
import type { UnitIx } from './unit.js';
import { inEnemyZone } from './zone.js';

const RAIL = spi('5.6', [], 'A unit that has not moved, fought or sailed in the player turn may go by rail through friendly hexes without enemy zones.');

export const rested = entryCheck(
  RAIL,
  'rail/tired',
  (q) => (q.pos.state.units.status[q.unit] & (MOVED | ATTACKED | CARRIED)) === 0,
  (q) => `${unitName(q.pos, q.unit)} has moved, attacked or been carried in this player turn; it goes nowhere by rail or sea.`,
);
const railSupplied = entryCheck(
  spi('9.7', [], 'Units out of supply do not go by rail.'),
  'rail/supply',
  (q) => q.pos.board.tables.supply.rail || !outOfSupply(q.pos, q.unit),
  (q) => `${unitName(q.pos, q.unit)} cannot trace supply and may not go by rail.`,
);
export const noPartisans = entryCheck(RAIL, 'carried/partisans', (q) => !isPartisan(q.pos, q.unit), (q) => `${unitName(q.pos, q.unit)} are partisans; they go on foot.`);
/** What a unit needs before it goes by rail anywhere. */
const railReady: ReadonlyArray<Check<EntryQuery>> = [rested, railSupplied, noPartisans];

/** Whether a unit of a camp, at war or not, may pass through a hex by rail. */
const railHex = (pos: Position, side: number, atWar: boolean, hex: HexIx): boolean =>
  friendly(pos, pos.state.player, hex) && !enemyIn(pos, side, hex) && !inEnemyZone(pos, side, hex) && !(atWar && atPeace(pos, hex));

/**
 * Finds the hexes that a unit can get to by rail, the hex it starts from first and then nearest first, or the way to one of them. They stand in the queue of
 * the board's `journeys`, and how many hexes each of them is away in `far`, until the next search.
 * @returns how many hexes there are, the first one among them
 */
const railReach = (pos: Position, unit: UnitIx, to: HexIx = -1, open: Uint8Array = pos.board.folds.open.rail, checks: ReadonlyArray<RailCheck> = pos.board.rules.railChecks): number => {
  const { neighbors } = pos.board.map;
  const { far, queue } = pos.board.journeys;
  const range = allowance(pos, unit) * season(pos).rail;
  const start = pos.state.units.hex[unit];
  const side = camp(pos, unit);
  const atWar = stanceOf(pos, unit) >= 0;
  const q: EntryQuery = { pos, unit, from: start, to: -1, mode: 'rail' };
  const binding = checks.filter((check) => check.binds(pos, unit));
  far.fill(-1);
  far[start] = 0;
  queue[0] = start;
  let tail = 1;
  // each hex counts one, so the first way found is the shortest; -2 marks hexes that were looked at and are closed
  for (let head = 0; head < tail && far[queue[head]] < range; head++) {
    const from = queue[head];
    if (from === to) break;
    for (let d = 0, ways = open[from]; ways !== 0; d++, ways >>= 1) {
      const hex = neighbors[from * 6 + d];
      if ((ways & 1) === 0 || far[hex] !== -1) continue;
      if (!railHex(pos, side, atWar, hex)) {
        far[hex] = -2;
        continue;
      }
      q.from = from;
      q.to = hex;
      // these may look at where the unit comes from, so that another way may do
      if (!allHold(binding, q)) continue;
      far[hex] = far[from] + 1;
      queue[tail++] = hex;
    }
  }
  return tail;
};

/** How many hexes away a hex is by rail, not above 0 where no way leads. */
const railFar = (pos: Position, unit: UnitIx, to: HexIx, open?: Uint8Array, checks?: ReadonlyArray<RailCheck>): number => {
  railReach(pos, unit, to, open, checks);
  return pos.board.journeys.far[to];
};

const railEntry = (pos: Position, unit: UnitIx, to: HexIx): EntryQuery => ({ pos, unit, from: pos.state.units.hex[unit], to, mode: 'rail' });

/** Whether a unit may go by rail at all now. */
export const mayRail = (pos: Position, unit: UnitIx): boolean =>
  pos.state.units.hex[unit] >= 0 && isPhasing(pos, unit) && allHold(railReady, railEntry(pos, unit, pos.state.units.hex[unit]));

/** Hexes that a unit can get to by rail, those where it may not leave the train included. */
export const railHexes = (pos: Position, unit: UnitIx): Int16Array => {
  const tail = railReach(pos, unit);
  return pos.board.journeys.queue.slice(1, tail);
};

/** Whether a unit may leave the train in a hex. */
export const railLeaves = (pos: Position, unit: UnitIx, hex: HexIx): boolean => {
  const q = railEntry(pos, unit, hex);
  return allHold(pos.board.rules.entryChecks, q) && allHold(pos.board.rules.borderChecks, q);
};

/** Where a unit may go by rail, ascending. */
export const railTargets = (pos: Position, unit: UnitIx): ReadonlyArray<HexIx> =>
  Array.from(railHexes(pos, unit).filter((hex) => railLeaves(pos, unit, hex)).sort());

/** Everything against a journey by rail. */
export const railViolations = (pos: Position, action: Rail): ReadonlyArray<RuleViolation> => {
  const { unit, hex, wrong } = unitAndHex(pos, action.unit, action.to);
  if (wrong.length > 0) return wrong;
  const q = railEntry(pos, unit, hex);
  const { rules } = pos.board;
  const found = [...violationsOf(railReady, q), ...violationsOf(rules.entryChecks, q), ...violationsOf(rules.borderChecks, q)];
  if (found.length > 0 || railFar(pos, unit, hex) > 0) return found;
  const barring = barringWay(pos, unit, hex);
  return barring === null ? violationsOf([railWay], q) : [barring];
};

/** The one rule without which there would be a way: a kind of hexside that is barred, or a condition of the hexes passed. */
const barringWay = (pos: Position, unit: UnitIx, to: HexIx): RuleViolation | null => {
  const { folds, rules } = pos.board;
  const way = `a way of at most ${allowance(pos, unit) * season(pos).rail} friendly hexes from ${hexName(pos, pos.state.units.hex[unit])} to ${hexName(pos, to)}`;
  const said = (ref: RuleViolation['ref'], code: string): RuleViolation =>
    refusal(ref, code, [unitName(pos, unit), hexName(pos, to)], `Without this rule ${unitName(pos, unit)} would have ${way}; with it there is none.`);
  const [bar] = rules.railBars;
  if (bar !== undefined && railFar(pos, unit, to, folds.open.railChart) > 0) return said(bar.ref, bar.code);
  const check = rules.railChecks.find((c) => railFar(pos, unit, to, folds.open.rail, rules.railChecks.filter((other) => other !== c)) > 0);
  return check === undefined ? null : said(check.ref, check.code);
};

const railWay = entryCheck(
  spi('5.6', ['SPI-5.66.1', 'SPI-MAP.4'], 'Rail movement covers a multiple of the allowance, through friendly hexes, across open hexsides.'),
  'rail/no-way',
  () => false,
  (q) => `No way of at most ${allowance(q.pos, q.unit) * season(q.pos).rail} friendly hexes free of enemy zones leads from ${hexName(q.pos, q.from)} to ${hexName(q.pos, q.to)} across hexsides that rail movement may cross.`,
);

/** What a journey by rail does. */
export const railEvent = (pos: Position, action: Rail): SpiEvent => {
  const unit = unitIx(pos, action.unit);
  const to = hexIx(pos, action.to);
  return { type: 'unitRailed', unit, from: pos.state.units.hex[unit], to, hexes: railFar(pos, unit, to), player: pos.state.player };
};
