/** Attacks and overruns reckoned out: every line, every rule that is cited, and the figures. */
import { describe, expect, it } from 'vitest';
import type { Explanation } from '../../../src/engine/game.js';
import { rational } from '../../../src/kernel/chance.js';
import type { EuropaAction } from '../../../src/rulesets/europa/action.js';
import { chancesText, receiptOf } from '../../../src/rulesets/europa/combat/receipt.js';
import { attackQuery } from '../../../src/rulesets/europa/combat/strength.js';
import { commit, type Fixture, overrun, position, type Sketch } from '../fixture.js';

const explained = (p: Fixture, action: EuropaAction): Explanation => p.game.explain(p.state, action);
/** The reckoning alone: what comes before the chances, or the costs of overrunners. */
const reckoned = ({ lines }: Explanation): ReadonlyArray<string> => lines.slice(0, lines.findIndex((l) => /^(Chances|What the results do|Rules)|\d MP /.test(l)));
/** The rules that the reckoning lists, each with its gist; then their chapters alone. */
const rules = ({ lines }: Explanation): ReadonlyArray<string> => {
  const listed = lines.slice(lines.indexOf('Rules:') + 1);
  const end = listed.findIndex((l) => !l.startsWith('  '));
  return (end < 0 ? listed : listed.slice(0, end)).map((l) => l.trim());
};
const cases = (e: Explanation): ReadonlyArray<string> => rules(e).map((l) => l.split(':')[0]);
/** `'attack strength: 9 + 4 = 13'`: label, base, factors and additions, total, in their unit. */
const figures = (e: Explanation): ReadonlyArray<string> =>
  e.figures.map(({ label, tally, unit }) => `${label}: ${[tally.base / unit, ...tally.lines.map((l) => (l.op === 'times' ? `× ${l.value}` : l.op === 'add' ? `+ ${l.value / unit}` : 'neither'))].join(' ')} = ${tally.total / unit}`);

const attacked = (sketch: Sketch, ...units: ReadonlyArray<string>): Explanation =>
  explained(units.reduce((p, unit) => p.act(commit('0505', unit)), position({ phase: 'combat', ...sketch })), { type: 'resolve' });

