/**
 * How far a game has got: a bar where somebody is looking, plain lines elsewhere.
 * @module
 */
import { Presets, SingleBar } from 'cli-progress';
import type { Io } from './io.js';

/** Told of every player turn. */
export interface Progress {
  readonly at: (turn: number, what: string) => void;
  /** Runs a piece of output so that the bar does not get in its way. */
  readonly around: (output: () => void) => void;
  readonly stop: () => void;
}

/** Says nothing. */
const silent: Progress = { at: () => undefined, around: (output) => output(), stop: () => undefined };

const barOn = (stream: NodeJS.WriteStream, io: Io, turns: number): Progress => {
  const bar = new SingleBar(
    { stream, format: 'Turn {value}/{total} {bar} {what}', clearOnComplete: true, hideCursor: true, gracefulExit: true, barsize: 24 },
    Presets.shades_classic,
  );
  let now = { turn: 0, what: '' };
  const start = (): void => bar.start(turns, now.turn, { what: now.what });
  start();
  return {
    at: (turn, what) => {
      now = { turn, what };
      bar.update(turn, { what });
      bar.render();
    },
    around: (output) => {
      // the bar goes back to where it was started, so it is taken away before the screen scrolls
      if (io.sameScreen) bar.stop();
      output();
      if (io.sameScreen) start();
    },
    stop: () => bar.stop(),
  };
};

const linesOn = (io: Io, turns: number): Progress => ({ ...silent, at: (turn, what) => io.err(`Turn ${turn} of ${turns}, ${what}\n`) });

/** A bar for so many turns. */
export const progressOf = (io: Io, turns: number, quiet: boolean): Progress => (quiet ? silent : io.bar === null ? linesOn(io, turns) : barOn(io.bar, io, turns));
