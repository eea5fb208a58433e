/**
 * The laws of every game, and those of World War II, on whole games: the three scenarios under each edition, three
 * in ten of them under any allowed subset of errata and options, and skirmishes in which more happens. What happened is told
 * again from the record, line by line. Spread over the processor's cores.
 */
import { showBroken, type Trial } from '../../src/testing/index.js';
import { EDITIONS } from '../../src/rulesets/spi-ww2/editions.js';
import type { SpiAction } from '../../src/rulesets/spi-ww2/action.js';
import type { SpiGame } from '../../src/rulesets/spi-ww2/game.js';
import { brawler, drawChoice, drawRules } from '../rulesets/spi-ww2/draws.js';
import { stand } from '../rulesets/spi-ww2/fixture.js';
import { lively } from '../rulesets/spi-ww2/skirmish.js';
import { europe, LIMIT, retell, SCENARIOS, type ScenarioId, trySpi } from '../rulesets/spi-ww2/trials.js';
import { allHeld, byKind, type Held, sumOf } from './report.js';
import { scaled } from './scale.js';
import { serve, spread } from './spread.js';

const GAMES = scaled(200);
const FIRST_SEED = 200_000;
const IDS = Object.keys(SCENARIOS) as ReadonlyArray<ScenarioId>;

/** What one game came to. */
interface Line extends Held {
  readonly edition: string;
  readonly told: number;
  readonly level: string;
}

interface Game {
  readonly kind: string;
  readonly edition: string;
  readonly trial: Trial<SpiAction>;
  readonly game: SpiGame;
}

/**
 * Of every ten games: three of a scenario under random errata, options and readings, one for each edition as it is, one with
 * three players, one with much fighting, and two skirmishes under random rules.
 */
const hold = (i: number): Game => {
  const seed = FIRST_SEED + i;
  const common = { seed, phaseEnds: 12, every: 400, mutants: 0.25 };
  const id = IDS[Math.floor(i / 10) % IDS.length];
  const scenario = (kind: string, draw: Parameters<typeof europe>[1], fights = false): Game => {
    const game = europe(id, draw);
    return { kind, edition: draw?.edition ?? 'feb75', game, trial: trySpi(game, { ...common, ...(fights ? { choose: brawler } : {}) }) };
  };
  switch (i % 10) {
    case 0:
    case 1:
    case 2:
      return scenario('scenarios under random errata, options and readings', drawChoice(seed), i % 4 === 0);
    case 3:
    case 4:
    case 5:
      return scenario('scenarios by an edition as it is', { edition: EDITIONS[i % 10 - 3] });
    case 6:
      return scenario('scenarios with three players', { edition: 'feb75', players: 3 });
    case 7:
      return scenario('scenarios with much fighting', { edition: 'feb75' }, true);
    default: {
      const rules = drawRules(seed);
      const { game, state } = stand({ ...lively, ...rules });
      const small: SpiGame = { ...game, initial: state };
      return { kind: 'skirmishes under random rules', edition: rules.edition ?? 'first', game: small, trial: trySpi(small, { ...common, choose: brawler }) };
    }
  }
};

const line = (i: number): Line => {
  const { kind, edition, trial, game } = hold(i);
  const told = trial.broken === null ? retell(game, trial.record) : { lines: 0, wrong: null };
  return {
    kind,
    edition,
    actions: trial.record.length,
    looks: trial.looks,
    mutants: trial.mutants,
    told: told.lines,
    level: trial.result?.level ?? 'none',
    broken: trial.broken !== null ? `game ${i}: ${showBroken(trial.broken)}` : told.wrong !== null ? `game ${i}: words: ${told.wrong}` : null,
  };
};

/** Holds all games; the section for the report. Throws when a law is broken, with seed and action. */
export const run = async (): Promise<string> => {
  const { answers: games, seconds } = await spread<Line>(import.meta.url, GAMES);
  allHeld(games, GAMES);
  const levels = [...new Set(games.map((g) => g.level))].sort().map((level) => `${level} ${games.filter((g) => g.level === level).length}`);
  return [
    '## The laws of World War II',
    '',
    `${games.length} whole games, ${sumOf(games, (g) => g.actions)} actions, no law broken; the longest took ${Math.max(...games.map((g) => g.actions))} actions (${LIMIT} are allowed).`,
    `${sumOf(games, (g) => g.looks)} positions were looked at from all sides, ${sumOf(games, (g) => g.mutants)} actions put together at random were tried, ${sumOf(games, (g) => g.told)} lines of logs were read.`,
    `Editions: ${EDITIONS.map((e) => `${e} ${games.filter((g) => g.edition === e).length}`).join(', ')}. Levels: ${levels.join(', ')}.`,
    '',
    ...byKind(games, seconds),
  ].join('\n');
};

serve(line);
