/**
 * Nations: on whose side they can fight, how large their units may be, and which of them are mechanized from when.
 * @rule SPI 5.33, 7.2, 10.32, 17.1, 17.7
 * @module
 */
import type { TableError } from '../../../engine/tableError.js';
import type { Table } from '../../../kernel/table.js';
import type { Either, NonEmpty } from '../../../prelude.js';
import { finished, makeReader, row } from './reader.js';

/** Groups of nations with one maximum of Strength Points a unit. @since 0.2.0 */
export const BUILD_UP_GROUPS = ['Germany', 'Italy and minor countries', 'other Allied'] as const;
/** One of them. @since 0.2.0 */
export type BuildUpGroup = (typeof BUILD_UP_GROUPS)[number];

/** The largest unit that a group may have from some Game-Turn on. @since 0.2.0 */
export interface BuildUpStep {
  readonly from: number;
  readonly most: number;
}

/** Sizes of units. @since 0.2.0 */
export interface BuildUpTable {
  /** Steps of each group by rising Game-Turn, the first from the start. */
  readonly groups: Readonly<Record<BuildUpGroup, ReadonlyArray<BuildUpStep>>>;
  /** Russian units in peacetime, and under the options of 17.1. */
  readonly peacetimeRussia: number;
  readonly peacetimeRussiaRational: number;
  /** Combat units that may stand in a hex. */
  readonly unitsInHex: number;
}

const PEACETIME = 'Russia in peacetime';
const RATIONAL = 'Russia in peacetime (17.1)';
const IN_HEX = 'units in a hex';
const SINGLES = [PEACETIME, RATIONAL, IN_HEX];
const BUILD_UP_COLUMNS = ['group', 'from', 'most'];

/** The build-up table that is used when nobody loads the printed one. @since 0.2.0 */
export const buildUpData: Table<string> = {
  id: 'spi-build-up',
  title: 'Unit Maxima and Stacking',
  notice:
    'Maxima from a description of the game, which breaks off after "until 4/42" for the Allies: that it is four from 1/1943 is inferred. Peacetime Russia is printed in the errata.',
  columns: BUILD_UP_COLUMNS,
  rows: ['Germany', 'Italy and minor countries', 'other Allied', 'other Allied from 1/1943', ...SINGLES],
  cells: [
    row('s', 'Germany', 'start', 4),
    row('s', 'Italy and minor countries', 'start', 2),
    row('s', 'other Allied', 'start', 3),
    row('sii', 'other Allied', '1/1943', 4),
    row('p', '', 'start', 2),
    row('p', '', 'start', 3),
    row('s', '', 'start', 2),
  ],
};

/** The build-up table ready for use, or what is wrong with it. Rows with a group may be many and have any name. @since 0.2.0 */
export const compileBuildUp = (data: Table<string>): Either<NonEmpty<TableError>, BuildUpTable> => {
  const reader = makeReader(data);
  reader.expect([...data.rows.filter((name) => !SINGLES.includes(name)), ...SINGLES], BUILD_UP_COLUMNS);
  const steps = data.rows
    .filter((name) => !SINGLES.includes(name))
    .map((name) => ({
      group: reader.word(name, 'group', BUILD_UP_GROUPS),
      from: fromOf(name, reader),
      most: reader.whole(name, 'most', 1, 9),
    }))
    .sort((a, b) => a.from - b.from);
  const stepsOf = (group: BuildUpGroup): ReadonlyArray<BuildUpStep> => {
    const own = steps.filter((step) => step.group === group).map(({ from, most }) => ({ from, most }));
    if (own[0]?.from !== 1)
      reader.wrong('no-start', null, 'from', `The table has no maximum for ${group} from the start; it needs a row with that group and 'start'.`);
    return own;
  };
  return finished(reader, {
    groups: {
      Germany: stepsOf('Germany'),
      'Italy and minor countries': stepsOf('Italy and minor countries'),
      'other Allied': stepsOf('other Allied'),
    },
    peacetimeRussia: reader.whole(PEACETIME, 'most', 1, 9),
    peacetimeRussiaRational: reader.whole(RATIONAL, 'most', 1, 9),
    unitsInHex: reader.whole(IN_HEX, 'most', 1, 9),
  });
};

/** A Game-Turn in a column `from`, in which `start` is the first one. */
const fromOf = (name: string, reader: ReturnType<typeof makeReader>): number =>
  reader.text(name, 'from') === 'start' ? 1 : reader.turn(name, 'from');

/** A nation. @since 0.2.0 */
export interface Nation {
  /** The side on which it fights when it is attacked by neither side first, or has its own war. */
  readonly side: 'axis' | 'allied' | 'neutral';
  readonly group: BuildUpGroup;
  /** Which player has it in the game of three players. */
  readonly player: 'axis' | 'west' | 'russia' | 'none';
  /** The nation whose colony or possession it is, null for none. */
  readonly ruledBy: string | null;
}

/** Nations by name, in the order of the table. @since 0.2.0 */
export type Nations = Readonly<Record<string, Nation>>;

const NATION_COLUMNS = ['side', 'group', 'player', 'ruled by'];
const [G, M, A] = BUILD_UP_GROUPS;

