/** Saved positions with absurd beginnings of overruns are refused, and why is said. */
import { describe, expect, it } from 'vitest';
import { isLeft } from '../../../../src/prelude.js';
import { position } from '../../fixture.js';

const { game, state } = position({ rules: 'advanced', readings: { 'overrun-from-zone': 'adjacent-hex' }, units: ['a: German 8-10 Pz XX @0404', 'd: Polish 1-6 Inf X @0405'] });

describe('where units began the phase', () => {
  it.each([
    [[], []],
    [state.units.hex, []],
    [[3], ['state/overruns slices.overruns.began']],
    [[3, 3, 3], ['state/overruns slices.overruns.began']],
    [[3, 100], ['state/overruns slices.overruns.began']],
    [[3, 1.5], ['state/malformed slices.overruns']],
    [new Array(2), ['state/malformed slices.overruns']],
  ])('%j', (began, problems) => {
    const read = game.decodeState({ ...structuredClone(state), slices: { ...structuredClone(state.slices), overruns: { began } } });
    expect(isLeft(read) ? read.left.map((p) => `${p.code} ${p.at}`) : []).toEqual(problems);
  });
});
