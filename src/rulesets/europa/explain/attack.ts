/**
 * What an attack would be worth: strengths, odds, die modifiers, chances, and what each result does.
 * @rule EBC 9A, 9B, 9C, CRT
 * @module
 */
import type { HexIx } from '../../../kernel/hex.js';
import { citation } from '../../../kernel/rule.js';
import { joinEvents, stepsIn } from '../combat/declare.js';
import { chanceLines, type Receipt, receiptFigures, receiptLines, receiptOf, receiptRefs } from '../combat/receipt.js';
import { attackQuery } from '../combat/strength.js';
import type { Position } from '../position.js';
import type { Combat } from '../state.js';
import type { UnitIx } from '../unit.js';
import { cited } from '../wording.js';
import { type Account, NOTHING } from './account.js';

/** The steps of a result, with their rules: `'half of defender [EBC CRT], retreat defender [EBC CRT]'`. */
export const resultText = (pos: Position, combat: Combat, result: string): string => {
  const { steps } = pos.board.rules;
  const names = stepsIn(pos, combat, result);
  return names.length === 0 ? 'nothing happens' : names.map((name) => `${name}${steps[name] === undefined ? '' : ` [${cited([steps[name].ref])}]`}`).join(', ');
};

/** What each result that can come up would do. */
const outcomeLines = (pos: Position, receipt: Receipt): ReadonlyArray<string> => {
  const { target, attackers } = receipt.query;
  const joined = joinEvents({ ...pos, state: { ...pos.state, attack: { target, units: attackers } } }).find((e) => e.type === 'combatJoined');
  if (joined === undefined) return [];
  const results = receipt.odds.automatic === null ? receipt.chances.map((c) => c.result) : [receipt.odds.automatic.result];
  return ['What the results do:', ...results.map((r) => `  ${r}: ${resultText(pos, joined.combat, r)}`)];
};

/** An attack on a hex reckoned out, legal or not; nothing when the hex or the attackers are empty. */
export const attackAccount = (pos: Position, target: HexIx, attackers: ReadonlyArray<UnitIx>): Account => {
  if (target < 0 || attackers.length === 0 || attackers.some((u) => u < 0 || pos.state.units.hex[u] < 0)) return NOTHING;
  const query = attackQuery(pos, target, attackers);
  if (query.defenders.length === 0) return NOTHING;
  const receipt = receiptOf(query);
  return {
    figures: receiptFigures(receipt),
    lines: [
      ...receiptLines(receipt),
      ...chanceLines(pos, receipt),
      ...outcomeLines(pos, receipt),
      'Rules:',
      ...receiptRefs(receipt).map((ref) => `  ${citation(ref)}: ${ref.gist}`),
    ],
  };
};
