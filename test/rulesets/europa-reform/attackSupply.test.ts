/** Attack supply: who is served, what it does, and how it is told. @rule REFORM 12, 12C5, 12D1, 12H */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isRight } from '../../../src/prelude.js';
import { makeBoard } from '../../../src/rulesets/europa/board.js';
import type { EuropaRules } from '../../../src/rulesets/europa/rules.js';
import { ATTACK_SUPPLY, attackSupply, type AttackSupply, supplyState } from '../../../src/rulesets/europa-reform/index.js';
import { nationOf } from '../../../src/rulesets/europa-reform/attackSupply/nations.js';
import { servedNow } from '../../../src/rulesets/europa-reform/attackSupply/serve.js';
import { hqCapacity, hqKindOf } from '../../../src/rulesets/europa-reform/tables/hqCapacity.js';
import { attack, commit, endPhase, type Fixture, overrun, pass, position, roll, type Sketch } from '../fixture.js';

const ALL = ['REFORM-12', 'REFORM-12G', 'REFORM-12H'];
const at = (units: ReadonlyArray<string>, more: Partial<Sketch> = {}): Fixture => position({ rules: 'fire-in-the-east', amend: ALL, phase: 'combat', columns: [1, 20], rows: [1, 20], units, ...more });
const ix = (p: Fixture, id: string): number => p.game.board.roster.ixOf.get(id) as number;
const hexIx = (p: Fixture, id: string): number => p.game.board.map.hexOf.get(id) as number;
const state = (p: Fixture, id: string, target: string, ...units: ReadonlyArray<string>): string =>
  supplyState(p.game.position(p.state), ix(p, id), target === '' ? null : { target: hexIx(p, target), units: units.map((u) => ix(p, u)), effort: 'attack' });
const told = (p: Fixture, action: Parameters<Fixture['game']['explain']>[1]): string => p.game.explain(p.state, action).lines.join('\n');

const INF = 'g1: German 7-6 Inf XX @1009';
const HQ = 'h1: German 0-10 Army HQ HQ @1003';
const RIFLE = 's1: Soviet 4-6 Rifle XX @1010';

describe('REFORM 12: three conditions of supply', () => {
  it('ER-12.1 ER-12.2 ER-12.3 attack supply is had in the attack alone, general supply all the time', () => {
    const p = at([INF, HQ, RIFLE, 'g2: German 7-6 Inf XX @1110 out']);
    expect([state(p, 'g1', ''), state(p, 'g1', '1010', 'g1', 'g2'), state(p, 'g2', '1010', 'g1', 'g2'), state(p, 'g2', '')]).toEqual(['general', 'attack', 'out', 'out']);
  });

  it('is no matter of the rules without the amendment', () => {
    const p = at([INF, RIFLE], { amend: ['REFORM-12G', 'REFORM-12H'] });
    expect([p.game.board.rules.attackSupply, p.odds('1010', 'g1').attack, told(p, attack('1010', 'g1')[0])]).toEqual([null, 7, expect.not.stringMatching(/attack supply/i)]);
    expect(at([INF, RIFLE]).odds('1010', 'g1').attack).toBe(3.5);
  });

  it('AMB-ER-85 is not asked of units without strength', () => {
    const p = at(['e1: German 0-1-6 Inf III @1009', INF, HQ, RIFLE]);
    const { serving } = servedNow(p.game.position(p.state), [ix(p, 'e1'), ix(p, 'g1')], 'attack');
    expect([...serving.keys()]).toEqual([ix(p, 'g1')]);
  });

  it('ER-25D.3 is had by units that were dropped in the player turn, without a headquarters', () => {
    const p = at(['a1: German 3-5 Para III @1009', INF, RIFLE]);
    const rules: EuropaRules = { ...p.game.board.rules, automaticSupply: [{ ref: attackSupply.ref, holds: ({ board }, unit) => board.roster.units[unit].type === 'Para' }] };
    const board = makeBoard(rules, p.game.board.setting, p.game.board.readings);
    expect(isRight(board)).toBe(true);
    if (!isRight(board)) return;
    const pos = { ...p.game.position(p.state), board: board.right };
    const context = { target: hexIx(p, '1010'), units: [ix(p, 'a1'), ix(p, 'g1')], effort: 'attack' as const };
    expect(context.units.map((u) => supplyState(pos, u, context))).toEqual(['attack', 'general']);
  });

  it('ER-32.4 AMB-ER-159 units that have gone over are Soviet, by one reading all of their nation', () => {
    const units = ['r1: Romanian 4-6 Inf XX @1009', 'r2: Romanian 4-6 Inf XX @1009 marks=soviet-service', 'e1: Soviet 4-6 Inf XX @0101 marks=eastern', RIFLE];
    const slices = { logistics: { defected: ['Romania'] } };
    const names = (more: Partial<Sketch>): ReadonlyArray<string> => {
      const p = at(units, { slices, ...more });
      return ['r1', 'r2', 'e1'].map((u) => nationOf(p.game.position(p.state), ix(p, u)));
    };
    expect(names({})).toEqual(['Romania', 'Soviet Union', 'Germany']);
    expect(names({ amend: [...ALL, 'REFORM-32'], readings: { 'defected-units': 'all' } })).toEqual(['Soviet Union', 'Soviet Union', 'Germany']);
    expect(names({ amend: [...ALL, 'REFORM-32'], readings: { 'defected-units': 'all' }, slices: {} })).toEqual(['Romania', 'Soviet Union', 'Germany']);
  });
});

