/**
 * Overruns: units of one hex walk over a much weaker hex while they move.
 * Three layers differ by slots alone: the first edition, the errata, and option 17.6.
 * @rule SPI 8.41, 8.4, 8.47, 8.48, 17.6
 * @module
 */
import { directionTo, type HexIx } from '../../kernel/hex.js';
import { allHold, type Check, checksAbout, type RuleViolation, violationsOf } from '../../kernel/rule.js';
import { total } from '../../kernel/tally.js';
import type { Announce, Overrun } from './action.js';
import { spi } from './cases.js';
import type { SpiEvent } from './event.js';
import { hexIx, namedHex, namedUnit, notAtHand, refusal, unitIx } from './legality.js';
import { cannotMove, mayMove, stepsOf, stopsIn } from './movement.js';
import { feasible } from './plan.js';
import { camp, classOf, firstIn, GERMANY, hexName, isPhasing, nationOf, outOfSupply, type Position, strengthIn, strengthOf, unitName, unitsIn } from './position.js';
import type { EntryQuery, OverrunQuery } from './rules.js';
import { type Announced, CARRIED, OVERRAN, RESERVE, STEPPED, STOPPED } from './state.js';
import type { UnitIx } from './unit.js';
import { mayFight } from './war.js';
import { signed } from './wording.js';
import { inEnemyZoneBut, metEnemyZone } from './zone.js';

const GROUP = spi('8.4', [], 'Units that stand in one hex overrun an adjacent one together.');
const DIFFERENTIAL = spi('8.41', [], 'An overrun needs a differential large enough to destroy the defenders without a die.');
const COST = spi('5.41', ['SPI-5.41.1'], 'An overrun costs movement points beside those of the hex (the case to look up is 8.41).');

/** An overrun as checks see it. */
export const overrunQuery = (pos: Position, units: ReadonlyArray<UnitIx>, target: HexIx): OverrunQuery => {
  const from = units.length === 0 ? -1 : pos.state.units.hex[units[0]];
  const together = from >= 0 && units.every((u) => pos.state.units.hex[u] === from);
  return { pos, target, units, from: together ? from : -1, dir: together && target >= 0 ? directionTo(pos.board.map.neighbors, from, target) : -1 };
};

/** The differential of an overrun, terrain included. @rule SPI 8.41 */
export const overrunDifferential = (q: OverrunQuery): number =>
  strengthOf(q.pos, q.units) - strengthIn(q.pos, q.target) + total(0, q.pos.board.rules.differential, { pos: q.pos, target: q.target, attackers: q.units, defenders: unitsIn(q.pos, q.target) });

/** What an overrun costs a unit, negative when terrain forbids it. */
export const overrunCost = (pos: Position, unit: UnitIx, from: HexIx, dir: number): number => {
  const cost = dir < 0 ? -1 : pos.board.folds.costs[classOf(pos, unit)][from * 6 + dir];
  return cost < 0 ? -1 : cost + pos.board.tables.overrun.cost;
};

/** Hexes whose zones a group ignores when it overruns a target: those of the plan, or the target's alone. */
export const zonesVoid = (q: OverrunQuery): ReadonlyArray<HexIx> =>
  q.pos.board.rules.zonesIgnored(q.pos.board, q.units) === 'all' ? [...new Set([q.target, ...q.pos.state.announced.map((a) => a.target)])] : [q.target];

/** Whether a unit that has stopped was stopped by nothing but zones that the overrun ignores. */
const heldOnlyByVoid = (q: OverrunQuery, unit: UnitIx): boolean =>
  (q.pos.state.units.status[unit] & STOPPED) === 0 ||
  ((q.pos.state.units.status[unit] & CARRIED) === 0 && !metEnemyZone(q.pos, camp(q.pos, unit), q.from, zonesVoid(q)));

const overrun = checksAbout<OverrunQuery>((q) => ({
  subject: [...q.units.map((u) => unitName(q.pos, u)), hexName(q.pos, q.target)],
  params: { units: q.units.map((u) => unitName(q.pos, u)).join(' '), hex: hexName(q.pos, q.target) },
}));

