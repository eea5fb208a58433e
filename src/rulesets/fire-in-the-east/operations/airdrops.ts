/**
 * Airdrops: parachute units take off from an airbase for a hex, and jump there or turn back. Made for this project: the standard rules
 * are not at hand. Range and lift are in the order of what is known of transports of the time; the die is ours.
 * @rule FITE 25
 * @module
 */
import type { Dice } from '../../../engine/random.js';
import type { Amendment } from '../../../kernel/amendment.js';
import { distance, type HexIx } from '../../../kernel/hex.js';
import { allHold, type Check, citation, violationsOf } from '../../../kernel/rule.js';
import { citiesIn, isFortress } from '../../boot-camp/advanced/air/airbases.js';
import { SIDES } from '../../europa/board.js';
import { eliminate } from '../../europa/combat/losses.js';
import type { EuropaEvent } from '../../europa/event.js';
import { refusal } from '../../europa/legality.js';
import { type OrderQuery, type OrderRule, type OrderTerms, withOrders } from '../../europa/order.js';
import { friendlyOwned, hexName, inEnemyZoc, type Position, takes, unitName } from '../../europa/position.js';
import type { EuropaRules, Hook, Teller, Throw } from '../../europa/rules.js';
import { DROPPED } from '../../europa/state.js';
import type { UnitIx } from '../../europa/unit.js';
import { hexText, unitText } from '../../europa/wording.js';
import { airfieldAt } from '../../europa/works.js';
import { fite } from '../cases.js';
import { airdropProblems } from './airdropProblems.js';
import { AIRDROPS, airdropsIn, airdropsWritten, landed, missionOf, takenOff } from './airdropState.js';
import { able, about, dearest, hexOf, loadOf, type MissionQuery, prizes, puttingDown, settingOut, unitOf } from './missions.js';

/** Hexes from the airbase to the drop. Reconstructed. @since 0.3.0 */
export const AIRDROP_RANGE = 12;
/** REs that a side drops in a player turn. Reconstructed. @since 0.3.0 */
export const AIRDROP_LIFT = 3;
/** A unit is lost on this die or less. Reconstructed. @since 0.3.0 */
export const LOST_ON = 1;

const AIRDROP = fite('25', [], 'Parachute units in supply take off from an airbase, before they move, for a hex without enemies within 12 hexes: 3 REs of a side in a player turn. Reconstructed.');
const JUMP = fite('25', [], 'A unit that jumps throws a die, with 1 less in an enemy zone of control and 1 less outside clear terrain: on 1 or less it is lost, otherwise it stands in the hex and has ended its movement. Reconstructed.');
const BACK = fite('25', [], 'A unit in the air may turn back, and does so when the movement phase ends; it stays where it took off, and has ended its movement. Reconstructed.');

const WORDS = 'airdrop <parachute unit> <hex>';

/** Whether a unit stands at an airbase of its side: cities, fortresses and airfields are some. @rule EBC 16 */
const isBase = ({ pos, unit }: MissionQuery): boolean => {
  const { board, state } = pos;
  const hex = state.units.hex[unit];
  if (hex < 0 || !friendlyOwned(pos, board.roster.power[unit], hex)) return false;
  const { major, dots } = citiesIn(board.map, hex);
  return major + dots > 0 || isFortress(board.map, hex) || airfieldAt(pos, hex);
};

const isParachute = (pos: Position, unit: UnitIx): boolean => pos.board.roster.identity[unit].parachute;

/** What each unit must meet that takes off. */
const unitChecks: ReadonlyArray<Check<MissionQuery>> = [
  about(AIRDROP, 'airdrop/not-parachute', ({ pos, unit }) => isParachute(pos, unit), ({ pos, unit }) => `${unitName(pos, unit)} is no parachute unit; only those are dropped.`),
  ...settingOut(AIRDROP, 'airdrop'),
  about(AIRDROP, 'airdrop/no-airbase', isBase, ({ pos, unit }) => `${unitName(pos, unit)} does not stand at an airbase of its side: a city, a fortress or a permanent airfield; move it to one, and drop it in a later turn.`),
  about(
    AIRDROP,
    'airdrop/lift',
    ({ pos, unit }) => airdropsIn(pos.state).lifted + loadOf(pos, unit) <= AIRDROP_LIFT,
    ({ pos, unit }) => `${airdropsIn(pos.state).lifted} REs have taken off in this phase, and ${unitName(pos, unit)} has ${loadOf(pos, unit)}; a side drops ${AIRDROP_LIFT} REs in a player turn.`,
  ),
];

