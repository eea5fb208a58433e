import { describe, expect, it } from 'vitest';
import { isFailure } from '../../src/cli/failure.js';
import { europa } from '../../src/cli/europa.js';
import { spi } from '../../src/cli/spi.js';
import { parseAction as parse } from '../../src/cli/words.js';
import { dice, openMatch, submit, actor, isRight } from '../../src/index.js';
import { ACTION_SHAPES, type EuropaAction } from '../../src/rulesets/europa/action.js';
import { europe1941 } from '../../src/scenarios/europe-1939-45/index.js';
import { poland1939 } from '../../src/scenarios/poland-1939/index.js';

const { typed: ACTION_WORDS, actionWords } = europa;
const parseAction = (words: ReadonlyArray<string>): unknown => parse(europa, words);

const failureOf = (words: string): string => {
  try {
    parseAction(words.split(' '));
  } catch (e) {
    if (isFailure(e)) return e.lines.join('\n');
    throw e;
  }
  return '';
};

const SAMPLES: ReadonlyArray<EuropaAction> = [
  { type: 'deploy', unit: 'a', hex: '0101' },
  { type: 'place', unit: 'a', hex: '0101' },
  { type: 'mobilize', unit: 'a' },
  { type: 'convert', conversion: 'c', units: ['a', 'b'] },
  { type: 'step', unit: 'a', to: '0101', by: 'rail' },
  { type: 'order', order: 'activate', subject: ['a'] },
  { type: 'overrun', units: ['a', 'b'], target: '0101', by: 'road' },
  { type: 'build', unit: 'a', work: 'airfield' },
  { type: 'allocate', base: '0101', target: '0102', mission: 'intercept-das', points: 3 },
  { type: 'aim', hex: '0101', points: 2 },
  { type: 'abandon', hex: '0101' },
  { type: 'commit', unit: 'a', target: '0101' },
  { type: 'uncommit', unit: 'a' },
  { type: 'resolve' },
  { type: 'roll', die: 4 },
  { type: 'lose', units: ['a', 'b'] },
  { type: 'retreat', unit: 'a', to: '0101' },
  { type: 'advance', unit: 'a' },
  { type: 'supply', units: [] },
  { type: 'pass' },
  { type: 'endPhase' },
];

describe('actions in words', () => {
  it('has samples and words for every kind of action', () => {
    expect(SAMPLES.map((a) => a.type).sort()).toEqual(Object.keys(ACTION_SHAPES).sort());
    expect(Object.keys(ACTION_WORDS).sort()).toEqual(Object.keys(ACTION_SHAPES).sort());
  });

  it.each(SAMPLES)('reads what it writes: %j', (action) => {
    expect(parseAction(actionWords(action).split(' '))).toEqual(action);
    expect(parseAction([JSON.stringify(action)])).toEqual(action);
  });

  it('reads every legal action of a stretch of play', () => {
    const opened = openMatch(poland1939, { seed: 3 });
    if (!isRight(opened)) throw new Error('the scenario opens');
    let match = opened.right;
    const random = dice(5);
    let n = 0;
    for (let i = 0; i < 120; i++) {
      for (const action of match.game.legalActions(match.state)) {
        expect(parseAction(actionWords(action).split(' '))).toEqual(action);
        if (++n % 50 === 0) break;
      }
      const next = submit(match, actor(match), match.game.legalActions(match.state).sample(random));
      if (!isRight(next)) throw new Error('a legal action is accepted');
      match = next.right;
    }
    expect(n).toBeGreaterThan(200);
  });

  it('reads every legal action of a stretch of World War II', () => {
    const opened = openMatch(europe1941, { seed: 3, options: { '17.8': 'on', '17.9': 'on' } });
    if (!isRight(opened)) throw new Error('the scenario opens');
    let match = opened.right;
    const random = dice(5);
    const kinds = new Set<string>();
    for (let i = 0; i < 250; i++) {
      let n = 0;
      for (const action of match.game.legalActions(match.state)) {
        expect(parse(spi, spi.actionWords(action).split(' '))).toEqual(action);
        kinds.add(action.type);
        if (++n === 40) break;
      }
      const next = submit(match, actor(match), match.game.legalActions(match.state).sample(random));
      if (!isRight(next)) throw new Error('a legal action is accepted');
      match = next.right;
    }
    expect(kinds.size).toBeGreaterThan(6);
    expect(() => parse(spi, ['fly', 'away'])).toThrow();
  });

  it('marches when nothing else is said, and does not mind capitals', () => {
    expect(parseAction(['STEP', 'a', '0101'])).toEqual({ type: 'step', unit: 'a', to: '0101', by: 'march' });
    expect(parseAction(['endphase'])).toEqual({ type: 'endPhase' });
    expect(parseAction(['lose', 'a', 'b,c'])).toEqual({ type: 'lose', units: ['a', 'b', 'c'] });
  });

  it.each([
    ['jump a', /"jump" is no kind of action.*deploy <unit> <hex>/s],
    ['step a', /typed as "step <unit> <hex> \[march\|road\|rail\|admin\]"/],
    ['step a 0101 sea', /march\|road\|rail/],
    ['roll six', /roll <1 to 6>/],
    ['endPhase now', /typed as "endPhase"/],
    ['{"type":', /not JSON/],
  ])('says what would be right instead of %s', (words, reason) => {
    expect(failureOf(words)).toMatch(reason);
  });
});
