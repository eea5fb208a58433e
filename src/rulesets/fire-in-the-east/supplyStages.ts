/**
 * How long a unit has been without supply, and what that does to it.
 * @rule FITE 12D, 5 (reduced zones)
 * @module
 */
import type { Amendment } from '../../kernel/amendment.js';
import type { ModifierRule } from '../../kernel/tally.js';
import { motorized } from '../boot-camp/movement.js';
import type { EuropaEvent } from '../europa/event.js';
import { outOfSupply, type Position } from '../europa/position.js';
import type { CombatantQuery, EuropaRules, Hook, UnitQuery } from '../europa/rules.js';
import { turnsUnsupplied, UNSUPPLIED, UNSUPPLIED_SHIFT } from '../europa/state.js';
import { fite } from './cases.js';

/** Player turns of each stage: the first two are U-1, the next two U-2, and so on. */
const TURNS_A_STAGE = 2;
const MOST_TURNS = UNSUPPLIED >> UNSUPPLIED_SHIFT;
/** From this stage on everything suffers. */
const LONG = 2;

/** The stage of a unit that has been without supply for so many player turns: 0 in supply, 1 to 4 for U-1 to U-4. @rule FITE 12D @since 0.3.0 */
export const supplyStage = (turns: number): number => Math.ceil(turns / TURNS_A_STAGE);

/** The stage of a unit. */
export const stageOf = ({ state }: Position, unit: number): number => supplyStage(turnsUnsupplied(state.units.status[unit]));

const longUnsupplied = (status: number): boolean => supplyStage(turnsUnsupplied(status)) >= LONG;

/** Counts the player turns without supply once supply has been judged: those without it one more, the others none. @rule FITE 12D */
export const countTurns: Hook = ({ state }) => {
  const next = new Map<number, number[]>();
  state.units.hex.forEach((hex, unit) => {
    const status = state.units.status[unit];
    const turns = turnsUnsupplied(status);
    const now = hex < 0 || (status & 1) === 0 ? 0 : Math.min(turns + 1, MOST_TURNS);
    if (now !== turns) next.set(now, [...(next.get(now) ?? []), unit]);
  });
  return [...next]
    .sort(([a], [b]) => a - b)
    .map(([turns, units]): EuropaEvent => ({ type: 'unitsMarked', units, set: turns << UNSUPPLIED_SHIFT, clear: UNSUPPLIED }));
};

const MOVEMENT = fite('12D', [], 'Out of supply, c/m units have half their movement rating; from U-2 on all units have.');
const DEFENSE = fite('12D', [], 'From U-2 on a unit without supply defends with half its strength.');

const movementByStage: ModifierRule<UnitQuery> = {
  ref: MOVEMENT,
  op: 'times',
  value: ({ pos, unit }) => (outOfSupply(pos, unit) && (stageOf(pos, unit) >= LONG || motorized(pos.board, unit, pos.state.units.face[unit])) ? 0.5 : 1),
};

const defenseByStage: ModifierRule<CombatantQuery> = {
  ref: DEFENSE,
  op: 'times',
  atMost: 1,
  value: ({ pos, unit }) => (outOfSupply(pos, unit) && stageOf(pos, unit) >= LONG ? 0.5 : 1),
};

const isSupply = ({ ref }: { readonly ref: { readonly book: string; readonly case: string } }): boolean => ref.book === 'EBC' && ref.case === '12D';

/**
 * Stages of being out of supply. Attacks are halved from the first one on, as in Boot Camp.
 * @rule FITE 12D
 * @since 0.3.0
 */
export const supplyStages: Amendment<EuropaRules> = {
  id: 'FITE-12D',
  ref: fite('12D', [], 'What a unit without supply can do depends on how long it has been so: two player turns a stage, U-1 to U-4. From U-2 on its zone of control is reduced.'),
  does: 'replace',
  touches: ['allowance', 'defenseFactors', 'closing', 'marks', 'lastingMarks', 'reducedZone'],
  excludes: [],
  slice: null,
  to: (rules) => ({
    ...rules,
    allowance: [...rules.allowance.filter((m) => !isSupply(m)), movementByStage],
    defenseFactors: [...rules.defenseFactors.filter((m) => !isSupply(m)), defenseByStage],
    closing: { ...rules.closing, initial: [...(rules.closing.initial ?? []), countTurns] },
    marks: rules.marks | UNSUPPLIED,
    lastingMarks: rules.lastingMarks | UNSUPPLIED,
    reducedZone: longUnsupplied,
  }),
};
