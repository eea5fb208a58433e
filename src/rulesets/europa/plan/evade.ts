/**
 * Answers of units that may retreat before combat: where what is coming would cost much they go, the best way first, otherwise they
 * stand.
 * @rule FITE 9I, REFORM 13
 * @module
 */
import type { Order } from '../../../engine/game.js';
import { directionTo } from '../../../kernel/hex.js';
import type { EuropaAction } from '../action.js';
import { type EvadeDecision, evadeOptions, evadersNow } from '../combat/evade.js';
import { attackQuery, oddsOf } from '../combat/strength.js';
import { overrunQuery } from '../overrun.js';
import { overrunOddsOf } from '../overrunCourse.js';
import { hexName, type Position, unitName } from '../position.js';
import type { UnitIx } from '../unit.js';
import { defenseOf, gainOf, join, prizeAt, shutIn } from './contact.js';
import { type Outlook, STOPPED } from './outlook.js';
import { shelter } from './shelter.js';

/** The attackers' gain from which on it is better to go. */
const TOO_MUCH = 0.35;
/** Ways that are offered for each unit. */
const OFFERED = 2;

const ROUTED: Outlook = { ...STOPPED, defenderLost: 1, clears: 1 };

/** What is to be expected of the overrun or the attack if nobody else goes. */
const threat = (pos: Position, decision: EvadeDecision): { readonly outlook: Outlook; readonly units: ReadonlyArray<UnitIx> } => {
  const ground = pos.board.grounds(pos);
  const { overrun, hex } = decision;
  if (overrun !== null) {
    const { die } = overrunOddsOf(overrunQuery(pos, overrun.units, hex, overrun.by));
    return { outlook: die === null ? ROUTED : ground.outlook(die.column, die.modifier), units: overrun.units };
  }
  const units = pos.state.attack?.units ?? [];
  const { column, modifier, automatic } = oddsOf(attackQuery(pos, hex, units));
  return { outlook: automatic !== null ? (column < 0 ? STOPPED : ROUTED) : ground.outlook(column, modifier), units };
};

const danger = (pos: Position, decision: EvadeDecision): number => {
  const ground = pos.board.grounds(pos);
  const { outlook, units } = threat(pos, decision);
  if (units.length === 0) return 0;
  const side = pos.board.unitSide[units[0]];
  const e = defenseOf(pos, ground, decision.hex, prizeAt(pos, ground, side, decision.hex));
  e.trapped = shutIn(pos, ground, decision.hex, side);
  for (const u of units) {
    const from = pos.state.units.hex[u];
    join(pos, ground, e, u, from * 6 + Math.max(0, directionTo(pos.board.map.neighbors, from, decision.hex)), 1);
  }
  return gainOf(outlook, e);
};

/** Retreats before combat, and standing fast; in which order depends on what is coming. */
export function* evadePlans(pos: Position, decision: EvadeDecision): Generator<Order<EuropaAction>> {
  const ways = evadersNow(pos, decision).flatMap((unit) =>
    evadeOptions(pos, decision, unit)
      .map((option) => ({ unit, to: option.to, score: shelter(pos, unit, option.to) - option.priority - (option.harms ? 3 : 0) }))
      .sort((a, b) => b.score - a.score || a.to - b.to)
      .slice(0, OFFERED),
  );
  ways.sort((a, b) => b.score - a.score || a.unit - b.unit);
  const go = ways.map(({ unit, to }): Order<EuropaAction> => ({ label: 'retreat before combat', actions: [{ type: 'retreat', unit: unitName(pos, unit), to: hexName(pos, to) }] }));
  const stay: Order<EuropaAction> = { label: 'stand fast', actions: [{ type: 'pass' }] };
  if (decision.going !== null) yield* go;
  else if (danger(pos, decision) > TOO_MUCH) yield* [...go, stay];
  else yield* [stay, ...go];
}