describe('an attack reckoned out', () => {
  it('tells the way of each attacker, from the first hex of the map as from any other', () => {
    const p = position({ phase: 'combat', hexsides: { 'minor-river': '0101/0201' }, units: ['g1: German 9-6 Inf XX 1 @0101', 'g2: German 4-6 Inf XX 2 @0202', 'p1: Polish 5-6 Inf XX 24 @0201'] });
    const e = explained(p.act(commit('0201', 'g1')), { type: 'commit', unit: 'g2', target: '0201' });
    expect(reckoned(e)).toEqual([
      'Attack on 0201 (clear): 8.5 against 5 → 1.5:1 [EBC 9A]',
      'Attacker 1 Inf XX (9-6) from 0101 across minor river hexside: 9 × 1/2 [EBC 9H] = 4.5',
      'Attacker 2 Inf XX (4-6) from 0202: 4',
      'Defender 24 Inf XX (5-6): 5',
      'Die modifiers: none',
    ]);
    expect(cases(e)).toEqual(['EBC 9A', 'EBC 9H', 'EBC CRT']);
    expect(figures(e)).toEqual([
      'attacker 1 Inf XX (9-6) from 0101 across minor river hexside: 9 × 0.5 = 4.5',
      'attacker 2 Inf XX (4-6) from 0202: 4 = 4',
      'defender 24 Inf XX (5-6): 5 = 5',
      'attack strength: 8.5 = 8.5',
      'defense strength: 5 = 5',
      'die modifiers: 0 = 0',
    ]);
  });

  it('BC-9F1.12: tells who is in the hex since a retreat, and by which rule they add nothing', () => {
    const e = attacked({ underway: true, units: ['g1: German 9-10 Pz XX 1 @0504', 'p1: Polish 5-6-6 Inf XX 24 (2-6) @0505', 'p2: Polish 2-5 Inf X 3 @0505 defended'] }, 'g1');
    expect(reckoned(e)).toEqual([
      'Attack on 0505 (clear): 9 against 6 → 1.5:1 [EBC 9A]',
      'Attacker 1 Pz XX (9-10) from 0504: 9',
      'Defender 24 Inf XX (5-6-6): 6',
      'In the hex since a retreat, adding nothing: 3 Inf X (2-5) [EBC 9F1]',
      'Die modifiers: +1 [EBC 10]',
    ]);
    expect(cases(e)).toEqual(['EBC 9A', 'EBC 9F1', 'EBC 10', 'EBC CRT']);
  });

  it('tells an automatic result by its rule, and nothing of armor that would only change a die', () => {
    const sketch: Sketch = { rules: 'first-to-fight', features: { fort: '0505' }, units: ['g1: German 1-10 Pz XX 1 @0504', 'g2: German 9-10 Pz XX 2 @0504', 'p1: Polish 5-6 Inf XX 24 @0505'] };
    const low = attacked(sketch, 'g1');
    expect(reckoned(low)).toEqual([
      'Attack on 0505 (clear, fort): 1 against 5 → below 1:4 [EBC 9A]',
      'Attacker 1 Pz XX (1-10) from 0504: 1',
      'Defender 24 Inf XX (5-6): 5',
      'No die: automatic AE [EBC 9B]',
    ]);
    expect(cases(low)).toEqual(['EBC 9A', 'EBC 9B']);
    const enough = attacked(sketch, 'g2');
    expect(reckoned(enough).slice(-2)).toEqual(['Die modifiers: -1 [EBC 9H]', 'Armor effects of the attackers that do not count here: +1 [FTF 19D]']);
    expect(cases(enough)).toEqual(['EBC 9A', 'EBC 9H', 'EBC CRT', 'FTF 19D']);
    // where there is no armor no rule takes any away
    expect(cases(attacked({ ...sketch, units: ['g1: German 9-6 Inf XX 1 @0504', 'p1: Polish 5-6 Inf XX 24 @0505'] }, 'g1'))).toEqual(['EBC 9A', 'EBC 9H', 'EBC CRT']);
  });

  it('gives no column below the lowest', () => {
    const p = position({ phase: 'combat', units: ['g1: German 1-10 Pz XX 1 @0504', 'p1: Polish 5-6 Inf XX 24 @0505'] });
    const pos = p.game.position(p.state);
    expect(receiptOf(attackQuery(pos, pos.board.map.hexOf.get('0505') ?? -1, [0]))).toMatchObject({ column: null, chances: [] });
  });

  it('warns of cells that are not printed, and of no others', () => {
    const { crt } = position().game.board;
    const chance = (...sources: ReadonlyArray<'printed' | 'reconstructed'>) => [{ result: 'DR', weight: rational(1, 1), cells: sources.map((source, i) => ({ die: i + 1, row: '1', source })) }];
    expect(chancesText(chance('printed', 'printed'), crt, '2:1')).toEqual(['Chances in the column 2:1 [EBC CRT]:', '  DR 1 (die 1 → row 1, printed; die 2 → row 1, printed)']);
    expect([chancesText(chance('printed', 'reconstructed'), crt, '2:1')[2], chancesText(chance('reconstructed', 'reconstructed'), crt, '2:1')[2]]).toEqual([
      '  1 of these 6 cells is not printed in the rulebook and may be wrong.',
      '  2 of these 6 cells are not printed in the rulebook and may be wrong.',
    ]);
  });
});

