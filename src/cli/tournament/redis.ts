/**
 * The connection to a Redis server, and BullMQ, which people install only when they want it.
 * @module
 */
import type { Redis } from 'ioredis';
import { badInput } from '../failure.js';
import { VERSION } from './setup.js';

/** Workers of other versions listen to other queues, so that no game is ever played by other rules. */
export const QUEUE = `grognard-${VERSION}`;

/** Where the setup of a tournament is kept for workers. */
export const setupKey = (digest: string): string => `grognard:setup:${digest}`;

/** The id of a game within the queue, which holds those of many tournaments; a colon may not stand in it. */
export const queueId = (digest: string, id: string): string => `${digest}.${encodeURIComponent(id)}`;

/** What is sent to workers: all else they get by the digest. */
export interface QueuedJob {
  readonly digest: string;
  readonly id: string;
  readonly seed: number;
  readonly seats: Readonly<Record<string, string>>;
}

/** How long a server may take to answer, in milliseconds. */
const PATIENCE = 5000;

/** An open connection. */
export interface Connection {
  readonly bullmq: typeof import('bullmq');
  readonly client: Redis;
  /** What BullMQ makes its own connections with. */
  readonly options: { readonly url: string; readonly maxRetriesPerRequest: null };
  /** Host and port, without the password. */
  readonly where: string;
}

/** Whether an import failed because the package is not there. */
const isMissing = (e: unknown): boolean => ['ERR_MODULE_NOT_FOUND', 'MODULE_NOT_FOUND'].includes((e as NodeJS.ErrnoException).code ?? '');

const packages = async (): Promise<{ readonly bullmq: typeof import('bullmq'); readonly ioredis: Pick<typeof import('ioredis'), 'Redis'> }> => {
  try {
    return { bullmq: await import('bullmq'), ioredis: await import('ioredis') };
  } catch (e) {
    if (!isMissing(e)) throw e;
    throw badInput('--queue needs the packages bullmq and ioredis, which are not installed: npm install bullmq ioredis');
  }
};

const address = (url: string): string => {
  const parsed = URL.canParse(url) ? new URL(url) : null;
  if (parsed === null || !['redis:', 'rediss:'].includes(parsed.protocol) || parsed.hostname === '')
    throw badInput('--queue: that is no address of a Redis server; write it as redis://host:6379, or rediss:// with TLS, with user:password@ before the host where one is needed.');
  return `${parsed.hostname}:${parsed.port === '' ? '6379' : parsed.port}`;
};

/** Connects, or says why not within a few seconds. */
export const connect = async (url: string): Promise<Connection> => {
  const where = address(url);
  const { bullmq, ioredis } = await packages();
  let why = 'no answer';
  const probe = new ioredis.Redis(url, { lazyConnect: true, connectTimeout: PATIENCE, maxRetriesPerRequest: 0, retryStrategy: () => null });
  probe.on('error', (e: Error) => void (why = (e as NodeJS.ErrnoException).code ?? e.message));
  let timer: NodeJS.Timeout | undefined;
  try {
    await Promise.race([
      probe.connect().then(() => probe.ping()),
      new Promise((_, reject) => void (timer = setTimeout(() => reject(new Error('no answer')), PATIENCE))),
    ]);
  } catch (e) {
    const said = e instanceof Error && e.message !== 'Connection is closed.' ? e.message : why;
    throw badInput(`--queue: no Redis server can be used at ${where}: ${said}. It was waited for ${PATIENCE / 1000} seconds at most.`);
  } finally {
    clearTimeout(timer);
    probe.disconnect();
  }
  const client = new ioredis.Redis(url, { maxRetriesPerRequest: null });
  return { bullmq, client, options: { url, maxRetriesPerRequest: null }, where };
};

/** Tells of a lost connection once, until it is there again. */
export const watchConnection = ({ client, where }: Connection, tell: (text: string) => void): void => {
  let lost = false;
  client.on('error', () => {
    if (!lost) tell(`The Redis server at ${where} is lost; it is tried again until it is back.\n`);
    lost = true;
  });
  client.on('ready', () => {
    if (lost) tell(`The Redis server at ${where} is back.\n`);
    lost = false;
  });
};

/** Waits for something, but not for ever: a server that is gone never says goodbye. */
export const within = async (ms: number, work: Promise<unknown>): Promise<void> => {
  let timer: NodeJS.Timeout | undefined;
  await Promise.race([work.catch(() => undefined), new Promise((resolve) => void (timer = setTimeout(resolve, ms)))]);
  clearTimeout(timer);
};
