/** Airdrops and landings as bots see them: worth a point where they take something, and never made by chance. @rule REFORM 25D, 28C2d */
import { describe, expect, it } from 'vitest';
import { greedy } from '../../../../src/bots/greedy.js';
import { dice } from '../../../../src/engine/random.js';
import type { EuropaAction } from '../../../../src/rulesets/europa/action.js';
import { makePosition, type Stand } from '../../../../src/conformance/position.js';
import type { Sketch } from '../../../../src/conformance/sketch.js';
import { playout } from '../../../../src/engine/apply.js';
import { isLeft } from '../../../../src/prelude.js';
import { eastVictory } from '../../../../src/rulesets/fire-in-the-east/victory.js';

const RULES = { rules: 'fire-in-the-east', amend: ['FITE-25', 'FITE-28', 'REFORM-12', 'REFORM-12G', 'REFORM-12H', 'REFORM-25D', 'REFORM-28C2d', 'REFORM-39D8'], begins: 'Jul I 42', columns: [1, 20], rows: [1, 20] } satisfies Sketch;
/** The cities of the East are what is fought for. */
const at = (units: ReadonlyArray<string>, more: Partial<Sketch> = {}): Stand =>
  stand({ ...RULES, territories: { 'Germany': '01-05', 'Soviet Union': '06-20' }, sources: { 'germany': '0303', 'soviet-union': '1919' }, points: { germany: 2 }, units, ...more });
const stand = (sketch: Sketch): Stand => {
  const { objectives, standing, lossWorth } = eastVictory();
  const made = makePosition(sketch, (rules) => ({ ...rules, objectives, standing, lossWorth }));
  if (isLeft(made)) throw new Error(JSON.stringify(made.left));
  return made.right;
};
const legal = ({ game, state }: Stand, actions: ReadonlyArray<EuropaAction>): boolean => {
  const copy = playout(game, state);
  return actions.every((action) => game.violations(copy.state, action).length === 0 && copy.play(action) !== null);
};
const planned = (p: Stand, kind: string): ReadonlyArray<ReadonlyArray<EuropaAction>> => [...(p.game.earlyPlans?.(p.state) ?? [])].filter((o) => o.label.startsWith(kind)).map((o) => o.actions);
const chosen = (p: Stand): ReadonlyArray<EuropaAction> => greedy.choose(p.game, p.state, dice(1, 0));
const isMission = (a: EuropaAction): boolean => a.type === 'order' && (a.order === 'airdrop' || a.order === 'land');

const PARA = 'p1: German 2-5 Para III @0303';
const GUARD = 's1: Soviet 4-6 Rifle XX @1818';
const CITY = { '0303': 'dot Berlin', '0909': 'major-full Kiev' };

describe('airdrops', () => {
  it('are planned on what is fought for and held by nobody, with the jump at once', () => {
    const p = at([PARA, GUARD], { places: CITY });
    expect(planned(p, 'airdrop')).toEqual([[{ type: 'order', order: 'airdrop', subject: ['p1', '0909'] }, { type: 'order', order: 'jump', subject: ['p1'] }]]);
    expect(legal(p, planned(p, 'airdrop')[0])).toBe(true);
    // defended, of the own side already, or nothing but ground
    expect(planned(at([PARA, 's1: Soviet 4-6 Rifle XX @0909'], { places: CITY }), 'airdrop')).toEqual([]);
    expect(planned(at([PARA, GUARD], { places: CITY, owners: { germany: '0909' } }), 'airdrop')).toEqual([]);
    expect(planned(at([PARA, GUARD], { places: { '0303': 'dot Berlin' } }), 'airdrop')).toEqual([]);
    // and with a point to pay
    expect(planned(at([PARA, GUARD], { places: CITY, points: { germany: 0 } }), 'airdrop')).toEqual([]);
  });

  it('are chosen by the greedy bot for a city, and by no means for a field', () => {
    expect(chosen(at([PARA, GUARD], { places: CITY }))[0]).toMatchObject({ order: 'airdrop', subject: ['p1', '0909'] });
    expect(chosen(at([PARA, GUARD], { places: { '0303': 'dot Berlin' } })).filter(isMission)).toEqual([]);
  });
});

describe('landings', () => {
  const sea = { terrain: { sea: '0601-0620 07' }, features: { port: '0505' }, territories: { 'Germany': '01-05', 'Soviet Union': '08-20' } };
  const MARINE = 'm1: German 2-6 Inf III @0505';

  it('are planned on coasts that are fought for, and chosen there alone', () => {
    const p = at([MARINE, GUARD], { ...sea, places: { '0808': 'major-full Odessa' } });
    expect(planned(p, 'land')).toEqual([[{ type: 'order', order: 'land', subject: ['m1', '0808'] }]]);
    expect(chosen(p).filter(isMission)).toEqual([{ type: 'order', order: 'land', subject: ['m1', '0808'] }]);
    const bare = at([MARINE, GUARD], sea);
    expect(planned(bare, 'land')).toEqual([]);
    expect(chosen(bare).filter(isMission)).toEqual([]);
  });
});
