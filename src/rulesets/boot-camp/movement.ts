/**
 * Movement of the generic rules: costs, stops, the minimum move, railroads and roads, exploitation.
 * @rule EBC 6A, 6B, 7, 7A, 7B, 12D
 * @module
 */
import { directionTo } from '../../kernel/hex.js';
import { BARRED } from '../../kernel/reach.js';
import { allHold, checksAbout } from '../../kernel/rule.js';
import type { ModifierRule } from '../../kernel/tally.js';
import { ebc } from '../europa/cases.js';
import { type Board, weatherAt, weatherColumn } from '../europa/board.js';
import { type EuropaEvent, NO_EVENTS } from '../europa/event.js';
import { befriended, faceOf, friendlyOwned, hexName, inEnemyZoc, enemiesOf, isPhasing, outOfSupply, type Position, stackCounts, unitName, unitsIn } from '../europa/position.js';
import type { CostQuery, CostRule, StepQuery, UnitQuery } from '../europa/rules.js';
import { ATTACKED, CADRE, MOVED, MP, RAILED, STOPPED } from '../europa/state.js';
import { about, bindingWhen, type StepCheck } from '../europa/stepCheck.js';
import { WEATHER_CLASSES } from '../europa/terrainChart.js';
import { noLastingExcess } from './stacking.js';

const mps = (parts: number): string => String(Math.round((parts / MP) * 100) / 100);
const check = checksAbout<StepQuery>((q) => ({
  subject: [unitName(q.pos, q.unit), hexName(q.pos, q.to)],
  params: { unit: unitName(q.pos, q.unit), from: hexName(q.pos, q.from), to: hexName(q.pos, q.to), by: q.by },
}));
const weatherIx = (q: CostQuery): number => WEATHER_CLASSES.findIndex((w) => w === q.weather);
const side = (q: StepQuery): number => q.pos.board.unitSide[q.unit];

/** Whether a unit is c/m with a side of its counter up. @rule EBC 3A (BC-3A.9), 9E */
export const motorized = (board: Board, unit: number, face: number): boolean =>
  board.roster.cm[unit] === 1 &&
  (board.readings['motorized-cadres'] !== 'not-cm' || (face !== CADRE && board.roster.units[unit].size !== 'CADRE'));

// ---- who moves -------------------------------------------------------------------------------------------------------

/**
 * In exploitation only c/m units move; in movement all do. A rating of 0 never moves. What else holds of movement holds
 * in both phases, roads included. @rule EBC 6A (BC-6A.19), 6B (BC-6B.1, BC-6B.2, BC-6B.4, BC-6B.8), 7B (BC-7B.5)
 */
export const movesInPhase = (pos: Position, unit: number): boolean =>
  faceOf(pos, unit).movement[unit] > 0 && (pos.state.phase === 'movement' || (pos.state.phase === 'exploitation' && pos.board.rules.exploits(pos, unit)));

/** C/m units exploit, by default their cadres too, and whatever they did in combat. */
export const motorizedExploits = ({ board, state }: Position, unit: number): boolean =>
  motorized(board, unit, state.units.face[unit]) && ((state.units.status[unit] & ATTACKED) === 0 || board.readings['exploitation-after-attack'] !== 'no');

/** Out of supply: movement halved, in exploitation too. */
export const movementHalvedOutOfSupply: ModifierRule<UnitQuery> = {
  ref: ebc('12D', ['BC-12D.1', 'BC-12D.3', 'BC-6B.5', 'BC-6B.6', 'BC-6B.10'], 'Out of supply, a unit has half its movement rating.'),
  op: 'times',
  value: (q) => (outOfSupply(q.pos, q.unit) && !keepsItsRails(q) ? 0.5 : 1),
};

const keepsItsRails = ({ pos: { board }, unit }: UnitQuery): boolean => board.roster.railOnly[unit] === 1 && board.readings['rail-only-supply'] === 'full';

// ---- costs -----------------------------------------------------------------------------------------------------------

