/**
 * Retreats of one hex: after combat, and before it by option 17.8. A unit that has nowhere to go is lost.
 * @rule SPI 8.6, 17.8, 17.93
 * @module
 */
import { directionTo, type HexIx } from '../../../kernel/hex.js';
import { bestOptions } from '../../../kernel/retreat.js';
import { allHold, type Check, checksAbout, type RuleViolation, violationsOf } from '../../../kernel/rule.js';
import type { Retreat } from '../action.js';
import { spi } from '../cases.js';
import type { SpiEvent } from '../event.js';
import { hexIx, namedHex, namedUnit, refusal, unitIx } from '../legality.js';
import { atPeace, camp, firstIn, hexName, nationAt, nationOf, playerOf, type Position, unitName } from '../position.js';
import type { RetreatQuery } from '../rules.js';
import type { Combat, Decision } from '../state.js';
import type { UnitIx } from '../unit.js';
import { inEnemyZone } from '../zone.js';

export type RetreatDecision = Extract<Decision, { kind: 'retreat' | 'evasion' }>;

const RETREAT = spi('8.6', ['SPI-17.93.3'], 'A unit retreats one hex, away from its attackers if it can, and not into enemies or their zones.');

const retreat = checksAbout<RetreatQuery>((q) => ({ subject: [unitName(q.pos, q.unit), hexName(q.pos, q.to)], params: { unit: unitName(q.pos, q.unit), hex: hexName(q.pos, q.to) } }));

const near = retreat(RETREAT, 'retreat/not-adjacent', (q) => q.dir >= 0, (q) => `${hexName(q.pos, q.to)} is not adjacent to ${hexName(q.pos, q.from)}; a unit retreats one hex.`);
const way = retreat(
  RETREAT,
  'retreat/closed',
  (q) => q.dir < 0 || ((q.pos.board.folds.open.retreat[q.from] >> q.dir) & 1) === 1,
  (q) => `Land units cannot go from ${hexName(q.pos, q.from)} to ${hexName(q.pos, q.to)}.`,
);
const noEnemy = retreat(
  RETREAT,
  'retreat/occupied',
  (q) => firstIn(q.pos, q.to) < 0 || camp(q.pos, firstIn(q.pos, q.to)) === camp(q.pos, q.unit),
  (q) => `Units of another side hold ${hexName(q.pos, q.to)}.`,
);
const noBorder = retreat(
  spi('11', [], 'A retreat does not break the peace.'),
  'retreat/neutral',
  (q) => !atPeace(q.pos, q.to) || nationAt(q.pos, q.to) === nationOf(q.pos, q.unit),
  (q) => `${hexName(q.pos, q.to)} lies in a country that is not at war; no retreat leads there.`,
);
const noZone = retreat(
  spi('8.6', ['SPI-17.8.5'], 'A retreat does not lead into an enemy zone of control, unless a friendly unit holds the hex.'),
  'retreat/zone',
  (q) =>
    q.pos.board.readings['retreat-rules'] === 'free' ||
    !inEnemyZone(q.pos, camp(q.pos, q.unit), q.to) ||
    (q.pos.board.readings['zones-in-occupied'] !== 'no-negation' && firstIn(q.pos, q.to) >= 0 && playerOf(q.pos, firstIn(q.pos, q.to)) === playerOf(q.pos, q.unit)),
  (q) => `${hexName(q.pos, q.to)} lies in an enemy zone of control and no friendly unit holds it.`,
);

/** Hexes closed to a retreat, in the first edition; entry checks hold besides. */
export const baseRetreatBars: ReadonlyArray<Check<RetreatQuery>> = [near, way, noEnemy, noBorder, noZone];

/** Where attackers stand on land: from those that lie off the hex itself every way leads away. */
const attackersOf = (combat: Combat | null): ReadonlyArray<HexIx> => (combat === null ? [] : [...new Set(combat.from)].filter((hex) => hex !== combat.target));

/** A retreat as checks see it. */
export const retreatQuery = (pos: Position, unit: UnitIx, to: HexIx, group: ReadonlyArray<UnitIx>): RetreatQuery => {
  const from = pos.state.units.hex[unit];
  return { pos, unit, from, to, dir: directionTo(pos.board.map.neighbors, from, to), mode: 'retreat', attackers: attackersOf(pos.state.combat), group };
};

