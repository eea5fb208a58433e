/**
 * A terrain chart and a map made ready for movement and combat: indexed by what the map's arrays hold.
 * @rule EBC 6A, 7B, 9H
 * @module
 */
import { digest } from '../../engine/digest.js';
import type { HexMap } from '../../kernel/map.js';
import { type Either, left, type NonEmpty, right } from '../../prelude.js';
import { quoted, tableError, type TableError } from './tableError.js';
import {
  type AecEffect,
  type AttackCut,
  chartCell,
  chartErrors,
  MOVEMENT_CLASSES,
  MP,
  parseAec,
  parseAttackers,
  parseCost,
  parseDie,
  PROHIBITED,
  rowKind,
  type TerrainChartData,
  type TerrainEffect,
  WEATHER_CLASSES,
} from './terrainChart.js';

/**
 * A chart on a map. `movementClass` and `weather` are indices into `MOVEMENT_CLASSES` and `WEATHER_CLASSES`;
 * costs are twentieths of a movement point, `PROHIBITED` (-1) where a unit may not go.
 * @since 0.1.0
 */
export interface Terrain {
  readonly chart: TerrainChartData;
  /** Digest of `chart`. */
  readonly digest: string;
  /** Cost of entering a hex, by terrain index of the map. */
  readonly hexCost: (movementClass: number, weather: number) => Int16Array;
  /** Cost added for crossing a hexside, by hexside feature index of the map; 0 for lines and for features without a row. */
  readonly hexsideCost: (movementClass: number, weather: number) => Int16Array;
  /** Cost of a hex entered along a line, by hexside feature index of the map; `PROHIBITED` for what is no line. */
  readonly lineCost: (movementClass: number, weather: number) => Int16Array;
  /** The bits of the map's hexside features that are lines (roads, railroads). */
  readonly lineBits: number;
  /** Combat effects by terrain index. */
  readonly terrainEffects: ReadonlyArray<TerrainEffect>;
  /** Combat effects by hex feature index; null where the chart has no row. */
  readonly featureEffects: ReadonlyArray<TerrainEffect | null>;
  /** Combat effects by place index, from the place's kind; null where the chart has no row. */
  readonly placeEffects: ReadonlyArray<TerrainEffect | null>;
  /** Combat effects by hexside feature index; null for lines and where the chart has no row. */
  readonly hexsideEffects: ReadonlyArray<TerrainEffect | null>;
  /** Combat effects by row, for what stands on no map, as a fort counter (`'feature/fort'`). */
  readonly effects: ReadonlyMap<string, TerrainEffect>;
  /** The map's features, hexside features and kinds of place that the chart does not name: they have no effect. */
  readonly without: ReadonlyArray<string>;
}

/**
 * A chart ready for a map, or every mistake in the chart and every terrain of the map that the chart lacks.
 * @since 0.1.0
 */
export const compileTerrain = (chart: TerrainChartData, map: HexMap): Either<NonEmpty<TableError>, Terrain> => {
  const errors = [
    ...chartErrors(chart),
    ...map.terrains
      .filter((name) => !chart.rows.includes(`hex/${name}`))
      .map((name) =>
        tableError(
          chart.id,
          'missing-terrain',
          `hex/${name}`,
          null,
          `The map ${quoted(map.id)} has the terrain ${quoted(name)}; the chart has no row hex/${name}.`,
        ),
      ),
  ];
  if (errors.length > 0) return left(errors as unknown as NonEmpty<TableError>);
  const effects = new Map(
    chart.rows.filter((row) => rowKind(row) !== 'line').map((row) => [row, readEffect(chart, row)]),
  );
  const rowOf = (kind: string, name: string): TerrainEffect | null => effects.get(`${kind}/${name}`) ?? null;
  const isLine = map.hexsideFeatures.map((name) => chart.rows.includes(`line/${name}`));
  const cost = (row: string, column: string, absent: number): number => {
    const kind = chart.rows.includes(row) ? rowKind(row) : null;
    if (kind === null) return absent;
    const clear = parseCost(chartCell(chart, 'hex/clear', column), 'hex', MP);
    return parseCost(chartCell(chart, row, column), kind, clear ?? MP) ?? absent;
  };
  return right({
    chart,
    digest: digest(chart),
    hexCost: byColumn((column) => map.terrains.map((name) => cost(`hex/${name}`, column, PROHIBITED))),
    hexsideCost: byColumn((column) => map.hexsideFeatures.map((name) => cost(`hexside/${name}`, column, 0))),
    lineCost: byColumn((column) => map.hexsideFeatures.map((name) => cost(`line/${name}`, column, PROHIBITED))),
    lineBits: isLine.reduce((bits, line, i) => (line ? bits | (1 << i) : bits), 0),
    terrainEffects: map.terrains.map((name) => effects.get(`hex/${name}`) as TerrainEffect),
    featureEffects: map.features.map((name) => rowOf('feature', name)),
    placeEffects: map.places.map((place) => rowOf('feature', place.kind)),
    hexsideEffects: map.hexsideFeatures.map((name) => rowOf('hexside', name)),
    effects,
    without: [
      ...map.features.filter((name) => rowOf('feature', name) === null),
      ...map.hexsideFeatures.filter((name, i) => !isLine[i] && rowOf('hexside', name) === null),
      ...new Set(map.places.map((place) => place.kind).filter((kind) => rowOf('feature', kind) === null)),
    ],
  });
};

/** Arrays made once for each movement column. */
const byColumn = (
  costs: (column: string) => ReadonlyArray<number>,
): ((movementClass: number, weather: number) => Int16Array) => {
  const arrays = MOVEMENT_CLASSES.map((c) => WEATHER_CLASSES.map((w) => Int16Array.from(costs(`${c}/${w}`))));
  return (movementClass, weather) => arrays[movementClass][weather];
};

/** The chart has been checked: every cell parses. */
const readEffect = (chart: TerrainChartData, row: string): TerrainEffect => ({
  row,
  attackers: parseAttackers(chartCell(chart, row, 'attackers')) as AttackCut,
  attackersFrozen: parseAttackers(chartCell(chart, row, 'attackers/frozen')) as AttackCut,
  die: parseDie(chartCell(chart, row, 'die')) as number,
  dieFrozen: parseDie(chartCell(chart, row, 'die/frozen')) as number,
  aec: parseAec(chartCell(chart, row, 'aec')) as AecEffect,
});
