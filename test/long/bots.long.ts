/**
 * How well the bots play Poland 1939: whole games in pairs of the same seed against the same opponent, with the greedy and
 * with the random bot in the other seat. Holds when greedy as German scores better than random in at least nine pairs of ten,
 * and as Pole on average, beyond doubt.
 */
import { type Bot, greedy, playMatch, random } from '../../src/bots/index.js';
import { openMatch, result } from '../../src/engine/match.js';
import { poland1939 } from '../../src/scenarios/poland-1939/index.js';

const GERMAN_PAIRS = 100;
const POLISH_PAIRS = 40;
const OPPONENT = greedy;
const WARSZAWA: ReadonlyArray<string> = ['2319', '2419'];

interface Outcome {
  /** Victory points, which only the Polish player earns. */
  readonly points: number;
  readonly level: string;
  /** Turn in which both hexes of Warszawa were first German, null for never. */
  readonly warszawa: number | null;
  /** Turn of Poland's surrender, null for none. */
  readonly surrender: number | null;
  readonly actions: number;
  readonly seconds: number;
}

const play = (seed: number, axis: Bot, allied: Bot): Outcome => {
  const began = process.cpuUsage().user;
  const opened = openMatch(poland1939, { seed });
  if (opened._tag === 'Left') throw new Error(opened.left[0].detail);
  const match = opened.right;
  const { map } = match.game.view(match.state);
  const hexes = WARSZAWA.map((id) => map.hexOf.get(id) ?? -1);
  const owns = (owner: ReadonlyArray<number>): boolean => hexes.every((h) => owner[h] === 0);
  let warszawa: number | null = null;
  let end = match;
  for (const { match: now } of playMatch(match, { axis, allied })) {
    end = now;
    if (warszawa === null && owns(now.state.hexes.owner)) warszawa = now.state.turn;
  }
  const ended = result(end);
  if (ended === null) throw new Error(`seed ${seed} did not come to an end`);
  const { surrendered } = end.state.slices['first-to-fight'] as { readonly surrendered: boolean };
  return {
    points: ended.score.allied,
    level: ended.level,
    warszawa,
    surrender: surrendered ? end.state.turn : null,
    actions: end.record.length,
    seconds: (process.cpuUsage().user - began) / 1e6,
  };
};

const mean = (values: ReadonlyArray<number>): number => values.reduce((a, b) => a + b, 0) / values.length;
/** Half the width of the 95 % interval of a mean. */
const margin = (values: ReadonlyArray<number>): number => {
  const m = mean(values);
  return 1.96 * Math.sqrt(values.reduce((sum, v) => sum + (v - m) ** 2, 0) / (values.length - 1) / values.length);
};
const seedsTo = (n: number): ReadonlyArray<number> => Array.from({ length: n }, (_, i) => i + 1);

const tally = (outcomes: ReadonlyArray<Outcome>): string => {
  const points = outcomes.map((o) => o.points);
  const fell = outcomes.filter((o) => o.warszawa !== null).length;
  const gaveUp = outcomes.filter((o) => o.surrender !== null).length;
  return `${outcomes.length} | ${mean(points).toFixed(1)} ± ${margin(points).toFixed(1)} | ${Math.min(...points)}–${Math.max(...points)} | ${fell} | ${gaveUp} | ${mean(outcomes.map((o) => o.actions)).toFixed(0)} | ${mean(outcomes.map((o) => o.seconds)).toFixed(1)}`;
};

/** Plays everything; throws when a bar is missed. */
export const run = async (): Promise<string> => {
  const both = seedsTo(GERMAN_PAIRS).map((seed) => play(seed, greedy, OPPONENT));
  const randomGerman = seedsTo(GERMAN_PAIRS).map((seed) => play(seed, random, OPPONENT));
  const against = seedsTo(POLISH_PAIRS).map((_, i) => both[i]);
  const randomPole = seedsTo(POLISH_PAIRS).map((seed) => play(seed, OPPONENT, random));

  const germanWins = both.filter((o, i) => o.points < randomGerman[i].points).length;
  const gains = against.map((o, i) => o.points - randomPole[i].points);
  const levels = new Map<string, number>();
  for (const { level } of both) levels.set(level, (levels.get(level) ?? 0) + 1);

  if (germanWins < 0.9 * GERMAN_PAIRS) throw new Error(`greedy as German was better than random in ${germanWins} of ${GERMAN_PAIRS} pairs only`);
  if (mean(gains) - margin(gains) <= 0) throw new Error(`greedy as Pole gains ${mean(gains).toFixed(1)} ± ${margin(gains).toFixed(1)} points over random: not beyond doubt`);
  const fell = both.filter((o) => o.warszawa !== null).length;
  if (fell * 2 <= both.length) throw new Error(`the Germans took Warszawa in ${fell} of ${both.length} games only`);
  return [
    '## Bots',
    '',
    '| German | Pole | games | victory points | range | Warszawa fell | Poland surrendered | actions | CPU seconds |',
    '|---|---|---|---|---|---|---|---|---|',
    `| greedy | greedy | ${tally(both)} |`,
    `| random | greedy | ${tally(randomGerman)} |`,
    `| greedy | random | ${tally(randomPole)} |`,
    '',
    `As German, greedy did better than random in ${germanWins} of ${GERMAN_PAIRS} pairs of the same seed against the greedy Pole. As Pole, it earned ${mean(gains).toFixed(1)} ± ${margin(gains).toFixed(1)} points more than random in ${POLISH_PAIRS} pairs against the greedy German (95 % interval).`,
    '',
    `Levels of victory, greedy against greedy: ${[...levels].sort((a, b) => b[1] - a[1]).map(([level, n]) => `${level} ${n}`).join(', ')}.`,
  ].join('\n');
};
