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

/** How many entries the register of ambiguities has: `AMB-BC-1` to `AMB-BC-249`. */
export const REGISTER_SIZE = 249;

/** Every book with its questions. */
export const BOOKS: ReadonlyArray<{ readonly title: string; readonly readings: ReadonlyArray<Reading>; readonly rulings: ReadonlyArray<Ruling> }> = [
  { title: 'Europa Boot Camp, Basic Training', readings: bootCampReadings, rulings: bootCampRulings },
  { title: 'Europa Boot Camp, overruns', readings: overrunReadings, rulings: overrunRulings },
  { title: 'Europa Boot Camp, special rules: engineers, rail-only units, fortifications', readings: specialReadings, rulings: specialRulings },
  { title: 'Europa Boot Camp, air points, airbases and antiaircraft', readings: [...airReadings, ...airbaseReadings, ...antiaircraftReadings], rulings: airRulings },
  { title: 'First to Fight', readings: [...firstToFightReadings, ...interventionReadings], rulings: firstToFightRulings },
];

const cell = (text: string): string => text.replace(/\|/g, '\\|');

const optionText = (r: Reading): string => {
  const values = Object.entries(r.values).map(([value, meaning]) => `- \`${value}\`${value === r.default ? ' (default)' : ''}: ${meaning}`);
  return [`#### \`${r.id}\``, '', `${r.rule}, ${r.register}. ${r.question}`, '', ...values, '', `Why the default: ${r.reason}`, ''].join('\n');
};

const rulingRow = (r: Ruling): string => `| ${r.register.replace('AMB-BC-', '')} | ${r.rule} | ${cell(r.question)} | ${cell(r.ruling)} | ${cell(r.reason)} |`;

/** The whole page. */
export const readingsPage = (): string => {
  const readings = BOOKS.flatMap((b) => b.readings).length;
  const rulings = BOOKS.flatMap((b) => b.rulings).length;
  return `${[
    '# Readings and rulings',
    '',
    '<!-- Written by `npm run docs:readings` from the readings and rulings in the code; change them there. -->',
    '',
    `The rulebooks leave ${REGISTER_SIZE} questions open that we know of, numbered AMB-BC-1 to AMB-BC-${REGISTER_SIZE}. Where the other answer would change a legal action,`,
    `a number or a result, and a sensible player might hold it, the answer is an **option**: ${readings} of them, to be chosen by name when a match is opened and`,
    `recorded with it. Other questions have one **ruling**: ${rulings} of them. All texts are ours.`,
    '',
    '```ts',
    "openMatch(poland1939, { seed: 1939, readings: { 'loss-choice': 'least' } })",
    '```',
    '',
    ...BOOKS.flatMap((book) => [
      `## ${book.title}`,
      '',
      '### Options',
      '',
      ...book.readings.map(optionText),
      '### Rulings',
      '',
      '| AMB-BC | rule | question | ruling | reason |',
      '|---|---|---|---|---|',
      ...book.rulings.map(rulingRow),
      '',
    ]),
  ]
    .slice(0, -1)
    .join('\n')}\n`;
};
