/** Air points in logs, explanations, receipts and pictures. */
import { describe, expect, it } from 'vitest';
import { applyUnchecked } from '../../../../src/engine/apply.js';
import type { EuropaAction } from '../../../../src/rulesets/europa/action.js';
import { abandon, aim, commit, das, endPhase, type Fixture, march, meetOas, oas, pass, position } from '../../fixture.js';
import { airPhase } from './airNow.js';

const p = position(
  airPhase({
    columns: [1, 24],
    weather: 'mud',
    places: { '0404': 'dot Łódź', '0408': 'dot Kutno', '0807': 'dot Radom', '0505': 'dot Target' },
    features: { airfield: '0408' },
    units: ['g1: German 7-6 Inf XX 21 @0504', 'p1: Polish 2-10 mot hv AA III 1 @0505 aa=2 dot'],
  }),
);
const explained = (at: Fixture, action: EuropaAction): ReadonlyArray<string> => at.game.explain(at.state, action).lines;
/** Lines of the log for an action, events and what they entail. */
const log = (at: Fixture, action: EuropaAction): ReadonlyArray<string> => {
  const lines: string[] = [];
  const events = applyUnchecked(at.game, at.state, action).events;
  for (const e of events) if (['airAllocated', 'supportSettled', 'airfieldAbandoned', 'supportSpent', 'decisionOpened'].includes(e.type)) lines.push(...at.game.narrate(at.state, e).map((l) => l.text));
  return lines;
};

