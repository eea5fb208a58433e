import { describe, expect, it } from 'vitest';
import { makeMap, type HexMap, type MapData } from '../../../src/kernel/map.js';
import { isLeft } from '../../../src/prelude.js';
import { terrainChartData } from '../../../src/rulesets/boot-camp/terrain.js';
import { compileTerrain, type Terrain } from '../../../src/rulesets/europa/compileTerrain.js';
import { MOVEMENT_CLASSES, PROHIBITED, WEATHER_CLASSES } from '../../../src/rulesets/europa/terrainChart.js';

const data = (change: Partial<MapData> = {}): MapData => ({
  format: 'grognard-map/1',
  id: 'four',
  title: 'Four hexes',
  notice: '',
  columns: [1, 2],
  rows: [1, 2],
  terrains: { '.': 'clear', w: 'woods', S: 'wooded-swamp', '~': 'sea' },
  terrain: ['.w', 'S~'],
  territories: {},
  territory: ['  ', '  '],
  hexsides: { 'minor-river': ['0101/0201'], rail: ['0101/0102'], road: ['0101/0102'], border: ['0101/0201'], sea: ['0102/0201'] },
  features: { fortress: ['0101'], airfield: ['0101'] },
  places: [{ hex: '0201', name: 'Town', kind: 'major-full' }, { hex: '0101', name: 'Camp', kind: 'camp' }],
  source: 'reconstructed',
  hexSources: {},
  ...change,
});
const mapOf = (change: Partial<MapData> = {}): HexMap => {
  const made = makeMap(data(change));
  if (isLeft(made)) throw new Error(JSON.stringify(made.left));
  return made.right;
};
const terrainOf = (map: HexMap): Terrain => {
  const compiled = compileTerrain(terrainChartData, map);
  if (isLeft(compiled)) throw new Error(JSON.stringify(compiled.left));
  return compiled.right;
};

const OTHER = MOVEMENT_CLASSES.indexOf('other');
const CM = MOVEMENT_CLASSES.indexOf('cm-art');
const [CLEAR, MUD, WINTER] = WEATHER_CLASSES.map((_, i) => i);

describe('compileTerrain', () => {
  const map = mapOf();
  const terrain = terrainOf(map);
  const cost = (table: Int16Array, names: ReadonlyArray<string>, name: string): number => table[names.indexOf(name)];

  it('costs of hexes by terrain index, in twentieths', () => {
    const at = (c: number, w: number, name: string): number => cost(terrain.hexCost(c, w), map.terrains, name);
    expect([at(OTHER, CLEAR, 'clear'), at(OTHER, CLEAR, 'woods'), at(OTHER, CLEAR, 'wooded-swamp')]).toEqual([20, 40, 60]);
    expect([at(CM, CLEAR, 'wooded-swamp'), at(CM, MUD, 'wooded-swamp'), at(CM, WINTER, 'wooded-swamp')]).toEqual([120, PROHIBITED, 60]);
    expect(at(OTHER, CLEAR, 'sea')).toBe(PROHIBITED);
  });

  it('costs of hexsides by feature index; lines and features without a row add nothing', () => {
    const at = (c: number, w: number, name: string): number => cost(terrain.hexsideCost(c, w), map.hexsideFeatures, name);
    expect([at(OTHER, CLEAR, 'minor-river'), at(CM, MUD, 'minor-river'), at(CM, WINTER, 'minor-river')]).toEqual([20, 60, 0]);
    expect([at(OTHER, CLEAR, 'rail'), at(OTHER, CLEAR, 'border'), at(OTHER, CLEAR, 'sea')]).toEqual([0, 0, PROHIBITED]);
  });

  it('BC-7B.1 a line costs what clear terrain costs in that weather', () => {
    const at = (c: number, w: number, name: string): number => cost(terrain.lineCost(c, w), map.hexsideFeatures, name);
    for (const name of ['road', 'rail']) expect([at(OTHER, CLEAR, name), at(CM, MUD, name), at(OTHER, MUD, name)]).toEqual([20, 60, 40]);
    expect(at(OTHER, CLEAR, 'minor-river')).toBe(PROHIBITED);
    expect(terrain.lineBits).toBe((1 << map.hexsideFeatures.indexOf('rail')) | (1 << map.hexsideFeatures.indexOf('road')));
  });

  it('combat effects of terrain, hex features, places and hexsides', () => {
    expect(terrain.terrainEffects[map.terrains.indexOf('woods')]).toEqual({
      row: 'hex/woods',
      attackers: { who: null, divisor: 1 },
      attackersFrozen: { who: null, divisor: 1 },
      die: -1,
      dieFrozen: -1,
      aec: 'both',
    });
    expect(terrain.featureEffects[map.features.indexOf('fortress')]).toMatchObject({ row: 'feature/fortress', aec: 'defender', die: -1 });
    expect(terrain.featureEffects[map.features.indexOf('airfield')]).toBeNull();
    expect(terrain.placeEffects.map((e) => e?.row ?? null)).toEqual(['feature/major-full', null]);
    expect(terrain.hexsideEffects[map.hexsideFeatures.indexOf('minor-river')]).toMatchObject({
      attackers: { who: 'non-artillery', divisor: 2 },
      attackersFrozen: { who: null, divisor: 1 },
    });
    expect(terrain.hexsideEffects[map.hexsideFeatures.indexOf('rail')]).toBeNull();
    expect(terrain.effects.get('feature/fort')?.die).toBe(-1);
  });

  it('names what the chart has no row for', () => expect(terrain.without).toEqual(['airfield', 'border', 'camp']));

  it('BC-9H.3 a changed chart changes the effect and its digest', () => {
    const cells = terrainChartData.cells.map((row, r) =>
      row.map((cell, c) =>
        terrainChartData.rows[r] === 'hex/woods' && terrainChartData.columns[c] === 'die' ? { ...cell, value: '0' } : cell,
      ),
    );
    const compiled = compileTerrain({ ...terrainChartData, cells }, map);
    if (isLeft(compiled)) throw new Error('refused');
    expect(compiled.right.terrainEffects[map.terrains.indexOf('woods')].die).toBe(0);
    expect(compiled.right.digest).not.toBe(terrain.digest);
  });

  it('refuses a map with terrain that the chart lacks, naming it', () => {
    const compiled = compileTerrain(terrainChartData, mapOf({ terrains: { '.': 'clear', w: 'jungle', S: 'bocage', '~': 'sea' } }));
    expect(isLeft(compiled) && compiled.left.map((e) => [e.code, e.row])).toEqual([
      ['table/missing-terrain', 'hex/jungle'],
      ['table/missing-terrain', 'hex/bocage'],
    ]);
  });

  it('refuses a broken chart', () => {
    const compiled = compileTerrain({ ...terrainChartData, rows: terrainChartData.rows.slice(1), cells: terrainChartData.cells.slice(1) }, map);
    expect(isLeft(compiled) && compiled.left.map((e) => e.code)).toEqual(['table/missing-row', 'table/missing-terrain']);
  });
});
