/** What the Soviets lose in Jun II 41. @rule REFORM 31G, 12G */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type HalfMonth, halfMonthNamed } from '../../../../src/rulesets/europa/halfMonth.js';
import { booked, startOfLogistics } from '../../../../src/rulesets/europa-reform/logistics/state.js';
import { activationLimits, isUnprepared, unpreparednessLosses } from '../../../../src/rulesets/europa-reform/logistics/unpreparedness.js';

const date = (name: string): HalfMonth => halfMonthNamed(name) as HalfMonth;
type Readings = Readonly<Record<string, string>>;
const losses = (pool: number, whole: number, readings: Readings = {}, partly = 0): ReadonlyArray<number> =>
  unpreparednessLosses(startOfLogistics({ 'Soviet Union': pool }), { whole, partly }, readings).map((e) => e.points);

describe('REFORM 31G: losses', () => {
  it('ER-31G.1 half of the pool', () => expect([losses(12, 0), losses(1, 0), losses(0, 0)]).toEqual([[-6], [], []]));
  it('ER-31G.2 and a point for each city, down to nothing', () => expect([losses(12, 2), losses(12, 9), losses(1, 3)]).toEqual([[-6, -2], [-6, -6], [-1]]));

  it('AMB-ER-152 the smaller half of an odd number, or the larger', () => {
    expect([losses(7, 0), losses(7, 0, { 'unpreparedness-half': 'up' }), losses(8, 0, { 'unpreparedness-half': 'up' })]).toEqual([[-3], [-4], [-4]]);
  });

  it('AMB-ER-153 cities after the halving, or before it', () => {
    expect([losses(12, 2), losses(12, 2, { 'unpreparedness-order': 'before' })]).toEqual([[-6, -2], [-2, -5]]);
  });

  it('AMB-ER-154 cities held whole, or in part too', () => {
    expect([losses(12, 1, {}, 1), losses(12, 1, { 'unpreparedness-cities': 'any' }, 1)]).toEqual([[-6, -1], [-6, -2]]);
  });

  it('ER-12G.3, ER-31G.1 in Jun II 41 only, at the end of the regular turn (AMB-ER-89)', () => {
    const when = (readings: Readings) => (['surprise', 'regular'] as const).map((turn) => isUnprepared(date('Jun II 41'), turn, readings));
    expect([when({}), when({ 'unpreparedness-turn': 'surprise' }), when({ 'unpreparedness-turn': 'both' })]).toEqual([[false, true], [true, false], [true, true]]);
    expect(['Jun I 41', 'Jul I 41', 'Jun II 42'].map((name) => isUnprepared(date(name), 'regular', {}))).toEqual([false, false, false]);
  });

  it('never takes more than there is', () => {
    fc.assert(
      fc.property(fc.nat(40), fc.nat(30), fc.nat(5), fc.record({ 'unpreparedness-half': fc.constantFrom('down', 'up'), 'unpreparedness-order': fc.constantFrom('after', 'before'), 'unpreparedness-cities': fc.constantFrom('whole', 'any') }), (pool, whole, partly, readings) => {
        const books = startOfLogistics({ 'Soviet Union': pool });
        const left = booked(books, unpreparednessLosses(books, { whole, partly }, readings)).pools['Soviet Union'];
        expect(left).toBeGreaterThanOrEqual(0);
        expect(left).toBeLessThanOrEqual(Math.ceil(pool / 2));
      }),
    );
  });
});

describe('REFORM 31G: headquarters', () => {
  const limits = (name: string, readings: Readings = {}): ReadonlyArray<number> => {
    const { paying, becoming } = activationLimits(date(name), readings);
    return [paying, becoming];
  };
  const MANY = Number.POSITIVE_INFINITY;

  it('ER-31G.3 none becomes active in Jun II 41, ER-31G.4 two at most in Jul I 41', () => {
    expect([limits('Jun II 41'), limits('Jul I 41'), limits('Jul II 41'), limits('Jun II 42')]).toEqual([[2, 0], [MANY, 2], [MANY, MANY], [MANY, MANY]]);
  });

  it('AMB-ER-155 or none is paid for in Jun II 41, and two at most in Jul I', () => {
    const paying = { 'unprepared-attempts': 'paying' };
    expect([limits('Jun II 41', paying), limits('Jul I 41', paying), limits('Jul II 41', paying)]).toEqual([[0, 0], [2, MANY], [MANY, MANY]]);
  });
});
