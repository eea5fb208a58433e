/** Bombed oilfields. @rule REFORM 20F1e */
import { describe, expect, it } from 'vitest';
import { type Fixture, position, roll, type Sketch } from '../../fixture.js';

const AXIS = 'germany+romania+hungary+italy+finland';
const bomb = (hex: string) => ({ type: 'order', order: 'bomb', subject: [hex] }) as const;

interface Books {
  readonly pools: Readonly<Record<string, number>>;
  readonly bombed: Readonly<Record<string, number>>;
}
const books = (at: Fixture): Books => at.state.slices['logistics'] as Books;

/** Ploesti in Axis hands, Baku in Soviet hands, a city of each side between them. */
const war = (more: Sketch = {}): Fixture =>
  position({
    rules: 'fire-in-the-east',
    amend: ['REFORM-12G', 'REFORM-20F1e', 'REFORM-34A1', 'REFORM-34A2'],
    begins: 'Jul I 42',
    columns: [1, 20],
    player: 'soviet-union',
    territories: { Romania: '01-10' },
    places: { '0202': 'dot Ploesti', '1902': 'major-partial Baku', '0902': 'dot Iasi', '1202': 'dot Odessa' },
    sources: { germany: '0203', romania: '0203', 'soviet-union': '1903' },
    units: ['r1: Romanian 4-6 Inf XX @0202', 's1: Soviet 4-6 Inf XX @1905'],
    ...more,
  });
/** To the next movement phase of a side; dice of allies bring nothing. */
const onward = (at: Fixture, side: number): Fixture => {
  let now = at;
  do now = now.act(now.due()?.kind === 'roll' ? roll(6) : { type: 'endPhase' });
  while (now.state.phase !== 'movement' || now.due() !== null || now.state.playerTurn !== side);
  return now;
};

describe('REFORM 20F1e: bombing of oilfields', () => {
  it('ER-20F1e.2 bombed Ploesti gives no points in the next Axis initial phase, and again after it is repaired', () => {
    const at = war();
    const hit = at.act(bomb('0202'), roll(5));
    expect(books(hit).bombed['Ploesti']).toBe(1);
    const next = onward(hit, 0);
    expect([books(next).pools['Germany'], books(next).bombed['Ploesti']]).toEqual([4, 0]);
    expect(books(onward(onward(next, 1), 0)).pools['Germany']).toBe(4 + 6);
    // a miss, or no bombing
    expect([books(onward(at.act(bomb('0202'), roll(4)), 0)).pools['Germany'], books(onward(at, 0)).pools['Germany']]).toEqual([6, 6]);
  });

  it('ER-20F1e.1 bombed Baku gives no point', () => {
    const at = war({ player: AXIS });
    const soviet = (fixture: Fixture): number => books(onward(fixture, 1)).pools['Soviet Union'];
    // four cities are off the map, and Soviet
    expect([soviet(at.act(bomb('1902'), roll(6))), soviet(at)]).toEqual([4, 5]);
  });

  it('is flown once in a player turn, against a field of the enemy near an own airbase', () => {
    const at = war();
    expect(at.try(bomb('1202'))).toEqual(['bombing/no-oilfield']);
    expect(at.try(bomb('1902'))).toEqual(['bombing/not-the-enemys']);
    expect(at.act(bomb('0202'), roll(1)).try(bomb('0202'))).toEqual(['bombing/once']);
    expect(war({ columns: [1, 40], places: { '0202': 'dot Ploesti', '3902': 'dot Odessa' } }).try(bomb('0202'))).toEqual(['bombing/too-far']);
    expect(onward(at.act(bomb('0202'), roll(1)), 1).try(bomb('0202'))).toEqual([]);
    expect(at.try({ type: 'order', order: 'bomb', subject: ['0202', '0203'] })).toEqual(['order/wording']);
    expect(war({ amend: ['REFORM-12G'] }).try(bomb('0202'))).toEqual(['order/not-in-force']);
  });

  it('AMB-ER-128 by one reading it takes points of the turn that have arrived, by another the next that are due', () => {
    const baku = (reading: string): Fixture => war({ player: AXIS, readings: { 'bombed-oilfields': reading } }).act(bomb('1902'), roll(6));
    expect([books(baku('standing')).bombed['Baku'], books(onward(baku('next'), 1)).pools['Soviet Union']]).toEqual([1, 4]);
    // Soviet points of the turn have not arrived when the Axis bombs: the field gives none in this turn, and is whole in the next
    const same = onward(baku('same-turn'), 1);
    expect([books(same).pools['Soviet Union'], books(onward(same, 0)).bombed['Baku']]).toEqual([4, 0]);
    // Ploesti has paid: it is taken back
    const ploesti = war({ player: AXIS, phase: 'initial', readings: { 'bombed-oilfields': 'same-turn' } });
    const soviet = onward(ploesti, 1);
    expect([books(soviet).pools['Germany'], books(soviet.act(bomb('0202'), roll(6))).pools['Germany']]).toEqual([6, 4]);
  });
});
