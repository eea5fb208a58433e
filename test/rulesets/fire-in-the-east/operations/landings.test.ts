/** Landings from the sea as they are made for this project. @rule FITE 28 */
import { describe, expect, it } from 'vitest';
import { type Fixture, march, position, type Sketch } from '../../fixture.js';

const land = (unit: string, hex: string) => ({ type: 'order', order: 'land', subject: [unit, hex] }) as const;

/** Sea in columns 06 to 12, the port of 0505 on its western coast. */
const coast = (more: Sketch = {}): Fixture =>
  position({
    rules: 'fire-in-the-east',
    amend: ['FITE-28'],
    sources: { 'soviet-union': '0404', germany: '1410' },
    columns: [1, 20],
    rows: [1, 10],
    player: 'soviet-union',
    terrain: { sea: '06-12' },
    features: { port: '0505' },
    owners: { germany: '13-20' },
    units: ['s1: Soviet 3-6 Nvl Trps X @0505', 's2: Soviet 4-6 Inf XX @0505', 's3: Soviet 3-6 Nvl Trps X @0405', 'h1: Soviet 0-8 Front HQ HQ @0505', 'g1: German 7-6 Inf XX @1310'],
    ...more,
  });

describe('FITE 28: landings', () => {
  it('lead from an own port to a coast of the enemy within eight hexes of sea', () => {
    const at = coast();
    expect(at.try(land('s1', '1306'))).toEqual([]);
    expect(at.try(land('s1', '1406'))).toEqual(['landing/out-of-reach']);
    expect(at.try(land('s3', '1306'))).toEqual(['landing/no-port']);
    expect(at.try(land('h1', '1306'))).toEqual(['landing/cannot-embark']);
    expect(at.try(land('s1', '0507'))).toEqual(['landing/own-coast']);
    expect(at.try(land('s1', '1310'))).toContain('landing/enemy-hex');
    expect(at.try(march('s1', '0504'), land('s1', '1306'))).toContain('landing/has-moved');
    // two columns more: nine hexes of sea
    expect(coast({ terrain: { sea: '06-14' }, owners: { germany: '15-20' }, units: ['s1: Soviet 3-6 Nvl Trps X @0505', 'g1: German 7-6 Inf XX @1910'] }).try(land('s1', '1506'))).toEqual(['landing/out-of-reach']);
    expect(coast({ features: {} }).try(land('s1', '1306'))).toEqual(['landing/no-port']);
    expect(coast({ units: ['s1: Soviet 3-6 Nvl Trps X @0505 out', 'g1: German 7-6 Inf XX @1310'] }).try(land('s1', '1306'))).toEqual(['landing/out-of-supply']);
    expect(at.try({ type: 'order', order: 'land', subject: ['s1'] })).toEqual(['order/wording']);
  });

  it('end the movement of the unit, and take the hex', () => {
    const there = coast().act(land('s1', '1306'));
    expect([there.unit('s1').hex, there.owner('1306'), there.try(march('s1', '1406')).length > 0]).toEqual(['1306', 'soviet-union', true]);
    expect(coast({ owners: { germany: '13-20' }, units: ['s1: Soviet 3-6 Nvl Trps X @0505', 'g1: German 7-6 Inf XX @1307'] }).act(land('s1', '1306')).to('combat').try({ type: 'commit', unit: 's1', target: '1307' })).toEqual([]);
  });

  it('bring three REs in a player turn', () => {
    const at = coast().act(land('s1', '1306'));
    expect(at.try(land('s2', '1306'))).toEqual(['landing/lift']);
    expect(coast().try(land('s2', '1306'))).toEqual([]);
    const next = at.to('movement', 'soviet-union');
    expect(next.try(land('s2', '1305'))).toEqual([]);
  });

  it('without the amendment there are none', () => expect(coast({ amend: [] }).try(land('s1', '1306'))).toEqual(['order/not-in-force']));
});
