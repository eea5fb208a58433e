/**
 * In their first winter in the East the Axis powers, but for the Finns, attack worse.
 * @rule FITE 29D1a
 * @module
 */
import type { Amendment } from '../../kernel/amendment.js';
import type { ModifierRule } from '../../kernel/tally.js';
import { weatherAt, weatherColumn } from '../europa/board.js';
import { type HalfMonth, isWithin } from '../europa/halfMonth.js';
import type { AttackQuery, EuropaRules } from '../europa/rules.js';
import { fite } from './cases.js';

/** From November 1941 to June 1942. Secondary: known from a play aid. */
const FIRST: HalfMonth = { year: 1941, month: 11, half: 1 };
const LAST: HalfMonth = { year: 1942, month: 6, half: 2 };

const HARDENED = 'Finland';
const SOVIET = 'Soviet Union';
const AXIS = 0;

const firstWinterModifier: ModifierRule<AttackQuery> = {
  ref: fite('29D1a', ['ER-29D1a.6'], 'In snow and winter of 1941–42 attacks on Soviet units in which Axis units other than Finns take part have 1 less on the die.'),
  op: 'add',
  value: ({ pos, target, attackers, defenders }) => {
    const { board, state } = pos;
    const nation = (unit: number): string => board.roster.units[unit].nation;
    if (!isWithin(board.setting.date(state.turn), FIRST, LAST) || weatherColumn(weatherAt(board, state.turn, target)) !== 'winter') return 0;
    const suffers = attackers.some((u) => board.unitSide[u] === AXIS && nation(u) !== HARDENED);
    return suffers && defenders.some((u) => nation(u) === SOVIET) ? -1 : 0;
  },
};

/**
 * What the first winter does to attacks of the Axis; Europa Reform has its headquarters fail instead.
 * @rule FITE 29D1a
 * @since 0.3.0
 */
export const firstWinterAttacks: Amendment<EuropaRules> = {
  id: 'FITE-29D1a',
  ref: firstWinterModifier.ref,
  does: 'add',
  touches: ['dieModifiers'],
  excludes: [],
  slice: null,
  to: (rules) => ({ ...rules, dieModifiers: [...rules.dieModifiers, firstWinterModifier] }),
};

/** The die modifiers without it. @rule REFORM 29D1a (ER-29D1a.6) */
export const withoutFirstWinter = (modifiers: EuropaRules['dieModifiers']): EuropaRules['dieModifiers'] => modifiers.filter((m) => m !== firstWinterModifier);
