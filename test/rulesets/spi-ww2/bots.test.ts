/** What bots make of World War II: their plans can be carried out, and a war comes of them. */
import { beforeAll, describe, expect, it } from 'vitest';
import { greedy, playMatch } from '../../../src/bots/index.js';
import { playout } from '../../../src/engine/apply.js';
import { openMatch } from '../../../src/engine/match.js';
import { dice } from '../../../src/engine/random.js';
import { isLeft } from '../../../src/prelude.js';
import { preyOf } from '../../../src/rulesets/spi-ww2/objectives.js';
import { GONE } from '../../../src/rulesets/spi-ww2/state.js';
import { europe1939 } from '../../../src/scenarios/europe-1939-45/index.js';
import { position, type Spot } from './fixture.js';
import { lively, skirmish } from './skirmish.js';

const worth = (spot: Spot, side: string): number => spot.game.evaluate(spot.state, side);

describe('the heuristic', () => {
  const base = position(skirmish);
  const withUnits = (units: ReadonlyArray<string>, phase: 'production' | 'movement' = 'production'): Spot => position({ ...skirmish, units, phase });

  it('is the better for a side the stronger it is, and the worse for the other one', () => {
    const weaker = withUnits((skirmish.units ?? []).filter((u) => !u.startsWith('fr3')));
    expect(worth(weaker, 'axis')).toBeGreaterThan(worth(base, 'axis'));
    expect(worth(weaker, 'allied')).toBeLessThan(worth(base, 'allied'));
  });

  it('counts units without supply for less', () => {
    const units = skirmish.units ?? [];
    const cut = withUnits(units.map((u) => (u.startsWith('ge1') ? `${u} out` : u)), 'movement');
    expect(worth(cut, 'axis')).toBeLessThan(worth(withUnits(units, 'movement'), 'axis'));
  });

  it('likes to be near what the enemy holds', () => {
    const back = withUnits((skirmish.units ?? []).map((u) => (u.startsWith('ge4') ? 'ge4: Germany infantry 3 @0601' : u)));
    expect(worth(back, 'axis')).toBeLessThan(worth(base, 'axis'));
  });

  it('takes weak neutrals for prey of the Axis, and only while Russia is at peace', () => {
    const { game, state } = base;
    const of = (s: Spot['state'], camp: number): ReadonlyArray<string> => preyOf(game.position(s), camp).flatMap((prey, ix) => (prey ? [game.board.nations[ix].name] : []));
    expect(of(state, 0)).toEqual(expect.arrayContaining(['Denmark', 'Sweden']));
    expect(of(state, 1)).toEqual([]);
    const war = position({ ...skirmish, stances: { ...skirmish.stances, Russia: 'war' } });
    expect(of(war.state, 0)).toEqual([]);
  });
});

describe('plans', () => {
  it('propose what may be begun, wherever a game comes to, and end the phase last', () => {
    const { game, state } = position({ ...lively, phase: 'production' });
    const random = dice(41);
    const labels = new Set<string>();
    for (let g = 0; g < 4; g++) {
      const copy = playout(game, state);
      for (let n = 0; n < 300 && game.actor(copy.state) !== 'nobody'; n++) {
        if (game.actor(copy.state) === 'chance') {
          copy.play(game.chanceOutcomes(copy.state)[random.below(6)].action);
          continue;
        }
        if (n % 4 === 0) {
          const orders = [...game.plans(copy.state)];
          for (const { label, actions } of orders) {
            labels.add(label.split(' ')[0]);
            expect(actions.length, label).toBeGreaterThan(0);
            if (actions[0].type !== 'endPhase') expect(game.violations(copy.state, actions[0]), JSON.stringify(actions)).toEqual([]);
          }
          if (copy.state.pending.length === 0) expect(orders.at(-1)?.actions).toEqual([{ type: 'endPhase' }]);
        }
        copy.play(game.legalActions(copy.state).sample(random));
      }
    }
    expect([...labels]).toEqual(expect.arrayContaining(['build', 'march', 'overrun', 'land', 'drop', 'attack', 'journey', 'partisans', 'retreat', 'advance', 'end']));
  });
});

describe('two greedy bots in 1939', () => {
  const kinds = new Map<string, number>();
  let poland = 0;
  let germans = [0, 0];
  let unspent = 0;

  beforeAll(() => {
    const opened = openMatch(europe1939, { seed: 1 });
    if (isLeft(opened)) throw new Error(opened.left[0].detail);
    const { board } = opened.right.game as unknown as { readonly board: Spot['game']['board'] };
    const germany = board.nationIx.get('Germany') ?? -1;
    const strength = (state: Spot['state']): number => state.units.sp.reduce((sum, sp, u) => sum + (board.roster.nation[u] === germany ? sp : 0), 0);
    const playing = playMatch(opened.right, { axis: greedy, allied: greedy }, { turns: 2 });
    let last = opened.right.state;
    for (let next = playing.next(); next.done !== true; next = playing.next()) {
      const { action, match } = next.value;
      kinds.set(action.type, (kinds.get(action.type) ?? 0) + 1);
      last = match.state;
    }
    germans = [strength(opened.right.state), strength(last)];
    poland = last.stance[board.nationIx.get('Poland') ?? -1];
    unspent = last.points[germany] / 2;
  }, 60_000);

  it('use the whole of the game', () => {
    for (const kind of ['build', 'step', 'commit', 'resolve', 'advance', 'retreat', 'rail']) expect([...kinds.keys()]).toContain(kind);
  });
  it('bring Poland down', () => expect(poland).toBe(GONE));
  it('spend what they receive', () => {
    expect(germans[1]).toBeGreaterThanOrEqual(germans[0]);
    expect(unspent).toBeLessThan(5 + 5);
  });
});
