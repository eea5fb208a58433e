/**
 * Where a command reads and writes: the process, or whatever a test puts in its place.
 * @module
 */

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

/** Writes that go to nobody are no error: `grognard legal match.json | head`. */
const forgiving = (stream: NodeJS.WriteStream): ((text: string) => void) => {
  let open = true;
  stream.on('error', (e: NodeJS.ErrnoException) => {
    if (e.code !== 'EPIPE' && e.code !== 'EOF' && e.code !== 'ERR_STREAM_DESTROYED') throw e;
    open = false;
  });
  return (text) => {
    if (open) stream.write(text);
  };
};

/** The streams of this process. */
export const processIo = (): Io => ({
  out: forgiving(process.stdout),
  err: forgiving(process.stderr),
  bar: process.stderr.isTTY ? process.stderr : null,
  sameScreen: process.stdout.isTTY === true && process.stderr.isTTY === true,
  pause: () => new Promise((resolve) => void setImmediate(resolve)),
});
