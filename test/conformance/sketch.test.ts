/** Positions as people write them: what can be read, what is said of what cannot, and that what is printed can be read again. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { digest } from '../../src/engine/digest.js';
import { applyUnchecked } from '../../src/engine/apply.js';
import { dice } from '../../src/engine/random.js';
import { conformanceCases, drawn, europaKit, makePosition, parseHexes, parseUnit, type PositionSketch, readDrawing, readSketch, type Sketch, sketchOf, showPosition, type Stand, unitNotation } from '../../src/conformance/index.js';
import { lettersFor, LETTERS } from '../../src/conformance/drawing.js';
import { isLeft } from '../../src/prelude.js';
import { difference } from '../../src/testing/index.js';

const made = (sketch: Sketch): Stand => {
  const stand = makePosition(sketch);
  if (isLeft(stand)) throw new Error(JSON.stringify(stand.left));
  return stand.right;
};
/** Problems as lines. */
const wrong = (sketch: Sketch): ReadonlyArray<string> => {
  const stand = makePosition(sketch);
  return isLeft(stand) ? stand.left.map((p) => `${p.at}: ${p.detail} [${p.code}]`) : [];
};

const MAP = ['     03     04     05', '03   .             w:p1', '            .:g1', '04   .             f', '            ~'];
const UNITS = ['g1: German 7-6 Inf XX', 'p1: Polish 5-6-6 Inf XX 24 (2-6) cadre'];

describe('drawn maps', () => {
  it('give terrain, extent and units', () => {
    const { game, state } = made({ map: MAP, units: UNITS });
    const { map, roster } = game.board;
    const at = (id: string): number => map.hexOf.get(id) ?? -1;
    expect(map.ids).toEqual(['0303', '0304', '0403', '0404', '0503', '0504']);
    expect(['0503', '0504', '0404', '0403'].map((id) => map.terrains[map.terrain[at(id)]])).toEqual(['woods', 'forest', 'sea', 'clear']);
    expect(roster.ids.map((_, u) => map.ids[state.units.hex[u]])).toEqual(['0403', '0503']);
  });

  it('have lines of one kind in several pieces, with a semicolon between', () => {
    const { map } = made({ lines: { rail: '0303 0304; 0503 0504' } }).game.board;
    const at = (id: string): number => map.hexOf.get(id) ?? -1;
    const rail = 1 << map.hexsideFeatures.indexOf('rail');
    // direction 3 is south: 0303 to 0304, 0304 to nowhere, 0503 to 0504
    expect(['0303', '0304', '0503'].map((id) => (map.hexsides[map.sides[at(id) * 6 + 3]] & rail) !== 0)).toEqual([true, false, true]);
  });

  it('may have a row in one line, and letters of their own', () => {
    const { map } = made({ map: ['03 04 05', '03 . x .', '04 . . x'], legend: { x: 'marsh' } }).game.board;
    expect(map.ids.filter((_, h) => map.terrains[map.terrain[h]] === 'marsh')).toEqual(['0403', '0504']);
  });

  it.each<readonly [string, ReadonlyArray<string>, RegExp]>([
    ['no header', ['x . .', '03 . .'], /The first line names the columns/],
    ['columns that jump', ['03 05', '03 . .'], /one after another/],
    ['no rows', ['03 04'], /There are no rows/],
    ['rows that jump', ['03', '03 .', '05 .'], /Rows follow one another; these are 03 05/],
    ['a letter that nobody knows', ['03', '03 ?'], /'\?' in 0303 is no hex; write a letter.*w woods/],
    ['too few hexes', ['03 04 05', '03 .', '   .'], /Here stand 1 hexes; columns 03 05 need 2/],
    ['no line for even columns', ['03 04 05', '03 . .', '04 . .', '   .'], /The hexes of row 03 in columns 04 are missing/],
    ['a row without a number', ['03', '.'], /A row begins with its number/],
    ['a unit in two hexes', ['03 04', '03 .:g1 .:g1'], /g1 stands in 0303 already/],
  ])('say what is wrong with %s', (_, map, reason) => expect(wrong({ map, units: ['g1: German 7-6 Inf XX'] }).join('\n')).toMatch(reason));

  it('say it of units that are not listed', () => expect(wrong({ map: ['03', '03 .:g9'] })).toEqual([expect.stringMatching(/g9 stands on the map and is not among the units/)]));

  it('are printed as they are read', () => {
    fc.assert(
      fc.property(
        fc.record({ column: fc.integer({ min: 1, max: 9 }), row: fc.integer({ min: 1, max: 9 }), columns: fc.integer({ min: 1, max: 6 }), rows: fc.integer({ min: 1, max: 5 }), seed: fc.nat() }),
        ({ column, row, columns, rows, seed }) => {
          const { below } = dice(seed, 0);
          const two = (n: number): string => String(n).padStart(2, '0');
          const ids = Array.from({ length: columns }, (_, c) => Array.from({ length: rows }, (__, r) => two(column + c) + two(row + r))).flat();
          const names = [...Object.values(LETTERS), 'salt-pan'];
          const drawing = {
            columns: [column, column + columns - 1] as const,
            rows: [row, row + rows - 1] as const,
            terrain: new Map(ids.map((id) => [id, names[below(names.length)]])),
            standing: new Map(Array.from({ length: below(5) }, (_, i) => [`u${i}`, ids[below(ids.length)]])),
          };
          const { letterOf, legend } = lettersFor(names);
          const read = readDrawing(drawn(drawing, letterOf), legend);
          if (isLeft(read)) throw new Error(JSON.stringify(read.left));
          expect(read.right).toEqual(drawing);
        },
      ),
    );
  });
});

