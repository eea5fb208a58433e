/** The positions that are counted from, and what was counted. */
import { readdirSync, readFileSync } from 'node:fs';
import { type AnyScene, caseFamilies, readWritten } from '../../src/conformance/index.js';
import { isLeft } from '../../src/prelude.js';

const FOLDER = new URL('./positions/', import.meta.url);
export const COUNTS_FILE = new URL('./counts.json', import.meta.url);

/** A position in a file. */
export interface Counted {
  /** Folder and file: `'boot-camp/zones'`. */
  readonly name: string;
  readonly ruleset: string;
  readonly family: string;
  /** With some readings in place of its own. */
  readonly open: (readings?: Readonly<Record<string, string>>) => AnyScene;
}

const json = (url: URL): unknown => JSON.parse(readFileSync(url, 'utf8')) as unknown;

const positionOf = (ruleset: string, file: string): Counted => {
  const name = `${ruleset}/${file.replace(/\.json$/, '')}`;
  const read = readWritten(json(new URL(`${ruleset}/${file}`, FOLDER)));
  if (isLeft(read)) throw new Error(`${name}: ${read.left.map((p) => `${p.at}: ${p.detail}`).join('; ')}`);
  const { game: family = 'europa', do: words = [], ...setup } = read.right;
  return {
    name,
    ruleset,
    family,
    open: (readings = {}) => {
      const made = caseFamilies.find((f) => f.name === family)?.open({ ...setup, readings: { ...setup.readings, ...readings } }, words);
      if (made === undefined || isLeft(made)) throw new Error(`${name}: ${made?.left.map((p) => `${p.at}: ${p.detail}`).join('; ') ?? family}`);
      return made.right;
    },
  };
};

/** All positions, by ruleset and name. */
export const POSITIONS: ReadonlyArray<Counted> = readdirSync(FOLDER)
  .sort()
  .flatMap((ruleset) => readdirSync(new URL(`${ruleset}/`, FOLDER)).sort().map((file) => positionOf(ruleset, file)));

/** What was counted from a position. */
export interface Count {
  /** Sequences of 1, 2 … actions: as deep as the long run goes. */
  readonly counts: ReadonlyArray<number>;
  /** Kinds of the actions in them, in alphabetical order, with blanks between. */
  readonly kinds: string;
}

/** Counts by name of the position. */
export const COUNTED = json(COUNTS_FILE) as Readonly<Record<string, Count>>;

/** As many sequences as every position has at its depth in `npm test`. */
export const ENOUGH = 10_000;
/** As many as one position of each ruleset has at its depth in the long run. */
export const MANY = 100_000;

/** The first depth with so many sequences; 0 where none has. */
export const depthOf = (counts: ReadonlyArray<number>, nodes: number): number => counts.findIndex((n) => n >= nodes) + 1;
