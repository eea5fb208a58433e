/**
 * Retreat before combat, against attacks and overruns, with the amendment and without it. Germans in 0504 go for 0505; ways out of
 * 0505 are 0604, 0605, 0506, 0405 and 0404.
 */
import { describe, expect, it } from 'vitest';
import { evadersNow } from '../../../src/rulesets/europa/combat/evade.js';
import { advance, attack, commit, endPhase, type Fixture, march, overrun, pass, position, retreat, roll, type Sketch } from '../fixture.js';

const AMEND = ['FITE-9I', 'REFORM-9C', 'REFORM-13'];
const on = (units: ReadonlyArray<string>, more: Partial<Sketch> = {}): Fixture => position({ amend: AMEND, result: 'E', units, ...more });

const PANZERS = ['g1: German 6-6-10 Pz XX (2-10) @0504', 'g2: German 6-6-10 Pz XX (2-10) @0504'];
const CAVALRY = 'p1: Polish 1-8 Cav X @0505 dot';
const RIFLES = 'p2: Polish 1-6 Inf III @0505 dot';
const types = (p: Fixture): ReadonlyArray<string> => p.events.map((e) => e.type);
const ids = (p: Fixture, units: ReadonlyArray<number>): ReadonlyArray<string> => units.map((u) => p.game.board.roster.ids[u]);
const asked = (p: Fixture): ReadonlyArray<string> => {
  const decision = p.due();
  return decision?.kind === 'evade' ? ids(p, decision.units) : [];
};

describe('who may', () => {
  const asks = (unit: string, more: Partial<Sketch> = {}): boolean => asked(on([...PANZERS, `p1: ${unit} @0505`], { result: 'S', ...more }).to('combat').act(attack('0505', 'g1', 'g2'))).length > 0;

  it('ER-13.41 cavalry and c/m units, and units that are marked; infantry may not', () => {
    expect([asks('Polish 2-8 Cav X'), asks('Polish 2-8 Arm X'), asks('Polish 4-6 Inf XX'), asks('Polish 4-6 Inf XX', { units: [...PANZERS, 'p1: Polish 4-6 Inf XX @0505 marks=evades'] })]).toEqual([true, true, false, true]);
  });

  it('ER-12H.20 army headquarters', () => {
    expect([asks('Polish 0-8 Army HQ HQ'), asks('Polish 0-8 Inf HQ'), asks('Polish 0-8 Tank Army HQ HQ')]).toEqual([true, false, false]);
  });

  it('AMB-ER-66 evasion', () => {
    const readings = { evasion: 'headquarters' };
    expect([asks('Polish 2-8 Cav X', { readings }), asks('Polish 0-8 Army HQ HQ', { readings })]).toEqual([false, true]);
  });

  it('nobody without the amendment', () => {
    expect(asks('Polish 2-8 Cav X', { amend: ['REFORM-9C', 'REFORM-13'] })).toBe(false);
  });

  it('nobody who cannot move', () => {
    expect([asks('Polish 2-8 Cav X'), asks('Polish 2-0 Cav X')]).toEqual([true, false]);
  });

  it('nobody who has nowhere to go', () => {
    const ring = ['0604', '0605', '0506', '0405', '0404'].map((hex, i) => `x${i}: German 1-6 Inf III @${hex}`);
    expect(asks('Polish 2-8 Cav X', { units: [...PANZERS, ...ring, 'p1: Polish 2-8 Cav X @0505'] })).toBe(false);
  });
});

