/**
 * A map from a file that nobody has checked.
 * @module
 */
import * as t from 'io-ts';
import { type HexMap, type MapData, type MapError, makeMap, type PlaceData } from '../kernel/map.js';
import { SOURCES } from '../kernel/table.js';
import { type Either, isLeft, left, type NonEmpty, right } from '../prelude.js';
import { plainData } from './plain.js';
import { byName, listOf, oneOf, readShape, shown, strangeKeys, text, truth, whole } from './shape.js';

const KEYS: ReadonlyArray<keyof MapData> = [
  'format',
  'id',
  'title',
  'notice',
  'columns',
  'rows',
  'terrains',
  'terrain',
  'territories',
  'territory',
  'hexsides',
  'features',
  'areas',
  'zones',
  'places',
  'source',
  'hexSources',
];

/** What dense arrays of the map can hold. */
const MOST_NAMES = 127;
const MOST_PLACES = 32767;

const span = t.tuple([whole(0, 999), whole(0, 999)], 'a list of two whole numbers from 0 to 999');

const placeCodec = t.intersection([t.type({ hex: text, name: text, kind: text }), t.partial({ city: text, capital: truth })]) as unknown as t.Type<
  PlaceData,
  unknown
>;

const listsCodec = byName(listOf(text));

/** Named lists of hexes, which a file may leave out. */
const areasCodec = new t.Type<MapData['areas'], unknown>(
  listsCodec.name,
  (u): u is MapData['areas'] => u === undefined || listsCodec.is(u),
  (u, context) => (u === undefined ? t.success(undefined) : listsCodec.validate(u, context)),
  (value) => value,
);

const rowsCodec = listOf(text);

/** A grid of letters, which a file may leave out. */
const zonesCodec = new t.Type<MapData['zones'], unknown>(
  rowsCodec.name,
  (u): u is MapData['zones'] => u === undefined || rowsCodec.is(u),
  (u, context) => (u === undefined ? t.success(undefined) : rowsCodec.validate(u, context)),
  (value) => value,
);

const mapCodec = t.type(
  {
    format: oneOf(['grognard-map/1']),
    id: text,
    title: text,
    notice: text,
    columns: span,
    rows: span,
    terrains: byName(text),
    terrain: listOf(text),
    territories: byName(text),
    territory: listOf(text),
    hexsides: byName(listOf(text)),
    features: byName(listOf(text)),
    areas: areasCodec,
    zones: zonesCodec,
    places: listOf(placeCodec),
    source: oneOf(SOURCES),
    hexSources: byName(oneOf(SOURCES)),
  },
  'an object',
) as unknown as t.Type<MapData, unknown>;

/**
 * A map ready for play from the contents of a map file (see {@link MapData}), or everything that is wrong with it: each
 * wrong entry by its path, each wrong hex and hexside by its name. Never throws, whatever the input.
 * @since 0.1.0
 */
export const loadMap = (input: unknown): Either<NonEmpty<MapError>, HexMap> => {
  const read = readMap(input);
  return isLeft(read) ? read : right(read.right.map);
};

/**
 * The contents of a map file as data from which `makeMap` makes a map, for rulesets that change maps before play; or
 * everything that is wrong with it, as {@link loadMap} tells it. Never throws, whatever the input.
 * @since 0.2.0
 */
export const loadMapData = (input: unknown): Either<NonEmpty<MapError>, MapData> => {
  const read = readMap(input);
  return isLeft(read) ? read : right(read.right.data);
};