const flightOf = ({ pos, unit, hex }: MissionQuery): number => distance(pos.board.map.grid, pos.state.units.hex[unit], hex);

/** What the hex must meet. */
const targetChecks: ReadonlyArray<Check<MissionQuery>> = [
  about(
    AIRDROP,
    'airdrop/too-far',
    (q) => flightOf(q) >= 1 && flightOf(q) <= AIRDROP_RANGE,
    (q) => `${hexName(q.pos, q.hex)} is ${flightOf(q)} hexes from ${unitName(q.pos, q.unit)}; drop it 1 to ${AIRDROP_RANGE} hexes away.`,
  ),
  ...puttingDown(AIRDROP, 'airdrop', ({ pos, hex }) => airdropsIn(pos.state).missions.find((m) => m.hex === hex)?.flying ?? []),
];

// ---- taking off --------------------------------------------------------------------------------------------------------

const airdropViolations = (q: OrderQuery): ReturnType<OrderRule['violations']> => {
  if (q.subject.length !== 2) return [refusal(AIRDROP, 'order/wording', [], `Type it so: order ${WORDS}.`)];
  const unit = unitOf(q);
  const hex = hexOf(q);
  if (unit.wrong.length > 0 || hex.wrong.length > 0) return [...unit.wrong, ...hex.wrong];
  const query = { pos: q.pos, unit: unit.unit, hex: hex.hex };
  const unfit = violationsOf(unitChecks, query);
  return unfit.length > 0 ? unfit : violationsOf(targetChecks, query);
};

const airdropCandidates = (pos: Position): ReadonlyArray<OrderTerms> =>
  able(pos, unitChecks, (u) => isParachute(pos, u)).flatMap((unit) => {
    const found: OrderTerms[] = [];
    for (const hex of pos.board.within(pos.state.units.hex[unit], AIRDROP_RANGE))
      if (allHold(targetChecks, { pos, unit, hex })) found.push({ subject: [unitName(pos, unit), hexName(pos, hex)], points: null });
    return found;
  });

/** Hexes tried before a drop is given up: most are open. */
const TRIES = 12;

const drawAirdrop = (pos: Position, dice: Dice): OrderTerms | null => {
  const units = able(pos, unitChecks, (u) => isParachute(pos, u));
  if (units.length === 0) return null;
  const unit = units[dice.below(units.length)];
  const hexes = pos.board.within(pos.state.units.hex[unit], AIRDROP_RANGE);
  for (let i = 0; i < TRIES; i++) {
    const hex = hexes[dice.below(hexes.length)];
    if (allHold(targetChecks, { pos, unit, hex })) return { subject: [unitName(pos, unit), hexName(pos, hex)], points: null };
  }
  return null;
};

/** What is taken from the die of a jump. */
const penalties = (pos: Position, unit: UnitIx, hex: HexIx): { readonly zone: number; readonly ground: number } => {
  const { board } = pos;
  return { zone: inEnemyZoc(pos, board.unitSide[unit], hex) ? 1 : 0, ground: board.map.terrains[board.map.terrain[hex]] === 'clear' ? 0 : 1 };
};
/** The highest die on which a unit is lost. */
const lostOn = (pos: Position, unit: UnitIx, hex: HexIx): number => {
  const { zone, ground } = penalties(pos, unit, hex);
  return LOST_ON + zone + ground;
};
const riskText = (pos: Position, unit: UnitIx, hex: HexIx): string => {
  const { zone, ground } = penalties(pos, unit, hex);
  const why = [...(zone > 0 ? ['an enemy zone of control'] : []), ...(ground > 0 ? ['the terrain'] : [])];
  const last = lostOn(pos, unit, hex);
  return `${unitText(pos, unit)} would be lost over ${hexText(pos, hex)} on a die of 1${last > 1 ? ` to ${last}` : ''}${why.length === 0 ? '' : `, for ${why.join(' and ')} there`} [${citation(JUMP)}].`;
};

