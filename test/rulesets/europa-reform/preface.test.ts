/** What the article says before its items: what it is laid over, what it keeps, and what it wants to make possible. */
import { describe, expect, it } from 'vitest';
import { loadForces } from '../../../src/rulesets/europa/loadForces.js';
import { reformAmendments } from '../../../src/rulesets/europa-reform/index.js';
import { fallBlauForces } from '../../../src/scenarios/eastern-front/fallBlauForces.js';
import { fallBlau1942, fireInTheEast } from '../../../src/scenarios/eastern-front/index.js';
import { isLeft, isRight } from '../../../src/prelude.js';
import { openMatch } from '../../../src/engine/match.js';
import { meanToll } from '../../docs/reformLosses.js';
import { REFORM } from '../../../src/conformance/rulebook/clauses.js';
import { type Fixture, position, type Sketch } from '../fixture.js';

const EAST = 'fire-in-the-east';
const ALL = reformAmendments.map((a) => a.id);
const overrun = (units: string, target: string) => [{ type: 'overrun' as const, units: units.split(','), target, by: 'march' as const }];

describe('the article', () => {
  it('ER-0.1 amends what it names: an overrun at 7:1 is one with it, and none without; railroads are what they were', () => {
    const at = (amend: ReadonlyArray<string>) =>
      position({ rules: EAST, amend, player: 'germany', lines: { rail: '0901-0909' }, owners: { germany: '0901-0909' }, units: ['r1: Romanian 7-8 Inf XX @0504', 'r2: German 7-6 Inf XX @0902', 's1: Soviet 1-6 Inf III @0505 dot'] });
    expect(at([]).try(overrun('r1', '0505'))).toEqual(['overrun/odds']);
    expect(at(['REFORM-13']).try(overrun('r1', '0505'))).toEqual([]);
    const byRail = (amend: ReadonlyArray<string>) => at(amend).act([{ type: 'step', unit: 'r2', to: '0903', by: 'rail' }]).unit('r2').mp;
    expect(byRail([])).toBe(byRail(ALL));
  });

  it('ER-0.2 is played with air points, and in Fall Blau without any', () => {
    const opened = openMatch(fallBlau1942, { seed: 1 });
    expect(isRight(opened)).toBe(true);
    // nobody sends aircraft against an overrun: its odds are those of the units
    const at = position({ rules: EAST, amend: ALL, player: 'germany', airPoints: { germany: { bombers: 9, fighters: 9 } }, units: ['g1: German 13-9-10 Pz XX @0504', 's1: Soviet 3-6 Inf XX @0505'] });
    expect(at.refusals(overrun('g1', '0505'))[0].detail).toContain('6.5 against 3');
  });

  it('ER-0.3 leaves counters their two sides: a third step is refused', () => {
    const [first, ...others] = fallBlauForces.units;
    const game = openMatch(fallBlau1942, { seed: 1 });
    if (isLeft(game)) throw new Error('the scenario opens');
    const { map } = (game.right.game as unknown as { board: { map: Parameters<typeof loadForces>[1] } }).board;
    const loaded = loadForces({ ...fallBlauForces, units: [{ ...first, cadre: [{ attack: 5, defense: 5, movement: 8 }, { attack: 2, defense: 2, movement: 8 }] }, ...others] }, map);
    expect(isLeft(loaded) && loaded.left[0].at).toContain(first.id);
    expect(isRight(loadForces(fallBlauForces, map))).toBe(true);
  });

  it('ER-0.4 resolves an attack with one die and one cell', () => {
    const at = position({ rules: EAST, amend: ALL, player: 'germany', phase: 'combat', result: 'S', units: ['g1: German 7-6 Inf XX @0504', 's1: Soviet 3-6 Inf XX @0505'] }).act([{ type: 'commit', unit: 'g1', target: '0505' }], [{ type: 'resolve' }], [{ type: 'roll', die: 3 }]);
    expect(at.events.filter((e) => e.type === 'dieRolled')).toEqual([expect.objectContaining({ die: 3 })]);
    expect(at.events.filter((e) => e.type === 'combatDecided')).toEqual([expect.objectContaining({ result: 'S' })]);
  });

  it('ER-0.6 makes attacks without armor dearer at middling odds, and attacks without logistics weaker', () => {
    const columns = ['2:1', '3:1', '4:1', '5:1', '6:1'];
    const worth = (rules: 'standard' | 'reform', m: number): number =>
      columns.reduce((sum, c) => {
        const t = meanToll(rules, c, m);
        return sum + t.defender - t.attacker + 3 * t.cleared;
      }, 0);
    for (const m of [-1, 0, 1]) expect(worth('reform', m), `at ${m}`).toBeLessThan(worth('standard', m));
    // four divisions, one inactive headquarters: the fourth is halved
    const four: Sketch = { rules: EAST, amend: ALL, player: 'germany', phase: 'combat', units: ['h1: German 0-10 Army HQ HQ @0503', ...[0, 1, 2].map((i) => `g${i}: German 7-6 Inf XX @0504`), 'g3: German 7-6 Inf XX @0404', 's1: Soviet 4-6 Inf XX @0505'] };
    expect(position(four).odds('0505', 'g0', 'g1', 'g2', 'g3').attack).toBe(24.5);
    expect(position({ ...four, headquarters: { active: 'h1' } }).odds('0505', 'g0', 'g1', 'g2', 'g3').attack).toBe(28);
  }, 60_000);

  it('ER-0.7 keeps mobility, sources of points and dates of headquarters in data and slots: rules without the item have none', () => {
    expect(fireInTheEast.orders).toEqual([]);
    expect(reformAmendments.every((a) => a.touches.length > 0)).toBe(true);
  });

  it('ER-0.8 carries out only what its clauses number', () => {
    const cited = reformAmendments.flatMap((a) => a.ref.clauses.filter((c) => c.startsWith('ER-')));
    expect(cited.filter((c) => !REFORM.includes(c))).toEqual([]);
    expect(reformAmendments.every((a) => a.ref.book === 'REFORM' && a.ref.gist !== '')).toBe(true);
  });
});

