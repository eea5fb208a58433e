/**
 * The rule pages of the documentation.
 */
import { BOOT_CAMP_ADVANCED, BOOT_CAMP_BASIC, FIRST_TO_FIGHT, QUESTIONS, REFORM, SPI_WW2 } from './clauses.js';
import { readCitations, rulePage } from './coverage.js';

const INTRO =
  'Each clause is one atomic statement of the rulebook, by number. The rulebook has the text; here stand our gist of the rule that carries it out, the code, and the tests. Made by `npm run docs:rules`.';

/** File below `docs/rules` → its content. */
export const rulePages = (): ReadonlyMap<string, string> => {
  const citations = readCitations();
  return new Map([
    ['boot-camp.md', rulePage('Europa Boot Camp, Basic Training', INTRO, BOOT_CAMP_BASIC, citations)],
    ['boot-camp-advanced.md', rulePage('Europa Boot Camp, Advanced Training', INTRO, BOOT_CAMP_ADVANCED, citations)],
    ['first-to-fight.md', rulePage('First to Fight', INTRO, [...FIRST_TO_FIGHT, ...QUESTIONS], citations)],
    ['europa-reform.md', rulePage('Europa Reform', INTRO, REFORM, citations)],
    ['spi-ww2.md', rulePage('World War II, errata and options', INTRO, SPI_WW2, citations)],
  ]);
};
