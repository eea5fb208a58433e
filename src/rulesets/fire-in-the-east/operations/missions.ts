/**
 * What airdrops and landings have in common: who may set out, and where a unit may be put down. The standard rules for both are not at
 * hand; these are made for this project, so that what the article says of them can be played.
 * @rule FITE 25, 28
 * @module
 */
import type { HexIx } from '../../../kernel/hex.js';
import { allHold, type Check, checksAbout, type RuleRef, type RuleViolation } from '../../../kernel/rule.js';
import { weatherAt, weatherColumn } from '../../europa/board.js';
import { namedHex, namedUnit, notAtHand } from '../../europa/legality.js';
import type { OrderQuery, OrderTerms } from '../../europa/order.js';
import { enemiesOf, faceOf, hexName, isNeutral, isPhasing, occupant, outOfSupply, ownerOf, phasingSide, type Position, stackOf, unitName, unitsIn } from '../../europa/position.js';
import { MOVED, STOPPED } from '../../europa/state.js';
import { PROHIBITED, WEATHER_CLASSES } from '../../europa/terrainChart.js';
import type { UnitIx } from '../../europa/unit.js';

/** Missions that are offered to bots in one phase. */
const PLANNED = 6;

/** A unit that is to be put down in a hex. @since 0.3.0 */
export interface MissionQuery {
  readonly pos: Position;
  readonly unit: UnitIx;
  readonly hex: HexIx;
}

/** A maker of checks about missions. */
export const about = checksAbout<MissionQuery>((q) => ({ subject: [unitName(q.pos, q.unit), ...(q.hex < 0 ? [] : [hexName(q.pos, q.hex)])], params: { unit: unitName(q.pos, q.unit) } }));

/** What holds of every unit that sets out, wherever it goes. */
export const settingOut = (ref: RuleRef, family: string): ReadonlyArray<Check<MissionQuery>> => [
  about(
    ref,
    `${family}/has-moved`,
    ({ pos, unit }) => (pos.state.units.status[unit] & (MOVED | STOPPED)) === 0,
    ({ pos, unit }) => `${unitName(pos, unit)} has moved in this phase; a unit sets out before it moves, and does nothing else in the phase.`,
  ),
  about(
    ref,
    `${family}/out-of-supply`,
    ({ pos, unit }) => !outOfSupply(pos, unit),
    ({ pos, unit }) => `${unitName(pos, unit)} is out of supply; only units in supply set out.`,
  ),
];

/** Whether the terrain of a hex is closed to a unit in the weather there. */
const isClosed = ({ pos: { board, state }, unit, hex }: MissionQuery): boolean =>
  board.terrain.hexCost(board.roster.movementClass[unit], WEATHER_CLASSES.indexOf(weatherColumn(weatherAt(board, state.turn, hex))))[board.map.terrain[hex]] === PROHIBITED;

/** What holds of every hex in which a unit is put down; `with` says who else is on the way there. */
export const puttingDown = (ref: RuleRef, family: string, others: (q: MissionQuery) => ReadonlyArray<UnitIx>): ReadonlyArray<Check<MissionQuery>> => [
  about(ref, `${family}/terrain`, (q) => !isClosed(q), ({ pos, unit, hex }) => `${hexName(pos, hex)} is closed to ${unitName(pos, unit)} by its terrain; choose dry land that it could enter.`),
  about(ref, `${family}/neutral`, ({ pos, hex }) => !isNeutral(pos, hex), ({ pos, hex }) => `${hexName(pos, hex)} lies in a country that takes no part in the war; choose another hex.`),
  about(ref, `${family}/enemy-hex`, ({ pos, unit, hex }) => !enemiesOf(pos, unit, hex), ({ pos, hex }) => `${hexName(pos, hex)} is occupied by the enemy; choose a hex without enemy units, and attack from there.`),
  about(
    ref,
    `${family}/stacking`,
    (q) => allHold(q.pos.board.rules.stacking, stackOf(q.pos, q.hex, [...unitsIn(q.pos, q.hex), ...others(q), q.unit])),
    ({ pos, hex }) => `${hexName(pos, hex)} would be over the stacking limit; choose another hex.`,
  ),
];

/** The unit that an order names first, or what is wrong with it. */
export const unitOf = ({ pos, subject }: OrderQuery): { readonly unit: UnitIx; readonly wrong: ReadonlyArray<RuleViolation> } => {
  const unit = namedUnit(pos, subject[0] ?? '');
  if (unit.ix < 0) return { unit: -1, wrong: unit.wrong };
  return { unit: unit.ix, wrong: notAtHand(pos, unit.ix, subject[0]) };
};

/** The hex that an order names second, or what is wrong with it. */
export const hexOf = ({ pos, subject }: OrderQuery): { readonly hex: HexIx; readonly wrong: ReadonlyArray<RuleViolation> } => {
  const { ix, wrong } = namedHex(pos, subject[1] ?? '');
  return { hex: ix, wrong };
};

/** Units of the phasing player on the map that pass some checks, ascending. */
export const able = (pos: Position, checks: ReadonlyArray<Check<MissionQuery>>, might: (unit: UnitIx) => boolean): ReadonlyArray<UnitIx> =>
  pos.state.units.hex.flatMap((hex, unit) => (hex >= 0 && might(unit) && isPhasing(pos, unit) && allHold(checks, { pos, unit, hex: -1 }) ? [unit] : []));

/** REs of a unit as a mission counts them. */
export const loadOf = (pos: Position, unit: UnitIx): number => faceOf(pos, unit).re[unit];

/** For bots: hexes that are fought for, not of the phasing side and without enemies, with what they are worth. */
export const prizes = (pos: Position): ReadonlyMap<HexIx, number> => {
  const { board } = pos;
  const side = phasingSide(pos);
  const isTheirs = (hex: HexIx): boolean => ownerOf(pos, hex) >= 0 && board.powers[ownerOf(pos, hex)].side !== side;
  return new Map(board.rules.objectives(board).flatMap(({ hex, worth }) => (isTheirs(hex) && occupant(pos, hex) !== 1 - side ? [[hex, worth]] : [])));
};

/** For bots: the terms about prizes, the dearest first, a few of them. */
export const dearest = (all: ReadonlyArray<{ readonly terms: OrderTerms; readonly worth: number }>): ReadonlyArray<OrderTerms> =>
  [...all].sort((a, b) => b.worth - a.worth).slice(0, PLANNED).map(({ terms }) => terms);
