/**
 * What becomes of headquarters when an initial phase begins: all turn inactive; cut off ones are lost; those that were paid for are tested.
 * @rule REFORM 12H (ER-12H.23, ER-12H.35 to ER-12H.41), 29D1a (ER-29D1a.2 to ER-29D1a.4)
 * @module
 */
import { SIDES } from '../../europa/board.js';
import { eliminate } from '../../europa/combat/losses.js';
import type { EuropaEvent } from '../../europa/event.js';
import { isPhasing, type Position, unitsIn } from '../../europa/position.js';
import type { Hook, Throw } from '../../europa/rules.js';
import { overlandFrom } from '../../europa/supply.js';
import type { UnitIx } from '../../europa/unit.js';
import { unitText } from '../../europa/wording.js';
import { inSurprise, isSurpriseTurn } from '../../fire-in-the-east/surprise.js';
import { reform } from '../cases.js';
import { logisticsWritten } from '../logistics/books.js';
import { type Logistics, logisticsIn } from '../logistics/state.js';
import { activated, type HqState, headquartersIn, headquartersWritten } from './state.js';
import { BECOMES_ACTIVE, failureOf, hasSpecialSupply, highestThrow, inGeneralSupply, inZone } from './trial.js';
import { isAdHoc, isServer, trucksIn } from './units.js';

/** What the dice of headquarters are rolled for. */
export const ACTIVATION = 'hq-activation';

/** Whether the player turn is the first regular one of its game turn. */
const opensTurn = ({ board, state }: Position): boolean => state.playerTurn === board.playerTurns.findIndex((_, t) => !isSurpriseTurn({ board }, t));

/** By one reading both sides are tested at once, as the game turn begins. (AMB-ER-92) */
const together = ({ board }: Position): boolean => board.readings['hq-activation-time'] === 'turn-start';

/** All headquarters turn inactive: in every initial phase, or by one reading their owner’s; nothing waits for transport any more. (AMB-ER-93) */
export const revert: Hook = (pos) => {
  const hqs = headquartersIn(pos.state);
  const logistics = logisticsIn(pos.state);
  const keeps = (hq: UnitIx): boolean => (together(pos) ? !opensTurn(pos) : pos.board.readings['hq-reversion'] === 'own' && !isPhasing(pos, hq));
  const active = hqs.active.filter(keeps);
  return [
    ...(active.length === hqs.active.length && hqs.fallen.length === 0 ? [] : [headquartersWritten({ ...hqs, active, fallen: [] })]),
    ...(logistics.transportable.length === 0 ? [] : [logisticsWritten({ ...logistics, transportable: [] })]),
  ];
};

// ---- isolation ---------------------------------------------------------------------------------------------------------

/** A line of any length. */
const ANY_LENGTH = Number.POSITIVE_INFINITY;

/** Whether a friend keeps a headquarters in play that is cut off, by the reading in force. (AMB-ER-115) */
const isCompany = ({ board }: Position, hq: UnitIx, unit: UnitIx): boolean => {
  const { identity, units } = board.roster;
  if (unit === hq || board.unitSide[unit] !== board.unitSide[hq] || identity[unit].truck) return false;
  switch (board.readings['isolated-hq-company']) {
    case 'any-unit':
      return true;
    case 'own-nation':
      return units[unit].nation === units[hq].nation && identity[unit].armyHq === null;
    default:
      return identity[unit].armyHq === null;
  }
};

/**
 * Whether a headquarters is isolated, no line of any length leading to a source of supply, and no other friend can trace to it. A friend
 * can whom a line from the headquarters reaches within the length of his own.
 * @rule REFORM 12H (ER-12H.23)
 */
export const isForsaken = (pos: Position, hq: UnitIx): boolean => {
  const { board, state } = pos;
  const sources = new Set(board.rules.supply.sources(pos, board.roster.power[hq]));
  for (const [at, hexes] of overlandFrom(pos, hq, state.units.hex[hq], ANY_LENGTH)) {
    if (sources.has(at)) return false;
    for (const u of unitsIn(pos, at)) if (isCompany(pos, hq, u) && hexes <= board.rules.supply.overland(pos, at)) return false;
  }
  return !inGeneralSupply(pos, hq);
};

/** Headquarters that are cut off are lost, those of both sides. @rule REFORM 12H (ER-12H.23), ruling AMB-ER-114 */
export const isolation: Hook = (pos) =>
  pos.board.roster.armyHqs.filter((hq) => pos.state.units.hex[hq] >= 0 && isServer(pos.board, hq) && pos.state.dormant[pos.board.roster.power[hq]] === 0 && isForsaken(pos, hq)).map((hq) => eliminate(pos, hq, 'isolation'));

