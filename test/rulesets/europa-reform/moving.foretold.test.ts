/** What explanations tell beforehand of overruns on the table, of retreats before combat and of combat at the end of exploitation is what comes of them. */
import { describe, expect, it } from 'vitest';
import { untold } from '../europa/differences.js';
import { front, MOVING } from './front.js';

describe('what an explanation tells beforehand', () => {
  it.each([
    ['with all of it', MOVING],
    ['with the old table', ['FITE-9I', 'REFORM-13', 'REFORM-9K']],
  ])('is all that comes of the action, %s', (_, amend) => {
    const kinds = new Set<string>();
    for (const seed of [1, 2, 3]) {
      const { missing, kinds: seen } = untold(front(amend), seed, 600);
      expect(missing).toEqual([]);
      for (const kind of seen) kinds.add(kind);
    }
    expect([...kinds]).toEqual(expect.arrayContaining(['advance', 'changes hands', 'eliminated', 'evade', 'goes to', 'phase', 'retreat', 'roll']));
  }, 60_000);
});
