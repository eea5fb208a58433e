/**
 * An order of battle from a file that nobody has checked.
 * @rule EBC 2, 3A, 8, FTF 20, 21
 * @module
 */
import type * as t from 'io-ts';
import { plainData } from '../../engine/plain.js';
import type { Problem } from '../../engine/problem.js';
import { listOf, objectOf, objectWith, oneOf, orNull, readShape, shown, strangeKeys, text, truth, valueOf, whole } from '../../engine/shape.js';
import type { HexMap } from '../../kernel/map.js';
import { SOURCES } from '../../kernel/table.js';
import { type Either, isLeft, left, type NonEmpty, right } from '../../prelude.js';
import { divisionalSize, identify, UNIT_SIZES, UNIT_TYPES } from './identify.js';
import { inPlay } from './outOfPlay.js';
import { type AreaData, type ConversionData, type ForcesData, type MobilizationData, type Rating, UNIT_MARKS, type UnitData } from './unit.js';

/** Largest printed number that a rating may have: two digits, as on a counter. */
const MOST = 99;
/** Units that fit the dense arrays of a position. */
const MOST_UNITS = 32767;

const id = valueOf(
  'an id of small letters, digits and hyphens',
  (u): u is string => typeof u === 'string' && u.length <= 80 && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(u),
);

const source = oneOf(SOURCES);

const movement = valueOf(
  `a whole number from 0 to ${MOST}, or 'R'`,
  (u): u is number | 'R' => u === 'R' || (typeof u === 'number' && Number.isInteger(u) && u >= 0 && u <= MOST),
);

const rating: t.Type<Rating, unknown> = objectOf(
  { attack: whole(0, MOST), defense: whole(0, MOST), movement },
  'an object of attack, defense and movement',
);

const unitCodec: t.Type<UnitData, unknown> = objectWith(
  {
    id,
    name: text,
    designation: text,
    nation: text,
    type: text,
    size: oneOf(UNIT_SIZES),
    full: rating,
    cadre: orNull(rating),
    dot: truth,
    aa: whole(0, MOST),
    starts: oneOf(['full', 'cadre']),
    arrives: orNull(whole(0, 999)),
    area: orNull(id),
    hex: orNull(text),
    source,
    ratingSource: source,
  },
  { marks: listOf(oneOf(UNIT_MARKS)), leaves: orNull(whole(1, 999)), turnsInto: id },
) as unknown as t.Type<UnitData, unknown>;

const areaCodec = objectOf({ id, name: text, hexes: listOf(text), source }) as unknown as t.Type<AreaData, unknown>;

const conversionCodec = objectOf({ id, turn: whole(1, 999), consumes: listOf(id), produces: id, source }) as unknown as t.Type<
  ConversionData,
  unknown
>;

const mobilizationCodec = objectOf({ turn: whole(1, 999), unit: id, source }) as unknown as t.Type<MobilizationData, unknown>;

const forcesCodec = objectOf({
  format: oneOf(['grognard-forces/1']),
  id,
  title: text,
  notice: text,
  units: listOf(unitCodec),
  areas: listOf(areaCodec),
  conversions: listOf(conversionCodec),
  mobilizations: listOf(mobilizationCodec),
}) as unknown as t.Type<ForcesData, unknown>;

const KEYS = ['format', 'id', 'title', 'notice', 'units', 'areas', 'conversions', 'mobilizations'];

/**
 * Forces that can be played on a map, from the contents of a forces file (see {@link ForcesData}), or everything that is
 * wrong with it, each unit, area and conversion named. Entries of `OUT_OF_PLAY` types are left out. Never throws, whatever the
 * input.
 * @since 0.1.0
 */
export const loadForces = (file: unknown, map: HexMap): Either<NonEmpty<Problem>, ForcesData> => {
  const plain = plainData(file);
  if (isLeft(plain)) return left([problem('shape', 'forces', `It ${plain.left}.`)]);
  const input = inPlay(plain.right);
  const strange = strangeKeys(Array.isArray(input) ? null : input, KEYS).map((key) =>
    problem('unknown-key', key.slice(0, 40) || 'forces', `${shown(key)} means nothing in forces; they have ${KEYS.join(', ')}.`),
  );
  const read = readShape(forcesCodec, input);
  const problems = isLeft(read)
    ? [...strange, ...read.left.map(({ path, detail }) => problem('shape', placeOf(input, path), `It ${detail}.`)), ...salvaged(input, map)]
    : [...strange, ...forcesProblems(read.right, map)];
  if (problems.length > 0 || isLeft(read)) return left(problems as unknown as NonEmpty<Problem>);
  return right(read.right);
};