describe('REFORM 12C5: the instant of the attack', () => {
  it('ER-12C5.2 one headquarters may serve attackers, move, and serve others in the next phase', () => {
    const p = at([INF, HQ, RIFLE], { result: 'DE' });
    const done = p.act(...attack('1010', 'g1'), roll(1), pass);
    const supply = (q: Fixture): AttackSupply => q.state.slices[ATTACK_SUPPLY.key] as AttackSupply;
    expect([supply(done).naming, supply(done).used.map(({ hq, active, divisions, res }) => [hq, active, divisions, res])]).toEqual([[], [[ix(p, 'h1'), false, 1, 3]]]);
    expect([supply(done.act(endPhase)).used, supply(done.act(endPhase)).now]).toEqual([[], null]);
  });

  it('ER-12C5.3 is traced anew for every attempt', () => {
    const p = at([INF, HQ, RIFLE]);
    /** As it was served before, in an attempt that is over. */
    const after = (q: Fixture, by: number | null) => {
      const now = { target: hexIx(q, '1010'), units: [ix(q, 'g1')], served: by === null ? [] : [{ unit: ix(q, 'g1'), by }] };
      return q.game.position({ ...q.state, slices: { ...q.state.slices, [ATTACK_SUPPLY.key]: { ...ATTACK_SUPPLY.initial, now } } });
    };
    const context = { target: hexIx(p, '1010'), units: [ix(p, 'g1')], effort: 'attack' as const };
    const far = at([INF, HQ.replace('1003', '1001'), RIFLE]);
    expect([supplyState(after(p, null), ix(p, 'g1'), context), supplyState(after(far, ix(far, 'h1')), ix(p, 'g1'), context)]).toEqual(['attack', 'general']);
    // while it is under way it stays as it was
    const joined = far.act(...attack('1010', 'g1'));
    const hex = joined.state.units.hex.map((h, u) => (u === ix(p, 'h1') ? hexIx(p, '1003') : h));
    expect(supplyState(far.game.position({ ...joined.state, units: { ...joined.state.units, hex } }), ix(p, 'g1'), context)).toBe('general');
  });

  it('AMB-ER-118 the owner serves his units in the order in which he names them', () => {
    const units = ['g1: German 7-6 Inf XX @1009', 'g2: German 8-6 Inf XX @1009', 'g3: German 9-6 Inf XX @1110', 'g4: German 10-6 Inf XX @1110', HQ, RIFLE];
    const lacking = (...order: ReadonlyArray<string>): ReadonlyArray<string> => {
      const p = order.reduce((q, u) => q.act(commit('1010', u)), at(units));
      return order.filter((u) => state(p, u, '1010', 'g1', 'g2', 'g3', 'g4') === 'general');
    };
    expect([lacking('g1', 'g2', 'g3', 'g4'), lacking('g4', 'g3', 'g2', 'g1'), lacking('g1', 'g4', 'g2', 'g3')]).toEqual([['g4'], ['g1'], ['g3']]);
  });

  it('ER-12C5.4 for an overrun the line leads from the hex that it sets out from', () => {
    const far = (hq: string): Fixture => at(['g1: German 21-10 Pz XX @1009', `h1: German 0-10 Army HQ HQ @${hq}`, RIFLE], { amend: [...ALL, 'REFORM-13'], phase: 'movement' });
    // 7 hexes from 1009, where the overrun begins, and 8 from 1010
    expect(far('1002').try(overrun('1010', 'g1'))).toEqual([]);
    expect(far('1001').try(overrun('1010', 'g1'))).toEqual(['overrun/odds']);
  });

  it('tells who serves whom, and whom nobody serves, how far it is and what would be right', () => {
    expect(told(at([INF, HQ, RIFLE]), attack('1010', 'g1')[0])).toContain('Attack supply from German h1 Army HQ (0-10) in 1003 (inactive): g1 Inf XX (7-6) [REFORM 12H].');
    expect(told(at([INF, HQ.replace('1003', '1001'), RIFLE]), attack('1010', 'g1')[0])).toMatch(/No attack supply for g1 Inf XX \(7-6\): German h1 Army HQ \(0-10\) in 1001 is 8 hexes away overland, and 7 hexes is the most in clear weather; bring it nearer \[REFORM 12D1\]/);
    const wall = Array.from({ length: 20 }, (_, i) => `p${i}: Soviet 2-6 Inf XX @${String(i + 1).padStart(2, '0')}06`);
    expect(told(at([INF, HQ, RIFLE, ...wall]), attack('1010', 'g1')[0])).toMatch(/no overland line leads to German h1 Army HQ \(0-10\) in 1003, 6 hexes away/);
    expect(told(at([INF, RIFLE]), attack('1010', 'g1')[0])).toMatch(/no headquarters that serves units of Germany is on the map/);
    expect(told(at([INF.replace('@1009', '@1009 out'), HQ, RIFLE]), attack('1010', 'g1')[0])).toMatch(/it is out of general supply/);
    const four = ['g1: German 7-6 Inf XX @1009', 'g2: German 7-6 Inf XX @1009', 'g3: German 7-6 Inf XX @1110', 'g4: German 7-6 Inf XX @1110', HQ, RIFLE];
    const full = ['g1', 'g2', 'g3', 'g4'].reduce((q, u) => q.act(commit('1010', u)), at(four));
    expect(told(full, { type: 'resolve' })).toMatch(/No attack supply for g4 Inf XX \(7-6\): German h1 Army HQ \(0-10\) in 1003, inactive, has served the 3 divisions that it can serve in a phase; activate it to serve more/);
  });

  it('tells that an active headquarters which has served all the divisions that it can in attacks serves those who overrun all the same', () => {
    const units = ['g1: German 21-10 Pz XX @1009', HQ, RIFLE];
    const sketch: Partial<Sketch> = { amend: [...ALL, 'REFORM-13'], phase: 'exploitation', headquarters: { active: 'h1' } };
    const used = [{ hq: ix(at(units, sketch), 'h1'), active: true, divisions: hqCapacity('german').divisions, ofOthers: 0, res: 0, units: [] }];
    const p = at(units, { ...sketch, slices: { [ATTACK_SUPPLY.key]: { ...ATTACK_SUPPLY.initial, used } } });
    expect(told(p, overrun('1010', 'g1'))).toContain('Attack supply from German h1 Army HQ (0-10) in 1003 (active): g1 Pz XX (21-10) [REFORM 12H].');
  });

  it('is told in the log of the combat', () => {
    const p = at([INF, HQ.replace('1003', '1001'), RIFLE]).act(commit('1010', 'g1'));
    const joined = p.game.decide(p.state, { type: 'resolve' }).find((e) => e.type === 'combatJoined');
    expect(joined === undefined ? [] : p.game.narrate(p.state, joined).map((line) => JSON.stringify(line)).join()).toMatch(/No attack supply for g1 Inf XX/);
  });
});