const gathered = overrun(GROUP, 'overrun/apart', (q) => q.from >= 0, () => 'Units that overrun together stand in one hex; bring them together first.');
const adjacent = overrun(GROUP, 'overrun/not-adjacent', (q) => q.from < 0 || q.dir >= 0, (q) => `${hexName(q.pos, q.target)} is not adjacent to ${hexName(q.pos, q.from)}.`);
const occupied = overrun(
  GROUP,
  'overrun/no-enemy',
  (q) => firstIn(q.pos, q.target) >= 0 && q.units.every((u) => mayFight(q.pos, u, q.target)),
  (q) => `No units that these may fight hold ${hexName(q.pos, q.target)}; an overrun needs an enemy.`,
);
const passable = overrun(
  spi('5.2', ['SPI-MAP.3'], 'An overrun leads where units may step: not across closed hexsides.'),
  'overrun/closed',
  (q) => q.dir < 0 || q.units.every((u) => overrunCost(q.pos, u, q.from, q.dir) >= 0),
  (q) => `Land units cannot go from ${hexName(q.pos, q.from)} to ${hexName(q.pos, q.target)}: the hexside between them is closed.`,
);
const payable = overrun(
  COST,
  'overrun/points',
  (q) => q.dir < 0 || q.units.every((u) => overrunCost(q.pos, u, q.from, q.dir) <= q.pos.state.units.mp[u]),
  (q) =>
    `Each unit needs ${Math.max(...q.units.map((u) => overrunCost(q.pos, u, q.from, q.dir)))} movement points to overrun ${hexName(q.pos, q.target)}: the hex and ${q.pos.board.tables.overrun.cost} more; they have ${q.units.map((u) => q.pos.state.units.mp[u]).join(' and ')}.`,
);
const moving = overrun(
  spi('6.0', ['SPI-8.47.3'], 'A unit that an enemy zone of control has stopped moves no more, unless it is the zone of what it overruns.'),
  'overrun/stopped',
  (q) => q.from < 0 || q.units.every((u) => heldOnlyByVoid(q, u)),
  (q) => `${q.units.filter((u) => !heldOnlyByVoid(q, u)).map((u) => unitName(q.pos, u)).join(' and ')} stopped in ${hexName(q.pos, q.from)}, in a zone that this overrun does not void.`,
);
const supplied = overrun(
  spi('9.7', [], 'Units out of supply do not overrun.'),
  'overrun/supply',
  (q) => q.pos.board.tables.supply.overrun || !q.units.some((u) => outOfSupply(q.pos, u)),
  (q) => `${q.units.filter((u) => outOfSupply(q.pos, u)).map((u) => unitName(q.pos, u)).join(' and ')} cannot trace supply and may not overrun.`,
);
const superior = overrun(
  DIFFERENTIAL,
  'overrun/differential',
  (q) => overrunDifferential(q) >= q.pos.board.tables.overrun.differential,
  (q) => `The differential is ${signed(overrunDifferential(q))}; an overrun needs ${signed(q.pos.board.tables.overrun.differential)}.`,
);
/** The register's question of a target in another zone. */
const targetOpen = overrun(
  spi('8.47', ['SPI-8.47.2'], 'Whether a target in the zone of another enemy may be entered is a reading.'),
  'overrun/target-in-zone',
  (q) => q.pos.board.readings['overrun-into-zone'] !== 'forbidden' || !inEnemyZoneBut(q.pos, camp(q.pos, q.units[0]), q.target, zonesVoid(q)),
  (q) => `${hexName(q.pos, q.target)} lies in the zone of control of another enemy; by the reading in force it may not be entered.`,
);
const asPlanned = overrun(
  spi('8.4', ['SPI-17.6.3'], 'Announced overruns are carried out in their order, by the units named.'),
  'overrun/plan',
  (q) => {
    const [next] = q.pos.state.announced;
    return next === undefined || (next.target === q.target && next.units.length === q.units.length && next.units.every((u) => q.units.includes(u)));
  },
  (q) => `The overrun of ${hexName(q.pos, q.pos.state.announced[0].target)} by ${q.pos.state.announced[0].units.map((u) => unitName(q.pos, u)).join(' and ')} was announced and comes first.`,
);

