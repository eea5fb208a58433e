/**
 * What stands against an overrun.
 * @rule EBC 13, 6A, 6B
 * @module
 */
import { type RuleViolation, violationsOf } from '../../../kernel/rule.js';
import type { Overrun } from '../action.js';
import { ebc } from '../cases.js';
import { namedHex, namedUnit, notAtHand, refusal } from '../legality.js';
import { overrunQuery } from '../overrun.js';
import type { Position } from '../position.js';
import { immobile } from './immobile.js';

const GROUP = ebc('13', ['BC-13.3'], 'An overrun is made by one or more units, each named once.');

/** Every rule against an overrun; the units may be named in any order. */
export const overrunViolations = (pos: Position, action: Overrun): ReadonlyArray<RuleViolation> => {
  const { rules } = pos.board;
  const ids = action.units;
  if (ids.length === 0) return [refusal(GROUP, 'overrun/no-units', [action.target], `No unit is named for the overrun of ${action.target}; name at least one.`)];
  const twice = ids.find((id, i) => ids.indexOf(id) !== i);
  if (twice !== undefined) return [refusal(GROUP, 'overrun/named-twice', [twice], `${twice} is named twice; name each overrunner once.`)];
  const units = ids.map((id) => namedUnit(pos, id));
  const target = namedHex(pos, action.target);
  const unknown = [...units.flatMap((u) => u.wrong), ...target.wrong];
  if (unknown.length > 0) return unknown;
  const idle = units.flatMap((u, i) => notAtHand(pos, u.ix, ids[i]));
  if (idle.length > 0) return idle;
  const q = overrunQuery(pos, units.map((u) => u.ix), target.ix, action.by);
  return [
    ...units.flatMap((u, i) => immobile(pos, u.ix, ids[i])),
    ...[rules.overrunChecks, rules.overrunLimits, rules.overrunOdds, rules.overrunGroup].flatMap((checks) => violationsOf(checks, q)),
  ];
};