/** The hex entered. */
export const hexCost: CostRule = {
  ref: ebc('6A', ['BC-6A.5', 'BC-6A.6', 'BC-6A.8', 'BC-6A.23'], 'A step costs what the terrain chart says of the hex entered; prohibited terrain may not be entered.'),
  value: (q) => q.board.terrain.hexCost(q.class, weatherIx(q))[q.board.map.terrain[q.to]],
};

/** The hexside crossed. */
export const hexsideCost: CostRule = {
  ref: ebc('6A', ['BC-6A.7'], 'The cost of the hexside crossed comes on top; prohibited hexsides may not be crossed.'),
  value: (q) => {
    const costs = q.board.terrain.hexsideCost(q.class, weatherIx(q));
    const bits = q.board.map.hexsides[q.side];
    let sum = 0;
    for (let i = 0; i < costs.length; i++)
      if (bits & (1 << i)) {
        if (costs[i] === BARRED) return BARRED;
        sum += costs[i];
      }
    return sum;
  },
};

/** A road or railroad across the hexside: the cost of clear terrain, whatever the ground. */
export const roadCost: CostRule = {
  ref: ebc('7B', ['BC-7B.1', 'BC-7B.2', 'BC-7B.3', 'BC-7B.6', 'BC-7B.8', 'BC-7.2'], 'Along a road, and along a railroad used as one, each hex costs as clear terrain.'),
  value: (q) => {
    const { board } = q;
    const bits = board.map.hexsides[q.side] & board.terrain.lineBits;
    if (bits === 0) return BARRED;
    if (board.readings['prohibited-by-road'] === 'kept' && (hexCost.value(q) === BARRED || hexsideCost.value(q) === BARRED)) return BARRED;
    const costs = board.terrain.lineCost(q.class, weatherIx(q));
    for (let i = 0; i < costs.length; i++) if (bits & (1 << i) && costs[i] !== BARRED) return costs[i];
    return BARRED;
  },
};

/** Administrative movement is no part of these rules. */
export const noCost: CostRule = { ref: ebc('6A', ['BC-6A.5'], 'Units march, use roads, or go by rail.', 'ruling'), value: () => BARRED };

/** A fifth of a movement point by rail. */
export const railCost: CostRule = {
  ref: ebc('7A', ['BC-7A.1', 'BC-7A.6', 'BC-7A.8', 'BC-6A.22'], 'Every unit pays a fifth of a movement point a hex by rail, whatever the ground.'),
  value: (q) => (q.board.rails[q.from] & (1 << q.dir) ? MP / 5 : BARRED),
};

// ---- checks ----------------------------------------------------------------------------------------------------------

const adjacent = check(
  ebc('6A', ['BC-6A.5', 'BC-6A.24'], 'Units move from hex to adjacent hex, each by itself.'),
  'movement/not-adjacent',
  (q) => q.dir >= 0,
  (q) => `${hexName(q.pos, q.to)} is not adjacent to ${hexName(q.pos, q.from)}; a step goes to one of the six adjacent hexes.`,
);

const notEnemyOccupied = check(
  ebc('6A', ['BC-6A.13'], 'A hex occupied by an enemy unit may not be entered.'),
  'movement/enemy-occupied',
  (q) => q.dir < 0 || !enemiesOf(q.pos, q.unit, q.to),
  (q) => `${hexName(q.pos, q.to)} is occupied by the enemy; enter an empty or friendly hex.`,
);

/** Whether the line of a step by road or rail runs across the hexside. A railroad serves as a road. */
const runs = (q: StepQuery): boolean => ((q.by === 'rail' ? q.pos.board.rails : q.pos.board.lines)[q.from] & (1 << q.dir)) !== 0;

const terrainAllows = check(
  ebc('6A', ['BC-6A.8', 'BC-6A.17'], 'Prohibited terrain may be neither entered nor crossed.'),
  'movement/prohibited-terrain',
  (q) => q.dir < 0 || q.cost !== BARRED || q.by === 'admin' || (q.by !== 'march' && !runs(q)),
  (q) => `The terrain of ${hexName(q.pos, q.to)} or of the hexside before it is prohibited to this unit; go round it.`,
);

