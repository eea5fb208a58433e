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
import { perBoard } from '../../europa/perBoard.js';
import { faceOf, type Position } from '../../europa/position.js';
import type { AttackQuery, EuropaRules } from '../../europa/rules.js';
import type { UnitIx } from '../../europa/unit.js';
import { fite } from '../cases.js';
import { stageOf } from '../supplyStages.js';
import { type ArmorTimes, capabilitiesOf } from './capability.js';
import { attackingEffect, defendingEffect } from './levels.js';
import { type ArmorUnit, type Capabilities, type Capability, NO_PROPORTION, type Proportion, proportionOf } from './proportion.js';
import { armorReadings } from './readings.js';

export * from './capability.js';
export * from './levels.js';
export * from './proportion.js';
export { armorReadings, armorRulings } from './readings.js';

const NAMES: Readonly<Record<string, HalfMonth>> = { 'apr-42': halfMonthNamed('Apr I 42') as HalfMonth, 'mar-43': halfMonthNamed('Mar I 43') as HalfMonth };

/** What capabilities depend on in a turn, by side. */
const timesOf = ({ setting, readings }: Board, turn: number): ReadonlyArray<ArmorTimes> =>
  SIDES.map((side) => ({ date: setting.date(turn), axis: side === 'axis', axisAntitank: NAMES[readings['axis-antitank']] ?? NAMES['apr-42'] }));

/** What each unit is to armor effects in a turn, with supply; null for those that no share counts. */
const capabilitiesIn = (board: Board, turn: number): ReadonlyArray<Capabilities | null> => {
  const times = timesOf(board, turn);
  return board.roster.units.map((unit, ix) => capabilitiesOf(unit, times[board.unitSide[ix]]));
};

/** From this stage on a unit without supply has lost its effects. @rule FITE 12D */
const LONG_UNSUPPLIED = 2;
const worn = (capability: Capability): Capability => (capability === 'neutral' ? 'neutral' : 'none');

interface Seen extends ArmorUnit {
  readonly unit: UnitIx;
}

/** Units as armor effects see them; headquarters and the like are left out. @rule FITE 10A, 12D */
const seen = (pos: Position, units: ReadonlyArray<UnitIx>, capabilities: ReadonlyArray<Capabilities | null>): ReadonlyArray<Seen> => {
  const found: Seen[] = [];
  for (const unit of units) {
    const capable = capabilities[unit];
    if (capable === null) continue;
    const tired = stageOf(pos, unit) >= LONG_UNSUPPLIED;
    found.push({
      aeca: tired ? worn(capable.aeca) : capable.aeca,
      aecd: tired ? worn(capable.aecd) : capable.aecd,
      atec: tired ? worn(capable.atec) : capable.atec,
      re: faceOf(pos, unit).re[unit],
      hex: pos.state.units.hex[unit],
      unit,
    });
  }
  return found;
};

/** The attackers' share of armor before terrain takes from it. @rule FITE 10C */
const nominalShare = (q: AttackQuery, units: ReadonlyArray<Seen>): Proportion =>
  units.length === 0 ? NO_PROPORTION : proportionOf(units, 'aeca', q.pos.board.rules.armorLimit(q.pos, q.pos.board.unitSide[units[0].unit]));

const MAY_BE: ReadonlyArray<Capability> = ['full', 'half', 'third'];

/** Their share by the terrain that they attack: across some hexsides nobody is capable, and only artillery is neutral. @rule FITE 10G */
const attackingShare = (q: AttackQuery, units: ReadonlyArray<Seen>): Proportion => {
  if (!units.some((u) => MAY_BE.includes(u.aeca)) || !hexSparesArmor(q, 'attacker')) return NO_PROPORTION;
  const { artillery } = q.pos.board.roster;
  return nominalShare(q, units.map((u) => (hexsideSparesArmor(q, u.unit) ? u : { ...u, aeca: artillery[u.unit] === 1 ? ('neutral' as const) : ('none' as const) })));
};

const ATTACK = fite('10C', [], 'The attackers’ armor adds to the die: 3 when all of them are armor, 2 from a half on, 1 from a seventh on; none in mud and in terrain that bars it, 1 at most in snow and winter.');
const DEFENSE = fite('10C', [], 'The defenders’ armor takes 2 from the die when half of them or more are armor, 1 from a seventh on, unless their antitank weapons do more.');
const ANTITANK = fite('10C', [], 'Against attackers half of whom at least are armor, antitank weapons take 4 from the die when all defenders have them, 2 from a half on, 1 from a seventh on.');

/** The three modifiers. What units are capable of is worked out once for each turn of a game. */
const armorModifiers = (): ReadonlyArray<ModifierRule<AttackQuery>> => {
  const byTurn = perBoard(() => new Map<number, ReadonlyArray<Capabilities | null>>());
  const capabilities = ({ board, state }: Position): ReadonlyArray<Capabilities | null> => {
    const turns = byTurn(board);
    let found = turns.get(state.turn);
    if (found === undefined) turns.set(state.turn, (found = capabilitiesIn(board, state.turn)));
    return found;
  };
  const weather = ({ pos, target }: AttackQuery): string => weatherAt(pos.board, pos.state.turn, target);
  const defending = (ref: ModifierRule<AttackQuery>['ref'], effect: 'aecd' | 'atec'): ModifierRule<AttackQuery> => ({
    ref,
    op: 'add',
    value: (q) => {
      const units = seen(q.pos, q.defenders, capabilities(q.pos));
      // most defenders have neither
      if (!units.some((u) => MAY_BE.includes(u.aecd) || MAY_BE.includes(u.atec))) return 0;
      const found = defendingEffect(
        {
          aecd: hexSparesArmor(q, 'defender') ? proportionOf(units, 'aecd') : NO_PROPORTION,
          atec: proportionOf(units, 'atec'),
          nominal: nominalShare(q, seen(q.pos, q.attackers, capabilities(q.pos))),
        },
        weather(q),
      );
      return found.effect === effect ? found.modifier : 0;
    },
  });
  return [
    { ref: ATTACK, op: 'add', value: (q) => attackingEffect(attackingShare(q, seen(q.pos, q.attackers, capabilities(q.pos))), weather(q)) },
    defending(DEFENSE, 'aecd'),
    defending(ANTITANK, 'atec'),
  ];
};

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
    dieModifiers: [...rules.dieModifiers.filter((m) => !isArmor(m)), ...armorModifiers()],
    readings: [...rules.readings, ...armorReadings],
  }),
};