// ---- what the article wants to be possible ------------------------------------------------------------------------------

/** A panzer division with a panzer regiment, twelve enemies behind one another on open ground, every die a six. */
const DEFENDERS = 14;
const hexOf = (i: number): string => `05${String(5 + i).padStart(2, '0')}`;
const column: Sketch = {
  rules: EAST,
  columns: [1, 9],
  rows: [1, 40],
  player: 'germany',
  sources: { germany: '0501' },
  lines: { rail: '0501-0540' },
  owners: { germany: '0501-0504' },
  units: [
    'h1: German 0-10 Army HQ HQ @0503',
    'g1: German 13-9-10 Pz XX (5-4-10) @0504',
    'g2: German 4-2-10 Pz III @0504',
    ...Array.from({ length: DEFENDERS }, (_, i) => `s${i}: Soviet ${i % 3 === 0 ? '2-6 Inf XX' : '1-6 Inf X'} @${hexOf(i)}${i % 3 === 0 ? '' : ' dot'}`),
  ],
};

/** Drives down the column for a player turn: overruns while it can, one attack with an advance, overruns again. Engagements fought. */
const driven = (from: Fixture): { readonly at: Fixture; readonly fights: number } => {
  let at = from;
  let fights = 0;
  const here = (): string => at.unit('g1').hex;
  const ahead = (): string => `05${String(Number(here().slice(2)) + 1).padStart(2, '0')}`;
  const answer = (): void => {
    for (let due = at.due(); due !== null; due = at.due()) at = at.act([due.kind === 'roll' ? { type: 'roll', die: 6 } : (at.legal().find((a) => a.type === 'advance' || a.type === 'retreat') ?? { type: 'pass' })]);
  };
  const overrunOn = (): void => {
    while (at.stack(ahead()).length > 0 && at.try(overrun('g1,g2', ahead())).length === 0) {
      at = at.act(overrun('g1,g2', ahead()));
      answer();
      fights++;
    }
  };
  overrunOn();
  at = at.to('combat');
  if (at.stack(ahead()).length > 0) {
    const target = ahead();
    at = at.act([{ type: 'commit', unit: 'g1', target }], [{ type: 'commit', unit: 'g2', target }], [{ type: 'resolve' }]);
    answer();
    fights++;
  }
  at = at.to('exploitation');
  overrunOn();
  return { at, fights };
};

describe('a single panzer division', () => {
  it('ER-0.5 fights its way through a dozen enemies in two turns, which the standard game does not let it', () => {
    const start = position({ ...column, amend: ALL, headquarters: { active: 'h1' } });
    const first = driven(start);
    expect(first.fights).toBeGreaterThanOrEqual(6);
    // the headquarters follows
    let behind = first.at.to('movement', 'germany');
    for (let row = 4; row <= 9; row++) behind = behind.act([{ type: 'step', unit: 'h1', to: hexOf(row - 5), by: 'march' }]);
    const second = driven(behind);
    expect(first.fights + second.fights).toBeGreaterThanOrEqual(12);
    expect(second.at.unit('g1')).toMatchObject({ face: 'full' });
    const plain = driven(position(column));
    expect(plain.fights).toBeLessThan(first.fights);
  });

  it('ER-13.37 overruns four times in a player turn: at 8:1 twice in each phase', () => {
    const strong = position({ ...column, units: (column.units ?? []).map((u) => u.replace('1-6 Inf X @', '2-6 Inf XX @').replace(' dot', '')), amend: ALL, headquarters: { active: 'h1' } });
    const { fights, at } = driven(strong);
    expect(fights).toBe(5);
    expect(at.unit('g1').hex).toBe('0509');
  });
});
