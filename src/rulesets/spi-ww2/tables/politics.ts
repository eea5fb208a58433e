/**
 * Neutral countries, partisans, and what decides the war.
 * @rule SPI 10.3, 12.0, 13.0, 14.1, 16.5, 16.8
 * @module
 */
import type { TableError } from '../../../engine/tableError.js';
import type { Table } from '../../../kernel/table.js';
import type { Either, NonEmpty } from '../../../prelude.js';
import { finished, makeReader, row } from './reader.js';

/** What becomes of a country that does not begin the war at war. @since 0.2.0 */
export interface NeutralCountry {
  readonly country: string;
  /** `'neutral'`; `'pro-axis'` countries may be entered and attacked by the Allies; `'peace'`: Russia; `'later'`: Vichy France. */
  readonly stance: 'neutral' | 'pro-axis' | 'peace' | 'later';
  /** Strength Points that defend it when it is first attacked; null where the set-up tells. */
  readonly garrison: number | null;
  /** `'opposes'`: it fights whoever violates it. `'axis'`: it joins the Axis on `turn`. `'axis-if-russia'`: it turns pro-Axis when Russia attacks it. `'allied'`: it fights for the Allies when the Axis violates it, or from `turn`. */
  readonly joins: 'opposes' | 'axis' | 'axis-if-russia' | 'allied';
  /** The Game-Turn from which it joins of itself; null for never. */
  readonly turn: number | null;
}

const NEUTRAL_COLUMNS = ['stance', 'garrison', 'joins', 'turn'];
const BY_ORDER_OF_BATTLE = '-';
const NEVER = '-';

/** The neutrals that are used when nobody loads the printed rules. @since 0.2.0 */
export const neutralsData: Table<string> = {
  id: 'spi-neutrals',
  title: 'Neutral Countries',
  notice:
    'Not the published rules, which could not be had. That Sweden turns pro-Axis when Russia attacks it is printed in the errata; stances, garrisons and dates are reconstructed. ' +
    'Countries below Russia are added from history, so that every country of the map has its row.',
  columns: NEUTRAL_COLUMNS,
  rows: [
    ...['Norway', 'Denmark', 'Holland-Belgium', 'Sweden', 'Spain', 'Turkey', 'Yugoslavia', 'Greece', 'Finland'],
    ...['Hungary', 'Romania', 'Bulgaria', 'Vichy France', 'Russia'],
    ...['Italy', 'Portugal', 'Switzerland', 'Estonia', 'Latvia', 'Lithuania', 'Ireland', 'Iceland', 'Arabia', 'Spanish Morocco'],
  ],
  cells: [
    row('r', 'neutral', 1, 'opposes', NEVER),
    row('r', 'neutral', 0, 'opposes', NEVER),
    row('r', 'neutral', 2, 'opposes', NEVER),
    row('rrpr', 'neutral', 2, 'axis-if-russia', NEVER),
    row('r', 'neutral', 3, 'opposes', NEVER),
    row('r', 'neutral', 3, 'opposes', NEVER),
    row('r', 'neutral', 2, 'opposes', NEVER),
    row('r', 'neutral', 2, 'opposes', NEVER),
    row('r', 'neutral', 2, 'axis-if-russia', NEVER),
    row('r', 'pro-axis', 2, 'axis', '1/1941'),
    row('r', 'pro-axis', 2, 'axis', '1/1941'),
    row('r', 'pro-axis', 1, 'axis', '1/1941'),
    row('irrr', 'later', 2, 'opposes', NEVER),
    row('prrr', 'peace', BY_ORDER_OF_BATTLE, 'allied', '3/1941'),
    row('r', 'pro-axis', BY_ORDER_OF_BATTLE, 'axis', '3/1940'),
    row('r', 'neutral', 1, 'opposes', NEVER),
    row('r', 'neutral', 2, 'opposes', NEVER),
    row('r', 'neutral', 1, 'opposes', NEVER),
    row('r', 'neutral', 1, 'opposes', NEVER),
    row('r', 'neutral', 1, 'opposes', NEVER),
    row('r', 'neutral', 0, 'opposes', NEVER),
    row('r', 'neutral', 0, 'opposes', NEVER),
    row('r', 'neutral', 0, 'opposes', NEVER),
    row('r', 'neutral', 0, 'opposes', NEVER),
  ],
};

/** The neutrals in the order of the table, or what is wrong with them. @since 0.2.0 */
export const compileNeutrals = (data: Table<string>): Either<NonEmpty<TableError>, ReadonlyArray<NeutralCountry>> => {
  const reader = makeReader(data);
  reader.expect(null, NEUTRAL_COLUMNS);
  return finished(
    reader,
    data.rows.map((country) => ({
      country,
      stance: reader.word(country, 'stance', ['neutral', 'pro-axis', 'peace', 'later']),
      garrison: reader.wholeOr(BY_ORDER_OF_BATTLE, country, 'garrison', 0, 99),
      joins: reader.word(country, 'joins', ['opposes', 'axis', 'axis-if-russia', 'allied']),
      turn: reader.text(country, 'turn') === NEVER ? null : reader.turn(country, 'turn'),
    })),
  );
};

