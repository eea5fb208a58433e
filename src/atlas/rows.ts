/**
 * Hexsides in rows: map files are shorter when hexsides that share hexes stand in one entry.
 * @module
 */

/** A row longer than this is cut, so that a change of the map stays where it is. */
const MOST_STEPS = 16;

/**
 * Hexsides (`'1010/1011'`) as rows of hexes (`'1010/1011/1111'`), each hexside between one hex and the next; every hexside once.
 * The same hexsides give the same rows, in whatever order they come.
 * @since 0.3.0
 */
export const hexsideRows = (sides: ReadonlyArray<string>): ReadonlyArray<string> => {
  const others = new Map<string, Set<string>>();
  const join = (a: string, b: string): void => {
    const known = others.get(a);
    if (known === undefined) others.set(a, new Set([b]));
    else known.add(b);
  };
  for (const side of sides) {
    const [a, b] = side.split('/');
    join(a, b);
    join(b, a);
  }
  const part = (a: string, b: string): void => {
    others.get(a)?.delete(b);
    others.get(b)?.delete(a);
  };
  const open = (hex: string): number => others.get(hex)?.size ?? 0;
  const rows: string[] = [];
  const hexes = [...others.keys()].sort();
  const walk = (start: string): void => {
    const row = [start];
    while (row.length <= MOST_STEPS) {
      const here = row[row.length - 1];
      const next = [...(others.get(here) ?? [])].sort()[0];
      if (next === undefined) break;
      part(here, next);
      row.push(next);
    }
    rows.push(row.join('/'));
  };
  // from the ends of lines first: a walk from the middle would leave two halves
  for (const odd of [true, false]) for (const hex of hexes) while (open(hex) > 0 && (!odd || open(hex) % 2 === 1)) walk(hex);
  return rows.sort();
};
