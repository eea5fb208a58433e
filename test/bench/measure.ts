/** The measuring: rounds interleaved in one process, so that all subjects meet the same weather. */
import type { Subject } from './subject.js';

/** What was measured of a subject, round by round: operations a second of the processor's time and by the clock, or its size; and what its work came to. */
export interface Measured {
  readonly subject: Subject;
  readonly values: ReadonlyArray<number>;
  readonly byClock: ReadonlyArray<number>;
  readonly checksum: number;
}

/**
 * A subject is warm when it has not become faster by so much in so many blocks of so many milliseconds. Engines differ widely in how long they take:
 * with a fixed few rounds, those that take long would be measured half compiled.
 */
const FASTER = 1.05;
const PATIENCE = 4;
const BLOCK = 1000;
const MOST_BLOCKS = 30;

/** The middle one; the upper of the two where they are even in number. */
export const median = (values: ReadonlyArray<number>): number => [...values].sort((a, b) => a - b)[values.length >> 1];

/** Milliseconds of the processor that this process has had: other processes of a busy machine take none of it. */
const processor = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

interface Once {
  readonly value: number;
  readonly byClock: number;
  readonly checksum: number;
}

const once = (subject: Subject, seed: number): Once => {
  if ('size' in subject) return { value: subject.size(), byClock: subject.size(), checksum: 0 };
  const [began, from] = [performance.now(), processor()];
  const { operations, checksum, ms } = subject.round(seed);
  const rate = (time: number): number => (operations / time) * 1000;
  return { value: rate(ms ?? processor() - from), byClock: rate(ms ?? performance.now() - began), checksum };
};

/** Rounds that nobody counts, until the subject gets no faster. Work in another process begins anew each time: it is never warm. */
const warmUp = (subject: Subject): void => {
  if ('size' in subject || subject.round(0).ms !== undefined) return;
  let best = 0;
  let since = 0;
  for (let block = 0, seed = 1; block < MOST_BLOCKS && since < PATIENCE; block++) {
    const from = processor();
    let operations = 0;
    while (processor() - from < BLOCK) operations += subject.round(seed++).operations;
    const rate = operations / (processor() - from);
    since = rate > best * FASTER ? 0 : since + 1;
    best = Math.max(best, rate);
  }
};

/** All are warmed up, and then measured in turn. */
export const measure = (subjects: ReadonlyArray<Subject>, rounds: number): ReadonlyArray<Measured> => {
  subjects.forEach(warmUp);
  const all = subjects.map((subject) => ({ subject, values: [] as number[], byClock: [] as number[], checksum: 0 }));
  for (let r = 0; r < rounds; r++)
    for (const one of all) {
      const { value, byClock, checksum } = once(one.subject, 1939 + r);
      one.values.push(value);
      one.byClock.push(byClock);
      one.checksum = (Math.imul(one.checksum, 31) + checksum) | 0;
    }
  return all;
};