/** Takes off for a hex. @since 0.3.0 */
export const airdrop: OrderRule = {
  kind: 'airdrop',
  ref: AIRDROP,
  phases: ['movement'],
  words: WORDS,
  counts: false,
  candidates: airdropCandidates,
  draw: drawAirdrop,
  plans: (pos) => {
    const worth = prizes(pos);
    const found = able(pos, unitChecks, (u) => isParachute(pos, u)).flatMap((unit) =>
      [...worth].flatMap(([hex, points]) => (allHold(targetChecks, { pos, unit, hex }) ? [{ terms: { subject: [unitName(pos, unit), hexName(pos, hex)], points: null }, worth: points }] : [])),
    );
    return dearest(found);
  },
  sequel: ({ subject }) => ({ kind: 'jump', terms: { subject: subject.slice(0, 1), points: null } }),
  checks: [...unitChecks, ...targetChecks],
  violations: airdropViolations,
  decide: (q) => {
    const { unit } = unitOf(q);
    const { hex } = hexOf(q);
    if (unit < 0 || hex < 0) return [];
    return [{ type: 'unitTookOff', unit, hex: q.pos.state.units.hex[unit], target: hex }, airdropsWritten(takenOff(airdropsIn(q.pos.state), unit, hex, loadOf(q.pos, unit)))];
  },
  account: (q) => {
    const { unit } = unitOf(q);
    const { hex } = hexOf(q);
    if (unit < 0 || hex < 0 || !isParachute(q.pos, unit) || q.pos.state.units.hex[unit] < 0) return [];
    return [`${flightOf({ pos: q.pos, unit, hex })} hexes of ${AIRDROP_RANGE}; ${airdropsIn(q.pos.state).lifted} of ${AIRDROP_LIFT} REs are in the air or have been dropped [${citation(AIRDROP)}].`, riskText(q.pos, unit, hex)];
  },
};

// ---- in the air --------------------------------------------------------------------------------------------------------

const inTheAir = (q: OrderQuery, words: string): ReturnType<OrderRule['violations']> => {
  if (q.subject.length !== 1) return [refusal(JUMP, 'order/wording', [], `Type it so: order ${words}.`)];
  const { unit, wrong } = unitOf(q);
  if (wrong.length > 0) return wrong;
  return missionOf(airdropsIn(q.pos.state), unit) === null ? [refusal(JUMP, 'airdrop/not-in-the-air', [q.subject[0]], `${q.subject[0]} is not in the air; send it off with airdrop first.`)] : [];
};

const flying = (pos: Position): ReadonlyArray<UnitIx> => airdropsIn(pos.state).missions.flatMap((m) => m.flying).sort((a, b) => a - b);
const eachFlying = (pos: Position): ReadonlyArray<OrderTerms> => flying(pos).map((u): OrderTerms => ({ subject: [unitName(pos, u)], points: null }));

/** What the die of a jump is thrown for. */
export const AIRDROP_ROLL = 'airdrop';

/** Jumps over the hex of its mission. @since 0.3.0 */
export const jump: OrderRule = {
  kind: 'jump',
  ref: JUMP,
  phases: ['movement'],
  words: 'jump <unit in the air>',
  counts: false,
  candidates: eachFlying,
  violations: (q) => inTheAir(q, jump.words),
  decide: (q) => {
    const { unit } = unitOf(q);
    const { board, state } = q.pos;
    return [
      airdropsWritten({ ...airdropsIn(state), jumping: unit }),
      { type: 'decisionOpened', decision: { kind: 'roll', purpose: AIRDROP_ROLL, side: SIDES[board.unitSide[unit]] } },
    ];
  },
  account: (q) => {
    const { unit } = unitOf(q);
    const mission = missionOf(airdropsIn(q.pos.state), unit);
    return mission === null ? [] : [riskText(q.pos, unit, mission.hex)];
  },
};

/** Gives its mission up. @since 0.3.0 */
export const turnBack: OrderRule = {
  kind: 'turnBack',
  ref: BACK,
  phases: ['movement'],
  words: 'turnBack <unit in the air>',
  counts: false,
  candidates: eachFlying,
  violations: (q) => inTheAir(q, turnBack.words),
  decide: (q) => {
    const { unit } = unitOf(q);
    const drops = airdropsIn(q.pos.state);
    const mission = missionOf(drops, unit);
    return mission === null ? [] : [{ type: 'unitTurnedBack', unit, target: mission.hex }, airdropsWritten(landed(drops, unit, false))];
  },
  account: (q) => {
    const { unit } = unitOf(q);
    return unit < 0 || q.pos.state.units.hex[unit] < 0 ? [] : [`${unitText(q.pos, unit)} stays in ${hexText(q.pos, q.pos.state.units.hex[unit])}; whatever its mission has cost is lost [${citation(BACK)}].`];
  },
};

