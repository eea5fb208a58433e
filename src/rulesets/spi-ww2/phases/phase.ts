/**
 * What a phase is to the game: the actions open in it, why others are not, and what they do.
 * @module
 */
import type { ActionSet } from '../../../engine/actionSet.js';
import type { Dice } from '../../../engine/random.js';
import { allHold, type RuleViolation, violationsOf } from '../../../kernel/rule.js';
import type { SpiAction } from '../action.js';
import type { SpiEvent } from '../event.js';
import type { Position } from '../position.js';

/** A phase, or a kind of decision, with its own part of the rules. */
export interface Part {
  readonly legal: (pos: Position) => ActionSet<SpiAction>;
  /** Breaches of an action that is in its place; the action may be any. */
  readonly violations: (pos: Position, action: SpiAction) => ReadonlyArray<RuleViolation>;
  /** What a legal action does. */
  readonly decide: (pos: Position, action: SpiAction) => ReadonlyArray<SpiEvent>;
}

/** No action of that kind belongs here: a bug if it is ever reached through the checks. */
export const nothing: ReadonlyArray<never> = [];

export const END: SpiAction = { type: 'endPhase' };
export const PASS: SpiAction = { type: 'pass' };

/** Whether the phase may end now, and why it may not. */
export const mayEnd = (pos: Position): boolean => allHold(pos.board.rules.endChecks, { pos });
export const endViolations = (pos: Position): ReadonlyArray<RuleViolation> => violationsOf(pos.board.rules.endChecks, { pos });

/** Actions of a phase by the unit that makes them, actions of nobody in particular, and the end. */
export interface Menu {
  /** Whether a unit has anything to do: a quick look, which may err on the generous side. */
  readonly may: (pos: Position, unit: number) => boolean;
  /** The actions of a unit, in a fixed order, put into `out`. */
  readonly of: (pos: Position, unit: number, out: SpiAction[]) => void;
  /** Actions of nobody in particular, by group, each in a fixed order. */
  readonly groups: ReadonlyArray<(pos: Position) => Iterable<SpiAction>>;
  readonly violations: Part['violations'];
}

/**
 * The set of legal actions of a menu. A sample is of a unit that has something to do, each alike, or of a group or the end
 * of the phase, each as if it were one more unit; then of one of its actions.
 */
export const menuSet = (pos: Position, menu: Menu): ActionSet<SpiAction> => {
  const units = pos.state.units.hex.length;
  function* all(): Generator<SpiAction> {
    const out: SpiAction[] = [];
    for (const group of menu.groups) yield* group(pos);
    for (let u = 0; u < units; u++) {
      if (!menu.may(pos, u)) continue;
      out.length = 0;
      menu.of(pos, u, out);
      yield* out;
    }
    if (mayEnd(pos)) yield END;
  }
  return {
    size: () => {
      let n = 0;
      for (const _ of all()) n++;
      return n;
    },
    has: (action) => menu.violations(pos, action).length === 0,
    [Symbol.iterator]: all,
    sample: (dice: Dice) => {
      const out: SpiAction[] = [];
      for (;;) {
        const i = dice.below(units + menu.groups.length + 1);
        out.length = 0;
        if (i < units) {
          if (!menu.may(pos, i)) continue;
          menu.of(pos, i, out);
        } else if (i < units + menu.groups.length) out.push(...menu.groups[i - units](pos));
        else if (mayEnd(pos)) return END;
        if (out.length > 0) return out[dice.below(out.length)];
      }
    },
  };
};
