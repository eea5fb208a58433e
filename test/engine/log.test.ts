import { describe, expect, it } from 'vitest';
import type { LogLine } from '../../src/engine/game.js';
import { logText, makeLog, narrator } from '../../src/engine/log.js';
import { actor, dice, isRight, openMatch, submit } from '../../src/index.js';
import { poland1939 } from '../../src/scenarios/poland-1939/index.js';

const leg = (who: string, from: string, to: string, cost = 1, by = '', captures: ReadonlyArray<string> = []): LogLine => ({
  text: `unit ${who}`,
  depth: 1,
  leg: { who, from, to, by, cost, unit: 2, measure: 'MP', captures },
});
const heading = (text: string, depth: number): LogLine => ({ text, depth, heading: true });
const said = (text: string, depth = 1): LogLine => ({ text, depth });
const textOf = (...lines: ReadonlyArray<LogLine>): ReadonlyArray<string> => {
  const log = makeLog();
  return [...lines.flatMap((l) => log.add([l])), ...log.end()].map((l) => l.text);
};

describe('a log', () => {
  it('joins the legs of each traveler, in the order in which they set out', () => {
    expect(textOf(leg('a', '01', '02', 2, 'road', ['Here']), leg('b', '05', '06'), leg('a', '02', '03', 3, 'rail', ['There', 'Nowhere']))).toEqual([
      'unit a 01 → 03 by road and rail (2.5 MP), captures Here, There and Nowhere',
      'unit b 05 → 06 (0.5 MP)',
    ]);
  });

  it('says when only part of a journey went by road, and when it came to nothing', () => {
    expect(textOf(leg('a', '01', '02', 2, 'road'), leg('a', '02', '01', 2))).toEqual(['unit a 01 and back partly by road (2 MP)']);
  });

  it('does not join across anything else', () => {
    expect(textOf(leg('a', '01', '02'), said('bang'), leg('a', '02', '03'))).toEqual(['unit a 01 → 02 (0.5 MP)', 'bang', 'unit a 02 → 03 (0.5 MP)']);
  });

  it('tells travelers of one name apart', () => {
    const twin = { ...leg('b', '05', '06'), text: 'unit a' };
    expect(textOf(leg('a', '01', '02'), twin)).toHaveLength(2);
  });

  it('leaves out headings with nothing under them', () => {
    expect(
      textOf(heading('turn 1', 0), heading('movement', 1), heading('combat', 1), said('bang', 2), heading('exploitation', 1), heading('turn 2', 0), heading('movement', 1)),
    ).toEqual(['turn 1', 'combat', 'bang']);
    expect(textOf(heading('turn 1', 0), heading('movement', 1), leg('a', '01', '02'))).toEqual(['turn 1', 'movement', 'unit a 01 → 02 (0.5 MP)']);
  });

  it('is text with two blanks a step', () => {
    expect(logText([heading('turn', 0), said('bang', 2)])).toBe('\nturn\n    bang\n');
  });
});

describe('a narrator', () => {
  it('follows a match to the same position: what it tells names units where they stand', () => {
    const opened = openMatch(poland1939, { seed: 5 });
    if (!isRight(opened)) throw new Error('the scenario opens');
    let match = opened.right;
    const tale = narrator(match.game);
    expect(tale.opening().map((l) => l.text)).toEqual(['Turn 1 (1–3 September 1939)', 'German player turn', 'Initial phase']);
    const random = dice(9);
    let legs = 0;
    for (let i = 0; i < 150; i++) {
      const before = match;
      const next = submit(match, actor(match), match.game.legalActions(match.state).sample(random));
      if (!isRight(next)) throw new Error('a legal action is accepted');
      match = next.right;
      for (const { action } of match.record.slice(before.record.length))
        for (const line of tale.tell(action)) {
          if (line.leg === undefined || action.type !== 'step') continue;
          expect(line.leg.who).toBe(action.unit);
          expect(line.leg.to.slice(0, 4)).toBe(action.to);
          legs++;
        }
    }
    expect(legs).toBeGreaterThan(50);
  });
});
