/** Airdrops and landings that cost points. @rule REFORM 25D, 28C2d, 39D8 */
import { describe, expect, it } from 'vitest';
import { type Fixture, position, roll, type Sketch } from '../../fixture.js';

const order = (kind: 'airdrop' | 'jump' | 'turnBack' | 'land', ...subject: ReadonlyArray<string>) => ({ type: 'order', order: kind, subject }) as const;

type Pools = Readonly<Partial<Record<'Germany' | 'Romania' | 'Soviet Union', number>>>;
const pool = (at: Fixture, nation: string): number => (at.state.slices['logistics'] as { pools: Readonly<Record<string, number>> }).pools[nation];

const drop = (pools: Pools, more: Sketch = {}): Fixture =>
  position({
    rules: 'fire-in-the-east',
    amend: ['FITE-25', 'REFORM-12', 'REFORM-25D'],
    columns: [1, 20],
    rows: [1, 20],
    player: 'soviet-union',
    sources: { 'soviet-union': '0404', germany: '1311' },
    slices: { logistics: { pools } },
    places: { '0505': 'dot Orel', '0405': 'dot Tula' },
    units: ['s1: Soviet 2-5 Para X @0505 dot', 's2: Soviet 2-5 Para X @0405', 'g1: German 1-6 Inf X @1010'],
    ...more,
  });

describe('REFORM 25D: airdrops', () => {
  it('ER-25D.1 cost a point as they take off, and none without the item', () => {
    const paid = drop({ 'Soviet Union': 1 }).act(order('airdrop', 's1', '0908'));
    expect([pool(paid, 'Soviet Union'), paid.events.map((e) => e.type)]).toEqual([0, ['pointsEntered', 'unitTookOff', 'sliceWritten']]);
    const refused = drop({});
    expect(refused.refusals(order('airdrop', 's1', '0908')).map((v) => [v.code, v.ref.case])).toEqual([['points/none-left', '12G']]);
    expect(refused.legal().filter((a) => a.type === 'order')).toEqual([]);
    expect(drop({}, { amend: ['FITE-25'], slices: {} }).try(order('airdrop', 's1', '0908'))).toEqual([]);
  });

  it('ER-25D.2 the point is lost when the mission is given up, and another one costs another', () => {
    const back = drop({ 'Soviet Union': 2 }).act(order('airdrop', 's1', '0908'), order('turnBack', 's1'));
    expect(pool(back, 'Soviet Union')).toBe(1);
    expect(pool(back.act(order('airdrop', 's2', '0908')), 'Soviet Union')).toBe(0);
  });

  it('AMB-ER-129 a point pays for everybody in a hex, or for all of the phase, or for one unit', () => {
    const left = (reading: string, second: string): number =>
      pool(drop({ 'Soviet Union': 3 }, { readings: { 'airdrop-points': reading } }).act(order('airdrop', 's1', '0908'), order('airdrop', 's2', second)), 'Soviet Union');
    expect([left('hex', '0908'), left('hex', '0909')]).toEqual([2, 1]);
    expect([left('operation', '0908'), left('operation', '0909')]).toEqual([2, 2]);
    expect([left('unit', '0908'), left('unit', '0909')]).toEqual([1, 1]);
    // also when the first has jumped already
    expect(pool(drop({ 'Soviet Union': 3 }).act(order('airdrop', 's1', '0908'), order('jump', 's1'), roll(6), order('airdrop', 's2', '0908')), 'Soviet Union')).toBe(2);
  });

  it('AMB-ER-130 allies pay with their own points or German ones, by a reading with their own alone', () => {
    const romanian = (pools: Pools, readings = {}): Fixture =>
      drop(pools, { readings, player: 'germany+romania+hungary+italy+finland', territories: { Romania: '04-05' }, units: ['r1: Romanian 2-5 Para X @0505', 's1: Soviet 2-6 Inf X @1010'], sources: { romania: '0404' } });
    expect([romanian({ 'Romania': 1 }).try(order('airdrop', 'r1', '0908')), romanian({ 'Germany': 1 }).try(order('airdrop', 'r1', '0908'))]).toEqual([[], ['points/none-left']]);
    const german = romanian({ 'Germany': 1 }).act(order('airdrop', 'r1', '0908', 'germany'));
    expect(pool(german, 'Germany')).toBe(0);
    expect(romanian({ 'Germany': 1 }, { 'mission-payer': 'own' }).try(order('airdrop', 'r1', '0908', 'germany'))).toEqual(['points/own-only']);
    expect(romanian({ 'Soviet Union': 1 } as Pools).try(order('airdrop', 'r1', '0908', 'soviet-union'))).toEqual(['points/wrong-pool']);
    const listed = (pools: Pools, readings = {}): ReadonlyArray<string> => romanian(pools, readings).legal().flatMap((a) => (a.type === 'order' && a.subject[1] === '0908' ? [a.subject.join(' ')] : []));
    expect(listed({ 'Germany': 1, 'Romania': 1 })).toEqual(['r1 0908', 'r1 0908 germany']);
    expect(listed({ 'Germany': 1, 'Romania': 1 }, { 'mission-payer': 'own' })).toEqual(['r1 0908']);
  });

  it('nobody is named for what costs nothing', () => {
    const at = drop({ 'Soviet Union': 3 }).act(order('airdrop', 's1', '0908'));
    expect(at.try(order('airdrop', 's2', '0908', 'soviet-union'))).toEqual(['points/nothing-to-pay']);
    expect(at.try(order('airdrop', 's2', '0908', 'soviet-union', 'germany'))).toEqual(['order/wording']);
  });

  it('ER-25D.3 who is dropped has attack supply in that player turn', () => {
    const down = drop({ 'Soviet Union': 1 }).act(order('airdrop', 's1', '1009'), order('jump', 's1'), roll(6)).to('combat');
    expect(down.odds('1010', 's1').strengths).toEqual({ s1: 2, g1: 0.5 });
    const next = down.to('combat', 'soviet-union');
    expect(next.odds('1010', 's1').strengths['s1']).toBe(1);
    const without = drop({ 'Soviet Union': 1 }, { amend: ['FITE-25', 'REFORM-12'], slices: {} }).act(order('airdrop', 's1', '1009'), order('jump', 's1'), roll(6)).to('combat');
    expect(without.odds('1010', 's1').strengths['s1']).toBe(1);
  });

  it('tells what it costs', () => {
    const at = drop({ 'Soviet Union': 2 });
    expect(at.game.explain(at.state, order('airdrop', 's1', '0908')).lines).toContain('It costs 1 logistical point; Soviet Union has 2 [REFORM 25D].');
    const up = at.act(order('airdrop', 's1', '0908'));
    expect(up.game.explain(up.state, order('airdrop', 's2', '0908')).lines).toContain('It costs no point [REFORM 25D].');
  });
});

