/**
 * The only way in which reducers write. The same reducer drives the immutable path, where a column is
 * copied the first time it is touched, and the in-place one, where every write is journaled for undo.
 * @module
 */
import type { GameState } from './game.js';

/** Told of each write, so that derived facts kept beside a position follow it. */
export interface Watcher {
  readonly unit: (column: string, ix: number, before: number, after: number) => void;
  /** Something changed wholesale: derived facts must be made anew. */
  readonly rebuild: () => void;
}

/** What a reducer may do. */
export interface Writer<S extends GameState> {
  /** The position as written so far; plain, readable, not to be written to. */
  readonly state: S;
  /** One unit's entry in one of the unit columns. */
  readonly unit: (column: keyof S['units'] & string, ix: number, value: number) => void;
  /** One hex's entry in one of the hex columns. */
  readonly hex: (column: keyof S['hexes'] & string, ix: number, value: number) => void;
  /** A whole unit column. It must not be one that derived facts hang on (see {@link Watcher}). */
  readonly column: (column: keyof S['units'] & string, values: ReadonlyArray<number>) => void;
  /** Any other part of the state, replaced whole. */
  readonly put: <K extends Exclude<keyof S, 'units' | 'hexes'>>(key: K, value: S[K]) => void;
}

type Columns = Record<string, number[]>;
type Mutable = { units: Columns; hexes: Columns; [key: string]: unknown };

/** A copy of a position whose columns are copied when first written to. */
export const copyOnWrite = <S extends GameState>(
  base: S,
): { readonly state: S; readonly writer: (watcher: Watcher) => Writer<S>; readonly seal: () => void } => {
  const state = { ...base, units: { ...base.units }, hexes: { ...base.hexes } } as unknown as Mutable;
  const own = (group: 'units' | 'hexes', name: string): number[] => {
    const column = state[group][name];
    if (column !== (base[group] as Columns)[name]) return column;
    // never slice: V8 copies frozen arrays slowly that way
    const copy = [...column];
    state[group][name] = copy;
    return copy;
  };
  return {
    state: state as unknown as S,
    // columns are long lists of numbers: frozen here at once, immer need not look at each entry
    seal: () => {
      for (const group of [state.units, state.hexes]) {
        for (const column of Object.values(group)) Object.freeze(column);
        Object.freeze(group);
      }
    },
    writer: (watcher) => ({
      state: state as unknown as S,
      unit: (name, ix, value) => {
        const column = own('units', name);
        const before = column[ix];
        column[ix] = value;
        watcher.unit(name, ix, before, value);
      },
      hex: (name, ix, value) => {
        own('hexes', name)[ix] = value;
      },
      column: (name, values) => {
        state.units[name] = [...values];
      },
      put: (key, value) => {
        state[key as string] = value;
      },
    }),
  };
};

/** A writer on a position that the caller owns, and the way back. */
export const inPlace = <S extends GameState>(
  owned: S,
  watcher: Watcher,
): { readonly writer: Writer<S>; readonly mark: () => number; readonly rewind: (mark: number) => void; readonly forget: () => void } => {
  const state = owned as unknown as Mutable;
  // four entries a write, so that none is an object of its own: where, which entry, what stood there, and the name of a unit column
  const journal: unknown[] = [];
  return {
    writer: {
      state: owned,
      unit: (name, ix, value) => {
        const column = state.units[name];
        const before = column[ix];
        journal.push(column, ix, before, name);
        column[ix] = value;
        watcher.unit(name, ix, before, value);
      },
      hex: (name, ix, value) => {
        const column = state.hexes[name];
        journal.push(column, ix, column[ix], null);
        column[ix] = value;
      },
      column: (name, values) => {
        journal.push(state.units, name, state.units[name], null);
        state.units[name] = [...values];
      },
      put: (key, value) => {
        journal.push(state, key, state[key as string], null);
        state[key as string] = value;
      },
    },
    mark: () => journal.length,
    rewind: (mark) => {
      while (journal.length > mark) {
        const unitColumn = journal.pop() as string | null;
        const before = journal.pop();
        const key = journal.pop() as string | number;
        const where = journal.pop() as Record<string | number, unknown>;
        const after = where[key];
        where[key] = before;
        if (unitColumn !== null) watcher.unit(unitColumn, key as number, after as number, before as number);
      }
    },
    forget: () => {
      journal.length = 0;
    },
  };
};
