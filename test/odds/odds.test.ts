import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makePosition } from '../../src/conformance/position.js';
import { makeSpiPosition } from '../../src/conformance/spi-ww2/position.js';
import { FIGHT_POLICIES, type FightOdds, fightOdds, type FightPolicy, type Game, isFightPolicy } from '../../src/engine/index.js';
import { addRational, DIE, marginal, meanOf, rational, showRational } from '../../src/kernel/chance.js';
import { isLeft } from '../../src/prelude.js';
import { receiptOf } from '../../src/rulesets/europa/combat/receipt.js';
import { attackQuery } from '../../src/rulesets/europa/combat/strength.js';
import type { EuropaAction } from '../../src/rulesets/europa/action.js';
import { fights } from './fights.js';
import { disagreements, oddsOf, thrown } from './simulated.js';

const ALL = fights();
const sumOf = (odds: FightOdds): string => showRational(odds.outcomes.reduce((sum, { weight }) => addRational(sum, weight), rational(0, 1)));
/** `'1/6 EX 8/6 cleared'`: chance, result, strength points of both. */
const told = (odds: FightOdds): ReadonlyArray<string> =>
  odds.outcomes.map(({ value, weight }) => `${showRational(weight)} ${value.result} ${value.lost.attacker.strength}/${value.lost.defender.strength}${value.cleared ? ' cleared' : ''}`);
const fight = (words: string) => {
  const found = ALL.find((f) => f.title.includes(words));
  if (found === undefined) throw new Error(words);
  return found;
};
const POLICIES = Object.keys(FIGHT_POLICIES) as ReadonlyArray<FightPolicy>;

