/**
 * The ladder of the bots: greedy over random, expectimax over greedy, mcts with 200 nodes a decision over greedy. A pair is two games of one seed
 * against greedy: with the bot in a seat, and with the one below it in the same seat. The better score of that side wins the pair, a tie is
 * half; both seats are tried. What is held to: see `BARS`. Words that name a scenario in `LADDER` restrict the run to it.
 */
import { type Bot, expectimax, greedy, mcts, random, withNodes } from '../../src/bots/index.js';
import type { GameState, Tagged } from '../../src/engine/game.js';
import { openMatch } from '../../src/engine/match.js';
import type { Scenario } from '../../src/engine/scenario.js';
import { bridgehead } from '../../src/scenarios/bridgehead/index.js';
import { europe1941 } from '../../src/scenarios/europe-1939-45/index.js';
import { poland1939 } from '../../src/scenarios/poland-1939/index.js';
import { playJob, wilson } from '../../src/tournament/index.js';
import { writeBetween } from './page.js';
import { scaled } from './scale.js';
import { serve, spread } from './spread.js';

const BOTS: Readonly<Record<string, Bot>> = { random, greedy, expectimax: expectimax(), 'expectimax:6000': withNodes(expectimax(), 6000), 'mcts:200': withNodes(mcts(), 200), 'mcts:20': withNodes(mcts(), 20) };

/** A rung: a bot over one below it, so many seeds, each in both seats. */
interface Rung {
  readonly scenario: string;
  readonly upper: string;
  readonly lower: string;
  readonly seeds: number;
  /** What the share of pairs won, or the lower end of its 95 % interval, must reach; null where it is only measured. */
  readonly bar: { readonly share: number } | { readonly beyond: number } | null;
}

const RUNGS: ReadonlyArray<Rung> = [
  { scenario: 'bridgehead', upper: 'greedy', lower: 'random', seeds: scaled(50), bar: { share: 0.9 } },
  { scenario: 'bridgehead', upper: 'expectimax', lower: 'greedy', seeds: scaled(60), bar: { beyond: 0.5 } },
  { scenario: 'bridgehead', upper: 'mcts:200', lower: 'greedy', seeds: scaled(30), bar: { beyond: 0.5 } },
  { scenario: 'poland-1939', upper: 'greedy', lower: 'random', seeds: scaled(6), bar: null },
  { scenario: 'poland-1939', upper: 'expectimax:6000', lower: 'greedy', seeds: scaled(6), bar: null },
  { scenario: 'poland-1939', upper: 'mcts:20', lower: 'greedy', seeds: scaled(4), bar: null },
  { scenario: 'europe-1941', upper: 'greedy', lower: 'random', seeds: scaled(4), bar: null },
  { scenario: 'europe-1941', upper: 'expectimax:6000', lower: 'greedy', seeds: scaled(4), bar: null },
  { scenario: 'europe-1941', upper: 'mcts:20', lower: 'greedy', seeds: scaled(2), bar: null },
];

/** Turns of games that would take too long whole. */
const TURNS: Readonly<Record<string, number>> = { 'poland-1939': 4, 'europe-1941': 4 };

const SCENARIOS = [bridgehead, poland1939, europe1941] as unknown as ReadonlyArray<Scenario<GameState, Tagged, Tagged>>;
const only = (process.env['LADDER'] ?? '').split(' ').filter((word) => word !== '');
const rungs = RUNGS.filter((r) => only.length === 0 || only.includes(r.scenario));

/** One game. */
interface Asked {
  readonly scenario: string;
  readonly seed: number;
  readonly bots: readonly [string, string];
}

/** The two games of each pair, and whose score counts. */
interface Pair {
  readonly rung: number;
  readonly seat: 0 | 1;
  readonly upper: Asked;
  readonly lower: Asked;
}

