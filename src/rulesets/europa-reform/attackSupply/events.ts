/**
 * What attacks and overruns take from headquarters, and when it is theirs again.
 * @rule REFORM 12H (ER-12H.46 to ER-12H.48), 12C5 (ER-12C5.3)
 * @module
 */
import type { Effort } from '../../europa/attackSupply.js';
import type { HexIx } from '../../../kernel/hex.js';
import type { EuropaEvent } from '../../europa/event.js';
import type { Position } from '../../europa/position.js';
import type { UnitIx } from '../../europa/unit.js';
import { servedNow } from './serve.js';
import { ATTACK_SUPPLY, type AttackSupply, attackSupplyIn, attackSupplyWritten } from './state.js';

const NOTHING: ReadonlyArray<EuropaEvent> = [];

/** An attack or overrun begins: those who can be are served, and it is settled who they are. */
const begun = (pos: Position, target: HexIx, units: ReadonlyArray<UnitIx>, effort: Effort): ReadonlyArray<EuropaEvent> => {
  const { serving, used, delivered, fed } = servedNow(pos, units, effort);
  const served = [...serving].map(([unit, by]) => ({ unit, by }));
  return [attackSupplyWritten({ naming: [], used, delivered, fed, now: { target, units, served } })];
};

/** Limits hold for a phase, by one reading those of active headquarters for the player turn; deliveries always do. (AMB-ER-101) */
const turned = (pos: Position, supply: AttackSupply, samePlayerTurn: boolean): AttackSupply => {
  if (!samePlayerTurn) return ATTACK_SUPPLY.initial;
  const used = pos.board.readings['hq-limits'] === 'player-turn' ? supply.used.filter((u) => u.active) : [];
  return { ...supply, naming: [], used, now: null };
};

const same = (a: AttackSupply, b: AttackSupply): boolean => JSON.stringify(a) === JSON.stringify(b);

/** What an event does to attack supply. */
export const attackSupplyReactions = (pos: Position, e: EuropaEvent): ReadonlyArray<EuropaEvent> => {
  const supply = attackSupplyIn(pos.state);
  switch (e.type) {
    case 'unitCommitted':
      return [attackSupplyWritten({ ...supply, naming: [...supply.naming, e.unit] })];
    case 'unitUncommitted':
      return [attackSupplyWritten({ ...supply, naming: supply.naming.filter((u) => u !== e.unit) })];
    case 'combatJoined':
      // an overrun was served when it was announced
      return e.combat.overrun !== undefined ? NOTHING : begun(pos, e.combat.target, e.combat.attackers, 'attack');
    case 'overrunBegun':
      return begun(pos, e.target, e.units, 'overrun');
    // what was settled for an attack is over with it: positions after two attacks are the same in whatever order they came
    case 'combatEnded':
      return supply.now === null ? NOTHING : [attackSupplyWritten({ ...supply, now: null })];
    case 'phaseBegan': {
      const next = turned(pos, supply, e.turn === pos.state.turn && e.playerTurn === pos.state.playerTurn);
      return same(next, supply) ? NOTHING : [attackSupplyWritten(next)];
    }
    default:
      return NOTHING;
  }
};
