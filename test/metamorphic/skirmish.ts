/** Small fights drawn from a seed: one stack is attacked from the hexes around it, on some land. */
import { type Dice, dice } from '../../src/engine/random.js';
import type { Written } from './positions.js';

type Json = Readonly<Record<string, unknown>>;

/** A field of five columns and five rows; whoever is attacked stands in its middle. Its first column has to be odd. */
interface Field {
  readonly column: number;
  readonly row: number;
  /** What the ids of its units begin with. */
  readonly name: string;
}

const two = (n: number): string => String(n).padStart(2, '0');

/** The hex of a field at an offset from its first one. */
const at = ({ column, row }: Field, c: number, r: number): string => two(column + c) + two(row + r);

/** The hex that is attacked, and those around it. The middle column is odd. */
const middle = (field: Field): string => at(field, 2, 2);
const around = (field: Field): ReadonlyArray<string> => [at(field, 2, 1), at(field, 3, 1), at(field, 3, 2), at(field, 2, 3), at(field, 1, 2), at(field, 1, 1)];

const pick = <T>(random: Dice, list: ReadonlyArray<T>): T => list[random.below(list.length)];

/** Units of either side, divisions first. */
const BOOT_CAMP: Readonly<Record<string, ReadonlyArray<string>>> = {
  German: ['7-6 Inf XX', '9-10 Pz XX (3-10)', '7-10 mot Inf XX (2-10)', '5-6-6 Inf XX (2-6)', '1-6 Inf III', '2-3-8 Art III', '1-6 Eng II', '2-10 Cav III', '1-8 Aslt Eng II', '2-10 mot hv AA III'],
  Polish: ['5-6-6 Inf XX (2-6)', '4-6 Inf XX (1-6)', '7-10 Arm XX', '2-6 Inf III', '1-2-6 Inf X', '2-3-8 Art III', '3-10 Cav X', '1-6 Eng II'],
  Soviet: ['4-6 Rifle XX', '2-6 Rifle X', '6-8 Tank XXX', '5-8 Tank XX', '3-8 Cav XX', '2-3-8 Art X'],
};

const TERRAINS = ['woods', 'rough', 'forest', 'swamp'];

/** What stands in a field, and on what land. */
const fieldOf = (random: Dice, field: Field, [attacker, defender]: readonly [string, string], most: number): { readonly units: ReadonlyArray<string>; readonly terrain: Readonly<Record<string, string>>; readonly hexsides: Readonly<Record<string, string>>; readonly features: Readonly<Record<string, string>> } => {
  const units: string[] = [];
  const terrain: Record<string, string> = {};
  const sides: string[] = [];
  for (const hex of [middle(field), ...around(field)]) {
    const kind = pick(random, ['clear', 'clear', ...TERRAINS]);
    if (kind !== 'clear') terrain[kind] = `${terrain[kind] ?? ''} ${hex}`.trim();
  }
  for (const hex of around(field)) if (random.below(4) === 0) sides.push(`${hex}/${middle(field)}`);
  const defenders = 1 + random.below(2);
  for (let i = 1; i <= defenders; i++) units.push(`${field.name}d${i}: ${defender} ${pick(random, BOOT_CAMP[defender])} @${middle(field)}${random.below(8) === 0 ? ' out' : ''}`);
  const attackers = 2 + random.below(most - 1);
  const from = around(field);
  const used = new Map<string, number>();
  for (let i = 1; i <= attackers; i++) {
    const hex = pick(random, from);
    // three divisions would be as many as may stand in a hex
    if ((used.get(hex) ?? 0) >= 2) continue;
    used.set(hex, (used.get(hex) ?? 0) + 1);
    units.push(`${field.name}a${i}: ${attacker} ${pick(random, BOOT_CAMP[attacker])} @${hex}${random.below(8) === 0 ? ' out' : ''}${random.below(10) === 0 ? ' dot' : ''}`);
  }
  return { units, terrain, hexsides: sides.length === 0 ? {} : { 'minor-river': sides.join(' ') }, features: random.below(6) === 0 ? { fort: middle(field) } : {} };
};

const joined = (a: Readonly<Record<string, string>>, b: Readonly<Record<string, string>>): Readonly<Record<string, string>> => Object.fromEntries([...new Set([...Object.keys(a), ...Object.keys(b)])].map((key) => [key, `${a[key] ?? ''} ${b[key] ?? ''}`.trim()]));

/** How fights are drawn for each ruleset. */
export interface Kind {
  readonly name: string;
  readonly rules: string;
  readonly sides: readonly [string, string];
  readonly more: (random: Dice) => Json;
  /** What stands in a field besides. */
  readonly beside?: (field: Field) => ReadonlyArray<string>;
}

const results = (random: Dice): Json => (random.below(2) === 0 ? {} : { result: pick(random, ['EX', 'DR', 'AR', 'DH', 'DE', 'AE', 'AS DR EX DR AR DE']) });

/** Bombers over either field, for either side. */
const bombers = (random: Dice): Json => ({ airPoints: { germany: { bombers: 40 }, poland: { bombers: 40 } }, support: ['germany oas 0303', 'poland das 0303', 'germany oas 1503', 'poland das 1503'].filter(() => random.below(2) === 0).map((text) => `${text} ${1 + random.below(9)}`) });

