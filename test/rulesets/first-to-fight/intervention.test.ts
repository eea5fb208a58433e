/** The die for Soviet intervention, and the player turns that follow. @rule FTF 19A */
import { describe, expect, it } from 'vitest';
import { playout } from '../../../src/engine/apply.js';
import type { EuropaAction } from '../../../src/rulesets/europa/action.js';
import { attack, commit, endPhase, type Fixture, march, place, position, rail, roll, type Sketch } from '../fixture.js';
import { readAs, strip } from './soviets.js';

/** The last phase of the German player turn, ended. */
const germanEnd = (more: Sketch): Fixture => position({ ...strip, phase: 'exploitation', ...more }).act(endPhase);
const TAKEN: Sketch = { owners: { germany: '2803 2804' } };
/** A Polish railroad from Warszawa to another city, cut or not. */
const line = (cut: boolean): Sketch => ({
  places: { ...strip.places, '2806': 'dot Radom' },
  lines: { rail: '2804-2806' },
  owners: cut ? { germany: '2805' } : {},
});
const players = (p: Fixture): ReadonlyArray<string> =>
  p.events.filter((e) => e.type === 'phaseBegan' && e['phase'] === 'initial').map((e) => `${String(e['turn'])} ${p.game.board.playerTurns[e['playerTurn'] as number].name}`);

describe('FTF 19A: the die', () => {
  it('FF-19A.1 is due when both hexes of Warszawa are German-owned, or isolated, at the end of a German player turn', () => {
    expect(germanEnd(TAKEN).due()).toEqual({ kind: 'roll', purpose: 'intervention', side: 'axis' });
    expect(germanEnd(line(true)).due()).toMatchObject({ purpose: 'intervention' });
    expect(germanEnd(line(false)).due()).toBeNull();
    // one of the two is not enough, nor the end of a Polish player turn
    expect(germanEnd({ ...line(false), owners: { germany: '2803' } }).due()).toBeNull();
    expect(position({ ...strip, ...TAKEN, player: 'poland', phase: 'exploitation', features: { fort: '3003' } }).act(endPhase).due()).toBeNull();
  });

  it('FF-19A.1 AMB-BC-192 one hex German-owned and the other isolated: enough, or by a reading not', () => {
    const mixed: Sketch = { ...line(true), owners: { germany: '2803 2805' } };
    const due = (value: string, sketch: Sketch): boolean => germanEnd({ ...sketch, readings: { 'warszawa-condition': value } }).due() !== null;
    expect([due('each', mixed), due('together', mixed)]).toEqual([true, false]);
    for (const alike of [TAKEN, line(true)]) expect(due('together', alike)).toBe(true);
  });

  it('FF-19A.2 one die, which must be rolled (AMB-BC-194)', () => {
    const p = germanEnd(TAKEN);
    expect([p.actor(), p.legal().length]).toEqual(['chance', 6]);
    expect(p.try(endPhase)).toEqual(['sequence/decision-due']);
    expect(p.try(roll(7))).toEqual(['roll/not-a-die']);
    expect(p.game.explain(p.state, roll(5)).lines.join(' ')).toContain('Die 5 for Soviet intervention: the Soviet Union intervenes. [FTF 19A');
    expect(p.game.explain(p.state, endPhase).lines.join(' ')).toContain('a die of the axis side for Soviet intervention [FTF 19A]');
  });

  it('FF-19A.3 5 and 6 bring the Soviet Union in, lower throws do not', () => {
    const entered = [1, 2, 3, 4, 5, 6].map((die) => germanEnd(TAKEN).act(roll(die)).events.some((e) => e.type === 'powerEntered'));
    expect(entered).toEqual([false, false, false, false, true, true]);
    expect(germanEnd(TAKEN).act(roll(5)).state.slices['intervention']).toMatchObject({ turn: 1, germans: [] });
  });

  it('FF-19A.4 anew at the end of each German player turn that meets the condition, and never after intervention', () => {
    const p = germanEnd({ ...line(false), ...TAKEN, turn: 5, features: { fort: '3003' }, units: ['p1: Polish 2-8 Cav X @2904 dot'] }).act(roll(3));
    // a Pole takes the hex that the railroad leads to
    const lapsed = p.act(endPhase, march('p1', '2804')).to('initial', 'germany').to('exploitation');
    expect([lapsed.state.turn, lapsed.act(endPhase).due()]).toEqual([6, null]);
    const again = position({ ...strip, ...TAKEN, turn: 7, features: { fort: '3003' }, phase: 'exploitation' }).act(endPhase);
    expect(again.due()).not.toBeNull();
    const joint = again.act(roll(6)).to('exploitation', 'germany');
    expect([joint.state.turn, joint.act(endPhase).due()]).toEqual([8, null]);
    // the condition met for the first time counts at once (AMB-BC-241)
    const fresh = position({ ...strip, features: { fort: '3003' }, units: ['g1: German 2-8 mot Cav X @2802', 'g2: German 2-8 mot Cav X @2805'] }).act(march('g1', '2803'), march('g2', '2804'));
    expect(fresh.to('exploitation').act(endPhase).due()).not.toBeNull();
  });

  it('AMB-BC-196 in the last game turn too, or by a reading not', () => {
    const last = (value: string): Fixture => germanEnd({ ...TAKEN, turn: 10, features: { fort: '3003' }, readings: { 'last-turn-intervention': value } });
    expect(last('no').due()).toBeNull();
    const played = last('yes').act(roll(5));
    expect([played.state.turn, played.state.phase, played.actor()]).toEqual([10, 'initial', 'axis']);
    expect(played.to('exploitation', 'poland').act(endPhase).state.phase).toBe('over');
  });
});

