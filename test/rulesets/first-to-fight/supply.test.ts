/** Sources of supply. @rule FTF 12C */
import { describe, expect, it } from 'vitest';
import { endPhase, march, position, type Sketch } from '../fixture.js';
import { game, poland } from './poland.js';

const supplied = (sketch: Sketch, unit: string): boolean => !position({ rules: 'first-to-fight', supply: 'judged', ...sketch }).unit(unit).outOfSupply;

/** Breslau in 0303 and Liegnitz in 0103, joined by rail through 0203; all of it Germany. */
const silesia: Sketch = {
  territories: { Germany: '01-06' },
  places: { '0303': 'major-partial Breslau', '0103': 'dot Liegnitz' },
  hexsides: { rail: '0103/0203 0203/0303' },
  units: ['g1: German 7-6 Inf XX @0306'],
};
/** Warszawa in 0505 and 0506, joined by rail through 0605 to Siedlce in 0705. */
const mazovia: Sketch = {
  places: { '0505': 'major-full Warszawa', '0506': 'major-full Warszawa', '0705': 'dot Siedlce' },
  hexsides: { rail: '0505/0605 0605/0705' },
  units: ['p1: Polish 5-6-6 Inf XX @0508'],
};

describe('FTF 12C1: full sources', () => {
  it('FF-12C.1 a source serves any number of units of its player, Slovak ones too', () => {
    const many = [...Array.from({ length: 20 }, (_, i) => `g${i + 1}: German 7-6 Inf XX @0306`), 's1: Slovak 3-6 Inf XX @0406', 'p1: Polish 1-8 MG II @0506'];
    for (const unit of ['g1', 'g20', 's1']) expect(supplied({ ...silesia, units: many }, unit)).toBe(true);
    expect(supplied({ ...silesia, units: many }, 'p1')).toBe(false);
  });

  it('FF-12C.2 German sources are the unisolated German-owned major cities of Germany', () => {
    expect(supplied(silesia, 'g1')).toBe(true);
    expect(supplied({ ...silesia, owners: { poland: '0303' } }, 'g1')).toBe(false);
    // a captured Polish city serves nobody
    const krakow: Sketch = { ...mazovia, territories: { Germany: '01-02' }, owners: { germany: '05-07' }, units: ['g1: German 7-6 Inf XX @0508'] };
    expect(supplied(krakow, 'g1')).toBe(false);
    expect(supplied({ ...krakow, territories: { Germany: '01-10' } }, 'g1')).toBe(true);
  });

  it('FF-12C.3 Königsberg is one without a railroad, as long as it is German-owned', () => {
    const alone = (city: string): Sketch => ({ ...silesia, places: { '0303': `major-partial ${city}` }, hexsides: {} });
    expect(supplied(alone('Königsberg'), 'g1')).toBe(true);
    expect(supplied(alone('Breslau'), 'g1')).toBe(false);
    expect(supplied({ ...alone('Königsberg'), owners: { poland: '0303' } }, 'g1')).toBe(false);
  });

  it('FF-12C.4 Polish sources are the unisolated Polish-owned major cities of Poland', () => {
    expect(supplied(mazovia, 'p1')).toBe(true);
    expect(supplied({ ...mazovia, owners: { germany: '0505 0506' } }, 'p1')).toBe(false);
    expect(supplied({ ...mazovia, territories: { Germany: '0505 0506' }, owners: { poland: '0505 0506' } }, 'p1')).toBe(false);
    // hexes of a city count one by one, joined by the railroad of any of them (AMB-BC-130, AMB-BC-193)
    expect(supplied({ ...mazovia, owners: { germany: '0506' } }, 'p1')).toBe(true);
    expect(supplied({ ...mazovia, owners: { germany: '0505' } }, 'p1')).toBe(false);
  });

  it('FF-12C.5 isolated as soon as the last rail hex is lost, without a source from the next check on', () => {
    const units = ['p1: Polish 5-6-6 Inf XX @0508', 'g1: German 2-8 Recon II @0604 dot'];
    const p = position({ ...mazovia, rules: 'first-to-fight', supply: 'judged', units });
    expect(p.unit('p1').outOfSupply).toBe(false);
    const cut = p.act(march('g1', '0605'));
    expect(cut.unit('p1').outOfSupply).toBe(false);
    expect(cut.to('movement', 'poland').unit('p1').outOfSupply).toBe(true);
    expect(p.to('movement', 'poland').unit('p1').outOfSupply).toBe(false);
  });

  it('FF-12C.5 zones of control do not isolate, ownership does (AMB-BC-131)', () => {
    expect(supplied({ ...mazovia, units: [...(mazovia.units ?? []), 'g1: German 9-10 Pz XX @0704', 'g2: German 9-10 Pz XX @0606'] }, 'p1')).toBe(true);
    expect(supplied({ ...mazovia, owners: { germany: '0605' } }, 'p1')).toBe(false);
  });

  it('FF-12C.6 the other city must be a major or a dot city', () => {
    const to = (kind: string): Sketch => ({ ...mazovia, places: { ...mazovia.places, '0705': `${kind} Siedlce` } });
    expect(['major-partial', 'major-full', 'dot', 'reference'].map((kind) => supplied(to(kind), 'p1'))).toEqual([true, true, true, false]);
    // another hex of the same city is no other city (AMB-BC-132)
    const itself: Sketch = { ...mazovia, places: { '0505': 'major-full Warszawa', '0506': 'major-full Warszawa' }, hexsides: { rail: '0505/0506' } };
    expect(supplied(itself, 'p1')).toBe(false);
  });

  it('FF-12C.6 it need not be unisolated itself, nor in the same country (AMB-BC-133)', () => {
    expect(supplied({ ...mazovia, places: { ...mazovia.places, '0705': 'major-full Lublin' } }, 'p1')).toBe(true);
    expect(supplied({ ...mazovia, territories: { Germany: '0705' }, owners: { poland: '0705' } }, 'p1')).toBe(true);
  });

  it('FF-12C.7 and friendly-owned', () => {
    expect(supplied({ ...mazovia, owners: { germany: '0705' } }, 'p1')).toBe(false);
    // a road does not do
    expect(supplied({ ...mazovia, hexsides: { road: '0505/0605 0605/0705' } }, 'p1')).toBe(false);
  });

  it('FF-12C.8 an isolated city supplies nobody, not even those inside it', () => {
    const inside = { ...mazovia, units: ['p1: Polish 5-6-6 Inf XX @0505'] };
    expect(supplied(inside, 'p1')).toBe(true);
    expect(supplied({ ...inside, owners: { germany: '0605' } }, 'p1')).toBe(false);
  });

  it('FF-12C.16 BC-12A.7 enemies, zones and terrain bar lines to these sources as to any', () => {
    const line = (...units: ReadonlyArray<string>): Sketch => ({ ...mazovia, terrain: { sea: '04 0601-0604 0606-0610' }, units: ['p1: Polish 5-6-6 Inf XX @0508', ...units] });
    expect(supplied(line(), 'p1')).toBe(true);
    expect(supplied(line('g1: German 0-6 RR Eng III @0507'), 'p1')).toBe(false);
    // a battalion at the sea's edge has a zone now
    const coast: Sketch = { ...line('g1: German 1-8 MG II @0607'), terrain: { sea: '04 0601-0604 0606 0608-0610' } };
    expect(supplied(coast, 'p1')).toBe(false);
    expect(supplied({ ...coast, units: [...(coast.units ?? []), 'p2: Polish 1-6 Art II @0507', 'p3: Polish 1-6 Art II @0506'] }, 'p1')).toBe(true);
    // an empty source in an enemy zone: entered by nobody
    const watched: Sketch = { ...mazovia, places: { '0505': 'major-full Warszawa', '0705': 'dot Siedlce' }, units: ['p1: Polish 5-6-6 Inf XX @0503', 'g1: German 1-8 MG II @0405'] };
    expect(supplied({ ...watched, hexsides: { rail: '0505/0605 0605/0705' } }, 'p1')).toBe(false);
    expect(supplied({ ...watched, units: [...(watched.units ?? []), 'p2: Polish 1-8 MG II @0505'] }, 'p2')).toBe(true);
  });

  it('BC-12C.3 a source that is lost and regained serves again', () => {
    const p = position({ ...mazovia, rules: 'first-to-fight', supply: 'judged', player: 'poland', owners: { germany: '0505 0506' }, units: ['p1: Polish 5-6-6 Inf XX @0508', 'p2: Polish 2-8 Cav X @0504 dot'] });
    expect(p.unit('p1').outOfSupply).toBe(true);
    expect(p.act(march('p2', '0505')).to('movement', 'germany').unit('p1').outOfSupply).toBe(false);
  });

  it('FF-12C.2 FF-12C.4 the sources of the scenario at the start', () => {
    const { board, position: at, initial } = game();
    const cities = (power: number) => board.rules.supply.sources(at(initial), power).map((h) => board.map.places[board.map.placeAt[h]].name);
    expect(cities(0)).toEqual(['Berlin', 'Dresden', 'Stettin', 'Breslau', 'Königsberg']);
    expect(cities(1)).toEqual(['Poznań', 'Łódź', 'Katowice', 'Kraków', 'Warszawa', 'Warszawa', 'Wilno', 'Lwów']);
  });

  it('FF-12C.16 the corridor to the sea lies in German zones from the first day', () => {
    const out = (readings: Readonly<Record<string, string>>): ReadonlyArray<string> => {
      const p = poland({ readings }).act(endPhase);
      return p.game.board.roster.ids.filter((u) => p.unit(u).hex.length === 4 && p.unit(u).outOfSupply);
    };
    expect(out({}).every((u) => game().board.roster.units.find((d) => d.id === u)?.area === 'po-coast')).toBe(true);
    expect(out({}).length).toBeGreaterThan(0);
    expect(out({ 'line-limits': 'overland' })).toEqual([]);
  });
});

