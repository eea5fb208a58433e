/**
 * The scenarios that the command line knows, and how options on the command line open them.
 * @module
 */
import { openMatch, submit } from '../engine/match.js';
import type { AnyAmendment } from '../engine/amended.js';
import { perhaps } from '../engine/nearest.js';
import { load, readSave } from '../engine/record.js';
import type { OpenOptions } from '../engine/scenario.js';
import { type Source, SOURCES } from '../kernel/table.js';
import { isLeft } from '../prelude.js';
import { europa } from './europa.js';
import { ledger } from './ledger.js';
import { badInput, loadFailure, problemLines, violationLines } from './failure.js';
import type { AnyMatch, AnyScenario, Family, OwnContents, Switch } from './family.js';
import { readJson, readText } from './files.js';
import { spi } from './spi.js';

/** Every family of rules. */
export const FAMILIES: ReadonlyArray<Family> = [europa, ledger, spi];

/** Every scenario. */
export const SCENARIOS: ReadonlyArray<AnyScenario> = FAMILIES.flatMap((f) => f.scenarios);

/** The user's own files. */
export interface OwnFiles {
  readonly tables?: string;
  readonly map?: string;
  readonly forces?: string;
}

/** Everything that can be chosen when a match is opened. */
export interface Choices extends OwnFiles {
  readonly seed?: number;
  readonly reading?: ReadonlyArray<string>;
  readonly level?: string;
  readonly deployment?: string;
  readonly edition?: string;
  readonly players?: string;
  /** Optional rules to play with, or options of the scenario as `id=value`. */
  readonly option?: ReadonlyArray<string>;
  /** Single cases of the errata to put in, or to leave out. */
  readonly with?: ReadonlyArray<string>;
  readonly without?: ReadonlyArray<string>;
  readonly trust?: string;
  /** Amendments to lay over the rules. */
  readonly amend?: ReadonlyArray<string>;
}

/** A scenario by its id. */
export const scenarioOf = (id: string): AnyScenario => {
  const found = SCENARIOS.find((s) => s.id === id);
  if (found === undefined) throw badInput(`There is no scenario ${JSON.stringify(id)}; known are ${SCENARIOS.map((s) => s.id).join(', ')}.${perhaps(id, SCENARIOS.map((s) => s.id))}`);
  return found;
};

/** The family that a scenario is of. */
export const familyOf = (id: string): Family => {
  scenarioOf(id);
  return FAMILIES.find((f) => f.scenarios.some((s) => s.id === id)) as Family;
};

/** The contents of the user's own files. */
export const ownData = (files: OwnFiles): Pick<OpenOptions, 'tables' | 'map' | 'forces'> => ({
  ...(files.tables === undefined ? {} : { tables: readJson(files.tables) }),
  ...(files.map === undefined ? {} : { map: readJson(files.map) }),
  ...(files.forces === undefined ? {} : { forces: readJson(files.forces) }),
});

/** What a saved match may have been played with: the user's own files, and the amendments that there are. */
export const dataOfSave = (files: OwnFiles): Pick<OpenOptions, 'tables' | 'map' | 'forces' | 'amend'> => ({ ...ownData(files), amend: KNOWN_AMENDMENTS });

/** The files among options that have names of other kinds. */
export const filesOf = ({ tables, map, forces }: OwnFiles): OwnFiles => ({
  ...(tables === undefined ? {} : { tables }),
  ...(map === undefined ? {} : { map }),
  ...(forces === undefined ? {} : { forces }),
});

/** Readings as they are chosen: `['loss-choice=any']`. */
export const readingsOf = (pairs: ReadonlyArray<string>): Readonly<Record<string, string>> => {
  const chosen = new Map<string, string>();
  for (const pair of pairs) {
    const at = pair.indexOf('=');
    if (at < 1) throw badInput(`--reading ${pair}: write it as id=value; "grognard scenarios <scenario>" lists all of them.`);
    const id = pair.slice(0, at);
    if (chosen.has(id)) throw badInput(`--reading ${pair}: ${id} is chosen already, as ${chosen.get(id)}; choose once.`);
    chosen.set(id, pair.slice(at + 1));
  }
  return Object.fromEntries(chosen);
};

/** Opens a match, or says everything that is wrong with the choices. The contents of own files may be given instead of their names. */
export const openChosen = (id: string, choices: Choices, own: OwnContents = ownData(choices)): AnyMatch => {
  const opened = openMatch(scenarioOf(id), {
    ...(choices.seed === undefined ? {} : { seed: choices.seed }),
    readings: readingsOf(choices.reading ?? []),
    options: optionsOf(id, choices),
    ...(choices.amend === undefined ? {} : { amend: amendmentsOf(id, choices.amend) }),
    ...(choices.trust === undefined ? {} : { trust: trusted(choices.trust) }),
    ...own,
  });
  if (isLeft(opened)) throw badInput(`${id} cannot be opened like that:`, ...problemLines(opened.left));
  return opened.right;
};