describe('before an overrun', () => {
  it('ER-13.42 its owner is asked at once, and may decline', () => {
    const p = on([...PANZERS, CAVALRY, RIFLES]).act(overrun('0505', 'g1', 'g2'));
    expect([types(p), p.actor(), asked(p)]).toEqual([['overrunBegun', 'decisionOpened'], 'allied', ['p1']]);
    expect(p.due()).toMatchObject({ kind: 'evade', side: 'allied', overrun: { odds: 6, by: 'march' } });
    // nothing is paid before
    expect(p.unit('g1').mp).toBe(10);
    const stays = p.act(pass);
    expect([types(stays), stays.unit('p1').hex, stays.unit('g1').mp]).toEqual([
      ['decisionChanged', 'decisionClosed', 'combatJoined', 'overrunPaid', 'overrunPaid', 'decisionOpened'], '0505', 2,
    ]);
    expect(p.try(endPhase)).toEqual(['sequence/decision-due']);
    expect(p.try(retreat('p2', '0506'))).toEqual(['evade/not-able']);
    expect(p.try(retreat('p1', '0508'))).toEqual(['retreat/not-adjacent']);
    expect(p.try(retreat('p1', '0504'))).toEqual(['retreat/enemy-occupied']);
  });

  it('ER-13.43 EX-ER-17 odds and cost are reckoned anew when some have gone: 12 against 2 become 12 against 1', () => {
    const p = on([...PANZERS, CAVALRY, RIFLES]).act(overrun('0505', 'g1', 'g2'), retreat('p1', '0506'));
    expect([p.unit('p1').hex, p.unit('p2').hex, p.unit('g1').hex, p.unit('g1').mp, p.unit('g2').mp, p.due()]).toEqual(['0506', 'eliminated', '0505', 8, 8, null]);
    expect(types(p)).not.toContain('dieRolled');
  });

  it('ER-13.14 AMB-ER-60 overrun-cost-odds', () => {
    const p = on([...PANZERS, CAVALRY, RIFLES], { readings: { 'overrun-cost-odds': 'announced' } }).act(overrun('0505', 'g1', 'g2'), retreat('p1', '0506'));
    expect([p.unit('p2').hex, p.unit('g1').mp]).toEqual(['eliminated', 2]);
  });

  it('ER-13.44 ER-13.45 AMB-ER-62 where all have gone the overrunners enter, and pay for the hex alone', () => {
    const more: Partial<Sketch> = { amend: [...AMEND, 'FITE-6A'], terrain: { woods: '0505' }, hexsides: { 'minor-river': '0504/0505' } };
    const units = ['g1: German 24-6-10 Pz XX (2-10) @0504', CAVALRY, 'p3: Polish 5-6 Inf XX @0604'];
    const p = on(units, more).act(overrun('0505', 'g1'), retreat('p1', '0506'));
    // 2 for woods, 1 for the river, 2 from zone to zone
    expect([p.unit('g1').hex, p.unit('g1').mp, p.due(), p.owner('0505')]).toEqual(['0505', 5, null, 'germany']);
    expect(types(p)).toEqual(['overrunBegun', 'decisionOpened', 'unitRetreated', 'decisionChanged', 'decisionClosed', 'unitOverran']);
    // whoever cannot pay for zones that have come nearer enters all the same
    const slow = on(['g1: German 24-6-10 Pz XX (2-10) @0504', 'p1: Polish 1-8 Cav XX @0505', 'p3: Polish 5-6 Inf XX @0604'], { ...more, amend: AMEND }).act(overrun('0505', 'g1'), retreat('p1', '0506'));
    expect(slow.unit('g1').hex).toBe('0505');
  });

  it('AMB-ER-182 after-evasion', () => {
    const gone = (reading: string): Fixture => on([...PANZERS, CAVALRY], { readings: { 'after-evasion': reading } }).act(overrun('0505', 'g1', 'g2'), retreat('p1', '0506'));
    expect([gone('go-on').unit('g1').mp, gone('go-on').try(march('g1', '0604'))]).toEqual([9, []]);
    expect([gone('stop').unit('g1').mp, gone('stop').unit('g1').stopped, gone('stop').unit('g1').hex]).toEqual([0, true, '0505']);
  });

  it('ER-13.42 one after another, as many as like', () => {
    const p = on(['g1: German 40-6-10 Pz XX (2-10) @0504', CAVALRY, 'p3: Polish 1-8 Cav X @0505 dot', RIFLES]).act(overrun('0505', 'g1'));
    expect(asked(p)).toEqual(['p1', 'p3']);
    const one = p.act(retreat('p3', '0506'));
    expect([asked(one), one.unit('p3').hex]).toEqual([['p1'], '0506']);
    expect(one.act(pass).unit('p1').hex).toBe('eliminated');
    expect(one.act(retreat('p1', '0405')).unit('p1').hex).toBe('0405');
  });

  it('is made before the overruns of Boot Camp too', () => {
    const p = position({ rules: 'advanced', amend: ['FITE-9I'], units: ['g1: German 20-6-10 Pz XX @0504', CAVALRY, RIFLES] }).act(overrun('0505', 'g1'));
    expect(asked(p)).toEqual(['p1']);
    const gone = p.act(retreat('p1', '0506'));
    expect([gone.unit('p1').hex, gone.unit('p2').hex, gone.unit('g1').hex, gone.unit('g1').mp]).toEqual(['0506', 'eliminated', '0505', 7]);
    const empty = position({ rules: 'advanced', amend: ['FITE-9I'], units: ['g1: German 20-6-10 Pz XX @0504', CAVALRY] }).act(overrun('0505', 'g1'), retreat('p1', '0506'));
    expect([empty.unit('g1').hex, empty.unit('g1').mp]).toEqual(['0505', 9]);
  });
});

