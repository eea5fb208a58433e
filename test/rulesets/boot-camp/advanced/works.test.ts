/** The works of a position: their shape, their soundness, and bookkeeping of their own through random play. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalJson } from '../../../../src/engine/digest.js';
import { dice } from '../../../../src/engine/random.js';
import { isLeft } from '../../../../src/prelude.js';
import { WORKS, type WorksState, worksIn } from '../../../../src/rulesets/europa/works.js';
import { build, type Fixture, position, type Sketch } from '../../fixture.js';

const HOME: Sketch = {
  rules: 'advanced',
  phase: 'initial',
  territories: { Germany: '01-05' },
  sources: { germany: '0101 0301', poland: '1010 0810' },
  units: ['c1: German 1-5 Cons III @0503', 'c2: German 1-5 Cons III @0503', 'i1: German 7-6 Inf XX @0703', 'p1: Polish 1-6 Eng II @0808'],
};

const works = (more: Partial<WorksState>): WorksState => ({ ...WORKS.initial, ...more });

describe('works', () => {
  it('have a shape', () => {
    const work = { kind: 'fort', hex: 3, unit: 0, due: 2 };
    for (const good of [WORKS.initial, works({ underway: [work] as never, forts: [1, 2], built: [{ kind: 'fort', hex: 1, power: 0 }] })]) expect(WORKS.is(good)).toBe(true);
    for (const bad of [
      null, [], 7, 'works', {}, { ...WORKS.initial, more: 1 },
      works({ forts: [2, 1] }), works({ forts: [1, 1] }), works({ airfields: [-1] }), works({ forts: [1.5] }),
      works({ underway: [{ ...work, kind: 'fortress' }] as never }), works({ underway: [{ ...work, due: -1 }] as never }), works({ underway: [{ kind: 'fort', hex: 3, unit: 0 }] as never }), works({ underway: [null] as never }),
      works({ built: [{ kind: 'fort', hex: 1 }] as never }), works({ built: [{ kind: 'fort', hex: 1, power: 'poland' }] as never }),
    ])
      expect(WORKS.is(bad)).toBe(false);
  });

  it('must fit the units: contradictions are refused in words', () => {
    const p = position(HOME);
    const hex = p.game.board.map.hexOf.get('0503') as number;
    const problems = (more: Partial<WorksState>): ReadonlyArray<string> => {
      const decoded = p.game.decodeState(JSON.parse(canonicalJson({ ...p.state, slices: { ...p.state.slices, works: works(more) } })));
      return isLeft(decoded) ? decoded.left.map((x) => x.detail) : [];
    };
    const fort = { kind: 'fort', hex, unit: 0, due: 2 } as const;
    expect(problems({ underway: [fort] })).toEqual([]);
    expect(problems({ underway: [fort, { ...fort, kind: 'airfield', unit: 1 }] })).toEqual([]);
    expect(problems({ underway: [{ ...fort, hex: hex + 1 }] })[0]).toContain('where its builder is');
    expect(problems({ underway: [{ ...fort, unit: 99 }] })[0]).toContain('no such unit');
    expect(problems({ underway: [{ ...fort, unit: 2, hex: p.state.units.hex[2] }] })[0]).toContain('i1 is no construction unit');
    expect(problems({ underway: [fort, { ...fort, kind: 'airfield' }] })[0]).toContain('one thing at a time');
    expect(problems({ underway: [fort, { ...fort, unit: 1 }] })[0]).toContain('at a time');
    expect(problems({ forts: [hex] })[0]).toContain('nobody has built');
    expect(problems({ forts: [hex], built: [{ kind: 'fort', hex, power: 0 }] })).toEqual([]);
    expect(problems({ built: [{ kind: 'fort', hex: 9999, power: 0 }] })[0]).toContain('there is not');
    // where nothing is built there is no such state
    const basic = position({ ...HOME, rules: 'basic' });
    const decoded = basic.game.decodeState(JSON.parse(canonicalJson({ ...basic.state, slices: { works: WORKS.initial } })));
    expect(isLeft(decoded) ? null : decoded.right.slices).toEqual({});
  });
});

/** Books kept from events alone, by the words of rules 14A1 and 14D. */
interface Books {
  /** Builder → what it builds and when it is due. */
  readonly underway: Map<string, { readonly kind: string; readonly hex: string; readonly due: number }>;
  /** Standing works as `fort 0503`. */
  readonly standing: Set<string>;
  finished: number;
}

type Named = Fixture['events'][number];
const unitsIn = (e: Named): ReadonlyArray<string> => [...(typeof e.unit === 'string' ? [e.unit] : []), ...(Array.isArray(e.units) ? (e.units as ReadonlyArray<string>) : [])];
const LEAVES: ReadonlyArray<string> = ['unitStepped', 'unitOverran', 'unitRetreated', 'unitAdvanced', 'unitEliminated', 'unitsConverted', 'unitWithdrawn'];
const ENTERS: ReadonlyArray<string> = ['unitStepped', 'unitOverran', 'unitRetreated', 'unitAdvanced'];

