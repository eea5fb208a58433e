/**
 * A set-up from a file that nobody has checked.
 * @rule SPI 5.3, 7, 15
 * @module
 */
import type * as t from 'io-ts';
import { plainData } from '../../engine/plain.js';
import type { Problem } from '../../engine/problem.js';
import { atMost, listOf, objectOf, oneOf, readShape, shown, strangeKeys, text, valueOf, whole } from '../../engine/shape.js';
import type { HexMap } from '../../kernel/map.js';
import { SOURCES } from '../../kernel/table.js';
import { type Either, isLeft, left, type NonEmpty, right } from '../../prelude.js';
import type { Tables } from './tables/load.js';
import { type ForcesData, KINDS, type UnitData } from './unit.js';

/** The largest unit there can be. */
const MOST_STRENGTH = 9;
/** Units that a set-up may have. */
const MOST_UNITS = 2000;

const id = valueOf(
  'an id of small letters, digits and hyphens',
  (u): u is string => typeof u === 'string' && u.length <= 80 && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(u),
);

const unitCodec = objectOf({
  id,
  nation: text,
  kind: oneOf(KINDS),
  sp: whole(1, MOST_STRENGTH),
  hex: text,
  source: oneOf(SOURCES),
}) as unknown as t.Type<UnitData, unknown>;

const FORMAT = 'grognard-spi-forces/1';

const forcesCodec = objectOf({
  format: oneOf([FORMAT]),
  id,
  title: text,
  notice: text,
  units: atMost(MOST_UNITS, listOf(unitCodec)),
}) as unknown as t.Type<ForcesData, unknown>;

const KEYS = ['format', 'id', 'title', 'notice', 'units'];

/**
 * Forces that can be played on a map, from the contents of a forces file (see {@link ForcesData}), or everything that is wrong
 * with it: misfits by their path, ids that stand twice, nations that the tables do not know, hexes that are none or not land,
 * units larger than any of their group may be, and hexes over the stacking limit. Never throws, whatever the input.
 * @since 0.2.0
 */
export const loadForces = (
  file: unknown,
  map: HexMap,
  tables: Pick<Tables, 'nations' | 'buildUp' | 'terrain'>,
): Either<NonEmpty<Problem>, ForcesData> => {
  const plain = plainData(file);
  if (isLeft(plain)) return left([{ code: 'forces/shape', at: 'forces', detail: `It ${plain.left}.` }]);
  const input = plain.right;
  const read = readShape(forcesCodec, input);
  const problems: Problem[] = strangeKeys(Array.isArray(input) ? null : input, KEYS).map((key) => ({
    code: 'forces/unknown-key',
    at: key.slice(0, 40) || 'forces',
    detail: `${shown(key)} means nothing in a set-up; it has ${KEYS.join(', ')}.`,
  }));
  if (isLeft(read))
    return left([
      ...problems,
      ...read.left.map(({ path, detail }) => ({ code: 'forces/shape', at: path.join('/') || 'forces', detail: `It ${detail}.` })),
    ] as unknown as NonEmpty<Problem>);
  const forces = read.right;
  const seen = new Set<string>();
  const stacks = new Map<string, number>();
  for (const unit of forces.units) {
    problems.push(...unitProblems(unit, map, tables));
    if (seen.has(unit.id)) problems.push({ code: 'forces/twice', at: unit.id, detail: 'Two units have this id; each needs its own.' });
    seen.add(unit.id);
    stacks.set(unit.hex, (stacks.get(unit.hex) ?? 0) + 1);
  }
  const { unitsInHex } = tables.buildUp;
  for (const [hex, count] of stacks)
    if (count > unitsInHex)
      problems.push({
        code: 'forces/stacking',
        at: hex,
        detail: `${count} units start in ${hex.slice(0, 40)}; at most ${unitsInHex} may stand in a hex.`,
      });
  return problems.length > 0 ? left(problems as unknown as NonEmpty<Problem>) : right(forces);
};

const unitProblems = (unit: UnitData, map: HexMap, tables: Pick<Tables, 'nations' | 'buildUp' | 'terrain'>): ReadonlyArray<Problem> => {
  const problem = (code: string, detail: string): Problem => ({ code: `forces/${code}`, at: unit.id, detail });
  const nation = Object.hasOwn(tables.nations, unit.nation) ? tables.nations[unit.nation] : null;
  const problems: Problem[] = [];
  if (nation === null) problems.push(problem('nation', `${shown(unit.nation)} is no nation; nations are ${Object.keys(tables.nations).join(', ')}.`));
  else {
    const most = Math.max(...tables.buildUp.groups[nation.group].map((step) => step.most));
    if (unit.sp > most) problems.push(problem('strength', `It has ${unit.sp} Strength Points; a unit of ${unit.nation} has ${most} at most.`));
  }
  const hex = map.hexOf.get(unit.hex) ?? -1;
  if (hex < 0) problems.push(problem('hex', `${shown(unit.hex)} is no hex of the map (${map.ids[0]} to ${map.ids[map.ids.length - 1]}).`));
  else {
    const name = map.terrains[map.terrain[hex]];
    const ground = Object.hasOwn(tables.terrain.hexes, name) ? tables.terrain.hexes[name as keyof typeof tables.terrain.hexes] : null;
    if (ground === null || ground.infantry === null)
      problems.push(problem('hex', `${unit.hex} is ${name}; units start on land that they may enter.`));
  }
  return problems;
};
