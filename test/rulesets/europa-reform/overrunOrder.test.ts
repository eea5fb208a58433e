/**
 * Who is served in an overrun is for its owner to choose, by the order in which he names the units: every choice that there is stands
 * among the legal actions. @rule REFORM 12H (ER-12H.47, ER-12H.64), 13, ruling AMB-ER-118
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Overrun } from '../../../src/rulesets/europa/action.js';
import { attackSupplyIn, ATTACK_SUPPLY } from '../../../src/rulesets/europa-reform/attackSupply/state.js';
import { type Fixture, position } from '../fixture.js';

/** A stack before a hex of the enemy, and a headquarters with room for a few. */
const stack = (units: ReadonlyArray<string>, target: string, room: { readonly divisions: number; readonly res: number }, others: ReadonlyArray<string> = []): Fixture =>
  position({
    rules: 'fire-in-the-east',
    amend: ['REFORM-13', 'REFORM-12', 'REFORM-12G', 'REFORM-12H'],
    begins: 'Jul I 42',
    columns: [1, 20],
    rows: [1, 20],
    phase: 'movement',
    units: ['h1: German 0-10 Army HQ HQ @1006', ...units.map((u, i) => `g${i + 1}: German ${u} @1009`), `s1: Soviet ${target} @1010`, ...others],
    slices: { [ATTACK_SUPPLY.key]: { ...ATTACK_SUPPLY.initial, used: [{ hq: 0, active: false, divisions: 3 - room.divisions, ofOthers: 0, res: 12 - room.res, units: [] }] } },
  });

const overruns = (p: Fixture): ReadonlyArray<Overrun> => p.legal().filter((a): a is Overrun => a.type === 'overrun');
const wordsOf = (p: Fixture): ReadonlyArray<string> => overruns(p).filter((a) => a.by === 'march').map((a) => a.units.join());

/** What an overrun comes to for those in it: who is served, and what is left of headquarters. */
const outcome = (p: Fixture, action: Overrun): string => {
  const { now, used } = attackSupplyIn(p.act(action).state);
  return JSON.stringify([[...action.units].sort(), action.target, action.by, [...(now?.served ?? [])].sort((a, b) => a.unit - b.unit), used]);
};

const permutations = <T>(list: ReadonlyArray<T>): ReadonlyArray<ReadonlyArray<T>> =>
  list.length < 2 ? [list] : list.flatMap((x, i) => permutations([...list.slice(0, i), ...list.slice(i + 1)]).map((rest) => [x, ...rest]));

const WEAK = '4-10 mot Inf XX';
const FEEBLE = '1-10 mot Inf XX';
const STRONG = '10-10 Pz XX';

describe('the order in which overrunners are named', () => {
  it('may be all that makes an overrun legal: it is listed then', () => {
    // with the last place for the panzers 10 + 2, for the others 4 + 5: ten are needed
    const p = stack([WEAK, STRONG], '2-6 Inf XX', { divisions: 1, res: 3 });
    expect(p.try({ type: 'overrun', units: ['g1', 'g2'], target: '1010', by: 'march' })).toEqual(['overrun/odds']);
    expect(wordsOf(p)).toEqual(['g2,g1', 'g2']);
  });

  it('lists one order for each choice of those who are served', () => {
    const p = stack([STRONG, STRONG], '1-6 Inf X', { divisions: 1, res: 3 });
    expect(wordsOf(p).filter((w) => w.includes(',')).sort()).toEqual(['g1,g2', 'g2,g1']);
  });

  it('lists but one where all are served, or nobody can be', () => {
    for (const room of [{ divisions: 3, res: 12 }, { divisions: 0, res: 0 }]) {
      const p = stack([STRONG, STRONG], '1-6 Inf X', room);
      expect(wordsOf(p)).toEqual(['g1', 'g1,g2', 'g2'].filter((w) => room.res > 0 || w.length > 0));
    }
  });

  it('does not hide a strong pair behind a third that would take a place from it', () => {
    // two places: 3 + 10 are enough against 2, and 3 + 1 + 5 are not
    const p = stack(['3-10 mot Inf XX', FEEBLE, STRONG], '2-6 Inf XX', { divisions: 2, res: 6 });
    expect(p.try({ type: 'overrun', units: ['g1', 'g3'], target: '1010', by: 'march' })).toEqual([]);
    expect(wordsOf(p)).toContain('g1,g3');
  });
});

describe('every overrun that may be made', () => {
  const KINDS = [WEAK, FEEBLE, STRONG, '3-10 mot Inf III', '2-10 mot Inf III', '1-10 mot Eng II'];

  it('comes to the same as one that is listed', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...KINDS), { minLength: 2, maxLength: 4 }),
        fc.constantFrom('1-6 Inf X', '2-6 Inf XX', '0-6 Inf X', '3-6 Inf XX', '1-8 Cav X'),
        fc.record({ divisions: fc.integer({ min: 0, max: 3 }), res: fc.constantFrom(0, 0.5, 1, 2, 3, 4.5, 6, 7, 12) }),
        fc.boolean(),
        (units, target, room, second) => {
          const q = stack(units, target, room, second ? ['h2: German 0-10 Army HQ HQ @1105'] : []);
          const listed = new Set(overruns(q).map((a) => outcome(q, a)));
          expect(listed.size).toBe(overruns(q).length);
          for (const action of overruns(q))
            for (const order of permutations(action.units)) {
              const other: Overrun = { ...action, units: order };
              if (q.try(other).length === 0) expect(listed).toContain(outcome(q, other));
            }
        },
      ),
      { numRuns: 15 },
    );
  });
});
