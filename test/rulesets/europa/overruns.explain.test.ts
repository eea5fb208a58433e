/** What is said of overruns, before and after. */
import { describe, expect, it } from 'vitest';
import { playout } from '../../../src/engine/apply.js';
import type { Explanation, LogLine } from '../../../src/engine/game.js';
import { logText, makeLog } from '../../../src/engine/log.js';
import type { EuropaAction } from '../../../src/rulesets/europa/action.js';
import { type Actions, endPhase, type Fixture, march, overrun, overrunByRoad, position, type Sketch } from '../fixture.js';

const ff = (sketch: Sketch): Fixture => position({ rules: 'first-to-fight-advanced', ...sketch });
const explained = (p: Fixture, action: EuropaAction): Explanation => p.game.explain(p.state, action);
const figure = (e: Explanation, label: string): number | undefined => {
  const found = e.figures.find((f) => f.label === label);
  return found === undefined ? undefined : found.tally.total / found.unit;
};
const told = (p: Fixture, ...actions: ReadonlyArray<Actions>): ReadonlyArray<string> => {
  const log = makeLog();
  const lines: LogLine[] = [];
  const copy = playout(p.game, p.state, (before, event) => void lines.push(...p.game.narrate(before, event)));
  for (const action of actions.flat() as ReadonlyArray<EuropaAction>) copy.play(action);
  return logText([...log.add(lines), ...log.end()]).split('\n').map((l) => l.trim()).filter((l) => l !== '');
};

const SKETCH: Sketch = {
  terrain: { woods: '0505' },
  hexsides: { 'minor-river': '0504/0505' },
  places: { '0505': 'reference Wieluń' },
  units: ['g1: German 11-6-10 Pz XX 1 @0503', 'g2: German 4-10 mot Inf III LSSAH @0503', 'p1: Polish 1-6 Inf CADRE 44 @0505', 'p2: Polish 6-6 Inf XX 8 @0506'],
};
const ready = ff(SKETCH).act(march('g1', '0504'), march('g2', '0504'));

