/**
 * `grognard perft`: how many sequences of legal actions there are from a position on.
 * @module
 */
import { Presets, SingleBar } from 'cli-progress';
import { type AnyScene, type CaseFamily, caseFamilies, POSITION_FORMAT, readWritten } from '../conformance/index.js';
import { perhaps } from '../engine/nearest.js';
import { isLeft } from '../prelude.js';
import { type Case, divide, type Divided } from '../testing/index.js';
import type { Tagged } from '../engine/game.js';
import { idsIn } from './conformance.js';
import { badInput, OK, problemLines } from './failure.js';
import { readJson } from './files.js';
import { columns } from './grid.js';
import type { Io } from './io.js';
import { familyOf, filesOf, matchAt, openChosen, type OwnFiles, SCENARIOS } from './scenario.js';

export interface PerftFlags extends OwnFiles {
  readonly at?: number;
  readonly divide?: boolean;
  readonly json?: boolean;
}

/** What can be counted from: a game and a position, and its actions in words. */
type Start = Pick<AnyScene, 'game' | 'state' | 'words'>;

const ID = /^[A-Za-z]+-[A-Za-z0-9.]+-\d+$/;

/** Files of one's own belong to scenarios and saved matches. */
const refuseOwn = (what: string, { tables, map, forces }: OwnFiles): void => {
  const given = Object.entries({ tables, map, forces }).find(([, file]) => file !== undefined);
  if (given !== undefined) throw badInput(`--${given[0]} ${given[1]}: ${what} says itself what it is played with; --${given[0]} belongs to scenarios and saved matches.`);
};

/** The first actions of a position, as many as asked for. */
const firstOf = (what: string, words: ReadonlyArray<string>, at: number | undefined): ReadonlyArray<string> => {
  if (at !== undefined && at > words.length) throw badInput(`--at ${at}: ${what} does ${words.length} things; give a number from 0 to ${words.length}.`);
  return words.slice(0, at);
};

const ofCase = (family: CaseFamily, c: Case, { at }: PerftFlags): Start => {
  const words = firstOf(c.id, c.do ?? [], at);
  const made = family.open(c, words);
  if (isLeft(made)) {
    const last = made.left.every((p) => p.at === `do.${words.length - 1}`) && c.expect.refused !== undefined;
    throw badInput(`${c.id} cannot be counted from:`, ...problemLines(made.left), ...(last ? [`The case wants it refused: --at ${words.length - 1} is the position before it.`] : []));
  }
  return made.right;
};

const familyOfCase = (id: string): CaseFamily => caseFamilies.find((f) => f.owns(id)) as CaseFamily;

/** A case of the project. */
const named = (id: string, flags: PerftFlags): Start => {
  const family = familyOfCase(id);
  const ids = family.cases().map((c) => c.id);
  const found = family.cases().find((c) => c.id.toLowerCase() === id.toLowerCase());
  if (found === undefined) throw badInput(`There is no case ${id}; "grognard conformance ${id.replace(/-\d+$/, '')} --json" lists those of its rule.${perhaps(id, ids)}`);
  refuseOwn('a case', flags);
  return ofCase(family, found, flags);
};

