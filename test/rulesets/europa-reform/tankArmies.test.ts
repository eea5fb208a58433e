/** Headquarters of Tank Armies that have left the theater. @rule REFORM 31C, FITE 34 */
import { describe, expect, it } from 'vitest';
import { openMatch } from '../../../src/engine/match.js';
import { isLeft } from '../../../src/prelude.js';
import type { EuropaGame } from '../../../src/rulesets/europa/game.js';
import { REMOVED } from '../../../src/rulesets/europa/state.js';
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