describe('REFORM 12H: what headquarters can give', () => {
  const kinds = ['7-6 Inf XX', '10-10 Pz XX', '2-6 Inf III', '1-8 mot Art II', '3-6 Inf X'];
  const unit = fc.record({ nation: fc.constantFrom('German', 'German', 'Romanian', 'Hungarian'), kind: fc.constantFrom(...kinds), hex: fc.constantFrom('1009', '0910', '1110', '1011') });
  const sketch = fc.record({ units: fc.array(unit, { minLength: 1, maxLength: 24 }), active: fc.subarray(['h1', 'h2', 'h3']), phase: fc.constantFrom('combat', 'exploitationCombat') });
  const HQS = ['h1: German 0-10 Army HQ HQ @1005', 'h2: Romanian 0-8 Army HQ HQ @1006', 'h3: German 0-10 Pz Army HQ HQ @0906'];

  const set = ({ units, active, phase }: typeof sketch extends fc.Arbitrary<infer T> ? T : never): Fixture =>
    at([...units.map(({ nation, kind, hex }, i) => `u${i}: ${nation} ${kind} @${hex}`), ...HQS, RIFLE], { amend: [...ALL, 'REFORM-9K'], phase: phase as 'combat', headquarters: { active: active.join(' ') } });

  it('ER-12H.46 ER-12H.51 ER-12H.55 no more than printed, in however many attacks it is asked for', () => {
    fc.assert(
      fc.property(sketch, (s) => {
        const p = set(s);
        const { board } = p.game;
        let pos = p.game.position(p.state);
        const units = s.units.map((_, i) => ix(p, `u${i}`));
        for (let i = 0; i < units.length; i += 3) {
          const { used } = servedNow(pos, units.slice(i, i + 3), 'attack');
          pos = { ...pos, state: { ...pos.state, slices: { ...pos.state.slices, [ATTACK_SUPPLY.key]: { ...ATTACK_SUPPLY.initial, used } } } };
        }
        const after = (pos.state.slices[ATTACK_SUPPLY.key] ?? ATTACK_SUPPLY.initial) as AttackSupply;
        expect(ATTACK_SUPPLY.is(after)).toBe(true);
        for (const { hq, active, divisions, ofOthers, res, units: counted } of after.used) {
          const most = hqCapacity(hqKindOf(board.roster.units[hq].nation));
          expect(active).toBe(s.active.includes(board.roster.ids[hq]));
          expect(divisions).toBeLessThanOrEqual(active ? most.divisions : most.inactiveDivisions);
          expect(ofOthers).toBeLessThanOrEqual(active ? most.ofOthers : 0);
          expect(res).toBeLessThanOrEqual(active ? 0 : most.inactiveRes);
          expect(new Set(counted).size).toBe(counted.length);
          expect(counted.filter((u) => board.roster.faces[0].divisional[u] === 1).length).toBe(divisions);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('ER-12H.50 an inactive one serves nobody in exploitation combat, whoever asks', () => {
    fc.assert(
      fc.property(sketch, (s) => {
        const p = set({ ...s, phase: 'exploitationCombat' });
        const { serving } = servedNow(p.game.position(p.state), s.units.map((_, i) => ix(p, `u${i}`)), 'attack');
        for (const by of serving.values()) expect(s.active).toContain(by === null ? null : p.game.board.roster.ids[by]);
      }),
      { numRuns: 20 },
    );
  });

  it('more headquarters never serve fewer units', () => {
    fc.assert(
      fc.property(sketch, (s) => {
        const served = (active: ReadonlyArray<string>): number => {
          const p = set({ ...s, active: [...active], phase: 'combat' });
          return servedNow(p.game.position(p.state), s.units.map((_, i) => ix(p, `u${i}`)), 'overrun').serving.size;
        };
        expect(served(['h1', 'h2', 'h3'])).toBeGreaterThanOrEqual(served(s.active));
      }),
      { numRuns: 20 },
    );
  });
});

describe('the amendment', () => {
  it('composes with headquarters and points in any order', () => {
    const strengths = [ALL, [...ALL].reverse(), ['REFORM-12H', 'REFORM-12', 'REFORM-12G']].map((order) => {
      const p = at([INF, HQ, RIFLE, 'g2: German 7-6 Inf XX @1110'], { amend: order, headquarters: { active: 'h1' }, points: { germany: 2 } });
      return [p.odds('1010', 'g1', 'g2').attack, p.to('movement').state.slices];
    });
    expect(strengths[1]).toEqual(strengths[0]);
    expect(strengths[2]).toEqual(strengths[0]);
  });
});