describe('FTF 19A: the player turns', () => {
  const units = ['s1: Soviet 4-6 Inf XX @3605', 'g1: German 7-6 Inf XX @2901', 'p1: Polish 2-8 Cav X @3505 dot'];
  const start = germanEnd({ ...TAKEN, units, features: { fort: '3003' } });

  it('FF-19A.5 a special Soviet player turn comes before the next Polish one, in that turn alone', () => {
    const p = start.act(roll(6), ...Array(5).fill(endPhase));
    expect(players(p)).toEqual(['1 special Soviet', '1 Polish']);
    expect(players(p.to('initial', 'germany').to('initial', 'poland'))).toEqual(['2 Polish']);
    // without intervention the Polish player turn follows
    expect(players(start.act(roll(4)))).toEqual(['1 Polish']);
  });

  it('FF-19A.5 AMB-BC-195 it has all five phases, or by a reading no initial and no exploitation phase', () => {
    const phases = (value: string): ReadonlyArray<unknown> => {
      let p = germanEnd({ ...TAKEN, units: [...units, 's2: Soviet 3-8 Tank X @3601 dot'], features: { fort: '3003' }, readings: { 'special-turn-phases': value } }).act(roll(6));
      const seen: unknown[] = [];
      while (p.actor() === 'axis') {
        seen.push(p.state.phase);
        p = p.act(endPhase);
      }
      return seen;
    };
    expect(phases('all')).toEqual(['initial', 'movement', 'combat', 'exploitation']);
    expect(phases('movement-and-combat')).toEqual(['movement', 'combat']);
  });

  it('FF-19A.6 FF-19A.18 the German player orders Soviet units in it, and no others', () => {
    const p = start.act(roll(6)).to('movement');
    expect([p.actor(), p.unit('s1').mp, p.unit('g1').mp]).toEqual(['axis', 6, 0]);
    expect(p.try(march('s1', '3606'))).toEqual([]);
    expect(p.try(march('g1', '2902'))).toEqual(['unit/not-phasing']);
    expect(p.try(march('p1', '3506'))).toEqual(['unit/not-phasing']);
    const combat = p.to('combat');
    expect([combat.try(...commit('3505', 's1')), combat.try(...commit('3505', 'g1'))]).toEqual([[], ['unit/not-phasing']]);
  });

  it('FF-19A.18 no German unit, Slovaks included, moves by rail or in exploitation in it', () => {
    const p = germanEnd({ ...TAKEN, features: { fort: '3003' }, lines: { rail: '2901-2903' }, owners: { germany: '2803 2804 2901-2903' }, units: ['g1: German 7-10 mot Inf XX @2901', 'x1: Slovak 3-6 Inf XX @2902', 's1: Soviet 3-8 Tank X @3605 dot'] }).act(roll(6));
    const [movement, exploitation] = [p.to('movement'), p.to('exploitation')];
    expect([movement.try(rail('g1', '2902')), movement.try(march('x1', '2903')), exploitation.try(march('g1', '2902'))]).toEqual(Array(3).fill(['unit/not-phasing']));
    expect(exploitation.try(march('s1', '3606'))).toEqual([]);
  });

  it('FF-19A.7 from the next game turn on Germans and Soviets act together in the German player turn', () => {
    const p = start.act(roll(6)).to('movement', 'germany');
    expect([p.state.turn, p.game.board.playerTurns[p.state.playerTurn].name, p.actor()]).toEqual([2, 'German and Soviet', 'axis']);
    expect([p.unit('s1').mp, p.unit('g1').mp, p.try(march('s1', '3606')), p.try(march('g1', '2902'))]).toEqual([6, 3, [], []]); // the German is out of supply
    expect(p.to('movement', 'poland').to('movement', 'germany').state.turn).toBe(3);
  });

  it('AMB-BC-140 supply is judged in the special player turn, for everybody, or by a reading not', () => {
    const cut = (value: string): Fixture =>
      germanEnd({ ...TAKEN, features: { fort: '3003' }, readings: { 'special-turn-supply': value }, units: ['s1: Soviet 4-6 Inf XX @3605', 'p1: Polish 5-6-6 Inf XX @3010'] }).act(roll(6)).to('movement');
    // nobody has a source; only the special player turn has judged so far
    expect([cut('yes').unit('p1').outOfSupply, cut('yes').unit('s1').outOfSupply]).toEqual([true, false]);
    expect(cut('no').unit('p1').outOfSupply).toBe(false);
    expect(cut('no').to('movement', 'poland').unit('p1').outOfSupply).toBe(true);
  });
});

