/**
 * The engine of the Europa family against the naive one of `test/reference/europa`: positions of random games under each ruleset, fact
 * by fact. Spread over the processor's cores. A difference is told with its seed and number of actions: an entry for
 * `test/reference/regressions.json`.
 */
import { showDifference } from '../reference/differ.js';
import { MORE_RULESETS, RULESETS } from '../reference/europaGames.js';
import type { Extent } from '../reference/europaQuestions.js';
import { examine } from '../reference/europaTrial.js';
import { sumOf } from './report.js';
import { scaled } from './scale.js';
import { serve, spread } from './spread.js';

/** Positions of each ruleset. */
const POSITIONS = scaled(5000);
const OF_A_GAME = 50;
/** Most actions from one position to the next. */
const APART = 60;
const FIRST_SEED = 600_000;
/** Where a game is over too soon, another follows, so many at most, each with a seed so far on. */
const MOST_GAMES = 20;
const NEXT_SEED = 100_000;
const IDS = Object.keys(RULESETS);
/** Rulesets of which a tenth will do. */
const MORE = Object.keys(MORE_RULESETS);
const games = (positions: number): number => Math.ceil(positions / OF_A_GAME);
/** The ruleset of each game. */
const PLAN: ReadonlyArray<string> = [...Array.from({ length: games(POSITIONS) }, () => IDS).flat(), ...Array.from({ length: games(POSITIONS / 10) }, () => MORE).flat()];

/** More than a quick test asks, so that each position is worth the way to it. */
const EXTENT: Extent = { everywhere: 0.2, steppers: 1.5, travelers: 0.1, riders: 0.04, eaters: 1.5, attacks: 1.5, overruns: 2, routed: 2, losers: 1 };
/** Differences that are told of a game. */
const SHOWN = 5;

/** What one game came to, or several short ones. */
interface Line {
  readonly ruleset: string;
  readonly games: number;
  readonly positions: number;
  readonly answers: Readonly<Record<string, number>>;
  readonly found: ReadonlyArray<string>;
}

const line = (i: number): Line => {
  const id = PLAN[i];
  const ruleset = { ...RULESETS, ...MORE_RULESETS }[id]();
  let sum: Line = { ruleset: id, games: 0, positions: 0, answers: {}, found: [] };
  while (sum.positions < OF_A_GAME && sum.games < MOST_GAMES) {
    const { positions, answers, found } = examine({ ruleset, seed: FIRST_SEED + i + sum.games * NEXT_SEED, extent: EXTENT, positions: OF_A_GAME - sum.positions, apart: APART });
    sum = {
      ...sum,
      games: sum.games + 1,
      positions: sum.positions + positions,
      answers: Object.fromEntries(Object.entries(answers).map(([fact, n]) => [fact, n + (sum.answers[fact] ?? 0)])),
      found: [...sum.found, ...found.slice(0, SHOWN).map(showDifference)],
    };
  }
  return sum;
};

/** Compares all positions; the section for the report. Throws when the engines differ, with ruleset, seed, action, fact and both values. */
export const run = async (): Promise<string> => {
  const { answers: lines, seconds } = await spread<Line>(import.meta.url, PLAN.length);
  const found = lines.flatMap((g) => g.found);
  if (found.length > 0) throw new Error(found.join('\n'));
  const all = [...IDS, ...MORE];
  const facts = Object.keys(lines[0].answers);
  const of = (id: string): ReadonlyArray<Line> => lines.filter((g) => g.ruleset === id);
  const few = IDS.filter((id) => sumOf(of(id), (g) => g.positions) < POSITIONS);
  if (few.length > 0) throw new Error(`Games were over too soon: fewer than ${POSITIONS} positions of ${few.join(', ')}.`);
  return [
    '## A second engine',
    '',
    `A naive engine, written anew from the rules, said of ${sumOf(lines, (g) => g.positions)} positions of ${sumOf(lines, (g) => g.games)} random games what the engine says: no difference in any fact.`,
    '',
    `| answers compared | ${all.join(' | ')} |`,
    `|---|${all.map(() => '---:').join('|')}|`,
    `| positions | ${all.map((id) => sumOf(of(id), (g) => g.positions)).join(' | ')} |`,
    ...facts.map((fact) => `| ${fact} | ${all.map((id) => sumOf(of(id), (g) => g.answers[fact])).join(' | ')} |`),
    '',
    `Processor time: ${Math.round(seconds)} s.`,
  ].join('\n');
};

serve(line);
