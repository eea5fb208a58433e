/**
 * Airdrops.
 * @rule SPI 16.7
 * @module
 */
import { directionTo, type HexIx } from '../../kernel/hex.js';
import { allHold, type Check, type RuleViolation, violationsOf } from '../../kernel/rule.js';
import type { Drop } from './action.js';
import { spi } from './cases.js';
import { entryCheck } from './entry.js';
import type { SpiEvent } from './event.js';
import { hexIx, refusal, unitAndHex, unitIx } from './legality.js';
import { camp, firstIn, hexName, isPhasing, outOfSupply, type Position, unitName } from './position.js';
import type { EntryQuery } from './rules.js';
import { ATTACKED, CARRIED, MOVED, STEPPED } from './state.js';
import { PARATROOP, type UnitIx } from './unit.js';

const DROP = spi('16.7', [], 'A German paratroop unit that has not moved may drop into an adjacent hex without enemies.');
const paratroop = entryCheck(DROP, 'drop/not-paratroop', (q) => q.pos.board.roster.kind[q.unit] === PARATROOP, (q) => `${unitName(q.pos, q.unit)} is no paratroop unit.`);
const dropFresh = entryCheck(DROP, 'drop/tired', (q) => (q.pos.state.units.status[q.unit] & (MOVED | STEPPED | CARRIED | ATTACKED)) === 0, (q) => `${unitName(q.pos, q.unit)} has moved in this player turn.`);
const dropSupplied = entryCheck(DROP, 'drop/supply', (q) => !outOfSupply(q.pos, q.unit), (q) => `${unitName(q.pos, q.unit)} cannot trace supply.`);
const dropUnplanned = entryCheck(spi('8.4', ['SPI-17.6.4'], 'Overruns that are announced come before other moves.'), 'overrun/plan', (q) => q.pos.state.announced.length === 0, () => 'An overrun is announced and comes first.');
const dropEmpty = entryCheck(
  DROP,
  'drop/occupied',
  (q) => q.to < 0 || firstIn(q.pos, q.to) < 0 || camp(q.pos, firstIn(q.pos, q.to)) === camp(q.pos, q.unit),
  (q) => `Units of another side hold ${hexName(q.pos, q.to)}; drop beside them.`,
);
const dropAdjacent = entryCheck(
  spi('16.7', ['SPI-16.7.1'], 'An airdrop crosses one hexside.'),
  'drop/range',
  (q) => dropDirection(q) >= 0,
  (q) => `${hexName(q.pos, q.to)} is not adjacent to ${hexName(q.pos, q.from)}.`,
);
const dropOpen = entryCheck(
  spi('16.7', ['SPI-16.7.1'], 'Some hexes and hexsides are closed to airdrops.'),
  'drop/closed',
  (q) => dropDirection(q) < 0 || ((q.pos.board.folds.open.drop[q.from] >> dropDirection(q)) & 1) === 1,
  (q) => `No airdrop leads from ${hexName(q.pos, q.from)} to ${hexName(q.pos, q.to)}: the hex or the hexside between them is closed to airdrops.`,
);
const dropDirection = (q: EntryQuery): number => (q.from < 0 || q.to < 0 ? -1 : directionTo(q.pos.board.map.neighbors, q.from, q.to));

/** The checks of an airdrop in the first edition. */
export const baseDropChecks: ReadonlyArray<Check<EntryQuery>> = [paratroop, dropFresh, dropSupplied, dropUnplanned, dropAdjacent, dropOpen, dropEmpty];

const dropEntry = (pos: Position, unit: UnitIx, to: HexIx): EntryQuery => ({ pos, unit, from: pos.state.units.hex[unit], to, mode: 'drop' });

/** Where a unit may drop, by direction. */
export const dropTargets = (pos: Position, unit: UnitIx): ReadonlyArray<HexIx> => {
  const at = pos.state.units.hex[unit];
  if (at < 0 || pos.board.roster.kind[unit] !== PARATROOP || !isPhasing(pos, unit)) return [];
  const { rules, map } = pos.board;
  return [0, 1, 2, 3, 4, 5]
    .map((d) => map.neighbors[at * 6 + d])
    .filter((to) => {
      if (to < 0) return false;
      const q = dropEntry(pos, unit, to);
      return allHold(rules.dropChecks, q) && allHold(rules.entryChecks, q) && allHold(rules.borderChecks, q);
    });
};

/** The rule that bars a hexside which the chart leaves open. */
const barred = (q: EntryQuery): RuleViolation | null => {
  const { board } = q.pos;
  const d = dropDirection(q);
  const [bar] = d < 0 || ((board.folds.open.dropChart[q.from] >> d) & 1) === 0 ? [] : board.rules.dropBars;
  return bar === undefined ? null : refusal(bar.ref, bar.code, [unitName(q.pos, q.unit), hexName(q.pos, q.to)], `The hexside between ${hexName(q.pos, q.from)} and ${hexName(q.pos, q.to)} is blocked; drop across another one.`);
};

/** Everything against an airdrop. */
export const dropViolations = (pos: Position, action: Drop): ReadonlyArray<RuleViolation> => {
  const { unit, hex, wrong } = unitAndHex(pos, action.unit, action.to);
  if (wrong.length > 0) return wrong;
  const q = dropEntry(pos, unit, hex);
  const { rules } = pos.board;
  return [...violationsOf(rules.dropChecks, q).map((v) => (v.code === 'drop/closed' ? (barred(q) ?? v) : v)), ...violationsOf(rules.entryChecks, q), ...violationsOf(rules.borderChecks, q)];
};

/** What an airdrop does. */
export const dropEvent = (pos: Position, action: Drop): SpiEvent => {
  const unit = unitIx(pos, action.unit);
  return { type: 'unitDropped', unit, from: pos.state.units.hex[unit], to: hexIx(pos, action.to), player: pos.state.player };
};