describe('FTF 19A, EBC 3E: what changes with intervention', () => {
  const units = ['s1: Soviet 4-6 Inf XX @3605', 'p1: Polish 2-8 Cav X @3505 dot', 'g1: German 2-8 Cav X @3508 dot'];

  it('FF-19A.17 BC-3E.3 until then the Soviet Union is neutral: nobody enters it, attacks it, commands it or feels its zones (AMB-BC-22)', () => {
    const poles = position({ ...strip, units, player: 'poland' });
    expect(poles.try(march('p1', '3604'))).toEqual(['neutral/entry']);
    expect([poles.zoc('axis', '3505'), poles.zoc('axis', '3606')]).toEqual([false, false]);
    expect(poles.to('combat').try(...commit('3605', 'p1'))).toEqual(['attack/no-enemy', 'neutral/attack']);
    const germans = position({ ...strip, units });
    expect(germans.try(march('g1', '3607'))).toEqual(['neutral/entry']);
    expect([germans.try(march('s1', '3606')), germans.unit('s1').mp]).toEqual([['unit/not-phasing'], 0]);
    expect(germans.to('combat').try(...commit('3505', 's1'))).toEqual(['unit/not-phasing']);
  });

  it('BC-3E.4 then the German player commands its units and owns its land; zones count', () => {
    const before = germanEnd({ ...TAKEN, units, features: { fort: '3003' } });
    const p = before.act(roll(5));
    expect([before.zoc('axis', '3505'), p.zoc('axis', '3505')]).toEqual([false, true]);
    const side = (hex: string): string => p.game.board.setting.powers.find((x) => x.id === p.owner(hex))?.side ?? 'nobody';
    expect([side('3605'), side('3810'), side('3505')]).toEqual(['axis', 'axis', 'allied']);
    expect([p.actor(), p.to('movement').try(march('s1', '3606'))]).toEqual(['axis', []]);
    // the zones that the game remembers are those of a position looked at afresh
    const anew = position({ ...strip, units, dormant: { 'soviet-union': false }, player: 'soviet-union' });
    expect(p.zone('axis')).toEqual(anew.zone('axis'));
  });

  it('AMB-BC-200 Poles may then enter the Soviet Union, and retreat there, or by a reading not', () => {
    const poles: Sketch = { player: 'poland', units: ['p1: Polish 2-8 Cav X @3505 dot', 's1: Soviet 4-6 Inf XX @3802'] };
    expect([readAs('poles-in-the-union', 'yes', poles).try(march('p1', '3605')), readAs('poles-in-the-union', 'no', poles).try(march('p1', '3605'))]).toEqual([[], ['soviet/no-poles']]);
    const fight: Sketch = { phase: 'combat', result: 'DR', terrain: { sea: '3404 3405 3504 3506' }, units: ['p1: Polish 5-6-6 Inf XX (2-6) @3505', 's1: Soviet 9-6 Art XX @3604'] };
    const driven = (value: string): string => readAs('poles-in-the-union', value, fight).act(attack('3505', 's1'), roll(1)).unit('p1').hex;
    // artillery has no zone that would spoil the retreat
    expect([driven('yes'), driven('no')]).toEqual(['3605', 'eliminated']);
  });

  it('FF-19A.17 a position in which a neutral power would act, or stands abroad, is refused', () => {
    const { game, state } = position({ ...strip, units });
    const codes = (changed: object): ReadonlyArray<string> => {
      const read = game.decodeState({ ...JSON.parse(JSON.stringify(state)), ...changed });
      return read._tag === 'Left' ? read.left.map((p) => p.code) : [];
    };
    expect(codes({})).toEqual([]);
    expect(codes({ playerTurn: 1 })).toContain('state/sequence');
    const hex = state.units.hex.map((h, u) => (game.board.roster.ids[u] === 's1' ? (game.board.map.hexOf.get('3405') as number) : h));
    expect(codes({ units: { ...state.units, hex } })).toContain('state/dormant-abroad');
    expect(codes({ slices: { ...state.slices, intervention: { turn: 0, germans: [], hindering: [], passing: null } } })).not.toEqual([]);
  });

  it('FF-20A.2 reinforcements of the Poles go on coming where the Soviets are', () => {
    const p = readAs('soviet-captures', 'all', { player: 'poland', phase: 'initial', turn: 2, areas: { east: '3501-3510' }, units: ['p1: Polish 2-6 Inf X arrives=2 area=east', 's1: Soviet 4-6 Inf XX @3505'] });
    expect([p.try(place('p1', '3505')), p.try(place('p1', '3504'))]).toEqual([['reinforcement/enemy-occupied'], []]);
  });
});

