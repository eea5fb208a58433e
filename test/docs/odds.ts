/** The page docs/odds.md, from the results tables in the code and the fights of test/odds. */
import { FIGHT_POLICIES } from '../../src/engine/index.js';
import { addRational, DIE, type Rational, rational, showRational } from '../../src/kernel/chance.js';
import { SOURCES, type Source, type Table } from '../../src/kernel/table.js';
import { isLeft } from '../../src/prelude.js';
import { bootCampCrt, crtData } from '../../src/rulesets/boot-camp/crt.js';
import { chancesOf } from '../../src/rulesets/europa/combat/receipt.js';
import { compileCrt, type Crt, type CrtRules } from '../../src/rulesets/europa/crtTable.js';
import { reformCrtRules } from '../../src/rulesets/europa-reform/crt/elements.js';
import { reformCrtData } from '../../src/rulesets/europa-reform/index.js';
import { combatData } from '../../src/rulesets/spi-ww2/tables/index.js';
import { fights } from '../odds/fights.js';
import { oddsOf } from '../odds/simulated.js';

const signed = (n: number): string => (n > 0 ? `+${n}` : String(n));
const least = (sources: ReadonlyArray<Source>): Source => SOURCES[Math.max(...sources.map((s) => SOURCES.indexOf(s)))];
/** `'1/3 r'`: the chance, and the first letter of the least certain source that it rests on; nothing for printed cells. */
const chanceText = (weight: Rational, sources: ReadonlyArray<Source>): string => {
  const source = least(sources);
  return source === 'printed' ? showRational(weight) : `${showRational(weight)} ${source[0]}`;
};

/** `'15 printed, 6 secondary'`: how many cells of a table are from where. */
const sourcesOf = (table: Table<string>): string => {
  const cells = table.cells.flat();
  return SOURCES.flatMap((source) => {
    const n = cells.filter((c) => c.source === source).length;
    return n === 0 ? [] : [`${n} ${source}`];
  }).join(', ');
};

const aboutTable = (table: Table<string>): ReadonlyArray<string> => [`Source of the ${table.cells.flat().length} cells: ${sourcesOf(table)}. ${table.notice}`, ''];

const compiled = (data: Table<string>, rules: CrtRules): Crt => {
  const made = compileCrt(data, rules);
  if (isLeft(made)) throw new Error(JSON.stringify(made.left));
  return made.right;
};

/** Modifiers at which no more faces of the die than these fall outside the rows, and read as the first or the last one. */
const OUTSIDE = 2;
export const modifiersOf = (crt: Crt): ReadonlyArray<number> => {
  const from = crt.firstRow - 1 - OUTSIDE;
  const to = crt.lastRow - DIE.length + OUTSIDE;
  return Array.from({ length: to - from + 1 }, (_, i) => from + i);
};

/** Results of a column at any of the modifiers, in the order in which they appear from the lowest row on. */
const resultsOf = (crt: Crt, column: number): ReadonlyArray<string> => [...new Set(crt.results.map((row) => row[column]))];

const columnTable = (crt: Crt, column: number): ReadonlyArray<string> => {
  const results = resultsOf(crt, column);
  return [
    `### ${crt.data.columns[column]}`,
    '',
    `| die | ${results.map((r) => r.replace('*', '\\*')).join(' | ')} |`,
    `|---:|${results.map(() => '---|').join('')}`,
    ...modifiersOf(crt).map((m) => {
      const chances = chancesOf(crt, column, m);
      const cell = (result: string): string => {
        const found = chances.find((c) => c.result === result);
        return found === undefined ? '' : chanceText(found.weight, found.cells.map((c) => c.source));
      };
      return `| ${signed(m)} | ${results.map(cell).join(' | ')} |`;
    }),
    '',
  ];
};

const ratioTable = (heading: string, cases: string, crt: Crt): ReadonlyArray<string> => [
  `## ${heading}`,
  '',
  `${cases}. A row is a modifier of the die. Throws outside the table read as its first or last row: up to two faces of the die at the modifiers shown, more beyond them.`,
  '',
  ...aboutTable(crt.data),
  ...crt.data.columns.flatMap((_, column) => columnTable(crt, column)),
];

