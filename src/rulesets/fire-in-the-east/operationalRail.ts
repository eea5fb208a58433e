/**
 * Operational rail movement: a movement point to board, then one for so many hexes.
 * @rule FITE 7A
 * @module
 */
import type { Amendment } from '../../kernel/amendment.js';
import type { EuropaEvent } from '../europa/event.js';
import type { Position } from '../europa/position.js';
import type { EuropaRules, StepQuery } from '../europa/rules.js';
import { FULL, MP, RAIL_HEXES, RAIL_HEXES_SHIFT, railHexes } from '../europa/state.js';
import { fite } from './cases.js';

/** Hexes by rail for a movement point, by printed movement rating. Secondary: known from a play aid. @rule FITE 7A @since 0.3.0 */
export const railRate = (rating: number): number => (rating >= 9 ? 5 : rating >= 7 ? 6 : rating >= 6 ? 8 : rating >= 3 ? 10 : 30);
const BOARDING = 1;

/** A point is paid in advance for the next hexes; what is not used of it is lost. */
const railCost = ({ pos, unit }: StepQuery): number => {
  const { roster } = pos.board;
  if (roster.railOnly[unit] === 1) return MP / 5;
  const gone = railHexes(pos.state.units.status[unit]);
  const due = gone % railRate(roster.faces[FULL].movement[unit] / MP) === 0 ? 1 : 0;
  return MP * (due + (gone === 0 ? BOARDING : 0));
};

/** Counts the hexes that a unit goes by rail. */
const count = (pos: Position, e: EuropaEvent): ReadonlyArray<EuropaEvent> =>
  e.type === 'unitStepped' && e.by === 'rail'
    ? [{ type: 'unitsMarked', units: [e.unit], set: Math.min(railHexes(pos.state.units.status[e.unit]) + 1, RAIL_HEXES >> RAIL_HEXES_SHIFT) << RAIL_HEXES_SHIFT, clear: RAIL_HEXES }]
    : [];

const RULE = fite('7A', [], 'A unit pays a movement point to board a train, and one for every 5 to 30 hexes, the more the lower its rating.');

/** @rule FITE 7A @since 0.3.0 */
export const operationalRail: Amendment<EuropaRules> = {
  id: 'FITE-7A',
  ref: RULE,
  does: 'replace',
  touches: ['railCost', 'costRefs', 'reactions', 'marks'],
  excludes: [],
  slice: null,
  to: (rules) => ({ ...rules, railCost, costRefs: { ...rules.costRefs, rail: RULE }, reactions: [...rules.reactions, count], marks: rules.marks | RAIL_HEXES }),
};
