/**
 * Headquarters that move by strategic rail, planned a turn ahead in place of an activation.
 * @rule REFORM 12H (ER-12H.14, ER-12H.17, ER-12H.18, ER-12H.19)
 * @module
 */
import type { HexIx } from '../../../../kernel/hex.js';
import { citation, type RuleViolation } from '../../../../kernel/rule.js';
import { refusal } from '../../../europa/legality.js';
import type { OrderQuery, OrderRule, OrderTerms } from '../../../europa/order.js';
import { faceOf, friendlyOwned, hexName, inEnemyZoc, occupant, type Position, stackCounts, unitName } from '../../../europa/position.js';
import { MOVED, RAILED, STOPPED } from '../../../europa/state.js';
import { allHold } from '../../../../kernel/rule.js';
import type { UnitIx } from '../../../europa/unit.js';
import { hexText, unitText } from '../../../europa/wording.js';
import { isArctic } from '../../../fire-in-the-east/stacking.js';
import { reform } from '../../cases.js';
import { logisticsWritten } from '../../logistics/books.js';
import { logisticsIn } from '../../logistics/state.js';
import { divisionsIn, phasingServers } from '../units.js';
import { hexNamed, misworded, namedHqOnMap } from './parse.js';

const PLANNED = reform('12H', ['ER-12H.14', 'ER-12H.17'], 'A headquarters may move by strategic rail in the turn after its owner planned it, instead of an activation.');
const ESCORT = reform('12H', ['ER-12H.18'], 'At least one division of its command goes with it.');
const LOAD = reform('12H', ['ER-12H.19'], 'The move of a headquarters takes up 5 REs of rail capacity.');

/** REs of rail capacity that a headquarters takes up. @rule REFORM 12H (ER-12H.19) @since 0.3.0 */
export const HQ_RAIL_RES = 5;

const PLAN = 'railPlan <headquarters>';
const MOVE = 'strategicRail <headquarters> <division> <hex>';

// ---- the plan ----------------------------------------------------------------------------------------------------------

const planViolations = ({ pos, subject }: OrderQuery): ReadonlyArray<RuleViolation> => {
  if (subject.length !== 1) return [misworded(PLANNED, PLAN)];
  const hq = namedHqOnMap(pos, subject[0]);
  if (hq.value === null) return hq.wrong;
  const turn = pos.board.rules.activation.turn(pos);
  const logistics = logisticsIn(pos.state);
  if (logistics.rail.some((p) => p.hq === hq.value && p.turn === turn)) return [refusal(PLANNED, 'hq/already-planned', [subject[0]], `The move of ${subject[0]} is planned already, for turn ${turn}.`)];
  return logistics.planned.some((p) => p.hq === hq.value && p.turn === turn)
    ? [refusal(PLANNED, 'hq/paid-to-be-active', [subject[0]], `${subject[0]} is paid for to be active in turn ${turn}; it cannot move by rail in the same turn.`)]
    : [];
};

/** Plans to move a headquarters by strategic rail in the following turn. It costs no point. (AMB-ER-113) */
export const railPlan: OrderRule = {
  kind: 'railPlan',
  ref: PLANNED,
  phases: ['initial'],
  words: PLAN,
  counts: false,
  candidates: (pos) => phasingServers(pos).map((hq): OrderTerms => ({ subject: [unitName(pos, hq)], points: null })).filter((t) => planViolations({ pos, ...t }).length === 0),
  violations: planViolations,
  decide: ({ pos, subject }) => {
    const hq = namedHqOnMap(pos, subject[0]);
    const logistics = logisticsIn(pos.state);
    const turn = pos.board.rules.activation.turn(pos);
    // plans of turns gone by are of no more use
    return hq.value === null ? [] : [logisticsWritten({ ...logistics, rail: [...logistics.rail.filter((p) => p.turn >= pos.state.turn), { hq: hq.value, turn }] })];
  },
  account: ({ pos, subject }) => {
    const hq = namedHqOnMap(pos, subject[0] ?? '');
    return hq.value === null ? [] : [`${unitText(pos, hq.value)} may move by strategic rail in turn ${pos.board.rules.activation.turn(pos)}, with a division; it will not be active then, and no point is spent [${citation(PLANNED)}].`];
  },
};

// ---- the move ----------------------------------------------------------------------------------------------------------

const isPlanned = (pos: Position, hq: UnitIx): boolean => logisticsIn(pos.state).rail.some((p) => p.hq === hq && p.turn === pos.state.turn);

/** Whether a unit has not set out in this phase. */
const isAtRest = ({ state }: Position, unit: UnitIx): boolean => (state.units.status[unit] & (MOVED | STOPPED | RAILED)) === 0;

/** Divisions that may go with a headquarters: of its nation, in its hex, at rest. (AMB-ER-112) */
const escorts = (pos: Position, hq: UnitIx): ReadonlyArray<UnitIx> =>
  divisionsIn(pos, pos.state.units.hex[hq], pos.board.roster.units[hq].nation).filter((u) => isAtRest(pos, u));

/** REs of capacity left to a power. */
const capacityLeft = ({ board, state }: Position, power: number): number => (board.rules.supplement?.railCapacity(board, power) ?? 0) - state.railed[power];

/** REs that a headquarters and a division take up together. */
const loadOf = (pos: Position, division: UnitIx): number => HQ_RAIL_RES + Math.ceil(faceOf(pos, division).re[division]);