/** What else is wrong with forces that have misfits: the items that fit are judged, the ids of the others are believed. */
const salvaged = (input: unknown, map: HexMap): ReadonlyArray<Problem> => {
  if (typeof input !== 'object' || input === null) return [];
  const file = input as Readonly<Record<string, unknown>>;
  const items = (key: string): ReadonlyArray<unknown> => {
    const list = file[key];
    return Array.isArray(list) && list.length <= MOST_UNITS ? list : [];
  };
  const named = (item: unknown): ReadonlyArray<string> => {
    const name: unknown = typeof item === 'object' && item !== null ? (item as { readonly id?: unknown }).id : undefined;
    return typeof name === 'string' ? [name] : [];
  };
  const believed = ['units', 'areas'].flatMap(items).flatMap(named);
  return forcesProblems(
    {
      format: 'grognard-forces/1',
      id: '',
      title: '',
      notice: '',
      units: items('units').filter(unitCodec.is),
      areas: items('areas').filter(areaCodec.is),
      conversions: items('conversions').filter(conversionCodec.is),
      mobilizations: items('mobilizations').filter(mobilizationCodec.is),
    },
    map,
    new Set(believed),
  );
};

/** Everything wrong with forces whose shape is right. `believed` are ids of units and areas that stand elsewhere. @since 0.1.0 */
export const forcesProblems = (forces: ForcesData, map: HexMap, believed: ReadonlySet<string> = new Set()): ReadonlyArray<Problem> => {
  const units = new Map(forces.units.map((u) => [u.id, u]));
  const areas = new Map(forces.areas.map((a) => [a.id, new Set(a.hexes)]));
  return [
    ...(forces.units.length > MOST_UNITS
      ? [problem('too-many-units', 'units', `There are ${forces.units.length} units; forces may have ${MOST_UNITS}.`)]
      : []),
    ...repeated('unit', forces.units),
    ...repeated('area', forces.areas),
    ...repeated('conversion', forces.conversions),
    ...forces.areas.flatMap((a) => areaProblems(a, map)),
    ...forces.units.flatMap((u) => unitProblems(u, map, areas, believed)),
    ...turningProblems(forces.units, units, believed),
    ...forces.conversions.flatMap((c) => conversionProblems(c, units, believed)),
    ...producedTwice(forces),
    ...forces.mobilizations.flatMap((m) => mobilizationProblems(m, units, believed)),
  ];
};

const problem = (code: string, at: string, detail: string): Problem => ({ code: `forces/${code}`, at, detail });

/** A path with the id of the unit or area that it leads through, when that has one. */
const placeOf = (input: unknown, path: ReadonlyArray<string>): string => {
  const [list, position] = path;
  const items = (input as Readonly<Record<string, unknown>> | null)?.[list];
  const item: unknown = position !== undefined && Array.isArray(items) ? items[Number(position)] : undefined;
  const name: unknown = typeof item === 'object' && item !== null ? (item as { readonly id?: unknown }).id : undefined;
  const where = path.join('/') || 'forces';
  return typeof name === 'string' ? `${where} (${name.slice(0, 80)})` : where;
};

const repeated = (what: string, items: ReadonlyArray<{ readonly id: string }>): ReadonlyArray<Problem> => {
  const seen = new Set<string>();
  const twice = new Set<string>();
  for (const item of items) (seen.has(item.id) ? twice : seen).add(item.id);
  return [...twice].map((name) => problem(`repeated-${what}`, name, `The ${what} ${name} stands twice; each id must stand once.`));
};

const noHex = (at: string, hex: string, map: HexMap): ReadonlyArray<Problem> =>
  map.hexOf.has(hex)
    ? []
    : [problem('no-such-hex', at, `${shown(hex)} is not a hex of the map ${map.id} (${map.ids[0]} to ${map.ids[map.ids.length - 1]}).`)];

const areaProblems = (area: AreaData, map: HexMap): ReadonlyArray<Problem> =>
  area.hexes.length === 0
    ? [problem('empty-area', area.id, `The area ${area.id} has no hex; it must have at least one.`)]
    : area.hexes.flatMap((hex) => noHex(area.id, hex, map));

