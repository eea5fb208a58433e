/** The runner of cases, with a toy: what it reads, what it does, and how it tells what differs. */
import { describe, expect, it } from 'vitest';
import { isLeft, left, right } from '../../src/prelude.js';
import { type Case, chapterOf, compliance, type Kit, mismatches, missingEvent, readCases, runCase, runCases, spelledOut } from '../../src/testing/index.js';
import { toy, type ToyAction, type ToyState } from '../bots/toy.js';

/** Words such as `gain 3`, `bet 2 1`, `coin heads`, `keep`, `stop`, and `spend` for two gains. */
const action = (words: string): unknown => {
  const [type, a, b] = words.split(' ');
  if (type === 'gain') return { type, points: Number(a) };
  if (type === 'bet') return { type, win: Number(a), lose: Number(b) };
  return type === 'coin' ? { type, heads: a === 'heads' } : { type };
};

const game = toy([], {
  decodeAction: (u) => ((u as { type?: unknown }).type === 'jump' ? left([{ code: 'toy/unknown', at: 'action', detail: 'Nobody jumps here.' }]) : right(u as ToyAction)),
  prospect: () => ({ actor: 'chance', decision: 'a coin', refs: [], answers: [], lines: [] }),
  result: (s) => (s.phase === 'over' ? { winner: null, level: 'even', score: { axis: s.points, allied: -s.points }, lines: [] } : null),
  conceded: (s, by) => ({ winner: by === 'axis' ? 'allied' : 'axis', level: 'conceded', score: { axis: s.points, allied: 0 }, lines: [] }),
});

type ToyEvent = Parameters<(typeof game)['named']>[0];

const kit: Kit<ToyState, ToyAction, ToyEvent> = {
  make: ({ position }) =>
    position === undefined || typeof position === 'number'
      ? right({ game, state: { ...game.initial, points: position ?? 0 } })
      : left([{ code: 'toy/position', at: 'position', detail: 'A position is a number of points.' }]),
  script: (words) => {
    if (words === 'sit') return left([{ code: 'toy/words', at: words, detail: 'Nobody sits here.' }]);
    if (words === 'forever') return right(({ state }) => ({ type: 'gain', points: state.points + 1 }));
    if (words.startsWith('roll ')) return right((_, done) => (done === 0 ? action(words === 'roll 1' ? 'coin heads' : 'coin tails') : null));
    const list = words === 'spend' ? ['gain 1', 'gain 2'] : [words];
    return right((_, done) => (done < list.length ? action(list[done]) : null));
  },
  words: (a) => a.type,
  chapterOf,
  facts: {
    points: ({ state }) => right(state.points),
    taken: ({ state }, wanted) => (wanted === 'all' ? left([{ code: 'toy/fact', at: 'expect.taken', detail: 'Name them.' }]) : right(state.taken)),
  },
  show: ({ state }) => [`${state.points} points`],
};

const made = (rest: Partial<Case>): Case => ({ id: 'TOY-1-001', title: 'A toy', cites: ['TOY 1'], expect: {}, ...rest });
/** Status and differences of a case without variants. */
const outcome = (rest: Partial<Case>): readonly [string, ...string[]] => {
  const [o] = runCase(kit, made(rest));
  return [o.status, ...o.differences];
};