const pairs: ReadonlyArray<Pair> = rungs.flatMap(({ scenario, upper, lower, seeds }, rung) =>
  Array.from({ length: seeds }, (_, i) => i + 1).flatMap((seed) =>
    ([0, 1] as const).map((seat) => {
      const asked = (bot: string): Asked => ({ scenario, seed, bots: seat === 0 ? [bot, 'greedy'] : ['greedy', bot] });
      return { rung, seat, upper: asked(upper), lower: asked(lower) };
    }),
  ),
);

/** Every game once: greedy against greedy serves both seats. */
const games: ReadonlyArray<Asked> = [...new Map(pairs.flatMap((p) => [p.upper, p.lower]).map((a) => [JSON.stringify(a), a])).values()];

/** What a game came to for its sides, in their order. */
type Scores = readonly [number, number];

const playOne = ({ scenario, seed, bots }: Asked): Scores => {
  const found = SCENARIOS.find((s) => s.id === scenario);
  if (found === undefined) throw new Error(`there is no scenario ${scenario}`);
  const opened = openMatch(found, { seed });
  if (opened._tag === 'Left') throw new Error(opened.left[0].detail);
  const [a, b] = opened.right.game.sides;
  // a game that is cut short is judged by what the rules would count, as far as the heuristic knows it
  const { score } = playJob({ id: '', seed, seats: { [a]: bots[0], [b]: bots[1] } }, { start: opened.right, bots: BOTS, turns: TURNS[scenario] ?? null });
  return [score[a], score[b]];
};

const percent = (share: number): string => `${(100 * share).toFixed(0)} %`;

/** Plays everything, writes the table; throws when a bar is missed. */
export const run = async (): Promise<string> => {
  const { answers, seconds } = await spread<Scores>(import.meta.url, games.length);
  const at = new Map(games.map((asked, i) => [JSON.stringify(asked), answers[i]]));
  const scoreOf = (asked: Asked, seat: 0 | 1): number => (at.get(JSON.stringify(asked)) as Scores)[seat];
  const missed: string[] = [];
  const rows = rungs.map(({ scenario, upper, lower, bar }, rung) => {
    const mine = pairs.filter((p) => p.rung === rung);
    const gains = mine.map((p) => scoreOf(p.upper, p.seat) - scoreOf(p.lower, p.seat));
    const won = (of: ReadonlyArray<number>): number => of.reduce((n, gain) => n + (gain > 0 ? 1 : gain === 0 ? 0.5 : 0), 0);
    const share = won(gains) / gains.length;
    const { low, high } = wilson(won(gains), gains.length);
    if (bar !== null && ('share' in bar ? share < bar.share : low <= bar.beyond))
      missed.push(`${upper} over ${lower} in ${scenario}: ${percent(share)}, 95 % interval from ${percent(low)}`);
    const seat = (s: 0 | 1): string => {
      const of = gains.filter((_, i) => mine[i].seat === s);
      return percent(won(of) / of.length);
    };
    const length = TURNS[scenario] === undefined ? 'whole games' : `${TURNS[scenario]} turns`;
    const mean = gains.reduce((sum, gain) => sum + gain, 0) / gains.length;
    return `| ${scenario}, ${length} | ${upper} | ${lower} | ${gains.length} | ${percent(share)} | ${percent(low)} to ${percent(high)} | ${seat(0)} | ${seat(1)} | ${mean.toFixed(2)} |`;
  });
  const table = [
    '| scenario | bot | over | pairs | won | 95 % interval | as the first side | as the second | mean gain |',
    '|---|---|---|---:|---:|---|---:|---:|---:|',
    ...rows,
    '',
    `${games.length} games, ${Math.round(seconds)} s of processor time, Node ${process.versions.node}, ${new Date().toISOString().slice(0, 10)}.`,
  ].join('\n');
  if (missed.length > 0) throw new Error(`${missed.join('; ')}\n${table}`);
  writeBetween('bots.md', '<!-- ladder: begin, written by npm run test:long -->', '<!-- ladder: end -->', table);
  return `## Ladder of the bots\n\n${table}`;
};

serve((i) => playOne(games[i]));
