/**
 * The laws of every game, and those of the East and of Europa, where Europa Reform is played: whole games of Fall Blau by the whole
 * article, by any readings, with much fighting and by the standard game alone; and games of Poland 1939 by any of its items. Spread
 * over the processor's cores.
 */
import { dice } from '../../src/engine/random.js';
import type { EuropaAction } from '../../src/rulesets/europa/action.js';
import { reformAmendments } from '../../src/rulesets/europa-reform/index.js';
import { showBroken, type Trial } from '../../src/testing/index.js';
import { drawEastern, fallBlau, LIMIT, tryEast } from '../rulesets/eastern-front/trials.js';
import { brawler } from '../rulesets/europa/players.js';
import { drawReform, poland, tryPoland } from '../rulesets/europa/trials.js';
import { allHeld, byKind, type Held, sumOf } from './report.js';
import { scaled } from './scale.js';
import { serve, spread } from './spread.js';

/** Of five games two are Fall Blau. */
const GAMES = scaled(90);
const FIRST_SEED = 400_000;
const OF = 15;
const EAST = 6;

/** What one game came to. */
interface Line extends Held {
  readonly east: boolean;
  readonly items: ReadonlyArray<string>;
  /** How often each kind of action was chosen. */
  readonly chosen: Readonly<Record<string, number>>;
  readonly level: string;
}

interface Game {
  readonly kind: string;
  readonly east: boolean;
  readonly items: ReadonlyArray<string>;
  readonly trial: Trial<EuropaAction>;
}

/** Of the games of the East half fight, a third is played by any readings, and one in twelve by the standard game. */
const eastern = (seed: number, i: number): Game => {
  const common = { seed, phaseEnds: 12, every: 1500, mutants: 0.25 };
  const plain = fallBlau(i % 12 === 0 ? { options: { rules: 'standard' } } : {});
  const readings = i % 3 === 1 ? drawEastern(dice(seed, 7), plain) : null;
  const game = readings === null ? plain : fallBlau({ readings });
  const rules = i % 12 === 0 ? 'by the standard game' : readings === null ? 'by the whole Reform' : 'by the whole Reform and any readings';
  return {
    kind: `Fall Blau ${rules}${i % 2 === 1 ? ', with much fighting' : ''}`,
    east: true,
    items: i % 12 === 0 ? [] : reformAmendments.map((a) => a.id),
    trial: tryEast(game, { ...common, ...(i % 2 === 1 ? { choose: brawler } : {}) }),
  };
};

const polish = (seed: number): Game => {
  const amend = drawReform(dice(seed, 21));
  return {
    kind: `Poland 1939 by some items${seed % 2 === 1 ? ', with much fighting' : ''}`,
    east: false,
    items: amend.map((a) => a.id),
    trial: tryPoland(poland({ amend }), { seed, phaseEnds: 8, mutants: 0.25, ...(seed % 2 === 1 ? { choose: brawler } : {}) }),
  };
};

const line = (i: number): Line => {
  const seed = FIRST_SEED + i;
  const place = i % OF;
  const { kind, east, items, trial } = place < EAST ? eastern(seed, Math.floor(i / OF) * EAST + place) : polish(seed);
  const chosen: Record<string, number> = {};
  for (const a of trial.record) {
    const what = a.type === 'order' ? a.order : a.type;
    chosen[what] = (chosen[what] ?? 0) + 1;
  }
  return {
    kind,
    east,
    items,
    chosen,
    actions: trial.record.length,
    looks: trial.looks,
    mutants: trial.mutants,
    level: trial.result?.level ?? 'none',
    broken: trial.broken === null ? null : `game ${i}: ${showBroken(trial.broken)}${east ? '' : ` ${items.join(' ')}`}`,
  };
};

/** Holds all games; the section for the report. Throws when a law is broken, with seed and action. */
export const run = async (): Promise<string> => {
  const { answers: games, seconds } = await spread<Line>(import.meta.url, GAMES);
  allHeld(games, GAMES);
  const chosen = (what: string): number => sumOf(games, (g) => g.chosen[what] ?? 0);
  const told = (list: ReadonlyArray<readonly [string, string]>): string => list.map(([what, name]) => `${chosen(what)} ${name}`).join(', ');
  const levels = (east: boolean): string =>
    [...new Set(games.filter((g) => g.east === east).map((g) => g.level))].sort().map((level) => `${level} ${games.filter((g) => g.east === east && g.level === level).length}`).join(', ');
  const fewest = reformAmendments.map((a) => games.filter((g) => !g.east && g.items.includes(a.id)).length);
  return [
    '## The laws of Europa Reform',
    '',
    `${games.filter((g) => g.east).length} whole games of Fall Blau and ${games.filter((g) => !g.east).length} of Poland 1939, ${sumOf(games, (g) => g.actions)} actions, no law broken; the longest took ${Math.max(...games.map((g) => g.actions))} actions (${LIMIT} are allowed).`,
    `${sumOf(games, (g) => g.looks)} positions were looked at from all sides, ${sumOf(games, (g) => g.mutants)} actions put together at random were tried.`,
    `Among the actions: ${told([['overrun', 'overruns'], ['resolve', 'attacks'], ['activate', 'payments for headquarters'], ['replace', 'replacements'], ['adHoc', 'creations of a headquarters'], ['formTankArmy', 'Tank Armies'], ['strategicRail', 'headquarters by rail'], ['release', 'releases of attack supply'], ['land', 'landings']])}.`,
    `In Poland each item was played ${Math.min(...fewest)} to ${Math.max(...fewest)} times. Levels of Fall Blau: ${levels(true)}; of Poland: ${levels(false)}.`,
    '',
    ...byKind(games, seconds),
  ].join('\n');
};

serve(line);
