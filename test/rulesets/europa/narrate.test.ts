/** What a log says of events. */
import { describe, expect, it } from 'vitest';
import { playout } from '../../../src/engine/apply.js';
import { logText, makeLog } from '../../../src/engine/log.js';
import type { LogLine } from '../../../src/engine/game.js';
import { citation } from '../../../src/kernel/rule.js';
import type { EuropaAction } from '../../../src/rulesets/europa/action.js';
import { type Actions, advance, attack, endPhase, type Fixture, lose, march, pass, position, retreat, road, roll, type Sketch } from '../fixture.js';
import { poland } from '../first-to-fight/poland.js';

const rawLines = (p: Fixture, ...actions: ReadonlyArray<Actions>): ReadonlyArray<LogLine> => {
  const lines: LogLine[] = [];
  const copy = playout(p.game, p.state, (before, event) => void lines.push(...p.game.narrate(before, event)));
  for (const action of actions.flat() as ReadonlyArray<EuropaAction>) {
    expect(p.game.violations(copy.state, action)).toEqual([]);
    copy.play(action);
  }
  return lines;
};
/** As a reader gets them: legs joined, empty headings left out. */
const linesOf = (p: Fixture, ...actions: ReadonlyArray<Actions>): ReadonlyArray<LogLine> => {
  const log = makeLog();
  return [...log.add(rawLines(p, ...actions)), ...log.end()];
};
const told = (p: Fixture, ...actions: ReadonlyArray<Actions>): ReadonlyArray<string> =>
  logText(linesOf(p, ...actions)).split('\n').map((l) => l.trim()).filter((l) => l !== '');

describe('movement in the log', () => {
  it('is a line a unit, with the cost, the way and the places taken', () => {
    const p = position({
      lines: { road: '0503-0505' },
      places: { '0505': 'dot Wieluń', '0506': 'reference Opole' },
      units: ['g1: German 9-10 Pz XX 1 (4-10) @0503', 'g2: German 7-6 Inf XX 2 @0503', 'p1: Polish 5-6-6 Inf XX @0901'],
    });
    expect(told(p, road('g1', '0504', '0505'), march('g2', '0504'), march('g1', '0506'))).toEqual([
      '1 Pz XX (9-10) 0503 → 0506 Opole partly by road (3 MP), captures Wieluń and Opole',
      '2 Inf XX (7-6) 0503 → 0504 (1 MP)',
    ]);
  });
});

describe('a place that another power of the side holds', () => {
  const sketch = (owner: string): Sketch => ({
    rules: 'fire-in-the-east',
    places: { '0505': 'dot Stalino' },
    owners: { [owner]: '0505' },
    units: ['r1: Romanian 4-6 Inf XX 1 @0504', 's1: Soviet 3-6 Inf XX @0901'],
  });
  it('is not captured; one of the enemy is', () => {
    expect(told(position(sketch('germany')), march('r1', '0505'))).toEqual(['1 Inf XX (4-6) 0504 → 0505 Stalino (1 MP)']);
    expect(told(position(sketch('soviet-union')), march('r1', '0505'))).toEqual(['1 Inf XX (4-6) 0504 → 0505 Stalino (1 MP), captures Stalino']);
  });
});

