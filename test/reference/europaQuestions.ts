/**
 * What two engines are asked about a position: some units and hexes, drawn at random.
 */
import type { Dice } from '../../src/engine/random.js';
import { mayMove } from './europa/mover.js';
import { isMarker } from './europa/odds.js';
import { holdsEnemy, type Position, ratings, type Unit } from './europa/position.js';
import { hexAt } from './europa/printed.js';

/** A group of units of the phasing player beside an enemy hex. */
export interface Assault {
  readonly target: string;
  readonly units: ReadonlyArray<string>;
}

/** Units and hexes by id. */
export interface Questions {
  /** Whether whole maps of zones and stacks are compared. */
  readonly everywhere: boolean;
  /** Units whose steps are listed. */
  readonly steppers: ReadonlyArray<string>;
  /** Units whose journeys are worked out. */
  readonly travelers: ReadonlyArray<string>;
  /** Units whose supply is traced. */
  readonly eaters: ReadonlyArray<string>;
  readonly attacks: ReadonlyArray<Assault>;
  readonly overruns: ReadonlyArray<Assault & { readonly by: 'march' | 'road' }>;
  /** Units that would have to retreat. */
  readonly routed: ReadonlyArray<string>;
  /** Units of one hex that would have to lose so much. */
  readonly losers: ReadonlyArray<{ readonly units: ReadonlyArray<string>; readonly of: 'attacker' | 'defender'; readonly need: number; readonly measure: 'strength' | 're' }>;
}

/** How much is asked. */
export interface Extent {
  readonly everywhere: number;
  readonly steppers: number;
  readonly travelers: number;
  readonly eaters: number;
  readonly attacks: number;
  readonly overruns: number;
  readonly routed: number;
  readonly losers: number;
}

/** More units than this have too many sets of losses to go through one by one. */
const MOST_ATTACKERS = 7;

const drawn = <T>(random: Dice, from: ReadonlyArray<T>, n: number): ReadonlyArray<T> => {
  const left = [...from];
  const out: T[] = [];
  while (out.length < n && left.length > 0) out.push(...left.splice(random.below(left.length), 1));
  return out;
};

/** How many of something: a fraction is a chance of one more. */
const many = (random: Dice, n: number): number => Math.floor(n) + (random.below(1000) < (n % 1) * 1000 ? 1 : 0);

const others = (pos: Position, hex: string, units: ReadonlyArray<Unit>): ReadonlyArray<Unit> => units.filter((u) => u.hex !== null && hexAt(pos.printed, hex).beside.includes(u.hex));

/** Draws what is asked about a position. */
export const questionsOf = (pos: Position, random: Dice, extent: Extent): Questions => {
  const standing = pos.units.filter((u) => u.hex !== null);
  const movers = standing.filter((u) => mayMove(pos, u));
  const phasing = standing.filter((u) => pos.phasing.includes(u.power) && !isMarker(pos, u));
  const targets = [...new Set(standing.filter((u) => u.side !== pos.phasingSide && phasing.some((p) => hexAt(pos.printed, u.hex as string).beside.includes(p.hex as string))).map((u) => u.hex as string))].sort();
  const ids = (units: ReadonlyArray<Unit>): ReadonlyArray<string> => units.map((u) => u.id);
  const fighting = standing.filter((u) => !isMarker(pos, u));
  const near = fighting.filter((u) => hexAt(pos.printed, u.hex as string).beside.some((to) => holdsEnemy(pos, u.side, to)));
  const quiet = pos.state.combat === null && pos.state.pending.length === 0;
  const attacks = (quiet ? drawn(random, targets, many(random, extent.attacks)) : []).map((target) => {
    const able = others(pos, target, phasing);
    const most = Math.min(MOST_ATTACKERS, able.length);
    return { target, units: ids(drawn(random, able, random.below(2) === 0 ? most : 1 + random.below(most))) };
  });
  const moving = quiet && (pos.phase === 'movement' || pos.phase === 'exploitation');
  const overruns = (moving ? drawn(random, targets, many(random, extent.overruns)) : []).map((target) => {
    const able = others(pos, target, phasing);
    const [lead] = drawn(random, able, 1);
    const stack = able.filter((u) => u.hex === lead.hex);
    const strongest = [...stack].sort((a, b) => ratings(b).attack - ratings(a).attack);
    const units = random.below(3) > 0 ? strongest.slice(0, 1 + random.below(3)) : drawn(random, stack, 1 + random.below(Math.min(4, stack.length)));
    return { target, units: ids(units), by: random.below(2) === 0 ? ('march' as const) : ('road' as const) };
  });
  return {
    everywhere: many(random, extent.everywhere) > 0,
    steppers: ids(drawn(random, movers, many(random, extent.steppers))),
    travelers: ids(drawn(random, movers, many(random, extent.travelers))),
    eaters: ids(drawn(random, standing, many(random, extent.eaters))),
    attacks,
    overruns,
    routed: ids(drawn(random, random.below(3) > 0 && near.length > 0 ? near : fighting, many(random, extent.routed))),
    losers: Array.from({ length: standing.length === 0 ? 0 : many(random, extent.losers) }, () => {
      const at = standing[random.below(standing.length)];
      const stack = standing.filter((u) => u.hex === at.hex || (random.below(4) === 0 && u.side === at.side && hexAt(pos.printed, at.hex as string).beside.includes(u.hex as string))).slice(0, 9);
      return { units: ids(stack), of: random.below(2) === 0 ? ('attacker' as const) : ('defender' as const), need: (1 + random.below(24)) / 2, measure: 'strength' as const };
    }),
  };
};