describe('FTF 19A: what is told and drawn', () => {
  const due = germanEnd({ ...TAKEN, turn: 4, features: { fort: '3003' }, units: ['s1: Soviet 4-6 Inf XX @3605'] });
  const told = (p: Fixture, ...actions: ReadonlyArray<EuropaAction>): ReadonlyArray<string> => {
    const lines: string[] = [];
    const copy = playout(p.game, p.state, (before, event) => void lines.push(...p.game.narrate(before, event).map((l) => l.text)));
    for (const action of actions) copy.play(action);
    return lines;
  };

  it('the die, the entry and the special player turn, by their rules', () => {
    expect(told(due, roll(6)).slice(0, 3)).toEqual([
      'Die 6 for Soviet intervention: the Soviet Union intervenes [FTF 19A]',
      'The Soviet forces enter the war on the axis side',
      'special Soviet player turn',
    ]);
    expect(told(due, roll(2)).slice(0, 2)).toEqual(['Die 2 for Soviet intervention: the Soviet Union stays out [FTF 19A]', 'Polish player turn']);
    // the joint player turn begins a game turn, the special one does not
    const later = due.act(roll(5)).to('exploitation', 'poland');
    expect(told(later, endPhase).filter((l) => l.startsWith('Turn') || l.endsWith('player turn'))).toEqual(['Turn 5 (13–15 September 1939)', 'German and Soviet player turn']);
    expect(due.act(roll(6)).events.find((e) => e.type === 'powerEntered')).toEqual({ type: 'powerEntered', power: 'soviet-union' });
  });

  it('a picture of a neutral power says so, and what the die is for', () => {
    const [before, after] = [due, due.act(roll(6))].map((p) => p.game.view(p.state));
    expect([before.colors['soviet-union'].name, after.colors['soviet-union'].name]).toEqual(['Soviet (neutral)', 'Soviet']);
    expect(before.stacks.map((stack) => [stack.hex, stack.counters[0].owner])).toEqual([['3605', 'soviet-union']]);
    expect([before.subtitle, after.subtitle]).toEqual([expect.stringContaining('a die for Soviet intervention is due'), expect.stringContaining('special Soviet initial phase')]);
  });
});
