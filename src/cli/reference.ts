/**
 * `grognard scenarios`, `tables` and `validate`: what there is to play with, and whether a user's own files are fit for it.
 * @module
 */
import { loadMap } from '../engine/loadMap.js';
import type { Problem } from '../engine/problem.js';
import { SOURCES } from '../kernel/table.js';
import { type Either, isLeft } from '../prelude.js';
import { loadForces } from '../rulesets/europa/loadForces.js';
import { loadTables } from '../rulesets/europa/loadTables.js';
import type { TableError } from '../rulesets/europa/tableError.js';
import { badInput, OK, problemLines, REFUSED } from './failure.js';
import { readJson } from './files.js';
import { sourceCounts, tableText } from './grid.js';
import type { Io } from './io.js';
import { BOTS } from './play.js';
import { europaGame, openChosen, type OwnFiles, SCENARIOS } from './scenario.js';

const json = (io: Io, value: unknown): void => io.out(`${JSON.stringify(value, null, 2)}\n`);

/** Lists the scenarios with their options and readings. */
export const scenarios = (io: Io, flags: { readonly json?: boolean }): number => {
  const all = SCENARIOS.map((s) => {
    const { board, identity } = europaGame(openChosen(s.id, {}));
    return { scenario: s, readings: board.rules.readings, identity, turns: board.setting.turns };
  });
  if (flags.json === true) {
    json(io, all.map(({ scenario: { id, title, summary, options }, readings, identity, turns }) => ({ id, title, summary, options, turns, identity, readings })));
    return OK;
  }
  for (const { scenario, readings, identity, turns } of all) {
    io.out(`${scenario.id}: ${scenario.title}\n  ${scenario.summary}\n  ${turns} turns; rules ${identity.ruleset} ${identity.version}; bots ${BOTS.map((b) => b.id).join(', ')}\n`);
    io.out('  Options (the default first):\n');
    for (const [name, values] of Object.entries(scenario.options)) io.out(`    ${name}: ${values.join(', ')}\n`);
    io.out('  Readings, chosen with --reading id=value (the default marked with *):\n');
    for (const r of readings) {
      io.out(`    ${r.id} [${r.rule}] ${r.question}\n`);
      for (const [value, meaning] of Object.entries(r.values)) io.out(`      ${value === r.default ? '*' : ' '} ${value}: ${meaning}\n`);
    }
  }
  return OK;
};

/** Prints the tables in use, each cell with its source. */
export const tables = (io: Io, flags: OwnFiles & { readonly scenario: string; readonly json?: boolean }): number => {
  const { board } = europaGame(openChosen(flags.scenario, flags));
  const shown = [
    { table: board.crt.data, digest: board.crt.digest },
    { table: board.setting.tables.terrain, digest: board.terrain.digest },
  ];
  if (flags.json === true) json(io, shown.map(({ table, digest }) => ({ ...table, digest, counts: sourceCounts(table) })));
  else io.out(shown.map(({ table, digest }) => tableText(table, digest)).join('\n\n'));
  return OK;
};

const tableProblems = (errors: ReadonlyArray<TableError>): ReadonlyArray<Problem> =>
  errors.map((e) => ({
    code: e.code,
    at: [e.table, ...(e.row === null ? [] : [`row ${e.row}`]), ...(e.column === null ? [] : [`column ${e.column}`])].join(', '),
    detail: e.detail,
  }));

const problemsOf = (read: Either<ReadonlyArray<Problem>, unknown>): ReadonlyArray<Problem> => (isLeft(read) ? read.left : []);

/** One file: what is wrong with it by itself, and a line about it if nothing is. */
interface Verdict {
  readonly kind: 'map' | 'forces' | 'tables';
  readonly file: string;
  readonly problems: ReadonlyArray<Problem>;
}

/** Says everything that is wrong with a user's map, forces or tables. */
export const validate = (io: Io, flags: OwnFiles & { readonly scenario: string; readonly json?: boolean }): number => {
  if (flags.map === undefined && flags.forces === undefined && flags.tables === undefined) throw badInput('Name what to check: --map FILE, --forces FILE or --tables FILE.');
  const { board } = europaGame(openChosen(flags.scenario, {}));
  const ownMap = flags.map === undefined ? null : loadMap(readJson(flags.map));
  const verdicts: Verdict[] = [];
  if (flags.map !== undefined && ownMap !== null) verdicts.push({ kind: 'map', file: flags.map, problems: problemsOf(ownMap) });
  if (flags.forces !== undefined) {
    const map = ownMap !== null && !isLeft(ownMap) ? ownMap.right : board.map;
    verdicts.push({ kind: 'forces', file: flags.forces, problems: problemsOf(loadForces(readJson(flags.forces), map)) });
  }
  if (flags.tables !== undefined) {
    const read = loadTables(readJson(flags.tables), { crt: board.crt.data, terrain: board.setting.tables.terrain });
    verdicts.push({ kind: 'tables', file: flags.tables, problems: isLeft(read) ? tableProblems(read.left) : [] });
  }
  const sound = verdicts.every((v) => v.problems.length === 0);
  const together = sound ? digestsWith(flags) : { digests: {}, problems: [] };
  if (flags.json === true) json(io, { ok: sound, files: verdicts, digests: together.digests, scenario: flags.scenario, misfits: together.problems });
  else {
    for (const v of verdicts) {
      const count = `${v.problems.length} ${v.problems.length === 1 ? 'problem' : 'problems'}`;
      io.out(v.problems.length === 0 ? `${v.file}: ok\n` : `${v.file}: ${count}\n${v.problems.map((p) => `  ${problemLines([p])[0]}\n`).join('')}`);
    }
    for (const [name, digest] of Object.entries(together.digests)) io.out(`  digest of the ${name}: ${digest}\n`);
    if (together.problems.length > 0) io.out(`Sound by itself, but ${flags.scenario} cannot be opened with it:\n${problemLines(together.problems).map((l) => `  ${l}\n`).join('')}`);
  }
  return sound ? OK : REFUSED;
};

/** Digests by which a match would know the files, or why the scenario does not open with them. */
const digestsWith = (flags: OwnFiles & { readonly scenario: string }): { readonly digests: Readonly<Record<string, string>>; readonly problems: ReadonlyArray<Problem> } => {
  const scenario = SCENARIOS.find((s) => s.id === flags.scenario);
  if (scenario === undefined) return { digests: {}, problems: [] };
  const own = {
    ...(flags.tables === undefined ? {} : { tables: readJson(flags.tables) }),
    ...(flags.map === undefined ? {} : { map: readJson(flags.map) }),
    ...(flags.forces === undefined ? {} : { forces: readJson(flags.forces) }),
  };
  const opened = scenario.open(own);
  if (isLeft(opened)) return { digests: {}, problems: opened.left };
  const wanted: ReadonlyArray<string> = [
    ...(flags.map === undefined ? [] : ['map']),
    ...(flags.forces === undefined ? [] : ['forces']),
    ...(flags.tables === undefined ? [] : ['crt', 'terrain']),
  ];
  return { digests: Object.fromEntries(Object.entries(opened.right.identity.digests).filter(([name]) => wanted.includes(name))), problems: [] };
};

/** Sources in one phrase, for help texts. */
export const SOURCE_WORDS = SOURCES.join(', ');
