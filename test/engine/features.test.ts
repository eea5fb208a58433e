/** Positions as arrays: every number stands where its name says, and says what the position and the counters say. */
import { describe, expect, it } from 'vitest';
import { applyUnchecked, settle } from '../../src/engine/apply.js';
import { type Features, featureLayout, features, type FeatureTable } from '../../src/engine/features.js';
import type { Game, GameState, Tagged } from '../../src/engine/game.js';
import { openMatch } from '../../src/engine/match.js';
import { dice } from '../../src/engine/random.js';
import type { Scenario } from '../../src/engine/scenario.js';
import type { EuropaGame } from '../../src/rulesets/europa/game.js';
import type { SpiGame } from '../../src/rulesets/spi-ww2/game.js';
import { europe1941 } from '../../src/scenarios/europe-1939-45/index.js';
import { logistics } from '../../src/scenarios/logistics/index.js';
import { poland1939 } from '../../src/scenarios/poland-1939/index.js';

type AnyGame = Game<GameState, Tagged, Tagged>;

const open = <G>(scenario: unknown): G => {
  const match = openMatch(scenario as Scenario, { seed: 1 });
  if (match._tag === 'Left') throw new Error(match.left[0].detail);
  return match.right.game as unknown as G;
};
const poland = open<EuropaGame>(poland1939);
const europe = open<SpiGame>(europe1941);
const ledger = open<AnyGame>(logistics);
const GAMES: ReadonlyArray<readonly [string, AnyGame]> = [
  ['poland-1939', poland as unknown as AnyGame],
  ['europe-1941', europe as unknown as AnyGame],
  ['the ledger', ledger],
];

/** A column of a table by name. */
const columnOf = (values: Float32Array, table: FeatureTable, name: string): ReadonlyArray<number> => {
  const at = table.columns.findIndex((c) => c.name === name);
  expect(at, name).toBeGreaterThanOrEqual(0);
  return Array.from({ length: table.rows }, (_, row) => values[row * table.columns.length + at]);
};
const wordsOf = (table: FeatureTable, name: string): ReadonlyArray<string> => table.columns.find((c) => c.name === name)?.words ?? [];
const unit = (f: Features, name: string): ReadonlyArray<number> => columnOf(f.units, f.layout.units, name);
const hex = (f: Features, name: string): ReadonlyArray<number> => columnOf(f.hexes, f.layout.hexes, name);
const scalar = (f: Features, name: string): number => {
  const at = f.layout.scalars.findIndex((c) => c.name === name);
  expect(at, name).toBeGreaterThanOrEqual(0);
  return f.scalars[at];
};

/** A position after so many actions at random. */
const after = (game: AnyGame, actions: number): GameState => {
  let { state } = settle(game, game.initial);
  const random = dice(3);
  for (let i = 0; i < actions && game.actor(state) !== 'nobody'; i++) state = applyUnchecked(game, state, game.legalActions(state).sample(random)).state;
  return state;
};

