/** Worked examples of the supplement, its charts and its questions and answers. */
import { describe, expect, it } from 'vitest';
import { levelOf } from '../../../src/rulesets/first-to-fight/index.js';
import { pointsOf } from '../../../src/rulesets/first-to-fight/victory.js';
import { turnDates } from '../../../src/scenarios/poland-1939/index.js';
import { attack, endPhase, march } from '../fixture.js';
import { game, poland } from './poland.js';

const mobilize = (unit: string) => ({ type: 'mobilize' as const, unit });

describe('worked examples of First to Fight', () => {
  it('EX-21 FF-20B.7 the 33rd is converted, and may move and attack', () => {
    const units = ['po-inf-cadre-33', 'po-bdr-iii-wilno'];
    const p = poland({ turn: 3, player: 'poland', alone: true, at: { [units[0]]: '3406', [units[1]]: '3406', 'ge-pz-iii-10': '3409', 'po-ng-x-lwowska': 'removed' } });
    const made = p.act({ type: 'convert', conversion: 'convert-po-inf-xx-33', units });
    expect(made.stack('3406')).toEqual(['po-inf-xx-33']);
    expect(units.map((u) => made.unit(u).hex)).toEqual(['removed', 'removed']);
    const moved = made.act(endPhase, march('po-inf-xx-33', '3407', '3408'));
    expect(moved.to('combat').try(attack('3409', 'po-inf-xx-33'))).toEqual([]);
  });

  it('EX-24 QA-7 QA-8 QA-9 the southern reserve: not in 2934; in 2034 the mountain divisions alone', () => {
    const { board } = game();
    const area = (id: string) => board.setting.forces.areas.find((a) => a.id === id)?.hexes ?? [];
    const reserve = board.roster.units.filter((u) => u.area === 'ge-ags' || u.area === 'ge-ags-mtn');
    expect(reserve.filter((u) => area(u.area as string).includes('2934'))).toEqual([]);
    expect(new Set(reserve.filter((u) => area(u.area as string).includes('2034')).map((u) => u.type))).toEqual(new Set(['Mtn']));
  });

  it('EX-25 QA-18 a cadre in Hel that mobilizes counts as a division there', () => {
    const cadre = { 'po-inf-xx-24': '1609', 'po-inf-xx-5': '1609' };
    const p = poland({ turn: 2, player: 'poland', alone: true, at: cadre, cadres: Object.keys(cadre), owners: { germany: 'Poland', poland: ['1609'] } });
    expect(Object.keys(cadre).map((u) => p.act(endPhase).unit(u).outOfSupply)).toEqual([false, false]);
    const grown = p.act(mobilize('po-inf-xx-24'), endPhase);
    expect(grown.due()).toMatchObject({ kind: 'ration' });
    expect(grown.try({ type: 'supply', units: Object.keys(cadre) })).toEqual(['ration/too-many']);
  });

  it('EX-26 QA-34 the 6th may use the mobilization of the 24th', () => {
    const p = poland({ turn: 2, player: 'poland', alone: true, at: { 'po-inf-xx-24': 'eliminated', 'po-inf-xx-6': '2319' }, cadres: ['po-inf-xx-6'] });
    const done = p.act(mobilize('po-inf-xx-6'));
    expect(done.unit('po-inf-xx-6')).toMatchObject({ hex: '2319', face: 'full' });
    expect(p.try(mobilize('po-inf-xx-24'))).toEqual(['unit/not-on-map']);
  });

  it('EX-27 QA-36 four mobilizations, three cadres: one is kept for a division that becomes a cadre later', () => {
    const four = ['po-inf-xx-35', 'po-inf-xx-36', 'po-inf-xx-38', 'po-inf-xx-39'];
    const at = Object.fromEntries(four.map((u, i) => [u, `${22 + i}20`]));
    const p = poland({ turn: 3, player: 'poland', alone: true, at, cadres: four.slice(0, 3) });
    // the last one starts the order of battle as a cadre: here it has been mobilized and stands at full strength
    const full = { ...p.state, units: { ...p.state.units, face: p.state.units.face.map((f, u) => (p.game.board.roster.ids[u] === four[3] ? 0 : f)) } };
    const used = four.slice(0, 3).reduce((s, u) => {
      expect(p.game.violations(s, mobilize(u))).toEqual([]);
      return { ...s, units: { ...s.units, face: s.units.face.map((f, i) => (p.game.board.roster.ids[i] === u ? 0 : f)) }, mobilized: [...s.mobilized, 4 + four.indexOf(u)] };
    }, full);
    const later = { ...used, turn: 5, units: { ...used.units, face: used.units.face.map((f, u) => (p.game.board.roster.ids[u] === four[0] ? 1 : f)) } };
    expect(p.game.violations(used, mobilize(four[3])).map((v) => v.code)).toContain('mobilization/no-cadre');
    expect(p.game.violations(later, mobilize(four[0]))).toEqual([]);
  });

  it('EX-30 FF-1.3 turns in days', () => expect([1, 10].map(turnDates)).toEqual(['1–3 September 1939', '28–30 September 1939']));

  it('EX-31 FF-VP.10 FF-VP.11 six, seven and nine withdrawn: 12, 13 and 15 points', () => {
    const played = game();
    const pos = played.position(played.initial);
    expect([6, 7, 9].map((n) => pointsOf(pos, 'withdrawn', n))).toEqual([12, 13, 15]);
  });

  it('EX-32 FF-LV.1 FF-LV.2 FF-LV.3 FF-LV.4 FF-LV.5 the boundaries of the levels', () => {
    expect([33, 34, 49, 50, 81, 82, 95, 96].map((n) => levelOf(n).level.replace(' Victory', ''))).toEqual([
      'German Decisive', 'German Marginal', 'German Marginal', 'Draw', 'Draw', 'Polish Marginal', 'Polish Marginal', 'Polish Decisive',
    ]);
  });
});
