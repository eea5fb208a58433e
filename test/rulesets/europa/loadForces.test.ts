import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Problem } from '../../../src/engine/problem.js';
import { makeMap } from '../../../src/kernel/map.js';
import { isLeft, isRight } from '../../../src/prelude.js';
import { loadForces } from '../../../src/rulesets/europa/loadForces.js';
import type { ForcesData } from '../../../src/rulesets/europa/unit.js';
import { mapData } from '../../../src/scenarios/poland-1939/map.js';

const made = makeMap(mapData);
if (isLeft(made)) throw new Error('the map does not load');
const map = made.right;

const division = {
  id: 'po-inf-xx-6', name: '6th Infantry Division', designation: '6', nation: 'Poland', type: 'Inf', size: 'XX',
  full: { attack: 5, defense: 6, movement: 6 }, cadre: { attack: 2, defense: 2, movement: 6 },
  dot: false, aa: 0, starts: 'full', arrives: 0, area: 'po', hex: '2319', source: 'reconstructed', ratingSource: 'printed',
} as const;
const regiment = {
  ...division, id: 'po-bdr-iii-wilno', name: 'Wilno', designation: 'Wilno', type: 'Bdr', size: 'III',
  full: { attack: 2, defense: 2, movement: 6 }, cadre: null,
} as const;
const product = { ...division, id: 'po-inf-xx-33', arrives: null, area: null, hex: null } as const;
const good: ForcesData = {
  format: 'grognard-forces/1',
  id: 'test',
  title: 'Test',
  notice: '',
  units: [division, regiment, product],
  areas: [{ id: 'po', name: 'Poland', hexes: ['2319', '2419'], source: 'reconstructed' }],
  conversions: [{ id: 'to-33', turn: 3, consumes: ['po-inf-xx-6', 'po-bdr-iii-wilno'], produces: 'po-inf-xx-33', source: 'printed' }],
  mobilizations: [{ turn: 2, unit: 'po-inf-xx-6', source: 'printed' }],
};

/** Forces as JSON gives them, to be broken at will. */
type Loose = Record<string, any>;
const broken = (change: (forces: Loose) => void): Loose => {
  const copy = JSON.parse(JSON.stringify(good)) as Loose;
  change(copy);
  return copy;
};
const problemsOf = (input: unknown): ReadonlyArray<Problem> => {
  const loaded = loadForces(input, map);
  return isLeft(loaded) ? loaded.left : [];
};
const short = (change: (forces: Loose) => void): ReadonlyArray<string> => problemsOf(broken(change)).map((p) => `${p.code} ${p.at}`);

