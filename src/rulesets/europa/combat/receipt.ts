/**
 * An attack reckoned out for people: every strength with its factors, the odds, the modifiers of the die, and
 * the exact chance of each result with the sources of its cells.
 * @rule EBC 9A, 9B, CRT
 * @module
 */
import type { Figure } from '../../../engine/game.js';
import { addRational, DIE, type Rational, rational, showRational } from '../../../kernel/chance.js';
import { clampRow } from '../../../kernel/crt.js';
import { directionTo } from '../../../kernel/hex.js';
import { citation, type RuleRef } from '../../../kernel/rule.js';
import type { Source } from '../../../kernel/table.js';
import { type Tally, tally } from '../../../kernel/tally.js';
import { airIn, type Support, type SupportMission } from '../air.js';
import { ebc } from '../cases.js';
import type { Board } from '../board.js';
import type { Crt } from '../crtTable.js';
import type { Position } from '../position.js';
import type { AttackQuery } from '../rules.js';
import type { TerrainEffect } from '../terrainChart.js';
import { type CombatSide, STRENGTH } from '../state.js';
import type { UnitIx } from '../unit.js';
import { factorText, groundText, hexsideText, hexText, signed, strengthText, unitText } from '../wording.js';
import { attackStrength, attackTally, defenseStrength, defenseTally, dieTally, type Odds, oddsOf, shelteredUnits } from './strength.js';

/** The rule of odds, which the log cites for the column. */
export const ODDS = ebc('9A', ['BC-9A.6', 'BC-9A.7', 'BC-9A.8'], 'The odds are the ratio of the totals, brought down to the next column of the table.');
const SHELTERED = ebc('9F1', ['BC-9F1.12', 'BC-9F1.13'], 'Units that retreated into the hex in this phase add nothing and share its fate.');
const TABLE = ebc('CRT', ['BC-CRT.3', 'BC-CRT.4'], 'The modified die roll and the odds give the cell of the results table.');

/** A result of the table with its exact chance. */
export interface Chance {
  readonly result: string;
  readonly weight: Rational;
  readonly cells: ReadonlyArray<{ readonly die: number; readonly row: string; readonly source: Source }>;
}

/** What each throw gives in a column, with a modifier. Results in order of the die. @rule EBC CRT (BC-CRT.3, BC-CRT.4) */
export const chancesOf = (crt: Crt, column: number, modifier: number): ReadonlyArray<Chance> => {
  const found: { result: string; weight: Rational; cells: { die: number; row: string; source: Source }[] }[] = [];
  for (const die of DIE) {
    const cell = crt.cell(die + modifier, column);
    const row = String(clampRow(crt.firstRow, crt.lastRow, die + modifier));
    let chance = found.find((c) => c.result === cell.value);
    if (chance === undefined) found.push((chance = { result: cell.value, weight: rational(0, 1), cells: [] }));
    chance.weight = addRational(chance.weight, rational(1, DIE.length));
    chance.cells.push({ die, row, source: cell.source });
  }
  return found;
};

/** `'DR 1/3 (die 3 → row 4, secondary; die 4 → row 5, reconstructed)'`. */
export const chanceText = (chance: Chance): string => {
  const cells = chance.cells.map((c) => `die ${c.die} → row ${c.row}, ${c.source}`).join('; ');
  return `${chance.result} ${showRational(chance.weight)} (${cells})`;
};

/** One unit's part in an attack. */
export interface Combatant {
  readonly unit: UnitIx;
  readonly tally: Tally;
  /** `'19 Inf XX (7-6) from 1915 across minor river hexside'`. */
  readonly label: string;
}

/** An attack reckoned out. */
export interface Receipt {
  readonly query: AttackQuery;
  readonly attackers: ReadonlyArray<Combatant>;
  readonly defenders: ReadonlyArray<Combatant>;
  readonly bystanders: ReadonlyArray<UnitIx>;
  /** Who gives the attackers attack supply, and what those lack that nobody serves; empty where the rules know none. */
  readonly supply: ReadonlyArray<string>;
  /** What air support adds to the ground strength of each side. */
  readonly support: Readonly<Record<CombatSide, Tally>>;
  readonly odds: Odds;
  readonly die: Tally;
  /** How much the attackers' armor would add to the die if no rule barred it; 0 where none does. */
  readonly barred: number;
  /** Name of the column, null below the lowest. */
  readonly column: string | null;
  /** Empty for an automatic result. */
  readonly chances: ReadonlyArray<Chance>;
}

