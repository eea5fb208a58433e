/**
 * Where a command reads and writes: the process, or whatever a test puts in its place.
 * @module
 */
import { BAD_INPUT } from './failure.js';
import { reason } from './files.js';

/** The outside of a command. */
export interface Io {
  /** Results: what a pipe wants. */
  readonly out: (text: string) => void;
  /** Progress and complaints. */
  readonly err: (text: string) => void;
  /** Stream of a progress bar; null when nobody is looking. */
  readonly bar: NodeJS.WriteStream | null;
  /** Whether the log and the bar share one screen. */
  readonly sameScreen: boolean;
  /** Lets pipes drain and signals in. */
  readonly pause: () => Promise<void>;
}

/** Writes that go to nobody are no error: `grognard legal match.json | head`. What cannot be written for another reason is bad input. */
const forgiving = (stream: NodeJS.WriteStream, complain: (reason: string) => void): ((text: string) => void) => {
  let open = true;
  stream.on('error', (e: NodeJS.ErrnoException) => {
    if (open && e.code !== 'EPIPE' && e.code !== 'EOF' && e.code !== 'ERR_STREAM_DESTROYED') complain(reason(e));
    open = false;
  });
  return (text) => {
    if (open) stream.write(text);
  };
};

/** The streams of this process. */
export const processIo = (): Io => ({
  out: forgiving(process.stdout, (why) => {
    process.stderr.write(`grognard: Standard output cannot be written: ${why}.\n`);
    process.exit(BAD_INPUT);
  }),
  err: forgiving(process.stderr, () => process.exit(BAD_INPUT)),
  bar: process.stderr.isTTY ? process.stderr : null,
  sameScreen: process.stdout.isTTY === true && process.stderr.isTTY === true,
  pause: () => new Promise((resolve) => void setImmediate(resolve)),
});
