/**
 * Retreats: only the zones of combat/motorized divisions do harm.
 * @rule REFORM 9F1
 * @module
 */
import type { Amendment } from '../../kernel/amendment.js';
import { type Reading, reading } from '../europa/readings.js';
import { type Ruling, ruling } from '../europa/ruling.js';
import { faceOf, type Position } from '../europa/position.js';
import type { EuropaRules, RetreatQuery } from '../europa/rules.js';
import { CADRE } from '../europa/state.js';
import type { UnitIx } from '../europa/unit.js';
import { zocSources } from '../europa/zones.js';
import { reform } from './cases.js';

/** The army whose corps, not divisions, are meant; and the one whose divisions are by the narrowest reading. */
const CORPS_NATION = 'Soviet Union';
const GERMANY = 'Germany';

export const reformRetreatReadings: ReadonlyArray<Reading> = [
  reading('retreat-zones-of', 'AMB-ER-37', 'REFORM 9F1', 'Which zones of control harm a retreating unit?',
    { listed: 'Those of c/m divisions, and of Soviet c/m corps instead.', german: 'Those of German c/m divisions, and of Soviet c/m corps.' },
    'The article speaks of enemy c/m divisions, and names one nation to make an exception of it.'),
  reading('retreat-privilege', 'AMB-ER-39', 'REFORM 9F1', 'May German c/m units still ignore zones when they retreat to friends?',
    { survives: 'Yes.', gone: 'No.' },
    'One passage of the rule is changed, and this is another one.'),
  reading('retreat-priorities', 'AMB-ER-40', 'REFORM 9F1', 'Are zones that do no harm still the last choice?',
    { ignored: 'No: a hex in nothing but such zones is as good as a free one.', counted: 'Yes; only the loss is gone.' },
    'They are ignored during a retreat.'),
  reading('retreat-cadre-made-now', 'AMB-ER-44', 'REFORM 9F1', 'A unit that the same combat has made a cadre retreats into a zone that harms. Is it eliminated?',
    { eliminated: 'Yes.', spared: 'No: one loss for each combat.' },
    'It is a cadre already.'),
  reading('retreat-corps', 'AMB-ER-45', 'REFORM 9F1', 'Which Soviet corps harm?',
    { cm: 'Those of c/m types.', all: 'Cavalry corps too.' },
    'Combat/motorized is a property of the type.'),
];

export const reformRetreatRulings: ReadonlyArray<Ruling> = [
  ruling('AMB-ER-38', 'REFORM 9F1', 'Does a reduced zone harm?', 'Yes, as any zone.', 'Reduced zones differ in what they cost to move through.'),
  ruling('AMB-ER-41', 'REFORM 9F1', 'Is a retreat of several hexes tested in each?', 'By `zoc-during-retreat`, which asks the same of every retreat.', 'One question, one reading.'),
  ruling('AMB-ER-42', 'REFORM 9F1', 'Does a friendly unit in the hex cancel the zone?', 'Only as far as the German privilege goes.', 'The rule as it was says so, and this part of it stands.'),
];

/** Whether a unit's zone of control does harm. @rule REFORM 9F1 (ER-9F1.1, ER-9F1.4, ER-9F1.5) */
const harmful = (pos: Position, unit: UnitIx): boolean => {
  const { roster, readings } = pos.board;
  const { nation, size } = roster.units[unit];
  if (faceOf(pos, unit).divisional[unit] === 0) return false;
  const cm = roster.cm[unit] === 1;
  if (nation === CORPS_NATION) return size === 'XXX' && (cm || (readings['retreat-corps'] === 'all' && roster.identity[unit].cavalry));
  return cm && (readings['retreat-zones-of'] === 'listed' || nation === GERMANY);
};

const retreatZone = (q: RetreatQuery): 'harms' | 'spares' | 'ignored' => {
  const { pos, unit } = q;
  const { readings, unitSide } = pos.board;
  if (!zocSources(pos, unitSide[unit], q.to).some((u) => harmful(pos, u))) return readings['retreat-priorities'] === 'counted' ? 'spares' : 'ignored';
  const madeNow = pos.state.units.face[unit] === CADRE && pos.state.combat?.cadresBefore.includes(unit) === false;
  return madeNow && readings['retreat-cadre-made-now'] === 'spared' ? 'spares' : 'harms';
};

/**
 * Units retreat unharmed through all zones but those of c/m divisions.
 * @rule REFORM 9F1 (ER-9F1.1 to ER-9F1.8)
 * @since 0.3.0
 */
export const reformRetreats: Amendment<EuropaRules> = {
  id: 'REFORM-9F1',
  ref: reform(
    '9F1',
    ['ER-9F1.1', 'ER-9F1.2', 'ER-9F1.3', 'ER-9F1.4', 'ER-9F1.5', 'ER-9F1.6', 'ER-9F1.7', 'ER-9F1.8'],
    'A retreat into the zone of an enemy c/m division, or Soviet c/m corps, costs a step; other zones are ignored.',
  ),
  does: 'change',
  touches: ['retreatZone', 'zocInRetreat', 'readings'],
  excludes: [],
  slice: null,
  to: (rules) => ({
    ...rules,
    retreatZone,
    zocInRetreat: (q) => (q.pos.board.readings['retreat-privilege'] === 'gone' ? 'harms' : rules.zocInRetreat(q)),
    readings: [...rules.readings, ...reformRetreatReadings],
  }),
};
