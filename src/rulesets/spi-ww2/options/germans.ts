/**
 * Options about the German army: overruns, motorization, mobile defense; and the counterattack.
 * @rule SPI 17.6, 17.7, 17.8, 17.9
 * @module
 */
import type { Amendment } from '../../../kernel/amendment.js';
import { type Check, checksAbout } from '../../../kernel/rule.js';
import { spi } from '../cases.js';
import { counterRoll, counterStep, standStep } from '../combat/counter.js';
import { evasionStep } from '../combat/evasion.js';
import { exceptGermans, movesFirst, oneHexAPhase } from '../overrun.js';
import { GERMANY, hexName, unitName } from '../position.js';
import type { OverrunQuery, SpiRules } from '../rules.js';
import type { Board } from '../board.js';
import { OVERRAN, OVERRAN_TWICE } from '../state.js';
import { INFANTRY, MECHANIZED, type UnitIx } from '../unit.js';

const isGerman = (board: Board, unit: UnitIx): boolean => board.nations[board.roster.nation[unit]].name === GERMANY;

/** Whether a group may use the German capability. @rule SPI 17.6 (SPI-17.6.1, AMB-SPI-61) */
const german = (board: Board, units: ReadonlyArray<UnitIx>): boolean =>
  board.readings['overrun-mixed'] === 'any' ? units.some((u) => isGerman(board, u)) : units.every((u) => isGerman(board, u));

const OVERRUNS = spi(
  '17.6',
  ['SPI-17.6.1', 'SPI-17.6.2', 'SPI-17.6.3', 'SPI-17.6.4', 'SPI-17.6.5'],
  'Germans overrun more than once in a phase and ignore the zones of everything that they will overrun; they move first.',
  'option',
);

const times = checksAbout<OverrunQuery>((q) => ({ subject: [...q.units.map((u) => unitName(q.pos, u)), hexName(q.pos, q.target)], params: {} }))(
  OVERRUNS,
  'overrun/twice',
  (q) => q.pos.board.readings['overrun-number'] !== 'two' || !german(q.pos.board, q.units) || q.units.every((u) => overruns(q, u) < 2),
  () => 'By the reading in force a German unit overruns twice in a phase.',
);
const overruns = (q: OverrunQuery, unit: UnitIx): number => {
  const status = q.pos.state.units.status[unit];
  const done = (status & OVERRAN_TWICE) !== 0 ? 2 : (status & OVERRAN) !== 0 ? 1 : 0;
  return done + q.pos.state.announced.filter((a) => a.target !== q.target && a.units.includes(unit)).length;
};

/** Germans alone move first under the option. */
const germansFirst: Check<OverrunQuery> = { ...movesFirst, ref: OVERRUNS, holds: (q) => !german(q.pos.board, q.units) || movesFirst.holds(q) };

/** Increased German overrun capability. */
export const overrunCapability: Amendment<SpiRules> = {
  id: '17.6',
  ref: OVERRUNS,
  does: 'change',
  touches: ['overrunLimits', 'overrunOrder', 'zonesIgnored'],
  excludes: [],
  slice: null,
  to: (rules) => ({
    ...rules,
    // how often is lifted; the approach is not: of the zones that it minds, those of the plan are void already
    overrunLimits: [...rules.overrunLimits.map((check) => (check.code === oneHexAPhase.code ? exceptGermans(check, (q) => german(q.pos.board, q.units)) : check)), times],
    overrunOrder: [...rules.overrunOrder, germansFirst],
    zonesIgnored: (board, units) => (german(board, units) ? 'all' : rules.zonesIgnored(board, units)),
  }),
};

/** Full motorization of the German army. */
export const motorization: Amendment<SpiRules> = {
  id: '17.7',
  ref: spi('17.7', ['SPI-17.7.1', 'SPI-17.7.2', 'SPI-17.7.3', 'SPI-17.7.4'], 'All German units are mechanized, and their points cost one.', 'option'),
  does: 'change',
  touches: ['mechanized', 'unitCost'],
  excludes: [],
  slice: null,
  to: (rules) => ({
    ...rules,
    mechanized: (board, nation, kind, turn) => board.nations[nation].name === GERMANY || rules.mechanized(board, nation, kind, turn),
    unitCost: (board, nation, kind) =>
      board.nations[nation].name === GERMANY && (kind === INFANTRY || (kind === MECHANIZED && board.readings['motorization-cost'] !== 'infantry'))
        ? board.tables.costs.fullyMotorized
        : rules.unitCost(board, nation, kind),
  }),
};

/** Mobile defense: before the die. */
export const mobileDefense: Amendment<SpiRules> = {
  id: '17.8',
  ref: spi(
    '17.8',
    ['SPI-17.8.1', 'SPI-17.8.2', 'SPI-17.8.3', 'SPI-17.8.4', 'SPI-17.8.5', 'SPI-17.8.6', 'SPI-17.8.7'],
    'German mechanized units may retreat before combat, unless the table dooms them.',
    'option',
  ),
  does: 'add',
  touches: ['course', 'steps', 'judgesDefenders'],
  excludes: [],
  slice: null,
  to: (rules) => ({ ...rules, judgesDefenders: true, steps: { ...rules.steps, evasion: evasionStep }, course: ['evasion', ...rules.course] }),
};

/** The counterattack: after the losses, before the retreat. Overruns have no course, so nobody strikes back at them. */
export const counterattack: Amendment<SpiRules> = {
  id: '17.9',
  ref: spi(
    '17.9',
    [
      'SPI-17.9.1', 'SPI-17.9.2', 'SPI-17.91.1', 'SPI-17.91.2', 'SPI-17.92.1', 'SPI-17.92.2', 'SPI-17.92.3', 'SPI-17.92.4',
      'SPI-17.93.1', 'SPI-17.93.2', 'SPI-17.93.3', 'SPI-17.93.4', 'SPI-17.94.1',
    ],
    'Whoever is attacked may counterattack, and hold his ground when he inflicts as much as he lost.',
    'option',
  ),
  does: 'add',
  touches: ['course', 'steps', 'rolls', 'judgesDefenders'],
  excludes: [],
  slice: null,
  to: (rules) => ({
    ...rules,
    judgesDefenders: true,
    steps: { ...rules.steps, counter: counterStep, stand: standStep },
    course: rules.course.flatMap((step) => (step === 'retreat' ? ['counter', 'stand', 'retreat'] : [step])),
    rolls: { ...rules.rolls, counter: (pos, die) => counterRoll(pos, die) },
  }),
};