/** The checks of an overrun in the first edition, order and limits apart. */
export const baseOverrunChecks: ReadonlyArray<Check<OverrunQuery>> = [gathered, adjacent, passable, occupied, payable, moving, supplied, superior, targetOpen, asPlanned];

/** Overrunning units move before all others. @rule SPI 8.4, 17.6 (SPI-17.6.4) */
export const movesFirst: Check<OverrunQuery> = overrun(
  spi('8.4', ['SPI-17.6.4'], 'Units that overrun are moved before any unit that does not.'),
  'overrun/order',
  (q) => othersMoved(q).length === 0,
  (q) => `${othersMoved(q).map((u) => unitName(q.pos, u)).join(', ')} moved already; overruns come before all other moves of the phase.`,
);

/** Units of the player, at war or not, that moved in this phase and overran nothing: on foot, or before combat by a drop or an assault from the sea. */
const othersMoved = (q: OverrunQuery): ReadonlyArray<UnitIx> => {
  const { state } = q.pos;
  const { status, hex } = state.units;
  const marks = state.phase === 'movement' ? STEPPED | CARRIED : STEPPED;
  const moved: UnitIx[] = [];
  for (let u = 0; u < status.length; u++)
    if ((status[u] & marks) !== 0 && (status[u] & OVERRAN) === 0 && hex[u] !== RESERVE && !q.units.includes(u) && isPhasing(q.pos, u)) moved.push(u);
  return moved;
};

/** The check of 8.48: one hex for a unit in a phase. @rule SPI 8.48 (SPI-8.48.1) */
export const oneHexAPhase: Check<OverrunQuery> = overrun(
  spi('8.48', ['SPI-8.48.1'], 'A unit takes part in overruns of one hex at most in a movement phase.', 'errata'),
  'overrun/once',
  (q) => !q.units.some((u) => overranElsewhere(q, u)),
  (q) => {
    const again = q.units.filter((u) => overranElsewhere(q, u));
    return `${again.map((u) => unitName(q.pos, u)).join(' and ')} ${again.length === 1 ? 'overruns' : 'overrun'} another hex in this phase; one is the limit.`;
  },
);
const overranElsewhere = (q: OverrunQuery, unit: UnitIx): boolean =>
  (q.pos.state.units.status[unit] & OVERRAN) !== 0 || q.pos.state.announced.some((a) => a.target !== q.target && a.units.includes(unit));

/** By a reading the first edition lets Germans alone overrun more than one hex. @rule SPI 8.4 (AMB-SPI-62) */
export const germansAlone: Check<OverrunQuery> = {
  ...oneHexAPhase,
  ref: spi('8.4', [], 'Whether others than Germans overrun more than one hex in a phase is a reading.'),
  holds: (q) =>
    q.pos.board.readings['first-edition-overruns'] !== 'german' ||
    q.units.every((u) => q.pos.board.nations[nationOf(q.pos, u)].name === GERMANY) ||
    oneHexAPhase.holds(q),
};

/** The check of 8.47: no approach through the zone of an enemy who is not overrun. @rule SPI 8.47 (SPI-8.47.5) */
export const approachFree: Check<OverrunQuery> = overrun(
  spi('8.47', ['SPI-8.47.5'], 'The hex from which an overrun is made lies in no zone of an enemy who is not its object.', 'errata'),
  'overrun/approach',
  (q) => q.from < 0 || !approachControlled(q),
  (q) => `${hexName(q.pos, q.from)} lies in the zone of control of an enemy who is not overrun; enter ${hexName(q.pos, q.target)} from another hex.`,
);
const approachControlled = (q: OverrunQuery): boolean => {
  const { readings } = q.pos.board;
  if (readings['overrun-start-in-zone'] === 'allowed' && q.units.every((u) => (q.pos.state.units.status[u] & STEPPED) === 0)) return false;
  // where zones do not extend into occupied hexes, a friend in the approach hex keeps them out of it
  const lifts = readings['overrun-approach-occupied'] === 'lifts' || !q.pos.board.rules.zonesEnterOccupied;
  if (lifts && unitsIn(q.pos, q.from).some((u) => !q.units.includes(u))) return false;
  return metEnemyZone(q.pos, camp(q.pos, q.units[0]), q.from, zonesVoid(q));
};