const readMap = (file: unknown): Either<NonEmpty<MapError>, { readonly data: MapData; readonly map: HexMap }> => {
  const plain = plainData(file);
  if (isLeft(plain)) return left([{ code: 'map/shape', at: 'map', detail: `It ${plain.left}.` }]);
  const input = plain.right;
  const read = readShape(mapCodec, input);
  const strange = strangeKeys(Array.isArray(input) ? null : input, KEYS).map(
    (key): MapError => ({
      code: 'map/unknown-key',
      at: key.slice(0, 40) || 'map',
      detail: `${shown(key)} means nothing in a map; it has ${KEYS.join(', ')}.`,
    }),
  );
  if (isLeft(read))
    return left([
      ...strange,
      ...read.left.map(({ path, detail }): MapError => ({ code: 'map/shape', at: path.join('/') || 'map', detail: `It ${detail}.` })),
      ...salvaged(input),
    ] as unknown as NonEmpty<MapError>);
  const { areas, zones, ...rest } = read.right;
  const data: MapData = { ...rest, places: rest.places.map(exactPlace), ...(areas === undefined ? {} : { areas }), ...(zones === undefined ? {} : { zones }) };
  const errors = [...strange, ...legendErrors('terrains', data.terrains), ...legendErrors('territories', data.territories)];
  if (data.places.length > MOST_PLACES)
    errors.push({ code: 'map/places', at: 'places', detail: `There are ${data.places.length} places; a map may have ${MOST_PLACES}.` });
  const made = makeMap(data);
  if (isLeft(made)) return left([...errors, ...made.left] as unknown as NonEmpty<MapError>);
  return errors.length === 0 ? right({ data, map: made.right }) : left(errors as unknown as NonEmpty<MapError>);
};

/** A place without keys that mean nothing, which would make another map of it. */
const exactPlace = ({ hex, name, kind, city, capital }: PlaceData): PlaceData => ({
  hex,
  name,
  kind,
  ...(city === undefined ? {} : { city }),
  ...(capital === undefined ? {} : { capital }),
});

/** What else is wrong with a map that has misfits: judged without the parts that do not fit, if its grids do. */
const salvaged = (input: unknown): ReadonlyArray<MapError> => {
  if (typeof input !== 'object' || input === null) return [];
  const file = input as Readonly<Record<string, unknown>>;
  const fitting = <T>(codec: t.Type<T, unknown>, value: unknown): ReadonlyArray<T> =>
    Array.isArray(value) && value.length <= MOST_PLACES ? value.filter(codec.is) : [];
  const fittingByName = <T>(codec: t.Type<T, unknown>, value: unknown): Readonly<Record<string, T>> =>
    typeof value === 'object' && value !== null
      ? Object.fromEntries(Object.entries(value).filter((entry): entry is [string, T] => codec.is(entry[1])))
      : {};
  const read = readShape(mapCodec, {
    ...file,
    format: 'grognard-map/1',
    id: typeof file['id'] === 'string' ? file['id'] : 'map',
    title: '',
    notice: '',
    hexsides: fittingByName(listOf(text), file['hexsides']),
    features: fittingByName(listOf(text), file['features']),
    areas: fittingByName(listOf(text), file['areas']),
    zones: rowsCodec.is(file['zones']) ? file['zones'] : undefined,
    places: fitting(placeCodec, file['places']),
    source: SOURCES[0],
    hexSources: fittingByName(oneOf(SOURCES), file['hexSources']),
  });
  if (isLeft(read)) return [];
  const made = makeMap(read.right);
  return [
    ...legendErrors('terrains', read.right.terrains),
    ...legendErrors('territories', read.right.territories),
    ...(isLeft(made) ? made.left : []),
  ];
};

const legendErrors = (name: string, legend: Readonly<Record<string, string>>): ReadonlyArray<MapError> => [
  ...Object.keys(legend)
    .filter((key) => [...key].length !== 1)
    .map((key) => ({ code: 'map/legend', at: `${name}/${key.slice(0, 40)}`, detail: `${shown(key)} must be a single character.` })),
  ...(new Set(Object.values(legend)).size > MOST_NAMES
    ? [{ code: 'map/legend', at: name, detail: `A map may have at most ${MOST_NAMES} ${name}.` }]
    : []),
];