describe('before an attack', () => {
  const fight = (units: ReadonlyArray<string>, more: Partial<Sketch> = {}): Fixture => on(units, { phase: 'combat', ...more });

  it('the attack falls on those who stay', () => {
    const p = fight([...PANZERS, CAVALRY, RIFLES]).act(attack('0505', 'g1', 'g2'));
    expect([asked(p), p.state.attack]).toEqual([['p1'], expect.objectContaining({ target: p.game.board.map.hexOf.get('0505') })]);
    const gone = p.act(retreat('p1', '0506'));
    expect(gone.state.combat).toMatchObject({ printed: { attacker: 12, defender: 1 } });
    const won = gone.act(roll(1));
    expect([won.unit('p2').hex, won.unit('p1').hex]).toEqual(['eliminated', '0506']);
  });

  it('where nobody stays there is no result; the attackers may advance, and have attacked', () => {
    const p = fight([...PANZERS, CAVALRY, 'p3: Polish 4-6 Inf XX @0404']).act(attack('0505', 'g1', 'g2'), retreat('p1', '0506'));
    expect([types(p), p.due()?.kind, p.actor()]).toEqual([['unitCommitted', 'unitCommitted', 'decisionOpened', 'unitRetreated', 'unitsMarked', 'decisionChanged', 'decisionClosed', 'combatJoined', 'combatStepped', 'decisionOpened'], 'advance', 'axis']);
    const after = p.act(advance('g1'), pass);
    expect([after.unit('g1').hex, after.unit('g2').hex, after.state.combat, after.owner('0505')]).toEqual(['0505', '0504', null, 'germany']);
    expect(after.try(commit('0404', 'g2'))).toEqual(['attack/attacked-already']);
  });

  it('whoever has slipped away adds nothing where it goes, and does not slip away again', () => {
    const p = fight([...PANZERS, 'g3: German 9-6 Inf III @0605 dot', CAVALRY, 'p3: Polish 4-8 Cav XX @0506']).act(attack('0505', 'g1', 'g2'), retreat('p1', '0506'), pass);
    expect(p.odds('0506', 'g3').defense).toBe(4);
    const next = p.act(attack('0506', 'g3'));
    expect(asked(next)).toEqual(['p3']);
    // both are struck by what comes of it
    expect(next.act(pass, roll(1)).unit('p1').hex).toBe('eliminated');
  });

  it('goes on where a hex is full', () => {
    const full = [1, 2, 3].map((n) => `f${n}: Polish 3-6 Inf XX @0506`);
    const walls = { hexsides: { sea: '0505/0604 0505/0605 0505/0405 0505/0404' } };
    const p = fight([...PANZERS, 'p1: Polish 1-8 Cav XX @0505', ...full], walls).act(attack('0505', 'g1', 'g2'), retreat('p1', '0506'));
    expect(p.due()).toMatchObject({ kind: 'evade', going: p.game.board.roster.ixOf.get('p1') });
    expect(p.try(pass)).toEqual(['evade/goes-on']);
    expect(p.try(retreat('p1', '0505'))).not.toEqual([]);
    const on_ = p.act(retreat('p1', '0507'));
    expect([on_.unit('p1').hex, on_.due()?.kind]).toEqual(['0507', 'advance']);
    // it slips away once, however far
    expect([...p.events, ...on_.events].filter((e) => e.type === 'unitsMarked').length).toBe(1);
    // the others wait until it has arrived
    const two = fight([...PANZERS, 'p1: Polish 1-8 Cav XX @0505', 'p4: Polish 1-8 Cav XX @0505', ...full], walls).act(attack('0505', 'g1', 'g2'), retreat('p1', '0506'));
    expect(new Set(two.legal().flatMap((a) => (a.type === 'retreat' ? [a.unit] : [])))).toEqual(new Set(['p1']));
    const decision = two.due();
    expect(decision?.kind === 'evade' ? ids(two, evadersNow(two.game.position(two.state), decision)) : []).toEqual(['p1']);
    // also where ways are open to them: by the reading any, p1 may go to the full hex all the same
    const any = fight([...PANZERS, 'p1: Polish 1-8 Cav XX @0505', 'p4: Polish 1-8 Cav XX @0505', ...full], { readings: { 'evasion-hexes': 'any' } }).act(attack('0505', 'g1', 'g2'), retreat('p1', '0506'));
    expect(new Set(any.legal().map((a) => (a.type === 'retreat' ? a.unit : a.type)))).toEqual(new Set(['p1']));
    // with a single way on it is taken, and with none the unit is lost
    const sea = (hexes: string): Fixture => fight([...PANZERS, 'p1: Polish 1-8 Cav XX @0505', ...full], { ...walls, terrain: { sea: hexes } }).act(attack('0505', 'g1', 'g2'), retreat('p1', '0506'));
    const lost = sea('0405 0406 0605 0606 0507');
    expect([sea('0405 0406 0605 0606').unit('p1').hex, lost.unit('p1').hex]).toEqual(['0507', 'eliminated']);
    expect(lost.events).toContainEqual(expect.objectContaining({ type: 'unitEliminated', unit: 'p1', hex: '0506', cause: 'stacking' }));
  });

  it('AMB-BC-90 begins where it stands, for each that slips away', () => {
    const p = fight([...PANZERS, 'p1: Polish 1-8 Cav X @0505', 'p4: Polish 1-8 Cav X @0505'], { readings: { 'retreat-path': 'farther' } }).act(attack('0505', 'g1', 'g2'));
    const ways = (q: Fixture): ReadonlyArray<string> => q.legal().flatMap((a) => (a.type === 'retreat' && a.unit === 'p4' ? [a.to] : []));
    expect([p.due(), ways(p), ways(p.act(retreat('p1', '0506')))]).toEqual([expect.objectContaining({ kind: 'evade', visited: [] }), ['0605', '0506', '0405'], ['0605', '0506', '0405']]);
  });

  it('is not asked for where no way is open', () => {
    const p = fight([...PANZERS, CAVALRY], { terrain: { sea: '0604 0605 0506 0405 0404' } }).act(attack('0505', 'g1', 'g2'));
    expect([types(p).filter((t) => t === 'decisionOpened').length, p.due()?.kind]).toEqual([1, 'roll']);
  });

  it('AMB-BC-107 exchange-cadre-advance is about cadres of an exchange: one that it was before advances', () => {
    const p = fight(['g1: German 6-6-10 Pz XX (2-10) @0504 cadre', CAVALRY], { readings: { 'exchange-cadre-advance': 'no' } }).act(attack('0505', 'g1'), retreat('p1', '0506'));
    expect(p.due()?.kind).toBe('advance');
  });

  it('AMB-ER-43 evasion-zones, AMB-ER-67 evasion-hexes', () => {
    const shut = ['x1: German 9-9-10 Pz XX @0607', 'x2: German 1-6 Inf III @0604', 'x3: German 1-6 Inf III @0405', 'x4: German 1-6 Inf III @0404', 'x5: German 1-6 Inf III @0506'];
    const units = [...PANZERS, 'p1: Polish 2-8 Cav X @0505', ...shut];
    // 0605 is the only way, and lies in a zone of control if 0607 does not: 0606 has one
    const zone = units.map((u) => u.replace('@0607', '@0606'));
    const left = (reading: string): string => fight(zone, { readings: { 'evasion-zones': reading } }).act(attack('0505', 'g1', 'g2'), retreat('p1', '0605')).unit('p1').hex;
    expect([left('spared'), left('harmed')]).toEqual(['0605', 'eliminated']);
    // so it is where only the zones of c/m divisions harm
    const armor = zone.map((u) => u.replace('x1: German 9-9-10 Pz XX', 'x1: German 9-10 Pz XX'));
    const reformed = (reading: string): Fixture => fight(armor, { amend: [...AMEND, 'REFORM-9F1'], readings: { 'evasion-zones': reading } }).act(attack('0505', 'g1', 'g2'), retreat('p1', '0605'));
    expect([reformed('spared').unit('p1').hex, reformed('harmed').unit('p1').hex]).toEqual(['0605', 'eliminated']);
    // a division becomes a cadre, one of the defenders
    const division = zone.map((u) => u.replace('2-8 Cav X @0505', '4-8 Cav XX (2-8) @0505'));
    expect(fight(division, { readings: { 'evasion-zones': 'harmed' } }).act(attack('0505', 'g1', 'g2'), retreat('p1', '0605')).events).toContainEqual({ type: 'unitCadred', unit: 'p1', hex: '0605', of: 'defender', cause: 'zoc-retreat' });
    // a cadre as well: no combat has made it one
    const cadre = zone.map((u) => u.replace('2-8 Cav X @0505', '4-8 Cav XX (2-8) @0505 cadre marks=evades'));
    const readings = { 'evasion-zones': 'harmed', 'retreat-cadre-made-now': 'spared' };
    expect(fight(cadre, { amend: [...AMEND, 'REFORM-9F1'], readings }).act(attack('0505', 'g1', 'g2'), retreat('p1', '0605')).unit('p1').hex).toBe('eliminated');
    const ways = (reading: string): ReadonlyArray<string> =>
      fight([...PANZERS, 'p1: Polish 2-8 Cav X @0505', 'x1: German 9-9-10 Pz XX @0606'], { readings: { 'evasion-hexes': reading } })
        .act(attack('0505', 'g1', 'g2'))
        .legal()
        .flatMap((a) => (a.type === 'retreat' ? [a.to] : []))
        .sort();
    expect([ways('by-priority'), ways('any')]).toEqual([['0405'], ['0404', '0405', '0506', '0604', '0605']]);
  });
});