/** A check that does not bind all-German groups. @rule SPI 17.6 */
export const exceptGermans = (check: Check<OverrunQuery>, german: (q: OverrunQuery) => boolean): Check<OverrunQuery> => ({
  ...check,
  holds: (q) => german(q) || check.holds(q),
});

const entryOf = (q: OverrunQuery, unit: UnitIx): EntryQuery => ({ pos: q.pos, unit, from: q.from, to: q.target, mode: 'overrun' });

/** Whether every rule lets a group overrun a hex now. */
export const overrunAllowed = (q: OverrunQuery): boolean => {
  const { rules } = q.pos.board;
  return (
    allHold(rules.overrunChecks, q) &&
    allHold(rules.overrunLimits, q) &&
    allHold(rules.overrunOrder, q) &&
    q.units.every((u) => allHold(rules.entryChecks, entryOf(q, u)) && allHold(rules.borderChecks, entryOf(q, u)))
  );
};

/** The units and the hex of an action, or what is wrong with them. */
const group = (pos: Position, action: Overrun | Announce): { readonly q: OverrunQuery | null; readonly wrong: ReadonlyArray<RuleViolation> } => {
  const hex = namedHex(pos, action.target);
  const units = action.units.map((id) => namedUnit(pos, id));
  const wrong = [...hex.wrong, ...units.flatMap((u) => u.wrong)];
  if (wrong.length > 0) return { q: null, wrong };
  const most = pos.board.tables.buildUp.unitsInHex;
  const ixs = units.map((u) => u.ix);
  if (ixs.length === 0 || ixs.length > most || new Set(ixs).size < ixs.length)
    return { q: null, wrong: [refusal(GROUP, 'overrun/units', [...action.units], `Name one to ${most} units, each once.`)] };
  const idle = ixs.flatMap((ix, i) => notAtHand(pos, ix, action.units[i]));
  return idle.length > 0 ? { q: null, wrong: idle } : { q: overrunQuery(pos, ixs, hex.ix), wrong: [] };
};

/** Everything against an overrun. */
export const overrunViolations = (pos: Position, action: Overrun): ReadonlyArray<RuleViolation> => {
  const { q, wrong } = group(pos, action);
  if (q === null) return wrong;
  const { rules } = pos.board;
  const found = [...violationsOf(rules.overrunChecks, q), ...violationsOf(rules.overrunLimits, q), ...violationsOf(rules.overrunOrder, q)];
  return q.dir < 0 ? found : [...found, ...q.units.flatMap((u) => [...violationsOf(rules.entryChecks, entryOf(q, u)), ...violationsOf(rules.borderChecks, entryOf(q, u))])];
};

/** What a legal overrun does: the defenders are lost, the units stand in their hex. */
export const overrunEvents = (pos: Position, action: Overrun): ReadonlyArray<SpiEvent> => {
  const q = overrunQuery(pos, action.units.map((id) => unitIx(pos, id)), hexIx(pos, action.target));
  const stops = pos.board.readings['overrun-into-zone'] !== 'goes-on' && q.units.some((u) => stopsIn(pos, u, q.target, zonesVoid(q)));
  return [
    { type: 'hexOverrun', hex: q.target, units: q.units, differential: overrunDifferential(q) },
    ...unitsIn(pos, q.target).map((u): SpiEvent => ({ type: 'unitEliminated', unit: u, nation: nationOf(pos, u), sp: pos.state.units.sp[u], cause: 'overrun' })),
    ...q.units.map((u): SpiEvent => {
      const cost = overrunCost(pos, u, q.from, q.dir);
      return { type: 'unitOverran', unit: u, from: q.from, to: q.target, cost, left: pos.state.units.mp[u] - cost, stops, player: pos.state.player };
    }),
  ];
};