describe.each(GAMES)('features of %s', (_, game) => {
  const layout = featureLayout(game);
  const state = after(game, 40);
  const told = features(game, state);

  it('have the shape that the layout tells, in one array', () => {
    expect(told.layout).toBe(layout);
    expect([told.units.length, told.hexes.length, told.scalars.length]).toEqual([layout.units.rows * layout.units.columns.length, layout.hexes.rows * layout.hexes.columns.length, layout.scalars.length]);
    expect(told.data).toHaveLength(layout.size);
    expect([...told.units, ...told.hexes, ...told.scalars]).toEqual([...told.data]);
    expect(told.data.every(Number.isFinite)).toBe(true);
    told.units[0] = 77;
    expect(told.data[0]).toBe(told.units.length > 0 ? 77 : told.data[0]);
    features(game, state, told.data);
  });

  it('name every column once, with its measure, and every index with its words', () => {
    for (const columns of [layout.units.columns, layout.hexes.columns, layout.scalars]) {
      expect(new Set(columns.map((c) => c.name)).size).toBe(columns.length);
      for (const { name, measure, words } of columns) {
        expect([name, measure].every((text) => text !== '')).toBe(true);
        expect(words === undefined).toBe(measure !== 'index');
      }
    }
  });

  it('say what the columns of the position are', () => {
    for (const columns of [layout.units.columns, layout.hexes.columns]) expect(columns.filter((c) => c.measure === 'as in the position')).toEqual([]);
  });

  it('have indices within their words', () => {
    for (const [values, table] of [[told.units, layout.units], [told.hexes, layout.hexes]] as const)
      for (const { name, words } of table.columns)
        if (words !== undefined) expect(columnOf(values, table, name).every((n) => Number.isInteger(n) && n >= -1 && n < words.length), name).toBe(true);
    layout.scalars.forEach(({ words, name }, i) => words !== undefined && expect(told.scalars[i] >= -1 && told.scalars[i] < words.length, name).toBe(true));
  });

  it('have the columns of the position as they are', () => {
    for (const [name, column] of Object.entries(state.units)) expect(unit(told, name)).toEqual(column);
    for (const [name, column] of Object.entries(state.hexes)) expect(hex(told, name)).toEqual(column);
  });

  it('have turn, phase and actor', () => {
    expect([scalar(told, 'turn'), scalar(told, 'turns left')]).toEqual([state.turn, game.turns - state.turn]);
    const flags = (kind: string): ReadonlyArray<string> => layout.scalars.flatMap((c, i) => (c.name.startsWith(`${kind}:`) && told.scalars[i] === 1 ? [c.name.slice(kind.length + 1)] : []));
    expect(flags('phase')).toEqual([state.phase]);
    expect(flags('actor')).toEqual([game.actor(state)]);
  });

  it('are the same for the same position, come from where it may, and whatever the array held before', () => {
    const read = game.decodeState(JSON.parse(JSON.stringify(state)));
    if (read._tag === 'Left') throw new Error(read.left[0].detail);
    const into = new Float32Array(layout.size).fill(123);
    const again = features(game, read.right, into);
    expect(again.data).toBe(into);
    expect([...into]).toEqual([...told.data]);
  });

  it('need room', () => {
    for (const length of [0, layout.size - 1, layout.size + 1]) expect(() => features(game, state, new Float32Array(length))).toThrow(`features of this game are ${layout.size} numbers; the array has room for ${length}`);
  });
});

describe('a layout', () => {
  it('is the same each time a scenario is opened', () => {
    for (const scenario of [poland1939, europe1941, logistics]) expect(featureLayout(open<AnyGame>(scenario))).toEqual(featureLayout(open<AnyGame>(scenario)));
  });
  it('does without traits', () => {
    const { traits: _, ...bare } = poland as unknown as AnyGame;
    const layout = featureLayout(bare);
    expect(layout.units.columns.map((c) => c.name)).toEqual(['face', 'hex', 'mp', 'status']);
    expect(layout.units.columns[2].measure).toBe('as in the position');
    expect(layout.units.rows).toBe(poland.board.roster.units.length);
    expect(features(bare, bare.initial).data).toHaveLength(layout.size);
  });
  it('has no units and hexes where a game has none', () => {
    const { units, hexes } = featureLayout(ledger);
    expect([units, hexes]).toEqual([{ rows: 0, columns: [] }, { rows: 0, columns: [] }]);
  });
});

