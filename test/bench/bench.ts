/**
 * Benchmarks as ratios to peers run in the same process: `npm run bench`, and `npm run docs:bench` to write docs/benchmarks.md too. Absolute
 * numbers drift with the machine; the ratios are what the bars are about. `ROUNDS=1` in front for a first look.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { outcomes } from './bars.js';
import { measure, median } from './measure.js';
import { told, withTables } from './page.js';
import { SUBJECTS } from './subjects/index.js';
import { searchesAgree } from './subjects/searches.js';

const ROUNDS = Number(process.env.ROUNDS ?? 9);
const WRITE = process.argv.includes('--write');

const all = measure(SUBJECTS, ROUNDS);
const bars = outcomes(all);
const agree = searchesAgree();

const cores = cpus();
const measuredOn = `Measured on ${new Date().toISOString().slice(0, 10)} with node ${process.version.slice(1)}, ${ROUNDS} round${ROUNDS === 1 ? '' : 's'}, on ${cores.length} cores of ${cores[0]?.model.trim() ?? 'an unknown make'}, ${loadavg()[2].toFixed(1)} processes wanting them on average (a quiet machine: 1).`;

console.log(`${measuredOn}\n`);
for (const { subject, values, checksum } of all)
  console.log(
    'size' in subject
      ? `${subject.title}\n    ${told(median(values))} ${subject.unit}`
      : `${subject.title}\n    ${told(median(values))} ${subject.unit}/s (${told(Math.min(...values))} to ${told(Math.max(...values))}), checksum ${checksum >>> 0}`,
  );
console.log(agree ? '\n`reach` and the hand-written search find the same costs' : '\n`reach` and the hand-written search DIFFER');
for (const b of bars) console.log(`${b.held ? 'held    ' : 'NOT held'}  ${b.label}: ${b.measured.toFixed(2)} (${b.sense} ${b.bar}; by the clock ${b.byClock.toFixed(2)})`);

if (WRITE) {
  const page = new URL('../../docs/benchmarks.md', import.meta.url);
  writeFileSync(page, withTables(readFileSync(page, 'utf8'), bars, all, measuredOn));
}
process.exitCode = agree && bars.every((b) => b.held) ? 0 : 1;
