/** `npm run golden`: tells all games of `test/golden` anew; with words, those whose names contain one of them. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { firstDifference } from './differ.js';
import { PLAYTHROUGHS } from './games.js';
import { tell } from './tell.js';

const words = process.argv.slice(2);
for (const play of PLAYTHROUGHS) {
  if (words.length > 0 && !words.some((word) => play.name.includes(word))) continue;
  const file = new URL(`./${play.name}.txt`, import.meta.url);
  mkdirSync(new URL('./', file), { recursive: true });
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const now = tell(play);
  writeFileSync(file, now);
  console.log(`${play.name}: ${before === '' ? 'new' : firstDifference(play.name, before, now) === null ? 'as before' : 'changed'}`);
}
