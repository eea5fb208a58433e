/**
 * Tables of single numbers: overruns, supply, and the air zone.
 * @rule SPI 6.5, 8.4, 9.7, 17.4
 * @module
 */
import type { TableError } from '../../../engine/tableError.js';
import type { Table } from '../../../kernel/table.js';
import type { Either, NonEmpty } from '../../../prelude.js';
import { finished, makeReader, parameters } from './reader.js';
import { QUARTERS, type Quarter } from './turn.js';

/** When a stack may be overrun, and what it costs. @since 0.2.0 */
export interface OverrunTable {
  /** The least differential, shift of the terrain included. */
  readonly differential: number;
  /** Movement points for each overrunning unit, beside those of the hex. */
  readonly cost: number;
}

/** How supply is traced and what units without it suffer. @since 0.2.0 */
export interface SupplyTable {
  /** The longest way over land in each quarter, hexes. */
  readonly land: Readonly<Record<Quarter, number>>;
  /** How many legs by sea a line may have. */
  readonly seaLegs: number;
  /** The attack strength of units out of supply is divided by this, rounded down. */
  readonly attackDivisor: number;
  /** Hexes that a unit out of supply may move. */
  readonly movement: number;
  readonly rail: boolean;
  readonly overrun: boolean;
  /** In how many consecutive own Player-Turns out of supply a stack begins to lose Strength Points. */
  readonly attritionAfter: number;
  /** How many it loses each time. */
  readonly attrition: number;
}

/** Who exerts an Air Zone, how far, and how much it stops. @since 0.2.0 */
export interface AirTable {
  readonly axis: ReadonlyArray<string>;
  readonly allied: ReadonlyArray<string>;
  /** Hexes. */
  readonly range: number;
  /** Of each so many effective enemy Strength Points one stops a transported one, rounded down. */
  readonly divisor: number;
}

const OVERRUN = { differential: 'least differential', cost: 'extra movement points' } as const;

/** The overrun table that is used when nobody loads the printed one. @since 0.2.0 */
export const overrunData: Table<string> = parameters(
  { id: 'spi-overrun', title: 'Overruns', notice: 'Not the published rule 8.41, which could not be had: both numbers are reconstructed.' },
  [
    [OVERRUN.differential, 5, 'r'],
    [OVERRUN.cost, 1, 'r'],
  ],
);

/** The overrun table ready for use, or what is wrong with it. @since 0.2.0 */
export const compileOverrun = (data: Table<string>): Either<NonEmpty<TableError>, OverrunTable> => {
  const reader = makeReader(data);
  reader.expect(Object.values(OVERRUN), ['value']);
  return finished(reader, {
    differential: reader.whole(OVERRUN.differential, 'value', 0, 99),
    cost: reader.whole(OVERRUN.cost, 'value', 0, 20),
  });
};

const land = (quarter: Quarter): string => `land hexes, quarter ${quarter}`;
const SUPPLY = {
  seaLegs: 'sea legs',
  attackDivisor: 'attack divisor out of supply',
  movement: 'hexes moved out of supply',
  rail: 'rail movement out of supply',
  overrun: 'overruns out of supply',
  attritionAfter: 'turns until attrition',
  attrition: 'strength points lost to attrition',
} as const;

/** The supply table that is used when nobody loads the printed one. @since 0.2.0 */
export const supplyData: Table<string> = parameters(
  {
    id: 'spi-supply',
    title: 'Supply',
    notice:
      'Not the published rules 9.1 to 9.7, which could not be had. That supply may be traced by sea is printed in the errata; lengths and effects are reconstructed.',
  },
  [
    ...QUARTERS.map((quarter) => [land(quarter), quarter === 1 ? 10 : 12, 'r'] as const),
    [SUPPLY.seaLegs, 1, 'r'],
    [SUPPLY.attackDivisor, 2, 'r'],
    [SUPPLY.movement, 1, 'r'],
    [SUPPLY.rail, 'no', 'r'],
    [SUPPLY.overrun, 'no', 'r'],
    [SUPPLY.attritionAfter, 2, 'r'],
    [SUPPLY.attrition, 1, 'r'],
  ],
);

/** The supply table ready for use, or what is wrong with it. @since 0.2.0 */
export const compileSupply = (data: Table<string>): Either<NonEmpty<TableError>, SupplyTable> => {
  const reader = makeReader(data);
  reader.expect([...QUARTERS.map(land), ...Object.values(SUPPLY)], ['value']);
  const number = (name: string, least: number): number => reader.whole(name, 'value', least, 99);
  return finished(reader, {
    land: { 1: number(land(1), 0), 2: number(land(2), 0), 3: number(land(3), 0), 4: number(land(4), 0) },
    seaLegs: number(SUPPLY.seaLegs, 0),
    attackDivisor: number(SUPPLY.attackDivisor, 1),
    movement: number(SUPPLY.movement, 0),
    rail: reader.yes(SUPPLY.rail, 'value'),
    overrun: reader.yes(SUPPLY.overrun, 'value'),
    attritionAfter: number(SUPPLY.attritionAfter, 1),
    attrition: number(SUPPLY.attrition, 0),
  });
};

const AIR = {
  axis: 'Axis nations with an Air Zone',
  allied: 'Allied nations with an Air Zone',
  range: 'range in hexes',
  divisor: 'enemy strength points to stop one',
} as const;

/** The air table that is used when nobody loads the printed one. @since 0.2.0 */
export const airData: Table<string> = parameters(
  {
    id: 'spi-air',
    title: 'Air Zones and Interdiction',
    notice:
      'Not the published rule 6.5, which could not be had. Whose Strength Points exert an Air Zone follows from errata 17.4; range and losses are reconstructed.',
  },
  [
    [AIR.axis, 'Germany', 'p'],
    [AIR.allied, 'Britain; USA', 'p'],
    [AIR.range, 3, 'r'],
    [AIR.divisor, 2, 'r'],
  ],
);

/** The air table ready for use, or what is wrong with it. @since 0.2.0 */
export const compileAir = (data: Table<string>): Either<NonEmpty<TableError>, AirTable> => {
  const reader = makeReader(data);
  reader.expect(Object.values(AIR), ['value']);
  return finished(reader, {
    axis: reader.list(AIR.axis, 'value'),
    allied: reader.list(AIR.allied, 'value'),
    range: reader.whole(AIR.range, 'value', 0, 99),
    divisor: reader.whole(AIR.divisor, 'value', 1, 99),
  });
};
