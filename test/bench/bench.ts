/**
 * Benchmarks as ratios to peers run in the same process, rounds interleaved, medians taken. Absolute numbers drift
 * with the machine; the ratios are what the bars are about.
 */
import { SUBJECTS, searchesAgree, type Subject } from './subjects.js';

const ROUNDS = Number(process.env.ROUNDS ?? 9);
const WARM_UP = 2;

const median = (values: ReadonlyArray<number>): number => [...values].sort((a, b) => a - b)[values.length >> 1];

const times = new Map<string, number[]>(SUBJECTS.map((s) => [s.id, []]));
const sums = new Map<string, number>();
const measure = (subject: Subject, seed: number, keep: boolean): void => {
  const from = performance.now();
  const { operations, checksum } = subject.round(seed);
  const rate = (operations / (performance.now() - from)) * 1000;
  if (!keep) return;
  (times.get(subject.id) as number[]).push(rate);
  sums.set(subject.id, (Math.imul(sums.get(subject.id) ?? 0, 31) + checksum) | 0);
};

for (let r = 0; r < WARM_UP + ROUNDS; r++) for (const s of SUBJECTS) measure(s, 1939 + r, r >= WARM_UP);

const rate = new Map(SUBJECTS.map((s) => [s.id, median(times.get(s.id) as number[])]));
const [inPlace, checked, ttt, five, reach, limit, honeycomb, , war1939, war1940, war1941, frontInPlace, frontReach, frontSupply] = SUBJECTS.map((s) => rate.get(s.id) as number);

console.log(`${ROUNDS} rounds, interleaved in one process; node ${process.version}\n`);
for (const s of SUBJECTS) {
  const all = times.get(s.id) as number[];
  const n = (x: number): string => Math.round(x).toLocaleString('en-US');
  console.log(`${s.id}\n    ${n(rate.get(s.id) as number)} ${s.unit}/s (${n(Math.min(...all))} to ${n(Math.max(...all))}), checksum ${(sums.get(s.id) as number) >>> 0}`);
}

const BARS: ReadonlyArray<readonly [label: string, ratio: number, bar: number, sense: 'at least' | 'at most']> = [
  ['actions in place / boardgame.io tic-tac-toe moves', inPlace / ttt, 2, 'at least'],
  ['Europe 1939, actions in place / boardgame.io tic-tac-toe moves', war1939 / ttt, 2, 'at least'],
  ['Europe 1940, actions in place / boardgame.io tic-tac-toe moves', war1940 / ttt, 2, 'at least'],
  ['Europe 1941, actions in place / boardgame.io tic-tac-toe moves', war1941 / ttt, 2, 'at least'],
  ['actions in place / boardgame.io moves on 500 units', inPlace / five, 20, 'at least'],
  ['checked immutable actions / boardgame.io tic-tac-toe moves', checked / ttt, 0.5, 'at least'],
  ['time of reach / time of the hand-written limit', limit / reach, 2, 'at most'],
  ['reach / honeycomb-grid with a textbook Dijkstra', reach / honeycomb, 20, 'at least'],
  ['time of an action in Barbarossa 1941 / time of one in Poland 1939', inPlace / frontInPlace, 3, 'at most'],
  ['time of zones and supply of Barbarossa 1941 / time of a search over its whole map', frontReach / frontSupply, 20, 'at most'],
];
console.log('');
let failed = searchesAgree() ? 0 : 1;
console.log(failed === 0 ? 'reach and the hand-written limit find the same costs' : 'reach and the hand-written limit DIFFER');
for (const [label, ratio, bar, sense] of BARS) {
  const held = sense === 'at least' ? ratio >= bar : ratio <= bar;
  if (!held) failed++;
  console.log(`${held ? 'held    ' : 'NOT held'}  ${label}: ${ratio.toFixed(2)} (${sense} ${bar})`);
}
process.exitCode = failed === 0 ? 0 : 1;
