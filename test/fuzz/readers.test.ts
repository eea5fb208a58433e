/** Every reader of what others write, under broken inputs; a million of them in the long run. */
import { afterAll, describe, expect, it } from 'vitest';
import { holdReader, type Reader } from './hold.js';
import { runs, SLOW } from './mutation.js';
import { READERS, removeFiles } from './readers/index.js';

/** Inputs of each reader, those of which one takes long excepted. */
const INPUTS = runs(200);
const FEW = runs(60);

afterAll(removeFiles);

describe('readers', () => {
  it('have names of their own', () => expect(new Set(READERS.map((r) => r.name)).size).toBe(READERS.length));
  it.each(READERS.map((r) => [r.name, r] as const))(
    '%s: a value, soon, without a trace',
    async (_, reader) => {
      const held = await holdReader(reader, reader.share <= 10_000 ? FEW : INPUTS, 7);
      expect(held.faults).toEqual([]);
      expect(held.inputs).toBeGreaterThan(0);
    },
    SLOW,
  );
});

describe('what holds them', () => {
  const bad = (read: (u: unknown) => ReturnType<Reader['read']>): Reader => ({ name: 'bad', takes: 'data', valid: [{ a: [1, 'x'] }], share: 1, read: read as Reader['read'] });
  const faults = async (read: (u: unknown) => ReturnType<Reader['read']>, count = 100): Promise<string> => (await holdReader(bad(read), count, 1)).faults.join('\n');

  it('finds an exception', async () => expect(await faults((u) => [(u as { a: ReadonlyArray<string> }).a[1].length].slice(1) as never)).toContain('throws TypeError'));
  it('finds a refusal without words', async () => expect(await faults((u) => (typeof u === 'object' ? [] : [{ code: 'x', at: 'y', detail: '' }]))).toContain('says nothing'));
  it('finds a refusal without end', async () => expect(await faults((u) => (typeof u === 'string' ? [{ code: 'x', at: 'y', detail: `${u}!` }] : []))).toContain('characters'));
  it('finds a reader that merges keys into all objects', async () => {
    const merged = await faults((u) => {
      const into: Record<string, Record<string, unknown>> = {};
      try {
        if (typeof u !== 'string') for (const [key, part] of Object.entries(u as object)) for (const [name, value] of Object.entries(typeof part === 'string' ? {} : (part as object))) into[key][name] = value;
      } catch {
        // only where it leads somewhere
      }
      return [];
    }, 400);
    delete (Object.prototype as { polluted?: unknown }).polluted;
    delete (Object as { polluted?: unknown }).polluted;
    expect(merged).toContain('inherit has changed');
  });
  it('finds a reader that takes too long', async () => {
    const slow = await faults((u) => {
      const start = performance.now();
      while (u === 0.5 && performance.now() - start < 1500);
      return [];
    });
    expect(slow).toContain('would do');
  });
  it('finds a reader that keeps what it reads', async () => {
    const kept: unknown[] = [];
    const keeping = await faults(() => {
      kept.push(new Array(100_000).fill(0.5));
      return [];
    });
    expect(keeping).toContain('keeps');
  });
});
