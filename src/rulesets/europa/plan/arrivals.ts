/**
 * Units that come onto the map, and cadres and conversions of the order of battle.
 * @rule FTF 20, 21
 * @module
 */
import type { Order } from '../../../engine/game.js';
import type { HexIx } from '../../../kernel/hex.js';
import { allHold } from '../../../kernel/rule.js';
import type { EuropaAction } from '../action.js';
import { arrivals, entryHexes } from '../entry.js';
import { initialPhase } from '../phases/initial.js';
import { hexName, inEnemyZoc, type Position, stackCounts, unitName } from '../position.js';
import type { UnitIx } from '../unit.js';

/** Hexes that are offered for one unit. */
const OFFERED = 4;

/** Hexes for a unit, the order of battle's own first, then those out of enemy zones, with room. */
const entries = (pos: Position, unit: UnitIx, checks: 'placeChecks' | 'deployChecks'): ReadonlyArray<HexIx> => {
  const { hex } = pos.board.roster.units[unit];
  const own = hex === null ? -1 : (pos.board.map.hexOf.get(hex) ?? -1);
  const rank = (h: HexIx): number =>
    (allHold(pos.board.rules.stacking, stackCounts(pos, h, unit)) ? 0 : 4) + (inEnemyZoc(pos, pos.board.unitSide[unit], h) ? 2 : 0) + (h === own ? 0 : 1);
  return [...entryHexes(pos, unit, checks)].sort((a, b) => rank(a) - rank(b) || a - b).slice(0, OFFERED);
};

/** Set-up as the order of battle has it. */
export function* deploymentPlans(pos: Position): Generator<Order<EuropaAction>> {
  for (const unit of arrivals(pos))
    for (const hex of entries(pos, unit, 'deployChecks').slice(0, 1))
      yield { label: `deploy ${unitName(pos, unit)}`, actions: [{ type: 'deploy', unit: unitName(pos, unit), hex: hexName(pos, hex) }] };
}

/** Mobilizations and conversions, always; reinforcements, where they do best. */
export function* initialPlans(pos: Position): Generator<Order<EuropaAction>> {
  for (const action of initialPhase.legal(pos)) if (action.type === 'mobilize' || action.type === 'convert') yield { label: JSON.stringify(action), actions: [action] };
  for (const unit of arrivals(pos))
    for (const hex of entries(pos, unit, 'placeChecks'))
      yield { label: `place ${unitName(pos, unit)}`, actions: [{ type: 'place', unit: unitName(pos, unit), hex: hexName(pos, hex) }] };
}
