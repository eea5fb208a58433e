/**
 * A tournament played by workers on many machines: games are put into a queue of Redis, and counted as they come back, each once, by
 * its id. What is counted is taken out of the queue; until then it stays there, whoever is killed.
 * @module
 */
import { setTimeout as delay } from 'node:timers/promises';
import type { Job as Queued, Queue } from 'bullmq';
import { type Job, type Outcome, tournamentDigest } from '../../tournament/index.js';
import type { Broken } from './crew.js';
import { type Connection, QUEUE, type QueuedJob, queueId, setupKey, watchConnection, within } from './redis.js';
import type { Setup } from './setup.js';

/** Commands to Redis that are on their way at once. */
const CHUNK = 200;
/** How often everything that is still waited for is looked at, in milliseconds: events and games may get lost with a server. */
const SWEEP = 20_000;
const GOODBYE = 3000;

const inChunks = async <T>(all: ReadonlyArray<T>, work: (chunk: ReadonlyArray<T>) => Promise<unknown>): Promise<void> => {
  for (let i = 0; i < all.length; i += CHUNK) await work(all.slice(i, i + CHUNK));
};

/** What a play by queue needs besides games. */
export interface ByQueue {
  readonly setup: Setup;
  /** To be played. */
  readonly jobs: ReadonlyArray<Job>;
  /** Counted before: they may still lie in the queue if the last coordinator was killed. */
  readonly counted: ReadonlyArray<string>;
  readonly count: (outcome: Outcome) => void;
  readonly tell: (text: string) => void;
  readonly signal: AbortSignal;
}

/** Games that are waited for, by their id in the queue. */
type Waiting = Map<string, Job>;

/** How a game lies in the queue, and what is done when it has been played. */
interface Look {
  readonly find: (id: string) => Promise<Queued | undefined>;
  readonly settle: (id: string) => Promise<void>;
}

/** Looks at all games that are waited for: those that have been played are settled, those that are not in the queue are put in. */
const lookThrough = async (queue: Queue, digest: string, waiting: Waiting, { find, settle }: Look): Promise<void> => {
  await inChunks([...waiting], async (games) => {
    const there = await Promise.all(games.map(([id]) => find(id)));
    await queue.addBulk(
      games
        .filter((_, i) => there[i] === undefined)
        .map(([jobId, { id, seed, seats }]) => ({
          name: 'game',
          data: { digest, id, seed, seats } satisfies QueuedJob,
          // an id that is in the queue already is not added again
          opts: { jobId, attempts: 1, removeOnComplete: false, removeOnFail: false },
        })),
    );
    await Promise.all(games.filter((_, i) => there[i] !== undefined).map(([id]) => settle(id)));
  });
};

/** Plays games by the workers that listen, until none is left, or the signal says so, or one cannot be played. */
export const playByQueue = async (connection: Connection, { setup, jobs, counted, count, tell, signal }: ByQueue): Promise<Broken | null> => {
  const { bullmq, client, options, where } = connection;
  const digest = tournamentDigest(setup.spec);
  const queue = new bullmq.Queue(QUEUE, { connection: options });
  const events = new bullmq.QueueEvents(QUEUE, { connection: options });
  // BullMQ connects again by itself; whoever waits is told by the client
  queue.on('error', () => undefined);
  events.on('error', () => undefined);
  watchConnection(connection, tell);
  const waiting: Waiting = new Map(jobs.map((job) => [queueId(digest, job.id), job]));
  let broken: Broken | null = null;
  const finished = new AbortController();
  const end = (): void => finished.abort();
  signal.addEventListener('abort', end);
  if (signal.aborted) end();

  /** Looks at a game in the queue, and counts it if it has been played. */
  const settle = async (id: string): Promise<void> => {
    const job = waiting.get(id);
    if (job === undefined) return;
    const there = await bullmq.Job.fromId<QueuedJob, Outcome>(queue, id);
    if (there === undefined || there.finishedOn === undefined) return;
    // between two looks somebody else may have counted it: this line and the next are one step
    if (!waiting.delete(id)) return;
    try {
      if (await there.isFailed()) throw new Error(there.failedReason);
      count(there.returnvalue);
      await there.remove();
    } catch (why) {
      broken ??= { job, why };
      end();
    }
    if (waiting.size === 0) end();
  };
  const heed = ({ jobId }: { readonly jobId: string }): void => void settle(jobId).catch(() => undefined);
  const callForWorkers = async (): Promise<void> => {
    if ((await queue.getWorkersCount()) === 0) tell(`No worker of version ${setup.spec.version} listens at ${where}. Start some, on any machine: grognard worker --queue <address>\n`);
  };

  try {
    await events.waitUntilReady();
    events.on('completed', heed);
    events.on('failed', heed);
    await client.set(setupKey(digest), JSON.stringify(setup));
    await inChunks(counted, (ids) => Promise.all(ids.map((id) => queue.remove(queueId(digest, id)))));
    // a game that failed before is tried again
    const find = (id: string): Promise<Queued | undefined> => bullmq.Job.fromId(queue, id);
    await lookThrough(queue, digest, waiting, {
      settle,
      find: async (id) => {
        const there = await find(id);
        if (there === undefined || !(await there.isFailed())) return there;
        await there.remove();
        return undefined;
      },
    });
    if (waiting.size > 0) await callForWorkers();
    while (!finished.signal.aborted) {
      await delay(SWEEP, undefined, { signal: finished.signal }).catch(() => undefined);
      if (finished.signal.aborted) break;
      // a server that was started anew may have forgotten everything
      await client.set(setupKey(digest), JSON.stringify(setup));
      await lookThrough(queue, digest, waiting, { find, settle });
      if (waiting.size > 0) await callForWorkers();
    }
    // what nobody has begun is not begun for nobody; what has been begun is found when the tournament goes on
    if (waiting.size > 0) await within(GOODBYE, inChunks([...waiting.keys()], (ids) => Promise.all(ids.map((id) => queue.remove(id)))));
    else await client.del(setupKey(digest));
    return broken;
  } finally {
    signal.removeEventListener('abort', end);
    await within(GOODBYE, Promise.all([events.close(), queue.close()]));
    await within(GOODBYE, Promise.all([events.disconnect(), queue.disconnect()]));
  }
};
