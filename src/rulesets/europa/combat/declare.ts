/**
 * Putting an attack together and starting it. Any phase may do so.
 * @rule EBC 9, 9A, 9B
 * @module
 */
import { directionTo, type HexIx } from '../../../kernel/hex.js';
import { ebc } from '../cases.js';
import type { EuropaEvent } from '../event.js';
import { printedAttack, printedDefense, type Position } from '../position.js';
import type { CommitQuery, Throw } from '../rules.js';
import { CADRE, type Combat } from '../state.js';
import { SIDES } from '../board.js';
import type { UnitIx } from '../unit.js';
import { evaders } from './evade.js';
import { attackQuery, oddsOf, shelteredUnits } from './strength.js';

/** A unit's joining an attack, as the checks see it. */
export const commitQuery = (pos: Position, unit: UnitIx, target: HexIx): CommitQuery => ({
  pos,
  unit,
  target,
  dir: directionTo(pos.board.map.neighbors, pos.state.units.hex[unit], target),
});

/** What resolving the attack that was put together does: whoever may retreat before it is asked; otherwise the combat is joined. */
export const resolveEvents = (pos: Position): ReadonlyArray<EuropaEvent> => {
  const { attack } = pos.state;
  if (attack === null) return [];
  const evading = evaders(pos, attack.target);
  if (evading.length === 0) return joinEvents(pos);
  const side = SIDES[pos.board.unitSide[evading[0]]];
  return [{ type: 'decisionOpened', decision: { kind: 'evade', side, hex: attack.target, units: evading, group: evading, going: null, visited: [], overrun: null } }];
};

const sum = (pos: Position, units: ReadonlyArray<UnitIx>, strength: (pos: Position, unit: UnitIx) => number): number => {
  let n = 0;
  for (const u of units) n += strength(pos, u);
  return n;
};

const cadresOf = (pos: Position, units: ReadonlyArray<UnitIx>): ReadonlyArray<UnitIx> => units.filter((u) => pos.state.units.face[u] === CADRE);

/** The combat is joined, and a die is due unless the result needs none; where everybody has slipped away there is no result. */
export const joinEvents = (pos: Position): ReadonlyArray<EuropaEvent> => {
  const attack = pos.state.attack;
  if (attack === null) return [];
  const q = attackQuery(pos, attack.target, attack.units);
  const bystanders = shelteredUnits(pos, attack.target);
  const printed = { attacker: sum(pos, attack.units, printedAttack), defender: sum(pos, q.defenders, printedDefense) };
  const slipped = q.defenders.length === 0;
  const odds = slipped ? null : oddsOf(q);
  const combat: Combat = {
    target: attack.target,
    attackers: attack.units,
    defenders: q.defenders,
    bystanders,
    printed,
    cadresBefore: [...cadresOf(pos, attack.units), ...cadresOf(pos, q.defenders), ...cadresOf(pos, bystanders)],
    compared: slipped ? printed : pos.board.rules.compared(q, printed),
    column: odds === null || odds.automatic !== null ? null : odds.column,
    modifier: odds === null ? 0 : odds.modifier,
    result: null,
    todo: slipped ? [ADVANCE_STEP] : [],
    ...(slipped ? { evaded: true as const } : {}),
  };
  if (odds === null) return [{ type: 'combatJoined', combat }];
  const joined: EuropaEvent = { type: 'combatJoined', combat };
  if (odds.automatic !== null) {
    const { result } = odds.automatic;
    return [joined, { type: 'combatDecided', result, die: null, todo: stepsIn(pos, combat, result) }];
  }
  const side = SIDES[pos.board.unitSide[attack.units[0]]];
  return [joined, { type: 'decisionOpened', decision: { kind: 'roll', purpose: 'combat', side } }];
};

/** The step by which attackers may enter a hex that is clear. */
export const ADVANCE_STEP = 'advance';

/** The steps of a result in a combat: those of an overrun are its own. */
export const stepsIn = ({ board }: Position, combat: Combat, result: string): ReadonlyArray<string> => {
  const { rules } = board;
  return (combat.overrun === undefined ? rules : (rules.overrunTerms.table ?? rules)).stepsOf(result, combat, board);
};

/** The combat that waits for a die: only one with a column does. */
const awaiting = ({ state }: Position) => state.combat as Combat & { readonly column: number };

const resultOf = (pos: Position, die: number): string => {
  const { column, modifier } = awaiting(pos);
  return pos.board.crt.cell(die + modifier, column).value;
};

/** The die of a combat. @rule EBC 9A (BC-9A.9 to BC-9A.12) */
export const combatThrow: Throw = {
  ref: ebc('9A', ['BC-9A.9', 'BC-9A.10', 'BC-9A.11', 'BC-9A.12'], 'One die is rolled for an attack, modified, and looked up in the column of its odds.'),
  purpose: 'for the attack',
  tells: resultOf,
  decide: (pos, die) => {
    const result = resultOf(pos, die);
    return [{ type: 'combatDecided', result, die, todo: stepsIn(pos, awaiting(pos), result) }];
  },
};
