/**
 * The experimental counterattack: whoever is attacked strikes back, and may hold his ground.
 * @rule SPI 17.91, 17.92, 17.93, 17.94
 * @module
 */
import type { HexIx } from '../../../kernel/hex.js';
import type { RuleViolation } from '../../../kernel/rule.js';
import type { Counter } from '../action.js';
import { spi } from '../cases.js';
import type { SpiEvent } from '../event.js';
import { hexIx, namedHex, refusal } from '../legality.js';
import { hexName, type Position, strengthOf } from '../position.js';
import type { CombatStep } from '../rules.js';
import type { Combat, Decision } from '../state.js';
import type { UnitIx } from '../unit.js';
import { attackingSide, defendingSide, survivors } from './course.js';
import { lossEvents } from './losses.js';

type CounterDecision = Extract<Decision, { kind: 'counter' }>;

const REF = spi('17.92', ['SPI-17.92.1'], 'The survivors strike at one hex of attackers, of their choice.', 'option');

/** Attackers of a hex, or afloat off it: until a counterattack is made all of them are there. */
const attackersIn = (combat: Combat, hex: HexIx): ReadonlyArray<UnitIx> => combat.attackers.filter((_, i) => combat.from[i] === hex);

const shiftAt = (pos: Position, hex: HexIx): number => pos.board.tables.terrain.hexes[pos.board.map.terrains[pos.board.map.terrain[hex]] as 'clear'].shift;

/** Ground that protects the original attackers: as if they stood in the counterattackers' own hex. @rule SPI 17.92 (SPI-17.92.4, AMB-SPI-71) */
const ground = (pos: Position, combat: Combat, hex: HexIx): number => {
  switch (pos.board.readings['counter-terrain']) {
    case 'none':
      return 0;
    case 'attacker-hex':
      return shiftAt(pos, hex);
    default:
      return shiftAt(pos, combat.target);
  }
};

/**
 * The differential of a counterattack on a hex; null where it is made on the Zero column whatever the strengths: no
 * survivors, or out of supply.
 * @rule SPI 17.92 (SPI-17.92.2, SPI-17.92.3, SPI-17.92.4)
 */
export const counterDifferential = (pos: Position, combat: Combat, hex: HexIx): number | null => {
  const units = survivors(pos, combat);
  if (units.length === 0 || !combat.supplied) return null;
  const against = pos.board.readings['counter-against'] === 'all' ? combat.attackers : attackersIn(combat, hex);
  return strengthOf(pos, units) - strengthOf(pos, against) + ground(pos, combat, hex);
};

/** The column of a counterattack, -1 when it is not allowed. @rule SPI 17.92 (AMB-SPI-70) */
export const counterColumn = (pos: Position, combat: Combat, hex: HexIx): number => {
  const differential = counterDifferential(pos, combat, hex);
  if (differential === null) return 0;
  if (differential < 0) return pos.board.readings['counter-below-zero'] === 'forbidden' ? -1 : 0;
  return Math.min(pos.board.tables.combat.columns.length - 1, differential);
};

/** Hexes that may be struck at. */
const targets = (pos: Position, combat: Combat): ReadonlyArray<HexIx> =>
  [...new Set(combat.from)]
    .filter((hex) => hex !== combat.target || pos.board.readings['counter-amphibious'] !== 'no')
    .filter((hex) => counterColumn(pos, combat, hex) >= 0)
    .sort((a, b) => a - b);

/** The step that offers a counterattack. */
export const counterStep: CombatStep = {
  ref: spi('17.91', ['SPI-17.91.1', 'SPI-17.91.2'], 'Whoever was attacked may counterattack at once, before any retreat.', 'option'),
  run: (pos, combat) => {
    if (combat.lost === 0 && pos.board.readings['counter-without-loss'] === 'no') return [];
    const hexes = targets(pos, combat);
    return hexes.length === 0 ? [] : [{ type: 'decisionOpened', decision: { kind: 'counter', side: defendingSide(pos, combat), hexes } }];
  },
};

/** Legal counterattacks. */
export const counterActions = (pos: Position, d: CounterDecision): ReadonlyArray<Counter> => d.hexes.map((hex) => ({ type: 'counter', hex: hexName(pos, hex) }));

/** Everything against a counterattack. */
export const counterViolations = (pos: Position, d: CounterDecision, action: Counter): ReadonlyArray<RuleViolation> => {
  const hex = namedHex(pos, action.hex);
  if (hex.ix < 0) return hex.wrong;
  return d.hexes.includes(hex.ix) ? [] : [refusal(REF, 'counter/hex', [action.hex], `No attackers in ${action.hex} can be struck at; one of ${d.hexes.map((h) => hexName(pos, h)).join(', ')} can.`)];
};

/** What choosing a hex does: a die falls due. */
export const counterEvents = (pos: Position, action: Counter): ReadonlyArray<SpiEvent> => {
  const { combat } = pos.state;
  if (combat === null) return [];
  const hex = hexIx(pos, action.hex);
  return [
    { type: 'decisionClosed' },
    { type: 'combatChanged', combat: { ...combat, counter: { hex, column: counterColumn(pos, combat, hex), die: null, inflicted: 0 } } },
    { type: 'decisionOpened', decision: { kind: 'roll', purpose: 'counter', side: defendingSide(pos, combat) } },
  ];
};

/** What the die does. The attackers lose strength and never retreat. @rule SPI 17.93 (SPI-17.93.2) */
export const counterRoll = (pos: Position, die: number): ReadonlyArray<SpiEvent> => {
  const { combat } = pos.state;
  if (combat === null || combat.counter === null) return [];
  const units = attackersIn(combat, combat.counter.hex);
  const need = pos.board.tables.combat.losses[die - 1][combat.counter.column];
  const inflicted = Math.min(need, strengthOf(pos, units));
  return [
    { type: 'combatChanged', combat: { ...combat, counter: { ...combat.counter, die, inflicted } } },
    ...lossEvents(pos, units, need, 'counterattack', attackingSide(pos)),
  ];
};

/** The step that lets the defenders hold their ground. @rule SPI 17.93 (SPI-17.93.1, AMB-SPI-74) */
export const standStep: CombatStep = {
  ref: spi('17.93', ['SPI-17.93.1', 'SPI-17.93.3', 'SPI-17.93.4'], 'Who inflicts at least his own losses may hold his ground; he never advances.', 'option'),
  run: (pos, combat) => {
    const { counter, lost } = combat;
    if (counter === null || lost === 0 || survivors(pos, combat).length === 0) return [];
    const enough = pos.board.readings['counter-stand'] === 'more' ? counter.inflicted > lost : counter.inflicted >= lost;
    return enough ? [{ type: 'decisionOpened', decision: { kind: 'stand', side: defendingSide(pos, combat) } }] : [];
  },
};

/** What holding the ground does. */
export const standEvents = (pos: Position): ReadonlyArray<SpiEvent> =>
  pos.state.combat === null ? [] : [{ type: 'decisionClosed' }, { type: 'combatChanged', combat: { ...pos.state.combat, stands: true } }];
