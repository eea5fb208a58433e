/**
 * Units that results of combat never eliminate, as army headquarters are: they retreat, and zones do not harm them. The slot is
 * filled here for every army headquarters.
 */
import { describe, expect, it } from 'vitest';
import { makePosition } from '../../../src/conformance/position.js';
import type { EuropaRules } from '../../../src/rulesets/europa/rules.js';
import { attack, type Fixture, fixture, lose, overrun, retreat, roll, type Sketch } from '../fixture.js';
import { sound } from '../notation.js';

const spared = (rules: EuropaRules): EuropaRules => ({ ...rules, indestructible: ({ board }, unit) => board.roster.identity[unit].armyHq !== null });
const on = (units: ReadonlyArray<string>, more: Partial<Sketch> = {}, change = spared): Fixture => {
  const { game, state } = sound(makePosition({ amend: ['REFORM-9C', 'REFORM-9F1', 'REFORM-13'], result: 'E', units, ...more }, change));
  return fixture(game, state);
};

const PANZERS = ['g1: German 10-10-10 Pz XX (4-10) @0504', 'g2: German 10-10-10 Pz XX (4-10) @0504'];
const HQ = 'h1: Polish 0-8 Army HQ HQ @0505';
const hexes = (p: Fixture, ...ids: ReadonlyArray<string>): ReadonlyArray<string> => ids.map((id) => p.unit(id).hex);
const ring = (...open: ReadonlyArray<string>): ReadonlyArray<string> => ['0604', '0605', '0506', '0405', '0404'].filter((h) => !open.includes(h)).map((hex, i) => `x${i}: German 1-6 Inf III @${hex}`);

describe('results of combat', () => {
  const fight = (result: string, ...units: ReadonlyArray<string>): Fixture => on([...PANZERS, HQ, ...units], { phase: 'combat', result }).act(attack('0505', 'g1', 'g2'), roll(1));

  it('AMB-ER-36 AMB-ER-95 E takes the others, and the headquarters retreats', () => {
    const p = fight('E', 'p1: Polish 4-6 Inf XX @0505');
    expect([hexes(p, 'p1', 'h1'), p.due()]).toEqual([['eliminated', '0505'], expect.objectContaining({ kind: 'retreat', of: 'defender' })]);
    expect(hexes(p.act(retreat('h1', '0506')), 'h1')).toEqual(['0506']);
  });

  it('AMB-ER-36 it is never among losses, and where nobody else is left it stays', () => {
    const p = fight('d', 'p1: Polish 4-6 Inf III @0505 dot');
    expect([hexes(p, 'p1', 'h1'), p.due()]).toEqual([['eliminated', '0505'], null]);
    const attackers = on(['h2: German 0-10 Army HQ HQ @0504', ...PANZERS, 'p1: Polish 4-6 Inf XX @0505'], { phase: 'combat', result: 'A*' }).act(attack('0505', 'h2', 'g1', 'g2'), roll(1));
    expect(attackers.try(lose('h2'))).toEqual(['losses/not-a-candidate']);
    const halved = attackers.act(lose('g1'));
    expect((halved.due() as { units: ReadonlyArray<number> }).units.map((u) => halved.game.board.roster.ids[u])).toEqual(['h2', 'g1', 'g2']);
  });

  it('a hex that nobody else defends: it is displaced without a die', () => {
    const p = on([...PANZERS, HQ], { phase: 'combat' }).act(attack('0505', 'g1', 'g2'));
    expect([p.due()?.kind, hexes(p.act(retreat('h1', '0506')), 'h1')]).toEqual(['retreat', ['0506']]);
  });

  it('ER-12H.21 zones do not harm it, where they cost others a step', () => {
    const p = fight('R', 'p1: Polish 5-6-6 Inf XX (2-6) @0505', 'x9: German 9-9-10 Pz XX @0606', ...ring('0605'));
    const back = p.act(retreat('h1', '0605'));
    expect([back.unit('h1').hex, back.unit('p1').hex, back.unit('p1').face]).toEqual(['0605', '0605', 'cadre']);
    // but it keeps away from them where it can
    const free = fight('R', 'p1: Polish 5-6-6 Inf XX (2-6) @0505', 'x9: German 9-9-10 Pz XX @0706', ...ring('0605', '0506'));
    expect(free.legal().flatMap((a) => (a.type === 'retreat' && a.unit === 'h1' ? [a.to] : []))).toEqual(['0506']);
  });

  it('ER-12H.24 with all six hexes closed it is lost', () => {
    expect(hexes(fight('R', 'p1: Polish 4-6 Inf XX @0505', ...ring()), 'h1', 'p1')).toEqual(['eliminated', 'eliminated']);
  });

  it('is as other units are where the rules spare nobody', () => {
    const p = on([...PANZERS, HQ, 'p1: Polish 4-6 Inf XX @0505'], { phase: 'combat' }, (rules) => rules).act(attack('0505', 'g1', 'g2'), roll(1));
    expect(hexes(p, 'p1', 'h1')).toEqual(['eliminated', 'eliminated']);
  });
});

describe('overruns without a die', () => {
  it('AMB-ER-73 ER-13.26 all others are lost, the headquarters is driven back, and the overrunners go on', () => {
    const p = on([...PANZERS, HQ, 'p1: Polish 2-6 Inf XX (1-6) @0505']).act(overrun('0505', 'g1', 'g2'));
    expect([hexes(p, 'p1', 'h1', 'g1'), p.due()?.kind]).toEqual([['eliminated', '0505', '0504'], 'retreat']);
    const back = p.act(retreat('h1', '0506'));
    expect([hexes(back, 'h1', 'g1', 'g2'), back.unit('g1').mp, back.unit('g1').stopped]).toEqual([['0506', '0505', '0505'], 7, false]);
  });

  it('ER-13.39 alone it costs them nothing but the step', () => {
    const p = on([...PANZERS, HQ]).act(overrun('0505', 'g1'), retreat('h1', '0506'));
    expect([hexes(p, 'h1', 'g1'), p.unit('g1').mp]).toEqual([['0506', '0505'], 9]);
  });

  it('ER-12H.24 with all six hexes closed it is lost', () => {
    expect(hexes(on([...PANZERS, HQ, ...ring()]).act(overrun('0505', 'g1', 'g2')), 'h1', 'g1')).toEqual(['eliminated', '0505']);
  });

  it('AMB-ER-73 overrun-headquarters', () => {
    expect(hexes(on([...PANZERS, HQ], { readings: { 'overrun-headquarters': 'eliminated' } }).act(overrun('0505', 'g1', 'g2')), 'h1', 'g1')).toEqual(['eliminated', '0505']);
  });

  it('is told beforehand', () => {
    const p = on([...PANZERS, HQ, 'p1: Polish 2-6 Inf XX @0505']);
    const text = p.game.explain(p.state, overrun('0505', 'g1', 'g2')).lines.join('\n');
    expect(text).toContain('Eliminated: p1 Inf XX (2-6).');
    expect(text).toContain('Driven back: Polish h1 Army HQ (0-8).');
  });
});
