/** What is said of combats of World War II: refusals name the units and hexes that they are about, receipts the rules and chances. */
import { describe, expect, it } from 'vitest';
import type { SpiSketch } from '../../../src/conformance/spi-ww2/sketch.js';
import { attackQuery } from '../../../src/rulesets/spi-ww2/combat/declare.js';
import { chanceLines, chancesOf, outcomeLines, receiptOf, receiptRefs } from '../../../src/rulesets/spi-ww2/combat/receipt.js';
import { action, position, type Spot } from './fixture.js';

const about = (at: Spot, words: string): ReadonlyArray<unknown> => at.game.violations(at.state, action(words)).map((v) => [v.code, v.subject, v.params]);
const FIGHT: SpiSketch = { units: ['g1: Germany infantry 4 @0505', 'g2: Germany infantry 1 @0404', 'f1: France 2 @0506', 'f2: France 2 @0506', 'f3: France 1 @0707'], phase: 'combat', result: 1 };

describe('a refusal in a combat names what it is about', () => {
  it('the unit and the hex of a commitment (SPI 8.1)', () => {
    expect(about(position(FIGHT), 'commit g1 0707')).toEqual([['attack/not-adjacent', ['g1', '0707'], { unit: 'g1', hex: '0707' }]]);
  });

  it('the hex and the differential of an attack below 0 (SPI 8.3)', () => {
    expect(about(position({ ...FIGHT, units: ['g1: Germany infantry 2 @0505', 'f1: France 3 @0506'] }).act('commit g1 0506'), 'resolve')).toEqual([
      ['attack/differential', ['0506'], { hex: '0506', differential: -1 }],
    ]);
  });

  it('the unit that does not lose, or not so much (SPI 8.3)', () => {
    const at = position(FIGHT).act('commit g1 0506', 'resolve', 'roll 1');
    expect([...about(at, 'lose f3 1'), ...about(at, 'lose f1 2')].map((found) => (found as ReadonlyArray<unknown>).slice(0, 2))).toEqual([
      ['losses/not-in-stack', ['f3']],
      ['losses/number', ['f1']],
    ]);
  });

  it('the unit and the hex of a retreat (SPI 8.6)', () => {
    const at = position({ ...FIGHT, units: ['g1: Germany infantry 4 @0505', 'f1: France 3 @0506', 'f4: France 1 @0405', 'f3: France 1 @0707'] }).act('commit g1 0506', 'resolve', 'roll 1');
    expect(about(at, 'retreat f1 0509')).toEqual([['retreat/not-adjacent', ['f1', '0509'], { unit: 'f1', hex: '0509' }]]);
    expect([...about(at, 'retreat f1 0405'), ...about(at, 'retreat f3 0708')].map((found) => (found as ReadonlyArray<unknown>).slice(0, 2))).toEqual([
      ['retreat/priority', ['f1', '0405']],
      ['retreat/not-retreating', ['f3']],
    ]);
  });

  it('the unit that took no part (SPI 8.5)', () => {
    const at = position({ ...FIGHT, units: ['g1: Germany infantry 4 @0505', 'g2: Germany infantry 1 @0404', 'f1: France 1 @0506'] }).act('commit g1 0506', 'resolve', 'roll 1');
    expect(about(at, 'advance g2').map((found) => (found as ReadonlyArray<unknown>).slice(0, 2))).toEqual([['advance/not-an-attacker', ['g2']]]);
  });

  it('the hex that cannot be struck at (SPI 17.92)', () => {
    const at = position({ ...FIGHT, edition: 'first', options: ['17.9'], units: ['g1: Germany infantry 4 @0505', 'f1: France 3 @0506'] }).act('commit g1 0506', 'resolve', 'roll 1');
    expect(about(at, 'counter 0507').map((found) => (found as ReadonlyArray<unknown>).slice(0, 2))).toEqual([['counter/hex', ['0507']]]);
  });
});

describe('the receipt of an attack', () => {
  const query = (at: Spot, target: string, ...units: ReadonlyArray<string>): ReturnType<typeof attackQuery> => {
    const { board } = at.game;
    return attackQuery(at.game.position(at.state), board.map.hexOf.get(target) ?? -1, units.map((id) => board.roster.ixOf.get(id) ?? -1));
  };
  const ruled = (at: Spot, ...units: ReadonlyArray<string>): ReadonlyArray<string> => receiptRefs(receiptOf(query(at, '0506', ...units))).map((ref) => ref.case);

  it('rests on the table, on the ground, and on 9.7 when any attacker is out of supply', () => {
    const at = position({ ...FIGHT, units: ['g1: Germany infantry 4 @0505', 'g2: Germany infantry 4 @0505 out', 'f1: France 2 @0506'], terrain: { rough: '0506' } });
    expect(ruled(at, 'g1')).toEqual(['8.3', '8.3']);
    expect(ruled(at, 'g1', 'g2')).toEqual(['8.3', '8.3', '9.7']);
  });

  it('tells no chances of an attack that is not allowed (SPI 8.3)', () => {
    const at = position({ ...FIGHT, units: ['g1: Germany infantry 1 @0505', 'f1: France 2 @0506'] });
    expect(outcomeLines(receiptOf(query(at, '0506', 'g1')))).toEqual([]);
  });

  it('has the smallest loss first, and says when a loss destroys exactly (SPI 8.3)', () => {
    const combat = { '1': { '+7': 4 }, '2': { '+7': 1 }, '3': { '+7': 2 }, '4': { '+7': 2 }, '5': { '+7': 4 }, '6': { '+7': 8 } };
    const at = position({ units: ['g1: Germany infantry 4 @0505', 'f1: France 2 @0506'], phase: 'combat', tables: { combat } });
    const pos = at.game.position(at.state);
    expect(chancesOf(pos, 7).map((c) => c.loss)).toEqual([1, 2, 4, 8]);
    expect(chanceLines(pos, 7, 4).map((line) => line.replace(/ \(die.*/, ''))).toEqual([
      '  1/6 loss 1: 3 of 4 left, retreat',
      '  1/3 loss 2: 2 of 4 left, retreat',
      '  1/3 loss 4: destroyed, all 4',
      '  1/6 loss 8: destroyed, all 4',
    ]);
  });
});
