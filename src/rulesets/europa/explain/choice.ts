/**
 * What answers to decisions would do, and the end of a phase.
 * @rule EBC 4, 8A, 8B, 9A, 9D, 9F
 * @module
 */
import { clampRow } from '../../../kernel/crt.js';
import { citation, violationsOf } from '../../../kernel/rule.js';
import type { Lose, Retreat, Roll } from '../action.js';
import { ebc } from '../cases.js';
import { evadeOptions } from '../combat/evade.js';
import { lossText, lossValue } from '../combat/losses.js';
import { retreatOptions } from '../combat/retreat.js';
import { movers, stepsOf } from '../movement.js';
import { overrunsLedBy } from '../overrun.js';
import { isPhasing, type Position, stackCounts, unitsIn } from '../position.js';
import { due } from '../state.js';
import { hexText, unitsText, unitText } from '../wording.js';
import { zocSources } from '../zones.js';
import { type Account, NOTHING, ruled, told } from './account.js';
import { resultText } from './attack.js';

const ROLL = ebc('CRT', ['BC-CRT.3', 'BC-9A.10', 'BC-9A.11'], 'The modified die roll and the odds give the cell of the results table.');
const LOSSES = ebc('9D', ['BC-9D.1', 'BC-9D.3'], 'Losses are reckoned in printed strength, for attackers in attack strength and for defenders in defense strength.');
const PRIORITY = ebc('9F1', ['BC-9F1.2', 'BC-9F1.3', 'BC-9F1.4', 'BC-9F1.5'], 'Hexes free of enemy zones and within the stacking limit come first, then free ones over the limit, then hexes in a zone.');
const HARM = ebc('9F1', ['BC-9F1.8', 'BC-9F1.9', 'BC-9F1.10'], 'A unit that retreats into an enemy zone of control takes a step of loss.');
const EXEMPT = ebc('8B', ['BC-8B.2', 'BC-8B.6'], 'The stacking limit does not hold at the end of the initial phase: units that came in beyond it move first.');
const VOLUNTARY = ebc('8B', ['BC-8B.1'], 'No other phase may voluntarily be ended over the stacking limit.');

/** What a throw decides. */
export const rollAccount = (pos: Position, action: Roll): Account => {
  const { combat } = pos.state;
  const { crt, rules } = pos.board;
  const decision = due(pos.state);
  if (decision?.kind !== 'roll') return NOTHING;
  const thrown = rules.rolls[decision.purpose];
  if (decision.purpose !== 'combat' && thrown !== undefined)
    return told(ruled(`Die ${action.die} ${thrown.purpose}: ${thrown.tells(pos, action.die)}.`, thrown.ref));
  if (combat === null || combat.column === null) return NOTHING;
  const roll = action.die + combat.modifier;
  const cell = crt.cell(roll, combat.column);
  const row = clampRow(crt.firstRow, crt.lastRow, roll);
  return told(
    ruled(`Die ${action.die}, modified ${roll}: row ${row}, column ${crt.data.columns[combat.column]} gives ${cell.value}; the cell is ${cell.source}.`, ROLL),
    `${cell.value}: ${resultText(pos, combat, cell.value)}.`,
  );
};

/** What is lost, against what must be. */
export const loseAccount = (pos: Position, action: Lose): Account => {
  const decision = due(pos.state);
  if (decision?.kind !== 'losses') return NOTHING;
  const value = (u: number): number => lossValue(pos, u, decision.of, decision.measure);
  const units = action.units.map((id) => pos.board.roster.ixOf.get(id) ?? -1).filter((u) => decision.candidates.includes(u));
  const sum = units.reduce((n, u) => n + value(u), 0);
  return {
    figures: [
      {
        label: decision.measure === 'strength' ? 'printed strength lost' : 'REs lost',
        tally: { base: 0, lines: units.map((u) => ({ ref: LOSSES, op: 'add', value: value(u) })), total: sum },
        unit: 1,
      },
      { label: decision.measure === 'strength' ? 'printed strength to be lost' : 'REs to be lost', tally: { base: decision.need, lines: [], total: decision.need }, unit: 1 },
    ],
    lines: [
      ruled(`The ${decision.of} must lose at least ${lossText(decision.need, decision.measure)}; this is ${sum}: ${units.map((u) => `${unitText(pos, u)} ${value(u)}`).join(' + ') || 'nobody'}.`, LOSSES),
      `To choose from: ${decision.candidates.map((u) => `${unitText(pos, u)} ${value(u)}`).join(', ')}.`,
    ],
  };
};

