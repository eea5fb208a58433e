/** The surprise attack as the standard game has it. @rule FITE 31F */
import { describe, expect, it } from 'vitest';
import { endPhase, march, position, type Sketch } from '../fixture.js';

const attack = (more: Sketch = {}) =>
  position({
    rules: 'fire-in-the-east',
    begins: 'Jun II 41',
    surprise: 'ground',
    player: 'surprise',
    territories: { Germany: '0101-0110 0201-0210 0301-0310 0401-0410' },
    units: ['g1: German 12-10 Pz XX @0404', 'g2: German 7-6 Inf XX @0404', 's1: Soviet 4-6 Inf XX @0505', 's2: Soviet 4-6 Inf XX @0909'],
    ...more,
  });

describe('FITE 31F: the surprise attack', () => {
  it('comes before the first regular player turn, of the attacker alone', () => {
    const start = attack();
    const seen: string[] = [];
    let at = start;
    while (at.state.turn === 1) {
      const name = `${at.game.board.setting.playerTurns[at.state.playerTurn].name} ${at.state.phase}`;
      if (seen[seen.length - 1] !== name) seen.push(name);
      at = at.act(endPhase);
    }
    expect(seen).toEqual([
      'Surprise attack movement', 'Surprise attack air', 'Surprise attack combat', 'Surprise attack exploitation',
      'Axis initial', 'Axis movement', 'Axis air', 'Axis combat', 'Axis exploitation',
      'Soviet initial', 'Soviet movement', 'Soviet air', 'Soviet combat', 'Soviet exploitation',
    ]);
    // and never again
    while (at.state.turn === 2) {
      expect(at.game.board.setting.playerTurns[at.state.playerTurn].surprise).toBe(undefined);
      at = at.act(endPhase);
    }
    expect(start.try(march('s1', '0504'))).toEqual(['unit/not-phasing']);
  });

  it('is the first player turn of a game that has one, and of no other', () => {
    const { game } = attack();
    expect([game.initial.playerTurn, game.initial.phase]).toEqual([2, 'movement']);
    const plain = position({ rules: 'fire-in-the-east', begins: 'Jun II 41', units: ['g1: German 7-6 Inf XX @0404'] }).game;
    expect([plain.initial.playerTurn, plain.initial.phase]).toEqual([0, 'initial']);
    const without = attack({ without: ['FITE-31F'], player: 'germany+romania+hungary+italy+finland' }).game;
    expect([without.initial.playerTurn, without.board.rules.nextPlayerTurn({ board: without.board, state: { ...without.initial, playerTurn: 1 } })]).toEqual([0, -1]);
  });

  it('takes Soviet major cities for dot cities in combat, in it alone', () => {
    const odds = (more: Sketch) => attack({ places: { '0505': 'major-full Brest' }, chart: 'shipped', phase: 'combat', ...more }).odds('0505', 'g2');
    expect([odds({}).attack, odds({}).modifier]).toEqual([7, 0]);
    const regular = { player: 'germany+romania+hungary+italy+finland' };
    expect([odds(regular).attack, odds(regular).modifier < 0]).toEqual([3.5, true]);
    // a dot city bars armor effects, as a major one does
    const armor = (more: Sketch) => attack({ chart: 'shipped', phase: 'combat', ...more }).odds('0505', 'g1').modifier > 0;
    expect([armor({}), armor({ places: { '0505': 'major-full Brest' } })]).toEqual([true, false]);
    // not what the Axis holds
    const held = attack({ places: { '0404': 'major-full Lublin' }, chart: 'shipped' });
    const pos = held.game.position(held.state);
    expect(held.game.board.rules.cityIn(pos, held.game.board.map.hexOf.get('0404') as number)).toBe('major-full');
  });

  it('left to aircraft it has an air phase alone', () => {
    const air = attack({ surprise: 'air-only', phase: 'air' });
    expect([air.game.initial.playerTurn, air.game.initial.phase]).toEqual([2, 'air']);
    const after = air.act(endPhase);
    expect([after.state.playerTurn, after.state.phase, after.state.turn]).toEqual([0, 'initial', 1]);
  });
});
