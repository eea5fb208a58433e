/** Headquarters of Tank Armies that have left the theater, and of those whose corps go together. @rule REFORM 31C, 13, FITE 34 */
import { describe, expect, it } from 'vitest';
import { openMatch } from '../../../src/engine/match.js';
import { isLeft } from '../../../src/prelude.js';
import type { EuropaGame } from '../../../src/rulesets/europa/game.js';
import { REMOVED } from '../../../src/rulesets/europa/state.js';
import { commit, endPhase, overrun, position, retreat, roll } from '../fixture.js';
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

describe('REFORM 31C: the headquarters of a Tank Army is a marker', () => {
  const front = (readings: Readonly<Record<string, string>> = {}) =>
    position({
      rules: 'fire-in-the-east',
      amend: ['REFORM-9C', 'REFORM-31C-HQ'],
      begins: 'Aug I 42',
      readings,
      player: 'soviet-union',
      phase: 'combat',
      units: ['t1: Soviet 9-8 Tank XXX (3-8) @0505', 'h1: Soviet 0-8 Tank Army HQ HQ @0505', 'g1: German 7-6 Inf XX @0504', 's9: Soviet 4-6 Inf XX @0909'],
    });

  it('and attacks nobody, but by the reading that it is a unit', () => {
    expect(front().try(commit('0504', 'h1'))).toEqual(['tank-army/no-attack']);
    expect(front().refusals(commit('0504', 'h1'))[0].detail).toContain('attack with the units that it leads');
    expect(front().legal().filter((a) => a.type === 'commit').map((a) => a.unit)).toEqual(['t1']);
    expect(front({ 'tank-army-hq': 'unit' }).try(commit('0504', 't1'), commit('0504', 'h1'))).toEqual([]);
  });

  it('which retreats with its stack, and is not driven on from there', () => {
    const attacked = position({
      rules: 'fire-in-the-east',
      without: ['FITE-9I'],
      amend: ['REFORM-31C-HQ'],
      begins: 'Aug I 42',
      phase: 'combat',
      units: ['g1: German 30-6 Inf XX @0504', 't1: Soviet 7-8 Tank XXX (3-8) @0505', 'h1: Soviet 0-8 Tank Army HQ HQ @0505', 's9: Soviet 4-6 Inf XX @0909'],
    });
    const due = attacked.act(commit('0505', 'g1'), { type: 'resolve' }, roll(5));
    expect(due.due()).toMatchObject({ kind: 'retreat' });
    const t1 = due.game.board.roster.ixOf.get('t1');
    expect(due.due()).toMatchObject({ units: [t1], group: [t1] });
    const gone = due.act(retreat('t1', '0506'));
    expect([gone.unit('t1').hex, gone.unit('h1').hex]).toEqual(['0506', '0506']);
  });

  it('and is nobody to be attacked, where its corps has slipped away to others', () => {
    const p = position({
      rules: 'fire-in-the-east',
      amend: ['REFORM-31C-HQ'],
      begins: 'Aug I 42',
      phase: 'combat',
      units: ['g1: German 20-6 Inf XX @0504', 'g2: German 8-6 Inf X @0507 dot', 't1: Soviet 7-8 Tank XXX (3-8) @0505', 'h1: Soviet 0-8 Tank Army HQ HQ @0505', 's9: Soviet 4-6 Inf XX @0909'],
    });
    const slipped = p.act(commit('0505', 'g1'), { type: 'resolve' }, retreat('t1', '0506'));
    expect(slipped.unit('h1').hex).toBe('0506');
    const over = slipped.actor() === 'axis' && slipped.due() !== null ? slipped.act({ type: 'pass' }) : slipped;
    expect(over.try(commit('0506', 'g2'))).toEqual(['attack/defended-already']);
  });

  it.each([
    ['with a die', '40-10 Pz XX', 'Settled like an attack'],
    ['without one', '70-10 Pz XX', 'Eliminated: t1'],
  ])('nor to be overrun, %s', (_, panzers, told) => {
    const p = position({
      rules: 'fire-in-the-east',
      without: ['FITE-9I'],
      amend: ['REFORM-9C', 'REFORM-13', 'REFORM-31C-HQ'],
      begins: 'Aug I 42',
      units: [`g1: German ${panzers} @0504`, 't1: Soviet 7-8 Tank XXX (3-8) @0505', 'h1: Soviet 0-8 Tank Army HQ HQ @0505', 's9: Soviet 4-6 Inf XX @0909'],
    });
    const lines = p.game.explain(p.state, overrun('0505', 'g1')).lines.join('\n');
    expect(lines).toContain(told);
    expect(lines).not.toMatch(/(?:Defender|Eliminated|Driven back)[^\n]*Tank Army/);
    expect(p.act(overrun('0505', 'g1')).events.find((e) => e.type === 'combatJoined')).toMatchObject({ combat: { defenders: ['t1'] } });
  });
});
