/** The end of the game and victory. @rule FTF 22, VP, LV */
import { describe, expect, it } from 'vitest';
import { actor, concede, openMatch, result, submit } from '../../../src/engine/match.js';
import { isLeft } from '../../../src/prelude.js';
import { AWARDS, levelOf } from '../../../src/rulesets/first-to-fight/index.js';
import { LEDGER, type Ledger } from '../../../src/rulesets/first-to-fight/victory.js';
import { poland1939 } from '../../../src/scenarios/poland-1939/index.js';
import { advance, attack, endPhase, type Fixture, fixture, march, pass, position, retreat, roll, type Sketch } from '../fixture.js';
import { points, poland } from './poland.js';

/** A Poland of two city hexes, a fortress, a fort and a fortified hexside. */
const STRONGHOLDS = '0505 0506 0508 0803 0903';
const small: Sketch = {
  rules: 'first-to-fight',
  places: { '0505': 'major-full Warszawa', '0506': 'major-full Warszawa' },
  features: { fortress: '0508', fort: '0803' },
  hexsides: { fortified: '0902>0903' },
  units: ['g1: German 2-8 Recon II @0101', 'p1: Polish 2-8 Cav X @0110 dot'],
};
const lastPhase = (more: Sketch): Fixture => position({ ...small, player: 'poland', phase: 'exploitation', ...more });

describe('FTF 22A: how long the game lasts', () => {
  it('FF-22A.1 it starts with the German player turn of turn 1', () => {
    const p = poland();
    expect([p.state.turn, p.state.playerTurn, p.state.phase, p.actor()]).toEqual([1, 0, 'initial', 'axis']);
  });

  it('FF-22A.2 FF-22B.1 a player may concede at any time; the other wins decisively, whatever the points', () => {
    const opened = openMatch(poland1939, { seed: 1 });
    if (isLeft(opened)) throw new Error('no match');
    for (const [side, winner, level] of [['axis', 'allied', 'Polish Decisive Victory'], ['allied', 'axis', 'German Decisive Victory']] as const) {
      const given = concede(opened.right, side);
      expect([result(given)?.winner, result(given)?.level, actor(given)]).toEqual([winner, level, 'nobody']);
      expect(isLeft(submit(given, 'axis', { type: 'endPhase' }))).toBe(true);
    }
    expect(result(opened.right)).toBeNull();
    expect(concede(opened.right, 'neutral')).toBe(opened.right);
  });

  it('FF-22A.3 the game ends at once when Poland surrenders', () => {
    const p = lastPhase({ turn: 4, owners: { germany: STRONGHOLDS } }).act(endPhase);
    expect([p.state.phase, p.actor(), p.state.turn]).toEqual(['over', 'nobody', 4]);
    expect(p.events).toContainEqual(expect.objectContaining({ type: 'gameEnded', reason: 'Poland surrendered' }));
    expect(p.try(endPhase)).toEqual(['sequence/game-over']);
    expect(p.legal()).toEqual([]);
  });

  it('FF-22A.4 it surrenders at the end of a Polish player turn when all major city hexes and fortifications are German-owned', () => {
    for (const kept of STRONGHOLDS.split(' ')) {
      const p = lastPhase({ owners: { germany: STRONGHOLDS.replace(kept, '') } }).act(endPhase);
      expect([kept, p.state.phase]).toEqual([kept, 'initial']);
    }
    // owned, not occupied (AMB-BC-209); other cities do not matter
    expect(lastPhase({ owners: { germany: STRONGHOLDS }, places: { ...small.places, '0707': 'dot Siedlce' } }).act(endPhase).state.phase).toBe('over');
    // nor do fortifications of Germany, nor major cities outside Poland (AMB-BC-215)
    expect(
      lastPhase({ owners: { germany: STRONGHOLDS }, territories: { Germany: '01-02' }, features: { fortress: '0508 0105', fort: '0803' }, places: { ...small.places, '0107': 'major-full Breslau' } }).act(endPhase).state.phase,
    ).toBe('over');
  });

  it('FF-22A.4 not at the end of a German player turn, and not when one of them was retaken', () => {
    const german = position({ ...small, player: 'germany', phase: 'exploitation', owners: { germany: STRONGHOLDS }, units: [...(small.units ?? []), 'p2: Polish 2-8 Cav X @0504 dot'] }).act(endPhase, roll(1));
    expect([german.state.phase, german.actor()]).toEqual(['initial', 'allied']);
    const retaken = german.act(endPhase, march('p2', '0505')).to('exploitation').act(endPhase);
    expect([retaken.state.phase, retaken.state.turn]).toEqual(['initial', 2]);
    expect(german.to('exploitation').act(endPhase).state.phase).toBe('over');
  });

  it('FF-22A.5 it ends at the end of turn 10', () => {
    const p = lastPhase({ turn: 10 }).act(endPhase);
    expect(p.state.phase).toBe('over');
    expect(p.events).toContainEqual(expect.objectContaining({ type: 'gameEnded', reason: 'turn limit' }));
    const ninth = lastPhase({ turn: 9 }).act(endPhase);
    expect([ninth.state.phase, ninth.state.turn, ninth.state.playerTurn]).toEqual(['initial', 10, 0]);
    expect(position({ ...small, turn: 10, player: 'germany', phase: 'exploitation' }).act(endPhase, roll(1)).state.phase).toBe('initial');
  });
});

