/** Headquarters of Tank Armies that have left the theater, and of those whose corps go together. @rule REFORM 31C, 13, FITE 34 */
import { describe, expect, it } from 'vitest';
import { openMatch } from '../../../src/engine/match.js';
import { isLeft } from '../../../src/prelude.js';
import type { EuropaGame } from '../../../src/rulesets/europa/game.js';
import { REMOVED } from '../../../src/rulesets/europa/state.js';
import { endPhase, overrun, position } from '../fixture.js';
import { fallBlau1942 } from '../../../src/scenarios/eastern-front/index.js';

const open = (): EuropaGame => {
  const opened = openMatch(fallBlau1942);
  if (isLeft(opened)) throw new Error('Fall Blau does not open');
  return opened.right.game as EuropaGame;
};

describe('REFORM 31C, FITE 34: the headquarters of a Tank Army', () => {
  const game = open();
  const { roster, map } = game.board;
  const hq = roster.units.findIndex((u) => u.id === 'su-tank-army-hq-1');
  const { hex: at } = game.initial.units;
  const led = new Set(roster.armyHqs.filter((u) => roster.identity[u].armyHq === 'tank-army').map((u) => at[u]));
  const corps = roster.units.findIndex((_, i) => roster.cmCorps[i] === 1 && at[i] >= 0 && !led.has(at[i]));
  /** The Soviet initial phase of a turn, with the headquarters off the map. */
  const said = (turn: number): ReadonlyArray<string> => {
    const hex = at.map((h, u) => (u === hq ? REMOVED : h));
    const state = { ...game.initial, turn, playerTurn: 1, phase: 'initial' as const, stage: { at: 'open' as const, next: 0 }, units: { ...game.initial.units, hex } };
    return game.violations(state, { type: 'order', order: 'formTankArmy', subject: [roster.ids[hq], map.ids[hex[corps]]] }).map((v) => v.code);
  };

  it('is put on another stack as long as it is in the theater', () => {
    expect(roster.units[hq].leaves).toBe(4);
    expect(said(3)).toEqual([]);
  });

  it('does not come back from the turn on in which the order of battle takes it away', () => {
    expect(said(4)).toEqual(['tank-army/not-at-hand']);
    expect(said(5)).toEqual(['tank-army/not-at-hand']);
  });
});

describe('REFORM 31C, 13: two corps overrun together', () => {
  const led = (...more: ReadonlyArray<string>) =>
    position({
      rules: 'fire-in-the-east',
      amend: ['REFORM-9C', 'REFORM-13', 'REFORM-31C-HQ'],
      begins: 'Aug I 42',
      player: 'soviet-union',
      units: ['t1: Soviet 9-8 Tank XXX (3-8) @0505', 't2: Soviet 9-8 Tank XXX (3-8) @0505', 'g1: German 1-6 Inf XX @0504', 'g2: German 7-6 Inf XX @0909', ...more],
    });

  it('with their headquarters, which goes along', () => {
    const p = led('h1: Soviet 0-8 Tank Army HQ HQ @0505');
    const after = p.act(overrun('0504', 't1', 't2'));
    expect(['t1', 't2', 'h1'].map((id) => after.unit(id).hex)).toEqual(['0504', '0504', '0504']);
    expect(after.try(endPhase)).toEqual([]);
  });

  it('but not without one, nor with one that a third corps keeps', () => {
    expect(led().try(overrun('0504', 't1', 't2'))).toEqual(['overrun/stacking']);
    expect(led('h1: Soviet 0-8 Tank Army HQ HQ @0505', 't3: Soviet 9-8 Tank XXX (3-8) @0505').try(overrun('0504', 't1', 't2'))).toEqual(['overrun/stacking']);
  });
});
