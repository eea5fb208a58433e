/**
 * `grognard worker`: plays the games of any tournament whose queue it listens to, until it is told to stop.
 * @module
 */
import { once } from 'node:events';
import type { Outcome } from '../../tournament/index.js';
import { OK } from '../failure.js';
import type { Io } from '../io.js';
import { crewSize, poolCrew } from './crew.js';
import { listenForInterrupt } from './interrupted.js';
import { connect, QUEUE, type QueuedJob, setupKey, watchConnection, within } from './redis.js';
import { type Setup, VERSION } from './setup.js';

/** The options of the command. */
export interface WorkerFlags {
  readonly queue: string;
  readonly workers: number | 'auto';
  readonly quiet?: boolean;
}

/** A worker that says nothing for so long, in milliseconds, is taken for dead, and its game goes to another. */
const LOCK = 10_000;
/** How often the dead are looked for. */
const ROUNDS = 5000;
/** Workers that may die of one game before the game is blamed. */
const DEATHS = 5;
const GOODBYE = 5000;

/** Works until it is told to stop; a game that it leaves goes back into the queue. */
export const worker = async (io: Io, flags: WorkerFlags): Promise<number> => {
  const connection = await connect(flags.queue);
  const { bullmq, client, options, where } = connection;
  const tell = (text: string): void => {
    if (flags.quiet !== true) io.err(text);
  };
  watchConnection(connection, tell);
  const interrupted = listenForInterrupt();
  const { signal } = interrupted;
  // games are played in threads: this one stays free to tell Redis that they are being played
  const crew = poolCrew(crewSize(flags.workers));
  const setups = new Map<string, Promise<Setup>>();
  const fetched = async (digest: string): Promise<Setup> => {
    const found = await client.get(setupKey(digest));
    if (found === null) throw new Error('its tournament is no longer in the queue');
    return JSON.parse(found) as Setup;
  };
  const setupOf = (digest: string): Promise<Setup> => {
    const known = setups.get(digest);
    if (known !== undefined) return known;
    const setup = fetched(digest);
    setups.set(digest, setup);
    setup.catch(() => setups.delete(digest));
    return setup;
  };
  const working = new bullmq.Worker<QueuedJob, Outcome>(
    QUEUE,
    async (job, token) => {
      const { digest, id, seed, seats } = job.data;
      try {
        const setup = await setupOf(digest);
        tell(`${id} begins\n`);
        const outcome = await crew.play(setup, { id, seed, seats }, signal);
        tell(`${id} ends\n`);
        return outcome;
      } catch (e) {
        if (!signal.aborted) throw e;
        await job.moveToWait(token);
        throw new bullmq.WaitingError();
      }
    },
    { connection: options, concurrency: crew.size, lockDuration: LOCK, stalledInterval: ROUNDS, maxStalledCount: DEATHS },
  );
  // a game that was given to another meanwhile counts once all the same
  working.on('error', () => undefined);
  try {
    await working.waitUntilReady();
    tell(`Version ${VERSION} plays ${crew.size === 1 ? 'one game' : `${crew.size} games`} at a time for ${where}; Ctrl-C ends it.\n`);
    if (!signal.aborted) await once(signal, 'abort');
    return OK;
  } finally {
    interrupted.ignore();
    await within(GOODBYE, working.close());
    await within(GOODBYE, working.disconnect());
    client.disconnect();
    await crew.close();
  }
};
