/** Tournaments over a real Redis server, with workers that are killed. */
import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { folder, grognard, looksLikeATrace } from '../cli/captured.js';
import { type Running, start } from './processes.js';

/** It is Debian's redis-server; .ci/run installs it. */
const installed = spawnSync('redis-server', ['--version']).status === 0;
if (!installed) process.stderr.write('redis-server is not installed: tournaments over a queue are not tested.\n');

const files = folder();
afterAll(files.remove);

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });

const GAME = ['tournament', 'europe-1939', '--bots', 'greedy,random', '--games', '6', '--turns', '1'];
const read = (dir: string, extension: string): string => readFileSync(join(files.path(dir), `europe-1939.tournament.${extension}`), 'utf8');
const ids = (dir: string): ReadonlyArray<string> =>
  read(dir, 'jsonl').trimEnd().split('\n').slice(1).map((line) => (JSON.parse(line) as { id: string }).id);

/** Games that somebody has begun, and that somebody has finished. */
const begun = ({ said }: Running): ReadonlyArray<string> => [...said().matchAll(/^(\S+) begins$/gm)].map((m) => m[1]);
const finished = ({ said }: Running): ReadonlyArray<string> => [...said().matchAll(/^(\S+) ends$/gm)].map((m) => m[1]);

describe.skipIf(!installed)('a tournament over a queue', () => {
  let address = '';
  let stopServer: () => Promise<void> = async () => undefined;
  const workers: Running[] = [];
  const worker = (): Running => {
    const running = start('worker', '--queue', address, '--workers', '1');
    workers.push(running);
    return running;
  };
  const ready = (running: Running): Promise<unknown> => running.saying(/plays one game at a time/);

  beforeAll(async () => {
    const port = await freePort();
    const server = spawn('redis-server', ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', files.path('.')], { stdio: ['ignore', 'pipe', 'ignore'] });
    const ended = new Promise((resolve) => void server.on('exit', resolve));
    await new Promise<void>((resolve, reject) => {
      let said = '';
      server.stdout.on('data', (data: Buffer) => {
        said += data.toString();
        if (/ready to accept connections/i.test(said)) resolve();
      });
      void ended.then(() => reject(new Error(`redis-server does not start:\n${said}`)));
    });
    address = `redis://127.0.0.1:${port}`;
    stopServer = async () => {
      server.kill('SIGKILL');
      await ended;
    };
    // what it has to come to
    expect((await grognard(...GAME, '--workers', '1', '--out', files.path('one'))).exit).toBe(0);
  });
  afterAll(async () => {
    for (const { process: child, ended } of workers) {
      child.kill('SIGKILL');
      await ended;
    }
    await stopServer();
  });

  const same = (dir: string): void => {
    for (const extension of ['csv', 'json']) expect(read(dir, extension)).toBe(read('one', extension));
    expect([...ids(dir)].sort()).toEqual([...ids('one')].sort());
  };

  it('counts every game once when a worker is killed in the middle of one, and comes to the same as a single process', async () => {
    const three = [worker(), worker(), worker()];
    await Promise.all(three.map(ready));
    const playing = grognard(...GAME, '--queue', address, '--out', files.path('queue'));
    const [victim] = three;
    const [, lost] = await victim.saying(/^(\S+) begins$/m);
    victim.process.kill('SIGKILL');
    expect(await victim.ended).toBe('SIGKILL');
    const ran = await playing;
    expect([ran.exit, ran.out.includes('6 of 6 games')]).toEqual([0, true]);
    expect(looksLikeATrace(ran.err)).toBe(false);
    expect(ids('queue')).toHaveLength(6);
    same('queue');
    // it was in the middle of the game, and somebody else has played that one
    expect(finished(victim)).not.toContain(lost);
    const others = three.slice(1);
    expect(others.flatMap(begun)).toContain(lost);
    expect(others.flatMap(finished).filter((id) => id === lost)).toEqual([lost]);
  });

  it('is gone on with after the coordinator was killed, and takes from the queue what was played meanwhile', async () => {
    const coordinator = start(...GAME, '--queue', address, '--out', files.path('again'));
    await coordinator.saying(/2 of 6 games/);
    coordinator.process.kill('SIGKILL');
    await coordinator.ended;
    expect(ids('again').length).toBeLessThan(6);
    const ran = await grognard(...GAME, '--queue', address, '--out', files.path('again'));
    expect(ran.exit).toBe(0);
    expect(ran.err).toMatch(/^\d of 6 games are on record/);
    same('again');
  });

  it('gets a game back from a worker that is told to stop', async () => {
    for (const { process: child, ended } of workers) {
      child.kill('SIGTERM');
      expect(['SIGKILL', 0]).toContain(await ended);
    }
    const first = worker();
    await ready(first);
    const playing = grognard(...GAME, '--queue', address, '--out', files.path('back'));
    const [, left] = await first.saying(/^(\S+) begins$/m);
    first.process.kill('SIGINT');
    expect(await first.ended).toBe(0);
    expect(finished(first)).not.toContain(left);
    const second = worker();
    expect((await playing).exit).toBe(0);
    expect(finished(second)).toContain(left);
    same('back');
  });
});
