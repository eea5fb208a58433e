/** Positions of random games, and one with Vichy France, reckoned anew: zones, supply on land, rail and retreats. */
import { describe, expect, it } from 'vitest';
import { apply } from '../../../src/engine/apply.js';
import { dice } from '../../../src/engine/random.js';
import { isLeft } from '../../../src/prelude.js';
import type { SpiSketch } from '../../../src/conformance/spi-ww2/sketch.js';
import { brawler } from './draws.js';
import { stand } from './fixture.js';
import { misreckoned } from './reckoned.js';
import { lively, skirmish } from './skirmish.js';

const ashore = (sketch: SpiSketch): SpiSketch => ({ ...sketch, edition: 'feb75', tables: { ...sketch.tables, supply: { 'sea legs': { value: 0 } } } });

/** The first positions of a random game that are not what they should be. */
const play = (sketch: SpiSketch, seed: number): ReadonlyArray<string> => {
  const random = dice(seed, 77);
  const { game, state } = stand(ashore(sketch));
  let s = state;
  for (let n = 1; n < 700 && s.phase !== 'over'; n++) {
    const done = apply(game, s, brawler(null, game.legalActions(s), random));
    if (isLeft(done)) return done.left.map((v) => v.detail);
    s = done.right.state;
    if (n % 10 !== 0 && s.pending.length === 0) continue;
    const wrong = misreckoned(game, s);
    if (wrong.length > 0) return [`after ${n} actions`, ...wrong];
  }
  return [];
};

describe('positions reckoned anew', () => {
  it.each([1, 3])('of a lively war with options, seed %i (SPI 6.0, 8.6, 9.7, 5.6)', (seed) => {
    expect(play({ ...lively, options: ['17.6', '17.8', '17.9'] }, seed)).toEqual([]);
  });

  it('of a quieter one (SPI 6.0, 8.6, 9.7, 5.6)', () => {
    expect(play(skirmish, 2)).toEqual([]);
  });

  it('with a Vichy France inside France (SPI-6.0.1)', () => {
    const { game, state } = stand(
      ashore({
        territories: { France: '02 03 04 05 06 07 08', Germany: '01' },
        places: { '0106': 'Berlin*' },
        areas: { 'Vichy France': '0507-0512 0607-0612 0707-0712' },
        stances: { 'Vichy France': 'neutral', France: 'gone' },
        units: ['g1: Germany infantry 3 @0606', 'g2: Germany infantry 3 @0408', 'v: Vichy France 2 @0610'],
      }),
    );
    expect(misreckoned(game, state)).toEqual([]);
  });
});
