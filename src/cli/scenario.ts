/**
 * The scenarios that the command line knows, and how options on the command line open them.
 * @module
 */
import type { Match } from '../engine/match.js';
import { openMatch, submit } from '../engine/match.js';
import { load, readSave } from '../engine/record.js';
import type { OpenOptions, Scenario } from '../engine/scenario.js';
import { type Source, SOURCES } from '../kernel/table.js';
import { isLeft } from '../prelude.js';
import type { EuropaAction } from '../rulesets/europa/action.js';
import type { EuropaEvent } from '../rulesets/europa/event.js';
import type { EuropaGame } from '../rulesets/europa/game.js';
import type { EuropaState } from '../rulesets/europa/state.js';
import { poland1939 } from '../scenarios/poland-1939/index.js';
import { badInput, loadFailure, problemLines, violationLines } from './failure.js';
import { readJson, readText } from './files.js';

/** Every scenario. */
export const SCENARIOS: ReadonlyArray<Scenario<EuropaState, EuropaAction, EuropaEvent>> = [poland1939];

/** A match of one of them. */
export type AnyMatch = Match<EuropaState, EuropaAction, EuropaEvent>;

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
  readonly trust?: string;
}

/** A scenario by its id. */
export const scenarioOf = (id: string): (typeof SCENARIOS)[number] => {
  const found = SCENARIOS.find((s) => s.id === id);
  if (found === undefined) throw badInput(`There is no scenario ${JSON.stringify(id)}; known are ${SCENARIOS.map((s) => s.id).join(', ')}.`);
  return found;
};

/** The contents of the user's own files. */
export const ownData = (files: OwnFiles): Pick<OpenOptions, 'tables' | 'map' | 'forces'> => ({
  ...(files.tables === undefined ? {} : { tables: readJson(files.tables) }),
  ...(files.map === undefined ? {} : { map: readJson(files.map) }),
  ...(files.forces === undefined ? {} : { forces: readJson(files.forces) }),
});

/** Readings as they are chosen: `['loss-choice=any']`. */
export const readingsOf = (pairs: ReadonlyArray<string>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    pairs.map((pair) => {
      const at = pair.indexOf('=');
      if (at < 1) throw badInput(`--reading ${pair}: write it as id=value; "grognard scenarios" lists all of them.`);
      return [pair.slice(0, at), pair.slice(at + 1)];
    }),
  );

/** Opens a match, or says everything that is wrong with the choices. */
export const openChosen = (id: string, choices: Choices): AnyMatch => {
  const opened = openMatch(scenarioOf(id), {
    ...(choices.seed === undefined ? {} : { seed: choices.seed }),
    readings: readingsOf(choices.reading ?? []),
    options: optionsOf(choices),
    ...(choices.trust === undefined ? {} : { trust: trusted(choices.trust) }),
    ...ownData(choices),
  });
  if (isLeft(opened)) throw badInput(`${id} cannot be opened like that:`, ...problemLines(opened.left));
  return opened.right;
};

const optionsOf = ({ level, deployment }: Choices): Readonly<Record<string, string>> => ({
  ...(level === undefined ? {} : { level }),
  ...(deployment === undefined ? {} : { deployment }),
});

const trusted = (text: string): ReadonlyArray<Source> => {
  const words = text.split(',').map((w) => w.trim());
  const wrong = words.filter((w) => !(SOURCES as ReadonlyArray<string>).includes(w));
  if (wrong.length > 0) throw badInput(`--trust ${text}: ${wrong.map((w) => JSON.stringify(w)).join(', ')} is not a source; sources are ${SOURCES.join(', ')}.`);
  return words as ReadonlyArray<Source>;
};

/** The game as one of the family: every scenario known here is. */
export const europaGame = (match: AnyMatch): EuropaGame => match.game as EuropaGame;

/**
 * A saved match after so many entries of its record (all of them by default). Entries are submitted by hand, dice too, so
 * that a position before a die can be had.
 */
export const matchAt = (file: string, files: OwnFiles, at: number | null): AnyMatch => {
  const text = readText(file);
  const own = ownData(files);
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
