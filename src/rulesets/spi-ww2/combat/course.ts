/**
 * The course of a combat in the first edition: the die, the losses, the retreat, the advance.
 * @rule SPI 8.3, 8.5, 8.6
 * @module
 */
import { spi } from '../cases.js';
import type { SpiEvent } from '../event.js';
import { playerName, type Position, strengthOf } from '../position.js';
import type { CombatStep } from '../rules.js';
import type { Combat } from '../state.js';
import type { UnitIx } from '../unit.js';
import { advanceStep } from './advance.js';
import { defendingPlayer } from './declare.js';
import { lossEvents } from './losses.js';

/** Defenders that are still in the hex. */
export const survivors = (pos: Position, combat: Combat): ReadonlyArray<UnitIx> => combat.defenders.filter((u) => pos.state.units.hex[u] === combat.target);

/** The side that decides for the defenders, and the one that attacks. */
export const defendingSide = (pos: Position, combat: Combat): string => playerName(pos, defendingPlayer(pos, combat.defenders));
export const attackingSide = (pos: Position): string => playerName(pos, pos.state.player);

const roll: CombatStep = {
  ref: spi('8.3', [], 'One die and the differential give the result.'),
  run: (pos) => [{ type: 'decisionOpened', decision: { kind: 'roll', purpose: 'combat', side: attackingSide(pos) } }],
};

const losses: CombatStep = {
  ref: spi('8.3', ['SPI-17.9.1'], 'The defender loses strength points; the attacker loses nothing.'),
  run: (pos, combat) => {
    const units = survivors(pos, combat);
    const need = combat.die === null ? 0 : pos.board.tables.combat.losses[combat.die - 1][combat.column];
    if (need === 0) return [];
    return [
      { type: 'combatChanged', combat: { ...combat, lost: Math.min(need, strengthOf(pos, units)) } },
      ...lossEvents(pos, units, need, 'combat', defendingSide(pos, combat)),
    ];
  },
};

const retreat: CombatStep = {
  ref: spi('8.6', [], 'Any loss makes the survivors retreat one hex.'),
  run: (pos, combat) => {
    const units = survivors(pos, combat);
    return combat.lost === 0 || combat.stands || units.length === 0
      ? []
      : [{ type: 'decisionOpened', decision: { kind: 'retreat', side: defendingSide(pos, combat), units, group: units } }];
  },
};

const advance: CombatStep = { ref: spi('8.5', [], 'Attackers may advance into a cleared hex.'), run: advanceStep };

/** The steps of the first edition, by name. */
export const baseSteps: Readonly<Record<string, CombatStep>> = { roll, losses, retreat, advance };
/** Their order. */
export const baseCourse: ReadonlyArray<string> = ['roll', 'losses', 'retreat', 'advance'];

/** What a die of an attack does. */
export const combatRoll = (pos: Position, die: number): ReadonlyArray<SpiEvent> =>
  pos.state.combat === null ? [] : [{ type: 'combatChanged', combat: { ...pos.state.combat, die } }];

/** The next step of a combat that waits for nobody. */
export const forcedCombat = (pos: Position, combat: Combat): ReadonlyArray<SpiEvent> => {
  const [step, ...todo] = combat.todo;
  if (step === undefined) return [{ type: 'combatEnded', target: combat.target }];
  const next = { ...combat, todo };
  return [{ type: 'combatChanged', combat: next }, ...pos.board.rules.steps[step].run(pos, next)];
};
