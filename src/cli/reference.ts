/**
 * `grognard scenarios`, `tables` and `validate`: what there is to play with, and whether a user's own files are fit for it.
 * @module
 */
import type { Problem } from '../engine/problem.js';
import type { Reading } from '../engine/reading.js';
import { SOURCES } from '../kernel/table.js';
import { isLeft } from '../prelude.js';
import { badInput, OK, problemLines, REFUSED } from './failure.js';
import type { AnyScenario, Family, OwnContents } from './family.js';
import { sourceCounts, tableText } from './grid.js';
import type { Io } from './io.js';
import { BOT_WORDS } from './bots.js';
import { familyOf, openChosen, ownData, type OwnFiles, SCENARIOS, scenarioOf } from './scenario.js';

const json = (io: Io, value: unknown): void => io.out(`${JSON.stringify(value, null, 2)}\n`);

const turnsText = (first: number, last: number): string => (first === 1 ? `${last} turns` : `turns ${first} to ${last}`);

/** Options of the rules that scenarios of a family share: what is on or off. */
const switchLines = ({ switches }: Family): ReadonlyArray<string> => {
  const of = (kind: 'option' | 'erratum'): ReadonlyArray<string> => switches.filter((s) => s.kind === kind).map((s) => `    ${s.id} [${s.names.join(', ')}] ${s.about}`);
  if (switches.length === 0) return [];
  return ['  Optional rules, put in with --option:', ...of('option'), '  Cases of the errata, put in with --with or left out with --without, by name or case:', ...of('erratum')];
};

const readingLines = (readings: ReadonlyArray<Reading>): ReadonlyArray<string> => [
  '  Readings, chosen with --reading id=value (the default marked with *):',
  ...readings.flatMap((r) => [
    `    ${r.id} [${r.rule}] ${r.question}`,
    ...Object.entries(r.values).map(([value, meaning]) => `      ${value === r.default ? '*' : ' '} ${value}: ${meaning}`),
  ]),
];

/** A scenario with the game it opens into by default. */
const looked = (scenario: AnyScenario) => {
  const family = familyOf(scenario.id);
  const { game } = openChosen(scenario.id, {});
  return { scenario, family, identity: game.identity, readings: family.readings(game), first: game.initial.turn, turns: game.turns };
};

const summaryLines = ({ scenario, family, identity, readings, first, turns }: ReturnType<typeof looked>): ReadonlyArray<string> => {
  const switched = family.switches.map((s) => s.id);
  return [
    `${scenario.id}: ${scenario.title}`,
    `  ${scenario.summary}`,
    `  ${turnsText(first, turns)}; rules ${identity.ruleset} ${identity.version}; bots ${BOT_WORDS}`,
    '  Options (the default first):',
    ...Object.entries(scenario.options).filter(([name]) => !switched.includes(name)).map(([name, values]) => `    ${name}: ${values.join(', ')}`),
    ...(switched.length === 0 ? [] : [`    ${switched.length} optional rules and cases of the errata, on or off`]),
    `  ${readings.length} readings of the rules`,
  ];
};

/** Lists the scenarios in short, or one with all its options and readings. */
export const scenarios = (io: Io, id: string | undefined, flags: { readonly json?: boolean }): number => {
  const all = (id === undefined ? SCENARIOS : [scenarioOf(id)]).map(looked);
  if (flags.json === true)
    json(io, all.map(({ scenario: { id, title, summary, options }, readings, identity, turns }) => ({ id, title, summary, options, turns, identity, readings })));
  else {
    const told = all.map((one) => [...summaryLines(one), ...(id === undefined ? [] : [...switchLines(one.family), ...readingLines(one.readings)])].join('\n'));
    io.out(`${told.join('\n\n')}\n${id === undefined ? '\n"grognard scenarios <scenario>" lists the options and readings of one in full.\n' : ''}`);
  }
  return OK;
};

/** Prints the tables in use, each cell with its source. */
export const tables = (io: Io, flags: OwnFiles & { readonly scenario: string; readonly json?: boolean }): number => {
  const shown = familyOf(flags.scenario).tables(openChosen(flags.scenario, flags).game);
  if (flags.json === true) json(io, shown.map(({ table, digest }) => ({ ...table, digest, counts: sourceCounts(table) })));
  else io.out(shown.map(({ table, digest }) => tableText(table, digest)).join('\n\n'));
  return OK;
};

/** Says everything that is wrong with a user's map, forces or tables. */
export const validate = (io: Io, flags: OwnFiles & { readonly scenario: string; readonly json?: boolean }): number => {
  if (flags.map === undefined && flags.forces === undefined && flags.tables === undefined) throw badInput('Name what to check: --map FILE, --forces FILE or --tables FILE.');
  const { game } = openChosen(flags.scenario, {});
  const own = ownData(flags);
  const verdicts = familyOf(flags.scenario)
    .check(game, own)
    .map((v) => ({ kind: v.kind, file: flags[v.kind] ?? v.kind, problems: v.problems }));
  const sound = verdicts.every((v) => v.problems.length === 0);
  const together = sound ? digestsWith(flags.scenario, own) : { digests: {}, problems: [] };
  const ok = sound && together.problems.length === 0;
  if (flags.json === true) json(io, { ok, files: verdicts, digests: together.digests, scenario: flags.scenario, misfits: together.problems });
  else {
    for (const v of verdicts) {
      const count = `${v.problems.length} ${v.problems.length === 1 ? 'problem' : 'problems'}`;
      io.out(v.problems.length === 0 ? `${v.file}: ${ok ? 'ok' : 'nothing wrong by itself'}\n` : `${v.file}: ${count}\n${v.problems.map((p) => `  ${problemLines([p])[0]}\n`).join('')}`);
    }
    for (const [name, digest] of Object.entries(together.digests)) io.out(`  digest of the ${name}: ${digest}\n`);
    if (together.problems.length > 0) io.out(`${flags.scenario} cannot be opened with ${verdicts.length > 1 ? 'these files' : 'it'}:\n${problemLines(together.problems).map((l) => `  ${l}\n`).join('')}`);
  }
  return ok ? OK : REFUSED;
};

/** Digests by which a match would know the files, or why the scenario does not open with them. */
const digestsWith = (id: string, own: OwnContents): { readonly digests: Readonly<Record<string, string>>; readonly problems: ReadonlyArray<Problem> } => {
  const opened = scenarioOf(id).open(own);
  if (isLeft(opened)) return { digests: {}, problems: opened.left };
  // whatever is neither the map nor the forces is a table
  const given = (name: string): boolean => own[name === 'map' || name === 'forces' ? name : 'tables'] !== undefined;
  return { digests: Object.fromEntries(Object.entries(opened.right.identity.digests).filter(([name]) => given(name))), problems: [] };
};

/** Sources in one phrase, for help texts. */
export const SOURCE_WORDS = SOURCES.join(', ');
