/**
 * Deployment before the first turn: each player sets up his units, one after another.
 * @rule FTF 21
 * @module
 */
import { listed } from '../../../engine/actionSet.js';
import { type RuleViolation, violationsOf } from '../../../kernel/rule.js';
import type { EuropaAction } from '../action.js';
import { ebc } from '../cases.js';
import { arrivals, entryHexes, mayAppear } from '../entry.js';
import { namedHex, namedUnit, refusal } from '../legality.js';
import { type Position, unitName } from '../position.js';
import { endOfPhase } from '../sequence.js';
import { nothing, type Part } from './phase.js';

/** How forces are set up, unless the rules in force say more. */
export const SET_UP = ebc('2', ['BC-2.1'], 'The forces are set up as the order of battle says.');
const END: EuropaAction = { type: 'endPhase' };

/** Units still to be set up that have a hex open to them. */
const unplaced = (pos: Position): number[] => arrivals(pos).filter((u) => mayAppear(pos, u, 'deployChecks'));

const deployViolations = (pos: Position, action: Extract<EuropaAction, { type: 'deploy' }>): ReadonlyArray<RuleViolation> => {
  const unit = namedUnit(pos, action.unit);
  const hex = namedHex(pos, action.hex);
  if (unit.ix < 0 || hex.ix < 0) return [...unit.wrong, ...hex.wrong];
  if (!arrivals(pos).includes(unit.ix))
    return [refusal(SET_UP, 'deployment/not-to-deploy', [action.unit], `${action.unit} is not to be set up by ${pos.board.playerTurns[pos.state.playerTurn].name} now.`)];
  return violationsOf(pos.board.rules.deployChecks, { pos, unit: unit.ix, hex: hex.ix });
};

/** The deployment of one player. */
export const deploymentPhase: Part = {
  legal: (pos) => {
    const actions: EuropaAction[] = [];
    for (const unit of arrivals(pos))
      for (const hex of entryHexes(pos, unit, 'deployChecks')) actions.push({ type: 'deploy', unit: unitName(pos, unit), hex: pos.board.map.ids[hex] });
    if (actions.length === 0) actions.push(END);
    return listed(actions, (a) => deploymentPhase.violations(pos, a).length === 0);
  },
  violations: (pos, action) => {
    if (action.type === 'deploy') return deployViolations(pos, action);
    if (action.type !== 'endPhase') return nothing;
    const left = unplaced(pos);
    return left.length === 0
      ? []
      : [refusal(SET_UP, 'deployment/units-left', left.map((u) => unitName(pos, u)), `${left.length} units are still to be set up, ${unitName(pos, left[0])} among them.`)];
  },
  decide: (pos, action) =>
    action.type === 'deploy'
      ? [{ type: 'unitDeployed', unit: pos.board.roster.ixOf.get(action.unit) ?? -1, hex: pos.board.map.hexOf.get(action.hex) ?? -1 }]
      : [endOfPhase(pos)],
};
