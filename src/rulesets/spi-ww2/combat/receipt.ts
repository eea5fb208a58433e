/**
 * An attack reckoned out for people: strengths, the differential with the rules that shift it, and the exact chance of each
 * loss with the sources of its cells.
 * @rule SPI 8.3, 8.6, 9.7
 * @module
 */
import { addRational, DIE, type Rational, rational, showRational } from '../../../kernel/chance.js';
import type { HexIx } from '../../../kernel/hex.js';
import { citation, type RuleRef } from '../../../kernel/rule.js';
import type { Source } from '../../../kernel/table.js';
import type { Tally } from '../../../kernel/tally.js';
import { spi } from '../cases.js';
import { outOfSupply, type Position } from '../position.js';
import type { AttackQuery } from '../rules.js';
import type { UnitIx } from '../unit.js';
import { brackets, counted, hexText, signed, unitText, unitsText } from '../wording.js';
import { attackColumn, attackStrength, differentialTally } from './declare.js';

/** The rule of the table: what logs and explanations cite for a column and its results. */
export const TABLE = spi('8.3', [], 'One die and the differential give the strength points that the defender loses.');
const RETREAT = spi('8.6', [], 'Any loss makes the survivors retreat one hex.');
const WEAK = spi('9.7', [], 'Units out of supply attack with half their strength.');

/** A loss that can come up, its chance, and the throws that give it. */
export interface Chance {
  readonly loss: number;
  readonly weight: Rational;
  readonly throws: ReadonlyArray<{ readonly die: number; readonly source: Source }>;
}

/** Where a cell of the results table is from. */
export const sourceOf = (pos: Position, die: number, column: number): Source => {
  const { data } = pos.board.tables;
  return data.combat.cells[data.combat.rows.indexOf(String(die))][column].source;
};

/** What each throw gives in a column, the smallest loss first. @rule SPI 8.3 */
export const chancesOf = (pos: Position, column: number): ReadonlyArray<Chance> => {
  const found = new Map<number, { loss: number; weight: Rational; throws: { die: number; source: Source }[] }>();
  for (const die of DIE) {
    const loss = pos.board.tables.combat.losses[die - 1][column];
    const chance = found.get(loss) ?? { loss, weight: rational(0, 1), throws: [] };
    chance.weight = addRational(chance.weight, rational(1, DIE.length));
    chance.throws.push({ die, source: sourceOf(pos, die, column) });
    found.set(loss, chance);
  }
  return [...found.values()].sort((a, b) => a.loss - b.loss);
};

/** `'+4'`, `'0'`: the head of a column. */
export const columnText = (pos: Position, column: number): string => `${column === 0 ? '0' : `+${column}`}${column === pos.board.tables.combat.columns.length - 1 ? ' (the last one)' : ''}`;

/** What a loss does to a stack of some strength points. */
const effectText = (strength: number, loss: number, retreats: boolean): string => {
  if (loss === 0) return 'no loss';
  if (loss >= strength) return `loss ${loss}: destroyed, all ${strength}`;
  return `loss ${loss}: ${strength - loss} of ${strength} left${retreats ? ', retreat' : ''}`;
};

/** `'  1/3 loss 1: 2 of 3 left, retreat (die 5, 6; reconstructed)'`, one line for each loss. */
export const chanceLines = (pos: Position, column: number, strength: number, retreats = true): ReadonlyArray<string> =>
  chancesOf(pos, column).map(
    (c) => `  ${showRational(c.weight)} ${effectText(strength, c.loss, retreats)} (die ${c.throws.map((t) => t.die).join(', ')}; ${[...new Set(c.throws.map((t) => t.source))].join(', ')})`,
  );

/** An attack reckoned out. */
export interface Receipt {
  readonly query: AttackQuery;
  /** Strength points against strength points, then what shifts the differential. */
  readonly differential: Tally;
  /** Column of the table, -1 when the attack is not allowed. */
  readonly column: number;
  readonly attack: number;
  readonly defense: number;
}

/** The receipt of an attack, whether it is legal or not. */
export const receiptOf = (query: AttackQuery): Receipt => ({
  query,
  differential: differentialTally(query),
  column: attackColumn(query),
  attack: query.attackers.reduce((sum, u) => sum + attackStrength(query.pos, u), 0),
  defense: query.defenders.reduce((sum, u) => sum + query.pos.state.units.sp[u], 0),
});

/** `'germany-infantry-01 (3, out of supply: 1)'`. */
const attackerText = (pos: Position, unit: UnitIx): string =>
  outOfSupply(pos, unit) ? `${unitText(pos, unit).slice(0, -1)}, out of supply: ${attackStrength(pos, unit)})` : unitText(pos, unit);

/** Rules that shaped an attack, each once. */
export const receiptRefs = ({ query, differential }: Receipt): ReadonlyArray<RuleRef> => [
  TABLE,
  ...differential.lines.map((l) => l.ref),
  ...(query.attackers.some((u) => outOfSupply(query.pos, u)) ? [WEAK] : []),
];

/** `'8 against 3: +5; −1 [SPI 8.3]; differential +4'`. */
export const shiftText = (attack: number, defense: number, { base, lines, total }: Tally): string =>
  `${attack} against ${defense}: ${signed(base)}${lines.map((l) => `; ${signed(l.value)} [${citation(l.ref)}: ${l.ref.gist.replace(/\.$/, '')}]`).join('')}${lines.length === 0 ? '' : `; differential ${signed(total)}`}`;

/** Who attacks whom, and with what differential: two lines. */
export const receiptLines = (receipt: Receipt): ReadonlyArray<string> => {
  const { query, attack, defense, differential, column } = receipt;
  const { pos, target, attackers, defenders } = query;
  const weak = attackers.some((u) => outOfSupply(pos, u)) ? brackets([WEAK]) : '';
  return [
    `Attack on ${hexText(pos, target)}: ${attackers.map((u) => attackerText(pos, u)).join(', ')}${weak} against ${unitsText(pos, defenders)}`,
    `${shiftText(attack, defense, differential)}; ${column < 0 ? 'no column' : `column ${columnText(pos, column)}`}${brackets([TABLE])}`,
  ];
};

/** What can come of an attack, with exact chances: a heading and a line for each loss. */
export const outcomeLines = ({ query, column, defense }: Receipt): ReadonlyArray<string> =>
  column < 0 ? [] : [`Chances on the column ${columnText(query.pos, column)}${brackets([TABLE, RETREAT])}:`, ...chanceLines(query.pos, column, defense)];

/** `'Die 4: 1 strength point lost'`, for a column of the table. */
export const thrownText = (pos: Position, die: number, column: number): string => {
  const loss = pos.board.tables.combat.losses[die - 1][column];
  return `Die ${die} on the column ${columnText(pos, column)}: ${loss === 0 ? 'no loss' : `${counted(loss, 'strength point')} lost`} (cell ${sourceOf(pos, die, column)})`;
};

/** A hex of attackers struck at, and the differential of the blow. @rule SPI 17.92 */
export const counterText = (pos: Position, hex: HexIx, differential: number | null, column: number): string =>
  `Counterattack on ${hexText(pos, hex)}: ${differential === null ? 'no survivors in supply' : `differential ${signed(differential)}`}, ${column < 0 ? 'not allowed' : `column ${columnText(pos, column)}`}`;