describe('units and hexes in short', () => {
  it('are read with everything that is said of them', () => {
    const read = parseUnit('p1: Polish 5-6-6 mot Inf XX 24 (2-6) @0505 aa=2 arrives=3 area=north cadre out mp=2.4');
    if (isLeft(read)) throw new Error(JSON.stringify(read.left));
    expect(read.right).toMatchObject({ mp: 2.4, gone: null, data: { id: 'p1', nation: 'Poland', type: 'mot Inf', size: 'XX', designation: '24', full: { attack: 5, defense: 6, movement: 6 }, cadre: { attack: 2, defense: 2 }, aa: 2, starts: 'cadre', arrives: 3, area: 'north', hex: '0505' } });
  });

  it('take a flag for a flag, not for a designation', () => {
    const read = parseUnit('p1: Polish 1-8 MG II dot');
    expect(isLeft(read) ? null : [read.right.data.dot, read.right.data.designation]).toEqual([true, 'p1']);
  });

  it.each([
    ['p1 Polish 5-6 Inf XX', /It is no unit; write one so/],
    ['p1: Polish five Inf XX', /It is no unit/],
    ['p1: Polish 5-6-7-8 Inf XX', /5-6-7-8 is no rating/],
    ['p1: Polish 5-6 Inf XX (2)', /2 is no rating/],
    ['p1: Polish 5-6 Inf XX @0505 tired', /tired means nothing; the flags are dot, cadre/],
  ])('say what is wrong with %s', (text, reason) => {
    const read = parseUnit(text);
    expect(isLeft(read) ? read.left[0].detail : '').toMatch(reason);
  });

  it('are read as they are printed', () => {
    for (const text of ['g1: German 7-6 Inf XX @0504', 'p1: Polish 5-6-6 Inf XX 24 (2-6) @0505 cadre', 'p2: Polish 2-R Siege Art X arrives=never', 's1: Soviet 1-8 MG II dot aa=1 area=east mp=3.5 out moved stopped', 'e1: German 1-8 MG II eliminated']) {
      const read = parseUnit(text);
      if (isLeft(read)) throw new Error(JSON.stringify(read.left));
      const { data, gone, mp, status } = read.right;
      expect(unitNotation(data, { face: data.starts === 'cadre' ? 1 : 0, status, mp: mp ?? 0, gone }, data.hex)).toBe(text);
    }
  });

  it('make lists of hexes', () => {
    const read = parseHexes('0505 0601-0603 07 08-09', [1, 2]);
    expect(isLeft(read) ? [] : read.right).toEqual(['0505', '0601', '0602', '0603', '0701', '0702', '0801', '0802', '0901', '0902']);
    expect(isLeft(parseHexes('5', [1, 2]))).toBe(true);
  });
});

