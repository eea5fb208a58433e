/**
 * Ways to lay a map of hexes anew: mirrored, upside down, turned. A move carries each hex to a hex, and neighbors to neighbors; it
 * knows nothing of games.
 */

type Span = readonly [number, number];

/** A rectangle of hexes, inclusive. */
export interface Extent {
  readonly columns: Span;
  readonly rows: Span;
}

/** A map laid anew. */
export interface Move extends Extent {
  readonly name: string;
  /** The map as it was. */
  readonly old: Extent;
  /** Where a hex of the old map lies now. */
  readonly to: (id: string) => string;
  /** Hexes of the new rectangle that were not on the old map. */
  readonly frame: ReadonlyArray<string>;
}

/** Kinds of moves by name. */
export type Mover = (old: Extent) => Move;

const two = (n: number): string => String(n).padStart(2, '0');
const idOf = (column: number, row: number): string => two(column) + two(row);
const columnOf = (id: string): number => Number(id.slice(0, 2));
const rowOf = (id: string): number => Number(id.slice(2));

/** All hexes of a rectangle, down each column. */
export const hexesOf = ({ columns, rows }: Extent): ReadonlyArray<string> => {
  const found: string[] = [];
  for (let c = columns[0]; c <= columns[1]; c++) for (let r = rows[0]; r <= rows[1]; r++) found.push(idOf(c, r));
  return found;
};

/** Hex ids have two figures for a column. */
const MOST = 99;

/** Odd columns lie half a hex north of even ones: a mirror keeps that only where columns change places with columns of their parity. */
const oddSum = ([first, last]: Span, odd: boolean): number => ((first + last) % 2 === 1) === odd ? first + last : first + last + (last < MOST ? 1 : -1);

const spanOf = (a: number, b: number): Span => [Math.min(a, b), Math.max(a, b)];

/** East and west change places. */
export const mirror: Mover = (old) => {
  const { columns, rows } = old;
  const sum = oddSum(columns, false);
  return { name: 'mirror', old, columns: spanOf(sum - columns[0], sum - columns[1]), rows, frame: [], to: (id) => idOf(sum - columnOf(id), rowOf(id)) };
};

/** North and south change places; columns go one on (or back), as those that lay north lie south then. */
export const flip: Mover = (old) => {
  const { columns, rows } = old;
  const by = columns[1] < MOST ? 1 : -1;
  return { name: 'flip', old, columns: [columns[0] + by, columns[1] + by], rows, frame: [], to: (id) => idOf(columnOf(id) + by, rows[0] + rows[1] - rowOf(id)) };
};

/** Half a turn. */
export const turn: Mover = (old) => {
  const { columns, rows } = old;
  const sum = oddSum(columns, true);
  return { name: 'turn', old, columns: spanOf(sum - columns[0], sum - columns[1]), rows, frame: [], to: (id) => idOf(sum - columnOf(id), rows[0] + rows[1] - rowOf(id)) };
};

const isEven = (n: number): boolean => Math.abs(n % 2) === 0;

/** A sixth of a turn, clockwise. What was a rectangle stands askew in a larger one: the rest of that is the frame. */
export const sixth: Mover = (old) => {
  const turned = (id: string): readonly [number, number] => {
    const q = columnOf(id);
    const r = (2 * rowOf(id) + (isEven(q) ? 1 : 0) - q - 1) / 2;
    return [-r, q + r];
  };
  const all = hexesOf(old);
  const least = Math.min(...all.map((id) => turned(id)[0]));
  // columns may move by any number: an even or odd one is drawn as it lies
  const column = (q: number): number => q - least + 2;
  const rowAt = (q: number, r: number): number => (2 * r + column(q) + 1 - (isEven(column(q)) ? 1 : 0)) / 2;
  const top = Math.min(...all.map((id) => rowAt(...turned(id))));
  const to = (id: string): string => {
    const [q, r] = turned(id);
    return idOf(column(q), rowAt(q, r) - top + 2);
  };
  const taken = new Set(all.map(to));
  const ends = (of: (id: string) => number): Span => [Math.min(...[...taken].map(of)) - 1, Math.max(...[...taken].map(of)) + 1];
  const extent = { columns: ends(columnOf), rows: ends(rowOf) };
  return { name: 'sixth', old, ...extent, to, frame: hexesOf(extent).filter((id) => !taken.has(id)) };
};

/** Every kind. */
export const MOVERS: ReadonlyArray<Mover> = [mirror, flip, turn, sixth];

const HEX = /(?<![\w-])\d{4}(?![\w-])/g;

const within = (n: number, [first, last]: Span): boolean => n >= first && n <= last;
const isOn = ({ columns, rows }: Extent, id: string): boolean => within(columnOf(id), columns) && within(rowOf(id), rows);

/** A text with its hexes where they lie now. Four figures that are no hex of the map, such as a year, stay as they are. */
export const movedText = (text: string, { old, to }: Move): string => text.replace(HEX, (id) => (isOn(old, id) ? to(id) : id));

/** Any JSON with its hexes where they lie now, in keys too. */
export const movedJson = (json: unknown, move: Move): unknown => {
  if (typeof json === 'string') return movedText(json, move);
  if (Array.isArray(json)) return json.map((item) => movedJson(item, move));
  if (typeof json !== 'object' || json === null) return json;
  return Object.fromEntries(Object.entries(json).map(([key, value]) => [movedText(key, move), movedJson(value, move)]));
};