describe('air support in the reckoning of an attack', () => {
  const sketch = (...support: ReadonlyArray<string>): Sketch => ({
    rules: 'first-to-fight-advanced', player: 'germany+soviet-union', dormant: { 'soviet-union': false }, territories: { 'Soviet Union': '08-10' },
    units: ['g1: German 3-6 Inf XX 1 @0504', 'g2: German 0-6 Inf XX 2 @0504', 's1: Soviet 4-6 Rifle XX 3 @0604', 'p1: Polish 5-6 Inf XX 24 @0505', 'p2: Polish 5-6 Inf XX 25 @0606'],
    support,
  });
  const supported = (...support: ReadonlyArray<string>): Explanation => attacked(sketch(...support), 'g1');
  const lines = (e: Explanation): ReadonlyArray<string> => reckoned(e).filter((l) => l.includes('air support'));

  it('BC-15C2.5, BC-15C2.6: tells what each side has in the hex, and what it adds', () => {
    const e = supported('germany oas 0505 2', 'germany oas 0606 1', 'poland das 0505 1', 'poland das 0606 4');
    expect(lines(e)).toEqual(['Offensive air support: 2 points; 3 + 2 = 5 [EBC 15C2]', 'Defensive air support: 1 point; 5 + 1 = 6 [EBC 15C2]']);
    expect(cases(e)).toEqual(['EBC 9A', 'EBC 15C2', 'EBC 15C2', 'EBC CRT']);
    expect(figures(e).slice(2)).toEqual(['attacker with air support: 3 + 2 = 5', 'defender with air support: 5 + 1 = 6', 'attack strength: 5 = 5', 'defense strength: 6 = 6', 'die modifiers: 0 = 0']);
  });

  it('tells nothing of support in other hexes', () => {
    const e = supported('germany oas 0606 1', 'poland das 0606 4');
    expect([lines(e), cases(e), figures(e).length]).toEqual([[], ['EBC 9A', 'EBC CRT'], 5]);
  });

  it('BC-3A.2: tells points apart that help none of the attackers, and does not call those capped that are not', () => {
    expect(lines(supported('germany oas 0505 2', 'soviet-union oas 0505 4'))).toEqual(['Offensive air support: 2 points; 3 + 2 = 5 [EBC 15C2]', 'Offensive air support: 4 points in the hex that help none of these units']);
    expect(lines(supported('soviet-union oas 0505 1'))).toEqual(['Offensive air support: 1 point in the hex that helps none of these units']);
    expect(lines(supported('germany oas 0505 7', 'soviet-union oas 0505 1'))).toEqual(['Offensive air support: 7 points, capped at 3; 3 + 3 = 6 [EBC 15C2]', 'Offensive air support: 1 point in the hex that helps none of these units']);
    // of both powers together each has its own
    const both = position({ phase: 'combat', ...sketch('germany oas 0505 2', 'soviet-union oas 0505 4') }).act(commit('0505', 'g1'));
    expect(lines(explained(both, { type: 'commit', unit: 's1', target: '0505' }))).toEqual(['Offensive air support: 6 points; 7 + 6 = 13 [EBC 15C2]']);
  });

  it('BC-15C2.5: helps nobody who has no strength of his own', () => {
    const p = position({ phase: 'combat', ...sketch('germany oas 0505 2') });
    expect(lines(explained(p, { type: 'commit', unit: 'g2', target: '0505' }))).toEqual(['Offensive air support: 2 points in the hex that help none of these units']);
  });
});

