import { expect, it } from 'vitest';
import { type Geography, rasterize } from '../../src/atlas/index.js';
import { box, island, latLon, river, town } from './island.js';

const geography: Geography = island({
  cities: { cities: [town('Town', [4.3, 6.2], { class: 'major' }), town('Port', [7, 2.4], { country: 'East' })] },
  lakes: { features: [{ properties: { name: 'Mere' }, geometry: box(6, 7, 7, 8) }] },
  rivers: {
    features: [
      river(
        'main',
        [
          [1, 6],
          [10, 5],
        ],
        'major',
      ),
      river('side', [
        [5, 9.5],
        [5, 6],
      ]),
    ],
  },
  roads: {
    roads: [
      {
        name: 'road',
        points: (
          [
            [2, 4],
            [8, 8],
          ] as const
        ).map(latLon),
      },
    ],
  },
  overrides: { hexes: { '0303': { terrain: 'rough' } }, water: ['0909/0910'] },
});

const frozen = <T>(value: T): T => {
  if (typeof value === 'object' && value !== null) for (const part of Object.values(Object.freeze(value))) frozen(part);
  return value;
};

it('makes the same of the same, and leaves it as it was', () => {
  const before = JSON.stringify(geography);
  const first = JSON.stringify(rasterize(frozen(geography)));
  expect(JSON.stringify(rasterize(JSON.parse(before) as Geography))).toBe(first);
  expect(JSON.stringify(geography)).toBe(before);
});

it('is plain JSON', () => {
  const raster = rasterize(geography);
  expect(JSON.parse(JSON.stringify(raster))).toEqual(raster);
});
