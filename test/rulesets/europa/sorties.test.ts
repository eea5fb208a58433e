/** Who may send air points now, from where, and how many: what the air phase, its checks, the plans and the cases ask. */
import { describe, expect, it } from 'vitest';
import type { Position } from '../../../src/rulesets/europa/position.js';
import { airSites, bombedHexes, dividedHexes, openBases, senderOf, sends, sentFrom, withFightersDue } from '../../../src/rulesets/europa/sorties.js';
import { due } from '../../../src/rulesets/europa/state.js';
import { airPhase } from '../boot-camp/advanced/airNow.js';
import { aim, das, endPhase, type Fixture, meetDas, meetOas, oas, pass, position, type Sketch } from '../fixture.js';

const now = ({ game, state }: Fixture): Position => game.position(state);
const hexOf = ({ game }: Fixture, id: string): number => game.board.map.hexOf.get(id) ?? -1;
const ids = ({ game }: Fixture, hexes: ReadonlyArray<number>): ReadonlyArray<string> => hexes.map((hex) => game.board.map.ids[hex]);
const powerName = ({ game }: Fixture, power: number): string => (power < 0 ? 'nobody' : game.board.powers[power].id);
/** `'germany 0404 10'` for each airbase that can send points. */
const open = (p: Fixture): ReadonlyArray<string> => openBases(now(p)).map(({ power, base, most }) => `${powerName(p, power)} ${ids(p, [base])[0]} ${most}`);
/** Powers that send points. */
const sending = (p: Fixture): ReadonlyArray<string> => p.game.board.powers.filter((_, power) => sends(now(p), power)).map(({ id }) => id);
const senders = (p: Fixture, ...hexes: ReadonlyArray<string>): ReadonlyArray<string> => hexes.map((id) => powerName(p, senderOf(now(p), hexOf(p, id))));

/** Airbases of both, and one that nobody owns. */
const bases: Partial<Sketch> = {
  places: { '0404': 'dot A', '0408': 'dot B', '0606': 'dot N', '0807': 'dot P' },
  owners: { germany: '0404 0408', nobody: '0606' },
  airPoints: { germany: { bombers: 15, fighters: 3 }, poland: { bombers: 4, fighters: 20 } },
};

describe('airbases that can send points', () => {
  const p = position(airPhase(bases));

  it('BC-15C1.1, BC-16B.3: those of the phasing player’s bombers, up to what they and their power have left', () => {
    expect(open(p)).toEqual(['germany 0404 10', 'germany 0408 10']);
    expect(open(p.act(oas('0404', '0505', 6)))).toEqual(['germany 0404 4', 'germany 0408 9']);
    expect(open(p.act(oas('0404', '0505', 10)))).toEqual(['germany 0408 5']);
    expect(open(p.act(oas('0404', '0505', 10), das('0408', '0504', 5)))).toEqual([]);
    expect(open(position(airPhase({ ...bases, player: 'poland' })))).toEqual(['poland 0807 4']);
  });

  it('BC-15C1.2, BC-16A.3: then those of the other player’s fighters', () => {
    const q = p.act(oas('0404', '0505', 6), endPhase);
    expect(open(q)).toEqual(['poland 0807 10']);
    expect(open(q.act(meetOas('0807', '0505', 7)))).toEqual(['poland 0807 3']);
    expect(open(q.act(meetOas('0807', '0505', 10)))).toEqual([]);
    const polish = position(airPhase({ ...bases, player: 'poland' })).act(oas('0807', '0504', 2), endPhase);
    expect([polish.actor(), open(polish)]).toEqual(['axis', ['germany 0404 3', 'germany 0408 3']]);
  });

  it('BC-16A.4: what an airbase sends as bombers and as fighters is counted apart', () => {
    const q = now(p.act(oas('0404', '0505', 6), das('0404', '0504', 1)));
    expect([sentFrom(q, hexOf(p, '0404'), 'bombers'), sentFrom(q, hexOf(p, '0404'), 'fighters'), sentFrom(q, hexOf(p, '0408'), 'bombers')]).toEqual([7, 0, 0]);
  });

  it('nobody sends from a hex that nobody owns, or that is no hex of the map', () => {
    for (const player of ['germany', 'poland']) {
      const q = position(airPhase({ ...bases, player, readings: { 'allied-air': 'shared' } }));
      expect(senders(q, '0404', '0807', '0606', '9999')).toEqual(player === 'germany' ? ['germany', 'nobody', 'nobody', 'nobody'] : ['nobody', 'poland', 'nobody', 'nobody']);
      expect([sends(now(q), -1), sends(withFightersDue(now(q)), -1)]).toEqual([false, false]);
    }
  });

  it('there are none without rules on air points', () => expect(open(position({ places: { '0404': 'dot A' }, owners: { germany: '0404' } }))).toEqual([]));

  it('BC-16.4: airfields that were built are among them, in the order of the map', () => {
    const works = { underway: [], forts: [], airfields: [13, 55], built: [{ kind: 'airfield', hex: 13, power: 0 }, { kind: 'airfield', hex: 55, power: 0 }] };
    const built = position(airPhase({ ...bases, slices: { works }, owners: { germany: '0204 0404 0408 0606' } }));
    expect(ids(built, airSites(now(built)))).toEqual(['0204', '0404', '0408', '0606', '0807']);
    expect(open(built)).toEqual(['germany 0204 10', 'germany 0404 10', 'germany 0408 10', 'germany 0606 15']);
  });
});