const open = (q: RetreatQuery): boolean => allHold(q.pos.board.rules.retreatBars, q) && allHold(q.pos.board.rules.entryChecks, q);

/** Rank of a hex of the map: 1 away from all attackers, 2 beside one, 0 closed. */
const rank = (q: RetreatQuery): number => {
  if (!open(q)) return 0;
  const { neighbors } = q.pos.board.map;
  const beside = q.attackers.some((hex) => hex === q.to || directionTo(neighbors, hex, q.to) >= 0);
  return beside && q.pos.board.readings['retreat-rules'] !== 'free' ? 2 : 1;
};

/** Hexes into which a unit may retreat now. */
export const retreatOptions = (pos: Position, unit: UnitIx, group: ReadonlyArray<UnitIx>): ReadonlyArray<HexIx> => {
  const { neighbors } = pos.board.map;
  const from = pos.state.units.hex[unit];
  const around = [0, 1, 2, 3, 4, 5].map((d) => neighbors[from * 6 + d]);
  return bestOptions(around.map((to) => (to < 0 ? 0 : rank(retreatQuery(pos, unit, to, group))))).map((d) => around[d]);
};

const groupOf = (d: RetreatDecision): ReadonlyArray<UnitIx> => (d.kind === 'retreat' ? d.group : d.units);

/** Legal retreats of a decision. */
export const retreatActions = (pos: Position, d: RetreatDecision): ReadonlyArray<Retreat> =>
  d.units.flatMap((unit) => retreatOptions(pos, unit, groupOf(d)).map((to): Retreat => ({ type: 'retreat', unit: unitName(pos, unit), to: hexName(pos, to) })));

/** Everything against a retreat. */
export const retreatViolations = (pos: Position, d: RetreatDecision, action: Retreat): ReadonlyArray<RuleViolation> => {
  const unit = namedUnit(pos, action.unit);
  const to = namedHex(pos, action.to);
  if (unit.ix < 0 || to.ix < 0) return [...unit.wrong, ...to.wrong];
  if (!d.units.includes(unit.ix))
    return [refusal(RETREAT, 'retreat/not-retreating', [action.unit], `${action.unit} does not retreat now; those that do: ${d.units.map((u) => unitName(pos, u)).join(', ')}.`)];
  const q = retreatQuery(pos, unit.ix, to.ix, groupOf(d));
  const found = [...violationsOf(pos.board.rules.retreatBars, q), ...(q.dir < 0 ? [] : violationsOf(pos.board.rules.entryChecks, q))];
  if (found.length > 0) return found;
  const options = retreatOptions(pos, unit.ix, groupOf(d));
  return options.includes(to.ix)
    ? []
    : [refusal(RETREAT, 'retreat/priority', [action.unit, action.to], `A hex away from the attackers is open and comes first: ${options.map((hex) => hexName(pos, hex)).join(', ')}.`)];
};

const moveEvent = (pos: Position, unit: UnitIx, to: HexIx): SpiEvent => ({ type: 'unitRetreated', unit, from: pos.state.units.hex[unit], to, player: playerOf(pos, unit) });

const without = (d: Extract<Decision, { kind: 'retreat' }>, unit: UnitIx): SpiEvent => {
  const units = d.units.filter((u) => u !== unit);
  return units.length === 0 ? { type: 'decisionClosed' } : { type: 'decisionChanged', decision: { ...d, units } };
};

/** What a retreat after combat does. */
export const retreatEvents = (pos: Position, d: Extract<Decision, { kind: 'retreat' }>, action: Retreat): ReadonlyArray<SpiEvent> => {
  const unit = unitIx(pos, action.unit);
  return [moveEvent(pos, unit, hexIx(pos, action.to)), without(d, unit)];
};

/** What follows of a retreat by itself: units without a way are lost, the last unit with one way takes it. */
export const forcedRetreat = (pos: Position, d: Extract<Decision, { kind: 'retreat' }>): ReadonlyArray<SpiEvent> => {
  for (const unit of d.units) {
    const options = retreatOptions(pos, unit, d.group);
    if (options.length === 0) return [{ type: 'unitEliminated', unit, nation: nationOf(pos, unit), sp: pos.state.units.sp[unit], cause: 'no-retreat' }, without(d, unit)];
    if (d.units.length === 1 && options.length === 1) return [moveEvent(pos, unit, options[0]), { type: 'decisionClosed' }];
  }
  return [];
};

/** A retreat before combat. */
export const evadeEvent = moveEvent;
