/**
 * The surprise turn: no overruns in it, no exploitation, and headquarters are paid for before it.
 * @rule REFORM 31F1 (ER-31F1.1, ER-31F1.2, ER-31F1.4, ER-31F1.5)
 * @module
 */
import type { Amendment } from '../../kernel/amendment.js';
import type { Check } from '../../kernel/rule.js';
import type { ActivationQuery } from '../europa/activation.js';
import { hexName, unitName } from '../europa/position.js';
import { type Reading, reading, withReadings } from '../europa/readings.js';
import type { EuropaRules, OverrunQuery } from '../europa/rules.js';
import type { PhaseName } from '../europa/state.js';
import { inSurprise, isSurpriseTurn } from '../fire-in-the-east/surprise.js';
import { reform } from './cases.js';

/** Defaults are the first value of each. */
export const surpriseTurnReadings: ReadonlyArray<Reading> = [
  reading('surprise-initial-phase', 'AMB-ER-150', 'REFORM 31F1, 12H', 'Has the surprise turn an initial phase?',
    { none: 'No: headquarters of the regular turn after it are paid for before play.', full: 'Yes: supply is judged in it and points arrive. What is paid for before it or in it is for the regular turn.' },
    'The payment is made before the game begins, and income begins with the regular turn.'),
];

const NO_OVERRUNS = reform('31F1', ['ER-31F1.1'], 'No overruns are made in the surprise turn, not even of units without defense strength.');
const NO_EXPLOITATION = reform('31F1', ['ER-31F1.2', 'ER-31F1.4', 'ER-31F1.5'], 'The surprise turn has no exploitation phase; the Axis alone pays for headquarters before it. It may be left to aircraft.');
const AXIS_PAYS = reform('31F1', ['ER-31F1.4'], 'Before the surprise turn the Axis player may pay for headquarters that are to be active in his regular one.');

const noOverruns: Check<OverrunQuery> = {
  ref: NO_OVERRUNS,
  code: 'overrun/surprise-turn',
  holds: (q) => !inSurprise(q.pos),
  breach: (q) => ({
    subject: [...q.units.map((u) => unitName(q.pos, u)), hexName(q.pos, q.target)],
    detail: `Nobody overruns in the surprise turn; attack ${hexName(q.pos, q.target)} in its combat phase, or overrun in the regular turn after it.`,
    params: { target: hexName(q.pos, q.target) },
  }),
};

/** Whether play begins with a surprise turn that is still to come. */
const liesAhead = ({ pos }: ActivationQuery): boolean => pos.state.phase === 'deployment' && pos.board.setting.playerTurns.some((_, t) => isSurpriseTurn(pos, t));

const axisPays: Check<ActivationQuery> = {
  ref: AXIS_PAYS,
  code: 'hq/axis-pays-before',
  holds: (q) => !liesAhead(q) || q.pos.board.unitSide[q.hq] === 0,
  breach: ({ pos, hq }) => ({
    subject: [unitName(pos, hq)],
    detail: `Before the surprise attack only the Axis pays for headquarters; pay for ${unitName(pos, hq)} in an initial phase of its own.`,
    params: { unit: unitName(pos, hq) },
  }),
};

const EXPLOITATION: ReadonlyArray<PhaseName> = ['exploitation', 'exploitationCombat'];

/**
 * The surprise turn as the article has it.
 * @rule REFORM 31F1
 * @since 0.3.0
 */
export const surpriseTurn: Amendment<EuropaRules> = {
  id: 'REFORM-31F1',
  ref: NO_EXPLOITATION,
  does: 'change',
  touches: ['phasesOf', 'overrunChecks', 'activation', 'readings'],
  excludes: [],
  slice: null,
  to: (rules) => ({
    ...rules,
    phasesOf: (board, playerTurn) => {
      const phases = rules.phasesOf(board, playerTurn);
      if (!isSurpriseTurn({ board }, playerTurn)) return phases;
      const own = phases.filter((p) => !EXPLOITATION.includes(p) && p !== 'initial');
      return board.readings['surprise-initial-phase'] === 'full' ? ['initial', ...own] : own;
    },
    overrunChecks: [...rules.overrunChecks, noOverruns],
    activation: {
      ...rules.activation,
      turn: (pos) => (inSurprise(pos) ? pos.state.turn : rules.activation.turn(pos)),
      paying: [...rules.activation.paying, axisPays],
    },
    readings: withReadings(rules.readings, surpriseTurnReadings),
  }),
};
