/**
 * Who plays the games of a tournament on this machine: this thread alone, or a pool of threads.
 * @module
 */
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Tinypool } from 'tinypool';
import { type Job, type Outcome, playingJob, tournamentDigest } from '../../tournament/index.js';
import { arenaOf, type Setup } from './setup.js';
import type { Task } from './thread.js';

/** Players of games. */
export interface Crew {
  /** How many games it plays at once. */
  readonly size: number;
  /** Plays a game; rejects when the signal says so. */
  readonly play: (setup: Setup, job: Job, signal: AbortSignal) => Promise<Outcome>;
  readonly close: () => Promise<void>;
}

/** This thread: no start-up, and signals come in between actions. */
export const soloCrew = (setup: Setup, pause: () => Promise<void>): Crew => {
  const arena = arenaOf(setup);
  return {
    size: 1,
    play: async (_, job, signal) => {
      const playing = playingJob(job, arena);
      for (;;) {
        const next = playing.next();
        if (next.done === true) return next.value;
        await pause();
        signal.throwIfAborted();
      }
    },
    close: async () => undefined,
  };
};

// the sources run too, by a loader which processes take over and threads do not
const isSource = import.meta.url.endsWith('.ts');

/** A pool of threads. Each plays one game at a time and keeps what it has opened. */
export const poolCrew = (size: number): Crew => {
  const pool = new Tinypool({
    filename: fileURLToPath(new URL(isSource ? './thread.ts' : './tournamentThread.js', import.meta.url)),
    name: 'play',
    minThreads: size,
    maxThreads: size,
    ...(isSource ? { runtime: 'child_process', execArgv: ['--import', 'tsx'] } : { runtime: 'worker_threads' }),
  });
  // whoever waits for a game is told of it by its promise
  pool.on('error', () => undefined);
  return {
    size,
    play: (setup, job, signal) => pool.run({ digest: tournamentDigest(setup.spec), setup: JSON.stringify(setup), job } satisfies Task, { signal }) as Promise<Outcome>,
    close: () => pool.destroy(),
  };
};

/** How many: as many as the machine has processors for, but never more than there are games. */
export const crewSize = (workers: number | 'auto', games = Number.POSITIVE_INFINITY): number => Math.max(1, Math.min(workers === 'auto' ? availableParallelism() : workers, games));

/** A game that could not be played. */
export interface Broken {
  readonly job: Job;
  readonly why: unknown;
}

/**
 * Plays games until none is left, or the signal says so, or one cannot be played: that one is told, and those that have been begun
 * are left.
 */
export const playLocally = async (crew: Crew, setup: Setup, jobs: ReadonlyArray<Job>, count: (outcome: Outcome) => void, signal: AbortSignal): Promise<Broken | null> => {
  const stop = new AbortController();
  const either = AbortSignal.any([signal, stop.signal]);
  const rest = jobs[Symbol.iterator]();
  let broken: Broken | null = null;
  const member = async (): Promise<void> => {
    for (let next = rest.next(); next.done !== true && !either.aborted; next = rest.next()) {
      const job = next.value;
      try {
        count(await crew.play(setup, job, either));
      } catch (why) {
        if (either.aborted) return;
        broken = { job, why };
        stop.abort();
      }
    }
  };
  await Promise.all(Array.from({ length: crew.size }, member));
  return broken;
};
