/**
 * An overrun reckoned out for people: every strength with its factors, the odds, and what a die would decide.
 * @rule EBC 13, REFORM 13
 * @module
 */
import type { Figure } from '../../../engine/game.js';
import { citation, type RuleRef } from '../../../kernel/rule.js';
import type { Tally } from '../../../kernel/tally.js';
import { asAttack, overrunTally } from '../overrun.js';
import { overrunOddsOf } from '../overrunCourse.js';
import type { OverrunQuery } from '../rules.js';
import { STRENGTH } from '../state.js';
import { groundText, hexsideText, hexText, strengthText, unitText } from '../wording.js';
import { type Chance, chancesOf, type Combatant, dieReceipt, strengthReceipt } from './receipt.js';
import { defenseTally, dieTally } from './strength.js';

/** An overrun reckoned out, legal or not. */
export interface OverrunReceipt {
  readonly query: OverrunQuery;
  readonly overrunners: ReadonlyArray<Combatant>;
  readonly defenders: ReadonlyArray<Combatant>;
  /** Who gives the overrunners attack supply, and what those lack that nobody serves; empty where the rules know none. */
  readonly supply: ReadonlyArray<string>;
  /** Totals in 1/256. */
  readonly attack: number;
  readonly defense: number;
  /** Attackers to one defender, fractions dropped; `Infinity` where there is no defense. */
  readonly odds: number;
  /** The least odds that these units need. */
  readonly need: number;
  /** What a die would decide; null where none is thrown. */
  readonly die: { readonly column: string; readonly modifiers: Tally; readonly chances: ReadonlyArray<Chance> } | null;
}

/** The receipt of an overrun. */
export const overrunReceipt = (query: OverrunQuery): OverrunReceipt => {
  const q = asAttack(query);
  const { pos } = query;
  const { crt, rules } = pos.board;
  const label = (unit: number): string => unitText(pos, unit);
  const { attack, defense, odds, die } = overrunOddsOf(query);
  const modifiers = (bonus: number): Tally => {
    const plain = dieTally(q);
    const { table } = rules.overrunTerms;
    return bonus === 0 || table === null ? plain : { ...plain, lines: [...plain.lines, { ref: table.bonusRef, op: 'add', value: bonus }], total: plain.total + bonus };
  };
  return {
    query,
    overrunners: q.attackers.map((unit) => ({ unit, tally: overrunTally(q, unit), label: label(unit) })),
    defenders: q.defenders.map((unit) => ({ unit, tally: defenseTally(q, unit), label: label(unit) })),
    supply: rules.attackSupply?.account(pos, query.target, query.units, 'overrun') ?? [],
    attack,
    defense,
    odds,
    need: rules.overrunTerms.need(query),
    die: die === null ? null : { column: crt.data.columns[die.column], modifiers: modifiers(die.bonus), chances: chancesOf(crt, die.column, die.modifier) },
  };
};

/** Decimals of a ratio that are shown; the rest is dropped, so that 10:1 is never shown for less. */
const SHOWN = 100;

const oddsRef = ({ query }: OverrunReceipt): RuleRef => query.pos.board.rules.overrunTerms.refs.odds;

/** `'9.5 against 1 → 9.5:1; 10:1 is needed [EBC 13]'`, `'1 against 0 → no defense [EBC 13]'`. */
export const overrunOddsText = (receipt: OverrunReceipt): string => {
  const { attack, defense, need } = receipt;
  const ratio = defense === 0 ? 'no defense' : `${Math.floor((attack * SHOWN) / defense) / SHOWN}:1; ${need}:1 is needed`;
  return `${strengthText(attack)} against ${strengthText(defense)} → ${ratio} [${citation(oddsRef(receipt))}]`;
};

/** `'Overrun of 0505 Wieluń (woods) from 0504 across minor river hexside'`. */
export const overrunHeading = ({ pos, target, from, dir }: OverrunQuery): string => {
  const across = hexsideText(pos, from, dir);
  return `Overrun of ${hexText(pos, target)} (${groundText(pos, target)}) from ${hexText(pos, from)}${across === '' ? '' : ` across ${across}`}`;
};

/** How it is settled, where the rules throw dice for overruns. */
const dieLines = (receipt: OverrunReceipt): ReadonlyArray<string> => {
  const { table, refs } = receipt.query.pos.board.rules.overrunTerms;
  if (table === null) return [];
  if (receipt.defense === 0) return [`No die: whoever has no defense strength is lost to anybody with attack strength [${citation(table.defenselessRef)}]`];
  return receipt.die === null
    ? [`No die: at ${table.automatic}:1 and better everybody in the hex is lost [${citation(refs.gone)}]`]
    : [`Settled like an attack in the column ${receipt.die.column} [${citation(table.bonusRef)}]; die modifiers: ${dieReceipt(receipt.die.modifiers)}`];
};

/** The overrun in lines: first the odds, then everybody in it. */
export const overrunLines = (receipt: OverrunReceipt): ReadonlyArray<string> => [
  `${overrunHeading(receipt.query)}: ${overrunOddsText(receipt)}`,
  ...receipt.overrunners.map((c) => `Overrunner ${c.label}: ${strengthReceipt(c.tally)}`),
  ...receipt.defenders.map((c) => `Defender ${c.label}: ${strengthReceipt(c.tally)}`),
  ...receipt.supply,
  ...dieLines(receipt),
];

/** Every rule that the receipt cites, each once. */
export const overrunRefs = (receipt: OverrunReceipt): ReadonlyArray<RuleRef> => {
  const { table, refs } = receipt.query.pos.board.rules.overrunTerms;
  return [
    ...new Set([
      oddsRef(receipt),
      ...[...receipt.overrunners, ...receipt.defenders].flatMap((c) => c.tally.lines.map((l) => l.ref)),
      ...(table === null ? [] : receipt.die === null ? [receipt.defense === 0 ? table.defenselessRef : refs.gone] : [table.bonusRef, ...receipt.die.modifiers.lines.map((l) => l.ref)]),
    ]),
  ];
};

/** The receipt as figures: everybody, then both totals, then the die. */
export const overrunFigures = (receipt: OverrunReceipt): ReadonlyArray<Figure> => {
  const plain = (total: number): Tally => ({ base: total, lines: [], total });
  return [
    ...receipt.overrunners.map((c) => ({ label: `overrunner ${c.label}`, tally: c.tally, unit: STRENGTH })),
    ...receipt.defenders.map((c) => ({ label: `defender ${c.label}`, tally: c.tally, unit: STRENGTH })),
    { label: 'attack strength', tally: plain(receipt.attack), unit: STRENGTH },
    { label: 'defense strength', tally: plain(receipt.defense), unit: STRENGTH },
    ...(receipt.die === null ? [] : [{ label: 'die modifiers', tally: receipt.die.modifiers, unit: 1 }]),
  ];
};