const lineRuns = check(
  ebc('7', ['BC-7.1', 'BC-7.2', 'BC-7A.2'], 'The rate of a line applies only between hexes that it joins directly.'),
  'movement/no-line',
  (q) => q.dir < 0 || q.by === 'march' || q.by === 'admin' || runs(q),
  (q) => `No ${q.by === 'rail' ? 'railroad' : 'road or railroad'} joins ${hexName(q.pos, q.from)} and ${hexName(q.pos, q.to)}; march instead.`,
);

const paid = check(
  ebc('6A', ['BC-6A.2', 'BC-6A.3', 'BC-6A.14', 'BC-6A.15', 'BC-6A.16', 'BC-6A.18'], 'A unit spends no more than its movement rating, but may always move a single hex.'),
  'movement/not-enough-mp',
  (q) => q.dir < 0 || q.cost === BARRED || q.cost <= q.pos.state.units.mp[q.unit] || q.pos.board.rules.minimumMove(q),
  (q) => `The step costs ${mps(q.cost)} MP and ${unitName(q.pos, q.unit)} has ${mps(q.pos.state.units.mp[q.unit])} left after moving; only a unit that has not moved yet may take a step it cannot pay.`,
);

const roadOwned = check(
  ebc('7B', ['BC-7B.4', 'BC-7B.7'], 'Road movement has the limits of ordinary movement.'),
  'road/not-owned',
  (q) =>
    q.by !== 'road' ||
    q.dir < 0 ||
    q.pos.board.readings['road-ownership'] !== 'friendly' ||
    (friendlyOwned(q.pos, q.pos.board.roster.power[q.unit], q.from) && friendlyOwned(q.pos, q.pos.board.roster.power[q.unit], q.to)),
  (q) => `By the reading in force a road is used only between friendly-owned hexes; ${hexName(q.pos, q.to)} is not.`,
);

const railPhase = check(
  ebc('7A', ['BC-7A.7', 'BC-6B.9'], 'Rail movement takes place in the movement phase only.'),
  'rail/wrong-phase',
  (q) => q.by !== 'rail' || q.pos.state.phase === 'movement',
  () => 'There is no rail movement in the exploitation phase; use the railroad as a road.',
);

const railOwned = check(
  ebc('7A', ['BC-7A.2', 'QA-15', 'QA-16'], 'Rail movement needs connected rail hexes that the moving side owns when the step is taken.'),
  'rail/not-owned',
  (q) => {
    if (q.by !== 'rail' || q.dir < 0) return true;
    const power = q.pos.board.roster.power[q.unit];
    const intoEnemy = q.pos.board.readings['rail-into-enemy-hex'] === 'yes';
    return friendlyOwned(q.pos, power, q.from) && (intoEnemy || friendlyOwned(q.pos, power, q.to));
  },
  (q) => `${hexName(q.pos, friendlyOwned(q.pos, q.pos.board.roster.power[q.unit], q.from) ? q.to : q.from)} is not friendly-owned; only friendly-owned rail hexes can be used.`,
);

const railCapacity = check(
  ebc('7A', ['BC-7A.5', 'BC-3B.5', 'QA-23'], 'Rail capacity, so many units in a turn, is for the supplement to say; what is unused is lost.'),
  'rail/capacity',
  (q) => {
    if (q.by !== 'rail' || q.pos.state.units.status[q.unit] & RAILED) return true;
    const power = q.pos.board.roster.power[q.unit];
    return q.pos.state.railed[power] < (q.pos.board.rules.supplement?.railCapacity(q.pos.board, power) ?? 0);
  },
  (q) => {
    const power = q.pos.board.roster.power[q.unit];
    return `The ${q.pos.board.powers[power].name} rail capacity of ${q.pos.board.rules.supplement?.railCapacity(q.pos.board, power) ?? 0} units is used up this turn; march or use the road rate.`;
  },
);

