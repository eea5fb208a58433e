/**
 * Engineers in combat against major cities and fortifications.
 * @rule EBC 14A2, 14A3, 14A4, 14A5
 * @module
 */
import { directionTo, type HexIx } from '../../../../kernel/hex.js';
import { featureBit } from '../../../../kernel/map.js';
import type { Amendment } from '../../../../kernel/amendment.js';
import type { ModifierRule } from '../../../../kernel/tally.js';
import { ebc } from '../../../europa/cases.js';
import { isMajor } from '../../../europa/places.js';
import type { Position } from '../../../europa/position.js';
import type { AttackQuery, CombatantQuery, EuropaRules } from '../../../europa/rules.js';
import type { UnitIx } from '../../../europa/unit.js';
import { fortressBits } from '../../../europa/works.js';
import { hexsideEffects } from '../../strength.js';
import { engineerReadings } from './readings.js';

/** Engineers that it takes, and what they add to the die, never more. */
const ENGINEERS_NEEDED = 2;
const ENGINEER_BONUS = 1;
const ASSAULT_FACTOR = 2;
const FORTIFIED = 'hexside/fortified';

/** Whether a hex is a major city's, or a fort or fortress stands in it: a target of engineers from every side. */
const strongHex = (pos: Position, hex: HexIx): boolean => {
  const { board } = pos;
  const works = board.rules.works(pos, hex);
  return isMajor(board.rules.cityIn(pos, hex) ?? '') || (works !== 0 && (works & (featureBit(board.map, 'fort') | fortressBits(board.map))) !== 0);
};

/** Whether an attack out of a hex in a direction goes across a fortified hexside that has its effect. */
const acrossFortifications = (pos: Position, hex: HexIx, dir: number): boolean => {
  let found = false;
  hexsideEffects(pos, hex, dir, (effect) => {
    if (effect.row === FORTIFIED) found = true;
  });
  return found;
};

const attacksAcross = (q: AttackQuery, unit: UnitIx): boolean => {
  const hex = q.pos.state.units.hex[unit];
  return acrossFortifications(q.pos, hex, directionTo(q.pos.board.map.neighbors, hex, q.target));
};

/** Whether so many engineers make the difference: an assault engineer counts as one combat engineer. */
const enough = (pos: Position, engineers: ReadonlyArray<UnitIx>): boolean =>
  engineers.length >= ENGINEERS_NEEDED &&
  (pos.board.readings['assault-engineers-alone'] !== 'no' || engineers.some((u) => pos.board.roster.identity[u].combatEngineer));

const combatEngineers: ModifierRule<AttackQuery> = {
  ref: ebc(
    '14A2',
    ['BC-14A2.2', 'BC-14A2.3', 'BC-14A2.4', 'BC-14A2.5', 'BC-14A2.6', 'BC-14A3.2', 'BC-14A4.1', 'BC-14A5.1'],
    'Two or more combat or assault engineers attacking a major city, a fort, a fortress or across a fortified hexside add 1 to the die, never more.',
  ),
  op: 'add',
  value: (q) => {
    const { identity } = q.pos.board.roster;
    const engineers = q.attackers.filter((u) => identity[u].combatEngineer || identity[u].assaultEngineer);
    if (engineers.length < ENGINEERS_NEEDED) return 0;
    if (strongHex(q.pos, q.target)) return enough(q.pos, engineers) ? ENGINEER_BONUS : 0;
    const { readings } = q.pos.board;
    if (readings['fortified-hexside-engineers'] === 'none') return 0;
    const across =
      readings['engineers-across'] === 'any' && q.attackers.some((u) => attacksAcross(q, u)) ? engineers : engineers.filter((u) => attacksAcross(q, u));
    return enough(q.pos, across) ? ENGINEER_BONUS : 0;
  },
};

const assaultEngineers: ModifierRule<CombatantQuery> = {
  ref: ebc(
    '14A3',
    ['BC-14A3.3', 'BC-14A3.4', 'BC-14A3.5'],
    'An assault engineer attacking a major city, a fort, a fortress or across a fortified hexside has twice its strength, times whatever else changes it.',
  ),
  op: 'times',
  atMost: ASSAULT_FACTOR,
  value: (q) => (q.pos.board.roster.identity[q.unit].assaultEngineer && (strongHex(q.pos, q.target) || acrossFortifications(q.pos, q.hex, q.dir)) ? ASSAULT_FACTOR : 1),
};

/** Rules 14A2 to 14A5. @since 0.2.0 */
export const engineerAmendments: ReadonlyArray<Amendment<EuropaRules>> = [
  {
    id: 'EBC-14A2',
    ref: combatEngineers.ref,
    does: 'add',
    touches: ['dieModifiers', 'readings'],
    excludes: [],
    slice: null,
    to: (rules) => ({ ...rules, dieModifiers: [...rules.dieModifiers, combatEngineers], readings: [...rules.readings, ...engineerReadings] }),
  },
  {
    id: 'EBC-14A3',
    ref: assaultEngineers.ref,
    does: 'add',
    touches: ['attackFactors'],
    excludes: [],
    slice: null,
    to: (rules) => ({ ...rules, attackFactors: [...rules.attackFactors, assaultEngineers] }),
  },
];
