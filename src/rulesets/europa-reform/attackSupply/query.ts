/**
 * The three conditions of supply.
 * @rule REFORM 12 (ER-12.1 to ER-12.5)
 * @module
 */
import type { HexIx } from '../../../kernel/hex.js';
import type { Effort, SupplyState } from '../../europa/attackSupply.js';
import { outOfSupply, type Position } from '../../europa/position.js';
import type { UnitIx } from '../../europa/unit.js';
import { serve } from './serve.js';

/** What a unit is doing: in no attack, or with others in an attack or overrun of a hex. @since 0.3.0 */
export type SupplyContext = null | { readonly target: HexIx; readonly units: ReadonlyArray<UnitIx>; readonly effort: Effort };

/** The condition that a unit is in. Without an attack or overrun it is in general supply or out of it. @since 0.3.0 */
export const supplyState = (pos: Position, unit: UnitIx, context: SupplyContext = null): SupplyState => {
  if (outOfSupply(pos, unit)) return 'out';
  return context !== null && serve(pos, context.target, context.units, context.effort).has(unit) ? 'attack' : 'general';
};
