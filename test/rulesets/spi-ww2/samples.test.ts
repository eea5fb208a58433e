/** Samples of the legal actions: of nothing else, and of all of them, those that are drawn without being listed among them. */
import { describe, expect, it } from 'vitest';
import { playout } from '../../../src/engine/apply.js';
import { dice } from '../../../src/engine/random.js';
import type { SpiAction } from '../../../src/rulesets/spi-ww2/action.js';
import type { SpiGame } from '../../../src/rulesets/spi-ww2/game.js';
import type { SpiState } from '../../../src/rulesets/spi-ww2/state.js';
import { position, type Spot } from './fixture.js';
import { lively, skirmish } from './skirmish.js';

const words = (a: SpiAction): string => JSON.stringify(a);
const listed = ({ game, state }: Pick<Spot, 'game' | 'state'>): ReadonlySet<string> => new Set([...game.legalActions(state)].map(words));

/** What so many samples give. */
const drawn = (game: SpiGame, state: SpiState, times: number): ReadonlyMap<string, number> => {
  const random = dice(74);
  const set = game.legalActions(state);
  const found = new Map<string, number>();
  for (let i = 0; i < times; i++) {
    const key = words(set.sample(random));
    found.set(key, (found.get(key) ?? 0) + 1);
  }
  return found;
};

const kindsIn = (keys: Iterable<string>): ReadonlySet<string> => new Set([...keys].map((key) => (JSON.parse(key) as SpiAction).type));

describe('samples of legal actions', () => {
  const start = position({ ...skirmish, phase: 'production' });
  const cases: ReadonlyArray<readonly [name: string, spot: Spot, kinds: ReadonlyArray<string>]> = [
    ['production', start, ['build', 'buy', 'split', 'endPhase']],
    ['the Axis movement phase', start.to('movement'), ['step', 'assault', 'drop', 'split', 'endPhase']],
    ['the Axis rail phase', start.to('rail'), ['rail', 'endPhase']],
    ['the Allied movement phase', start.to('movement', 'allied'), ['step', 'assault', 'endPhase']],
    ['the Allied rail phase', start.to('rail', 'allied'), ['rail', 'ship', 'endPhase']],
  ];

  it.each(cases)('are all there in %s', (_, { game, state }, kinds) => {
    const all = listed({ game, state });
    for (const kind of kinds) expect(kindsIn(all)).toContain(kind);
    const found = drawn(game, state, all.size * 120);
    expect([...found.keys()].filter((key) => !all.has(key))).toEqual([]);
    expect([...all].filter((key) => !found.has(key))).toEqual([]);
  });

  it('are legal in whatever position a game comes to', () => {
    const { game, state } = position({ ...lively, phase: 'production' });
    const random = dice(39);
    for (let g = 0; g < 3; g++) {
      const copy = playout(game, state);
      for (let n = 0; n < 250 && game.actor(copy.state) !== 'nobody'; n++) {
        if (game.actor(copy.state) === 'chance') {
          copy.play(game.chanceOutcomes(copy.state)[random.below(6)].action);
          continue;
        }
        const action = game.legalActions(copy.state).sample(random);
        expect(game.violations(copy.state, action), words(action)).toEqual([]);
        copy.play(action);
      }
    }
  });
});
