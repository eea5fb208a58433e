/**
 * A thread that plays games: what the pool loads. The build makes a file of its own of it.
 * @module
 */
import { type Job, type Outcome, playJob } from '../../tournament/index.js';
import { isFailure } from '../failure.js';
import { type AnyArena, arenaOf, type Setup } from './setup.js';

/** One game to be played; the setup is sent as text, which is copied faster than an object. */
export interface Task {
  /** A name for the setup. */
  readonly digest: string;
  readonly setup: string;
  readonly job: Job;
}

/** The arena that was used last: opening one takes as long as a short game. */
const cache = new Map<string, AnyArena>();

const arena = ({ digest, setup }: Task): AnyArena => {
  const known = cache.get(digest);
  if (known !== undefined) return known;
  const opened = arenaOf(JSON.parse(setup) as Setup);
  cache.clear();
  cache.set(digest, opened);
  return opened;
};

/** Plays a game. */
export const play = (task: Task): Outcome => {
  try {
    return playJob(task.job, arena(task));
  } catch (e) {
    // only errors keep their words on the way out of a thread
    throw isFailure(e) ? new Error(e.lines.join(' ')) : e;
  }
};
