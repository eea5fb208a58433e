/**
 * The rules that positions of rule tests are played by.
 * @module
 */
import { type Amendment, amend } from '../../src/kernel/amendment.js';
import { type Either, isLeft } from '../../src/prelude.js';
import { advancedAmendments } from '../../src/rulesets/boot-camp/advanced/index.js';
import { basic } from '../../src/rulesets/boot-camp/index.js';
import { ebc } from '../../src/rulesets/europa/cases.js';
import type { EuropaRules } from '../../src/rulesets/europa/rules.js';
import { firstToFightAmendments, firstToFightBasic } from '../../src/rulesets/first-to-fight/index.js';
import type { PowerId, Sketch } from './fixture.js';
import { parseHexes } from './notation.js';

/** Units that each power may move by rail in the test supplement. */
export const RAIL_CAPACITY: Readonly<Record<string, number>> = { germany: 5, poland: 3 };

/** Works of a kind that a power may build in the test supplement, unless a sketch says otherwise. */
const MOST_WORKS = 9;

const UNDECIDED = { winner: null, level: 'none', score: {}, lines: [] };

/** What Basic Training needs to be played: rail capacities, sources where the sketch says, its weather, no victory. */
const testSupplement = (sketch: Sketch) => ({
  id: 'test-supplement',
  ref: ebc('1', ['BC-1.2'], 'A supplement without a game.'),
  does: 'add' as const,
  touches: ['supplement', 'supply'] as const,
  excludes: [],
  slice: null,
  to: (rules: EuropaRules): EuropaRules => ({
    ...rules,
    supply: {
      ...rules.supply,
      sources: ({ board, state }, power) =>
        parseHexes(sketch.sources?.[board.powers[power].id as PowerId] ?? '', rowsOf(sketch)).flatMap((id) => {
          const hex = board.map.hexOf.get(id) ?? -1;
          return hex >= 0 && board.powers[state.hexes.owner[hex]]?.side === board.powers[power].side ? [hex] : [];
        }),
    },
    supplement: {
      ref: ebc('1', ['BC-1.2'], 'A supplement without a game.'),
      railCapacity: (board, power) => RAIL_CAPACITY[board.powers[power].id],
      airPoints: () => ({ bombers: 0, fighters: 0 }),
      constructionLimit: (_board, _power, work) => sketch.construction?.[work] ?? MOST_WORKS,
      weather: () => 'clear',
      result: () => UNDECIDED,
      conceded: () => UNDECIDED,
    },
  }),
});

/** The amendments over the basic rules, in order. */
const amendmentsOf = (sketch: Sketch): ReadonlyArray<Amendment<EuropaRules>> => {
  switch (sketch.rules) {
    case 'advanced':
      return [...advancedAmendments, testSupplement(sketch)];
    case 'first-to-fight':
      return firstToFightAmendments;
    case 'first-to-fight-advanced':
      return [...advancedAmendments, ...firstToFightAmendments];
    default:
      return [testSupplement(sketch)];
  }
};

/** The rules of a position. */
export const rulesOf = (sketch: Sketch): EuropaRules => {
  const { without = [], weather } = sketch;
  const rules =
    sketch.rules === 'first-to-fight' && without.length === 0
      ? firstToFightBasic
      : sound(amend<EuropaRules>(basic, amendmentsOf(sketch).filter((a) => !without.includes(a.id))));
  if (weather === undefined || rules.supplement === null) return rules;
  const byTurn = (turn: number): string => (typeof weather === 'string' ? weather : weather[Math.min(Math.max(turn, 1), weather.length) - 1]);
  return { ...rules, supplement: { ...rules.supplement, weather: byTurn } };
};

/** Rows of the map of a sketch. */
export const rowsOf = (sketch: Sketch): readonly [number, number] => sketch.rows ?? [1, 10];

/** What was made, or an error that says why it could not be. */
export const sound = <E, T>(made: Either<E, T>): T => {
  if (isLeft(made)) throw new Error(JSON.stringify(made.left));
  return made.right;
};
