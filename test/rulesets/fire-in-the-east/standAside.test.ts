/** Powers that stand aside until their turn. @rule FITE 32 */
import { describe, expect, it } from 'vitest';
import { apply } from '../../../src/engine/apply.js';
import { isRight } from '../../../src/prelude.js';
import { narrate } from '../../../src/rulesets/europa/narrate.js';
import { march, position, type Sketch } from '../fixture.js';


const front = (more: Sketch = {}) =>
  position({ rules: 'fire-in-the-east', begins: 'Jun II 41', enters: { finland: 2 }, territories: { Finland: '0101-0110 0201-0210 0301-0310 0401-0410', Sweden: '1010' }, units: ['f1: Finnish 4-6 Inf XX @0405', 'g1: German 7-6 Inf XX @0804', 's1: Soviet 4-6 Inf XX @0505', 's2: Soviet 4-6 Inf XX @0909'], ...more });

describe('FITE 32: a power that the scenario brings in later', () => {
  it('takes no part before its turn: its units act on nobody, and nobody enters its land', () => {
    const soviet = front({ player: 'soviet-union' });
    expect(soviet.state.dormant).toEqual([0, 0, 0, 0, 1, 0]);
    expect(soviet.try(march('s1', '0404'))).toEqual(['neutral/closed']);
    expect(soviet.refusals(march('s1', '0404'))[0].detail).toContain('takes no part in the war before Jul I 41');
    expect(soviet.zoc('axis', '0505')).toBe(false);
    expect(front().try(march('f1', '0404'))).toEqual(['unit/not-phasing']);
    const combat = front({ player: 'soviet-union', phase: 'combat' });
    expect(combat.legal().filter((a) => a.type === 'commit')).toEqual([]);
  });

  it('keeps those out who take no part at all, for good', () => {
    expect(front({ player: 'soviet-union', units: ['s1: Soviet 4-6 Inf XX @0909', 'g1: German 7-6 Inf XX @0604'] }).try(march('s1', '1009', '1010'))).toEqual(['neutral/closed']);
  });

  it('enters the war as its turn begins, and is told of', () => {
    const before = front({ player: 'soviet-union', phase: 'exploitation' });
    const end = apply(before.game, before.state, { type: 'endPhase' });
    if (!isRight(end)) throw new Error('the phase does not end');
    const { state, events } = end.right;
    expect([state.turn, state.dormant[4]]).toEqual([2, 0]);
    const entered = events.find((e) => e.type === 'powerEntered');
    expect(narrate(before.game.position(before.state), entered as never).map((l) => l.text)).toEqual([
      'The Finnish forces enter the war on the axis side',
      'Finnish forces stood aside until Jul I 41; their land is open from now on [FITE 32]',
    ]);
    const after = before.to('movement');
    expect(after.state.turn).toBe(2);
    expect(after.try(march('f1', '0404'))).toEqual([]);
    expect(after.zoc('axis', '0505')).toBe(true);
    const soviet = after.to('movement', 'soviet-union');
    expect(soviet.try(march('s1', '0404'))).toEqual([]);
  });

  it('nobody fights across its border from either side', () => {
    const inside = front({ units: ['g1: German 7-6 Inf XX @0405', 's1: Soviet 4-6 Inf XX @0505', 's2: Soviet 4-6 Inf XX @0909'], phase: 'combat' });
    expect(inside.try({ type: 'commit', unit: 'g1', target: '0505' })).toContain('neutral/no-attack');
    const outside = front({ units: ['g1: German 7-6 Inf XX @0405', 's1: Soviet 4-6 Inf XX @0505'], phase: 'combat', player: 'soviet-union' });
    expect(outside.try({ type: 'commit', unit: 's1', target: '0405' })).toContain('neutral/no-attack');
    const tanks = front({ units: ['g1: German 7-6 Inf XX @0604', 's1: Soviet 15-10 Tank XX @0505', 'g2: German 0-1-6 Cons III @0405'], player: 'soviet-union' });
    expect(tanks.try({ type: 'overrun', units: ['s1'], target: '0405', by: 'march' })).toContain('neutral/no-overrun');
  });

  it('without the amendment it is at war from the start', () => {
    const at = front({ without: ['FITE-32'], player: 'soviet-union' });
    expect(at.state.dormant[4]).toBe(0);
    expect(at.try(march('s1', '0404'))).toEqual([]);
  });

  it('keeps nobody from a player turn of his side', () => {
    const at = front();
    expect([at.try(march('g1', '0803')), at.to('movement', 'soviet-union').state.turn]).toEqual([[], 1]);
  });
});
