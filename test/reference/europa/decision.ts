/**
 * What may be decided in the middle of a phase: losses, retreats, retreats before combat, advances.
 * @rule EBC 9D, 9F1, 9F2, 14C, FTF 19A, FITE 9I, REFORM 12H
 * @module
 */
import { isArmyHq, isRailOnly } from './kind.js';
import { lossChoices } from './loss.js';
import { rating } from './mover.js';
import { inForce, type Position, type Unit, unitsAt } from './position.js';
import { hexAt } from './printed.js';
import { waysBack } from './retreat.js';
import { mayStack } from './stack.js';
import type { Zones } from './step.js';
import { followers } from './tankArmy.js';
import { areaOpen, holdsOtherArmy } from './theater.js';

/** Whether an attacker may follow into a hex that has been cleared: beside it, able to move, and with room for it. @rule EBC 9F2 */
const mayAdvance = (pos: Position, unit: Unit, hex: string): boolean => {
  if (unit.hex === null || !hexAt(pos.printed, unit.hex).beside.includes(hex) || rating(unit) === 0) return false;
  if (inForce(pos, 'EBC-14C') && isRailOnly(unit.data)) return false;
  if (inForce(pos, 'REFORM-12H') && isArmyHq(unit.data) && hexAt(pos.printed, hex).zone === 'A') return false;
  if (!holdsOtherArmy(pos, unit, hex) && !areaOpen(pos, unit, unit.hex, hex)) return false;
  return mayStack(pos, hex, [...unitsAt(pos, hex), unit, ...followers(pos, unit)]);
};

/** Every answer to the decision that is due, but for letting it be; none where no such decision is. */
export const answersIn = (pos: Position, zonesAgainst: Readonly<Record<string, Zones>>): ReadonlyArray<string> => {
  const { pending } = pos.state;
  const due = pending[pending.length - 1];
  const ids = [...pos.printed.hexes.keys()];
  const units = (list: ReadonlyArray<number>): ReadonlyArray<Unit> => list.map((u) => pos.units[u]);
  switch (due?.kind) {
    case 'losses':
      return lossChoices(units(due.candidates), due.of, due.measure, due.need).map((set) => `lose ${set.map((u) => u.id).sort().join('+')}`);
    case 'retreat':
    case 'evade':
      return units(due.going === null ? due.units : [due.going]).flatMap((unit) =>
        waysBack(pos, unit, units(due.group), zonesAgainst[unit.side], due.going === null ? [] : due.visited.map((h) => ids[h])).map((way) => `${unit.id} to ${way.to}`),
      );
    case 'advance':
      return units(due.units)
        .filter((u) => mayAdvance(pos, u, ids[due.hex]))
        .map((u) => `advance ${u.id}`);
    default:
      return [];
  }
};