describe('the runner of cases', () => {
  it('does what a case says and passes when everything named came about', () => {
    expect(outcome({ position: 3, do: ['spend', 'bet 5 1'], expect: { points: 6, taken: [1, 2], actor: 'chance', phase: 'play', turn: 1, result: null } })).toEqual(['passed']);
    expect(outcome({})).toEqual(['passed']);
  });

  it('tells each thing that differs, and the position in which it does', () => {
    const [o] = runCase(kit, made({ do: ['gain 1'], expect: { points: 2, actor: 'allied', taken: [1] } }));
    expect(o).toMatchObject({ status: 'failed', variant: null, chapter: 'TOY 1', position: ['1 points'] });
    expect(o.differences).toEqual(['actor: expected "allied", found "axis"', 'points: expected 2, found 1']);
  });

  it('goes on from stage to stage, and says which one differs', () => {
    const stages = { do: ['gain 1'], expect: { points: 1 }, then: [{ do: ['gain 2'], expect: { points: 3 } }, { expect: { points: 4 } }] };
    expect(outcome(stages)).toEqual(['failed', 'stage 3, points: expected 4, found 3']);
  });

  it('wants refusals where they are expected, and nowhere else', () => {
    expect(outcome({ do: ['keep'], expect: { refused: 'toy/illegal', case: 'EBC 1', points: 0 } })).toEqual(['passed']);
    expect(outcome({ do: ['keep'], expect: { refused: ['toy/illegal'] } })).toEqual(['passed']);
    expect(outcome({ do: ['keep'] })).toEqual(['failed', 'keep: refused: toy/illegal (EBC 1): Not now.']);
    expect(outcome({ do: ['keep', 'gain 1'], expect: { refused: 'toy/illegal' } })).toEqual(['failed', 'keep: refused: toy/illegal (EBC 1): Not now.']);
    expect(outcome({ do: ['gain 1'], expect: { refused: 'toy/illegal' } })).toEqual(['failed', 'refused: expected toy/illegal; nothing was refused']);
    expect(outcome({ do: ['keep'], expect: { refused: 'toy/other' } })[1]).toMatch(/expected toy\/other; refused was toy\/illegal/);
    expect(outcome({ do: ['keep'], expect: { case: 'EBC 1' } })).toEqual(['passed']);
    expect(outcome({ do: ['keep'], expect: { case: 'EBC 2' } })[1]).toBe('case: expected a refusal by EBC 2; refused was toy/illegal (EBC 1): Not now.');
    expect(outcome({ do: ['gain 1'], expect: { case: 'EBC 1' } })[1]).toBe('case: expected a refusal by EBC 1; nothing was refused');
    expect(outcome({ do: ['keep'], expect: { refused: [] } })[1]).toMatch(/refused was toy\/illegal/);
    expect(outcome({ do: ['keep'], expect: { refused: 'toy/illegal', case: 'EBC 2' } })).toEqual(['failed', 'case: expected EBC 2, found EBC 1']);
  });

  it('keeps what was refused as it should be, with every word of it', () => {
    const [o] = runCase(kit, made({ do: ['keep'], expect: { refused: 'toy/illegal' } }));
    expect(o.refusals).toMatchObject([{ action: 'keep', violations: [{ code: 'toy/illegal', detail: 'Not now.' }] }]);
  });

  it('takes what cannot be read as an action for refused', () => {
    expect(outcome({ do: ['jump'], expect: { refused: 'toy/unknown', case: 'GROGNARD format' } })).toEqual(['passed']);
  });

  it('asks whose decision it is when a side is named, and lets sides give up', () => {
    expect(outcome({ do: ['axis: gain 1'], expect: { points: 1 } })).toEqual(['passed']);
    expect(outcome({ do: ['allied: gain 1'], expect: { refused: 'sequence/not-your-decision', points: 0 } })).toEqual(['passed']);
    expect(outcome({ do: ['bet 2 1', 'chance: coin heads'], expect: { legal: ['keep'] } })).toEqual(['passed']);
    expect(outcome({ do: ['gain 4', 'axis: concede'], expect: { actor: 'nobody', result: { winner: 'allied', score: { axis: 4 } } } })).toEqual(['passed']);
    expect(outcome({ do: ['axis: concede', 'gain 1'], expect: { refused: 'sequence/not-your-decision' } })).toEqual(['passed']);
  });

  it('tries what must be legal, and what must not, without doing it', () => {
    expect(outcome({ expect: { legal: ['gain 1', 'spend'], illegal: ['keep'], points: 0 } })).toEqual(['passed']);
    expect(outcome({ expect: { legal: ['keep'], illegal: ['gain 1'] } })).toEqual(['failed', 'legal: keep: refused: toy/illegal (EBC 1): Not now.', 'illegal: gain 1: nothing is said against it']);
    expect(outcome({ expect: { choices: ['stop'] } })).toEqual(['passed']);
    expect(outcome({ expect: { choices: ['stop', 'keep'] } })).toEqual(['failed', 'choices: expected keep; stop; found stop']);
  });

  it('looks for events in their order, and for those that must not be', () => {
    const first = { type: 'became', state: { points: 1 } };
    const second = { type: 'became', state: { points: 3 } };
    expect(outcome({ do: ['spend'], expect: { events: [first, second] } })).toEqual(['passed']);
    expect(outcome({ do: ['spend'], expect: { events: [second, first] } })[1]).toMatch(/^events: expected .*"points":1.* in its order/);
    expect(outcome({ do: ['gain 1'], expect: { never: [second] } })).toEqual(['passed']);
    expect(outcome({ do: ['spend'], expect: { never: [second] } })[1]).toMatch(/^never: .* came about/);
  });

  it('throws the dice of a stage as they fall due, and misses none', () => {
    expect(outcome({ do: ['bet 5 1', 'keep'], dice: [1], expect: { points: 5 } })).toEqual(['passed']);
    expect(outcome({ do: ['bet 5 1'], dice: [2], expect: { points: 5 } })[1]).toBe('points: expected 5, found -1');
    expect(outcome({ do: ['bet 5 1'], dice: [1, 2], expect: {} })[1]).toMatch(/^dice: 2 was not thrown/);
    expect(outcome({ do: ['bet 5 1'], dice: [], expect: {} })[1]).toMatch(/^dice: at the end a die is due \(a coin\), and none is given/);
    expect(outcome({ do: ['bet 5 1', 'gain 1'], dice: [], expect: {} })[1]).toMatch(/^dice: before "gain 1" a die is due/);
    expect(outcome({ do: ['bet 5 1'], dice: [], expect: { actor: 'chance' } })).toEqual(['passed']);
    expect(outcome({ do: ['bet 5 1'], expect: { points: 5 } }).slice(1)).toEqual(['points: expected 5, found 0', 'dice: a die is due; say in dice what it shows, or throw it with the words "roll 3"']);
  });

  it('cannot use what means nothing: positions, words, facts', () => {
    expect(outcome({ position: 'rich' })).toEqual(['unusable', 'position: A position is a number of points. [toy/position]']);
    expect(outcome({ do: ['sit'] })).toEqual(['unusable', 'sit: Nobody sits here. [toy/words]']);
    expect(outcome({ expect: { legal: ['sit'] } })[0]).toBe('unusable');
    expect(outcome({ expect: { taken: 'all' } })).toEqual(['unusable', 'expect.taken: Name them. [toy/fact]']);
    expect(outcome({ expect: { happiness: 1 } })[1]).toMatch(/There is no such fact; there are refused, case, .*points, taken/);
    expect(outcome({ do: ['forever'] })[1]).toMatch(/more than 400 actions/);
  });

  it('takes an exception of the game for a failure', () => {
    const broken: typeof kit = { ...kit, make: () => right({ game: { ...game, violations: () => { throw new Error('out of order'); } }, state: game.initial }) };
    expect(runCase(broken, made({ do: ['gain 1'] }))[0]).toMatchObject({ status: 'failed', differences: [expect.stringContaining('out of order')] });
  });

  it('runs variants as cases of their own, filled in from the case', () => {
    const c = made({ do: ['gain 1'], readings: { mood: 'good' }, expect: { points: 1 }, variants: [{ readings: { luck: 'bad' }, expect: { points: 2 } }, { rules: 'other', without: ['A'], do: ['gain 2'], expect: { points: 2 } }] });
    expect(runCase(kit, c).map((o) => [o.variant, o.status])).toEqual([[null, 'passed'], ['luck=bad', 'failed'], ['other without A', 'passed']]);
    expect(spelledOut(c)[1].spelled).toMatchObject({ readings: { mood: 'good', luck: 'bad' }, do: ['gain 1'] });
  });

  it('counts by chapter, in the order of numbers', () => {
    const at = (id: string, points: number): Case => made({ id, expect: { points } });
    expect(compliance(runCases(kit, [at('TOY-10-001', 0), at('TOY-9B-001', 0), at('TOY-9A-001', 1), at('TOY-X-001', 0)]))).toEqual([
      { chapter: 'TOY 9', passed: 1, failed: 1, unusable: 0 },
      { chapter: 'TOY 10', passed: 1, failed: 0, unusable: 0 },
      { chapter: 'TOY X', passed: 1, failed: 0, unusable: 0 },
    ]);
  });
});

