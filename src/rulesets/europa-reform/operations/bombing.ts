/**
 * Bombing of oilfields. The standard rules of strategic bombing are not at hand, and there are no bombers here: what stands in for them is
 * an order and a die, made for this project, so that it can be seen what a bombed field gives.
 * @rule REFORM 20F1e
 * @module
 */
import { formOf, rising, whole } from '../../../engine/shape.js';
import type { Amendment, StateSlice } from '../../../kernel/amendment.js';
import { distance, type HexIx } from '../../../kernel/hex.js';
import { featureBit } from '../../../kernel/map.js';
import { citation, type RuleViolation } from '../../../kernel/rule.js';
import { isFortress } from '../../boot-camp/advanced/air/airbases.js';
import { SIDES } from '../../europa/board.js';
import type { EuropaEvent } from '../../europa/event.js';
import { namedHex, refusal } from '../../europa/legality.js';
import { type OrderQuery, type OrderRule, type OrderTerms, withOrders } from '../../europa/order.js';
import { isMajor } from '../../europa/places.js';
import { hexName, ownerOf, phasingSide, type Position } from '../../europa/position.js';
import { withReadings } from '../../europa/readings.js';
import type { EuropaRules, Hook, Teller, Throw } from '../../europa/rules.js';
import type { EuropaState } from '../../europa/state.js';
import { hexText } from '../../europa/wording.js';
import { airfieldAt, worksIn } from '../../europa/works.js';
import { reform } from '../cases.js';
import { withSlice } from '../hqs/state.js';
import { hqTeller } from '../hqs/tell.js';
import { entered } from '../logistics/arrivals.js';
import { logisticsWritten } from '../logistics/books.js';
import { hexesOf } from '../logistics/facts.js';
import { OILFIELDS, type Oilfield } from '../logistics/nations.js';
import { fieldBombed, fieldRepaired, hitsForgotten } from '../logistics/places.js';
import { logisticsReadings } from '../logistics/readings.js';
import { type Logistics, LOGISTICS, logisticsIn } from '../logistics/state.js';

/** Hexes from an airbase of the own side to the field. Reconstructed. @since 0.3.0 */
export const BOMBING_RANGE = 25;
/** The lowest die that hits. Reconstructed. @since 0.3.0 */
export const HITS_FROM = 5;

const BOMBING = reform('20F1e', ['ER-20F1e.1', 'ER-20F1e.2'], 'Baku or Ploesti gives no points in a turn in which bombing takes a resource point of its oilfield.');
const MISSION = reform('20F1e', ['ER-20F1e.1', 'ER-20F1e.2'], 'Once in a player turn a side bombs an enemy oilfield within 25 hexes of an airbase; on 5 or 6 it takes a resource point, which is repaired after its owner’s next initial phase. Reconstructed.', 'ruling');

/** The oilfield that is being bombed, and hexes bombed in this player turn. */
interface Raids {
  readonly flown: ReadonlyArray<HexIx>;
}

/** The slice of raids. @since 0.3.0 */
export const RAIDS: StateSlice<Raids> = { key: 'raids', initial: { flown: [] }, is: formOf({ flown: rising(whole(0, Number.MAX_SAFE_INTEGER)) }, {}).is };

const raidsIn = (state: Pick<EuropaState, 'slices'>): Raids => (state.slices[RAIDS.key] as Raids | undefined) ?? RAIDS.initial;
const raidsWritten = (value: Raids): EuropaEvent => ({ type: 'sliceWritten', key: RAIDS.key, value });

/** The oilfield of a hex, null when there is none. */
const fieldAt = (pos: Position, hex: HexIx): Oilfield | null => OILFIELDS.find((field) => hexesOf(pos.board, field).includes(hex)) ?? null;

const isEnemys = (pos: Position, hex: HexIx): boolean => ownerOf(pos, hex) >= 0 && pos.board.powers[ownerOf(pos, hex)].side !== phasingSide(pos);

/** Whether an airbase of the phasing side, a city, a fortress or an airfield, is near enough. */
const isReached = (pos: Position, target: HexIx): boolean => {
  const { board } = pos;
  const isOwn = (hex: HexIx): boolean => ownerOf(pos, hex) >= 0 && board.powers[ownerOf(pos, hex)].side === phasingSide(pos);
  const { map } = board;
  const near = (hex: HexIx): boolean => isOwn(hex) && distance(map.grid, hex, target) <= BOMBING_RANGE;
  if (map.places.some((p) => (isMajor(p.kind) || p.kind === 'dot') && near(p.hex))) return true;
  const bits = featureBit(map, 'fortress') | featureBit(map, 'airfield');
  for (let hex = 0; hex < map.grid.size; hex++) if ((map.hexFeatures[hex] & bits) !== 0 && near(hex) && (isFortress(map, hex) || airfieldAt(pos, hex))) return true;
  return worksIn(pos.state).airfields.some(near);
};

const against = (pos: Position, hex: HexIx): ReadonlyArray<RuleViolation> => {
  const id = hexName(pos, hex);
  const field = fieldAt(pos, hex);
  if (field === null) return [refusal(MISSION, 'bombing/no-oilfield', [id], `${hexText(pos, hex)} has no oilfield that gives points; there are ${OILFIELDS.join(' and ')}.`)];
  if (!isEnemys(pos, hex)) return [refusal(MISSION, 'bombing/not-the-enemys', [id], `${hexText(pos, hex)} is not the enemy’s; bomb oilfields that he holds.`)];
  if (raidsIn(pos.state).flown.length > 0) return [refusal(MISSION, 'bombing/once', [id], 'An oilfield has been bombed in this player turn; once is the most.')];
  return isReached(pos, hex) ? [] : [refusal(MISSION, 'bombing/too-far', [id], `No airbase of the own side lies within ${BOMBING_RANGE} hexes of ${hexText(pos, hex)}; take a city nearer to it first.`)];
};

