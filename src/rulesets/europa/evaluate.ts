/**
 * A heuristic for bots: how good a position is for a side, in victory points. Points scored and to be expected,
 * objectives, what the armies are worth, and what they could do to each other from where they stand.
 * @module
 */
import { attackPotential, worthOf } from './plan/contact.js';
import { dangerTo } from './plan/danger.js';
import { influenceOf, likelihood, sideIx, taken, urgency } from './plan/influence.js';
import { worksWorth } from './plan/works.js';
import { phasingSide, type Position } from './position.js';
import { OUT_OF_SUPPLY } from './state.js';

/** Parts of an objective's worth: for holding it, for being about to, for keeping it safe. */
const HELD = 1.1;
const LIKELY = 0.8;
const KEPT = 0.4;
/** A unit out of supply keeps so much of its worth. */
const UNSUPPLIED = 0.7;
/** Attacks that the next combat phase will bring, and those that the enemy's would. */
const OWN_ATTACKS = 0.7;
const COMING_ATTACKS = 0.5;

/** Higher is better for the side. */
export const evaluate = (pos: Position, side: string): number => {
  const { board, state } = pos;
  const own = sideIx(side);
  const ground = board.grounds(pos);
  const influence = influenceOf(pos, ground);
  let sum = 0;
  let open = 0;
  let coming = 0;
  const want = ground.objectives.length > 0 && ground.objectives[0].side === own ? 1 : -1;
  for (let o = 0; o < ground.objectives.length; o++) {
    const { worth } = ground.objectives[o];
    const chance = likelihood(ground, influence, o);
    if (taken(pos, ground, o)) sum += want * worth * (HELD + KEPT * chance);
    else {
      open++;
      coming += chance;
      sum += want * worth * LIKELY * chance;
    }
  }
  sum += want * LIKELY * coming * urgency(pos, open) + board.rules.standing(pos, side, open);
  const { hex, status } = state.units;
  for (let u = 0; u < hex.length; u++)
    if (hex[u] >= 0)
      sum += (board.unitSide[u] === own ? 1 : -1) * (worthOf(pos, u) * ((status[u] & OUT_OF_SUPPLY) !== 0 ? UNSUPPLIED : 1) - board.rules.burden(pos, u, hex[u]));
  sum += worksWorth(pos, ground, own) + board.rules.reserves(pos, own);
  const phasing = phasingSide(pos);
  const sign = phasing === own ? 1 : -1;
  if (state.phase === 'movement' || state.phase === 'air') sum += sign * OWN_ATTACKS * attackPotential(pos, ground, phasing);
  sum -= sign * COMING_ATTACKS * dangerTo(pos, ground, phasing);
  return sum;
};
