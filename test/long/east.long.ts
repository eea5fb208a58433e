/**
 * How Fall Blau and Barbarossa turn out between two greedy bots: the table of docs/scenarios.md. Holds when in every game of Fall Blau
 * points are spent, headquarters activated, hexes overrun, and attacks made at the end of exploitation.
 */
import { greedy, playMatch } from '../../src/bots/index.js';
import { openMatch, result } from '../../src/engine/match.js';
import type { EuropaAction } from '../../src/rulesets/europa/action.js';
import type { EuropaGame } from '../../src/rulesets/europa/game.js';
import { ELIMINATED } from '../../src/rulesets/europa/state.js';
import { barbarossa1941, fallBlau1942 } from '../../src/scenarios/eastern-front/index.js';
import { writeResults } from './page.js';
import { scaled } from './scale.js';
import { serve, spread } from './spread.js';

/** Of three games one is Barbarossa, which is too long to be played to its end. */
const GAMES = scaled(3);
const isBarbarossa = (i: number): boolean => i % 3 === 2;
const seedOf = (i: number): number => (isBarbarossa(i) ? Math.floor(i / 3) : i - Math.floor(i / 3)) + 1;
const TURNS = 4;

/** What one game came to. */
interface Outcome {
  readonly level: string;
  /** Of the Axis; null where the game was not played to its end. */
  readonly points: number | null;
  readonly activations: number;
  readonly overruns: number;
  readonly attacks: number;
  /** Attacks at the end of exploitation. */
  readonly late: number;
  readonly lost: { readonly axis: number; readonly allied: number };
  readonly seconds: number;
}

const playOne = (i: number): Outcome => {
  const began = process.cpuUsage().user;
  const opened = openMatch(isBarbarossa(i) ? barbarossa1941 : fallBlau1942, { seed: seedOf(i) });
  if (opened._tag === 'Left') throw new Error(opened.left[0].detail);
  let end = opened.right;
  const count = { activations: 0, overruns: 0, attacks: 0, late: 0 };
  const noted = (a: EuropaAction, phase: string): void => {
    if (a.type === 'overrun') count.overruns++;
    else if (a.type === 'order' && a.order === 'activate') count.activations++;
    else if (a.type === 'resolve') count[phase === 'combat' ? 'attacks' : 'late']++;
  };
  for (const { match } of playMatch(end, { axis: greedy, allied: greedy }, isBarbarossa(i) ? { turns: TURNS } : {})) {
    noted(match.record[match.record.length - 1].action, end.state.phase);
    end = match;
  }
  const ended = result(end);
  if (ended === null && !isBarbarossa(i)) throw new Error(`game ${i} did not come to an end`);
  const { board } = end.game as EuropaGame;
  const lost = { axis: 0, allied: 0 };
  end.state.units.hex.forEach((hex, u) => {
    if (hex === ELIMINATED) lost[board.unitSide[u] === 0 ? 'axis' : 'allied']++;
  });
  return { ...count, lost, level: ended?.level ?? `after ${TURNS} turns`, points: ended?.score.axis ?? null, seconds: (process.cpuUsage().user - began) / 1e6 };
};

const row = (o: Outcome, i: number): string =>
  `| ${isBarbarossa(i) ? 'barbarossa-1941' : 'fall-blau-1942'} | ${[seedOf(i), o.level, o.points ?? '', o.activations, o.overruns, o.attacks, o.late, o.lost.axis, o.lost.allied, o.seconds.toFixed(0)].join(' | ')} |`;

/** Plays everything, writes the table; throws when a game of Fall Blau does without what the rules are about. */
export const run = async (): Promise<string> => {
  const { answers } = await spread<Outcome>(import.meta.url, GAMES);
  const heads = ['scenario', 'seed', 'level', 'Axis points', 'headquarters paid for', 'overruns', 'attacks', 'in exploitation', 'Axis units lost', 'Soviet units lost', 'CPU seconds'];
  const table = [
    `Greedy against greedy, Node ${process.versions.node}, ${new Date().toISOString().slice(0, 10)}:`,
    '',
    `| ${heads.join(' | ')} |`,
    `|${heads.map(() => '---').join('|')}|`,
    ...answers.map(row).sort(),
  ].join('\n');
  answers.forEach((o, i) => {
    if (!isBarbarossa(i) && Math.min(o.activations, o.overruns, o.attacks, o.late) === 0) throw new Error(`game ${i} is one without what the rules are about: ${row(o, i)}`);
  });
  writeResults('the East', table);
  return `## Scenarios of the East\n\n${table}`;
};

serve(playOne);
