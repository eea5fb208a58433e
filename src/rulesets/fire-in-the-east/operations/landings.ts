/**
 * Landings from the sea: units go by ship from a port of their side to a coast that is not. Made for this project: the standard rules are
 * not at hand; range and capacity are ours, and nobody rules the waves.
 * @rule FITE 28
 * @module
 */
import type { Problem } from '../../../engine/problem.js';
import type { Amendment } from '../../../kernel/amendment.js';
import type { HexIx } from '../../../kernel/hex.js';
import { featureBit, type HexMap } from '../../../kernel/map.js';
import { allHold, type Check, citation, violationsOf } from '../../../kernel/rule.js';
import type { EuropaEvent } from '../../europa/event.js';
import { refusal } from '../../europa/legality.js';
import { type OrderQuery, type OrderRule, type OrderTerms, withOrders } from '../../europa/order.js';
import { faceOf, friendlyOwned, hexName, type Position, takes, unitName } from '../../europa/position.js';
import type { EuropaRules, Teller } from '../../europa/rules.js';
import { LANDED } from '../../europa/state.js';
import { hexText, unitText } from '../../europa/wording.js';
import { fite } from '../cases.js';
import { LANDINGS, landingsIn, landingsWritten, withLanding } from './landingState.js';
import { able, about, dearest, hexOf, loadOf, type MissionQuery, prizes, puttingDown, settingOut, unitOf } from './missions.js';

/** Hexes of sea from the port to the landing. Reconstructed. @since 0.3.0 */
export const LANDING_RANGE = 8;
/** REs that a side lands in a player turn. Reconstructed. @since 0.3.0 */
export const LANDING_LIFT = 3;

const LANDING = fite('28', [], 'Units in supply go by ship, before they move, from a port of their side over at most 8 hexes of sea to a coast that is not of their side and holds no enemies: 3 REs of a side in a player turn. They have ended their movement. Reconstructed.');

const WORDS = 'land <unit> <hex>';

const isSea = (map: HexMap, hex: HexIx): boolean => map.terrains[map.terrain[hex]] === 'sea';

/** Coasts within reach by sea of a port, with the hexes of sea between, ascending by hex. */
const coastsFrom = (map: HexMap, port: HexIx): ReadonlyMap<HexIx, number> => {
  const at = new Map<HexIx, number>([[port, 0]]);
  const coasts = new Map<HexIx, number>();
  let front: ReadonlyArray<HexIx> = [port];
  for (let n = 0; n <= LANDING_RANGE && front.length > 0; n++) {
    const next: HexIx[] = [];
    for (const hex of front)
      for (let d = 0; d < 6; d++) {
        const to = map.neighbors[hex * 6 + d];
        if (to < 0 || at.has(to)) continue;
        if (isSea(map, to)) {
          at.set(to, n + 1);
          next.push(to);
        } else if (hex !== port && !coasts.has(to)) coasts.set(to, n);
      }
    front = next;
  }
  coasts.delete(port);
  return new Map([...coasts].filter(([, n]) => n <= LANDING_RANGE).sort(([a], [b]) => a - b));
};

const isPort = ({ pos, unit }: MissionQuery): boolean => {
  const { board, state } = pos;
  const hex = state.units.hex[unit];
  return hex >= 0 && (board.map.hexFeatures[hex] & featureBit(board.map, 'port')) !== 0 && friendlyOwned(pos, board.roster.power[unit], hex);
};

/** What each unit must meet that goes on board. */
const unitChecks: ReadonlyArray<Check<MissionQuery>> = [
  about(LANDING, 'landing/no-port', isPort, ({ pos, unit }) => `${unitName(pos, unit)} does not stand in a port of its side; move it to one, and ship it in a later turn.`),
  about(
    LANDING,
    'landing/cannot-embark',
    ({ pos, unit }) => pos.board.roster.identity[unit].armyHq === null && pos.board.roster.railOnly[unit] === 0 && faceOf(pos, unit).movement[unit] > 0,
    ({ pos, unit }) => `${unitName(pos, unit)} does not go by ship: headquarters of armies, units that move by rail alone and those that never move do not.`,
  ),
  ...settingOut(LANDING, 'landing'),
  about(
    LANDING,
    'landing/lift',
    ({ pos, unit }) => landingsIn(pos.state).shipped + loadOf(pos, unit) <= LANDING_LIFT,
    ({ pos, unit }) => `${landingsIn(pos.state).shipped} REs have been shipped in this phase, and ${unitName(pos, unit)} has ${loadOf(pos, unit)}; a side lands ${LANDING_LIFT} REs in a player turn.`,
  ),
];

const coastsOf = ({ pos, unit }: MissionQuery): ReadonlyMap<HexIx, number> => coastsFrom(pos.board.map, pos.state.units.hex[unit]);

/** What the hex must meet, but for the way there. */
const targetChecks: ReadonlyArray<Check<MissionQuery>> = [
  about(
    LANDING,
    'landing/own-coast',
    // others may follow who has landed first
    ({ pos, unit, hex }) => !friendlyOwned(pos, pos.board.roster.power[unit], hex) || landingsIn(pos.state).hexes.includes(hex),
    ({ pos, hex }) => `${hexName(pos, hex)} belongs to the own side; units land on other coasts only.`,
  ),
  ...puttingDown(LANDING, 'landing', () => []),
];

