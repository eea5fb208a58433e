/**
 * The share of a force that is capable of armor effects, in exact numbers: REs are reckoned in twelfths, so that halves and thirds
 * of battalions are whole.
 * @rule FITE 10C, 10E, 10F
 * @module
 */
import type { ArmorLimit } from '../../europa/armorLimit.js';

/**
 * What a unit is to one of the armor effects: capable, in half or in a third; `neutral`, which neither adds to the share nor takes
 * from it; `none`, which takes from it.
 * @rule FITE 10A, 10B
 * @since 0.3.0
 */
export type Capability = 'full' | 'half' | 'third' | 'neutral' | 'none';

/** Armor effects: of attackers, of defenders, and of antitank weapons of defenders. @rule FITE 10A @since 0.3.0 */
export const ARMOR_EFFECTS = ['aeca', 'aecd', 'atec'] as const;
export type ArmorEffect = (typeof ARMOR_EFFECTS)[number];

/** What a unit is to each of them. @since 0.3.0 */
export type Capabilities = Readonly<Record<ArmorEffect, Capability>>;

/** A unit of a combat. @since 0.3.0 */
export interface ArmorUnit extends Capabilities {
  /** Regimental equivalents; halves occur. */
  readonly re: number;
  /** The hex that it stands in: limits ask for it. */
  readonly hex: number;
}

/** A share, in twelfths of an RE: what is capable, and what counts in all. `{ capable: 0, counted: 1 }` where nothing is capable. @since 0.3.0 */
export interface Proportion {
  readonly capable: number;
  readonly counted: number;
}

/** @since 0.3.0 */
export const NO_PROPORTION: Proportion = { capable: 0, counted: 1 };

/** Positive when the first share is the larger one, 0 when they are equal. @since 0.3.0 */
export const compareProportions = (a: Proportion, b: Proportion): number => a.capable * b.counted - b.capable * a.counted;

const TWELFTHS = 12;
/** Neutral units are left out up to so many times the capable ones. @rule FITE 10F */
const FREE_NEUTRALS = 2;

/** Sums of a group of units, in twelfths. */
interface Sums {
  readonly full: number;
  readonly half: number;
  readonly third: number;
  readonly neutral: number;
  readonly none: number;
}

const sumsOf = (units: ReadonlyArray<ArmorUnit>, effect: ArmorEffect): Sums => {
  const sums = { full: 0, half: 0, third: 0, neutral: 0, none: 0 };
  for (const unit of units) sums[unit[effect]] += unit.re * TWELFTHS;
  return sums;
};

/** Halves neutral instead of half capable and half not. */
const withHalvesNeutral = (s: Sums): Sums => ({ ...s, half: 0, neutral: s.neutral + s.half });

interface Counts {
  readonly capable: number;
  readonly not: number;
  readonly neutral: number;
}

/** What counts of a group under a limit. */
const counted = (s: Sums, limit: ArmorLimit | null): Counts => {
  const most = limit === null ? Number.POSITIVE_INFINITY : limit.res * TWELFTHS;
  const dilutes = limit?.beyond !== 'left-out';
  if (limit?.halves === 'whole') {
    // whole units count against the limit, the most capable ones first
    const full = Math.min(s.full, most);
    const half = Math.min(s.half, most - full);
    const third = Math.min(s.third, most - full - half);
    const beyond = s.full - full + s.half - half + s.third - third;
    return { capable: full + half / 2 + third / 3, not: s.none + half / 2 + (third * 2) / 3, neutral: s.neutral + (dilutes ? beyond : 0) };
  }
  const capable = s.full + s.half / 2 + s.third / 3;
  return { capable: Math.min(capable, most), not: s.none + s.half / 2 + (s.third * 2) / 3, neutral: s.neutral + (dilutes ? Math.max(0, capable - most) : 0) };
};

const shareOf = (groups: ReadonlyArray<Sums>, limit: ArmorLimit | null): Proportion => {
  let capable = 0;
  let not = 0;
  let neutral = 0;
  for (const group of groups) {
    const counts = counted(group, limit);
    capable += counts.capable;
    not += counts.not;
    neutral += counts.neutral;
  }
  return capable === 0 ? NO_PROPORTION : { capable, counted: capable + not + Math.max(0, neutral - FREE_NEUTRALS * capable) };
};

/** The units in groups that a limit holds for. */
const groupsOf = (units: ReadonlyArray<ArmorUnit>, limit: ArmorLimit | null): ReadonlyArray<ReadonlyArray<ArmorUnit>> => {
  if (limit?.per !== 'hex') return [units];
  const byHex = new Map<number, ArmorUnit[]>();
  for (const unit of units) byHex.set(unit.hex, [...(byHex.get(unit.hex) ?? []), unit]);
  return [...byHex.values()];
};

/**
 * The share of the units that is capable of an effect. Neutral units are left out up to twice the capable ones; what they are more
 * counts as not capable. Units that are capable in half count half so and half not, or are neutral all of them, whichever gives
 * the larger share. A limit holds for attackers.
 * @rule FITE 10C, 10E, 10F, REFORM 31C (ER-31C.1, ER-31C.2)
 * @since 0.3.0
 */
export const proportionOf = (units: ReadonlyArray<ArmorUnit>, effect: ArmorEffect, limit: ArmorLimit | null = null): Proportion => {
  const groups = limit === null ? [sumsOf(units, effect)] : groupsOf(units, limit).map((group) => sumsOf(group, effect));
  const halved = shareOf(groups, limit);
  if (groups.every((g) => g.half === 0)) return halved;
  const neutral = shareOf(groups.map(withHalvesNeutral), limit);
  return compareProportions(neutral, halved) > 0 ? neutral : halved;
};
