/** The page docs/readings.md, from the readings and rulings in the code. */
import { airbaseReadings, airReadings, airRulings, antiaircraftReadings } from '../../src/rulesets/boot-camp/advanced/air/index.js';
import { overrunReadings, overrunRulings } from '../../src/rulesets/boot-camp/advanced/overruns/index.js';
import { specialReadings, specialRulings } from '../../src/rulesets/boot-camp/advanced/special/index.js';
import { bootCampReadings } from '../../src/rulesets/boot-camp/readings.js';
import { bootCampRulings } from '../../src/rulesets/boot-camp/rulings.js';
import type { Reading } from '../../src/rulesets/europa/readings.js';
import type { Ruling } from '../../src/rulesets/europa/ruling.js';
import { interventionReadings } from '../../src/rulesets/first-to-fight/interventionReadings.js';
import { firstToFightReadings } from '../../src/rulesets/first-to-fight/readings.js';
import { firstToFightRulings } from '../../src/rulesets/first-to-fight/rulings.js';
import {
  attackSupplyReadings, attackSupplyRulings, exploitationReadings, exploitationRulings, guardsCavalryReadings, reformRulings, exploitationCombatReadings, exploitationCombatRulings, firstWinterReadings, firstWinterRulings, hqReadings, hqRulings, logisticsReadings, logisticsRulings, mobilityReadings, orderOfBattleRulings, reformCrtReadings, reformCrtRulings, reformOverrunReadings, reformOverrunRulings, reformRetreatReadings, reformRetreatRulings, surpriseReadings, tankArmyReadings,
  tankArmyRulings, operationReadings, operationRulings, surpriseTurnReadings,
} from '../../src/rulesets/europa-reform/index.js';
import { armorReadings, armorRulings, retreatBeforeCombatReadings, stackingRulings, winterizationRulings } from '../../src/rulesets/fire-in-the-east/index.js';
import { spiReadings } from '../../src/rulesets/spi-ww2/readings/index.js';
import { spiRulings } from '../../src/rulesets/spi-ww2/rulings.js';

/** How many entries each register of ambiguities has: `AMB-BC-1` to `AMB-BC-249`. */
export const REGISTERS = { 'AMB-BC': 249, 'AMB-FITE': 7, 'AMB-ER': 188, 'AMB-SPI': 99 } as const;

/** Entries that belong to items of Europa Reform not played yet. An entry here is a promise, not a pardon. */
export const NOT_SETTLED: ReadonlyArray<string> = [];

/** A book with its questions. */
export interface Book {
  readonly title: string;
  readonly register: keyof typeof REGISTERS;
  readonly readings: ReadonlyArray<Reading>;
  readonly rulings: ReadonlyArray<Ruling>;
}

/** Readings about a part of World War II: by the first number of their cases. */
const spiPart = (title: string, cases: RegExp): Book => ({
  title: `World War II, ${title}`,
  register: 'AMB-SPI',
  readings: spiReadings.filter((r) => cases.test(r.rule)),
  rulings: spiRulings.filter((r) => cases.test(r.rule)),
});

const EUROPA: ReadonlyArray<Omit<Book, 'register'>> = [
  { title: 'Europa Boot Camp, Basic Training', readings: bootCampReadings, rulings: bootCampRulings },
  { title: 'Europa Boot Camp, overruns', readings: overrunReadings, rulings: overrunRulings },
  { title: 'Europa Boot Camp, special rules: engineers, rail-only units, fortifications', readings: specialReadings, rulings: specialRulings },
  { title: 'Europa Boot Camp, air points, airbases and antiaircraft', readings: [...airReadings, ...airbaseReadings, ...antiaircraftReadings], rulings: airRulings },
  { title: 'First to Fight', readings: [...firstToFightReadings, ...interventionReadings], rulings: firstToFightRulings },
];

/** Every book with its questions. */
export const BOOKS: ReadonlyArray<Book> = [
  ...EUROPA.map((book): Book => ({ ...book, register: 'AMB-BC' })),
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

const cell = (text: string): string => text.replace(/\|/g, '\\|');

/** A link to the entry in the register of defects. */
const defect = (register: string, text: string): string => `[${text}](defects.md#${register.toLowerCase()})`;

const optionText = (r: Reading): string => {
  const values = Object.entries(r.values).map(([value, meaning]) => `- \`${value}\`${value === r.default ? ' (default)' : ''}: ${meaning}`);
  return [`#### \`${r.id}\``, '', `${r.rule}, ${defect(r.register, r.register)}. ${r.question}`, '', ...values, '', `Why the default: ${r.reason}`, ''].join('\n');
};

const rulingRow = (r: Ruling): string => `| ${defect(r.register, /\d+$/.exec(r.register)?.[0] ?? r.register)} | ${r.rule} | ${cell(r.question)} | ${cell(r.ruling)} | ${cell(r.reason)} |`;

/** The whole page. */
export const readingsPage = (): string => {
  const readings = BOOKS.flatMap((b) => b.readings).length;
  const rulings = BOOKS.flatMap((b) => b.rulings).length;
  return `${[
    '# Readings and rulings',
    '',
    '<!-- Written by `npm run docs:readings` from the readings and rulings in the code; change them there. -->',
    '',
    `The rulebooks leave questions open, ${Object.values(REGISTERS).reduce((a, b) => a + b, 0)} that we know of: AMB-BC-1 to AMB-BC-${REGISTERS['AMB-BC']} of Europa, AMB-FITE-1 to AMB-FITE-${REGISTERS['AMB-FITE']} of what is known of the standard game in the East, AMB-ER-1 to AMB-ER-${REGISTERS['AMB-ER']} of Europa Reform${NOT_SETTLED.length === 0 ? '' : ` (${NOT_SETTLED.length} of them wait for items that are not played yet)`}, AMB-SPI-1 to AMB-SPI-${REGISTERS['AMB-SPI']} of World War II. Where the other answer would change a`,
    `legal action, a number or a result, and a sensible player might hold it, the answer is an **option**: ${readings} of them, to be chosen by name when a match is opened and`,
    `recorded with it. Other questions have one **ruling**: ${rulings} of them. All texts are ours. [The register of defects](defects.md) has them by rulebook and passage, with the cases that show them.`,
    '',
    '```ts',
    "import { openMatch } from 'grognard';",
    "import { poland1939 } from 'grognard/scenarios/poland-1939';",
    '',
    "openMatch(poland1939, { seed: 1939, readings: { 'loss-choice': 'least' } });",
    '```',
    '',
    ...BOOKS.flatMap((book) => [
      `## ${book.title}`,
      '',
      '### Options',
      '',
      ...book.readings.map(optionText),
      ...(book.rulings.length === 0 ? [] : ['### Rulings', '', `| ${book.register} | rule | question | ruling | reason |`, '|---|---|---|---|---|', ...book.rulings.map(rulingRow), '']),
    ]),
  ]
    .slice(0, -1)
    .join('\n')}\n`;
};