/** Enters an event; what is wrong with it, null when nothing is. */
const enter = (books: Books, e: Named, before: Fixture, lost: string[]): string | null => {
  const nation = (id: string): string => before.game.board.roster.units[before.game.board.roster.ixOf.get(id) as number].nation;
  if (LEAVES.includes(e.type)) for (const id of unitsIn(e)) if (books.underway.delete(id)) lost.push(id);
  if (ENTERS.includes(e.type) && e.captures === true) {
    // whoever built a fort held its hex: a change of hands destroys it
    const key = `fort ${String(e.to)}`;
    const owner = before.owner(String(e.to));
    if (owner !== 'nobody' && (owner === 'germany') !== (nation(String(e.unit)) === 'Germany')) books.standing.delete(key);
  }
  const work = e.work as { readonly kind: string; readonly hex: string; readonly unit: string; readonly due: number } | undefined;
  switch (e.type) {
    case 'workBegun':
      if (work === undefined || books.underway.has(work.unit)) return 'a unit builds two things';
      if (before.unit(work.unit).hex !== work.hex) return 'a work is begun elsewhere';
      books.underway.set(work.unit, work);
      return null;
    case 'workCompleted': {
      const begun = books.underway.get(work?.unit ?? '');
      if (begun === undefined || begun.hex !== work?.hex) return 'a work is finished that was not under way';
      books.underway.delete(work.unit);
      books.standing.add(`${work.kind} ${work.hex}`);
      books.finished++;
      return null;
    }
    case 'airfieldAbandoned':
      books.standing.delete(`airfield ${String(e.hex)}`);
      return null;
    case 'workDropped':
      return work !== undefined && lost.includes(work.unit) ? null : 'a work is dropped whose builder has not left';
    default:
      return null;
  }
};

describe('works in random games', () => {
  const sketch: Sketch = {
    ...HOME,
    terrain: { woods: '0503 0502 0702 0602', forest: '0604', rough: '0806' },
    construction: { fort: 3, airfield: 2 },
    features: { fort: '0604', fortress: '0705' },
    units: [...(HOME.units ?? []), 'e1: German 1-10 mot Eng II @0603 dot', 'e2: German 1-6 Eng II @0703', 'a1: German 9-10 Pz XX (4-10) @0603', 'p2: Polish 5-6-6 Inf XX (2-6) @0706', 'p3: Polish 1-6 Eng II @0706', 'p4: Polish 5-8 Cav X @0707'],
  };

  it('agree with books kept from events, and are limited, whatever is played', () => {
    let [finished, dropped, destroyed] = [0, 0, 0];
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e6 }), (seed) => {
        let p = position(sketch);
        const random = dice(seed);
        const books: Books = { underway: new Map(), standing: new Set(), finished: 0 };
        for (let i = 0; i < 160 && p.actor() !== 'nobody'; i++) {
          const builds = p.legal().filter((a) => a.type === 'build');
          const action = builds.length > 0 && random.below(2) === 0 ? builds[random.below(builds.length)] : p.game.legalActions(p.state).sample(random);
          const before = p;
          p = p.act(action);
          const lost: string[] = [];
          for (const e of p.events) {
            const wrong = enter(books, e, before, lost);
            if (wrong !== null) throw new Error(`${wrong}: ${JSON.stringify(e)}`);
            if (e.type === 'workDropped') dropped++;
            if (e.type === 'fortDestroyed') destroyed++;
          }
          const { underway, forts, airfields, built } = worksIn(p.state);
          const { map, roster, powers } = p.game.board;
          expect(new Set(underway.map((w) => `${roster.ids[w.unit]} ${w.kind} ${map.ids[w.hex]} ${w.due}`))).toEqual(new Set([...books.underway].map(([unit, w]) => `${unit} ${w.kind} ${w.hex} ${w.due}`)));
          expect(new Set([...forts.map((h) => `fort ${map.ids[h]}`), ...airfields.map((h) => `airfield ${map.ids[h]}`)])).toEqual(books.standing);
          expect(built.length).toBe(books.finished);
          powers.forEach((_, power) => {
            const count = (kind: string) => [...underway.map((w) => ({ kind: w.kind, power: roster.power[w.unit] })), ...built].filter((w) => w.kind === kind && w.power === power).length;
            expect([count('fort') <= 3, count('airfield') <= 2]).toEqual([true, true]);
          });
          for (const w of underway) expect(w.due).toBeGreaterThanOrEqual(p.state.turn);
        }
        finished += books.finished;
      }),
      { numRuns: 16, seed: 14 },
    );
    expect([finished > 10, dropped > 10, destroyed > 0]).toEqual([true, true, true]);
  });

  it('survive JSON, and a legal build is exactly one without violations', () => {
    const p = position(sketch).act(build('c1'));
    expect(p.game.decodeState(JSON.parse(canonicalJson(p.state)))._tag).toBe('Right');
    for (const unit of p.game.board.roster.ids)
      for (const work of ['fort', 'airfield'] as const)
        expect(p.legal().some((a) => a.type === 'build' && a.unit === unit && a.work === work)).toBe(p.try(build(unit, work)).length === 0);
  });
});