describe('explain', () => {
  it('tells a bomber out of range how far it is and how far it may be', () => {
    const { legal, violations, figures, lines } = p.game.explain(p.state, oas('0404', '2105', 10));
    expect([legal, violations.map((v) => v.code), violations[0].params]).toEqual([false, ['airbase/out-of-range'], { base: '0404', target: '2105', mission: 'oas', points: 10 }]);
    expect(lines[0]).toBe('EBC 16B: 2105 is 17 hexes from 0404, and bombers reach 15; send them from a nearer airbase. (Bombers reach 15 hexes from their airbase, fighters 5.)');
    expect(figures.map((f) => [f.label, f.tally.total])).toEqual([['distance in hexes', 17], ['range in hexes', 15], ['points that the airbase can still send', 10], ['points that the power has left', 40]]);
  });

  it('reckons out what a sortie would add, after guns and weather', () => {
    const text = explained(p.act(oas('0404', '0505', 4)), oas('0404', '0505', 6)).join('\n');
    expect(text).toContain('6 bomber points from 0404 Łódź (clear, dot city) to 0505 Target (clear, dot city).');
    expect(text).toContain('Distance 1 hex, range 15.');
    expect(text).toContain('The airbase sends 10 bomber points in a player turn; 4 are sent.');
    expect(text).toContain('The German player has 40 bomber points; 36 are left.');
    expect(text).toMatch(/Antiaircraft strength in the hex: 3\. \[EBC 17A1: .*\] \[EBC 17A3: .*\] \[EBC 17B: /);
    expect(text).toContain('With 10 points sent there, 3.5 would be left if no fighters come. [EBC 17B');
    expect(text).toContain('Units that could attack it: 21 Inf XX (7-6). Support would add up to their printed strength, 7 for all of them. [EBC 15C2');
  });

  it('says when the points would do nothing', () => {
    expect(explained(p, oas('0404', '0606', 1)).at(-1)).toBe('As things stand none of the units could attack anybody there: no enemy is in the hex; the points would do nothing.');
    expect(explained(p, das('0404', '0606', 1)).at(-1)).toContain('none of the units stand there to be defended');
    expect(explained(p, das('0404', '0504', 1)).at(-1)).toContain('Units that stand there to be defended: 21 Inf XX (7-6).');
  });

  it('knows airfields, hexes that are no airbases, and hexes that are none', () => {
    expect(explained(p, oas('0408', '0505', 1))[0]).toContain('0408 Kutno (clear, dot city, permanent airfield)');
    expect(explained(p, oas('0303', '0505', 1)).join('\n')).toContain('There is no airbase.');
    expect(explained(p, oas('0303', '9999', 1))).toHaveLength(1);
    expect(explained(p, abandon('0408'))).toContainEqual(expect.stringContaining('0408 Kutno sends 20 bomber points, and as many fighter points; without its permanent airfield 10.'));
    expect(explained(p, abandon('9999'))).toHaveLength(1);
  });

  it('says of the end of the phase who is asked next, and about what', () => {
    expect(explained(p.act(oas('0404', '0505', 4), das('0404', '0504', 2)), endPhase).join('\n')).toMatch(
      /^Due before the German air phase is over: the allied side sends fighters .* \(0504: 2 on defensive support \| 0505 Target: 4 on offensive support\)\. \[EBC 15A[^\n]*$/,
    );
  });

  it('says of fighters what they would meet and leave', () => {
    const due = p.act(oas('0404', '0505', 10), endPhase);
    expect(explained(due, meetOas('0807', '0505', 3)).at(-1)).toContain('Enemy bombers there on offensive support: 10; fighters already sent against them: 0. After these 7 would be left.');
    expect(explained(due.act(meetOas('0807', '0505', 3)), pass).join('\n')).toContain('0505 Target: 10 on offensive support, 3 fighters against them');
    expect(explained(due, endPhase).join('\n')).toMatch(/Due now: the allied side sends fighters against the bombers.*0505 Target: 10 on offensive support/);
    expect(explained(p.act(oas('0404', '0505', 3), das('0404', '0505', 3), endPhase), aim('0505', 2)).join('\n')).toMatch(/Antiaircraft strength in 0505 Target: 3\. Of it 2 would fire at defensive support first.* \[EBC 17B: /);
  });

  it('says nothing of air points where there are none', () => {
    const basic = position({ phase: 'combat', units: ['g1: German 7-6 Inf XX @0504', 'p1: Polish 5-6 Inf XX @0505'] });
    expect(explained(basic, oas('0404', '0505', 1))).toHaveLength(1);
    expect(explained(basic, commit('0505', 'g1')[0]).join('\n')).not.toContain('support');
  });
});

describe('the log', () => {
  it('tells of points when they have been settled: from where, what was lost to what, what is left', () => {
    const due = p.act(oas('0404', '0505', 7), oas('0404', '0505', 3), oas('0408', '0505', 6), das('0408', '0504', 2), endPhase, meetOas('0807', '0505', 3));
    expect(log(due, pass)).toEqual([
      'German defensive air support at 0504: 2 (2 from 0408 Kutno); halved by mud: 1 [EBC 15C5]',
      'German offensive air support at 0505 Target: 16 (10 from 0404 Łódź, 6 from 0408 Kutno); fighters −3 (3 from 0807 Radom), antiaircraft −3, halved by mud: 5 [EBC 15C3, EBC 17B, EBC 15C5]',
    ]);
    expect(log(p, oas('0404', '0505', 7))).toEqual([]);
  });

  it('is short where nothing happens to them, and clear where nothing is left', () => {
    const clear = position(airPhase());
    expect(log(clear.act(oas('0404', '0202', 5)), endPhase)).toEqual(['German offensive air support at 0202: 5 (5 from 0404 A)']);
    expect(log(clear.act(oas('0404', '0505', 3), endPhase, meetOas('0807', '0505', 5)), pass)).toEqual(['German offensive air support at 0505: 3 (3 from 0404 A); fighters −3 (5 from 0807 P): 0 left [EBC 15C3]']);
  });

  it('tells of airfields given up, and of support that ends before its time only', () => {
    expect(log(p, abandon('0408'))).toEqual(['The permanent airfield in 0408 Kutno is given up [EBC 16D]']);
    const standing = position(airPhase({ phase: 'combat', slices: { air: { sorties: [], aims: [], abandoned: [], support: [{ power: 0, target: 44, mission: 'oas', points: 3 }] } } }));
    const spent = applyUnchecked(standing.game, standing.state, endPhase).events.filter((e) => e.type === 'supportSpent');
    expect([spent.length, spent.flatMap((e) => standing.game.narrate({ ...standing.state, stage: { at: 'closing', next: 1 } }, e))]).toEqual([1, []]);
    const lost = position(
      airPhase({ phase: 'exploitation', units: ['g1: German 7-8 mot Inf XX @0504'], readings: { 'defensive-support-of-emptied-hex': 'lost' }, slices: { air: { sorties: [], aims: [], abandoned: [], support: [{ power: 0, target: 43, mission: 'das', points: 3 }] } } }),
    );
    expect(log(lost, march('g1', '0404')[0])).toEqual(['Defensive air support of 0504 ends: nobody is left there whom it helps']);
  });
});

describe('the receipt of an attack', () => {
  const at = (oasPoints: number, dasPoints: number) => {
    const support = [
      { power: 0, target: 44, mission: 'oas', points: oasPoints },
      { power: 1, target: 44, mission: 'das', points: dasPoints },
    ].filter((s) => s.points > 0);
    const q = position(airPhase({ phase: 'combat', hexsides: { 'minor-river': '0504/0505' }, slices: { air: { sorties: [], aims: [], abandoned: [], support } } }));
    return q.game.explain(q.state, commit('0505', 'g1')[0]);
  };

  it('shows support with its cap and its rule', () => {
    const { lines, figures } = at(10, 1);
    expect(lines).toContain('Offensive air support: 10 points, capped at 7; 3.5 + 7 = 10.5 [EBC 15C2]');
    expect(lines).toContain('Defensive air support: 1 point; 5 + 1 = 6 [EBC 15C2]');
    expect(lines).toContainEqual(expect.stringMatching(/^ {2}EBC 15C2: Each point of offensive air support on the hex adds 1/));
    expect(figures.filter((f) => f.label.includes('air support')).map((f) => [f.label, f.tally.total / f.unit])).toEqual([['attacker with air support', 10.5], ['defender with air support', 6]]);
  });

  it('says nothing where there is none', () => expect(at(0, 0).lines.join('\n')).not.toContain('air support'));
});

describe('the picture', () => {
  const marks = (q: Fixture) => q.game.view(q.state).marks.map((m) => `${m.hex} ${m.label}`);
  it('marks where points were sent, and where support stands', () => {
    const sent = p.act(oas('0404', '0505', 10), oas('0408', '0505', 6), das('0408', '0504', 2));
    expect(marks(sent)).toEqual(['0505 OAS sent 16', '0504 DAS sent 2']);
    const due = sent.act(endPhase, meetOas('0807', '0505', 3));
    expect(marks(due)).toEqual(['0505 OAS sent 16', '0504 DAS sent 2', '0505 fighters on OAS 3']);
    expect(marks(due.act(pass))).toEqual(['0504 DAS 1', '0505 OAS 5']);
    expect(due.game.view(due.state).subtitle).toContain('allied to send fighters');
  });
});
