/** How Barbarossa opens: the surprise turn, and allies that enter the war in July. @rule FITE 31F, 32, REFORM 31F1 */
import { describe, expect, it } from 'vitest';
import { playout } from '../../../src/engine/apply.js';
import { isRight } from '../../../src/prelude.js';
import type { EuropaGame } from '../../../src/rulesets/europa/game.js';
import { barbarossa1941, fallBlau1942 } from '../../../src/scenarios/eastern-front/index.js';

const game = (options: Readonly<Record<string, string>>): EuropaGame => {
  const opened = barbarossa1941.open({ options });
  if (!isRight(opened)) throw new Error(JSON.stringify(opened.left));
  return opened.right as EuropaGame;
};

/** Phases that are open, one after another, when everybody ends them at once, and how many powers stand aside in each. */
const phases = (options: Readonly<Record<string, string>>, turns: number): ReadonlyArray<string> => {
  const g = game(options);
  const copy = playout(g, g.initial);
  const seen: string[] = [];
  for (let n = 0; n < 60 && copy.state.turn <= turns; n++) {
    if (g.actor(copy.state) === 'chance') {
      copy.play({ type: 'roll', die: 6 });
      continue;
    }
    seen.push(`${copy.state.turn} ${g.board.setting.playerTurns[copy.state.playerTurn].name} ${copy.state.phase} ${copy.state.dormant.reduce((a, b) => a + b)}`);
    const end = { type: 'endPhase' } as const;
    copy.play(g.violations(copy.state, end).length === 0 ? end : [...g.legalActions(copy.state)][0]);
  }
  return [...new Set(seen)];
};

describe('barbarossa-1941', () => {
  it('begins with the surprise turn, of phases that the article leaves it', () => {
    const told = phases({}, 1).filter((p) => !p.startsWith('0'));
    expect(told.slice(0, 4)).toEqual(['1 Surprise attack movement 2', '1 Surprise attack combat 2', '1 Axis initial 2', '1 Axis movement 2']);
  }, 60_000);

  it('by the standard game the surprise turn has exploitation', () => {
    expect(phases({ rules: 'standard' }, 1).slice(0, 4)).toEqual(['1 Surprise attack movement 2', '1 Surprise attack combat 2', '1 Surprise attack exploitation 2', '1 Axis initial 2']);
  }, 60_000);

  it('without it, or with aircraft alone, the regular turn comes first', () => {
    for (const surprise of ['air-only', 'none']) expect([surprise, phases({ surprise }, 1).filter((p) => !p.startsWith('0'))[0]]).toEqual([surprise, '1 Axis initial 2']);
    expect(game({ surprise: 'air-only' }).notices.join(' ')).toContain('left to aircraft');
  }, 60_000);

  it('Finland and Hungary enter the war in Jul I 41', () => {
    const g = game({ surprise: 'none' });
    expect(g.board.powers.flatMap((p, i) => (g.initial.dormant[i] === 1 ? [p.id] : [])).sort()).toEqual(['finland', 'hungary']);
    expect(g.board.setting.turnName(2)).toBe('Jul I 41');
    const dormant = phases({ surprise: 'none' }, 2).map((p) => [p.split(' ')[0], p.split(' ').pop()].join(' '));
    expect([...new Set(dormant)].filter((d) => !d.startsWith('0'))).toEqual(['1 2', '2 0']);
  }, 60_000);

  it('offers no surprise where there was none', () => {
    expect(Object.keys(fallBlau1942.options)).toEqual(['rules', 'deployment']);
    expect(Object.keys(barbarossa1941.options)).toEqual(['rules', 'deployment', 'surprise']);
  });
});

describe('fall-blau-1942 with headquarters set up by the players', () => {
  const open = (options: Readonly<Record<string, string>>) => fallBlau1942.open({ options });
  const set = (options: Readonly<Record<string, string>>): EuropaGame => {
    const opened = open(options);
    if (!isRight(opened)) throw new Error(JSON.stringify(opened.left));
    return opened.right as EuropaGame;
  };

  it('ER-OB.4 all of them that are there, and nobody else, wait for a hex of their side', () => {
    const [free, fixed] = [set({ deployment: 'headquarters' }), set({})];
    const { roster } = free.board;
    const waiting = roster.ids.filter((_, u) => fixed.initial.units.hex[u] >= 0 && free.initial.units.hex[u] < 0);
    expect(waiting).toEqual(roster.armyHqs.filter((hq) => roster.units[hq].arrives === 0 && roster.units[hq].hex !== null && roster.identity[hq].armyHq !== 'tank-army').map((hq) => roster.ids[hq]));
    expect(waiting.length).toBeGreaterThan(10);
    const [deploy] = [...free.legalActions(free.initial)];
    const codes = (hex: string): ReadonlyArray<string> => free.violations(free.initial, { type: 'deploy', unit: (deploy as { readonly unit: string }).unit, hex }).map((v) => v.code);
    expect([codes('5537'), codes('4741')]).toEqual([[], ['hq/set-up-abroad']]);
  }, 60_000);

  it('says that by the standard game there are none', () => {
    const opened = open({ deployment: 'headquarters', rules: 'standard' });
    expect(opened._tag === 'Left' ? opened.left.map((p) => p.code) : []).toEqual(['option/idle']);
  });
});
