/** Lengths of supply lines. @rule FITE 12B */
import { describe, expect, it } from 'vitest';
import { WEATHERS } from '../../../src/rulesets/europa/board.js';
import { overlandLength, supplyLines } from '../../../src/rulesets/fire-in-the-east/supplyLines.js';

describe('overland supply lines', () => {
  it('are 7 hexes in clear weather, 4 in frost and snow, 3 in mud and winter', () => {
    expect(['clear', 'frost', 'snow', 'mud', 'winter'].map((weather) => overlandLength(weather))).toEqual([7, 4, 4, 3, 3]);
  });

  it('are there for every weather that the rules name', () => expect(WEATHERS.every((weather) => overlandLength(weather) > 0)).toBe(true));

  it('can be read from another table, and are none in a weather that it lacks', () => {
    const table = { ...supplyLines, rows: ['clear'], cells: [[{ value: 9, source: 'printed' as const }]] };
    expect([overlandLength('clear', table), overlandLength('mud', table)]).toEqual([9, 0]);
  });
});
