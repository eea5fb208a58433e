/** @rule EBC 4 */
import { describe, expect, it } from 'vitest';
import type { EuropaAction } from '../../../src/rulesets/europa/action.js';
import type { PhaseName } from '../../../src/rulesets/europa/state.js';
import { attack, commit, endPhase, type Fixture, march, place, position } from '../fixture.js';

const units = ['g1: German 7-10 mot Inf XX @0503', 'g2: German 7-6 Inf XX @0504', 'p1: Polish 5-6 Inf XX @0505', 'p2: Polish 5-6 Inf XX @0509'];
const sources = { germany: '0501', poland: '0510' };
const territories = { Germany: '0501' };
const phases = (p: Fixture): ReadonlyArray<unknown> => p.events.filter((e) => e.type === 'phaseBegan').map((e) => `${e['turn']}.${Number(e['playerTurn']) + 1} ${String(e['phase'])}`);

describe('4: sequence of play', () => {
  it('BC-4.1 BC-4A.1 BC-4B.1 two player turns of five phases make a game turn', () => {
    let p = position({ units, territories, sources, phase: 'initial' });
    const seen: unknown[] = [];
    const phasing: string[] = [];
    for (let i = 0; i < 8; i++) {
      phasing.push(p.actor());
      p = p.act(endPhase);
      seen.push(...phases(p));
    }
    // the air phase passes by itself
    expect(seen).toEqual([
      '1.1 movement', '1.1 air', '1.1 combat', '1.1 exploitation',
      '1.2 initial', '1.2 movement', '1.2 air', '1.2 combat', '1.2 exploitation',
      '2.1 initial',
    ]);
    expect(phasing).toEqual(['axis', 'axis', 'axis', 'axis', 'allied', 'allied', 'allied', 'allied']);
  });

  it('BC-4A.2 reinforcements come in their owner’s initial phase, not before their turn', () => {
    const due = place('p3', '0508');
    const p = position({ units: [...units, 'p3: Polish 5-6 Inf XX @0508 arrives=2'], territories, sources, phase: 'initial' });
    expect(p.to('initial', 'poland').try(due)).toEqual(['reinforcement/not-due']);
    const german = p.to('movement', 'poland').to('initial', 'germany');
    expect([german.state.turn, german.try(due)]).toEqual([2, ['reinforcement/not-due']]);
    const polish = german.to('initial', 'poland');
    expect(polish.act(due).unit('p3').hex).toBe('0508');
    expect(polish.to('movement').try(due)).toEqual(['sequence/wrong-phase']);
  });

  it('BC-4A.3 supply is judged for both players in each initial phase', () => {
    const p = position({ units, territories, sources: { germany: '0501' }, phase: 'initial' });
    expect([p.unit('g1').outOfSupply, p.unit('p1').outOfSupply]).toEqual([false, false]);
    const judged = p.act(endPhase);
    expect([judged.unit('g1').outOfSupply, judged.unit('p1').outOfSupply]).toEqual([false, true]);
    expect(judged.to('combat').odds('0505', 'g2').defense).toBe(2.5);
    expect(position({ units, territories, sources, phase: 'initial' }).to('combat').odds('0505', 'g2').defense).toBe(5);
  });

  it('BC-4A.4 only the phasing player moves in the movement phase', () => {
    const p = position({ units, territories, sources });
    expect([p.try(march('p2', '0508')), p.try(march('g1', '0502'))]).toEqual([['unit/not-phasing'], []]);
    expect(p.to('movement', 'poland').try(march('p2', '0508'))).toEqual([]);
  });

  it('BC-4A.6 only the phasing player attacks, and only in the combat phase', () => {
    const p = position({ units, territories, sources });
    expect(p.try(commit('0505', 'g2'))).toEqual(['sequence/wrong-phase']);
    const combat = p.to('combat');
    expect([combat.try(commit('0504', 'p1')), combat.try(commit('0505', 'g2'))]).toEqual([['unit/not-phasing'], []]);
  });

  it('BC-4A.7 c/m units of the phasing player move once more in exploitation', () => {
    const p = position({ units, territories, sources }).act(march('g1', '0502', '0501', '0502', '0501', '0502', '0501', '0502', '0501', '0502', '0503'));
    expect(p.unit('g1').mp).toBe(0);
    const again = p.to('exploitation');
    expect([again.unit('g1').mp, again.unit('g2').mp]).toEqual([10, 0]);
    expect([again.try(march('g1', '0502')), again.try(march('g2', '0404'))]).toEqual([[], ['exploitation/not-cm']]);
  });

  it('BC-4C.1 everything is done in its own phase', () => {
    const p = position({ units: [...units, 'g3: German 2-6 Inf III @0502 arrives=1'], territories, sources, phase: 'initial' });
    const at: Readonly<Record<Exclude<PhaseName, 'deployment' | 'air' | 'exploitationCombat' | 'over'>, Fixture>> = {
      initial: p,
      movement: p.to('movement'),
      combat: p.to('combat'),
      exploitation: p.to('exploitation'),
    };
    const kinds: Readonly<Record<string, EuropaAction>> = {
      place: place('g3', '0502'),
      move: march('g2', '0404')[0],
      attack: commit('0505', 'g2')[0],
      exploit: march('g1', '0502')[0],
    };
    const open = Object.fromEntries(
      Object.entries(kinds).map(([kind, action]) => [kind, Object.entries(at).flatMap(([phase, there]) => (there.try(action).length === 0 ? [phase] : []))]),
    );
    // the motorized division moves in the movement phase as well, like any unit
    expect(open).toEqual({ place: ['initial'], move: ['movement'], attack: ['combat'], exploit: ['movement', 'exploitation'] });
  });

  it('BC-4C.1 nothing comes before a decision that is due', () => {
    const p = position({ units, phase: 'combat' }).act(attack('0505', 'g2'));
    expect([p.actor(), p.try(endPhase), p.try(commit('0505', 'g1'))]).toEqual(['chance', ['sequence/decision-due'], ['sequence/decision-due']]);
  });
});
