/**
 * Counts of all that can be done from small positions, deeper than in `npm test`: each position to its first depth with 10,000 sequences,
 * some to 100,000, in place and on immutable positions; and a second count that tries everything that could be meant.
 * Spread over the processor's cores.
 */
import { perftCounts } from '../../src/testing/index.js';
import { LONG } from '../perft/long.js';
import { candidatesOf, immutablePerft, naivePerft } from '../perft/naive.js';
import { COUNTED, depthOf, ENOUGH, POSITIONS } from '../perft/positions.js';
import { sumOf } from './report.js';
import { serve, spread } from './spread.js';

/** Actions tried for the second count, in each position. */
const TRIALS = 300_000;

/** What was counted from one position. */
interface Line {
  readonly name: string;
  readonly ruleset: string;
  readonly depth: number;
  readonly nodes: number;
  /** Depth and sequences of the second count, and the actions tried for it. */
  readonly naive: { readonly depth: number; readonly nodes: number; readonly tries: number };
  /** What differs, in words; null for nothing. */
  readonly broken: string | null;
}

const line = (i: number): Line => {
  const { name, ruleset, family, open } = POSITIONS[i];
  const { counts } = COUNTED[name];
  const { game, state } = open();
  const depth = LONG.includes(name) ? counts.length : depthOf(counts, ENOUGH);
  const wanted = counts.slice(0, depth).join(' ');
  const candidates = candidatesOf(family, game);
  const each = [...candidates(state)].length;
  let tries = each;
  let deep = 1;
  while (deep < depth && tries + each * counts[deep - 1] <= TRIALS) tries += each * counts[deep++ - 1];
  const nodes = naivePerft(game, state, candidates, deep);
  const found: ReadonlyArray<readonly [string, string, string]> = [
    ['in place', perftCounts(game, state, depth).join(' '), wanted],
    ['on immutable positions', immutablePerft(game, state, depth).join(' '), wanted],
    ['by trying everything', String(nodes), String(counts[deep - 1])],
  ];
  const broken = found.filter(([, is, must]) => is !== must).map(([how, is, must]) => `${name}, ${how}: ${is}, and not ${must}.`);
  return { name, ruleset, depth, nodes: counts[depth - 1], naive: { depth: deep, nodes, tries }, broken: broken.length === 0 ? null : broken.join('\n') };
};

/** Counts from all positions; the section for the report. Throws when two counts differ. */
export const run = async (): Promise<string> => {
  const { answers, seconds } = await spread<Line>(import.meta.url, POSITIONS.length);
  const broken = answers.flatMap((a) => (a.broken === null ? [] : [a.broken]));
  if (broken.length > 0 || answers.length !== POSITIONS.length) throw new Error([`${answers.length} of ${POSITIONS.length} positions were counted from.`, ...broken].join('\n'));
  return [
    '## Perft',
    '',
    `${answers.length} positions, ${sumOf(answers, (a) => a.nodes)} sequences of legal actions, counted in place and on immutable positions, with the same result everywhere;`,
    `${sumOf(answers, (a) => a.naive.nodes)} of them found a second time among ${sumOf(answers, (a) => a.naive.tries)} actions that were tried without asking what is legal.`,
    '',
    '| position | depth | sequences | tried out to depth |',
    '|---|---:|---:|---:|',
    ...answers.map((a) => `| ${a.name} | ${a.depth} | ${a.nodes} | ${a.naive.depth} |`),
    '',
    `Processor time: ${Math.round(seconds)} s.`,
  ].join('\n');
};

serve(line);
