/**
 * `npm run perft`: counts from the positions in `test/perft/positions` anew and writes `counts.json`. Each is counted to the first depth
 * with 10,000 sequences, those named in `LONG` to the first with 100,000.
 */
import { existsSync, writeFileSync } from 'node:fs';
import { perftCounts } from '../../src/testing/index.js';
import { immutablePerft } from './naive.js';

const { pathname } = new URL('./counts.json', import.meta.url);
if (!existsSync(new URL('./counts.json', import.meta.url))) writeFileSync(pathname, '{}\n');
const { COUNTED, COUNTS_FILE, ENOUGH, MANY, POSITIONS } = await import('./positions.js');
const { LONG } = await import('./long.js');
/** Deeper than any position has to be counted. */
const DEEPEST = 20;

const lines: string[] = [];
for (const { name, open } of POSITIONS) {
  const { game, state } = open();
  const goal = LONG.includes(name) ? MANY : ENOUGH;
  let counts: ReadonlyArray<number> = [];
  for (let depth = 1; depth <= DEEPEST && (counts[depth - 2] ?? 0) < goal; depth++) counts = perftCounts(game, state, depth);
  if (counts[counts.length - 1] < goal) throw new Error(`${name} has only ${counts.join(', ')} sequences; the position is too small to be worth counting.`);
  const before = COUNTED[name]?.counts.join(' ');
  const kinds = new Set<string>();
  immutablePerft(game, state, counts.findIndex((n) => n >= ENOUGH) + 1, (action) => kinds.add(action.type));
  if (before !== counts.join(' ')) console.log(`${name}: ${before === undefined ? 'new' : `was ${before}, is`} ${counts.join(' ')}`);
  lines.push(`  ${JSON.stringify(name)}: { "counts": [${counts.join(', ')}], "kinds": "${[...kinds].sort().join(' ')}" }`);
}
writeFileSync(COUNTS_FILE, `{\n${lines.join(',\n')}\n}\n`);
console.log(`${lines.length} positions are counted; test/perft/counts.json is written.`);
