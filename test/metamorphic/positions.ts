/** The small positions of test/perft as setups that can be changed before they are opened. */
import { readdirSync, readFileSync } from 'node:fs';
import { caseFamilies } from '../../src/conformance/index.js';
import { isLeft } from '../../src/prelude.js';
import type { Stand } from './lockstep.js';

type Json = Readonly<Record<string, unknown>>;

/** A position as written, and the family of rules that it is one of. */
export interface Written {
  readonly name: string;
  readonly family: string;
  readonly rules: string;
  readonly without: ReadonlyArray<string>;
  readonly readings: Readonly<Record<string, string>>;
  readonly position: Json;
  readonly do: ReadonlyArray<string>;
}

const FOLDER = new URL('../perft/positions/', import.meta.url);

const written = (ruleset: string, file: string): Written => {
  const json = JSON.parse(readFileSync(new URL(`${ruleset}/${file}`, FOLDER), 'utf8')) as Partial<Written> & { readonly game?: string };
  const family = json.game ?? 'europa';
  return {
    name: `${ruleset}/${file.replace(/\.json$/, '')}`,
    family,
    rules: json.rules ?? (family === 'europa' ? 'basic' : 'first'),
    without: json.without ?? [],
    readings: json.readings ?? {},
    position: json.position ?? {},
    do: json.do ?? [],
  };
};

/** All of them. */
export const WRITTEN: ReadonlyArray<Written> = readdirSync(FOLDER)
  .sort()
  .flatMap((ruleset) => readdirSync(new URL(`${ruleset}/`, FOLDER)).sort().map((file) => written(ruleset, file)));

/** The game and position of one. Throws when there is none: then it was changed into something that means nothing. */
export const opened = ({ name, family, rules, without, readings, position, do: words }: Written): Stand => {
  const made = caseFamilies.find((f) => f.name === family)?.open({ rules, without, readings, position }, words);
  if (made === undefined || isLeft(made)) throw new Error(`${name}: ${made?.left.map((p) => `${p.at}: ${p.detail}`).join('; ') ?? family}`);
  return made.right;
};
