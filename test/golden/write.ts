/** `npm run golden`: tells all games of `test/golden` anew, and what others come to; with words, games whose names contain one of them. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { firstDifference } from './differ.js';
import { PLAYTHROUGHS } from './games.js';
import { comesTo, OTHERS, OTHERS_FILE, writtenDown } from './otherReadings.js';
import { tell } from './tell.js';

const words = process.argv.slice(2);
const wanted = (name: string): boolean => words.length === 0 || words.some((word) => name.includes(word));
for (const play of PLAYTHROUGHS) {
  if (!wanted(play.name)) continue;
  const file = new URL(`./${play.name}.txt`, import.meta.url);
  mkdirSync(new URL('./', file), { recursive: true });
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const now = tell(play);
  writeFileSync(file, now);
  console.log(`${play.name}: ${before === '' ? 'new' : firstDifference(play.name, before, now) === null ? 'as before' : 'changed'}`);
}

const before = existsSync(OTHERS_FILE) ? writtenDown() : {};
const now = OTHERS.map((other): readonly [string, string] => [other.name, wanted(other.name) ? comesTo(other) : before[other.name]]);
for (const [name, line] of now) if (before[name] !== line) console.log(`${name}, by other readings: ${before[name] === undefined ? 'new' : 'changed'}`);
writeFileSync(OTHERS_FILE, `${JSON.stringify(Object.fromEntries(now), null, 1)}\n`);