const PRIORITIES = ['', 'free of enemy zones and within the stacking limit', 'free of enemy zones but over the stacking limit, so that the unit goes on', 'in an enemy zone of control'];

/** Where a unit may retreat, and what it meets there. */
export const retreatAccount = (pos: Position, action: Retreat): Account => {
  const decision = due(pos.state);
  const unit = pos.board.roster.ixOf.get(action.unit) ?? -1;
  if ((decision?.kind !== 'retreat' && decision?.kind !== 'evade') || unit < 0 || pos.state.units.hex[unit] < 0) return NOTHING;
  const options = decision.kind === 'evade' ? evadeOptions(pos, decision, unit) : retreatOptions(pos, decision, unit);
  if (decision.kind === 'evade' && options.length === 0) return told(ruled(`No hex is open to ${unitText(pos, unit)}: it stays.`, pos.board.rules.evasion.ref));
  if (options.length === 0) return told(ruled(`${unitText(pos, unit)} has nowhere to go and is eliminated.`, PRIORITY));
  const to = options.find((o) => pos.board.map.ids[o.to] === action.to);
  const sources = to === undefined ? [] : zocSources(pos, pos.board.unitSide[unit], to.to);
  return told(
    // more than one priority only when a unit may leave an exemption from zones unused
    ...[1, 2, 3].flatMap((priority) => {
      const hexes = options.filter((o) => o.priority === priority).map((o) => hexText(pos, o.to));
      return hexes.length === 0 ? [] : [ruled(`Open to ${unitText(pos, unit)}: ${hexes.join(', ')}, ${PRIORITIES[priority]}.`, PRIORITY)];
    }),
    ...(to?.harms === true ? [ruled(`${hexText(pos, to.to)} lies in the zone of control of ${unitsText(pos, sources)}: a step is lost.`, HARM)] : []),
  );
};

/** Why units of a stack over the limit may stay as they are for now. @rule EBC 8B (BC-8B.1, BC-8B.2, BC-8B.6) */
const excess = (pos: Position): string => {
  if (pos.state.phase === 'initial') return ruled('The limit is not in effect at the end of the initial phase; the movement phase may not be ended so while one of them can move.', EXEMPT);
  return ruled('None of them can move now: the excess is not voluntary.', VOLUNTARY);
};

/** The stacks over the limit, with what they hold, and whether somebody there could still move. */
export const overfull = (pos: Position): ReadonlyArray<string> => {
  const moving = new Set(movers(pos).filter((u) => stepsOf(pos, u, []).length > 0));
  for (let u = 0; u < pos.state.units.hex.length; u++) for (const q of overrunsLedBy(pos, u)) for (const v of q.units) moving.add(v);
  const lines: string[] = [];
  for (let hex = 0; hex < pos.board.map.grid.size; hex++) {
    const units = unitsIn(pos, hex);
    if (units.length === 0 || !units.some((u) => isPhasing(pos, u))) continue;
    for (const v of violationsOf(pos.board.rules.stacking, stackCounts(pos, hex))) {
      const free = units.filter((u) => moving.has(u));
      lines.push(`${hexText(pos, hex)} holds ${units.length} units: ${unitsText(pos, units)}.`);
      lines.push(`  ${ruled(v.detail.replace(' would hold ', ' holds '), v.ref)}`);
      lines.push(`  ${free.length === 0 ? excess(pos) : `Still able to move: ${unitsText(pos, free)}.`}`);
    }
  }
  return lines;
};

/** The citation of a rule with its gist, for refusals. */
export const refusalLine = (violation: { readonly ref: Parameters<typeof citation>[0]; readonly detail: string }): string =>
  `${citation(violation.ref)}: ${violation.detail} (${violation.ref.gist})`;
