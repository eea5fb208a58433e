/**
 * What the cells of the Reform table do, element by element.
 * @rule REFORM 9C (ER-9C.2 to ER-9C.25, ER-9C.32 to ER-9C.34)
 * @module
 */
import { bootCampStepsOf, newCadres } from '../../boot-camp/results.js';
import type { Board } from '../../europa/board.js';
import { demandRetreat } from '../../europa/combat/retreat.js';
import type { CombatStep } from '../../europa/rules.js';
import type { Combat } from '../../europa/state.js';
import { reform } from '../cases.js';
import { attritionSteps } from './attrition.js';
import { type Element, ATTACKER_ELIMINATED, parseElements } from './elements.js';

const retreatNewCadres = (of: 'attacker' | 'defender'): CombatStep => ({
  ref: reform('9C', ['ER-9C.15'], 'By one reading, units that attrition or halving has reduced to cadre retreat.'),
  run: (pos, combat) => demandRetreat(pos, of, newCadres(pos, combat, of)),
});

/** Steps that the Reform table adds to those there are. */
export const reformSteps: Readonly<Record<string, CombatStep>> = {
  ...attritionSteps,
  'retreat new attacker cadres': retreatNewCadres('attacker'),
  'retreat new defender cadres': retreatNewCadres('defender'),
};

/** Steps that do what they did, by the rule that has taken the place of the old one. */
const RESTATED = {
  'half of attacker': reform('9C', ['ER-9C.2', 'ER-9C.3'], 'A: at least half the printed strength of the attackers is lost; a division reduced to cadre counts in full.'),
  'retreat attacker': reform('9C', ['ER-9C.4'], 'A: the attackers that are left retreat.'),
  'half of defender': reform('9C', ['ER-9C.19', 'ER-9C.20'], 'D: at least half the printed strength of the defenders is lost; a division reduced to cadre counts in full.'),
  'retreat defender': reform('9C', ['ER-9C.18'], 'R: all defenders retreat.'),
  'eliminate defender': reform('9C', ['ER-9C.21', 'ER-9C.22', 'ER-9C.13', 'ER-9C.14'], 'E, and an exchange whose weaker side they are: all defenders are eliminated; divisions become their cadres.'),
  'retreat defender cadres': reform('9C', ['ER-9C.23', 'ER-9C.13', 'ER-9C.14'], 'Defenders reduced to cadre by E, or as the weaker side of an exchange, retreat.'),
};

/** The steps of other tables that the elements use, with the rule that they are used by. @rule REFORM 9C */
export const restated = (steps: Readonly<Record<string, CombatStep>>): Readonly<Record<string, CombatStep>> =>
  Object.fromEntries(Object.entries(RESTATED).map(([name, ref]) => [name, { ...steps[name], ref }]));

/** What an element does by itself. */
const stepsOfElement = (element: Element, combat: Combat, readings: Board['readings']): ReadonlyArray<string> => {
  const cadresRetreat = readings['attrition-cadres'] === 'retreat';
  switch (element) {
    case 'A':
      return ['half of attacker', 'retreat attacker'];
    case '*':
      return ['attrition of attacker', ...(cadresRetreat ? ['retreat new attacker cadres'] : [])];
    case 'S':
      return [];
    case 'x':
      return bootCampStepsOf('HX', combat);
    case 'X':
      return bootCampStepsOf('EX', combat);
    case 'd':
      return ['attrition of defender', ...(cadresRetreat ? ['retreat new defender cadres'] : []), 'advance'];
    case 'R':
      return ['retreat defender', 'advance'];
    case 'D':
      return ['half of defender', ...(readings['halved-defender-retreat'] === 'yes' ? ['retreat defender'] : cadresRetreat ? ['retreat new defender cadres'] : []), 'advance'];
    case 'E':
      return ['eliminate defender', 'retreat defender cadres', 'advance'];
  }
};

/** By the reading that losses of one side are reckoned together: before anybody retreats. (AMB-ER-16) */
const pooled = (steps: ReadonlyArray<string>): ReadonlyArray<string> => {
  const retreats = (step: string): boolean => step.startsWith('retreat');
  return [...steps.filter((s) => !retreats(s)), ...steps.filter(retreats)];
};

/** The steps of a cell: those of its elements in order, and the advance after all of them. @rule REFORM 9C (ER-9C.24, ER-9C.25) */
export const reformStepsOf = (result: string, combat: Combat, { readings }: Pick<Board, 'readings'>): ReadonlyArray<string> => {
  const elements = parseElements(result);
  // what no table has: the result of an attack below it, by one reading
  if (elements === null) return bootCampStepsOf(ATTACKER_ELIMINATED, combat);
  const steps = elements.flatMap((e) => stepsOfElement(e, combat, readings));
  const fought = steps.filter((s) => s !== 'advance');
  return [...(readings['result-order'] === 'pooled' ? pooled(fought) : fought), ...(steps.includes('advance') ? ['advance'] : [])];
};
