/**
 * A second, naive engine for the derived facts of World War II, and positions on which it has to agree with the first. More of them
 * in `test/long/referenceSpi.long.ts`.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { dice } from '../../src/engine/random.js';
import { type Difference, showDifference } from './differ.js';
import type { Found, Played } from './spiGames.js';
import { asked, compare, crowded, drawn, nameOf, spotAfter, spots } from './spiGames.js';
import { FACTS } from './spi/facts.js';
import { readSheet, worldOf } from './spi/world.js';
import { MISTAKES } from './spiMistakes.js';
import { TOLD } from './spiTold.js';

const shown = (found: ReadonlyArray<Difference>): string => found.slice(0, 20).map(showDifference).join('\n');

const regressions = JSON.parse(readFileSync(new URL('./spiRegressions.json', import.meta.url), 'utf8')) as ReadonlyArray<Found>;

describe('positions on which the engines once differed', () => {
  it.each(regressions.map((r) => [`${r.map} ${r.edition}, seed ${r.seed}, ${r.actions} actions: ${r.why}`, r] as const))('%s', (_, found) => {
    const spot = spotAfter(asked(found).game, found.seed, found.actions);
    if (spot === null) throw new Error('The game is over before.');
    expect(shown(compare(asked(found), found.seed, spot, { shake: found.shake })?.differences ?? [])).toBe('');
  });
});

const GERMANS = ['17.6', '17.8', '17.9'];

/** Games from which positions are taken: each edition, the options, rules at random, and a scenario on the map. */
const GAMES: ReadonlyArray<readonly [Played, seed: number, positions: number]> = [
  [{ map: 'lively', edition: 'feb75', options: ['17.4', ...GERMANS] }, 1, 50],
  [{ map: 'skirmish', edition: 'feb75' }, 2, 20],
  [{ map: 'lively', edition: 'first' }, 3, 50],
  [{ map: 'seas', edition: 'feb75', options: ['17.4'] }, 8, 40],
  [{ map: 'lively', edition: 'dec73', players: 3 }, 4, 40],
  [{ map: 'lively', ...drawn(5) }, 5, 50],
  [{ map: 'seas', ...drawn(6) }, 6, 40],
  [{ map: 'europe-1941', edition: 'feb75' }, 7, 10],
];

/** Actions from one position to the next, on the average. */
const APART = 25;

describe('random positions', () => {
  let positions = 0;
  it.each(GAMES.map((g) => [nameOf(g[0]).slice(0, 80), ...g] as const))('%s', (_, played, seed, count) => {
    const found: Difference[] = [];
    const game = asked(played);
    let looks = 0;
    for (let n = 0; looks < count; n++)
      for (const spot of spots(game.game, seed + 100 * n, APART)) {
        for (const shake of [false, true]) {
          const done = looks < count ? compare(game, seed + 100 * n, spot, { shake }) : null;
          if (done === null) continue;
          looks++;
          found.push(...done.differences);
        }
        if (looks >= count) break;
      }
    positions += looks;
    expect(shown(found)).toBe('');
  });

  it('are enough', () => expect(positions).toBe(300));
});

describe('a wrong rule in the reference', () => {
  const wanted = new Map(Object.entries(MISTAKES));

  it('is known for each fact', () => expect(Object.keys(MISTAKES).sort()).toEqual(Object.keys(FACTS).sort()));

  it('shows for stacking, in a hex with too many', () => {
    const { game, laws } = asked({ map: 'skirmish', edition: 'feb75' });
    const state = crowded(game.initial, dice(1, 1));
    const world = worldOf(game, laws, state, readSheet(game, laws));
    const probes = { ways: [], attacks: [], announcements: [] };
    const engine = TOLD['stacking'](game, state, probes);
    expect(engine.size).toBeGreaterThan(0);
    expect(FACTS['stacking'](world, probes)).toEqual(engine);
    expect(FACTS['stacking'](MISTAKES['stacking'](world), probes)).not.toEqual(engine);
    wanted.delete('stacking');
  });

  it('shows for every other fact', () => {
    const game = asked({ map: 'lively', edition: 'feb75', options: GERMANS });
    for (let seed = 1; seed <= 30 && wanted.size > 0; seed++)
      for (const spot of spots(game.game, seed, 15)) {
        for (const [fact, mistake] of [...wanted])
          for (const shake of [false, true]) if ((compare(game, seed, spot, { shake, facts: [fact], mistake })?.differences.length ?? 0) > 0) wanted.delete(fact);
        if (wanted.size === 0) break;
      }
    expect([...wanted.keys()]).toEqual([]);
  });
});

describe('what the reference reads', () => {
  it('nothing but types of the engine under test', () => {
    const folder = new URL('./spi/', import.meta.url);
    for (const name of readdirSync(folder))
      for (const line of readFileSync(new URL(name, folder), 'utf8').split('\n')) if (/from '.*src\//.test(line)) expect(`${name}: ${line}`).toMatch(/: import type /);
  });

  it('every unit and hex where the position has it', () => {
    const { game, laws } = asked({ map: 'europe-1941', edition: 'feb75' });
    const world = worldOf(game, laws, game.initial);
    expect([...world.ground.hexes].sort()).toEqual(game.board.map.ids);
    expect([...world.units.keys()]).toEqual(game.board.roster.ids.filter((_, u) => game.initial.units.hex[u] >= 0));
  });
});
