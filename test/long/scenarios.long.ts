/**
 * How Poland 1939 turns out between two greedy bots, with Basic and with Advanced Training, over some seeds each: the
 * table of docs/scenarios.md. Holds when no side wins decisively in every game.
 */
import { greedy } from '../../src/bots/index.js';
import { LEVELS } from '../../src/rulesets/first-to-fight/index.js';
import { margin, mean, type Outcome, playOne } from './match.js';
import { writeResults } from './page.js';
import { scaled } from './scale.js';
import { serve, spread } from './spread.js';

const SEEDS = scaled(30);
const TRAINING = ['basic', 'advanced'] as const;

const row = (training: string, outcomes: ReadonlyArray<Outcome>): string => {
  const points = outcomes.map((o) => o.points);
  const count = (holds: (o: Outcome) => boolean): number => outcomes.filter(holds).length;
  return [
    training,
    ...[...LEVELS].reverse().map(({ level }) => count((o) => o.level === level)),
    `${mean(points).toFixed(1)} ± ${margin(points).toFixed(1)} (${Math.min(...points)}–${Math.max(...points)})`,
    count((o) => o.warszawa !== null),
    count((o) => o.surrender !== null),
    count((o) => o.intervention !== null),
    mean(outcomes.map((o) => o.seconds)).toFixed(1),
  ].join(' | ');
};

/** Plays everything, writes the table; throws when a level is the only one. */
export const run = async (): Promise<string> => {
  const { answers: outcomes } = await spread<Outcome>(import.meta.url, TRAINING.length * SEEDS);
  const of = (i: number): ReadonlyArray<Outcome> => outcomes.slice(i * SEEDS, (i + 1) * SEEDS);
  const heads = ['training', ...[...LEVELS].reverse().map((l) => l.level), 'victory points', 'Warszawa fell', 'Poland surrendered', 'Soviet intervention', 'CPU seconds a game'];
  const table = [
    `Greedy against greedy, seeds 1 to ${SEEDS}, Node ${process.versions.node}, ${new Date().toISOString().slice(0, 10)}:`,
    '',
    `| ${heads.join(' | ')} |`,
    `|${heads.map(() => '---').join('|')}|`,
    ...TRAINING.map((training, i) => `| ${row(training, of(i))} |`),
    '',
    `Seeds with Soviet intervention, Advanced Training: ${of(1).flatMap((o, i) => (o.intervention === null ? [] : [`${i + 1} (turn ${o.intervention})`])).slice(0, 12).join(', ') || 'none'}.`,
  ].join('\n');
  TRAINING.forEach((training, i) => {
    const levels = new Set(of(i).map((o) => o.level));
    if (levels.size < 2) throw new Error(`with ${training} training every game ends in a ${[...levels].join()}`);
  });
  writeResults('Poland', table);
  return `## Scenarios\n\n${table}`;
};

serve((i) => playOne((i % SEEDS) + 1, TRAINING[Math.floor(i / SEEDS)], greedy, greedy));
