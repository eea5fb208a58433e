/**
 * A rectangle cut out of a map, hexes keeping their numbers.
 * @module
 */
import { type HexId, makeGrid, OFF_MAP, parseHexId } from '../../kernel/hex.js';
import { type MapData, singleHexsides } from '../../kernel/map.js';

/** What to cut out: inclusive first and last column and row. @since 0.3.0 */
export interface Rectangle {
  readonly columns: readonly [number, number];
  readonly rows: readonly [number, number];
}

/**
 * The part of a map within a rectangle, as a map of its own: hexes keep their ids, hexsides stay where both hexes do, features and
 * areas keep their names though nothing may be left of them. What of the rectangle lies beyond the map is not there.
 * @param name - id, title and notice of the section
 * @since 0.3.0
 */
export const section = (data: MapData, { columns, rows }: Rectangle, name: Pick<MapData, 'id' | 'title' | 'notice'>): MapData => {
  const across: MapData['columns'] = [Math.max(columns[0], data.columns[0]), Math.min(columns[1], data.columns[1])];
  const down: MapData['rows'] = [Math.max(rows[0], data.rows[0]), Math.min(rows[1], data.rows[1])];
  const grid = makeGrid(across, down);
  const isOn = (hex: HexId): boolean => parseHexId(grid, hex) !== OFF_MAP;
  const cut = (lines: ReadonlyArray<string>): ReadonlyArray<string> =>
    lines.slice(down[0] - data.rows[0], down[1] - data.rows[0] + 1).map((line) => [...line].slice(across[0] - data.columns[0], across[1] - data.columns[0] + 1).join(''));
  const kept = (lists: Readonly<Record<string, ReadonlyArray<HexId>>>): Readonly<Record<string, ReadonlyArray<HexId>>> =>
    Object.fromEntries(Object.entries(lists).map(([key, hexes]) => [key, hexes.filter(isOn)]));
  return {
    ...data,
    ...name,
    columns: across,
    rows: down,
    terrain: cut(data.terrain),
    territory: cut(data.territory),
    hexsides: Object.fromEntries(
      Object.entries(data.hexsides).map(([key, list]) => [key, list.flatMap(singleHexsides).filter((side) => side.split(/[/>]/).every(isOn))]),
    ),
    features: kept(data.features),
    ...(data.areas === undefined ? {} : { areas: kept(data.areas) }),
    ...(data.zones === undefined ? {} : { zones: cut(data.zones) }),
    places: data.places.filter((place) => isOn(place.hex)),
    hexSources: Object.fromEntries(Object.entries(data.hexSources).filter(([hex]) => isOn(hex))),
  };
};
