/**
 * A second, naive engine for the derived facts of the Europa family, and positions on which it has to agree with the first. More of
 * them in `test/long/reference.long.ts`.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { UnitData } from '../../src/rulesets/europa/unit.js';
import { showDifference } from './differ.js';
import { readPosition } from './europa/position.js';
import type { Printed } from './europa/printed.js';
import { RULESETS, type Ruleset } from './europaGames.js';
import type { Extent } from './europaQuestions.js';
import { examine, examineAt, type Examined, FULL, NOTHING, SMALL } from './europaTrial.js';

/** A position on which the two engines once differed. */
interface Regression {
  readonly ruleset: string;
  readonly seed: number;
  readonly actions: number;
  /** What was wrong, for people. */
  readonly was: string;
}

const regressions = (JSON.parse(readFileSync(new URL('./regressions.json', import.meta.url), 'utf8')) as ReadonlyArray<Regression>).filter((r) => r.ruleset in RULESETS);
const opened = new Map<string, Ruleset>();
const rulesetOf = (id: string): Ruleset => {
  const known = opened.get(id) ?? RULESETS[id]();
  opened.set(id, known);
  return known;
};

const shown = ({ found }: Examined): string => found.slice(0, 20).map(showDifference).join('\n');

describe('positions on which the engines once differed', () => {
  test('are read', () => expect(regressions.every((r) => r.actions > 0 && r.was !== '')).toBe(true));
  test.each(regressions.map((r) => [`${r.ruleset}, seed ${r.seed}, ${r.actions} actions: ${r.was}`, r] as const))('%s', (_, { ruleset, seed, actions }) => {
    expect(shown(examineAt({ ruleset: rulesetOf(ruleset), seed, extent: FULL }, actions))).toBe('');
  });
});

/** Positions of each ruleset, and of each game; most actions from one to the next. */
const POSITIONS = 300;
const OF_A_GAME = 150;
const APART = 15;

describe('random positions', () => {
  test.each(Object.keys(RULESETS))('%s', (id) => {
    const games = Array.from({ length: POSITIONS / OF_A_GAME }, (_, i) => examine({ ruleset: rulesetOf(id), seed: 12 + i, extent: SMALL, positions: OF_A_GAME, apart: APART }));
    expect(games.map(shown).join('')).toBe('');
    expect(games.reduce((n, g) => n + g.positions, 0)).toBe(POSITIONS);
  });
});

/** What the reference is made to believe. */
type Mistake = (printed: Printed) => Printed;
const without =
  (id: string): Mistake =>
  (printed) => ({ ...printed, sources: { ...printed.sources, amendments: printed.sources.amendments.filter((a) => a !== id) } });
const withEntry =
  (row: string, column: string, value: string): Mistake =>
  (printed) => ({ ...printed, chart: new Map([...printed.chart].map(([r, entries]) => [r, r === row ? new Map([...entries, [column, value]]) : entries])) });
const withUnits =
  (change: (unit: UnitData) => UnitData): Mistake =>
  (printed) => ({ ...printed, units: printed.units.map(change) });

/** For each fact a mistake, and a ruleset under which it shows. */
const MISTAKES: Readonly<Record<string, readonly [string, Mistake]>> = {
  zones: ['boot-camp', without('FTF-5')],
  stacking: ['reform-east', without('FITE-8A')],
  allowance: ['reform-east', without('REFORM-6')],
  steps: ['boot-camp', withEntry('hexside/minor-river', 'other/clear', '+2')],
  destinations: ['boot-camp', withEntry('hex/woods', 'other/clear', '3')],
  rail: ['boot-camp', (printed) => ({ ...printed, sides: new Map([...printed.sides].map(([side, lines]) => [side, new Set([...lines].filter((line) => line !== 'rail'))])) })],
  supply: ['boot-camp', withEntry('hexside/minor-river', 'other/clear', 'P')],
  odds: ['boot-camp', withEntry('hex/woods', 'attackers', 'all/2')],
  strengths: ['boot-camp', withEntry('hexside/minor-river', 'attackers', '-')],
  modifiers: ['reform-east', without('FITE-10')],
  results: ['boot-camp', withUnits((u) => ({ ...u, full: { ...u.full, defense: u.full.defense + 1 } }))],
  'attack supply': ['reform-east', withUnits((u) => (u.type === 'Front HQ' ? { ...u, nation: 'Germany' } : u))],
  overruns: ['boot-camp', without('EBC-13')],
  'overrun odds': ['reform-east', without('REFORM-12')],
  losses: ['boot-camp', withUnits((u) => ({ ...u, full: { ...u.full, attack: u.full.attack + 1 } }))],
  retreats: ['reform-east', without('REFORM-9F1')],
  decisions: ['boot-camp', withUnits((u) => ({ ...u, full: { ...u.full, movement: 0 } }))],
};

/** The part of the questions that a fact answers. */
const ASKING: Readonly<Record<string, keyof Extent>> = {
  zones: 'everywhere',
  stacking: 'everywhere',
  allowance: 'steppers',
  steps: 'steppers',
  destinations: 'travelers',
  rail: 'riders',
  supply: 'eaters',
  overruns: 'overruns',
  'overrun odds': 'overruns',
  losses: 'losers',
  retreats: 'routed',
  decisions: 'eaters',
};

describe('a mistake in the reference is found', () => {
  test('in every fact', () => {
    expect(Object.keys(MISTAKES).sort()).toEqual(Object.keys(examine({ ruleset: rulesetOf('boot-camp'), seed: 1, extent: SMALL, positions: 1, apart: 9 }).answers).sort());
  });

  test.each(Object.entries(MISTAKES))('%s', (fact, [id, mistaken]) => {
    const ruleset = rulesetOf(id);
    const extent: Extent = { ...NOTHING, [ASKING[fact] ?? 'attacks']: fact === 'rail' ? 0.5 : 1 };
    const facts = new Set<string>();
    for (let seed = 1; seed <= 8 && !facts.has(fact); seed++)
      for (const d of examine({ ruleset, seed, extent, positions: 25, apart: 120, printed: mistaken(ruleset.printed), until: fact }).found) facts.add(d.fact);
    expect([...facts]).toContain(fact);
  });
});

describe('what the reference reads', () => {
  test('nothing but types of the engine under test', async () => {
    const { readdirSync } = await import('node:fs');
    const folder = new URL('./europa/', import.meta.url);
    for (const name of readdirSync(folder))
      for (const line of readFileSync(new URL(name, folder), 'utf8').split('\n'))
        if (/from '.*src\//.test(line)) expect(`${name}: ${line}`).toMatch(/: import type /);
  });

  test('every unit and hex where the state has it', () => {
    const { game, printed } = rulesetOf('boot-camp');
    const pos = readPosition(printed, game.initial);
    expect(pos.units.map((u) => u.id)).toEqual(game.board.roster.ids);
    expect([...printed.hexes.keys()]).toEqual(game.board.map.ids);
    expect(pos.units.map((u) => u.hex ?? '')).toEqual(game.initial.units.hex.map((h) => game.board.map.ids[h] ?? ''));
  });
});
