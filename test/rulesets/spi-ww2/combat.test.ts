/** What is said of combats of World War II: refusals name the units and hexes that they are about, receipts the rules and chances. */
import { describe, expect, it } from 'vitest';
import type { SpiSketch } from '../../../src/conformance/spi-ww2/sketch.js';
import { playout } from '../../../src/engine/apply.js';
import { isRight } from '../../../src/prelude.js';
import { attackQuery } from '../../../src/rulesets/spi-ww2/combat/declare.js';
import { chanceLines, chancesOf, outcomeLines, receiptLines, receiptOf, receiptRefs } from '../../../src/rulesets/spi-ww2/combat/receipt.js';
import type { SpiRules } from '../../../src/rulesets/spi-ww2/rules.js';
import { due } from '../../../src/rulesets/spi-ww2/state.js';
import { action, position, type Spot } from './fixture.js';

const about = (at: Spot, words: string): ReadonlyArray<unknown> => at.game.violations(at.state, action(words)).map((v) => [v.code, v.subject, v.params]);
/** Two units that slip away together or not at all, with one way out. */
const SLIPS: SpiSketch = {
  edition: 'feb75', options: ['17.8'], readings: { 'evasion-partial': 'all' }, player: 'allied', phase: 'combat', territories: { Germany: '1401-1412' }, places: { '1406': 'Berlin*' }, terrain: { sea: '0506 0606 0705' },
  control: { axis: '0605-0612 0705-0712 0801-0812 0901-0912 1001-1012 1101-1112 1201-1212 1301-1312' },
  units: ['b1: USA 3 @0505', 'b2: USA 3 @0604', 'p: Germany mechanized 2 @0605', 'q: Germany mechanized 1 @0605'],
};
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

describe('a refusal in a combat says what is wrong', () => {
  const says = (at: Spot, words: string): ReadonlyArray<string> => at.game.violations(at.state, action(words)).map((v) => v.detail);

  it('of a unit that is not adjacent, and of one afloat, which has one hex to attack (SPI 5.8, 8.1)', () => {
    expect(says(position(FIGHT), 'commit g1 0707')).toEqual(['g1 is not adjacent to 0707.']);
    const at = position({
      edition: 'feb75', player: 'allied', turn: 10, terrain: { sea: '0601-0612 0701-0712 0801-0812' }, territories: { Britain: '0501-0512', Germany: '0901-0912' }, features: { port: '0505' },
      tables: { transport: { '4/1941': { amphibious: 9 } } }, stances: { Italy: 'war' }, units: ['b1: Britain 1 @0505', 'i1: Italy 1 @0904', 'i2: Italy 1 @0906'],
    });
    expect(says(at.act('assault b1 0904').to('combat'), 'commit b1 0906')).toEqual(['b1 is afloat and may attack only 0904.']);
  });

  it('of a unit that stays when all slip away or none (SPI 17.8, AMB-SPI-66)', () => {
    const { game, state } = position(SLIPS).act('commit b1 0605', 'commit b2 0605', 'resolve', 'retreat p 0706');
    const [refused] = game.violations(state, action('pass'));
    expect(refused).toMatchObject({
      ref: { book: 'SPI', case: '17.8', clauses: ['SPI-17.8.6'], kind: 'option' }, code: 'evasion/all-or-none', subject: ['q'], detail: 'The other unit of the hex has gone; this one goes too.', params: { subject0: 'q' },
    });
  });
});

describe('a position from outside', () => {
  it('in which the other unit has gone and the way is full lets the one that is left stay, or nobody could go on (SPI 17.8, AMB-SPI-66)', () => {
    const { game, state } = position({ ...SLIPS, units: [...(SLIPS.units ?? []), 'r: Germany infantry 1 @0806'] }).act('commit b1 0605', 'commit b2 0605', 'resolve', 'retreat p 0706');
    const hex = [...state.units.hex];
    hex[game.board.roster.ixOf.get('r') ?? -1] = game.board.map.hexOf.get('0706') ?? -1;
    const full = { ...state, units: { ...state.units, hex } };
    expect([...game.legalActions(state)]).toEqual([action('retreat q 0706')]);
    expect(isRight(game.decodeState(full))).toBe(true);
    expect([...game.legalActions(full)]).toEqual([action('pass')]);
  });
});

describe('who decides for the defenders of a hex', () => {
  const decides = (sketch: SpiSketch, change?: (rules: SpiRules) => SpiRules): unknown => {
    const at = position({ ...FIGHT, edition: 'feb75', players: 3, ...sketch }, change).act('commit a 0506', 'resolve', 'roll 1');
    return due(at.state)?.side;
  };
  const staysNeutral = (rules: SpiRules): SpiRules => ({ ...rules, joins: () => null });

  it('is their player', () => {
    expect(decides({ units: ['a: Germany infantry 4 @0505', 'd: Russia 2 @0506'], stances: { Russia: 'war' } })).toBe('russia');
    expect(decides({ units: ['a: Germany infantry 4 @0505', 'd: France 2 @0506'] })).toBe('west');
    expect(decides({ units: ['a: Russia 4 @0505', 'd: Germany infantry 2 @0506'], player: 'russia', stances: { Russia: 'war' } })).toBe('axis');
  });

  it('is whoever fights the attacker, where a house rule lets those stay neutral who are attacked', () => {
    expect(decides({ units: ['a: Germany infantry 4 @0505', 'd: Sweden 2 @0506'], territories: { Sweden: '0506-0512 0606-0612' } }, staysNeutral)).toBe('west');
    expect(
      decides({ units: ['a: Britain 4 @0505', 'd: Vichy France 2 @0506'], player: 'west', territories: { France: '0506-0512 0606-0612' }, areas: { 'Vichy France': '0506-0512 0606-0612' }, stances: { 'Vichy France': 'neutral', France: 'gone' } }, staysNeutral),
    ).toBe('axis');
  });
});

describe('the events of a combat', () => {
  it('each change something, also where the die costs nothing', () => {
    const { game, state } = position({ ...FIGHT, result: 0 }).act('commit g1 0506');
    const idle: string[] = [];
    const played = playout(game, state, (before, e) => e.type === 'combatChanged' && JSON.stringify(before.combat) === JSON.stringify(e.combat) && idle.push(JSON.stringify(e)));
    for (const words of ['resolve', 'roll 1']) played.play(action(words));
    expect(played.state.combat).toBeNull();
    expect(idle).toEqual([]);
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

  it('says when a column is the last one, which serves for all higher differentials (SPI 8.3)', () => {
    const at = position({ ...FIGHT, units: ['g1: Germany infantry 4 @0505', 'g2: Germany infantry 4 @0505', 'g3: Germany infantry 3 @0405', 'f1: France 1 @0506'] });
    expect(receiptLines(receiptOf(query(at, '0506', 'g1', 'g3')))[1]).toContain('7 against 1: +6; column +6 [SPI 8.3');
    expect(receiptLines(receiptOf(query(at, '0506', 'g1', 'g2', 'g3')))[1]).toContain('11 against 1: +10; column +7 (the last one) [SPI 8.3');
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