describe('loadForces', () => {
  it('reads good forces unchanged', () => {
    const loaded = loadForces(broken(() => undefined), map);
    expect(isRight(loaded) && loaded.right).toEqual(good);
  });

  it.each(['Air', 'Air Trnspt', 'Glider', 'Pos AA', 'Nvl AA'])('BC-15B.4, BC-15D2.1, BC-17A2.1, FF-21.6, FF-21.7: leaves out entries of the type %s, and what converts or mobilizes them', (type) => {
    const file = broken((f) => {
      f.units.push({ id: 'po-air-1', type, name: 'an air unit has no size, rating or area' }, { ...product, id: 'po-air-2', type });
      f.conversions.push({ id: 'air', turn: 3, consumes: ['po-air-1'], produces: 'po-air-2', source: 'printed' });
      f.mobilizations.push({ turn: 3, unit: 'po-air-1', source: 'printed' });
    });
    const loaded = loadForces(file, map);
    expect(isRight(loaded) && loaded.right).toEqual(good);
  });

  const cases: ReadonlyArray<readonly [string, (forces: Loose) => void, ReadonlyArray<string>]> = [
    ['an unknown type', (f) => (f.units[0].type = 'Infantry'), ['forces/unknown-type po-inf-xx-6']],
    ['an unknown size', (f) => (f.units[0].size = 'XXXX'), ['forces/shape units/0/size (po-inf-xx-6)']],
    ['a repeated unit', (f) => f.units.push(f.units[0]), ['forces/repeated-unit po-inf-xx-6']],
    ['a repeated area', (f) => f.areas.push(f.areas[0]), ['forces/repeated-area po']],
    ['a repeated conversion', (f) => f.conversions.push(f.conversions[0]), ['forces/repeated-conversion to-33']],
    ['a hex off the map', (f) => (f.units[0].hex = '5101'), ['forces/no-such-hex po-inf-xx-6']],
    ['an area’s hex off the map', (f) => f.areas[0].hexes.push('xx'), ['forces/no-such-hex po']],
    ['an empty area', (f) => f.areas.push({ ...f.areas[0], id: 'none', hexes: [] }), ['forces/empty-area none']],
    ['a hex outside the unit’s area', (f) => (f.units[0].hex = '2320'), ['forces/outside-area po-inf-xx-6']],
    ['an unknown area', (f) => (f.units[0].area = 'nowhere'), ['forces/unknown-area po-inf-xx-6']],
    ['BC-3A.5 a cadre of a regiment', (f) => (f.units[1].cadre = f.units[0].cadre), ['forces/cadre po-bdr-iii-wilno']],
    ['a start as a cadre that is not there', (f) => (f.units[1].starts = 'cadre'), ['forces/starts po-bdr-iii-wilno']],
    ['an arrival nowhere', (f) => Object.assign(f.units[1], { hex: null, area: null }), ['forces/nowhere po-bdr-iii-wilno']],
    ['a negative rating', (f) => (f.units[0].full.attack = -1), ['forces/shape units/0/full/attack (po-inf-xx-6)']],
    ['a fractional rating', (f) => (f.units[0].cadre.defense = 1.5), ['forces/shape units/0/cadre/defense (po-inf-xx-6)']],
    ['a movement that is none', (f) => (f.units[0].full.movement = 'r'), ['forces/shape units/0/full/movement (po-inf-xx-6)']],
    ['FF-20B.1 a conversion of an unknown unit', (f) => (f.conversions[0].consumes = ['po-x']), ['forces/unknown-unit to-33']],
    ['a conversion to an unknown unit', (f) => (f.conversions[0].produces = 'po-x'), ['forces/unknown-unit to-33']],
    ['a conversion of nothing', (f) => (f.conversions[0].consumes = []), ['forces/conversion to-33']],
    ['a conversion into itself', (f) => f.conversions[0].consumes.push('po-inf-xx-33'), ['forces/conversion to-33']],
    ['a product that arrives by itself', (f) => Object.assign(f.units[2], { arrives: 1, hex: '2319' }), ['forces/conversion to-33']],
    ['a conversion of another nation’s unit', (f) => (f.units[1].nation = 'Germany'), ['forces/conversion to-33']],
    ['two conversions into one unit', (f) => f.conversions.push({ ...f.conversions[0], id: 'again' }), ['forces/conversion again']],
    ['a conversion into what a unit turns into', (f) => (f.units[1].turnsInto = 'po-inf-xx-33'), ['forces/conversion to-33']],
    ['FF-20C.1 a mobilization of an unknown unit', (f) => (f.mobilizations[0].unit = 'po-x'), ['forces/unknown-unit mobilization of po-x']],
    ['a mobilization of a unit without a cadre', (f) => (f.mobilizations[0].unit = 'po-bdr-iii-wilno'), ['forces/mobilization mobilization of po-bdr-iii-wilno']],
    ['an id that is none', (f) => (f.areas[0].id = '__proto__'), ['forces/shape areas/0/id (__proto__)', 'forces/unknown-area po-inf-xx-6', 'forces/unknown-area po-bdr-iii-wilno']],
    ['a source that is none', (f) => (f.units[0].ratingSource = 'rumor'), ['forces/shape units/0/ratingSource (po-inf-xx-6)']],
    ['a missing entry', (f) => delete f.units[0].dot, ['forces/shape units/0/dot (po-inf-xx-6)']],
    ['a key that means nothing', (f) => (f.unit = []), ['forces/unknown-key unit']],
    ['another format', (f) => (f.format = 'grognard-forces/2'), ['forces/shape format']],
  ];
  it.each(cases)('names %s', (_, change, expected) => expect(short(change)).toEqual(expected));

  it('reads marks and the turn of leaving, which units may lack', () => {
    const file = broken((f) => {
      Object.assign(f.units[0], { marks: ['guards', 'winterized'], leaves: 4 });
      f.units[1].leaves = null;
    });
    const loaded = loadForces(file, map);
    expect(isRight(loaded) && loaded.right).toEqual(file);
    expect(isRight(loaded) && loaded.right.units.map((u) => [u.marks, u.leaves])).toEqual([[['guards', 'winterized'], 4], [undefined, null], [undefined, undefined]]);
    expect(short((f) => void (f.units[0].marks = ['brave']))).toEqual(['forces/shape units/0/marks/0 (po-inf-xx-6)']);
    expect(short((f) => void (f.units[0].marks = 'guards'))).toEqual(['forces/shape units/0/marks (po-inf-xx-6)']);
    expect(short((f) => void (f.units[0].leaves = 'soon'))).toEqual(['forces/shape units/0/leaves (po-inf-xx-6)']);
    expect(short((f) => void Object.assign(f.units[0], { arrives: 3, leaves: 3 }))).toEqual(['forces/leaves po-inf-xx-6']);
  });

  it('names mistakes of shape and of sense together', () => {
    expect(
      short((f) => {
        f.units[0].full.attack = 'five';
        f.units[1].type = 'Border';
        f.mobilizations.push({ turn: 0, unit: 'po-inf-xx-6', source: 'printed' });
        f.conversions[0].consumes.push('po-y');
      }),
    ).toEqual([
      'forces/shape units/0/full/attack (po-inf-xx-6)',
      'forces/shape mobilizations/1/turn',
      'forces/unknown-type po-bdr-iii-wilno',
      'forces/unknown-unit to-33',
    ]);
  });

  it('says what would be right', () => {
    expect(problemsOf(broken((f) => (f.units[0].full.attack = -1)))[0].detail).toBe('It must be a whole number from 0 to 99, but is -1.');
    expect(problemsOf(broken((f) => (f.units[0].hex = '5101')))[0].detail).toBe("'5101' is not a hex of the map poland-1939 (0101 to 5036).");
  });

  it('never throws, whatever the input', () => {
    const anything = fc.anything({ withBigInt: true, withDate: true, withMap: true, withSet: true, withNullPrototype: true, withSparseArray: true });
    fc.assert(fc.property(anything, (input) => void expect(isLeft(loadForces(input, map))).toBe(true)));
    fc.assert(
      fc.property(
        fc.constantFrom('units', 'areas', 'conversions', 'mobilizations'),
        fc.constantFrom('id', 'type', 'size', 'full', 'cadre', 'hex', 'area', 'hexes', 'consumes', 'produces', 'unit', 'turn', 'arrives'),
        anything,
        (list, key, value) => void loadForces(broken((f) => (f[list][0][key] = value)), map),
      ),
      { numRuns: 500 },
    );
    let deep: unknown = 1;
    for (let i = 0; i < 100_000; i++) deep = { cadre: deep };
    expect(short((f) => (f.units[0].cadre = deep)).length).toBeGreaterThan(0);
  });
});
