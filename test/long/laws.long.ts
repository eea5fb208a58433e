/**
 * The laws of every game on a thousand whole games: at random, brawling, under other readings, with free deployment, and
 * where Poland falls. Spread over the processor's cores.
 */
import { dice } from '../../src/engine/random.js';
import { showBroken, type Trial } from '../../src/testing/index.js';
import { brawler, conqueror } from '../rulesets/europa/players.js';
import { drawReadings, fewPoles, LIMIT, poland, tryPoland } from '../rulesets/europa/trials.js';
import { processes, serve, spread } from './spread.js';

const GAMES = Number(process.env['LAWS_GAMES'] ?? 1000);
const FIRST_SEED = 100_000;

/** What one game came to. */
interface Line {
  readonly kind: string;
  readonly actions: number;
  readonly looks: number;
  readonly mutants: number;
  readonly broken: string | null;
}

/** Of every ten games: five at random, two brawls, one under random readings, one deployed freely, one in which Poland falls. */
const hold = (i: number): { readonly kind: string; readonly trial: Trial<unknown> } => {
  const seed = FIRST_SEED + i;
  const common = { seed, phaseEnds: 6, mutants: 0.25 };
  switch (i % 10) {
    case 5:
    case 6:
      return { kind: 'with much fighting', trial: tryPoland(poland(), { ...common, choose: brawler }) };
    case 7:
      return { kind: 'under random readings', trial: tryPoland(poland({ readings: drawReadings(dice(seed, 7)) }), common) };
    case 8:
      return { kind: 'with free deployment', trial: tryPoland(poland({ options: { deployment: 'free' } }), { ...common, phaseEnds: 12 }) };
    case 9: {
      const game = poland({ forces: fewPoles, readings: drawReadings(dice(seed, 7)) });
      return { kind: 'in which Poland falls', trial: tryPoland(game, { ...common, choose: conqueror(game) }) };
    }
    default:
      return { kind: 'at random', trial: tryPoland(poland(), common) };
  }
};

const line = (i: number): Line => {
  const { kind, trial } = hold(i);
  return {
    kind,
    actions: trial.record.length,
    looks: trial.looks,
    mutants: trial.mutants,
    broken: trial.broken === null ? null : showBroken(trial.broken),
  };
};

/** Holds all games; the section for the report. Throws when a law is broken, with seed and action. */
export const run = async (): Promise<string> => {
  const began = performance.now();
  const lines = await spread<Line>(import.meta.url, GAMES);
  const broken = lines.flatMap((l) => (l.broken === null ? [] : [l.broken]));
  if (broken.length > 0 || lines.length !== GAMES) throw new Error([`${lines.length} of ${GAMES} games were held.`, ...broken].join('\n'));
  const sum = (value: (l: Line) => number, of = lines): number => of.reduce((n, l) => n + value(l), 0);
  const kinds = [...new Set(lines.map((l) => l.kind))].sort();
  return [
    '## The laws of every game',
    '',
    `${lines.length} whole games of Poland 1939, ${sum((l) => l.actions)} actions, no law broken; the longest took ${Math.max(...lines.map((l) => l.actions))} actions (${LIMIT} are allowed).`,
    `${sum((l) => l.looks)} positions were looked at from all sides, ${sum((l) => l.mutants)} actions put together at random were tried.`,
    '',
    '| games | number | actions |',
    '|---|---:|---:|',
    ...kinds.map((kind) => {
      const of = lines.filter((l) => l.kind === kind);
      return `| ${kind} | ${of.length} | ${sum((l) => l.actions, of)} |`;
    }),
    '',
    `Time: ${Math.round((performance.now() - began) / 1000)} s in ${processes()} processes.`,
  ].join('\n');
};

serve(GAMES, line);
