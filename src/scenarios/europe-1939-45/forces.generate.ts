/**
 * Makes `forces.ts` from the order of battle in `oob/`, the tables and the map. Run by `npm run forces:europe`; with
 * `-- --check` it writes nothing, and fails when `forces.ts` is not what it would write. Where tables and order of
 * battle disagree, the tables win: neutrals have the garrisons that the table gives them.
 * @module
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { centerAt, makeProjection, type Point, type SheetSpec } from '../../atlas/index.js';
import { columnOf, type HexId, type HexIx, rowOf } from '../../kernel/hex.js';
import { areaMask, type HexMap, makeMap } from '../../kernel/map.js';
import type { Source } from '../../kernel/table.js';
import { type Either, isLeft } from '../../prelude.js';
import { MAP_PATCHES } from '../../rulesets/spi-ww2/mapPatches.js';
import { patchedMap } from '../../rulesets/spi-ww2/patchedMap.js';
import { makeTables, type Tables, tablesData } from '../../rulesets/spi-ww2/tables/index.js';
import type { ForcesData, UnitData, UnitKind } from '../../rulesets/spi-ww2/unit.js';
import { mapData } from './map.js';
import { holders, SETUPS, type Setup } from './setups.js';

interface OobUnit {
  readonly id: string;
  readonly nation: string;
  readonly kind: UnitKind;
  readonly strength: number;
  readonly place: string;
  readonly lat: number;
  readonly lon: number;
  /** The hex, where it is known. */
  readonly hex?: HexId;
}

/** A unit with the place that its hex stands for. */
export interface PlacedUnit extends UnitData {
  readonly place: string;
}

/** Forces of a scenario, with places. */
export interface PlacedForces extends Omit<ForcesData, 'units'> {
  readonly units: ReadonlyArray<PlacedUnit>;
}

const read = <T>(file: string): T => JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')) as T;

const rightOf = <T>(made: Either<unknown, T>): T => {
  if (isLeft(made)) throw new Error(JSON.stringify(made.left));
  return made.right;
};

/** Towns that the map shows in another hex than the one they lie in: the order of battle's names of them, and the map's. */
const MOVED_TOWNS: Readonly<Record<string, string>> = {
  Leningrad: 'Leningrad',
  Viipuri: 'Viipuri',
  Vyborg: 'Viipuri',
  Tallinn: 'Tallinn',
  Plymouth: 'Plymouth',
  Palermo: 'Palermo',
  Malta: 'Valletta',
  Tirana: 'Tiranë',
  Tripoli: 'Tripoli',
  Algiers: 'Alger',
  Haifa: 'Haifa',
  Sevastopol: 'Sevastopol',
};

const NOTICE =
  'Reconstructed from general historical knowledge, not the published set-up, which could not be had. Printed are the Russian total of Strength Points, the limit of two units ' +
  'in a hex and the maxima of units; the garrisons of neutrals are those of the table, which is itself reconstructed.';

/** The garrison that the table gives a neutral that is still neutral in a scenario; null where the order of battle decides. */
const garrisonOf = (nation: string, setup: Setup, tables: Tables): number | null => {
  const row = tables.neutrals.find((neutral) => neutral.country === nation);
  const stance = setup.stances[nation] ?? row?.stance;
  return row === undefined || (stance !== 'neutral' && stance !== 'pro-axis') ? null : row.garrison;
};

/** Units cut down to a total: the largest first, the last of equals; units that have nothing left are gone. */
export const cutTo = (units: ReadonlyArray<OobUnit>, total: number): ReadonlyArray<OobUnit> => {
  const left = units.map((unit) => unit.strength);
  for (let sum = left.reduce((a, b) => a + b, 0); sum > total; sum--) left[left.lastIndexOf(Math.max(...left))]--;
  return units.map((unit, i) => ({ ...unit, strength: left[i] })).filter((unit) => unit.strength > 0);
};

/** Units of a scenario, with the strengths that the tables allow. */
const unitsOf = (setup: Setup, tables: Tables): ReadonlyArray<OobUnit> => {
  const all = read<{ scenarios: Readonly<Record<string, ReadonlyArray<OobUnit>>> }>('oob/europe.json').scenarios[setup.id.slice(-4)];
  const nations = [...new Set(all.map((unit) => unit.nation))];
  return nations.flatMap((nation) => {
    const own = all.filter((unit) => unit.nation === nation);
    const garrison = garrisonOf(nation, setup, tables);
    return garrison === null ? own : cutTo(own, garrison);
  });
};

