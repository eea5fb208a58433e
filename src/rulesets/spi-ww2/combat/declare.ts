/**
 * Putting an attack together: who may attack what, and with what differential.
 * @rule SPI 8.1, 8.2, 8.3, 9.7
 * @module
 */
import { directionTo, type HexIx } from '../../../kernel/hex.js';
import { type Check, checksAbout } from '../../../kernel/rule.js';
import { type ModifierRule, type Tally, tally, total } from '../../../kernel/tally.js';
import { spi } from '../cases.js';
import type { SpiEvent } from '../event.js';
import { hexName, isPartisan, outOfSupply, playerOf, type Position, unitName, unitsIn } from '../position.js';
import type { AttackQuery, CommitQuery } from '../rules.js';
import { AFLOAT, ATTACKED, type Combat } from '../state.js';
import { goalOf, suppliedHexes } from '../supply.js';
import type { UnitIx } from '../unit.js';
import { mayFight } from '../war.js';
import { signed } from '../wording.js';

/** Where a unit attacks from: its hex, or for one afloat the hex that it assaults. */
export const standsIn = (pos: Position, unit: UnitIx): HexIx => {
  const hex = pos.state.units.hex[unit];
  return hex === AFLOAT ? (pos.state.landings.find((l) => l.afloat.includes(unit))?.hex ?? -1) : hex;
};

/** A commitment as checks see it. The direction is 6 for a unit afloat off the target. */
export const commitQuery = (pos: Position, unit: UnitIx, target: HexIx): CommitQuery => {
  const at = standsIn(pos, unit);
  const afloat = pos.state.units.hex[unit] === AFLOAT;
  return { pos, unit, target, dir: afloat ? (at === target ? 6 : -1) : directionTo(pos.board.map.neighbors, at, target) };
};

/** An attack as checks and modifiers see it. */
export const attackQuery = (pos: Position, target: HexIx, attackers: ReadonlyArray<UnitIx>): AttackQuery => ({ pos, target, attackers, defenders: unitsIn(pos, target) });

/** Strength points with which a unit attacks. @rule SPI 9.7 */
export const attackStrength = (pos: Position, unit: UnitIx): number =>
  outOfSupply(pos, unit) ? Math.floor(pos.state.units.sp[unit] / pos.board.tables.supply.attackDivisor) : pos.state.units.sp[unit];

const raw = (q: AttackQuery): number =>
  q.attackers.reduce((sum, u) => sum + attackStrength(q.pos, u), 0) - q.defenders.reduce((sum, u) => sum + q.pos.state.units.sp[u], 0);

/** The differential of an attack, all shifts included. @rule SPI 8.3 */
export const differentialOf = (q: AttackQuery): number => total(raw(q), q.pos.board.rules.differential, q);
/** The same with its receipt. */
export const differentialTally = (q: AttackQuery): Tally => tally(raw(q), q.pos.board.rules.differential, q);

/** The column of an attack, -1 when it is not allowed. @rule SPI 8.3 (AMB-SPI-97) */
export const attackColumn = (q: AttackQuery): number => {
  const differential = differentialOf(q);
  const last = q.pos.board.tables.combat.columns.length - 1;
  if (differential >= 0) return Math.min(last, differential);
  return q.pos.board.readings['terrain-below-zero'] === 'zero-column' && raw(q) >= 0 ? 0 : -1;
};

/** What ground does to the differential. */
export const groundShift: ModifierRule<AttackQuery> = {
  ref: spi('8.3', [], 'Rough ground shifts the differential against the attacker.'),
  op: 'add',
  value: ({ pos, target }) => pos.board.tables.terrain.hexes[pos.board.map.terrains[pos.board.map.terrain[target]] as 'clear'].shift,
};
/** What coming from the sea does to it: once, when any attacker assaults the hex from afloat. */
export const assaultShift: ModifierRule<AttackQuery> = {
  ref: spi('5.8', [], 'Attackers from the sea attack at a lower differential.'),
  op: 'add',
  value: ({ pos, attackers }) => (attackers.some((u) => pos.state.units.hex[u] === AFLOAT) ? pos.board.tables.terrain.assaultShift : 0),
};

// ---- commitments -------------------------------------------------------------------------------------------------------

const ATTACKS = spi('8.1', [], 'Units attack adjacent enemies, voluntarily; each unit attacks once, and each hex is attacked once in a phase.');
const commit = checksAbout<CommitQuery>((q) => ({ subject: [unitName(q.pos, q.unit), hexName(q.pos, q.target)], params: { unit: unitName(q.pos, q.unit), hex: hexName(q.pos, q.target) } }));

