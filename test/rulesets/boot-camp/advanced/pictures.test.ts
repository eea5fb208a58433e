/** Works and ruins as pictures, logs and explanations show them. @rule EBC 14A1, 14D */
import { describe, expect, it } from 'vitest';
import { logText, makeLog } from '../../../../src/engine/log.js';
import type { LogLine } from '../../../../src/engine/game.js';
import { playout } from '../../../../src/engine/apply.js';
import type { EuropaAction } from '../../../../src/rulesets/europa/action.js';
import { type Actions, build, endPhase, type Fixture, march, position, type Sketch } from '../../fixture.js';

const HOME: Sketch = {
  rules: 'advanced',
  phase: 'initial',
  territories: { Germany: '01-04' },
  sources: { germany: '0101' },
  features: { fort: '0505', fortress: '0705', airfield: '0303' },
  hexsides: { fortified: '0604>0605' },
  terrain: { woods: '0203' },
  units: ['c1: German 0-5 Cons III 12 @0203', 'e1: German 1-10 mot Eng II 41 @0404 dot', 'g1: German 7-8 Cav X 1 @0504', 'g2: German 7-8 Cav X 2 @0704'],
};

const shown = (p: Fixture): ReadonlyArray<string> => (p.game.view(p.state).changes ?? []).map((c) => `${c.hex} ${c.feature} ${c.of === 'hexsides' ? 'hexsides ' : ''}${c.is}`);
const told = (p: Fixture, ...actions: ReadonlyArray<Actions>): ReadonlyArray<string> => {
  const lines: LogLine[] = [];
  const copy = playout(p.game, p.state, (before, event) => void lines.push(...p.game.narrate(before, event)));
  for (const action of actions.flat() as ReadonlyArray<EuropaAction>) copy.play(action);
  const log = makeLog();
  return logText([...log.add(lines), ...log.end()]).split('\n').map((l) => l.trim()).filter((l) => l !== '');
};

describe('works in pictures', () => {
  it('BC-14A1.5 BC-14A1.9 are under construction, then built', () => {
    const p = position(HOME);
    expect([shown(p), p.game.view(p.state).marks]).toEqual([[], []]);
    const begun = p.act(build('c1'), build('e1', 'airfield'));
    expect(shown(begun)).toEqual(['0203 fort under construction', '0404 airfield under construction']);
    expect(begun.game.view(begun.state).marks).toEqual([{ hex: '0203', label: 'fort by turn 3' }, { hex: '0404', label: 'airfield by turn 2' }]);
    expect(shown(begun.to('initial', 'germany'))).toEqual(['0404 airfield built', '0203 fort under construction']);
  });

  it('BC-14D.1 BC-14D.4 BC-14D.6 are gone when the enemy has taken them', () => {
    const p = position(HOME).act(endPhase).act(march('g1', '0505', '0605'), march('g2', '0705'));
    expect(shown(p)).toEqual(['0505 fort gone', '0605 fortified hexsides gone', '0705 fortress gone']);
    // where rule 14D is not in force, nothing is lost
    const basic = position({ ...HOME, rules: 'basic' }).act(endPhase).act(march('g1', '0505', '0605'), march('g2', '0705'));
    expect([shown(basic), basic.state.captured.length]).toEqual([[], 3]);
  });

  it('BC-16D.1 are gone when they were given up, and back when they are built anew', () => {
    const p = position({ ...HOME, units: [...(HOME.units ?? []), 'c2: German 0-5 Cons III 13 @0303'] }).act({ type: 'abandon', hex: '0303' });
    expect(shown(p)).toEqual(['0303 airfield gone']);
    const again = p.act(build('c2', 'airfield')).to('initial', 'germany');
    expect(shown(again)).toEqual(['0303 airfield built']);
    expect(shown(again.act({ type: 'abandon', hex: '0303' }))).toEqual(['0303 airfield gone']);
  });
});

describe('works in logs and explanations', () => {
  it('BC-14A1.3 BC-14A1.6 BC-14A1.10 tell beginning, end and loss with their rules', () => {
    const p = position(HOME);
    expect(told(p, build('c1'), build('e1', 'airfield'))).toEqual([
      '12 Cons III (0-5) begins a fort in 0203, to be finished in turn 3 [EBC 14A1]',
      '41 mot Eng II (1-10) begins a permanent airfield in 0404, to be finished in turn 2 [EBC 14A1]',
    ]);
    const begun = p.act(build('c1'), build('e1', 'airfield'));
    expect(told(begun.to('movement'), march('c1', '0202'))).toContain('12 Cons III (0-5) leaves a fort in 0203 unfinished: it is lost [EBC 14A1]');
    expect(told(begun.to('exploitation', 'poland'), endPhase)).toContain('41 mot Eng II (1-10) finishes a permanent airfield in 0404 [EBC 14A1]');
    expect(told(p.to('movement'), march('g1', '0505')).slice(1)).toEqual(['The fort in 0505 is destroyed [EBC 14D]']);
  });

  it('BC-14A1.6 BC-14A1.7 say how long it takes, and why not', () => {
    const p = position({ ...HOME, units: [...(HOME.units ?? []), 'p1: Polish 5-6-6 Inf XX @0403', 'i1: German 7-6 Inf XX 7 @0102'] });
    const why = (unit: string, work: 'fort' | 'airfield' = 'fort') => p.game.explain(p.state, { type: 'build', unit, work });
    expect(why('c1').figures).toEqual([{ label: 'game turns to build', tally: { base: 2, lines: [], total: 2 }, unit: 1 }]);
    expect(why('c1').lines[0]).toBe('12 Cons III (0-5) stands in 0203 (woods).');
    expect(why('c1').lines[1]).toMatch(/^A fort begun now is finished in turn 3, 2 game turns on\. \[EBC 14A1: /);
    expect(why('e1', 'airfield').lines.join('\n')).toContain('enemy zone of control; if it has to leave, the work is lost');
    expect(why('i1')).toMatchObject({ legal: false, figures: [] });
    expect(why('i1').lines[0]).toMatch(/^EBC 14A1: i1 is of the type Inf; only construction engineers/);
    expect(why('nobody').lines[0]).toContain('There is no unit');
  });
});