/** The receipt of an attack, whether it is legal or not. */
export const receiptOf = (query: AttackQuery): Receipt => {
  const { pos, target } = query;
  const { crt, map } = pos.board;
  const odds = oddsOf(query);
  const die = dieTally(query);
  const from = (unit: UnitIx): string => {
    const hex = pos.state.units.hex[unit];
    const across = hexsideText(pos, hex, directionTo(map.neighbors, hex, target));
    return `from ${hexText(pos, hex)}${across === '' ? '' : ` across ${across}`}`;
  };
  return {
    query,
    attackers: query.attackers.map((unit) => ({ unit, tally: attackTally(query, unit), label: `${unitText(pos, unit)} ${from(unit)}` })),
    defenders: query.defenders.map((unit) => ({ unit, tally: defenseTally(query, unit), label: unitText(pos, unit) })),
    bystanders: shelteredUnits(pos, target),
    supply: pos.board.rules.attackSupply?.account(pos, target, query.attackers, 'attack') ?? [],
    support: {
      attacker: tally(attackStrength(query), pos.board.rules.attackSupport, query),
      defender: tally(defenseStrength(query), pos.board.rules.defenseSupport, query),
    },
    odds,
    die,
    barred: odds.automatic === null ? barredArmor(query, die) : 0,
    column: odds.column < 0 ? null : crt.data.columns[odds.column],
    chances: odds.automatic === null ? chancesOf(crt, odds.column, odds.modifier) : [],
  };
};

/** `'7 × 1/2 [EBC 9H] = 3.5'`; the number alone when nothing changes it. */
export const strengthReceipt = (tally: Tally): string =>
  tally.lines.length === 0
    ? strengthText(tally.total)
    : `${strengthText(tally.base)}${tally.lines.map((l) => ` ${l.op === 'times' ? `× ${factorText(l.value)}` : signed(l.value)} [${citation(l.ref)}]`).join('')} = ${strengthText(tally.total)}`;

/** `'-1 [EBC 9H], +2 [EBC 10] = +1'`; `'none'` when there are none. */
export const dieReceipt = (die: Tally): string =>
  die.lines.length === 0
    ? 'none'
    : `${die.lines.map((l) => `${signed(l.value)} [${citation(l.ref)}]`).join(', ')}${die.lines.length > 1 ? ` = ${signed(die.total)}` : ''}`;

const SUPPORT_OF: Readonly<Record<CombatSide, SupportMission>> = { attacker: 'oas', defender: 'das' };

const pointsText = (n: number): string => `${n} ${n === 1 ? 'point' : 'points'}`;

/**
 * `'Offensive air support: 10 points, capped at 7; 3.5 + 7 = 10.5 [EBC 15C2]'` for each side that has points in the hex, and those
 * that are no help: of another power, or where there is no strength to support.
 */
const supportLines = (receipt: Receipt): ReadonlyArray<string> => {
  const { pos, target, attackers, defenders } = receipt.query;
  const { board } = pos;
  return (['attacker', 'defender'] as const).flatMap((side) => {
    const mission = SUPPORT_OF[side];
    const units = side === 'attacker' ? attackers : defenders;
    const { base, lines } = receipt.support[side];
    const helps = (power: number): boolean => lines.length > 0 && units.some((u) => board.rules.air?.supports(board, power, board.roster.power[u]) === true);
    const here = airIn(pos.state).support.filter((s) => s.target === target && s.mission === mission);
    const sum = (of: ReadonlyArray<Support>): number => of.reduce((n, s) => n + s.points, 0);
    const points = sum(here.filter((s) => helps(s.power)));
    const idle = sum(here) - points;
    const name = `${mission === 'oas' ? 'Offensive' : 'Defensive'} air support`;
    return [
      ...lines.map((l) => {
        const capped = l.value < points * STRENGTH ? `, capped at ${strengthText(l.value)}` : '';
        return `${name}: ${pointsText(points)}${capped}; ${strengthText(base)} + ${strengthText(l.value)} = ${strengthText(base + l.value)} [${citation(l.ref)}]`;
      }),
      ...(idle === 0 ? [] : [`${name}: ${pointsText(idle)} in the hex that ${idle === 1 ? 'helps' : 'help'} none of these units`]),
    ];
  });
};

/** The attack in lines: first the odds, then each combatant, then the die and the chances. */
export const receiptLines = (receipt: Receipt): ReadonlyArray<string> => {
  const { pos, target } = receipt.query;
  const { odds } = receipt;
  return [
    `Attack on ${hexText(pos, target)} (${groundText(pos, target)}): ${oddsText(receipt)}`,
    ...receipt.attackers.map((c) => `Attacker ${c.label}: ${strengthReceipt(c.tally)}`),
    ...receipt.defenders.map((c) => `Defender ${c.label}: ${strengthReceipt(c.tally)}`),
    ...receipt.supply,
    ...supportLines(receipt),
    ...receipt.bystanders.map((u) => `In the hex since a retreat, adding nothing: ${unitText(pos, u)} [${citation(SHELTERED)}]`),
    odds.automatic === null ? `Die modifiers: ${dieReceipt(receipt.die)}` : `No die: automatic ${odds.automatic.result} [${citation(odds.automatic.ref)}]`,
    ...barredLines(receipt),
  ];
};

