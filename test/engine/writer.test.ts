/** Writers: columns are copied once when written to, every write in place can be taken back, watchers are told of both. */
import { describe, expect, it } from 'vitest';
import { listed } from '../../src/engine/actionSet.js';
import type { GameState } from '../../src/engine/game.js';
import { dice } from '../../src/engine/random.js';
import { copyOnWrite, inPlace, type Watcher } from '../../src/engine/writer.js';

interface Toy extends GameState {
  readonly units: { readonly hex: ReadonlyArray<number>; readonly mp: ReadonlyArray<number> };
  readonly hexes: { readonly owner: ReadonlyArray<number> };
  readonly note: string;
}

const toy = (): Toy => ({ turn: 1, phase: 'a', units: { hex: [4, 5, 6], mp: [1, 1, 1] }, hexes: { owner: [0, 0] }, note: '' });
const frozen = (): Toy => {
  const t = toy();
  for (const group of [t.units, t.hexes]) for (const column of Object.values(group)) Object.freeze(column);
  return Object.freeze({ ...t, units: Object.freeze(t.units), hexes: Object.freeze(t.hexes) });
};
const log = (): { readonly told: string[]; readonly watcher: Watcher } => {
  const told: string[] = [];
  return {
    told,
    watcher: { unit: (column, ix, before, after) => void told.push(`${column} ${ix} ${before}→${after}`), rebuild: () => void told.push('rebuild') },
  };
};

describe('copyOnWrite', () => {
  it('writes to a copy, keeps what is not written to, and tells the watcher', () => {
    const base = frozen();
    const copy = copyOnWrite(base);
    const { told, watcher } = log();
    const w = copy.writer(watcher);
    w.unit('hex', 1, 9);
    w.unit('hex', 1, 8);
    w.hex('owner', 0, 1);
    w.column('mp', [3, 3, 3]);
    w.put('note', 'x');
    expect(base).toEqual(toy());
    expect(copy.state).toEqual({ ...toy(), units: { hex: [4, 8, 6], mp: [3, 3, 3] }, hexes: { owner: [1, 0] }, note: 'x' });
    expect(told).toEqual(['hex 1 5→9', 'hex 1 9→8']);
    expect(w.state).toBe(copy.state);
    expect(copyOnWrite(base).state.units.hex).toBe(base.units.hex);
  });
});

describe('inPlace', () => {
  it('takes back every write, newest first, and tells the watcher again', () => {
    const owned = toy();
    const { told, watcher } = log();
    const { writer, mark, rewind } = inPlace(owned, watcher);
    writer.unit('hex', 0, 7);
    const between = mark();
    writer.column('mp', [9, 9, 9]);
    writer.unit('mp', 2, 0);
    writer.hex('owner', 1, 1);
    writer.put('note', 'y');
    writer.unit('hex', 0, 2);
    expect(owned).toEqual({ ...toy(), units: { hex: [2, 5, 6], mp: [9, 9, 0] }, hexes: { owner: [0, 1] }, note: 'y' });
    rewind(between);
    expect(owned).toEqual({ ...toy(), units: { hex: [7, 5, 6], mp: [1, 1, 1] } });
    rewind(0);
    expect(owned).toEqual(toy());
    expect(told).toEqual(['hex 0 4→7', 'mp 2 9→0', 'hex 0 7→2', 'hex 0 2→7', 'mp 2 0→9', 'hex 0 7→4']);
  });

  it('forgets the way back', () => {
    const owned = toy();
    const { writer, mark, rewind, forget } = inPlace(owned, log().watcher);
    writer.put('note', 'z');
    forget();
    expect(mark()).toBe(0);
    rewind(0);
    expect(owned.note).toBe('z');
  });
});

describe('listed', () => {
  const set = listed(['a', 'b', 'c'], (x) => ['a', 'b', 'c'].includes(x));
  it('counts, tests and goes through its actions in their order, again and again', () => {
    expect([set.size(), [...set], [...set], set.has('b'), set.has('d')]).toEqual([3, ['a', 'b', 'c'], ['a', 'b', 'c'], true, false]);
  });
  it('draws each alike', () => {
    const d = dice(1);
    const counts = new Map<string, number>();
    for (let i = 0; i < 3000; i++) {
      const x = set.sample(d);
      counts.set(x, (counts.get(x) ?? 0) + 1);
    }
    for (const x of ['a', 'b', 'c']) expect(Math.abs((counts.get(x) ?? 0) - 1000)).toBeLessThan(130);
  });
});
