/**
 * The air phase: the phasing player sends bombers; when he ends the phase the other player sends fighters, and what is left
 * after fighters and antiaircraft fire is the support of the coming combats.
 * @rule EBC 15A, 15C, 16
 * @module
 */
import type { ActionSet } from '../../../engine/actionSet.js';
import { distance, type HexIx } from '../../../kernel/hex.js';
import { allHold, type RuleViolation, violationsOf } from '../../../kernel/rule.js';
import type { EuropaAction } from '../action.js';
import { airIn, type Mission, type Sortie } from '../air.js';
import { SIDES } from '../board.js';
import type { EuropaEvent } from '../event.js';
import { namedHex } from '../legality.js';
import { ownerOf, type Position, phasingSide } from '../position.js';
import { endOfPhase } from '../sequence.js';
import { due } from '../state.js';
import { abandonViolations } from './abandon.js';
import { nothing, type Part } from './phase.js';

/** Bombers or fighters, by mission. */
export const kindOf = (mission: Mission): 'bombers' | 'fighters' => (mission === 'oas' || mission === 'das' ? 'bombers' : 'fighters');

/** Whether it is the turn of fighters: the non-phasing player's. */
export const fightersDue = (pos: Position): boolean => due(pos.state)?.kind === 'fighters';

const END: EuropaAction = { type: 'endPhase' };
const PASS: EuropaAction = { type: 'pass' };

/** Powers that may send points now. */
const senders = (pos: Position): ReadonlyArray<number> => {
  const { board, state } = pos;
  const fighters = fightersDue(pos);
  return board.powers.flatMap((p, power) => {
    const acts = fighters ? p.side === 1 - phasingSide(pos) : board.playerTurns[state.playerTurn].powers[power] === 1;
    return acts && state.dormant[power] === 0 ? [power] : [];
  });
};

/** What may be sent from one base to one hex: missions, each with up to `most` points. */
interface Offer {
  readonly power: number;
  readonly base: HexIx;
  readonly target: HexIx;
  readonly mission: Mission;
  readonly most: number;
}

function* offers(pos: Position): Generator<Offer> {
  const { board } = pos;
  const { air } = board.rules;
  if (air === null) return;
  const kind = fightersDue(pos) ? 'fighters' : 'bombers';
  const missions: ReadonlyArray<Mission> = kind === 'fighters' ? ['intercept-oas', 'intercept-das'] : ['oas', 'das'];
  const { grid } = board.map;
  for (const power of senders(pos)) {
    const left = air.left(pos, power, kind);
    if (left <= 0) continue;
    for (let base = 0; base < grid.size; base++) {
      const most = Math.min(left, air.capacity(pos, power, base, kind));
      if (most <= 0) continue;
      for (let target = 0; target < grid.size; target++) {
        if (distance(grid, base, target) > air.range[kind]) continue;
        for (const mission of missions)
          if (allHold(board.rules.allocateChecks, { pos, sortie: { power, base, target, mission, points: 1 } })) yield { power, base, target, mission, most };
      }
    }
  }
}

const allocation = (pos: Position, o: Offer, points: number): EuropaAction => ({
  type: 'allocate',
  base: pos.board.map.ids[o.base],
  target: pos.board.map.ids[o.target],
  mission: o.mission,
  points,
});

const legal = (pos: Position): ActionSet<EuropaAction> => {
  const last = fightersDue(pos) ? PASS : END;
  function* all(): Generator<EuropaAction> {
    for (const o of offers(pos)) for (let points = 1; points <= o.most; points++) yield allocation(pos, o, points);
    yield last;
  }
  return {
    size: () => {
      let n = 1;
      for (const o of offers(pos)) n += o.most;
      return n;
    },
    has: (action) => violations(pos, action).length === 0,
    [Symbol.iterator]: all,
    sample: (dice) => {
      const found = [...offers(pos)];
      if (found.length === 0 || dice.below(8) === 0) return last;
      const o = found[dice.below(found.length)];
      return allocation(pos, o, 1 + dice.below(o.most));
    },
  };
};

const sortieOf = (pos: Position, action: Extract<EuropaAction, { type: 'allocate' }>): Sortie => {
  const base = pos.board.map.hexOf.get(action.base) ?? -1;
  return { power: ownerOf(pos, base), base, target: pos.board.map.hexOf.get(action.target) ?? -1, mission: action.mission, points: action.points };
};

const violations = (pos: Position, action: EuropaAction): ReadonlyArray<RuleViolation> => {
  switch (action.type) {
    case 'allocate': {
      const [base, target] = [namedHex(pos, action.base), namedHex(pos, action.target)];
      if (base.ix < 0 || target.ix < 0) return [...base.wrong, ...target.wrong];
      return violationsOf(pos.board.rules.allocateChecks, { pos, sortie: sortieOf(pos, action) });
    }
    case 'abandon':
      return abandonViolations(pos, action);
    default:
      return nothing;
  }
};

/** Whether the other player has bombers to meet. */
const bombersOut = (pos: Position): boolean => airIn(pos.state).sorties.length > 0;

const settled = (pos: Position): ReadonlyArray<EuropaEvent> => [...(pos.board.rules.air === null ? [] : [pos.board.rules.air.settle(pos)]), endOfPhase(pos)];

/** The air phase, and the decision on fighters within it. */
export const airPhase: Part = {
  legal,
  violations,
  decide: (pos, action) => {
    switch (action.type) {
      case 'allocate':
        return [{ type: 'airAllocated', sortie: sortieOf(pos, action) }];
      case 'endPhase':
        return bombersOut(pos) ? [{ type: 'decisionOpened', decision: { kind: 'fighters', side: SIDES[1 - phasingSide(pos)] } }] : settled(pos);
      case 'pass':
        return [{ type: 'decisionClosed' }, ...settled(pos)];
      case 'abandon':
        return [{ type: 'airfieldAbandoned', hex: pos.board.map.hexOf.get(action.hex) ?? -1 }];
      default:
        return nothing;
    }
  },
};
