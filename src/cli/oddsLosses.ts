/**
 * What a fight costs: the exact distribution of its outcomes, for people and for programs.
 * @module
 */
import { fightOdds, type FightOdds, type FightOutcome } from '../engine/fightOdds.js';
import { FIGHT_POLICIES, type FightPolicy, isFightPolicy, type Toll } from '../engine/fightPolicy.js';
import type { GameState, Tagged } from '../engine/game.js';
import { marginal, meanOf, type Rational, showRational } from '../kernel/chance.js';
import type { RuleViolation } from '../kernel/rule.js';
import { isLeft } from '../prelude.js';
import { badInput } from './failure.js';
import type { AnyGame, FightAsked } from './family.js';

/** The policy that was asked for. */
export const policyNamed = (text: string | undefined): FightPolicy => {
  if (text === undefined) return 'least-strength';
  if (!isFightPolicy(text)) throw badInput(`--policy ${text}: give one of ${Object.keys(FIGHT_POLICIES).join(', ')}.`);
  return text;
};

/** What is known of the losses of a fight. */
export interface Losses {
  readonly data: Readonly<Record<string, unknown>> | null;
  readonly lines: ReadonlyArray<string>;
  /** Why they cannot be told. */
  readonly violations: ReadonlyArray<RuleViolation>;
}

const counted = (n: number, one: string): string => `${n} ${n === 1 ? one : `${one}s`}`;

/** `'8 of strength, 1 unit, 3 steps'`. */
const tollText = ({ strength, units, steps }: Toll): string =>
  strength === 0 && steps === 0 ? 'nothing' : [`${strength} of strength`, ...(units === 0 ? [] : [counted(units, 'unit')]), counted(steps, 'step')].join(', ');

const outcomeText = ({ result, lost, cleared }: FightOutcome): string =>
  `${result ?? 'without a die'}: attackers lose ${tollText(lost.attacker)}; defenders lose ${tollText(lost.defender)}; the hex is ${cleared ? '' : 'not '}cleared`;

const means = ({ outcomes }: FightOdds): Readonly<Record<'attacker' | 'defender' | 'cleared', Rational>> => ({
  attacker: meanOf(marginal(outcomes, (o) => o.lost.attacker.strength)),
  defender: meanOf(marginal(outcomes, (o) => o.lost.defender.strength)),
  cleared: meanOf(marginal(outcomes, (o) => (o.cleared ? 1 : 0))),
});

/** The losses of a fight, or why they cannot be told. */
export const lossesTold = (game: AnyGame, { state, actions }: FightAsked, policy: FightPolicy): Losses => {
  const odds = fightOdds(game, state as GameState, actions as ReadonlyArray<Tagged>, { policy });
  if (isLeft(odds)) return { data: null, lines: [`Losses cannot be told here: ${odds.left[0].detail}`], violations: odds.left };
  const mean = means(odds.right);
  const { outcomes } = odds.right;
  return {
    data: {
      policy,
      outcomes: outcomes.map(({ value, weight }) => ({ chance: showRational(weight), ...value })),
      mean: { attacker: showRational(mean.attacker), defender: showRational(mean.defender) },
      cleared: showRational(mean.cleared),
    },
    lines: [
      `Losses, exactly, where everybody decides by the policy ${policy}:`,
      ...outcomes.map(({ value, weight }) => `  ${showRational(weight)} ${outcomeText(value)}`),
      `  On the average attackers lose ${showRational(mean.attacker)} of strength, defenders ${showRational(mean.defender)}; the hex is cleared ${mean.cleared.num === 0 ? 'never' : mean.cleared.den === 1 ? 'always' : `with a chance of ${showRational(mean.cleared)}`}.`,
    ],
    violations: [],
  };
};
