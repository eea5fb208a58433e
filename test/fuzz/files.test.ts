/**
 * Malformed tables, maps, forces and options: refused in words, or good enough to open a match with.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadMap } from '../../src/engine/loadMap.js';
import { actor, legalActions, openMatch, submit } from '../../src/engine/match.js';
import { dice } from '../../src/engine/random.js';
import { load, save } from '../../src/engine/record.js';
import type { OpenOptions } from '../../src/engine/scenario.js';
import { isLeft, isRight } from '../../src/prelude.js';
import { bootCampCrt, crtData } from '../../src/rulesets/boot-camp/crt.js';
import { terrainChartData } from '../../src/rulesets/boot-camp/terrain.js';
import { loadForces } from '../../src/rulesets/europa/loadForces.js';
import { loadTables } from '../../src/rulesets/europa/loadTables.js';
import { forcesData } from '../../src/scenarios/poland-1939/forces.js';
import { poland1939 } from '../../src/scenarios/poland-1939/index.js';
import { mapData } from '../../src/scenarios/poland-1939/map.js';
import { mutated, runs, SLOW, speechless } from './mutation.js';

const TABLES = runs(6000);
const MAPS = runs(2000);
const FORCES = runs(4000);
const OPTIONS = runs(2000);
/** Harmless ones with which a match is opened and played on. */
const OPENED = 60;

const map = loadMap(mapData);
if (isLeft(map)) throw new Error('the map does not load');
const standIn = { crt: crtData, terrain: terrainChartData };

/** Opens a match with what was let through, plays a little, saves and loads it again. */
const opens = (options: unknown): string | null => {
  const opened = openMatch(poland1939, options as OpenOptions);
  if (isLeft(opened)) return speechless(opened.left);
  let match = opened.right;
  const random = dice(3);
  for (let i = 0; i < 40 && actor(match) !== 'nobody'; i++) {
    const next = submit(match, actor(match), legalActions(match).sample(random));
    if (isLeft(next)) return `a legal action is refused: ${next.left[0].detail}`;
    match = next.right;
  }
  const { tables, map: own, forces } = options as OpenOptions;
  const loaded = load(save(match), {
    scenarios: [poland1939],
    own: { ...(tables === undefined ? {} : { tables }), ...(own === undefined ? {} : { map: own }), ...(forces === undefined ? {} : { forces }) },
  });
  return isLeft(loaded) ? `its save does not load: ${loaded.left[0].code} ${loaded.left[0].detail}` : null;
};

/** Tries a loader on broken files; those that load must open. */
const tryFiles = (bases: ReadonlyArray<unknown>, count: number, key: 'tables' | 'map' | 'forces', read: (u: unknown) => string | null): number => {
  let harmless = 0;
  fc.assert(
    fc.property(mutated(bases), (u) => {
      const said = read(u);
      const wrong = said ?? (harmless++ < OPENED ? opens({ [key]: u }) : null);
      if (wrong !== null && wrong !== 'refused') throw new Error(wrong);
    }),
    { numRuns: count, seed: 1939 },
  );
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  return harmless;
};

describe('malformed files', () => {
  it(
    `tables: ${TABLES}`,
    () => {
      const plain = (table: typeof crtData) => ({ ...table, source: 'printed', cells: table.cells.map((row) => row.map((c) => c.value)) });
      const bases = [
        { format: 'grognard-tables/1', crt: crtData },
        { format: 'grognard-tables/1', crt: plain(crtData), terrain: plain(terrainChartData) },
        { format: 'grognard-tables/1', terrain: terrainChartData },
      ];
      tryFiles(bases, TABLES, 'tables', (u) => {
        const loaded = loadTables(u, standIn, bootCampCrt);
        if (isRight(loaded)) return null;
        return speechless(loaded.left.map((e) => ({ ...e, at: e.table }))) ?? 'refused';
      });
    },
    SLOW,
  );

  it(
    `maps: ${MAPS}`,
    () => {
      const corner = {
        ...mapData,
        columns: [1, 6],
        rows: [1, 5],
        terrain: Array(5).fill('......'),
        territory: Array(5).fill('PPPGGG'),
        hexsides: { rail: ['0101/0102'], fortified: ['0201>0202'] },
        features: { fortress: ['0303'] },
        places: [{ hex: '0303', name: 'Łódź', kind: 'dot', capital: true, city: 'x' }],
        hexSources: { '0101': 'printed' },
      };
      tryFiles([mapData, corner, corner, corner], MAPS, 'map', (u) => {
        const loaded = loadMap(u);
        return isRight(loaded) ? null : (speechless(loaded.left) ?? 'refused');
      });
    },
    SLOW,
  );

  it(
    `forces: ${FORCES}`,
    () => {
      const few = {
        ...forcesData,
        units: forcesData.units.filter((u, i) => i % 12 === 0 && u.nation !== 'Soviet Union'),
        conversions: [],
        mobilizations: [],
        areas: forcesData.areas,
      };
      tryFiles([forcesData, few, few, few], FORCES, 'forces', (u) => {
        const loaded = loadForces(u, map.right);
        return isRight(loaded) ? null : (speechless(loaded.left) ?? 'refused');
      });
    },
    SLOW,
  );

  it(
    `options: ${OPTIONS}`,
    () => {
      const base = {
        seed: 5,
        readings: { 'loss-choice': 'any', 'vp-30': 'off' },
        options: { deployment: 'free', level: 'basic' },
        trust: ['printed', 'secondary', 'inferred', 'reconstructed'],
      };
      let opened = 0;
      fc.assert(
        fc.property(mutated([base, { seed: -1 }, { trust: ['printed'] }, { readings: {} }]), (u) => {
          const found = openMatch(poland1939, u as OpenOptions);
          const wrong = isLeft(found) ? speechless(found.left) : opened++ < OPENED ? opens(u) : null;
          if (wrong !== null) throw new Error(wrong);
        }),
        { numRuns: OPTIONS, seed: 1939 },
      );
      expect(opened).toBeGreaterThan(0);
    },
    SLOW,
  );
});
