/**
 * Beginning a fort or a permanent airfield in the own initial phase.
 * @rule EBC 14A1
 * @module
 */
import { allHold, type RuleViolation, violationsOf } from '../../../kernel/rule.js';
import type { Build, EuropaAction } from '../action.js';
import type { EuropaEvent } from '../event.js';
import { namedUnit, notAtHand } from '../legality.js';
import { isPhasing, type Position, unitName } from '../position.js';
import type { BuildQuery } from '../rules.js';
import type { UnitIx } from '../unit.js';
import { WORK_KINDS, type WorkKind } from '../works.js';

const buildQuery = (pos: Position, unit: UnitIx, work: WorkKind): BuildQuery => ({ pos, unit, work, hex: pos.state.units.hex[unit] });

/** What can be begun now, unit by unit. */
export const builds = (pos: Position): ReadonlyArray<Build> => {
  const { hex } = pos.state.units;
  const found: Build[] = [];
  for (let unit = 0; unit < hex.length; unit++) {
    if (hex[unit] < 0 || !isPhasing(pos, unit)) continue;
    for (const work of WORK_KINDS) if (allHold(pos.board.rules.buildChecks, buildQuery(pos, unit, work))) found.push({ type: 'build', unit: unitName(pos, unit), work });
  }
  return found;
};

/** Why a unit may not begin a work. */
export const buildViolations = (pos: Position, action: Build): ReadonlyArray<RuleViolation> => {
  const unit = namedUnit(pos, action.unit);
  if (unit.ix < 0) return unit.wrong;
  const idle = notAtHand(pos, unit.ix, action.unit);
  return idle.length > 0 ? idle : violationsOf(pos.board.rules.buildChecks, buildQuery(pos, unit.ix, action.work));
};

/** The beginning of a work, with the turn in which it will be finished. */
export const buildEvents = (pos: Position, action: Extract<EuropaAction, { type: 'build' }>): ReadonlyArray<EuropaEvent> => {
  const q = buildQuery(pos, pos.board.roster.ixOf.get(action.unit) ?? -1, action.work);
  return [{ type: 'workBegun', work: { kind: q.work, hex: q.hex, unit: q.unit, due: pos.board.rules.completion(q) } }];
};