/** Headquarters that are lost wait for replacement; the ad hoc one is created anew. @rule REFORM 12H (ER-12H.25) */
export const noteLosses = (pos: Position, e: EuropaEvent): ReadonlyArray<EuropaEvent> => {
  if (e.type !== 'unitEliminated' || !isServer(pos.board, e.unit)) return [];
  const logistics = logisticsIn(pos.state);
  const hqs = headquartersIn(pos.state);
  const next: Logistics = isAdHoc(pos.board, e.unit) ? { ...logistics, adHoc: null } : { ...logistics, lost: [...logistics.lost.filter((u) => u !== e.unit), e.unit].sort((a, b) => a - b) };
  const fallen = [...hqs.fallen.filter((u) => u !== e.unit), e.unit].sort((a, b) => a - b);
  return [logisticsWritten(next), headquartersWritten({ ...hqs, active: hqs.active.filter((u) => u !== e.unit), fallen })];
};

// ---- activation --------------------------------------------------------------------------------------------------------

/** A truck is used up by a Panzer Army that defies enemy zones, by one reading. (AMB-ER-98) */
const truckUsed = (pos: Position, hq: UnitIx): ReadonlyArray<EuropaEvent> =>
  pos.board.readings['hq-truck'] === 'depleted' && inZone(pos, hq) && hasSpecialSupply(pos, hq) ? [{ type: 'truckDepleted', unit: trucksIn(pos, pos.state.units.hex[hq])[0] }] : [];

const tested = (hq: UnitIx, why: string | null): EuropaEvent => ({ type: 'hqTested', unit: hq, active: why === null, why });

const rollFor = (pos: Position, hq: UnitIx): EuropaEvent => ({ type: 'decisionOpened', decision: { kind: 'roll', purpose: ACTIVATION, side: SIDES[pos.board.unitSide[hq]] } });

/** What the tests of some headquarters bring, in the order in which they were paid for; dice come last, one after another. */
export const trials = (pos: Position, list: ReadonlyArray<UnitIx>): ReadonlyArray<EuropaEvent> => {
  if (list.length === 0) return [];
  let hqs: HqState = headquartersIn(pos.state);
  const events: EuropaEvent[] = [];
  const testing: UnitIx[] = [];
  for (const hq of list) {
    const failure = failureOf({ pos, hq, turn: pos.state.turn });
    if (failure === null && highestThrow(pos, hq) < 6) {
      testing.push(hq);
      continue;
    }
    events.push(tested(hq, failure?.code ?? null));
    if (failure === null) {
      hqs = activated(hqs, hq);
      events.push(...truckUsed(pos, hq));
    }
  }
  hqs = { ...hqs, testing };
  return [...events, headquartersWritten(hqs), ...(testing.length === 0 ? [] : [rollFor(pos, testing[0])])];
};

/** Those that were paid for are tested: in their owner’s initial phase, before he pays for others. @rule REFORM 12H (ER-12H.35, ER-12H.36) */
export const test: Hook = (pos) => {
  // what is paid for before a surprise turn, or in it, is for the regular one
  if (inSurprise(pos) || (together(pos) && !opensTurn(pos))) return [];
  const logistics = logisticsIn(pos.state);
  const { turn } = pos.state;
  // by one reading the ad hoc headquarters is paid for before it is created
  const waits = (hq: UnitIx): boolean => pos.board.readings['ad-hoc-activation'] === 'prepaid' && isAdHoc(pos.board, hq) && pos.state.units.hex[hq] < 0;
  const due = logistics.planned.filter((p) => p.turn <= turn && (together(pos) || isPhasing(pos, p.hq)) && !(waits(p.hq) && p.turn === turn));
  if (due.length === 0) return [];
  return [logisticsWritten({ ...logistics, planned: logistics.planned.filter((p) => !due.includes(p)) }), ...trials(pos, due.map((p) => p.hq))];
};

/** The die that is thrown for a headquarters. @rule REFORM 29D1a (ER-29D1a.2 to ER-29D1a.4) */
export const activationThrow: Throw = {
  ref: BECOMES_ACTIVE,
  purpose: 'for the activation of a headquarters',
  tells: (pos, die) => {
    const [hq] = headquartersIn(pos.state).testing;
    return hq === undefined ? 'nothing' : `${unitText(pos, hq)} ${die <= highestThrow(pos, hq) ? 'becomes active' : 'stays inactive'}`;
  },
  decide: (pos, die) => {
    const hqs = headquartersIn(pos.state);
    const [hq, ...testing] = hqs.testing;
    if (hq === undefined) return [];
    const passes = die <= highestThrow(pos, hq);
    const next: HqState = { ...(passes ? activated(hqs, hq) : hqs), testing };
    return [tested(hq, passes ? null : 'hq/winter'), ...(passes ? truckUsed(pos, hq) : []), headquartersWritten(next), ...(testing.length === 0 ? [] : [rollFor(pos, testing[0])])];
  },
};

export const LOST = reform('12H', ['ER-12H.23', 'ER-12D.1', 'ER-12H.22'], 'A headquarters is lost when it is isolated and no other friendly unit can trace a line to it; want of supply alone does it no harm.');