export const EUROPA_KINDS: ReadonlyArray<Kind> = [
  { name: 'boot-camp basic', rules: 'basic', sides: ['German', 'Polish'], more: results },
  { name: 'boot-camp advanced', rules: 'advanced', sides: ['German', 'Polish'], more: results },
  { name: 'first-to-fight', rules: 'first-to-fight-advanced', sides: ['German', 'Polish'], more: results },
  { name: 'europa-reform results', rules: 'advanced+REFORM-9C+REFORM-9F1+REFORM-13', sides: ['German', 'Polish'], more: () => ({}) },
  { name: 'europa-reform in the east', rules: 'fire-in-the-east+REFORM-9C+REFORM-9F1+REFORM-9K+REFORM-31C', sides: ['German', 'Soviet'], more: (random) => ({ begins: pick(random, ['Jun II 41', 'Jul I 42', 'Feb I 43']) }) },
  { name: 'boot-camp with bombers', rules: 'advanced', sides: ['German', 'Polish'], more: (random) => ({ ...results(random), ...bombers(random) }) },
  {
    name: 'europa-reform with attack supply',
    rules: 'fire-in-the-east+REFORM-9C+REFORM-12+REFORM-12G+REFORM-12H',
    sides: ['German', 'Soviet'],
    // one headquarters serves less than both fields have, but only where it is active
    more: (random) => ({ headquarters: { active: pick(random, ['xh', 'xh yh', 'yh']) } }),
    beside: (field) => [`${field.name}h: German 0-10 Army HQ HQ @${at(field, 0, 4)}`],
  },
];

const FIRST: Field = { column: 1, row: 1, name: 'x' };
/** Too far from the first for zones, retreats and advances of one fight to matter in the other. */
const SECOND: Field = { column: 13, row: 1, name: 'y' };

/** What is said of the second field goes with it. */
const onMap = (more: Json, fields: 1 | 2): Json => {
  if (fields === 2) return more;
  const { support, headquarters, ...rest } = more as { readonly support?: ReadonlyArray<string>; readonly headquarters?: { readonly active: string } };
  return {
    ...rest,
    ...(support === undefined ? {} : { support: support.filter((text) => text.includes(' 0303 ')) }),
    ...(headquarters === undefined ? {} : { headquarters: { active: headquarters.active.split(' ').filter((id) => id.startsWith(FIRST.name)).join(' ') } }),
  };
};

/** Two fights far from each other, or one alone. The whole land belongs to the side that is attacked. */
export const skirmish = (kind: Kind, seed: number, fields: 1 | 2, most = 5): Written => {
  const random = dice(seed, 53);
  const used = [FIRST, SECOND].slice(0, fields);
  const drawn = used.map((field) => fieldOf(random, field, kind.sides, most));
  const all = drawn.reduce((a, b) => ({ units: [...a.units, ...b.units], terrain: joined(a.terrain, b.terrain), hexsides: joined(a.hexsides, b.hexsides), features: joined(a.features, b.features) }));
  return {
    name: `${kind.name} ${seed}`,
    family: 'europa',
    rules: kind.rules,
    without: [],
    readings: {},
    position: { columns: [1, fields === 2 ? 17 : 5], rows: [1, 5], phase: 'combat', turn: 2, player: 'germany', ...all, ...onMap(kind.more(random), fields), units: [...all.units, ...used.flatMap((field) => kind.beside?.(field) ?? [])] },
    do: [],
  };
};

/** The same of World War II: nations whose units are of one kind, and Germans. */
export const spiSkirmish = (seed: number, fields: 1 | 2, [attacker, defender]: readonly [string, string] = ['Italy', 'Britain']): Written => {
  const random = dice(seed, 59);
  const units: string[] = [];
  const terrain: Record<string, string> = {};
  for (const field of [FIRST, SECOND].slice(0, fields)) {
    for (const hex of [middle(field), ...around(field)]) if (random.below(4) === 0) terrain['rough'] = `${terrain['rough'] ?? ''} ${hex}`.trim();
    const defenders = 1 + random.below(2);
    for (let i = 1; i <= defenders; i++) units.push(`${field.name}d${i}: ${defender} ${1 + random.below(3)} @${middle(field)}`);
    const attackers = 2 + random.below(3);
    for (let i = 1; i <= attackers; i++) units.push(`${field.name}a${i}: ${attacker} ${1 + random.below(4)} @${around(field)[(i + random.below(2)) % 6]}`);
  }
  const name = (nation: string): string => nation.split(' ')[0];
  return {
    name: `world war ii ${seed}`,
    family: 'spi-ww2',
    rules: pick(random, ['first', 'feb75']),
    without: [],
    readings: {},
    position: {
      columns: [1, 18],
      rows: [1, 6],
      territories: { [name(attacker)]: '0106 0206 0306 1306 1406 1506', [name(defender)]: '0406 0506 0606 1606 1706 1806' },
      places: { '0106': 'One*', '0606': 'Two*' },
      stances: { [name(attacker)]: 'war', [name(defender)]: 'war' },
      ...(Object.keys(terrain).length === 0 ? {} : { terrain }),
      phase: 'combat',
      units,
    },
    do: [],
  };
};
