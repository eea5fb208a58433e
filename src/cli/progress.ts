/**
 * How far a game has got, or a tournament: a bar where somebody is looking, plain lines elsewhere.
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

/** Told of every game of a tournament. */
export interface GamesProgress {
  readonly done: () => void;
  readonly stop: () => void;
}

/** Parts of the whole that are told where there is no bar. */
const PARTS = 10;

/** `'1 h 5 min'`: about how long. */
export const about = (seconds: number): string => {
  const s = Math.max(0, Math.round(seconds));
  return s < 60 ? `${s} s` : s < 3600 ? `${Math.floor(s / 60)} min ${s % 60} s` : `${Math.floor(s / 3600)} h ${Math.floor((s % 3600) / 60)} min`;
};

/** A bar for so many games, of which some had been played before, with the time that is left. */
export const gamesProgress = (io: Io, total: number, before: number, quiet: boolean): GamesProgress => {
  if (quiet) return { done: () => undefined, stop: () => undefined };
  const begun = Date.now();
  let played = before;
  // games that stood in the ledger took no time now
  const left = (): string => (played === before ? 'unknown' : about(((Date.now() - begun) / 1000 / (played - before)) * (total - played)));
  if (io.bar === null)
    return {
      done: () => {
        played++;
        if (played === total || Math.floor((played * PARTS) / total) > Math.floor(((played - 1) * PARTS) / total))
          io.err(`${played} of ${total} games${played === total ? '' : `, ${left()} to go`}\n`);
      },
      stop: () => undefined,
    };
  const bar = new SingleBar({ stream: io.bar, format: 'Game {value}/{total} {bar} {percentage}% | {left} to go', clearOnComplete: true, hideCursor: true, barsize: 24 }, Presets.shades_classic);
  bar.start(total, before, { left: left() });
  return {
    done: () => {
      played++;
      bar.update(played, { left: left() });
    },
    stop: () => bar.stop(),
  };
};