describe('traits of the Europa family', () => {
  const told = features(poland, poland.initial);
  const { roster, map, powers } = poland.board;
  it('are what counters print', () => {
    const columns = new Map(told.layout.units.columns.map(({ name }) => [name, unit(told, name)]));
    const of = (name: string): ReadonlyArray<number> => columns.get(name) as ReadonlyArray<number>;
    roster.units.forEach((u, ix) => {
      expect([of('attack')[ix], of('defense')[ix]]).toEqual([u.full.attack, u.full.defense]);
      if (u.full.movement !== 'R') expect(of('movement')[ix]).toBe(u.full.movement);
      expect([of('cadre attack')[ix], of('cadre defense')[ix], of('cadre movement')[ix]]).toEqual(u.cadre === null ? [0, 0, 0] : [u.cadre.attack, u.cadre.defense, u.cadre.movement]);
      expect(wordsOf(told.layout.units, 'type')[of('type')[ix]]).toBe(u.type);
      expect(wordsOf(told.layout.units, 'size')[of('size')[ix]]).toBe(u.size);
      const power = powers[roster.power[ix]];
      expect([wordsOf(told.layout.units, 'power')[of('power')[ix]], of('side')[ix]]).toEqual([power.id, power.side]);
    });
  });
  it('are what the map prints', () => {
    const [river, column, row, terrain] = ['hexside:major-river', 'column', 'row', 'terrain'].map((name) => hex(told, name));
    const two = (n: number): string => String(n).padStart(2, '0');
    map.ids.forEach((id, h) => {
      expect(`${two(column[h])}${two(row[h])}`).toBe(id);
      expect(wordsOf(told.layout.hexes, 'terrain')[terrain[h]]).toBe(map.terrains[map.terrain[h]]);
      for (let d = 0; d < 6; d++) {
        const next = map.neighbors[h * 6 + d];
        if (next >= 0) expect((river[h] >> d) & 1, 'a river is on both sides').toBe((river[next] >> ((d + 3) % 6)) & 1);
      }
    });
    expect(river.some((bits) => bits > 0)).toBe(true);
    const warszawa = map.hexOf.get('2319') as number;
    expect(hex(told, 'objective')[warszawa]).toBeGreaterThan(0);
    expect(wordsOf(told.layout.hexes, 'wanted by')[hex(told, 'wanted by')[warszawa]]).toBe('axis');
  });
  it('tell what is being decided', () => {
    const target = map.hexOf.get('2319') as number;
    const state = { ...poland.initial, attack: { target, units: [] }, pending: [{ kind: 'roll', purpose: 'combat', side: 'axis' }] as const, dormant: powers.map((_, p) => p % 2), railed: powers.map((_, p) => p) };
    const due = features(poland, state);
    expect(scalar(due, 'attacked hex')).toBe(target);
    expect(scalar(due, 'actor:chance')).toBe(1);
    expect(due.layout.scalars.find((c) => c.name === 'decision')?.words?.[scalar(due, 'decision')]).toBe('roll');
    powers.forEach((p, ix) => expect([scalar(due, `dormant:${p.id}`), scalar(due, `railed:${p.id}`)]).toEqual([ix % 2, ix]));
    expect([scalar(told, 'attacked hex'), scalar(told, 'decision')]).toEqual([-1, -1]);
  });
});

describe('traits of World War II', () => {
  const state = settle(europe, europe.initial).state;
  const told = features(europe, state);
  const { roster, nations, land, germany } = europe.board;
  it('are nation and kind of counters', () => {
    expect(unit(told, 'nation').map((n) => wordsOf(told.layout.units, 'nation')[n])).toEqual([...roster.nation].map((n) => nations[n].name));
    expect(unit(told, 'kind')).toEqual([...roster.kind]);
  });
  it('are land and what counts for victory', () => {
    expect(hex(told, 'land')).toEqual([...land]);
    expect(hex(told, 'Germany for victory').reduce((a, b) => a + b)).toBe(germany.length);
    expect(hex(told, 'Axis goal').some((n) => n === 1)).toBe(true);
  });
  it('tell how nations stand', () => nations.forEach((n, ix) => expect([scalar(told, `stance:${n.name}`), scalar(told, `to spend:${n.name}`)]).toEqual([state.stance[ix], state.points[ix]])));
});
