import { fileURLToPath } from 'node:url';
import { globSync } from 'tinyglobby';

/**
 * What is mutated: chapters of the engine whole, of the rest of each ruleset a random sample.
 * A file belongs to the first chapter that names it.
 */

/** @typedef {{ readonly mutate: ReadonlyArray<string>, readonly sample?: number, readonly share?: number }} Chapter of a sample, the first so many of a share drawn by lot are tried */

/** @type {Readonly<Record<string, Chapter>>} */
export const CHAPTERS = {
  losses: { mutate: ['src/rulesets/{europa,spi-ww2}/combat/losses.ts', 'src/rulesets/europa-reform/crt/{attrition,elements}.ts'] },
  retreats: {
    mutate: ['src/rulesets/{europa,spi-ww2}/combat/retreat.ts', 'src/rulesets/europa/combat/evade.ts', 'src/rulesets/spi-ww2/combat/evasion.ts', 'src/rulesets/europa-reform/retreats.ts', 'src/rulesets/fire-in-the-east/retreatBeforeCombat.ts'],
  },
  combat: {
    mutate: [
      'src/rulesets/{europa,spi-ww2}/combat/*.ts',
      'src/rulesets/boot-camp/{aftermath,attack,crt,outlook,overrunTerms,results,strength}.ts',
      'src/rulesets/europa/{crtTable,fights,overrunTerms,sorties}.ts',
      'src/rulesets/europa-reform/{crt,overruns,exploitationCombat}/*.ts',
    ],
  },
  kernel: { mutate: ['src/kernel/*.ts'] },
  supply: {
    mutate: [
      'src/rulesets/{boot-camp,europa,first-to-fight,spi-ww2}/supply.ts', 'src/rulesets/fire-in-the-east/supply*.ts', 'src/rulesets/europa/attackSupply.ts',
      'src/rulesets/europa-reform/attackSupply/*.ts',
    ],
  },
  headquarters: { mutate: ['src/rulesets/europa-reform/{hqs,logistics}/*.ts'] },
  'boot-camp': { mutate: ['src/rulesets/{boot-camp,europa}/**/*.ts'], sample: 300, share: 0.06 },
  'first-to-fight': { mutate: ['src/rulesets/first-to-fight/**/*.ts'], sample: 300, share: 0.25 },
  'europa-reform': { mutate: ['src/rulesets/{europa-reform,fire-in-the-east}/**/*.ts'], sample: 300, share: 0.14 },
  'spi-ww2': { mutate: ['src/rulesets/spi-ww2/**/*.ts'], sample: 300, share: 0.05 },
};

/** Files that are lists of texts. */
export const NO_MUTANTS = ['src/rulesets/**/{rulings,readings,words,wording,reconstruction}.ts', 'src/rulesets/spi-ww2/readings/*.ts', 'src/rulesets/**/{narrate,explain,tell}.ts', 'src/rulesets/**/{narrate,explain}/*.ts'];

/** Tests that mutants are tried with, beside the conformance cases. */
export const TESTS = ['test/{kernel,engine,rulesets,odds}/**/*.test.ts', 'test/conformance/sketch.test.ts', 'test/bots/*.test.ts', 'test/golden/*.test.ts'];

/** Tests left out: they take long, or look at files and clocks. */
export const NO_TESTS = ['test/**/{laws,*.laws}.test.ts', 'test/rulesets/**/laws/**', 'test/rulesets/spi-ww2/bots.test.ts', 'test/bots/play.test.ts'];

/** Files of a chapter, from the working directory: those that no chapter before it has. */
export const filesOf = (name) => {
  const names = Object.keys(CHAPTERS);
  const before = names.slice(0, names.indexOf(name)).flatMap((other) => CHAPTERS[other].mutate);
  return globSync(CHAPTERS[name].mutate, { ignore: [...NO_MUTANTS, ...before] }).sort();
};

/** The path of a source from the root of the project, in whatever copy of it. */
export const sourcePath = (fileName) => fileName.replaceAll('\\', '/').replace(/^.*\/(?=src\/)/, '');

/** The chapters named on the command line, all of them where none is; from the root of the project. */
export const chaptersAsked = () => {
  process.chdir(fileURLToPath(new URL('../..', import.meta.url)));
  const names = Object.keys(CHAPTERS);
  const words = process.argv.slice(2);
  const unknown = words.filter((name) => !names.includes(name));
  if (unknown.length > 0) {
    console.error(`No chapter ${unknown.join(', ')}: there are ${names.join(', ')}.`);
    process.exit(2);
  }
  return words.length === 0 ? names : words;
};
