/** Troops equipped for winter. @rule FITE 29D */
import { describe, expect, it } from 'vitest';
import type { UnitData } from '../../../src/rulesets/europa/unit.js';
import { isWinterized, winterEffect } from '../../../src/rulesets/fire-in-the-east/winterization.js';
import { position, type Sketch } from '../fixture.js';

const is = (nation: string, type: string, marks?: UnitData['marks']): boolean => isWinterized({ type, nation, ...(marks && { marks }) });

describe('winterized troops', () => {
  it('are mountain troops, Finns, Guards, Soviet sailors and those marked', () => {
    expect([is('Germany', 'Mtn'), is('Finland', 'Inf'), is('Soviet Union', 'Inf', ['guards']), is('Soviet Union', 'Nvl Trps'), is('Germany', 'Inf', ['winterized'])]).toEqual([true, true, true, true, true]);
    expect([is('Germany', 'Inf'), is('Soviet Union', 'Inf'), is('Germany', 'Nvl Trps'), is('Germany', 'Inf', ['guards']), is('Romania', 'Cav')]).toEqual([false, false, false, false, false]);
  });

  it.each([
    // attackers, defenders: winterized of all; die
    [[3, 6], [0, 6], 2],
    [[3, 6], [1, 6], 2],
    [[3, 6], [1, 5], 1],
    [[6, 6], [2, 6], 1],
    [[6, 6], [3, 6], 0],
    [[2, 6], [0, 6], 1],
    [[1, 5], [1, 6], 1],
    [[1, 5], [1, 5], 0],
    [[1, 6], [0, 6], 0],
    [[0, 6], [0, 6], 0],
    [[0, 0], [0, 6], 0],
    [[3, 6], [0, 0], 2],
  ] as const)('%j against %j: +%i', ([won, of], [theirs, all], die) => expect(winterEffect({ winterized: won, all: of }, { winterized: theirs, all })).toBe(die));

  describe('in play', () => {
    const modifier = (more: Sketch): number =>
      position({ rules: 'fire-in-the-east', weather: 'snow', phase: 'combat', units: ['g1: Finnish 4-6 Inf XX @0504', 's1: Soviet 4-6 Inf XX @0505'], ...more }).odds('0505', 'g1').modifier;

    it('add to the die in snow and winter only, in the hex attacked', () => {
      expect(['snow', 'winter', 'clear', 'frost', 'mud'].map((weather) => modifier({ weather }))).toEqual([2, 2, 0, 0, 0]);
    });

    it('not against cities and fortresses', () => {
      const without = (more: Sketch): number => modifier(more) - modifier({ ...more, without: ['FITE-29D'] });
      expect([without({ places: { '0505': 'dot Rzhev' } }), without({ places: { '0505': 'major-partial Kalinin' } }), without({ features: { fortress: '0505' } })]).toEqual([0, 0, 0]);
      expect([without({ places: { '0505': 'reference Rzhev' } }), without({ features: { fort: '0505' } }), without({ terrain: { woods: '0505' } })]).toEqual([2, 2, 2]);
    });

    it('are no advantage over their like, and without the amendment over nobody', () => {
      expect(modifier({ units: ['g1: Finnish 4-6 Inf XX @0504', 's1: Soviet 4-6 Mtn XX @0505'] })).toBe(0);
      expect(modifier({ without: ['FITE-29D'] })).toBe(0);
      expect(modifier({ units: ['g1: German 4-6 Inf XX @0504', 's1: Soviet 4-6 Inf XX @0505'] })).toBe(0);
    });
  });
});
