/**
 * How many units one headquarters serves.
 * @rule REFORM 12H (ER-12H.46 to ER-12H.62), 31C (ER-31C.7)
 * @module
 */
import type { Effort } from '../../europa/attackSupply.js';
import type { HexIx } from '../../../kernel/hex.js';
import { faceOf, type Position, unitsIn } from '../../europa/position.js';
import type { UnitIx } from '../../europa/unit.js';
import { servesActive } from '../hqs/trial.js';
import { type HqCapacity, hqCapacity, hqKindOf } from '../tables/hqCapacity.js';
import type { Line } from './lines.js';
import type { HqUse } from './state.js';

/** A headquarters as it may serve: by its limits as an active one, or as an inactive one. */
export interface Offer extends Line {
  readonly active: boolean;
}

/** Whether units in a hex are led by a Tank Army. @rule REFORM 31C (ER-31C.7), 12H (ER-12H.49) */
export const inTankArmy = (pos: Position, hex: HexIx): boolean => unitsIn(pos, hex).some((u) => pos.board.roster.identity[u].armyHq === 'tank-army');

/**
 * What the headquarters in reach of a unit may give it, the best first: those of its own nation before others, active ones before
 * inactive ones, near ones before far ones.
 */
export const offersOf = (pos: Position, lines: ReadonlyArray<Line>): ReadonlyArray<Offer> => {
  const both = pos.board.readings['active-hq-as-inactive'] === 'yes';
  const rank = (o: Offer): number => (o.kin === 'own' ? 0 : 2) + (o.active ? 0 : 1);
  return lines
    .flatMap((line): ReadonlyArray<Offer> => {
      if (!servesActive(pos, line.hq)) return [{ ...line, active: false }];
      return both ? [{ ...line, active: true }, { ...line, active: false }] : [{ ...line, active: true }];
    })
    .sort((a, b) => rank(a) - rank(b) || a.hexes - b.hexes || a.hq - b.hq);
};

/** The limits of a headquarters. */
export const capacityOf = ({ board }: Pick<Position, 'board'>, hq: UnitIx): HqCapacity => hqCapacity(hqKindOf(board.roster.units[hq].nation));

/** Attack supply is not given by inactive headquarters in the combat segment of exploitation. @rule REFORM 12H (ER-12H.50) */
export const isExploitationCombat = (pos: Position, effort: Effort): boolean => effort === 'attack' && pos.state.phase !== 'combat';

/** Why an offer is of no use to a unit, or nothing. */
export type Lack = 'divisions' | 'of-others' | 'res' | 'tank-army' | 'exploitation' | 'nation' | 'alone';

const counted = (pos: Position, use: HqUse, unit: UnitIx): boolean => use.units.includes(unit) && pos.board.readings['overrun-again-res'] !== 'twice';

/** What keeps a headquarters from serving a unit, given what it has served; null when nothing does. */
export const lackOf = (pos: Position, offer: Offer, use: HqUse, unit: UnitIx, effort: Effort): Lack | null => {
  const capacity = capacityOf(pos, offer.hq);
  const divisional = faceOf(pos, unit).divisional[unit] === 1;
  if (offer.active) {
    if (effort === 'overrun' || !divisional || use.units.includes(unit)) return null;
    if (use.divisions >= capacity.divisions) return 'divisions';
    return offer.kin === 'other' && use.ofOthers >= capacity.ofOthers ? 'of-others' : null;
  }
  if (offer.kin === 'other' && pos.board.readings['inactive-hq-nations'] !== 'quota') return 'nation';
  if (isExploitationCombat(pos, effort)) return 'exploitation';
  if (inTankArmy(pos, pos.state.units.hex[unit])) return 'tank-army';
  if (counted(pos, use, unit)) return null;
  if (divisional && use.divisions >= capacity.inactiveDivisions) return 'divisions';
  return use.res + faceOf(pos, unit).re[unit] > capacity.inactiveRes ? 'res' : null;
};

/** The same use with one more unit; units that count for nothing leave it as it is. */
export const charged = (pos: Position, offer: Offer, use: HqUse, unit: UnitIx, effort: Effort): HqUse => {
  const divisional = faceOf(pos, unit).divisional[unit] === 1;
  if (offer.active ? effort === 'overrun' || !divisional || use.units.includes(unit) : counted(pos, use, unit)) return use;
  return {
    ...use,
    divisions: use.divisions + (divisional ? 1 : 0),
    ofOthers: use.ofOthers + (divisional && offer.kin === 'other' ? 1 : 0),
    res: use.res + (offer.active ? 0 : faceOf(pos, unit).re[unit]),
    units: use.units.includes(unit) ? use.units : [...use.units, unit].sort((a, b) => a - b),
  };
};

/** A headquarters that has served nobody. */
export const fresh = (hq: UnitIx, active: boolean): HqUse => ({ hq, active, divisions: 0, ofOthers: 0, res: 0, units: [] });
