/**
 * What a counter's type and size make of a unit: the Unit Identification Chart as data.
 * @rule EBC 3A (BC-3A.3 to BC-3A.12), EBC UIC (BC-UIC.1 to BC-UIC.37), QA 3A2 (QA-12)
 * @module
 */
import type { Rating, UnitSize } from './unit.js';

/** The three blocks of the chart. @since 0.1.0 */
export type UnitBlock = 'combat-motorized' | 'non-motorized' | 'artillery';

/** Special abilities that the chart or a rule hangs on a type. @since 0.1.0 */
export type UnitTrait =
  | 'combat-engineer'
  | 'assault-engineer'
  | 'construction-engineer'
  | 'railroad-engineer'
  | 'antiaircraft'
  | 'antitank'
  | 'parachute'
  | 'commando'
  | 'mountain'
  | 'cavalry'
  | 'headquarters';

/** Headquarters of armies by what they are: a Panzer Army's serves as an army's, a Tank Army's serves nobody. @rule REFORM 12H, 31C @since 0.3.0 */
export type ArmyHq = 'army' | 'panzer-army' | 'front' | 'tank-army';

const ARMY_HQS: Readonly<Record<string, ArmyHq>> = { 'Army HQ': 'army', 'Pz Army HQ': 'panzer-army', 'Front HQ': 'front', 'Tank Army HQ': 'tank-army' };

/** One line of the chart. @since 0.1.0 */
export interface UnitType {
  /** As printed on counters and in orders of battle: `'Inf'`, `'RR Eng'`. */
  readonly type: string;
  /** The type in full. */
  readonly name: string;
  readonly block: UnitBlock;
  readonly traits: ReadonlyArray<UnitTrait>;
  /** The clause that prints the type; null for a type that later orders of battle use and the chart lacks. */
  readonly clause: string | null;
}

/**
 * What the rules want to know of one side of a counter. A cadre is identified with size `'CADRE'`.
 * @since 0.1.0
 */
export interface UnitIdentity {
  /** Combat/motorized. @rule EBC 3A (BC-3A.9, BC-3A.10, BC-3A.11) */
  readonly cm: boolean;
  /** @rule EBC 3A (BC-3A.7, BC-3A.8) */
  readonly artillery: boolean;
  /** @rule EBC 3A (BC-3A.3, BC-3A.4, BC-3A.5, BC-3A.6) */
  readonly divisional: boolean;
  /** Armor effects capability: divisional and c/m, motorized artillery divisions included. @rule EBC 10 (BC-10.1, BC-UIC.30) */
  readonly aec: boolean;
  readonly headquarters: boolean;
  /** Which headquarters of an army it is; null for everything else, headquarters of lower rank among them. @since 0.3.0 */
  readonly armyHq: ArmyHq | null;
  /** @rule FITE 14I @since 0.3.0 */
  readonly truck: boolean;
  /** Any of the four kinds below. @rule EBC 14A, FTF 19D */
  readonly engineer: boolean;
  /** Counts toward the engineers' die roll modifier, as an assault engineer also does. @rule EBC 14A2 (BC-UIC.22) */
  readonly combatEngineer: boolean;
  /** Doubled against fortifications. @rule EBC 14A3 (BC-UIC.23) */
  readonly assaultEngineer: boolean;
  /** May build: combat and construction engineers, not assault engineers. @rule EBC 14A1 (BC-UIC.22, BC-UIC.24) */
  readonly construction: boolean;
  /** No ability of its own in Boot Camp. @rule EBC 14A5 (BC-UIC.25) */
  readonly railroadEngineer: boolean;
  readonly antiaircraft: boolean;
  readonly antitank: boolean;
  /** @rule EBC UIC (BC-UIC.15), FTF 22B */
  readonly parachute: boolean;
  readonly commando: boolean;
  readonly mountain: boolean;
  readonly cavalry: boolean;
}

/** The columns of the terrain chart's movement effects. @since 0.1.0 */
export type MovementClass = 'other' | 'cm-art';

const line = (
  type: string,
  name: string,
  block: UnitBlock,
  clause: string | null,
  ...traits: ReadonlyArray<UnitTrait>
): UnitType => ({ type, name, block, clause, traits });

/**
 * Every type known, in the order of the chart; then the types that the chart lacks and orders of battle
 * of the same series use, put in the block that the series' standard rules put them in.
 * @since 0.1.0
 */