describe('differences', () => {
  it('compare objects by the keys that are named, everything else exactly', () => {
    expect(mismatches({ a: 1 }, { a: 1, b: 2 }, 'x')).toEqual([]);
    expect(mismatches({ a: { b: 1 } }, { a: { b: 2, c: 3 } }, 'x')).toEqual(['x.a.b: expected 1, found 2']);
    expect(mismatches([1], [1, 2], 'x')).toEqual(['x: expected [1], found [1,2]']);
    expect(mismatches([{ a: 1 }], [{ a: 1, b: 2 }], 'x')).toEqual([]);
    expect(mismatches({ a: 1 }, { b: 1 }, 'x')).toEqual(['x.a: expected 1, and there is no such thing; there are b']);
    expect(mismatches({ a: 1 }, null, 'x')).toEqual(['x: expected {"a":1}, found null']);
    expect(mismatches('1', 1, 'x')).toEqual(['x: expected "1", found 1']);
    expect(missingEvent([], [])).toBeNull();
  });
});

describe('files of cases', () => {
  const read = (input: unknown) => {
    const cases = readCases(['points'], input);
    return isLeft(cases) ? cases.left.map((p) => `${p.at}: ${p.detail}`) : cases.right.map((c) => c.id);
  };
  const file = (...cases: ReadonlyArray<unknown>) => ({ format: 'grognard-cases/1', cases });

  it('are an object with cases, a list, or one case', () => {
    for (const input of [file(made({})), [made({})], made({})]) expect(read(input)).toEqual(['TOY-1-001']);
    expect(read(3)).toEqual([expect.stringMatching(/A file of cases is an object/)]);
    expect(read({ cases: [] })).toEqual(['format: It is missing; it must be \'grognard-cases/1\'.']);
    expect(read({ ...file(), author: 'me' })).toEqual([expect.stringMatching(/author: It must be left out/)]);
  });

  it('say every key that is missing or means nothing, with its place', () => {
    expect(read(file({ id: 'TOY-1-001', title: 'A toy', cites: ['TOY 1'], expects: {} }))).toEqual(['TOY-1-001.expect: It is missing; it must be an object.', expect.stringMatching(/^TOY-1-001\.expects: It must be left out/)]);
    expect(read(file(made({ expect: { pionts: 3 } })))).toEqual([expect.stringMatching(/^TOY-1-001\.expect\.pionts: It must be left out \(what may stand here is refused, .*points\)/)]);
    expect(read(file(made({ do: [3] as never })))).toEqual(['TOY-1-001.do.0: It must be text, but is 3.']);
    expect(read(file(made({ id: 'one' })))).toEqual([expect.stringMatching(/an id of book, rule and number/)]);
    expect(read(file(made({ then: [{ do: ['gain 1'] }] as never })))).toEqual([expect.stringMatching(/then\.0\.expect: It is missing/)]);
  });

  it('have each id once, and variants that say what comes of them', () => {
    expect(read(file(made({}), made({})))).toEqual([expect.stringMatching(/occurs twice/)]);
    expect(read(file(made({ variants: [{ readings: { luck: 'bad' } }] })))).toEqual([expect.stringMatching(/^TOY-1-001\.variants\.0: A variant says/)]);
  });
});
