/**
 * What the Soviet Union loses in the first days of the war, and what it may not do.
 * @rule REFORM 31G, 12G (ER-12G.3)
 * @module
 */
import { type HalfMonth, halfMonthIx, halfMonthNamed } from '../../europa/halfMonth.js';
import type { Readings } from '../../europa/readings.js';
import { reform } from '../cases.js';
import type { LedgerEntry } from './ledger.js';
import type { Logistics } from './state.js';

export const UNPREPARED = reform('31G', ['ER-31G.1', 'ER-31G.2', 'ER-12G.3'], 'When the regular German turn of Jun II 41 ends half of the Soviet points are lost, and one more for each Soviet major city that the Axis controls.');
export const SLOW_START = reform('31G', ['ER-31G.3', 'ER-31G.4'], 'In Jun II 41 no Front headquarters becomes active, and in Jul I 41 two at most.');

const at = (name: string): number => halfMonthIx(halfMonthNamed(name) as HalfMonth);
const ATTACK = at('Jun II 41');
const NEXT = at('Jul I 41');
const MOST_IN_NEXT = 2;

/** Soviet major cities in Axis hands: all of their hexes, or some. @since 0.3.0 */
export interface CitiesHeld {
  readonly whole: number;
  readonly partly: number;
}

/** Whether the losses fall due at the end of an Axis player turn: of the surprise turn or a regular one. @rule REFORM 31G (ER-31G.1), 12G (ER-12G.3) (AMB-ER-89) @since 0.3.0 */
export const isUnprepared = (date: HalfMonth, turn: 'surprise' | 'regular', readings: Readings): boolean => {
  if (halfMonthIx(date) !== ATTACK) return false;
  const when = readings['unpreparedness-turn'] ?? 'regular';
  return when === 'both' || when === turn;
};

/**
 * What is lost, in order: half of the pool, then a point for each city, or the other way round; never more than there is.
 * @rule REFORM 31G (ER-31G.1, ER-31G.2) (AMB-ER-152, AMB-ER-153, AMB-ER-154)
 * @since 0.3.0
 */
export const unpreparednessLosses = ({ pools }: Pick<Logistics, 'pools'>, held: CitiesHeld, readings: Readings): ReadonlyArray<LedgerEntry> => {
  const cities = held.whole + (readings['unpreparedness-cities'] === 'any' ? held.partly : 0);
  const half = (pool: number): number => (readings['unpreparedness-half'] === 'up' ? Math.ceil(pool / 2) : Math.floor(pool / 2));
  const halved = (pool: number): readonly [number, string] => [half(pool), 'half'];
  const forCities = (pool: number): readonly [number, string] => [Math.min(cities, pool), 'cities'];
  let pool = pools['Soviet Union'];
  return (readings['unpreparedness-order'] === 'before' ? [forCities, halved] : [halved, forCities]).flatMap((loss): ReadonlyArray<LedgerEntry> => {
    const [points, about] = loss(pool);
    pool -= points;
    return points === 0 ? [] : [{ nation: 'Soviet Union', kind: 'unpreparedness', points: -points, about }];
  });
};

/** How many Front headquarters may be paid for, and how many may become active; infinite where there is no limit. @since 0.3.0 */
export interface ActivationLimits {
  readonly paying: number;
  readonly becoming: number;
}

const FREE: ActivationLimits = { paying: Number.POSITIVE_INFINITY, becoming: Number.POSITIVE_INFINITY };

/**
 * The limits of an initial phase of the Soviets. What is paid for in Jun II 41 would be active in Jul I 41.
 * @rule REFORM 31G (ER-31G.3, ER-31G.4) (AMB-ER-155)
 * @since 0.3.0
 */
export const activationLimits = (date: HalfMonth, readings: Readings): ActivationLimits => {
  const ix = halfMonthIx(date);
  const paying = readings['unprepared-attempts'] === 'paying';
  if (ix === ATTACK) return { paying: paying ? 0 : MOST_IN_NEXT, becoming: 0 };
  if (ix === NEXT) return paying ? { ...FREE, paying: MOST_IN_NEXT } : { ...FREE, becoming: MOST_IN_NEXT };
  return FREE;
};