/** The rule that makes a ratio of the totals; against no defense there is none, but the rule of the automatic result. */
const oddsRef = ({ odds }: Receipt): RuleRef => (odds.defense === 0 && odds.automatic !== null ? odds.automatic.ref : ODDS);

/** `'34 against 9 → 3:1 [EBC 9A]'`, `'1 against 0 → no defense [EBC 9G]'`. */
export const oddsText = (receipt: Receipt): string => {
  const { attack, defense } = receipt.odds;
  const ratio = defense === 0 ? 'no defense' : (receipt.column ?? `below ${receipt.query.pos.board.crt.data.columns[0]}`);
  return `${strengthText(attack)} against ${strengthText(defense)} → ${ratio} [${citation(oddsRef(receipt))}]`;
};

/** A board whose fortifications let all armor count, whether a rule or the chart bars it. */
const withoutBars = (board: Board): Board => {
  const { rules, terrain } = board;
  const open = <T extends TerrainEffect | null>(effect: T): T => (effect !== null && rules.armorBars.has(effect.row) ? { ...effect, aec: 'both' } : effect);
  return {
    ...board,
    rules: { ...rules, armorBars: new Map() },
    terrain: { ...terrain, featureEffects: terrain.featureEffects.map(open), hexsideEffects: terrain.hexsideEffects.map(open) },
  };
};

const barredArmor = (query: AttackQuery, die: Tally): number => {
  const { board } = query.pos;
  if (board.rules.armorBars.size === 0) return 0;
  // what helps the attackers: by one reading the same bars keep the defenders’ armor from counting
  const gains = (tally: Tally): number => tally.lines.reduce((n, l) => n + Math.max(0, l.value), 0);
  return gains(dieTally({ ...query, pos: { ...query.pos, board: withoutBars(board) } })) - gains(die);
};

/** The rules of the bars, each once; none where they take nothing. */
const barRefs = ({ barred, query }: Receipt): ReadonlyArray<RuleRef> => (barred === 0 ? [] : [...new Set(query.pos.board.rules.armorBars.values())]);

/** `'Armor effects that do not count: +2 [FTF 19D]'`. */
const barredLines = (receipt: Receipt): ReadonlyArray<string> =>
  receipt.barred === 0 ? [] : [`Armor effects of the attackers that do not count here: ${signed(receipt.barred)} [${barRefs(receipt).map(citation).join(', ')}]`];

/** Every rule that the receipt cites, each once. */
export const receiptRefs = (receipt: Receipt): ReadonlyArray<RuleRef> => [
  ...new Set([
    oddsRef(receipt),
    ...[...receipt.attackers, ...receipt.defenders].flatMap((c) => c.tally.lines.map((l) => l.ref)),
    ...[receipt.support.attacker, receipt.support.defender].flatMap((t) => t.lines.map((l) => l.ref)),
    ...(receipt.bystanders.length > 0 ? [SHELTERED] : []),
    ...(receipt.odds.automatic === null ? [...receipt.die.lines.map((l) => l.ref), TABLE] : [receipt.odds.automatic.ref]),
    ...barRefs(receipt),
  ]),
];

/** The receipt as figures: each combatant, both totals, the die. */
export const receiptFigures = (receipt: Receipt): ReadonlyArray<Figure> => {
  const plain = (total: number): Tally => ({ base: total, lines: [], total });
  return [
    ...receipt.attackers.map((c) => ({ label: `attacker ${c.label}`, tally: c.tally, unit: STRENGTH })),
    ...receipt.defenders.map((c) => ({ label: `defender ${c.label}`, tally: c.tally, unit: STRENGTH })),
    ...(['attacker', 'defender'] as const).flatMap((side) =>
      receipt.support[side].lines.length === 0 ? [] : [{ label: `${side} with air support`, tally: receipt.support[side], unit: STRENGTH }],
    ),
    { label: 'attack strength', tally: plain(receipt.odds.attack), unit: STRENGTH },
    { label: 'defense strength', tally: plain(receipt.odds.defense), unit: STRENGTH },
    { label: 'die modifiers', tally: receipt.die, unit: 1 },
  ];
};

/** The chances as lines, with the sources of their cells and how far they can be trusted. */
export const chanceLines = (pos: Position, receipt: Receipt): ReadonlyArray<string> => chancesText(receipt.chances, pos.board.crt, receipt.column);

/** Chances of a column in lines. */
export const chancesText = (chances: ReadonlyArray<Chance>, crt: Crt, column: string | null): ReadonlyArray<string> => {
  if (chances.length === 0) return [];
  const unprinted = chances.flatMap((c) => c.cells).filter((c) => c.source !== 'printed').length;
  return [
    `Chances in the column ${column ?? crt.data.columns[0]} [${citation(TABLE)}]:`,
    ...chances.map((c) => `  ${chanceText(c)}`),
    ...(unprinted > 0 ? [`  ${unprinted} of these ${DIE.length} cells ${unprinted === 1 ? 'is' : 'are'} not printed in the rulebook and may be wrong.`] : []),
  ];
};