/** Hexes that railroads lead to, owned all the way and clear of enemies; a zone of control ends a journey, and none leads through one. */
const stations = (pos: Position, unit: UnitIx): ReadonlySet<HexIx> => {
  const { board, state } = pos;
  const { map, rails, roster, unitSide } = board;
  const own = (h: HexIx): boolean => friendlyOwned(pos, roster.power[unit], h) && occupant(pos, h) !== 1 - unitSide[unit];
  const start = state.units.hex[unit];
  const found = new Set<HexIx>(own(start) ? [start] : []);
  for (const hex of found) {
    if (hex !== start && inEnemyZoc(pos, unitSide[unit], hex)) continue;
    for (let d = 0; d < 6; d++) if (rails[hex] & (1 << d) && own(map.neighbors[hex * 6 + d])) found.add(map.neighbors[hex * 6 + d]);
  }
  found.delete(start);
  return found;
};

const fits = (pos: Position, division: UnitIx, hex: HexIx): boolean => allHold(pos.board.rules.stacking, stackCounts(pos, hex, division));

const moveViolations = ({ pos, subject }: OrderQuery): ReadonlyArray<RuleViolation> => {
  if (subject.length !== 3) return [misworded(ESCORT, MOVE)];
  const [id, escort, to] = subject;
  const hq = namedHqOnMap(pos, id);
  const hex = hexNamed(pos, to);
  if (hq.value === null || hex.value === null) return [...hq.wrong, ...hex.wrong];
  if (!isPlanned(pos, hq.value)) return [refusal(PLANNED, 'hq/rail-not-planned', [id], `No rail move of ${id} was planned for this turn; plan it with railPlan a turn ahead.`)];
  if (!isAtRest(pos, hq.value)) return [refusal(PLANNED, 'hq/has-moved', [id], `${id} has moved in this phase; strategic rail takes the whole of it.`)];
  const division = pos.board.roster.ixOf.get(escort) ?? -1;
  if (!escorts(pos, hq.value).includes(division)) {
    const able = escorts(pos, hq.value).map((u) => unitName(pos, u)).join(', ');
    return [refusal(ESCORT, 'hq/no-escort', [id, escort], `${escort} cannot go with ${id}: a division of its nation has to set out with it from ${hexText(pos, pos.state.units.hex[hq.value])}; ${able === '' ? 'there is none that has not moved' : `there are ${able}`}.`)];
  }
  if (!stations(pos, hq.value).has(hex.value))
    return [refusal(PLANNED, 'hq/no-railroad', [id, to], `No railroad that is friendly-owned all the way, and out of enemy zones of control until its end, leads from ${hexText(pos, pos.state.units.hex[hq.value])} to ${hexText(pos, hex.value)}.`)];
  if (isArctic(pos.board, hex.value)) return [refusal(PLANNED, 'hq/arctic', [id, to], `${hexText(pos, hex.value)} lies in the Arctic, where headquarters do not operate.`)];
  const power = pos.board.roster.power[hq.value];
  const [need, left] = [loadOf(pos, division), capacityLeft(pos, power)];
  return [
    ...(need > left ? [refusal(LOAD, 'hq/rail-capacity', [id, escort], `${id} takes up ${HQ_RAIL_RES} REs of rail capacity and ${escort} ${need - HQ_RAIL_RES}; ${left} are left of the ${pos.board.powers[power].name} capacity in this turn.`)] : []),
    ...(fits(pos, division, hex.value) ? [] : [refusal(ESCORT, 'hq/no-room', [escort, to], `${hexText(pos, hex.value)} has no room for ${escort} by the stacking limit.`)]),
  ];
};

const moveCandidates = (pos: Position): ReadonlyArray<OrderTerms> =>
  phasingServers(pos).filter((hq) => isPlanned(pos, hq) && isAtRest(pos, hq)).flatMap((hq) => {
    const power = pos.board.roster.power[hq];
    const to = [...stations(pos, hq)].filter((h) => !isArctic(pos.board, h)).sort((a, b) => a - b);
    return escorts(pos, hq)
      .filter((u) => loadOf(pos, u) <= capacityLeft(pos, power))
      .flatMap((u) => to.filter((h) => fits(pos, u, h)).map((h): OrderTerms => ({ subject: [unitName(pos, hq), unitName(pos, u), hexName(pos, h)], points: null })));
  });

/** Moves a headquarters and a division by strategic rail. */
export const strategicRail: OrderRule = {
  kind: 'strategicRail',
  ref: PLANNED,
  phases: ['movement'],
  words: MOVE,
  counts: false,
  candidates: moveCandidates,
  violations: moveViolations,
  decide: ({ pos, subject }) => {
    const hq = namedHqOnMap(pos, subject[0]);
    const hex = hexNamed(pos, subject[2]);
    const division = pos.board.roster.ixOf.get(subject[1]) ?? -1;
    if (hq.value === null || hex.value === null || division < 0) return [];
    const from = pos.state.units.hex[hq.value];
    return [
      { type: 'unitCarried', unit: division, from, to: hex.value, load: loadOf(pos, division) - HQ_RAIL_RES },
      { type: 'unitCarried', unit: hq.value, from, to: hex.value, load: HQ_RAIL_RES },
    ];
  },
  account: ({ pos, subject }) => {
    const hq = namedHqOnMap(pos, subject[0] ?? '');
    const division = pos.board.roster.ixOf.get(subject[1] ?? '') ?? -1;
    if (hq.value === null || division < 0) return [];
    const power = pos.board.roster.power[hq.value];
    return [`They take up ${loadOf(pos, division)} REs of rail capacity, ${HQ_RAIL_RES} of them for the headquarters, and ${capacityLeft(pos, power)} are left [${citation(LOAD)}].`, 'Neither moves any farther in this phase.'];
  },
};