const spiTable = (): ReadonlyArray<string> => {
  const { columns, cells } = combatData;
  const losses = [...new Set(cells.flat().map((c) => Number(c.value)))].sort((a, b) => a - b);
  const chance = (column: number, wanted: (loss: number) => boolean): string => {
    const hit = cells.map((row) => row[column]).filter((c) => wanted(Number(c.value)));
    return hit.length === 0 ? '' : chanceText(rational(hit.length, cells.length), hit.map((c) => c.source));
  };
  const mean = (column: number): string => {
    const all = cells.map((row) => row[column]);
    return chanceText(rational(all.reduce((n, c) => n + Number(c.value), 0), all.length), all.map((c) => c.source));
  };
  return [
    '## World War II (SPI)',
    '',
    'SPI 8.3, 8.6, 17.9. Strength points that the defenders lose; attackers lose nothing, but to a counterattack, which is thrown on the same table. The die has no',
    'modifier: ground, rivers and the like shift the differential. Any loss makes the survivors retreat. Higher differentials read as the last column.',
    '',
    ...aboutTable(combatData),
    `| lost | ${columns.join(' | ')} |`,
    `|---|${columns.map(() => '---|').join('')}`,
    ...losses.map((loss) => `| ${loss} | ${columns.map((_, c) => chance(c, (n) => n === loss)).join(' | ')} |`),
    `| retreat | ${columns.map((_, c) => chance(c, (n) => n > 0)).join(' | ')} |`,
    `| mean | ${columns.map((_, c) => mean(c)).join(' | ')} |`,
    '',
  ];
};

const examples = (): ReadonlyArray<string> => [
  '## Losses',
  '',
  'What results cost depends on the units, and on who may choose. These fights of the tests are told as `fightOdds` tells them: strength points, units and steps lost by either party. A step is',
  'a reduction of a unit (a division to its cadre, a strength point of World War II), its last one included.',
  '',
  ...fights().flatMap((fight) => {
    const odds = oddsOf(fight);
    const lost = ({ strength, units, steps }: (typeof odds.outcomes)[number]['value']['lost']['attacker']): string => `${strength} / ${units} / ${steps}`;
    const cleared = odds.outcomes.filter((o) => o.value.cleared).reduce((sum, o) => addRational(sum, o.weight), rational(0, 1));
    return [
      `### ${fight.title}`,
      '',
      `Policy \`${fight.policy}\`. The hex is cleared: ${showRational(cleared)}.`,
      '',
      '| chance | result | attacker: strength / units / steps | defender | cleared |',
      '|---|---|---|---|---|',
      ...odds.outcomes.map(({ value, weight }) => `| ${showRational(weight)} | ${(value.result ?? 'none').replace('*', '\\*')} | ${lost(value.lost.attacker)} | ${lost(value.lost.defender)} | ${value.cleared ? 'yes' : ''} |`),
      '',
    ];
  }),
];

/** The whole page. */
export const oddsPage = (): string =>
  `${[
    '# Exact odds',
    '',
    '<!-- Written by `npm run docs:odds` from the tables in the code and the fights of test/odds; change them there. -->',
    '',
    'The exact chance of each result on each results table that we play with, by column and modifier, and what some fights cost. A letter behind a chance names the least certain source that it',
    'rests on: `s` secondary, `i` inferred, `r` reconstructed; chances without a letter rest on printed cells alone. **Most cells are not printed anywhere that we know of: the chances say how our',
    'tables play.** With a table of your own, ask the command: `grognard odds --attack 34 --defense 9 --modifier -1 --tables my-tables.json`.',
    '',
    '```sh',
    'grognard odds --attack 34 --defense 9 --modifier -1                                     # results, by bare strengths',
    'grognard odds game.json --target 1120 --with ge-pz-xx-3,ge-inf-xx-3                     # in a saved match: losses too',
    'grognard odds game.json --target 1120 --with ge-pz-xx-3 --policy fewest-units --json',
    '```',
    '',
    '```ts',
    "import { fightOdds, fightRoller } from 'grognard/engine';",
    '',
    'fightOdds(game, state, actions, { policy: \'least-strength\' }); // every outcome with its exact chance, as a fraction',
    '```',
    '',
    'Whoever has to decide on the way is taken to decide by a policy:',
    '',
    '| policy | |',
    '|---|---|',
    ...Object.entries(FIGHT_POLICIES).map(([name, text]) => `| \`${name}\` | ${text} |`),
    '',
    'Offers are declined where the policy does not say otherwise; of answers that are worth the same the first legal one is taken.',
    '',
    '- [Boot Camp and First to Fight](#boot-camp-and-first-to-fight)',
    '- [Europa Reform](#europa-reform)',
    '- [World War II](#world-war-ii-spi)',
    '- [Losses](#losses)',
    '',
    ...ratioTable('Boot Camp and First to Fight', 'EBC 9A, 9B, CRT', compiled(crtData, bootCampCrt)),
    ...ratioTable('Europa Reform', 'REFORM 9C; overruns at low odds (REFORM 13) are settled on it as well', compiled(reformCrtData, reformCrtRules)),
    ...spiTable(),
    ...examples(),
  ]
    .slice(0, -1)
    .join('\n')}\n`;