describe('what is said of it', () => {
  it('in explanations, logs and questions', () => {
    const p = on([...PANZERS, CAVALRY, RIFLES]);
    const before = p.game.explain(p.state, overrun('0505', 'g1', 'g2')).lines.join('\n');
    expect(before).toContain('Before anything else p1 Cav X (1-8) may retreat; odds and cost are reckoned anew then. [FITE 9I');
    expect(before).toMatch(/Due then: the allied side, overrun in 0505 by g1 Pz XX \(6-10\), g2 Pz XX \(6-10\), may retreat before combat with p1 Cav X \(1-8\), or pass/);
    const asking = p.act(overrun('0505', 'g1', 'g2'));
    const now = asking.game.prospect(asking.state);
    expect([now.decision, now.answers, now.refs.map((r) => r.book)]).toEqual(['evade', ['pass', 'retreat'], ['FITE']]);
    expect(asking.game.named({ type: 'decisionOpened', decision: asking.state.pending[0] })).toMatchObject({
      decision: { kind: 'evade', hex: '0505', units: ['p1'], overrun: { units: ['g1', 'g2'], from: '0504' } },
    });
    expect(asking.game.explain(asking.state, pass).lines[0]).toBe('Nobody else retreats before combat.');
    expect(asking.game.explain(asking.state, retreat('p1', '0506')).lines.join('\n')).toContain('Open to p1 Cav X (1-8)');
  });
});
