/**
 * Air support in combat: what it adds, what caps it, and when it ends.
 * @rule EBC 9A (BC-9A.3, BC-9A.5), 9D (BC-9D.4 to BC-9D.6), 15C2
 * @module
 */
import type { Check, RuleRef } from '../../../../kernel/rule.js';
import type { ModifierRule } from '../../../../kernel/tally.js';
import { airIn, type Support, type SupportMission } from '../../../europa/air.js';
import { ebc } from '../../../europa/cases.js';
import { attackStrength, defenseStrength, shelteredUnits } from '../../../europa/combat/strength.js';
import { type EuropaEvent, leaver, NO_EVENTS } from '../../../europa/event.js';
import { phasingSide, type Position, printedAttack, printedDefense, unitsIn } from '../../../europa/position.js';
import type { AttackQuery, EuropaRules, Hook } from '../../../europa/rules.js';
import { STRENGTH } from '../../../europa/state.js';
import type { UnitIx } from '../../../europa/unit.js';

/** Points in support of units at a hex, uncapped. A power's bombers help its own units, and those that its units fight beside. */
const pointsFor = (pos: Position, target: number, mission: SupportMission, units: ReadonlyArray<UnitIx>): number => {
  const { support } = airIn(pos.state);
  const { board } = pos;
  const { air } = board.rules;
  if (support.length === 0 || air === null) return 0;
  let points = 0;
  for (const s of support)
    if (s.target === target && s.mission === mission && units.some((u) => air.supports(board, s.power, board.roster.power[u]))) points += s.points;
  return points;
};

const printed = (pos: Position, units: ReadonlyArray<UnitIx>, strength: (pos: Position, unit: UnitIx) => number): number =>
  units.reduce((n, u) => n + strength(pos, u), 0) * STRENGTH;

/** The most that offensive support adds. @rule EBC 15C2 (BC-15C2.5) */
const offensiveCap = (q: AttackQuery): number => {
  const { readings } = q.pos.board;
  const strength = readings['support-cap'] === 'modified' ? attackStrength(q) : printed(q.pos, q.attackers, printedAttack);
  return strength === 0 && readings['zero-attack-with-air'] === 'yes' ? Infinity : strength;
};

/** The most that defensive support adds. @rule EBC 15C2 (BC-15C2.6) */
const defensiveCap = (q: AttackQuery): number => {
  const { readings } = q.pos.board;
  const sheltered = readings['support-of-retreated'] === 'counted' ? printed(q.pos, shelteredUnits(q.pos, q.target), printedDefense) : 0;
  const strength = (readings['support-cap'] === 'modified' ? defenseStrength(q) : printed(q.pos, q.defenders, printedDefense)) + sheltered;
  return strength === 0 && readings['zero-defense-with-air'] === 'yes' ? Infinity : strength;
};

const supporting = (ref: RuleRef, mission: SupportMission, units: (q: AttackQuery) => ReadonlyArray<UnitIx>, cap: (q: AttackQuery) => number): ModifierRule<AttackQuery> => ({
  ref,
  op: 'add',
  value: (q) => {
    const points = pointsFor(q.pos, q.target, mission, units(q));
    return points === 0 ? 0 : Math.min(points * STRENGTH, cap(q));
  },
});

/** What bombers add to an attack. Terrain does not matter to them. */
export const offensiveSupport = supporting(
  ebc(
    '15C2',
    ['BC-15C2.2', 'BC-15C2.5', 'BC-15C2.7', 'BC-15C6.1', 'BC-9A.3', 'BC-9D.4', 'BC-9D.5', 'BC-3A.2'],
    'Each point of offensive air support on the hex adds 1 to the attack, up to the printed attack strength of the attackers; losses are reckoned without it.',
  ),
  'oas',
  (q) => q.attackers,
  offensiveCap,
);

/** What bombers add to a defense. */
export const defensiveSupport = supporting(
  ebc(
    '15C2',
    ['BC-15C2.3', 'BC-15C2.6', 'BC-15C2.7', 'BC-15C6.1', 'BC-9A.5', 'BC-9D.4', 'BC-9D.5', 'BC-17B.3'],
    'Each point of defensive air support on the hex adds 1 to the defense, up to the printed defense strength of the defenders; losses are reckoned without it.',
  ),
  'das',
  (q) => q.defenders,
  defensiveCap,
);

// ---- units without strength ----------------------------------------------------------------------------------------------

/** Units without attack strength may attack under air support, where a reading lets them (AMB-BC-65). */
export const withAirAttack = (checks: ReadonlyArray<Check<AttackQuery>>): ReadonlyArray<Check<AttackQuery>> =>
  checks.map((check) =>
    check.code === 'attack/zero-strength'
      ? {
          ...check,
          holds: (q) => check.holds(q) || (q.pos.board.readings['zero-attack-with-air'] === 'yes' && pointsFor(q.pos, q.target, 'oas', q.attackers) > 0),
        }
      : check,
  );

/** Units without defense strength fight on under air support, where a reading lets them (AMB-BC-68). */
export const withAirDefense =
  (defended: EuropaRules['defended']): EuropaRules['defended'] =>
  (q) =>
    defended(q) || (q.pos.board.readings['zero-defense-with-air'] === 'yes' && pointsFor(q.pos, q.target, 'das', q.defenders) > 0);

// ---- the end of support ------------------------------------------------------------------------------------------------

const spend = (pos: Position, isSpent: (s: Support) => boolean): ReadonlyArray<EuropaEvent> => {
  const { support } = airIn(pos.state);
  const spent = support.filter(isSpent);
  return spent.length === 0 ? NO_EVENTS : [{ type: 'supportSpent', spent, support: support.filter((s) => !isSpent(s)) }];
};

/** Whether defensive support lasts until its owner's next turn, whatever combat phases come between (AMB-BC-186). */
const lasting = (pos: Position): boolean => pos.board.readings['defensive-support-lasts'] === 'to-own-turn';

/**
 * With a combat phase ends the offensive support that was flown for it, used or not, and the defensive support of the
 * other side. The points themselves are never lost.
 * @rule EBC 15C2 (BC-15C2.2, BC-15C2.3), 15C4 (BC-15C4.1), 9D (BC-9D.6)
 */
export const endSupport: Hook = (pos) => {
  const phasing = phasingSide(pos);
  return spend(pos, (s) => s.mission === 'oas' || (!lasting(pos) && pos.board.powers[s.power].side !== phasing));
};

/** Defensive support never outlasts the beginning of its owner's own turn. */
export const endOldSupport: Hook = (pos) => {
  const { powers } = pos.board.playerTurns[pos.state.playerTurn];
  return spend(pos, (s) => powers[s.power] === 1);
};

/** Defensive support ends with the departure of the last unit that it was for, where a reading says so (AMB-BC-175). */
export const loseEmptiedSupport = (pos: Position, e: EuropaEvent): ReadonlyArray<EuropaEvent> => {
  if (pos.board.readings['defensive-support-of-emptied-hex'] !== 'lost') return NO_EVENTS;
  const { board, state } = pos;
  const unit = leaver(e);
  const hex = unit < 0 ? -1 : state.units.hex[unit];
  const { air } = board.rules;
  if (hex < 0 || air === null) return NO_EVENTS;
  const helped = (s: Support, u: UnitIx): boolean => air.supports(board, s.power, board.roster.power[u]);
  return spend(pos, (s) => s.mission === 'das' && s.target === hex && helped(s, unit) && !unitsIn(pos, hex).some((u) => u !== unit && helped(s, u)));
};
