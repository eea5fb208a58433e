/**
 * How many units draw attack supply from one headquarters, and how far it moves.
 * @rule REFORM 12H (ER-12H.47, ER-12H.51 to ER-12H.62)
 * @module
 */
import type { Cell, Table } from '../../../kernel/table.js';

/** Kinds of headquarters by what they can supply. A Panzer Army’s counts as German. @since 0.3.0 */
export const HQ_KINDS = ['german', 'axis-allied', 'front'] as const;
export type HqKind = (typeof HQ_KINDS)[number];

/** Entries: a number of units, REs or movement points; null for as many as there are. */
const said = (...values: ReadonlyArray<number | null>): ReadonlyArray<Cell<number | null>> => values.map((value) => ({ value, source: 'printed' }));

/**
 * The limits of an active headquarters and those of an inactive one: attacking divisional units (corps and artillery divisions
 * among them); how many of these may be of another Axis nation; units that overrun; units below division that attack; REs and divisions
 * in each phase while it is inactive; movement points while it is active, and otherwise.
 * @since 0.3.0
 */
export const hqCapacityTable: Table<number | null> = {
  id: 'reform-hq-capacity',
  title: 'Headquarters (Europa Reform)',
  notice: 'All entries are stated in the text of the article.',
  columns: ['divisions', 'of-others', 'overrunning', 'non-divisional', 'inactive-res', 'inactive-divisions', 'movement-active', 'movement'],
  rows: HQ_KINDS,
  cells: [said(15, 3, null, null, 12, 3, 10, 10), said(10, 3, null, null, 12, 3, 8, 8), said(20, 0, null, null, 12, 3, 4, 8)],
};

/** What one kind of headquarters can supply in a phase; infinite where there is no limit. @since 0.3.0 */
export interface HqCapacity {
  /** Attacking divisional units while it is active. */
  readonly divisions: number;
  /** How many of them may belong to another Axis nation: an ally of Germany for a German one, Germany for an ally's. */
  readonly ofOthers: number;
  /** Overrunning units, and units below division that attack, while it is active. */
  readonly overrunning: number;
  readonly nonDivisional: number;
  /** While it is inactive: REs, and divisional units among them. */
  readonly inactiveRes: number;
  readonly inactiveDivisions: number;
}

const limit = (value: number | null): number => value ?? Number.POSITIVE_INFINITY;

/** The row of a kind of headquarters. @since 0.3.0 */
export const hqCapacity = (kind: HqKind, table: Table<number | null> = hqCapacityTable): HqCapacity => {
  const [divisions, ofOthers, overrunning, nonDivisional, inactiveRes, inactiveDivisions] = table.cells[HQ_KINDS.indexOf(kind)].map(({ value }) => limit(value));
  return { divisions, ofOthers, overrunning, nonDivisional, inactiveRes, inactiveDivisions };
};

/** Movement points of a headquarters, active or not. @rule REFORM 12H (ER-12H.11, ER-12H.12), 31C (ER-31C.4) @since 0.3.0 */
export const hqMovement = (kind: HqKind, active: boolean, table: Table<number | null> = hqCapacityTable): number =>
  limit(table.cells[HQ_KINDS.indexOf(kind)][table.columns.indexOf(active ? 'movement-active' : 'movement')].value);

/** The kind of the headquarters of a nation, as units name nations. @since 0.3.0 */
export const hqKindOf = (nation: string): HqKind => (nation === 'Germany' ? 'german' : nation === 'Soviet Union' ? 'front' : 'axis-allied');