describe('explaining an overrun', () => {
  it('gives each strength with its factors, the odds and what is needed', () => {
    const e = explained(ready, overrun('0505', 'g1', 'g2'));
    expect(e.legal).toBe(true);
    expect(e.lines.slice(0, 4)).toEqual([
      'Overrun of 0505 Wieluń (woods, reference city) from 0504 across minor river hexside: 7.5 against 0.5 → 15:1; 10:1 is needed [EBC 13]',
      'Overrunner 1 Pz XX (11-6-10): 11 × 1/2 [EBC 9H] = 5.5',
      'Overrunner LSSAH mot Inf III (4-10): 4 × 1/2 [EBC 9H] = 2',
      'Defender 44 Inf cadre (1-6): 1 × 1/2 [EBC 11] = 0.5',
    ]);
    expect([figure(e, 'attack strength'), figure(e, 'defense strength'), figure(e, 'overrunner 1 Pz XX (11-6-10)')]).toEqual([7.5, 0.5, 5.5]);
  });

  it('gives the cost of each with its parts, and the figures of the action carried out', () => {
    const e = explained(ready, overrun('0505', 'g1', 'g2'));
    expect(e.lines).toContain('1 Pz XX (11-6-10): 2 [EBC 6A] + 1 [EBC 6A] + 2 [EBC 13] = 5 MP of 9 (10 in the phase), 4 left.');
    expect(figure(e, 'cost of 1 Pz XX (11-6-10)')).toBe(5);
    expect(ready.act(overrun('0505', 'g1', 'g2')).unit('g1').mp).toBe(4);
  });

  it('says whose zones are ignored, who is lost, and who makes the overrunners stop', () => {
    const text = explained(ready, overrun('0505', 'g1', 'g2')).lines.join('\n');
    expect(text).toMatch(/0504 lies in the zone of control of 44 Inf cadre \(1-6\), which is ignored\. \[EBC 13/);
    expect(text).toMatch(/Eliminated: 44 Inf cadre \(1-6\)\. \[EBC 13/);
    expect(text).toMatch(/The overrunners stop in 0505 Wieluń, in the zone of control of 8 Inf XX \(6-6\)\. \[EBC 13/);
    expect(text).toMatch(/0505 Wieluń would become German\. \[EBC 13/);
  });

  it('at 9:1 says what would be enough', () => {
    const p = ff({ units: ['g1: German 9-6 Inf XX @0504', 'p1: Polish 1-6 Inf XX @0505'] });
    const e = explained(p, overrun('0505', 'g1'));
    expect([e.legal, e.violations.map((v) => [v.code, v.detail])]).toEqual([
      false,
      [['overrun/odds', 'The odds are 9 against 1; 10:1 takes 10. Bring up stronger units, or attack in the combat phase.']],
    ]);
    expect(e.lines[0]).toMatch(/^EBC 13: The odds are 9 against 1; 10:1 takes 10\./);
    expect(e.lines[1]).toContain('9 against 1 → 9:1; 10:1 is needed');
    // never a rounded 10:1
    const nearly = ff({ units: ['g1: German 29-6 Inf XX @0504', 'p1: Polish 3-6 Inf XX @0505'] });
    expect(explained(nearly, overrun('0505', 'g1')).lines[1]).toContain('→ 9.66:1');
  });

  it('says every rule against it', () => {
    const p = ff({ units: ['g1: German 3-6 Inf XX @0504', 'g2: German 9-2 Inf XX @0504', 'p1: Polish 5-6 Inf XX @0505', 'p2: Polish 5-6 Inf XX @0404'] });
    expect(explained(p, overrun('0505', 'g1', 'g2')).violations.map((v) => v.code)).toEqual(['overrun/not-enough-mp', 'overrun/odds']);
    expect(explained(p, overrun('0505', 'g2')).lines.join('\n')).toContain('g2 would pay 3 MP, 2 of them for the overrun, and has 2');
    const came = ff({ units: ['g1: German 11-6 Inf XX @0503', 'p1: Polish 1-6 Inf CADRE @0505', 'p2: Polish 5-6 Inf XX @0404'] }).act(march('g1', '0504'));
    expect(explained(came, overrun('0505', 'g1')).lines.join('\n')).toMatch(/0504 lies in the zone of control of p2 Inf XX \(5-6\) too, outside the hex/);
  });

  it('says who is released, and what follows from it', () => {
    const p = ff({ units: ['g1: German 11-6-10 Pz XX 1 @0504', 'g2: German 10-10 Pz XX 2 @0407', 'p1: Polish 1-6 Inf CADRE 44 @0505', 'p2: Polish 1-6 Inf CADRE 8 @0506'] }).act(overrun('0505', 'g1'), march('g2', '0406'));
    expect(explained(p, overrun('0506', 'g2')).lines.join('\n')).toMatch(/Free to move on: 1 Pz XX \(11-6-10\)\. \[EBC 13/);
    // a German division overrun scores
    const polish = ff({ player: 'poland', units: ['g1: German 1-10 Pz XX 1 (0-10) @0504', 'p1: Polish 20-6 Inf XX @0505'] });
    expect(explained(polish, overrun('0504', 'p1')).lines.join('\n')).toContain('Victory points +5 (German c/m divisions reduced to cadre), +5 (German c/m cadres eliminated)');
  });

  it('says nothing of odds where there is nobody to overrun, or a name means nothing', () => {
    expect(explained(ready, overrun('0503', 'g1')).figures).toEqual([]);
    expect(explained(ready, overrun('0505', 'nobody')).figures).toEqual([]);
    expect(explained(ready, overrun('0606', 'g1')).figures).toEqual([]);
  });

  it('names a bar in the way of each unit', () => {
    const p = ff({ terrain: { marsh: '0505' }, units: ['g1: German 11-10 Pz XX 1 @0504', 'p1: Polish 1-6 Inf CADRE @0505'] });
    expect(explained(p, overrun('0505', 'g1')).lines).toContain('1 Pz XX (11-10): the way is barred to the unit.');
  });

  it('tells what stays over the limit until it is overrun', () => {
    const walls = '0604 0605 0506 0405 0404'.split(' ').map((h) => `0505/${h}`).join(' ');
    const p = ff({ hexsides: { sea: walls }, units: [1, 2, 3, 4].map((n) => `g${n}: German 10-6 Inf XX ${n} @0505`).concat('p1: Polish 1-6 Inf CADRE @0504') });
    expect(explained(p, endPhase).lines.join('\n')).toMatch(/Still able to move: 1 Inf XX \(10-6\)/);
  });
});

describe('an overrun in the log', () => {
  it('has its odds, its losses, and the way of the overrunners with its cost and the places taken', () => {
    const p = ff({ ...SKETCH, units: (SKETCH.units ?? []).slice(0, 3), lines: { road: '0504-0505' } });
    expect(told(p, march('g1', '0504'), march('g2', '0504'), overrunByRoad('0505', 'g1', 'g2'), march('g1', '0605'))).toEqual([
      '1 Pz XX (11-6-10) 0503 → 0504 (1 MP)',
      'LSSAH mot Inf III (4-10) 0503 → 0504 (1 MP)',
      'Overrun of 0505 Wieluń (woods, reference city) from 0504 across minor river hexside: 7.5 against 0.5 → 15:1; 10:1 is needed [EBC 13]',
      'Overrunner 1 Pz XX (11-6-10): 11 × 1/2 [EBC 9H] = 5.5',
      'Overrunner LSSAH mot Inf III (4-10): 4 × 1/2 [EBC 9H] = 2',
      'Defender 44 Inf cadre (1-6): 1 × 1/2 [EBC 11] = 0.5',
      '44 Inf cadre (1-6) is eliminated by an overrun [EBC 13]',
      '1 Pz XX (11-6-10) 0504 → 0605 partly by overrun (4 MP), captures Wieluń',
      'LSSAH mot Inf III (4-10) 0504 → 0505 Wieluń by overrun (3 MP)',
    ]);
  });

  it('tells who is released', () => {
    const p = ff({ units: ['g1: German 11-6-10 Pz XX 1 @0504', 'g2: German 10-10 Pz XX 2 @0407', 'p1: Polish 1-6 Inf CADRE 44 @0505', 'p2: Polish 1-6 Inf CADRE 8 @0506'] }).act(overrun('0505', 'g1'), march('g2', '0406'));
    expect(told(p, overrun('0506', 'g2'))).toContain('Free to move on [EBC 13]: 1 Pz XX (11-6-10)');
  });

  it('has ids in its events', () => {
    expect(ready.act(overrun('0505', 'g1', 'g2')).events.slice(0, 3)).toEqual([
      { type: 'overrunBegun', units: ['g1', 'g2'], from: '0504', target: '0505', by: 'march' },
      { type: 'unitEliminated', unit: 'p1', hex: '0505', face: 0, cause: 'overrun' },
      { type: 'unitOverran', unit: 'g1', from: '0504', to: '0505', by: 'march', cost: 100, left: 80, stops: true, captures: true },
    ]);
  });
});
