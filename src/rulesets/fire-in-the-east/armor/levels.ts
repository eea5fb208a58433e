/**
 * What shares of armor do to the die.
 * @rule FITE 10C, 10D, 10G
 * @module
 */
import type { Cell, Table } from '../../../kernel/table.js';
import { weatherColumn } from '../../europa/board.js';
import { ARMOR_EFFECTS, type ArmorEffect, compareProportions, type Proportion } from './proportion.js';

/** How large a share is: all of the force, half of it at least, a seventh at least. @since 0.3.0 */
export const ARMOR_LEVELS = ['full', '1/2', '1/7'] as const;
export type ArmorLevel = (typeof ARMOR_LEVELS)[number];

const cells = (...values: ReadonlyArray<number>): ReadonlyArray<Cell<number>> => values.map((value) => ({ value, source: 'secondary' }));

/** Modifiers of the die by level. @since 0.3.0 */
export const armorLevels: Table<number> = {
  id: 'fite-armor-levels',
  title: 'Armor Effects (Fire in the East)',
  notice: 'From a play aid of the series, not from the rules. Later games of the series ask for a tenth in place of a seventh.',
  columns: ARMOR_EFFECTS,
  rows: ARMOR_LEVELS,
  cells: [cells(3, -2, -4), cells(2, -2, -2), cells(1, -1, -1)],
};

/** The level of a share; null below a seventh. @since 0.3.0 */
export const levelOf = ({ capable, counted }: Proportion): ArmorLevel | null =>
  capable === 0 || 7 * capable < counted ? null : capable === counted ? 'full' : 2 * capable >= counted ? '1/2' : '1/7';

/**
 * What the weather leaves of a level of armor: nothing in mud (and in rain and poor weather), a seventh of what was half or more in
 * snow and winter. Antitank effects do not ask.
 * @rule FITE 10G
 * @since 0.3.0
 */
export const levelInWeather = (level: ArmorLevel | null, weather: string): ArmorLevel | null => {
  switch (weatherColumn(weather)) {
    case 'clear':
      return level;
    case 'winter':
      return level === 'full' || level === '1/2' ? '1/7' : null;
    case 'mud':
      return null;
  }
};

/** The modifier of a level; 0 for none. @since 0.3.0 */
export const modifierOf = (level: ArmorLevel | null, effect: ArmorEffect, table: Table<number> = armorLevels): number =>
  level === null ? 0 : table.cells[ARMOR_LEVELS.indexOf(level)][ARMOR_EFFECTS.indexOf(effect)].value;

/** What the attackers' armor adds to the die. @rule FITE 10C, 10D, 10G @since 0.3.0 */
export const attackingEffect = (share: Proportion, weather: string, table: Table<number> = armorLevels): number =>
  modifierOf(levelInWeather(levelOf(share), weather), 'aeca', table);

/** The defenders' armor and antitank weapons in one combat. @since 0.3.0 */
export interface DefendingArmor {
  /** Their share of armor; none where terrain keeps it from counting. */
  readonly aecd: Proportion;
  readonly atec: Proportion;
  /** The attackers' share of armor before weather and terrain take from it. */
  readonly nominal: Proportion;
}

/**
 * What the defenders' armor or their antitank weapons take from the die: never both. Antitank weapons need attackers half of whom at
 * least are armor. The larger share counts, of equal ones that of antitank weapons; where weather takes from the armor's, what is left of it.
 * @rule FITE 10C, 10D
 * @since 0.3.0
 */
export const defendingEffect = ({ aecd, atec, nominal }: DefendingArmor, weather: string, table: Table<number> = armorLevels): { readonly effect: 'aecd' | 'atec'; readonly modifier: number } => {
  const faced = levelOf(nominal);
  const armor = modifierOf(levelInWeather(levelOf(aecd), weather), 'aecd', table);
  const antitank = faced === 'full' || faced === '1/2' ? modifierOf(levelOf(atec), 'atec', table) : 0;
  if (antitank === 0) return { effect: 'aecd', modifier: armor };
  const larger = armor === antitank ? compareProportions(atec, aecd) >= 0 : antitank < armor;
  return larger ? { effect: 'atec', modifier: antitank } : { effect: 'aecd', modifier: armor };
};