/** Every amendment that a saved match may have been played with. */
export const KNOWN_AMENDMENTS: ReadonlyArray<AnyAmendment> = FAMILIES.flatMap((f) => Object.values(f.amendments));

/** The amendments of a flag, in the order in which they are known: that of their publication. */
const amendmentsOf = (id: string, words: ReadonlyArray<string>): ReadonlyArray<AnyAmendment> => {
  const known = Object.entries(familyOf(id).amendments);
  const called = (word: string) => known.filter(([name, a]) => word === name || word === a.id || word === a.ref.case);
  for (const word of words)
    if (called(word).length === 0)
      throw badInput(`--amend ${word}: ${known.length === 0 ? `there are no amendments for ${id}.` : `no amendment is called so; there are ${known.map(([name, a]) => `${name} (${a.ref.case})`).join(', ')}.${perhaps(word, known.map(([name]) => name))}`}`);
  return known.filter((k) => words.some((word) => called(word).includes(k))).map(([, a]) => a);
};

const listOf = (switches: ReadonlyArray<Switch>): string => switches.map((s) => `${s.id} (${s.names.join(', ')})`).join(', ');

/** The switches that a word means: one option, or every amendment of a case. */
const meant = (scenario: string, flag: string, word: string, among: ReadonlyArray<Switch>, other: string): ReadonlyArray<Switch> => {
  const found = among.filter((s) => s.id === word || s.names.includes(word));
  if (found.length > 0) return found;
  throw badInput(`--${flag} ${word}: ${among.length === 0 ? `${scenario} has none; ${other}` : `${scenario} has nothing of that name; there are ${listOf(among)}.`}`);
};

/** Options of the scenario, from all flags that set some. */
const optionsOf = (id: string, choices: Choices): Readonly<Record<string, string>> => {
  const { switches } = familyOf(id);
  const options: Record<string, string> = {};
  const set = (key: string, value: string, flag: string): void => {
    if (Object.hasOwn(options, key) && options[key] !== value) throw badInput(`${flag}: ${key} is set to ${options[key]} already, and cannot be ${value} as well.`);
    options[key] = value;
  };
  for (const key of ['level', 'deployment', 'edition', 'players'] as const) {
    const value = choices[key];
    if (value !== undefined) set(key, value, `--${key} ${value}`);
  }
  const others = `its options are ${Object.keys(scenarioOf(id).options).join(', ')}, each chosen as id=value.`;
  for (const word of choices.option ?? []) {
    const at = word.indexOf('=');
    const name = at < 0 ? word : word.slice(0, at);
    if (at >= 0 && !switches.some((s) => s.names.includes(name))) set(name, word.slice(at + 1), `--option ${word}`);
    else for (const s of meant(id, 'option', name, switches.filter((o) => o.kind === 'option' || at >= 0), others)) set(s.id, at < 0 ? 'on' : word.slice(at + 1), `--option ${word}`);
  }
  for (const [flag, value] of [['with', 'on'], ['without', 'off']] as const)
    for (const word of choices[flag] ?? [])
      for (const s of meant(id, flag, word, switches.filter((e) => e.kind === 'erratum'), 'no cases of errata can be put in or left out.')) set(s.id, value, `--${flag} ${word}`);
  return options;
};

const trusted = (text: string): ReadonlyArray<Source> => {
  const words = text.split(',').map((w) => w.trim());
  const wrong = words.filter((w) => !(SOURCES as ReadonlyArray<string>).includes(w));
  if (wrong.length > 0) throw badInput(`--trust ${text}: ${wrong.map((w) => JSON.stringify(w)).join(', ')} is not a source; sources are ${SOURCES.join(', ')}.`);
  return words as ReadonlyArray<Source>;
};

/**
 * A saved match after so many entries of its record (all of them by default). Entries are submitted by hand, dice too, so
 * that a position before a die can be had.
 */
export const matchAt = (file: string, files: OwnFiles, at: number | null): AnyMatch => {
  const text = readText(file);
  const own = dataOfSave(files);
  const read = readSave(text);
  if (isLeft(read)) throw loadFailure(file, read.left);
  const { record } = read.right;
  if (at === null || at === record.length) {
    const whole = load(text, { scenarios: SCENARIOS, own });
    if (isLeft(whole)) throw loadFailure(file, whole.left);
    return whole.right;
  }
  if (at > record.length) throw badInput(`--at ${at}: the record of ${file} has ${record.length} entries; give a number from 0 to ${record.length}.`);
  const start = load(text, { scenarios: SCENARIOS, own, upTo: 0 });
  if (isLeft(start)) throw loadFailure(file, start.left);
  let match: AnyMatch = { ...start.right, random: null };
  for (let i = 0; i < at; i++) {
    const next = submit(match, record[i][0], record[i][1]);
    if (isLeft(next)) throw badInput(`${file}: entry ${i} of the record is refused:`, ...violationLines(next.left));
    match = next.right;
  }
  return match;
};
