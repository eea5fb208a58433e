/** What keeps a scenario from being opened that its files do not show one by one. */
import { describe, expect, it } from 'vitest';
import { isLeft } from '../../../src/prelude.js';
import { fallBlauForces } from '../../../src/scenarios/eastern-front/fallBlauForces.js';
import { fallBlau1942 } from '../../../src/scenarios/eastern-front/index.js';
import { forcesData } from '../../../src/scenarios/poland-1939/forces.js';
import { poland1939 } from '../../../src/scenarios/poland-1939/index.js';

describe('units of nations that take no part', () => {
  it.each([
    ['poland-1939', poland1939, forcesData, 'Polnd', 'Perhaps Poland is meant.'],
    ['fall-blau-1942', fallBlau1942, fallBlauForces, 'Germeny', 'Perhaps Germany'],
    ['fall-blau-1942', fallBlau1942, fallBlauForces, '__proto__', 'its nations are Germany,'],
  ] as const)('are named, with those of %s that there are', (_, scenario, forces, nation, hint) => {
    const [first, ...others] = forces.units;
    const opened = scenario.open({ forces: { ...forces, conversions: [], mobilizations: [], units: [{ ...first, nation }, ...others] } });
    expect(isLeft(opened) ? opened.left.map((p) => [p.code, p.at, p.detail.includes(hint)]) : []).toEqual([['forces/no-such-nation', first.id, true]]);
  });

  it('are none in the forces that ship', () => {
    for (const scenario of [poland1939, fallBlau1942]) expect(scenario.open({})._tag).toBe('Right');
  });
});
