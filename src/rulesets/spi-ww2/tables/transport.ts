/**
 * The Allied Naval Transport and Amphibious Transport Availability Track.
 * @rule SPI 5.72, 5.86, 17.5
 * @module
 */
import type { TableError } from '../../../engine/tableError.js';
import type { Table } from '../../../kernel/table.js';
import type { Either, NonEmpty } from '../../../prelude.js';
import { finished, makeReader, row } from './reader.js';
import { LAST_TURN, turnName } from './turn.js';

/** Points of one Game-Turn. @since 0.2.0 */
export interface TransportPoints {
  /** Naval Transport Points. */
  readonly naval: number;
  /** Amphibious Transport Points. */
  readonly amphibious: number;
}

/** The track. Shape: `track[Game-Turn - 1]`. Absolute numbers, which may fall. @since 0.2.0 */
export type TransportTrack = ReadonlyArray<TransportPoints>;

const COLUMNS = ['naval', 'amphibious'];

const NUMBERS: ReadonlyArray<readonly [naval: number, amphibious: number]> = [
  [4, 0],
  [4, 0],
  [4, 0],
  [4, 0],
  [5, 0],
  [5, 0],
  [5, 0],
  [5, 0],
  [5, 0],
  [6, 1],
  [6, 1],
  [6, 1],
  [7, 2],
  [9, 4],
  [8, 2],
  [8, 2],
  [10, 5],
  [9, 3],
  [9, 3],
  [12, 8],
  [12, 3],
  [12, 2],
  [12, 2],
  [12, 2],
];

/** The track that is used when nobody loads the printed one. @since 0.2.0 */
export const transportData: Table<string> = {
  id: 'spi-transport',
  title: 'Allied Naval Transport / Amphibious Transport Availability Track',
  notice: 'Not the published track, which could not be had: its meaning is printed in the errata, all its numbers are reconstructed.',
  columns: COLUMNS,
  rows: NUMBERS.map((_, i) => turnName(i + 1)),
  cells: NUMBERS.map((points) => row('r', ...points)),
};

/** The track ready for use, or what is wrong with it: every Game-Turn of the war needs its row, rows come in order. @since 0.2.0 */
export const compileTransport = (data: Table<string>): Either<NonEmpty<TableError>, TransportTrack> => {
  const reader = makeReader(data);
  const turns = Array.from({ length: LAST_TURN }, (_, i) => turnName(i + 1));
  reader.expect(turns, COLUMNS);
  return finished(
    reader,
    turns.map((turn) => ({ naval: reader.whole(turn, 'naval', 0, 99), amphibious: reader.whole(turn, 'amphibious', 0, 99) })),
  );
};
