/**
 * An overrun reckoned out for people: every strength with its factors, and the odds.
 * @rule EBC 13
 * @module
 */
import type { Figure } from '../../../engine/game.js';
import { citation, type RuleRef } from '../../../kernel/rule.js';
import type { Tally } from '../../../kernel/tally.js';
import { ebc } from '../cases.js';
import { asAttack, OVERRUN_ODDS, overrunStrengths, overrunTally } from '../overrun.js';
import type { OverrunQuery } from '../rules.js';
import { STRENGTH } from '../state.js';
import { groundText, hexsideText, hexText, strengthText, unitText } from '../wording.js';
import { type Combatant, strengthReceipt } from './receipt.js';
import { defenseTally } from './strength.js';

/** The rule of overruns, which log and explanations cite. */
export const OVERRUN = ebc(
  '13',
  ['BC-13.5', 'BC-13.6', 'BC-13.14'],
  'With odds of 10:1, found as in combat but without air points or dice, moving units eliminate everybody in an adjacent hex and enter it.',
);

/** An overrun reckoned out, legal or not. */
export interface OverrunReceipt {
  readonly query: OverrunQuery;
  readonly overrunners: ReadonlyArray<Combatant>;
  readonly defenders: ReadonlyArray<Combatant>;
  /** Totals in 1/256. */
  readonly attack: number;
  readonly defense: number;
}

/** The receipt of an overrun. */
export const overrunReceipt = (query: OverrunQuery): OverrunReceipt => {
  const q = asAttack(query);
  const label = (unit: number): string => unitText(query.pos, unit);
  return {
    query,
    overrunners: q.attackers.map((unit) => ({ unit, tally: overrunTally(q, unit), label: label(unit) })),
    defenders: q.defenders.map((unit) => ({ unit, tally: defenseTally(q, unit), label: label(unit) })),
    ...overrunStrengths(query),
  };
};

/** Decimals of a ratio that are shown; the rest is dropped, so that 10:1 is never shown for less. */
const SHOWN = 100;

/** `'9.5 against 1 → 9.5:1; 10:1 is needed [EBC 13]'`. */
export const overrunOddsText = ({ attack, defense }: OverrunReceipt): string => {
  const ratio = defense === 0 ? 'no defense' : `${Math.floor((attack * SHOWN) / defense) / SHOWN}:1`;
  return `${strengthText(attack)} against ${strengthText(defense)} → ${ratio}; ${OVERRUN_ODDS}:1 is needed [${citation(OVERRUN)}]`;
};

/** The overrun in lines: first the odds, then everybody in it. */
export const overrunLines = (receipt: OverrunReceipt): ReadonlyArray<string> => {
  const { pos, target, from, dir } = receipt.query;
  const across = from < 0 ? '' : hexsideText(pos, from, dir);
  return [
    `Overrun of ${hexText(pos, target)} (${groundText(pos, target)})${from < 0 ? '' : ` from ${hexText(pos, from)}`}${across === '' ? '' : ` across ${across}`}: ${overrunOddsText(receipt)}`,
    ...receipt.overrunners.map((c) => `Overrunner ${c.label}: ${strengthReceipt(c.tally)}`),
    ...receipt.defenders.map((c) => `Defender ${c.label}: ${strengthReceipt(c.tally)}`),
  ];
};

/** Every rule that the receipt cites, each once. */
export const overrunRefs = (receipt: OverrunReceipt): ReadonlyArray<RuleRef> => [
  ...new Set([OVERRUN, ...[...receipt.overrunners, ...receipt.defenders].flatMap((c) => c.tally.lines.map((l) => l.ref))]),
];

/** The receipt as figures: everybody, then both totals. */
export const overrunFigures = (receipt: OverrunReceipt): ReadonlyArray<Figure> => {
  const plain = (total: number): Tally => ({ base: total, lines: [], total });
  return [
    ...receipt.overrunners.map((c) => ({ label: `overrunner ${c.label}`, tally: c.tally, unit: STRENGTH })),
    ...receipt.defenders.map((c) => ({ label: `defender ${c.label}`, tally: c.tally, unit: STRENGTH })),
    { label: 'attack strength', tally: plain(receipt.attack), unit: STRENGTH },
    { label: 'defense strength', tally: plain(receipt.defense), unit: STRENGTH },
  ];
};
