/**
 * The naive engine of World War II against the first, on thousands of positions of random games: each edition, options, errata at
 * random, small wars and the scenarios. Spread over the processor's cores.
 */
import { showDifference } from '../reference/differ.js';
import { asked, compare, drawn, type Played, spots } from '../reference/spiGames.js';
import { scaled } from './scale.js';
import { serve, spread } from './spread.js';

const POSITIONS = scaled(5000);
/** Of one game. */
const OF_A_GAME = 40;
const FIRST_SEED = 300_000;
/** Differences that are told. */
const MOST_TOLD = 20;

const OPTIONS = ['17.4', '17.6', '17.7', '17.8', '17.9'];

/** Of every ten games: one for each edition, one with the options of the Germans, three under rules at random, and three scenarios. */
const playedOf = (i: number): Played => {
  const seed = FIRST_SEED + i;
  switch (i % 10) {
    case 0:
      return { map: 'lively', edition: 'first' };
    case 1:
      return { map: 'lively', edition: 'dec73', players: 3 };
    case 2:
      return { map: 'seas', edition: 'feb75' };
    case 3:
      return { map: 'lively', edition: 'feb75', options: OPTIONS };
    case 4:
    case 5:
    case 6:
      return { map: (['lively', 'seas', 'skirmish'] as const)[i % 3], ...drawn(seed) };
    case 7:
      return { map: 'europe-1939', edition: 'first', options: ['17.6'] };
    case 8:
      return { map: 'europe-1940', ...drawn(seed) };
    default:
      return { map: 'europe-1941', edition: 'feb75', players: i % 20 < 10 ? 2 : 3 };
  }
};

/** What one game came to. */
interface Line {
  readonly map: string;
  readonly positions: number;
  readonly entries: Readonly<Record<string, number>>;
  readonly found: ReadonlyArray<string>;
}

const line = (i: number): Line => {
  const played = playedOf(i);
  const game = asked(played);
  const entries: Record<string, number> = {};
  const found: string[] = [];
  let positions = 0;
  // scenarios are long: their positions are farther apart; a game that is over too soon is followed by another
  const apart = played.map.startsWith('europe') ? 60 : 25;
  for (let n = 0; positions < OF_A_GAME; n++) {
    const seed = FIRST_SEED + i + n * 10_000;
    for (const spot of spots(game.game, seed, apart)) {
      for (const shake of [false, true]) {
        const done = positions < OF_A_GAME ? compare(game, seed, spot, { shake }) : null;
        if (done === null) continue;
        positions++;
        for (const [fact, count] of Object.entries(done.entries)) entries[fact] = (entries[fact] ?? 0) + count;
        found.push(...done.differences.map(showDifference));
      }
      if (positions >= OF_A_GAME) break;
    }
  }
  return { map: played.map, positions, entries, found };
};

/** Compares all positions; the section for the report. Throws when the engines differ. */
export const run = async (): Promise<string> => {
  const { answers: lines, seconds } = await spread<Line>(import.meta.url, Math.ceil(POSITIONS / OF_A_GAME));
  const found = lines.flatMap((l) => l.found);
  if (found.length > 0) throw new Error([`${found.length} differences:`, ...found.slice(0, MOST_TOLD)].join('\n'));
  const positions = lines.reduce((sum, l) => sum + l.positions, 0);
  const facts = Object.keys(lines[0].entries);
  const sum = (fact: string): number => lines.reduce((n, l) => n + (l.entries[fact] ?? 0), 0);
  return [
    '## Two engines of World War II',
    '',
    `The facts of ${positions} positions of random games, half of them with units moved about, as the engine has them and as a second one has them that was written from the rules alone and shares nothing with it: no difference.`,
    `Maps: ${[...new Set(lines.map((l) => l.map))].sort().map((map) => `${map} ${lines.filter((l) => l.map === map).reduce((n, l) => n + l.positions, 0)}`).join(', ')}.`,
    '',
    '| fact | entries compared |',
    '|---|---:|',
    ...facts.map((fact) => `| ${fact} | ${sum(fact)} |`),
    '',
    `Processor time: ${Math.round(seconds)} s.`,
  ].join('\n');
};

serve(line);
