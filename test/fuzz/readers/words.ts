/** Readers of texts: actions, orders, units, lists of hexes, drawings, scripts, tables, saves. */
import { conformanceCases, LETTERS, parseHexes, parseUnit, readDrawing, spiCases } from '../../../src/conformance/index.js';
import { readScript } from '../../../src/conformance/script.js';
import { parseSpiUnit } from '../../../src/conformance/spi-ww2/notation.js';
import { readSpiScript } from '../../../src/conformance/spi-ww2/script.js';
import { actor, legalActions, type Match, openMatch, submit } from '../../../src/engine/match.js';
import { dice } from '../../../src/engine/random.js';
import { load, readSave, save } from '../../../src/engine/record.js';
import type { GameState, Tagged } from '../../../src/engine/game.js';
import type { Scenario } from '../../../src/engine/scenario.js';
import { readCsvTable, writeCsvTable } from '../../../src/engine/tableCsv.js';
import { parseRatio } from '../../../src/kernel/crt.js';
import { singleHexsides } from '../../../src/kernel/map.js';
import { type Either, isLeft } from '../../../src/prelude.js';
import { crtData } from '../../../src/rulesets/boot-camp/crt.js';
import { terrainChartData } from '../../../src/rulesets/boot-camp/terrain.js';
import { parseElements } from '../../../src/rulesets/europa-reform/crt/elements.js';
import { identify, parseRating } from '../../../src/rulesets/europa/identify.js';
import { parseAec, parseAttackers, parseCost, parseDie } from '../../../src/rulesets/europa/terrainChart.js';
import { parseAction } from '../../../src/rulesets/europa/words.js';
import { TABLE_NAMES, tablesData } from '../../../src/rulesets/spi-ww2/index.js';
import { parseAction as parseSpiAction } from '../../../src/rulesets/spi-ww2/words.js';
import { europe1941 } from '../../../src/scenarios/europe-1939-45/index.js';
import { logistics, readLedgerAction } from '../../../src/scenarios/logistics/index.js';
import { poland1939 } from '../../../src/scenarios/poland-1939/index.js';
import type { Reader, Said } from '../hold.js';

/** The problems of an answer. */
export const saidBy = (read: Either<ReadonlyArray<Said>, unknown>): ReadonlyArray<Said> => (isLeft(read) ? read.left : []);

/** Every so manyth of a list. */
export const some = <T>(list: ReadonlyArray<T>, most: number): ReadonlyArray<T> => list.filter((_, i) => i % Math.ceil(list.length / most) === 0);

const unique = <T>(list: ReadonlyArray<T>): ReadonlyArray<T> => [...new Set(list)];

/** What cases do, in words without a side in front. */
const done = (cases: typeof conformanceCases): ReadonlyArray<string> => unique(cases.flatMap((c) => [c, ...(c.then ?? [])].flatMap((s) => s.do ?? [])).map((w) => w.replace(/^(axis|allied|russian): /, '')));

const europaWords = done(conformanceCases);
const spiWords = done(spiCases());

interface Drawn {
  readonly map?: ReadonlyArray<string>;
  readonly units?: ReadonlyArray<string>;
  readonly terrain?: Readonly<Record<string, string>>;
}

const positions = (cases: typeof conformanceCases): ReadonlyArray<Drawn> => cases.map((c) => (c.position ?? {}) as Drawn);
const noted = (cases: typeof conformanceCases): ReadonlyArray<string> => unique(positions(cases).flatMap((p) => p.units ?? []));

const drawings = unique(positions(conformanceCases).flatMap((p) => (Array.isArray(p.map) && p.map.join('').match(/[^\s\d.,:\w~-]/) === null ? [p.map.join('\n')] : [])));

/** A refusal without words. */
const nothing: ReadonlyArray<Said> = [{ code: 'none', at: 'none', detail: 'none' }];
const orNull = (value: unknown): ReadonlyArray<Said> => (value === null ? nothing : []);

/** A short match: a few actions, some at random. */
const played = <S extends GameState, A extends Tagged, E extends Tagged>(scenario: Scenario<S, A, E>, seed: number, count: number): string => {
  const opened = openMatch(scenario, { seed });
  if (isLeft(opened)) throw new Error(opened.left[0].detail);
  let match: Match<S, A, E> = opened.right;
  const random = dice(seed);
  for (let i = 0; i < count && actor(match) !== 'nobody'; i++) {
    const legal = legalActions(match);
    const ends = { type: 'endPhase' } as unknown as A;
    const next = submit(match, actor(match), i % 4 === 3 && legal.has(ends) ? ends : legal.sample(random));
    if (isLeft(next)) throw new Error(next.left[0].detail);
    match = next.right;
  }
  return save(match);
};

