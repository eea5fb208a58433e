import { describe, expect, it } from 'vitest';
import { playOut, random } from '../../../src/bots/index.js';
import { type Match, openMatch, result } from '../../../src/engine/match.js';
import { hashOf, save, verify } from '../../../src/engine/record.js';
import type { EuropaAction } from '../../../src/rulesets/europa/action.js';
import type { EuropaEvent } from '../../../src/rulesets/europa/event.js';
import type { EuropaState } from '../../../src/rulesets/europa/state.js';
import { forcesData } from '../../../src/scenarios/bridgehead/forces.js';
import { bridgehead } from '../../../src/scenarios/bridgehead/index.js';
import { mapData } from '../../../src/scenarios/bridgehead/map.js';

const open = (seed: number): Match<EuropaState, EuropaAction, EuropaEvent> => {
  const opened = openMatch(bridgehead, { seed });
  if (opened._tag === 'Left') throw new Error(opened.left.map((p) => p.detail).join(' '));
  return opened.right;
};

describe('the bridgehead', () => {
  it('says that all of it is invented', () => {
    expect(mapData.notice).toMatch(/invented/i);
    expect(forcesData.notice).toMatch(/invented/i);
    expect(open(1).game.notices.join(' ')).toMatch(/invented map.*invented units/is);
    expect(new Set([mapData.source, ...forcesData.units.flatMap((u) => [u.source, u.ratingSource])])).toEqual(new Set(['reconstructed']));
  });

  it('is small: thirty units, five turns', () => {
    expect(forcesData.units).toHaveLength(30);
    expect(new Set(forcesData.units.map((u) => u.id)).size).toBe(30);
    expect(open(1).game.turns).toBe(5);
  });

  it('is played by the combat rules of Europa Reform', () => {
    const { identity, phases } = open(1).game;
    expect(identity.amendments).toEqual(expect.arrayContaining(['REFORM-6', 'REFORM-9C', 'REFORM-9F1', 'REFORM-9K', 'REFORM-13']));
    expect(phases).toContain('exploitationCombat');
  });

  it('comes to an end that a replay confirms, with points for towns', () => {
    const played = playOut(open(3), { axis: random, allied: random });
    expect(result(played)?.score).toMatchObject({ axis: expect.any(Number) });
    expect(result(played)?.lines.length).toBeGreaterThan(0);
    expect(verify(save(played), { scenarios: [bridgehead] })).toMatchObject({ _tag: 'Right', right: { hash: hashOf(played.state) } });
  });
});
