/**
 * What checks of overruns are made of, whichever rule they carry out: questions about each overrunner, about the place and about
 * the way in.
 * @rule EBC 13, REFORM 13
 * @module
 */
import { BARRED } from '../../../../kernel/reach.js';
import { type Check, checksAbout, type RuleRef, violationsOf } from '../../../../kernel/rule.js';
import { stepQuery } from '../../../europa/movement.js';
import { overrunStep } from '../../../europa/overrun.js';
import { enemyIn, hexName, unitName } from '../../../europa/position.js';
import type { OverrunQuery, StepQuery } from '../../../europa/rules.js';
import type { UnitIx } from '../../../europa/unit.js';

export const names = (q: OverrunQuery, units: ReadonlyArray<UnitIx> = q.units): string => units.map((u) => unitName(q.pos, u)).join(', ');
export const target = (q: OverrunQuery): string => hexName(q.pos, q.target);
export const start = (q: OverrunQuery): string => hexName(q.pos, q.from);

/** A check of the overrunners together. */
export const check = checksAbout<OverrunQuery>((q) => ({
  subject: [...q.units.map((u) => unitName(q.pos, u)), target(q)],
  params: { units: q.units.map((u) => unitName(q.pos, u)).join(' '), from: q.from < 0 ? '' : start(q), target: target(q), by: q.by },
}));

/** A check of each overrunner by itself. What depends on where the units start is not asked of units that start from nowhere. */
export const each = (
  ref: RuleRef,
  code: string,
  meets: (q: OverrunQuery, unit: UnitIx) => boolean,
  detail: (q: OverrunQuery, offenders: ReadonlyArray<UnitIx>) => string,
): Check<OverrunQuery> => {
  const holds = (q: OverrunQuery): boolean => {
    if (q.dir < 0) return true;
    for (const u of q.units) if (!meets(q, u)) return false;
    return true;
  };
  const offenders = (q: OverrunQuery): ReadonlyArray<UnitIx> => q.units.filter((u) => !meets(q, u));
  return {
    ref,
    code,
    holds,
    breach: (q) => {
      const wrong = offenders(q);
      return {
        subject: [...wrong.map((u) => unitName(q.pos, u)), target(q)],
        detail: detail(q, wrong),
        params: { units: wrong.map((u) => unitName(q.pos, u)).join(' '), from: start(q), target: target(q), by: q.by },
      };
    },
  };
};

export const status = (q: OverrunQuery, unit: UnitIx): number => q.pos.state.units.status[unit];
export const holdsEnemy = (q: OverrunQuery): boolean => q.target >= 0 && enemyIn(q.pos, q.pos.board.playerTurns[q.pos.state.playerTurn].side, q.target);

const runs = (q: OverrunQuery): boolean => (q.pos.board.lines[q.from] & (1 << q.dir)) !== 0;

export const adjacentTo = (ref: RuleRef): Check<OverrunQuery> =>
  check(ref, 'overrun/not-adjacent', (q) => q.from < 0 || q.dir >= 0, (q) => `${target(q)} is not adjacent to ${start(q)}; overrun a hex beside the overrunners.`);

export const enemyThere = (ref: RuleRef): Check<OverrunQuery> =>
  check(ref, 'overrun/no-enemy', holdsEnemy, (q) => `${target(q)} holds no enemy unit; step into it instead.`);

export const roadInto = (ref: RuleRef): Check<OverrunQuery> =>
  check(ref, 'overrun/no-road', (q) => q.by === 'march' || q.dir < 0 || runs(q), (q) => `No road or railroad joins ${start(q)} and ${target(q)}; overrun by march.`);

export const terrainLets = (ref: RuleRef): Check<OverrunQuery> =>
  each(
    ref,
    'overrun/prohibited-terrain',
    (q, u) => overrunStep(q, u).cost !== BARRED || (q.by === 'road' && !runs(q)),
    (q, wrong) => `The terrain of ${target(q)} or of the hexside before it is prohibited to ${names(q, wrong)}; leave them out.`,
  );

/** Bars to a step that overruns lift, or that have an answer of their own. */
const NOT_ASKED: ReadonlySet<string> = new Set([
  'movement/not-adjacent',
  'movement/enemy-occupied',
  'movement/prohibited-terrain',
  'movement/no-line',
  'movement/not-enough-mp',
  'stacking/no-way-on',
]);
const entryChecks = (q: OverrunQuery): ReadonlyArray<Check<StepQuery>> => q.pos.board.stepChecks.filter((c) => !NOT_ASKED.has(c.code));

export const enters = (ref: RuleRef): Check<OverrunQuery> =>
  each(
    ref,
    'overrun/cannot-enter',
    (q, u) => {
      const step = stepQuery(q.pos, u, q.target, q.by);
      for (const c of q.pos.board.stepChecks) if (!NOT_ASKED.has(c.code) && !c.holds(step)) return false;
      return true;
    },
    (q, wrong) => wrong.flatMap((u) => violationsOf(entryChecks(q), stepQuery(q.pos, u, q.target, q.by)).map((v) => v.detail)).join(' '),
  );

export const together = (ref: RuleRef): Check<OverrunQuery> =>
  check(
    ref,
    'overrun/not-together',
    (q) => q.from >= 0,
    (q) =>
      `${names(q)} stand in different hexes (${[...new Set(q.units.map((u) => hexName(q.pos, q.pos.state.units.hex[u])))].join(', ')}); gather them in one hex beside ${target(q)} first.`,
  );
