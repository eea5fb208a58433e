import { describe, expect, it } from 'vitest';
import { type Bot, greedy, playMatch, playOut, random } from '../../src/bots/index.js';
import type { Side } from '../../src/engine/game.js';
import { type Match, openMatch } from '../../src/engine/match.js';
import { hashOf, save, verify } from '../../src/engine/record.js';
import type { OpenOptions } from '../../src/engine/scenario.js';
import type { EuropaAction } from '../../src/rulesets/europa/action.js';
import type { EuropaEvent } from '../../src/rulesets/europa/event.js';
import type { EuropaState } from '../../src/rulesets/europa/state.js';
import { poland1939 } from '../../src/scenarios/poland-1939/index.js';

const open = (options: OpenOptions): Match<EuropaState, EuropaAction, EuropaEvent> => {
  const opened = openMatch(poland1939, options);
  if (opened._tag === 'Left') throw new Error(opened.left[0].detail);
  return opened.right;
};
const both = (bot: Bot): Readonly<Record<Side, Bot>> => ({ axis: bot, allied: bot });

describe('matches between bots', () => {
  const played = playOut(open({ seed: 5 }), both(greedy), { turns: 1 });

  it('are legal from the first action to the last, by a replay that trusts nothing', () => {
    const verified = verify(save(played), { scenarios: [poland1939] });
    expect(verified).toMatchObject({ _tag: 'Right', right: { actions: played.record.length, hash: hashOf(played.state) } });
    expect(played.record.length).toBeGreaterThan(300);
    expect(played.record.some((r) => r.by === 'chance')).toBe(true);
  });

  it('are the same for the same seed, and other for another', () => {
    expect(playOut(open({ seed: 5 }), both(greedy), { turns: 1 }).record).toEqual(played.record);
    expect(hashOf(playOut(open({ seed: 6 }), both(greedy), { turns: 1 }).state)).not.toBe(hashOf(played.state));
  });

  it('can be followed action by action', () => {
    const start = open({ seed: 7 });
    let actions = 0;
    let state: EuropaState = start.state;
    for (const { match, by, action } of playMatch(start, { axis: random, allied: greedy }, { turns: 1 })) {
      actions++;
      expect(match.record.length).toBe(actions);
      expect(match.record[actions - 1]).toEqual({ by, action });
      expect(by).toBe(start.game.actor(state));
      state = match.state;
    }
    expect(actions).toBeGreaterThan(0);
  });

  it('tell of every event with the position before it', () => {
    const start = open({ seed: 8 });
    let steps = 0;
    playOut(start, both(random), {
      turns: 1,
      onEvent: (before, e) => {
        if (e.type !== 'unitStepped') return;
        steps++;
        expect(before.units.hex[e.unit]).toBe(e.from);
      },
    });
    expect(steps).toBeGreaterThan(0);
  });

  it('end after the turns asked for', () => {
    expect(played.state.turn).toBe(2);
    expect(playOut(played, both(greedy), { turns: 1 })).toEqual(played);
  });

  it('start from a deployment as well', () => {
    const start = open({ seed: 9, options: { deployment: 'free' } });
    const deployed = playOut(start, both(greedy), { turns: 0 });
    expect(deployed.state.turn).toBe(1);
    expect(deployed.record.filter((r) => r.action.type === 'deploy').length).toBeGreaterThan(200);
  });

  it('need a seed, and bots that play by the rules', () => {
    expect(() => playOut(open({}), both(greedy))).toThrow(/needs a seed/);
    const cheat: Bot = { id: 'cheat', choose: () => [{ type: 'roll', die: 6 } as never] };
    expect(() => playOut(open({ seed: 1 }), both(cheat))).toThrow(/the cheat bot of the axis side wants/);
    const idler: Bot = { id: 'idler', choose: () => [] };
    expect(() => playOut(open({ seed: 1 }), both(idler))).toThrow(/has chosen nothing/);
    expect(() => playOut(open({ seed: 1 }), { axis: random })).toThrow(/no bot is given for the allied side/);
  });
});
