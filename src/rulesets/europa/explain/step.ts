/**
 * What a step costs, what is left after it, and whether the unit has to stop.
 * @rule EBC 3C, 5, 6A, 6B, 7, 8
 * @module
 */
import { BARRED } from '../../../kernel/reach.js';
import { citation, violationsOf } from '../../../kernel/rule.js';
import type { Tally, TallyLine } from '../../../kernel/tally.js';
import type { Step } from '../action.js';
import { weatherAt, weatherColumn } from '../board.js';
import { ebc } from '../cases.js';
import { allowanceOf, stepQuery } from '../movement.js';
import { inEnemyZoc, type Position, stackCounts, takes } from '../position.js';
import type { CostQuery, StepQuery } from '../rules.js';
import { MP, RAILED } from '../state.js';
import { groundText, hexsideText, hexText, mpText, powerText, unitsText, unitText } from '../wording.js';
import { zocSources } from '../zones.js';
import { type Account, NOTHING, ruled } from './account.js';

const STOP = ebc('6A', ['BC-6A.9', 'BC-7A.3'], 'A unit that enters an enemy zone of control stops for the phase.');
const RAIL_END = ebc('7A', ['BC-7A.2'], 'Rail movement needs connected rail hexes that the moving side owns.');
const MINIMUM = ebc('6A', ['BC-6A.14', 'BC-6A.15', 'BC-6A.18'], 'A single hex may always be moved, and ends the movement.');
const OWNER = ebc('3C', ['BC-3C.1'], 'A hex belongs to whoever occupies it.');
const CAPACITY = ebc('7A', ['BC-7A.5'], 'A power moves so many units by rail in a player turn.');

/** The parts of the cost with their rules; null when one of them is a prohibition. */
export const costTally = (q: StepQuery): Tally | null => {
  const { board, state } = q.pos;
  const query: CostQuery = {
    board,
    class: board.roster.movementClass[q.unit],
    weather: weatherColumn(weatherAt(board, state.turn, q.to)),
    from: q.from,
    to: q.to,
    dir: q.dir,
    side: board.map.sides[q.from * 6 + q.dir],
  };
  const { railCost, zoneCost, costRefs, stepCosts } = board.rules;
  const lines: TallyLine[] = [];
  if (q.by === 'rail' && railCost !== null) {
    if (stepCosts.rail.some((part) => part.value(query) === BARRED)) return null;
    if (costRefs.rail !== null) lines.push({ ref: costRefs.rail, op: 'add', value: railCost(q) });
    return { base: 0, lines, total: railCost(q) };
  }
  for (const part of stepCosts[q.by]) {
    const value = part.value(query);
    if (value === BARRED) return null;
    if (value !== 0) lines.push({ ref: part.ref, op: 'add', value });
  }
  const zones = zoneCost?.(q) ?? 0;
  if (zones !== 0 && costRefs.zone !== null) lines.push({ ref: costRefs.zone, op: 'add', value: zones });
  return { base: 0, lines, total: lines.reduce((sum, l) => sum + l.value, 0) };
};

const WAYS = { march: 'by march', road: 'by road', rail: 'by rail', admin: 'administratively' } as const;

/** A step reckoned out. */
export const stepAccount = (pos: Position, action: Step): Account => {
  const { board, state } = pos;
  const unit = board.roster.ixOf.get(action.unit) ?? -1;
  const to = board.map.hexOf.get(action.to) ?? -1;
  if (unit < 0 || to < 0 || state.units.hex[unit] < 0) return NOTHING;
  const q = stepQuery(pos, unit, to, action.by);
  const across = q.dir < 0 ? '' : hexsideText(pos, q.from, q.dir);
  const head = `${unitText(pos, unit)} steps from ${hexText(pos, q.from)} to ${hexText(pos, to)} (${groundText(pos, to)})${across === '' ? '' : ` across ${across}`} ${WAYS[action.by]}.`;
  if (q.dir < 0) return { figures: [], lines: [head] };
  const cost = costTally(q);
  if (cost === null) return { figures: [], lines: [head, 'It has no cost: the way is barred to the unit.'] };
  const moves = board.rules.moves(pos, unit);
  const has = state.units.mp[unit];
  const left = Math.max(0, has - cost.total);
  const lines = [
    head,
    ...cost.lines.map((l) => ruled(`${mpText(l.value)} MP`, l.ref)),
    `Cost ${mpText(cost.total)} MP${moves ? `; the unit has ${mpText(has)} of ${mpText(allowanceOf(pos, unit))} MP, ${mpText(left)} after the step` : ''}.`,
    ...(moves && cost.total > has && board.rules.minimumMove(q) ? [ruled('It cannot pay, but may take this step and end its movement.', MINIMUM)] : []),
    ...stopLines(q),
    ...(takes(pos, unit, to) ? [ruled(`${hexText(pos, to)} would become ${powerText(pos, board.roster.power[unit])}.`, OWNER)] : []),
    ...railLines(q),
    ...stackLines(q),
  ];
  const plain = (total: number): Tally => ({ base: total, lines: [], total });
  return {
    figures: [
      { label: 'cost of the step', tally: cost, unit: MP },
      ...(moves ? [{ label: 'movement points before', tally: plain(has), unit: MP }, { label: 'movement points after', tally: plain(left), unit: MP }] : []),
    ],
    lines,
  };
};

const stopLines = (q: StepQuery): ReadonlyArray<string> => {
  const { pos, unit, to } = q;
  const side = pos.board.unitSide[unit];
  if (inEnemyZoc(pos, side, to)) return [ruled(`It stops there: the hex lies in the zone of control of ${unitsText(pos, zocSources(pos, side, to))}.`, STOP)];
  if (!pos.board.rules.mustStop(q)) return [];
  return [q.by === 'rail' ? ruled('It stops there: the railroad goes no farther than friendly-owned hexes.', RAIL_END) : ruled('It stops there.', STOP)];
};

const railLines = (q: StepQuery): ReadonlyArray<string> => {
  const { board, state } = q.pos;
  if (q.by !== 'rail' || state.units.status[q.unit] & RAILED) return [];
  const power = board.roster.power[q.unit];
  const capacity = board.rules.supplement?.railCapacity(board, power) ?? 0;
  return [ruled(`It takes up one of ${capacity} units of ${powerText(q.pos, power)} rail capacity, of which ${state.railed[power]} ${state.railed[power] === 1 ? 'is' : 'are'} used.`, CAPACITY)];
};

/** Passing through is no breach; ending the phase there would be. */
const stackLines = (q: StepQuery): ReadonlyArray<string> =>
  violationsOf(q.pos.board.rules.stacking, stackCounts(q.pos, q.to, q.unit)).map((v) => `${v.detail} Units may pass through a full hex, but the phase may not end so. [${citation(v.ref)}]`);
