/**
 * Attacks that bots consider.
 * @module
 */
import type { Order } from '../../../engine/game.js';
import type { HexIx } from '../../../kernel/hex.js';
import { allHold } from '../../../kernel/rule.js';
import type { SpiAction } from '../action.js';
import { attackColumn, attackQuery, attackStrength, commitQuery } from '../combat/declare.js';
import { targetsOf } from '../phases/combat.js';
import { hexName, isPhasing, type Position, unitName } from '../position.js';
import { campOfPlayer, preyOf, sparedBy } from '../objectives.js';
import type { UnitIx } from '../unit.js';

/** An attack that is being put together: resolved if it may be, taken back otherwise. */
function* unfinished(pos: Position, target: HexIx, units: ReadonlyArray<UnitIx>): Generator<Order<SpiAction>> {
  if (units.length > 0 && allHold(pos.board.rules.resolveChecks, attackQuery(pos, target, units))) yield { label: 'resolve', actions: [{ type: 'resolve' }] };
  yield { label: 'take back', actions: units.map((u): SpiAction => ({ type: 'uncommit', unit: unitName(pos, u) })) };
}

/** For each enemy hex the attack with all that can join in, and with the fewest that reach the same column. */
export function* attackOrders(pos: Position): Generator<Order<SpiAction>> {
  const { attack, units } = pos.state;
  if (attack !== null) {
    yield* unfinished(pos, attack.target, attack.units);
    return;
  }
  const prey = preyOf(pos, campOfPlayer(pos.state.player));
  const able = new Map<HexIx, UnitIx[]>();
  for (let unit = 0; unit < units.hex.length; unit++) {
    if (units.hex[unit] === -1 || !isPhasing(pos, unit)) continue;
    for (const target of targetsOf(pos, unit))
      if (!sparedBy(pos, prey, target) && allHold(pos.board.rules.commitChecks, commitQuery(pos, unit, target))) able.set(target, [...(able.get(target) ?? []), unit]);
  }
  for (const [target, found] of [...able].sort(([a], [b]) => a - b)) {
    const strongest = [...found].sort((a, b) => attackStrength(pos, b) - attackStrength(pos, a));
    const best = attackColumn(attackQuery(pos, target, strongest));
    if (best < 0) continue;
    const fewest = strongest.slice(0, 1 + strongest.findIndex((_, i) => attackColumn(attackQuery(pos, target, strongest.slice(0, i + 1))) === best));
    const commits = fewest.map((u): SpiAction => ({ type: 'commit', unit: unitName(pos, u), target: hexName(pos, target) }));
    yield { label: `attack ${hexName(pos, target)}`, actions: [...commits, { type: 'resolve' }] };
  }
}