const railFromZoc = check(
  ebc('7A', ['BC-7A.3', 'BC-7A.4'], 'A unit moving by rail stops on entering an enemy zone of control and may not pass through one.'),
  'rail/through-zoc',
  (q) => {
    if (q.by !== 'rail' || q.dir < 0 || !inEnemyZoc(q.pos, side(q), q.from)) return true;
    const reading = q.pos.board.readings['rail-from-zoc'];
    return reading === 'leave-or-step' || (reading === 'leave-only' && !inEnemyZoc(q.pos, side(q), q.to));
  },
  (q) => `${hexName(q.pos, q.from)} lies in an enemy zone of control; by the reading in force ${q.pos.board.readings['rail-from-zoc'] === 'never' ? 'no rail move may start there' : 'a rail move may only leave the zones from there'}.`,
);

const railOnlyByRail = check(
  ebc('UIC', ['BC-UIC.33', 'QA-21', 'QA-22'], 'A movement rating of R is movement by rail only.', 'ruling'),
  'movement/rail-only',
  (q) => q.by === 'rail' || q.pos.board.roster.railOnly[q.unit] === 0,
  (q) => `${unitName(q.pos, q.unit)} has the movement rating R: it moves by rail only.`,
);

/** Whether one and the same enemy unit holds both hexes of a step in its zone of control. */
const heldThroughout = ({ pos, unit, from, to }: StepQuery): boolean => {
  const { board, sit, state } = pos;
  const { neighbors } = board.map;
  const zones = board.folds[sit.fold].zones;
  for (let d = 0; d < 6; d++) {
    const at = neighbors[from * 6 + d];
    if (at < 0 || !enemiesOf(pos, unit, at)) continue;
    const back = directionTo(neighbors, at, from);
    const on = directionTo(neighbors, at, to);
    if (on < 0) continue;
    for (const u of unitsIn(pos, at)) {
      const reach = zones[board.roster.movementClass[u] as 0 | 1][at];
      if (board.exerts[state.units.face[u]][u] === 1 && reach & (1 << back) && reach & (1 << on)) return true;
    }
  }
  return false;
};

const otherZone = check(
  ebc('6A', ['BC-6A.9', 'BC-6A.12'], 'A unit may step from one enemy zone of control directly into another.'),
  'movement/same-zone',
  (q) => q.dir < 0 || q.pos.board.readings['same-zone-step'] !== 'barred' || !heldThroughout(q),
  (q) => `An enemy unit holds both ${hexName(q.pos, q.from)} and ${hexName(q.pos, q.to)} in its zone of control, and by the reading in force no step leads from a zone into the same one; leave it another way.`,
);

/** Units that have set out and may go on, other than one. */
const underWay = (pos: Position, unit: number): ReadonlyArray<number> => {
  const found: number[] = [];
  const { hex, status } = pos.state.units;
  for (let u = 0; u < status.length; u++) if ((status[u] & (MOVED | STOPPED)) === MOVED && u !== unit && hex[u] >= 0 && isPhasing(pos, u)) found.push(u);
  return found;
};

/** Whether another unit would be left behind in a full hex if one moved. */
const leavesInPassage = (pos: Position, unit: number): boolean =>
  underWay(pos, unit).some((u) => !allHold(pos.board.rules.stacking, stackCounts(pos, pos.state.units.hex[u])));

const nobodyInPassage = check(
  ebc('6A', ['BC-6A.24'], 'By the reading in force units move one after another, and none is left behind in a full hex.', 'ruling'),
  'movement/other-under-way',
  (q) => q.pos.board.readings.pausing !== 'never' || !leavesInPassage(q.pos, q.unit),
  (q) => `${underWay(q.pos, q.unit).map((u) => unitName(q.pos, u)).join(', ')} would be left in a full hex when another unit moves; move it out of there first.`,
);

const noAdministration = check(
  ebc('6A', ['BC-6A.5'], 'Units march, use roads, or go by rail.', 'ruling'),
  'movement/not-in-force',
  (q) => q.by !== 'admin',
  () => 'There is no administrative movement in the rules in force; march, or use a road or a railroad.',
);