describe('exact odds of a fight', () => {
  it.each(ALL.map((f) => [f.title, f] as const))('%s: chances add up to 1 under every policy, and the position is left alone', (_, f) => {
    const before = JSON.stringify(f.state);
    for (const policy of POLICIES) expect(sumOf(oddsOf({ ...f, policy })), policy).toBe('1');
    expect(JSON.stringify(f.state)).toBe(before);
  });

  it('tells results, losses of both and the hex cleared: Boot Camp, 20 points against 8, 2:1 (EBC 9D, 9E)', () => {
    const odds = oddsOf(fight('20 points'));
    expect(odds).toMatchObject({ attacker: 'axis', target: '0505', policy: 'least-strength' });
    // 2:1 without a modifier; an exchange costs both at least 8 points: two divisions to cadre, 4 + 4 and 3 + 3
    expect(told(odds)).toEqual(['1/6 AR 0/0', '1/3 AS 0/0', '1/6 EX 8/6 cleared', '1/6 HX 4/6 cleared', '1/6 DR 0/0 cleared']);
    expect(odds.outcomes[2].value.lost).toEqual({ attacker: { strength: 8, units: 0, steps: 2 }, defender: { strength: 6, units: 0, steps: 2 } });
  });

  it('follows several dice: an attack and a counterattack (SPI 17.9)', () => {
    expect(told(oddsOf(fight('strikes back')))).toEqual([
      '1/9 0, counterattack 0 0/0',
      '1/18 0, counterattack 1 1/0',
      '1/3 1, counterattack 0 0/1 cleared',
      '1/6 1, counterattack 1 1/1',
      '2/9 2, counterattack 0 0/2 cleared',
      '1/9 2, counterattack 1 1/2 cleared',
    ]);
    expect(told(oddsOf({ ...fight('strikes back'), policy: 'least-strength' }))).toEqual(['1/6 0 0/0', '1/2 1 0/1 cleared', '1/3 2 0/2 cleared']);
  });

  it('lets units retreat before combat, or stay, as the policy says (FITE 9I)', () => {
    const retreating = oddsOf(fight('cavalry retreats'));
    const staying = oddsOf({ ...fight('cavalry retreats'), policy: 'least-strength' });
    expect(told(retreating)).not.toEqual(told(staying));
    // with the cavalry gone, 6 against 2 instead of 6 against 3
    expect(showRational(meanOf(marginal(retreating.outcomes, (o) => (o.cleared ? 1 : 0))))).toBe('5/6');
  });

  it('counts what air support does: the same attack without it stands lower on the table (EBC 15C, FTF 21)', () => {
    const supported = oddsOf(fight('bombers'));
    const { actions, ...rest } = fight('bombers');
    const alone = oddsOf({ ...rest, actions: actions.slice(1) });
    const cleared = (odds: FightOdds): number => odds.outcomes.reduce((n, { value, weight }) => n + (value.cleared ? weight.num / weight.den : 0), 0);
    expect(cleared(supported)).toBeGreaterThan(cleared(alone));
  });

  it('costs under the mildest policy no more than under the worst, result by result', () => {
    for (const f of ALL) {
      const means = (['least-strength', 'most-strength'] as const).map((policy) => oddsOf({ ...f, policy }).outcomes);
      for (const party of ['attacker', 'defender'] as const) {
        const [least, most] = means.map((o) => meanOf(marginal(o, (v) => v.lost[party].strength)));
        expect(least.num * most.den, `${f.title}, ${party}`).toBeLessThanOrEqual(most.num * least.den);
      }
    }
  });

  it('gives up few units or few strength points, as the policy says: an exchange against 8 points (EBC 9D)', () => {
    const units = ['g1: German 10-6 Inf III @0504 dot', 'g2: German 4-6 Inf III @0504 dot', 'g3: German 4-6 Inf III @0604 dot', 'p1: Polish 8-6 Inf XX @0505'];
    const made = makePosition({ columns: [1, 10], rows: [1, 10], units, phase: 'combat', result: 'EX' });
    if (isLeft(made)) throw new Error(JSON.stringify(made.left));
    const actions: ReadonlyArray<EuropaAction> = [...['g1', 'g2', 'g3'].map((unit) => ({ type: 'commit', unit, target: '0505' }) as const), { type: 'resolve' }];
    const lost = (policy: FightPolicy) => {
      const odds = fightOdds(made.right.game, made.right.state, actions, { policy });
      return isLeft(odds) ? odds.left : odds.right.outcomes.map((o) => o.value.lost.attacker);
    };
    expect(lost('least-strength')).toEqual([{ strength: 8, units: 2, steps: 2 }]);
    expect(lost('fewest-units')).toEqual([{ strength: 10, units: 1, steps: 1 }]);
    expect(lost('most-strength')).toEqual([{ strength: 10, units: 1, steps: 1 }]);
  });

  it('tells of overruns that no die decides, as one outcome (EBC 13, SPI 8.4)', () => {
    const bootCamp = makePosition({ columns: [1, 10], rows: [1, 10], rules: 'advanced', units: ['g1: German 10-10-10 Pz XX (4-10) @0504', 'p1: Polish 1-6 Inf III @0505 dot'] });
    if (isLeft(bootCamp)) throw new Error(JSON.stringify(bootCamp.left));
    const overrun = fightOdds(bootCamp.right.game, bootCamp.right.state, [{ type: 'overrun', units: ['g1'], target: '0505', by: 'march' }]);
    expect(isLeft(overrun) ? overrun.left : told(overrun.right)).toEqual(['1 null 0/1 cleared']);
    const spi = makeSpiPosition({ edition: 'feb75', territories: { Sweden: '0605 0606', Germany: '0501-0504' }, units: ['g1: Germany mechanized 4 @0604', 'g2: Germany mechanized 4 @0604', 's1: Sweden 2 @0605', 'f1: France 2 @0706'] });
    if (isLeft(spi)) throw new Error(JSON.stringify(spi.left));
    // the unit of a neutral belongs to nobody, and is lost as a defender
    const neutral = fightOdds(spi.right.game, spi.right.state, [{ type: 'overrun', units: ['g1', 'g2'], target: '0605' }]);
    expect(isLeft(neutral) ? neutral.left : told(neutral.right)).toEqual(['1 overrun 0/2 cleared']);
  });

  it('counts units that have nowhere to retreat among the losses (EBC 9F1)', () => {
    const ring = ['0404', '0405', '0506', '0604', '0605'];
    const units = ['g1: German 7-6 Inf XX (3-6) @0504', 'p1: Polish 3-6 Inf III @0505 dot', ...ring.map((hex, i) => `r${i}: German 1-6 Inf XX @${hex}`)];
    const made = makePosition({ columns: [1, 10], rows: [1, 10], units, phase: 'combat', result: 'DR' });
    if (isLeft(made)) throw new Error(JSON.stringify(made.left));
    const odds = fightOdds(made.right.game, made.right.state, [{ type: 'commit', unit: 'g1', target: '0505' }, { type: 'resolve' }]);
    expect(isLeft(odds) ? odds.left : told(odds.right)).toEqual(['1 DR 0/3 cleared']);
  });

  it('tells of two attacks together, die by die', () => {
    const units = ['g1: German 7-6 Inf XX (3-6) @0504', 'g2: German 7-6 Inf XX (3-6) @0804', 'p1: Polish 4-6 Inf XX (1-6) @0505', 'p2: Polish 4-6 Inf XX (1-6) @0805'];
    const made = makePosition({ columns: [1, 10], rows: [1, 10], units, phase: 'combat' });
    if (isLeft(made)) throw new Error(JSON.stringify(made.left));
    const { game, state } = made.right;
    const attack = (unit: string, target: string): ReadonlyArray<EuropaAction> => [{ type: 'commit', unit, target }, { type: 'resolve' }];
    const both = fightOdds(game, state, [...attack('g1', '0505'), ...attack('g2', '0805')]);
    const one = fightOdds(game, state, attack('g1', '0505'));
    if (isLeft(both) || isLeft(one)) throw new Error('refused');
    expect(sumOf(both.right)).toBe('1');
    const mean = (odds: FightOdds) => meanOf(marginal(odds.outcomes, (o) => o.lost.attacker.strength));
    expect(mean(both.right)).toEqual(addRational(mean(one.right), mean(one.right)));
  });

  it('refuses what the rules refuse, with their citation, and says what is missing otherwise', () => {
    const f = fight('20 points');
    const wrong = fightOdds(f.game, f.state, [{ type: 'resolve' }]);
    expect(isLeft(wrong) && wrong.left[0].code).toBe('attack/none');
    const policy = fightOdds(f.game, f.state, f.actions, { policy: 'bold' as FightPolicy });
    expect(isLeft(policy) && policy.left[0].code).toBe('odds/policy');
    const { fights: _, ...without } = f.game;
    const none = fightOdds(without as Game, f.state, f.actions);
    expect(isLeft(none) && none.left[0].code).toBe('odds/no-fights');
    expect(['least-strength', 'toString', 'bold'].map(isFightPolicy)).toEqual([true, false, false]);
  });

  it('gives each result the chance that the table gives it, whatever the strengths', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 1, max: 12 }), fc.boolean(), (attack, defense, reform) => {
        const made = makePosition({
          columns: [1, 10],
          rows: [1, 10],
          units: [`g1: German ${attack}-6 Inf XX @0504`, `p1: Polish ${defense}-6 Inf XX @0505`],
          phase: 'combat',
          ...(reform ? { amend: ['REFORM-9C', 'REFORM-9F1'] } : {}),
        });
        if (isLeft(made)) throw new Error(JSON.stringify(made.left));
        const { game, state } = made.right;
        const odds = fightOdds(game, state, [{ type: 'commit', unit: 'g1', target: '0505' }, { type: 'resolve' }]);
        if (isLeft(odds)) return odds.left.length > 0;
        const receipt = receiptOf(attackQuery(game.position(state), game.board.map.hexOf.get('0505') ?? -1, [0]));
        if (receipt.odds.automatic !== null) return odds.right.outcomes.length === 1;
        const chances = (list: ReadonlyArray<{ readonly weight: { readonly num: number; readonly den: number }; readonly value: string | null }>) =>
          list.map(({ value, weight }) => `${value} ${showRational(weight)}`).sort();
        expect(chances(marginal(odds.right.outcomes, (o) => o.result))).toEqual(chances(receipt.chances.map((c) => ({ value: c.result, weight: c.weight }))));
        return true;
      }),
      { numRuns: 40 },
    );
  });

  const THROWS = 400;
  it.each(ALL.map((f) => [f.title, f] as const))(`%s: ${THROWS} throws agree, within five standard deviations`, (_, f) => {
    expect(disagreements(oddsOf(f), thrown(f, THROWS, 7))).toEqual([]);
  });

  it('would find a chance that is off, and an outcome that has none', () => {
    const f = fight('an attack at +1');
    const odds = oddsOf(f);
    const loaded: FightOdds = { ...odds, outcomes: odds.outcomes.map((o, i) => ({ ...o, weight: rational(i === 0 ? 1 : DIE.length - 1, DIE.length) })) };
    expect(disagreements(loaded, thrown(f, THROWS, 7)).length).toBe(2);
    expect(disagreements({ ...odds, outcomes: odds.outcomes.slice(1) }, thrown(f, THROWS, 7)).some((d) => d.endsWith('has no chance'))).toBe(true);
  });
});
