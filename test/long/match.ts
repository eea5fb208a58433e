/** One whole game of Poland 1939 between bots, and what came of it. */
import { type Bot, playMatch } from '../../src/bots/index.js';
import { openMatch, result } from '../../src/engine/match.js';
import { poland1939 } from '../../src/scenarios/poland-1939/index.js';

const WARSZAWA: ReadonlyArray<string> = ['2319', '2419'];

/** What one game came to. */
export interface Outcome {
  /** Victory points, which only the Polish player earns. */
  readonly points: number;
  readonly level: string;
  /** Turn in which both hexes of Warszawa were first German, null for never. */
  readonly warszawa: number | null;
  /** Turn of Poland's surrender, null for none. */
  readonly surrender: number | null;
  /** Turn in which the Soviet Union intervened, null for never. */
  readonly intervention: number | null;
  readonly actions: number;
  /** Processor time. */
  readonly seconds: number;
}

/** Plays a game to its end. Throws when it has none. */
export const playOne = (seed: number, level: 'basic' | 'advanced', axis: Bot, allied: Bot): Outcome => {
  const began = process.cpuUsage().user;
  const opened = openMatch(poland1939, { seed, options: { level } });
  if (opened._tag === 'Left') throw new Error(opened.left[0].detail);
  const match = opened.right;
  const { map } = match.game.view(match.state);
  const hexes = WARSZAWA.map((id) => map.hexOf.get(id) ?? -1);
  const owns = (owner: ReadonlyArray<number>): boolean => hexes.every((h) => owner[h] === 0);
  let warszawa: number | null = null;
  let intervention: number | null = null;
  let end = match;
  for (const { match: now } of playMatch(match, { axis, allied })) {
    end = now;
    if (warszawa === null && owns(now.state.hexes.owner)) warszawa = now.state.turn;
    if (intervention === null && !now.state.dormant.includes(1)) intervention = now.state.turn;
  }
  const ended = result(end);
  if (ended === null) throw new Error(`seed ${seed} did not come to an end`);
  const { surrendered } = end.state.slices['first-to-fight'] as { readonly surrendered: boolean };
  return {
    points: ended.score.allied,
    level: ended.level,
    warszawa,
    surrender: surrendered ? end.state.turn : null,
    intervention,
    actions: end.record.length,
    seconds: (process.cpuUsage().user - began) / 1e6,
  };
};

/** The mean of some numbers. */
export const mean = (values: ReadonlyArray<number>): number => values.reduce((a, b) => a + b, 0) / values.length;

/** Half the width of the 95 % interval of a mean. */
export const margin = (values: ReadonlyArray<number>): number => {
  const m = mean(values);
  return 1.96 * Math.sqrt(values.reduce((sum, v) => sum + (v - m) ** 2, 0) / (values.length - 1) / values.length);
};
