/**
 * The questions that the rulebooks leave open, by rulebook and chapter, each with its answer or answers.
 * @module
 */
import { airbaseReadings, airReadings, airRulings, antiaircraftReadings } from '../../rulesets/boot-camp/advanced/air/index.js';
import { overrunReadings, overrunRulings } from '../../rulesets/boot-camp/advanced/overruns/index.js';
import { specialReadings, specialRulings } from '../../rulesets/boot-camp/advanced/special/index.js';
import { bootCampReadings } from '../../rulesets/boot-camp/readings.js';
import { bootCampRulings } from '../../rulesets/boot-camp/rulings.js';
import type { Reading } from '../../rulesets/europa/readings.js';
import type { Ruling } from '../../rulesets/europa/ruling.js';
import { interventionReadings } from '../../rulesets/first-to-fight/interventionReadings.js';
import { firstToFightReadings } from '../../rulesets/first-to-fight/readings.js';
import { firstToFightRulings } from '../../rulesets/first-to-fight/rulings.js';
import {
  attackSupplyReadings, attackSupplyRulings, exploitationReadings, exploitationRulings, guardsCavalryReadings, reformRulings, exploitationCombatReadings, exploitationCombatRulings, firstWinterReadings, firstWinterRulings, hqReadings, hqRulings, logisticsReadings, logisticsRulings, mobilityReadings, orderOfBattleRulings, reformCrtReadings, reformCrtRulings, reformOverrunReadings, reformOverrunRulings, reformRetreatReadings, reformRetreatRulings, surpriseReadings, tankArmyReadings,
  tankArmyRulings, operationReadings, operationRulings, surpriseTurnReadings,
} from '../../rulesets/europa-reform/index.js';
import { armorReadings, armorRulings, retreatBeforeCombatReadings, stackingRulings, winterizationRulings } from '../../rulesets/fire-in-the-east/index.js';
import { spiReadings } from '../../rulesets/spi-ww2/readings/index.js';
import { spiRulings } from '../../rulesets/spi-ww2/rulings.js';

/** How many entries each register of open questions has: `AMB-BC-1` to `AMB-BC-249`. @since 0.3.0 */
export const REGISTERS = { 'AMB-BC': 249, 'AMB-FITE': 7, 'AMB-ER': 188, 'AMB-SPI': 99 } as const;

/** A part of a rulebook with its questions: options, and rulings. @since 0.3.0 */
export interface QuestionBook {
  readonly title: string;
  readonly register: keyof typeof REGISTERS;
  readonly readings: ReadonlyArray<Reading>;
  readonly rulings: ReadonlyArray<Ruling>;
}

/** Readings about a part of World War II: by the first number of their cases. */
const spiPart = (title: string, cases: RegExp): QuestionBook => ({
  title: `World War II, ${title}`,
  register: 'AMB-SPI',
  readings: spiReadings.filter((r) => cases.test(r.rule)),
  rulings: spiRulings.filter((r) => cases.test(r.rule)),
});

const EUROPA: ReadonlyArray<Omit<QuestionBook, 'register'>> = [
  { title: 'Europa Boot Camp, Basic Training', readings: bootCampReadings, rulings: bootCampRulings },
  { title: 'Europa Boot Camp, overruns', readings: overrunReadings, rulings: overrunRulings },
  { title: 'Europa Boot Camp, special rules: engineers, rail-only units, fortifications', readings: specialReadings, rulings: specialRulings },
  { title: 'Europa Boot Camp, air points, airbases and antiaircraft', readings: [...airReadings, ...airbaseReadings, ...antiaircraftReadings], rulings: airRulings },
  { title: 'First to Fight', readings: [...firstToFightReadings, ...interventionReadings], rulings: firstToFightRulings },
];

/** Every question, by rulebook and part, in the order of the rulebooks. @since 0.3.0 */
export const QUESTION_BOOKS: ReadonlyArray<QuestionBook> = [
  ...EUROPA.map((book): QuestionBook => ({ ...book, register: 'AMB-BC' })),
  { title: 'Fire in the East, as far as it is known', register: 'AMB-FITE', readings: armorReadings, rulings: [...armorRulings, ...stackingRulings, ...winterizationRulings] },
  { title: 'Europa Reform, the article, and cavalry and fast infantry', register: 'AMB-ER', readings: [...exploitationReadings, ...guardsCavalryReadings], rulings: [...reformRulings, ...exploitationRulings] },
  { title: 'Europa Reform, results of combat', register: 'AMB-ER', readings: reformCrtReadings, rulings: reformCrtRulings },
  { title: 'Europa Reform, retreats', register: 'AMB-ER', readings: reformRetreatReadings, rulings: reformRetreatRulings },
  { title: 'Europa Reform, retreat before combat', register: 'AMB-ER', readings: retreatBeforeCombatReadings, rulings: [] },
  { title: 'Europa Reform, combat at the end of exploitation', register: 'AMB-ER', readings: exploitationCombatReadings, rulings: exploitationCombatRulings },
  { title: 'Europa Reform, overruns', register: 'AMB-ER', readings: reformOverrunReadings, rulings: reformOverrunRulings },
  { title: 'Europa Reform, attack supply', register: 'AMB-ER', readings: attackSupplyReadings, rulings: attackSupplyRulings },
  {
    title: 'Europa Reform, headquarters and Tank Armies',
    register: 'AMB-ER',
    readings: [...hqReadings, ...tankArmyReadings, ...surpriseReadings],
    rulings: [...hqRulings, ...tankArmyRulings, ...firstWinterRulings, ...orderOfBattleRulings],
  },
  { title: 'Europa Reform, logistical points', register: 'AMB-ER', readings: [...logisticsReadings, ...firstWinterReadings], rulings: logisticsRulings },
  { title: 'Europa Reform, Soviet armor', register: 'AMB-ER', readings: mobilityReadings, rulings: [] },
  { title: 'Europa Reform, airdrops, landings, defections and the surprise turn', register: 'AMB-ER', readings: [...operationReadings, ...surpriseTurnReadings], rulings: operationRulings },
  spiPart('sequence of play, movement by land, sea and air', /^SPI (4$|5|16\.7)/),
  spiPart('zones of control, overruns and supply', /^SPI (6|8\.4|9)/),
  spiPart('combat', /^SPI 8\.[1-3,5-6]/),
  spiPart('countries, set-up and victory', /^SPI (0|1[0-5]|16\.[58]|SCN|MAP)/),
  spiPart('options', /^SPI 17/),
];