describe('powers that share airbases (AMB-BC-184)', () => {
  const sketch: Sketch = {
    rules: 'first-to-fight-advanced',
    phase: 'air',
    columns: [26, 44],
    territories: { 'Soviet Union': '36-44' },
    places: { '2904': 'dot A', '3307': 'dot P', '3605': 'dot Minsk' },
    units: ['g1: German 7-6 Inf XX @3004', 'p1: Polish 5-6 Inf XX @3105'],
    owners: { germany: '2904', 'soviet-union': '36-44' },
  };
  const shared = { 'allied-air': 'shared' };
  const at = (player: string, dormant: boolean, readings = {}): Fixture => position({ ...sketch, player, dormant: { 'soviet-union': dormant }, readings });

  it('in its special turn the Soviet Union sends from its own, and by the reading from German ones too', () => {
    expect(open(at('soviet-union', false))).toEqual(['soviet-union 3605 10']);
    const p = at('soviet-union', false, shared);
    expect([sending(p), open(p), senders(p, '2904', '3307', '3605')]).toEqual([['soviet-union'], ['soviet-union 2904 10', 'soviet-union 3605 10'], ['soviet-union', 'nobody', 'soviet-union']]);
    expect(p.legal()).toContainEqual(oas('2904', '3105', 10));
  });

  it('BC-3E.3: one that has not entered the war sends nothing, adds nothing to the pool, and lends no airbase', () => {
    const fighters = (dormant: boolean): Fixture => at('poland', dormant, shared).act(das('3307', '3105', 4), endPhase);
    const [asleep, awake] = [fighters(true), fighters(false)];
    expect([asleep, awake].map(sending)).toEqual([['germany'], ['germany', 'soviet-union']]);
    expect([asleep, awake].map((p) => senders(p, '2904', '3605'))).toEqual([['germany', 'nobody'], ['germany', 'soviet-union']]);
    const pool = (p: Fixture): number | undefined => p.game.board.rules.air?.left(now(p), p.game.board.powers.findIndex(({ id }) => id === 'germany'), 'fighters');
    expect([pool(asleep), pool(awake)]).toEqual([27, 34]);
  });
});

describe('hexes with bombers', () => {
  const guns: Partial<Sketch> = { units: ['g1: German 7-6 Inf XX @0504', 'p1: Polish 2-10 mot hv AA III @0505 aa=2'], airPoints: { germany: { bombers: 40 }, poland: { fighters: 1 } } };
  const p = position(airPhase(guns));

  it('are in the order of the map, each once', () => {
    const q = p.act(oas('0404', '0606', 1), oas('0404', '0505', 1), das('0408', '0606', 1));
    expect(ids(q, bombedHexes(now(q)))).toEqual(['0505', '0606']);
    expect(q.act(endPhase).legal()).toEqual([meetOas('0807', '0505', 1), meetOas('0807', '0606', 1), meetDas('0807', '0606', 1), pass]);
  });

  it('BC-17B.2: fire is divided where both kinds of support were sent to one hex, not where each was sent to another', () => {
    const apart = p.act(oas('0404', '0505', 5), das('0404', '0606', 2));
    const together = p.act(oas('0404', '0505', 5), das('0404', '0505', 2));
    expect([dividedHexes(now(apart)), dividedHexes(now(together))]).toEqual([[], [{ hex: hexOf(p, '0505'), points: 2 }]]);
    const [ruled, basic] = [position({ ...airPhase(guns), readings: { 'antiaircraft-split': 'pro-rata' } }).act(oas('0404', '0505', 5), das('0404', '0505', 2)), position({})];
    expect([ruled, basic].map((q) => dividedHexes(now(q)))).toEqual([[], []]);
  });

  it('BC-17B.1: it is the non-phasing player’s, whoever that is', () => {
    const polish = position(airPhase({ player: 'poland', units: ['g1: German 2-10 mot hv AA III @0504 aa=2', 'p1: Polish 5-6 Inf XX @0505'], airPoints: { poland: { bombers: 10 } } })).act(oas('0807', '0504', 5), das('0807', '0504', 2), endPhase);
    expect([polish.actor(), polish.legal()]).toEqual(['axis', [aim('0504', 1), aim('0504', 2), pass]]);
    for (const player of ['germany', 'poland']) expect(due(withFightersDue(now(position(airPhase({ player })))).state)).toEqual({ kind: 'fighters', side: player === 'germany' ? 'allied' : 'axis' });
  });
});
