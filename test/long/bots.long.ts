/**
 * How well the bots play Poland 1939: whole games in pairs of the same seed against the same opponent, with the greedy and
 * with the random bot in the other seat. Holds when greedy as German scores better than random in at least nine pairs of ten,
 * and as Pole on average, beyond doubt.
 */
import { type Bot, greedy, random } from '../../src/bots/index.js';
import { margin, mean, type Outcome, playOne } from './match.js';
import { scaled } from './scale.js';
import { serve, spread } from './spread.js';

const GERMAN_PAIRS = scaled(30);
const POLISH_PAIRS = scaled(12);

/** The games, one after another: seats and seed. */
const GAMES: ReadonlyArray<{ readonly axis: Bot; readonly allied: Bot; readonly seed: number }> = [
  ...Array.from({ length: GERMAN_PAIRS }, (_, i) => ({ axis: greedy, allied: greedy, seed: i + 1 })),
  ...Array.from({ length: GERMAN_PAIRS }, (_, i) => ({ axis: random, allied: greedy, seed: i + 1 })),
  ...Array.from({ length: POLISH_PAIRS }, (_, i) => ({ axis: greedy, allied: random, seed: i + 1 })),
];

const tally = (outcomes: ReadonlyArray<Outcome>): string => {
  const points = outcomes.map((o) => o.points);
  const fell = outcomes.filter((o) => o.warszawa !== null).length;
  const gaveUp = outcomes.filter((o) => o.surrender !== null).length;
  return `${outcomes.length} | ${mean(points).toFixed(1)} ± ${margin(points).toFixed(1)} | ${Math.min(...points)}–${Math.max(...points)} | ${fell} | ${gaveUp} | ${mean(outcomes.map((o) => o.actions)).toFixed(0)} | ${mean(outcomes.map((o) => o.seconds)).toFixed(1)}`;
};

/** Plays everything; throws when a bar is missed. */
export const run = async (): Promise<string> => {
  const { answers: outcomes } = await spread<Outcome>(import.meta.url, GAMES.length);
  const both = outcomes.slice(0, GERMAN_PAIRS);
  const randomGerman = outcomes.slice(GERMAN_PAIRS, 2 * GERMAN_PAIRS);
  const randomPole = outcomes.slice(2 * GERMAN_PAIRS);

  const germanWins = both.filter((o, i) => o.points < randomGerman[i].points).length;
  const gains = randomPole.map((o, i) => both[i].points - o.points);
  if (germanWins < 0.9 * GERMAN_PAIRS) throw new Error(`greedy as German was better than random in ${germanWins} of ${GERMAN_PAIRS} pairs only`);
  if (mean(gains) - margin(gains) <= 0) throw new Error(`greedy as Pole gains ${mean(gains).toFixed(1)} ± ${margin(gains).toFixed(1)} points over random: not beyond doubt`);
  const fell = both.filter((o) => o.warszawa !== null).length;
  if (fell * 2 <= both.length) throw new Error(`the Germans took Warszawa in ${fell} of ${both.length} games only`);
  return [
    '## Bots',
    '',
    'Poland 1939, Advanced Training.',
    '',
    '| German | Pole | games | victory points | range | Warszawa fell | Poland surrendered | actions | CPU seconds |',
    '|---|---|---|---|---|---|---|---|---|',
    `| greedy | greedy | ${tally(both)} |`,
    `| random | greedy | ${tally(randomGerman)} |`,
    `| greedy | random | ${tally(randomPole)} |`,
    '',
    `As German, greedy did better than random in ${germanWins} of ${GERMAN_PAIRS} pairs of the same seed against the greedy Pole. As Pole, it earned ${mean(gains).toFixed(1)} ± ${margin(gains).toFixed(1)} points more than random in ${POLISH_PAIRS} pairs against the greedy German (95 % interval).`,
  ].join('\n');
};

serve((i) => playOne(GAMES[i].seed, 'advanced', GAMES[i].axis, GAMES[i].allied));
