/**
 * What a phase is to the game: the actions open in it, why others are not, and what they do.
 * @module
 */
import { type ActionSet, drawnFrom } from '../../../engine/actionSet.js';
import type { Dice } from '../../../engine/random.js';
import { allHold, type RuleViolation, violationsOf } from '../../../kernel/rule.js';
import type { SpiAction } from '../action.js';
import type { SpiEvent } from '../event.js';
import { outOfPlace } from '../legality.js';
import { isPhasing, type Position } from '../position.js';
import { RESERVE } from '../state.js';

/** A phase, or a kind of decision, with its own part of the rules. */
export interface Part {
  readonly legal: (pos: Position) => ActionSet<SpiAction>;
  /** Breaches of an action that is in its place; the action may be any. */
  readonly violations: (pos: Position, action: SpiAction) => ReadonlyArray<RuleViolation>;
  /** What a legal action does. */
  readonly decide: (pos: Position, action: SpiAction) => ReadonlyArray<SpiEvent>;
}

/** Whether an action is in its place and nothing is against it: a part knows its own actions alone. */
export const fits = (pos: Position, action: SpiAction, violations: Part['violations']): boolean => outOfPlace(pos, action).length === 0 && violations(pos, action).length === 0;

/** No action of that kind belongs here: a bug if it is ever reached through the checks. */
export const nothing: ReadonlyArray<never> = [];

export const END: SpiAction = { type: 'endPhase' };
export const PASS: SpiAction = { type: 'pass' };

/** Whether the phase may end now, and why it may not. */
export const mayEnd = (pos: Position): boolean => allHold(pos.board.rules.endChecks, { pos });
export const endViolations = (pos: Position): ReadonlyArray<RuleViolation> => violationsOf(pos.board.rules.endChecks, { pos });

/** Whether a unit of the player whose turn it is stands on the map. */
export const atHand = (pos: Position, unit: number): boolean => pos.state.units.hex[unit] >= 0 && isPhasing(pos, unit);

/** Actions of nobody in particular. */
export interface Group {
  /** All of them, in a fixed order. */
  readonly all: (pos: Position) => Iterable<SpiAction>;
  /** One of them, or null when the draw hit none: each has a chance above zero. Null when the list is short enough to draw from. */
  readonly draw: ((pos: Position, dice: Dice) => SpiAction | null) | null;
}

/** Actions of one kind that a unit may make. */
export interface Kind {
  /** All of them, in a fixed order, put into `out`. */
  readonly all: (pos: Position, unit: number, out: SpiAction[]) => void;
  /** One of them, or null when the draw hit none: each has a chance above zero. Null when the list is short enough to draw from. */
  readonly draw: ((pos: Position, unit: number, dice: Dice) => SpiAction | null) | null;
}

/** A kind of which a unit never has many actions. */
export const few = (all: Kind['all']): Kind => ({ all, draw: null });

/** Draws before a place that may be taken is given up: the chance to end so is small where many are open. */
const TRIES = 8;

/** One of many hexes that may be had, each alike; null when several draws in a row hit none. */
export const drawHex = (hexes: ArrayLike<number>, dice: Dice, may: (hex: number) => boolean): number | null => {
  if (hexes.length === 0) return null;
  for (let i = 0; i < TRIES; i++) {
    const hex = hexes[dice.below(hexes.length)];
    if (may(hex)) return hex;
  }
  return null;
};

/** A part whose actions are those of a menu. Their set looks at the position when it is asked, so it is kept while that is changed in place. */
export const menuPart = (menu: Menu, decide: Part['decide']): Part => {
  const known = new WeakMap<Position, ActionSet<SpiAction>>();
  const legal = (pos: Position): ActionSet<SpiAction> => {
    let set = known.get(pos);
    if (set === undefined) known.set(pos, (set = menuSet(pos, menu)));
    return set;
  };
  return { legal, violations: menu.violations, decide };
};

/** Actions of a phase by the unit that makes them, actions of nobody in particular, and the end. */
export interface Menu {
  /** Whether a unit has anything to do: a quick look, which may err on the generous side. */
  readonly may: (pos: Position, unit: number) => boolean;
  /** The actions of a unit, kind by kind. */
  readonly kinds: ReadonlyArray<Kind>;
  readonly groups: ReadonlyArray<Group>;
  readonly violations: Part['violations'];
}

/** One of some actions, each alike; null of none. */
const oneOf = (actions: ReadonlyArray<SpiAction>, dice: Dice): SpiAction | null =>
  actions.length === 0 ? null : actions[dice.below(actions.length)];

/**
 * The set of legal actions of a menu. A sample is of a unit that has something to do, each alike, or of a group or the end
 * of the phase, each as if it were one more unit; of a unit, one of its kinds of action; of those, one action. What has
 * nothing to offer is drawn again, which is as fair as a list of what has and needs none. Kinds with many actions are not
 * listed: one is drawn among all that might be, and where it may not be made after a few draws, everything is drawn again,
 * so that such kinds come up less often where little of them is open.
 */
const menuSet = (pos: Position, menu: Menu): ActionSet<SpiAction> => {
  function* all(): Generator<SpiAction> {
    const out: SpiAction[] = [];
    for (const group of menu.groups) yield* group.all(pos);
    for (let u = 0; u < pos.state.units.hex.length; u++) {
      if (!menu.may(pos, u)) continue;
      out.length = 0;
      for (const kind of menu.kinds) kind.all(pos, u, out);
      yield* out;
    }
    if (mayEnd(pos)) yield END;
  }
  const draw = (dice: Dice): SpiAction | null => {
    const { hex } = pos.state.units;
    const i = dice.below(hex.length + menu.groups.length + 1);
    if (i < hex.length) {
      // a counter in reserve has nothing to do, and most counters are
      if (hex[i] === RESERVE || !menu.may(pos, i)) return null;
      const kind = menu.kinds[dice.below(menu.kinds.length)];
      if (kind.draw !== null) return kind.draw(pos, i, dice);
      const actions: SpiAction[] = [];
      kind.all(pos, i, actions);
      return oneOf(actions, dice);
    }
    const group = menu.groups[i - hex.length];
    if (group === undefined) return mayEnd(pos) ? END : null;
    return group.draw === null ? oneOf([...group.all(pos)], dice) : group.draw(pos, dice);
  };
  return {
    size: () => {
      let n = 0;
      for (const _ of all()) n++;
      return n;
    },
    has: (action) => fits(pos, action, menu.violations),
    [Symbol.iterator]: all,
    sample: drawnFrom(draw, all),
  };
};
