/**
 * Zones of control cost movement instead of ending it.
 * @rule FITE 6A, 5
 * @module
 */
import type { Amendment } from '../../kernel/amendment.js';
import { motorized } from '../boot-camp/movement.js';
import { inEnemyZoc, inFullEnemyZoc } from '../europa/position.js';
import type { EuropaRules, StepQuery } from '../europa/rules.js';
import { MP } from '../europa/state.js';
import { fite } from './cases.js';

/**
 * What a step out of an enemy zone costs on top, in movement points: to a hex in no zone, and to one in a zone. The zone that is
 * left decides which row counts; entering a zone from outside costs nothing. Secondary: known from a play aid.
 * @rule FITE 6A
 * @since 0.3.0
 */
export const ZONE_MP = {
  normal: { out: 2, through: 3 },
  'German c/m': { out: 1, through: 2 },
  reduced: { out: 0, through: 1 },
} as const;

/** What enemy zones add to a step, in twentieths of a movement point. @rule FITE 6A @since 0.3.0 */
export const zoneCost = ({ pos, unit, from, to }: StepQuery): number => {
  const { board, state } = pos;
  const side = board.unitSide[unit];
  if (!inEnemyZoc(pos, side, from)) return 0;
  const german = board.roster.units[unit].nation === 'Germany' && motorized(board, unit, state.units.face[unit]);
  const row = !inFullEnemyZoc(pos, side, from) ? ZONE_MP.reduced : german ? ZONE_MP['German c/m'] : ZONE_MP.normal;
  return MP * (inEnemyZoc(pos, side, to) ? row.through : row.out);
};

const RULE = fite('6A', [], 'Leaving an enemy zone of control costs 2 movement points more, going from zone to zone 3; German c/m units pay 1 less, and reduced zones cost 0 and 1. Zones end no movement, but by rail.');

/** @rule FITE 6A @since 0.3.0 */
export const zoneCosts: Amendment<EuropaRules> = {
  id: 'FITE-6A',
  ref: RULE,
  does: 'replace',
  touches: ['zoneCost', 'costRefs', 'zonesStop', 'mustStop'],
  excludes: [],
  slice: null,
  to: (rules) => ({ ...rules, zoneCost, costRefs: { ...rules.costRefs, zone: RULE }, zonesStop: false, mustStop: (q) => q.by === 'rail' && rules.mustStop(q) }),
};