// ---- announcements -----------------------------------------------------------------------------------------------------

const PLAN = spi('17.6', ['SPI-17.6.3'], 'What will be overrun in the phase is said before the units move, and must be possible as a whole.');

/** Whether an overrun may be announced: the whole plan can be carried out. */
export const mayAnnounce = (q: OverrunQuery): boolean =>
  q.pos.state.announced.every((a) => a.target !== q.target) &&
  q.pos.board.rules.overrunLimits.every((c) => c.code === 'overrun/approach' || c.holds(q)) &&
  allHold(q.pos.board.rules.overrunOrder, q) &&
  firstIn(q.pos, q.target) >= 0 &&
  q.units.every((u) => mayFight(q.pos, u, q.target) && q.pos.state.units.mp[u] > 0) &&
  overrunDifferential(q) >= q.pos.board.tables.overrun.differential &&
  feasible(q.pos, [...q.pos.state.announced, announcement(q)]);

const announcement = (q: OverrunQuery): Announced => ({ target: q.target, units: [...q.units].sort((a, b) => a - b) });

/** Everything against an announcement. */
export const announceViolations = (pos: Position, action: Announce): ReadonlyArray<RuleViolation> => {
  const { q, wrong } = group(pos, action);
  if (q === null) return wrong;
  const { rules } = pos.board;
  const stuck = q.units.flatMap((u, i) => cannotMove(pos, u, action.units[i]));
  if (stuck.length > 0) return stuck;
  const found = [
    ...violationsOf(rules.overrunLimits.filter((c) => c.code !== 'overrun/approach'), q),
    ...violationsOf(rules.overrunOrder, q),
    ...violationsOf([occupied, superior], q),
  ];
  if (pos.state.announced.some((a) => a.target === q.target)) found.push(refusal(PLAN, 'overrun/announced', [action.target], `The overrun of ${action.target} is announced already.`));
  if (found.length > 0) return found;
  return mayAnnounce(q)
    ? []
    : [refusal(PLAN, 'overrun/infeasible', [...action.units, action.target], `${action.units.join(' and ')} cannot get to ${action.target} and overrun it, with what was announced before; announce what can be carried out.`)];
};

/** What an announcement does. */
export const announceEvent = (pos: Position, action: Announce): SpiEvent => ({
  type: 'overrunAnnounced',
  announced: announcement(overrunQuery(pos, action.units.map((id) => unitIx(pos, id)), hexIx(pos, action.target))),
});

/** What was announced has been carried out before the phase ends. */
export const planCarriedOut: Check<{ readonly pos: Position }> = {
  ref: PLAN,
  code: 'overrun/outstanding',
  // what was done since may have made the plan impossible: then it lapses
  holds: ({ pos }) => pos.state.announced.length === 0 || stuck(pos),
  breach: ({ pos }) => ({
    subject: pos.state.announced.map((a) => hexName(pos, a.target)),
    detail: `Announced overruns are outstanding: ${pos.state.announced.map((a) => hexName(pos, a.target)).join(', ')}. Carry them out first.`,
    params: {},
  }),
};

/** Whether nothing leads on to the next overrun of the plan. */
const stuck = (pos: Position): boolean => {
  const [next] = pos.state.announced;
  return !next.units.some((u) => mayMove(pos, u) && stepsOf(pos, u).length > 0) && !overrunAllowed(overrunQuery(pos, next.units, next.target));
};

/** Groups of phasing units that could overrun or be announced: single units and pairs. */
export const groupsWith = (pos: Position, unit: UnitIx): ReadonlyArray<ReadonlyArray<UnitIx>> => {
  const hex = pos.state.units.hex[unit];
  const others = unitsIn(pos, hex).filter((u) => u > unit);
  return [[unit], ...others.map((u) => [unit, u])];
};