/** Every bar of the generic rules to a step, in the rulebook's order. */
export const bootCampStepChecks: ReadonlyArray<StepCheck> = [
  adjacent,
  about(['admin'], noAdministration),
  notEnemyOccupied,
  bindingWhen((readings) => readings['same-zone-step'] === 'barred', otherZone),
  terrainAllows,
  about(['road', 'rail'], lineRuns),
  { ...paid, strict: true },
  bindingWhen((readings) => readings['road-ownership'] === 'friendly', about(['road'], roadOwned)),
  about(['rail'], railPhase),
  about(['rail'], railOwned),
  about(['rail'], railCapacity),
  about(['rail'], railFromZoc),
  about(['march', 'road', 'admin'], railOnlyByRail),
  bindingWhen((readings) => readings.pausing === 'never', nobodyInPassage),
  noLastingExcess,
];

/** A single hex may always be moved, however dear, unless prohibited. @rule EBC 6A (BC-6A.14 to BC-6A.18) */
export const oneHexMinimum = (q: StepQuery): boolean =>
  (q.pos.board.readings['minimum-move'] === 'last-step' || (q.pos.state.units.status[q.unit] & MOVED) === 0) && (q.by !== 'road' || minimumByRoad(q));

const minimumByRoad = ({ pos: { board, state }, unit, from, dir }: StepQuery): boolean => {
  if (board.readings['minimum-move-by-road'] === 'no') return false;
  if (board.readings['minimum-move-over-rivers'] !== 'no') return true;
  const costs = board.terrain.hexsideCost(board.roster.movementClass[unit], WEATHER_CLASSES.indexOf(weatherColumn(weatherAt(board, state.turn, board.map.neighbors[from * 6 + dir]))));
  const bits = board.map.hexsides[board.map.sides[from * 6 + dir]];
  return !costs.some((cost, i) => cost !== 0 && bits & (1 << i));
};

/**
 * Entering an enemy zone of control ends the movement, by rail and road too; beginning in one does not, and a step
 * from one zone into another is an entry like any (AMB-BC-28, AMB-BC-29, AMB-BC-30). Zones cost nothing.
 * @rule EBC 6A (BC-6A.9 to BC-6A.12), 7A (BC-7A.3), 7B (BC-7B.4)
 */
export const stopsInZoc = (q: StepQuery): boolean =>
  (inEnemyZoc(q.pos, side(q), q.to) && (q.pos.board.readings['friends-in-zones'] !== 'canceled' || !befriended(q.pos, q.pos.board.roster.power[q.unit], q.to))) ||
  (q.by === 'rail' && !friendlyOwned(q.pos, q.pos.board.roster.power[q.unit], q.to));

// ---- marks by readings that are not the default ------------------------------------------------------------------------

/** By the reading that nobody pauses, those who were under way have ended their movement when another unit sets out. (AMB-BC-34) */
export const othersStop = (pos: Position, e: EuropaEvent): ReadonlyArray<EuropaEvent> => {
  if ((e.type !== 'unitStepped' && e.type !== 'unitOverran') || pos.board.readings.pausing !== 'never') return NO_EVENTS;
  // units of one overrun move together: they stand in its hex or in the one it started from
  const units = underWay(pos, e.unit).filter((u) => e.type !== 'unitOverran' || ![e.from, e.to].includes(pos.state.units.hex[u]));
  return units.length === 0 ? NO_EVENTS : [{ type: 'unitsMarked', units, set: STOPPED, clear: 0 }];
};

/** By the reading that journeys count, a unit that leaves the railroad counts again when it takes it again. (AMB-BC-44) */
export const detrains = (pos: Position, e: EuropaEvent): ReadonlyArray<EuropaEvent> =>
  e.type === 'unitStepped' && e.by !== 'rail' && pos.board.readings['rail-capacity'] === 'journeys' && pos.state.units.status[e.unit] & RAILED
    ? [{ type: 'unitsMarked', units: [e.unit], set: 0, clear: RAILED }]
    : NO_EVENTS;