describe('FTF 12C2: Hel', () => {
  const hel = (...units: ReadonlyArray<string>): Sketch => ({
    rules: 'first-to-fight',
    columns: [14, 18],
    rows: [7, 12],
    features: { fortress: '1609' },
    phase: 'initial',
    units,
  });
  const small = (n: number) => Array.from({ length: n }, (_, i) => `p${i + 1}: Polish 1-5 Inf III @1609`);
  const out = (p: ReturnType<typeof position>, ...units: ReadonlyArray<string>) => units.filter((u) => p.unit(u).outOfSupply);
  const give = (...units: ReadonlyArray<string>) => ({ type: 'supply' as const, units });

  it('FF-12C.9 supplies three non-divisional units, of whatever kind', () => {
    expect(out(position(hel(...small(3))).act(endPhase), 'p1', 'p2', 'p3')).toEqual([]);
    const four = position(hel(...small(4))).act(endPhase);
    expect(four.due()).toMatchObject({ kind: 'ration', side: 'allied' });
    expect(four.actor()).toBe('allied'); // in the German player turn as well
    expect(four.try(give('p1', 'p2', 'p3', 'p4'))).toEqual(['ration/too-many']);
    expect(four.try(give('p1', 'p2'))).toEqual(['ration/too-few']);
    expect(four.legal()).toHaveLength(4);
    const chosen = four.act(give('p1', 'p3', 'p4'));
    expect([out(chosen, 'p1', 'p2', 'p3', 'p4'), chosen.state.phase]).toEqual([['p2'], 'movement']);
    // cadres are non-divisional
    expect(out(position(hel('p1: Polish 5-6-6 Inf XX (2-6) @1609 cadre', ...small(2).map((u) => u.replace('p', 'q')))).act(endPhase), 'p1', 'q1', 'q2')).toEqual([]);
  });

  it('FF-12C.10 or one divisional unit, not both', () => {
    expect(out(position(hel('p1: Polish 5-6-6 Inf XX @1609')).act(endPhase), 'p1')).toEqual([]);
    const both = position(hel('p1: Polish 5-6-6 Inf XX @1609', 'p2: Polish 1-5 Inf III @1609')).act(endPhase);
    expect(both.legal()).toEqual([give('p1'), give('p2')]);
    expect(out(both.act(give('p2')), 'p1', 'p2')).toEqual(['p1']);
    const two = position(hel('p1: Polish 5-6-6 Inf XX @1609', 'p2: Polish 5-6-6 Inf XX @1609')).act(endPhase);
    expect(two.try(give('p1', 'p2'))).toEqual(['ration/too-many']);
  });

  it('FF-12C.11 in its own hex only, and Polish units only', () => {
    expect(out(position(hel('p1: Polish 1-5 Inf III @1610')).act(endPhase), 'p1')).toEqual(['p1']);
    expect(out(position(hel('g1: German 1-5 Inf III @1609')).act(endPhase), 'g1')).toEqual(['g1']);
  });

  it('FF-12C.12 until its fortress is taken for the first time', () => {
    const start = position({ ...hel('p1: Polish 1-5 Inf III @1611', 'g1: German 2-8 Recon II @1608 dot'), places: { '1812': 'major-partial Grudziądz' }, phase: 'movement' });
    const taken = start.act(march('g1', '1609'));
    expect(taken.events).toContainEqual(expect.objectContaining({ type: 'fortificationCaptured', hex: '1609' }));
    const left = taken.to('movement', 'germany').act(march('g1', '1608'));
    // retaken in the same turn, and held at the next check
    const back = left.to('movement', 'poland').act(march('p1', '1610')).to('movement', 'germany').to('movement', 'poland').act(march('p1', '1609'));
    expect(back.owner('1609')).toBe('poland');
    expect(out(back.to('movement', 'germany'), 'p1')).toEqual(['p1']);
    const never = start.act(march('g1', '1508')).to('movement', 'poland').act(march('p1', '1610', '1609')).to('movement', 'germany');
    expect(out(never, 'p1')).toEqual([]);
  });

  it('FF-12C.9 units there may use an ordinary line besides (AMB-BC-137)', () => {
    const joined = position({ ...hel(...small(5)), places: { '1611': 'major-partial Gdynia', '1711': 'dot Puck' }, hexsides: { rail: '1611/1711' } }).act(endPhase);
    expect([out(joined, 'p1', 'p5'), joined.due()]).toEqual([[], null]);
  });

  it('QA-18 mobilization comes before the check: a mobilized unit counts as a division there', () => {
    const sketch: Sketch = {
      ...hel('p1: Polish 5-6-6 Inf XX (2-6) @1609 cadre', 'p2: Polish 5-6-6 Inf XX (2-6) @1609 cadre'),
      player: 'poland',
      mobilizations: [{ turn: 1, unit: 'p1', source: 'reconstructed' }],
    };
    expect(out(position(sketch).act(endPhase), 'p1', 'p2')).toEqual([]);
    const grown = position(sketch).act({ type: 'mobilize', unit: 'p1' }, endPhase);
    expect(grown.due()).toMatchObject({ kind: 'ration' });
    expect(out(grown.act(give('p1')), 'p1', 'p2')).toEqual(['p2']);
  });
});
