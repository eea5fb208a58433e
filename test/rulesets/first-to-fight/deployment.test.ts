/** Preparing for play. @rule FTF 21 */
import { describe, expect, it } from 'vitest';
import { settle } from '../../../src/engine/apply.js';
import type { EuropaAction } from '../../../src/rulesets/europa/action.js';
import { forcesData } from '../../../src/scenarios/poland-1939/forces.js';
import { type Fixture, fixture, march } from '../fixture.js';
import { game, poland } from './poland.js';

const deploy = (unit: string, hex: string): EuropaAction => ({ type: 'deploy', unit, hex });
const free = (): Fixture => {
  const played = game({}, { deployment: 'free' });
  return fixture(played, settle(played, played.initial).state);
};
/** Sets up the units of some nations where the default set-up has them, but for some. */
const setUp = (p: Fixture, nations: ReadonlyArray<string>, but: ReadonlyArray<string> = []): Fixture =>
  p.act(p.game.board.roster.units.filter((u) => nations.includes(u.nation) && u.arrives === 0 && !but.includes(u.id)).map((u) => deploy(u.id, u.hex as string)));
const end = { type: 'endPhase' } as const;

describe('FTF 21: deployment', () => {
  it('FF-21.1 the default set-up is the order of battle', () => {
    const p = poland();
    expect(p.game.board.roster.ids).toEqual(forcesData.units.map((u) => u.id));
    for (const u of forcesData.units) expect([u.id, p.unit(u.id).hex]).toEqual([u.id, u.arrives === 0 ? u.hex : 'expected']);
    expect(p.unit('po-inf-xx-24').face).toBe(forcesData.units.find((u) => u.id === 'po-inf-xx-24')?.starts);
  });

  it('FF-21.10 FF-21.11 FF-21.12 the Poles set up, then the Soviets and the Germans, by the German player, who moves first', () => {
    const p = free();
    expect([p.state.phase, p.actor()]).toEqual(['deployment', 'allied']);
    expect(p.try(deploy('ge-inf-xx-1', '2314'))).toEqual(['deployment/not-to-deploy']);
    expect(p.try(end)).toEqual(['deployment/units-left']);
    const poles = setUp(p, ['Poland']).act(end);
    expect([poles.state.phase, poles.actor()]).toEqual(['deployment', 'axis']);
    expect(poles.try(deploy('po-inf-xx-20', '2417'))).toEqual(['deployment/not-to-deploy']);
    expect(poles.try(deploy('ge-inf-xx-1', '2314'))).toEqual(['deployment/not-to-deploy']);
    // Soviets in their areas, on their side of the border
    expect([poles.try(deploy('su-inf-xx-27', '4304')), poles.try(deploy('su-inf-xx-27', '4424'))]).toEqual([[], ['deployment/outside-area']]);
    const soviets = setUp(poles, ['Soviet Union']).act(end);
    expect([soviets.state.phase, soviets.actor(), soviets.try(deploy('su-inf-xx-27', '4304'))]).toEqual(['deployment', 'axis', ['deployment/not-to-deploy']]);
    const begun = setUp(soviets, ['Germany', 'Slovakia']).act(end);
    expect([begun.state.phase, begun.state.turn, begun.actor()]).toEqual(['initial', 1, 'axis']);
    expect(begun.unit('ge-inf-xx-56').hex).toBe('expected');
  });

  it('FF-21.10 QA-33 units go where the order of battle puts them, any unit to any hex of its area', () => {
    const p = free();
    const coast = p.game.board.setting.forces.areas.find((a) => a.id === 'po-coast')?.hexes ?? [];
    const unit = p.game.board.roster.units.find((u) => u.area === 'po-coast' && u.arrives === 0)?.id as string;
    expect(coast.map((hex) => p.try(deploy(unit, hex)))).toEqual(coast.map(() => []));
    expect(p.try(deploy(unit, '2319'))).toEqual(['deployment/outside-area']);
    expect(p.legal().filter((a) => a.type === 'deploy' && a.unit === unit)).toHaveLength(coast.length);
  });

  it('FF-21.10 the stacking limit holds (AMB-BC-57)', () => {
    const p = free();
    const ids = p.game.board.roster.units.filter((u) => u.area === 'po-krakow' && u.arrives === 0 && u.size === 'XX').map((u) => u.id);
    const hex = '1830'; // of the area
    expect(ids.length).toBeGreaterThan(3);
    const stacked = p.act(ids.slice(0, 3).map((u) => deploy(u, hex)));
    expect(stacked.try(deploy(ids[3], hex))).toEqual(['deployment/over-stacking-limit']);
  });

  it('FF-21.12 QA-8 QA-9 QA-10 the southern reserve: inside the army areas; in Slovakia only its mountain divisions', () => {
    const germans = setUp(setUp(free(), ['Poland']).act(end), ['Soviet Union']).act(end);
    expect(germans.try(deploy('ge-mtn-xx-1', '2034'))).toEqual([]);
    expect(germans.try(deploy('ge-inf-xx-27', '2034'))).toEqual(['deployment/outside-area']);
    expect(germans.try(deploy('ge-mtn-xx-1', '2934'))).toContain('deployment/outside-area');
    expect(germans.try(deploy('ge-inf-xx-27', '1430'))).toEqual([]);
    // one railroad engineer and one antiaircraft regiment of the “other forces”, no second
    const reserve = germans.game.board.roster.units.filter((u) => u.area === 'ge-ags' && u.arrives === 0).map((u) => u.type);
    expect([reserve.filter((t) => t === 'RR Eng').length, reserve.filter((t) => t === 'mot hv AA').length]).toEqual([1, 1]);
  });

  it('FF-21.5 a German city without units has no defense of its own', () => {
    const p = poland({ alone: true, player: 'poland', phase: 'movement', at: { 'po-inf-xx-25': '1224' } });
    const entered = p.act(march('po-inf-xx-25', '1225'));
    expect([entered.unit('po-inf-xx-25').hex, entered.owner('1225')]).toEqual(['1225', 'poland']);
  });

  it('FF-21.8 FF-21.9 Option B of the 7th Flieger Division; no optional units', () => {
    const flieger = game().board.roster.units.filter((u) => u.nation === 'Germany' && u.type === 'Para');
    expect(flieger.map((u) => [u.id, u.size])).toEqual([['ge-para-iii-7-fjr-1', 'III']]);
    expect(game().board.roster.units.filter((u) => u.nation === 'Germany' && (u.arrives ?? 0) > 0).map((u) => u.designation)).toEqual(['56', '57', '252', '257', '258']);
  });
});