const landing = (pools: Pools, more: Sketch = {}): Fixture =>
  position({
    rules: 'fire-in-the-east',
    amend: ['FITE-28', 'REFORM-12', 'REFORM-28C2d', 'REFORM-39D8'],
    columns: [1, 20],
    rows: [1, 10],
    player: 'germany+romania+hungary+italy+finland',
    territories: { Germany: '01-05' },
    terrain: { sea: '06-08' },
    features: { port: '0505' },
    sources: { germany: '0404', 'soviet-union': '1405' },
    slices: { logistics: { pools } },
    units: ['k1: German 1-6 Cmdo II @0505 dot marks=kriegsmarine', 'k2: German 1-6 Cmdo II @0505', 'g1: German 2-6 Inf III @0505', 's1: Soviet 1-6 Inf X @1005'],
    ...more,
  });

describe('REFORM 28C2d: amphibious landings', () => {
  it('ER-28C2d.1 cost a point for each hex, and none without the item', () => {
    const one = landing({ 'Germany': 2 }).act(order('land', 'g1', '0905'));
    expect(pool(one, 'Germany')).toBe(1);
    expect(pool(one.act(order('land', 'k2', '0905')), 'Germany')).toBe(1);
    expect(pool(one.act(order('land', 'k2', '0904')), 'Germany')).toBe(0);
    expect(landing({}).try(order('land', 'g1', '0905'))).toEqual(['points/none-left']);
    expect(landing({}, { amend: ['FITE-28'], slices: {} }).try(order('land', 'g1', '0905'))).toEqual([]);
  });

  it('AMB-ER-133 or a point for everything that lands in the phase', () => {
    const all = landing({ 'Germany': 2 }, { readings: { 'landing-points': 'operation' } }).act(order('land', 'g1', '0905'), order('land', 'k2', '0904'));
    expect(pool(all, 'Germany')).toBe(1);
  });

  it('AMB-ER-132 attack supply comes with them by one reading alone', () => {
    const strength = (readings = {}): number => landing({ 'Germany': 1 }, { readings, owners: { 'soviet-union': '09-20' } }).act(order('land', 'g1', '0905')).to('combat').odds('1005', 'g1').strengths['g1'];
    expect([strength(), strength({ 'landing-attack-supply': 'yes' })]).toEqual([0.5, 1]);
  });

  it('ER-39D8.1 the commando of the Kriegsmarine lands for nothing, and pays for nobody else', () => {
    const commando = landing({}).act(order('land', 'k1', '0905'));
    expect([commando.unit('k1').hex, pool(commando, 'Germany')]).toEqual(['0905', 0]);
    expect(landing({}).try(order('land', 'k2', '0905'))).toEqual(['points/none-left']);
    expect(commando.try(order('land', 'g1', '0905'))).toEqual(['points/none-left']);
    expect(landing({}, { amend: ['FITE-28', 'REFORM-28C2d'] }).try(order('land', 'k1', '0905'))).toEqual(['points/none-left']);
    const at = landing({ 'Germany': 1 });
    expect(at.game.explain(at.state, order('land', 'k1', '0905')).lines).toContain('It costs no point [REFORM 39D8].');
    expect(at.try(order('land', 'k1', '0905', 'germany'))).toEqual(['points/nothing-to-pay']);
  });
});
