/** The examples that the help gives do what they say with the match that `npm start` leaves behind. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OK, REFUSED } from '../../src/cli/failure.js';
import { folder, grognard } from './captured.js';

const MATCH = 'out/poland-1939.json';
const files = folder();
afterAll(files.remove);

/** The words of a command line, with quotes taken off. */
const wordsOf = (line: string): ReadonlyArray<string> => [...line.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain);

beforeAll(async () => {
  const played = await grognard('play', 'poland-1939', '--seed', '1939', '--bots', 'greedy,greedy', '--turns', '1', '--quiet', '--out', files.path('.'));
  expect(played.exit).toBe(0);
});

describe('the examples of the help', () => {
  it('about the match of npm start can be run, every one', async () => {
    const failed: string[] = [];
    let ran = 0;
    for (const command of ['verify', 'render', 'legal', 'explain', 'odds']) {
      const { out } = await grognard(command, '--help');
      for (const [, line] of out.matchAll(/^ {2}\$ grognard (.*)$/gm)) {
        if (!line.includes(MATCH) || /[|>]/.test(line)) continue;
        ran++;
        const { exit, err } = await grognard(...wordsOf(line).map((word) => (word === MATCH ? files.path('poland-1939.json') : /^out\b|\.svg$/.test(word) ? files.path(word) : word)));
        // to be refused is an answer, and what some examples are about
        if (exit > (command === 'explain' ? REFUSED : OK)) failed.push(`${line}: ${exit} ${err}`);
      }
    }
    expect(failed).toEqual([]);
    expect(ran).toBeGreaterThan(6);
  });
});
