/** What explanations say of what comes: the ends of phases, and what an action entails. */
import { describe, expect, it } from 'vitest';
import type { EuropaAction } from '../../../src/rulesets/europa/action.js';
import { airPhase } from '../boot-camp/advanced/airNow.js';
import { build, commit, das, endPhase, type Fixture, march, oas, overrun, pass, position, roll, type Sketch } from '../fixture.js';
import { strip } from '../first-to-fight/soviets.js';

const lines = (p: Fixture, action: EuropaAction): ReadonlyArray<string> => p.game.explain(p.state, action).lines;
const text = (p: Fixture, action: EuropaAction): string => lines(p, action).join('\n');
const count = (s: string, part: string): number => s.split(part).length - 1;

describe('the end of a phase', () => {
  it('says which phase comes, and what happens by then', () => {
    const p = position({ rules: 'first-to-fight', player: 'poland', phase: 'exploitation', turn: 2, features: { fort: '0505' }, units: ['p1: Polish 5-6 Inf XX @0505'] });
    expect(lines(p, endPhase)).toEqual([
      'After the Polish exploitation phase comes the German initial phase of turn 3. [EBC 4A: The phases of a player turn follow one another in a fixed order.]',
      'What happens by then:',
      '  Victory points +4 (turns that Poland has not surrendered): allied 4 [FTF VP]',
    ]);
    expect(text(position(), endPhase)).toBe('After the German movement phase comes the combat phase. [EBC 4A: The phases of a player turn follow one another in a fixed order.]');
  });

  it('FF-22A.4 says that Poland surrenders, where it does', () => {
    const lost: Sketch = { rules: 'first-to-fight', player: 'poland', phase: 'exploitation', turn: 4, places: { '0505': 'major-full Warszawa' } };
    const p = position({ ...lost, owners: { germany: '0505' } });
    expect(text(p, endPhase)).toMatch(/^After the Polish exploitation phase the game is over\. \[FTF 22A: .*\]\nWhat happens by then:\n {2}The game ends: Poland surrendered \[FTF 22A\]$/);
    expect(text(position(lost), endPhase)).toMatch(/^After the Polish exploitation phase comes the German initial phase of turn 5\./);
    const over = p.act(endPhase);
    expect(over.game.prospect(over.state).lines).toEqual(['The game is over [FTF 22A].']);
    expect(lines(position({ ...lost, turn: 10 }), endPhase)).toContain('  The game ends: turn limit [FTF 22A]');
  });

  it('FF-19A.1 says that the die for intervention is due first, where it is', () => {
    const end: Sketch = { ...strip, phase: 'exploitation', owners: { germany: '2803 2804' } };
    const told = text(position(end), endPhase);
    expect(told).toMatch(/^Due before the German exploitation phase is over: a die of the axis side for Soviet intervention\. \[FTF 19A: /);
    expect(told).not.toContain('comes');
    const due = position(end).act(endPhase);
    const now = due.game.prospect(due.state).lines.join('\n');
    expect(count(now, '[FTF 19A]')).toBe(1);
    // and the die says what it brings
    expect(text(due, roll(5))).toMatch(/Soviet Union intervenes[\s\S]*Soviet forces enter the war on the axis side[\s\S]*Soviet initial phase/);
    expect(text(due, roll(4))).toMatch(/stays out[\s\S]*comes the Polish initial phase/);
  });

  it('EBC 12C says that somebody chooses who is supplied, where there are too many', () => {
    const hel: Sketch = { rules: 'first-to-fight', player: 'germany', phase: 'initial', turn: 2, columns: [14, 18], rows: [7, 12], features: { fortress: '1609' } };
    const crowd = [1, 2, 3, 4].map((n) => `p${n}: Polish 1-5 Inf III ${n} @1609`);
    const p = position({ ...hel, units: crowd });
    const told = text(p, endPhase);
    expect(told).toMatch(/^Due before the German initial phase is over: the allied side chooses who is supplied in 1609 among 1 Inf III .* \[FTF 12C: /);
    expect(told).toMatch(/1609 cannot supply everybody there; its owner chooses \[FTF 12C\]/);
    expect(text(position({ ...hel, units: crowd.slice(0, 3) }), endPhase)).toMatch(/^After the German initial phase comes the movement phase/);
  });

  it('BC-15A.2 says of bombers who may meet them, and of those whom nobody can, what is left', () => {
    const p = position(airPhase());
    expect(text(p.act(oas('0404', '0505', 4)), endPhase)).toMatch(/^Due before the German air phase is over: the allied side sends fighters against the bombers, or passes \(0505: 4 on offensive support\)\. \[EBC 15A: /);
    const alone = position(airPhase({ airPoints: { germany: { bombers: 40 } } })).act(oas('0404', '0505', 4));
    expect(lines(alone, endPhase)).toEqual([
      'After the German air phase comes the combat phase. [EBC 4A: The phases of a player turn follow one another in a fixed order.]',
      'The other side has no fighters that could come. [EBC 15A: The other player sends his fighters when the bombers have been sent.]',
      '  0505: 4 on offensive support',
      'What happens by then:',
      '  German offensive air support at 0505: 4 (4 from 0404 A)',
    ]);
    // out of their range
    const far = position(airPhase({ columns: [1, 24], places: { '0404': 'dot A', '2407': 'dot P' }, sources: {} })).act(oas('0404', '0505', 4));
    expect(text(far, endPhase)).toContain('no fighters that could come');
    const due = p.act(das('0404', '0504', 2), endPhase);
    expect(text(due, pass)).toMatch(/^No more fighters are sent\..*\n {2}0504: 2 on defensive support\nGerman defensive air support at 0504: 2 .*\nAfter the German air phase comes the combat phase\./);
  });

  it('BC-8B.2 BC-8B.6 says of a stack over the limit that it has to move only later', () => {
    const units = [1, 2, 3, 4].map((n) => `g${n}: German 7-6 Inf XX ${n} @0504`);
    const initial = text(position({ phase: 'initial', units }), endPhase);
    expect(initial).toContain('0504 holds 4 units');
    expect(initial).toMatch(/ {2}The limit is not in effect at the end of the initial phase; .* \[EBC 8B: /);
    expect(initial).not.toContain('voluntary.');
    const stuck = text(position({ phase: 'combat', units }), endPhase);
    expect(stuck).toMatch(/ {2}None of them can move now: the excess is not voluntary\. \[EBC 8B: /);
  });
});

describe('what a step entails', () => {
  const WORKS: Sketch = {
    rules: 'advanced',
    phase: 'initial',
    territories: { Germany: '01-04' },
    sources: { germany: '0101' },
    features: { fort: '0505', fortress: '0605' },
    units: ['c1: German 0-5 Cons III 12 @0203', 'g1: German 7-8 Cav X 1 @0504', 'g2: German 7-8 Cav X 2 @0604'],
  };

  it('BC-14D.1 BC-14D.4 is the fall of what it takes', () => {
    const p = position(WORKS).act(endPhase);
    const fort = text(p, march('g1', '0505')[0]);
    expect(fort).toContain('The fort in 0505 is destroyed [EBC 14D]');
    expect(fort).not.toContain('for good');
    expect(text(p, march('g2', '0605')[0])).toContain('The fortifications of 0605 fall to the German side and lose their effects for good [EBC 14D]');
    expect(text(p, march('g1', '0404')[0])).not.toContain('14D');
  });

  it('BC-14A1.10 is the loss of what the unit was building', () => {
    const p = position(WORKS).act(build('c1'), endPhase);
    expect(text(p, march('c1', '0202')[0])).toContain('12 Cons III (0-5) leaves a fort in 0203 unfinished: it is lost [EBC 14A1]');
  });

  it('FF-19B.3 is that a unit which withdraws leaves play, and what it scores', () => {
    const border: Sketch = {
      rules: 'first-to-fight', player: 'poland', phase: 'initial', places: { '0505': 'major-full Kraków' }, owners: { germany: '0505' }, territories: { Hungary: '0701-0710' },
      units: ['p1: Polish 5-6 Inf XX 24 @0605'],
    };
    const p = position({ ...border, phase: 'exploitation', player: 'germany' }).act(endPhase).to('movement', 'poland');
    const told = text(p, march('p1', '0705')[0]);
    expect(told).toContain('24 Inf XX (5-6) leaves play in Hungary [FTF 19B]');
    expect(told).toContain('Victory points +2 (Polish divisions and cadres withdrawn to Hungary or Romania): allied 2 [FTF VP]');
    const before = position({ ...border, phase: 'exploitation', player: 'germany' });
    expect(text(before, endPhase)).toContain('Polish units may withdraw into Hungary and Romania [FTF 19B]');
  });
});

describe('what a step means to others', () => {
  it('AMB-BC-34 is the end of their movement, by one reading', () => {
    const units = ['g1: German 7-6 Inf XX 1 @0303', 'g2: German 7-6 Inf XX 2 @0707'];
    const told = (pausing: string): string => text(position({ units, readings: { pausing } }).act(march('g1', '0304')), march('g2', '0708')[0]);
    expect(told('never')).toContain('1 Inf XX (7-6) has ended its movement [EBC 6A]');
    expect(told('allowed')).not.toContain('ended');
  });
});

describe('what an overrun entails', () => {
  it('BC-14D.4 is told once, however many units take part', () => {
    const p = position({ rules: 'advanced', features: { fortress: '0505' }, units: ['g1: German 20-10 Pz XX 1 @0504', 'g2: German 20-10 Pz XX 2 @0504', 'p1: Polish 0-1-6 Inf III 9 @0505'] });
    const told = text(p, overrun('0505', 'g1', 'g2'));
    expect(p.game.explain(p.state, overrun('0505', 'g1', 'g2')).legal).toBe(true);
    expect(count(told, 'The fortifications of 0505 fall to the German side')).toBe(1);
  });

  it('BC-13.16 is no way on for units without movement points', () => {
    const units = ['g1: German 20-10 Pz XX 1 @0504', 'p1: Polish 1-6 Inf III 9 @0505'];
    expect(text(position({ rules: 'advanced', units }), overrun('0505', 'g1'))).toContain('From 0505 they may move on.');
    const slow = position({ rules: 'advanced', units: ['g1: German 20-3 Inf XX 1 @0504', units[1]] });
    expect(slow.act(overrun('0505', 'g1')).unit('g1').mp).toBe(0);
    expect(text(slow, overrun('0505', 'g1'))).not.toContain('may move on');
    const mixed = position({ rules: 'advanced', units: ['g1: German 20-3 Inf XX 1 @0504', 'g2: German 1-10 Pz XX 2 @0504', units[1]] });
    expect(text(mixed, overrun('0505', 'g1', 'g2'))).toContain('From 0505 2 Pz XX (1-10) may move on.');
  });
});

describe('an attack', () => {
  it('BC-9G.5 has no ratio against units without defense', () => {
    const p = position({ phase: 'combat', units: ['g1: German 1-8 Cav X 1 @0504 dot', 'p1: Polish 0-6 RR Eng III 2 @0505'] });
    const told = lines(p, commit('0505', 'g1')[0]);
    expect(told[0]).toContain('1 against 0 → no defense [EBC 9G]');
    expect(told.join('\n')).not.toMatch(/9:1|EBC 9A/);
    // and what it comes to is told of the resolution, not of the commitment
    expect(text(p.act(commit('0505', 'g1')), { type: 'resolve' })).toContain('2 RR Eng III (0-6) is eliminated');
    const held = position({ phase: 'combat', units: ['g1: German 1-8 Cav X 1 @0504 dot', 'p1: Polish 0-6 RR Eng III 2 @0505', 'p2: Polish 1-6 Inf X 3 @0505 dot'] });
    expect(lines(held, commit('0505', 'g1')[0])[0]).toMatch(/1 against 1 → 1:1 \[EBC 9A\]/);
  });

  it('FF-19D.3 names armor effects that a fort bars', () => {
    const sketch: Sketch = { phase: 'combat', units: ['g1: German 9-10 Pz XX 1 (4-10) @0504', 'p1: Polish 5-6-6 Inf XX 24 (2-6) @0505'] };
    const told = (more: Sketch): string => text(position({ ...sketch, ...more }), commit('0505', 'g1')[0]);
    const fort = told({ rules: 'first-to-fight', features: { fort: '0505' } });
    expect(fort).toContain('Armor effects of the attackers that do not count here: +1 [FTF 19D]');
    expect(fort).toMatch(/ {2}FTF 19D: c\/m divisions add nothing/);
    expect(told({ rules: 'first-to-fight' })).not.toContain('do not count');
    expect(told({ rules: 'first-to-fight', features: { fort: '0505' }, weather: 'mud' })).not.toContain('do not count');
  });

  it('cites the die once', () => {
    const p = position({ phase: 'combat', units: ['g1: German 9-6 Inf XX 1 @0504', 'p1: Polish 5-6-6 Inf XX 24 (2-6) @0505'] }).act(commit('0505', 'g1'), { type: 'resolve' });
    expect(count(p.game.prospect(p.state).lines.join('\n'), '[EBC 9A]')).toBe(1);
    expect(count(text(p, endPhase), '[EBC 9A]')).toBe(1);
  });
});