describe('an overrun reckoned out', () => {
  const reform = (units: ReadonlyArray<string>): Fixture => position({ amend: ['REFORM-9C', 'REFORM-13'], result: 'E', units });
  const overran = (target: string, p: Fixture, ...units: ReadonlyArray<string>): Explanation => explained(p, overrun(target, ...units));
  /** The rule of the odds comes first in each. */
  const odds = (e: Explanation): string => rules(e)[0];

  it('EBC 13: without a die, from the first hex of the map', () => {
    const p = position({ rules: 'first-to-fight-advanced', terrain: { woods: '0201' }, hexsides: { 'minor-river': '0101/0201' }, units: ['g1: German 11-6-10 Pz XX 1 @0101', 'p1: Polish 1-6 Inf CADRE 44 @0201'] });
    const e = overran('0201', p, 'g1');
    expect(reckoned(e)).toEqual([
      'Overrun of 0201 (woods) from 0101 across minor river hexside: 5.5 against 0.5 → 11:1; 10:1 is needed [EBC 13]',
      'Overrunner 1 Pz XX (11-6-10): 11 × 1/2 [EBC 9H] = 5.5',
      'Defender 44 Inf cadre (1-6): 1 × 1/2 [EBC 11] = 0.5',
    ]);
    expect(cases(e)).toEqual(['EBC 13', 'EBC 9H', 'EBC 11']);
    expect(figures(e).slice(0, 4)).toEqual(['overrunner 1 Pz XX (11-6-10): 11 × 0.5 = 5.5', 'defender 44 Inf cadre (1-6): 1 × 0.5 = 0.5', 'attack strength: 5.5 = 5.5', 'defense strength: 0.5 = 0.5']);
    expect(figures(e)[4]).toMatch(/^cost of/);
  });

  it('ER-13.31: at 8:1 in the column 7:1, with 1 more on the die by the rule of overruns', () => {
    const e = overran('0505', reform(['g1: German 16-10-10 Pz XX 1 @0504', 'p1: Polish 2-6 Inf XX 24 @0505']), 'g1');
    expect(reckoned(e)).toEqual([
      'Overrun of 0505 (clear) from 0504: 16 against 2 → 8:1; 5:1 is needed [REFORM 13]',
      'Overrunner 1 Pz XX (16-10-10): 16',
      'Defender 24 Inf XX (2-6): 2',
      'Settled like an attack in the column 7:1 [REFORM 13]; die modifiers: +1 [EBC 10], +1 [REFORM 13] = +2',
    ]);
    expect([odds(e), rules(e)[1], cases(e)]).toEqual([
      expect.stringContaining('at 5:1, if all are German c/m units'),
      'REFORM 13: The die has all modifiers of an attack; at 8:1 and 9:1 the column is 7:1, with 1 more on the die.',
      ['REFORM 13', 'REFORM 13', 'EBC 10'],
    ]);
    expect(figures(e)).toContain('die modifiers: 0 + 1 + 1 = 2');
  });

  it('ER-13.25: from 10:1 on without a die, by the rule for that', () => {
    const e = overran('0505', reform(['g1: German 20-10-10 Pz XX 1 @0504', 'p1: Polish 2-6 Inf XX 24 @0505']), 'g1');
    expect(reckoned(e)).toEqual([
      'Overrun of 0505 (clear) from 0504: 20 against 2 → 10:1; 5:1 is needed [REFORM 13]',
      'Overrunner 1 Pz XX (20-10-10): 20',
      'Defender 24 Inf XX (2-6): 2',
      'No die: at 10:1 and better everybody in the hex is lost [REFORM 13]',
    ]);
    expect(rules(e)).toEqual([odds(e), 'REFORM 13: At 10:1 and better everybody in the hex is lost, cadres too; only what combat never eliminates is driven back.']);
    expect(figures(e)).toEqual([
      'overrunner 1 Pz XX (20-10-10): 20 = 20', 'defender 24 Inf XX (2-6): 2 = 2', 'attack strength: 20 = 20', 'defense strength: 2 = 2', expect.stringMatching(/^cost of/),
    ]);
  });

  it('ER-13.39: against no defense at any odds, by the rule for that', () => {
    const e = overran('0505', reform(['g1: German 1-6 Inf XX 1 @0504', 'p1: Polish 0-0 hv AA II 7 @0505']), 'g1');
    expect(reckoned(e)).toEqual([
      'Overrun of 0505 (clear) from 0504: 1 against 0 → no defense [REFORM 13]',
      'Overrunner 1 Inf XX (1-6): 1',
      'Defender 7 hv AA II (0-0): 0 × 1/2 [EBC 11] = 0',
      'No die: whoever has no defense strength is lost to anybody with attack strength [REFORM 13]',
    ]);
    expect(rules(e)).toEqual([odds(e), expect.stringMatching(/^EBC 11: /), 'REFORM 13: Units without defense strength are overrun for the price of the step by any units with attack strength.']);
  });
});
