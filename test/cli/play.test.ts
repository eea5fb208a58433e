import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { folder, grognard, looksLikeATrace, type Ran } from './captured.js';

const files = folder();
afterAll(files.remove);

const read = (dir: string, extension: string): string => readFileSync(join(files.path(dir), `poland-1939.${extension}`), 'utf8');
const play = (dir: string, ...more: ReadonlyArray<string>): Promise<Ran> =>
  grognard('play', 'poland-1939', '--seed', '7', '--bots', 'random,random', '--turns', '1', '--out', files.path(dir), ...more);

describe('play with bots that think', () => {
  const thinking = (dir: string): Promise<Ran> => grognard('play', 'bridgehead', '--seed', '7', '--bots', 'mcts:2,expectimax:200', '--turns', '1', '--json', '--out', files.path(dir));
  it('gives them the nodes that stand after their names, and can be repeated', async () => {
    const first = JSON.parse((await thinking('d')).out) as { bots: unknown; hash: string };
    expect(first.bots).toEqual(['mcts:2', 'expectimax:200']);
    expect((JSON.parse((await thinking('e')).out) as { hash: string }).hash).toBe(first.hash);
    expect(readFileSync(join(files.path('d'), 'bridgehead.log'), 'utf8')).toContain('axis: mcts:2, allied: expectimax:200');
  });
});