const named = ({ pos, subject }: OrderQuery) => namedHex(pos, subject[0] ?? '');

/** What the die of a raid is thrown for. */
const ROLL = 'bombing';

/** Bombs an oilfield. @since 0.3.0 */
export const bomb: OrderRule = {
  kind: 'bomb',
  ref: MISSION,
  phases: ['movement'],
  words: 'bomb <hex>',
  counts: false,
  candidates: (pos) =>
    OILFIELDS.flatMap((field) => hexesOf(pos.board, field))
      .filter((hex) => against(pos, hex).length === 0)
      .map((hex): OrderTerms => ({ subject: [hexName(pos, hex)], points: null })),
  violations: (q) => {
    if (q.subject.length !== 1) return [refusal(MISSION, 'order/wording', [], `Type it so: order ${bomb.words}.`)];
    const hex = named(q);
    return hex.ix < 0 ? hex.wrong : against(q.pos, hex.ix);
  },
  decide: (q) => [
    raidsWritten({ flown: [named(q).ix] }),
    { type: 'decisionOpened', decision: { kind: 'roll', purpose: ROLL, side: SIDES[phasingSide(q.pos)] } },
  ],
  account: (q) => {
    const hex = named(q).ix;
    const field = hex < 0 ? null : fieldAt(q.pos, hex);
    return field === null ? [] : [`On a die of ${HITS_FROM} or 6 a resource point of ${field} is lost, and with it the points that it would give next [${citation(BOMBING)}].`];
  },
};

const targetOf = (pos: Position): { readonly hex: HexIx; readonly field: Oilfield } | null => {
  const [hex] = raidsIn(pos.state).flown;
  const field = hex === undefined ? null : fieldAt(pos, hex);
  return field === null ? null : { hex, field };
};

const raid: Throw = {
  ref: MISSION,
  purpose: 'for the bombing of an oilfield',
  tells: (pos, die) => `${targetOf(pos)?.field ?? 'the field'} ${die >= HITS_FROM ? 'loses a resource point' : 'is not hit'}`,
  decide: (pos, die) => {
    const target = targetOf(pos);
    if (target === null || die < HITS_FROM) return [];
    const before = logisticsIn(pos.state);
    const { logistics, entries } = fieldBombed(before, target.field, 1, pos.board.readings);
    const { events, after } = entered(logistics, entries);
    return [...events, logisticsWritten(after)];
  },
};

/** The owner of a field repairs it once its points were due. */
const repaired: Hook = (pos) => {
  if (pos.board.readings['bombed-oilfields'] !== 'standing') return [];
  const before = logisticsIn(pos.state);
  let after: Logistics = before;
  for (const field of OILFIELDS) {
    const [hex] = hexesOf(pos.board, field);
    if (hex !== undefined && !isEnemys(pos, hex)) after = fieldRepaired(after, field);
  }
  return after === before ? [] : [logisticsWritten(after)];
};

/** By one reading hits are forgotten as the game turn ends. */
const turnOver: Hook = (pos) => {
  if (pos.board.rules.nextPlayerTurn(pos) >= 0) return [];
  const before = logisticsIn(pos.state);
  const after = hitsForgotten(before, pos.board.readings, 'turn-end');
  return after === before ? [] : [logisticsWritten(after)];
};

const fresh: Hook = ({ state }) => (raidsIn(state).flown.length === 0 ? [] : [raidsWritten(RAIDS.initial)]);

const told: Teller = (pos, e) => {
  if (e.type !== 'sliceWritten' || e.key !== LOGISTICS.key) return [];
  const [before, after] = [logisticsIn(pos.state), e.value as Logistics];
  return OILFIELDS.flatMap((field) => {
    const change = after.bombed[field] - before.bombed[field];
    return change === 0 ? [] : [{ text: change > 0 ? `${field}: ${after.bombed[field]} resource ${after.bombed[field] === 1 ? 'point' : 'points'} bombed out` : `${field} is repaired`, refs: [BOMBING] }];
  });
};

/**
 * Bombed oilfields give no points.
 * @rule REFORM 20F1e
 * @since 0.3.0
 */
export const oilfieldBombing: Amendment<EuropaRules> = {
  id: 'REFORM-20F1e',
  ref: BOMBING,
  does: 'add',
  touches: ['orders', 'rolls', 'closing', 'playerTurnStart', 'playerTurnEnd', 'tellers', 'slices', 'readings'],
  excludes: [],
  slice: RAIDS,
  to: (rules) => ({
    ...rules,
    orders: withOrders(rules.orders, bomb),
    rolls: { ...rules.rolls, [ROLL]: raid },
    closing: { ...rules.closing, initial: [...(rules.closing.initial ?? []), repaired] },
    playerTurnStart: [...rules.playerTurnStart, fresh],
    playerTurnEnd: [...rules.playerTurnEnd, turnOver],
    tellers: [...(rules.tellers.includes(hqTeller) ? rules.tellers : [...rules.tellers, hqTeller]), told],
    slices: [...withSlice(rules.slices, LOGISTICS), RAIDS],
    readings: withReadings(rules.readings, logisticsReadings),
  }),
};