describe('positions', () => {
  it.each<readonly [string, Sketch, RegExp]>([
    ['hexes off the map', { terrain: { woods: '4444' } }, /position\.terrain\.woods: 4444 is not on the map/],
    ['lists that are none', { owners: { germany: 'five' } }, /position\.owners\.germany: five is no hex/],
    ['powers that do not play', { owners: { france: '0505' } }, /position\.owners\.france: france is no power; they are germany, poland/],
    ['players without a turn', { player: 'france' }, /position\.player: france has no player turn/],
    ['amendments that are not in the rules', { without: ['FTF-5'] }, /FTF-5 is no amendment of basic/],
    ['readings that nobody knows', { readings: { mood: 'good' } }, /readings\.mood: There is no reading of that name/],
    ['results that nobody knows', { result: 'BOOM' }, /BOOM/],
    ['terrain that the chart lacks', { terrain: { lava: '0505' } }, /lava/],
    ['hexsides that are none', { hexsides: { rail: '0505/0707' } }, /0505 and 0707 are not adjacent/],
    ['types that nobody knows', { units: ['g1: German 7-6 Ninja XX @0505'] }, /Ninja/],
    ['enemies in one hex', { units: ['g1: German 7-6 Inf XX @0505', 'p1: Polish 5-6 Inf XX @0505'] }, /enemies/],
    ['mobilizations of nobody', { mobilized: ['p1'] }, /position\.mobilized: p1 is not in the order of battle/],
    ['state that the rules do not keep', { slices: { weather: 1 } }, /position\.slices\.weather: These rules keep no such state/],
    ['state of another shape', { rules: 'first-to-fight', slices: { 'first-to-fight': { awards: { medals: 3 } } } }, /It is no state of first-to-fight; at the start it is/],
  ])('say what is wrong with %s', (_, sketch, reason) => expect(wrong(sketch).join('\n')).toMatch(reason));

  it('are read from data, and every strange key is named', () => {
    const read = readSketch({ unit: [], terrain: { woods: 5 }, columns: [3], phase: 'lunch', weather: [] });
    expect(isLeft(read) ? read.left.map((p) => p.at).sort() : []).toEqual(['position.columns', 'position.phase', 'position.terrain.woods', 'position.unit', 'position.weather']);
  });

  it('keep what is left out of a slice as at the start', () => {
    const { state } = made({ rules: 'first-to-fight', slices: { 'first-to-fight': { awards: { withdrawn: 3 } } } });
    expect(state.slices['first-to-fight']).toMatchObject({ awards: { withdrawn: 3, 'vp-30': 0 }, surrendered: false });
  });

  it('leave neutral land to nobody, whoever stands in it', () => {
    const { game, state } = made({ territories: { Hungary: '0505' }, units: ['g1: German 7-6 Inf XX @0505', 'g2: German 7-6 Inf XX @0506'] });
    const owner = (id: string): number => state.hexes.owner[game.board.map.hexOf.get(id) ?? -1];
    expect([owner('0505'), owner('0506')]).toEqual([-1, 0]);
  });

  /** Whether a position can be written down: nothing that was begun has to be settled first. */
  const quiet = ({ game, state }: Stand): boolean => state.pending.length === 0 && state.combat === null && state.attack === null && game.actor(state) !== 'nobody';

  const again = (stand: Stand, sketch: Sketch): Stand => {
    const { rules, without, readings, amend, zones } = sketch;
    const printed = JSON.parse(JSON.stringify(sketchOf(stand, sketch))) as unknown;
    const read = readSketch(printed);
    if (isLeft(read)) throw new Error(JSON.stringify(read.left));
    return made({ ...read.right, ...(rules === undefined ? {} : { rules }), ...(without === undefined ? {} : { without }), ...(readings === undefined ? {} : { readings }), ...(amend === undefined ? {} : { amend }), ...(zones === undefined ? {} : { zones }) });
  };

  /** The rules of a case: `'basic+REFORM-9C'`. */
  const rulesIn = (rules: string | undefined): Pick<Sketch, 'rules' | 'amend'> => {
    if (rules === undefined) return {};
    const [name, ...amend] = rules.split('+');
    return { rules: name as 'basic', ...(amend.length === 0 ? {} : { amend }) };
  };

  it('are printed so that they can be read again, wherever play leads from those of the cases', () => {
    let compared = 0;
    for (const [n, c] of conformanceCases.filter((_, i) => i % 13 === 0).entries()) {
      const sketch = { ...(c.position as PositionSketch), ...rulesIn(c.rules), ...(c.without === undefined ? {} : { without: c.without }), ...(c.readings === undefined ? {} : { readings: c.readings }) };
      let stand = made(sketch);
      const random = dice(n, 0);
      for (let i = 0; i < 12 && stand.game.actor(stand.state) !== 'nobody'; i++) {
        if (quiet(stand) && stand.state.phase !== 'deployment') {
          const copy = again(stand, sketch);
          const apart = difference(stand.state, copy.state);
          expect(apart === null ? null : `${c.id} after ${i}: ${apart}\n${showPosition(stand).join('\n')}`).toBeNull();
          expect(digest(copy.state)).toBe(digest(stand.state));
          compared++;
        }
        stand = { ...stand, state: applyUnchecked(stand.game, stand.state, stand.game.legalActions(stand.state).sample(random)).state };
      }
    }
    expect(compared).toBeGreaterThan(120);
  });

  it('are shown with what is due', () => {
    const stand = made({ units: ['g1: German 7-6 Inf XX @0504', 'p1: Polish 5-6 Inf XX @0505'], phase: 'combat', result: 'DR' });
    const act = (words: string, at: Stand): Stand => {
      const script = europaKit.script(words);
      if (isLeft(script)) throw new Error(words);
      let state = at.state;
      for (let n = 0, next = script.right({ ...at, state }, n); next !== null; next = script.right({ ...at, state }, ++n)) {
        const action = at.game.decodeAction(next);
        if (isLeft(action)) throw new Error(words);
        state = applyUnchecked(at.game, state, action.right).state;
      }
      return { ...at, state };
    };
    const begun = act('commit g1 0505', stand);
    expect(showPosition(begun)).toContain('attack on 0505: g1');
    const retreating = act('roll 3', act('resolve', begun));
    expect(showPosition(retreating).slice(-2)).toEqual([expect.stringMatching(/^due: .*"kind":"retreat"/), 'to act: allied']);
  });
});