describe('play', () => {
  let first: Ran;
  beforeAll(async () => {
    first = await play('a');
  });

  it('writes the log, the picture and the save, and tells of them on stderr', () => {
    expect(first.exit).toBe(0);
    expect(read('a', 'log')).toBe(first.out);
    expect(read('a', 'svg')).toMatch(/^<svg /);
    expect(JSON.parse(read('a', 'json'))).toMatchObject({ format: 'grognard-match/1', seed: 7 });
    expect(first.err).toContain(`Written: ${join(files.path('a'), 'poland-1939.log')}`);
    expect(first.err).toMatch(/Turn 1 of 1, German player turn\nTurn 1 of 1, Polish player turn\n/);
  });

  it('gives the same bytes for the same seed, and others for another', async () => {
    const again = await play('b');
    expect(again.out).toBe(first.out);
    for (const extension of ['log', 'svg', 'json']) expect(read('b', extension)).toBe(read('a', extension));
    const other = await grognard('play', 'poland-1939', '--seed', '8', '--bots', 'random,random', '--turns', '1', '--out', files.path('c'));
    expect(other.out).not.toBe(first.out);
  });

  it('tells by turn, player turn and phase, with dates', () => {
    expect(first.out).toMatch(/\nTurn 1 \(1–3 September 1939\)\n {2}German player turn\n {4}Initial phase\n/);
    expect(first.out).toContain('\n  Polish player turn\n');
    expect(first.out).not.toContain('Turn 2');
    // phases in which nothing happened are left out
    const lines = first.out.split('\n');
    lines.forEach((line, i) => {
      if (/^ {4}\w+ phase$/.test(line)) expect(lines[i + 1]).toMatch(/^ {6}\S/);
    });
  });

  it('ends with the rules cited, the points and what the level would be', () => {
    expect(first.out).toMatch(/\nRules cited\n {2}EBC /);
    expect(first.out).toContain('turns that Poland has not surrendered');
    expect(first.out).toMatch(/Total +\d+\nIf it ended now: .*Victory|If it ended now: Draw/);
  });

  it('keeps JSON alone on stdout', async () => {
    const ran = await play('d', '--json');
    const summary = JSON.parse(ran.out) as { hash: string; bots: unknown; over: boolean; result: unknown; seed: number };
    expect(summary).toMatchObject({ seed: 7, bots: ['random', 'random'], over: false, result: null });
    expect(summary.hash).toBe((JSON.parse(read('d', 'json')) as { hash: string }).hash);
    expect(read('d', 'log')).toBe(first.out);
  });

  it('is quiet when asked', async () => {
    const ran = await play('e', '--quiet');
    expect(ran.out).toMatch(/^Stopped before the end/);
    expect(ran.out).not.toContain('phase');
    expect(ran.err).toMatch(/^Written: .*\n$/);
  });

  it('plays with readings that are recorded in the save', async () => {
    const ran = await play('f', '--quiet', '--reading', 'loss-choice=any', 'vp-30=unsurrendered');
    expect(ran.exit).toBe(0);
    expect(JSON.parse(read('f', 'json'))).toMatchObject({
      identity: { readings: { 'loss-choice': 'any', 'vp-30': 'unsurrendered', 'half-rounding': 'exact' } },
    });
    expect(read('f', 'log')).toContain('Readings other than the defaults: loss-choice=any, vp-30=unsurrendered');
  });

  it('lays amendments over the rules, and verifies what was played with them', async () => {
    const ran = await grognard('play', 'poland-1939', '--seed', '7', '--bots', 'random,random', '--turns', '1', '--amend', 'reformCrt', '9F1', '--out', files.path('reform'));
    expect(ran.exit).toBe(0);
    expect((JSON.parse(read('reform', 'json')) as { identity: { amendments: ReadonlyArray<string> } }).identity.amendments.slice(-2)).toEqual(['REFORM-9C', 'REFORM-9F1']);
    expect(read('reform', 'log')).toMatch(/^Amended by: REFORM-9C \(.*\); REFORM-9F1 \(/m);
    expect((await grognard('verify', `${files.path('reform')}/poland-1939.json`)).exit).toBe(0);
    expect((await grognard('explain', `${files.path('reform')}/poland-1939.json`, '--at', '3')).exit).toBe(0);
  });

  it.each([
    [['poland-1939', '--amend', 'reformCRT'], /no amendment is called so; there are .*reformCrt \(9C\).*Perhaps reformCrt is meant/],
    [['europe-1941', '--amend', 'reformCrt'], /there are no amendments for europe-1941/],
    [['nowhere'], /no scenario "nowhere"; known are poland-1939/],
    [['poland-1939', '--seed', 'x'], /--seed.*whole number/],
    [['poland-1939', '--seed', '-1'], /--seed.*whole number|argument missing/],
    [['poland-1939', '--seed', '1', '--seed', '2'], /--seed is given twice/],
    [['poland-1939', '--turns', '1', '--out', ''], /The name of the folder is empty/],
    [['poland-1939', '--reading', 'loss-choice=any', 'loss-choice=any'], /loss-choice is chosen already/],
    [['poland-1939', '--seed', '4294967296'], /--seed.*whole number/],
    [['poland-1939', '--turns', '0'], /--turns/],
    [['poland-1939', '--bots', 'greedy'], /one bot for each side, axis,allied.*bots are random, greedy/],
    [['poland-1939', '--bots', 'mct:20,greedy'], /no bot 'mct'; bots are random, greedy, expectimax, mcts.*Perhaps mcts is meant/],
    [['poland-1939', '--bots', 'mcts:0,greedy'], /'mcts:0' is no bot with its nodes.*whole number from 1 to 1000000000, as in mcts:200/],
    [['poland-1939', '--bots', 'greedy:many,greedy'], /'greedy:many' is no bot with its nodes/],
    [['poland-1939', '--bots', 'greedy,random:5'], /the bot random does not think.*leave ":5" out/],
    [['poland-1939', '--bots', 'greedy,napoleon'], /no bot 'napoleon'; bots are random, greedy/],
    [['poland-1939', '--reading', 'loss-choice'], /id=value/],
    [['poland-1939', '--reading', 'loss-choice=all'], /loss-choice.*irredundant, any, least/],
    [['poland-1939', '--reading', 'mood=good'], /readings.mood.*no reading of that name/],
    [['poland-1939', '--trust', 'hearsay'], /"hearsay" is not a source; sources are printed/],
    [['poland-1939', '--trust', 'printed'], /boot-camp-crt, row 0, column 1:2.*reconstructed/],
    [['poland-1939', '--deployment', 'late'], /default, free/],
    [['poland-1939', '--tables', 'missing.json'], /missing.json: there is no such file/],
    [['poland-1939', '--speed', '9'], /unknown option '--speed'/],
    [[], /missing required argument 'scenario'/],
  ])('refuses %j with exit code 2 and a reason', async (argv, reason) => {
    const ran = await grognard('play', ...argv, ...(argv.includes('--out') ? [] : ['--out', files.path('never')]));
    expect(ran.exit).toBe(2);
    expect(ran.err).toMatch(reason);
    expect(ran.out).toBe('');
    expect(looksLikeATrace(ran.err)).toBe(false);
    expect(existsSync(files.path('never'))).toBe(false);
  });

  it('says before it plays that a folder cannot be made', async () => {
    writeFileSync(files.path('taken'), '');
    const ran = await grognard('play', 'poland-1939', '--out', files.path('taken'));
    expect(ran).toMatchObject({ exit: 2, out: '' });
    expect(ran.err).toMatch(/^grognard: The folder .*taken cannot be made: a file of that name is in the way/);
  });
});
