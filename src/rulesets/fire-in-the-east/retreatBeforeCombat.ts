/**
 * Retreat before combat: mobile units slip away when their hex is attacked or overrun. That there is such a rule, and that army
 * headquarters have the ability, is known; who else has it, and how, is not, and is filled in here.
 * @rule FITE 9I
 * @module
 */
import type { Amendment } from '../../kernel/amendment.js';
import { motorized } from '../boot-camp/movement.js';
import type { Position } from '../europa/position.js';
import { type Reading, reading } from '../europa/readings.js';
import type { EuropaRules } from '../europa/rules.js';
import type { UnitIx } from '../europa/unit.js';
import { fite } from './cases.js';

export const retreatBeforeCombatReadings: ReadonlyArray<Reading> = [
  reading('evasion', 'AMB-ER-66', 'FITE 9I', 'Which units may retreat before combat?',
    { mobile: 'Cavalry, c/m units and army headquarters, and units that the order of battle marks.', headquarters: 'Army headquarters, and units that the order of battle marks.' },
    'Only headquarters are certain. Mounted and motorized troops are those that could.'),
  reading('evasion-hexes', 'AMB-ER-67', 'FITE 9I, REFORM 13', 'Where may a unit go that retreats before combat?',
    { 'by-priority': 'Where a retreat could take it, by the same order of priorities.', any: 'Into any adjacent hex that terrain and enemy units leave open.' },
    'It is called a retreat.'),
  reading('evasion-zones', 'AMB-ER-43', 'FITE 9I, REFORM 9F1', 'Does an enemy zone of control that harms a retreat harm a retreat before combat?',
    { spared: 'No; such hexes are the last choice, and cost nothing.', harmed: 'Yes.' },
    'What the article says of zones in 9F1 is about results of combat.'),
];

/** Whether a unit may retreat before combat, whatever bars its way. @rule FITE 9I, REFORM 12H (ER-12H.20) @since 0.3.0 */
export const mayEvade = ({ board, state }: Position, unit: UnitIx): boolean => {
  const { roster, readings } = board;
  const { armyHq, cavalry } = roster.identity[unit];
  // headquarters of tank armies are markers, not headquarters of armies
  if ((armyHq !== null && armyHq !== 'tank-army') || roster.units[unit].marks?.includes('evades') === true) return true;
  return readings.evasion === 'mobile' && (cavalry || motorized(board, unit, state.units.face[unit]));
};

/** @rule FITE 9I, REFORM 12H (ER-12H.20), 13 (ER-13.41, ER-13.42) @since 0.3.0 */
export const retreatBeforeCombat: Amendment<EuropaRules> = {
  id: 'FITE-9I',
  ref: fite('9I', ['ER-12H.20', 'ER-13.41', 'ER-13.42'], 'When a hex is attacked or overrun, mobile units in it may first retreat one hex; the attack falls on those who stay.'),
  does: 'add',
  touches: ['evades', 'evasion', 'readings'],
  excludes: [],
  slice: null,
  to: (rules) => ({
    ...rules,
    evades: (pos, unit) => rules.evades(pos, unit) || mayEvade(pos, unit),
    evasion: {
      ref: retreatBeforeCombat.ref,
      zone: (q) => {
        const { board } = q.pos;
        const zone = board.rules.retreatZone(q);
        return zone === 'harms' && board.readings['evasion-zones'] !== 'harmed' ? 'spares' : zone;
      },
      anyHex: ({ readings }) => readings['evasion-hexes'] === 'any',
    },
    readings: [...rules.readings, ...retreatBeforeCombatReadings],
  }),
};
