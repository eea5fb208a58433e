/** A house rule written, tested and argued for: pincers. Run it with `npx tsx examples/house-rule.ts`. */
import { isLeft, type RuleRef } from 'grognard';
import { fightOdds } from 'grognard/engine';
import type { AttackQuery, EuropaAction, EuropaRules } from 'grognard/europa';
import { type Amendment, marginal, meanOf, showRational } from 'grognard/kernel';
import { assertFixture, type EuropaFixture, openFixture } from 'grognard/testing';

// written: attackers in opposite hexes get one more on the die
const ref: RuleRef = { book: 'HOUSE', case: '9', clauses: [], kind: 'option', gist: 'The die is raised by 1 where attackers stand in opposite hexes.' };
const inPincers = ({ pos: { board, state }, target, attackers }: AttackQuery): boolean => {
  const from = attackers.map((unit) => state.units.hex[unit]);
  const around = board.map.neighbors.slice(target * 6, target * 6 + 6); // clockwise: the third after one lies opposite
  return [0, 1, 2].some((d) => from.includes(around[d]) && from.includes(around[d + 3]));
};
const house: Amendment<EuropaRules> = {
  id: 'HOUSE-9', ref, does: 'add', touches: ['dieModifiers'], excludes: [], slice: null,
  to: (rules) => ({ ...rules, dieModifiers: [...rules.dieModifiers, { ref, op: 'add', value: (attack) => (inPincers(attack) ? 1 : 0) }] }),
};

// tested: with the rule and without it, and where it does not bite
const pincers: EuropaFixture = {
  title: 'A 5 at 2:1 drives the defender out of pincers; without the rule it would cost the attacker half of what he destroys',
  amendments: [house],
  under: ['basic+HOUSE-9', 'first-to-fight+HOUSE-9', { rules: 'basic', expect: { due: { kind: 'losses', need: 3 } } }],
  position: `
         04      05      06
    04           .
         .               .:g1
    05           .:p1
         .:g2            .
    06           .
         .               .
    g1: German 7-6 Inf XX
    g2: German 7-6 Inf XX
    p1: Polish 5-6-6 Inf XX
    phase: combat`,
  do: ['attack 0505 g1,g2'],
  dice: [5],
  expect: { due: { kind: 'retreat' } },
};
assertFixture(pincers);
assertFixture({
  title: 'From one side nothing changes', amendments: [house], under: 'basic+HOUSE-9',
  position: { units: ['g1: German 7-6 Inf XX @0604', 'g2: German 7-6 Inf XX @0605', 'p1: Polish 5-6-6 Inf XX @0505'] },
  expect: { odds: { target: '0505', with: ['g1', 'g2'], column: '2:1', modifier: 0 } },
});

// argued for: what it is worth, exactly, by the table of Boot Camp and by that of Europa Reform
const attack: ReadonlyArray<EuropaAction> = [{ type: 'commit', unit: 'g1', target: '0505' }, { type: 'commit', unit: 'g2', target: '0505' }, { type: 'resolve' }];
for (const rules of ['basic', 'basic+HOUSE-9', 'basic+REFORM-9C', 'basic+REFORM-9C+HOUSE-9'] as const) {
  const opened = openFixture(pincers, rules);
  if (isLeft(opened)) throw new Error(opened.left[0].detail);
  const odds = fightOdds(opened.right.game, opened.right.state, attack);
  if (isLeft(odds)) throw new Error(odds.left[0].detail);
  const { outcomes } = odds.right;
  const cleared = marginal(outcomes, (o) => o.cleared).find((o) => o.value)?.weight ?? { num: 0, den: 1 };
  const cost = meanOf(outcomes.map(({ value, weight }) => ({ value: value.lost.attacker.strength, weight })));
  console.log(`${rules}: the hex is cleared with a chance of ${showRational(cleared)}, at a cost of ${showRational(cost)} strength points`);
}
