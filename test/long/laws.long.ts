/**
 * The laws of every game on whole games: at random, brawling, under other readings, with free deployment, and
 * where Poland falls. Spread over the processor's cores.
 */
import { dice } from '../../src/engine/random.js';
import { showBroken, type Trial } from '../../src/testing/index.js';
import { brawler, conqueror } from '../rulesets/europa/players.js';
import { drawReadings, fewPoles, LIMIT, poland, tryPoland } from '../rulesets/europa/trials.js';
import { allHeld, byKind, type Held, sumOf } from './report.js';
import { scaled } from './scale.js';
import { serve, spread } from './spread.js';

const GAMES = scaled(160);
const FIRST_SEED = 100_000;

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

const line = (i: number): Held => {
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
  const { answers: games, seconds } = await spread<Held>(import.meta.url, GAMES);
  allHeld(games, GAMES);
  return [
    '## The laws of every game',
    '',
    `${games.length} whole games of Poland 1939, ${sumOf(games, (g) => g.actions)} actions, no law broken; the longest took ${Math.max(...games.map((g) => g.actions))} actions (${LIMIT} are allowed).`,
    `${sumOf(games, (g) => g.looks)} positions were looked at from all sides, ${sumOf(games, (g) => g.mutants)} actions put together at random were tried.`,
    '',
    ...byKind(games, seconds),
  ].join('\n');
};

serve(line);
