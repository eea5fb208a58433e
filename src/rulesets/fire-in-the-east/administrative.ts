/**
 * Administrative movement: half the cost for those who are far from the enemy, in supply and on open ground or roads.
 * @rule FITE 6B
 * @module
 */
import type { Problem } from '../../engine/problem.js';
import { formOf, rising, whole } from '../../engine/shape.js';
import type { Amendment, StateSlice } from '../../kernel/amendment.js';
import { BARRED } from '../../kernel/reach.js';
import { type Check, checksAbout } from '../../kernel/rule.js';
import { hexCost, hexsideCost, roadCost } from '../boot-camp/movement.js';
import { hexName, outOfSupply, ownerOf, type Position, unitName } from '../europa/position.js';
import type { CostQuery, CostRule, EuropaRules, StepQuery } from '../europa/rules.js';
import { ADMINISTRATIVE, MOVED } from '../europa/state.js';
import type { EuropaEvent } from '../europa/event.js';
import { fite } from './cases.js';

/** Hexes that the phasing player has taken in this player turn, ascending: they were the enemy's when it began. */
interface Taken {
  readonly taken: ReadonlyArray<number>;
}
const TAKEN: StateSlice<Taken> = { key: 'administrative', initial: { taken: [] }, is: formOf({ taken: rising(whole(0, Number.MAX_SAFE_INTEGER)) }, {}).is };
const takenIn = (pos: Position): ReadonlyArray<number> => (pos.state.slices[TAKEN.key] as Taken).taken;

const FEATURELESS: ReadonlyArray<string> = ['rail', 'road'];

/** Whether nothing but a road or railroad runs along or across a hexside. */
const clearSide = ({ board, side }: CostQuery): boolean => board.map.hexsideFeatures.every((name, i) => FEATURELESS.includes(name) || (board.map.hexsides[side] & (1 << i)) === 0);

const halfCost: CostRule = {
  ref: fite('6B', [], 'Administrative movement costs half: into clear hexes across clear hexsides, or along roads.'),
  value: (q) => {
    const { map } = q.board;
    const open = map.terrains[map.terrain[q.to]] === 'clear' && clearSide(q) && hexsideCost.value(q) !== BARRED ? hexCost.value(q) : BARRED;
    const road = roadCost.value(q);
    const cost = open === BARRED ? road : road === BARRED ? open : Math.min(open, road);
    return cost === BARRED ? BARRED : cost / 2;
  },
};

const check = checksAbout<StepQuery>((q) => ({
  subject: [unitName(q.pos, q.unit), hexName(q.pos, q.to)],
  params: { unit: unitName(q.pos, q.unit), from: hexName(q.pos, q.from), to: hexName(q.pos, q.to), by: q.by },
}));
const RULE = fite('6B', ['ER-12H.10'], 'A unit in supply may move administratively for a whole phase: never beside an enemy, never through hexes that the enemy owned when the player turn began.');

/** The enemy stands beside a hex. */
const besideEnemy = ({ board, sit, state }: Position, side: number, hex: number): boolean => {
  const { neighbors } = board.map;
  for (let d = 0; d < 6; d++) {
    const next = neighbors[hex * 6 + d];
    const u = next < 0 ? -1 : sit.stacks.first[next];
    if (u >= 0 && board.unitSide[u] !== side && state.dormant[board.roster.power[u]] === 0) return true;
  }
  return false;
};

const status = (q: StepQuery): number => q.pos.state.units.status[q.unit];
const sideOf = (q: StepQuery): number => q.pos.board.unitSide[q.unit];

/** Whether a hex was the own side's all through this player turn. */
const ownedSince = (q: StepQuery): boolean => {
  const owner = ownerOf(q.pos, q.to);
  return owner >= 0 && q.pos.board.powers[owner].side === sideOf(q) && !takenIn(q.pos).includes(q.to);
};