describe('a combat in the log', () => {
  const sketch: Sketch = {
    phase: 'combat',
    result: 'DH',
    terrain: { woods: '0505' },
    hexsides: { 'minor-river': '0404/0505' },
    places: { '0505': 'reference Wieluń' },
    units: [
      'g1: German 9-10 Pz XX 1 (4-10) @0504',
      'g2: German 7-6 Inf XX 2 (3-6) @0404',
      'g3: German 2-10 mot Inf III LSSAH @0604 out',
      'p1: Polish 5-6-6 Inf XX 24 (2-6) @0505',
      'p2: Polish 2-5 Inf X Kordian @0505',
    ],
  };
  const lines = told(position(sketch), attack('0505', 'g1', 'g2', 'g3'), roll(4));

  it('names the ground, each combatant with every factor and its rule, the totals and the column', () => {
    expect(lines.slice(0, 6)).toEqual([
      'Attack on 0505 Wieluń (woods, reference city): 13 against 8 → 1.5:1 [EBC 9A]',
      'Attacker 1 Pz XX (9-10) from 0504: 9',
      'Attacker 2 Inf XX (7-6) from 0404 across minor river hexside: 7 × 1/2 [EBC 9H] = 3.5',
      'Attacker LSSAH mot Inf III (2-10) from 0604: 2 × 1/2 [EBC 11] × 1/2 [EBC 12D] = 0.5',
      'Defender 24 Inf XX (5-6-6): 6',
      'Defender Kordian Inf X (2-5): 2',
    ]);
  });

  it('gives each die modifier with its rule, the die, the cell with its source', () => {
    expect(lines[6]).toBe('Die modifiers: -1 [EBC 9H], +1 [EBC 10] = 0');
    expect(lines[7]).toMatch(/^Die 4 → DH \(row \d+, column 1\.5:1, cell (printed|secondary|inferred|reconstructed)\) \[EBC CRT\]$/);
  });

  it('tells losses, and the choice where there is one', () => {
    // only the division is enough: nothing to choose
    expect(lines[8]).toBe('24 Inf XX (5-6-6) becomes 24 Inf cadre (2-6) [EBC 9E]');
    const choice = position({ ...sketch, units: [...(sketch.units ?? []).slice(0, 4), 'p2: Polish 6-5 Inf X Kordian @0505'] });
    expect(told(choice, attack('0505', 'g1', 'g2', 'g3'), roll(4), lose('p2')).slice(8)).toEqual([
      'The defender loses at least 6 of printed strength [EBC 9D]',
      'Kordian Inf X (6-5) is eliminated [EBC 9E]',
    ]);
  });

  it('tells losses in REs, one of them or several', () => {
    const stack = ['g1: German 7-6 Inf XX 1 (3-6) @0504', 'g2: German 7-6 Inf XX 2 (3-6) @0504', 'a1: German 3-2-8 Art III 3 @0604', 'a2: German 3-2-8 Art III 4 @0604'];
    const attrition = (defense: number): ReadonlyArray<string> =>
      told(position({ phase: 'combat', amend: ['REFORM-9C'], result: 'S*', units: [...stack, `p1: Polish ${defense}-6 Inf XX @0505`] }), attack('0505', 'g1', 'g2', 'a1', 'a2'), roll(1)).slice(-1);
    expect([attrition(3), attrition(4)]).toEqual([['The attacker loses at least 1 RE [EBC 9D]'], ['The attacker loses at least 3 REs [EBC 9D]']]);
  });

  it('tells retreats and advances', () => {
    const p = position({ ...sketch, result: 'DR' }).act(attack('0505', 'g1', 'g2', 'g3'), roll(4));
    const after = told(p, retreat('p1', '0506'), retreat('p2', '0506'), advance('g1'), pass);
    expect(after).toEqual([
      '24 Inf XX (5-6-6) retreats to 0506',
      'Kordian Inf X (2-5) retreats to 0506',
      '1 Pz XX (9-10) advances into 0505 Wieluń, captures Wieluń [EBC 9F2]',
    ]);
  });

  it('tells a unit that may not move (BC-6A.20) from one that is shut in', () => {
    const lost = (unit: string, sea: string) =>
      told(position({ phase: 'combat', result: 'DR', terrain: { sea }, units: ['g1: German 9-6 Inf XX @0504', unit] }), attack('0505', 'g1'), roll(1));
    expect(lost('p1: Polish 3-0 Fort III Hel @0505', '0404')).toContain('Hel Fort III (3-0) is eliminated for want of a retreat [EBC 6A]');
    expect(lost('p1: Polish 3-6 Inf III Hel @0505', '0404 0405 0506 0604 0605')).toContain('Hel Inf III (3-6) is eliminated for want of a retreat [EBC 9F1]');
  });

  it('says why no die is rolled, and why a unit is lost on its retreat', () => {
    const weak = position({ ...sketch, result: 'AS' });
    expect(told(weak, attack('0505', 'g3'))).toContain('No die: automatic AE [EBC 9B]');
    const shut = position({
      phase: 'combat',
      result: 'DR',
      units: ['g1: German 9-10 Pz XX 1 @0504', 'g2: German 7-6 Inf XX 2 @0404', 'g3: German 7-6 Inf XX 3 @0604', 'g4: German 7-6 Inf XX 4 @0507', 'p1: Polish 5-6-6 Inf XX 24 @0505'],
    });
    expect(told(shut, attack('0505', 'g1'), roll(4), retreat('p1', '0605'))).toContain(
      '24 Inf XX (5-6-6) is eliminated by retreating into an enemy zone of control (0605) [EBC 9F1]',
    );
  });

  it('carries the rules that it cites, so that they can be explained', () => {
    const refs = linesOf(position(sketch), attack('0505', 'g1', 'g2', 'g3'), roll(4)).flatMap((l) => l.refs ?? []);
    expect(new Set(refs.map(citation))).toEqual(new Set(['EBC 9A', 'EBC 9H', 'EBC 11', 'EBC 12D', 'EBC 10', 'EBC CRT', 'EBC 9E']));
  });
});

describe('the joints of a turn in the log', () => {
  it('has headings by turn with dates, by player turn and phase', () => {
    const next = rawLines(poland({ player: 'poland', phase: 'exploitation', turn: 3 }), endPhase).filter((l) => l.depth < 2);
    const first = rawLines(poland(), endPhase, endPhase, endPhase, endPhase, endPhase);
    const lines = [...next, ...first];
    expect(lines.filter((l) => l.heading === true).map((l) => '  '.repeat(l.depth) + l.text)).toEqual([
      'Turn 4 (10–12 September 1939)',
      '  German player turn',
      '    Movement phase',
      '    Air phase',
      '    Combat phase',
      '    Exploitation phase',
      '  Polish player turn',
      '    Initial phase',
    ]);
  });

  it('tells who is out of supply and where, by power', () => {
    const lines = told(poland(), endPhase);
    expect(lines.some((l) => /^Out of supply, Polish \[EBC 12B\]: .* in 1409 Puck/.test(l))).toBe(true);
  });

  it('tells points as they are scored, with the total', () => {
    const p = poland({ player: 'poland', phase: 'exploitation', turn: 3 });
    expect(told(p, endPhase)).toEqual(['Victory points +4 (turns that Poland has not surrendered): allied 4 [FTF VP]']);
  });

  it('tells the end', () => {
    const p = poland({ player: 'poland', phase: 'exploitation', turn: 10 });
    expect(told(p, endPhase)).toContain('The game ends: turn limit [FTF 22A]');
  });
});
