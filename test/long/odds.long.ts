/**
 * Exact odds against dice: the fights of test/odds thrown a million times together. Every frequency lies within five standard
 * deviations of its exact chance, and nothing comes up that has none.
 */
import { fights } from '../odds/fights.js';
import { disagreements, farthest, oddsOf, thrown } from '../odds/simulated.js';
import { scaled } from './scale.js';
import { serve, spread } from './spread.js';

const THROWS = scaled(1_000_000);
const FIGHTS = fights();
/** Throws of one part: a seed of its own. What a part comes to depends on nothing else, so that it can be kept. */
const PER_PART = 12_500;
const PARTS = Math.ceil(THROWS / FIGHTS.length / PER_PART);
const FIRST_SEED = 500_000;

type Line = ReadonlyArray<readonly [string, number]>;

const line = (i: number): Line => [...thrown(FIGHTS[i % FIGHTS.length], PER_PART, FIRST_SEED + i)];

/** Throws all fights; the section for the report. Throws an error when a frequency is off. */
export const run = async (): Promise<string> => {
  const { answers, seconds } = await spread<Line>(import.meta.url, FIGHTS.length * PARTS);
  const rows = FIGHTS.map((fight, f) => {
    const counts = new Map<string, number>();
    answers.filter((_, i) => i % FIGHTS.length === f).forEach((part) => part.forEach(([key, n]) => counts.set(key, (counts.get(key) ?? 0) + n)));
    const odds = oddsOf(fight);
    const wrong = disagreements(odds, counts);
    if (wrong.length > 0) throw new Error(`${fight.title}: ${wrong.join('; ')}`);
    const throws = [...counts.values()].reduce((a, b) => a + b, 0);
    return `| ${fight.title} | ${fight.policy} | ${odds.outcomes.length} | ${throws} | ${farthest(odds, counts).toFixed(2)} |`;
  });
  return [
    '## Exact odds against dice',
    '',
    `${PER_PART * PARTS * FIGHTS.length} fights were thrown. No outcome came up without a chance, and every frequency lies within five standard deviations of its exact chance;`,
    'the last column has the farthest one, in standard deviations.',
    '',
    '| fight | policy | outcomes | thrown | farthest |',
    '|---|---|---:|---:|---:|',
    ...rows,
    '',
    `Processor time: ${Math.round(seconds)} s.`,
  ].join('\n');
};

serve(line);