/** A position, a case or a saved match in a file; a hash sign and an id behind its name choose among several cases. */
const filed = (name: string, flags: PerftFlags): Start => {
  const [, file, wanted] = /^(.*\.json)#([^#]+)$/i.exec(name) ?? [null, name, undefined];
  const input = readJson(file);
  const format = typeof input === 'object' && input !== null && Object.hasOwn(input, 'format') ? (input as { readonly format: unknown }).format : null;
  if (typeof format === 'string' && format.startsWith('grognard-match/')) {
    const match = matchAt(file, flags, flags.at ?? null);
    return { game: match.game, state: match.state, words: familyOf(match.scenario.id).actionWords };
  }
  refuseOwn('a position', flags);
  const ids = idsIn(input);
  if (format === POSITION_FORMAT || ids.length === 0) {
    const read = readWritten(input);
    if (isLeft(read))
      throw badInput(`${file} cannot be used:`, ...problemLines(read.left), `A position is { "format": "${POSITION_FORMAT}", "title": …, "rules": …, "position": … }; docs/verification.md shows one. A case and a saved match will do as well.`);
    const { game = 'europa', do: words = [], ...setup } = read.right;
    const family = caseFamilies.find((f) => f.name === game) as CaseFamily;
    const made = family.open(setup, firstOf(file, words, flags.at));
    if (isLeft(made)) throw badInput(`${file} cannot be used:`, ...problemLines(made.left));
    return made.right;
  }
  const family = familyOfCase(ids[0]);
  const read = family.read(input);
  if (isLeft(read)) throw badInput(`${file} cannot be used:`, ...problemLines(read.left));
  const cases = read.right;
  if (wanted === undefined && cases.length > 1) throw badInput(`${file} has ${cases.length} cases; name one behind a hash sign: ${file}#${cases[0].id}.`);
  const found = wanted === undefined ? cases[0] : cases.find((c) => c.id === wanted);
  if (found === undefined) throw badInput(`${file} has no case ${wanted}; it has ${cases.map((c) => c.id).join(', ')}.`);
  return ofCase(family, found, flags);
};

const startOf = (name: string, flags: PerftFlags): Start => {
  if (SCENARIOS.some((s) => s.id === name)) {
    if (flags.at !== undefined) throw badInput(`--at ${flags.at}: a scenario begins where it begins; --at belongs to saved matches, cases and positions with "do".`);
    const { game, state } = openChosen(name, filesOf(flags));
    return { game, state, words: familyOf(name).actionWords };
  }
  if (/\.json(#[^#]+)?$/i.test(name) || /[\\/]/.test(name)) return filed(name, flags);
  if (ID.test(name) && !SCENARIOS.some((s) => perhaps(name, [s.id]) !== '')) return named(name, flags);
  throw badInput(
    `${JSON.stringify(name)} is no position: give a scenario (${SCENARIOS.map((s) => s.id).join(', ')}), the id of a case (EBC-6A-001), or a JSON file with a position, a case or a saved match.${perhaps(name, SCENARIOS.map((s) => s.id))}`,
  );
};

/** A bar where somebody is looking, nothing elsewhere. */
const barOf = (io: Io, total: number): { readonly at: (done: number) => void; readonly stop: () => void } => {
  if (io.bar === null) return { at: () => undefined, stop: () => undefined };
  const bar = new SingleBar({ stream: io.bar, format: '{value}/{total} first actions {bar} {eta_formatted} to go', clearOnComplete: true, hideCursor: true, gracefulExit: true, barsize: 24 }, Presets.shades_classic);
  bar.start(total, 0);
  return { at: (done) => bar.update(done), stop: () => bar.stop() };
};

/** Counts sequences of legal actions. */
export const perft = async (io: Io, name: string, depth: number, flags: PerftFlags): Promise<number> => {
  const { game, state, words } = startOf(name, flags);
  const first = game.legalActions(state).size();
  const bar = barOf(io, first);
  const entries: Divided<Tagged>[] = [];
  try {
    for (const entry of divide(game, state, depth)) {
      entries.push(entry);
      bar.at(entries.length);
      await io.pause();
    }
  } finally {
    bar.stop();
  }
  const counts = Array.from({ length: depth }, (_, i) => entries.reduce((n, e) => n + e.counts[i], 0));
  if (flags.json === true) {
    const divided = entries.map(({ action, nodes }) => ({ action, words: words(action), nodes }));
    io.out(`${JSON.stringify({ position: name, at: flags.at ?? null, actor: game.actor(state), depth, counts, ...(flags.divide === true ? { divide: divided } : {}) }, null, 2)}\n`);
    return OK;
  }
  if (flags.divide === true) {
    io.out(entries.map((e) => `${words(e.action)}: ${e.nodes}\n`).join(''));
    io.out(`\n${entries.length} actions, ${counts[depth - 1]} sequences of ${depth}\n`);
  } else io.out(columns([['actions', 'sequences'], ...counts.map((n, i) => [String(i + 1), String(n)])]));
  return OK;
};
