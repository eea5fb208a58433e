/** What the supplement is, and what it is played with. @rule FTF 1, 2, 19F */
import { describe, expect, it } from 'vitest';
import { isLeft } from '../../../src/prelude.js';
import { crtData } from '../../../src/rulesets/boot-camp/crt.js';
import { basic } from '../../../src/rulesets/boot-camp/index.js';
import { terrainChartData } from '../../../src/rulesets/boot-camp/terrain.js';
import { firstToFightAmendments, firstToFightBasic } from '../../../src/rulesets/first-to-fight/index.js';
import { poland1939, turnDates } from '../../../src/scenarios/poland-1939/index.js';
import { march, position } from '../fixture.js';
import { game, poland } from './poland.js';

describe('FTF 1, 2', () => {
  it('FF-1.1 FF-2.1 Poland 1939 is played by the Boot Camp rules with the supplement laid over them', () => {
    const played = game({}, { level: 'basic' });
    expect(played.identity.ruleset).toBe('first-to-fight-basic');
    expect(played.identity.amendments).toEqual(firstToFightAmendments.map((a) => a.id));
    const touched = new Set<string>([...firstToFightAmendments.flatMap((a) => [...a.touches]), 'id', 'title', 'amendments']);
    const untouched = (Object.keys(basic) as (keyof typeof basic)[]).filter((slot) => !touched.has(slot));
    expect(untouched).toEqual(expect.arrayContaining(['phases', 'stacking', 'resolveChecks', 'stepCosts', 'steps']));
    for (const slot of untouched) expect([slot, firstToFightBasic[slot] === basic[slot]]).toEqual([slot, true]);
  });

  it('FF-1.2 where they differ the supplement wins: a battalion has a zone', () => {
    const units = ['p1: Polish 1-8 MG II @0505'];
    expect([position({ units }).zone('allied').length, position({ units, rules: 'first-to-fight' }).zone('allied').length]).toEqual([0, 6]);
  });

  it('FF-1.3 a turn is three days', () => {
    expect([1, 2, 10].map(turnDates)).toEqual(['1–3 September 1939', '4–6 September 1939', '28–30 September 1939']);
    expect(game().turns).toBe(10);
  });

  it('FF-2.2 the map is map 37, and no other', () => {
    const p = poland({ phase: 'movement' });
    expect([p.game.board.map.ids[0], p.game.board.map.ids[p.game.board.map.ids.length - 1]]).toEqual(['0101', '5036']);
    expect(p.try(march('ge-inf-xx-1', '9999'))).toContain('hex/unknown');
    expect(p.try(march('ge-inf-xx-1', '13A:2106'))).toContain('hex/unknown');
  });

  it('FF-2.3 QA-14 the terrain chart is the standard one, without its costs for zones of control', () => {
    expect(game().board.setting.tables.terrain).toEqual(terrainChartData);
    const p = position({ rules: 'first-to-fight', chart: 'shipped', units: ['g1: German 9-10 Pz XX @0503', 'p1: Polish 5-6-6 Inf XX @0505', 'p2: Polish 3-8 Cav X @0804 dot', 'g2: German 9-10 Pz XX @0802'] });
    // 1 MP for clear terrain, and the stop is the same before any unit
    expect([p.act(march('g1', '0504')).unit('g1'), p.act(march('g2', '0803')).unit('g2')]).toMatchObject([{ mp: 9, stopped: true }, { mp: 9, stopped: true }]);
  });

  it('FF-2.4 the results table is that of the Boot Camp rules', () => {
    const { data } = game().board.crt;
    expect([data.columns, data.rows]).toEqual([crtData.columns, crtData.rows]);
    expect(data).toEqual(crtData);
  });

  it('FF-19F.1 the weather is clear all the game', () => {
    expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((turn) => firstToFightBasic.supplement?.weather(turn, null, { year: 1939, month: 9, half: 1 }))).toEqual(Array(10).fill('clear'));
    // so armor counts and lines are seven hexes long
    expect(position({ rules: 'first-to-fight', phase: 'combat', turn: 10, units: ['g1: German 9-10 Pz XX @0504', 'p1: Polish 5-6-6 Inf XX @0505'] }).odds('0505', 'g1').modifier).toBe(1);
    const { board, position: at, initial } = game();
    expect(board.rules.supply.overland(at(initial), 0)).toBe(7);
  });

  it('FF-2.2 a scenario option that does not exist is refused', () => {
    expect(isLeft(poland1939.open({ options: { map: '13A' } }))).toBe(true);
    for (const level of ['basic', 'advanced']) expect(game({}, { level }).identity).toMatchObject({ ruleset: `first-to-fight-${level}`, options: { level } });
    expect(game().identity.options).toEqual({ level: 'advanced', deployment: 'default' });
  });

  it('QA-41 questions and answers are cited by their own ids, never as a Boot Camp rule', () => {
    const refs = [...firstToFightBasic.mobilizeChecks, ...firstToFightBasic.placeChecks, ...firstToFightBasic.deployChecks].map((c) => c.ref);
    expect(refs.some((r) => r.clauses.some((c) => c.startsWith('QA-')))).toBe(true);
    for (const r of refs) expect(r.case).not.toMatch(/28|29/); // the standard rules that the answers speak of
  });
});
