/**
 * Armor effects by the share of each side that is armor, in place of one for each division.
 * @rule FITE 10
 * @module
 */
import type { Amendment } from '../../../kernel/amendment.js';
import type { ModifierRule } from '../../../kernel/tally.js';
import { hexSparesArmor, hexsideSparesArmor } from '../../boot-camp/strength.js';
import { type Board, SIDES, weatherAt } from '../../europa/board.js';
import { type HalfMonth, halfMonthNamed } from '../../europa/halfMonth.js';
import { faceOf, type Position } from '../../europa/position.js';
import type { AttackQuery, EuropaRules } from '../../europa/rules.js';
import type { UnitIx } from '../../europa/unit.js';
import { fite } from '../cases.js';
import { stageOf } from '../supplyStages.js';
import { type ArmorTimes, capabilitiesOf } from './capability.js';
import { attackingEffect, defendingEffect } from './levels.js';
import { type ArmorUnit, type Capability, NO_PROPORTION, type Proportion, proportionOf } from './proportion.js';
import { armorReadings } from './readings.js';

export * from './capability.js';
export * from './levels.js';
export * from './proportion.js';
export { armorReadings, armorRulings } from './readings.js';

const NAMES: Readonly<Record<string, HalfMonth>> = { 'apr-42': halfMonthNamed('Apr I 42') as HalfMonth, 'mar-43': halfMonthNamed('Mar I 43') as HalfMonth };

/** What capabilities depend on in a turn, by side. */
const timesOf = ({ setting, readings }: Board, turn: number): ReadonlyArray<ArmorTimes> =>
  SIDES.map((side) => ({ date: setting.date(turn), axis: side === 'axis', axisAntitank: NAMES[readings['axis-antitank']] ?? NAMES['apr-42'] }));

/** From this stage on a unit without supply has lost its effects. @rule FITE 12D */
const LONG_UNSUPPLIED = 2;
const worn = (capability: Capability): Capability => (capability === 'neutral' ? 'neutral' : 'none');

/** Units as armor effects see them; headquarters and the like are left out. @rule FITE 10A, 12D @since 0.3.0 */
export const armorUnits = (pos: Position, units: ReadonlyArray<UnitIx>): ReadonlyArray<ArmorUnit & { readonly unit: UnitIx }> => {
  const { roster, unitSide } = pos.board;
  const times = timesOf(pos.board, pos.state.turn);
  return units.flatMap((unit) => {
    const capable = capabilitiesOf(roster.units[unit], times[unitSide[unit]]);
    if (capable === null) return [];
    const tired = stageOf(pos, unit) >= LONG_UNSUPPLIED;
    const now = tired ? { aeca: worn(capable.aeca), aecd: worn(capable.aecd), atec: worn(capable.atec) } : capable;
    return [{ ...now, re: faceOf(pos, unit).re[unit], hex: pos.state.units.hex[unit], unit }];
  });
};

/** The attackers' share of armor: `nominal` before terrain takes from it. @rule FITE 10C, 10G @since 0.3.0 */
export const attackingShare = (q: AttackQuery, nominal: boolean): Proportion => {
  if (q.attackers.length === 0 || (!nominal && !hexSparesArmor(q, 'attacker'))) return NO_PROPORTION;
  const { roster, rules, unitSide } = q.pos.board;
  const units = armorUnits(q.pos, q.attackers);
  const limit = rules.armorLimit(q.pos, unitSide[q.attackers[0]]);
  if (nominal) return proportionOf(units, 'aeca', limit);
  // across such a hexside nobody is capable, and only artillery is neutral
  const across = units.map((u) => (hexsideSparesArmor(q, u.unit) ? u : { ...u, aeca: roster.artillery[u.unit] === 1 ? ('neutral' as const) : ('none' as const) }));
  return proportionOf(across, 'aeca', limit);
};

const attackingArmor: ModifierRule<AttackQuery> = {
  ref: fite('10C', [], 'The attackers’ armor adds to the die: 3 when all of them are armor, 2 from a half on, 1 from a seventh on; none in mud and in terrain that bars it, 1 at most in snow and winter.'),
  op: 'add',
  value: (q) => attackingEffect(attackingShare(q, false), weatherAt(q.pos.board, q.pos.state.turn, q.target)),
};

/** What the defenders take from the die, and by which of their two effects. @rule FITE 10C, 10D @since 0.3.0 */
export const defendersEffect = (q: AttackQuery): ReturnType<typeof defendingEffect> => {
  const units = armorUnits(q.pos, q.defenders);
  return defendingEffect(
    { aecd: hexSparesArmor(q, 'defender') ? proportionOf(units, 'aecd') : NO_PROPORTION, atec: proportionOf(units, 'atec'), nominal: attackingShare(q, true) },
    weatherAt(q.pos.board, q.pos.state.turn, q.target),
  );
};

const defending = (ref: ModifierRule<AttackQuery>['ref'], effect: 'aecd' | 'atec'): ModifierRule<AttackQuery> => ({
  ref,
  op: 'add',
  value: (q) => {
    if (q.defenders.length === 0) return 0;
    const found = defendersEffect(q);
    return found.effect === effect ? found.modifier : 0;
  },
});

const defendingArmor = defending(fite('10C', [], 'The defenders’ armor takes 2 from the die when half of them or more are armor, 1 from a seventh on, unless their antitank weapons do more.'), 'aecd');
const antitank = defending(fite('10C', [], 'Against attackers half of whom at least are armor, antitank weapons take 4 from the die when all defenders have them, 2 from a half on, 1 from a seventh on.'), 'atec');

const isArmor = ({ ref }: ModifierRule<AttackQuery>): boolean => ref.book === 'EBC' && ref.case === '10';

/**
 * Armor effects by shares: three effects, full and half capability, neutral units. Replaces one for each c/m division.
 * @rule FITE 10A to 10G
 * @since 0.3.0
 */
export const armorProportions: Amendment<EuropaRules> = {
  id: 'FITE-10',
  ref: fite('10C', [], 'Armor and antitank effects depend on the share of a side, in REs, that is capable of them.'),
  does: 'replace',
  touches: ['dieModifiers', 'readings'],
  excludes: [],
  slice: null,
  to: (rules) => ({
    ...rules,
    dieModifiers: [...rules.dieModifiers.filter((m) => !isArmor(m)), attackingArmor, defendingArmor, antitank],
    readings: [...rules.readings, ...armorReadings],
  }),
};
