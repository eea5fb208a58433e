/**
 * The combat phases: putting attacks together and resolving them, one after another.
 * @rule EBC 9, REFORM 9K
 * @module
 */
import type { ActionSet } from '../../../engine/actionSet.js';
import type { Dice } from '../../../engine/random.js';
import { type HexIx, opposite } from '../../../kernel/hex.js';
import { allHold, type RuleViolation, violationsOf } from '../../../kernel/rule.js';
import type { EuropaAction } from '../action.js';
import { ebc } from '../cases.js';
import { commitQuery, resolveEvents } from '../combat/declare.js';
import { attackQuery } from '../combat/strength.js';
import { namedHex, namedUnit, notAtHand, refusal } from '../legality.js';
import { enemyIn, isPhasing, type Position } from '../position.js';
import { endOfPhase } from '../sequence.js';
import { ATTACKED } from '../state.js';
import type { UnitIx } from '../unit.js';
import { endViolations, mayEnd } from './movement.js';
import { nothing, type Part } from './phase.js';

const DECLARED = ebc('9B', ['BC-9B.7', 'BC-9B.8'], 'Attacks are put together and resolved one by one.');

/** Legal commitments as `unit × 6 + direction`, ascending. Written into `out` so that playouts do not allocate. */
export const commitments = (pos: Position, out: number[]): number[] => {
  out.length = 0;
  const { board, state } = pos;
  const { hex } = state.units;
  const { first, next } = pos.sit.stacks;
  if (state.attack === null) {
    for (let u = 0; u < hex.length; u++) if (hex[u] >= 0 && mayStillAttack(pos, u)) for (let d = 0; d < 6; d++) if (first[board.map.neighbors[hex[u] * 6 + d]] >= 0) commitmentOf(pos, u, d, out);
    return out;
  }
  // with an attack under way only its target is open: nobody joins but from around it
  const { target } = state.attack;
  for (let d = 0; d < 6; d++) {
    const from = board.map.neighbors[target * 6 + d];
    if (from >= 0) for (let u = first[from]; u >= 0; u = next[u]) if (mayStillAttack(pos, u)) commitmentOf(pos, u, opposite(d), out);
  }
  return out.sort((a, b) => a - b);
};

/** Whether a unit is one of the phasing player's that have not attacked. */
const mayStillAttack = (pos: Position, unit: UnitIx): boolean => (pos.state.units.status[unit] & ATTACKED) === 0 && isPhasing(pos, unit);

const commitmentOf = (pos: Position, unit: UnitIx, dir: number, out: number[]): void => {
  const { board, state } = pos;
  const target = board.map.neighbors[state.units.hex[unit] * 6 + dir];
  if (target < 0 || !enemyIn(pos, board.unitSide[unit], target)) return;
  if (allHold(board.rules.commitChecks, { pos, unit, target, dir })) out.push(unit * 6 + dir);
};

/** The target of an entry of {@link commitments}. */
export const targetOf = (pos: Position, code: number): HexIx => pos.board.map.neighbors[pos.state.units.hex[Math.floor(code / 6)] * 6 + (code % 6)];

const mayResolve = (pos: Position): boolean => {
  const { attack } = pos.state;
  return attack !== null && allHold(pos.board.rules.resolveChecks, attackQuery(pos, attack.target, attack.units));
};

const RESOLVE: EuropaAction = { type: 'resolve' };
const END: EuropaAction = { type: 'endPhase' };
const commit = (pos: Position, code: number): EuropaAction => ({
  type: 'commit',
  unit: pos.board.roster.ids[Math.floor(code / 6)],
  target: pos.board.map.ids[targetOf(pos, code)],
});
const uncommit = (pos: Position, unit: number): EuropaAction => ({ type: 'uncommit', unit: pos.board.roster.ids[unit] });

const legal = (pos: Position): ActionSet<EuropaAction> => {
  const committed = (): ReadonlyArray<UnitIx> => pos.state.attack?.units ?? [];
  const scratch: number[] = [];
  function* all(): Generator<EuropaAction> {
    for (const c of commitments(pos, [])) yield commit(pos, c);
    for (const u of committed()) yield uncommit(pos, u);
    if (mayResolve(pos)) yield RESOLVE;
    if (mayEnd(pos)) yield END;
  }
  return {
    size: () => [...all()].length,
    has: (action) => violations(pos, action).length === 0,
    [Symbol.iterator]: all,
    // with an attack under way: resolve it as often as not, take a unit out one time in sixteen, else add one;
    // without: a commitment or the end of the phase, each alike
    sample: (dice: Dice) => {
      const open = commitments(pos, scratch);
      if (pos.state.attack === null) {
        const i = dice.below(open.length + 1);
        return i === open.length ? END : commit(pos, open[i]);
      }
      const resolvable = mayResolve(pos);
      if (resolvable && (open.length === 0 || dice.below(2) === 0) && dice.below(16) > 0) return RESOLVE;
      if (open.length > 0 && dice.below(16) > 0) return commit(pos, open[dice.below(open.length)]);
      return uncommit(pos, committed()[dice.below(committed().length)]);
    },
  };
};

const violations = (pos: Position, action: EuropaAction): ReadonlyArray<RuleViolation> => {
  switch (action.type) {
    case 'commit': {
      const unit = namedUnit(pos, action.unit);
      const target = namedHex(pos, action.target);
      if (unit.ix < 0 || target.ix < 0) return [...unit.wrong, ...target.wrong];
      const idle = notAtHand(pos, unit.ix, action.unit);
      return idle.length > 0 ? idle : violationsOf(pos.board.rules.commitChecks, commitQuery(pos, unit.ix, target.ix));
    }
    case 'uncommit': {
      const unit = namedUnit(pos, action.unit);
      if (unit.ix < 0) return unit.wrong;
      return pos.state.attack?.units.includes(unit.ix) === true
        ? nothing
        : [refusal(DECLARED, 'attack/not-committed', [action.unit], `${action.unit} is not in an attack; there is nothing to take out.`)];
    }
    case 'resolve': {
      const { attack } = pos.state;
      return attack === null
        ? [refusal(DECLARED, 'attack/none', [], 'No attack is being put together; commit units first.')]
        : violationsOf(pos.board.rules.resolveChecks, attackQuery(pos, attack.target, attack.units));
    }
    case 'endPhase':
      return endViolations(pos);
    default:
      return nothing;
  }
};

/** The combat phase, and the one at the end of exploitation. */
export const combatPhase: Part = {
  steady: true,
  legal,
  violations,
  decide: (pos, action) => {
    const unit = (id: string): number => pos.board.roster.ixOf.get(id) ?? -1;
    switch (action.type) {
      case 'commit':
        return [{ type: 'unitCommitted', unit: unit(action.unit), target: pos.board.map.hexOf.get(action.target) ?? -1 }];
      case 'uncommit':
        return [{ type: 'unitUncommitted', unit: unit(action.unit) }];
      case 'resolve':
        return resolveEvents(pos);
      case 'endPhase':
        return [endOfPhase(pos)];
      default:
        return nothing;
    }
  },
};