export const UNIT_TYPES: ReadonlyArray<UnitType> = [
  line('Tank', 'Tank', 'combat-motorized', 'BC-UIC.1'),
  line('Arm', 'Armored', 'combat-motorized', 'BC-UIC.1'),
  line('Pz', 'Panzer', 'combat-motorized', 'BC-UIC.1'),
  line('Lt Arm', 'Light Armored', 'combat-motorized', 'BC-UIC.2'),
  line('Lt Pz', 'Light Panzer', 'combat-motorized', 'BC-UIC.2'),
  line('Recon', 'Recon', 'combat-motorized', 'BC-UIC.2'),
  line('Mot', 'Motorized', 'combat-motorized', 'BC-UIC.3'),
  line('M/C', 'Motorcycle', 'combat-motorized', 'BC-UIC.4'),
  line('Mech', 'Mechanized', 'combat-motorized', 'BC-UIC.5'),
  line('Inf', 'Infantry', 'non-motorized', 'BC-UIC.7'),
  line('Rifle', 'Rifle', 'non-motorized', 'BC-UIC.7'),
  line('Mtn', 'Mountain', 'non-motorized', 'BC-UIC.8', 'mountain'),
  line('MG', 'Machine Gun', 'non-motorized', 'BC-UIC.9'),
  line('Static', 'Static', 'non-motorized', 'BC-UIC.10'),
  line('NG', 'National Guard', 'non-motorized', 'BC-UIC.10'),
  line('Static MG', 'Static Machine Gun', 'non-motorized', 'BC-UIC.11'),
  // a garrison, not the fortress printed on the map
  line('Fort', 'Fortress', 'non-motorized', 'BC-UIC.12'),
  line('Bdr', 'Border', 'non-motorized', 'BC-UIC.13'),
  line('Nvl Trps', 'Naval Troops', 'non-motorized', 'BC-UIC.14'),
  line('Para', 'Parachute', 'non-motorized', 'BC-UIC.15', 'parachute'),
  line('Air Lndg', 'Air Landing', 'non-motorized', 'BC-UIC.16'),
  line('Cav', 'Cavalry', 'non-motorized', 'BC-UIC.17', 'cavalry'),
  line('AT', 'Antitank', 'non-motorized', 'BC-UIC.18', 'antitank'),
  line('hv AA', 'Heavy Antiaircraft', 'non-motorized', 'BC-UIC.19', 'antiaircraft'),
  line('lt AA', 'Light Antiaircraft', 'non-motorized', 'BC-UIC.20', 'antiaircraft'),
  line('Police', 'Police', 'non-motorized', 'BC-UIC.21'),
  line('Eng', 'Combat Engineer', 'non-motorized', 'BC-UIC.22', 'combat-engineer'),
  line('Aslt Eng', 'Assault Engineer', 'non-motorized', 'BC-UIC.23', 'assault-engineer'),
  line('Cons', 'Construction Engineer', 'non-motorized', 'BC-UIC.24', 'construction-engineer'),
  line('RR Eng', 'Railroad Engineer', 'non-motorized', 'BC-UIC.25', 'railroad-engineer'),
  line('Cmdo', 'Commando', 'non-motorized', 'BC-UIC.26', 'commando'),
  line('Art', 'Field Artillery', 'artillery', 'BC-UIC.27'),
  line('Siege Art', 'Siege Artillery', 'artillery', 'BC-UIC.28'),
  line('Rkt Art', 'Rocket Artillery', 'artillery', null),
  line('Aslt Gun', 'Assault Gun', 'combat-motorized', null),
  line('Pz Flame', 'Flame Tank', 'combat-motorized', null),
  line('Jgr', 'Light Infantry', 'non-motorized', null),
  line('Bicycle', 'Bicycle', 'non-motorized', null),
  line('Sec', 'Security', 'non-motorized', null),
  // its other side is a depleted one
  line('Truck', 'Truck', 'combat-motorized', null),
  line('HQ', 'Headquarters', 'non-motorized', null, 'headquarters'),
  line('Army HQ', 'Army Headquarters', 'non-motorized', null, 'headquarters'),
  line('Front HQ', 'Front Headquarters', 'non-motorized', null, 'headquarters'),
  line('Pz Army HQ', 'Panzer Army Headquarters', 'non-motorized', null, 'headquarters'),
  line('Tank Army HQ', 'Tank Army Headquarters', 'non-motorized', null, 'headquarters'),
];

const TYPES: ReadonlyMap<string, UnitType> = new Map(UNIT_TYPES.map((t) => [t.type, t]));

/** Put before a type for the motorized symbol (two wheels). @rule EBC 3A (BC-3A.10), UIC (BC-UIC.6, BC-UIC.29) */
const MOTORIZED = 'mot ';