describe('words for several actions', () => {
  const script = (words: string): ReadonlyArray<unknown> | string => {
    const read = europaKit.script(words);
    if (isLeft(read)) return read.left[0].detail;
    const found: unknown[] = [];
    for (let n = 0; n < 9; n++) {
      const next = read.right(made({ units: ['g1: German 7-6 Inf XX @0504'] }), n);
      if (next === null) break;
      found.push(next);
    }
    return found;
  };
  it('are read as single actions', () => {
    expect(script('march g1 0503 0502')).toEqual([{ type: 'step', unit: 'g1', to: '0503', by: 'march' }, { type: 'step', unit: 'g1', to: '0502', by: 'march' }]);
    expect(script('attack 0505 g1,g2')).toEqual([{ type: 'commit', unit: 'g1', target: '0505' }, { type: 'commit', unit: 'g2', target: '0505' }, { type: 'resolve' }]);
    expect(script('roll 3')).toEqual([{ type: 'roll', die: 3 }]);
  });
  it.each([
    ['march g1', 'It is put as "march <unit> <hex> <hex>…".'],
    ['attack 0505', 'It is put as "attack <hex> <unit,unit…>".'],
    ['to lunch', 'It is put as "to <phase> [<power>]".'],
    ['roll six', expect.stringMatching(/It is typed as "roll/)],
    ['fly g1', expect.stringMatching(/"fly" is no kind of action.*\n {2}Or: march <unit>/s)],
  ])('say how %s is put', (words, detail) => expect(script(words)).toEqual(detail));
});

describe('air points', () => {
  const AIR: Sketch = {
    rules: 'advanced',
    phase: 'air',
    places: { '0404': 'dot A', '0807': 'dot P' },
    features: { airfield: '0606' },
    owners: { germany: '0404' },
    airPoints: { germany: { bombers: 20 }, poland: { bombers: 5 } },
    sorties: ['0404 0505 oas 8'],
    support: ['poland das 0505 2.5'],
    abandoned: '0606',
  };

  it('are written down, and printed as they are read', () => {
    const stand = made(AIR);
    const found = sketchOf(stand, AIR);
    expect([found.sorties, found.support, found.abandoned, found.slices]).toEqual([AIR.sorties, AIR.support, AIR.abandoned, undefined]);
    expect(difference(made({ ...found, rules: 'advanced' }).state, stand.state)).toBeNull();
  });

  it.each<readonly [string, Sketch, RegExp]>([
    ['sorties that are none', { sorties: ['0404 0505 oas'] }, /position\.sorties\.0: 0404 0505 oas is no sortie/],
    ['fighters', { sorties: ['0404 0505 intercept-oas 3'] }, /Fighters are sent by actions/],
    ['sorties off the map', { sorties: ['0404 9999 oas 3'] }, /9999 is not on the map/],
    ['sorties from airbases of others', { sorties: ['0807 0505 oas 3'] }, /Nobody sends bombers from 0807 now/],
    ['more sorties than there are points', { sorties: ['0404 0505 oas 30'] }, /30 bomber points of the German forces/],
    ['support that is none', { support: ['0404 0505 oas 8'] }, /position\.support\.0: 0404 0505 oas 8 is no air support/],
    ['support of nobody', { support: ['france das 0505 8'] }, /france is no power/],
    ['support off the map', { support: ['poland das 9999 8'] }, /9999 is not on the map/],
    ['airfields that were never there', { abandoned: '0707' }, /prints no permanent airfield in 0707/],
    ['rules without air points', { rules: 'basic' }, /These rules have no air points/],
  ])('say what is wrong with %s', (_, change, reason) => expect(wrong({ ...AIR, ...change }).join('\n')).toMatch(reason));

  it('of an order of battle’s air units there are none: they take no part', () => {
    const { roster } = made({
      units: ['g1: German 7-6 Inf XX @0504', 'x1: German 0-0 Air II @0505 aa=3', 'x2: German 0-0 Air II arrives=never'],
      conversions: [{ id: 'refit', turn: 1, consumes: ['x1'], produces: 'x2', source: 'reconstructed' }],
    }).game.board;
    expect([roster.ids, roster.data.conversions]).toEqual([['g1'], []]);
  });
});