/** Which side a nation's units can share a country with. */
const campOf = (nation: string, setup: Setup, tables: Tables): string => {
  const stance = setup.stances[nation] ?? tables.neutrals.find((row) => row.country === nation)?.stance ?? 'war';
  return stance === 'war' ? tables.nations[nation].side : nation;
};

/** The forces of a scenario on the corrected map. */
export const makeForces = (setup: Setup): PlacedForces => {
  const tables = rightOf(makeTables(tablesData));
  const map: HexMap = rightOf(makeMap(patchedMap(mapData, MAP_PATCHES)));
  const spec = read<SheetSpec>('geo/projection.json');
  const projection = makeProjection(spec);
  const centers = map.ids.map((_, hex) => centerAt(columnOf(map.grid, hex), rowOf(map.grid, hex)));
  const held = holders(map, tables.nations, setup.held);
  const closed = new Set(['sea', 'prohibited']);
  const russiaProper = areaMask(map, 'Russia proper');
  const count = new Array<number>(map.grid.size).fill(0);
  const open = (unit: OobUnit, hex: HexIx): boolean => {
    const holder = held[hex];
    if (holder === null || closed.has(map.terrains[map.terrain[hex]])) return false;
    // peacetime Russians do not stack
    return (
      campOf(holder, setup, tables) === campOf(unit.nation, setup, tables) && count[hex] < (unit.nation === 'Russia' ? 1 : tables.buildUp.unitsInHex)
    );
  };
  const hexFor = (unit: OobUnit): HexIx => {
    const known = unit.hex ?? map.ids[map.places.find((place) => place.name === MOVED_TOWNS[unit.place])?.hex ?? -1];
    const point: Point = known === undefined ? projection.forward(unit.lat, unit.lon) : centers[map.hexOf.get(known) ?? 0];
    const off = (hex: HexIx): number => Math.hypot(centers[hex][0] - point[0], centers[hex][1] - point[1]);
    const best = map.ids.map((_, hex) => hex).filter((hex) => open(unit, hex));
    if (best.length === 0) throw new Error(`no hex for ${setup.id} ${unit.id}`);
    // of equally near hexes one in Russia proper serves Russians best, then the first
    return best.sort((a, b) => off(a) - off(b) || russiaProper[b] - russiaProper[a] || a - b)[0];
  };
  const units = unitsOf(setup, tables).map((unit): PlacedUnit => {
    const hex = hexFor(unit);
    count[hex]++;
    const source: Source = unit.hex === map.ids[hex] ? 'inferred' : 'reconstructed';
    return { id: unit.id, nation: unit.nation, kind: unit.kind, sp: unit.strength, hex: map.ids[hex], source, place: unit.place };
  });
  return { format: 'grognard-spi-forces/1', id: setup.id, title: setup.title, notice: NOTICE, units };
};

const quoted = (text: string): string => `'${text.replace(/[\\']/g, '\\$&')}'`;

const unitLine = ({ id, nation, kind, sp, hex, source, place }: PlacedUnit): string =>
  `    { id: ${quoted(id)}, nation: ${quoted(nation)}, kind: ${quoted(kind)}, sp: ${sp}, hex: ${quoted(hex)}, source: ${quoted(source)} }, // ${place}\n`;

const constant = (data: PlacedForces): string => `
/** ${data.title}. A reconstruction, not the published set-up. @since 0.2.0 */
export const forces${data.id.slice(-4)}: ForcesData = {
  format: ${quoted(data.format)},
  id: ${quoted(data.id)},
  title: ${quoted(data.title)},
  notice: NOTICE,
  units: [
${data.units.map(unitLine).join('')}  ],
};
`;

/** The text of `forces.ts`. */
export const forcesModule = (all: ReadonlyArray<PlacedForces>): string => `/**
 * The forces of the three scenarios. Made by \`forces.generate.ts\` from \`oob/\`, the tables and the map: do not edit.
 * @module
 */
import type { ForcesData } from '../../rulesets/spi-ww2/unit.js';

const NOTICE =
  ${quoted(NOTICE)};
${all.map(constant).join('')}`;

const run = (check: boolean): void => {
  const target = new URL('forces.ts', import.meta.url);
  const text = forcesModule(SETUPS.map(makeForces));
  if (!check) writeFileSync(target, text);
  else if (readFileSync(target, 'utf8') !== text) {
    console.error('forces.ts is not what forces.generate.ts makes: run npm run forces:europe');
    process.exitCode = 1;
  }
};

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) run(process.argv.includes('--check'));
