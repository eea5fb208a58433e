/** Weather: every named state with all its effects. @rule EBC 14E */
import { describe, expect, it } from 'vitest';
import { WEATHERS } from '../../../../src/rulesets/europa/board.js';
import { build, endPhase, oas, position, type Sketch } from '../../fixture.js';
import { POOR_WEATHER } from '../../../../src/rulesets/boot-camp/advanced/special/index.js';
import { airPhase, supportNow } from './airNow.js';

interface Effects {
  /** Whether armor effects count. */
  readonly armor: boolean;
  /** Hexes of the overland part of a supply line. */
  readonly overland: number;
  /** Game turns for a fort in clear terrain and in woods. */
  readonly fort: readonly [number, number];
  /** What is left of 10 bomber points. */
  readonly bombers: number;
  /** What an infantry division keeps across a major river. */
  readonly river: number;
  /** Cost of a hex of swamp for infantry: the column of the chart. */
  readonly column: 'clear' | 'mud' | 'winter';
}

const TABLE: Readonly<Record<string, Effects>> = {
  clear: { armor: true, overland: 7, fort: [1, 2], bombers: 10, river: 0.25, column: 'clear' },
  frost: { armor: true, overland: 4, fort: [2, 4], bombers: 10, river: 0.5, column: 'clear' },
  snow: { armor: false, overland: 4, fort: [2, 4], bombers: 5, river: 0.5, column: 'winter' },
  winter: { armor: false, overland: 3, fort: [2, 4], bombers: 5, river: 0.5, column: 'winter' },
  mud: { armor: false, overland: 3, fort: [2, 4], bombers: 5, river: 0.25, column: 'mud' },
  rain: { armor: false, overland: 3, fort: [2, 4], bombers: 5, river: 0.25, column: 'mud' },
  poor: { armor: false, overland: 3, fort: [2, 4], bombers: 5, river: 0.25, column: 'mud' },
};

const armor = (weather: string): boolean =>
  position({ rules: 'advanced', weather, phase: 'combat', units: ['g1: German 9-10 Pz XX @0504', 'p1: Polish 5-6-6 Inf XX @0505'] }).odds('0505', 'g1').modifier === 1;

/** The farthest column in which a unit is in supply whose source is in the first. */
const overland = (weather: string): number => {
  const units = Array.from({ length: 9 }, (_, i) => `g${i + 1}: German 2-6 Inf III @${String(i + 2).padStart(2, '0')}05`);
  const p = position({ rules: 'advanced', weather, columns: [1, 12], territories: { Germany: '01-12' }, sources: { germany: '0105' }, supply: 'judged', units });
  return units.filter((_, i) => !p.unit(`g${i + 1}`).outOfSupply).length;
};

const fort = (weather: string): readonly [number, number] => {
  const turns = (terrain: string): number => {
    const home: Sketch = { rules: 'advanced', phase: 'initial', weather, territories: { Germany: '01-10' }, sources: { germany: '0503' }, terrain: { [terrain]: '0503' }, units: ['c1: German 0-5 Cons III @0503'] };
    const begun = position(home).act(build('c1')).events.find((e) => e.type === 'workBegun') as unknown as { readonly work: { readonly due: number } };
    return begun.work.due - 1;
  };
  return [turns('clear'), turns('woods')];
};

const bombers = (weather: string): number => {
  const p = position(airPhase({ weather })).act(oas('0404', '0505', 10), endPhase);
  const settled = p.state.phase === 'air' ? p.act({ type: 'pass' }) : p;
  return Number(supportNow(settled)[0].split(' ')[3]);
};

const river = (weather: string): number =>
  position({ rules: 'advanced', weather, phase: 'combat', chart: 'shipped', hexsides: { 'major-river': '0504/0505' }, units: ['g1: German 8-6 Inf XX @0504', 'p1: Polish 5-6-6 Inf XX @0505'] }).odds('0505', 'g1').attack / 8;

const COLUMNS = { clear: '1', mud: '2', winter: '3' } as const;
const column = (weather: string): Effects['column'] => {
  const p = position({ rules: 'advanced', weather, chart: { 'hex/swamp': { 'other/clear': COLUMNS.clear, 'other/mud': COLUMNS.mud, 'other/winter': COLUMNS.winter } }, terrain: { swamp: '0505' }, units: ['g1: German 7-6 Inf XX @0504'] });
  const spent = 6 - p.act({ type: 'step', unit: 'g1', to: '0505', by: 'march' }).unit('g1').mp;
  return (['clear', 'mud', 'winter'] as const).find((name) => Number(COLUMNS[name]) === spent) as Effects['column'];
};

describe('EBC 14E: weather', () => {
  it('BC-14E.1 has a row here for every state that the rules name', () => {
    expect(Object.keys(TABLE).sort()).toEqual([...WEATHERS].sort());
    // what rule 14A1a calls poor is everything but clear
    expect([...POOR_WEATHER].sort()).toEqual(WEATHERS.filter((w) => w !== 'clear').sort());
  });

  it.each(Object.entries(TABLE))('BC-14E.1 BC-10.9 BC-12B.8 BC-12B.9 BC-12B.10 BC-14A1.17 BC-15C5.2 %s', (weather, expected) => {
    const found: Effects = { armor: armor(weather), overland: overland(weather), fort: fort(weather), bombers: bombers(weather), river: river(weather), column: column(weather) };
    expect(found).toEqual(expected);
  });

  it('BC-14E.1 FF-19F.1 the supplement says the weather of each turn, and nothing rolls for it', () => {
    const p = position({ rules: 'advanced', weather: ['clear', 'mud', 'snow'], phase: 'exploitation', player: 'poland', units: ['g1: German 9-10 Pz XX @0504', 'p1: Polish 5-6-6 Inf XX @0505'] });
    expect(Object.keys(p.game.board.rules.rolls).filter((purpose) => /weather/i.test(purpose))).toEqual([]);
    const bonus = (turn: number) => position({ rules: 'advanced', weather: ['clear', 'mud', 'frost'], phase: 'combat', turn, units: ['g1: German 9-10 Pz XX @0504', 'p1: Polish 5-6-6 Inf XX @0505'] }).odds('0505', 'g1').modifier;
    expect([1, 2, 3, 4].map(bonus)).toEqual([1, 0, 1, 1]);
    const clear = position({ rules: 'first-to-fight-advanced' }).game.board.rules.supplement;
    expect(new Set(Array.from({ length: 10 }, (_, i) => clear?.weather(i + 1, null, { year: 1939, month: 9, half: 1 })))).toEqual(new Set(['clear']));
  });

  it('BC-14E.1 a weather that no rule knows is refused when the game is set up', () => {
    expect(() => position({ rules: 'advanced', weather: 'fog' })).toThrow('ruleset/weather');
  });
});
