/**
 * Units of one army in hexes of the other: never, or, by a reading, on a way through that is not interrupted.
 * @rule FTF 19A (FF-19A.12), EBC 8B
 * @module
 */
import type { Check } from '../../kernel/rule.js';
import { afterStep, canLeave, type WayOut } from '../boot-camp/stacking.js';
import { type EuropaEvent, NO_EVENTS } from '../europa/event.js';
import { hexName, occupiedApart, type Position, unitName } from '../europa/position.js';
import type { EndQuery, OverrunQuery, StepQuery } from '../europa/rules.js';
import type { Readings } from '../europa/readings.js';
import { bindingWhen, type StepCheck } from '../europa/stepCheck.js';
import type { UnitIx } from '../europa/unit.js';
import { ftf } from './cases.js';
import { INTERVENTION, intervention } from './interventionState.js';
import { apartStep } from './theater.js';

const PASSAGE = ftf('19A', ['FF-19A.12'], 'By the reading in force a unit may pass through a hex of the other army if it moves on at once.', 'ruling');

/** Whether the reading in force lets units pass through hexes of the other army. */
export const moveOn = (readings: Readings): boolean => readings['passing-through'] === 'moving-on';

/** A way through: out of the hexes of the other army in the end. */
export const through = (): WayOut => ({ ignored: [apartOrPassing], mayStay: (pos, unit, hex) => !occupiedApart(pos, pos.board.roster.power[unit], hex) });

/** Into a hex of the other army only where passing is allowed, and only with a way on. */
export const apartOrPassing: Check<StepQuery> = {
  ...apartStep,
  holds: (q) => apartStep.holds(q) || (moveOn(q.pos.board.readings) && canLeave(afterStep(q), q.unit, through())),
  breach: (q) =>
    moveOn(q.pos.board.readings)
      ? {
          subject: [unitName(q.pos, q.unit), hexName(q.pos, q.to)],
          detail: `${unitName(q.pos, q.unit)} could not leave ${hexName(q.pos, q.to)} again, where units of the other army stand; it may only pass through.`,
          params: { unit: unitName(q.pos, q.unit), hex: hexName(q.pos, q.to) },
        }
      : apartStep.breach(q),
};

const waits = (pos: Position, units: ReadonlyArray<UnitIx>): boolean => {
  const { passing } = intervention(pos.state);
  return passing !== null && !units.includes(passing);
};
const waitText = (pos: Position): string => `${unitName(pos, intervention(pos.state).passing ?? -1)} is passing through a hex of the other army; it moves on before anything else.`;
const waiting = <Q extends { readonly pos: Position }>(units: (q: Q) => ReadonlyArray<UnitIx>): Check<Q> => ({
  ref: PASSAGE,
  code: 'soviet/passing',
  holds: (q) => !waits(q.pos, units(q)),
  breach: (q) => ({
    subject: [unitName(q.pos, intervention(q.pos.state).passing ?? -1)],
    detail: waitText(q.pos),
    params: { unit: unitName(q.pos, intervention(q.pos.state).passing ?? -1) },
  }),
});

export const passingStep: StepCheck = bindingWhen(moveOn, waiting((q) => [q.unit]));
export const passingOverrun: Check<OverrunQuery> = waiting((q) => q.units);
export const passingEnd: Check<EndQuery> = waiting(() => []);

/** Notes who is under way. */
export const notePassage = (pos: Position, e: EuropaEvent): ReadonlyArray<EuropaEvent> => {
  if ((e.type !== 'unitStepped' && e.type !== 'unitOverran') || !moveOn(pos.board.readings)) return NO_EVENTS;
  const now = intervention(pos.state);
  const passing = occupiedApart(pos, pos.board.roster.power[e.unit], e.to) ? e.unit : null;
  return passing === now.passing ? NO_EVENTS : [{ type: 'sliceWritten', key: INTERVENTION.key, value: { ...now, passing } }];
};