describe('FTF 22B: who has won', () => {
  const withAwards = (awards: Partial<Ledger['awards']>, turn = 10): Fixture => {
    const p = lastPhase({ turn });
    const slices = { [LEDGER.key]: { ...LEDGER.initial, awards: { ...LEDGER.initial.awards, ...awards } } };
    return fixture(p.game, { ...p.state, slices }).act(endPhase);
  };

  it('FF-22B.2 only the Polish player earns points', () => {
    // taking a Polish city and killing a Polish division earns nobody anything
    const p = position({ ...small, phase: 'combat', result: 'DE', units: ['g1: German 9-10 Pz XX (3-10) @0504', 'p1: Polish 5-6-6 Inf XX (2-6) @0505 cadre'] }).act(attack('0505', 'g1'), roll(1), advance('g1'));
    expect([p.owner('0505'), points(p)]).toEqual(['germany', 0]);
    const over = withAwards({ 'cm-cadred': 2 });
    expect(over.game.result(over.state)?.score).toEqual({ allied: 14, axis: -14 });
    expect(AWARDS.every((a) => a.points > 0)).toBe(true);
  });

  it('FF-22B.3 the total is looked up once, when the game is over', () => {
    expect(lastPhase({ turn: 9 }).game.result(lastPhase({ turn: 9 }).state)).toBeNull();
    const level = (awards: Partial<Ledger['awards']>) => {
      const over = withAwards(awards); // with 4 for turn 10 itself
      const end = over.game.result(over.state);
      return [end?.score.allied, end?.level, end?.winner];
    };
    expect(level({ 'cm-other-lost': 29 })).toEqual([33, 'German Decisive Victory', 'axis']);
    expect(level({ 'cm-other-lost': 30 })).toEqual([34, 'German Marginal Victory', 'axis']);
    expect(level({ 'cm-other-lost': 46 })).toEqual([50, 'Draw', null]);
    expect(level({ 'cm-other-lost': 78 })).toEqual([82, 'Polish Marginal Victory', 'allied']);
    expect(level({ 'cm-other-lost': 92 })).toEqual([96, 'Polish Decisive Victory', 'allied']);
  });

  it('FF-22B.3 the result lists every line of the chart with its count', () => {
    const over = withAwards({ 'cm-cadred': 2, withdrawn: 7 });
    const lines = over.game.result(over.state)?.lines ?? [];
    expect(lines).toHaveLength(AWARDS.length);
    expect(lines.filter((l) => l.count > 0).map((l) => [l.count, l.points])).toEqual([[2, 10], [7, 13], [1, 4]]);
  });
});

