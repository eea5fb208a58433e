/** What bots do with air points. */
import { describe, expect, it } from 'vitest';
import { greedy } from '../../../../src/bots/index.js';
import { dice } from '../../../../src/engine/random.js';
import type { EuropaAction } from '../../../../src/rulesets/europa/action.js';
import { plans } from '../../../../src/rulesets/europa/plans.js';
import { endPhase, type Fixture, oas, pass, position } from '../../fixture.js';
import { airPhase, supportNow } from './airNow.js';

const sent = (actions: ReadonlyArray<EuropaAction>, mission: string): number => actions.reduce((n, a) => n + (a.type === 'allocate' && a.mission === mission ? a.points : 0), 0);
const ordersOf = (p: Fixture) => [...plans(p.game.position(p.state))];
const chosen = (p: Fixture): ReadonlyArray<EuropaAction> => greedy.choose(p.game, p.state, dice(1)) as ReadonlyArray<EuropaAction>;

describe('plans for bombers', () => {
  // 7 against 5 is 1:1; with 3 points 2:1, with 8 (of 7 at most) no more
  const p = position(airPhase({ airPoints: { germany: { bombers: 40 } } }));

  it('bring the attack that can be made to a better column, and may be carried out as they stand', () => {
    const [support] = ordersOf(p).filter((o) => o.label === 'support the attack on 0505');
    expect(sent(support.actions, 'oas')).toBeGreaterThanOrEqual(3);
    expect(p.try(support.actions)).toEqual([]);
    expect(ordersOf(p).at(-1)).toEqual({ label: 'end the phase', actions: [endPhase] });
  });

  it('reckon with guns and fighters', () => {
    const guarded = position(airPhase({ airPoints: { germany: { bombers: 40 }, poland: { fighters: 10 } }, places: { '0404': 'dot A', '0408': 'dot B', '0807': 'dot P', '0505': 'dot Town' } }));
    const [plain, more] = [p, guarded].map((q) => sent(ordersOf(q).flatMap((o) => o.actions), 'oas'));
    expect(more).toBeGreaterThan(plain);
  });

  it('are all legal one after another, within the points and the airbases', () => {
    const many = position(
      airPhase({
        airPoints: { germany: { bombers: 25 }, poland: { fighters: 4 } },
        units: ['g1: German 7-6 Inf XX @0504', 'g2: German 7-6 Inf XX @0703', 'g3: German 9-10 Pz XX @0405', 'p1: Polish 5-6 Inf XX @0505', 'p2: Polish 5-6 Inf XX @0704', 'p3: Polish 3-6 Inf XX @0406', 'p4: Polish 9-6 Inf XX @0606'],
      }),
    );
    const actions = ordersOf(many).flatMap((o) => o.actions);
    expect(many.try(actions)).toEqual([]);
    expect(sent(actions, 'oas') + sent(actions, 'das')).toBeGreaterThan(15);
  });

  it('are none without points, or without anybody to help', () => {
    expect(ordersOf(position(airPhase({ airPoints: {} })))).toEqual([{ label: 'end the phase', actions: [endPhase] }]);
    expect(ordersOf(position(airPhase({ units: [] })))).toHaveLength(1);
  });
});

describe('plans for fighters', () => {
  const p = position(airPhase({ airPoints: { germany: { bombers: 40 }, poland: { fighters: 6 } } }));

  it('go against the support that does most harm, and end the decision', () => {
    // the attack on 0505 can be made, nobody can attack 0808
    const due = p.act(oas('0404', '0505', 4), oas('0408', '0808', 10), endPhase);
    const [first, none] = ordersOf(due);
    expect(sent(first.actions, 'intercept-oas')).toBe(6);
    expect(first.actions.filter((a) => a.type === 'allocate' && a.target === '0505')).not.toEqual([]);
    expect(none.actions).toEqual([pass]);
    expect([due.try(first.actions), due.act(first.actions).state.phase]).toEqual([[], 'combat']);
  });
});

describe('the greedy bot', () => {
  it('sends bombers and ends the phase; its opponent meets them', () => {
    const p = position(airPhase({ airPoints: { germany: { bombers: 20 }, poland: { fighters: 3 } } }));
    const actions = chosen(p);
    expect([sent(actions, 'oas') > 2, actions.at(-1)]).toEqual([true, endPhase]);
    const due = p.act(actions);
    const answer = chosen(due);
    expect([sent(answer, 'intercept-oas'), answer.at(-1)]).toEqual([3, pass]);
    expect(supportNow(due.act(answer))[0]).toMatch(/^germany oas 0505/);
  });
});
