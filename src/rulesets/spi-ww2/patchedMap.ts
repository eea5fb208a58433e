/**
 * A map with corrections of the errata.
 * @rule SPI MAP (SPI-MAP.0)
 * @module
 */
import { type HexId, makeGrid, OFF_MAP, parseHexId } from '../../kernel/hex.js';
import { type MapData, type MapError, singleHexsides } from '../../kernel/map.js';
import type { Source } from '../../kernel/table.js';
import type { ListPatch, MapPatch } from './mapPatches.js';

/** Letters for terrain and territory that a legend does not have yet. */
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789#*+=%&@!?$'];

/**
 * The map with corrections carried out; the base map is not changed. Hexes whose terrain, country or features are corrected have
 * the source `printed` from then on. Hexes that the map does not have are passed over: {@link patchErrors} tells of them.
 * @since 0.2.0
 */
export const patchedMap = (base: MapData, patches: ReadonlyArray<MapPatch>): MapData => patches.reduce(applied, base);

/** The hexes that corrections name and a map does not have. @since 0.2.0 */
export const patchErrors = (base: MapData, patches: ReadonlyArray<MapPatch>): ReadonlyArray<MapError> =>
  patches.flatMap((patch) =>
    [...new Set(hexesOf(patch))]
      .filter((id) => !isOn(base, id))
      .map((id) => ({
        code: 'map/no-such-hex',
        at: `errata ${patch.case}, ${patch.id}`,
        detail: `The errata speak of ${id}, which is no hex of this map; leave the case out, or play on a map that has the hex.`,
      })),
  );

const isOn = (map: MapData, id: HexId): boolean => parseHexId(makeGrid(map.columns, map.rows), id) !== OFF_MAP;

/** Hexes of which a correction says something. */
const hexesOf = (patch: MapPatch): ReadonlyArray<HexId> => [
  ...factsOf(patch),
  ...[patch.hexsides, patch.areas].flatMap((lists) => entriesOf(lists).flatMap((entry) => entry.split('/'))),
];

/** Hexes whose own terrain, country or features a correction gives. */
const factsOf = (patch: MapPatch): ReadonlyArray<HexId> => [
  ...Object.keys(patch.terrain ?? {}),
  ...Object.keys(patch.territory ?? {}),
  ...entriesOf(patch.features),
];

const entriesOf = (lists: Readonly<Record<string, ListPatch>> | undefined): ReadonlyArray<string> =>
  Object.values(lists ?? {}).flatMap(({ add, remove }) => [...(add ?? []), ...(remove ?? [])]);

const applied = (map: MapData, patch: MapPatch): MapData => {
  const terrain = regridded(map, map.terrains, map.terrain, patch.terrain ?? {});
  const territory = regridded(map, map.territories, map.territory, patch.territory ?? {});
  const hexes = (entry: string): ReadonlyArray<string> => entry.split('/');
  const relisted = (lists: Readonly<Record<string, ReadonlyArray<string>>>, changes: Readonly<Record<string, ListPatch>> | undefined) => {
    const out: Record<string, ReadonlyArray<string>> = { ...lists };
    for (const [name, { add = [], remove = [], clear }] of Object.entries(changes ?? {})) {
      const cleared = clear === undefined ? [] : (map.areas?.[clear] ?? []);
      const gone = new Set([...remove, ...cleared, ...remove.map((side) => side.split('/').reverse().join('/'))]);
      const added = add.filter((entry) => hexes(entry).every((id) => isOn(map, id)));
      out[name] = [...new Set([...(lists[name] ?? []).flatMap(singleHexsides).filter((entry) => !gone.has(entry)), ...added])].sort();
    }
    return out;
  };
  const sources = Object.fromEntries(
    factsOf(patch)
      .filter((id) => isOn(map, id))
      .map((id): readonly [HexId, Source] => [id, 'printed']),
  );
  return {
    ...map,
    terrains: terrain.legend,
    terrain: terrain.rows,
    territories: territory.legend,
    territory: territory.rows,
    hexsides: relisted(map.hexsides, patch.hexsides),
    features: relisted(map.features, patch.features),
    ...(map.areas === undefined && patch.areas === undefined ? {} : { areas: relisted(map.areas ?? {}, patch.areas) }),
    hexSources: { ...map.hexSources, ...sources },
  };
};

interface Grid {
  readonly legend: Readonly<Record<string, string>>;
  readonly rows: ReadonlyArray<string>;
}

/** A grid of letters with other names in some hexes; a name that the legend lacks gets a letter of its own. */
const regridded = (
  map: MapData,
  legend: Readonly<Record<string, string>>,
  rows: ReadonlyArray<string>,
  values: Readonly<Record<HexId, string>>,
): Grid => {
  const letters: Record<string, string> = { ...legend };
  const grid = rows.map((line) => [...line]);
  for (const [id, name] of Object.entries(values)) {
    if (!isOn(map, id)) continue;
    const letter =
      name === '' ? ' ' : (Object.keys(letters).find((l) => letters[l] === name) ?? LETTERS.find((l) => !Object.hasOwn(letters, l)) ?? ' ');
    if (name !== '') letters[letter] = name;
    const line = grid[Number(id.slice(2)) - map.rows[0]];
    if (line !== undefined) line[Number(id.slice(0, 2)) - map.columns[0]] = letter;
  }
  return { legend: letters, rows: grid.map((line) => line.join('')) };
};
