/** Commands in processes of their own, which a test may kill. */
import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** A command that runs. */
export interface Running {
  readonly process: ChildProcess;
  /** What it has written to standard error so far. */
  readonly said: () => string;
  /** Waits until it has said something. */
  readonly saying: (words: RegExp) => Promise<RegExpExecArray>;
  /** Its exit code, or the signal that ended it. */
  readonly ended: Promise<number | NodeJS.Signals | null>;
}

/** Runs the command from its sources. */
export const start = (...argv: ReadonlyArray<string>): Running => {
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/cli/main.ts', ...argv], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  const waiting = new Set<() => void>();
  const look = (): void => waiting.forEach((f) => f());
  child.stderr.on('data', (data: Buffer) => {
    said += data.toString();
    look();
  });
  child.stdout.resume();
  const ended = new Promise<number | NodeJS.Signals | null>((resolve) => child.on('exit', (code, signal) => resolve(code ?? signal)));
  return {
    process: child,
    said: () => said,
    saying: (words) =>
      new Promise((resolve, reject) => {
        const check = (): void => {
          const match = words.exec(said);
          if (match === null) return;
          waiting.delete(check);
          resolve(match);
        };
        waiting.add(check);
        check();
        void ended.then((how) => reject(new Error(`it ended (${how}) and has not said ${words}:\n${said}`)));
      }),
    ended,
  };
};
