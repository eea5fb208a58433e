/** What fixtures say where something is wrong: each fault in words, with the place and what would be right. */
import { describe, expect, it } from 'vitest';
import { assertFixture, checkFixture, type EuropaFixture, type Fixture } from '../../src/fixtures/index.js';

const BATTLE = `
       04      05      06
  04           .
       .               .:g1
  05           w:p1
       .               .:g2
  g1: German 7-6 Inf XX
  g2: German 7-6 Inf XX
  p1: Polish 5-6-6 Inf XX
  phase: combat`;

const battle: EuropaFixture = { title: 'An attack', position: BATTLE, do: ['attack 0505 g1,g2'], expect: {} };
const faults = (fixture: unknown): ReadonlyArray<string> => checkFixture(fixture as Fixture).faults;
const fault = (fixture: unknown): string => faults(fixture).join('\n');

describe('dice', () => {
  it('that are left over fail', () => {
    expect(faults({ ...battle, dice: [3, 5] })).toEqual(['under basic: dice: 5 was not thrown, since no further die was due; make it dice: [3], or do what throws it']);
    expect(faults({ ...battle, dice: [3, 5, 6] })).toEqual(['under basic: dice: 5, 6 were not thrown, since no further die was due; make it dice: [3], or do what throws them']);
    expect(faults({ ...battle, do: [], dice: [3] })).toEqual(['under basic: dice: 3 was not thrown, since no die was due; leave dice out, or do what throws it']);
    expect(fault({ ...battle, under: ['basic', 'first-to-fight'], dice: [3, 5] })).toMatch(/^under basic: dice.*\nunder first-to-fight: dice/);
  });
  it('that are lacking fail, at the end and before whatever else is done', () => {
    expect(faults({ ...battle, dice: [] })).toEqual([
      'under basic: dice: at the end a die is due (a die of the axis side for the attack [EBC 9A]), and none is given; put what it shows behind the others in dice, or expect actor "chance"',
    ]);
    expect(faults({ ...battle, do: ['attack 0505 g1,g2', 'to initial'], dice: [] })).toEqual([
      'under basic: dice: before "to initial" a die is due (a die of the axis side for the attack [EBC 9A]), and none is given; put what it shows behind the others in dice',
    ]);
    const two = BATTLE.replace('04           .', '04           .:p2').replace('  phase', '  p2: Polish 5-6-6 Inf XX\n  phase');
    expect(fault({ ...battle, position: two, do: ['attack 0505 g2', 'attack 0504 g1'], dice: [6] })).toMatch(/dice: (at the end|before "attack 0504 g1")|refused/);
  });
  it('where none are given at all are hinted at, if something else is wrong', () => {
    expect(faults(battle)).toEqual([]);
    expect(fault({ ...battle, expect: { units: { p1: { hex: 'eliminated' } } } })).toMatch(/units\.p1\.hex: expected "eliminated", found "0505"\n.*dice: a die is due; say in dice what it shows/);
  });
  it('that no die can show fail', () => {
    expect(fault({ ...battle, dice: [7] })).toMatch(/dice: die 1, a 7: roll\/not-a-die \(EBC 3B\): 7 is no throw of one die/);
    expect(fault({ ...battle, dice: [0.5] })).toMatch(/^dice\.0: It must be a whole number/);
    expect(fault({ ...battle, dice: 5 })).toMatch(/^dice: It must be a list/);
  });
});

