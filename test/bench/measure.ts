/** The measuring: rounds interleaved in one process, so that all subjects meet the same weather. */
import type { Subject } from './subject.js';

/** What was measured of a subject: operations a second by round, or its size in each; and what its work came to. */
export interface Measured {
  readonly subject: Subject;
  readonly values: ReadonlyArray<number>;
  readonly checksum: number;
}

const WARM_UP = 3;

/** The middle one; the upper of the two where they are even in number. */
export const median = (values: ReadonlyArray<number>): number => [...values].sort((a, b) => a - b)[values.length >> 1];

/** Milliseconds of the processor that this process has had: other processes of a busy machine take none of it. */
const processor = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

const once = (subject: Subject, seed: number): { readonly value: number; readonly checksum: number } => {
  if ('size' in subject) return { value: subject.size(), checksum: 0 };
  const from = processor();
  const { operations, checksum, ms = processor() - from } = subject.round(seed);
  return { value: (operations / ms) * 1000, checksum };
};

/** Some rounds to warm up, and those that count. */
export const measure = (subjects: ReadonlyArray<Subject>, rounds: number): ReadonlyArray<Measured> => {
  const all = subjects.map((subject) => ({ subject, values: [] as number[], checksum: 0 }));
  for (let r = 0; r < WARM_UP + rounds; r++)
    for (const one of all) {
      const { value, checksum } = once(one.subject, 1939 + r);
      if (r < WARM_UP) continue;
      one.values.push(value);
      one.checksum = (Math.imul(one.checksum, 31) + checksum) | 0;
    }
  return all;
};