const near = commit(
  ATTACKS,
  'attack/not-adjacent',
  (q) => q.dir >= 0,
  (q) => (q.pos.state.units.hex[q.unit] === AFLOAT ? `${unitName(q.pos, q.unit)} is afloat and may attack only ${hexName(q.pos, standsIn(q.pos, q.unit))}.` : `${unitName(q.pos, q.unit)} is not adjacent to ${hexName(q.pos, q.target)}.`),
);
const acrossOpen = commit(
  spi('8.1', ['SPI-MAP.3'], 'No attack leads across a hexside that is closed to it.'),
  'attack/hexside',
  (q) => q.dir < 0 || q.dir === 6 || ((q.pos.board.folds.open.attack[q.pos.state.units.hex[q.unit]] >> q.dir) & 1) === 1,
  (q) => `The hexside between ${hexName(q.pos, q.pos.state.units.hex[q.unit])} and ${hexName(q.pos, q.target)} is closed to attacks.`,
);
const enemy = commit(
  ATTACKS,
  'attack/no-enemy',
  (q) => mayFight(q.pos, q.unit, q.target),
  (q) => `No units that ${unitName(q.pos, q.unit)} may attack hold ${hexName(q.pos, q.target)}.`,
);
const fresh = commit(ATTACKS, 'attack/again', (q) => (q.pos.state.units.status[q.unit] & ATTACKED) === 0, (q) => `${unitName(q.pos, q.unit)} has attacked in this phase; a unit attacks once.`);
const free = commit(ATTACKS, 'attack/committed', (q) => q.pos.state.attack === null || !q.pos.state.attack.units.includes(q.unit), (q) => `${unitName(q.pos, q.unit)} is in the attack already.`);
const oneTarget = commit(
  ATTACKS,
  'attack/other-target',
  (q) => q.pos.state.attack === null || q.pos.state.attack.target === q.target,
  (q) => `An attack on ${hexName(q.pos, (q.pos.state.attack as { target: number }).target)} is being put together; resolve it first, or take its units out.`,
);
const untouched = commit(ATTACKS, 'attack/hex-again', (q) => !q.pos.state.attacked.includes(q.target), (q) => `${hexName(q.pos, q.target)} has been attacked in this phase; a hex is attacked once.`);

/** Who may join an attack, in the first edition. */
export const baseCommitChecks: ReadonlyArray<Check<CommitQuery>> = [near, acrossOpen, enemy, fresh, free, oneTarget, untouched];

const notBelowZero: Check<AttackQuery> = {
  ref: spi('8.3', [], 'An attack below a differential of 0 is not allowed.'),
  code: 'attack/differential',
  holds: (q) => attackColumn(q) >= 0,
  breach: (q) => ({
    subject: [hexName(q.pos, q.target)],
    detail: `The differential is ${signed(differentialOf(q))}; an attack needs 0 or more. Commit more units, or none.`,
    params: { hex: hexName(q.pos, q.target), differential: differentialOf(q) },
  }),
};

/** Whether an attack may be made, in the first edition. */
export const baseResolveChecks: ReadonlyArray<Check<AttackQuery>> = [notBelowZero];

/** Whether a stack can trace supply now; partisans need none. @rule SPI 9.7, 16.5, 17.8, 17.92 */
const canTrace = (pos: Position, units: ReadonlyArray<UnitIx>): boolean => {
  if (playerOf(pos, units[0]) < 0) return true;
  const supplied = suppliedHexes(pos, goalOf(pos, units[0]));
  return units.every((u) => isPartisan(pos, u) || supplied[pos.state.units.hex[u]] === 1);
};

/** The attack that was put together, joined: a combat with its steps before it. */
export const joinEvents = (pos: Position): ReadonlyArray<SpiEvent> => {
  const { attack } = pos.state;
  if (attack === null) return [];
  const q = attackQuery(pos, attack.target, attack.units);
  const { rules } = pos.board;
  const combat: Combat = {
    target: attack.target,
    attackers: q.attackers,
    from: q.attackers.map((u) => standsIn(pos, u)),
    defenders: q.defenders,
    column: attackColumn(q),
    supplied: !rules.judgesDefenders || canTrace(pos, q.defenders),
    die: null,
    lost: 0,
    counter: null,
    stands: false,
    evaded: false,
    todo: rules.course,
  };
  return [{ type: 'combatJoined', combat }];
};

/** Whom a hex's defenders obey in a combat: their player, or for neutrals the enemy of the attacker. */
export const defendingPlayer = (pos: Position, defenders: ReadonlyArray<UnitIx>): number => {
  const own = playerOf(pos, defenders[0]);
  return own >= 0 ? own : pos.state.player === 0 ? 1 : 0;
};