describe('the victory point chart', () => {
  /** Poles attack a German unit in 0505 with some result. */
  const lost = (unit: string, result: string, more: Sketch = {}): Fixture =>
    position({ rules: 'first-to-fight', player: 'poland', phase: 'combat', result, places: { '0101': 'major-partial Lwów' }, ...more, units: ['p1: Polish 30-6 Inf XX @0504', unit, ...(more.units ?? [])] }).act(attack('0505', 'p1'), roll(4));

  it('FF-VP.1 5 for each German c/m division reduced to cadre', () => {
    expect(points(lost('g1: German 9-10 Pz XX (3-10) @0505', 'DE'))).toBe(5);
    expect(points(lost('g1: German 7-10 mot Inf XX (3-10) @0505', 'DE'))).toBe(5);
    // by a retreat into a zone as well
    const ring = ['p2: Polish 1-8 MG II @0306', 'p3: Polish 1-8 MG II @0507', 'p4: Polish 1-8 MG II @0705'];
    expect(points(lost('g1: German 9-10 Pz XX (3-10) @0505', 'DR', { units: ring }).act(retreat('g1', '0506')))).toBe(5);
  });

  it('FF-VP.2 and 5 more when the cadre is eliminated', () => {
    expect(points(lost('g1: German 9-10 Pz XX (3-10) @0505 cadre', 'DE'))).toBe(5);
    const sea = { terrain: { sea: '0404 0405 0506 0604 0605' } };
    expect(points(lost('g1: German 9-10 Pz XX (3-10) @0505', 'DE', sea))).toBe(10);
  });

  it('FF-VP.3 1 for each other German c/m unit eliminated', () => {
    for (const unit of ['2-8 Recon II', '2-10 mot hv AA III', '2-3-10 mot Art III', '3-2-10 Pz III', '1-8 mot Eng II', '5-10 Pz XX']) expect([unit, points(lost(`g1: German ${unit} @0505`, 'DE'))]).toEqual([unit, 1]); // AMB-BC-150
  });

  it('FF-VP.4 2 for each other German division reduced to cadre; FF-VP.6 3 for each cadre of them eliminated', () => {
    expect(points(lost('g1: German 7-6 Inf XX (3-6) @0505', 'DE'))).toBe(2);
    expect(points(lost('g1: German 7-6 Inf XX (3-6) @0505 cadre', 'DE'))).toBe(3);
    expect(points(lost('g1: German 7-6 Inf XX (3-6) @0505', 'DE', { terrain: { sea: '0404 0405 0506 0604 0605' } }))).toBe(5);
  });

  it('FF-VP.4 an attacker’s losses count like a defender’s', () => {
    const p = position({ rules: 'first-to-fight', phase: 'combat', result: 'AE', units: ['g1: German 9-10 Pz XX (3-10) @0504', 'g2: German 7-6 Inf XX (3-6) @0504', 'g3: German 2-8 Recon II @0504', 'p1: Polish 5-6-6 Inf XX @0505'] }).act(attack('0505', 'g1', 'g2', 'g3'), roll(1));
    expect(points(p)).toBe(5 + 2 + 1);
  });

  it('QA-39 Slovak units count as German ones', () => {
    expect(points(lost('s1: Slovak 1-8 Recon II @0505', 'DE'))).toBe(1);
    expect(points(lost('s1: Slovak 3-6 Inf XX (1-6) @0505', 'DE'))).toBe(2);
    expect(points(lost('s1: Slovak 3-6 Inf XX (1-6) @0505 cadre', 'DE'))).toBe(3);
  });

  it('FF-VP.14 losses that the chart does not name give nothing', () => {
    for (const unit of ['2-6 Inf III', '2-3-8 Art III', '1-4 Bdr III', '3-8 Cav X', '5-6 Inf XX']) expect([unit, points(lost(`g1: German ${unit} @0505`, 'DE'))]).toEqual([unit, 0]); // AMB-BC-151
    const polish = position({ rules: 'first-to-fight', phase: 'combat', result: 'DE', units: ['g1: German 9-6 Inf XX @0504', 'p1: Polish 4-8 Arm XX (2-8) @0505', 'p2: Polish 2-6 Inf III @0505'] }).act(attack('0505', 'g1'), roll(2), retreat('p1', '0506'), pass);
    expect(points(polish)).toBe(0);
    // a conversion or a withdrawal is no loss
    expect(points(lost('g1: German 7-6 Inf XX (3-6) @0505', 'AS'))).toBe(0);
  });

  const withdraw = (n: number, unit = '5-6-6 Inf XX (2-6)'): number => {
    const at = ['0901', '0903', '0905', '0907', '0909'];
    const p = position({
      ...small,
      player: 'poland',
      phase: 'initial',
      territories: { Romania: '10' },
      owners: { germany: STRONGHOLDS },
      units: Array.from({ length: n }, (_, i) => `p${i}: Polish ${unit} @${at[i % 5]}`),
    }).act(endPhase);
    return points(p.act(Array.from({ length: n }, (_, i) => march(`p${i}`, `10${at[i % 5].slice(2)}`)).flat()));
  };

  it('FF-VP.10 2 for each of the first six Polish divisions or cadres withdrawn', () => {
    expect([1, 6].map((n) => withdraw(n))).toEqual([2, 12]);
    expect(withdraw(2, '2-6 Inf CADRE')).toBe(4);
    // others score nothing (AMB-BC-204)
    expect([withdraw(2, '2-8 Cav X'), withdraw(2, '1-8 MG II')]).toEqual([0, 0]);
  });

  it('FF-VP.11 1 for each further one', () => expect([7, 9].map((n) => withdraw(n))).toEqual([13, 15]));

  it('FF-VP.12 4 for each turn without surrender, at its end', () => {
    let p = position({ ...small, phase: 'initial' });
    const seen: number[] = [];
    while (p.state.phase !== 'over') {
      const { turn } = p.state;
      p = p.act(p.due() === null ? endPhase : roll(1));
      if (p.state.turn !== turn || p.state.phase === 'over') seen.push(points(p));
    }
    expect(seen).toEqual([4, 8, 12, 16, 20, 24, 28, 32, 36, 40]);
    // surrender comes first: nothing for the turn in which it falls (AMB-BC-205)
    expect(points(lastPhase({ owners: { germany: STRONGHOLDS } }).act(endPhase))).toBe(0);
  });

  it('FF-VP.13 the line of 30 points, whose condition is not known, is there but awards nothing', () => {
    expect(AWARDS.find((a) => a.clause === 'FF-VP.13')).toMatchObject({ points: 30 });
    const p = lastPhase({ turn: 10 }).act(endPhase);
    expect(points(p)).toBe(4);
    expect(p.game.result(p.state)?.lines.find((l) => l.label.includes('not known'))).toMatchObject({ count: 0, points: 0 });
  });
});

describe('levels of victory', () => {
  const level = (n: number): string => levelOf(n).level;
  it('FF-LV.1 33 or less', () => expect([0, 33].map(level)).toEqual(Array(2).fill('German Decisive Victory')));
  it('FF-LV.2 34 to 49', () => expect([34, 49].map(level)).toEqual(Array(2).fill('German Marginal Victory')));
  it('FF-LV.3 50 to 81', () => expect([50, 81].map(level)).toEqual(Array(2).fill('Draw')));
  it('FF-LV.4 82 to 95', () => expect([82, 95].map(level)).toEqual(Array(2).fill('Polish Marginal Victory')));
  it('FF-LV.5 96 or more', () => expect([96, 200].map(level)).toEqual(Array(2).fill('Polish Decisive Victory')));
});