/** Partisans of a country. @since 0.2.0 */
export interface PartisanCountry {
  readonly country: string;
  readonly side: 'axis' | 'allied';
  /** The lowest roll of a die that raises partisans. */
  readonly least: number;
  /** Strength Points raised. */
  readonly strength: number;
}

const PARTISAN_COLUMNS = ['side', 'least', 'strength'];

/** The partisans that are used when nobody loads the printed rules. @since 0.2.0 */
export const partisansData: Table<string> = {
  id: 'spi-partisans',
  title: 'Partisans',
  notice:
    'Not the published rule 16.5, which could not be had. That there are French, Russian and pro-Axis Finnish partisans is printed in the errata; the other countries, rolls and numbers are reconstructed. ' +
    'A country is rolled for once a Game-Turn while an enemy occupies it.',
  columns: PARTISAN_COLUMNS,
  rows: ['France', 'Yugoslavia', 'Greece', 'Poland', 'Russia', 'Finland'],
  cells: [
    row('prr', 'allied', 6, 1),
    row('rrr', 'allied', 5, 1),
    row('rrr', 'allied', 6, 1),
    row('rrr', 'allied', 6, 1),
    row('prr', 'allied', 5, 1),
    row('prr', 'axis', 5, 1),
  ],
};

/** The partisans in the order of the table, or what is wrong with them. @since 0.2.0 */
export const compilePartisans = (data: Table<string>): Either<NonEmpty<TableError>, ReadonlyArray<PartisanCountry>> => {
  const reader = makeReader(data);
  reader.expect(null, PARTISAN_COLUMNS);
  return finished(
    reader,
    data.rows.map((country) => ({
      country,
      side: reader.word(country, 'side', ['allied', 'axis']),
      least: reader.whole(country, 'least', 1, 7),
      strength: reader.whole(country, 'strength', 0, 9),
    })),
  );
};

/** What decides the war. Shares are of the hexes of Germany; places and areas are those of the map. @since 0.2.0 */
export interface VictoryTable {
  /** An Allied decisive victory needs at least this share, an Allied marginal victory that one: numerator and denominator. */
  readonly alliedDecisive: readonly [number, number];
  readonly alliedMarginal: readonly [number, number];
  /** An Axis decisive victory at the end of any Game-Turn: all of one of these lists. */
  readonly axisDecisive: ReadonlyArray<ReadonlyArray<string>>;
  /** An Axis marginal victory at the end needs that the Axis holds none of these, when the Allies have less than their share. */
  readonly russianHexes: ReadonlyArray<string>;
}

const VICTORY = ['Allied decisive', 'Allied marginal', 'Axis decisive in Russia', 'Axis decisive in Britain', 'Axis marginal'];

/** The levels that are used when nobody loads the printed ones. @since 0.2.0 */
export const victoryData: Table<string> = {
  id: 'spi-victory',
  title: 'Victory',
  notice:
    'Not the published rules 12.0 and 13.0, which could not be had. That hexes of Germany decide is printed in the errata; shares, places and the levels of the Axis are reconstructed.',
  columns: ['value'],
  rows: VICTORY,
  cells: [row('r', '1/1'), row('r', '1/2'), row('r', 'Moscow; Leningrad; Caucasus'), row('r', 'London'), row('r', 'Moscow; Leningrad; Caucasus')],
};

/** The levels ready for use, or what is wrong with them. @since 0.2.0 */
export const compileVictory = (data: Table<string>): Either<NonEmpty<TableError>, VictoryTable> => {
  const reader = makeReader(data);
  reader.expect(VICTORY, ['value']);
  const share = (name: string): readonly [number, number] => {
    const parts = /^(\d{1,2})\/(\d{1,2})$/.exec(reader.text(name, 'value'));
    const [part, whole] = parts === null ? [0, 0] : [Number(parts[1]), Number(parts[2])];
    if (whole > 0 && part <= whole) return [part, whole];
    if (data.rows.includes(name))
      reader.wrong('share', name, 'value', `'${reader.text(name, 'value')}' is no share of Germany; it must be written as in 1/2.`);
    return [1, 1];
  };
  return finished(reader, {
    alliedDecisive: share(VICTORY[0]),
    alliedMarginal: share(VICTORY[1]),
    axisDecisive: [reader.list(VICTORY[2], 'value'), reader.list(VICTORY[3], 'value')],
    russianHexes: reader.list(VICTORY[4], 'value'),
  });
};