const checks: ReadonlyArray<Check<StepQuery>> = [
  check(RULE, 'administrative/wrong-phase', (q) => q.by !== 'admin' || q.pos.state.phase === 'movement', () => 'Administrative movement belongs to the movement phase; march, or use a road.'),
  check(
    RULE,
    'administrative/mixed',
    (q) => (q.by === 'admin' ? (status(q) & MOVED) === 0 || (status(q) & ADMINISTRATIVE) !== 0 : (status(q) & ADMINISTRATIVE) === 0),
    (q) => `${unitName(q.pos, q.unit)} ${q.by === 'admin' ? 'has moved otherwise in this phase: go on as it began' : 'moves administratively in this phase: go on by admin'}.`,
  ),
  check(RULE, 'administrative/out-of-supply', (q) => q.by !== 'admin' || !outOfSupply(q.pos, q.unit), (q) => `${unitName(q.pos, q.unit)} is out of supply; march instead.`),
  check(RULE, 'administrative/rough-ground', (q) => q.by !== 'admin' || q.dir < 0 || q.cost !== BARRED, (q) => `${hexName(q.pos, q.to)} or the hexside before it is not clear and no road leads there; march instead.`),
  check(
    RULE,
    'administrative/beside-enemy',
    (q) => q.by !== 'admin' || q.dir < 0 || (!besideEnemy(q.pos, sideOf(q), q.from) && !besideEnemy(q.pos, sideOf(q), q.to)),
    (q) => `The enemy stands beside ${hexName(q.pos, besideEnemy(q.pos, sideOf(q), q.to) ? q.to : q.from)}; march instead.`,
  ),
  check(RULE, 'administrative/enemy-land', (q) => q.by !== 'admin' || q.dir < 0 || ownedSince(q), (q) => `${hexName(q.pos, q.to)} was not owned by the side of ${unitName(q.pos, q.unit)} when the player turn began; march instead.`),
];

/** Whether a hex was the enemy's, or nobody's: what friends of another power own is no capture for this rule. */
const wasHostile = (pos: Position, unit: number, hex: number): boolean => {
  const owner = ownerOf(pos, hex);
  return owner < 0 || pos.board.powers[owner].side !== pos.board.unitSide[unit];
};

/** Marks who moves administratively, and notes what is taken. */
const note = (pos: Position, e: EuropaEvent): ReadonlyArray<EuropaEvent> => {
  if (e.type === 'unitStepped' && e.by === 'admin' && (pos.state.units.status[e.unit] & ADMINISTRATIVE) === 0) return [{ type: 'unitsMarked', units: [e.unit], set: ADMINISTRATIVE, clear: 0 }];
  const hex = (e.type === 'unitStepped' || e.type === 'unitOverran' || e.type === 'unitAdvanced' || e.type === 'unitPutDown') && e.captures && wasHostile(pos, e.unit, e.to) ? e.to : -1;
  const taken = takenIn(pos);
  return hex < 0 || taken.includes(hex) ? [] : [{ type: 'sliceWritten', key: TAKEN.key, value: { taken: [...taken, hex].sort((a, b) => a - b) } }];
};

const problems = ({ board, state }: Position): ReadonlyArray<Problem> =>
  (state.slices[TAKEN.key] as Taken).taken.some((hex) => hex >= board.map.grid.size)
    ? [{ code: 'state/administrative', at: `slices.${TAKEN.key}.taken`, detail: `Hexes are numbered from 0 to ${board.map.grid.size - 1}.` }]
    : [];

/** @rule FITE 6B @since 0.3.0 */
export const administrativeMovement: Amendment<EuropaRules> = {
  id: 'FITE-6B',
  ref: RULE,
  does: 'add',
  touches: ['stepCosts', 'stepChecks', 'minimumMove', 'reactions', 'playerTurnStart', 'marks', 'slices', 'problems'],
  excludes: [],
  slice: TAKEN,
  to: (rules) => ({
    ...rules,
    stepCosts: { ...rules.stepCosts, admin: [halfCost] },
    // in place of the bar of the basic rules
    stepChecks: [...rules.stepChecks.filter((c) => c.code !== 'movement/not-in-force'), ...checks],
    minimumMove: (q) => q.by !== 'admin' && rules.minimumMove(q),
    reactions: [...rules.reactions, note],
    playerTurnStart: [...rules.playerTurnStart, () => [{ type: 'sliceWritten', key: TAKEN.key, value: TAKEN.initial }]],
    marks: rules.marks | ADMINISTRATIVE,
    slices: [...rules.slices, TAKEN],
    problems: [...rules.problems, problems],
  }),
};
