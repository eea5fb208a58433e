/**
 * What each type of unit is to armor effects.
 * @rule FITE 10A, 10B, 10I
 * @module
 */
import type { Cell, Table } from '../../../kernel/table.js';
import { type HalfMonth, halfMonthIx, halfMonthNamed } from '../../europa/halfMonth.js';
import { identify, unitType } from '../../europa/identify.js';
import type { UnitData } from '../../europa/unit.js';
import { ARMOR_EFFECTS, type Capabilities, type Capability } from './proportion.js';

const LETTERS: Readonly<Record<string, Capability>> = { F: 'full', H: 'half', '1/3': 'third', N: 'neutral', '-': 'none' };

const letters = (text: string): ReadonlyArray<Cell<Capability>> => text.split(' ').map((letter) => ({ value: LETTERS[letter], source: 'secondary' }));

const ROWS: Readonly<Record<string, string>> = {
  armor: 'F F F',
  'armor-of-axis-allies': 'F H H',
  'light-armor': 'F H N',
  'light-armor-soviet': 'F H H',
  'assault-gun-to-jun-ii-42': 'F H H',
  'assault-gun': 'F H F',
  mechanized: 'H H F',
  'mechanized-corps-soviet': 'F F F',
  'flame-tank': 'N H N',
  'engineer-tank': 'H H H',
  'assault-engineer-tank': 'F H H',
  motorized: 'N N N',
  artillery: 'N N N',
  mixed: '1/3 1/3 1/3',
  'antitank-of-axis-early': '- - H',
  antitank: '- - F',
  'heavy-antiaircraft': '- - F',
  'assault-engineer': '- - H',
  other: '- - -',
  'german-other-from-jul-i-44': '- - N',
};

/**
 * Capabilities by type, nation and date. Orders of battle have no engineer tanks and no mixed units yet; their rows wait for some.
 * @since 0.3.0
 */
export const armorCapabilities: Table<Capability> = {
  id: 'fite-armor-capabilities',
  title: 'Armor Effects Capability (Fire in the East)',
  notice: 'From a play aid of the series, not from the rules; on the date from which antitank units of the Axis are capable in full, it disagrees with itself.',
  columns: ARMOR_EFFECTS,
  rows: Object.keys(ROWS),
  cells: Object.values(ROWS).map(letters),
};

/** What capabilities depend on beside the unit. @since 0.3.0 */
export interface ArmorTimes {
  readonly date: HalfMonth;
  /** Whether the unit belongs to the Axis. */
  readonly axis: boolean;
  /** The first half-month in which antitank units of the Axis are capable in full. */
  readonly axisAntitank: HalfMonth;
}

const from = (name: string): number => halfMonthIx(halfMonthNamed(name) as HalfMonth);
const ASSAULT_GUNS_FROM = from('Jul I 42');
const GERMAN_INFANTRY_FROM = from('Jul I 44');

const MOTORIZED = /^mot /;
/** Nations of the Axis whose armor is as good as any. */
const EQUALS: ReadonlyArray<string> = ['Germany', 'Finland'];
const SOVIET = 'Soviet Union';

/** The row of a unit; `date` as a number of half-months. */
const rowOf = ({ type, size, nation }: Pick<UnitData, 'type' | 'size' | 'nation'>, { axis, axisAntitank }: ArmorTimes, date: number): string => {
  switch (type.replace(MOTORIZED, '')) {
    case 'Tank':
    case 'Arm':
    case 'Pz':
      return axis && !EQUALS.includes(nation) ? 'armor-of-axis-allies' : 'armor';
    case 'Lt Arm':
    case 'Lt Pz':
    case 'Recon':
      return nation === SOVIET ? 'light-armor-soviet' : 'light-armor';
    case 'Aslt Gun':
      return date < ASSAULT_GUNS_FROM ? 'assault-gun-to-jun-ii-42' : 'assault-gun';
    case 'Mech':
      return nation === SOVIET && size === 'XXX' ? 'mechanized-corps-soviet' : 'mechanized';
    case 'Pz Flame':
      return 'flame-tank';
    case 'Mot':
    case 'M/C':
      return 'motorized';
    case 'AT':
      return axis && date < halfMonthIx(axisAntitank) ? 'antitank-of-axis-early' : 'antitank';
    case 'hv AA':
      return 'heavy-antiaircraft';
    case 'Aslt Eng':
      return 'assault-engineer';
    default:
      if (unitType(type)?.block === 'artillery') return 'artillery';
      if (MOTORIZED.test(type)) return 'motorized';
      return nation === 'Germany' && date >= GERMAN_INFANTRY_FROM ? 'german-other-from-jul-i-44' : 'other';
  }
};

/**
 * What a unit is to armor effects; null for those that no share counts: headquarters, trucks, position antiaircraft. A motorized
 * unit is neutral where others of its type are not capable.
 * @rule FITE 10A, 10B
 * @since 0.3.0
 */
export const capabilitiesOf = (unit: Pick<UnitData, 'type' | 'size' | 'nation' | 'marks'>, times: ArmorTimes, table: Table<Capability> = armorCapabilities): Capabilities | null => {
  const identity = identify(unit.type, unit.size);
  if (identity === null || identity.headquarters || identity.truck || unit.marks?.includes('position-aa')) return null;
  const row = table.cells[table.rows.indexOf(rowOf(unit, times, halfMonthIx(times.date)))];
  const motorized = MOTORIZED.test(unit.type);
  const capability = (column: number): Capability => (motorized && row[column].value === 'none' ? 'neutral' : row[column].value);
  return { aeca: capability(0), aecd: capability(1), atec: capability(2) };
};