export const SAVES: ReadonlyArray<string> = [played(logistics, 3, 20), played(logistics, 4, 6), played(poland1939, 5, 10), played(europe1941, 6, 8)];
const SCENARIOS: ReadonlyArray<Scenario> = [logistics, poland1939, europe1941] as unknown as ReadonlyArray<Scenario>;

const csv = [crtData, terrainChartData, ...TABLE_NAMES.map((n) => tablesData[n])].map(writeCsvTable);
const standIn = { id: 'x', title: 'x', notice: 'x' };

export const WORD_READERS: ReadonlyArray<Reader> = [
  { name: 'actions and orders in words, Europa', takes: 'text', share: 120_000, valid: europaWords.filter((w) => !isLeft(parseAction(w))), read: (w: string) => saidBy(parseAction(w)) },
  { name: 'actions in words, World War II', takes: 'text', share: 80_000, valid: spiWords.filter((w) => !isLeft(parseSpiAction(w))), read: (w: string) => saidBy(parseSpiAction(w)) },
  { name: 'actions in words, the ledger', takes: 'text', share: 30_000, valid: ['endPhase', 'roll 3', 'world take kiev', 'order activate 1', '{"type":"endPhase"}'].filter((w) => !isLeft(readLedgerAction(w))), read: (w: string) => saidBy(readLedgerAction(w)) },
  { name: 'scripts of cases, Europa', takes: 'text', share: 60_000, valid: europaWords.filter((w) => !isLeft(readScript(w))), read: (w: string) => saidBy(readScript(w)) },
  { name: 'scripts of cases, World War II', takes: 'text', share: 40_000, valid: spiWords.filter((w) => !isLeft(readSpiScript(w))), read: (w: string) => saidBy(readSpiScript(w)) },
  { name: 'units in notation, Europa', takes: 'text', share: 80_000, valid: noted(conformanceCases).filter((u) => !isLeft(parseUnit(u))), read: (u: string) => saidBy(parseUnit(u)) },
  { name: 'units in notation, World War II', takes: 'text', share: 50_000, valid: noted(spiCases()).filter((u) => !isLeft(parseSpiUnit(u))), read: (u: string) => saidBy(parseSpiUnit(u)) },
  { name: 'lists of hexes', takes: 'text', share: 60_000, valid: ['0505', '0505 0601-0604 07 08-10', '01-10', '0101-1010'], read: (h: string) => saidBy(parseHexes(h, [1, 10])) },
  { name: 'drawings of maps', takes: 'text', share: 80_000, valid: drawings.filter((d) => !isLeft(readDrawing(d.split('\n')))), read: (d: string) => saidBy(readDrawing(d.split('\n'), {}, LETTERS)) },
  { name: 'tables with commas', takes: 'text', share: 15_000, valid: csv, read: (t: string) => readCsvTable('crt', t, standIn).errors.map((e) => ({ ...e, at: e.table })) },
  { name: 'ratings, odds, elements of results', takes: 'text', share: 60_000, wordless: true, valid: ['5-6-6', '7-6', '0-1-4', '1.5:1', 'DR*', 'A'], read: (t: string) => (parseRating(t) === null && parseRatio(t) === null && parseElements(t) === null && t.length !== 3 && t !== 'A' ? nothing : []) },
  { name: 'cells of the terrain chart', takes: 'text', share: 60_000, wordless: true, valid: ['1', '+2', 'P', 'non-artillery/2', '-1', 'yes'], read: (t: string) => [parseCost(t, 'hex', 1), parseAttackers(t), parseDie(t), parseAec(t)].every((v) => v === null) && t !== '+2' ? nothing : [] },
  { name: 'types of units', takes: 'text', share: 20_000, wordless: true, valid: ['Inf', 'mot Inf', 'Pz', 'hv AA'], read: (t: string) => orNull(identify(t, 'XX')) },
  { name: 'rows of hexsides', takes: 'text', share: 20_000, wordless: true, valid: ['1010/1011', '1010/1011/1111', '0201>0202'], read: (t: string) => (singleHexsides(t).length >= 0 ? [] : nothing) },
  { name: 'saved matches, as far as they are read', takes: 'text', share: 20_000, valid: SAVES, read: (t: string) => saidBy(readSave(t)) },
  { name: 'saved matches, replayed', takes: 'text', share: 10_000, valid: SAVES, read: (t: string) => saidBy(load(t, { scenarios: SCENARIOS })) },
];