describe('facts', () => {
  it('that are otherwise fail, and the report draws the position and tells what happened', () => {
    const { text, outcomes } = checkFixture({ ...battle, dice: [6], cites: ['EBC 9A'], expect: { due: { kind: 'retreat' } } });
    expect(text.split('\n').slice(0, 4)).toEqual(['FAILED: An attack (EBC 9A)', '  under basic: failed', '    due.kind: expected "retreat", found "losses"', '    What happened:']);
    expect(outcomes[0].story).toContain('  Die 6 − 1 = 5 → HX (row 5, column 2:1, cell secondary) [EBC CRT]');
    expect(outcomes[0].position.slice(0, 5)).toEqual(['     04  05  06', '04       .', '     .       .:g1', '05       w', '     .       .:g2']);
    expect(text).toContain(outcomes[0].position.map((l) => `      ${l}`).join('\n'));
  });
  it('of a drawn map fail hex by hex', () => {
    const moved = { ...battle, do: [], expect: { map: '     04      05      06\n04           .\n     .               .\n05           .:p1\n     .:g1            .:g2' } };
    expect(faults(moved)).toEqual(['under basic: stacks.0604: expected [], found ["g1"]', 'under basic: stacks.0405: expected ["g1"], found []']);
    expect(fault({ ...moved, expect: { map: '05\n05 f' } })).toMatch(/^expect\.map: 0505 is drawn as forest, and is woods; terrain stays as it is, or is a dot/);
    expect(fault({ ...moved, expect: { map: '05\n07 f' } })).toMatch(/0507 is drawn as forest, and is not on the map/);
    expect(fault({ ...moved, expect: { map: '05\n05 q' } })).toMatch(/^expect\.map, line 2: 'q' in 0505 is no hex/);
    expect(fault({ ...moved, expect: { map: 5 } })).toMatch(/^expect\.map: It must be a drawing/);
  });
  it('that nobody knows, or about nothing that is there, are faults', () => {
    expect(fault({ ...battle, expect: { unit: {} } })).toMatch(/^expect\.unit: It must be left out \(what may stand here is refused, case,/);
    expect(fault({ ...battle, expect: { units: { q1: {} } } })).toMatch(/expect\.units\.q1: There is no unit q1 in this position\./);
    expect(fault({ ...battle, expect: { units: { g1: { hexes: '0505' } } } })).toMatch(/units\.g1\.hexes: expected "0505", and there is no such thing; there are hex, face/);
    const { expect: _, ...aimless } = battle;
    expect(fault(aimless)).toMatch(/^under\.0: Nothing is expected under basic/);
  });
});

describe('refusals', () => {
  const march: EuropaFixture = { ...battle, position: BATTLE.replace('  phase: combat', ''), do: ['step g1 0505'] };
  it('pass with their code and citation', () => expect(faults({ ...march, expect: { refused: 'movement/enemy-occupied', case: 'EBC 6A' } })).toEqual([]));
  it('that cite another rule fail', () => expect(faults({ ...march, expect: { refused: 'movement/enemy-occupied', case: 'EBC 8' } })).toEqual(['under basic: case: expected EBC 8, found EBC 6A']));
  it('with another code fail, and say what was refused and why', () => {
    expect(faults({ ...march, expect: { refused: 'movement/enemy' } })).toEqual([
      'under basic: refused: expected movement/enemy; refused was movement/enemy-occupied (EBC 6A): 0505 is occupied by the enemy; enter an empty or friendly hex.',
    ]);
  });
  it('that do not come about fail', () => expect(faults({ ...march, do: ['step g1 0603'], expect: { refused: 'movement/enemy-occupied' } }).join()).toMatch(/nothing was refused|refused was/));
  it('that nobody expects fail', () => expect(fault(march)).toMatch(/refused: movement\/enemy-occupied \(EBC 6A\)/));
});

describe('rules', () => {
  const under = (rules: unknown): string => fault({ ...battle, under: rules, dice: [3] });
  it('that do not exist are named, with those that do', () => {
    expect(under('basik')).toMatch(/under basik: rules: There are no rules basik; there are basic, advanced.*Perhaps basic is meant\./);
    expect(under('basic+REFORM-9')).toMatch(/"REFORM-9" is no amendment to put in; they are FITE-6A.*Perhaps REFORM-6 or REFORM-9C/);
    expect(under('feb75')).toBe("under.0: feb75 are rules of another family: give the fixture game: 'spi-ww2'. [fixture/rules]");
    expect(under([{ rules: 'basic', without: ['EBC-1'] }])).toMatch(/without: EBC-1 is no amendment of basic/);
    expect(under([{ readings: { 'loss-choice': 'most' } }])).toMatch(/readings\.loss-choice: .most. is not one of its values: irredundant, any, least/);
    expect(under([{ readings: { losses: 'most' } }])).toMatch(/readings\.losses: There is no reading of that name/);
    expect(under([])).toMatch(/^under: It must be rules \('basic'\), or a list of at least one and at most 1000 of them/);
    expect(under(new Array(2 ** 32 - 1))).toMatch(/^(under: It must be rules|fixture: It has a list of 4294967295 entries)/);
    expect(under([3])).toMatch(/^under\.0: It must be an object/);
    expect(under([{ ruleset: 'basic' }])).toMatch(/^under\.0\.ruleset: It must be left out/);
  });
  it('fail one by one: the others are tried all the same', () => {
    expect(checkFixture({ ...battle, under: ['basic', 'basik', 'advanced'] as never, dice: [3] }).outcomes.map((o) => o.status)).toEqual(['passed', 'unusable', 'passed']);
  });
  it('of World War II likewise', () => {
    const ww2 = (rules: unknown): string => fault({ title: 'x', game: 'spi-ww2', under: rules, expect: {} });
    expect(ww2('feb57')).toMatch(/There is no edition feb57; there are feb75, dec73, first.*Perhaps feb75 is meant/);
    expect(ww2('first+99.9')).toMatch(/"99\.9" is neither a case of the errata nor an option; there are/);
    expect(ww2('basic')).toMatch(/give the fixture game: 'europa'/);
    expect(fault({ title: 'x', game: 'chess', expect: {} })).toBe("game: It must be one of europa, spi-ww2, but is 'chess'. [fixture/game]");
  });
});

describe('texts of positions', () => {
  const at = (position: unknown, game = 'europa'): string => fault({ title: 'x', game, position, expect: {} });
  it('name the line that means nothing', () => {
    expect(at('\n   03 04\n03 .\n   q\n')).toMatch(/position, line 4: 'q' in 0403 is no hex; write a letter for the terrain \(\. clear, w woods/);
    expect(at('\n   03 04\n03 . . .\n')).toMatch(/position, line 3: Here stand 3 hexes; columns 03 need 1\./);
    expect(at('hello')).toMatch(/position, line 1: The first line names the columns/);
    expect(at('03\n03 .\ntrun: 3')).toMatch(/^position, line 3: 'trun: 3' is neither a unit \('g1: German 7-6 Inf XX', with its nation behind the colon\) nor a part of a position; parts are units.*Perhaps turn is meant/);
    expect(at('g1: German 7-6 Inf XX @0505\n05\n05 .')).toMatch(/^position, line 2: '05' looks like a line of the map, which stands first/);
    expect(at('turn: 1\nturn: 2')).toMatch(/^position, line 2: turn stands in a line before/);
    expect(at('owners germany: 0101\nowners germany: 0102')).toMatch(/^position, line 2: owners germany stands in a line before/);
    expect(at('hexsides: {"sea": ')).toMatch(/^position, line 1: What stands behind hexsides begins like JSON and is none/);
    expect(at('to act: axis\ndue: {"kind":"roll"}\nattack on 0505: g1')).toMatch(/line 1: 'to act: axis' tells of a position and is no part of it[\s\S]*line 2[\s\S]*line 3/);
  });
  it('name what is wrong with units and parts', () => {
    expect(at('g1: German 7-6 Inf')).toMatch(/g1: German 7-6 Inf: It is no unit; write one so: 'p1: Polish 5-6-6 Inf XX/);
    expect(at('g1: German 7-6 Inf XX @0505 brave')).toMatch(/brave means nothing; the flags are dot, cadre/);
    expect(at('03\n03 .:g1')).toMatch(/g1 stands on the map and is not among the units/);
    expect(at('03\n03 .:g1\ng1: German 7-6 Inf XX @0304')).toMatch(/g1 is drawn in 0303; leave @0304 out, or draw it there/);
    expect(at('g1: Martian 7-6 Inf XX @0505')).toMatch(/Martian does not play; there are Germany/);
    const soviet = 's1: Soviet 4-6 Inf XX @0505';
    expect(fault({ title: 'x', under: 'first-to-fight', position: soviet, expect: {} })).toMatch(/s1 takes no part in the war.*Or let its power have entered the war: dormant, \{ "soviet-union": false \}/);
    expect(fault({ title: 'x', under: ['first-to-fight', 'fire-in-the-east'], position: `${soviet}\ndormant soviet-union: false`, expect: {} })).toBe('');
    expect(at('turn: 11')).toMatch(/position\.turn: It must be a whole number from 0 to 10, but is 11\./);
    expect(at('turn: soon')).toMatch(/position\.turn: It must be a whole number from 0 to 10, but is 'soon'\./);
    expect(at('owners germany: 5555')).toMatch(/position\.owners\.germany: 5555 is not on the map/);
    expect(at({ map: '\n  03\n03 q' })).toMatch(/position\.map, line 3: 'q' in 0303/);
    expect(at({ map: ['03', '03 q'] })).toMatch(/position\.map, line 2: 'q' in 0303/);
    expect(at({ turns: 1 })).toMatch(/position\.turns: It must be left out/);
    expect(at(7)).toMatch(/position: It must be an object/);
  });
  it('of World War II too', () => {
    expect(at('05\n05 w', 'spi-ww2')).toMatch(/position, line 2: 'w' in 0505 is no hex; write a letter for the terrain \(\. clear, r rough, ~ sea, x prohibited\)/);
    expect(at('05\n05 .:g1', 'spi-ww2')).toMatch(/position\.map: g1 stands on the map and is not among the units/);
    expect(at('05\n05 .:g1\ng1: Germany mechanized 4 @0506', 'spi-ww2')).toMatch(/g1 is drawn in 0505; leave @0506 out, or draw it there/);
    expect(at('05\n05 .:g1\ng1: Germany armored 4', 'spi-ww2')).toMatch(/g1: 'Germany armored' is not a nation/);
    expect(at('03\n03 .:g1\ng1: German 7-6 Inf XX @0304')).toMatch(/g1 is drawn in 0303; leave @0304 out, or draw it there/);
    expect(at('g1: Martians 4 @0505', 'spi-ww2')).not.toBe('');
  });
});

describe('actions', () => {
  it('that mean nothing are faults with the form that they have', () => {
    expect(fault({ ...battle, do: ['step g1'] })).toMatch(/step g1: It is typed as "step <unit> <hex>/);
    expect(fault({ ...battle, do: ['jump g1'] })).toMatch(/"jump" is no kind of action\. Actions are typed so:[\s\S]*Or: march/);
    expect(fault({ ...battle, do: ['march g1'] })).toMatch(/march g1: It is put as "march <unit> <hex> <hex>…"/);
    expect(fault({ ...battle, do: ['commit g9 0505'] })).toMatch(/There is no unit "g9" in this game/);
    expect(fault({ ...battle, do: 'march g1 0505' })).toMatch(/^do: It must be a list/);
    expect(fault({ ...battle, then: [{ do: [] }] })).toMatch(/^then\.0\.expect: It is missing/);
  });
});

describe('fixtures that are none', () => {
  it('are told what a fixture is', () => {
    for (const u of [null, undefined, 3, 'x', [], () => 1]) expect(fault(u)).toMatch(/^fixture: A fixture is an object \{ title, under, position, do, dice, expect \}; this is/);
    expect(fault({ expect: {} })).toMatch(/^title: It is missing/);
    expect(fault({ title: 'x', expects: {}, expect: {} })).toMatch(/^expects: It must be left out \(what may stand here is title, game,/);
  });
  it('are thrown at test runners with the whole report', () => {
    expect(() => assertFixture({ ...battle, dice: [3, 5] })).toThrow(checkFixture({ ...battle, dice: [3, 5] }).text);
    expect(() => assertFixture(null as unknown as Fixture)).toThrow(/^FAILED: a fixture\n {2}fixture: A fixture is an object/);
  });
});
