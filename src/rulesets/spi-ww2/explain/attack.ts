/**
 * What an attack would be worth: strengths, differential, chances, and what the defenders may do about it.
 * @rule SPI 8.1, 8.2, 8.3, 17.8, 17.91
 * @module
 */
import type { HexIx } from '../../../kernel/hex.js';
import { citation } from '../../../kernel/rule.js';
import type { Commit } from '../action.js';
import { attackQuery } from '../combat/declare.js';
import { outcomeLines, receiptLines, receiptOf } from '../combat/receipt.js';
import type { Position } from '../position.js';
import { RESERVE } from '../state.js';
import type { UnitIx } from '../unit.js';
import { hexText, unitsText, unitText } from '../wording.js';
import { type Account, figure, joined, NOTHING, plain, told } from './account.js';
import { supplyAccount } from './supply.js';

/** An attack on a hex reckoned out, legal or not; nothing when the hex or the attackers are empty. */
export const attackAccount = (pos: Position, target: HexIx, attackers: ReadonlyArray<UnitIx>): Account => {
  if (target < 0 || attackers.length === 0 || attackers.some((u) => u < 0 || pos.state.units.hex[u] === RESERVE)) return NOTHING;
  const query = attackQuery(pos, target, attackers);
  if (query.defenders.length === 0) return NOTHING;
  const receipt = receiptOf(query);
  return {
    figures: [
      figure('differential', receipt.differential),
      figure('attack strength', plain(receipt.attack)),
      figure('defense strength', plain(receipt.defense)),
      ...(receipt.column < 0 ? [] : [figure('column', plain(receipt.column))]),
    ],
    lines: [...receiptLines(receipt).map((text) => `${text}.`), ...outcomeLines(receipt), ...interludes(pos)],
  };
};

/** What comes between the attack and its end beside die, losses, retreat and advance. */
const interludes = (pos: Position): ReadonlyArray<string> => {
  const { course, steps } = pos.board.rules;
  return course.filter((step) => !['roll', 'losses', 'retreat', 'advance'].includes(step)).map((step) => `${steps[step].ref.gist} [${citation(steps[step].ref)}]`);
};

/** One more unit in an attack. */
export const commitAccount = (pos: Position, action: Commit): Account => {
  const { board, state } = pos;
  const target = board.map.hexOf.get(action.target) ?? -1;
  const unit = board.roster.ixOf.get(action.unit) ?? -1;
  if (unit < 0 || target < 0) return NOTHING;
  const others = state.attack?.target === target ? state.attack.units : [];
  const account = attackAccount(pos, target, [...new Set([...others, unit])].sort((a, b) => a - b));
  return account === NOTHING ? NOTHING : joined(account, supplyAccount(pos, unit));
};

/** An attack without one of its units. */
export const uncommitAccount = (pos: Position, id: string): Account => {
  const { attack } = pos.state;
  const unit = pos.board.roster.ixOf.get(id) ?? -1;
  if (attack === null || !attack.units.includes(unit)) return NOTHING;
  const rest = attackAccount(pos, attack.target, attack.units.filter((u) => u !== unit));
  return joined(told(`${unitText(pos, unit)} leaves the attack on ${hexText(pos, attack.target)}${rest === NOTHING ? ', which is called off' : '; without it'}.`), rest);
};

/** The attack that has been put together. */
export const resolveAccount = (pos: Position): Account => {
  const { attack } = pos.state;
  return attack === null ? NOTHING : attackAccount(pos, attack.target, attack.units);
};

/** An attack that is being put together, as a phase ends without it. */
export const calledOff = (pos: Position): ReadonlyArray<string> =>
  pos.state.attack === null ? [] : [`The attack on ${hexText(pos, pos.state.attack.target)} by ${unitsText(pos, pos.state.attack.units)} is called off.`];
