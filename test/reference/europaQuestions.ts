/**
 * What two engines are asked about a position: some units and hexes, drawn at random.
 */
import type { Dice } from '../../src/engine/random.js';
import { mayMove, movesNow } from './europa/mover.js';
import { isMarker } from './europa/odds.js';
import { holdsEnemy, type Position, ratings, type Unit, unitsAt } from './europa/position.js';
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
  /** Units whose journeys are worked out, and those by rail. */
  readonly travelers: ReadonlyArray<string>;
  readonly riders: ReadonlyArray<string>;
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
  readonly riders: number;
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

const beside = (pos: Position, hex: string, units: ReadonlyArray<Unit>): ReadonlyArray<Unit> => units.filter((u) => u.hex !== null && hexAt(pos.printed, hex).beside.includes(u.hex));
const ids = (units: ReadonlyArray<Unit>): ReadonlyArray<string> => units.map((u) => u.id);
const isNear = (pos: Position, unit: Unit): boolean => hexAt(pos.printed, unit.hex as string).beside.some((to) => holdsEnemy(pos, unit.side, to));

/** Enemy hexes beside units. */
const targetsOf = (pos: Position, units: ReadonlyArray<Unit>): ReadonlyArray<string> =>
  [...new Set(units.flatMap((u) => hexAt(pos.printed, u.hex as string).beside.filter((to) => holdsEnemy(pos, u.side, to))))].sort();

const sum = (values: ReadonlyArray<number>): number => values.reduce((a, b) => a + b, 0);

/** A stack beside an enemy hex that could go in: the strongest and an easy prey, or any. */
const assaultOf = (pos: Position, random: Dice, targets: ReadonlyArray<string>, able: ReadonlyArray<Unit>): Assault | null => {
  const any = random.below(3) === 0;
  const tried = drawn(random, targets, any ? 1 : 12).flatMap((target) => {
    const near = beside(pos, target, able);
    const stacks = [...new Set(near.map((u) => u.hex))].map((hex) => near.filter((u) => u.hex === hex));
    const defense = sum(unitsAt(pos, target).map((u) => ratings(u).defense));
    return stacks.map((stack) => ({ target, stack, ratio: sum(stack.map((u) => ratings(u).attack)) / (defense + 0.1) }));
  });
  if (tried.length === 0) return null;
  const [best] = any ? drawn(random, tried, 1) : [...tried].sort((a, b) => b.ratio - a.ratio);
  const strongest = [...best.stack].sort((a, b) => ratings(b).attack - ratings(a).attack);
  const units = any ? drawn(random, best.stack, 1 + random.below(Math.min(4, best.stack.length))) : strongest.slice(0, 1 + random.below(3));
  return { target: best.target, units: ids(units) };
};

/** Draws what is asked about a position. */
export const questionsOf = (pos: Position, random: Dice, extent: Extent): Questions => {
  const standing = pos.units.filter((u) => u.hex !== null);
  const fighting = standing.filter((u) => !isMarker(pos, u));
  const phasing = fighting.filter((u) => pos.phasing.includes(u.power));
  const quiet = pos.state.combat === null && pos.state.pending.length === 0;
  // nobody moves while a decision is due
  const movers = quiet ? standing.filter((u) => mayMove(pos, u)) : [];
  const moving = quiet && (pos.phase === 'movement' || pos.phase === 'exploitation');
  const targets = quiet ? targetsOf(pos, phasing) : [];
  const attacks = drawn(random, targets, many(random, extent.attacks)).map((target) => {
    const able = beside(pos, target, phasing);
    const most = Math.min(MOST_ATTACKERS, able.length);
    return { target, units: ids(drawn(random, able, random.below(2) === 0 ? most : 1 + random.below(most))) };
  });
  const overruns = Array.from({ length: moving ? many(random, extent.overruns) : 0 }, () => assaultOf(pos, random, targets, phasing.filter((u) => movesNow(pos, u)))).flatMap((assault) =>
    assault === null ? [] : [{ ...assault, by: random.below(2) === 0 ? ('march' as const) : ('road' as const) }],
  );
  const routed = Array.from({ length: many(random, extent.routed) }, () => {
    const some = drawn(random, fighting, 12);
    return some.find((u) => isNear(pos, u)) ?? some[0];
  });
  return {
    everywhere: many(random, extent.everywhere) > 0,
    steppers: ids(drawn(random, movers, many(random, extent.steppers))),
    travelers: ids(drawn(random, movers, many(random, extent.travelers))),
    riders: ids(drawn(random, movers, many(random, extent.riders))),
    eaters: ids(drawn(random, standing, many(random, extent.eaters))),
    attacks,
    overruns,
    routed: ids(routed.filter((u) => u !== undefined)),
    losers: Array.from({ length: standing.length === 0 ? 0 : many(random, extent.losers) }, () => {
      const at = standing[random.below(standing.length)];
      const stack = standing.filter((u) => u.hex === at.hex || (random.below(4) === 0 && u.side === at.side && hexAt(pos.printed, at.hex as string).beside.includes(u.hex as string))).slice(0, 9);
      return { units: ids(stack), of: random.below(2) === 0 ? ('attacker' as const) : ('defender' as const), need: (1 + random.below(24)) / 2, measure: 'strength' as const };
    }),
  };
};
