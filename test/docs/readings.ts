/** The page docs/readings.md, from the readings and rulings in the code. */
import { QUESTION_BOOKS as BOOKS, REGISTERS } from '../../src/conformance/rulebook/questions.js';
import type { Reading, Ruling } from '../../src/engine/reading.js';

export { BOOKS, REGISTERS };

/** Entries that belong to items of Europa Reform not played yet. An entry here is a promise, not a pardon. */
export const NOT_SETTLED: ReadonlyArray<string> = [];

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