const withinReach: Check<MissionQuery> = about(
  LANDING,
  'landing/out-of-reach',
  (q) => coastsOf(q).has(q.hex),
  ({ pos, unit, hex }) => `No way over ${LANDING_RANGE} hexes of sea or fewer leads from ${hexName(pos, pos.state.units.hex[unit])} to ${hexName(pos, hex)}; choose a coast within that reach.`,
);

const violations = (q: OrderQuery): ReturnType<OrderRule['violations']> => {
  if (q.subject.length !== 2) return [refusal(LANDING, 'order/wording', [], `Type it so: order ${WORDS}.`)];
  const unit = unitOf(q);
  const hex = hexOf(q);
  if (unit.wrong.length > 0 || hex.wrong.length > 0) return [...unit.wrong, ...hex.wrong];
  const query = { pos: q.pos, unit: unit.unit, hex: hex.hex };
  const unfit = violationsOf(unitChecks, query);
  return unfit.length > 0 ? unfit : violationsOf([withinReach, ...targetChecks], query);
};

const candidates = (pos: Position): ReadonlyArray<OrderTerms> =>
  able(pos, unitChecks, () => true).flatMap((unit) =>
    [...coastsOf({ pos, unit, hex: -1 }).keys()].flatMap((hex) => (allHold(targetChecks, { pos, unit, hex }) ? [{ subject: [unitName(pos, unit), hexName(pos, hex)], points: null }] : [])),
  );

/** Lands on a coast. @since 0.3.0 */
export const land: OrderRule = {
  kind: 'land',
  ref: LANDING,
  phases: ['movement'],
  words: WORDS,
  counts: false,
  candidates,
  plans: (pos) => {
    const worth = prizes(pos);
    if (worth.size === 0) return [];
    const worthOf = (terms: OrderTerms): number => worth.get(pos.board.map.hexOf.get(terms.subject[1]) ?? -1) ?? 0;
    return dearest(candidates(pos).map((terms) => ({ terms, worth: worthOf(terms) })).filter((m) => m.worth > 0));
  },
  checks: [...unitChecks, withinReach, ...targetChecks],
  violations,
  decide: (q) => {
    const { unit } = unitOf(q);
    const { hex } = hexOf(q);
    if (unit < 0 || hex < 0) return [];
    const { pos } = q;
    return [
      { type: 'unitPutDown', unit, from: pos.state.units.hex[unit], to: hex, by: 'sea', captures: takes(pos, unit, hex) },
      landingsWritten(withLanding(landingsIn(pos.state), hex, loadOf(pos, unit))),
    ];
  },
  account: (q) => {
    const { unit } = unitOf(q);
    const { hex } = hexOf(q);
    if (unit < 0 || hex < 0 || q.pos.state.units.hex[unit] < 0) return [];
    const way = coastsOf({ pos: q.pos, unit, hex }).get(hex);
    return [`${way === undefined ? 'No way by sea' : `${way} hexes of sea`}, ${LANDING_RANGE} at most; ${landingsIn(q.pos.state).shipped} of ${LANDING_LIFT} REs have been shipped [${citation(LANDING)}].`];
  },
};

const told: Teller = (pos, e) =>
  e.type === 'unitPutDown' && e.by === 'sea' ? [{ text: `${unitText(pos, e.unit)} goes by sea from ${hexText(pos, e.from)} and lands in ${hexText(pos, e.to)}${e.captures ? ', which it takes' : ''}`, refs: [LANDING] }] : [];

/** Landings are those of one movement phase. */
const forgotten = ({ state }: Position, e: EuropaEvent): ReadonlyArray<EuropaEvent> =>
  e.type === 'phaseBegan' && landingsIn(state).hexes.length > 0 ? [landingsWritten(LANDINGS.initial)] : [];

/** What a position may have wrong about landings. */
const problems = ({ board, state }: Position): ReadonlyArray<Problem> => {
  const { hexes, shipped } = landingsIn(state);
  const wrong = (detail: string): Problem => ({ code: 'state/landings', at: 'slices.landings', detail });
  return [
    ...(hexes.length > 0 && state.phase !== 'movement' ? [wrong('There are landings in the movement phase only.')] : []),
    ...(hexes.some((h) => h >= board.map.grid.size) ? [wrong(`Hexes are numbered from 0 to ${board.map.grid.size - 1}.`)] : []),
    ...(shipped > LANDING_LIFT || (hexes.length === 0 && shipped > 0) ? [wrong(`A side lands ${LANDING_LIFT} REs at most, and none without a hex.`)] : []),
  ];
};

/**
 * Landings from the sea.
 * @rule FITE 28
 * @since 0.3.0
 */
export const seaLandings: Amendment<EuropaRules> = {
  id: 'FITE-28',
  ref: LANDING,
  does: 'add',
  touches: ['orders', 'marks', 'reactions', 'tellers', 'problems', 'slices'],
  excludes: [],
  slice: LANDINGS,
  to: (rules) => ({
    ...rules,
    orders: withOrders(rules.orders, land),
    marks: rules.marks | LANDED,
    reactions: [...rules.reactions, forgotten],
    tellers: [...rules.tellers, told],
    problems: [...rules.problems, problems],
    slices: [...rules.slices, LANDINGS],
  }),
};