/** The die of a jump. */
export const airdropThrow: Throw = {
  ref: JUMP,
  purpose: 'for an airdrop',
  tells: (pos, die) => {
    const drops = airdropsIn(pos.state);
    const mission = drops.jumping === null ? null : missionOf(drops, drops.jumping);
    if (drops.jumping === null || mission === null) return 'nothing';
    return `${unitText(pos, drops.jumping)} ${die <= lostOn(pos, drops.jumping, mission.hex) ? 'is lost' : 'comes down safely'} over ${hexText(pos, mission.hex)}`;
  },
  decide: (pos, die): ReadonlyArray<EuropaEvent> => {
    const drops = airdropsIn(pos.state);
    const unit = drops.jumping;
    const mission = unit === null ? null : missionOf(drops, unit);
    if (unit === null || mission === null) return [];
    const { hex } = mission;
    const down: EuropaEvent = die <= lostOn(pos, unit, hex) ? eliminate(pos, unit, 'airdrop') : { type: 'unitPutDown', unit, from: pos.state.units.hex[unit], to: hex, by: 'air', captures: takes(pos, unit, hex) };
    return [down, airdropsWritten(landed(drops, unit, true))];
  },
};

// ---- the rest ----------------------------------------------------------------------------------------------------------

/** Whoever is in the air when the phase ends turns back. */
const homeward: Hook = (pos) => {
  const units = flying(pos);
  const drops = airdropsIn(pos.state);
  if (units.length === 0) return [];
  return [
    ...units.map((unit): EuropaEvent => ({ type: 'unitTurnedBack', unit, target: missionOf(drops, unit)?.hex ?? -1 })),
    airdropsWritten(units.reduce((after, unit) => landed(after, unit, false), drops)),
  ];
};

const told: Teller = (pos, e) => {
  switch (e.type) {
    case 'unitTookOff':
      return [{ text: `${unitText(pos, e.unit)} takes off from ${hexText(pos, e.hex)} for ${hexText(pos, e.target)}`, refs: [AIRDROP] }];
    case 'unitTurnedBack':
      return [{ text: `${unitText(pos, e.unit)} turns back from its way to ${hexText(pos, e.target)}`, refs: [BACK] }];
    case 'unitPutDown':
      return e.by === 'air' ? [{ text: `${unitText(pos, e.unit)} is dropped in ${hexText(pos, e.to)}${e.captures ? ', which it takes' : ''}`, refs: [JUMP] }] : [];
    case 'unitEliminated':
      return e.cause === 'airdrop' ? [{ text: `${unitText(pos, e.unit)} is eliminated in the drop`, refs: [JUMP] }] : [];
    default:
      return [];
  }
};

/** Missions are those of one movement phase. */
const forgotten = ({ state }: Position, e: EuropaEvent): ReadonlyArray<EuropaEvent> =>
  e.type === 'phaseBegan' && JSON.stringify(airdropsIn(state)) !== JSON.stringify(AIRDROPS.initial) ? [airdropsWritten(AIRDROPS.initial)] : [];

/**
 * Airdrops.
 * @rule FITE 25
 * @since 0.3.0
 */
export const airdrops: Amendment<EuropaRules> = {
  id: 'FITE-25',
  ref: AIRDROP,
  does: 'add',
  touches: ['orders', 'rolls', 'closing', 'marks', 'reactions', 'tellers', 'problems', 'slices'],
  excludes: [],
  slice: AIRDROPS,
  to: (rules) => ({
    ...rules,
    orders: withOrders(rules.orders, airdrop, jump, turnBack),
    rolls: { ...rules.rolls, [AIRDROP_ROLL]: airdropThrow },
    closing: { ...rules.closing, movement: [...(rules.closing.movement ?? []), homeward] },
    marks: rules.marks | DROPPED,
    reactions: [...rules.reactions, forgotten],
    tellers: [...rules.tellers, told],
    problems: [...rules.problems, airdropProblems],
    slices: [...rules.slices, AIRDROPS],
  }),
};
