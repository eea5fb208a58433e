/**
 * Ctrl-C, and a polite kill: once to end in order, a second time to end at once.
 * @module
 */

/** A signal that is given when somebody wants the command to end. */
export interface Interrupted {
  readonly signal: AbortSignal;
  /** Nobody listens any more. */
  readonly ignore: () => void;
}

/** Listens from now on. */
export const listenForInterrupt = (): Interrupted => {
  const controller = new AbortController();
  const abort = (): void => {
    controller.abort();
    ignore();
  };
  const ignore = (): void => {
    for (const name of ['SIGINT', 'SIGTERM'] as const) process.removeListener(name, abort);
  };
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, abort);
  return { signal: controller.signal, ignore };
};
