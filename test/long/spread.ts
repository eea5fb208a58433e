/**
 * Many independent pieces of work over the processor's cores, in processes of their own: threads do not load TypeScript in
 * every version of Node.
 */
import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Presets, SingleBar } from 'cli-progress';
import { type Answer, answersOf } from './answers.js';

const MOST_PROCESSES = 8;
/** What a process is told: the pieces that are its share. */
const SHARE = 'GROGNARD_LONG_SHARE';

/** How many processes share the work. */
const processes = (): number => Math.max(1, Math.min(MOST_PROCESSES, availableParallelism()));

/** What came of all pieces. */
export interface Spread<T> {
  /** By piece. */
  readonly answers: ReadonlyArray<T>;
  /** Processor time of all pieces. */
  readonly seconds: number;
}

/**
 * The answers for pieces 0 to `count - 1`. The module named has to call {@link serve} when it is loaded. What an earlier run
 * of the same code has answered is not done again.
 * @param module `import.meta.url` of the file that does the work
 */
export const spread = async <T>(module: string, count: number): Promise<Spread<T>> => {
  const kept = answersOf<T>(module, count);
  const all = new Map(kept.known.map((a) => [a.piece, a]));
  const left = Array.from({ length: count }, (_, i) => i).filter((i) => !all.has(i));
  const bar = new SingleBar({ stream: process.stderr, format: '{value}/{total} {bar} {eta_formatted} to go' }, Presets.shades_classic);
  bar.start(count, all.size);
  const share = (pieces: ReadonlyArray<number>): Promise<void> =>
    new Promise((resolve, reject) => {
      const child = fork(fileURLToPath(module), [], { execArgv: process.execArgv, env: { ...process.env, [SHARE]: pieces.join(' ') } });
      child.on('message', (answer: Answer<T>) => {
        all.set(answer.piece, answer);
        kept.add(answer);
        bar.increment();
      });
      child.on('error', reject);
      child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`a process ended with code ${String(code)}`))));
    });
  const step = processes();
  try {
    if (left.length > 0) await Promise.all(Array.from({ length: step }, (_, from) => share(left.filter((_, i) => i % step === from))));
  } finally {
    bar.stop();
  }
  const missing = left.find((i) => !all.has(i));
  if (missing !== undefined) throw new Error(`piece ${missing} of ${count} was not answered`);
  const answers = [...all.values()].sort((a, b) => a.piece - b.piece);
  return { answers: answers.map((a) => a.answer), seconds: answers.reduce((n, a) => n + a.seconds, 0) };
};

/** Does the share of this process, if it was begun by {@link spread}. */
export const serve = async (work: (i: number) => unknown): Promise<void> => {
  const share = process.env[SHARE];
  if (process.send === undefined || share === undefined) return;
  for (const piece of share.split(' ').filter((word) => word !== '').map(Number)) {
    const before = process.cpuUsage();
    const answer = await work(piece);
    const { user, system } = process.cpuUsage(before);
    process.send({ piece, answer, seconds: (user + system) / 1e6 });
  }
};
