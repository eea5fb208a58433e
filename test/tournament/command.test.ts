/** `grognard tournament` on one machine. */
import { existsSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { folder, grognard, looksLikeATrace, type Ran } from '../cli/captured.js';
import { start } from './processes.js';

const files = folder();
afterAll(files.remove);

const GAME = ['tournament', 'logistics', '--bots', 'greedy,random', '--games', '6', '--turns', '4'];
const read = (dir: string, extension: string): string => readFileSync(join(files.path(dir), `logistics.tournament.${extension}`), 'utf8');
const ids = (dir: string): ReadonlyArray<string> =>
  read(dir, 'jsonl').trimEnd().split('\n').slice(1).map((line) => (JSON.parse(line) as { id: string }).id);
const play = (dir: string, ...more: ReadonlyArray<string>): Promise<Ran> => grognard(...GAME, '--out', files.path(dir), ...more);
const same = (dir: string): void => {
  for (const extension of ['csv', 'json']) expect(read(dir, extension)).toBe(read('one', extension));
  expect([...ids(dir)].sort()).toEqual([...ids('one')].sort());
};

describe('a tournament', () => {
  let one: Ran;
  beforeAll(async () => {
    one = await play('one', '--workers', '1');
  });

  it('writes a ledger, CSV and JSON, and tells how it stands and how it goes', () => {
    expect(one.exit).toBe(0);
    expect(one.out).toMatch(/^logistics: greedy, random; 6 of 6 games, stopped after 4 turns; seeds from 1939 on\n/);
    expect(one.out).toMatch(/\n {2}greedy +\S+ +-?\+?\d+ to \+\d+ +\+0 =3 -0 +50\.0% \(/);
    expect(one.err).toMatch(/^1 of 6 games, \d+ s to go\n(.*\n)*6 of 6 games\nWritten: /);
    expect(read('one', 'csv').split('\r\n')).toHaveLength(8);
    expect(JSON.parse(read('one', 'json'))).toMatchObject({ format: 'grognard-standings/1', scenario: 'logistics', played: 6, of: 6 });
    expect(ids('one')).toEqual(['1939/greedy/random', '1939/random/greedy', '1940/greedy/random', '1940/random/greedy', '1941/greedy/random', '1941/random/greedy']);
  });

  it('comes to the same, byte for byte, by two workers', async () => {
    expect((await play('two', '--workers', '2')).exit).toBe(0);
    same('two');
  });

  it('plays the games that "play" plays', async () => {
    const ran = await grognard('play', 'logistics', '--seed', '1940', '--bots', 'random,greedy', '--turns', '4', '--json', '--out', files.path('play'));
    const { hash, actions } = JSON.parse(ran.out) as { hash: string; actions: number };
    expect(read('one', 'csv')).toContain(`1940/random/greedy,1940,random,greedy,,The books are open,`);
    expect(read('one', 'csv')).toMatch(new RegExp(`1940/random/greedy.*,${actions},${hash}\r\n`));
  });

  it('plays nothing when everything is on record', async () => {
    const again = await play('one');
    expect(again.exit).toBe(0);
    expect(again.err).toMatch(/^6 of 6 games are on record in .*\nWritten/);
    expect(again.out).toBe(one.out);
  });

  it('goes on behind the last whole line', async () => {
    expect((await play('torn')).exit).toBe(0);
    const text = read('torn', 'jsonl');
    const third = text.split('\n').slice(0, 4).join('\n').length + 1;
    truncateSync(join(files.path('torn'), 'logistics.tournament.jsonl'), third + 25);
    const ran = await play('torn', '--workers', '1');
    expect(ran.err).toMatch(/^3 of 6 games are on record.*\n4 of 6 games, \d+ s to go\n5 of 6/);
    // several workers end games in any order
    expect(read('torn', 'jsonl').split('\n').sort()).toEqual(text.split('\n').sort());
    same('torn');
  });

  it('goes on after a kill: nothing is lost, and nothing is counted twice', async () => {
    const running = start(...GAME, '--workers', '1', '--out', files.path('killed'));
    await running.saying(/2 of 6 games/);
    running.process.kill('SIGKILL');
    expect(await running.ended).toBe('SIGKILL');
    const before = ids('killed').length;
    expect(before).toBeGreaterThanOrEqual(2);
    expect((await play('killed', '--workers', '1')).exit).toBe(0);
    expect(ids('killed')).toHaveLength(6);
    same('killed');
  });

  it('ends in order when it is asked to, and says what is on record', async () => {
    const many = ['tournament', 'logistics', '--bots', 'greedy,random', '--games', '2000', '--workers', '1', '--out', files.path('stopped')];
    const running = start(...many);
    // the first of ten parts would take long
    for (const began = Date.now(); !existsSync(files.path('stopped')) || ids('stopped').length < 2; ) {
      if (Date.now() - began > 120_000) throw new Error(`no game is played: ${running.said()}`);
      await new Promise((resolve) => void setTimeout(resolve, 50));
    }
    running.process.kill('SIGINT');
    expect(await running.ended).toBe(1);
    const played = ids('stopped').length;
    expect(running.said()).toMatch(new RegExp(`grognard: The tournament was stopped; ${played} of 2000 games are on record. The same command goes on with it.\n$`));
    expect((JSON.parse(read('stopped', 'json')) as { played: number }).played).toBe(played);
    expect(looksLikeATrace(running.said())).toBe(false);
  });

  it('keeps JSON alone on stdout, and is quiet when asked', async () => {
    const ran = await play('one', '--json', '--quiet');
    expect(ran.out).toBe(read('one', 'json'));
    expect(ran.err).toMatch(/^Written: .*\n$/);
  });

  it('takes options as "play" does, and tells them apart', async () => {
    const ran = await play('one', '--reading', 'finland-at-war=turn');
    expect(ran.exit).toBe(2);
    expect(ran.err).toMatch(/identity\.readings\.finland-at-war entry, not turn|finland-at-war/);
  });
});

describe('what cannot be played', () => {
  const good = ['logistics', '--bots', 'greedy,random', '--games', '2', '--turns', '1'];
  it.each([
    [['logistics', '--games', '2'], /required option '--bots/],
    [['nowhere', '--bots', 'greedy,random'], /no scenario "nowhere"/],
    [['logistics', '--bots', 'greedy,gredy'], /there is no bot 'gredy'; bots are random, greedy.*Perhaps greedy is meant/],
    [['logistics', '--bots', 'greedy'], /two bots or more, but there is one/],
    [['logistics', '--bots', ''], /there is no bot ''/],
    [['logistics', '--bots', 'greedy,random,greedy'], /'greedy' is named twice/],
    [['logistics', '--bots', 'greedy,random', '--games', '0'], /--games.*whole number/],
    [['logistics', '--bots', 'greedy,random', '--games', '5'], /--games: 5 is no number of games.*even/],
    [['logistics', '--bots', 'greedy,random', '--games', 'many'], /--games.*whole number/],
    [[...good, '--workers', '0'], /--workers.*"auto", or a whole number from 1 to 256/],
    [[...good, '--workers', 'all'], /--workers.*"auto", or a whole number from 1 to 256/],
    [[...good, '--seed', '-1'], /--seed/],
    [[...good, '--turns', '1'], /--turns is given twice/],
    [[...good, '--amend', 'reformCrt'], /--amend reformCrt: there are no amendments for logistics/],
    [['europe-1939', '--players', '3', '--bots', 'greedy,random'], /between two sides, but this game has 3/],
    [[...good, '--queue', 'redis://127.0.0.1:6379', '--workers', '2'], /--workers is for games that are played here/],
    [[...good, '--queue', 'localhost'], /--queue: that is no address of a Redis server/],
    [[...good, '--queue', 'http://127.0.0.1'], /--queue: that is no address of a Redis server/],
    // nobody listens at port 1
    [[...good, '--queue', 'redis://:secret@127.0.0.1:1'], /--queue: no Redis server can be used at 127\.0\.0\.1:1: .*ECONNREFUSED/],
  ])('is refused with exit code 2 and a reason: %j', async (argv, words) => {
    const ran = await grognard('tournament', ...argv, '--out', files.path('never'));
    expect(ran.exit).toBe(2);
    expect(ran.err).toMatch(words);
    expect(ran.out).toBe('');
    expect(ran.err).not.toContain('secret');
    expect(looksLikeATrace(ran.err)).toBe(false);
    expect(existsSync(files.path('never'))).toBe(false);
  });

  it('nor where its files cannot be written', async () => {
    writeFileSync(files.path('taken'), '');
    expect(await grognard('tournament', ...good, '--out', files.path('taken'))).toMatchObject({ exit: 2, out: '', err: expect.stringMatching(/The folder .*taken cannot be made/) });
    expect((await grognard('tournament', ...good, '--out', '/proc/nowhere')).err).toMatch(/The folder \/proc\/nowhere cannot be made/);
  });

  it('nor over a file that is no ledger, which stays as it was', async () => {
    await grognard('tournament', ...good, '--out', files.path('mine'));
    const file = join(files.path('mine'), 'logistics.tournament.jsonl');
    for (const text of ['my notes', 'my notes\nof many years\n']) {
      writeFileSync(file, text);
      const ran = await grognard('tournament', ...good, '--out', files.path('mine'));
      expect([ran.exit, ran.out, readFileSync(file, 'utf8')]).toEqual([2, '', text]);
      expect(ran.err).toMatch(/logistics\.tournament\.jsonl, line 1: This is no ledger of a tournament/);
    }
  });

  it('nor over the ledger of another tournament', async () => {
    await grognard('tournament', ...good, '--out', files.path('other'));
    const ran = await grognard('tournament', 'logistics', '--bots', 'greedy,random', '--games', '4', '--turns', '1', '--out', files.path('other'));
    expect(ran.exit).toBe(2);
    expect(ran.err).toMatch(/it has games 2, not 4\.\n.*another --out for a new tournament/);
  });

  it('a worker needs a server that answers', async () => {
    for (const [address, words] of [['redis://127.0.0.1:1', /no Redis server can be used at 127\.0\.0\.1:1: .*ECONNREFUSED/], ['nonsense', /no address of a Redis server/]] as const) {
      const ran = await grognard('worker', '--queue', address);
      expect([ran.exit, ran.out]).toEqual([2, '']);
      expect(ran.err).toMatch(words);
    }
    expect((await grognard('worker')).err).toMatch(/required option '--queue/);
  });
});