/** Every size symbol, largest first. @rule EBC UIC (BC-UIC.31) @since 0.1.0 */
export const UNIT_SIZES: ReadonlyArray<UnitSize> = ['XXX', 'XX', 'X', 'III', 'II', 'I', 'CADRE', 'HQ'];

/** The chart's line of a type, without its motorized symbol; null when there is none. @since 0.1.0 */
export const unitType = (type: string): UnitType | null =>
  TYPES.get(type.startsWith(MOTORIZED) ? type.slice(MOTORIZED.length) : type) ?? null;

/**
 * Whether a size is divisional. A headquarters is asked by {@link identify}: it never is.
 * @rule EBC 3A (BC-3A.3, BC-3A.4, BC-3A.5), UIC (BC-UIC.31)
 * @since 0.1.0
 */
export const divisionalSize = (size: UnitSize): boolean => size === 'XX' || size === 'XXX';

/**
 * A unit by its type and size, or null when the type is not in the chart or the size is none.
 * Designation, nation and rating do not matter.
 * @rule EBC 3A (BC-3A.3 to BC-3A.12), UIC (BC-UIC.1 to BC-UIC.31, BC-UIC.37)
 * @since 0.1.0
 */
export const identify = (type: string, size: UnitSize): UnitIdentity | null => {
  const known = unitType(type);
  if (known === null || !UNIT_SIZES.includes(size)) return null;
  const has = (trait: UnitTrait): boolean => known.traits.includes(trait);
  const cm = known.block === 'combat-motorized' || type.startsWith(MOTORIZED);
  const headquarters = has('headquarters') || size === 'HQ';
  const divisional = divisionalSize(size) && !headquarters;
  const combatEngineer = has('combat-engineer');
  const assaultEngineer = has('assault-engineer');
  const railroadEngineer = has('railroad-engineer');
  const construction = combatEngineer || has('construction-engineer');
  return {
    cm,
    artillery: known.block === 'artillery',
    divisional,
    aec: divisional && cm,
    headquarters,
    armyHq: ARMY_HQS[type] ?? null,
    truck: known.type === 'Truck',
    engineer: construction || assaultEngineer || railroadEngineer,
    combatEngineer,
    assaultEngineer,
    construction,
    railroadEngineer,
    antiaircraft: has('antiaircraft'),
    antitank: has('antitank'),
    parachute: has('parachute'),
    commando: has('commando'),
    mountain: has('mountain'),
    cavalry: has('cavalry'),
  };
};

/**
 * Regimental equivalents (REs) of a unit that is no cadre: 3 for a division or corps, ½ for a battalion or company, 1 for all
 * between, none for headquarters of armies and for trucks. A cadre is 1.
 * @rule FITE 3A (the standard rules reckon in REs; Boot Camp does not)
 * @since 0.2.0
 */
export const regimentalEquivalents = (size: UnitSize, { divisional, armyHq, truck }: Pick<UnitIdentity, 'divisional' | 'armyHq' | 'truck'>): number =>
  armyHq !== null || truck ? 0 : divisional ? 3 : size === 'II' || size === 'I' ? 0.5 : 1;

/**
 * The movement column of the terrain chart: the standard chart puts artillery beside c/m units,
 * and First to Fight plays with the standard chart. Headquarters of armies move as artillery does.
 * @rule FTF 2 (FF-2.3), ruling AMB-BC-231, REFORM 12H (ER-12H.9)
 * @since 0.1.0
 */
export const movementClass = (identity: Pick<UnitIdentity, 'cm' | 'artillery' | 'armyHq'>): MovementClass =>
  identity.cm || identity.artillery || identity.armyHq !== null ? 'cm-art' : 'other';

/**
 * The numbers along the bottom of a counter: two are combat strength and movement, three are attack,
 * defense and movement. Null when the text is neither.
 * @rule EBC UIC (BC-UIC.32, BC-UIC.33, BC-UIC.34)
 * @since 0.1.0
 */
export const parseRating = (text: string): Rating | null => {
  const match = /^(\d{1,2})(?:-(\d{1,2}))?-(\d{1,2}|R)$/.exec(text);
  if (match === null) return null;
  const attack = Number(match[1]);
  return {
    attack,
    defense: match[2] === undefined ? attack : Number(match[2]),
    movement: match[3] === 'R' ? 'R' : Number(match[3]),
  };
};

/** A rating as printed: `'7-6'`, `'5-6-6'`, `'1-R'`. @rule EBC UIC (BC-UIC.32, BC-UIC.33) @since 0.1.0 */
export const ratingText = (rating: Rating): string =>
  rating.attack === rating.defense
    ? `${rating.attack}-${rating.movement}`
    : `${rating.attack}-${rating.defense}-${rating.movement}`;
