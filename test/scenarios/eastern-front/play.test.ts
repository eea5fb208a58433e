/** Games of the war in the East, from the first turn to the last. */
import { describe, expect, it } from 'vitest';
import { playOut, random } from '../../../src/bots/index.js';
import { openMatch } from '../../../src/engine/match.js';
import { hashOf, load, save, verify } from '../../../src/index.js';
import { isLeft, isRight } from '../../../src/prelude.js';
import { barbarossa1941, fallBlau1942 } from '../../../src/scenarios/eastern-front/index.js';
import { headquartersIn, logisticsIn } from '../../../src/rulesets/europa-reform/index.js';
import type { EuropaGame } from '../../../src/rulesets/europa/game.js';

const opened = (scenario: typeof fallBlau1942, options: Readonly<Record<string, string>> = {}, seed = 3) => {
  const match = openMatch(scenario, { seed, options });
  if (isLeft(match)) throw new Error(match.left.map((p) => `${p.at}: ${p.detail}`).join('\n'));
  return match.right;
};

describe('the campaigns of the East', () => {
  it.each([
    ['Fall Blau', fallBlau1942, 10],
    ['Barbarossa', barbarossa1941, 13],
  ])('%s opens with the Reform and without it', (_, scenario, turns) => {
    for (const rules of ['reform', 'standard']) {
      const { game } = opened(scenario, { rules });
      expect(game.turns).toBe(turns);
      expect(game.identity.amendments.some((a) => a.startsWith('REFORM-'))).toBe(rules === 'reform');
      // nothing reconstructed passes for printed
      expect(game.notices.join(' ')).toContain('econstruct');
    }
    expect(isLeft(openMatch(scenario, { options: { rules: 'published' } }))).toBe(true);
  }, 60_000);

  it('Fall Blau begins with headquarters that have been paid for, and with points left (REFORM 12H, 34A; ER-12H.36)', () => {
    const match = opened(fallBlau1942);
    const { game } = match;
    const before = logisticsIn(match.state);
    expect(before.pools.Germany).toBe(8);
    expect(before.planned).toHaveLength(4);
    // both sides have done setting up
    const { state } = playOut(match, { axis: random, allied: random }, { turns: 0 });
    expect(state.turn).toBe(1);
    const { roster } = (game as unknown as EuropaGame).board;
    expect(headquartersIn(state).active.map((u) => roster.ids[u]).sort()).toEqual(expect.arrayContaining(['ge-army-hq-2', 'ge-pz-army-hq-1']));
  }, 60_000);

  it('random bots play Fall Blau to its end, the same way every time, and the save verifies', () => {
    const play = () => playOut(opened(fallBlau1942), { axis: random, allied: random });
    const end = play();
    expect(end.state.phase).toBe('over');
    expect(end.game.result(end.state)?.level).toMatch(/Axis|Soviet|Draw/);
    const text = save(end);
    const back = load(text, { scenarios: [fallBlau1942] });
    expect(isRight(back)).toBe(true);
    expect(isRight(verify(text, { scenarios: [fallBlau1942] }))).toBe(true);
    if (isRight(back)) expect(hashOf(back.right.state)).toBe(hashOf(end.state));
  }, 180_000);
});
