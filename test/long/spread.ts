/**
 * Many independent pieces of work over the processor's cores, in processes of their own: threads do not load TypeScript in
 * every version of Node.
 */
import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';

const MOST_PROCESSES = 8;
/** What a process is told: its first piece and the step to the next. */
const SHARE = 'GROGNARD_LONG_SHARE';

/** How many processes share the work. */
export const processes = (): number => Math.max(1, Math.min(MOST_PROCESSES, availableParallelism()));

/** The share of a process that {@link spread} began, null in any other. */
const mine = (): readonly [from: number, step: number] | null => {
  const [from, step] = (process.env[SHARE] ?? '').split(' ').map(Number);
  return process.send === undefined || from === undefined || step === undefined ? null : [from, step];
};

/**
 * The answers for pieces 0 to `count - 1`, in that order. The module named has to call {@link serve} when it is loaded.
 * @param module `import.meta.url` of the file that does the work
 */
export const spread = async <T>(module: string, count: number): Promise<ReadonlyArray<T>> => {
  const answers: T[] = [];
  const step = processes();
  const share = (from: number): Promise<void> =>
    new Promise((resolve, reject) => {
      const child = fork(fileURLToPath(module), [], { execArgv: process.execArgv, env: { ...process.env, [SHARE]: `${from} ${step}` } });
      child.on('message', ([i, answer]: [number, T]) => {
        answers[i] = answer;
      });
      child.on('error', reject);
      child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`a process ended with code ${String(code)}`))));
    });
  await Promise.all(Array.from({ length: step }, (_, from) => share(from)));
  const missing = Array.from({ length: count }, (_, i) => i).find((i) => !(i in answers));
  if (missing !== undefined) throw new Error(`piece ${missing} of ${count} was not answered`);
  return answers;
};

/** Does the share of this process, if it was begun by {@link spread}. */
export const serve = (count: number, work: (i: number) => unknown): void => {
  const share = mine();
  if (share !== null) for (let i = share[0]; i < count; i += share[1]) process.send?.([i, work(i)]);
};
