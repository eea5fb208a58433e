import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { opposite } from '../../src/kernel/hex.js';
import { featureBit, type HexMap, hexsideBit, makeMap, type MapData, type MapError } from '../../src/kernel/map.js';
import { isLeft, isRight } from '../../src/prelude.js';
import { drawnHexsides, mapFiles } from './arbitrary.js';

const good = (data: MapData): HexMap => {
  const made = makeMap(data);
  if (isLeft(made)) throw new Error(JSON.stringify(made.left));
  return made.right;
};
const errorsOf = (data: MapData): ReadonlyArray<MapError> => {
  const made = makeMap(data);
  return isRight(made) ? [] : made.left;
};
const sorted = (list: Iterable<string>): ReadonlyArray<string> => [...list].sort();
const idOf = (data: MapData, c: number, r: number): string =>
  [data.columns[0] + c, data.rows[0] + r].map((n) => String(n).padStart(2, '0')).join('');
const replaceAt = (lines: ReadonlyArray<string>, c: number, r: number, char: string): ReadonlyArray<string> =>
  lines.map((line, i) => (i === r ? line.slice(0, c) + char + line.slice(c + 1) : line));

/** The file read back from the map, hexsides as sorted pairs. */
const readBack = (map: HexMap): Pick<MapData, 'terrain' | 'territory' | 'hexsides' | 'features'> => {
  const { rows, columns, size } = map.grid;
  const lines = (char: (hex: number) => string): ReadonlyArray<string> =>
    Array.from({ length: rows }, (_, r) => Array.from({ length: columns }, (_, c) => char(c * rows + r)).join(''));
  const hexesWith = (feature: string): ReadonlyArray<string> =>
    map.ids.filter((_, h) => (map.hexFeatures[h] & featureBit(map, feature)) !== 0);
  const sidesWith = (feature: string): ReadonlyArray<string> => {
    const found: string[] = [];
    for (let h = 0; h < size; h++)
      for (let d = 0; d < 6; d++) {
        const next = map.neighbors[h * 6 + d];
        const side = map.sides[h * 6 + d];
        if (next <= h || (map.hexsides[side] & hexsideBit(map, feature)) === 0) continue;
        const mark = feature !== 'rampart' ? '/' : map.protects[side] === next ? '>' : '<';
        found.push(map.ids[h] + mark + map.ids[next]);
      }
    return sorted(found);
  };
  return {
    terrain: lines((h) => ({ clear: 'c', woods: 'w', mountain: 'm' })[map.terrains[map.terrain[h]]] ?? '?'),
    territory: lines((h) => (map.territory[h] < 0 ? ' ' : map.territories[map.territory[h]][0])),
    hexsides: Object.fromEntries(map.hexsideFeatures.map((f) => [f, sidesWith(f)])),
    features: Object.fromEntries(map.features.map((f) => [f, hexesWith(f)])),
  };
};
const inOrder = (side: string): string => {
  const [, a, mark, b] = /^(\d+)(.)(\d+)$/.exec(side) ?? [];
  return a < b ? side : b + (mark === '>' ? '<' : mark) + a;
};

describe('laws of map', () => {
  it('a good file survives the round trip through a map', () => {
    fc.assert(
      fc.property(mapFiles, (data) => {
        expect(readBack(good(data))).toEqual({
          terrain: data.terrain,
          territory: data.territory,
          hexsides: Object.fromEntries(Object.entries(data.hexsides).map(([f, list]) => [f, sorted(list.map(inOrder))])),
          features: Object.fromEntries(Object.entries(data.features).map(([f, list]) => [f, sorted(list)])),
        });
      }),
    );
  });

  it('its neighbors are those of the drawing, and both hexes of a hexside agree on its number', () => {
    fc.assert(
      fc.property(mapFiles, (data) => {
        const map = good(data);
        const pairs: string[] = [];
        map.neighbors.forEach((next, edge) => {
          const hex = Math.floor(edge / 6);
          if (next < 0) return;
          expect(map.sides[edge]).toBe(map.sides[next * 6 + opposite(edge % 6)]);
          if (hex < next) pairs.push(`${map.ids[hex]}/${map.ids[next]}`);
        });
        expect(sorted(pairs)).toEqual(sorted(drawnHexsides(data.columns, data.rows).map((p) => p.join('/'))));
      }),
    );
  });

  it('the first place listed in a hex stands for it', () => {
    fc.assert(
      fc.property(mapFiles, (data) => {
        const map = good(data);
        map.ids.forEach((id, h) => {
          expect(map.placeAt[h]).toBe(data.places.findIndex((p) => p.hex === id));
        });
        expect(map.places.map((p) => map.ids[p.hex])).toEqual(data.places.map((p) => p.hex));
      }),
    );
  });

  it('one wrong character is one error, and names the hex', () => {
    fc.assert(
      fc.property(
        mapFiles,
        fc.nat(),
        fc.nat(),
        fc.constantFrom('terrain' as const, 'territory' as const),
        fc.constantFrom('?', 'Ж', '🂡'),
        (data, i, j, grid, char) => {
          const [c, r] = [i % data.terrain[0].length, j % data.terrain.length];
          const errors = errorsOf({ ...data, [grid]: replaceAt(data[grid], c, r, char) });
          expect(errors.map((e) => [e.code, e.at])).toEqual([[`map/${grid}`, idOf(data, c, r)]]);
          expect(errors[0].detail).toContain(char);
        },
      ),
    );
  });

  it('a hexside is refused exactly when its hexes are not adjacent on the map, and the message names it', () => {
    fc.assert(
      fc.property(mapFiles, fc.nat(6), fc.nat(6), fc.nat(6), fc.nat(6), (data, ca, ra, cb, rb) => {
        fc.pre(Math.max(data.columns[0] + Math.max(ca, cb), data.rows[0] + Math.max(ra, rb)) <= 99);
        const [a, b] = [idOf(data, ca, ra), idOf(data, cb, rb)];
        const adjacent = drawnHexsides(data.columns, data.rows).some((p) => p.includes(a) && p.includes(b) && a !== b);
        const errors = errorsOf({ ...data, hexsides: { river: [`${a}/${b}`] } });
        expect(errors.length === 0).toBe(adjacent);
        for (const e of errors) expect(e.at).toBe(`river ${a}/${b}`);
      }),
    );
  });
});
