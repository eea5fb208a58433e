/**
 * Giving up a permanent airfield, in any phase of the own player turn.
 * @rule EBC 16D (BC-16D.1)
 * @module
 */
import type { ActionSet } from '../../../engine/actionSet.js';
import type { HexIx } from '../../../kernel/hex.js';
import { allHold, type RuleViolation, violationsOf } from '../../../kernel/rule.js';
import type { Abandon, EuropaAction } from '../action.js';
import { namedHex } from '../legality.js';
import { hexName, type Position } from '../position.js';
import { airSites, hasAirSites } from '../sorties.js';
import type { Part } from './phase.js';

/** Why an airfield may not be given up. */
export const abandonViolations = (pos: Position, action: Abandon): ReadonlyArray<RuleViolation> => {
  const hex = namedHex(pos, action.hex);
  return hex.ix < 0 ? hex.wrong : violationsOf(pos.board.rules.abandonChecks, { pos, hex: hex.ix });
};

/** Hexes whose airfields the phasing player may give up, ascending. */
const abandonable = (pos: Position): ReadonlyArray<HexIx> =>
  airSites(pos).filter((hex) => allHold(pos.board.rules.abandonChecks, { pos, hex }));

/** An airfield is given up one time in so many. */
const SELDOM = 256;

const abandon = (pos: Position, hex: HexIx): EuropaAction => ({ type: 'abandon', hex: hexName(pos, hex) });

const legal = (pos: Position, own: ActionSet<EuropaAction>): ActionSet<EuropaAction> => {
  function* all(): Generator<EuropaAction> {
    yield* own;
    for (const hex of abandonable(pos)) yield abandon(pos, hex);
  }
  return {
    size: () => own.size() + abandonable(pos).length,
    has: (action) => (action.type === 'abandon' ? abandonViolations(pos, action).length === 0 : own.has(action)),
    [Symbol.iterator]: all,
    // one time in 256 an airfield, each alike, if there is one; otherwise as the phase draws
    sample: (dice) => {
      if (!hasAirSites(pos) || dice.below(SELDOM) > 0) return own.sample(dice);
      const hexes = abandonable(pos);
      return hexes.length === 0 ? own.sample(dice) : abandon(pos, hexes[dice.below(hexes.length)]);
    },
  };
};

/** A phase in which airfields can be given up besides. */
export const withAbandoning = (part: Part): Part => ({
  ...part,
  legal: (pos) => legal(pos, part.legal(pos)),
  violations: (pos, action) => (action.type === 'abandon' ? abandonViolations(pos, action) : part.violations(pos, action)),
  decide: (pos, action) =>
    action.type === 'abandon' ? [{ type: 'airfieldAbandoned', hex: pos.board.map.hexOf.get(action.hex) ?? -1 }] : part.decide(pos, action),
});