/** The nations that are used when nobody loads others. @since 0.2.0 */
export const nationsData: Table<string> = {
  id: 'spi-nations',
  title: 'Nations',
  notice:
    'Which nations there are follows from the errata and descriptions only in part; the list, with the possessions of 1939, is reconstructed from history. ' +
    'Poland and France count as other Allied, all neutrals as minor countries.',
  columns: NATION_COLUMNS,
  rows: [
    ...['Germany', 'Italy', 'Hungary', 'Romania', 'Bulgaria', 'Finland'],
    ...['Britain', 'USA', 'France', 'Free French', 'Poland', 'Russia'],
    ...['Vichy France', 'Norway', 'Denmark', 'Holland-Belgium', 'Sweden', 'Spain', 'Turkey', 'Yugoslavia', 'Greece'],
    ...['Portugal', 'Switzerland', 'Estonia', 'Latvia', 'Lithuania', 'Ireland', 'Iceland', 'Arabia'],
    ...['Albania', 'Libya', 'Algeria', 'Tunisia', 'Morocco', 'Syria', 'Spanish Morocco'],
    ...['Egypt', 'Palestine', 'Transjordan', 'Iraq', 'Cyprus', 'Malta'],
  ],
  cells: [
    row('pspr', 'axis', G, 'axis', ''),
    row('pspr', 'axis', M, 'axis', ''),
    row('rssr', 'axis', M, 'axis', ''),
    row('rssr', 'axis', M, 'axis', ''),
    row('rssr', 'axis', M, 'axis', ''),
    row('psir', 'axis', M, 'axis', ''),
    row('pspr', 'allied', A, 'west', ''),
    row('pspr', 'allied', A, 'west', ''),
    row('pspr', 'allied', A, 'west', ''),
    row('pipr', 'allied', A, 'west', ''),
    row('pipr', 'allied', A, 'west', ''),
    row('pspr', 'allied', A, 'russia', ''),
    ...Array.from({ length: 17 }, () => row('rsrr', 'neutral', M, 'none', '')),
    row('rrrr', 'axis', M, 'axis', 'Italy'),
    row('rrrr', 'axis', M, 'axis', 'Italy'),
    ...Array.from({ length: 4 }, () => row('rrrr', 'allied', A, 'west', 'France')),
    row('rrrr', 'neutral', M, 'none', 'Spain'),
    ...Array.from({ length: 6 }, () => row('rrrr', 'allied', A, 'west', 'Britain')),
  ],
};

/** The nations ready for use, or what is wrong with them. @since 0.2.0 */
export const compileNations = (data: Table<string>): Either<NonEmpty<TableError>, Nations> => {
  const reader = makeReader(data);
  reader.expect(null, NATION_COLUMNS);
  const nations = data.rows.map((name): readonly [string, Nation] => {
    const ruler = reader.text(name, 'ruled by');
    if (ruler !== '' && !data.rows.includes(ruler))
      reader.wrong('no-such-nation', name, 'ruled by', `'${ruler}' has no row of its own; it must be a nation of this table, or be left blank.`);
    return [
      name,
      {
        side: reader.word(name, 'side', ['neutral', 'axis', 'allied']),
        group: reader.word(name, 'group', BUILD_UP_GROUPS),
        player: reader.word(name, 'player', ['none', 'axis', 'west', 'russia']),
        ruledBy: ruler === '' ? null : ruler,
      },
    ];
  });
  return finished(reader, Object.fromEntries(nations));
};

/** Units that are mechanized from some Game-Turn on. @since 0.2.0 */
export interface Mechanized {
  readonly nation: string;
  /** `'mechanized'`: only units of that type; `'all'`: every unit of the nation. */
  readonly units: 'mechanized' | 'all';
  /** Game-Turn. */
  readonly from: number;
  /** The case that says so and may be left out of a game; null for the base game. */
  readonly case: string | null;
}

const MECHANIZED_COLUMNS = ['nation', 'units', 'from', 'case'];

/** The table that is used when nobody loads the printed one. @since 0.2.0 */
export const mechanizedData: Table<string> = {
  id: 'spi-mechanized',
  title: 'Mechanized Units',
  notice:
    'The Free French and the German option are printed in the errata, German armor in a description of the game. Which others case 5.33 names is not known; the Americans and, from 1943, the British are reconstructed.',
  columns: MECHANIZED_COLUMNS,
  rows: ['German armor', 'USA', 'Britain', 'Free French', 'Germany, fully motorized'],
  cells: [
    row('s', 'Germany', 'mechanized', 'start', ''),
    row('r', 'USA', 'all', 'start', ''),
    row('r', 'Britain', 'all', '1/1943', ''),
    row('p', 'Free French', 'all', '1/1943', '5.33'),
    row('p', 'Germany', 'all', 'start', '17.7'),
  ],
};

/** The rows of the table, or what is wrong with them. @since 0.2.0 */
export const compileMechanized = (data: Table<string>): Either<NonEmpty<TableError>, ReadonlyArray<Mechanized>> => {
  const reader = makeReader(data);
  reader.expect(null, MECHANIZED_COLUMNS);
  return finished(
    reader,
    data.rows.map((name) => ({
      nation: reader.text(name, 'nation'),
      units: reader.word(name, 'units', ['mechanized', 'all']),
      from: fromOf(name, reader),
      case: reader.text(name, 'case') || null,
    })),
  );
};
