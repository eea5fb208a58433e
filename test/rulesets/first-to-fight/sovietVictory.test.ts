/** What Soviet captures and Soviet losses count for. @rule FTF 19A, 22A, VP */
import { describe, expect, it } from 'vitest';
import { scoreText } from '../../../src/cli/score.js';
import { AWARDS } from '../../../src/rulesets/first-to-fight/victory.js';
import { attack, endPhase, type Fixture, march, roll, type Sketch } from '../fixture.js';
import { points } from './poland.js';
import { invaded, readAs } from './soviets.js';

describe('FTF VP: Soviet losses', () => {
  /** Points for what a result does to a Soviet unit. */
  const scored = (unit: string, result: 'DE' | 'DH', readings: Readonly<Record<string, string>> = {}): number => {
    const p = invaded({ player: 'poland', phase: 'combat', result, readings, units: [`s1: Soviet ${unit} @3305`, 'p1: Polish 9-6 Inf XX @3205'] }).act(attack('3305', 'p1'), roll(1));
    return points(p);
  };

  it('FF-VP.5 2 for each divisional unit reduced to cadre, c/m or not', () => {
    expect([scored('4-6 Inf XX (1-6)', 'DH'), scored('7-8 Tank XXX (3-8)', 'DH'), scored('5-8 Tank XX (1-8)', 'DH')]).toEqual([2, 2, 2]);
  });

  it('FF-VP.7 3 for each division that has no cadre', () => expect([scored('4-6 Inf XX', 'DE'), scored('3-8 Cav XX', 'DE'), scored('5-8 Tank XX', 'DE')]).toEqual([3, 3, 3]));

  it('FF-VP.8 3 for each cadre', () => {
    expect(scored('2-6 Inf CADRE', 'DE')).toBe(3);
    const p = invaded({ player: 'poland', phase: 'combat', result: 'DE', units: ['s1: Soviet 4-6 Inf XX (1-6) @3305 cadre', 'p1: Polish 9-6 Inf XX @3205'] }).act(attack('3305', 'p1'), roll(1));
    expect([p.unit('s1').hex, points(p)]).toEqual(['eliminated', 3]);
  });

  it('FF-VP.9 2 for each parachute unit', () => expect([scored('2-5 Para X', 'DE'), scored('1-5 Para III', 'DE')]).toEqual([2, 2]));

  it('FF-VP.14 nothing for others', () => expect([scored('3-2-8 Tank X', 'DE'), scored('2-3-6 Art III', 'DE'), scored('1-6 Bdr III', 'DE')]).toEqual([0, 0, 0]));

  it('FF-VP.5 FF-VP.8 AMB-BC-149 a division with a cadre that is lost in one blow', () => {
    const blow = (value: string): number => {
      // surrounded by zones: no retreat for its cadre
      const p = readAs('lost-division', value, {
        player: 'poland', phase: 'combat', result: 'DR', terrain: { sea: '3204 3304 3404 3405 3306' },
        units: ['s1: Soviet 4-6 Inf XX (1-6) @3305', 'p1: Polish 9-6 Inf XX @3205'],
      } as Sketch);
      return points(p.act(attack('3305', 'p1'), roll(1)));
    };
    expect(['both', 'cadre-only', 'none', 'letter'].map(blow)).toEqual([5, 3, 0, 0]);
  });

  it('FF-VP.13 the result tells each line, the one of 30 points as not known', () => {
    const p = invaded({ turn: 10, player: 'poland', phase: 'exploitation', features: { fort: '3003' } }).act(endPhase);
    const result = p.game.result(p.state);
    expect(result?.lines.map((l) => l.label)).toEqual(AWARDS.map((a) => a.label));
    expect(result?.lines.find((l) => l.label.includes('not known'))).toMatchObject({ count: 0, points: 0 });
    if (result !== null) expect(scoreText(result)).toContain('the chart’s last line, whose condition is not known');
    expect(AWARDS.find((a) => a.id === 'vp-30')?.points).toBe(30);
  });
});

describe('FTF 19A: Soviet captures', () => {
  // Warszawa is German; everything else Poland stands on is Soviet
  const places = { '2803': 'major-full Warszawa', '2804': 'major-full Warszawa', '3303': 'major-partial Lwów', '3305': 'major-partial Wilno' };
  const held = (value: string, soviet: string, more: Sketch = {}): Fixture =>
    readAs('soviet-captures', value, { player: 'poland', phase: 'exploitation', places, owners: { germany: '2803 2804', 'soviet-union': soviet }, ...more });
  const surrendered = (p: Fixture): boolean => p.act(endPhase).state.phase === 'over';

  it('FF-19A.16 of Lwów, Brześć nad Bugiem and forts count as German ones', () => {
    const lwow: Sketch = { places: { '2803': 'major-full Warszawa', '2804': 'major-full Warszawa', '3303': 'major-partial Lwów' }, features: { fort: '3307' } };
    for (const value of ['cities-and-fortifications', 'named', 'all']) {
      expect([value, surrendered(held(value, '3303 3307', lwow))]).toEqual([value, true]);
      expect([value, surrendered(held(value, '3303', lwow)), surrendered(held(value, '3307', lwow))]).toEqual([value, false, false]);
    }
    // the fortress of Brześć
    const brzesc: Sketch = { places: { ...lwow.places, '3309': 'dot Brześć_nad_Bugiem' }, features: { fortress: '3309' } };
    expect(surrendered(held('cities-and-fortifications', '3303 3309', brzesc))).toBe(true);
  });

  it('FF-19A.16 AMB-BC-17 so does every Polish city and fortification, or by a reading only the places named', () => {
    expect(['cities-and-fortifications', 'named', 'all'].map((v) => surrendered(held(v, '3303 3305')))).toEqual([true, false, true]);
    const fortress: Sketch = { places: { '2803': 'major-full Warszawa', '2804': 'major-full Warszawa', '3303': 'major-partial Lwów' }, features: { fortress: '3307' } };
    expect(['cities-and-fortifications', 'named', 'all'].map((v) => surrendered(held(v, '3303 3307', fortress)))).toEqual([true, false, true]);
  });

  it('FF-19A.16 for withdrawal as for surrender', () => {
    const beaten: Sketch = { phase: 'initial', territories: { Hungary: '3001' }, features: { fort: '3210' }, units: ['p1: Polish 5-6-6 Inf XX @3002'] };
    const leaves = (value: string, soviet: string): ReadonlyArray<string> => held(value, soviet, beaten).act(endPhase).try(march('p1', '3001'));
    expect([leaves('cities-and-fortifications', '3303 3305'), leaves('named', '3303 3305'), leaves('cities-and-fortifications', '3303')]).toEqual([[], ['neutral/entry'], ['neutral/entry']]);
  });

  it('FF-19A.16 whoever enters a place last owns it, by nation', () => {
    const p = invaded({ places, owners: { germany: '3303' }, units: ['s1: Soviet 4-6 Inf XX @3302', 'g1: German 7-6 Inf XX @3305'] }).act(march('s1', '3303'));
    expect([p.owner('3303'), p.owner('3302'), p.owner('3305')]).toEqual(['soviet-union', 'soviet-union', 'germany']);
  });
});
