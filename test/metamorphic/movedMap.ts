/** Maps and forces of scenarios laid anew. */
import type { MapData } from '../../src/kernel/map.js';
import { hexesOf, type Move, movedJson, type Mover } from './move.js';

/** A map file on a map laid anew. Nothing is put into a frame: only moves that need none. */
export const movedMap = (map: MapData, mover: Mover): { readonly map: MapData; readonly move: Move } => {
  const move = mover(map);
  if (move.frame.length > 0) throw new Error(`${move.name} leaves hexes over`);
  const at = (id: string, { columns, rows }: Pick<MapData, 'columns' | 'rows'>): readonly [number, number] => [Number(id.slice(2)) - rows[0], Number(id.slice(0, 2)) - columns[0]];
  const grid = (lines: ReadonlyArray<string>): ReadonlyArray<string> => {
    const out = lines.map((line) => [...line]);
    for (const id of hexesOf(map)) {
      const [[row, column], [to, across]] = [at(id, map), at(move.to(id), move)];
      out[to][across] = lines[row][column];
    }
    return out.map((line) => line.join(''));
  };
  const { terrain, territory, zones, hexsides, features, areas, places, hexSources } = map;
  const moved = movedJson({ hexsides, features, areas, places, hexSources }, move) as Pick<MapData, 'hexsides' | 'features' | 'areas' | 'places' | 'hexSources'>;
  return {
    move,
    map: { ...map, ...moved, columns: move.columns, rows: move.rows, terrain: grid(terrain), territory: grid(territory), ...(zones === undefined ? {} : { zones: grid(zones) }), ...(areas === undefined ? { areas: {} } : {}) },
  };
};

/** Places of units and areas, in forces of either family; all else stays as it is. */
export const movedForces = <F extends { readonly units: ReadonlyArray<{ readonly hex: string | null }> }>(forces: F, move: Move): F => {
  const { units, areas, ...rest } = forces as F & { readonly areas?: ReadonlyArray<{ readonly hexes: ReadonlyArray<string> }> };
  return {
    ...rest,
    units: units.map((u) => ({ ...u, hex: u.hex === null || u.hex === '' ? u.hex : move.to(u.hex) })),
    ...(areas === undefined ? {} : { areas: areas.map((a) => ({ ...a, hexes: a.hexes.map(move.to) })) }),
  } as unknown as F;
};