const unitProblems = (
  unit: UnitData,
  map: HexMap,
  areas: ReadonlyMap<string, ReadonlySet<string>>,
  believed: ReadonlySet<string>,
): ReadonlyArray<Problem> => {
  const found: Problem[] = [];
  const wrong = (code: string, detail: string): void => void found.push(problem(code, unit.id, detail));
  const identity = identify(unit.type, unit.size);
  if (identity === null)
    wrong(
      'unknown-type',
      `${shown(unit.type)} is no type of unit; it must be one of ${UNIT_TYPES.map((u) => u.type).join(', ')}, with 'mot ' in front for the motorized symbol.`,
    );
  if (unit.cadre !== null && !(identity?.divisional ?? divisionalSize(unit.size)))
    wrong('cadre', `A ${unit.type} ${unit.size} is not divisional and has no cadre; cadre must be null.`);
  if (unit.starts === 'cadre' && unit.cadre === null) wrong('starts', `It starts as a cadre but has none; starts must be 'full'.`);
  if (unit.hex !== null) found.push(...noHex(unit.id, unit.hex, map));
  const area = unit.area === null ? null : areas.get(unit.area);
  if (area === undefined && !believed.has(unit.area ?? ''))
    wrong('unknown-area', `${shown(unit.area)} is no area of these forces (${[...areas.keys()].join(', ')}).`);
  if (area && unit.hex !== null && map.hexOf.has(unit.hex) && !area.has(unit.hex))
    wrong('outside-area', `The hex ${unit.hex} is not in its area ${unit.area}; a default hex must be.`);
  if (unit.arrives !== null && unit.hex === null && unit.area === null)
    wrong('nowhere', `It arrives on turn ${unit.arrives} but has neither hex nor area; it must have one.`);
  if (unit.leaves != null && unit.arrives !== null && unit.leaves <= unit.arrives)
    wrong('leaves', `It leaves on turn ${unit.leaves} and arrives on turn ${unit.arrives}; a unit must arrive before it leaves.`);
  return found;
};

/** Counters of units whose nation has changed sides: each of one unit, and not in play before. @rule FITE 32 */
const turningProblems = (list: ReadonlyArray<UnitData>, units: ReadonlyMap<string, UnitData>, believed: ReadonlySet<string>): ReadonlyArray<Problem> => {
  const seen = new Set<string>();
  return list.flatMap((unit): ReadonlyArray<Problem> => {
    if (unit.turnsInto === undefined) return [];
    const other = units.get(unit.turnsInto);
    const twice = seen.has(unit.turnsInto);
    seen.add(unit.turnsInto);
    if (other === undefined) return believed.has(unit.turnsInto) ? [] : [problem('unknown-unit', unit.id, `It turns into ${shown(unit.turnsInto)}, which is no unit of these forces.`)];
    return [
      ...(twice ? [problem('turns', unit.id, `Another unit turns into ${unit.turnsInto} too; each needs a counter of its own.`)] : []),
      ...(other.arrives === null ? [] : [problem('turns', unit.id, `It turns into ${unit.turnsInto}, which arrives by itself; arrives must be null there.`)]),
    ];
  });
};

const conversionProblems = (
  conversion: ConversionData,
  units: ReadonlyMap<string, UnitData>,
  believed: ReadonlySet<string>,
): ReadonlyArray<Problem> => [
  ...(conversion.consumes.length === 0 ? [problem('conversion', conversion.id, 'It consumes no unit; it must consume at least one.')] : []),
  ...(new Set([...conversion.consumes, conversion.produces]).size <= conversion.consumes.length
    ? [problem('conversion', conversion.id, 'It names a unit twice; what it consumes and what it produces must all differ.')]
    : []),
  ...[...conversion.consumes, conversion.produces]
    .filter((name) => !units.has(name) && !believed.has(name))
    .map((name) => problem('unknown-unit', conversion.id, `The conversion names ${shown(name)}, which is no unit of these forces.`)),
  ...(units.get(conversion.produces)?.arrives != null
    ? [problem('conversion', conversion.id, `It produces ${conversion.produces}, which arrives by itself; arrives must be null.`)]
    : []),
  ...conversion.consumes.flatMap((name) => {
    const [from, to] = [units.get(name)?.nation, units.get(conversion.produces)?.nation];
    return from === undefined || to === undefined || from === to
      ? []
      : [problem('conversion', conversion.id, `It makes ${conversion.produces} of ${shown(to)} out of ${name} of ${shown(from)}; both must be of one nation.`)];
  }),
];

/** Counters that come into play twice over: each conversion, and each unit that changes sides, needs one of its own. @rule FTF 20B */
const producedTwice = ({ conversions, units }: ForcesData): ReadonlyArray<Problem> => {
  const seen = new Set(units.flatMap((u) => u.turnsInto ?? []));
  // one that stands twice is told as that
  return [...new Map(conversions.map((c) => [c.id, c])).values()].flatMap((c): ReadonlyArray<Problem> => {
    const twice = seen.has(c.produces);
    seen.add(c.produces);
    return twice ? [problem('conversion', c.id, `It produces ${c.produces}, which another unit becomes already; each needs a counter of its own.`)] : [];
  });
};

const mobilizationProblems = (
  mobilization: MobilizationData,
  units: ReadonlyMap<string, UnitData>,
  believed: ReadonlySet<string>,
): ReadonlyArray<Problem> => {
  const unit = units.get(mobilization.unit);
  const at = `mobilization of ${mobilization.unit}`;
  if (unit === undefined && believed.has(mobilization.unit)) return [];
  if (unit === undefined)
    return [problem('unknown-unit', at, `The mobilization names ${shown(mobilization.unit)}, which is no unit of these forces.`)];
  return unit.cadre === null
    ? [problem('mobilization', at, 'The unit has no cadre to be flipped; a mobilization must name a unit with a cadre.')]
    : [];
};
